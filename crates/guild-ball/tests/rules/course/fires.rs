//! What fires, and what does not.

use super::check;

#[test]
fn what_answers_to_an_enemy_does_not_answer_to_nobody() {
    check(
        "taken out by nobody",
        r#"
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], abilities = ["rest-up"] },
    { name = "Boar", seat = "red", at = [2600, 3048], abilities = ["dark-doubts"] },
    { name = "Shark", seat = "blue", at = [5000, 5000] },
]
now = { active = "Ox", momentum = { blue = 2 } }
script = ["red: use rest-up", "red: choose Boar"]
expect = ["removed Boar", "asked: red act Ox", "never: fired", "blue.momentum = 2"]
"#,
    );
}

#[test]
fn a_successful_attack_reaches_others_who_go_out_with_its_target() {
    check(
        "a wide swing",
        r#"
setup = { size = "typical", vp = 20 }
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], influence = 2, abilities = ["wide-swing"], playbook = [["1"]] },
    { name = "Eel", seat = "blue", at = [2000, 3800], hp_now = 1, melee = 0 },
    { name = "Shark", seat = "blue", at = [2400, 3048], hp_now = 2, melee = 0 },
    { name = "Far", seat = "blue", at = [6000, 3048] },
]
now = { active = "Ox" }
[[case]]
name = "hit"
script = ["red: attack Shark", "dice: 4 1 1 1", "red: pick 1.1", "red: choose Shark"]
expect = ["damaged Shark 1", "fired Ox wide-swing", "damaged Eel 1", "damaged Shark 1", "asked: red next-out Eel, Shark", "removed Shark", "removed Eel", "asked: red act Ox", "never: damaged Far"]
[[case]]
name = "missed"
script = ["red: attack Shark", "dice: 1 1 1 1"]
expect = ["net hits Ox on Shark 0", "asked: red act Ox", "never: fired"]
"#,
    );
}

#[test]
fn who_has_all_its_influence_may_be_picked_for_something_else() {
    check(
        "encouraged when an enemy goes out",
        r#"
piece = [
    { name = "Owl", seat = "red", at = [2000, 2000], abilities = ["nocturnal-hunting"], melee = 0 },
    { name = "Boar", seat = "red", at = [2000, 2400], inf = [2, 2], influence = 2, hp_now = 5 },
    { name = "Ox", seat = "red", at = [3400, 2000], influence = 1, playbook = [["2"]] },
    { name = "Shark", seat = "blue", at = [3000, 2000], hp_now = 1, melee = 0 },
]
now = { active = "Ox" }
script = ["red: attack Shark", "dice: 4 1 1 1", "red: pick 1.1", "red: yes", "red: choose Boar", "red: mode 2"]
expect = ["fired Owl nocturnal-hunting", "healed Boar 4", "removed Shark"]
"#,
    );
}

#[test]
fn a_marker_that_is_stepped_on_goes_off_and_no_other() {
    check(
        "two traps",
        r#"
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], mov = [6, 8] },
    { name = "Shark", seat = "blue", at = [5000, 1000] },
]
script = ["red: jog", "red: path (2700, 3048)"]
expect = [
    "marker gone trap-markers (3000, 3048)", "suffers Ox snared", "damaged Ox 1", "moved Ox jog (2700, 3048)", "never: marker gone trap-markers (5000, 5000)",
]
[now]
active = "Ox"
markers = [{ ability = "trap-markers", at = [5000, 5000], by = "Shark" }, { ability = "trap-markers", at = [3000, 3048], by = "Shark" }]
"#,
    );
}

#[test]
fn what_befalls_a_mover_where_it_touches_somebody_counts_at_once() {
    check(
        "snared on the way",
        r#"
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], mov = [6, 8], abilities = ["clumsy"] },
    { name = "Boar", seat = "red", at = [2700, 3348] },
    { name = "Shark", seat = "blue", at = [5000, 5000] },
]
now = { active = "Ox" }
script = ["red: jog", "red: path (3524, 3048)", "red: path (2666, 2697)", "red: path (2666, 2698)"]
expect = ["moved Ox jog (2666, 3048)", "suffers Ox snared", "asked: red go-on Ox jog 350", "refused: GB-MOVE-02", "moved Ox jog (2666, 2698)", "asked: red act Ox"]
"#,
    );
}

#[test]
fn what_befalls_an_advancing_model_does_not_befall_one_that_is_pushed() {
    check(
        "pushed against somebody",
        r#"
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], influence = 1, playbook = [["push2"]] },
    { name = "Shark", seat = "blue", at = [2400, 3048], melee = 0, abilities = ["clumsy", "battering-ram"] },
    { name = "Boar", seat = "red", at = [3000, 3048] },
]
now = { active = "Ox" }
script = ["red: attack Shark", "dice: 4 1 1 1", "red: pick 1.1", "red: line (2700, 3048)"]
expect = ["moved Shark push (2700, 3048)", "asked: red act Ox", "never: fired", "Boar.at = (3000, 3048)"]
"#,
    );
}

