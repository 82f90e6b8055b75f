//! Areas that lie on the pitch, and what lasts for a while.

use super::check;

#[test]
fn an_area_is_moved_by_whoever_has_laid_it_and_only_if_there_is_one() {
    check(
        "two areas in one place",
        r#"
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], influence = 2, abilities = ["deadly-wings"] },
    { name = "Shark", seat = "blue", at = [4000, 2000], abilities = ["harrier"] },
]
[now]
active = "Ox"
areas = [{ ability = "harrier", at = [3000, 2000], by = "Shark" }, { ability = "harrier", at = [3000, 2000], by = "Ox" }]
[[case]]
name = "the own one, four inches and no more"
script = ["red: use deadly-wings", "red: spot (3000, 2000)", "red: spot (3000, 3779)", "red: spot (3000, 3778)"]
expect = ["refused: GB-AOE-02", "area gone harrier (3000, 2000)", "area harrier (3000, 3778)", "asked: red act Ox"]
[[case]]
name = "the own one is moved again, and the other one stays"
script = ["red: use deadly-wings", "red: spot (3000, 2000)", "red: spot (2500, 2900)", "red: use deadly-wings", "red: spot (3000, 2000)", "red: spot (2500, 2900)", "red: spot (2000, 3000)"]
expect = ["area harrier (2500, 2900)", "refused: GB-GEO-01", "area gone harrier (2500, 2900)", "area harrier (2000, 3000)", "never: area gone harrier (2000, 3000)"]
"#,
    );
    check(
        "one of the other team, and one too far away",
        r#"
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], influence = 1, abilities = ["deadly-wings"] },
    { name = "Shark", seat = "blue", at = [4000, 2000], abilities = ["harrier"] },
]
[now]
active = "Ox"
areas = [{ ability = "harrier", at = [3000, 2000], by = "Shark" }, { ability = "harrier", at = [2000, 5000], by = "Ox" }]
[[case]]
name = "nothing to move"
script = ["red: use deadly-wings"]
expect = ["refused: GB-PLAY-10"]
"#,
    );
    check(
        "an eighth",
        r#"
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], abilities = ["natures-chill"] },
    { name = "Shark", seat = "blue", at = [5000, 5000], abilities = ["harrier"] },
]
[now]
next = "red"
areas = [
    { ability = "harrier", at = [500, 5500], by = "Shark" }, { ability = "harrier", at = [1500, 5500], by = "Shark" }, { ability = "harrier", at = [2500, 5500], by = "Shark" },
    { ability = "harrier", at = [3500, 5500], by = "Shark" }, { ability = "harrier", at = [500, 4500], by = "Shark" }, { ability = "harrier", at = [1500, 4500], by = "Shark" },
    { ability = "harrier", at = [2500, 4500], by = "Shark" },
]
[[case]]
name = "there is room"
script = ["red: activate Ox", "red: yes", "red: spot (2000, 3000)"]
expect = ["area natures-chill (2000, 3000)", "asked: red act Ox"]
"#,
    );
    check(
        "a ninth",
        r#"
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], abilities = ["natures-chill"] },
    { name = "Shark", seat = "blue", at = [5000, 5000], abilities = ["harrier"] },
]
[now]
next = "red"
areas = [
    { ability = "harrier", at = [500, 5500], by = "Shark" }, { ability = "harrier", at = [1500, 5500], by = "Shark" }, { ability = "harrier", at = [2500, 5500], by = "Shark" },
    { ability = "harrier", at = [3500, 5500], by = "Shark" }, { ability = "harrier", at = [500, 4500], by = "Shark" }, { ability = "harrier", at = [1500, 4500], by = "Shark" },
    { ability = "harrier", at = [2500, 4500], by = "Shark" }, { ability = "harrier", at = [3500, 4500], by = "Shark" },
]
[[case]]
name = "there is no room"
script = ["red: activate Ox", "red: yes"]
expect = ["fired Ox natures-chill", "asked: red act Ox", "never: area", "never: asked: red place"]
"#,
    );
}

#[test]
fn what_lasts_for_an_action_ends_with_it_whatever_else_lasts() {
    check(
        "a cheaper Pass & Move",
        r#"
setup = { size = "typical", vp = 20 }
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], influence = 3, kick = [3, 6], ball = true, abilities = ["one-two: Boar", "iron-fist"] },
    { name = "Boar", seat = "red", at = [2900, 2000], kick = [3, 6], abilities = ["one-two: Ox"] },
    { name = "Shark", seat = "blue", at = [8000, 8000] },
]
now = { active = "Ox" }
script = ["red: use iron-fist", "red: pass Boar", "dice: 4 1 1 1 1", "red: pass and move Boar", "red: path (2900, 2500)"]
expect = ["attached iron-fist to Ox", "attached one-two to Boar", "moved Boar dodge (2900, 2500)", "effects over action", "asked: red act Ox", "red.momentum = 1"]
"#,
    );
}

#[test]
fn an_area_is_laid_clear_of_terrain_and_moved_onto_it() {
    check(
        "near rough ground",
        r#"
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], abilities = ["natures-chill"] },
    { name = "Boar", seat = "red", at = [3000, 2000], influence = 1, abilities = ["deadly-wings"] },
    { name = "Shark", seat = "blue", at = [5000, 5000] },
]
terrain = [{ kind = "rough", at = [3000, 4200], radius = 300 }]
[now]
next = "red"
areas = [{ ability = "harrier", at = [3000, 3000], by = "Boar" }]
[[case]]
name = "laid"
script = ["red: activate Ox", "red: yes", "red: spot (3000, 3520)", "red: spot (3000, 3518)"]
expect = ["refused: GB-CONV-06", "area natures-chill (3000, 3518)", "asked: red act Ox"]
[[case]]
name = "moved"
script = ["red: activate Boar", "red: use deadly-wings", "red: spot (3000, 3000)", "red: spot (3000, 3700)"]
expect = ["area gone harrier (3000, 3000)", "area harrier (3000, 3700)", "asked: red act Boar"]
"#,
    );
}
