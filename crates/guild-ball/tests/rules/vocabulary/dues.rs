//! Prices that several things change, and what is used up by paying them.

use super::check;

#[test]
fn what_costs_nothing_uses_nothing_up() {
    check(
        "a pass that is free anyway",
        r#"
proves = ["GB-INF-10", "GB-DEF-10"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], kick = [2, 6], ball = true, abilities = ["good-feet-for-a-big-man"] },
    { name = "Boar", seat = "red", at = [3000, 2000], kick = [2, 6], abilities = ["playmaker"] },
    { name = "Brisket", seat = "red", at = [2500, 2600], kick = [2, 6] },
    { name = "Shark", seat = "blue", at = [5000, 5000] },
]
now = { active = "Ox" }
script = [
    "red: pass Boar", "dice: 4 1", "red: no", "red: end", "blue: activate Shark", "blue: end", "red: activate Boar", "red: pass Brisket", "red: no", "dice: 4 1", "red: no", "red: end",
]
expect = ["ball Boar pass", "ball Brisket pass", "never: paid"]
"#,
    );
    check(
        "what raises the next payment waits for one",
        r#"
proves = ["GB-INF-10", "GB-CONV-03"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], influence = 1, abilities = ["hypnosis"] },
    { name = "Shark", seat = "blue", at = [2400, 2000], influence = 4, tac = 1, def = 2, abilities = ["rally"], playbook = [["1"]] },
]
now = { active = "Ox" }
script = [
    "red: use hypnosis on Shark", "dice: 4", "red: end", "blue: activate Shark", "blue: use rally", "blue: attack Ox", "dice: 1", "expect: Shark.influence = 4",
    "blue: attack Ox", "dice: 1", "expect: Shark.influence = 2", "blue: attack Ox", "dice: 1",
]
expect = ["attached hypnosis to Shark", "spent rally", "paid Shark 2", "spent hypnosis of Shark", "paid Shark 1", "Shark.influence = 1"]
"#,
    );
}

#[test]
fn everything_that_raises_a_price_is_paid_at_once() {
    check(
        "hypnosis and fear",
        r#"
proves = ["GB-INF-10", "GB-CONV-04"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], influence = 1, abilities = ["hypnosis", "fear"] },
    { name = "Boar", seat = "red", at = [2800, 2000], melee = 0 },
    { name = "Shark", seat = "blue", at = [2400, 2000], influence = 4, tac = 1, def = 2, playbook = [["1"]] },
]
now = { active = "Ox" }
[[case]]
name = "both, and then neither"
script = ["red: use hypnosis on Shark", "dice: 4", "red: end", "blue: activate Shark", "blue: attack Ox", "dice: 1", "blue: attack Ox", "dice: 1"]
expect = ["paid Shark 3", "spent hypnosis of Shark", "paid Shark 1", "Shark.influence = 0"]
[[case]]
name = "one on one model, the other on the next"
script = ["red: use hypnosis on Shark", "dice: 4", "red: end", "blue: activate Shark", "blue: attack Boar", "dice: 1", "blue: attack Ox", "dice: 1"]
expect = ["paid Shark 2", "spent hypnosis of Shark", "paid Shark 2", "Shark.influence = 0"]
[[case]]
name = "as much as one has is enough, and no less"
script = [
    "red: use hypnosis on Shark", "dice: 4", "red: end", "blue: activate Shark", "blue: sprint", "blue: stay", "blue: attack Ox", "dice: 1", "blue: attack Ox",
]
expect = ["paid Shark 1", "paid Shark 3", "refused: GB-INF-10", "Shark.influence = 0"]
"#,
    );
}

#[test]
fn a_play_may_cost_too_much_to_be_given_away() {
    check(
        "plays of at most 2",
        r#"
proves = ["GB-INF-10", "GB-PLAY-09"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], guilds = ["brewers"], abilities = ["beaker-keeper"] },
    { name = "Boar", seat = "red", at = [2400, 2000], guilds = ["brewers"], abilities = ["thousand-cuts", "axe-throw"] },
    { name = "Shark", seat = "blue", at = [2800, 2400], melee = 0 },
]
now = { active = "Ox" }
script = [
    "red: use beaker-keeper", "red: choose Boar", "red: end", "blue: activate Shark", "blue: end", "red: activate Boar", "red: use thousand-cuts on Shark free",
    "red: use axe-throw on Shark free", "dice: 1 1",
]
expect = ["refused: GB-INF-10", "spent beaker-keeper of Boar", "rolled play Boar 1 1 needs 4"]
"#,
    );
}

#[test]
fn one_play_is_free_and_no_other() {
    check(
        "the play the armoury gives",
        r#"
proves = ["GB-INF-10", "GB-HERO-04"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], position = "captain", abilities = ["armoury", "instruction", "elbow-grease"] },
    { name = "Boar", seat = "red", at = [2400, 2000], types = ["apprentice"] },
    { name = "Shark", seat = "blue", at = [5000, 5000] },
]
now = { active = "Ox" }
script = ["red: use armoury", "red: use elbow-grease on Boar free", "red: use instruction on Boar free"]
expect = ["refused: GB-INF-10", "attached instruction to Boar"]
"#,
    );
}

#[test]
fn a_change_does_nothing_that_another_does() {
    check(
        "shots, goals and what they are worth",
        r#"
proves = ["GB-KICK-18", "GB-WIN-03"]
setup = { vp = 20 }
piece = [
    { name = "Ox", seat = "red", at = [3048, 3300], kick = [2, 6], influence = 1, ball = true, abilities = ["goal-of-the-month", "last-cast-catches-the-most", "dont-get-cocky"] },
    { name = "Shark", seat = "blue", at = [1000, 1000] },
]
now = { active = "Ox", momentum = { red = 1 } }
[[case]]
name = "two dice alike change no number"
script = ["red: shot", "dice: 4 4"]
expect = ["rolled kick Ox 4 4 needs 4", "goal Ox", "vp red +4", "red.vp = 4"]
"#,
    );
    check(
        "damage of attacks is not damage of plays",
        r#"
proves = ["GB-PB-13", "GB-TIME-27"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], influence = 4, tac = 1, conditions = ["burning"], abilities = ["axe-throw", "dirty-knives", "heavy-blows", "flame-on"], playbook = [["1"]] },
    { name = "Shark", seat = "blue", at = [2400, 2000], melee = 0, hp = 12, hp_now = 12 },
]
now = { active = "Ox" }
[[case]]
name = "a play"
script = ["red: use axe-throw on Shark", "dice: 4 1"]
expect = ["damaged Shark 3", "Shark.hp = 9"]
[[case]]
name = "an attack"
script = ["red: attack Shark", "dice: 4", "red: pick 1.1"]
expect = ["damaged Shark 2", "Shark.hp = 10"]
"#,
    );
    check(
        "dice and range of plays",
        r#"
proves = ["GB-PLAY-03", "GB-PLAY-11"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], influence = 4, abilities = ["axe-throw", "impart-faith", "lens-flare"] },
    { name = "Shark", seat = "blue", at = [3824, 2000], melee = 0, influence = 4, abilities = ["impart-faith", "flame-on", "axe-throw"], tac = 1, playbook = [["1"]] },
    { name = "Eel", seat = "blue", at = [2000, 3825], melee = 0, abilities = ["impart-faith", "flame-on"] },
]
now = { active = "Ox" }
script = ["red: use axe-throw on Eel", "red: use axe-throw on Shark", "dice: 4 1"]
expect = ["refused: GB-PLAY-03", "rolled play Ox 4 1 needs 4", "damaged Shark 3"]
"#,
    );
}
