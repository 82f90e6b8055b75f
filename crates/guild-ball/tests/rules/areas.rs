//! Plays with an area of effect.

use super::check;

#[test]
fn the_template_needs_no_sight_and_counts_everybody_engaging() {
    check(
        "the template needs no sight and counts everybody engaging",
        r#"
proves = ["GB-RUL-62", "GB-AOE-02"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], influence = 3, abilities = ["fire-blast"] },
    { name = "Shark", seat = "blue", at = [2400, 2000], hp = 14 },
    { name = "Eel", seat = "blue", at = [3000, 2000], melee = 0 },
]
now = { active = "Ox" }
[[case]]
name = "the one tested counts among those who engage"
script = ["red: use fire-blast at (2700, 2000)", "red: choose Shark", "dice: 4 | 1"]
expect = [
    "rolled play Ox 4 needs 4", "damaged Shark 2", "rolled play Ox 1 needs 4", "play missed Eel fire-blast",
]
[[case]]
name = "behind somebody"
script = ["expect: Ox sees Eel = no", "red: use fire-blast at (3400, 2000)", "dice: 4"]
expect = ["damaged Eel 2", "area fire-blast (3400, 2000)"]
[[case]]
name = "the nearest part a unit too far, the centre off the pitch"
script = ["red: use fire-blast at (4056, 2000)", "red: use fire-blast at (2000, -1)"]
expect = ["refused: GB-AOE-02", "refused: GB-RUL-62"]
"#,
    );
}

#[test]
fn friends_within_are_hit_without_a_test() {
    check(
        "friends within are hit without a test",
        r#"
proves = ["GB-AOE-08", "GB-AOE-14", "GB-AOE-12"]
piece = [
    { name = "Ox", seat = "red", at = [1000, 2000], influence = 3, abilities = ["fire-blast"] },
    { name = "Boar", seat = "red", at = [2700, 2000] },
    { name = "Shark", seat = "blue", at = [4000, 5000], activated = true },
]
now = { active = "Ox" }
script = ["red: use fire-blast at (2700, 2000)", "red: yes", "red: end", "red: activate Boar", "red: end"]
expect = ["damaged Boar 2", "area fire-blast (2700, 2000)", "phase end", "areas over", "never: rolled"]
"#,
    );
}

#[test]
fn ground_of_an_area_comes_on_top() {
    check(
        "ground of an area comes on top",
        r#"
proves = ["GB-TERR-03", "GB-AOE-03"]
terrain = [{ kind = "fast", corners = [[2300, 1700], [3100, 1700], [3100, 2300], [2300, 2300]] }]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], mov = [6, 8], influence = 3, abilities = ["blast-earth"] },
    { name = "Shark", seat = "blue", at = [5000, 5000] },
]
now = { active = "Ox" }
[[case]]
name = "fast alone"
script = ["red: jog", "red: path (4032, 2000)"]
expect = ["moved Ox jog (4032, 2000)"]
[[case]]
name = "fast and rough"
script = [
    "red: use blast-earth at (2700, 2000)", "red: jog", "red: path (4032, 2000)", "red: path (3524, 2000)",
]
expect = ["area blast-earth (2700, 2000)", "refused: GB-TERR-06", "moved Ox jog (3524, 2000)"]
"#,
    );
}

#[test]
fn every_area_that_lies_on_the_pitch_counts() {
    check(
        "every area that lies on the pitch counts",
        r#"
proves = ["GB-TERR-03"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], mov = [6, 8] },
    { name = "Shark", seat = "blue", at = [5000, 5000] },
]
now = { active = "Ox", areas = [
    { ability = "blast-earth", at = [7000, 1000], by = "Shark" },
    { ability = "blast-earth", at = [7000, 2000], by = "Shark" },
    { ability = "blast-earth", at = [7000, 3000], by = "Shark" },
    { ability = "blast-earth", at = [7000, 4000], by = "Shark" },
    { ability = "blast-earth", at = [7000, 5000], by = "Shark" },
    { ability = "blast-earth", at = [7000, 6000], by = "Shark" },
    { ability = "blast-earth", at = [7000, 7000], by = "Shark" },
    { ability = "blast-earth", at = [2700, 2000], by = "Shark" },
] }
script = ["red: jog", "red: path (3524, 2000)", "red: path (3016, 2000)"]
expect = ["refused: GB-TERR-06", "moved Ox jog (3016, 2000)"]
"#,
    );
}

#[test]
fn a_template_lies_over_anything() {
    check(
        "over a barrier, another template and a marker",
        r#"
proves = ["GB-AOE-03"]
terrain = [{ kind = "barrier", at = [2700, 2000], radius = 200 }]
piece = [
    { name = "Ox", seat = "red", at = [1000, 2000], influence = 3, abilities = ["fire-blast"] },
    { name = "Shark", seat = "blue", at = [5000, 5000] },
]
[now]
active = "Ox"
areas = [{ ability = "harrier", at = [2700, 2150], by = "Shark" }]
markers = [{ ability = "trap-markers", at = [2700, 2350], by = "Shark" }]
[[case]]
name = "as if nothing lay there"
script = ["red: use fire-blast at (2700, 2000)"]
expect = ["used Ox fire-blast at (2700, 2000)", "area fire-blast (2700, 2000)"]
"#,
    );
}
