//! Timing steps, and changes to rolls and results.

use super::check;

#[test]
fn effects_at_the_end_of_an_activation() {
    check(
        "effects at the end of an activation",
        r#"
proves = ["GB-TIME-08"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], influence = 1, abilities = ["second-wind"], guilds = ["butchers"] },
    { name = "Shark", seat = "blue", at = [4000, 2000] },
]
now = { active = "Ox" }
script = ["red: use second-wind on Ox", "red: end", "red: yes", "red: path (3016, 2000)"]
expect = [
    "asked: red trigger second-wind of Ox", "moved Ox dodge (3016, 2000)", "activation ended Ox",
    "asked: blue activate",
]
"#,
    );
}

#[test]
fn effects_at_the_end_of_a_charge_come_before_its_attack() {
    check(
        "effects at the end of a charge come before its attack",
        r#"
proves = ["GB-TIME-11", "GB-CONV-07"]
piece = [
    { name = "Ox", seat = "red", at = [1000, 2000], influence = 2, playbook = [["1"]] },
    { name = "Shark", seat = "blue", at = [2000, 2000], abilities = ["unpredictable-movement"] },
]
now = { active = "Ox" }
script = ["red: charge Shark", "red: line (1600, 2000)", "blue: yes", "blue: path (2508, 2000)"]
expect = [
    "moved Ox charge (1600, 2000)", "asked: blue trigger unpredictable-movement of Shark",
    "moved Shark dodge (2508, 2000)", "never: rolled attack",
]
"#,
    );
}

#[test]
fn damage_is_worked_out_before_results_are_applied() {
    check(
        "damage is worked out before results are applied",
        r#"
proves = ["GB-TIME-21", "GB-RUL-58"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], influence = 2, playbook = [["kd 1", "1"]], abilities = ["shove-the-boot-in"] },
    { name = "Shark", seat = "blue", at = [2400, 2000], hp = 10 },
]
now = { active = "Ox" }
script = [
    "red: attack Shark", "dice: 4 1 1 1", "red: pick 1.1", "red: step knock down", "expect: Shark.hp = 9",
    "red: attack Shark", "dice: 3 1 1 1", "red: pick 1.2",
]
expect = ["suffers Shark knocked down", "damaged Shark 1", "damaged Shark 2", "Shark.hp = 7"]
"#,
    );
}

#[test]
fn effects_after_an_attack() {
    check(
        "effects after an attack",
        r#"
proves = ["GB-TIME-24"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], influence = 2, playbook = [["1"]], abilities = ["last-word"] },
    { name = "Shark", seat = "blue", at = [2400, 2000], hp = 10 },
]
now = { active = "Ox" }
script = [
    "red: attack Shark", "dice: 4 1 1 1", "red: pick 1.1", "red: line (2654, 2000)",
]
expect = ["damaged Shark 1", "fired Ox last-word", "moved Shark push (2654, 2000)"]
"#,
    );
}

#[test]
fn hits_changed_after_the_roll() {
    check(
        "hits changed after the roll",
        r#"
proves = ["GB-TN-04"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], influence = 2, playbook = [["1"], ["2"]], abilities = ["true-aim"] },
    { name = "Shark", seat = "blue", at = [2400, 2000], hp = 10 },
]
now = { active = "Ox" }
script = ["red: attack Shark", "dice: 4 1 1 1", "red: pick 2.1"]
expect = ["rolled attack Ox 4 1 1 1 needs 4", "net hits Ox on Shark 2", "damaged Shark 2"]
"#,
    );
}

#[test]
fn a_momentous_result_that_is_ignored_gives_nothing() {
    check(
        "a momentous result that is ignored gives nothing",
        r#"
proves = ["GB-PB-07"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], influence = 2, playbook = [["m push1"]] },
    { name = "Shark", seat = "blue", at = [2400, 2000], abilities = ["stoic"] },
]
now = { active = "Ox" }
[[case]]
name = "ignored"
script = ["red: attack Shark", "dice: 4 1 1 1", "red: pick 1.1", "blue: yes"]
expect = ["picked Ox 1.1", "ignored Shark stoic", "never: momentum", "red.momentum = 0"]
[[case]]
name = "not ignored"
script = ["red: attack Shark", "dice: 4 1 1 1", "red: pick 1.1", "blue: no", "red: line (2654, 2000)"]
expect = ["moved Shark push (2654, 2000)", "momentum red +1 playbook"]
"#,
    );
}

#[test]
fn condition_damage_of_a_play_is_not_reduced() {
    check(
        "condition damage of a play is not reduced",
        r#"
proves = ["GB-COND-04"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], influence = 4, abilities = ["slow-venom", "axe-throw"] },
    { name = "Shark", seat = "blue", at = [3000, 2000], abilities = ["tough-hide"] },
]
now = { active = "Ox" }
script = ["red: use slow-venom on Shark", "dice: 4", "red: use axe-throw on Shark", "dice: 4 1"]
expect = ["damaged Shark 2", "damaged Shark 2", "Shark.hp = 10"]
"#,
    );
}

#[test]
fn the_card_overrides_the_book() {
    check(
        "the card overrides the book",
        r#"
proves = ["GB-CONV-06"]
terrain = [{ kind = "rough", corners = [[2300, 1700], [3100, 1700], [3100, 2300], [2300, 2300]] }]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], abilities = ["light-footed"] },
    { name = "Shark", seat = "blue", at = [5000, 2000] },
]
now = { active = "Ox" }
script = ["red: jog", "red: path (3270, 2000)"]
expect = ["moved Ox jog (3270, 2000)"]
"#,
    );
}

