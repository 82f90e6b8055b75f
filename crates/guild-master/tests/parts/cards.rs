//! Sets of cards.

use guild_master::{AdventurerId, Cards, ContractId};

#[test]
fn a_set_lists_its_cards_by_number() {
    let mut set: Cards<ContractId> = [90, 3, 64, 127].into_iter().map(ContractId).collect();
    set.insert(ContractId(200));
    assert_eq!(set.iter().map(|card| card.0).collect::<Vec<_>>(), [3, 64, 90, 127]);
    assert_eq!((set.len(), set.nth(2), set.nth(4)), (4, Some(ContractId(90)), None));
    set.remove(ContractId(64));
    assert!(!set.contains(ContractId(64)) && set.contains(ContractId(127)));
    assert!(!set.contains(ContractId(200)));
}

#[test]
fn a_set_is_written_as_a_list() {
    let set: Cards<AdventurerId> = Cards::range(62, 66);
    let text = serde_json::to_string(&set).unwrap();
    assert_eq!(text, "[62,63,64,65]");
    assert_eq!(serde_json::from_str::<Cards<AdventurerId>>(&text).unwrap(), set);
}
