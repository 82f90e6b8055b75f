//! What depends on how a model stands or fares at the moment.

use super::check;

#[test]
fn health_and_conditions_change_attacks() {
    check(
        "who is weak",
        r#"
proves = ["GB-CONV-06", "GB-PB-13"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], influence = 4, hp = 12, hp_now = 8, abilities = ["easy-pickings", "predatory-instinct"], playbook = [["1"], ["2"]] },
    { name = "Weak", seat = "blue", at = [2400, 3048], hp = 12, hp_now = 7, recovery = 8 },
    { name = "Even", seat = "blue", at = [2000, 2648], hp = 12, hp_now = 8, recovery = 8 },
    { name = "Fresh", seat = "blue", at = [2000, 3448], hp = 12, recovery = 4 },
]
now = { active = "Ox" }
[[case]]
name = "below recovery damage is raised, and one with less HP suffers a net hit more"
script = ["red: attack Weak", "dice: 4 1", "red: pick 2.1"]
expect = ["damaged Weak 3"]
[[case]]
name = "not at recovery and not with as many HP"
script = ["red: attack Even", "dice: 4 1", "red: pick 2.1", "red: pick 1.1"]
expect = ["refused: GB-PB-02", "damaged Even 1"]
[[case]]
name = "nor with more"
script = ["red: attack Fresh", "dice: 4 1", "red: pick 1.1"]
expect = ["damaged Fresh 1"]
"#,
    );
}

#[test]
fn damage_of_one_action_can_be_capped() {
    check(
        "no more than 2",
        r#"
proves = ["GB-CONV-06", "GB-PB-13"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], influence = 4, playbook = [["1"], ["3"]] },
    { name = "Shark", seat = "blue", at = [2400, 3048], hp = 12, def = 4, abilities = ["blessings-of-old"] },
]
now = { active = "Ox" }
[[case]]
name = "of an attack, all results together"
script = ["red: attack Shark", "dice: 4 4 4 1", "red: pick 2.1 1.1"]
expect = ["damaged Shark 2", "Shark.hp = 10"]
[[case]]
name = "what is less stays"
script = ["red: attack Shark", "dice: 4 1 1 1", "red: pick 1.1"]
expect = ["damaged Shark 1"]
"#,
    );
}

#[test]
fn burning_can_be_of_use() {
    check(
        "on fire",
        r#"
proves = ["GB-CONV-06", "GB-COND-09"]
[[piece]]
name = "Ox"
seat = "red"
at = [2000, 3048]
influence = 2
tac = 3
mov = [5, 7]
abilities = ["burning-effigy"]
conditions = ["burning"]
[[piece]]
name = "Boar"
seat = "red"
at = [1000, 1000]
influence = 2
tac = 3
mov = [5, 7]
abilities = ["burning-effigy"]
[[piece]]
name = "Shark"
seat = "blue"
at = [2400, 3048]
[[piece]]
name = "Siren"
seat = "blue"
at = [1400, 1000]
[now]
next = "red"
[[case]]
name = "two dice more, and no slower"
script = ["red: activate Ox", "red: attack Shark", "dice: 1 1 1 1 1"]
expect = ["rolled attack Ox 1 1 1 1 1 needs 4", "Ox.jog = 1270"]
[[case]]
name = "not without a flame"
script = ["red: activate Boar", "red: attack Siren", "dice: 1 1 1"]
expect = ["rolled attack Boar 1 1 1 needs 4", "Boar.jog = 1270"]
"#,
    );
}

#[test]
fn a_lone_hunter_charges_for_less() {
    check(
        "alone",
        r#"
proves = ["GB-CHG-01", "GB-CONV-06"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], influence = 2, abilities = ["lone-hunter"] },
    { name = "Shark", seat = "blue", at = [3400, 3048] },
    { name = "Boar", seat = "red", at = [2000, 4365], influence = 2, abilities = ["lone-hunter"] },
    { name = "Near", seat = "red", at = [2000, 5681] },
]
now = { next = "red" }
[[case]]
name = "nobody within 4 inches"
script = ["red: activate Ox", "red: charge Shark"]
expect = ["paid Ox 1"]
[[case]]
name = "a friend at 4 inches exactly"
script = ["red: activate Boar", "red: charge Shark"]
expect = ["paid Boar 2"]
"#,
    );
}

