//! How far, how often and for whom: what an effect does to the letter, and not more.

use super::check;

#[test]
fn a_pulse_is_as_wide_as_the_card_says() {
    let case = |abilities: &str, expected: &str| {
        check(
            "a pep talk",
            &format!(
                r#"
proves = ["GB-DEF-20", "GB-DEF-21"]
piece = [
    {{ name = "Ox", seat = "red", at = [2000, 2000], abilities = ["{abilities}"] }},
    {{ name = "Boar", seat = "red", at = [2554, 2000] }},
    {{ name = "Goat", seat = "red", at = [2000, 2555] }},
    {{ name = "Shark", seat = "blue", at = [5500, 5500] }},
]
now = {{ active = "Ox" }}
script = ["red: use pep-talk"]
expect = ["attached pep-talk to Ox", "attached pep-talk to Boar", {expected}]
"#
            ),
        );
    };
    case("pep-talk 1", "\"never: attached pep-talk to Goat\"");
    case("pep-talk", "\"attached pep-talk to Goat\"");
}

#[test]
fn only_what_is_offered_can_be_picked() {
    check(
        "one of two bodies",
        r#"
proves = ["GB-CONV-06"]
piece = [{ name = "Ox", seat = "red", at = [2000, 3048], hp = 12, hp_now = 5, abilities = ["either-or"] }]
now = { active = "Ox" }
script = ["red: use either-or", "red: mode 1", "red: mode 4", "red: mode 2"]
expect = ["refused: GB-CONV-06", "refused: GB-CONV-06", "healed Ox 2"]
"#,
    );
}

#[test]
fn a_kick_now_is_of_the_kind_it_is() {
    check(
        "a Shot and no pass",
        r#"
proves = ["GB-KICK-07", "GB-CONV-06"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], kick = [3, 6], influence = 1, ball = true },
    { name = "Boar", seat = "red", at = [2800, 3048], kick = [3, 8], abilities = ["first-touch"] },
    { name = "Goat", seat = "red", at = [2800, 2448] },
    { name = "Shark", seat = "blue", at = [1000, 1000] },
]
now = { active = "Ox" }
script = ["red: pass Boar", "dice: 4 1 1", "red: yes", "red: pass Goat", "red: pass to (3000, 3448)", "red: shot", "dice: 6 6 1", "red: no"]
expect = ["ball Boar pass", "fired Boar first-touch", "refused: HALL-CHOICE", "refused: HALL-CHOICE", "momentum red -1 shot", "goal Boar"]
"#,
    );
    check(
        "a pass and no Shot",
        r#"
proves = ["GB-KICK-05", "GB-CONV-06"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], kick = [3, 6], influence = 1, ball = true, abilities = ["well-oiled-machine"] },
    { name = "Boar", seat = "red", at = [2800, 3048], kick = [3, 8] },
    { name = "Goat", seat = "red", at = [2800, 2448] },
    { name = "Shark", seat = "blue", at = [1000, 1000] },
]
now = { active = "Ox", momentum = { red = 1 } }
[[case]]
name = "to a friend"
script = ["red: pass Boar", "red: no", "dice: 4 1 1", "red: yes", "red: shot", "red: pass Goat", "red: no", "dice: 4 1 1", "red: no"]
expect = ["fired Ox well-oiled-machine", "refused: HALL-CHOICE", "ball Goat pass"]
[[case]]
name = "to a spot"
script = ["red: pass Boar", "red: no", "dice: 4 1 1", "red: yes", "red: pass to (3600, 3048)", "red: no", "dice: 4 1 1"]
expect = ["fired Ox well-oiled-machine", "kick Boar at (3600, 3048)", "rolled kick Boar 4 1 1 needs 3", "asked: chance roll 2d6"]
[[case]]
name = "or none"
script = ["red: pass Boar", "red: no", "dice: 4 1 1", "red: yes", "red: no"]
expect = ["fired Ox well-oiled-machine", "Boar.ball = yes"]
"#,
    );
}

