//! Markers: put down, come near, picked, removed.

use super::check;

#[test]
fn a_trap_goes_off_when_an_enemy_comes_near() {
    check(
        "trap markers",
        r#"
proves = ["GB-GEO-12", "GB-GEO-28", "GB-GEO-01"]
piece = [
    { name = "Hunter", seat = "red", at = [2000, 2000], abilities = ["big-game-traps"], melee = 0 },
    { name = "Friend", seat = "red", at = [1000, 3000], melee = 0 },
    { name = "Prey", seat = "blue", at = [2400, 4000], melee = 0 },
]
now = { active = "Hunter" }
[[case]]
name = "where it may lie"
script = ["red: use big-game-traps", "red: spot (2100, 2100)", "red: spot (2000, 2809)", "red: spot (2000, 2808)", "red: use big-game-traps"]
expect = ["refused: GB-GEO-12", "refused: GB-GEO-01", "marker trap-markers (2000, 2808)", "refused: GB-DEF-10"]
[[case]]
name = "it need not be put down"
script = ["red: use big-game-traps", "red: no"]
expect = ["asked: red act Hunter", "never: marker"]
[[case]]
name = "an enemy within 1 inch is snared and hurt, once"
script = ["red: use big-game-traps", "red: spot (2000, 2808)", "red: end", "blue: activate Prey", "blue: jog", "blue: path (2400, 3000) (2400, 3200)"]
expect = [
    "moved Prey jog (2400, 3191)", "fired red trap-markers", "marker gone trap-markers (2000, 2808)", "suffers Prey snared", "damaged Prey 1", "asked: blue act Prey",
]
[[case]]
name = "a friend goes past it and over it"
script = ["red: use big-game-traps", "red: spot (2000, 2808)", "red: end", "blue: activate Prey", "blue: end", "red: activate Friend", "red: jog", "red: path (2100, 2900)", "red: path (1690, 2808)"]
expect = ["refused: GB-GEO-30", "never: fired", "asked: red act Friend"]
"#,
    );
}

#[test]
fn what_answers_to_a_trap_that_goes_off() {
    check(
        "expert trapper",
        r#"
proves = ["GB-GEO-28"]
piece = [
    { name = "Hunter", seat = "red", at = [2000, 2000], abilities = ["big-game-traps", "expert-trapper"], melee = 0 },
    { name = "Prey", seat = "blue", at = [2000, 4000], melee = 0 },
]
now = { active = "Hunter" }
script = ["red: use big-game-traps", "red: spot (2000, 2808)", "red: end", "blue: activate Prey", "blue: jog", "blue: path (2000, 3300)", "red: mode 3"]
expect = ["fired Hunter expert-trapper", "suffers Prey bleed", "suffers Prey snared"]
"#,
    );
}

#[test]
fn a_harvest_marker_goes_under_a_sprint_and_pays() {
    check(
        "harvest markers",
        r#"
proves = ["GB-GEO-03", "GB-DEF-14"]
piece = [
    { name = "Farmer", seat = "red", at = [2000, 2000], influence = 1, abilities = ["planting-season", "carrot-and-stick", "at-your-post", "crow-scarer"], melee = 0 },
    { name = "Runner", seat = "blue", at = [2000, 4000], influence = 1, melee = 0 },
]
now = { active = "Farmer" }
[[case]]
name = "in base contact on a sprint, but not on a jog"
script = ["red: use planting-season", "red: spot (2000, 2808)", "red: end", "blue: activate Runner", "blue: jog", "blue: path (2300, 2808)"]
expect = ["asked: blue act Runner", "never: marker gone"]
[[case]]
name = "a sprint"
script = ["red: use planting-season", "red: spot (2000, 2808)", "red: end", "blue: activate Runner", "blue: sprint", "blue: path (2000, 2808)"]
expect = ["refused: GB-GEO-30"]
[[case]]
name = "up to it"
script = ["red: use planting-season", "red: spot (2000, 2808)", "red: end", "blue: activate Runner", "blue: sprint", "blue: path (2000, 3108)"]
expect = ["marker gone harvest-markers (2000, 2808)", "Runner.at = (2000, 3108)"]
[[case]]
name = "removed for an additional jog, if there is one near"
script = ["red: use planting-season", "red: spot (2000, 2808)", "red: use carrot-and-stick", "red: spot (2000, 2808)", "red: path (3000, 2000)"]
expect = ["marker gone harvest-markers (2000, 2808)", "moved Farmer jog (3000, 2000)"]
[[case]]
name = "without one nothing happens"
script = ["red: use carrot-and-stick"]
expect = ["asked: red act Farmer", "never: asked: red path"]
[[case]]
name = "placed in base contact with it"
script = ["red: use planting-season", "red: spot (2000, 2808)", "red: use at-your-post", "red: spot (2000, 2808)", "red: spot (2000, 3200)", "red: spot (2000, 3108)"]
expect = ["refused: GB-GEO-03", "placed Farmer (2000, 3108)", "never: marker gone"]
"#,
    );
}

