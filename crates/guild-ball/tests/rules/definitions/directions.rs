//! Towards and away.

use super::check;

#[test]
fn directly_away_follows_the_line_of_the_centres() {
    check(
        "directly away follows the line of the centres",
        r#"
proves = ["GB-GEO-08", "GB-DEF-12"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], influence = 2, abilities = ["deadbolt"] },
    { name = "Shark", seat = "blue", at = [2600, 2800] },
]
now = { active = "Ox" }
[[case]]
name = "two inches"
script = ["red: use deadbolt on Shark", "dice: 4 1", "red: line (3000, 3100)", "red: line (2904, 3206)"]
expect = ["refused: GB-GEO-08", "moved Shark push (2904, 3206)"]
"#,
    );
}

#[test]
fn directly_away_stops_at_a_base() {
    check(
        "directly away stops at a base",
        r#"
proves = ["GB-GEO-09"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], influence = 2, abilities = ["deadbolt"] },
    { name = "Shark", seat = "blue", at = [2600, 2000] },
    { name = "Eel", seat = "blue", at = [3100, 2000] },
]
now = { active = "Ox" }
script = ["red: use deadbolt on Shark", "dice: 4 1", "red: line (3108, 2000)"]
expect = ["play hit Shark deadbolt", "moved Shark push (2800, 2000)", "Shark.at = (2800, 2000)"]
"#,
    );
}

#[test]
fn directly_towards_follows_the_line_of_the_centres() {
    check(
        "directly towards follows the line of the centres",
        r#"
proves = ["GB-GEO-06", "GB-DEF-12"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], influence = 2, abilities = ["drag"] },
    { name = "Shark", seat = "blue", at = [3000, 2000] },
]
now = { active = "Ox" }
script = ["red: use drag on Shark", "dice: 4 1", "red: line (2500, 2100)", "red: line (2300, 2000)"]
expect = ["play hit Shark drag", "refused: GB-GEO-06", "moved Shark push (2300, 2000)"]
"#,
    );
}

#[test]
fn towards_is_any_way_that_shortens() {
    check(
        "towards is any way that shortens",
        r#"
proves = ["GB-GEO-05", "GB-RUL-75"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], influence = 2, abilities = ["draw-near"] },
    { name = "Shark", seat = "blue", at = [3000, 2000] },
]
now = { active = "Ox" }
script = ["red: use draw-near on Shark", "dice: 4", "red: line (3000, 2300)", "red: line (2900, 2300)"]
expect = [
    "asked: red push-line Shark by Ox 1016 towards (2000, 2000)", "refused: GB-GEO-05",
    "moved Shark push (2900, 2300)",
]
"#,
    );
}

#[test]
fn away_is_any_way_that_grows() {
    check(
        "away is any way that grows",
        r#"
proves = ["GB-GEO-07", "GB-RUL-75"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], influence = 2, abilities = ["repel"] },
    { name = "Shark", seat = "blue", at = [3000, 2000] },
]
now = { active = "Ox" }
script = ["red: use repel on Shark", "dice: 4", "red: line (2900, 2300)", "red: line (3100, 2300)"]
expect = [
    "asked: red push-line Shark by Ox 1016 away from (2000, 2000)", "refused: GB-GEO-07",
    "moved Shark push (3100, 2300)",
]
"#,
    );
}
