//! The game plans of the first deck, the last nine.

use super::check;

#[test]
fn kick_em_when_theyre_down() {
    check(
        "Kick 'Em When They're Down",
        r#"
proves = ["GB-GPA-10"]
setup = { vp = 20 }
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], playbook = [["1"]] },
    { name = "Shark", seat = "blue", at = [2400, 3048], conditions = ["knocked down"] },
]
now = { phase = "initiative", momentum = { blue = 1 }, hand = { red = ["Kick 'Em When They're Down"], blue = ["Give Me 110%!"] } }
script = [
    "red: plan \"Kick 'Em When They're Down\"", 'blue: plan "Give Me 110%!"', "dice: 6 1",
    "red: initiative red", "red: influence Ox 1", "blue: influence none", "red: activate Ox",
    "red: attack Shark", "dice: 3 1 1 1", "red: pick 1.1",
]
expect = [
    "revealed \"Kick 'Em When They're Down\", \"Give Me 110%!\"", "rolled initiative 6 1", "pool red 1",
    "damaged Shark 2",
]
"#,
    );
}

#[test]
fn lone_striker() {
    check(
        "Lone Striker",
        r#"
proves = ["GB-GPA-11"]
setup = { vp = 20 }
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048] },
    { name = "Boar", seat = "red", at = [2000, 4648] },
    { name = "Shark", seat = "blue", at = [2400, 3048] },
    { name = "Eel", seat = "blue", at = [2400, 4648], conditions = ["knocked down"] },
]
now = { phase = "initiative", momentum = { blue = 6 }, hand = { red = ["Lone Striker"], blue = ["Give Me 110%!"] } }
script = [
    'red: plan "Lone Striker"', 'blue: plan "Give Me 110%!"', "dice: 6 1", "red: initiative red",
    "red: influence Ox 1, Boar 1", "blue: influence none", "red: activate Ox", "red: attack Shark",
    "blue: react none", "dice: 1 1 1", "red: end", "blue: activate Shark", "blue: end", "red: activate Boar",
    "red: attack Eel", "dice: 1 1 1 1",
]
expect = [
    'revealed "Lone Striker", "Give Me 110%!"', "rolled initiative 6 1", "pool red 3",
    "rolled attack Ox 1 1 1 needs 4", "rolled attack Boar 1 1 1 1 needs 3",
]
"#,
    );
}

#[test]
fn midfield_general() {
    check(
        "Midfield General",
        r#"
proves = ["GB-GPA-12", "GB-PLAN-06"]
setup = { vp = 20 }
piece = [{ name = "Ox", seat = "red", at = [2000, 3048] }, { name = "Shark", seat = "blue", at = [2400, 3048] }]
now = { phase = "initiative", momentum = { blue = 2 }, hand = { red = ["Midfield General"], blue = ["Give Me 110%!"] } }
script = [
    'red: plan "Midfield General"', 'blue: plan "Give Me 110%!"', "dice: 6 1", "red: initiative red",
    "red: influence none",
]
expect = [
    'revealed "Midfield General", "Give Me 110%!"', "rolled initiative 6 1", "used red midfield-general",
    "pool red 2", "Ox.jog = 1524", "Ox.sprint = 2032", "Shark.jog = 1270",
]
"#,
    );
}

#[test]
fn seize_the_initiative() {
    check(
        "Seize the Initiative",
        r#"
proves = ["GB-GPA-13", "GB-PLAN-02"]
setup = { vp = 20 }
piece = [{ name = "Ox", seat = "red", at = [1000, 2000] }, { name = "Shark", seat = "blue", at = [2000, 4000] }]
now = { phase = "initiative", momentum = { blue = 6 }, hand = { red = ["Seize the Initiative"], blue = ["Give Me 110%!"] } }
script = [
    'red: plan "Seize the Initiative"', 'blue: plan "Give Me 110%!"', "dice: 6 1", "red: initiative red",
    "red: choose Shark", "red: choose Ox", "red: path (2016, 2000)", "blue: choose Shark",
    "blue: path (2000, 2984)",
]
expect = [
    'revealed "Seize the Initiative", "Give Me 110%!"', "rolled initiative 6 1",
    "asked: red pick-for seize-the-initiative: Ox", "refused: GB-GPA-13", "moved Ox dodge (2016, 2000)",
    "moved Shark dodge (2000, 2984)", "pool red 2",
]
"#,
    );
}

