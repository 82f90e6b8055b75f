//! Effects on recruiting.

use super::{Play, play};

/// A and B bid for the Adventurer of a space.
fn bidding(
    name: &'static str,
    proves: &[&'static str],
    round: u8,
    facts: &str,
    space: &str,
    bids: [u8; 2],
) -> Play {
    let mut start = play(name, proves)
        .round(round)
        .guild("A", facts)
        .has("A", "Axe", "might = 1")
        .guild("B", "")
        .ranked("B", "Bow", "might = 1", "hero")
        .order("A", &format!("1: recruit {space} [Axe] {}", bids[0]))
        .stands(if space == "D" { "Vatsana" } else { "Nuri" }, space)
        .waits();
    if bids[1] > 0 {
        start = start.order("B", &format!("1: recruit {space} [Bow] {}", bids[1]));
    }
    start
}

#[test]
fn bids_count_higher_in_contests() {
    bidding("the bidder", &["GM-RUL-40", "GM-ADVR-06"], 1, "adventurers = [\"Cixi\"]", "A", [3, 4]).run(
        &["A: carry", "B: carry", "B: pass"],
        &["recruited A Nuri from A for 3", "gold back B 1 +4", "never: used"],
    );
    bidding("level with the bonus", &["GM-RECR-18"], 1, "adventurers = [\"Cixi\"]", "A", [3, 5])
        .run(&["A: carry", "B: carry"], &["asked: chance roll 1d6"]);
    bidding(
        "a boon",
        &["GM-EFCT-11", "GM-RUL-21"],
        1,
        "completed = [\"Bribe the Auction Crier\"]",
        "A",
        [3, 4],
    )
    .run(
        &["A: use Bribe the Auction Crier", "A: carry", "B: carry", "B: pass"],
        &["asked: A use recruit", "boosted A", "recruited A Nuri from A for 3", "A.completed = none"],
    );
    bidding("not below the minimum", &["GM-RECR-11"], 1, "adventurers = [\"Cixi\"]", "A", [2, 0])
        .run(&["A: pass"], &["asked: A fallback 1", "never: recruited", "A.gold = 2"]);
}

#[test]
fn gold_is_taken_back_after_recruiting() {
    for (facts, who, round, bid, back) in [
        ("adventurers = [\"Gwala\"]", "Gwala", 1, 4, 2),
        ("completed = [\"Befriend the Horse Lords\"]", "Befriend the Horse Lords", 2, 5, 2),
        ("adventurers = [\"Zephine\"]", "Zephine", 3, 4, 3),
    ] {
        // Zephine could also ignore a Rank before the bids are compared.
        let first = if who == "Zephine" { vec!["A: pass"] } else { Vec::new() };
        bidding("gold is taken back", &["GM-ACTN-15", "GM-EFCT-11"], round, facts, "A", [bid, 0]).run(
            &[&first[..], &["A: carry", &format!("A: use {who}")]].concat(),
            &[
                "asked: A use recruited",
                "boosted A",
                &format!("recruited A Nuri from A for {bid}"),
                &format!("gold A +{back}"),
                "fame A +3",
                &format!("A.gold = {back}"),
            ],
        );
    }
    bidding("nothing is used for a lost bid", &["GM-RECR-20"], 1, "adventurers = [\"Gwala\"]", "A", [3, 4])
        .run(
            &["A: carry", "B: carry", "A: pass"],
            &[
                "recruited B Nuri from A for 4",
                "asked: A fallback 1",
                "never: asked: A use recruited",
                "A.gold = 3",
            ],
        );
    let boon = "completed = [\"Befriend the Horse Lords\"]";
    bidding("the boon of a lost bid stays", &["GM-EFCT-05"], 2, boon, "A", [5, 6]).run(
        &["A: carry", "B: carry", "A: pass"],
        &["recruited B Nuri from A for 6", "A.completed = Befriend the Horse Lords"],
    );
    bidding("gold can be left", &["GM-ACTN-15"], 1, "adventurers = [\"Gwala\"]", "A", [4, 0])
        .run(&["A: carry", "A: pass"], &["recruited A Nuri from A for 4", "never: boosted A", "A.gold = 0"]);
}

#[test]
fn the_rank_requirement_is_ignored_once() {
    bidding(
        "the rank is ignored",
        &["GM-EFCT-10", "GM-RUL-18"],
        1,
        "completed = [\"Guide the Restless Dead\"]",
        "D",
        [7, 0],
    )
    .run(
        &["A: use Guide the Restless Dead", "A: carry"],
        &["used A Guide the Restless Dead", "recruited A Vatsana from D for 7"],
    );
    bidding(
        "left unused it does nothing",
        &["GM-RECR-10"],
        1,
        "completed = [\"Guide the Restless Dead\"]",
        "D",
        [7, 0],
    )
    .run(&["A: pass", "A: pass"], &["asked: A fallback 1", "never: recruited", "A.gold = 7"]);
}

#[test]
fn the_minimum_is_lowered_for_one_guild() {
    bidding(
        "the minimum is lowered by 3",
        &["GM-EFCT-11"],
        1,
        "completed = [\"Unseat the Storm Queen\"]\nadventurers = [\"Cyrus\"]",
        "D",
        [4, 0],
    )
    .run(&["A: use Unseat the Storm Queen", "A: carry"], &["recruited A Vatsana from D for 4"]);
    bidding(
        "not further",
        &["GM-RECR-11"],
        1,
        "completed = [\"Unseat the Storm Queen\"]\nadventurers = [\"Cyrus\"]",
        "D",
        [3, 0],
    )
    .run(&["A: use Unseat the Storm Queen", "A: pass"], &["asked: A fallback 1", "never: recruited"]);
    play("a bid is planned by what effects could bring about", &["GM-RUL-08", "GM-ORDR-12"])
        .planning(1)
        .guild("A", "gold = 9\ncompleted = [\"Unseat the Storm Queen\"]")
        .has("A", "Axe", "might = 1")
        .guild("B", "")
        .stands("Vatsana", "D")
        .run(
            &["A: orders 1: recruit D [Axe] 3", "A: orders 1: recruit D [Axe] 4", "B: orders none"],
            &["refused: GM-ORDR-12", "asked: A use recruit"],
        );
}

#[test]
fn the_uncrowned_bids_higher_lower_and_cheaper() {
    bidding(
        "the uncrowned",
        &["GM-ACTN-15", "GM-RUL-40"],
        2,
        "adventurers = [\"Queen Isaura\"]",
        "D",
        [5, 6],
    )
    .run(
        &["A: use Queen Isaura", "A: carry", "B: carry", "A: use Queen Isaura", "B: pass"],
        &["recruited A Vatsana from D for 5", "gold A +3", "fame A +5", "A.gold = 3"],
    );
    bidding("not under a half moon", &["GM-ADVR-03"], 3, "adventurers = [\"Queen Isaura\"]", "D", [6, 0])
        .run(&["A: pass"], &["asked: A fallback 1", "never: used"]);
}

#[test]
fn the_talent_scout_recruits_outside_an_order() {
    let start = |gold: u8| {
        play("the talent scout", &["GM-ACTN-15", "GM-ADVR-08"])
            .round(3)
            .guild("A", &format!("gold = {gold}\nadventurers = [\"Lisabet\"]"))
            .has("A", "Axe", "might = 1")
            .guild("B", "")
            .stands("Nuri", "A")
            .stands("Gorm Ironmantle", "F")
            .order("A", "1: [Axe]")
            .waits()
    };
    start(5).run(
        &["A: use Lisabet", "A: space F", "A: space A"],
        &[
            "asked: A use action",
            "refused: GM-RECR-01",
            "recruited A Nuri from A for 3",
            "fame A +3",
            "asked: A fallback 1",
            "A.gold = 2",
            "space A = down",
        ],
    );
    start(2).run(&[], &["asked: A fallback 1", "never: used"]);
}

#[test]
fn a_guild_that_lost_its_highest_rank_recruits_by_what_is_left() {
    play("a lost rank", &["GM-RUL-50", "GM-RECR-01"])
        .plot(2)
        .guild("A", "gold = 6\ncompleted = [\"Outdance the Fae Court\"]\nadventurers = [\"Cyrus\", \"Rook\"]")
        .guild("B", "")
        .stands("Vatsana", "D")
        .run(
            &[
                "A: use Outdance the Fae Court",
                "A: member Cyrus",
                "A: orders 1: recruit D [Rook] 6",
                "B: orders none",
            ],
            &["retired A Cyrus", "missed A recruit D", "asked: A fallback 1"],
        );
}

#[test]
fn bids_count_no_higher_than_the_card_says() {
    for (facts, who, round, space, bids) in [
        ("completed = [\"Bribe the Auction Crier\"]", "Bribe the Auction Crier", 1, "A", [3, 5]),
        ("adventurers = [\"Queen Isaura\"]", "Queen Isaura", 2, "D", [5, 7]),
    ] {
        bidding("level with the bonus", &["GM-RECR-18"], round, facts, space, bids)
            .run(&[&format!("A: use {who}"), "A: carry", "B: carry"], &["asked: chance roll 1d6"]);
    }
    bidding("1 lower and not 2", &["GM-RECR-11"], 2, "adventurers = [\"Queen Isaura\"]", "D", [4, 0])
        .run(&["A: use Queen Isaura", "A: pass"], &["missed A recruit D", "never: recruited", "A.gold = 4"]);
}

#[test]
fn a_copy_counts_beside_the_ability_it_copies_and_once() {
    let facts = "adventurers = [\"Cixi\", \"Gundra\"]\ncompleted = [\"Unseat the Storm Queen\"]";
    bidding("a copy counts beside the original", &["GM-RUL-40", "GM-RUL-18"], 1, facts, "A", [3, 6]).run(
        &["A: use Gundra as Cixi", "A: use Gundra as Cixi", "A: pass", "A: carry", "B: carry", "B: pass"],
        &["boosted A", "refused: GM-RUL-40", "recruited A Nuri from A for 3"],
    );
}

#[test]
fn an_ability_of_another_guild_is_not_copied_by_the_understudy() {
    play("an ability of another guild", &["GM-ADVR-06"])
        .guild("A", "adventurers = [\"Gundra\", \"Gwala\"]")
        .has("A", "Axe", "might = 1")
        .guild("B", "adventurers = [\"Zephine\"]")
        .stands("Nuri", "A")
        .order("A", "1: recruit A [Axe] 3")
        .waits()
        .run(
            &["A: carry", "A: use Gundra as Zephine", "A: use Gundra as Gwala", "A: use Gwala"],
            &["refused: GM-ADVR-06", "recruited A Nuri from A for 3", "gold A +3"],
        );
}
