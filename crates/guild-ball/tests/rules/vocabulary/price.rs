//! Prices that depend on whom something is aimed at, that rise once, or that are paid by another of the team.

use super::check;

#[test]
fn a_price_may_rise_once() {
    check(
        "the first attack, charge or play on it",
        r#"
proves = ["GB-INF-10", "GB-DEF-10"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], influence = 4, tac = 1, abilities = ["dirty-knives"], playbook = [["1"]] },
    { name = "Shark", seat = "blue", at = [2400, 2000], melee = 0, abilities = ["fear"] },
    { name = "Eel", seat = "blue", at = [2000, 2400], melee = 0 },
]
now = { active = "Ox" }
[[case]]
name = "costs more, the next does not"
script = ["red: attack Shark", "dice: 1", "expect: Ox.influence = 2", "red: attack Shark", "dice: 1"]
expect = ["Ox.influence = 1"]
[[case]]
name = "a play is raised as well, and can then not be paid"
script = ["red: attack Eel", "dice: 1", "red: attack Eel", "dice: 1", "red: use dirty-knives on Shark", "red: use dirty-knives on Eel", "dice: 1 1"]
expect = ["refused: GB-INF-10", "Ox.influence = 0"]
"#,
    );
    check(
        "the next thing it pays for",
        r#"
proves = ["GB-INF-10", "GB-CONV-03"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], influence = 1, abilities = ["hypnosis"] },
    { name = "Shark", seat = "blue", at = [2400, 2000], influence = 3, tac = 1, def = 2, playbook = [["1"]] },
]
now = { active = "Ox" }
script = [
    "red: use hypnosis on Shark", "dice: 4", "red: end", "blue: activate Shark", "blue: attack Ox", "dice: 1", "expect: Shark.influence = 1",
    "blue: attack Ox", "dice: 1",
]
expect = ["attached hypnosis to Shark", "spent hypnosis of Shark", "Shark.influence = 0"]
"#,
    );
}

#[test]
fn a_price_may_depend_on_the_target() {
    check(
        "plays on one friend",
        r#"
proves = ["GB-INF-10", "GB-DEF-10"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], abilities = ["whos-a-good-boy: Boar", "elbow-grease"] },
    { name = "Boar", seat = "red", at = [2400, 2000] },
    { name = "Goat", seat = "red", at = [2000, 2400] },
    { name = "Shark", seat = "blue", at = [5000, 5000] },
]
now = { active = "Ox" }
script = ["red: use elbow-grease on Goat", "red: use elbow-grease on Boar free", "red: use elbow-grease on Boar free"]
expect = ["refused: GB-INF-10", "attached elbow-grease to Boar", "refused: GB-INF-10"]
"#,
    );
    check(
        "passes to one friend",
        r#"
proves = ["GB-KICK-02", "GB-INF-10"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], kick = [2, 6], ball = true },
    { name = "Boar", seat = "red", at = [3000, 2000], kick = [2, 6], abilities = ["good-feet-for-a-big-man"] },
    { name = "Goat", seat = "red", at = [2000, 3000] },
    { name = "Shark", seat = "blue", at = [5000, 5000] },
]
now = { active = "Ox" }
script = ["red: pass Goat", "red: pass Boar", "dice: 4 1", "red: no"]
expect = ["refused: GB-INF-10", "ball Boar pass"]
"#,
    );
    check(
        "more dice and inches, and cheaper Team Work, for one friend",
        r#"
proves = ["GB-KICK-11", "GB-MOM-11"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], kick = [2, 4], influence = 2, ball = true, abilities = ["one-two: Boar"] },
    { name = "Boar", seat = "red", at = [3600, 2000] },
    { name = "Goat", seat = "red", at = [2000, 3600] },
    { name = "Shark", seat = "blue", at = [5000, 5000] },
]
now = { active = "Ox" }
script = ["red: pass Goat", "red: pass Boar", "dice: 4 1 1 1", "red: pass and move Boar", "red: stay"]
expect = ["refused: GB-KICK-08", "rolled kick Ox 4 1 1 1 needs 4", "momentum red +1 pass", "never: spent", "red.momentum = 1"]
"#,
    );
    check(
        "one pass in the aura, whoever makes it",
        r#"
proves = ["GB-INF-10", "GB-DEF-10"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], kick = [2, 6], ball = true, abilities = ["playmaker"] },
    { name = "Boar", seat = "red", at = [3000, 2000], kick = [2, 6] },
    { name = "Shark", seat = "blue", at = [5000, 5000] },
]
now = { active = "Ox" }
script = ["red: pass Boar", "dice: 4 1", "red: no", "red: end", "blue: activate Shark", "blue: end", "red: activate Boar", "red: pass Ox"]
expect = ["ball Boar pass", "refused: GB-INF-10"]
"#,
    );
    check(
        "relief of a burning friend",
        r#"
proves = ["GB-MOM-31", "GB-MOM-11"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000] },
    { name = "Boar", seat = "red", at = [2400, 2000], conditions = ["burning"] },
    { name = "Goat", seat = "red", at = [2000, 2400], conditions = ["bleed"] },
    { name = "Shark", seat = "blue", at = [3200, 2000], melee = 0, abilities = ["covalence"] },
]
now = { active = "Ox", momentum = { red = 2 } }
script = ["red: encourage Boar conditions", "red: encourage Goat conditions"]
expect = ["refused: GB-MOM-11", "cured Goat bleed", "red.momentum = 0"]
"#,
    );
}

