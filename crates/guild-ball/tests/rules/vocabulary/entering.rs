//! What is entered, and what lies within: exactly where it begins, whose it is, and one of several.

use super::check;

#[test]
fn an_area_is_entered_where_it_begins_if_it_is_the_right_one() {
    let stage = |areas: &str| {
        format!(
            r#"
proves = ["GB-GEO-04", "GB-DEF-14"]
piece = [
    {{ name = "Ox", seat = "red", at = [2000, 2000], mov = [4, 6], abilities = ["updraft"] }},
    {{ name = "Shark", seat = "blue", at = [5000, 5000], melee = 0 }},
]
now = {{ active = "Ox", areas = [{areas}] }}
"#
        )
    };
    let [own, far, theirs, other] = [
        r#"{ ability = "harrier", at = [2000, 3000], by = "Ox" }"#,
        r#"{ ability = "harrier", at = [5000, 1000], by = "Ox" }"#,
        r#"{ ability = "harrier", at = [2000, 3000], by = "Shark" }"#,
        r#"{ ability = "blast-earth", at = [2000, 3000], by = "Ox" }"#,
    ];
    let enters = r#"
[[case]]
name = "at its edge"
script = ["red: jog", "red: path (2000, 3000)", "red: yes", "red: stop"]
expect = ["moved Ox jog (2000, 2469)", "asked: red trigger updraft of Ox", "attached updraft to Ox"]
[[case]]
name = "not one unit before it"
script = ["red: jog", "red: path (2000, 2468)"]
expect = ["moved Ox jog (2000, 2468)", "asked: red act Ox", "never: asked: red trigger"]
"#;
    check("the own", &format!("{}{enters}", stage(own)));
    check("the second of two", &format!("{}{enters}", stage(&format!("{far}, {own}"))));
    let goes_by = r#"
script = ["red: jog", "red: path (2000, 2500)"]
expect = ["moved Ox jog (2000, 2500)", "asked: red act Ox", "never: asked: red trigger", "never: fired"]
"#;
    check("the other team's", &format!("{}{goes_by}", stage(theirs)));
    check("one of another name", &format!("{}{goes_by}", stage(other)));
}

#[test]
fn an_aura_is_entered_where_it_begins() {
    check(
        "a minefield",
        r#"
proves = ["GB-GEO-04", "GB-DEF-19"]
setup = { size = "typical" }
piece = [
    { name = "Ballista", seat = "red", at = [2000, 2000], influence = 1, abilities = ["minefield"], melee = 0 },
    { name = "Shark", seat = "blue", at = [2000, 3800], hp = 12, mov = [4, 6] },
]
now = { active = "Ballista" }
[[case]]
name = "at its edge"
script = ["red: use minefield", "red: end", "blue: activate Shark", "blue: jog", "blue: path (2000, 3000)"]
expect = ["moved Shark jog (2000, 3316)", "damaged Shark 4", "moved Shark jog (2000, 3000)", "Shark.hp = 8"]
[[case]]
name = "not one unit before it"
script = ["red: use minefield", "red: end", "blue: activate Shark", "blue: jog", "blue: path (2000, 3317)"]
expect = ["moved Shark jog (2000, 3317)", "asked: blue act Shark", "never: damaged"]
"#,
    );
}

#[test]
fn a_marker_put_down_within_an_aura_is_answered_to() {
    check(
        "fertile soil, 4 inches",
        r#"
proves = ["GB-GEO-28", "GB-DEF-19"]
setup = { size = "typical" }
piece = [
    { name = "Farmer", seat = "red", at = [2000, 2000], abilities = ["planting-season"], melee = 0 },
    { name = "Soil", seat = "red", at = [4000, 2000], abilities = ["fertile-soil"], melee = 0 },
    { name = "Shark", seat = "blue", at = [8000, 8000] },
]
now = { active = "Farmer" }
[[case]]
name = "at the edge of it"
script = ["red: use planting-season", "red: spot (2684, 2000)", "red: spot (4000, 2500)"]
expect = ["marker harvest-markers (2684, 2000)", "fired Soil fertile-soil", "marker harvest-markers (4000, 2500)"]
[[case]]
name = "one unit beyond"
script = ["red: use planting-season", "red: spot (2683, 2000)"]
expect = ["marker harvest-markers (2683, 2000)", "asked: red act Farmer", "never: fired"]
"#,
    );
}

