//! Areas, auras and markers to the last unit: who is within, and who is not any more (GB-GEO-01).

use super::check;

#[test]
fn a_template_ends_where_it_does() {
    check(
        "whom an area lets be picked",
        r#"
proves = ["GB-AOE-01", "GB-GEO-01"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], influence = 1, tac = 2, abilities = ["death-from-above"], playbook = [["1"]] },
    { name = "Shark", seat = "blue", at = [3531, 2000], melee = 0, hp = 12 },
    { name = "Eel", seat = "blue", at = [3000, 2532], melee = 0, hp = 12 },
]
now = { active = "Ox", areas = [{ ability = "harrier", at = [3000, 2000], by = "Ox" }] }
script = ["red: use death-from-above", "red: spot (3000, 2000)", "red: choose Eel", "red: choose Shark", "dice: 4 1 1 1 1 1 1", "red: pick 1.1"]
expect = ["refused: GB-DEF-25", "damaged Shark 2", "area gone harrier (3000, 2000)"]
"#,
    );
    let dice = |y: i32, dice: &str| {
        check(
            "more TAC within an area",
            &format!(
                r#"
proves = ["GB-AOE-01", "GB-GEO-01"]
piece = [
    {{ name = "Ox", seat = "red", at = [2000, 2000], influence = 1, tac = 2, abilities = ["feathered-friends"], playbook = [["1"]] }},
    {{ name = "Shark", seat = "blue", at = [2400, 2000], melee = 0 }},
]
now = {{ active = "Ox", areas = [{{ ability = "harrier", at = [2000, {y}], by = "Ox" }}] }}
script = ["red: attack Shark", "dice: {dice}"]
expect = ["rolled attack Ox {dice} needs 4"]
"#
            ),
        );
    };
    dice(2531, "1 1 1");
    dice(2532, "1 1");
}

#[test]
fn fire_reaches_to_the_edge_of_its_template() {
    check(
        "at the end of an activation, and as it is entered",
        r#"
proves = ["GB-AOE-01", "GB-GEO-04", "GB-GEO-01"]
piece = [
    { name = "Ox", seat = "red", at = [1000, 1000], melee = 0 },
    { name = "Shark", seat = "blue", at = [3531, 3000], melee = 0 },
    { name = "Eel", seat = "blue", at = [3000, 3532], melee = 0 },
    { name = "Cod", seat = "blue", at = [2000, 3000], melee = 0 },
]
now = { next = "blue", areas = [{ ability = "fire-blast", at = [3000, 3000], by = "Ox" }] }
[[case]]
name = "within"
script = ["blue: activate Shark", "blue: end"]
expect = ["suffers Shark burning"]
[[case]]
name = "not within"
script = ["blue: activate Eel", "blue: end"]
expect = ["activation ended Eel", "never: suffers"]
[[case]]
name = "entered"
script = ["blue: activate Cod", "blue: jog", "blue: path (2469, 3000)"]
expect = ["suffers Cod burning"]
[[case]]
name = "not entered"
script = ["blue: activate Cod", "blue: jog", "blue: path (2468, 3000)", "blue: end"]
expect = ["activation ended Cod", "never: suffers"]
"#,
    );
}

#[test]
fn a_marker_lies_within_an_aura_with_its_edge() {
    let stage = r#"
proves = ["GB-DEF-21"]
piece = [
    { name = "Farmer", seat = "red", at = [2000, 2000], abilities = ["fertile-soil"] },
    { name = "Boar", seat = "red", at = [2000, 3000], abilities = ["planting-season"] },
    { name = "Shark", seat = "blue", at = [5500, 5500] },
]
now = { active = "Boar" }
"#;
    check(
        "a marker more for one within 4 inches",
        &format!(
            "{stage}{}",
            r#"
[[case]]
name = "within"
script = ["red: use planting-season", "red: spot (2000, 3316)", "red: spot (2400, 2000)"]
expect = ["marker harvest-markers (2000, 3316)", "fired Farmer fertile-soil", "marker harvest-markers (2400, 2000)"]
[[case]]
name = "not within"
script = ["red: use planting-season", "red: spot (2000, 3317)", "red: end"]
expect = ["marker harvest-markers (2000, 3317)", "activation ended Boar", "never: fired"]
[[case]]
name = "a marker may lie up against a base, and not on it"
script = ["red: use planting-season", "red: spot (2299, 3000)", "red: spot (2300, 3000)", "red: no"]
expect = ["refused: GB-GEO-12", "marker harvest-markers (2300, 3000)"]
"#
        ),
    );
}

#[test]
fn a_model_is_near_a_marker_to_the_inch() {
    let def = |y: i32, dice: &str| {
        check(
            "spiderlings",
            &format!(
                r#"
proves = ["GB-GEO-01", "GB-CONV-06"]
piece = [
    {{ name = "Ox", seat = "red", at = [2000, 2000], influence = 1, tac = 2, playbook = [["1"]] }},
    {{ name = "Shark", seat = "blue", at = [2400, 2000], melee = 0, abilities = ["spiderlings"] }},
]
now = {{ active = "Ox", markers = [{{ ability = "spider-nests", at = [2000, {y}], by = "Shark" }}] }}
script = ["red: attack Shark", "dice: {dice}"]
expect = ["rolled attack Ox {dice} needs 4"]
"#
            ),
        );
    };
    def(1446, "1");
    def(1445, "1 1");
}

#[test]
fn as_many_hp_as_the_recovery_level_or_as_another_are_not_fewer() {
    let damage = |hp: u8, dealt: u8| {
        check(
            "easy pickings",
            &format!(
                r#"
proves = ["GB-CONV-06", "GB-PB-13"]
piece = [
    {{ name = "Ox", seat = "red", at = [2000, 2000], influence = 1, tac = 1, abilities = ["easy-pickings"], playbook = [["1"]] }},
    {{ name = "Shark", seat = "blue", at = [2400, 2000], melee = 0, hp = 12, recovery = 4, hp_now = {hp} }},
]
now = {{ active = "Ox" }}
script = ["red: attack Shark", "dice: 4", "red: pick 1.1"]
expect = ["damaged Shark {dealt}"]
"#
            ),
        );
    };
    damage(4, 1);
    damage(3, 2);
    let hits = |hp: u8, arm: u8, hits: u8| {
        check(
            "predatory instinct",
            &format!(
                r#"
proves = ["GB-CONV-06", "GB-ATK-05"]
piece = [
    {{ name = "Ox", seat = "red", at = [2000, 2000], influence = 1, tac = 1, hp = 12, hp_now = 6, abilities = ["predatory-instinct"], playbook = [["1"], ["2"]] }},
    {{ name = "Shark", seat = "blue", at = [2400, 2000], melee = 0, arm = {arm}, hp = 12, hp_now = {hp} }},
]
now = {{ active = "Ox" }}
script = ["red: attack Shark", "dice: 4"]
expect = ["net hits Ox on Shark {hits}"]
"#
            ),
        );
    };
    hits(6, 0, 1);
    hits(5, 0, 2);
    hits(6, 2, 0);
    hits(5, 2, 1);
}
