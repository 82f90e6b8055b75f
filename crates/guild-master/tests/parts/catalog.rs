//! The catalogue of cards.

use guild_master::{Level, STATED_ADVENTURERS, STATED_CONTRACTS, catalogue};

#[test]
fn the_embedded_data_can_be_read() {
    assert_eq!((catalogue().adventurers(), catalogue().contracts()), (72, 95));
}

#[test]
fn the_set_leaves_room_for_the_cards_of_a_scenario() {
    let all = catalogue();
    let decks = Level::ALL.into_iter().flat_map(|level| all.of_level(level).iter()).count();
    assert_eq!(decks, usize::from(all.contracts()));
    // A set of cards holds those numbered below 128.
    assert!(usize::from(all.next_contract()) + STATED_CONTRACTS <= 128);
    assert!(usize::from(all.next_adventurer()) + STATED_ADVENTURERS <= 128);
}
