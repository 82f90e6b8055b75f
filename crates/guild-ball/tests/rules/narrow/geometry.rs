//! Sight, places and the edge of the pitch.

use super::check;

#[test]
fn one_free_line_is_sight_enough() {
    check(
        "partly hidden",
        r#"
proves = ["GB-GEO-17", "GB-RUL-77", "GB-RUL-32"]
setup = { vp = 12 }
piece = [
    { name = "Ox", seat = "red", at = [1000, 2000], kick = [2, 8], influence = 1, ball = true },
    { name = "Beside", seat = "red", at = [1500, 2100] },
    { name = "Shark", seat = "blue", at = [3900, 5500] },
    { name = "Goat", seat = "red", at = [3048, 3000], kick = [2, 8], influence = 1 },
    { name = "Wide", seat = "red", at = [3048, 3450], base = 50 },
    { name = "Hare", seat = "red", at = [2600, 3000], kick = [2, 8], influence = 1 },
]
[[case]]
name = "of another base"
expect = [
    "Ox sees Shark at (2000, 2000) = yes", "Ox sees Shark at (2000, 2300) = yes",
    "Ox sees Shark at (1900, 2180) = no", "Goat sees Shark at (3048, 3900) = no",
]
[[case]]
name = "of a spot past a base"
script = ["red: activate Ox", "red: pass to (2600, 2000)", "dice: 1 1 | 4 1"]
expect = ["rolled kick Ox 1 1 needs 4"]
[[case]]
name = "of a spot behind it"
script = ["red: activate Ox", "red: pass to (2300, 2340)", "dice: 1 1 | 4 1"]
expect = ["rolled kick Ox 1 1 needs 5"]
[now]
next = "red"
"#,
    );
    check(
        "a goalpost partly hidden",
        r#"
proves = ["GB-GEO-17", "GB-RUL-32"]
setup = { vp = 12 }
piece = [
    { name = "Ox", seat = "red", at = [3048, 3000], kick = [2, 8], influence = 1, ball = true },
    { name = "Wide", seat = "red", at = [3150, 3450] },
]
now = { active = "Ox", momentum = { red = 1 } }
script = ["red: shot", "dice: 4 1", "red: no"]
expect = ["rolled kick Ox 4 1 needs 4", "goal Ox"]
"#,
    );
    check(
        "a goalpost wholly hidden",
        r#"
proves = ["GB-GEO-17"]
setup = { vp = 12 }
piece = [
    { name = "Ox", seat = "red", at = [3048, 3000], kick = [2, 8], influence = 1, ball = true },
    { name = "Wide", seat = "red", at = [3048, 3410], base = 50 },
]
now = { active = "Ox", momentum = { red = 1 } }
script = ["red: shot", "dice: 4 1 | 4 1"]
expect = ["rolled kick Ox 4 1 needs 5", "never: goal"]
"#,
    );
}

#[test]
fn nothing_is_placed_on_barriers_and_obstructions() {
    check(
        "placed by a play",
        r#"
proves = ["GB-GEO-11", "GB-TERR-15", "GB-RUL-27"]
terrain = [
    { kind = "obstruction", corners = [[2300, 1900], [2400, 1900], [2400, 2100], [2300, 2100]] },
    { kind = "barrier", corners = [[1600, 1900], [1700, 1900], [1700, 2100], [1600, 2100]] },
]
piece = [{ name = "Ox", seat = "red", at = [2000, 2000], influence = 1, abilities = ["diggy-hole", "big-game-traps"], ball = true }]
now = { active = "Ox" }
[[case]]
name = "a model"
script = ["red: use diggy-hole", "red: spot (2200, 2000)", "red: spot (2300, 2249)", "red: spot (1701, 2249)", "red: spot (2300, 2250)"]
expect = ["refused: GB-GEO-11", "refused: GB-GEO-11", "refused: GB-GEO-11", "placed Ox (2300, 2250)"]
[[case]]
name = "the ball"
script = ["red: give up (2350, 2249)", "red: give up (1650, 2249)", "red: give up (2350, 2250)"]
expect = ["refused: GB-GEO-11", "refused: GB-GEO-11", "ball free (2350, 2250)"]
[[case]]
name = "a marker"
script = ["red: use big-game-traps", "red: spot (2350, 2249)", "red: spot (1650, 2249)", "red: spot (2350, 2250)"]
expect = ["refused: GB-GEO-11", "refused: GB-GEO-11", "marker trap-markers (2350, 2250)"]
"#,
    );
}

#[test]
fn a_goalpost_gives_cover_as_a_barrier_does() {
    check(
        "beside a goalpost",
        r#"
proves = ["GB-GEO-23"]
piece = [
    { name = "Ox", seat = "red", at = [3448, 1928], tac = 4, influence = 1 },
    { name = "Boar", seat = "red", at = [3448, 4167], tac = 4, influence = 1 },
    { name = "Near", seat = "blue", at = [3048, 1928], melee = 0 },
    { name = "Off", seat = "blue", at = [3048, 4167], melee = 0 },
]
now = { next = "red" }
[[case]]
name = "an inch from it"
script = ["red: activate Ox", "red: attack Near", "dice: 1 1 1"]
expect = ["asked: chance roll 3d6"]
[[case]]
name = "a unit more"
script = ["red: activate Boar", "red: attack Off", "dice: 1 1 1 1"]
expect = ["asked: chance roll 4d6"]
"#,
    );
}

#[test]
fn models_hide_what_is_behind_them_and_what_lies_on_the_pitch_does_not() {
    let between = |name: &str, piece: &str, now: &str, seen: &str| {
        check(
            name,
            &format!(
                r#"
proves = ["GB-RUL-32"]
piece = [
    {{ name = "Ox", seat = "red", at = [2000, 2000] }},
    {{ name = "Shark", seat = "blue", at = [3600, 2000] }},
    {piece}
]
now = {{ active = "Ox"{now} }}
expect = ["Ox sees Shark = {seen}"]
"#
            ),
        );
    };
    between("nothing between", "", "", "yes");
    between("a friend between", r#"{ name = "Boar", seat = "red", at = [2800, 2000], base = 50 }"#, "", "no");
    between("an enemy between", r#"{ name = "Eel", seat = "blue", at = [2800, 2000], base = 50 }"#, "", "no");
    between("the ball between", "", ", ball = [2800, 2000]", "yes");
    let lies = |kind: &str, id: &str| {
        format!(r#", {kind} = [{{ ability = "{id}", at = [2800, 2000], by = "Shark" }}]"#)
    };
    between("a template between", "", &lies("areas", "fire-blast"), "yes");
    between("a marker between", "", &lies("markers", "trap-markers"), "yes");
}