#[test]
fn a_zone_grows_in_the_own_activation() {
    check(
        "reach",
        r#"
proves = ["GB-ENG-01", "GB-CONV-06"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], influence = 2, melee = 1, abilities = ["the-ladderman-cometh"] },
    { name = "Shark", seat = "blue", at = [3000, 3048] },
    { name = "Hot", seat = "red", at = [2000, 1700], influence = 2, melee = 1, abilities = ["the-ladderman-cometh"], conditions = ["burning"] },
    { name = "Siren", seat = "blue", at = [2600, 1700] },
]
now = { next = "red" }
[[case]]
name = "in it"
script = ["expect: Ox engages Shark = no", "red: activate Ox", "expect: Ox engages Shark = yes", "red: end"]
expect = ["activation ended Ox", "Ox engages Shark = no"]
[[case]]
name = "not on fire"
script = ["red: activate Hot"]
expect = ["Hot engages Siren = no", "Ox engages Shark = no"]
"#,
    );
}

#[test]
fn a_shot_near_the_goalpost_is_easier() {
    check(
        "trying hard",
        r#"
proves = ["GB-KICK-18", "GB-CONV-06"]
setup = { vp = 12 }
piece = [
    { name = "Ox", seat = "red", at = [3048, 4100], kick = [2, 8], influence = 2, ball = true, abilities = ["tryhard"] },
]
now = { active = "Ox", momentum = { red = 1 } }
[[case]]
name = "within 2 inches"
script = ["red: shot", "dice: 2 1"]
expect = ["rolled kick Ox 2 1 needs 2", "goal Ox"]
[[case]]
name = "not further off"
script = ["red: jog", "red: path (3048, 3400)", "red: shot", "dice: 3 3 | 4 2"]
expect = ["rolled kick Ox 3 3 needs 4", "never: goal"]
"#,
    );
}

#[test]
fn who_starts_in_cover_goes_further() {
    check(
        "cover of darkness",
        r#"
proves = ["GB-ADV-01", "GB-CONV-06"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], mov = [5, 7], abilities = ["cover-of-darkness"] },
    { name = "Boar", seat = "red", at = [4000, 2000], mov = [5, 7], abilities = ["cover-of-darkness"] },
]
terrain = [{ kind = "forest", at = [2000, 2000], radius = 300 }]
[[case]]
name = "out of a forest, which is rough"
script = ["red: activate Ox", "red: jog", "red: path (2000, 3270)"]
expect = ["asked: red path Ox jog 1778", "moved Ox jog (2000, 3270)"]
[[case]]
name = "not in the open"
script = ["red: activate Boar", "red: jog", "red: path (4000, 3778)", "red: path (4000, 3270)"]
expect = ["refused: GB-MOVE-02", "moved Boar jog (4000, 3270)"]
"#,
    );
}

#[test]
fn plays_reach_less_far_or_have_fewer_dice() {
    check(
        "hard to play on",
        r#"
proves = ["GB-PLAY-03", "GB-CONV-06"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], influence = 4, abilities = ["hypnosis", "heavy-burden"] },
    { name = "Fair", seat = "blue", at = [3000, 3048], abilities = ["beautiful"] },
    { name = "Shark", seat = "blue", at = [2000, 4048], mov = [6, 8], influence = 3, abilities = ["chain-shot: Shark"] },
]
now = { active = "Ox" }
[[case]]
name = "5 inches less"
script = ["red: use hypnosis on Fair", "red: use hypnosis on Shark", "dice: 4"]
expect = ["refused: GB-PLAY-03", "rolled play Ox 4 needs 4"]
[[case]]
name = "slower, and two dice fewer, but one is left"
script = [
    "expect: Shark.jog = 1524", "red: use heavy-burden on Shark", "dice: 4", "expect: Shark.jog = 508", "expect: Shark.sprint = 1016",
    "red: end", "blue: activate Shark", "blue: use chain-shot on Ox", "dice: 1",
]
expect = ["rolled play Shark 1 needs 4"]
"#,
    );
}

#[test]
fn friends_who_engage_make_attacks_worse() {
    check(
        "together",
        r#"
proves = ["GB-HERO-01", "GB-CONV-06"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], influence = 3, tac = 3, abilities = ["bloody-coin"], playbook = [["1"]] },
    { name = "Boar", seat = "red", at = [2800, 3048] },
    { name = "Shark", seat = "blue", at = [2400, 3048] },
    { name = "Siren", seat = "blue", at = [2000, 2648] },
]
now = { active = "Ox", momentum = { red = 1 } }
[[case]]
name = "whom a friend engages"
script = ["red: use bloody-coin on Ox", "red: attack Shark", "dice: 4 1 1 1", "red: pick 1.1"]
expect = ["momentum red -1 heroic", "rolled attack Ox 4 1 1 1 needs 4", "damaged Shark 2"]
[[case]]
name = "and nobody else"
script = ["red: use bloody-coin on Ox", "red: attack Siren", "dice: 4 1", "red: pick 1.1"]
expect = ["damaged Siren 1"]
"#,
    );
}

