//! What is answered for a Guild whose time is out, question by question: whatever gives up nothing it has.

use super::check;

#[test]
fn cards_that_may_be_kept_are_left() {
    check(
        "time is out",
        r#"
proves = ["GM-PLOT-03"]
setup = { guilds = 2 }
piece = [{ guild = "A", adventurers = ["Embla"] }, { guild = "B", gold = 5 }]
now = { phase = "plot", round = 4 }
script = ["A: use Embla", "draw: 1 | 1 | 1", "A: expired"]
expect = ["asked: A pick", "asked: A orders", "never: took", "A.private = none"]
"#,
    );
}

#[test]
fn cards_stay_in_the_order_they_lay_in() {
    check(
        "time is out",
        r#"
proves = ["GM-PLOT-03"]
setup = { guilds = 2 }
piece = [{ guild = "A", adventurers = ["Tymon"] }, { guild = "B", gold = 5 }]
now = { phase = "plot", round = 3 }
script = ["A: use Tymon", "A: option 2", "draw: 1 | 1", "A: expired"]
expect = ["asked: A pick", "top common = Ambush Poachers, Identify Rebels", "asked: A orders"]
"#,
    );
}

#[test]
fn a_bonus_that_must_be_resolved_is_resolved_in_the_simplest_way() {
    check(
        "time is out",
        r#"
proves = ["GM-RUL-20"]
setup = { guilds = 3 }
piece = [
    { guild = "A" },
    { adventurer = "Axe", of = "A", skills = { might = 5 } },
    { guild = "B", gold = 3, fame = 4 },
    { guild = "C", gold = 1, fame = 2 },
    { contract = "Proof Gale", on = 1, targets = { might = 6 }, bonus = '[replace_contract(count: 2, deck: choice, face: up)]' },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
    { contract = "Break the Toll Gang", on = 2 },
    { contract = "Brew Potion", on = 3 },
]
now = { phase = "action", orders = { A = "1: contract 1 [Axe]", B = "4: [Idle]" } }
script = ["A: carry", "dice: 6 6 1 1 1", "A: expired", "A: expired", "draw: 1"]
expect = ["asked: A pick", "contract 2 gone Break the Toll Gang", "asked: A pick"]
"#,
    );
    check(
        "time is out",
        r#"
proves = ["GM-RUL-20"]
setup = { guilds = 3 }
piece = [
    { guild = "A" },
    { adventurer = "Axe", of = "A", skills = { might = 5 } },
    { guild = "B", gold = 3, fame = 4 },
    { guild = "C", gold = 1, fame = 2 },
    { contract = "Proof Quarry", on = 1, targets = { might = 6 }, bonus = '[build_now(builders: 3, kinds: (core: true))]' },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", orders = { A = "1: contract 1 [Axe]", B = "4: [Idle]" } }
script = ["A: carry", "dice: 6 6 1 1 1", "A: expired", "A: expired"]
expect = ["asked: A pick", "hired A 2 for 0", "built A Stables II", "asked: A deck"]
"#,
    );
}

#[test]
fn dice_are_kept_and_the_lowest_is_rolled_again() {
    check(
        "time is out at the dice",
        r#"
proves = ["GM-UPGR-24"]
setup = { guilds = 2 }
piece = [
    { guild = "A", upgrades = ["Armory reroll"], completed = ["Warm the Winter Shrine"] },
    { adventurer = "Axe", of = "A", skills = { might = 2 } },
    { guild = "B" },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", orders = { A = "1: [Axe]", B = "4: [Idle]" } }
script = ["A: wander", "dice: 1 2", "A: expired"]
expect = ["asked: A change", "wandered A 3", "never: used", "never: rerolled"]
"#,
    );
}

#[test]
fn a_builder_is_declined_and_the_team_falls_back() {
    check(
        "time is out at building",
        r#"
proves = ["GM-HIRE-16", "GM-ACTN-14"]
setup = { guilds = 2 }
piece = [
    { guild = "A" },
    { adventurer = "Axe", of = "A", skills = { might = 1 } },
    { adventurer = "Bow", of = "A", skills = { might = 1 } },
    { guild = "B" },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", orders = { A = "1: hire [Axe] 7; 2: [Bow]", B = "4: [Idle]" } }
script = ["A: carry", "A: expired", "A: expired"]
expect = [
    "asked: A build 1", "gold back A 1 +7", "asked: A fallback 1", "passed A", "resolved A 1",
    "asked: A fallback 2", "A.gold = 7",
]
"#,
    );
}

#[test]
fn what_makes_builders_cheaper_is_not_offered_again_after_a_refusal() {
    check(
        "cheaper builders, then none",
        r#"
proves = ["GM-HIRE-16"]
setup = { guilds = 2 }
piece = [
    { guild = "A", adventurers = ["Torvane"] },
    { adventurer = "Axe", of = "A", skills = { might = 1 } },
    { adventurer = "Bow", of = "A", skills = { might = 1 } },
    { guild = "B" },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", orders = { A = "1: hire [Axe] 7; 2: [Bow]", B = "4: [Idle]" } }
script = ["A: carry", "A: use Torvane", "A: decline", "A: wander", "dice: 3"]
expect = ["boosted A", "gold back A 1 +7", "wandered A 3", "resolved A 1", "asked: A fallback 2"]
"#,
    );
}
