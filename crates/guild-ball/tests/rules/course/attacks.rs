//! Attacks, charges, Counter-Attacks and parting blows: what belongs to them and what does not.

use super::check;

#[test]
fn a_counter_attack_of_or_against_one_that_was_out_and_is_back() {
    check(
        "attacks after a return",
        r#"
setup = { vp = 20 }
piece = [
    { name = "Ox", seat = "red", at = [5000, 3048], abilities = ["rest-up"] },
    { name = "Boar", seat = "red", at = [5000, 2600], tac = 1, abilities = ["put-me-back-in-coach", "one-more"], playbook = [["1"]] },
    { name = "Shark", seat = "blue", at = [2200, 900], tac = 1, abilities = ["one-more"], playbook = [["1"]] },
]
now = { active = "Ox", momentum = { red = 1, blue = 1 } }
[[case]]
name = "whoever is back attacks"
script = [
    "red: use rest-up", "red: choose Boar", "red: yes", "red: spot (2200, 150)", "red: path (2200, 500)", "red: end", "blue: activate Shark", "blue: end",
    "red: activate Boar", "red: use one-more", "red: attack Shark", "blue: react counter", "red: no", "dice: 1", "blue: react counter", "dice: 4", "blue: pick 1.1",
]
expect = ["attack Boar on Shark", "counter Shark on Boar", "attack Shark on Boar", "damaged Boar 1"]
[[case]]
name = "whoever is back is attacked"
script = [
    "red: use rest-up", "red: choose Boar", "red: yes", "red: spot (2200, 150)", "red: path (2200, 500)", "red: end", "blue: activate Shark", "blue: use one-more",
    "blue: attack Boar", "red: react counter", "blue: no", "dice: 1", "red: react counter", "dice: 4", "red: pick 1.1",
]
expect = ["attack Shark on Boar", "counter Boar on Shark", "attack Boar on Shark", "damaged Shark 1"]
"#,
    );
    check(
        "a charge after a return",
        r#"
setup = { vp = 20 }
piece = [
    { name = "Ox", seat = "red", at = [5000, 3048], abilities = ["rest-up"] },
    { name = "Boar", seat = "red", at = [5000, 2600], tac = 1, influence = 2, mov = [4, 8], abilities = ["put-me-back-in-coach"], playbook = [["1"]] },
    { name = "Shark", seat = "blue", at = [2200, 2000], tac = 1, mov = [4, 8], influence = 2, playbook = [["1"]] },
]
now = { active = "Ox" }
script = [
    "red: use rest-up", "red: choose Boar", "red: yes", "red: spot (2200, 150)", "red: path (2200, 500)", "red: end", "blue: activate Shark", "blue: charge Boar",
    "blue: line (2200, 1000)", "dice: 1 1 1 1 1",
]
expect = ["returned Boar (2200, 150) hp 14", "moved Shark charge (2200, 1000)", "attack Shark on Boar", "asked: blue act Shark", "never: charge failed"]
"#,
    );
}

#[test]
fn what_answers_to_a_counter_attack_answers_to_none_that_is_not_declared() {
    check(
        "a Gladiator attacked and charged",
        r#"
piece = [
    { name = "Ox", seat = "red", at = [1000, 3048], mov = [6, 8], influence = 2, tac = 2, playbook = [["1"]] },
    { name = "Shark", seat = "blue", at = [2400, 3048], tac = 2, def = 4, abilities = ["gladiator"], playbook = [["1"]] },
    { name = "Bull", seat = "red", at = [2400, 2600], influence = 1, tac = 2, playbook = [["1"]] },
]
now = { next = "red", momentum = { blue = 2 } }
[[case]]
name = "charged, with one"
script = ["red: activate Ox", "red: charge Shark", "blue: react counter", "red: line (2000, 3048)", "dice: 1 1 1 1 1 1 1", "blue: react none"]
expect = ["counter Shark on Ox", "fired Shark gladiator", "attached gladiator to Shark", "rolled attack Ox 1 1 1 1 1 1 1 needs 5"]
[[case]]
name = "charged, without"
script = ["red: activate Ox", "red: charge Shark", "blue: react none", "red: line (2000, 3048)", "dice: 1 1 1 1 1 1 1"]
expect = ["rolled attack Ox 1 1 1 1 1 1 1 needs 4", "never: fired"]
[[case]]
name = "charged, with a stance and no Counter-Attack"
script = ["red: activate Ox", "red: charge Shark", "blue: react stance", "red: line (2000, 3048)", "dice: 1 1 1 1 1 1 1"]
expect = ["stance Shark", "rolled attack Ox 1 1 1 1 1 1 1 needs 5", "stance over", "never: fired"]
[[case]]
name = "attacked, with one"
script = ["red: activate Bull", "red: attack Shark", "blue: react counter", "dice: 1 1", "blue: react none"]
expect = ["fired Shark gladiator", "rolled attack Bull 1 1 needs 5"]
[[case]]
name = "attacked, without"
script = ["red: activate Bull", "red: attack Shark", "blue: react none", "dice: 1 1"]
expect = ["rolled attack Bull 1 1 needs 4", "never: fired"]
"#,
    );
}

