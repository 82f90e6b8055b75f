//! Heroic and legendary plays.

use super::check;

#[test]
fn a_heroic_play_costs_a_point_once_a_turn() {
    check(
        "a heroic play costs a point once a turn",
        r#"
proves = ["GB-HERO-01", "GB-HERO-02", "GB-HERO-05", "GB-RUL-64", "GB-STAT-17"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], abilities = ["protect-those-close", "sanguine-pool", "breach"], conditions = ["knocked down"] },
    { name = "Shark", seat = "blue", at = [2600, 2000], conditions = ["bleed"] },
]
now = { active = "Ox", momentum = { red = 2 } }
[[case]]
name = "each play once"
script = [
    "red: use sanguine-pool", "expect: Shark.jog = 254", "red: use sanguine-pool",
    "red: use protect-those-close", "red: use breach",
]
expect = [
    "momentum red -1 heroic", "used Ox sanguine-pool", "refused: GB-HERO-02", "momentum red -1 heroic",
    "used Ox protect-those-close", "used Ox breach", "red.momentum = 0",
]
[[case]]
name = "until the end of the turn"
script = ["red: use sanguine-pool", "red: end", "blue: activate Shark", "blue: end"]
expect = ["attached sanguine-pool to Shark", "effects over turn", "Shark.jog = 1270"]
"#,
    );
}

#[test]
fn a_heroic_play_must_be_paid() {
    check(
        "a heroic play must be paid",
        r#"
proves = ["GB-HERO-01"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], abilities = ["sanguine-pool"], influence = 4 },
    { name = "Shark", seat = "blue", at = [2600, 2000], conditions = ["bleed"] },
]
now = { active = "Ox" }
script = ["red: use sanguine-pool"]
expect = ["refused: GB-HERO-01"]
"#,
    );
}

#[test]
fn a_legendary_play_is_free_and_comes_once_a_game() {
    check(
        "a legendary play is free and comes once a game",
        r#"
proves = ["GB-HERO-03", "GB-HERO-04", "GB-HERO-05"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], abilities = ["caught-in-a-net"] },
    { name = "Shark", seat = "blue", at = [2600, 2000] },
]
script = [
    "red: use caught-in-a-net", "expect: Shark.jog = 254", "red: use caught-in-a-net", "red: end", "blue: activate Shark", "blue: end",
    'red: plan "Dig Deep"', 'blue: plan "Full-Back"', "blue: initiative red", "red: influence none", "blue: influence none", "red: activate Ox", "red: use caught-in-a-net",
]
expect = [
    "used Ox caught-in-a-net", "refused: GB-HERO-04", "effects over turn", "turn 3", "refused: GB-HERO-04",
    "never: paid", "never: momentum red -1", "Shark.jog = 1270",
]
[now]
active = "Ox"
hand = { red = ["Dig Deep"], blue = ["Full-Back"] }
"#,
    );
}
