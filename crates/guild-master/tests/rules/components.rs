//! Components and card data.

use guild_master::{Cards, GuildMaster, Level, Objective, Rank, Setup, Table, catalogue, price_at};
use kernel::Game;
use testkit::prove;

fn table(guilds: u8) -> Table {
    Setup::of(guilds).lay().unwrap()
}

#[test]
fn the_board_has_six_spaces_of_each_kind() {
    prove::<GuildMaster>("the board has six spaces of each kind", &["GM-COMP-01", "GM-COMP-03"], |probe| {
        let table = table(4);
        probe.equal("Adventurer spaces", table.stands.iter().filter(|stand| stand.open).count(), 6);
        probe.equal("Contract spaces", table.spots.len(), 6);
        let cards: Vec<Objective> = (0..20).filter_map(Objective::at_step).collect();
        probe.equal("Order Cards", cards.len(), 13);
        let distinct = (0..13).all(|step| Objective::at_step(step).map(Objective::step) == Some(step));
        probe.holds("they are all different", distinct);
        probe.equal(
            "recruit cards",
            cards.iter().filter(|card| matches!(card, Objective::Recruit(_))).count(),
            6,
        );
        probe.equal(
            "contract cards",
            cards.iter().filter(|card| matches!(card, Objective::Contract(_))).count(),
            6,
        );
    });
}

#[test]
fn only_two_to_four_guilds_play() {
    prove::<GuildMaster>("only two to four guilds play", &["GM-COMP-02"], |probe| {
        for guilds in [0, 1, 5, 255] {
            probe.refused("a match", GuildMaster::lay(&Setup::of(guilds)), "GM-COMP-02");
            probe.equal("faults", GuildMaster::faults(&Setup { short: true, ..Setup::of(guilds) }).len(), 1);
        }
        probe.holds("three can", GuildMaster::lay(&Setup::of(3)).is_ok());
    });
}

#[test]
fn the_price_track_goes_up() {
    prove::<GuildMaster>("the price track goes up", &["GM-HIRE-17", "GM-RUL-14"], |probe| {
        let prices: Vec<u8> = (0..13).map(price_at).collect();
        probe.equal("prices", prices, [2, 3, 3, 4, 4, 4, 5, 5, 5, 5, 6, 6, 6]);
    });
}

#[test]
fn every_card_is_in_one_place_at_the_start() {
    let table = table(4);
    assert_eq!(table.unmet, Cards::range(24, 72));
    assert_eq!(table.unread.len(), 93);
    assert_eq!(table.decks, [33, 30, 30]);
}

#[test]
fn novices_and_the_three_contract_decks_are_apart() {
    prove::<GuildMaster>("novices and decks are apart", &["GM-SETU-07", "GM-SETU-12"], |probe| {
        let table = table(3);
        probe.holds("no Novice is in a deck", table.unmet.and(&catalogue().of_rank(Rank::Novice)).is_empty());
        for level in Level::ALL {
            let in_deck = table.unread.and(&catalogue().of_level(level)).len();
            probe.equal("a deck of its own", in_deck, usize::from(table.decks[level.index()]));
        }
    });
}

#[test]
fn figures_lost_from_the_diagrams() {
    prove::<GuildMaster>("figures lost from the diagrams", &["GM-RUL-51"], |probe| {
        let all = catalogue();
        let brew = all.contract_named("Brew Potion").and_then(|id| all.contract(id)).unwrap();
        probe.equal("Brew Potion", (brew.level, brew.targets), (Level::Common, [0, 8, 0, 0, 0, 0]));
        let venju = all.adventurer_named("Venju").and_then(|id| all.adventurer(id)).unwrap();
        probe.equal("Venju", (venju.rank, venju.skills, venju.fame), (Rank::Adept, [0, 3, 0, 0, 0, 3], 2));
    });
}

#[test]
fn gold_is_a_total_without_limit() {
    prove::<GuildMaster>("gold is a total without limit", &["GM-COMP-05", "GM-RUL-42"], |probe| {
        let mut table = table(2);
        let seat = kernel::Seat(1);
        GuildMaster::apply(&mut table, &guild_master::Event::Gold { seat, by: 500 });
        probe.equal("more than the tokens of the box", table.guild(seat).gold, 507);
        probe.equal("tokens of the box", 20 + 2 * 20 + 5 * 12 + 20 * 4, 200);
    });
}
