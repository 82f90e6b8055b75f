//! Where a rule only just applies, or only just does not.

use super::{Play, play};

/// A has somebody in the Plot Phase of a Round.
fn plotting(who: &str, round: u8, facts: &str) -> Play {
    play("just enough", &[])
        .plot(round)
        .guild("A", &format!("adventurers = [\"{who}\"]\n{facts}"))
        .guild("B", "")
}

#[test]
fn fame_that_just_suffices_is_exchanged() {
    plotting("Proof Broker", 2, "fame = 2").run(
        &["A: use Proof Broker", "A: pay"],
        &["fame A -2", "gold A +3", "asked: A orders", "A.fame = 0"],
    );
}

#[test]
fn what_is_counted_by_threes_needs_three() {
    plotting("Proof Tallier", 2, "gold = 2").run(&[], &["asked: A orders", "never: asked: A use"]);
    plotting("Proof Tallier", 2, "gold = 3")
        .run(&["A: use Proof Tallier"], &["gold A +1", "asked: A orders", "A.gold = 4"]);
    plotting("Proof Tallier", 2, "gold = 8").run(&["A: use Proof Tallier"], &["gold A +2", "A.gold = 10"]);
}

#[test]
fn each_card_looked_at_goes_to_the_bottom_once() {
    plotting("Proof Sexton", 2, "").run(
        &["A: use Proof Sexton", "draw: 1 | 1", "A: take Identify Rebels", "A: take Ambush Poachers"],
        &[
            "asked: A pick peek_deck",
            "sunk A Identify Rebels",
            "asked: A pick peek_deck",
            "sunk A Ambush Poachers",
            "asked: A orders",
            "bottom common = Identify Rebels, Ambush Poachers",
        ],
    );
}

/// Pasco renews an Adventurer and then looks at a deck in which nothing is left.
#[test]
fn nothing_is_put_to_the_bottom_of_an_empty_deck() {
    plotting("Pasco", 3, "").full_board().now("decks", "[5, 0, 1]").run(
        &["A: use Pasco", "A: option 2", "A: space A", "draw: 1"],
        &["asked: A pick refresh_adventurer", "asked: A orders", "never: asked: A pick peek_deck"],
    );
}

#[test]
fn a_single_card_has_no_order() {
    plotting("Tymon", 3, "").now("decks", "[1, 1, 1]").run(
        &["A: use Tymon", "A: option 2", "draw: 1"],
        &["peeked A common Ambush Poachers", "asked: A orders", "never: asked: A pick peek_deck"],
    );
}

#[test]
fn cards_looked_at_are_put_in_order_before_another_deck_is_chosen() {
    plotting("Proof Seeker", 2, "").run(
        &[
            "A: use Proof Seeker",
            "A: deck common",
            "draw: 1 | 1",
            "A: deck heroic",
            "A: arrange Ambush Poachers, Identify Rebels",
        ],
        &["refused: GM-RUL-07", "arranged A common", "asked: A pick draw_private"],
    );
}

#[test]
fn every_card_discarded_leaves_its_deck() {
    plotting("Proof Censor", 2, "").run(
        &["A: use Proof Censor", "draw: 1 | 1 | 1", "A: take Ambush Poachers"],
        &["took A Ambush Poachers", "asked: A orders", "deck common = 32"],
    );
}

/// A attempts the Contract of space 1 alone, with five dice.
fn attempting(skill: &str, facts: &str, contract: &str) -> Play {
    play("an attempt", &[])
        .guild("A", facts)
        .has("A", "Axe", &format!("{skill} = 5"))
        .guild("B", "")
        .lies(contract, 1)
        .order("A", "1: contract 1 [Axe]")
        .waits()
}

/// GM-RUL-20: a Bonus is compulsory, so whoever does not answer keeps the uppermost cards.
#[test]
fn who_does_not_answer_keeps_the_uppermost_card() {
    attempting("charm", "", "Rescue the Lost Choir").run(
        &["A: carry", "dice: 6 6 6 1 1", "draw: 1 | 1 | 1", "A: expired"],
        &["asked: A pick draw_private", "took A Ambush Poachers", "A.private = Ambush Poachers"],
    );
}

