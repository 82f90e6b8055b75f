//! Momentum that was spent, momentous abilities, phases, placements.

use super::check;

#[test]
fn momentum_that_was_spent_is_answered_to() {
    check(
        "MP spent",
        r#"
proves = ["GB-MOM-33", "GB-DEF-19"]
piece = [
    { name = "Piper", seat = "red", at = [2000, 2000], influence = 1, abilities = ["pay-the-piper"] },
    { name = "Near", seat = "blue", at = [2400, 2000], influence = 1, playbook = [["1"]] },
    { name = "Far", seat = "blue", at = [5000, 5000], hp_now = 3 },
]
now = { active = "Piper", momentum = { blue = 2 } }
[[case]]
name = "by an enemy within the aura, at once"
script = ["red: use pay-the-piper", "red: end", "blue: activate Near", "blue: attack Piper", "blue: yes", "dice: 1 1 1 1 1"]
expect = ["momentum blue -1 bonus time", "fired Piper pay-the-piper", "momentum red +1 effect", "rolled attack Near 1 1 1 1 1 needs 4", "asked: blue act Near"]
[[case]]
name = "not by one outside it"
script = ["red: use pay-the-piper", "red: end", "blue: activate Far", "blue: rest health"]
expect = ["momentum blue -1 rest", "asked: blue act Far", "never: fired"]
"#,
    );
}

#[test]
fn momentum_is_answered_to_where_and_whenever_it_is_spent() {
    check(
        "MP spent on the way",
        r#"
proves = ["GB-MOM-13", "GB-MOM-14", "GB-MOM-21", "GB-DEF-19"]
piece = [
    { name = "Piper", seat = "red", at = [2000, 2000], influence = 2, abilities = ["pay-the-piper"], playbook = [["1"]], melee = 2 },
    { name = "Near", seat = "blue", at = [2300, 3400], influence = 2, ball = true, kick = [3, 6] },
    { name = "Far", seat = "blue", at = [2300, 4600], kick = [3, 6] },
    { name = "Close", seat = "blue", at = [2500, 2000], playbook = [["1"]], kick = [3, 6] },
]
now = { active = "Piper", momentum = { blue = 4 } }
[[case]]
name = "each time in an action, and before a dodge that leads out of the aura"
script = [
    "red: use pay-the-piper", "red: end", "blue: activate Near", "blue: pass Far", "blue: yes", "dice: 4 1 1 1", "blue: pass and move Near", "blue: path (3000, 4100)",
]
expect = [
    "momentum blue -1 bonus time", "momentum red +1 effect", "rolled kick Near 4 1 1 1 needs 4", "momentum blue -1 pass and move", "momentum red +1 effect",
    "moved Near dodge (3000, 4100)", "red.momentum = 2",
]
[[case]]
name = "before the dice of a Snap Shot"
script = ["red: use pay-the-piper", "red: end", "blue: activate Near", "blue: pass Close", "blue: no", "dice: 6 6 6", "blue: snap shot", "blue: no"]
expect = ["momentum blue -2 snap shot", "fired Piper pay-the-piper", "momentum red +1 effect", "kick Close at goal", "asked: chance roll 2d6", "red.momentum = 1"]
[[case]]
name = "a reaction, early enough for Bonus Time in the attack it answers to"
script = ["red: use pay-the-piper", "red: attack Close", "blue: react counter", "red: yes", "dice: 1 1 1 1 1", "blue: react counter", "blue: no", "dice: 1 1 1 1"]
expect = ["momentum blue -1 counter-attack", "momentum red +1 effect", "asked: red bonus-time Piper", "rolled attack Piper 1 1 1 1 1 needs 4"]
"#,
    );
}

#[test]
fn a_momentous_ability_is_answered_to() {
    check(
        "Rest nearby",
        r#"
proves = ["GB-MOM-29"]
piece = [
    { name = "Friend", seat = "red", at = [2000, 2000], abilities = ["warm-words"] },
    { name = "Hurt", seat = "red", at = [2400, 2000], hp_now = 3 },
]
now = { active = "Hurt", momentum = { red = 2 } }
script = ["red: rest health"]
expect = ["healed Hurt 4", "fired Friend warm-words", "healed Hurt 1", "asked: red act Hurt"]
"#,
    );
}

#[test]
fn the_end_phase_has_a_moment_before_conditions() {
    check(
        "before conditions are resolved",
        r#"
proves = ["GB-TURN-19", "GB-COND-03"]
piece = [
    { name = "Fire", seat = "red", at = [2000, 2000], abilities = ["pyromaniac"] },
    { name = "Leech", seat = "red", at = [4000, 4000], hp_now = 5, abilities = ["haemophilia"] },
    { name = "Cut", seat = "blue", at = [4000, 4800], conditions = ["bleed"] },
    { name = "Away", seat = "blue", at = [1000, 1000], conditions = ["bleed"] },
]
now = { phase = "end", initiative = "red" }
[[case]]
name = "it burns at once, and those who bleed nearby are counted"
script = ["red: first pyromaniac 1 of Fire", "red: yes"]
expect = ["suffers Fire burning", "healed Leech 1", "damaged Fire 1", "damaged Cut 3", "Leech.hp = 6"]
"#,
    );
}

#[test]
fn the_game_may_start_with_something() {
    check(
        "at kick-off",
        r#"
proves = ["GB-KOFF-01"]
piece = [
    { name = "Fire", seat = "red", at = [3000, 2000], abilities = ["pyromaniac"], ball = true },
    { name = "Shark", seat = "blue", at = [3000, 5500] },
]
now = { phase = "kick-off", kicker = "Fire" }
script = ["red: stay"]
expect = ["asked: red path Fire jog 762"]
"#,
    );
}

#[test]
fn whoever_is_placed_may_take_a_neighbour_along() {
    check(
        "placed together",
        r#"
proves = ["GB-GEO-10", "GB-GEO-03"]
piece = [
    { name = "Mole", seat = "red", at = [2000, 2000], abilities = ["hop", "youre-coming-with-me"] },
    { name = "Boar", seat = "red", at = [2300, 2000] },
    { name = "Goat", seat = "red", at = [2000, 2400] },
]
now = { active = "Mole" }
[[case]]
name = "one it was in base contact with, once per turn"
script = ["red: use hop", "red: spot (2000, 1000)", "red: yes", "red: choose Goat", "red: choose Boar", "red: spot (2300, 1000)", "red: use hop", "red: spot (2000, 600)"]
expect = ["placed Mole (2000, 1000)", "fired Mole youre-coming-with-me", "refused: GB-DEF-25", "placed Boar (2300, 1000)", "placed Mole (2000, 600)", "asked: red act Mole"]
"#,
    );
}
