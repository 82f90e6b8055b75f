//! Where several of a kind are there: one is enough, or the right one is meant.

use super::check;

#[test]
fn one_of_the_friends_a_card_names_is_enough() {
    let near = |at: &str| {
        format!(
            r#"
proves = ["GB-CONV-06"]
piece = [
    {{ name = "Ox", seat = "red", at = [2000, 3048], abilities = ["learn-from-the-best: Boar, Goat"] }},
    {{ name = "Boar", seat = "red", at = {at} }},
    {{ name = "Goat", seat = "red", at = [5000, 5500] }},
    {{ name = "Shark", seat = "blue", at = [5000, 1000] }},
]
now = {{ next = "red" }}
script = ["red: activate Ox"]
"#
        )
    };
    check(
        "one near, one far",
        &format!("{}expect = [\"attached learn-from-the-best to Ox\"]", near("[2000, 4364]")),
    );
    check(
        "neither near",
        &format!("{}expect = [\"asked: red act Ox\", \"never: attached\"]", near("[2000, 4365]")),
    );
    check(
        "one engages",
        r#"
proves = ["GB-ATK-09", "GB-CONV-06"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], influence = 1, tac = 2, abilities = ["assist: Boar, Goat"], playbook = [["1"]] },
    { name = "Boar", seat = "red", at = [2800, 3048] },
    { name = "Goat", seat = "red", at = [5000, 5500] },
    { name = "Shark", seat = "blue", at = [2400, 3048], melee = 0, hp = 12 },
]
now = { active = "Ox" }
script = ["red: attack Shark", "dice: 4 1 1 1", "red: pick 1.1"]
expect = ["rolled attack Ox 4 1 1 1 needs 4", "damaged Shark 2"]
"#,
    );
}

#[test]
fn one_friend_near_is_company() {
    check(
        "a hunter that is not alone",
        r#"
proves = ["GB-CHG-01", "GB-CONV-06"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], influence = 2, abilities = ["lone-hunter"] },
    { name = "Boar", seat = "red", at = [2000, 4364] },
    { name = "Goat", seat = "red", at = [5000, 5500] },
    { name = "Shark", seat = "blue", at = [3400, 3048] },
]
now = { active = "Ox" }
script = ["red: charge Shark"]
expect = ["paid Ox 2"]
"#,
    );
    check(
        "one of two friends engages",
        r#"
proves = ["GB-CONV-06"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], influence = 1, tac = 3, abilities = ["bloody-coin"], playbook = [["1"]] },
    { name = "Boar", seat = "red", at = [2800, 3048] },
    { name = "Goat", seat = "red", at = [5000, 5500] },
    { name = "Shark", seat = "blue", at = [2400, 3048], melee = 0, hp = 12 },
]
now = { active = "Ox", momentum = { red = 1 } }
script = ["red: use bloody-coin on Ox", "red: attack Shark", "dice: 4 1 1 1 1", "red: pick 1.1"]
expect = ["rolled attack Ox 4 1 1 1 1 needs 4", "damaged Shark 2"]
"#,
    );
}

#[test]
fn one_piece_of_terrain_is_near() {
    check(
        "of two",
        r#"
proves = ["GB-HERO-01", "GB-CONV-06"]
terrain = [{ kind = "rough", at = [2000, 2000], radius = 600 }, { kind = "rough", at = [5000, 5000], radius = 300 }]
piece = [{ name = "Ox", seat = "red", at = [2000, 3004], abilities = ["waverunner"] }]
now = { active = "Ox", momentum = { red = 1 } }
script = ["red: use waverunner", "red: path (2000, 4020)"]
expect = ["momentum red -1 heroic", "moved Ox dodge (2000, 4020)"]
"#,
    );
}

#[test]
fn a_marker_by_the_ball_among_others() {
    let stage = r#"
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], abilities = ["webbing"] },
    { name = "Boar", seat = "red", at = [5000, 1000] },
    { name = "Shark", seat = "blue", at = [5000, 5000], melee = 0 },
]
"#;
    let nests = |of: &str| {
        format!(
            r#"markers = [{{ ability = "spider-nests", at = [1500, 1500], by = "Ox" }}, {{ ability = "{of}", at = [2000, 2900], by = "Ox" }}, {{ ability = "spider-nests", at = [2300, 3700], by = "Shark" }}]"#
        )
    };
    let taken = "script = [\"red: use webbing\"]\nexpect = [\"ball Ox effect\"]\n";
    let refused = "script = [\"red: use webbing\"]\nexpect = [\"refused: GB-STAT-12\"]\n";
    let played = |name: &str, proves: &str, expected: &str, now: &str| {
        check(name, &format!("proves = [\"{proves}\"]\n{stage}{expected}[now]\nactive = \"Ox\"\n{now}"));
    };
    played("the other one", "GB-CONV-06", taken, &format!("ball = [2000, 3400]\n{}", nests("spider-nests")));
    played(
        "of another name",
        "GB-STAT-12",
        refused,
        &format!("ball = [2000, 3400]\n{}", nests("harvest-markers")),
    );
    played(
        "too far from it",
        "GB-STAT-12",
        refused,
        &format!("ball = [2000, 3809]\n{}", nests("spider-nests")),
    );
    played("no free ball", "GB-STAT-12", refused, &nests("spider-nests"));
}