#[test]
fn the_last_card_of_a_deck_can_be_the_replacement() {
    attempting("might", "", "Proof Quarry").now("decks", "[1, 1, 0]").run(
        &["A: carry", "dice: 6 6 1 1 1", "A: build Stables II", "A: deck legendary", "A: deck common"],
        &["refused: GM-RUL-07", "contract 1 = down common", "deck common = 0"],
    );
}

#[test]
fn gold_left_on_orders_goes_back_with_the_reset() {
    play("gold goes back", &[])
        .now("phase", "\"reset\"")
        .guild("A", "gold = 3")
        .has("A", "Axe", "might = 1")
        .guild("B", "")
        .full_board()
        .order("A", "1: hire [Axe] 5")
        .run(&[], &["asked: A orders", "A.gold = 10", "A.total_gold = 10"]);
}

#[test]
fn the_match_is_in_no_phase_of_a_round_when_it_is_over() {
    play("the end", &[])
        .round(9)
        .guild("A", "fame = 4\nupgrades = [\"Whispering Archive\"]\ncompleted = [\"Brew Potion\"]")
        .has("A", "Axe", "might = 6, guile = 5")
        .guild("B", "upgrades = [\"Academy of Six Arts\"]")
        .has("B", "Bow", "might = 6, guile = 5")
        .order("A", "1: [Axe]")
        .run(&["A: pass"], &["A.fame = 6", "B.fame = 2", "phase = end", "over: A wins"]);
}

/// GM-EFCT-07: an Event is nobody's, so what is said of a Guild does not hold of it.
#[test]
fn an_event_has_neither_fame_nor_contests_of_its_own() {
    play("nobody's event", &[])
        .planning(1)
        .guild("A", "gold = 5\nfame = 5")
        .guild("B", "gold = 5\nfame = 5")
        .full_board()
        .lies("Proof Comet", 1)
        .run(
            &["A: orders none", "B: orders none"],
            &["begins Proof Comet", "asked: A orders", "never: fame A", "A.gold = 7", "B.gold = 7"],
        );
}

#[test]
fn one_order_cannot_be_exchanged_with_itself() {
    let start = || {
        play("orders to exchange", &[])
            .guild("A", "adventurers = [\"Wendeline\"]")
            .has("A", "Axe", "might = 1")
            .guild("B", "")
            .order("A", "1: [Axe]")
            .waits()
    };
    start().run(&["A: wander", "dice: 1"], &["asked: A fallback 1", "wandered A 1", "never: asked: A use"]);
    start().order("A", "2: [Wendeline]").run(&[], &["asked: A use action"]);
}

#[test]
fn who_does_not_pick_a_skill_hires_with_the_most_dice() {
    play("the most dice", &[])
        .guild("A", "")
        .has("A", "Axe", "might = 1, guile = 3")
        .guild("B", "")
        .has("B", "Bow", "might = 1")
        .order("A", "1: hire [Axe] 3")
        .order("B", "1: hire [Bow] 3")
        .waits()
        .run(&["A: carry", "B: carry", "A: expired", "dice: 1 1 1 | 1"], &["rolled A guile 1 1 1"]);
}

/// GM-CTST-14, -15: after a re-roll the margins count, not the results.
#[test]
fn a_tie_of_conflictors_is_broken_by_margin() {
    play("ties by margin", &[])
        .contest()
        .guild("A", "")
        .has("A", "Axe", "might = 2")
        .guild("B", "")
        .has("B", "Bow", "guile = 3")
        .contract("Loft", "might = 6, guile = 8", 1, 1)
        .order("A", "1: contract 3 [Axe]")
        .order("B", "1: contract 3 [Bow]")
        .waits()
        .run(
            &[
                "A: ready",
                "B: ready",
                "A: stance conflict",
                "B: stance conflict",
                "dice: 4 5 | 4 4 4",
                "A: reroll 1",
                "B: reroll 1",
                "dice: 6 5",
            ],
            &["checked A 9 against 8", "checked B 12 against 11", "contract 3 completed by A"],
        );
}
