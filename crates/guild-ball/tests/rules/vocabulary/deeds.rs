//! What counts while something is done counts for whom it says and against whom it says, and is used up by nothing else.

use super::check;

#[test]
fn what_counts_for_the_next_attack_is_not_used_up_by_being_attacked() {
    check(
        "pep talk",
        r#"
proves = ["GB-CONV-06"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], influence = 2, tac = 2, abilities = ["pep-talk"], playbook = [["1"]] },
    { name = "Boar", seat = "red", at = [2000, 1400], melee = 0 },
    { name = "Shark", seat = "blue", at = [2400, 2000], influence = 1, tac = 1, melee = 1, playbook = [["1"]] },
]
now = { active = "Ox" }
script = ["red: use pep-talk", "red: end", "blue: activate Shark", "blue: attack Ox", "dice: 1", "blue: end"]
expect = ["attached pep-talk to Ox", "rolled attack Shark 1 needs 4", "activation ended Shark", "never: spent"]
"#,
    );
}

#[test]
fn a_decoy_guards_against_the_next_enemy_deed_and_no_other() {
    let stage = r#"
proves = ["GB-CONV-06"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], influence = 3, tac = 1, def = 2, hp = 20, abilities = ["decoy"], playbook = [["1"]] },
    { name = "Boar", seat = "red", at = [2000, 1400], influence = 1, melee = 0, abilities = ["elbow-grease"] },
    { name = "Shark", seat = "blue", at = [2400, 2000], influence = 4, tac = 1, def = 3, hp = 20, abilities = ["slow-venom"], playbook = [["1"]] },
    { name = "Eel", seat = "blue", at = [5500, 5500] },
]
now = { active = "Ox" }
"#;
    check(
        "decoy",
        &format!(
            "{stage}{}",
            r#"
[[case]]
name = "not used up by an attack of its own"
script = ["red: use decoy", "red: attack Shark", "dice: 1", "red: end"]
expect = ["rolled attack Ox 1 needs 3", "activation ended Ox", "never: spent"]
[[case]]
name = "nor by the play of a friend"
script = ["red: use decoy", "red: end", "blue: activate Eel", "blue: end", "red: activate Boar", "red: use elbow-grease on Ox", "red: end"]
expect = ["attached elbow-grease to Ox", "activation ended Boar", "never: spent"]
[[case]]
name = "by an attack, against which it counts once"
script = ["red: use decoy", "red: end", "blue: activate Shark", "blue: attack Ox", "dice: 1", "blue: attack Ox", "dice: 1"]
expect = ["rolled attack Shark 1 needs 4", "spent decoy of Ox", "rolled attack Shark 1 needs 2"]
[[case]]
name = "or by a play, against which it counts once"
script = ["red: use decoy", "red: end", "blue: activate Shark", "blue: use slow-venom on Ox", "dice: 1", "blue: use slow-venom on Ox", "dice: 1"]
expect = ["rolled play Shark 1 needs 4", "spent decoy of Ox", "rolled play Shark 1 needs 2"]
"#
        ),
    );
}

#[test]
fn a_sharp_tongue_is_for_plays_of_captains_only() {
    check(
        "an attack of one",
        r#"
proves = ["GB-CONV-06"]
piece = [
    { name = "Boss", seat = "red", at = [2000, 2000], influence = 2, tac = 1, position = "captain", abilities = ["slow-venom"], playbook = [["1"]] },
    { name = "Shark", seat = "blue", at = [2400, 2000], melee = 0, def = 3, hp = 12, abilities = ["sharp-tongue"] },
    { name = "Eel", seat = "blue", at = [2000, 2400], melee = 0, def = 3, hp = 12 },
]
now = { active = "Boss" }
[[case]]
name = "an attack of one"
script = ["red: attack Shark", "dice: 1"]
expect = ["rolled attack Boss 1 needs 3"]
[[case]]
name = "a play of one on another"
script = ["red: use slow-venom on Eel", "dice: 1"]
expect = ["rolled play Boss 1 needs 3"]
[[case]]
name = "a play of one"
script = ["red: use slow-venom on Shark", "dice: 1"]
expect = ["rolled play Boss 1 needs 5"]
"#,
    );
}

#[test]
fn a_play_of_the_playbook_leaves_its_target_to_the_attack() {
    check(
        "knives, then a dodge",
        r#"
proves = ["GB-TIME-23", "GB-PB-20"]
setup = { vp = 20 }
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], influence = 1, tac = 2, abilities = ["dirty-knives"], playbook = [["play1", "dodge1"]] },
    { name = "Shark", seat = "blue", at = [2400, 3048], hp = 12, hp_now = 1, melee = 0 },
    { name = "Eel", seat = "blue", at = [5500, 5500] },
]
now = { active = "Ox" }
script = ["red: attack Shark", "dice: 4 4", "red: pick 1.1 1.2", "red: step first icon", "red: use dirty-knives on Shark", "red: path (1746, 3048)"]
expect = ["damaged Shark 1", "moved Ox dodge (1746, 3048)", "suffers Shark taken out", "removed Shark"]
"#,
    );
    check(
        "and takes out others at once",
        r#"
proves = ["GB-TIME-28", "GB-PB-20"]
setup = { vp = 20 }
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], influence = 1, tac = 2, abilities = ["scything-blow"], playbook = [["play1", "dodge1"]] },
    { name = "Shark", seat = "blue", at = [2400, 3048], hp = 12, hp_now = 2, melee = 0 },
    { name = "Eel", seat = "blue", at = [2000, 3448], hp = 12, hp_now = 2, melee = 0 },
]
now = { active = "Ox" }
script = ["red: attack Shark", "dice: 4 4", "red: pick 1.1 1.2", "red: step first icon", "red: use scything-blow", "red: path (1746, 3048)"]
expect = ["removed Eel", "moved Ox dodge (1746, 3048)", "removed Shark"]
"#,
    );
}

#[test]
fn influence_is_handed_on_to_the_last_point() {
    check(
        "one is left",
        r#"
proves = ["GB-GPA-01"]
setup = { vp = 20 }
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], hp_now = 1 },
    { name = "Goat", seat = "red", at = [2000, 1200], inf = [3, 4] },
    { name = "Shark", seat = "blue", at = [2400, 3048], playbook = [["1"]] },
]
script = [
    'red: plan "Back in the Game"', 'blue: plan "Give Me 110%!"', "dice: 6 1", "red: initiative blue", "blue: influence Shark 1", "red: influence Ox 1, Goat 3",
    "blue: activate Shark", "blue: attack Ox", "red: react none", "dice: 4 1 1 1", "blue: pick 1.1", "red: yes", "red: choose Goat",
]
expect = ["influence Goat +1", "removed Ox", "Goat.influence = 4"]
[now]
phase = "initiative"
momentum = { blue = 3 }
hand = { red = ["Back in the Game"], blue = ["Give Me 110%!"] }
"#,
    );
}
