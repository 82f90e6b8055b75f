//! Setup and player counts.

use guild_master::{Event, GuildMaster, Setup, Skill};
use kernel::{Draw, Drawn, Game, Input, List, Pending, Refuse, Seat};
use testkit::prove;

use super::check;

#[test]
fn guilds_start_with_seven_gold_and_no_fame() {
    check(
        "guilds start with seven gold and no fame",
        r#"
proves = ["GM-SETU-01", "GM-SETU-02", "GM-SETU-03", "GM-SETU-05"]
setup = { guilds = 2 }
script = [
    "draw: 2", "draw: 1", "A: side fixer", "B: side reroll", "draw: 1 | 1 | 1 | 1 | 1 | 1",
    "expect: A.private = Confront Blasphemers, Steal Battle Plans, Brew Potion", "A: place Brew Potion",
    "B: place Survey the Drowned Road", "draw: 1", "draw: 1", "draw: 1", "draw: 1 | 1",
]
expect = ["A.gold = 7", "B.gold = 7", "A.fame = 0", "B.fame = 0", "round = 1", "moon = half", "marker = 2"]
"#,
    );
}

#[test]
fn a_row_of_tokens_is_dealt_to_two_guilds() {
    check(
        "a row of tokens is dealt to two guilds",
        r#"
proves = ["GM-SETU-13", "GM-SETU-14", "GM-SETU-17", "GM-SETU-18", "GM-RUL-01"]
setup = { guilds = 2 }
script = [
    "draw: 2", "draw: 1", "A: side fixer", "B: side reroll", "draw: 1 | 1 | 1 | 1 | 1 | 1",
    "expect: A.private = Confront Blasphemers, Steal Battle Plans, Brew Potion", "A: place Brew Potion",
    "B: place Survey the Drowned Road", "draw: 1", "draw: 1", "draw: 1", "draw: 1 | 1",
]
expect = [
    "layout guile logic", "token A guile", "joined A Lydia", "token B logic", "joined B Ilke",
    "A.adventurers = Lydia, Tymon, Wrenna, Dorric", "B.adventurers = Ilke, Pasco, Marit, Ovand",
]
"#,
    );
}

#[test]
fn the_side_of_the_starting_upgrade_is_chosen() {
    check(
        "the side of the starting upgrade is chosen",
        r#"
proves = ["GM-SETU-20", "GM-SETU-30", "GM-RUL-15"]
setup = { guilds = 2 }
script = [
    "draw: 2", "draw: 1", "A: side fixer", "B: side reroll", "draw: 1 | 1 | 1 | 1 | 1 | 1",
    "expect: A.private = Confront Blasphemers, Steal Battle Plans, Brew Potion", "A: place Brew Potion",
    "B: place Survey the Drowned Road", "draw: 1", "draw: 1", "draw: 1", "draw: 1 | 1",
]
expect = [
    "asked: A side", "side A fixer", "side B reroll", "dealt A Confront Blasphemers",
    "placed A Brew Potion on 3", "space A shows Cixi", "A.fame = 0", "never: fame",
    "A.upgrades = Shadow Loft fixer, Stables I, Mess Hall I, Bar I",
    "B.upgrades = Library reroll, Stables I, Mess Hall I, Bar I",
]
"#,
    );
}

#[test]
fn one_of_three_contracts_goes_to_the_board() {
    check(
        "one of three contracts goes to the board",
        r#"
proves = ["GM-SETU-21", "GM-SETU-22", "GM-SETU-23", "GM-SETU-24", "GM-RUL-52"]
setup = { guilds = 2 }
script = [
    "draw: 2", "draw: 1", "A: side fixer", "B: side reroll", "draw: 1 | 1 | 1 | 1 | 1 | 1",
    "expect: A.private = Confront Blasphemers, Steal Battle Plans, Brew Potion", "A: place Brew Potion",
    "B: place Survey the Drowned Road", "draw: 1", "draw: 1", "draw: 1", "draw: 1 | 1",
]
expect = [
    "contract 1 = Ambush Poachers", "contract 2 = Identify Rebels", "contract 3 = Brew Potion",
    "contract 4 = Survey the Drowned Road", "A.private = Confront Blasphemers, Steal Battle Plans",
    "B.private = Soothe the Ferrymen, Warm the Winter Shrine",
]
"#,
    );
}

#[test]
fn only_a_contract_dealt_can_be_placed() {
    check(
        "only a contract dealt can be placed",
        r#"
proves = ["GM-SETU-23"]
setup = { guilds = 2 }
script = [
    "draw: 2", "draw: 1", "A: side fixer", "B: side reroll", "draw: 1 | 1 | 1 | 1 | 1 | 1",
    "expect: A.private = Confront Blasphemers, Steal Battle Plans, Brew Potion", "A: place Soothe the Ferrymen",
]
expect = ["refused: GM-SETU-23"]
"#,
    );
}

#[test]
fn spaces_are_filled_in_seat_order_and_turned_up_together() {
    check(
        "spaces are filled in seat order",
        r#"
proves = ["GM-RUL-02", "GM-SETU-26", "GM-INFO-09", "GM-SETU-27"]
setup = { guilds = 2 }
script = [
    "draw: 2", "draw: 1", "A: side fixer", "B: side reroll", "draw: 1 | 1 | 1 | 1 | 1 | 1",
    "expect: A.private = Confront Blasphemers, Steal Battle Plans, Brew Potion", "B: place Soothe the Ferrymen",
    "expect: contract 4 = empty", "A: place Brew Potion", "expect: space A = down",
    "draw: 1 | 1 | 1 | 1 | 1",
]
expect = [
    "placed A Brew Potion on 3", "placed B Soothe the Ferrymen on 4", "asked: chance draw 1 of 24",
    "space A shows Cixi", "space B shows Venju", "space D shows Vatsana", "space E shows Kestrel",
    "space F shows Gorm Ironmantle", "asked: A orders", "contract 3 = Brew Potion", "under A = 7", "under B = 7", "under D = 7", "under E = 7", "under F = 7",
]
"#,
    );
}

