//! Rules that wider tests pass by, each shown by itself.

use super::check;

#[test]
fn private_contracts_of_one_order_space_meet_nobody() {
    check(
        "two private contracts in one order space",
        r#"
proves = ["GM-ACTN-12"]
setup = { guilds = 2 }
piece = [
    { guild = "A", fame = 1, private = ["Steal Battle Plans"] },
    { adventurer = "Axe", of = "A", skills = { guile = 3 } },
    { guild = "B", private = ["Settle a Market Feud"] },
    { adventurer = "Dart", of = "B", skills = { charm = 3 } },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", orders = { A = "1: [Axe]", B = "1: [Dart]; 4: [Idle]" } }
script = [
    "A: private Steal Battle Plans", "dice: 6 5 5", "B: private Settle a Market Feud with charm", "dice: 3 3 3",
]
expect = [
    "checked A 16 against 12", "private completed by A Steal Battle Plans", "checked B 9 against 9",
    "private completed by B Settle a Market Feud", "never: contest",
]
"#,
    );
}

#[test]
fn spaces_are_recruited_from_in_the_order_of_their_letters() {
    check(
        "recruit A to F, then contracts 1 to 6",
        r#"
proves = ["GM-ACTN-06"]
setup = { guilds = 4 }
piece = [
    { guild = "A", fame = 9 },
    { adventurer = "Axe", of = "A", skills = { might = 3 } },
    { guild = "B", fame = 8 },
    { adventurer = "Bow", of = "B", skills = { might = 3 } },
    { guild = "C", fame = 7 },
    { adventurer = "Cup", of = "C", skills = { might = 1 } },
    { guild = "D" },
    { adventurer = "Dag", of = "D", skills = { might = 1 } },
    { adventurer = "Idle", of = "D", skills = { might = 1 } },
    { adventurer = "Cixi", space = "A" },
    { adventurer = "Venju", space = "B" },
    { contract = "Loft", on = 5, targets = { might = 6 } },
    { contract = "Mill", on = 4, targets = { might = 6 } },
]
script = ["D: carry", "C: carry", "B: carry", "dice: 6 6 6", "B: deck common", "A: carry"]
expect = [
    "asked: D commit 1 recruit A", "resolved D 1", "asked: C commit 1 recruit B", "resolved C 1",
    "asked: B commit 1 contract 4", "resolved B 1", "asked: A commit 1 contract 5", "asked: chance roll 3d6",
]

[now]
phase = "action"
round = 6

[now.orders]
A = "1: contract 5 [Axe]"
B = "1: contract 4 [Bow]"
C = "1: recruit B [Cup] 9"
D = "1: recruit A [Dag] 9; 4: [Idle]"
"#,
    );
}

#[test]
fn nobody_is_left_out_of_a_combined_team() {
    check(
        "each guild sends somebody",
        r#"
proves = ["GM-CTST-26"]
setup = { guilds = 2 }
piece = [
    { guild = "A" },
    { adventurer = "Axe", of = "A", skills = { might = 1 } },
    { guild = "B" },
    { adventurer = "Bow", of = "B", skills = { might = 3 } },
    { adventurer = "Bay", of = "B", skills = { might = 3 } },
    { contract = "Loft", on = 3, targets = { might = 30 }, gold = 4, fame = 2 },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
script = [
    "A: ready", "B: ready", "A: stance cooperate", "B: stance cooperate", "B: send [Bow, Bay]", "B: confirm",
    "dice: 1 | 1 1 1",
]
expect = ["combined A [Axe] 1", "combined B [Bow] 3", "checked A 4 against 30"]

[now]
phase = "contest"
contest = 3
orders = { A = "1: contract 3 [Axe]", B = "1: contract 3 [Bow, Bay]; 4: [Idle]" }
"#,
    );
}

#[test]
fn ranks_below_the_highest_are_open_to_a_guild() {
    check(
        "a legend hires an adept",
        r#"
proves = ["GM-RECR-05"]
setup = { guilds = 2 }
piece = [
    { guild = "A" },
    { adventurer = "Axe", of = "A", skills = { might = 1 }, rank = "legend" },
    { adventurer = "Bow", of = "A", skills = { might = 1 }, rank = "legend" },
    { guild = "B" },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
    { adventurer = "Cixi", space = "A" },
    { adventurer = "Vatsana", space = "D" },
]
now = { phase = "action", orders = { A = "1: recruit A [Axe] 9; 2: recruit D [Bow] 9", B = "4: [Idle]" } }
script = ["A: carry", "A: carry"]
expect = ["recruited A Cixi from A for 9", "recruited A Vatsana from D for 9", "never: missed"]
"#,
    );
}

#[test]
fn the_order_of_plotting_is_fixed_when_it_begins() {
    check(
        "fame that changes hands does not change it",
        r#"
proves = ["GM-RUL-04", "GM-RUL-03"]
setup = { guilds = 3 }
piece = [
    { adventurer = "Proof Broker", skills = { might = 1 }, ability = '''(moon: every, phase: plot, limit: round, effects: [
            exchange(pay: fame(2), gain: gold(3), times: 2),
        ])''' },
    { guild = "A", fame = 3, adventurers = ["Tarn"] },
    { guild = "B", fame = 4, adventurers = ["Proof Broker", "Nessa"] },
    { guild = "C", fame = 2, adventurers = ["Bodrick"] },
]
now = { phase = "plot", round = 3 }
script = ["B: use Proof Broker", "B: pay", "B: pay", "B: use Nessa", "A: use Tarn", "C: use Bodrick"]
expect = [
    "asked: B use plot", "fame B -2", "fame B -2", "asked: B use plot", "used B Nessa", "asked: A use plot", "used A Tarn",
    "asked: C use plot", "used C Bodrick", "B.fame = 0",
]
"#,
    );
}

#[test]
fn four_guilds_deal_the_adepts_to_three_spaces() {
    check(
        "eight adepts on each of three spaces",
        r#"
proves = ["GM-SETU-08"]
setup = { guilds = 4 }
script = [
    "draw: 1", "draw: 4", "draw: 1", "draw: 2", "A: side fixer", "B: side fixer", "C: side fixer", "D: side fixer",
]
expect = ["asked: chance draw 1 of 33", "under A = 8", "under B = 8", "under C = 8", "space A = down", "space B = down", "space C = down"]
"#,
    );
}

#[test]
fn a_token_that_is_outgrown_goes_back_to_the_supply() {
    check(
        "a bar of level III",
        r#"
proves = ["GM-UPGR-20"]
setup = { guilds = 4 }
piece = [
    { guild = "A", upgrades = ["Bar II"] },
    { adventurer = "Axe", of = "A", skills = { might = 3 } },
    { guild = "B" },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", orders = { A = "1: hire [Axe] 30", B = "4: [Idle]" } }
script = ["expect: supply Bar II = 3", "expect: supply Bar III = 1", "A: carry", "A: build Bar III"]
expect = ["built A Bar III", "supply Bar II = 4", "supply Bar III = 0"]
"#,
    );
}

#[test]
fn an_event_that_is_discarded_is_over() {
    check(
        "an event leaves the board",
        r#"
proves = ["GM-EFCT-08"]
setup = { guilds = 2 }
piece = [
    { guild = "A" },
    { adventurer = "Axe", of = "A", skills = { logic = 5 } },
    { guild = "B" },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
    { contract = "Survey the Drowned Road", on = 1 },
    { contract = "The Great Amnesty", on = 2 },
    { adventurer = "Venju", space = "B" },
]
now = { phase = "action", orders = { A = "1: contract 1 [Axe]", B = "4: [Idle]" } }
script = [
    "expect: minimum B = 3", "A: carry", "dice: 6 6 6 6 6", "A: space 2", "A: deck common", "draw: 1", "A: deck common",
]
expect = ["contract 2 gone The Great Amnesty", "minimum B = 5"]
"#,
    );
}
