//! Helps that are named for one thing and no other, and helps that come together.

use super::check;

/// GM-RUL-24: dice are counted from the Skill that is named to the Skill that is named, once in a check.
#[test]
fn dice_are_counted_from_one_named_skill_to_another() {
    check(
        "a linguist",
        r#"
proves = []
setup = { guilds = 2 }
piece = [
    { adventurer = "Proof Linguist", skills = { might = 1 }, ability = '''(moon: every, phase: action, limit: check, effects: [
            convert_skill(from: Some(guile), to: Some(might), max: 1),
        ])''' },
    { guild = "A", adventurers = ["Proof Linguist"] },
    { adventurer = "Axe", of = "A", skills = { might = 1, guile = 3, charm = 2 } },
    { guild = "B" },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", orders = { A = "1: [Axe]", B = "4: [Idle]" } }

[[case]]
name = "1"
script = [
    "A: wander might", "A: convert 1 charm with Proof Linguist", "A: convert 2 guile with Proof Linguist",
    "A: convert 1 guile with Proof Linguist", "dice: 2 2",
]
expect = [
    "asked: A convert might 1", "refused: GM-RUL-24", "refused: GM-RUL-24", "spent A Proof Linguist 1",
    "converted A 1 guile", "rolled A might 2 2", "wandered A 4",
]

[[case]]
name = "2"
script = ["A: wander charm", "dice: 2 2"]
expect = ["rolled A charm 2 2", "never: asked: A convert"]
"#,
    );
}

#[test]
fn every_guild_may_count_dice_of_another_skill_in_its_turn() {
    check(
        "one after the other",
        r#"
proves = []
setup = { guilds = 2 }
piece = [
    { adventurer = "Proof Linguist", skills = { might = 1 }, ability = '''(moon: every, phase: action, limit: check, effects: [
            convert_skill(from: Some(guile), to: Some(might), max: 1),
        ])''' },
    { guild = "A", fame = 1, adventurers = ["Proof Linguist"] },
    { adventurer = "Axe", of = "A", skills = { might = 1, guile = 1 } },
    { guild = "B", adventurers = ["Ishara"] },
    { adventurer = "Bow", of = "B", skills = { might = 1, guile = 1 } },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", orders = { A = "1: hire [Axe] 3", B = "1: hire [Bow] 3; 4: [Idle]" } }
script = [
    "A: carry", "B: carry", "A: skill might", "B: skill might", "A: pass", "B: convert 1 guile with Ishara",
    "dice: 1 | 1 1",
]
expect = [
    "asked: A convert might 1", "asked: B convert might 1", "converted B 1 guile", "rolled A might 1",
    "rolled B might 1 1",
]
"#,
    );
}

/// GM-RUL-08, -54: a lower minimum bid for one Rank counts for that Rank, when it is planned and when it is used.
#[test]
fn a_lower_minimum_bid_is_for_one_rank() {
    check(
        "a haggler plans",
        r#"
proves = []
setup = { guilds = 2 }
piece = [
    { adventurer = "Proof Haggler", skills = { might = 1 }, ability = '''(moon: every, phase: action, limit: round, effects: [
            min_bid_shift(n: -2, rank: Some(hero), who: own),
        ])''' },
    { guild = "A", gold = 20, adventurers = ["Proof Haggler"] },
    { adventurer = "Axe", of = "A", skills = { might = 1 }, rank = "adept" },
    { guild = "B" },
    { adventurer = "Cixi", space = "A" },
    { adventurer = "Vatsana", space = "D" },
]
now = { phase = "orders", round = 1 }
script = [
    "A: orders 1: recruit D [Axe] 4", "A: orders 1: recruit A [Axe] 2", "A: orders 1: recruit D [Axe] 5",
    "B: orders none", "A: use Proof Haggler", "A: carry",
]
expect = [
    "refused: GM-ORDR-12", "refused: GM-ORDR-12", "boosted A", "recruited A Vatsana from D for 5",
    "asked: chance draw 1 of 23",
]
"#,
    );
    check(
        "a haggler bids",
        r#"
proves = []
setup = { guilds = 2 }
piece = [
    { adventurer = "Proof Haggler", skills = { might = 1 }, ability = '''(moon: every, phase: action, limit: round, effects: [
            min_bid_shift(n: -2, rank: Some(hero), who: own),
        ])''' },
    { guild = "A", adventurers = ["Proof Haggler"] },
    { adventurer = "Axe", of = "A", skills = { might = 1 } },
    { guild = "B" },
    { adventurer = "Cixi", space = "A" },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", orders = { A = "1: recruit A [Axe] 3", B = "4: [Idle]" } }
script = ["A: use Proof Haggler", "A: carry"]
expect = ["used A Proof Haggler", "recruited A Cixi from A for 3", "never: boosted"]
"#,
    );
}

/// GM-RUL-08: who copies is planned with as what helps most, and no bid is below 1.
#[test]
fn a_plan_counts_on_the_best_copy() {
    check(
        "the best copy",
        r#"
proves = []
setup = { guilds = 2 }
piece = [
    { guild = "A", gold = 7, adventurers = ["Gundra", "Queen Isaura", "Zephine"] },
    { adventurer = "Axe", of = "A", skills = { might = 1 } },
    { guild = "B" },
    { adventurer = "Nuri", space = "A" },
]
now = { phase = "orders", round = 1 }
script = ["A: orders 1: recruit A [Axe] 1", "A: orders 1: recruit A [Axe] 2", "B: orders none"]
expect = ["refused: GM-ORDR-12", "orders A 1: recruit A [Axe] 2"]
"#,
    );
    check(
        "the best copy",
        r#"
proves = []
setup = { guilds = 2 }
piece = [
    { guild = "A", gold = 7, adventurers = ["Gundra", "Queen Isaura", "Zephine"], completed = ["Unseat the Storm Queen"] },
    { adventurer = "Axe", of = "A", skills = { might = 1 } },
    { guild = "B" },
    { adventurer = "Nuri", space = "A" },
]
now = { phase = "orders", round = 1 }
script = ["A: orders 1: recruit A [Axe]", "A: orders 1: recruit A [Axe] 1", "B: orders none"]
expect = ["refused: GM-ORDR-12", "orders A 1: recruit A [Axe] 1"]
"#,
    );
}

/// GM-RUL-40: what always works and what is used for the Order add up.
#[test]
fn what_is_used_adds_to_what_always_works() {
    check(
        "wandering with two helps",
        r#"
proves = []
setup = { guilds = 2 }
piece = [
    { guild = "A", adventurers = ["Gundra", "Odo"] },
    { adventurer = "Axe", of = "A", skills = { might = 2 } },
    { guild = "B" },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", orders = { A = "1: [Axe]", B = "4: [Idle]" } }
script = ["A: use Gundra as Odo", "A: wander", "dice: 5 5"]
expect = ["wandered A 10", "gold A +3", "fame A +3"]
"#,
    );
    check(
        "a reward with two helps",
        r#"
proves = []
setup = { guilds = 2 }
piece = [
    { adventurer = "Proof Steward", skills = { might = 1 }, ability = '''(moon: every, phase: action, limit: static, effects: [
            reward_bonus(level: Some(heroic), gold: 1, fame: 2), wander_bonus(gold: 1, fame: 2), bid_bonus(1),
        ])''' },
    { guild = "A", adventurers = ["Gundra", "Proof Steward"] },
    { adventurer = "Axe", of = "A", skills = { might = 5 } },
    { guild = "B" },
    { contract = "Loft", on = 3, targets = { might = 6 }, level = "heroic" },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", orders = { A = "1: contract 3 [Axe]", B = "4: [Idle]" } }
script = ["A: use Gundra as Proof Steward", "A: carry", "dice: 6 6 1 1 1"]
expect = ["gold A +2", "fame A +4"]
"#,
    );
}
