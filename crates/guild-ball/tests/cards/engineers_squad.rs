//! Salvo, Colossus and Spade of the Engineers.

use super::check;

#[test]
fn salvo_strikes_and_slips_away() {
    check(
        "Swift Strikes",
        r#"
proves = ["GB-STAT-11"]
piece = [
    { name = "Salvo", seat = "red", card = "salvo", at = [2000, 3048], influence = 3 },
    { name = "Ox", seat = "blue", at = [2400, 3048], influence = 1, playbook = [["1"]] },
]
now = { active = "Salvo", momentum = { blue = 1 } }
[[case]]
name = "a dodge of 2 inches after damage"
script = ["red: attack Ox", "blue: react none", "dice: 4 1 1 1 1", "red: pick 1.1", "red: yes", "red: path (1492, 3048)"]
expect = ["damaged Ox 1", "fired Salvo swift-strikes", "moved Salvo dodge (1492, 3048)"]
[[case]]
name = "after a play too"
script = ["red: use arrow-to-the-knee on Ox", "dice: 4 1", "red: yes", "red: path (1492, 3048)"]
expect = ["attached arrow-to-the-knee to Ox", "damaged Ox 2", "moved Salvo dodge (1492, 3048)"]
[[case]]
name = "not without damage"
script = ["red: attack Ox", "blue: react none", "dice: 4 1 1 1 1", "red: pick 1.2", "red: path (2000, 3302)"]
expect = ["moved Salvo dodge (2000, 3302)", "never: fired"]
"#,
    );
    check(
        "Swift Strikes outside the own activation",
        r#"
piece = [
    { name = "Salvo", seat = "red", card = "salvo", at = [2000, 3048] },
    { name = "Ox", seat = "blue", at = [2400, 3048], influence = 1, playbook = [["1"]] },
]
now = { active = "Ox", momentum = { red = 1 } }
[[case]]
name = "a Counter-Attack damages and no more"
script = ["blue: attack Salvo", "red: react counter", "dice: 1 1 1 1", "red: react counter", "dice: 4 1 1 1 1", "red: pick 1.1"]
expect = ["counter Salvo on Ox", "damaged Ox 1", "asked: blue act Ox", "never: fired"]
"#,
    );
}

#[test]
fn salvo_shoots() {
    check(
        "Arrow to the Knee, Floored Bolt, Tether Ball, Locked & Loaded",
        r#"
proves = ["GB-HERO-01", "GB-PLAY-09", "GB-PLAY-17"]
piece = [
    { name = "Salvo", seat = "red", card = "salvo", abilities = ["arrow-to-the-knee", "floored-bolt", "tether-ball", "locked-and-loaded"], at = [2000, 2000], influence = 3 },
    { name = "Kicker", seat = "blue", at = [2000, 3000], kick = [4, 6] },
    { name = "Mate", seat = "blue", at = [2600, 3000] },
]
now = { active = "Salvo", momentum = { red = 1 }, ball = [3200, 2000] }
[[case]]
name = "two dice and 2 inches less to kick with"
script = ["red: use arrow-to-the-knee on Kicker", "red: no", "dice: 4 1"]
expect = ["attached arrow-to-the-knee to Kicker", "damaged Kicker 2"]
[[case]]
name = "down and 2 damage"
script = ["red: use floored-bolt on Kicker", "red: no", "dice: 4 1"]
expect = ["suffers Kicker knocked down", "damaged Kicker 2"]
[[case]]
name = "the free ball comes without a test"
script = ["red: use tether-ball"]
expect = ["used Salvo tether-ball", "ball Salvo effect", "Salvo.influence = 1", "ball = Salvo"]
[[case]]
name = "one play for nothing"
script = ["red: use locked-and-loaded", "red: use tether-ball free", "red: use floored-bolt on Kicker", "dice: 1 1"]
expect = ["momentum red -1 heroic", "spent locked-and-loaded of Salvo", "ball Salvo effect", "paid Salvo 2", "Salvo.influence = 1"]
[[case]]
name = "not without the heroic play"
script = ["red: use tether-ball free"]
expect = ["refused: GB-INF-10"]
"#,
    );
    check(
        "Tether Ball too far away",
        r#"
proves = ["GB-PLAY-03"]
piece = [
    { name = "Salvo", seat = "red", card = "salvo", at = [2000, 2000], influence = 3 },
]
now = { active = "Salvo", ball = [2000, 3825] }
[[case]]
name = "beyond 6 inches"
script = ["red: use tether-ball"]
expect = ["refused: GB-PLAY-03"]
"#,
    );
}

