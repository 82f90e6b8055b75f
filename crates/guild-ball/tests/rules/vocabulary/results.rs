//! Playbook results that change, are added, or are rolled for again.

use super::check;

#[test]
fn damage_results_can_be_made_momentous_or_not() {
    check(
        "momentous damage",
        r#"
proves = ["GB-PB-06", "GB-CONV-06"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], influence = 2, abilities = ["elbow-grease"], playbook = [["1", "push1", "m 2"]] },
    { name = "Shark", seat = "blue", at = [2400, 3048] },
    { name = "Kind", seat = "blue", at = [2000, 2648], abilities = ["empathy"] },
]
now = { active = "Ox" }
[[case]]
name = "a damage result as printed gives none"
script = ["red: attack Shark", "dice: 4 1 1", "red: pick 1.1"]
expect = ["damaged Shark 1", "never: momentum"]
[[case]]
name = "and one MP once it is made so"
script = ["red: use elbow-grease on Ox", "red: attack Shark", "dice: 4 1 1", "red: pick 1.1"]
expect = ["momentum red +1 playbook", "damaged Shark 1"]
[[case]]
name = "but not a result without damage"
script = ["red: use elbow-grease on Ox", "red: attack Shark", "dice: 4 1 1", "red: pick 1.2", "red: stop"]
expect = ["picked Ox 1.2", "never: momentum"]
[[case]]
name = "a target may let damage give none"
script = ["red: attack Kind", "dice: 4 1 1", "red: pick 1.3"]
expect = ["damaged Kind 2", "never: momentum"]
"#,
    );
}

#[test]
fn playbook_damage_can_be_condition_damage() {
    check(
        "condition damage by an attack",
        r#"
proves = ["GB-COND-04"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], influence = 2, abilities = ["our-tools-are-sharp"], playbook = [["3"]] },
    { name = "Shark", seat = "blue", at = [2400, 3048], abilities = ["tough-hide"] },
]
now = { active = "Ox" }
[[case]]
name = "lowered as damage of an attack"
script = ["red: attack Shark", "dice: 4 1 1 1", "red: pick 1.1"]
expect = ["damaged Shark 2"]
[[case]]
name = "not lowered as condition damage"
script = ["red: use our-tools-are-sharp on Ox", "red: attack Shark", "dice: 4 1 1 1", "red: pick 1.1"]
expect = ["damaged Shark 3"]
"#,
    );
}

#[test]
fn a_result_can_be_added_to_a_successful_attack() {
    check(
        "a further result",
        r#"
proves = ["GB-PB-04", "GB-PB-05"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], influence = 4, abilities = ["whisky-chaser"], playbook = [["1"]], guilds = ["brewers"] },
    { name = "Boar", seat = "red", at = [1500, 1500], guilds = ["butchers"] },
    { name = "Shark", seat = "blue", at = [2400, 3048] },
]
now = { active = "Ox" }
[[case]]
name = "knocked down beside what is picked"
script = ["red: use whisky-chaser on Ox", "red: attack Shark", "dice: 4 1 1 1", "red: pick 1.1", "red: step damage"]
expect = ["spent whisky-chaser of Ox", "damaged Shark 1", "suffers Shark knocked down"]
[[case]]
name = "not by an attack without a net hit, which leaves it for the next"
script = [
    "red: use whisky-chaser on Ox", "red: attack Shark", "dice: 1 1 1 1", "red: attack Shark", "dice: 4 1 1 1", "red: pick 1.1", "red: step damage",
]
expect = ["damaged Shark 1", "suffers Shark knocked down"]
[[case]]
name = "the next one only"
script = [
    "red: use whisky-chaser on Ox", "red: attack Shark", "dice: 4 1 1 1", "red: pick 1.1", "red: step knock down",
    "red: attack Shark", "dice: 4 1 1 1", "red: pick 1.1",
]
expect = ["spent whisky-chaser of Ox", "asked: red act Ox", "damaged Shark 1"]
"#,
    );
}

#[test]
fn an_added_result_may_depend_on_the_target() {
    check(
        "against the snared",
        r#"
proves = ["GB-PB-15"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], influence = 2, abilities = ["unorthodox"], playbook = [["tackle"]] },
    { name = "Snared", seat = "blue", at = [2400, 3048], conditions = ["snared"], melee = 0 },
    { name = "Free", seat = "blue", at = [2000, 2648], melee = 0 },
]
now = { active = "Ox" }
[[case]]
name = "it dodges although nothing can be picked"
script = ["red: attack Snared", "dice: 4 1 1 1", "red: path (2000, 3556)"]
expect = ["asked: red path Ox dodge 508", "Ox.at = (2000, 3556)"]
[[case]]
name = "not against others"
script = ["red: attack Free", "dice: 4 1 1 1"]
expect = ["asked: red act Ox", "never: moved"]
"#,
    );
}

#[test]
fn dice_that_missed_can_be_rolled_again() {
    check(
        "rerolls",
        r#"
proves = ["GB-TN-03", "GB-CONV-06"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], influence = 4, ball = true, kick = [2, 6], abilities = ["confidence", "meditation"], playbook = [["1"], ["2"], ["3"]] },
    { name = "Rage", seat = "red", at = [3000, 3048], influence = 2, abilities = ["dread-captain"], playbook = [["1"], ["2"], ["3"], ["4"]] },
    { name = "Boar", seat = "red", at = [1000, 2000] },
    { name = "Shark", seat = "blue", at = [2400, 3048], melee = 0 },
    { name = "Eel", seat = "blue", at = [3400, 3048], melee = 0 },
]
now = { active = "Ox" }
[[case]]
name = "any number in an attack, and the hits are kept"
script = ["red: use confidence on Ox", "red: attack Shark", "dice: 4 1 1 1", "red: yes", "dice: 4 5 2", "red: pick 3.1"]
expect = ["asked: red trigger", "rolled attack Ox 4 5 2 needs 4", "net hits Ox on Shark 3", "damaged Shark 3"]
[[case]]
name = "the next attack only, wanted or not"
script = ["red: use confidence on Ox", "red: attack Shark", "dice: 4 1 1 1", "red: no", "red: pick 1.1", "red: attack Shark", "dice: 1 1 1 1"]
expect = ["net hits Ox on Shark 1", "spent confidence of Ox", "net hits Ox on Shark 0"]
[[case]]
name = "nobody is asked when all have hit"
script = ["red: use confidence on Ox", "red: attack Shark", "dice: 4 4 4 4", "red: pick 1.1 1.1"]
expect = ["net hits Ox on Shark 4", "never: asked: red trigger"]
[[case]]
name = "a kick"
script = ["red: use meditation", "red: pass Boar", "dice: 1 2", "red: yes", "dice: 4 1"]
expect = ["rolled kick Ox 4 1 needs 4", "ball Boar pass"]
[[case]]
name = "of a kick only the dice that missed"
script = ["red: use meditation", "red: pass Boar", "dice: 4 2", "red: yes", "dice: 1"]
expect = ["rolled kick Ox 4 2 needs 4", "rolled kick Ox 1 needs 4", "ball Boar pass"]
[[case]]
name = "no more dice than it says, once per turn"
script = [
    "red: end", "blue: activate Shark", "blue: end", "red: activate Rage", "red: attack Eel", "dice: 1 1 1 1", "red: yes", "dice: 4 4", "red: pick 1.1",
    "red: attack Eel", "dice: 1 1 1 1",
]
expect = ["rolled attack Rage 4 4 needs 4", "net hits Rage on Eel 2", "net hits Rage on Eel 0"]
"#,
    );
}
