//! What is done a second time, what is not, and what is not offered because it would do nothing.

use kernel::Seat;
use kernel::odds::Ratio;

use super::check;
use super::foreseen::{preview, scene};

/// GM-RUL-48: no more payments are set aside than can be held.
#[test]
fn eight_payments_can_be_set_aside() {
    check(
        "eight payments",
        r#"
proves = []
setup = { guilds = 2 }
piece = [
    { guild = "A", gold = 20 },
    { adventurer = "Axe", of = "A", skills = { might = 2 } },
    { guild = "B", gold = 4 },
    { adventurer = "Bow", of = "B", skills = { might = 2 } },
    { contract = "Loft", on = 3, targets = { might = 10 }, gold = 3, fame = 2 },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
script = [
    "A: offer pay_if A->B 1; pay_if A->B 2; pay_if A->B 1; pay_if A->B 2; pay_if A->B 1; pay_if A->B 1",
    "B: accept 1", "A: offer pay_if A->B 1; pay_if A->B 2; pay_if A->B 1",
    "A: offer pay_if A->B 1; pay_if A->B 2", "B: accept 2",
]
expect = ["struck 1", "refused: GM-RUL-48", "struck 2", "A.aside = 11"]

[now]
phase = "contest"
contest = 3
orders = { A = "1: contract 3 [Axe]", B = "1: contract 3 [Bow]; 4: [Idle]" }
"#,
    );
}

#[test]
fn who_loses_a_bid_falls_back_once() {
    check(
        "one fallback",
        r#"
proves = []
setup = { guilds = 2 }
piece = [
    { guild = "A" },
    { adventurer = "Axe", of = "A", skills = { might = 1 } },
    { guild = "B" },
    { adventurer = "Bow", of = "B", skills = { might = 1 } },
    { adventurer = "Cixi", space = "A" },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", orders = { A = "1: recruit A [Axe] 5", B = "1: recruit A [Bow] 4; 4: [Idle]" } }
script = ["A: carry", "B: carry", "B: pass"]
expect = ["recruited A Cixi from A for 5", "asked: B fallback 1", "resolved B 1", "asked: B fallback 4"]
"#,
    );
}

#[test]
fn a_card_can_be_looked_at_twice() {
    check(
        "the coffee grounds",
        r#"
proves = []
setup = { guilds = 2 }
piece = [
    { guild = "A" },
    { adventurer = "Axe", of = "A", skills = { charm = 5 } },
    { adventurer = "Bow", of = "A", skills = { might = 1, arcane = 1, guile = 1, logic = 1, charm = 1, spirit = 1 } },
    { guild = "B" },
    { contract = "Read the Coffee Grounds", on = 1 },
    { down = "heroic", on = 2 },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", orders = { A = "2: contract 1 [Axe]", B = "4: [Idle]" } }
script = ["A: carry", "dice: 6 6 1 1 1", "A: space 2", "draw: 1", "A: space 2"]
expect = [
    "asked: A pick look_face_down", "looked A contract 2 Unmask the False Envoy",
    "looked A contract 2 Unmask the False Envoy", "asked: A deck 1",
]
"#,
    );
}

#[test]
fn nothing_is_exchanged_with_an_empty_deck() {
    check(
        "the coffee grounds",
        r#"
proves = []
setup = { guilds = 2 }
piece = [
    { guild = "A", private = ["Brew Potion"] },
    { adventurer = "Axe", of = "A", skills = { charm = 5 } },
    { adventurer = "Bow", of = "A", skills = { might = 1, arcane = 1, guile = 1, logic = 1, charm = 1, spirit = 1 } },
    { guild = "B" },
    { contract = "Read the Coffee Grounds", on = 1 },
    { down = "heroic", on = 2 },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", decks = [0, 1, 1], orders = { A = "2: contract 1 [Axe]", B = "4: [Idle]" } }
script = ["A: carry", "dice: 6 6 1 1 1"]
expect = ["asked: A pick look_face_down", "never: asked: A pick swap_private"]
"#,
    );
}

/// GM-RUL-38: a card that everybody has seen is no card of the Guild's any more once it lies on the deck.
#[test]
fn a_shown_card_that_is_given_away_is_no_longer_shown() {
    check(
        "the coffee grounds",
        r#"
proves = []
setup = { guilds = 2 }
piece = [
    { guild = "A", private = ["Brew Potion"] },
    { adventurer = "Axe", of = "A", skills = { charm = 5 } },
    { adventurer = "Bow", of = "A", skills = { might = 1, arcane = 1, guile = 1, logic = 1, charm = 1, spirit = 1 } },
    { guild = "B" },
    { contract = "Read the Coffee Grounds", on = 1 },
    { down = "heroic", on = 2 },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", orders = { A = "2: contract 1 [Axe]; 1: [Bow]", B = "4: [Idle]" } }
script = [
    "A: private Brew Potion", "dice: 1", "expect: A.shown = Brew Potion", "A: carry", "dice: 6 6 1 1 1",
    "A: exchange Brew Potion", "draw: 1",
]
expect = ["exchanged A Brew Potion for Ambush Poachers", "A.private = Ambush Poachers", "A.shown = none"]
"#,
    );
}

#[test]
fn no_income_is_no_fact() {
    check(
        "no income",
        r#"
proves = []
setup = { guilds = 2 }
piece = [
    { guild = "A", gold = 3 },
    { guild = "B" },
    { contract = "Proof Drought", on = 1, targets = { might = 13 }, level = "heroic", event = '(when: reset, effects: [income(n: -5, who: each_guild)])' },
    { adventurer = "Cixi", space = "A" },
    { adventurer = "Venju", space = "B" },
    { adventurer = "Vatsana", space = "D" },
    { adventurer = "Kestrel", space = "E" },
    { adventurer = "Vesper", space = "F" },
]
now = { phase = "orders", round = 1 }
script = ["A: orders none", "B: orders none"]
expect = ["number 4", "orders cleared", "asked: A orders", "never: number 5", "never: gold A", "A.gold = 3"]
"#,
    );
}

/// GM-RUL-08: only what could make a Builder free counts for an Order without Gold.
#[test]
fn a_discount_that_leaves_a_price_pays_no_builder() {
    check(
        "two discounts",
        r#"
proves = []
setup = { guilds = 3 }
piece = [
    { guild = "A", gold = 9, adventurers = ["Torvane", "Marit"] },
    { adventurer = "Axe", of = "A", skills = { might = 1 } },
    { guild = "B" },
    { guild = "C" },
]
now = { phase = "orders", round = 3 }
script = ["expect: price = 2", "A: orders 1: hire [Axe]"]
expect = ["refused: GM-RUL-08"]
"#,
    );
}

#[test]
fn one_of_several_effects_that_does_something_is_enough() {
    check(
        "one of two",
        r#"
proves = []
setup = { guilds = 2 }
piece = [{ guild = "A", adventurers = ["Pasco"] }, { guild = "B" }]
now = { phase = "plot", round = 5, decks = [1, 0, 1] }
script = ["A: use Pasco", "A: option 1"]
expect = ["gold A +1", "asked: A orders"]
"#,
    );
}

#[test]
fn an_order_card_that_is_in_use_cannot_be_taken_again() {
    check(
        "order cards in use",
        r#"
proves = []
setup = { guilds = 2 }
piece = [
    { adventurer = "Proof Turner", skills = { might = 1 }, ability = '(moon: every, phase: action, limit: round, effects: [change_own_order(recruit)])' },
    { guild = "A", adventurers = ["Proof Turner"] },
    { adventurer = "Axe", of = "A", skills = { might = 1 } },
    { adventurer = "Bow", of = "A", skills = { might = 1 } },
    { guild = "B" },
    { adventurer = "Cixi", space = "A" },
    { adventurer = "Venju", space = "B" },
    { adventurer = "Vatsana", space = "D" },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", orders = { A = "1: recruit A [Axe] 5; 2: recruit B [Bow] 5", B = "4: [Idle]" } }
script = [
    "A: use Proof Turner", "A: change 1 recruit B", "A: change 1 recruit A", "A: change 1 recruit E",
    "A: change 1 recruit D",
]
expect = ["refused: GM-ACTN-14", "refused: GM-ACTN-14", "refused: GM-ACTN-14", "changed A 1 recruit D"]
"#,
    );
}

#[test]
fn a_second_adventurer_joins_a_team_that_has_room() {
    check(
        "two join",
        r#"
proves = []
setup = { guilds = 2 }
piece = [
    { adventurer = "Proof Drover", skills = { might = 1 }, ability = '''(moon: every, phase: action, limit: round, effects: [
            join_open_team(count: 2, allow_new: false),
        ])''' },
    { guild = "A", upgrades = ["Mess Hall II"], adventurers = ["Proof Drover"] },
    { adventurer = "Axe", of = "A", skills = { might = 1 } },
    { adventurer = "Bow", of = "A", skills = { might = 1 } },
    { adventurer = "Cup", of = "A", skills = { might = 1 } },
    { guild = "B" },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", orders = { A = "1: [Axe]", B = "4: [Idle]" } }
script = ["A: use Proof Drover", "A: join 1 Bow", "A: join 1 Cup"]
expect = ["joined team A 1 Bow", "joined team A 1 Cup", "asked: A fallback 1"]
"#,
    );
    check(
        "two join",
        r#"
proves = []
setup = { guilds = 2 }
piece = [
    { adventurer = "Proof Drover", skills = { might = 1 }, ability = '''(moon: every, phase: action, limit: round, effects: [
            join_open_team(count: 2, allow_new: false),
        ])''' },
    { guild = "A", upgrades = ["Bar II"], adventurers = ["Proof Drover"] },
    { adventurer = "Axe", of = "A", skills = { might = 1 } },
    { adventurer = "Bow", of = "A", skills = { might = 1 } },
    { adventurer = "Cup", of = "A", skills = { might = 1 } },
    { guild = "B" },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", orders = { A = "1: [Axe]", B = "4: [Idle]" } }
script = ["A: use Proof Drover", "A: join 1 Bow"]
expect = ["joined team A 1 Bow", "asked: A fallback 1"]
"#,
    );
}

#[test]
fn a_boon_of_a_contract_one_has_not_completed_is_not_ones_own() {
    check(
        "not one's own",
        r#"
proves = []
setup = { guilds = 2 }
piece = [
    { adventurer = "Proof Tallier", skills = { might = 1 }, ability = '''(moon: every, phase: plot, limit: round, effects: [
            gain_per(gold: 1, per: gold, each: 3, cap: 9),
        ])''' },
    { guild = "A", fame = 1, gold = 3, adventurers = ["Proof Tallier"] },
    { guild = "B", completed = ["Wake the Sleeping Titan"] },
]
now = { phase = "plot", round = 2 }
script = ["A: use Wake the Sleeping Titan"]
expect = ["asked: A use plot", "refused: GM-EFCT-06"]
"#,
    );
}

/// A Private Contract is attempted alone and without a penalty.
#[test]
fn a_private_contract_shows_its_own_target() {
    let state = scene(
        r#"
setup = { guilds = 2 }
piece = [
    { guild = "A", adventurers = ["Keshet"] },
    { guild = "B" },
    { adventurer = "Axe", of = "A", skills = { might = 2 } },
    { contract = "Loft", of = "A", targets = { might = 7 } },
]
now = { phase = "action", orders = { A = "1: [Axe]" } }
"#,
    );
    let shown = preview(&state, Seat(0), "private Loft");
    assert_eq!((shown.dice, shown.target, shown.chance), (2, 7, Ratio::new(21, 36)));
    assert_eq!(shown.best, shown.chance);
}
