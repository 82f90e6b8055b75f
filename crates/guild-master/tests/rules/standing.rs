//! What works without being used: Events that lie open, abilities that are always on.

use super::{Play, play};

#[test]
fn an_event_changes_the_bids_of_one_rank_alone() {
    let bids = |event: &str| {
        play("bids of one rank", &["GM-RUL-54", "GM-EFCT-07"])
            .planning(1)
            .guild("A", "")
            .guild("B", "")
            .lies(event, 1)
    };
    bids("Break the Toll Gang")
        .run(&[], &["minimum A = 3", "minimum B = 5", "minimum D = 7", "minimum E = 6", "minimum F = 10"]);
    bids("Proof Auction")
        .run(&[], &["minimum A = 3", "minimum B = 5", "minimum D = 9", "minimum E = 8", "minimum F = 10"]);
}

#[test]
fn an_event_changes_the_targets_of_one_deck_and_skill_alone() {
    let attempt = |skill: &'static str, contract: &'static str| {
        play("targets of one deck and skill", &["GM-EFCT-07"])
            .guild("A", "")
            .has("A", "Axe", &format!("{skill} = 2"))
            .guild("B", "")
            .lies("Proof Auction", 1)
            .contract(contract, "might = 8, guile = 8", 1, 1)
            .order("A", "1: contract 3 [Axe]")
            .waits()
    };
    attempt("guile", "Loft").run(&["A: carry", "dice: 5 5"], &["checked A 10 against 11"]);
    attempt("might", "Loft").run(&["A: carry", "dice: 3 4"], &["checked A 7 against 8"]);
}

#[test]
fn income_is_never_below_nothing() {
    play("income is never below nothing", &["GM-RSET-04", "GM-EFCT-07"])
        .now("phase", "\"reset\"")
        .guild("A", "gold = 3")
        .guild("B", "gold = 1\nupgrades = [\"Bar III\"]")
        .lies("Proof Drought", 1)
        .full_board()
        .run(&[], &["asked: A orders", "A.gold = 3", "B.gold = 1", "never: gold A", "never: gold B"]);
}

/// A has the Steward and attempts a Contract of a deck that gives 1 Gold and 1 Fame.
fn served(level: &str) -> Play {
    play("rewards of one deck", &["GM-ADVR-06", "GM-CONT-06", "GM-RUL-40"])
        .guild("A", "adventurers = [\"Proof Steward\"]")
        .has("A", "Axe", "might = 5")
        .guild("B", "")
        .levelled("Loft", "might = 6", level)
        .order("A", "1: contract 3 [Axe]")
        .waits()
}

#[test]
fn rewards_grow_for_the_deck_that_is_named() {
    served("heroic").run(&["A: carry", "dice: 6 6 1 1 1"], &["gold A +1", "fame A +2"]);
    served("common").run(
        &["A: carry", "dice: 6 6 1 1 1", "A: deck common"],
        &["contract 3 completed by A", "never: gold A", "never: fame A"],
    );
}

#[test]
fn several_helps_for_wanderers_add_up() {
    play("helps for wanderers add up", &["GM-ADVR-06", "GM-PRIV-15"])
        .guild("A", "adventurers = [\"Proof Steward\", \"Odo\"]")
        .has("A", "Axe", "might = 2")
        .guild("B", "")
        .order("A", "1: [Axe]")
        .waits()
        .run(&["A: wander", "dice: 5 5"], &["wandered A 10", "gold A +3", "fame A +4"]);
}

#[test]
fn a_bid_counts_more_in_a_contest_and_only_there() {
    play("a bid counts more in a contest", &["GM-RECR-17"])
        .guild("A", "adventurers = [\"Proof Steward\"]")
        .has("A", "Axe", "might = 1")
        .guild("B", "")
        .has("B", "Bow", "might = 1")
        .stands("Cixi", "A")
        .order("A", "1: recruit A [Axe] 4")
        .order("B", "1: recruit A [Bow] 4")
        .waits()
        .run(
            &["A: carry", "B: carry"],
            &["recruited A Cixi from A for 4", "gold back B 1 +4", "asked: B fallback 1", "never: checked"],
        );
}
