//! Kraken and Greyscales of the Fishermen.

use super::check;

#[test]
fn kraken_draws_in() {
    check(
        "Gravity Well",
        r#"
proves = ["GB-TIME-04", "GB-GEO-06"]
piece = [
    { name = "Kraken", seat = "blue", card = "kraken", at = [1500, 3048] },
    { name = "Ox", seat = "red", at = [1500, 1500], mov = [6, 9], tac = 2, influence = 2 },
    { name = "Boar", seat = "red", at = [1500, 4500], mov = [5, 7] },
]
now = { active = "Ox" }
[[case]]
name = "an enemy that ends an advance engaging him is pulled in"
script = ["red: jog", "red: path (1500, 2450)", "blue: line (1500, 2698)"]
expect = ["fired Kraken gravity-well", "Ox.at = (1500, 2698)", "Ox contacts Kraken = yes"]
[[case]]
name = "on a charge before the attack"
script = ["red: charge Kraken", "red: line (1500, 2450)", "blue: line (1500, 2698)", "dice: 1 1 1 1 1 1"]
expect = ["fired Kraken gravity-well", "Ox.at = (1500, 2698)", "rolled attack Ox 1 1 1 1 1 1 needs 3"]
[[case]]
name = "not one that he alone engages"
script = ["red: jog", "red: path (1500, 2440)", "red: end"]
expect = ["activation ended Ox", "never: fired", "Ox.at = (1500, 2440)"]
"#,
    );
}

#[test]
fn kraken_protects_his_own() {
    check(
        "Protective Instinct",
        r#"
proves = ["GB-STAT-11"]
piece = [
    { name = "Kraken", seat = "blue", card = "kraken", at = [2450, 3048] },
    { name = "Small", seat = "blue", at = [2000, 3448], melee = 0 },
    { name = "Ox", seat = "red", at = [2000, 3048], tac = 4, influence = 2, playbook = [["1"], ["2"]] },
]
now = { active = "Ox" }
[[case]]
name = "no attack against anybody else"
script = ["red: attack Small", "red: attack Kraken", "dice: 3 3 1 1", "red: pick 1.1"]
expect = ["refused: GB-CONV-06", "attack Ox on Kraken", "picked Ox 1.1", "never: damaged"]
"#,
    );
    check(
        "Protective Instinct from afar",
        r#"
proves = ["GB-ATK-02"]
piece = [
    { name = "Kraken", seat = "blue", card = "kraken", at = [2700, 3048] },
    { name = "Small", seat = "blue", at = [2000, 3448], melee = 0 },
    { name = "Ox", seat = "red", at = [2000, 3048], tac = 4, influence = 2, playbook = [["1"], ["2"]] },
]
now = { active = "Ox" }
[[case]]
name = "he engages, but is not engaged"
script = ["expect: Kraken engages Ox = yes", "expect: Ox engages Kraken = no", "red: attack Small", "dice: 4 1 1", "red: pick 1.1"]
expect = ["attack Ox on Small", "damaged Small 1"]
"#,
    );
}

#[test]
fn kraken_drags() {
    check(
        "Drag",
        r#"
proves = ["GB-GEO-09", "GB-RUL-76"]
piece = [
    { name = "Kraken", seat = "red", card = "kraken", at = [3000, 2000], influence = 3 },
    { name = "Prey", seat = "blue", at = [3000, 3800] },
]
now = { active = "Kraken" }
[[case]]
name = "6 inches towards him, up to his base"
script = ["red: use drag on Prey", "dice: 4 1", "red: line (3000, 2276)"]
expect = ["paid Kraken 2", "Prey.at = (3000, 2350)", "Prey contacts Kraken = yes"]
"#,
    );
}

#[test]
fn greyscales_moves_out_of_the_way() {
    check(
        "Unpredictable Movement",
        r#"
proves = ["GB-TIME-10", "GB-TIME-11", "GB-CHG-06", "GB-DEF-10"]
piece = [
    { name = "Greyscales", seat = "blue", card = "greyscales", at = [1500, 3048] },
    { name = "Ox", seat = "red", at = [1500, 1500], mov = [5, 7], tac = 2, influence = 3, playbook = [["1"]] },
    { name = "Boar", seat = "red", at = [800, 1500] },
]
now = { active = "Ox" }
[[case]]
name = "a dodge of 2 inches when an enemy ends its advance in the zone"
script = ["red: jog", "red: path (1500, 2400)", "blue: yes", "blue: path (1500, 3556)"]
expect = ["asked: blue trigger unpredictable-movement of Greyscales", "Greyscales.at = (1500, 3556)"]
[[case]]
name = "on a charge the engagement was checked before, but there is nobody left to attack"
script = ["red: charge Greyscales", "red: line (1500, 2600)", "blue: yes", "blue: path (1500, 3556)"]
expect = ["moved Greyscales dodge (1500, 3556)", "never: charge failed", "never: rolled attack", "asked: red act Ox"]
[[case]]
name = "on a charge with a dodge that stays near the attack is made"
script = ["red: charge Greyscales", "red: line (1500, 2600)", "blue: yes", "blue: path (1500, 3100)", "dice: 1 1 1 1 1 1"]
expect = ["moved Greyscales dodge (1500, 3100)", "rolled attack Ox 1 1 1 1 1 1 needs 4"]
[[case]]
name = "not outside the zone"
script = ["red: jog", "red: path (1500, 2200)", "red: end"]
expect = ["activation ended Ox", "never: fired"]
[[case]]
name = "once per turn"
script = [
    "red: jog", "red: path (1500, 2600)", "blue: yes", "blue: stay", "red: end", "blue: activate Greyscales", "blue: end",
    "red: activate Boar", "red: jog", "red: path (1200, 2650)", "expect: Greyscales engages Boar = yes", "red: end",
]
expect = ["fired Greyscales unpredictable-movement", "moved Boar jog (1200, 2650)", "activation ended Boar"]
[[case]]
name = "at whichever enemy is the first"
script = ["red: end", "blue: activate Greyscales", "blue: end", "red: activate Boar", "red: jog", "red: path (1200, 2650)", "blue: yes", "blue: stay"]
expect = ["moved Boar jog (1200, 2650)", "fired Greyscales unpredictable-movement"]
"#,
    );
}