#[test]
fn in_a_parting_blow_what_does_more_than_reposition_may_be_used() {
    check(
        "struck while leaving",
        r#"
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], hp = 12, abilities = ["roll-with-it"] },
    { name = "Shark", seat = "blue", at = [2000, 2400], tac = 4, playbook = [["2"]] },
]
now = { active = "Ox" }
script = ["red: jog", "red: path (3000, 2000)", "blue: yes", "dice: 4 1 1 1 1 1", "blue: pick 1.1", "red: yes", "red: go on"]
expect = ["damaged Ox 2", "fired Ox roll-with-it", "healed Ox 1", "asked: red go-on Ox jog 887", "moved Ox jog (3000, 2000)", "Ox.hp = 11"]
"#,
    );
}

#[test]
fn a_ball_that_is_snapped_up_is_gained() {
    check(
        "put down beside a friend",
        r#"
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], ball = true },
    { name = "Boar", seat = "red", at = [3054, 2000], abilities = ["natural-baller"] },
]
now = { active = "Ox" }
script = ["red: give up (2500, 2000)", "red: take Boar", "red: yes"]
expect = ["ball Boar snap", "fired Boar natural-baller", "influence Boar +1", "asked: red act Ox"]
"#,
    );
}

#[test]
fn a_harmful_play_on_an_enemy_and_a_friend_is_one() {
    check(
        "a template over both",
        r#"
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], influence = 2, abilities = ["fire-blast", "momentous-inspiration"] },
    { name = "Boar", seat = "red", at = [3000, 3048], hp = 12, melee = 0, abilities = ["tough-hide"] },
    { name = "Shark", seat = "blue", at = [3400, 3048], hp = 12, melee = 0, def = 2 },
]
now = { active = "Ox" }
script = ["red: use fire-blast at (3200, 3048)", "red: choose Boar", "red: yes", "red: no", "dice: 6 6"]
expect = ["damaged Boar 2", "damaged Shark 2", "fired Ox momentous-inspiration", "momentum red +1 effect"]
"#,
    );
}

#[test]
fn what_follows_a_play_aimed_at_nobody_follows_it_at_once() {
    check(
        "a blow all around, then a KD",
        r#"
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], influence = 1, abilities = ["scything-blow", "lunar-eclipse"], playbook = [["play1", "kd"]] },
    { name = "Shark", seat = "blue", at = [2400, 3048], hp = 12, melee = 0 },
]
now = { active = "Ox" }
script = ["red: attack Shark", "dice: 4 4 1 1", "red: pick 1.1 1.2", "red: step first icon", "red: use scything-blow", "red: yes", "red: spot (2400, 3448)"]
expect = ["damaged Shark 3", "attached lunar-eclipse to Shark", "fired Shark lunar-eclipse", "placed Ox (2400, 3448)", "suffers Shark knocked down"]
"#,
    );
}

#[test]
fn a_mover_with_nothing_left_stops_at_once() {
    check(
        "snared after half the way",
        r#"
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], mov = [4, 6], abilities = ["clumsy"] },
    { name = "Boar", seat = "red", at = [2542, 3348] },
    { name = "Shark", seat = "blue", at = [5000, 5000] },
]
now = { active = "Ox" }
script = ["red: jog", "red: path (3016, 3048)"]
expect = ["moved Ox jog (2508, 3048)", "suffers Ox snared", "asked: red act Ox", "never: asked: red go-on", "Ox.at = (2508, 3048)"]
"#,
    );
}

#[test]
fn who_was_pushed_aside_before_does_not_shield_the_next() {
    check(
        "a ram that touches two at once",
        r#"
piece = [
    { name = "Ram", seat = "red", at = [2000, 3048], mov = [6, 8], abilities = ["battering-ram"] },
    { name = "Shark", seat = "blue", at = [2700, 3048], melee = 0 },
    { name = "Eel", seat = "blue", at = [2942, 3348], melee = 0 },
]
now = { active = "Ram" }
script = ["red: jog", "red: path (2400, 3048)", "red: line (3208, 3048)", "red: path (2908, 3048)"]
expect = ["fired Ram battering-ram", "moved Shark push (3208, 3048)", "moved Ram jog (2908, 3048)", "fired Ram battering-ram"]
"#,
    );
}

#[test]
fn what_a_play_left_behind_takes_out_is_taken_out_by_its_user_in_its_own_activation_only() {
    check(
        "a Minefield",
        r#"
setup = { size = "typical", vp = 20 }
piece = [
    { name = "Ballista", seat = "red", at = [2000, 2000], influence = 4, abilities = ["minefield", "lure"], melee = 0 },
    { name = "R2", seat = "red", at = [8000, 8000] },
    { name = "Dead", seat = "blue", at = [2000, 3800], hp_now = 4, mov = [4, 6], def = 2 },
    { name = "B2", seat = "blue", at = [8000, 1000] },
]
now = { active = "Ballista" }
[[case]]
name = "in the activation of the one taken out"
script = ["red: use minefield", "red: end", "blue: activate Dead", "blue: jog", "blue: path (2000, 3000)"]
expect = ["damaged Dead 4", "removed Dead", "vp red +2", "never: momentum", "red.momentum = 0"]
[[case]]
name = "in its own"
script = ["red: use minefield", "red: use lure on Dead", "dice: 6 6", "red: path (2000, 3000)"]
expect = ["controlled Dead", "damaged Dead 4", "removed Dead", "momentum red +1 take down", "vp red +2"]
"#,
    );
}