#[test]
fn a_price_may_depend_on_what_is_paid_for() {
    check(
        "plays of cost 1 or 2",
        r#"
proves = ["GB-INF-10", "GB-PLAY-09"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], guilds = ["brewers"], abilities = ["beaker-keeper"] },
    { name = "Boar", seat = "red", at = [2400, 2000], guilds = ["brewers"], abilities = ["hypnosis"] },
    { name = "Shark", seat = "blue", at = [2800, 2400], melee = 0 },
]
now = { active = "Ox" }
script = ["red: use beaker-keeper", "red: choose Boar", "red: end", "blue: activate Shark", "blue: end", "red: activate Boar", "red: use hypnosis on Shark free", "dice: 1"]
expect = ["attached beaker-keeper to Boar", "spent beaker-keeper of Boar"]
"#,
    );
    check(
        "the cost of a play is set",
        r#"
proves = ["GB-PLAY-11"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], influence = 2, abilities = ["tenacity", "hypnosis", "draw-near"] },
    { name = "Shark", seat = "blue", at = [2800, 2000], melee = 0 },
]
now = { active = "Ox" }
script = ["red: use tenacity", "red: mode 3", "red: use hypnosis on Shark", "dice: 1 1"]
expect = ["attached tenacity to Ox", "rolled play Ox 1 1 needs 4", "spent tenacity of Ox", "Ox.influence = 0"]
"#,
    );
    check(
        "one play three times",
        r#"
proves = ["GB-HERO-03", "GB-INF-10"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], position = "captain", abilities = ["armoury", "instruction", "elbow-grease"] },
    { name = "Boar", seat = "red", at = [2400, 2000], types = ["apprentice"] },
    { name = "Shark", seat = "blue", at = [5000, 5000] },
]
now = { active = "Ox" }
script = [
    "red: use armoury", "red: use elbow-grease on Boar", "red: use instruction on Boar free", "red: use instruction on Boar free",
    "red: use instruction on Boar free", "red: use instruction on Boar free",
]
expect = ["refused: GB-INF-10", "attached instruction to Boar", "attached instruction to Boar", "attached instruction to Boar", "refused: GB-INF-10"]
"#,
    );
    check(
        "a further attack for nothing, but none from that",
        r#"
proves = ["GB-INF-10", "GB-DEF-08"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], influence = 1, tac = 1, abilities = ["berserk"], playbook = [["1"]] },
    { name = "Shark", seat = "blue", at = [2400, 2000], melee = 0 },
]
now = { active = "Ox" }
script = ["red: attack Shark", "dice: 4", "red: pick 1.1", "red: attack Shark", "dice: 4", "red: pick 1.1", "red: attack Shark"]
expect = ["attached berserk to Ox", "spent berserk of Ox", "refused: GB-INF-10"]
"#,
    );
}
