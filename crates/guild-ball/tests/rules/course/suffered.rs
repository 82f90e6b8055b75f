//! How much is suffered.

use super::check;

#[test]
fn damage_may_be_lowered_to_nothing() {
    check(
        "one less",
        r#"
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], influence = 2, abilities = ["dirty-knives"] },
    { name = "Shark", seat = "blue", at = [3000, 3048], def = 4, hp = 12, abilities = ["tough-hide"] },
]
now = { active = "Ox" }
script = ["red: use dirty-knives on Shark", "dice: 4 1"]
expect = ["play hit Shark dirty-knives", "suffers Shark poison", "never: damaged", "Shark.hp = 12"]
"#,
    );
}

#[test]
fn what_raises_one_play_raises_no_other() {
    check(
        "flame on",
        r#"
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], influence = 2, conditions = ["burning"], abilities = ["dirty-knives", "flame-on"] },
    { name = "Shark", seat = "blue", at = [3000, 3048], def = 4, hp = 12, conditions = ["poison"] },
]
now = { active = "Ox" }
script = ["red: use dirty-knives on Shark", "dice: 4 1"]
expect = ["damaged Shark 1", "never: suffers", "Shark.conditions = poison"]
"#,
    );
}

#[test]
fn those_an_ability_is_on_are_counted_and_meant() {
    check(
        "told tales",
        r#"
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], influence = 2, abilities = ["careless-whisper", "told-tales"] },
    { name = "Shark", seat = "blue", at = [3000, 3048], def = 4, hp = 12 },
    { name = "Eel", seat = "blue", at = [2000, 4048], def = 4, hp = 12 },
]
now = { active = "Ox" }
script = ["red: use careless-whisper on Shark", "dice: 4 1", "red: use told-tales"]
expect = ["attached careless-whisper to Shark", "damaged Shark 1", "never: damaged Eel", "Shark.hp = 11"]
"#,
    );
}

#[test]
fn areas_of_the_own_team_count_one_by_one() {
    let stage = |areas: &str| {
        format!(
            r#"
piece = [
    {{ name = "Ox", seat = "red", at = [2000, 3048], influence = 2, abilities = ["feathered-friends"], playbook = [["1"]] }},
    {{ name = "Shark", seat = "blue", at = [2400, 3048], melee = 0 }},
]
now = {{ active = "Ox", areas = [{areas}] }}
"#
        )
    };
    let own = r#"{ ability = "harrier", at = [5000, 5000], by = "Ox" }, { ability = "harrier", at = [1700, 3048], by = "Ox" }"#;
    check(
        "within one of two",
        &format!(
            "{}script = [\"red: attack Shark\", \"dice: 1 1 1 1 1\"]\nexpect = [\"rolled attack Ox 1 1 1 1 1 needs 4\"]",
            stage(own)
        ),
    );
    let other = r#"{ ability = "harrier", at = [1700, 3048], by = "Shark" }"#;
    check(
        "within one of the other team",
        &format!(
            "{}script = [\"red: attack Shark\", \"dice: 1 1 1 1\"]\nexpect = [\"rolled attack Ox 1 1 1 1 needs 4\"]",
            stage(other)
        ),
    );
}

#[test]
fn what_counts_in_attacks_does_not_count_in_plays_nor_what_counts_in_snap_shots_in_passes() {
    check(
        "intimidating",
        r#"
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], influence = 3, kick = [2, 6], ball = true, abilities = ["dirty-knives", "guild-rule-intimidation", "icing-on-the-cake"] },
    { name = "Boar", seat = "red", at = [2000, 2048] },
    { name = "Shark", seat = "blue", at = [3000, 3048], def = 4, hp = 12 },
]
now = { active = "Ox" }
script = ["red: use dirty-knives on Shark", "dice: 3 3", "red: pass Boar", "dice: 1 1 | 1 1"]
expect = ["rolled play Ox 3 3 needs 4", "play missed Shark dirty-knives", "rolled kick Ox 1 1 needs 3"]
"#,
    );
}
