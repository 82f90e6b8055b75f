//! The game plans of the first deck, the first nine.

use super::check;

#[test]
fn back_in_the_game() {
    check(
        "Back in the Game",
        r#"
proves = ["GB-GPA-01", "GB-INF-07"]
setup = { vp = 20 }
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], hp_now = 1 },
    { name = "Boar", seat = "red", at = [2000, 5230], inf = [2, 3] },
    { name = "Far", seat = "red", at = [4333, 3048] },
    { name = "Shark", seat = "blue", at = [2400, 3048], playbook = [["1"]] },
]
now = { phase = "initiative", momentum = { blue = 3 }, hand = { red = ["Back in the Game"], blue = ["Give Me 110%!"] } }
script = [
    'red: plan "Back in the Game"', 'blue: plan "Give Me 110%!"', "dice: 6 1", "red: initiative blue",
    "blue: influence Shark 1", "red: influence Ox 3, Boar 2", "blue: activate Shark", "blue: attack Ox",
    "red: react none", "dice: 4 1 1 1", "blue: pick 1.1", "red: yes", "red: choose Far", "red: choose Boar",
]
expect = [
    'revealed "Back in the Game", "Give Me 110%!"', "rolled initiative 6 1", "pool red 6",
    "asked: red trigger back-in-the-game", "refused: GB-GPA-01", "influence Boar +1", "removed Ox",
    "Boar.influence = 3", "Ox.influence = 2",
]
"#,
    );
}

#[test]
fn dig_deep() {
    check(
        "Dig Deep",
        r#"
proves = ["GB-GPA-02"]
setup = { vp = 20 }
piece = [
    { name = "Ox", seat = "red", at = [1000, 4000] },
    { name = "Shark", seat = "blue", at = [3048, 2200], kick = [4, 6], ball = true },
]
now = { phase = "initiative", momentum = { blue = 1 }, hand = { red = ["Dig Deep"], blue = ["Give Me 110%!"] } }
script = [
    'red: plan "Dig Deep"', 'blue: plan "Give Me 110%!"', "dice: 6 1", "red: initiative red",
    "red: influence none", "blue: influence Shark 1", "red: activate Ox", "red: end", "blue: activate Shark",
    "blue: shot", "dice: 4 4 1 1", "blue: no",
]
expect = [
    'revealed "Dig Deep", "Give Me 110%!"', "rolled initiative 6 1", "pool red 3", "goal Shark",
    "momentum red +2 effect", "red.momentum = 2",
]
"#,
    );
}

#[test]
fn full_back() {
    check(
        "Full-Back",
        r#"
proves = ["GB-GPA-03", "GB-PLAN-07"]
setup = { vp = 20 }
piece = [
    { name = "Mid", seat = "red", at = [2333, 2333] },
    { name = "Ox", seat = "red", at = [1000, 3048], tac = 1, playbook = [["1"]] },
    { name = "Boar", seat = "red", at = [1000, 4000], tac = 1 },
    { name = "Shark", seat = "blue", at = [2000, 3048], melee = 0 },
]
now = { phase = "initiative", momentum = { blue = 4 }, hand = { red = ["Full-Back"], blue = ["Give Me 110%!"] } }
script = [
    'red: plan "Full-Back"', 'blue: plan "Give Me 110%!"', "dice: 6 1", "red: initiative red",
    "red: influence Mid 2, Ox 1, Boar 2", "blue: influence none", "red: activate Mid", "red: charge Shark",
    "blue: react none", "red: line (2150, 2700)", "dice: 1 1 1 1 1 1 1 1", "red: end", "blue: activate Shark",
    "blue: end", "red: activate Ox", "red: charge Shark", "blue: react none", "red: line (1646, 3048)",
    "dice: 1 1 1 1 1 1", "red: end", "red: activate Boar", "red: charge Shark",
]
expect = [
    'revealed "Full-Back", "Give Me 110%!"', "rolled initiative 6 1", "pool red 6", "paid Mid 2", "paid Ox 1",
    "paid Boar 2",
]
"#,
    );
}

#[test]
fn get_back_in_there() {
    check(
        "Get Back in There",
        r#"
proves = ["GB-GPA-04", "GB-RUL-70"]
setup = { vp = 20 }
piece = [
    { name = "Ox", seat = "red", hp_now = 0, conditions = ["taken out"] },
    { name = "Boar", seat = "red", at = [1000, 2000] },
    { name = "Shark", seat = "blue", at = [2000, 4000] },
]
now = { phase = "initiative", momentum = { blue = 2 }, hand = { red = ["Get Back in There"], blue = ["Give Me 110%!"] } }
script = [
    'red: plan "Get Back in There"', 'blue: plan "Give Me 110%!"', "dice: 6 1", "red: initiative red",
    "red: spot (2000, 150)", "red: path (2000, 1928)", "red: influence none",
]
expect = [
    'revealed "Get Back in There", "Give Me 110%!"', "rolled initiative 6 1", "returned Ox (2000, 150) hp 6",
    "asked: red path Ox jog 1778", "pool red 4", "Ox.jog = 1778", "Ox.sprint = 2286", "Boar.jog = 1270",
]
"#,
    );
}