#[test]
fn sell_it_to_the_crowd() {
    check(
        "Sell it to the Crowd",
        r#"
proves = ["GB-GPA-14"]
setup = { vp = 20 }
piece = [
    { name = "Ox", seat = "red", at = [3048, 3900], ball = true },
    { name = "Shark", seat = "blue", at = [1000, 4000] },
]
now = { phase = "initiative", momentum = { blue = 5 }, hand = { red = ["Sell it to the Crowd"], blue = ["Give Me 110%!"] } }
script = [
    'red: plan "Sell it to the Crowd"', 'blue: plan "Give Me 110%!"', "dice: 6 1", "red: initiative blue",
    "blue: influence none", "red: influence Ox 1", "blue: activate Shark", "blue: end", "red: activate Ox",
    "red: shot", "dice: 4 4", "red: yes",
]
expect = [
    'revealed "Sell it to the Crowd", "Give Me 110%!"', "rolled initiative 6 1", "pool red 1", "goal Ox",
    "asked: red run-the-length Ox", "never: momentum red -1 run", "red.momentum = 1",
]
"#,
    );
}

#[test]
fn stick_to_the_plan() {
    check(
        "Stick to the Plan",
        r#"
proves = ["GB-GPA-15", "GB-PLAN-08"]
setup = { vp = 20 }
piece = [
    { name = "Ox", seat = "red", at = [1500, 3900], ball = true },
    { name = "Boar", seat = "red", at = [3048, 3900], kick = [3, 6] },
    { name = "Shark", seat = "blue", at = [1000, 1000] },
]
now = { phase = "initiative", momentum = { blue = 4 }, hand = { red = ["Stick to the Plan"], blue = ["Give Me 110%!"] } }
script = [
    'red: plan "Stick to the Plan"', 'blue: plan "Give Me 110%!"', "dice: 6 1", "red: initiative red",
    "red: influence Ox 2", "blue: influence none", "red: activate Ox", "red: pass Boar", "dice: 5 5",
    "red: snap shot", "dice: 1 1 1 | 4 1",
]
expect = [
    'revealed "Stick to the Plan", "Give Me 110%!"', "rolled initiative 6 1", "pool red 3",
    "momentum red +1 pass", "momentum red -1 snap shot", "kick Boar at goal",
]
"#,
    );
}

#[test]
fn the_offside_trap() {
    check(
        "The Offside Trap",
        r#"
proves = ["GB-GPA-16", "GB-RUL-69"]
setup = { vp = 20 }
piece = [
    { name = "Ox", seat = "red", at = [1000, 4000] },
    { name = "Shark", seat = "blue", at = [3048, 2200], kick = [4, 6], ball = true },
]
now = { phase = "initiative", momentum = { blue = 0 }, hand = { red = ["The Offside Trap"], blue = ["Give Me 110%!"] } }
script = [
    'red: plan "The Offside Trap"', 'blue: plan "Give Me 110%!"', "dice: 6 1", "red: initiative red",
    "red: influence none", "blue: influence Shark 1", "red: activate Ox", "red: end", "blue: activate Shark",
    "blue: shot",
]
expect = [
    'revealed "The Offside Trap", "Give Me 110%!"', "rolled initiative 6 1", "pool red 3",
    "refused: GB-KICK-07",
]
"#,
    );
}

