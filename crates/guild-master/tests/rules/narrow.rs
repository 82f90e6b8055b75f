//! Where a rule only just applies, or only just does not.

use super::check;

#[test]
fn fame_that_just_suffices_is_exchanged() {
    check(
        "just enough",
        r#"
proves = []
setup = { guilds = 2 }
piece = [
    { adventurer = "Proof Broker", skills = { might = 1 }, ability = '''(moon: every, phase: plot, limit: round, effects: [
            exchange(pay: fame(2), gain: gold(3), times: 2),
        ])''' },
    { guild = "A", adventurers = ["Proof Broker"], fame = 2 }, { guild = "B" },
]
now = { phase = "plot", round = 2 }
script = ["A: use Proof Broker", "A: pay"]
expect = ["fame A -2", "gold A +3", "asked: A orders", "A.fame = 0"]
"#,
    );
}

#[test]
fn what_is_counted_by_threes_needs_three() {
    check(
        "just enough",
        r#"
proves = []
setup = { guilds = 2 }
piece = [
    { adventurer = "Proof Tallier", skills = { might = 1 }, ability = '''(moon: every, phase: plot, limit: round, effects: [
            gain_per(gold: 1, per: gold, each: 3, cap: 9),
        ])''' },
    { guild = "A", adventurers = ["Proof Tallier"], gold = 2 }, { guild = "B" },
]
now = { phase = "plot", round = 2 }
expect = ["asked: A orders", "never: asked: A use"]
"#,
    );
    check(
        "just enough",
        r#"
proves = []
setup = { guilds = 2 }
piece = [
    { adventurer = "Proof Tallier", skills = { might = 1 }, ability = '''(moon: every, phase: plot, limit: round, effects: [
            gain_per(gold: 1, per: gold, each: 3, cap: 9),
        ])''' },
    { guild = "A", adventurers = ["Proof Tallier"], gold = 3 }, { guild = "B" },
]
now = { phase = "plot", round = 2 }
script = ["A: use Proof Tallier"]
expect = ["gold A +1", "asked: A orders", "A.gold = 4"]
"#,
    );
    check(
        "just enough",
        r#"
proves = []
setup = { guilds = 2 }
piece = [
    { adventurer = "Proof Tallier", skills = { might = 1 }, ability = '''(moon: every, phase: plot, limit: round, effects: [
            gain_per(gold: 1, per: gold, each: 3, cap: 9),
        ])''' },
    { guild = "A", adventurers = ["Proof Tallier"], gold = 8 }, { guild = "B" },
]
now = { phase = "plot", round = 2 }
script = ["A: use Proof Tallier"]
expect = ["gold A +2", "A.gold = 10"]
"#,
    );
}

#[test]
fn each_card_looked_at_goes_to_the_bottom_once() {
    check(
        "just enough",
        r#"
proves = []
setup = { guilds = 2 }
piece = [
    { adventurer = "Proof Sexton", skills = { might = 1 }, ability = '''(moon: every, phase: plot, limit: round, effects: [
            peek_deck(deck: of(common), count: 2, then: bottom),
        ])''' },
    { guild = "A", adventurers = ["Proof Sexton"] }, { guild = "B" },
]
now = { phase = "plot", round = 2 }
script = ["A: use Proof Sexton", "draw: 1 | 1", "A: take Identify Rebels", "A: take Ambush Poachers"]
expect = [
    "asked: A pick peek_deck", "sunk A Identify Rebels", "asked: A pick peek_deck", "sunk A Ambush Poachers",
    "asked: A orders", "bottom common = Identify Rebels, Ambush Poachers",
]
"#,
    );
}

/// Pasco renews an Adventurer and then looks at a deck in which nothing is left.
#[test]
fn nothing_is_put_to_the_bottom_of_an_empty_deck() {
    check(
        "just enough",
        r#"
proves = []
setup = { guilds = 2 }
piece = [
    { guild = "A", adventurers = ["Pasco"] },
    { guild = "B" },
    { adventurer = "Cixi", space = "A" },
    { adventurer = "Venju", space = "B" },
    { adventurer = "Vatsana", space = "D" },
    { adventurer = "Kestrel", space = "E" },
    { adventurer = "Vesper", space = "F" },
]
now = { phase = "plot", round = 3, decks = [5, 0, 1] }
script = ["A: use Pasco", "A: option 2", "A: space A", "draw: 1"]
expect = ["asked: A pick refresh_adventurer", "asked: A orders", "never: asked: A pick peek_deck"]
"#,
    );
}

