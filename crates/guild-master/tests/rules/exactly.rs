//! What happens and nothing more: narrow tests of rules that say what does not come on top.

use super::check;

#[test]
fn a_blood_moon_gives_nothing_in_the_reset_phase() {
    // The same two Guilds at the end of Round 2 and of Round 3: Income of the Bar, and nothing for the wipe.
    for (round, moon) in [(2, "full"), (3, "half blood")] {
        let wiped = if round == 3 { "board wiped" } else { "marker reset" };
        check(
            "a wipe pays nobody",
            &format!(
                r#"
proves = ["GM-ROUN-08"]
setup = {{ guilds = 2 }}
piece = [
    {{ guild = "A", gold = 1, fame = 4, private = ["Brew Potion"] }},
    {{ guild = "B", gold = 5, fame = 2, upgrades = ["Bar II"] }},
]
now = {{ phase = "reset", round = {round}, decks = [0, 0, 0] }}
script = ["expect: moon = {moon}"]
expect = [
    "laid: {wiped}", "asked: chance", "never: laid: fame", "A.gold = 3", "B.gold = 8", "A.fame = 4", "B.fame = 2",
    "A.private = Brew Potion", "B.private = none",
]
"#
            ),
        );
    }
}

#[test]
fn without_agreement_the_bonus_goes_to_the_highest_result() {
    // C has the highest result; it is neither the first seat nor the one with the most Fame, and only C is asked.
    check(
        "the bonus goes to the highest result",
        r#"
proves = ["GM-CTST-09", "GM-CTST-08", "GM-RUL-28"]
setup = { guilds = 3 }
piece = [
    { guild = "A", gold = 6, fame = 9 },
    { adventurer = "Axe", of = "A", skills = { might = 1 } },
    { guild = "B", gold = 6, fame = 7 },
    { adventurer = "Bow", of = "B", skills = { might = 1 } },
    { guild = "C", gold = 6, fame = 5 },
    { adventurer = "Cup", of = "C", skills = { might = 1 } },
    { adventurer = "Idle", of = "C", skills = { might = 1 } },
    { contract = "Raid the Smugglers' Loft", on = 3 },
]
script = [
    "A: ready", "B: ready", "C: ready", "A: stance cooperate", "B: stance cooperate", "C: stance cooperate",
    "dice: 2 | 3 | 6", "A: ready", "B: ready", "C: ready", "C: option 1", "A: ready", "B: ready", "C: ready",
    "C: rival B", "C: deck common",
]
expect = [
    "checked A 11 against 10", "contract 3 completed by C", "lobby C", "gold B -2",
    "contract 3 replaced by C from common", "never: lobby A", "never: lobby B", "A.gold = 6", "B.gold = 4",
    "C.gold = 8",
]

[now]
phase = "contest"
contest = 3
orders = { A = "1: contract 3 [Axe]", B = "1: contract 3 [Bow]", C = "1: contract 3 [Cup]; 4: [Idle]" }
"#,
    );
}

#[test]
fn the_round_marker_stays_in_the_last_round() {
    for (short, last) in [(false, 9), (true, 6)] {
        check(
            "the marker stays",
            &format!(
                r#"
proves = ["GM-RSET-14"]
setup = {{ guilds = 2, short = {short} }}
piece = [{{ guild = "A", fame = 1 }}, {{ guild = "B" }}]
now = {{ phase = "reset", round = {last} }}
expect = ["laid: gold A +2", "over: A wins", "never: laid: round", "never: laid: marker reset", "round = {last}"]
"#
            ),
        );
    }
}
