//! The turn sequence and recovery.

use super::check;

#[test]
fn plans_are_picked_in_secret_and_the_higher_total_decides() {
    check(
        "initiative",
        r#"
proves = ["GB-TURN-02", "GB-TURN-03", "GB-TURN-05", "GB-PLAN-03", "GB-RUL-03"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], inf = [4, 6] },
    { name = "Shark", seat = "blue", at = [2000, 4000], inf = [4, 6] },
]
[now]
phase = "initiative"
hand = { red = ["Lone Striker", "Dig Deep"], blue = ["Hunker Down", "Full-Back"] }
[[case]]
name = "red decides for itself"
script = ['blue: plan "Hunker Down"', 'red: plan "Lone Striker"', "red: initiative red", "red: influence Ox 3"]
expect = [
    "asked: red plan",
    "asked: blue plan",
    'revealed "Lone Striker", "Hunker Down"',
    "asked: red initiative",
    "initiative red",
    "momentum blue +1 second",
    "pool red 3",
    "pool blue 5",
    'red.current = "Lone Striker"',
    'red.hand = "Dig Deep"',
    "never: rolled",
]
[[case]]
name = "a plan that is not in the hand"
script = ['red: plan "Full-Back"']
expect = ["refused: GB-TURN-02"]
[[case]]
name = "a pick may be changed until the other has picked"
script = ['red: plan "Lone Striker"', 'red: plan "Dig Deep"', 'blue: plan "Full-Back"']
expect = ['revealed "Dig Deep", "Full-Back"', "asked: blue initiative"]
"#,
    );
}

#[test]
fn unspent_momentum_counts_for_the_initiative() {
    check(
        "momentum and initiative",
        r#"
proves = ["GB-TURN-04", "GB-TURN-08", "GB-TURN-09"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000] },
    { name = "Shark", seat = "blue", at = [2000, 4000] },
]
[now]
phase = "initiative"
momentum = { red = 4, blue = 1 }
hand = { red = ["Get Back in There"], blue = ["Full-Back"] }
[[case]]
name = "3 and 4 against 5 and 1"
script = ['red: plan "Get Back in There"', 'blue: plan "Full-Back"', "red: initiative red"]
expect = ["asked: red initiative", "momentum reset", "momentum blue +1 second", "red.momentum = 0", "blue.momentum = 1"]
"#,
    );
}

#[test]
fn the_initiative_player_completes_maintenance_first() {
    check(
        "maintenance",
        r#"
proves = ["GB-TURN-01", "GB-TURN-10", "GB-TURN-13", "GB-TURN-14"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], inf = [3, 4] },
    { name = "Shark", seat = "blue", at = [2000, 4000], inf = [2, 4] },
]
now = { phase = "maintenance", initiative = "blue", next = "blue" }
[[case]]
name = "blue, then red, then blue activates"
script = ["blue: influence Shark 2", "red: influence Ox 2"]
expect = [
    "asked: blue allocate 2",
    "allocated Shark 2",
    "pool red 3",
    "asked: red allocate 3",
    "allocated Ox 2",
    "pool lost red",
    "phase activation",
    "asked: blue activate",
    "red.pool = 0",
]
[[case]]
name = "no more than the pool"
script = ["blue: influence Shark 3"]
expect = ["asked: blue allocate 2", "refused: GB-TURN-13"]
"#,
    );
}

#[test]
fn players_take_turns_and_nobody_passes() {
    check(
        "activations",
        r#"
proves = ["GB-TURN-14", "GB-TURN-15", "GB-TURN-18", "GB-RUL-23", "GB-TURN-01"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000] },
    { name = "Boar", seat = "red", at = [3000, 2000] },
    { name = "Goat", seat = "red", at = [4000, 2000] },
    { name = "Shark", seat = "blue", at = [2000, 4000] },
]
now = { next = "red", turn = 1, hand = { red = ["Dig Deep"], blue = ["Full-Back"] } }
[[case]]
name = "red goes on alone when blue has nobody left"
script = [
    "red: activate Ox", "red: end",
    "blue: activate Shark", "blue: end",
    "red: activate Ox", "red: activate Shark", "red: activate Boar", "red: end",
    "red: activate Goat", "red: end",
]
expect = [
    "activated Ox", "asked: blue activate", "activated Shark", "asked: red activate",
    "refused: GB-TURN-15", "refused: GB-TURN-14",
    "activated Boar", "asked: red activate", "activated Goat", "phase end", "turn 2", "phase initiative",
]
"#,
    );
}