#[test]
fn who_was_encouraged_by_an_ability_was_encouraged() {
    check(
        "no second time this turn",
        r#"
proves = ["GB-MOM-32"]
setup = { vp = 20 }
piece = [
    { name = "Owl", seat = "red", at = [2000, 2000], melee = 0, abilities = ["nocturnal-hunting"] },
    { name = "Ox", seat = "red", at = [2400, 2000], tac = 1, influence = 1, hp = 12, hp_now = 2, playbook = [["2"]] },
    { name = "Shark", seat = "blue", at = [2800, 2000], hp_now = 1, melee = 0 },
    { name = "Eel", seat = "blue", at = [5500, 5500], melee = 0 },
]
now = { active = "Ox", momentum = { red = 4 } }
script = [
    "red: attack Shark", "red: no", "dice: 4", "red: pick 1.1", "red: yes", "red: choose Ox", "red: mode 2", "red: end", "blue: activate Eel", "blue: end",
    "red: activate Owl", "red: encourage Ox health",
]
expect = ["fired Owl nocturnal-hunting", "healed Ox 4", "refused: GB-MOM-32", "Ox.hp = 6"]
"#,
    );
}

#[test]
fn a_ball_that_is_nowhere_is_taken_by_nobody() {
    check(
        "thief",
        r#"
proves = ["GB-CONV-06"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], influence = 1, abilities = ["thief"] },
    { name = "Shark", seat = "blue", at = [2400, 3048], def = 4 },
]
now = { active = "Ox" }
script = ["red: use thief on Shark", "dice: 4"]
expect = ["rolled play Ox 4 needs 4", "asked: red act Ox", "never: ball"]
"#,
    );
    check(
        "a free ball is not the target's",
        r#"
proves = ["GB-CONV-06"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], influence = 1, abilities = ["thief"] },
    { name = "Shark", seat = "blue", at = [2400, 3048], def = 4 },
]
now = { active = "Ox", ball = [2000, 5000] }
script = ["red: use thief on Shark", "dice: 4"]
expect = ["rolled play Ox 4 needs 4", "asked: red act Ox", "never: ball", "ball = (2000, 5000)"]
"#,
    );
}

#[test]
fn who_has_come_back_is_dealt_with_like_anybody() {
    check(
        "hurt again in the same turn",
        r#"
proves = ["GB-CONV-06"]
setup = { vp = 30 }
piece = [
    { name = "Ox", seat = "red", at = [1000, 1000] },
    { name = "Boar", seat = "red", at = [3048, 4300], hp = 9, hp_now = 1, recovery = 4, abilities = ["put-me-back-in-coach"] },
    { name = "Shark", seat = "blue", at = [3448, 4300], influence = 1, tac = 1, playbook = [["1"]] },
    { name = "Siren", seat = "blue", at = [4048, 1200], influence = 1, melee = 0, abilities = ["slow-venom"] },
]
now = { active = "Shark" }
script = [
    "blue: attack Boar", "dice: 4", "blue: pick 1.1", "red: yes", "red: spot (4048, 150)", "red: stay", "blue: end", "red: activate Ox", "red: end",
    "blue: activate Siren", "blue: use slow-venom on Boar", "blue: no", "dice: 4",
]
expect = ["returned Boar (4048, 150) hp 4", "rolled play Siren 4 needs 4", "damaged Boar 2", "Boar.hp = 2"]
"#,
    );
}

#[test]
fn who_cures_itself_is_asked_once() {
    check(
        "salve",
        r#"
proves = ["GB-CONV-06"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], abilities = ["salve"], conditions = ["disease", "snared"] },
    { name = "Shark", seat = "blue", at = [5500, 5500] },
]
now = { next = "red" }
script = ["red: activate Ox", "red: yes", "red: mode 6", "red: end"]
expect = ["fired Ox salve", "cured Ox snared", "activation ended Ox", "Ox.conditions = disease"]
"#,
    );
}