#[test]
fn the_team_without_the_initiative_gets_influence() {
    check(
        "stacked",
        r#"
proves = ["GB-CONV-06"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], abilities = ["stack-the-deck"] },
    { name = "Shark", seat = "blue", at = [2000, 4048], abilities = ["stack-the-deck"] },
]
now = { initiative = "red" }
script = ["red: activate Ox", "red: end", "blue: activate Shark"]
expect = ["activated Ox", "activated Shark", "Ox.influence = 0", "Shark.influence = 1"]
"#,
    );
}

#[test]
fn what_counts_for_one_deed_counts_for_no_other() {
    check(
        "in attacks only",
        r#"
proves = ["GB-CONV-06", "GB-PLAY-11"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], influence = 2, tac = 2, abilities = ["guild-rule-intimidation", "hypnosis"] },
    { name = "Boar", seat = "red", at = [2800, 3048], melee = 0, influence = 1, tac = 2, abilities = ["hypnosis"] },
    { name = "Shark", seat = "blue", at = [2400, 3048], def = 4 },
]
now = { active = "Ox" }
[[case]]
name = "an attack by the bearer"
script = ["red: attack Shark", "dice: 1 1"]
expect = ["rolled attack Ox 1 1 needs 3"]
[[case]]
name = "no play of it"
script = ["red: use hypnosis on Shark", "dice: 1"]
expect = ["rolled play Ox 1 needs 4"]
"#,
    );
    check(
        "in passes to a friend, or snap shots only",
        r#"
proves = ["GB-CONV-06", "GB-KICK-18"]
setup = { vp = 12 }
piece = [
    { name = "Ox", seat = "red", at = [3048, 3306], kick = [2, 6], influence = 2, ball = true, abilities = ["one-two: Boar", "icing-on-the-cake"] },
    { name = "Boar", seat = "red", at = [2048, 3306], kick = [2, 6] },
    { name = "Brisket", seat = "red", at = [3600, 3606], kick = [2, 6], abilities = ["icing-on-the-cake"] },
]
now = { active = "Ox", momentum = { red = 2 } }
[[case]]
name = "a pass to the friend"
script = ["red: pass Boar", "red: no", "dice: 1 1 1 1 | 1 1"]
expect = ["rolled kick Ox 1 1 1 1 needs 3"]
[[case]]
name = "a pass to another, and its snap shot"
script = ["red: pass Brisket", "red: no", "dice: 5 1", "red: snap shot", "red: no", "dice: 1 1 1 1 | 1 1"]
expect = ["rolled kick Ox 5 1 needs 3", "rolled kick Brisket 1 1 1 1 needs 3"]
[[case]]
name = "a shot"
script = ["red: shot", "red: no", "dice: 1 1 | 1 1"]
expect = ["rolled kick Ox 1 1 needs 4"]
"#,
    );
}

#[test]
fn an_attack_and_the_play_of_its_icon_are_two_actions() {
    check(
        "Scything Blow",
        r#"
proves = ["GB-RUL-87"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], influence = 1, tac = 4, abilities = ["scything-blow"], playbook = [["3"], ["play1"]] },
    { name = "Near", seat = "blue", at = [2400, 3048], def = 4, hp = 12, abilities = ["blessings-of-old"] },
]
now = { active = "Ox" }
[[case]]
name = "each does its 2"
script = ["red: attack Near", "dice: 4 4 4 1", "red: pick 2.1 1.1", "red: step damage", "red: use scything-blow"]
expect = ["damaged Near 2", "damaged Near 2", "Near.hp = 8"]
[[case]]
name = "the attack alone"
script = ["red: attack Near", "dice: 4 1 1 1", "red: pick 1.1"]
expect = ["damaged Near 2", "Near.hp = 10"]
"#,
    );
}

#[test]
fn no_action_does_more_damage_than_a_model_suffers_from_one() {
    check(
        "Blessings of Old",
        r#"
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], influence = 4, abilities = ["chain-shot: Ox", "dirty-knives"] },
    { name = "Shark", seat = "blue", at = [3000, 3048], def = 4, hp = 12, abilities = ["blessings-of-old"] },
    { name = "Eel", seat = "blue", at = [2000, 4048], def = 4, hp = 12 },
]
now = { active = "Ox" }
[[case]]
name = "a play"
script = ["red: use chain-shot on Shark", "dice: 4 1"]
expect = ["damaged Shark 2", "suffers Shark knocked down", "Shark.hp = 10"]
[[case]]
name = "each action by itself, and what is less stays"
script = ["red: use chain-shot on Shark", "dice: 4 1", "red: use dirty-knives on Shark", "dice: 4 1"]
expect = ["damaged Shark 2", "damaged Shark 1", "Shark.hp = 9"]
[[case]]
name = "nobody else"
script = ["red: use chain-shot on Eel", "dice: 4 1"]
expect = ["damaged Eel 3"]
"#,
    );
}
