//! What is done a second time, what is not, and what is not offered because it would do nothing.

use guild_master::GuildMaster;
use kernel::odds::Ratio;
use kernel::{Game, Notation, Seat, State};

use super::{Play, play};

/// GM-RUL-48: no more payments are set aside than can be held.
#[test]
fn eight_payments_can_be_set_aside() {
    play("eight payments", &[])
        .contest()
        .guild("A", "gold = 20")
        .has("A", "Axe", "might = 2")
        .guild("B", "gold = 4")
        .has("B", "Bow", "might = 2")
        .contract("Loft", "might = 10", 3, 2)
        .order("A", "1: contract 3 [Axe]")
        .order("B", "1: contract 3 [Bow]")
        .waits()
        .run(
            &[
                "A: offer pay_if A->B 1; pay_if A->B 2; pay_if A->B 1; pay_if A->B 2; pay_if A->B 1; pay_if A->B 1",
                "B: accept 1",
                "A: offer pay_if A->B 1; pay_if A->B 2; pay_if A->B 1",
                "A: offer pay_if A->B 1; pay_if A->B 2",
                "B: accept 2",
            ],
            &["struck 1", "refused: GM-RUL-48", "struck 2", "A.aside = 11"],
        );
}

#[test]
fn who_loses_a_bid_falls_back_once() {
    play("one fallback", &[])
        .guild("A", "")
        .has("A", "Axe", "might = 1")
        .guild("B", "")
        .has("B", "Bow", "might = 1")
        .stands("Cixi", "A")
        .order("A", "1: recruit A [Axe] 5")
        .order("B", "1: recruit A [Bow] 4")
        .waits()
        .run(
            &["A: carry", "B: carry", "B: pass"],
            &["recruited A Cixi from A for 5", "asked: B fallback 1", "resolved B 1", "asked: B fallback 4"],
        );
}

/// A completes Read the Coffee Grounds on space 1, while a Heroic Contract lies face down on space 2.
fn reading(facts: &str) -> Play {
    play("the coffee grounds", &[])
        .guild("A", facts)
        .has("A", "Axe", "charm = 5")
        .has("A", "Bow", "might = 1, arcane = 1, guile = 1, logic = 1, charm = 1, spirit = 1")
        .guild("B", "")
        .lies("Read the Coffee Grounds", 1)
        .down("heroic", 2)
        .order("A", "2: contract 1 [Axe]")
        .waits()
}

#[test]
fn a_card_can_be_looked_at_twice() {
    let looked = "looked A contract 2 Unmask the False Envoy";
    reading("").run(
        &["A: carry", "dice: 6 6 1 1 1", "A: space 2", "draw: 1", "A: space 2"],
        &["asked: A pick look_face_down", looked, looked, "asked: A deck 1"],
    );
}

#[test]
fn nothing_is_exchanged_with_an_empty_deck() {
    reading("private = [\"Brew Potion\"]").now("decks", "[0, 1, 1]").run(
        &["A: carry", "dice: 6 6 1 1 1"],
        &["asked: A pick look_face_down", "never: asked: A pick swap_private"],
    );
}

/// GM-RUL-38: a card that everybody has seen is no card of the Guild's any more once it lies on the deck.
#[test]
fn a_shown_card_that_is_given_away_is_no_longer_shown() {
    reading("private = [\"Brew Potion\"]").order("A", "1: [Bow]").run(
        &[
            "A: private Brew Potion",
            "dice: 1",
            "expect: A.shown = Brew Potion",
            "A: carry",
            "dice: 6 6 1 1 1",
            "A: exchange Brew Potion",
            "draw: 1",
        ],
        &["exchanged A Brew Potion for Ambush Poachers", "A.private = Ambush Poachers", "A.shown = none"],
    );
}

#[test]
fn no_income_is_no_fact() {
    play("no income", &[])
        .planning(1)
        .guild("A", "gold = 3")
        .guild("B", "")
        .lies("Proof Drought", 1)
        .full_board()
        .run(
            &["A: orders none", "B: orders none"],
            &[
                "number 4",
                "orders cleared",
                "asked: A orders",
                "never: number 5",
                "never: gold A",
                "A.gold = 3",
            ],
        );
}