#[test]
fn what_answers_to_a_friend_that_goes_out_does_not_answer_to_an_enemy() {
    check(
        "Back in the Game",
        r#"
proves = ["GB-GPA-01"]
setup = { vp = 20 }
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], inf = [3, 4], tac = 1, playbook = [["5"]] },
    { name = "Goat", seat = "red", at = [2000, 2200], inf = [1, 4] },
    { name = "Shark", seat = "blue", at = [2400, 3048], hp_now = 2, melee = 0, inf = [3, 4] },
    { name = "Eel", seat = "blue", at = [5500, 5500] },
]
script = [
    'red: plan "Back in the Game"', 'blue: plan "Give Me 110%!"', "dice: 6 1", "red: initiative red", "red: influence Ox 1", "blue: influence Shark 2",
    "red: activate Ox", "red: attack Shark", "blue: react none", "dice: 4", "red: pick 1.1",
]
expect = ["removed Shark", "asked: red act Ox", "never: fired", "Goat.influence = 0"]
[now]
phase = "initiative"
momentum = { blue = 3 }
hand = { red = ["Back in the Game"], blue = ["Give Me 110%!"] }
"#,
    );
}

#[test]
fn what_is_laid_off_a_model_is_laid_off_that_model_alone() {
    check(
        "conditions",
        r#"
proves = ["GB-CONV-06"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], hp = 12, hp_now = 4, conditions = ["burning", "snared", "bleed"], abilities = ["shake-off"] },
    { name = "Boar", seat = "red", at = [2600, 3048], conditions = ["burning", "snared"] },
    { name = "Shark", seat = "blue", at = [5500, 5500] },
]
now = { active = "Ox" }
script = ["red: use shake-off", "red: use shake-off", "red: use shake-off"]
expect = ["cured Ox burning", "healed Ox 2", "cured Ox snared", "healed Ox 2", "Ox.hp = 8", "Ox.conditions = bleed", "Boar.conditions = burning, snared"]
"#,
    );
}

#[test]
fn nobody_dodges_during_a_parting_blow_for_a_friend_either() {
    check(
        "a pack",
        r#"
proves = ["GB-PART-09"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], playbook = [["2"]] },
    { name = "Shark", seat = "blue", at = [2400, 3048], hp = 12 },
    { name = "Wolf", seat = "blue", at = [3000, 4000], melee = 0, abilities = ["pack-mentality"] },
]
now = { active = "Shark" }
script = ["blue: jog", "blue: path (3600, 3048)", "red: yes", "dice: 4 1 1 1 1 1", "red: pick 1.1", "blue: go on"]
expect = ["damaged Shark 2", "asked: blue act Shark", "never: fired", "Shark.at = (3600, 3048)"]
"#,
    );
}

#[test]
fn whoever_runs_advances() {
    check(
        "a Minefield on a sprint",
        r#"
proves = ["GB-GEO-04", "GB-ADV-01"]
piece = [
    { name = "Ballista", seat = "red", at = [2000, 2000], influence = 1, melee = 0, abilities = ["minefield"] },
    { name = "Shark", seat = "blue", at = [2000, 3800], hp = 20, mov = [4, 6], influence = 1 },
]
now = { active = "Ballista" }
script = ["red: use minefield", "red: end", "blue: activate Shark", "blue: sprint", "blue: path (2000, 3000)"]
expect = ["paid Shark 1", "damaged Shark 4", "Shark.hp = 16"]
"#,
    );
}

#[test]
fn a_play_is_answered_to_by_whom_it_hurts() {
    check(
        "a dodge after knives",
        r#"
proves = ["GB-CONV-06"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], influence = 2, abilities = ["dirty-knives"] },
    { name = "Shark", seat = "blue", at = [3000, 3048], hp = 12, abilities = ["pain-response"] },
]
now = { active = "Ox" }
script = ["red: use dirty-knives on Shark", "dice: 4 1", "blue: yes", "blue: path (3254, 3048)"]
expect = ["damaged Shark 1", "suffers Shark poison", "fired Shark pain-response", "moved Shark dodge (3254, 3048)"]
"#,
    );
}

#[test]
fn a_kick_for_nothing_is_no_attack_for_nothing() {
    check(
        "Breach!",
        r#"
proves = ["GB-INF-10", "GB-CONV-06"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], influence = 1, tac = 1, abilities = ["breach"], playbook = [["1"]] },
    { name = "Shark", seat = "blue", at = [2400, 3048], melee = 0 },
]
now = { active = "Ox" }
script = ["red: use breach", "red: attack Shark", "dice: 1", "red: attack Shark"]
expect = ["paid Ox 1", "refused: GB-INF-10", "never: spent"]
"#,
    );
}
