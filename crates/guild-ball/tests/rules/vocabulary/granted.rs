//! Abilities that others have because of one, and what is chosen among several effects.

use super::check;

#[test]
fn friends_come_closer_when_one_is_hurt() {
    check(
        "pack mentality",
        r#"
proves = ["GB-GEO-06", "GB-CONV-06"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], influence = 2, tac = 2, playbook = [["1"], ["kd"]] },
    { name = "Pup", seat = "blue", at = [2400, 3048], def = 4, hp = 12 },
    { name = "Wolf", seat = "blue", at = [3400, 3048], abilities = ["pack-mentality"] },
]
now = { active = "Ox" }
[[case]]
name = "straight towards it, an inch at most"
script = [
    "red: attack Pup", "dice: 4 1", "red: pick 1.1", "blue: yes", "blue: path (2500, 3100) (2600, 3048)", "blue: path (2400, 3148)", "blue: path (2700, 3048)",
    "blue: path (2654, 3048)",
]
expect = ["fired Wolf pack-mentality", "refused: GB-GEO-06", "refused: GB-GEO-06", "refused: GB-MOVE-02", "moved Pup dodge (2654, 3048)"]
[[case]]
name = "not without damage"
script = ["red: attack Pup", "dice: 4 4", "red: pick 2.1"]
expect = ["suffers Pup knocked down", "never: fired"]
"#,
    );
}

#[test]
fn one_condition_of_several_is_cured() {
    check(
        "salve",
        r#"
proves = ["GB-CONV-06"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], abilities = ["salve"] },
    { name = "Boar", seat = "red", at = [2600, 3048], conditions = ["disease", "snared", "bleed"] },
    { name = "Well", seat = "red", at = [2000, 2448], conditions = ["snared"] },
    { name = "Far", seat = "red", at = [5000, 5500], conditions = ["disease"] },
]
now = { next = "red" }
[[case]]
name = "of a friend nearby that is diseased"
script = ["red: activate Boar", "red: yes", "red: mode 6"]
expect = ["fired Ox salve", "cured Boar snared", "Boar.conditions = bleed, disease"]
[[case]]
name = "of nobody else"
script = ["red: activate Well"]
expect = ["asked: red act Well", "never: fired"]
[[case]]
name = "nor further off"
script = ["red: activate Far"]
expect = ["asked: red act Far", "never: fired"]
"#,
    );
}

#[test]
fn a_free_play_near_the_best() {
    check(
        "learning",
        r#"
proves = ["GB-INF-10", "GB-CONV-06"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], influence = 1, abilities = ["learn-from-the-best: Boar", "hypnosis", "heavy-burden"] },
    { name = "Boar", seat = "red", at = [2000, 4364] },
    { name = "Shark", seat = "blue", at = [2600, 3048], def = 4 },
]
now = { next = "red" }
[[case]]
name = "one of them"
script = ["red: activate Ox", "red: use hypnosis on Shark free", "dice: 1", "red: use heavy-burden on Shark", "dice: 1"]
expect = ["attached learn-from-the-best to Ox", "spent learn-from-the-best of Ox", "used Ox hypnosis on Shark", "paid Ox 1", "used Ox heavy-burden on Shark"]
"#,
    );
}

#[test]
fn the_knocked_down_engage_for_a_guild() {
    check(
        "spit and sawdust",
        r#"
proves = ["GB-KD-02", "GB-CONV-06"]
piece = [
    { name = "Ox", seat = "red", at = [1000, 1000], guilds = ["butchers"], abilities = ["spit-and-sawdust"] },
    { name = "Boar", seat = "red", at = [2000, 3048], guilds = ["butchers"], conditions = ["knocked down"] },
    { name = "Guest", seat = "red", at = [2000, 4548], guilds = ["masons"], conditions = ["knocked down"] },
    { name = "Shark", seat = "blue", at = [2400, 3048] },
    { name = "Siren", seat = "blue", at = [2400, 4548], conditions = ["knocked down"] },
]
now = { next = "red" }
expect = ["Boar engages Shark = yes", "Guest engages Siren = no", "Siren engages Guest = no"]
"#,
    );
}

#[test]
fn a_free_ball_is_shot_from_afar_at_its_price() {
    check(
        "a free ball",
        r#"
proves = ["GB-KICK-07", "GB-CONV-06"]
setup = { vp = 12 }
piece = [
    { name = "Ox", seat = "red", at = [2400, 3700], kick = [2, 6], influence = 1, abilities = ["remote-detonation"] },
    { name = "Boar", seat = "red", at = [1800, 3000] },
    { name = "Shark", seat = "blue", at = [1000, 1000] },
]
[now]
active = "Ox"
momentum = { red = 1 }
ball = [3048, 3900]
[[case]]
name = "a Shot"
script = ["red: use remote-detonation", "red: shot", "dice: 6 1"]
expect = ["momentum red -1 shot", "paid Ox 1", "kick Ox at goal", "goal Ox"]
[[case]]
name = "a pass"
script = ["red: use remote-detonation", "red: pass Shark", "red: pass Boar", "red: no", "dice: 6 1"]
expect = ["refused: GB-KICK-05", "paid Ox 1", "kick Ox at Boar", "ball Boar pass"]
[[case]]
name = "or none"
script = ["red: use remote-detonation", "red: no"]
expect = ["asked: red act Ox", "never: kick", "Ox.influence = 1"]
"#,
    );
}

#[test]
fn each_enemy_nearby_lets_a_friend_dodge() {
    check(
        "perfect course",
        r#"
proves = ["GB-CONV-06"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], abilities = ["perfect-course"] },
    { name = "Boar", seat = "red", at = [2600, 3048] },
    { name = "Far", seat = "red", at = [5000, 5500] },
    { name = "Shark", seat = "blue", at = [2000, 4000] },
    { name = "Siren", seat = "blue", at = [1200, 3500] },
    { name = "Eel", seat = "blue", at = [5500, 1000] },
]
now = { active = "Ox" }
[[case]]
name = "two enemies, two friends"
script = ["red: use perfect-course", "red: choose Far", "red: choose Boar", "red: path (3400, 3048)", "red: choose Boar", "red: choose Ox", "red: path (2000, 2200)"]
expect = ["refused: GB-DEF-25", "moved Boar dodge (3400, 3048)", "refused: GB-DEF-25", "moved Ox dodge (2000, 2200)", "asked: red act Ox"]
[[case]]
name = "or fewer"
script = ["red: use perfect-course", "red: no", "red: no"]
expect = ["asked: red act Ox", "never: moved"]
"#,
    );
}

#[test]
fn the_ball_is_called_for() {
    check(
        "I'm open",
        r#"
proves = ["GB-KICK-05", "GB-CONV-06"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], influence = 2, abilities = ["im-open"] },
    { name = "Boar", seat = "red", at = [2900, 3048], kick = [2, 6], ball = true },
    { name = "Empty", seat = "red", at = [2000, 3700], kick = [2, 6] },
]
now = { active = "Ox" }
[[case]]
name = "by who has it"
script = ["red: use im-open on Boar", "dice: 6 1"]
expect = ["kick Boar at Ox", "ball Ox pass"]
[[case]]
name = "and nobody else"
script = ["red: use im-open on Empty"]
expect = ["asked: red act Ox", "never: kick"]
"#,
    );
}