#[test]
fn greyscales_steals_and_passes() {
    check(
        "Ball's Gone!",
        r#"
proves = ["GB-PLAY-05", "GB-PB-20"]
piece = [
    { name = "Greyscales", seat = "red", card = "greyscales", at = [2000, 3048], influence = 1 },
    { name = "Holder", seat = "blue", at = [2400, 3048], ball = true, melee = 0 },
    { name = "Jac", seat = "red", card = "jac", at = [2000, 2000] },
]
now = { active = "Greyscales" }
[[case]]
name = "the ball and a pass for nothing"
script = [
    "red: attack Holder", "dice: 4 4 4 1 1", "red: pick 3.1", "red: use balls-gone on Holder", "red: pass Jac", "red: no", "dice: 4 1 1", "red: no",
]
expect = ["ball Greyscales effect", "kick Greyscales at Jac", "ball Jac pass", "Greyscales.influence = 0"]
[[case]]
name = "the ball is kept"
script = ["red: attack Holder", "dice: 4 4 4 1 1", "red: pick 3.1", "red: use balls-gone on Holder", "red: no"]
expect = ["ball Greyscales effect", "never: kick", "ball = Greyscales"]
"#,
    );
}

#[test]
fn a_decoy_draws_the_next_attack() {
    check(
        "Decoy",
        r#"
proves = ["GB-PLAY-04", "GB-PLAY-07"]
piece = [
    { name = "Greyscales", seat = "red", card = "greyscales", at = [2000, 3048], influence = 2 },
    { name = "Boiler", seat = "blue", card = "boiler", at = [2500, 3048], influence = 4 },
]
now = { active = "Greyscales" }
[[case]]
name = "DEF two more against the next attack only"
script = [
    "red: use decoy", "red: end", "blue: activate Boiler", "blue: attack Greyscales", "dice: 5 5 5 5 5",
    "blue: attack Greyscales", "dice: 1 1 1 1 1",
]
expect = [
    "attached decoy to Greyscales", "rolled attack Boiler 5 5 5 5 5 needs 6", "spent decoy of Greyscales", "rolled attack Boiler 1 1 1 1 1 needs 4",
]
[[case]]
name = "or against the next play"
script = [
    "red: use decoy", "red: end", "blue: activate Boiler", "blue: use marked-target on Greyscales", "dice: 5",
    "blue: use marked-target on Greyscales", "dice: 1",
]
expect = ["rolled play Boiler 5 needs 6", "spent decoy of Greyscales", "rolled play Boiler 1 needs 4"]
"#,
    );
}

#[test]
fn a_decoy_draws_a_play_that_needs_no_test() {
    check(
        "Decoy and a play from the playbook",
        r#"
proves = ["GB-PLAY-14"]
piece = [
    { name = "Ox", seat = "red", card = "ox", at = [2000, 3048], influence = 2 },
    { name = "Plain", seat = "blue", at = [2400, 3048], melee = 0 },
    { name = "Greyscales", seat = "blue", card = "greyscales", at = [2000, 3448], influence = 1 },
    { name = "Shark", seat = "blue", card = "shark", at = [2000, 4200], influence = 2 },
]
now = { active = "Greyscales" }
[[case]]
name = "it is used up by it"
script = [
    "blue: use decoy", "blue: end", "red: activate Ox", "red: attack Plain", "dice: 4 4 4 1 1 1", "red: pick 2.2", "red: step damage", "red: use they-aint-tough on Greyscales",
    "red: attack Greyscales", "dice: 1 1 1 1 1 1 1",
]
expect = ["spent decoy of Greyscales", "play hit Greyscales they-aint-tough", "rolled attack Ox 1 1 1 1 1 1 1 needs 4"]
[[case]]
name = "but not by a friend's play"
script = [
    "blue: use decoy", "blue: end", "red: activate Ox", "red: end", "blue: activate Shark", "blue: use quick-foot on Greyscales",
]
expect = ["attached quick-foot to Greyscales", "never: spent decoy"]
"#,
    );
}

#[test]
fn greyscales_is_gone() {
    check(
        "Where'd They Go?",
        r#"
proves = ["GB-PLAY-08"]
piece = [
    { name = "Greyscales", seat = "red", card = "greyscales", at = [2000, 3048], influence = 2 },
    { name = "Ox", seat = "blue", at = [2500, 3048] },
]
now = { active = "Greyscales" }
[[case]]
name = "4 inches without a parting blow"
script = ["red: use whered-they-go", "red: path (2000, 4064)", "red: use whered-they-go"]
expect = ["Greyscales.at = (2000, 4064)", "refused: GB-PLAY-08", "never: parting"]
"#,
    );
}
