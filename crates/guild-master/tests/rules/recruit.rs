//! Recruit Adventurer.

use super::{Play, play};

fn bidding(name: &'static str, proves: &[&'static str]) -> Play {
    play(name, proves).guild("A", "").guild("B", "").waits()
}

#[test]
fn novices_alone_recruit_no_hero() {
    bidding("novices alone recruit no hero", &["GM-RECR-01", "GM-RECR-02", "GM-RECR-10", "GM-RECR-12"])
        .has("A", "Axe", "might = 1")
        .stands("Vatsana", "D")
        .order("A", "1: recruit D [Axe] 7")
        .run(
            &["A: wander", "dice: 2"],
            &["asked: A fallback 1", "wandered A 2", "never: recruited", "A.gold = 8"],
        );
}

#[test]
fn a_hero_needs_an_adept_and_a_legend_a_hero() {
    bidding("a hero needs an adept", &["GM-RECR-03", "GM-RECR-05", "GM-RECR-08"])
        .ranked("A", "Axe", "might = 1", "adept")
        .stands("Vatsana", "D")
        .order("A", "1: recruit D [Axe] 9")
        .run(&["A: carry"], &["recruited A Vatsana from D for 9", "fame A +5"]);
    bidding("a legend needs a hero", &["GM-RECR-04"])
        .ranked("A", "Axe", "might = 1", "adept")
        .ranked("B", "Dart", "might = 1", "hero")
        .stands("Gorm Ironmantle", "F")
        .order("A", "1: recruit F [Axe] 12")
        .order("B", "1: recruit F [Dart] 10")
        .run(
            &["B: carry", "A: pass"],
            &[
                "passed A",
                "recruited B Gorm Ironmantle from F for 10",
                "fame B +8",
                "never: recruited A",
                "A.gold = 12",
            ],
        );
}

#[test]
fn rank_is_checked_when_the_order_resolves() {
    bidding("rank is checked when the order resolves", &["GM-RECR-06", "GM-RECR-01"])
        .has("A", "Axe", "might = 1")
        .has("A", "Bow", "might = 1")
        .stands("Cixi", "A")
        .stands("Vatsana", "D")
        .order("A", "1: recruit A [Axe] 3")
        .order("A", "2: recruit D [Bow] 7")
        .run(
            &["A: carry", "A: carry"],
            &["recruited A Cixi from A for 3", "recruited A Vatsana from D for 7"],
        );
}

#[test]
fn a_space_gives_one_adventurer_a_round() {
    bidding("a space gives one adventurer a round", &["GM-RECR-09", "GM-RECR-22", "GM-RECR-14"])
        .has("A", "Axe", "might = 1")
        .has("B", "Dart", "might = 1")
        .stands("Cixi", "A")
        .order("A", "1: recruit A [Axe] 3")
        .order("B", "2: recruit A [Dart] 9")
        .run(
            &["A: carry"],
            &[
                "recruited A Cixi from A for 3",
                "missed B recruit A",
                "gold back B 2 +9",
                "asked: B fallback 2",
                "space A = down",
            ],
        );
}

#[test]
fn a_bid_below_the_minimum_fails() {
    bidding("a bid below the minimum fails", &["GM-RECR-11", "GM-RECR-07", "GM-ROUN-06"])
        .has("A", "Axe", "might = 1")
        .stands("Cixi", "A")
        .now("round", "2")
        .order("A", "1: recruit A [Axe] 4")
        .run(&[], &["asked: A fallback 1", "minimum A = 5", "minimum B = 4", "A.gold = 4"]);
}

#[test]
fn those_who_fail_a_requirement_do_not_contest() {
    bidding("those who fail a requirement do not contest", &["GM-RECR-21", "GM-RUL-19"])
        .has("A", "Axe", "might = 1")
        .ranked("B", "Dart", "might = 1", "adept")
        .stands("Vatsana", "D")
        .order("A", "1: recruit D [Axe] 12")
        .order("B", "1: recruit D [Dart] 7")
        .run(&["B: carry", "A: pass"], &["passed A", "recruited B Vatsana from D for 7", "A.gold = 12"]);
}

#[test]
fn tied_bids_are_settled_by_a_check() {
    play("tied bids are settled by a check", &["GM-RECR-18", "GM-RECR-19", "GM-RECR-20", "GM-SKIL-08"])
        .guilds(3)
        .guild("A", "")
        .has("A", "Axe", "might = 1, guile = 2")
        .guild("B", "")
        .has("B", "Bow", "might = 2")
        .guild("C", "")
        .has("C", "Cup", "might = 6")
        .stands("Cixi", "A")
        .order("A", "1: recruit A [Axe] 5")
        .order("B", "1: recruit A [Bow] 5")
        .order("C", "1: recruit A [Cup] 4")
        .run(
            &["A: carry", "B: carry", "C: carry", "A: skill charm", "A: skill guile", "dice: 3 4 | 5 1"],
            &[
                "asked: A skill might guile",
                "refused: GM-RECR-18",
                "rolled A guile 3 4",
                "rolled B might 5 1",
                "recruited A Cixi from A for 5",
                "gold back B 1 +5",
                "gold back C 1 +4",
                "asked: B fallback 1",
                "never: rolled C",
            ],
        );
}

#[test]
fn a_recruit_joins_no_team_this_round() {
    play("a recruit joins no team this round", &["GM-RECR-16", "GM-RECR-15", "GM-FAME-01"])
        .guild("A", "")
        .has("A", "Axe", "might = 1")
        .guild("B", "")
        .stands("Cixi", "A")
        .order("A", "1: recruit A [Axe] 3")
        .waits()
        .run(
            &["A: carry"],
            &["fame A +3", "A.fame = 3", "A.orders = 1: recruit A [Axe]", "A.adventurers = Cixi, Axe"],
        );
}