#[test]
fn momentum_spent_on_reactions_to_a_charge_is_answered_to_before_it_moves() {
    check(
        "a Piper charges",
        r#"
piece = [
    { name = "Piper", seat = "red", at = [1000, 3048], mov = [6, 8], influence = 3, tac = 2, abilities = ["pay-the-piper"], playbook = [["1"]] },
    { name = "Shark", seat = "blue", at = [2400, 3048], tac = 2, abilities = ["gladiator"], playbook = [["1"]] },
]
now = { active = "Piper", momentum = { blue = 2 } }
script = ["red: use pay-the-piper", "red: charge Shark", "blue: react counter stance", "red: line (2000, 3048)", "red: no", "dice: 1 1 1 1 1 1", "blue: react none"]
expect = [
    "momentum blue -1 counter-attack", "momentum blue -1 defensive stance", "fired Piper pay-the-piper", "momentum red +1 effect", "fired Shark gladiator",
    "moved Piper charge (2000, 3048)", "attack Piper on Shark", "stance over",
]
"#,
    );
}

#[test]
fn results_that_are_added_come_about_although_none_can_be_picked() {
    check(
        "a playbook without a result",
        r#"
piece = [
    { name = "Tapper", seat = "red", at = [2000, 2400], influence = 1, guilds = ["brewers"], abilities = ["whisky-chaser"] },
    { name = "Boar", seat = "red", at = [2000, 2000], influence = 2, tac = 2, guilds = ["brewers"] },
    { name = "Shark", seat = "blue", at = [2400, 2000], melee = 0 },
]
now = { active = "Tapper" }
script = [
    "red: use whisky-chaser on Boar", "red: end", "blue: activate Shark", "blue: end", "red: activate Boar", "red: attack Shark", "dice: 4 1", "red: attack Shark", "dice: 4 1",
]
expect = ["attached whisky-chaser to Boar", "net hits Boar on Shark 1", "suffers Shark knocked down", "asked: red act Boar", "net hits Boar on Shark 1", "asked: red act Boar"]
"#,
    );
}

#[test]
fn what_follows_an_attack_follows_one_that_has_hit() {
    check(
        "Knockback",
        r#"
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], influence = 3, tac = 2, abilities = ["knockback"], playbook = [["1"]] },
    { name = "Shark", seat = "blue", at = [2400, 3048], melee = 0 },
    { name = "Eel", seat = "blue", at = [2000, 3448], melee = 0, influence = 2, abilities = ["clone"] },
]
now = { next = "blue" }
[[case]]
name = "one hit"
script = ["blue: activate Shark", "blue: end", "red: activate Ox", "red: attack Shark", "dice: 4 1", "red: pick 1.1", "red: line (2654, 3048)", "red: path (2254, 3048)"]
expect = ["damaged Shark 1", "fired Ox knockback", "moved Shark push (2654, 3048)", "moved Ox dodge (2254, 3048)"]
[[case]]
name = "none"
script = ["blue: activate Shark", "blue: end", "red: activate Ox", "red: attack Shark", "dice: 1 1"]
expect = ["net hits Ox on Shark 0", "asked: red act Ox", "never: fired"]
[[case]]
name = "a hit that was cancelled, and the next one"
script = ["blue: activate Eel", "blue: use clone", "blue: end", "red: activate Ox", "red: attack Eel", "dice: 4 4", "red: attack Eel", "dice: 4 1", "red: pick 1.1"]
expect = ["net hits Ox on Eel 2", "fired Eel clone", "attack Ox on Eel", "damaged Eel 1", "fired Ox knockback"]
"#,
    );
}

