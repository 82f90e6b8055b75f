//! Abilities that always work, and those of recruits.

use super::check;

#[test]
fn the_bridge_warden_adds_to_every_wander_under_a_half_moon() {
    check(
        "the bridge warden adds to a wander",
        r#"
proves = ["GM-RUL-40", "GM-ADVR-06", "GM-ROUN-07"]
setup = { guilds = 2 }
piece = [
    { guild = "A", adventurers = ["Odo"] },
    { adventurer = "Axe", of = "A", skills = { might = 2 } },
    { guild = "B" },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", round = 1, orders = { A = "1: [Axe]", B = "4: [Idle]" } }
script = ["A: wander", "dice: 6 6"]
expect = ["wandered A 12", "gold A +2", "fame A +2", "resolved A 1"]
"#,
    );
    check(
        "the bridge warden adds to a wander",
        r#"
proves = ["GM-RUL-40", "GM-ADVR-06", "GM-ROUN-07"]
setup = { guilds = 2 }
piece = [
    { guild = "A", adventurers = ["Odo"] },
    { adventurer = "Axe", of = "A", skills = { might = 2 } },
    { guild = "B" },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", round = 2, orders = { A = "1: [Axe]", B = "4: [Idle]" } }
script = ["A: wander", "dice: 6 6"]
expect = ["wandered A 12", "gold A +1", "fame A +1", "resolved A 1"]
"#,
    );
    check(
        "the bridge warden adds to a wander",
        r#"
proves = ["GM-ADVR-06"]
setup = { guilds = 2 }
piece = [
    { guild = "A", adventurers = ["Odo"] },
    { adventurer = "Axe", of = "A", skills = { might = 2 } },
    { guild = "B" },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", round = 1, orders = { A = "1: [Axe]; 2: [Odo]", B = "4: [Idle]" } }
script = ["A: wander", "dice: 6 6"]
expect = ["wandered A 12", "gold A +2", "fame A +2", "resolved A 1"]
"#,
    );
}

#[test]
fn the_ledger_knight_adds_gold_to_rewards_of_contracts() {
    check(
        "the ledger knight adds gold",
        r#"
proves = ["GM-RUL-40", "GM-ADVR-08"]
setup = { guilds = 2 }
piece = [
    { guild = "A", adventurers = ["Corvin"], private = ["Confront Blasphemers"] },
    { adventurer = "Axe", of = "A", skills = { might = 2 } },
    { adventurer = "Bow", of = "A", skills = { might = 2 } },
    { guild = "B" },
    { contract = "Loft", on = 3, targets = { might = 6 }, gold = 4, fame = 2 },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", orders = { A = "1: contract 3 [Axe]; 2: [Bow]", B = "4: [Idle]" } }
script = ["A: carry", "dice: 6 6", "A: deck common", "A: private Confront Blasphemers", "dice: 6 6"]
expect = ["gold A +5", "fame A +2", "private completed by A Confront Blasphemers", "A.gold = 8", "A.fame = 3"]
"#,
    );
}

#[test]
fn a_reward_is_raised_for_its_owner_alone_when_it_is_shared() {
    check(
        "a shared reward is raised for one",
        r#"
proves = ["GM-RUL-40"]
setup = { guilds = 2 }
piece = [
    { guild = "A", adventurers = ["Corvin"] },
    { adventurer = "Axe", of = "A", skills = { might = 2 } },
    { guild = "B" },
    { adventurer = "Bow", of = "B", skills = { might = 2 } },
    { contract = "Loft", on = 3, targets = { might = 6 }, gold = 4, fame = 2 },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
script = [
    "A: ready", "B: ready", "A: stance cooperate", "B: stance cooperate", "dice: 6 6 | 1 1", "A: deck common",
]
expect = ["gold A +3", "gold B +2"]

[now]
phase = "contest"
contest = 3
orders = { A = "1: contract 3 [Axe]", B = "1: contract 3 [Bow]; 4: [Idle]" }
"#,
    );
}

#[test]
fn the_ability_of_a_recruit_works_at_once() {
    check(
        "the ability of a recruit works at once",
        r#"
proves = ["GM-ADVR-07", "GM-RUL-17"]
setup = { guilds = 2 }
piece = [
    { guild = "A" },
    { adventurer = "Axe", of = "A", skills = { might = 1 }, rank = "adept" },
    { adventurer = "Bow", of = "A", skills = { might = 1 } },
    { guild = "B" },
    { adventurer = "Halvard", space = "D" },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", orders = { A = "1: recruit D [Axe] 7; 2: [Bow]", B = "4: [Idle]" } }
script = ["A: carry", "A: wander", "dice: 1", "A: with Halvard die 1", "dice: 5", "A: keep"]
expect = ["recruited A Halvard from D for 7", "asked: A change", "rerolled A die 1 to 5", "wandered A 5"]
"#,
    );
    check(
        "a plot ability waits for the next plot phase",
        r#"
proves = ["GM-RUL-17", "GM-ADVR-04"]
setup = { guilds = 2 }
piece = [
    { guild = "A", gold = 2 },
    { adventurer = "Axe", of = "A", skills = { might = 1 } },
    { adventurer = "Bow", of = "A", skills = { might = 1 } },
    { guild = "B" },
    { adventurer = "Venju", space = "A" },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", orders = { A = "1: recruit A [Axe] 3; 2: [Bow]", B = "4: [Idle]" } }
script = ["A: carry", "A: wander", "dice: 1"]
expect = ["recruited A Venju from A for 3", "wandered A 1", "never: used"]
"#,
    );
    check(
        "no ability helps to recruit its owner",
        r#"
proves = ["GM-RUL-17"]
setup = { guilds = 2 }
piece = [
    { guild = "A" },
    { adventurer = "Axe", of = "A", skills = { might = 1 } },
    { guild = "B" },
    { adventurer = "Gwala", space = "A" },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", round = 1, orders = { A = "1: recruit A [Axe] 4", B = "4: [Idle]" } }
script = ["A: carry"]
expect = ["recruited A Gwala from A for 4", "resolved A 1", "never: asked: A use", "A.gold = 0"]
"#,
    );
}

#[test]
fn an_adventurer_without_an_ability_is_never_asked_about() {
    for who in
        ["Hedda", "Amaris", "Dorric", "Ovand", "Rook", "Calder", "Cyrus", "Sabine", "Aldous", "The Last Sage"]
    {
        let text = r#"
proves = ["GM-ADVR-02"]
setup = { guilds = 2 }
piece = [
    { guild = "A", adventurers = ["WHO"] },
    { adventurer = "Axe", of = "A", skills = { might = 1 } },
    { guild = "B" },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", round = 6, orders = { A = "1: [Axe]", B = "4: [Idle]" } }
script = ["A: wander", "dice: 3"]
expect = ["wandered A 3", "never: used"]
"#;
        check("no ability, no question", &text.replace("WHO", who));
    }
}

#[test]
fn the_understudy_copies_an_ability_under_any_moon() {
    check(
        "the understudy copies",
        r#"
proves = ["GM-RUL-40", "GM-ADVR-03", "GM-ADVR-08"]
setup = { guilds = 2 }
piece = [
    { guild = "A", adventurers = ["Gundra", "Brannoc", "Halvard", "Venju"] },
    { adventurer = "Axe", of = "A", skills = { might = 2 } },
    { guild = "B" },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", orders = { A = "1: [Axe]", B = "4: [Idle]" } }
script = [
    "A: wander", "dice: 1 1", "A: with Brannoc die 1", "A: with Gundra as Venju",
    "A: with Gundra as Brannoc die 1", "dice: 2", "A: with Gundra as Halvard die 1",
    "A: with Gundra as Brannoc die 1", "dice: 3", "A: with Halvard die 1", "dice: 4", "A: with Halvard die 1",
    "dice: 5",
]
expect = [
    "refused: GM-ADVR-03", "refused: GM-ADVR-04", "used A Gundra as Brannoc", "rerolled A die 1 to 2",
    "refused: GM-RUL-40", "rerolled A die 1 to 3", "used A Halvard", "rerolled A die 1 to 5", "wandered A 6",
]
"#,
    );
}

#[test]
fn a_plan_counts_on_what_the_understudy_could_copy() {
    // Each use counts once: the Boon and the copy, but no second copy.
    check(
        "a plan counts on copies",
        r#"
proves = ["GM-RUL-08", "GM-ORDR-12"]
setup = { guilds = 2 }
piece = [
    { guild = "A", gold = 7, adventurers = ["Gundra", "Queen Isaura"] },
    { adventurer = "Axe", of = "A", skills = { might = 1 } },
    { guild = "B", gold = 7 },
    { adventurer = "Bow", of = "B", skills = { might = 1 } },
    { adventurer = "Nuri", space = "A" },
]
now = { phase = "orders", round = 1 }
script = [
    "A: orders 1: recruit A [Axe] 1", "A: orders 1: recruit A [Axe] 2", "B: orders 1: [Bow]",
    "A: use Gundra as Queen Isaura", "A: carry", "A: use Gundra as Queen Isaura",
]
expect = ["refused: GM-ORDR-12", "used A Gundra as Queen Isaura", "recruited A Nuri from A for 2", "gold A +2"]
"#,
    );
    check(
        "a plan counts on copies",
        r#"
proves = ["GM-RUL-08", "GM-ORDR-12"]
setup = { guilds = 2 }
piece = [
    { guild = "A", gold = 7, adventurers = ["Gundra", "Queen Isaura"], completed = ["Unseat the Storm Queen"] },
    { adventurer = "Axe", of = "A", skills = { might = 1 } },
    { guild = "B", gold = 7 },
    { adventurer = "Bow", of = "B", skills = { might = 1 } },
    { adventurer = "Nuri", space = "A" },
    { adventurer = "Halvard", space = "D" },
]
now = { phase = "orders", round = 1 }
script = ["A: orders 1: recruit D [Axe] 2", "A: orders 1: recruit D [Axe] 3", "B: orders 1: [Bow]"]
expect = ["refused: GM-ORDR-12", "asked: A use recruit"]
"#,
    );
    check(
        "a plan counts on copies",
        r#"
proves = ["GM-RUL-08", "GM-ORDR-12"]
setup = { guilds = 2 }
piece = [
    { guild = "A", gold = 7, adventurers = ["Queen Isaura"] },
    { adventurer = "Axe", of = "A", skills = { might = 1 } },
    { guild = "B", gold = 7 },
    { adventurer = "Bow", of = "B", skills = { might = 1 } },
    { adventurer = "Nuri", space = "A" },
]
now = { phase = "orders", round = 1 }
script = ["A: orders 1: recruit A [Axe] 2", "A: orders 1: hire [Axe]"]
expect = ["refused: GM-ORDR-12", "refused: GM-RUL-08"]
"#,
    );
}

#[test]
fn a_copied_builder_without_payment_can_be_planned_with() {
    check(
        "a copied builder",
        r#"
proves = ["GM-RUL-08", "GM-HIRE-12"]
setup = { guilds = 2 }
piece = [
    { adventurer = "Proof Foreman", skills = { might = 1 }, ability = '(moon: full, phase: action, limit: round, effects: [free_builders(1)])' },
    { guild = "A", gold = 7, adventurers = ["Gundra", "Proof Foreman"] },
    { adventurer = "Axe", of = "A", skills = { might = 1 } },
    { guild = "B", gold = 7 },
    { adventurer = "Bow", of = "B", skills = { might = 1 } },
]
now = { phase = "orders", round = 1 }
script = [
    "A: orders 1: hire [Axe]", "B: orders 1: [Bow]", "A: carry", "A: use Gundra as Proof Foreman",
    "A: build Bar II",
]
expect = ["used A Gundra as Proof Foreman", "hired A 1 for 0"]
"#,
    );
    check(
        "a copied builder",
        r#"
proves = ["GM-RUL-08"]
setup = { guilds = 2 }
piece = [
    { guild = "A", gold = 7, adventurers = ["Gundra", "Torvane"] },
    { adventurer = "Axe", of = "A", skills = { might = 1 } },
    { guild = "B", gold = 7 },
    { adventurer = "Bow", of = "B", skills = { might = 1 } },
]
now = { phase = "orders", round = 1 }
script = ["A: orders 1: hire [Axe]"]
expect = ["refused: GM-RUL-08"]
"#,
    );
}

#[test]
fn who_can_only_copy_has_a_turn_in_the_plot_phase() {
    check(
        "copying in the plot phase",
        r#"
proves = ["GM-ADVR-04", "GM-PLOT-01"]
setup = { guilds = 2 }
piece = [
    { adventurer = "Proof Understudy", skills = { might = 1 }, ability = '(moon: every, phase: plot, limit: round, effects: [copy_ability(own)])' },
    { guild = "A", gold = 2, adventurers = ["Proof Understudy", "Bodrick"] }, { guild = "B" },
]
now = { phase = "plot", round = 2 }
script = ["A: use Proof Understudy as Bodrick"]
expect = ["used A Proof Understudy as Bodrick", "A.gold = 3"]
"#,
    );
}

#[test]
fn a_guild_with_many_abilities_can_copy_each_of_them() {
    check(
        "each of many abilities is copied",
        r#"
proves = ["GM-ADVR-06", "GM-SKIL-05"]
setup = { guilds = 2 }
piece = [
    { guild = "A", adventurers = ["Eiji", "Hroald", "Ishara", "Halvard", "Mirelle", "Gorm Ironmantle", "Archon Pell", "Brannoc", "Quillon", "Lydia", "Celandine", "Thessaly", "Pablé", "Vatsana", "Gundra"] },
    { adventurer = "Axe", of = "A", skills = { might = 1 } },
    { guild = "B" },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", round = 3, orders = { A = "1: [Axe]", B = "4: [Idle]" } }

[[case]]
name = "1"
script = ["A: pass", "A: wander", "dice: 1", "A: with Gundra as Eiji die 1"]
expect = ["asked: A change", "used A Gundra as Eiji", "asked: A change"]

[[case]]
name = "2"
script = ["A: pass", "A: wander", "dice: 1", "A: with Gundra as Hroald", "dice: 5 5"]
expect = ["asked: A change", "used A Gundra as Hroald", "asked: A change"]

[[case]]
name = "3"
script = ["A: pass", "A: wander", "dice: 1", "A: with Gundra as Ishara 2 die 1", "dice: 5"]
expect = ["asked: A change", "used A Gundra as Ishara", "asked: A change"]

[[case]]
name = "4"
script = ["A: pass", "A: wander", "dice: 1", "A: with Gundra as Halvard die 1", "dice: 5"]
expect = ["asked: A change", "used A Gundra as Halvard", "asked: A change"]

[[case]]
name = "5"
script = ["A: pass", "A: wander", "dice: 1", "A: with Gundra as Mirelle die 1"]
expect = ["asked: A change", "used A Gundra as Mirelle", "asked: A change"]

[[case]]
name = "6"
script = ["A: pass", "A: wander", "dice: 1", "A: with Gundra as Gorm Ironmantle", "dice: 5 5"]
expect = ["asked: A change", "used A Gundra as Gorm Ironmantle", "asked: A change"]

[[case]]
name = "7"
script = ["A: pass", "A: wander", "dice: 1", "A: with Gundra as Archon Pell die 1", "dice: 5"]
expect = ["asked: A change", "used A Gundra as Archon Pell", "asked: A change"]

[[case]]
name = "8"
script = ["A: pass", "A: wander", "dice: 1", "A: with Gundra as Brannoc die 1", "dice: 5"]
expect = ["asked: A change", "used A Gundra as Brannoc", "asked: A change"]

[[case]]
name = "9"
script = ["A: pass", "A: wander", "dice: 1", "A: with Gundra as Quillon die 1", "dice: 5"]
expect = ["asked: A change", "used A Gundra as Quillon", "asked: A change"]

[[case]]
name = "10"
script = ["A: pass", "A: wander", "dice: 1", "A: with Gundra as Lydia die 1"]
expect = ["asked: A change", "used A Gundra as Lydia", "asked: A change"]

[[case]]
name = "11"
script = ["A: pass", "A: wander", "dice: 1", "A: with Gundra as Celandine", "dice: 5"]
expect = ["asked: A change", "used A Gundra as Celandine", "asked: A change"]

[[case]]
name = "12"
script = ["A: pass", "A: wander", "dice: 1", "A: with Gundra as Thessaly die 1", "dice: 5"]
expect = ["asked: A change", "used A Gundra as Thessaly", "asked: A change"]

[[case]]
name = "13"
script = ["A: pass", "A: wander", "dice: 1", "A: with Gundra as Pablé die 1", "dice: 5"]
expect = ["asked: A change", "used A Gundra as Pablé", "asked: A change"]

[[case]]
name = "14"
script = ["A: pass", "A: wander", "dice: 1", "A: with Gundra as Vatsana", "dice: 5 5"]
expect = ["asked: A change", "used A Gundra as Vatsana", "asked: A change"]
"#,
    );
}