#[test]
fn harvest_markers_pay_into_the_pool() {
    check(
        "before influence is allocated",
        r#"
proves = ["GB-TURN-13", "GB-INF-01"]
piece = [
    { name = "Farmer", seat = "red", at = [2000, 2000], inf = [2, 6], abilities = ["planting-season"] },
    { name = "Runner", seat = "blue", at = [5000, 5000], activated = true },
]
now = { phase = "maintenance", initiative = "red", markers = [
    { ability = "harvest-markers", at = [2000, 2808], by = "Farmer" },
    { ability = "harvest-markers", at = [2000, 1200], by = "Farmer" },
    { ability = "harvest-markers", at = [4000, 4000], by = "Runner" },
] }
[[case]]
name = "one of two, and not the opponent's"
script = ["red: yes", "red: spot (4000, 4000)", "red: spot (2000, 1200)", "red: mode 2"]
expect = ["refused: GB-GEO-01", "marker gone harvest-markers (2000, 1200)", "pool red 3", "asked: red allocate 3"]
[[case]]
name = "both"
script = ["red: yes", "red: spot (2000, 2808)", "red: mode 1", "red: spot (2000, 1200)", "red: mode 2"]
expect = ["pool red 3", "pool red 4", "asked: red allocate 4"]
[[case]]
name = "none"
script = ["red: no"]
expect = ["asked: red allocate 2", "never: marker gone"]
"#,
    );
}

#[test]
fn markers_under_a_template_are_put_once() {
    check(
        "crop dusting",
        r#"
proves = ["GB-AOE-06"]
piece = [
    { name = "Farmer", seat = "red", at = [2000, 2000], influence = 1, abilities = ["crop-dusting", "fertile-soil"], melee = 0 },
    { name = "One", seat = "blue", at = [2000, 3000], melee = 0 },
    { name = "Two", seat = "blue", at = [2300, 3300], melee = 0 },
]
now = { active = "Farmer" }
script = [
    "red: use crop-dusting at (2000, 3100)", "red: choose One", "dice: 4", "dice: 4", "red: spot (1650, 2950)", "red: spot (1400, 2000)", "red: spot (2000, 3600)",
]
expect = ["damaged One 2", "damaged Two 2", "marker harvest-markers (1650, 2950)", "fired Farmer fertile-soil", "marker harvest-markers (1400, 2000)", "marker harvest-markers (2000, 3600)", "asked: red act Farmer"]
"#,
    );
}

#[test]
fn markers_pay_into_the_pool_of_their_own_team() {
    check(
        "blue harvests",
        r#"
proves = ["GB-INF-01", "GB-CONV-06"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], inf = [4, 6] },
    { name = "Shark", seat = "blue", at = [2000, 4000], inf = [2, 4] },
]
now = { phase = "maintenance", initiative = "blue", next = "blue", markers = [{ ability = "harvest-markers", at = [3000, 4500], by = "Shark" }] }
script = ["blue: yes", "blue: spot (3000, 4500)", "blue: mode 2"]
expect = ["marker gone harvest-markers (3000, 4500)", "pool blue 3", "asked: blue allocate 3"]
"#,
    );
}