/// GM-RUL-08: only what could make a Builder free counts for an Order without Gold.
#[test]
fn a_discount_that_leaves_a_price_pays_no_builder() {
    play("two discounts", &[])
        .guilds(3)
        .planning(3)
        .guild("A", "gold = 9\nadventurers = [\"Torvane\", \"Marit\"]")
        .has("A", "Axe", "might = 1")
        .guild("B", "")
        .guild("C", "")
        .run(&["expect: price = 2", "A: orders 1: hire [Axe]"], &["refused: GM-RUL-08"]);
}

#[test]
fn one_of_several_effects_that_does_something_is_enough() {
    play("one of two", &[])
        .plot(5)
        .now("decks", "[1, 0, 1]")
        .guild("A", "adventurers = [\"Pasco\"]")
        .guild("B", "")
        .run(&["A: use Pasco", "A: option 1"], &["gold A +1", "asked: A orders"]);
}

#[test]
fn an_order_card_that_is_in_use_cannot_be_taken_again() {
    play("order cards in use", &[])
        .guild("A", "adventurers = [\"Proof Turner\"]")
        .has("A", "Axe", "might = 1")
        .has("A", "Bow", "might = 1")
        .guild("B", "")
        .stands("Cixi", "A")
        .stands("Venju", "B")
        .stands("Vatsana", "D")
        .order("A", "1: recruit A [Axe] 5")
        .order("A", "2: recruit B [Bow] 5")
        .waits()
        .run(
            &[
                "A: use Proof Turner",
                "A: change 1 recruit B",
                "A: change 1 recruit A",
                "A: change 1 recruit E",
                "A: change 1 recruit D",
            ],
            &["refused: GM-ACTN-14", "refused: GM-ACTN-14", "refused: GM-ACTN-14", "changed A 1 recruit D"],
        );
}

#[test]
fn a_second_adventurer_joins_a_team_that_has_room() {
    let start = |mess: &str| {
        play("two join", &[])
            .guild("A", &format!("upgrades = [\"{mess}\"]\nadventurers = [\"Proof Drover\"]"))
            .has("A", "Axe", "might = 1")
            .has("A", "Bow", "might = 1")
            .has("A", "Cup", "might = 1")
            .guild("B", "")
            .order("A", "1: [Axe]")
            .waits()
    };
    start("Mess Hall II").run(
        &["A: use Proof Drover", "A: join 1 Bow", "A: join 1 Cup"],
        &["joined team A 1 Bow", "joined team A 1 Cup", "asked: A fallback 1"],
    );
    start("Bar II")
        .run(&["A: use Proof Drover", "A: join 1 Bow"], &["joined team A 1 Bow", "asked: A fallback 1"]);
}

#[test]
fn a_boon_of_a_contract_one_has_not_completed_is_not_ones_own() {
    play("not one's own", &[])
        .plot(2)
        .guild("A", "fame = 1\ngold = 3\nadventurers = [\"Proof Tallier\"]")
        .guild("B", "completed = [\"Wake the Sleeping Titan\"]")
        .run(&["A: use Wake the Sleeping Titan"], &["asked: A use plot", "refused: GM-EFCT-06"]);
}

/// A Private Contract is attempted alone and without a penalty.
#[test]
fn a_private_contract_shows_its_own_target() {
    let text = r#"{"setup": {"guilds": 2}, "piece": [{"guild": "A", "adventurers": ["Keshet"]}, {"guild": "B"},
        {"adventurer": "Axe", "of": "A", "skills": {"might": 2}},
        {"contract": "Loft", "of": "A", "targets": {"might": 7}}],
        "now": {"phase": "action", "orders": {"A": "1: [Axe]"}}}"#;
    let state: State<GuildMaster> = GuildMaster::stage(&serde_json::from_str(text).unwrap()).unwrap();
    let ask = state.asks().iter().find(|ask| ask.seat == Seat(0)).unwrap();
    let choice = GuildMaster::read_choice(&state, ask, "private Loft").unwrap();
    let shown = GuildMaster::preview(&state, ask, &choice).unwrap();
    assert_eq!((shown.dice, shown.target, shown.chance), (2, 7, Ratio::new(21, 36)));
    assert_eq!(shown.best, shown.chance);
}