#[test]
fn a_target_that_is_pushed_off_and_returns_is_no_longer_attacked() {
    check(
        "over the edge and back",
        r#"
setup = { vp = 20 }
piece = [
    { name = "Ox", seat = "red", at = [600, 3048], influence = 2, tac = 2, abilities = ["wide-swing", "knockback", "last-word"], playbook = [["push2"]] },
    { name = "Shark", seat = "blue", at = [200, 3048], abilities = ["put-me-back-in-coach"], playbook = [["1"]], tac = 1 },
    { name = "Eel", seat = "blue", at = [900, 3400], melee = 0 },
]
now = { active = "Ox", momentum = { blue = 1 } }
script = [
    "red: attack Shark", "blue: react counter", "dice: 4 1", "red: pick 1.1", "red: line (100, 3048)", "blue: yes", "blue: spot (3048, 5946)", "blue: stay",
]
expect = ["counter Shark on Ox", "left pitch Shark", "removed Shark", "returned Shark (3048, 5946) hp 14", "asked: red act Ox", "never: fired Ox", "never: attack Shark"]
"#,
    );
}

#[test]
fn what_saves_from_a_still_end_saves_from_attacks_and_not_on_the_way() {
    check(
        "Escaping Fate",
        r#"
setup = { vp = 20 }
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], hp_now = 1, abilities = ["escaping-fate"], mov = [5, 7] },
    { name = "Shark", seat = "blue", at = [2000, 2400], influence = 1, tac = 2, playbook = [["2"]] },
]
[now]
next = "blue"
[[case]]
name = "an attack"
script = ["blue: activate Shark", "blue: attack Ox", "dice: 4 1", "blue: pick 1.1", "red: yes", "red: stay"]
expect = ["damaged Ox 1 of 2", "fired Ox escaping-fate", "healed Ox 1", "Ox.hp = 1", "never: removed"]
[[case]]
name = "a parting blow"
script = ["blue: activate Shark", "blue: end", "red: activate Ox", "red: jog", "red: path (3000, 2000)", "blue: yes", "dice: 4 1 1 1", "blue: pick 1.1"]
expect = ["damaged Ox 1 of 2", "removed Ox", "activation ended Ox", "never: fired"]
"#,
    );
}

#[test]
fn whoever_may_attack_somebody_else_only_does_not_counter_attack() {
    check(
        "engaged by a protector",
        r#"
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], influence = 1, tac = 2, playbook = [["1"]] },
    { name = "Boar", seat = "red", at = [2400, 2400], abilities = ["protective-instinct"] },
    { name = "Shark", seat = "blue", at = [2400, 2000], tac = 2, playbook = [["1"]] },
    { name = "Eel", seat = "blue", at = [5000, 5000], influence = 1 },
]
now = { active = "Ox", momentum = { blue = 2 } }
script = ["red: attack Shark", "dice: 1 1 1"]
expect = ["rolled attack Ox 1 1 1 needs 4", "asked: red act Ox", "never: asked: blue react", "blue.momentum = 2"]
"#,
    );
    check(
        "pushed about",
        r#"
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], influence = 1, tac = 2, melee = 2, playbook = [["push2"]] },
    { name = "Boar", seat = "red", at = [2600, 2900], abilities = ["protective-instinct"] },
    { name = "Shark", seat = "blue", at = [2400, 2000], tac = 2, melee = 2, playbook = [["1"]] },
]
now = { active = "Ox", momentum = { blue = 2 } }
[[case]]
name = "still in reach"
script = ["red: attack Shark", "blue: react counter", "dice: 4 1", "red: pick 1.1", "red: line (2750, 1900)", "blue: react counter", "blue: no", "dice: 1 1"]
expect = ["moved Shark push (2750, 1900)", "asked: blue counter Shark on Ox", "attack Shark on Ox"]
[[case]]
name = "in reach, and of a protector"
script = ["red: attack Shark", "blue: react counter", "dice: 4 1", "red: pick 1.1", "red: line (2750, 2200)"]
expect = ["counter Shark on Ox", "moved Shark push (2750, 2200)", "asked: red act Ox", "never: attack Shark"]
[[case]]
name = "out of reach"
script = ["red: attack Shark", "blue: react counter", "dice: 4 1", "red: pick 1.1", "red: line (2908, 2000)"]
expect = ["counter Shark on Ox", "moved Shark push (2908, 2000)", "asked: red act Ox", "never: attack Shark"]
"#,
    );
}

