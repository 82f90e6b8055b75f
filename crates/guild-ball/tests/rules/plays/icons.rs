//! Plays triggered from the playbook.

use super::check;

#[test]
fn range_p_is_for_the_playbook_and_for_the_target_of_the_attack() {
    check(
        "range p is for the playbook and for the target of the attack",
        r#"
proves = ["GB-PLAY-05", "GB-PLAY-06", "GB-RUL-60"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], influence = 4, abilities = ["singled-out", "butchery"], playbook = [["play1"]] },
    { name = "Shark", seat = "blue", at = [2400, 2000] },
    { name = "Eel", seat = "blue", at = [2000, 1600], melee = 0 },
]
now = { active = "Ox" }
script = [
    "red: use singled-out on Shark", "red: attack Shark", "dice: 4 1 1 1", "red: pick 1.1",
    "red: use singled-out on Eel", "red: use butchery on Shark", "red: use singled-out on Shark",
    "red: attack Shark", "dice: 1 1 1 1 1 1",
]
expect = [
    "refused: GB-PLAY-05", "asked: red icon 1 Ox on Shark", "refused: GB-PLAY-06", "refused: GB-RUL-60",
    "attached singled-out to Shark", "rolled attack Ox 1 1 1 1 1 1 needs 4",
]
"#,
    );
}

#[test]
fn a_play_with_icons_only_is_not_bought() {
    check(
        "a play with icons only is not bought",
        r#"
proves = ["GB-PLAY-02"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], influence = 4, abilities = ["scything-blow"], playbook = [["play1"]] },
    { name = "Shark", seat = "blue", at = [2400, 2000] },
]
now = { active = "Ox" }
script = ["red: use scything-blow"]
expect = ["refused: GB-PLAY-02"]
"#,
    );
}

#[test]
fn influence_and_icon_are_alternatives() {
    check(
        "influence and icon are alternatives",
        r#"
proves = ["GB-PLAY-02", "GB-PLAY-14"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], influence = 2, abilities = ["they-aint-tough"], playbook = [["play1"]] },
    { name = "Shark", seat = "blue", at = [2400, 2000], arm = 2 },
    { name = "Eel", seat = "blue", at = [2000, 3500], arm = 2 },
]
now = { active = "Ox" }
script = [
    "red: use they-aint-tough on Eel", "dice: 4", "red: attack Shark", "dice: 4 4 4 1", "red: pick 1.1",
    "red: use they-aint-tough on Shark",
]
expect = [
    "paid Ox 1", "rolled play Ox 4 needs 4", "attached they-aint-tough to Eel", "paid Ox 1",
    "used Ox they-aint-tough on Shark", "attached they-aint-tough to Shark", "Ox.influence = 0",
]
"#,
    );
}

#[test]
fn bought_and_triggered_uses_share_one_use_a_turn() {
    check(
        "bought and triggered uses share one use a turn",
        r#"
proves = ["GB-RUL-61", "GB-PLAY-08", "GB-DEF-10"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], influence = 4, abilities = ["thief", "blind"], playbook = [["play1", "1"]] },
    { name = "Shark", seat = "blue", at = [2400, 2000], ball = true },
]
now = { active = "Ox" }
[[case]]
name = "used up by a miss"
script = ["red: use blind on Shark", "dice: 1", "red: use blind on Shark"]
expect = ["play missed Shark blind", "refused: GB-PLAY-08"]
[[case]]
name = "bought in vain, so not triggered"
script = ["red: use thief on Shark", "dice: 1", "red: attack Shark", "dice: 4 1 1 1", "red: pick 1.1"]
expect = ["play missed Shark thief", "refused: GB-PB-05", "ball = Shark"]
"#,
    );
}

#[test]
fn one_icon_triggers_one_play() {
    check(
        "one icon triggers one play",
        r#"
proves = ["GB-PB-21"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], influence = 1, abilities = ["they-aint-tough", "marked-target"], playbook = [["play1"]] },
    { name = "Shark", seat = "blue", at = [2400, 2000], arm = 0 },
]
now = { active = "Ox" }
script = [
    "red: attack Shark", "dice: 4 1 1 1", "red: pick 1.1", "red: use marked-target on Shark",
    "red: use they-aint-tough on Shark",
]
expect = [
    "attached marked-target to Shark", "asked: red act Ox", "refused: GB-INF-10",
    "never: attached they-aint-tough",
]
"#,
    );
}

#[test]
fn a_parting_blow_triggers_no_play() {
    check(
        "a parting blow triggers no play",
        r#"
proves = ["GB-PART-08"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], def = 4 },
    { name = "Shark", seat = "blue", at = [2000, 2400], tac = 4, playbook = [["play1", "2"]], abilities = ["stagger"] },
]
now = { active = "Ox" }
script = [
    "red: jog", "red: path (3000, 2000)", "blue: yes", "dice: 4 1 1 1 1 1", "blue: pick 1.1",
    "blue: pick 1.2",
]
expect = [
    "parting blow Shark on Ox", "refused: GB-PART-08", "picked Shark 1.2", "damaged Ox 2", "never: attached",
]
"#,
    );
}

#[test]
fn no_plays_from_the_ground() {
    check(
        "no plays from the ground",
        r#"
proves = ["GB-KD-05"]
piece = [
    { name = "Ox", seat = "red", at = [1000, 2000], influence = 4, abilities = ["axe-throw"], conditions = ["knocked down"] },
    { name = "Shark", seat = "blue", at = [2000, 2000] },
]
now = { active = "Ox" }
script = ["red: use axe-throw on Shark"]
expect = ["refused: GB-KD-05"]
"#,
    );
}