#[test]
fn the_end_phase_discards_influence_and_plans() {
    check(
        "end phase",
        r#"
proves = ["GB-TURN-22", "GB-TURN-23", "GB-TURN-24", "GB-TURN-25", "GB-RUL-18"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], influence = 3 },
    { name = "Shark", seat = "blue", at = [2000, 4000], influence = 2, activated = true },
]
[now]
active = "Ox"
momentum = { red = 2, blue = 1 }
hand = { blue = ["Full-Back"] }
away = { red = ["Wing Backs", "Grudge Match"] }
discard = { red = ["Dig Deep"] }
current = { red = "Lone Striker", blue = "Hunker Down" }
[[case]]
name = "the empty hand is taken up again without the plans put away"
script = ["red: end"]
expect = [
    "phase end",
    "influence discarded",
    "plans discarded",
    "new hand red",
    "turn 3",
    "never: new hand blue",
    "Ox.influence = 0",
    "Shark.influence = 0",
    "red.momentum = 2",
    'red.hand = "Dig Deep", "Lone Striker"',
    'blue.hand = "Full-Back"',
    'blue.discard = "Hunker Down"',
    "red.current = none",
]
"#,
    );
}

#[test]
fn models_taken_out_return_at_their_edge_and_may_jog() {
    check(
        "recovery",
        r#"
proves = ["GB-REC-01", "GB-REC-02", "GB-REC-04", "GB-TURN-11", "GB-STAT-16"]
piece = [
    { name = "Ox", seat = "red", hp = 14, hp_now = 0, recovery = 6, conditions = ["taken out"], mov = [5, 7] },
    { name = "Boar", seat = "red", hp = 14, hp_now = 9, recovery = 6, conditions = ["taken out"] },
    { name = "Shark", seat = "blue", at = [2000, 4000] },
]
now = { phase = "maintenance", initiative = "red", next = "red" }
script = ["red: choose Ox", "red: spot (2000, 150)", "red: path (2000, 1420)", "red: spot (150, 2540)", "red: stay", "red: influence none"]
expect = [
    "asked: red place return of Ox",
    "returned Ox (2000, 150) hp 6",
    "asked: red path Ox jog 1270",
    "moved Ox jog (2000, 1420)",
    "asked: red place return of Boar",
    "returned Boar (150, 2540) hp 9",
    "pool red 4",
    "Ox.conditions = none",
    "Ox.activated = no",
]
"#,
    );
}

#[test]
fn a_return_jog_is_an_advance_and_no_activation() {
    check(
        "a return jog to the ball",
        r#"
proves = ["GB-RUL-21", "GB-DEF-07"]
piece = [
    { name = "Ox", seat = "red", hp_now = 0, recovery = 6, conditions = ["taken out"], abilities = ["shadow-like", "hard-taskmaster"] },
    { name = "Boar", seat = "red", at = [2600, 150], hp = 10 },
    { name = "Shark", seat = "blue", at = [2000, 4000] },
]
now = { phase = "maintenance", initiative = "red", next = "red", ball = [2000, 1000] }
script = ["red: spot (2000, 150)", "red: path (2000, 600)", "red: yes"]
expect = [
    "returned Ox (2000, 150) hp 6", "asked: red path Ox jog", "asked: red snap Ox", "ball Ox snap", "moved Ox jog (2000, 600)",
    "asked: red allocate", "never: asked: red trigger", "never: fired Ox", "never: activated", "ball = Ox", "Boar.hp = 10",
]
"#,
    );
}