#[test]
fn dice_are_rolled_again_if_any_has_missed_and_what_hit_is_kept() {
    check(
        "Dread Captain",
        r#"
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], influence = 2, tac = 3, abilities = ["dread-captain"], playbook = [["1"], ["2"], ["3"]] },
    { name = "Shark", seat = "blue", at = [2400, 3048], melee = 0 },
]
now = { active = "Ox" }
[[case]]
name = "none has missed"
script = ["red: attack Shark", "dice: 4 4 4", "red: pick 3.1"]
expect = ["net hits Ox on Shark 3", "damaged Shark 3", "never: fired"]
[[case]]
name = "one has"
script = ["red: attack Shark", "dice: 4 4 1", "red: yes", "dice: 5", "red: pick 3.1", "red: attack Shark", "dice: 1 1 1"]
expect = ["asked: red trigger dread-captain of Ox", "fired Ox dread-captain", "rolled attack Ox 5 needs 4", "net hits Ox on Shark 3", "net hits Ox on Shark 0"]
[[case]]
name = "three have, two are rolled again, once"
script = ["red: attack Shark", "dice: 1 1 1", "red: yes", "dice: 5 1", "red: pick 1.1"]
expect = ["fired Ox dread-captain", "net hits Ox on Shark 1", "damaged Shark 1"]
[[case]]
name = "left for the next attack"
script = ["red: attack Shark", "dice: 4 4 1", "red: no", "red: pick 2.1", "red: attack Shark", "dice: 4 1 1", "red: yes", "dice: 1 1", "red: pick 1.1"]
expect = ["net hits Ox on Shark 2", "fired Ox dread-captain", "net hits Ox on Shark 1"]
"#,
    );
}

#[test]
fn a_counter_attack_takes_the_active_model_out_and_others_with_it() {
    check(
        "a wide swing back",
        r#"
proves = ["GB-CONV-08", "GB-RUL-25", "GB-RUL-24"]
setup = { vp = 20 }
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], hp_now = 2, influence = 2, tac = 2, playbook = [["1"]] },
    { name = "Boar", seat = "red", at = [2000, 3500], hp_now = 1, melee = 0 },
    { name = "Bull", seat = "red", at = [5000, 5000] },
    { name = "Shark", seat = "blue", at = [2400, 3048], tac = 3, abilities = ["wide-swing"], playbook = [["1"]] },
]
now = { active = "Ox", momentum = { blue = 1 } }
[[case]]
name = "it last"
script = ["red: attack Shark", "blue: react counter", "dice: 1 1", "blue: react counter", "dice: 4 1 1", "blue: pick 1.1", "blue: choose Boar"]
expect = ["attack Shark on Ox", "damaged Ox 1", "fired Shark wide-swing", "damaged Ox 1", "damaged Boar 1", "asked: blue next-out Ox, Boar", "removed Boar", "removed Ox", "activation ended Ox"]
[[case]]
name = "it first, and the other is taken out by the same model before the activation ends"
script = ["red: attack Shark", "blue: react counter", "dice: 1 1", "blue: react counter", "dice: 4 1 1", "blue: pick 1.1", "blue: choose Ox"]
expect = ["removed Ox", "momentum blue +1 take down", "removed Boar", "momentum blue +1 take down", "activation ended Ox"]
"#,
    );
}