#[test]
fn a_single_card_has_no_order() {
    check(
        "just enough",
        r#"
proves = []
setup = { guilds = 2 }
piece = [{ guild = "A", adventurers = ["Tymon"] }, { guild = "B" }]
now = { phase = "plot", round = 3, decks = [1, 1, 1] }
script = ["A: use Tymon", "A: option 2", "draw: 1"]
expect = ["peeked A common Ambush Poachers", "asked: A orders", "never: asked: A pick peek_deck"]
"#,
    );
}

#[test]
fn cards_looked_at_are_put_in_order_before_another_deck_is_chosen() {
    check(
        "just enough",
        r#"
proves = []
setup = { guilds = 2 }
piece = [
    { adventurer = "Proof Seeker", skills = { might = 1 }, ability = '''(moon: every, phase: plot, limit: round, effects: [
            peek_deck(deck: choice, count: 2, then: reorder), draw_private(draw: 2, keep: 1, deck: choice, rest: bottom),
        ])''' },
    { guild = "A", adventurers = ["Proof Seeker"] }, { guild = "B" },
]
now = { phase = "plot", round = 2 }
script = [
    "A: use Proof Seeker", "A: deck common", "draw: 1 | 1", "A: deck heroic",
    "A: arrange Ambush Poachers, Identify Rebels",
]
expect = ["refused: GM-RUL-07", "arranged A common", "asked: A pick draw_private"]
"#,
    );
}

#[test]
fn every_card_discarded_leaves_its_deck() {
    check(
        "just enough",
        r#"
proves = []
setup = { guilds = 2 }
piece = [
    { adventurer = "Proof Censor", skills = { might = 1 }, ability = '''(moon: every, phase: plot, limit: round, effects: [
            draw_private(draw: 3, keep: 1, deck: of(common), rest: discard),
        ])''' },
    { guild = "A", adventurers = ["Proof Censor"] }, { guild = "B" },
]
now = { phase = "plot", round = 2 }
script = ["A: use Proof Censor", "draw: 1 | 1 | 1", "A: take Ambush Poachers"]
expect = ["took A Ambush Poachers", "asked: A orders", "deck common = 32"]
"#,
    );
}