#[test]
fn a_returning_model_touches_its_own_edge() {
    check(
        "where models return",
        r#"
proves = ["GB-REC-03", "GB-RUL-21", "GB-GEO-12", "GB-GEO-11", "GB-GEO-13"]
piece = [
    { name = "Ox", seat = "red", hp_now = 0, conditions = ["taken out"] },
    { name = "Boar", seat = "red", at = [2000, 150] },
    { name = "Shark", seat = "blue", at = [2000, 4000] },
]
now = { phase = "maintenance", initiative = "red", next = "red" }
script = [
    "red: spot (2000, 1000)",
    "red: spot (150, 2541)",
    "red: spot (3000, 5946)",
    "red: spot (2200, 150)",
    "red: spot (3000, 149)",
    "red: spot (3048, 1000)",
]
expect = [
    "refused: GB-REC-03",
    "refused: GB-RUL-21",
    "refused: GB-RUL-21",
    "refused: GB-GEO-12",
    "refused: GB-GEO-13",
    "refused: GB-GEO-11",
]
"#,
    );
}

#[test]
fn the_kicker_plays_its_first_turn_like_everybody() {
    check(
        "turn one",
        r#"
proves = ["GB-SETUP-15", "GB-SETUP-16"]
piece = [
    { name = "Ox", seat = "red", at = [3000, 2000], kick = [2, 6], ball = true },
    { name = "Shark", seat = "blue", at = [1000, 4500] },
]
now = { phase = "kick-off" }
script = [
    "red: stay", "red: spot (3000, 3700)", "dice: 1 1 | 4 1",
    "blue: influence none", "red: influence Ox 2",
    "blue: activate Shark", "blue: end", "red: activate Ox",
]
expect = ["turn 1", "phase maintenance", "allocated Ox 2", "phase activation", "activated Ox", "asked: red act Ox", "never: phase initiative"]
"#,
    );
}

#[test]
fn the_end_phase_has_a_fixed_order() {
    check(
        "order of the end phase",
        r#"
proves = ["GB-RUL-02", "GB-TURN-20", "GB-TURN-21", "GB-RUL-39", "GB-BALL-09"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], hp_now = 2, conditions = ["poison", "snared"], ball = true, influence = 2 },
    { name = "Boar", seat = "red", at = [1000, 2000], conditions = ["snared"], activated = true },
    { name = "Shark", seat = "blue", at = [5000, 3048], activated = true },
]
[now]
active = "Ox"
initiative = "blue"
hand = { red = ["Dig Deep"], blue = ["Full-Back"] }
current = { red = "Lone Striker", blue = "Hunker Down" }
[[case]]
name = "the ball of a model taken out flies towards the initiative player's goal"
script = ["red: end", "dice: 1 3"]
expect = [
    "phase end",
    "damaged Ox 2",
    "suffers Ox taken out",
    "scattered (2000, 3048) -> (2540, 3962)",
    "removed Ox",
    "vp blue +2",
    "influence discarded",
    "plans discarded",
    "turn 3",
    "Boar.conditions = snared",
]
"#,
    );
}

#[test]
fn a_returning_model_is_struck_like_any_other() {
    check(
        "a return jog past an enemy",
        r#"
proves = ["GB-RUL-21", "GB-REC-04", "GB-DEF-07"]
piece = [
    { name = "Ox", seat = "red", hp_now = 0, recovery = 6, conditions = ["taken out"] },
    { name = "Shark", seat = "blue", at = [2000, 600], playbook = [["2"]] },
]
now = { phase = "maintenance", initiative = "red", next = "red" }
script = [
    "red: spot (2000, 150)", "red: path (3000, 150)", "blue: yes", "dice: 4 1 1 1 1 1", "blue: pick 1.1", "red: go on",
    "red: influence none", "blue: influence none", "red: activate Ox", "red: jog", "red: stay",
]
expect = [
    "returned Ox (2000, 150) hp 6",
    "asked: blue parting-blow Shark on Ox",
    "damaged Ox 2",
    "moved Ox jog (3000, 150)",
    "asked: red allocate 2",
    "activated Ox",
    "advance Ox jog",
    "Ox.hp = 4",
]
"#,
    );
}
