//! What is used and how it goes on.

use super::super::foreseen::{after, scene};
use super::check;

#[test]
fn only_what_is_offered_can_be_picked() {
    check(
        "one of two effects",
        r#"
piece = [{ name = "Ox", seat = "red", at = [2000, 3048], hp = 12, hp_now = 5, abilities = ["either-or"] }]
now = { active = "Ox" }
script = ["red: use either-or", "red: mode 1", "red: mode 2"]
expect = ["refused: GB-CONV-06", "healed Ox 2", "asked: red act Ox"]
"#,
    );
}

#[test]
fn the_dice_of_a_play_may_be_rolled_again() {
    check(
        "confidence",
        r#"
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], influence = 4, abilities = ["confidence", "hypnosis", "heavy-burden"] },
    { name = "Shark", seat = "blue", at = [3000, 3048], def = 4 },
]
now = { active = "Ox" }
[[case]]
name = "once"
script = ["red: use confidence on Ox", "red: use hypnosis on Shark", "dice: 1", "red: yes", "dice: 4", "red: use heavy-burden on Shark", "dice: 1"]
expect = ["rolled play Ox 1 needs 4", "rolled play Ox 4 needs 4", "attached hypnosis to Shark", "play missed Shark heavy-burden", "asked: red act Ox"]
[[case]]
name = "and no more"
script = ["red: use confidence on Ox", "red: use hypnosis on Shark", "dice: 1", "red: yes", "dice: 2"]
expect = ["rolled play Ox 2 needs 4", "play missed Shark hypnosis", "asked: red act Ox"]
"#,
    );
}

#[test]
fn each_icon_triggers_a_play() {
    check(
        "two of the first",
        r#"
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], influence = 1, abilities = ["hypnosis", "heavy-burden"], playbook = [["play1", "play1"]] },
    { name = "Shark", seat = "blue", at = [2400, 3048], melee = 0 },
]
now = { active = "Ox" }
script = ["red: attack Shark", "dice: 4 4 1 1", "red: pick 1.1 1.2", "red: use hypnosis on Shark", "red: use heavy-burden on Shark"]
expect = ["attached hypnosis to Shark", "attached heavy-burden to Shark", "asked: red act Ox"]
"#,
    );
}

#[test]
fn an_enemy_that_was_controlled_is_an_enemy_again() {
    check(
        "lured and attacked",
        r#"
proves = ["GB-RUL-54"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], influence = 3, abilities = ["lure"], playbook = [["1"]] },
    { name = "Boar", seat = "red", at = [2400, 2400] },
    { name = "Shark", seat = "blue", at = [2000, 3200], melee = 1, tac = 4, mov = [4, 6], playbook = [["1"]] },
]
now = { active = "Ox", momentum = { blue = 1 } }
script = ["red: use lure on Shark", "dice: 4 4", "red: path (2000, 2400)", "red: attack Shark", "blue: react counter", "dice: 1 1 1 1 1", "blue: react counter", "dice: 1 1 1"]
expect = ["controlled Shark", "moved Shark jog (2000, 2400)", "control over", "attack Ox on Shark", "rolled attack Ox 1 1 1 1 1 needs 4", "rolled attack Shark 1 1 1 needs 4"]
"#,
    );
}

#[test]
fn an_area_is_reached_to_its_edge() {
    check(
        "attacked within an area, off its centre",
        r#"
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], influence = 1, tac = 2, abilities = ["death-from-above"], playbook = [["1"]] },
    { name = "Shark", seat = "blue", at = [3200, 2500], melee = 0 },
]
now = { active = "Ox", areas = [{ ability = "harrier", at = [3200, 2000], by = "Ox" }] }
script = ["red: use death-from-above", "red: spot (3200, 2000)", "red: choose Shark", "dice: 4 1 1 1 1 1 1", "red: pick 1.1"]
expect = ["damaged Shark 2", "area gone harrier (3200, 2000)"]
"#,
    );
}

#[test]
fn a_ball_in_somebodys_hands_lies_by_no_marker() {
    check(
        "webbing",
        r#"
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], abilities = ["webbing"] },
    { name = "Shark", seat = "blue", at = [2000, 3400], ball = true },
]
now = { active = "Ox", markers = [{ ability = "spider-nests", at = [2000, 2900], by = "Ox" }] }
script = ["red: use webbing"]
expect = ["refused: GB-STAT-12", "Shark.ball = yes"]
"#,
    );
}

#[test]
fn an_area_is_laid_once_whoever_goes_out_under_it() {
    let start = scene(
        r#"
setup = { size = "typical", vp = 20 }
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], influence = 2, abilities = ["fire-blast"] },
    { name = "Shark", seat = "blue", at = [3000, 3048], hp_now = 2, melee = 0 },
    { name = "Eel", seat = "blue", at = [5000, 5000] },
]
now = { active = "Ox" }
"#,
    );
    let state = after(&start, &["use fire-blast at (3000, 3048)", "4 4"]);
    assert_eq!((state.table.effects.areas.len(), state.table.standing.len()), (1, 2));
}

#[test]
fn a_ball_that_comes_down_between_two_is_put_to_one_side_by_the_active_player() {
    check(
        "dropped between two",
        r#"
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], influence = 4, abilities = ["howl"] },
    { name = "Boar", seat = "red", at = [3048, 3656], conditions = ["knocked down"] },
    { name = "Goat", seat = "red", at = [3048, 4056], conditions = ["knocked down"] },
    { name = "Shark", seat = "blue", at = [3048, 3048], def = 4, ball = true },
]
now = { active = "Ox" }
script = ["red: use howl on Shark", "dice: 4", "dice: 4 2", "red: spot (3048, 3856)", "red: spot (3272, 3856)"]
expect = ["scattered (3048, 3048) -> (3048, 3856)", "asked: red place", "refused: GB-RUL-34", "ball free (3272, 3856)"]
"#,
    );
}

#[test]
fn the_kicker_does_not_take_its_kick_off_from_the_throw_in() {
    check(
        "thrown in beside the kicker",
        r#"
piece = [
    { name = "Ox", seat = "red", at = [3300, 2500], kick = [2, 12], ball = true },
    { name = "Shark", seat = "blue", at = [1000, 5000] },
]
now = { phase = "kick-off" }
script = ["red: stay", "red: spot (5700, 3600)", "dice: 1 1 | 5 6", "blue: no", "dice: 1 1", "blue: no"]
expect = ["asked: blue hand-over", "ball free (3048, 2794)", "asked: blue hand-over", "turn 1", "never: asked: red snap-one", "ball = (3048, 2794)"]
"#,
    );
}
