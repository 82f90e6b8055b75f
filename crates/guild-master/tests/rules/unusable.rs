//! What cannot be used on a roll is refused by the rule that forbids it.

use super::check;

/// Checks one refused use by A, who has rolled `skill` and has Halvard (re-rolls, any moon) to be asked at all.
fn refused(name: &str, guild: &str, skill: &str, choices: &str, rule: &str) {
    let text = format!(
        r#"
proves = ["{rule}"]
setup = {{ guilds = 2 }}
piece = [
    {{ guild = "A", {guild} }},
    {{ adventurer = "Axe", of = "A", skills = {{ might = 2, guile = 2 }} }},
    {{ guild = "B", completed = ["Hunt the Glass Stag"] }},
    {{ adventurer = "Idle", of = "B", skills = {{ might = 1 }} }},
]
now = {{ phase = "action", round = 2, orders = {{ A = "1: [Axe]", B = "4: [Idle]" }} }}
script = ["A: wander {skill}", "dice: 3 3", {choices}]
expect = ["refused: {rule}"]
"#
    );
    check(name, &text);
}

#[test]
fn an_upgrade_of_another_skill_does_not_help() {
    let guild = r#"adventurers = ["Halvard"], upgrades = ["Armory fixer"]"#;
    refused("an armory in a guile check", guild, "guile", r#""A: fix 1""#, "GM-SKIL-11");
    refused("no upgrade at all", r#"adventurers = ["Halvard"]"#, "might", r#""A: reroll 1""#, "GM-SKIL-11");
}

#[test]
fn an_upgrade_does_what_its_side_says() {
    refused("no die is turned", r#"upgrades = ["Armory reroll"]"#, "might", r#""A: fix 1""#, "GM-UPGR-15");
    refused(
        "no die is rolled again",
        r#"upgrades = ["Armory fixer"]"#,
        "might",
        r#""A: reroll 1""#,
        "GM-UPGR-16",
    );
}

#[test]
fn an_upgrade_is_used_up_in_a_check() {
    let guild = r#"adventurers = ["Halvard"], upgrades = ["Armory reroll"]"#;
    let thrice = r#""A: reroll 1", "dice: 2", "A: reroll 1", "dice: 2", "A: reroll 1""#;
    refused("a third re-roll", guild, "might", thrice, "GM-UPGR-16");
    let guild = r#"adventurers = ["Halvard"], upgrades = ["Armory fixer"]"#;
    refused("a second die", guild, "might", r#""A: fix 1", "A: fix 2""#, "GM-UPGR-24");
}

#[test]
fn an_ability_waits_for_its_moon_and_its_phase_and_is_used_up() {
    let guild = r#"adventurers = ["Halvard", "Ulvane", "Embla", "Ilke"]"#;
    refused("under another moon", guild, "might", r#""A: with Ulvane 2""#, "GM-ADVR-03");
    refused("in another phase", guild, "might", r#""A: with Embla""#, "GM-ADVR-04");
    refused("twice in a check", guild, "might", r#""A: with Ilke", "A: with Ilke""#, "GM-RUL-40");
}

#[test]
fn what_is_for_no_check_at_all() {
    let guild = r#"adventurers = ["Halvard", "Cixi", "Bastan"], completed = ["Ambush Poachers", "Audit the Harbour Books"]"#;
    refused("a contract without a boon", guild, "might", r#""A: with Ambush Poachers die 1""#, "GM-EFCT-05");
    refused(
        "a boon to hire with",
        guild,
        "might",
        r#""A: with Audit the Harbour Books die 1""#,
        "GM-EFCT-11",
    );
    refused("what is always on", guild, "might", r#""A: with Cixi die 1""#, "GM-RUL-40");
    refused("an ability to hire with", guild, "might", r#""A: with Bastan""#, "GM-ACTN-15");
}

#[test]
fn what_a_guild_does_not_have_it_cannot_use() {
    let guild = r#"upgrades = ["Armory fixer"]"#;
    refused("a stranger", guild, "might", r#""A: with Halvard die 1""#, "GM-ADVR-06");
    refused("a rival's boon", guild, "might", r#""A: with Hunt the Glass Stag""#, "GM-EFCT-06");
}

#[test]
fn what_is_for_another_skill_or_occasion_does_not_help() {
    let guild = r#"adventurers = ["Halvard"], completed = ["Escort the Salt Wagons"]"#;
    refused("a boon of might", guild, "guile", r#""A: with Escort the Salt Wagons""#, "GM-SKIL-13");
    check(
        "no penalty to lower where nobody conflicts",
        r#"
proves = ["GM-SKIL-13"]
setup = { guilds = 2 }
piece = [
    { guild = "A", adventurers = ["Halvard", "Ulvane"] },
    { adventurer = "Axe", of = "A", skills = { might = 2 } },
    { guild = "B" },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", round = 1, orders = { A = "1: [Axe]", B = "4: [Idle]" } }
script = ["A: wander", "dice: 3 3", "A: with Ulvane 2"]
expect = ["refused: GM-SKIL-13"]
"#,
    );
}