#[test]
fn gliding_ignores_rough_ground_once_a_turn() {
    check(
        "gliding ignores rough ground once a turn",
        r#"
proves = ["GB-MOM-37", "GB-MOM-38"]
terrain = [{ kind = "rough", corners = [[2300, 1700], [3100, 1700], [3100, 2300], [2300, 2300]] }]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000] },
    { name = "Shark", seat = "blue", at = [5000, 2000] },
]
now = { active = "Ox", momentum = { red = 2 } }
[[case]]
name = "without"
script = ["red: jog", "red: path (3270, 2000)"]
expect = ["advance Ox jog", "refused: GB-TERR-06"]
[[case]]
name = "bought before the advance"
script = ["red: glide", "red: glide", "red: jog", "red: path (3270, 2000)"]
expect = [
    "momentum red -1 gliding", "glides Ox", "refused: GB-MOM-37", "moved Ox jog (3270, 2000)",
    "red.momentum = 1",
]
[[case]]
name = "bought when the way is to be drawn, which goes on then"
script = ["red: jog", "red: glide", "red: glide", "red: path (3270, 2000)"]
expect = [
    "advance Ox jog", "momentum red -1 gliding", "glides Ox", "asked: red path Ox jog 1270", "refused: GB-MOM-37",
    "moved Ox jog (3270, 2000)", "red.momentum = 1",
]
"#,
    );
}

#[test]
fn gliding_is_bought_in_the_middle_of_an_advance() {
    check(
        "gliding in the middle of an advance",
        r#"
proves = ["GB-MOM-38", "GB-RUL-86"]
terrain = [{ kind = "rough", corners = [[1700, 1700], [2300, 1700], [2300, 2900], [1700, 2900]] }]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], influence = 3, abilities = ["acrobatic"] },
    { name = "Shark", seat = "blue", at = [2000, 2400], tac = 4, playbook = [["1"]], abilities = ["follow-up"] },
    { name = "Eel", seat = "blue", at = [3600, 1000] },
]
now = { active = "Ox", momentum = { red = 1, blue = 1 } }
[[case]]
name = "after a parting blow; what rough ground has taken is given back"
script = [
    "red: jog", "red: path (2700, 2000)", "blue: no", "red: path (3270, 2000)", "red: glide", "red: path (3270, 2000)", "blue: no",
]
expect = [
    "refused: GB-MOVE-02", "momentum red -1 gliding", "glides Ox", "asked: red go-on Ox jog", "moved Ox jog (3270, 2000)",
]
[[case]]
name = "by a model that advances outside its activation"
script = ["red: jog", "red: path (2700, 2000)", "blue: no", "red: go on", "blue: yes", "blue: glide", "blue: stay"]
expect = ["moved Ox jog (2700, 2000)", "momentum blue -1 gliding", "glides Shark", "asked: blue path Shark jog 1270"]
[[case]]
name = "not by one that dodges"
script = ["red: use acrobatic", "red: glide", "red: stay"]
expect = ["asked: red path Ox dodge 508", "refused: HALL-CHOICE", "asked: red act Ox", "never: glides"]
"#,
    );
}

#[test]
fn gliding_is_bought_at_the_line_of_a_charge() {
    check(
        "gliding at the line of a charge",
        r#"
proves = ["GB-MOM-37", "GB-MOM-38"]
terrain = [{ kind = "rough", corners = [[2300, 1700], [3100, 1700], [3100, 2300], [2300, 2300]] }]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], mov = [5, 7], influence = 2, tac = 1 },
    { name = "Shark", seat = "blue", at = [4200, 2000] },
]
now = { active = "Ox", momentum = { red = 1 } }
script = ["red: charge Shark", "red: line (3700, 2000)", "red: glide", "red: line (3700, 2000)", "dice: 1 1 1 1 1"]
expect = ["refused: GB-TERR-06", "glides Ox", "asked: red charge-line Ox at Shark 1778", "attack Ox on Shark"]
"#,
    );
}

#[test]
fn kick_dice_are_the_base_kick_with_its_changes() {
    check(
        "kick dice are the base kick with its changes",
        r#"
proves = ["GB-RUL-42"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], influence = 3, abilities = ["blind"] },
    { name = "Shark", seat = "blue", at = [2700, 2000], kick = [4, 6], influence = 1, ball = true },
    { name = "Eel", seat = "blue", at = [3700, 2000] },
]
now = { active = "Ox" }
script = [
    "red: use blind on Shark", "dice: 4", "red: end", "blue: activate Shark", "blue: pass Eel", "dice: 4 1",
]
expect = ["attached blind to Shark", "rolled kick Shark 4 1 needs 4", "ball Eel pass"]
"#,
    );
}

#[test]
fn a_second_roll_keeps_what_the_first_had() {
    check(
        "a second roll keeps what the first had",
        r#"
proves = ["GB-CONV-09", "GB-SNAP-05"]
piece = [
    { name = "Zed", seat = "red", at = [2572, 2572], ball = true },
    { name = "X", seat = "red", at = [2972, 3100], kick = [3, 6] },
    { name = "Y", seat = "blue", at = [2972, 2072], kick = [4, 6], melee = 0 },
]
now = { active = "Zed" }
script = ["red: give up (2972, 2572)", "red: contest X", "blue: contest Y", "dice: 4 3 | 4 4"]
expect = ["rolled snap X 4", "rolled snap Y 3", "rolled snap X 4", "rolled snap Y 4", "ball Y snap"]
"#,
    );
}