#[test]
fn who_is_pushed_off_the_pitch_by_what_fires_in_its_own_action_is_taken_out_by_nobody() {
    check(
        "against a Big Belly",
        r#"
setup = { vp = 20 }
piece = [
    { name = "Ox", seat = "red", at = [200, 3048], influence = 2, tac = 2, playbook = [["1"]] },
    { name = "Bull", seat = "red", at = [5000, 5000] },
    { name = "Shark", seat = "blue", at = [600, 3048], melee = 0, abilities = ["big-belly"] },
]
now = { active = "Ox" }
script = ["red: attack Shark", "dice: 4 1", "red: pick 1.1", "blue: line (100, 3048)"]
expect = ["fired Shark big-belly", "left pitch Ox", "removed Ox", "vp blue +2", "activation ended Ox", "never: momentum"]
"#,
    );
}

#[test]
fn a_charge_that_fails_in_an_enemys_activation_does_not_end_that() {
    check(
        "a counter-charge brought down on its way",
        r#"
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], mov = [6, 8], abilities = ["counter-charge"] },
    { name = "Shark", seat = "blue", at = [5000, 2000], mov = [6, 8], melee = 0 },
    { name = "Eel", seat = "blue", at = [2500, 2500], tac = 2, playbook = [["kd"]] },
]
now = { active = "Shark" }
script = ["blue: jog", "blue: path (3600, 2000)", "red: yes", "red: line (3200, 2000)", "blue: yes", "dice: 4 1 1 1", "blue: pick 1.1"]
expect = ["fired Ox counter-charge", "suffers Ox knocked down", "charge failed Ox", "asked: blue act Shark", "never: activation ended"]
"#,
    );
    check(
        "a charge brought down on its way",
        r#"
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], influence = 2, mov = [6, 8] },
    { name = "Shark", seat = "blue", at = [3600, 2000], mov = [6, 8], melee = 0 },
    { name = "Eel", seat = "blue", at = [2500, 2500], tac = 2, playbook = [["kd"]] },
]
now = { active = "Ox", momentum = { blue = 1 } }
script = ["red: charge Shark", "blue: react stance", "red: line (3200, 2000)", "blue: yes", "dice: 4 1 1 1", "blue: pick 1.1"]
expect = ["stance Shark", "suffers Ox knocked down", "charge failed Ox", "stance over", "activation ended Ox"]
"#,
    );
}

#[test]
fn reactions_are_offered_as_far_as_they_may_be_declared_and_paid() {
    check(
        "one enemy has had its Counter-Attack",
        r#"
proves = ["GB-MOM-21", "GB-MOM-23", "GB-MOM-27", "GB-MOM-28"]
piece = [
    { name = "Ox", seat = "red", at = [1000, 3048], mov = [6, 8], influence = 2, tac = 2, playbook = [["1"]] },
    { name = "Bull", seat = "red", at = [2400, 2600], influence = 1, tac = 2, playbook = [["1"]] },
    { name = "Shark", seat = "blue", at = [2400, 3048], tac = 2, playbook = [["1"]], countered = ["Ox", "Bull"] },
    { name = "Eel", seat = "blue", at = [2400, 2200], tac = 2, playbook = [["1"]], conditions = ["knocked down"] },
    { name = "Ray", seat = "blue", at = [2800, 2600], tac = 2, playbook = [["1"]] },
]
[now]
next = "red"
momentum = { blue = 1 }
[[case]]
name = "a charge may still be met by a stance"
script = ["red: activate Ox", "red: charge Shark", "blue: react counter", "blue: react stance", "red: line (2000, 3048)", "dice: 1 1 1 1 1 1 1"]
expect = ["asked: blue react Shark", "refused: GB-MOM-23", "stance Shark"]
[[case]]
name = "an attack by nothing"
script = ["red: activate Bull", "red: attack Shark"]
expect = ["attack Bull on Shark", "asked: chance roll", "never: asked: blue react"]
[[case]]
name = "nor by one on the ground"
script = ["red: activate Bull", "red: attack Eel"]
expect = ["attack Bull on Eel", "asked: chance roll", "never: asked: blue react"]
[[case]]
name = "one MP pays for one of the two"
script = ["red: activate Bull", "red: attack Ray", "blue: react stance", "blue: react counter", "dice: 1", "blue: react none"]
expect = ["asked: blue react Ray", "refused: GB-MOM-28", "counter Ray on Bull", "blue.momentum = 0"]
"#,
    );
}