#[test]
fn a_push_leads_to_the_edge_that_was_picked() {
    let cases = |seat: &str, ours: &str, theirs: &str| {
        format!(
            r#"
[[case]]
name = "the own edge"
script = ["{seat}: use line-dancing", "{seat}: mode 2", "{seat}: line {theirs}", "{seat}: line {ours}"]
expect = ["refused: GB-GEO-06", "moved Smith push {ours}"]
[[case]]
name = "theirs"
script = ["{seat}: use line-dancing", "{seat}: mode 3", "{seat}: line {ours}", "{seat}: line {theirs}"]
expect = ["refused: GB-GEO-06", "moved Smith push {theirs}"]
[[case]]
name = "the left one"
script = ["{seat}: use line-dancing", "{seat}: mode 4", "{seat}: line (4270, 3000)", "{seat}: line (1730, 3000)"]
expect = ["refused: GB-GEO-06", "moved Smith push (1730, 3000)"]
[[case]]
name = "the right one"
script = ["{seat}: use line-dancing", "{seat}: mode 5", "{seat}: line (1730, 3000)", "{seat}: line (4270, 3000)"]
expect = ["refused: GB-GEO-06", "moved Smith push (4270, 3000)"]
"#
        )
    };
    let stage = |seat: &str| {
        let other = if seat == "red" { "blue" } else { "red" };
        format!(
            r#"
proves = ["GB-GEO-06", "GB-GEO-21"]
piece = [
    {{ name = "Smith", seat = "{seat}", at = [3000, 3000], abilities = ["line-dancing"] }},
    {{ name = "Shark", seat = "{other}", at = [5600, 5600] }},
]
now = {{ active = "Smith" }}
"#
        )
    };
    let (low, high) = ("(3000, 1730)", "(3000, 4270)");
    check("the kicking team", &format!("{}{}", stage("red"), cases("red", low, high)));
    check("the other team", &format!("{}{}", stage("blue"), cases("blue", high, low)));
}

#[test]
fn a_play_is_answered_to_as_it_is_declared() {
    check(
        "wary",
        r#"
proves = ["GB-TIME-26", "GB-PLAY-11"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], influence = 5, abilities = ["dirty-knives", "hypnosis", "told-tales"] },
    { name = "Shark", seat = "blue", at = [3000, 3048], def = 4, hp = 12, abilities = ["wary"] },
    { name = "Eel", seat = "blue", at = [2000, 4048], def = 4, hp = 12 },
]
now = { active = "Ox" }
[[case]]
name = "by whom it is aimed at, before the test"
script = ["red: use dirty-knives on Shark", "blue: path (3254, 3048)", "dice: 4 1"]
expect = ["used Ox dirty-knives on Shark", "fired Shark wary", "moved Shark dodge (3254, 3048)", "rolled play Ox 4 1 needs 4", "damaged Shark 1"]
[[case]]
name = "not where it is aimed at another, nor where it is no play"
script = ["red: use dirty-knives on Eel", "dice: 4 1", "red: use told-tales"]
expect = ["damaged Eel 1", "used Ox told-tales", "never: fired"]
"#,
    );
}

#[test]
fn as_many_dice_of_a_play_as_are_said_are_rolled_again() {
    check(
        "one of two",
        r#"
proves = ["GB-CONV-09"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], influence = 2, abilities = ["dirty-knives", "second-try"] },
    { name = "Shark", seat = "blue", at = [3000, 3048], def = 4, hp = 12 },
]
now = { active = "Ox" }
[[case]]
name = "a hit"
script = ["red: use dirty-knives on Shark", "dice: 1 1", "red: yes", "dice: 4"]
expect = ["rolled play Ox 1 1 needs 4", "rolled play Ox 4 needs 4", "damaged Shark 1"]
[[case]]
name = "not wanted"
script = ["red: use dirty-knives on Shark", "dice: 1 1", "red: no"]
expect = ["play missed Shark dirty-knives", "asked: red act Ox"]
[[case]]
name = "not needed"
script = ["red: use dirty-knives on Shark", "dice: 4 1"]
expect = ["damaged Shark 1", "never: asked: red trigger"]
"#,
    );
}

#[test]
fn a_play_that_hits_both_sides_has_hit_an_enemy() {
    check(
        "a bomb between two",
        r#"
proves = ["GB-AOE-10", "GB-TIME-28"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], influence = 1, abilities = ["alchemical-bomb", "stormwind"], playbook = [["play1"]] },
    { name = "Shark", seat = "blue", at = [2400, 3048], hp = 12, melee = 0 },
    { name = "Boar", seat = "red", at = [2800, 3048], hp = 12, melee = 0 },
]
now = { active = "Ox" }
script = ["red: attack Shark", "dice: 4 1 1 1", "red: pick 1.1", "red: use alchemical-bomb at (2630, 3048)", "red: choose Boar"]
expect = ["damaged Boar 1", "damaged Shark 1", "fired Ox stormwind", "suffers Shark knocked down", "never: suffers Boar knocked down"]
"#,
    );
    check(
        "one that does something else, too",
        r#"
proves = ["GB-TIME-28"]
piece = [
    { name = "Farmer", seat = "red", at = [2000, 2000], influence = 1, abilities = ["crop-dusting", "momentous-inspiration"], melee = 0 },
    { name = "One", seat = "blue", at = [2000, 3000], melee = 0 },
]
now = { active = "Farmer" }
script = ["red: use crop-dusting at (2000, 3100)", "red: no", "dice: 4", "red: no", "red: no"]
expect = ["damaged One 2", "fired Farmer momentous-inspiration", "momentum red +1 effect"]
"#,
    );
}