/// GM-RUL-20: a Bonus is compulsory, so whoever does not answer keeps the uppermost cards.
#[test]
fn who_does_not_answer_keeps_the_uppermost_card() {
    check(
        "an attempt",
        r#"
proves = []
setup = { guilds = 2 }
piece = [
    { guild = "A" },
    { adventurer = "Axe", of = "A", skills = { charm = 5 } },
    { guild = "B" },
    { contract = "Rescue the Lost Choir", on = 1 },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", orders = { A = "1: contract 1 [Axe]", B = "4: [Idle]" } }
script = ["A: carry", "dice: 6 6 6 1 1", "draw: 1 | 1 | 1", "A: expired"]
expect = ["asked: A pick draw_private", "took A Ambush Poachers", "A.private = Ambush Poachers"]
"#,
    );
}

#[test]
fn the_last_card_of_a_deck_can_be_the_replacement() {
    check(
        "an attempt",
        r#"
proves = []
setup = { guilds = 2 }
piece = [
    { guild = "A" },
    { adventurer = "Axe", of = "A", skills = { might = 5 } },
    { guild = "B" },
    { contract = "Proof Quarry", on = 1, targets = { might = 6 }, bonus = '[build_now(builders: 3, kinds: (core: true))]' },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", decks = [1, 1, 0], orders = { A = "1: contract 1 [Axe]", B = "4: [Idle]" } }
script = ["A: carry", "dice: 6 6 1 1 1", "A: build Stables II", "A: deck legendary", "A: deck common"]
expect = ["refused: GM-RUL-07", "contract 1 = down common", "deck common = 0"]
"#,
    );
}

#[test]
fn gold_left_on_orders_goes_back_with_the_reset() {
    check(
        "gold goes back",
        r#"
proves = []
setup = { guilds = 2 }
piece = [
    { guild = "A", gold = 3 },
    { adventurer = "Axe", of = "A", skills = { might = 1 } },
    { guild = "B" },
    { adventurer = "Cixi", space = "A" },
    { adventurer = "Venju", space = "B" },
    { adventurer = "Vatsana", space = "D" },
    { adventurer = "Kestrel", space = "E" },
    { adventurer = "Vesper", space = "F" },
]
now = { phase = "reset", orders = { A = "1: hire [Axe] 5" } }
expect = ["asked: A orders", "A.gold = 10", "A.total_gold = 10"]
"#,
    );
}

#[test]
fn the_match_is_in_no_phase_of_a_round_when_it_is_over() {
    check(
        "the end",
        r#"
proves = []
setup = { guilds = 2 }
piece = [
    { guild = "A", fame = 4, upgrades = ["Whispering Archive"], completed = ["Brew Potion"] },
    { adventurer = "Axe", of = "A", skills = { might = 6, guile = 5 } },
    { guild = "B", upgrades = ["Academy of Six Arts"] },
    { adventurer = "Bow", of = "B", skills = { might = 6, guile = 5 } },
]
now = { phase = "action", round = 9, orders = { A = "1: [Axe]" } }
script = ["A: pass"]
expect = ["A.fame = 6", "B.fame = 2", "phase = end", "over: A wins"]
"#,
    );
}

/// GM-EFCT-07: an Event is nobody's, so what is said of a Guild does not hold of it.
#[test]
fn an_event_has_neither_fame_nor_contests_of_its_own() {
    check(
        "nobody's event",
        r#"
proves = []
setup = { guilds = 2 }
piece = [
    { guild = "A", gold = 5, fame = 5 },
    { guild = "B", gold = 5, fame = 5 },
    { adventurer = "Cixi", space = "A" },
    { adventurer = "Venju", space = "B" },
    { adventurer = "Vatsana", space = "D" },
    { adventurer = "Kestrel", space = "E" },
    { adventurer = "Vesper", space = "F" },
    { contract = "Proof Comet", on = 1, targets = { might = 13 }, level = "heroic", event = '''(when: start_round, effects: [
            if(cond: fame_rank(4), then: [lose_gold(n: 1, who: each_guild)]),
            if(cond: won_contest, then: [lose_fame(n: 1, who: each_guild)]),
        ])''' },
]
now = { phase = "orders", round = 1 }
script = ["A: orders none", "B: orders none"]
expect = ["begins Proof Comet", "asked: A orders", "never: fame A", "A.gold = 7", "B.gold = 7"]
"#,
    );
}

#[test]
fn one_order_cannot_be_exchanged_with_itself() {
    check(
        "orders to exchange",
        r#"
proves = []
setup = { guilds = 2 }
piece = [
    { guild = "A", adventurers = ["Wendeline"] },
    { adventurer = "Axe", of = "A", skills = { might = 1 } },
    { guild = "B" },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", orders = { A = "1: [Axe]", B = "4: [Idle]" } }
script = ["A: wander", "dice: 1"]
expect = ["asked: A fallback 1", "wandered A 1", "never: asked: A use"]
"#,
    );
    check(
        "orders to exchange",
        r#"
proves = []
setup = { guilds = 2 }
piece = [
    { guild = "A", adventurers = ["Wendeline"] },
    { adventurer = "Axe", of = "A", skills = { might = 1 } },
    { guild = "B" },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", orders = { A = "1: [Axe]; 2: [Wendeline]", B = "4: [Idle]" } }
expect = ["asked: A use action"]
"#,
    );
}

#[test]
fn who_does_not_pick_a_skill_hires_with_the_most_dice() {
    check(
        "the most dice",
        r#"
proves = []
setup = { guilds = 2 }
piece = [
    { guild = "A" },
    { adventurer = "Axe", of = "A", skills = { might = 1, guile = 3 } },
    { guild = "B" },
    { adventurer = "Bow", of = "B", skills = { might = 1 } },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", orders = { A = "1: hire [Axe] 3", B = "1: hire [Bow] 3; 4: [Idle]" } }
script = ["A: carry", "B: carry", "A: expired", "dice: 1 1 1 | 1"]
expect = ["rolled A guile 1 1 1"]
"#,
    );
}

/// GM-CTST-14, -15: after a re-roll the margins count, not the results.
#[test]
fn a_tie_of_conflictors_is_broken_by_margin() {
    check(
        "ties by margin",
        r#"
proves = []
setup = { guilds = 2 }
piece = [
    { guild = "A" },
    { adventurer = "Axe", of = "A", skills = { might = 2 } },
    { guild = "B" },
    { adventurer = "Bow", of = "B", skills = { guile = 3 } },
    { contract = "Loft", on = 3, targets = { might = 6, guile = 8 }, gold = 1, fame = 1 },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
script = [
    "A: ready", "B: ready", "A: stance conflict", "B: stance conflict", "dice: 4 5 | 4 4 4", "A: reroll 1",
    "B: reroll 1", "dice: 6 5",
]
expect = ["checked A 9 against 8", "checked B 12 against 11", "contract 3 completed by A"]

[now]
phase = "contest"
contest = 3
orders = { A = "1: contract 3 [Axe]", B = "1: contract 3 [Bow]; 4: [Idle]" }
"#,
    );
}