#[test]
fn go_for_the_knees() {
    check(
        "Go for the Knees!",
        r#"
proves = ["GB-GPA-05", "GB-PLAN-02", "GB-PLAN-05"]
setup = { vp = 20 }
piece = [
    { name = "Cap", seat = "red", at = [1000, 1000], position = "captain" },
    { name = "Off", seat = "red", hp_now = 0, conditions = ["taken out"] },
    { name = "Ox", seat = "red", at = [2000, 3048] },
    { name = "Shark", seat = "blue", at = [2400, 3048] },
]
now = { phase = "initiative", momentum = { blue = 4 }, hand = { red = ["Go for the Knees!"], blue = ["Give Me 110%!"] } }
script = [
    'red: plan "Go for the Knees!"', 'blue: plan "Give Me 110%!"', "dice: 6 1", "red: initiative red",
    "red: choose Cap", "red: choose Off", "red: choose Shark", "red: choose Ox", "red: spot (2000, 150)", "red: stay",
    "red: influence Ox 1", "blue: influence none", "red: activate Ox", "red: attack Shark", "blue: react none",
    "dice: 4 1 1 1 1",
]
expect = [
    'revealed "Go for the Knees!", "Give Me 110%!"', "rolled initiative 6 1",
    "asked: red pick-for go-for-the-knees: Ox", "refused: GB-GPA-05", "refused: GB-GPA-05", "refused: GB-GPA-05",
    "attached go-for-the-knees to Ox", "pool red 6", "rolled attack Ox 4 1 1 1 1 needs 4",
]
"#,
    );
}

#[test]
fn grudge_match() {
    check(
        "Grudge Match",
        r#"
proves = ["GB-GPA-06", "GB-RUL-69"]
setup = { vp = 20 }
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048] },
    { name = "Cap", seat = "blue", at = [2000, 3448], position = "captain" },
    { name = "Shark", seat = "blue", at = [2400, 3048] },
]
now = { phase = "initiative", momentum = { blue = 5 }, hand = { red = ["Grudge Match"], blue = ["Give Me 110%!"] } }
script = [
    'red: plan "Grudge Match"', 'blue: plan "Give Me 110%!"', "dice: 6 1", "red: initiative red",
    "red: choose Ox", "red: choose Cap", "red: choose Shark", "blue: no", "red: influence Ox 1",
    "blue: influence none", "red: activate Ox", "red: attack Shark", "blue: react none", "dice: 4 1 1 1 1",
]
expect = [
    'revealed "Grudge Match", "Give Me 110%!"', "rolled initiative 6 1",
    "asked: red pick-for grudge-match: Shark", "refused: GB-GPA-06", "refused: GB-GPA-06",
    "asked: blue pick-for grudge-match: Ox", "pool red 1", "rolled attack Ox 4 1 1 1 1 needs 4",
]
"#,
    );
}

#[test]
fn hunker_down() {
    check(
        "Hunker Down",
        r#"
proves = ["GB-GPA-07"]
setup = { vp = 20 }
piece = [{ name = "Ox", seat = "red", at = [2000, 3000] }, { name = "Shark", seat = "blue", at = [2400, 3000] }]
now = { phase = "initiative", momentum = { blue = 0 }, hand = { red = ["Hunker Down"], blue = ["Give Me 110%!"] } }
script = [
    'red: plan "Hunker Down"', 'blue: plan "Give Me 110%!"', "dice: 6 1", "red: initiative blue",
    "blue: influence Shark 1", "red: influence none", "blue: activate Shark", "blue: attack Ox",
    "red: react counter", "dice: 1 1 1 1", "red: react counter", "dice: 1 1 1 1 1 1",
]
expect = [
    'revealed "Hunker Down", "Give Me 110%!"', "rolled initiative 6 1", "pool red 3", "attack Ox on Shark",
    "rolled attack Ox 1 1 1 1 1 1 needs 4",
]
"#,
    );
}

#[test]
fn keep_your_chin_up() {
    check(
        "Keep Your Chin Up!",
        r#"
proves = ["GB-GPA-08", "GB-PLAN-07"]
setup = { vp = 20 }
piece = [
    { name = "Ox", seat = "red", at = [1000, 2000] },
    { name = "Boar", seat = "red", at = [2000, 2000], hp_now = 5 },
    { name = "Goat", seat = "red", at = [1000, 3000], hp_now = 5 },
    { name = "Shark", seat = "blue", at = [2000, 5000] },
]
now = { phase = "initiative", momentum = { blue = 3 }, hand = { red = ["Keep Your Chin Up!"], blue = ["Give Me 110%!"] } }
script = [
    'red: plan "Keep Your Chin Up!"', 'blue: plan "Give Me 110%!"', "dice: 6 1", "red: initiative red",
    "red: influence none", "blue: influence none", "red: activate Ox", "red: encourage Boar health",
    "red: encourage Goat health",
]
expect = [
    'revealed "Keep Your Chin Up!", "Give Me 110%!"', "rolled initiative 6 1", "pool red 6", "encouraged Boar",
    "healed Boar 4", "refused: GB-MOM-11", "never: momentum red",
]
"#,
    );
}

#[test]
fn keep_the_ball_moving() {
    check(
        "Keep the Ball Moving",
        r#"
proves = ["GB-GPA-09", "GB-PLAN-06"]
setup = { vp = 20 }
piece = [
    { name = "Ox", seat = "red", at = [1000, 2000], ball = true },
    { name = "Boar", seat = "red", at = [2000, 2000] },
    { name = "Shark", seat = "blue", at = [2400, 2000] },
    { name = "Eel", seat = "blue", at = [4000, 2000] },
]
now = { phase = "initiative", momentum = { blue = 3 }, hand = { red = ["Keep the Ball Moving"], blue = ["Give Me 110%!"] } }
script = [
    'red: plan "Keep the Ball Moving"', 'blue: plan "Give Me 110%!"', "dice: 6 1", "red: initiative red",
    "red: influence Ox 1", "blue: influence Shark 1", "red: activate Ox", "red: pass Boar", "dice: 4 4 1",
    "red: no",
]
expect = [
    'revealed "Keep the Ball Moving", "Give Me 110%!"', "rolled initiative 6 1", "pool red 4",
    "rolled kick Ox 4 4 1 needs 4",
]
"#,
    );
}
