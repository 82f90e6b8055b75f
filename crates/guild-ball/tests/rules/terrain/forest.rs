//! Forests.

use super::check;

#[test]
fn a_forest_is_rough_and_gives_cover() {
    check(
        "in the trees",
        r#"
proves = ["GB-TERR-21", "GB-TERR-22"]
terrain = [{ kind = "forest", corners = [[1600, 2800], [2100, 2800], [2100, 3300], [1600, 3300]] }]
piece = [
    { name = "Ox", seat = "red", at = [2650, 3048], mov = [5, 7], tac = 4, influence = 1 },
    { name = "Edge", seat = "blue", at = [2250, 3048], melee = 0 },
    { name = "Near", seat = "blue", at = [2654, 3450], melee = 0 },
]
now = { active = "Ox" }
[[case]]
name = "cover at its edge"
script = ["red: attack Edge", "dice: 1 1 1"]
expect = ["asked: chance roll 3d6"]
[[case]]
name = "none beside it"
script = ["red: attack Near", "dice: 1 1 1 1"]
expect = ["asked: chance roll 4d6"]
"#,
    );
    check(
        "into the trees",
        r#"
proves = ["GB-TERR-21", "GB-TERR-06"]
terrain = [{ kind = "forest", corners = [[1600, 2800], [2100, 2800], [2100, 3300], [1600, 3300]] }]
piece = [{ name = "Ox", seat = "red", at = [1000, 3048], mov = [5, 7] }]
now = { active = "Ox" }
script = ["red: jog", "red: path (1763, 3048)", "red: path (1762, 3048)"]
expect = ["refused: GB-TERR-06", "moved Ox jog (1762, 3048)"]
"#,
    );
}

#[test]
fn a_kick_among_trees_loses_one_die() {
    check(
        "kicking in a forest",
        r#"
proves = ["GB-TERR-23", "GB-TERR-24"]
terrain = [
    { kind = "forest", at = [1000, 2000], radius = 300 },
    { kind = "forest", at = [1000, 3000], radius = 300 },
]
piece = [
    { name = "Ox", seat = "red", at = [1000, 1700], kick = [4, 8], influence = 1, ball = true },
    { name = "Boar", seat = "red", at = [1000, 3400] },
    { name = "Goat", seat = "red", at = [2000, 1700] },
]
now = { active = "Ox" }
[[case]]
name = "out of a forest"
script = ["red: pass Goat", "dice: 1 1 1 | 1 1"]
expect = ["asked: chance roll 3d6"]
[[case]]
name = "from one into another"
script = ["red: pass Boar", "dice: 1 1 1 | 4 1"]
expect = ["asked: chance roll 3d6"]
[[case]]
name = "to a spot"
script = ["red: pass to (1000, 2550)", "dice: 1 1 1 | 4 1"]
expect = ["asked: chance roll 3d6"]
"#,
    );
    check(
        "kicking into a forest",
        r#"
proves = ["GB-TERR-23", "GB-RUL-77"]
terrain = [{ kind = "forest", at = [1000, 3000], radius = 300 }]
piece = [
    { name = "Ox", seat = "red", at = [1000, 1700], kick = [4, 8], influence = 1, ball = true },
    { name = "Boar", seat = "red", at = [1000, 3450] },
]
now = { active = "Ox" }
[[case]]
name = "to a model at its edge"
script = ["red: pass Boar", "dice: 1 1 1 | 4 1"]
expect = ["asked: chance roll 3d6"]
[[case]]
name = "the ball on the spot touches it"
script = ["red: pass to (1000, 2550)", "dice: 1 1 1 | 4 1"]
expect = ["asked: chance roll 3d6"]
[[case]]
name = "a unit off"
script = ["red: pass to (1000, 2549)", "dice: 1 1 1 1 | 4 1"]
expect = ["asked: chance roll 4d6"]
"#,
    );
}

#[test]
fn a_goalpost_among_trees_costs_no_die() {
    check(
        "a Shot at a goalpost in a forest",
        r#"
proves = ["GB-RUL-49"]
terrain = [{ kind = "forest", at = [3048, 4822], radius = 400 }]
piece = [{ name = "Ox", seat = "red", at = [3048, 3800], kick = [3, 6], influence = 1, ball = true }]
now = { active = "Ox", momentum = { red = 1 } }
script = ["red: shot", "dice: 1 1 1 | 4 1"]
expect = ["asked: chance roll 3d6", "rolled kick Ox 1 1 1 needs 3"]
"#,
    );
}

#[test]
fn one_sees_into_a_forest_and_out_of_it_but_not_through() {
    check(
        "sight and forests",
        r#"
proves = ["GB-TERR-25", "GB-RUL-33", "GB-KICK-16"]
terrain = [{ kind = "forest", corners = [[2000, 1500], [2600, 1500], [2600, 2500], [2000, 2500]] }]
piece = [
    { name = "Ox", seat = "red", at = [1500, 2000], kick = [3, 8], influence = 1, ball = true },
    { name = "Inside", seat = "blue", at = [2300, 2000] },
    { name = "Behind", seat = "blue", at = [3000, 1700] },
    { name = "Boar", seat = "red", at = [3300, 2300] },
]
now = { active = "Ox" }
[[case]]
name = "lines"
expect = [
    "Ox sees Inside = yes",
    "Inside sees Ox = yes",
    "Inside sees Behind = yes",
    "Ox sees Behind = no",
    "Ox sees Behind at (2749, 1700) = yes",
    "Ox sees Behind at (2751, 1700) = no",
]
[[case]]
name = "a kick through it"
script = ["red: pass Boar", "dice: 1 1 | 4 1"]
expect = ["rolled kick Ox 1 1 needs 5"]
"#,
    );
}