#[test]
fn who_bears_a_token_bears_it_whatever_else_there_is() {
    check(
        "told tales",
        r#"
proves = ["GB-CONV-06"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], influence = 5, abilities = ["hypnosis", "careless-whisper", "told-tales", "they-aint-tough"] },
    { name = "Shark", seat = "blue", at = [3000, 3048], hp = 12 },
    { name = "Eel", seat = "blue", at = [2000, 4048], hp = 12 },
    { name = "Cod", seat = "blue", at = [5000, 5500], hp = 12 },
]
now = { active = "Ox" }
script = [
    "red: use hypnosis on Shark", "dice: 4", "red: use careless-whisper on Shark", "dice: 4 1", "red: use they-aint-tough on Eel", "dice: 4",
    "red: use told-tales",
]
expect = ["damaged Shark 1", "Shark.hp = 11", "Eel.hp = 12", "Cod.hp = 12"]
"#,
    );
}

#[test]
fn the_trap_that_is_entered_goes_off() {
    check(
        "the second of two",
        r#"
proves = ["GB-CONV-06"]
piece = [
    { name = "Hunter", seat = "red", at = [1000, 1000], melee = 0 },
    { name = "Prey", seat = "blue", at = [2400, 4000], melee = 0 },
]
script = ["blue: jog", "blue: path (2400, 3000)"]
expect = ["moved Prey jog (2400, 3191)", "marker gone trap-markers (2000, 2808)", "suffers Prey snared", "never: marker gone trap-markers (4000"]
[now]
active = "Prey"
markers = [{ ability = "trap-markers", at = [4000, 4000], by = "Hunter" }, { ability = "trap-markers", at = [2000, 2808], by = "Hunter" }]
"#,
    );
    check(
        "nobody stops on either of two markers",
        r#"
proves = ["GB-GEO-30"]
piece = [
    { name = "Hunter", seat = "red", at = [2000, 2000], melee = 0, mov = [6, 8] },
    { name = "Prey", seat = "blue", at = [5000, 5000], melee = 0 },
]
script = ["red: jog", "red: path (2299, 2808)", "red: path (2300, 2808)"]
expect = ["refused: GB-GEO-30", "moved Hunter jog (2300, 2808)"]
[now]
active = "Hunter"
markers = [{ ability = "trap-markers", at = [4000, 4000], by = "Hunter" }, { ability = "trap-markers", at = [2000, 2808], by = "Hunter" }]
"#,
    );
}

/// Markers of a name that belong to the player of a model, in a row.
fn row(ability: &str, by: &str, y: i32, count: i32) -> String {
    (0..count)
        .map(|n| format!("{{ ability = \"{ability}\", at = [{}, {y}], by = \"{by}\" }}, ", 600 + 400 * n))
        .collect()
}

#[test]
fn there_are_only_so_many_markers_and_areas() {
    let traps = |markers: &str, play: &str| {
        format!(
            r#"
piece = [
    {{ name = "Hunter", seat = "red", at = [2000, 2000], abilities = ["big-game-traps"] }},
    {{ name = "Prey", seat = "blue", at = [5500, 5500], melee = 0 }},
]
{play}
[now]
active = "Hunter"
markers = [{markers}]
"#
        )
    };
    let put = "script = [\"red: use big-game-traps\", \"red: spot (2000, 2500)\", \"red: end\"]\nexpect = [\"marker trap-markers (2000, 2500)\"]";
    let none = "script = [\"red: use big-game-traps\", \"red: end\"]\nexpect = [\"activation ended Hunter\", \"never: marker\"]";
    let own = |count: i32| row("trap-markers", "Hunter", 600, count);
    let theirs = row("trap-markers", "Prey", 4000, 5);
    let harvest =
        |count: i32| row("harvest-markers", "Hunter", 4400, 5) + &row("harvest-markers", "Prey", 4800, count);
    check("a fifth", &traps(&(own(4) + &theirs), put));
    check("no sixth", &traps(&own(5), none));
    check("the sixteenth of all", &traps(&(own(4) + &theirs + &harvest(1)), put));
    check("no seventeenth", &traps(&(own(4) + &theirs + &harvest(2)), none));
    let areas = |count: i32, play: &str| {
        format!(
            r#"
piece = [
    {{ name = "Ox", seat = "red", at = [2000, 2000], abilities = ["natures-chill"] }},
    {{ name = "Shark", seat = "blue", at = [5500, 5500] }},
]
{play}
[now]
next = "red"
areas = [{}]
"#,
            row("harrier", "Shark", 5000, count)
        )
    };
    check(
        "an eighth area",
        &areas(
            7,
            "script = [\"red: activate Ox\", \"red: yes\", \"red: spot (3000, 2000)\"]\nexpect = [\"area natures-chill (3000, 2000)\"]",
        ),
    );
    check(
        "no ninth",
        &areas(
            8,
            "script = [\"red: activate Ox\", \"red: yes\", \"red: end\"]\nexpect = [\"activation ended Ox\", \"never: area\"]",
        ),
    );
}

#[test]
fn a_card_has_room_for_ten_abilities() {
    check(
        "the tenth counts like the first",
        r#"
piece = [
    { name = "Ox", seat = "red", at = [2000, 1000], abilities = ["away-side", "deep-pockets", "flying-start", "heavy-blows", "poised", "resolute", "steady-hand", "sturdy", "true-aim", "home-side"] },
    { name = "Boar", seat = "red", at = [4200, 1000], abilities = ["away-side", "deep-pockets", "flying-start", "heavy-blows", "poised", "resolute", "steady-hand", "sturdy", "true-aim"] },
]
now = { next = "red" }
expect = ["Ox.def = 5", "Boar.def = 4"]
"#,
    );
}