#[test]
fn the_offside_trap_lets_go_of_an_enemy_no_nearer_than_others() {
    check(
        "The Offside Trap",
        r#"
proves = ["GB-RUL-69"]
setup = { vp = 20 }
piece = [
    { name = "Ox", seat = "red", at = [2122, 1274] },
    { name = "Shark", seat = "blue", at = [3048, 2200], kick = [4, 6], ball = true },
]
now = { phase = "initiative", momentum = { blue = 0 }, hand = { red = ["The Offside Trap"], blue = ["Give Me 110%!"] } }
script = [
    'red: plan "The Offside Trap"', 'blue: plan "Give Me 110%!"', "dice: 6 1", "red: initiative red",
    "red: influence none", "blue: influence Shark 1", "red: activate Ox", "red: end", "blue: activate Shark",
    "blue: shot", "dice: 4 4 1 1", "blue: no",
]
expect = [
    'revealed "The Offside Trap", "Give Me 110%!"', "rolled initiative 6 1", "pool red 3",
    "momentum blue -1 shot", "goal Shark",
]
"#,
    );
}

#[test]
fn wing_backs() {
    check(
        "Wing Backs",
        r#"
proves = ["GB-GPA-17"]
setup = { vp = 20 }
piece = [
    { name = "Ox", seat = "red", at = [2182, 3048] },
    { name = "Mid", seat = "red", at = [2183, 2500] },
    { name = "Shark", seat = "blue", at = [5000, 5000] },
]
now = { phase = "initiative", momentum = { blue = 3 }, hand = { red = ["Wing Backs"], blue = ["Give Me 110%!"] } }
script = [
    'red: plan "Wing Backs"', 'blue: plan "Give Me 110%!"', "dice: 6 1", "red: initiative red",
    "red: influence none", "blue: influence none", "red: activate Ox", "red: yes", "red: path (2182, 3556)",
    "red: end", "blue: activate Shark", "blue: end", "red: activate Mid", "red: end",
]
expect = [
    'revealed "Wing Backs", "Give Me 110%!"', "rolled initiative 6 1", "pool red 4",
    "asked: red trigger shadow-like of Ox", "moved Ox dodge (2182, 3556)", "asked: red act Ox",
    "asked: red act Mid", "never: fired Mid",
]
"#,
    );
}

#[test]
fn wont_touch_the_hair() {
    check(
        "Won't Touch the Hair",
        r#"
proves = ["GB-GPA-18"]
setup = { vp = 20 }
piece = [
    { name = "Cap", seat = "red", at = [1000, 1000], position = "captain" },
    { name = "Ox", seat = "red", at = [2000, 3048] },
    { name = "Shark", seat = "blue", at = [2400, 3048] },
    { name = "Eel", seat = "blue", at = [1600, 3048] },
]
now = { phase = "initiative", momentum = { blue = 2 }, hand = { red = ["Won't Touch the Hair"], blue = ["Give Me 110%!"] } }
script = [
    "red: plan \"Won't Touch the Hair\"", 'blue: plan "Give Me 110%!"', "dice: 6 1", "red: initiative red",
    "red: choose Cap", "red: choose Ox", "red: influence none", "blue: influence Shark 1, Eel 1",
    "red: activate Cap", "red: end", "blue: activate Shark", "blue: attack Ox", "red: react counter",
    "blue: no", "dice: 1 1 1 1 1", "red: react counter", "dice: 1 1 1", "blue: end", "red: activate Ox",
    "red: end", "blue: activate Eel", "blue: attack Ox", "blue: no", "dice: 1 1 1 1 1",
]
expect = [
    "revealed \"Won't Touch the Hair\", \"Give Me 110%!\"", "rolled initiative 6 1", "refused: GB-GPA-18",
    "pool red 5", "counter Ox on Shark", "attack Ox on Shark", "attack Eel on Ox", "asked: blue bonus-time Eel",
    "never: counter Ox on Eel",
]
"#,
    );
}
