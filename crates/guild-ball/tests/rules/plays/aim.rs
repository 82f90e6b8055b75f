//! What plays are aimed at.

use super::check;

#[test]
fn range_and_sight() {
    check(
        "range and sight",
        r#"
proves = ["GB-PLAY-03", "GB-DEF-13"]
piece = [
    { name = "Ox", seat = "red", at = [1000, 2000], influence = 4, abilities = ["axe-throw"] },
    { name = "Near", seat = "blue", at = [2824, 2000] },
    { name = "Far", seat = "blue", at = [1000, 3825] },
    { name = "Behind", seat = "blue", at = [2100, 1000] },
    { name = "Wall", seat = "blue", at = [1700, 1364], base = 50 },
]
now = { active = "Ox" }
[[case]]
name = "exactly six inches"
script = ["red: use axe-throw on Near", "dice: 4 4"]
expect = ["play hit Near axe-throw"]
[[case]]
name = "a unit more"
script = ["red: use axe-throw on Far"]
expect = ["refused: GB-PLAY-03"]
[[case]]
name = "out of sight"
script = ["red: use axe-throw on Behind"]
expect = ["refused: GB-DEF-13"]
"#,
    );
}

#[test]
fn who_is_a_valid_target() {
    check(
        "who is a valid target",
        r#"
proves = ["GB-PLAY-10", "GB-DEF-14", "GB-DEF-15", "GB-DEF-16", "GB-DEF-17"]
piece = [
    { name = "Ox", seat = "red", at = [1000, 2000], influence = 4, abilities = ["axe-throw", "tooled-up", "quick-foot"], guilds = ["butchers"] },
    { name = "Boar", seat = "red", at = [1500, 2000], guilds = ["butchers"] },
    { name = "Guest", seat = "red", at = [1000, 2500], guilds = ["masons"] },
    { name = "Shark", seat = "blue", at = [1000, 1500], guilds = ["butchers"] },
]
now = { active = "Ox" }
[[case]]
name = "a friend is no enemy, an enemy no friend"
script = ["red: use axe-throw on Boar", "red: use quick-foot on Shark", "red: use tooled-up on Shark"]
expect = ["refused: GB-PLAY-10", "refused: GB-PLAY-10", "refused: GB-PLAY-10"]
[[case]]
name = "a model is its own friend"
script = ["red: use quick-foot on Ox"]
expect = ["attached quick-foot to Ox", "Ox.jog = 1778"]
[[case]]
name = "a friend of another guild is no guild model"
script = ["red: use tooled-up on Guest", "red: use tooled-up on Boar"]
expect = ["refused: GB-PLAY-10", "attached tooled-up to Boar"]
"#,
    );
}

#[test]
fn range_s_reaches_the_user_alone() {
    check(
        "range s reaches the user alone",
        r#"
proves = ["GB-PLAY-04"]
piece = [
    { name = "Ox", seat = "red", at = [1000, 2000], influence = 4, abilities = ["iron-fist"], playbook = [["1"]] },
    { name = "Boar", seat = "red", at = [1500, 2000] },
    { name = "Shark", seat = "blue", at = [1000, 2400] },
]
now = { active = "Ox" }
script = [
    "red: use iron-fist on Boar", "red: use iron-fist", "red: attack Shark", "dice: 4 1 1 1", "red: pick 1.1",
]
expect = ["refused: GB-PLAY-10", "attached iron-fist to Ox", "damaged Shark 2"]
"#,
    );
}

#[test]
fn a_friend_may_be_hit_without_a_test() {
    check(
        "a friend may be hit without a test",
        r#"
proves = ["GB-PLAY-13"]
piece = [
    { name = "Ox", seat = "red", at = [1000, 2000], influence = 4, abilities = ["quick-foot"] },
    { name = "Boar", seat = "red", at = [1500, 2000] },
]
now = { active = "Ox" }
script = ["red: use quick-foot on Boar"]
expect = [
    "paid Ox 2", "play hit Boar quick-foot", "attached quick-foot to Boar", "never: rolled",
    "Boar.jog = 1778",
]
"#,
    );
}
