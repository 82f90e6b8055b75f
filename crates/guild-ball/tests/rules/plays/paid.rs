//! Plays bought with influence.

use super::check;

#[test]
fn a_play_is_paid_and_tested_against_def() {
    check(
        "a play is paid and tested against def",
        r#"
proves = ["GB-PLAY-09", "GB-PLAY-11", "GB-PLAY-12", "GB-PLAY-17", "GB-TIME-26"]
piece = [
    { name = "Ox", seat = "red", at = [1000, 2000], influence = 4, abilities = ["axe-throw", "blind"] },
    { name = "Shark", seat = "blue", at = [2000, 2000], def = 5, arm = 3, hp = 10 },
]
now = { active = "Ox" }
[[case]]
name = "one hit of two dice, whatever the armour"
script = ["red: use axe-throw on Shark", "dice: 5 1"]
expect = [
    "used Ox axe-throw on Shark", "asked: chance roll 2d6", "rolled play Ox 5 1 needs 5",
    "play hit Shark axe-throw", "damaged Shark 3", "Ox.influence = 2",
]
[[case]]
name = "a miss"
script = ["red: use axe-throw on Shark", "dice: 4 4"]
expect = ["play missed Shark axe-throw", "never: damaged", "Shark.hp = 10", "Ox.influence = 2"]
"#,
    );
}

#[test]
fn a_play_is_declared_without_reactions() {
    check(
        "a play is declared without reactions",
        r#"
proves = ["GB-TIME-25", "GB-TIME-27", "GB-TIME-28", "GB-TIME-26"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], influence = 4, abilities = ["axe-throw", "heavy-blows", "the-owner 6", "revelling"], guilds = ["butchers"] },
    { name = "Shark", seat = "blue", at = [2400, 2000], hp_now = 4 },
]
now = { active = "Ox", momentum = { blue = 3, red = 1 } }
[[case]]
name = "no more dice"
script = ["red: use axe-throw on Shark", "red: no", "dice: 4 1"]
expect = [
    "paid Ox 2", "used Ox axe-throw on Shark", "asked: red bonus-time Ox 2 dice needs 4",
    "rolled play Ox 4 1 needs 4", "play hit Shark axe-throw", "damaged Shark 4", "suffers Shark taken out",
    "removed Shark", "vp red +2", "never: asked: blue", "blue.momentum = 3",
]
[[case]]
name = "Bonus Time"
script = ["red: use axe-throw on Shark", "red: yes", "dice: 1 1 1"]
expect = [
    "paid Ox 2", "asked: red bonus-time Ox 2 dice needs 4", "momentum red -1 bonus time", "asked: chance roll 3d6",
    "rolled play Ox 1 1 1 needs 4", "play missed Shark axe-throw", "never: asked: blue",
]
"#,
    );
}

#[test]
fn crowding_out_leaves_the_target_out() {
    check(
        "crowding out leaves the target out",
        r#"
proves = ["GB-PLAY-16", "GB-TIME-26", "GB-DEF-24"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], influence = 4, abilities = ["axe-throw", "blind"] },
    { name = "Shark", seat = "blue", at = [2400, 2000] },
    { name = "Eel", seat = "blue", at = [1600, 2000] },
]
now = { active = "Ox" }
[[case]]
name = "Eel takes a die off, Shark does not"
script = ["red: use axe-throw on Shark", "dice: 4"]
expect = ["asked: chance roll 1d6", "play hit Shark axe-throw"]
[[case]]
name = "never below one die"
script = ["red: use blind on Shark", "dice: 4"]
expect = ["asked: chance roll 1d6", "attached blind to Shark"]
"#,
    );
}