#[test]
fn after_a_parting_blow_models_are_repositioned_as_ever() {
    check(
        "a dodge after a jog",
        r#"
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], influence = 1, hp = 12, abilities = ["acrobatic"] },
    { name = "Shark", seat = "blue", at = [2000, 2400], tac = 2, abilities = ["knockback", "last-word"], playbook = [["1"]] },
]
now = { active = "Ox" }
script = ["red: jog", "red: path (3000, 2000)", "blue: yes", "dice: 4 1 1 1", "blue: pick 1.1", "red: go on", "red: use acrobatic", "red: path (3400, 2000)"]
expect = ["parting blow Shark on Ox", "damaged Ox 1", "moved Ox jog (3000, 2000)", "moved Ox dodge (3400, 2000)", "never: fired"]
"#,
    );
}

#[test]
fn what_lasts_for_an_attack_is_over_before_the_counter_attack() {
    check(
        "an eclipse that was left",
        r#"
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], influence = 2, tac = 2, abilities = ["lunar-eclipse"], playbook = [["1"]] },
    { name = "Shark", seat = "blue", at = [2400, 3048], tac = 2, playbook = [["1"]] },
]
now = { active = "Ox", momentum = { blue = 1 } }
script = ["red: attack Shark", "blue: react counter", "dice: 4 1", "red: pick 1.1", "red: no", "blue: react counter", "dice: 1 1"]
expect = ["attached lunar-eclipse to Shark", "asked: blue counter Shark on Ox", "effects over action", "attack Shark on Ox"]
"#,
    );
}

#[test]
fn whom_a_play_of_the_playbook_brings_to_0_hp_goes_out_with_the_attack() {
    check(
        "the other results come first",
        r#"
proves = ["GB-TIME-23", "GB-TIME-28"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], influence = 2, tac = 3, abilities = ["dirty-knives"], playbook = [["play1"], ["dodge1 play1"]] },
    { name = "Shark", seat = "blue", at = [2400, 2000], def = 4, hp = 10, hp_now = 1 },
    { name = "Eel", seat = "blue", at = [1000, 5500] },
]
now = { active = "Ox" }
script = ["red: attack Shark", "dice: 4 4 1", "red: pick 2.1", "red: step first icon", "red: use dirty-knives on Shark", "red: path (2000, 2200)"]
expect = [
    "damaged Shark 1", "suffers Shark poison", "asked: red path Ox dodge 254", "moved Ox dodge (2000, 2200)", "removed Shark", "vp red +2",
    "asked: red act Ox",
]
"#,
    );
}

#[test]
fn a_play_of_the_playbook_need_not_be_aimed_at_anybody() {
    check(
        "Clone",
        r#"
proves = ["GB-PB-20"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], influence = 2, tac = 1, abilities = ["clone"], playbook = [["play1"]] },
    { name = "Shark", seat = "blue", at = [2400, 2000], def = 4 },
]
now = { active = "Ox" }
script = ["red: attack Shark", "dice: 4", "red: pick 1.1", "red: use clone"]
expect = ["asked: red icon 1 Ox on Shark", "used Ox clone", "attached clone to Ox", "asked: red act Ox", "Ox.influence = 1"]
"#,
    );
}

#[test]
fn what_is_added_to_an_attack_comes_where_nothing_can_be_picked() {
    check(
        "a tackle of nobody's ball, and a dodge",
        r#"
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], influence = 1, tac = 1, abilities = ["unorthodox"], playbook = [["tackle"]] },
    { name = "Shark", seat = "blue", at = [2400, 2000], def = 4, conditions = ["snared"] },
]
now = { active = "Ox" }
script = ["red: attack Shark", "dice: 6", "red: path (2000, 2400)"]
expect = ["net hits Ox on Shark 1", "asked: red path Ox dodge 508", "moved Ox dodge (2000, 2400)", "asked: red act Ox", "never: asked: red playbook"]
"#,
    );
}