#[test]
fn two_guilds_close_a_space_and_two_contract_spaces() {
    check(
        "two guilds close spaces",
        r#"
proves = ["GM-PLYR-03", "GM-SETU-09", "GM-SETU-10", "GM-SETU-11", "GM-SETU-25"]
setup = { guilds = 2 }
script = [
    "draw: 2", "draw: 1", "A: side fixer", "B: side reroll", "draw: 1 | 1 | 1 | 1 | 1 | 1",
    "expect: A.private = Confront Blasphemers, Steal Battle Plans, Brew Potion", "A: place Brew Potion",
    "B: place Survey the Drowned Road", "draw: 1", "draw: 1", "draw: 1", "draw: 1 | 1",
]
expect = [
    "asked: chance draw 1 of 16", "space D shows Vatsana", "asked: chance draw 1 of 8",
    "space F shows Gorm Ironmantle", "space C = closed", "under A = 7", "under B = 7", "under C = 0",
    "under D = 7", "under E = 7", "under F = 7", "contract 5 = closed", "contract 6 = closed",
]
"#,
    );
}

#[test]
fn three_guilds_take_a_column() {
    check(
        "three guilds take a column",
        r#"
proves = ["GM-SETU-15", "GM-SETU-04", "GM-PLYR-02", "GM-SETU-19"]
setup = { guilds = 3 }
script = ["draw: 2", "draw: 3", "draw: 2"]
expect = [
    "layout arcane logic spirit", "token A spirit", "token B logic", "token C arcane", "asked: A side",
    "A.adventurers = Thessaly, Bodrick, Nessa, Calder",
    "B.adventurers = Ilke, Pasco, Marit, Ovand", "C.adventurers = Quillon, Embla, Fennimar, Amaris", "marker = 1", "space C = closed", "contract 5 = empty", "contract 6 = closed",
]
"#,
    );
}

#[test]
fn four_guilds_take_two_rows() {
    check(
        "four guilds take two rows",
        r#"
proves = ["GM-SETU-16", "GM-PLYR-01", "GM-SETU-04"]
setup = { guilds = 4 }
script = ["draw: 1", "draw: 4", "draw: 1", "draw: 2"]
expect = [
    "layout guile logic charm spirit", "token A spirit", "token B guile", "token C charm", "token D logic",
    "marker = 1", "space C = down", "contract 6 = empty",
]
"#,
    );
}

#[test]
fn an_expired_guild_is_answered_for() {
    check(
        "an expired guild is answered for",
        r#"
proves = []
setup = { guilds = 2 }
script = ["draw: 1", "draw: 1", "A: expired", "B: side reroll"]
expect = ["side A fixer", "side B reroll", "asked: chance draw 1 of 33"]
"#,
    );
}

#[test]
fn the_row_in_play_may_be_picked_and_its_tokens_are_dealt() {
    let picked = |guilds: u8, tokens: &[Skill]| Setup {
        tokens: List::collect(tokens.iter().copied()),
        ..Setup::of(guilds)
    };
    prove::<GuildMaster>("the row in play is picked", &["GM-RUL-01", "GM-SETU-17"], |probe| {
        let mut facts = Vec::new();
        let setup = picked(2, &[Skill::Spirit, Skill::Charm]);
        let mut state = GuildMaster::start(&setup, &mut facts).unwrap();
        probe.equal("no row is drawn", state.pending().clone(), Pending::Chance(Draw::One { of: 2 }));
        GuildMaster::advance(&mut state, Input::Drawn(Drawn::One(1)), &mut facts).unwrap();
        let dealt: Vec<_> =
            facts.iter().filter(|fact| matches!(fact, Event::Token { .. })).copied().collect();
        let token = |seat, skill| Event::Token { seat: Seat(seat), skill };
        probe.equal("who gets which is", dealt, vec![token(0, Skill::Spirit), token(1, Skill::Charm)]);
    });
    prove::<GuildMaster>("what is picked has to fit", &["GM-SETU-14", "GM-SETU-15", "GM-SETU-16"], |probe| {
        use Skill::{Arcane, Charm, Guile, Logic, Might, Spirit};
        let faults = |guilds, tokens: &[Skill]| {
            GuildMaster::faults(&picked(guilds, tokens)).iter().map(Refuse::rule).collect::<Vec<_>>()
        };
        let none: [&str; 0] = [];
        probe.equal("a row for two", faults(2, &[Logic, Guile]), none);
        probe.equal("a column for three", faults(3, &[Arcane, Logic, Spirit]), none);
        probe.equal("two rows for four", faults(4, &[Might, Arcane, Charm, Spirit]), none);
        probe.equal("no row", faults(2, &[Might, Guile]), vec!["GM-SETU-14"]);
        probe.equal("half a row", faults(2, &[Might]), vec!["GM-SETU-14"]);
        probe.equal("one twice", faults(2, &[Might, Arcane, Arcane]), vec!["GM-SETU-14"]);
        probe.equal("no column", faults(3, &[Might, Arcane, Guile]), vec!["GM-SETU-15"]);
        probe.equal("a row for four", faults(4, &[Might, Arcane]), vec!["GM-SETU-16"]);
    });
}
