//! Plays triggered by icons of the playbook: at whom, and only while there is one to trigger.

use super::check;

#[test]
fn an_icon_whose_play_is_used_up_cannot_be_picked() {
    check(
        "Clone once a turn",
        r#"
proves = ["GB-PB-05", "GB-PB-20"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], influence = 2, tac = 2, abilities = ["clone"], playbook = [["play1"], ["1"]] },
    { name = "Shark", seat = "blue", at = [2400, 2000], def = 4 },
]
now = { active = "Ox" }
script = ["red: attack Shark", "dice: 4 1", "red: pick 1.1", "red: use clone", "red: attack Shark", "dice: 4 4", "red: pick 1.1", "red: pick 2.1"]
expect = ["asked: red icon 1 Ox on Shark", "attached clone to Ox", "net hits Ox on Shark 2", "refused: GB-PB-05", "damaged Shark 1", "asked: red act Ox"]
"#,
    );
}

#[test]
fn an_icon_may_trigger_a_template() {
    check(
        "Fire Blast at the target and beside it",
        r#"
proves = ["GB-PB-20", "GB-AOE-10"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], influence = 2, tac = 2, abilities = ["fire-blast"], playbook = [["play1"], ["1"]] },
    { name = "Shark", seat = "blue", at = [2400, 2000], def = 4 },
]
now = { active = "Ox" }
script = ["red: attack Shark", "dice: 4 1", "red: pick 1.1", "red: use fire-blast at (2400, 2400)"]
expect = [
    "used Ox fire-blast at (2400, 2400)", "play hit Shark fire-blast", "damaged Shark 2", "area fire-blast (2400, 2400)", "asked: red act Ox",
    "never: rolled play", "Ox.influence = 1",
]
"#,
    );
}

#[test]
fn a_play_of_the_playbook_alone_is_aimed_at_whom_is_attacked() {
    check(
        "Ball's Gone!",
        r#"
proves = ["GB-PLAY-06"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], influence = 2, tac = 2, abilities = ["balls-gone"], playbook = [["play2"], ["1"]] },
    { name = "Boar", seat = "red", at = [2000, 3000] },
    { name = "Shark", seat = "blue", at = [2400, 2000], def = 4, ball = true },
    { name = "Eel", seat = "blue", at = [2000, 2400], def = 4, melee = 0 },
]
now = { active = "Ox" }
script = ["red: attack Shark", "dice: 4 1", "red: pick 1.1", "red: use balls-gone on Eel", "red: use balls-gone on Shark", "red: shot", "red: no"]
expect = ["refused: GB-PLAY-06", "ball Ox effect", "asked: red kick-now balls-gone Ox", "refused: HALL-CHOICE", "asked: red act Ox", "ball = Ox"]
"#,
    );
}