#[test]
fn colossus_keeps_the_ball_and_his_place() {
    check(
        "Close Control and Stoic",
        r#"
proves = ["GB-PB-07", "GB-PB-14", "GB-PB-18"]
piece = [
    { name = "Ram", seat = "red", at = [2000, 3048], tac = 5, influence = 3, playbook = [["m tackle", "m push2"], ["m push1 tackle"]] },
    { name = "Colossus", seat = "blue", card = "colossus", at = [2450, 3048], melee = 0, ball = true },
]
now = { active = "Ram" }
[[case]]
name = "the first tackle is ignored, and no MP for it"
script = [
    "red: attack Colossus", "dice: 2 2 2 1 1", "red: pick 1.1", "blue: yes",
    "red: attack Colossus", "dice: 2 2 2 1 1", "red: pick 1.1",
]
expect = ["ignored Colossus close-control", "ball Ram tackle", "red.momentum = 1"]
[[case]]
name = "the first push is ignored, and no MP for it"
script = [
    "red: attack Colossus", "dice: 2 2 2 1 1", "red: pick 1.2", "blue: yes",
    "red: attack Colossus", "dice: 2 2 2 1 1", "red: pick 1.2", "red: line (2958, 3048)",
]
expect = ["ignored Colossus stoic", "red.momentum = 1", "Colossus.at = (2958, 3048)"]
[[case]]
name = "both effects ignored"
script = ["red: attack Colossus", "dice: 2 2 2 2 1", "red: pick 2.1", "red: step push", "blue: yes", "blue: yes"]
expect = ["ignored Colossus stoic", "ignored Colossus close-control", "red.momentum = 0"]
[[case]]
name = "one of two is ignored"
script = ["red: attack Colossus", "dice: 2 2 2 2 1", "red: pick 2.1", "red: step push", "blue: yes", "blue: no"]
expect = ["ignored Colossus stoic", "ball Ram tackle", "red.momentum = 1"]
"#,
    );
}

#[test]
fn colossus_singles_out_and_arrives() {
    check(
        "Singled Out and Unexpected Arrival",
        r#"
proves = ["GB-PLAY-06"]
piece = [
    { name = "Colossus", seat = "red", card = "colossus", at = [3000, 3048], influence = 2 },
    { name = "One", seat = "blue", at = [3500, 3048], melee = 0, def = 2 },
    { name = "Two", seat = "blue", at = [2500, 3048], melee = 0, def = 2 },
    { name = "Friend", seat = "red", at = [3000, 3600], melee = 0 },
]
now = { active = "Colossus" }
[[case]]
name = "2 TAC more against that model"
script = ["red: attack One", "dice: 2 1 1 1 1", "red: pick 1.2", "red: use singled-out on One", "red: attack One", "red: no", "dice: 1 1 1 1 1 1 1"]
expect = ["attached singled-out to One", "asked: chance roll 7d6"]
[[case]]
name = "not against another"
script = ["red: attack One", "dice: 2 1 1 1 1", "red: pick 1.2", "red: use singled-out on One", "red: attack Two", "red: no", "dice: 1 1 1 1 1"]
expect = ["attached singled-out to One", "asked: chance roll 5d6"]
[[case]]
name = "only the target of the attack"
script = ["red: attack One", "dice: 2 1 1 1 1", "red: pick 1.2", "red: use singled-out on Two", "red: no"]
expect = ["refused: GB-PLAY-06", "never: attached"]
[[case]]
name = "every enemy within 3 inches flies 4 inches"
script = ["red: attack One", "dice: 2 2 2 2 1", "red: pick 4.2", "red: use unexpected-arrival", "red: choose One", "red: line (4516, 3048)", "red: line (1484, 3048)"]
expect = ["used Colossus unexpected-arrival", "One.at = (4516, 3048)", "Two.at = (1484, 3048)", "Friend.at = (3000, 3600)"]
"#,
    );
}

#[test]
fn colossus_treads_lightly() {
    check(
        "Light Footed",
        r#"
piece = [
    { name = "Colossus", seat = "red", card = "colossus", at = [2000, 2000] },
    { name = "Plain", seat = "red", at = [3000, 2000], mov = [6, 8], base = 50 },
]
now = { next = "red" }
[[terrain]]
kind = "rough"
corners = [[1000, 2300], [4000, 2300], [4000, 2900], [1000, 2900]]
[[case]]
name = "6 inches through rough ground"
script = ["red: activate Colossus", "red: jog", "red: path (2000, 3524)"]
expect = ["Colossus.at = (2000, 3524)"]
[[case]]
name = "another loses 2 inches"
script = ["red: activate Plain", "red: jog", "red: path (3000, 3524)"]
expect = ["refused: GB-TERR-06"]
"#,
    );
}

#[test]
fn spade_digs_and_blasts() {
    check(
        "Close Control, Diggy Hole, Controlled Explosion",
        r#"
proves = ["GB-GEO-10", "GB-PLAY-08"]
piece = [
    { name = "Spade", seat = "red", card = "spade", at = [2000, 2000], influence = 3, ball = true },
    { name = "Mark", seat = "blue", at = [2000, 3600] },
    { name = "Far", seat = "blue", at = [2000, 4200] },
    { name = "Tackler", seat = "blue", at = [2400, 2000], influence = 1, playbook = [["m tackle"]] },
]
now = { active = "Spade" }
[[case]]
name = "placed within 2 inches"
script = ["red: use diggy-hole", "red: spot (1500, 2600)", "red: use diggy-hole"]
expect = ["paid Spade 1", "placed Spade (1500, 2600)", "refused: GB-PLAY-08", "never: parting"]
[[case]]
name = "an enemy within 6 inches is pushed 2 inches anywhere, without a test"
script = ["red: use controlled-explosion", "red: choose Mark", "red: line (2508, 3600)"]
expect = ["asked: red pick-for controlled-explosion: Mark, Tackler", "Mark.at = (2508, 3600)", "never: rolled"]
[[case]]
name = "the first tackle is ignored"
script = ["red: end", "blue: activate Tackler", "blue: attack Spade", "dice: 4 4 1 1", "blue: pick 1.1", "red: yes"]
expect = ["ignored Spade close-control", "ball = Spade", "blue.momentum = 0"]
"#,
    );
}
