//! Abilities that are granted, and rerolls of which the best is offered.

use super::check;

#[test]
fn an_action_can_be_granted() {
    check(
        "somebody else's legs",
        r#"
proves = ["GB-STAT-23", "GB-CONV-06"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], abilities = ["borrowed-legs"] },
    { name = "Boar", seat = "red", at = [3000, 2000], abilities = ["now-you-see-me"] },
    { name = "Shark", seat = "blue", at = [5000, 5000] },
]
now = { next = "red" }
[[case]]
name = "what is granted, and nothing else"
script = ["red: activate Ox", "red: use run-on", "red: use hop", "red: spot (2000, 2700)"]
expect = ["refused: GB-STAT-23", "placed Ox (2000, 2700)"]
[[case]]
name = "to nobody else, whatever else is granted"
script = ["red: activate Boar", "red: use hop"]
expect = ["refused: GB-STAT-23"]
"#,
    );
}

#[test]
fn two_abilities_can_be_granted_at_once() {
    check(
        "help and strength",
        r#"
proves = ["GB-CONV-05", "GB-CONV-06"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], influence = 1, tac = 2, guilds = ["brewers"], abilities = ["borrowed-strength"], playbook = [["1"]] },
    { name = "Boar", seat = "red", at = [2800, 2000], guilds = ["brewers"] },
    { name = "Brisket", seat = "red", at = [2000, 1300], influence = 1, melee = 0, guilds = ["brewers"], abilities = ["squad-tactics: Boar"] },
    { name = "Shark", seat = "blue", at = [2400, 2000], melee = 0, def = 5, conditions = ["knocked down"] },
    { name = "Eel", seat = "blue", at = [5000, 5000] },
]
now = { active = "Brisket" }
[[case]]
name = "both count"
script = ["red: use squad-tactics on Ox", "red: end", "blue: activate Eel", "blue: end", "red: activate Ox", "red: attack Shark", "dice: 4 1 1 1 1 1", "red: pick 1.1"]
expect = ["rolled attack Ox 4 1 1 1 1 1 needs 4", "damaged Shark 2"]
[[case]]
name = "one by itself"
script = ["red: end", "blue: activate Eel", "blue: end", "red: activate Ox", "red: attack Shark", "dice: 4 1 1 1 1", "red: pick 1.1"]
expect = ["rolled attack Ox 4 1 1 1 1 needs 4", "damaged Shark 1"]
"#,
    );
}

#[test]
fn the_reroll_of_most_dice_is_offered() {
    for (first, second) in [("steady-hand", "second-glance"), ("second-glance", "steady-hand")] {
        check(
            "any number of dice",
            &format!(
                r#"
proves = ["GB-CONV-09"]
piece = [
    {{ name = "Ox", seat = "red", at = [2000, 2000], influence = 1, tac = 4, abilities = ["{first}", "{second}"], playbook = [["1"]] }},
    {{ name = "Shark", seat = "blue", at = [2400, 2000], melee = 0 }},
]
now = {{ active = "Ox" }}
script = ["red: attack Shark", "dice: 1 1 1 1", "red: yes", "dice: 1 1 1 1"]
expect = ["fired Ox steady-hand", "rolled attack Ox 1 1 1 1 needs 4"]
"#
            ),
        );
    }
    for (first, second) in [("dread-captain", "second-glance"), ("second-glance", "dread-captain")] {
        check(
            "two dice rather than one",
            &format!(
                r#"
proves = ["GB-CONV-09"]
piece = [
    {{ name = "Ox", seat = "red", at = [2000, 2000], influence = 2, tac = 4, abilities = ["{first}", "{second}"], playbook = [["1"]] }},
    {{ name = "Shark", seat = "blue", at = [2400, 2000], melee = 0 }},
]
now = {{ active = "Ox" }}
[[case]]
name = "once a turn"
script = ["red: attack Shark", "dice: 1 1 1 1", "red: yes", "dice: 1 1", "red: attack Shark", "dice: 1 1 1 1", "red: yes", "dice: 1"]
expect = ["fired Ox dread-captain", "rolled attack Ox 1 1 needs 4", "fired Ox second-glance", "rolled attack Ox 1 needs 4"]
"#
            ),
        );
    }
}

#[test]
fn a_reroll_is_for_the_deed_it_names() {
    check(
        "attacks, kicks and plays",
        r#"
proves = ["GB-CONV-06"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], influence = 4, tac = 2, kick = [2, 6], ball = true, abilities = ["steady-hand", "hypnosis"], playbook = [["1"]] },
    { name = "Boar", seat = "red", at = [2400, 1400], influence = 4, tac = 2, kick = [2, 6], melee = 2, abilities = ["meditation", "hypnosis"], playbook = [["1"]] },
    { name = "Shark", seat = "blue", at = [2400, 2000], melee = 0 },
    { name = "Eel", seat = "blue", at = [5000, 5000] },
]
now = { next = "red" }
[[case]]
name = "of attacks, no play and no pass"
script = ["red: activate Ox", "red: use hypnosis on Shark", "dice: 1", "red: pass Boar", "dice: 1 1 | 1 1", "blue: no"]
expect = ["rolled play Ox 1 needs 4", "rolled kick Ox 1 1 needs 3", "never: asked: red trigger"]
[[case]]
name = "of kicks, no attack and no play"
script = ["red: activate Boar", "red: use meditation", "red: attack Shark", "dice: 1 1 1", "red: use hypnosis on Shark", "dice: 1"]
expect = ["attached meditation to Boar", "rolled attack Boar 1 1 1 needs 4", "rolled play Boar 1 needs 4", "never: spent meditation"]
"#,
    );
}

#[test]
fn the_widest_zone_that_is_set_counts() {
    check(
        "armed twice",
        r#"
proves = ["GB-ENG-01"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], position = "captain", melee = 1, abilities = ["armoury"] },
    { name = "Boar", seat = "red", at = [2000, 2800], melee = 1, abilities = ["extended-reach"] },
    { name = "Shark", seat = "blue", at = [3062, 2800], melee = 0 },
    { name = "Eel", seat = "blue", at = [3063, 2000], melee = 0 },
]
now = { active = "Ox" }
[[case]]
name = "three inches before two"
script = [
    "red: use armoury", "expect: Boar engages Shark = no", "red: end", "blue: activate Eel", "blue: end", "red: activate Boar",
]
expect = ["attached armoury to Ox", "Boar engages Shark = yes", "Boar engages Eel = no", "Ox engages Eel = no"]
[[case]]
name = "as printed"
script = ["red: end"]
expect = ["activation ended Ox", "Boar engages Shark = no"]
"#,
    );
}
