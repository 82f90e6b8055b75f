//! The game plans of the later deck, the first nine.

use super::check;

#[test]
fn caught_out_of_position() {
    check(
        "Caught out of Position",
        r#"
proves = ["GB-GPB-01"]
setup = { vp = 20 }
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048] },
    { name = "Boar", seat = "red", at = [2000, 1500] },
    { name = "Shark", seat = "blue", at = [2400, 3048] },
    { name = "Eel", seat = "blue", at = [4000, 4500] },
]
now = { phase = "initiative", momentum = { blue = 6 }, hand = { red = ["Caught out of Position"], blue = ["Give Me 110%!"] } }
[[case]]
name = "both move somebody"
script = [
    'red: plan "Caught out of Position"', 'blue: plan "Give Me 110%!"', "dice: 6 1", "red: initiative red",
    "red: choose Ox", "red: choose Eel", "red: path (4000, 3991)", "red: path (4000, 3992)", "blue: choose Boar",
    "blue: path (2000, 992)",
]
expect = [
    'revealed "Caught out of Position", "Give Me 110%!"', "rolled initiative 6 1", "refused: GB-GPB-01", "refused: GB-MOVE-02",
    "moved Eel dodge (4000, 3992)", "moved Boar dodge (2000, 992)", "pool red 3",
]
[[case]]
name = "nobody has to"
script = [
    'red: plan "Caught out of Position"', 'blue: plan "Give Me 110%!"', "dice: 6 1", "red: initiative red", "red: no", "blue: no",
]
expect = ["asked: red pick-for caught-out-of-position", "asked: blue pick-for caught-out-of-position", "pool red 3", "never: moved"]
"#,
    );
}

/// The chosen model is friendly to whoever moves it: it crosses obstructions and stays on the pitch.
#[test]
fn caught_out_of_position_by_an_obstruction_and_the_edge() {
    check(
        "Caught out of Position",
        r#"
proves = ["GB-RUL-79", "GB-MOVE-08"]
setup = { vp = 20 }
terrain = [{ kind = "obstruction", corners = [[3800, 4200], [4200, 4200], [4200, 4300], [3800, 4300]] }]
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048] },
    { name = "Boar", seat = "red", at = [300, 1500] },
    { name = "Shark", seat = "blue", at = [2400, 3048] },
    { name = "Eel", seat = "blue", at = [4000, 4500] },
]
now = { phase = "initiative", momentum = { blue = 6 }, hand = { red = ["Caught out of Position"], blue = ["Give Me 110%!"] } }
script = [
    'red: plan "Caught out of Position"', 'blue: plan "Give Me 110%!"', "dice: 6 1", "red: initiative red",
    "red: choose Eel", "red: path (4000, 3992)", "blue: choose Boar", "blue: path (100, 1500)",
    "blue: path (150, 1500)",
]
expect = [
    'revealed "Caught out of Position", "Give Me 110%!"', "rolled initiative 6 1",
    "moved Eel dodge (4000, 3992)", "refused: GB-MOVE-08", "moved Boar dodge (150, 1500)",
]
"#,
    );
}

#[test]
fn risky_play() {
    check(
        "Risky Play",
        r#"
proves = ["GB-GPB-02"]
setup = { vp = 20 }
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048] },
    { name = "Boar", seat = "red", at = [2000, 1500] },
    { name = "Shark", seat = "blue", at = [2400, 3048] },
    { name = "Eel", seat = "blue", at = [4000, 4500] },
]
now = { phase = "initiative", momentum = { blue = 6 }, hand = { red = ["Risky Play"], blue = ["Give Me 110%!"] } }
script = [
    'red: plan "Risky Play"', 'blue: plan "Give Me 110%!"', "dice: 6 1", "red: initiative blue",
    "blue: choose Ox", "blue: choose Shark", "blue: influence Shark 1", "red: influence none",
    "blue: activate Shark", "blue: attack Ox", "red: react none", "dice: 1 1 1 1 1",
]
expect = [
    'revealed "Risky Play", "Give Me 110%!"', "rolled initiative 6 1", "asked: blue pick-for risky-play",
    "refused: GB-GPB-02", "pool red 4", "rolled attack Shark 1 1 1 1 1 needs 4",
]
"#,
    );
}

#[test]
fn play_to_the_crowd() {
    check(
        "Play to the Crowd",
        r#"
proves = ["GB-GPB-03"]
setup = { vp = 20 }
piece = [
    { name = "Ox", seat = "red", at = [1500, 3900], ball = true },
    { name = "Boar", seat = "red", at = [3048, 3900], kick = [3, 6] },
    { name = "Shark", seat = "blue", at = [1000, 1000] },
]
now = { phase = "initiative", momentum = { blue = 5 }, hand = { red = ["Play to the Crowd"], blue = ["Give Me 110%!"] } }
script = [
    'red: plan "Play to the Crowd"', 'blue: plan "Give Me 110%!"', "dice: 6 1", "red: initiative red",
    "red: influence Ox 2", "blue: influence none", "red: activate Ox", "red: pass Boar", "dice: 5 5",
    "red: snap shot", "dice: 1 1 1 | 4 1",
]
expect = [
    'revealed "Play to the Crowd", "Give Me 110%!"', "rolled initiative 6 1", "pool red 4",
    "momentum red +1 pass", "momentum red -1 snap shot", "kick Boar at goal",
]
"#,
    );
}

#[test]
fn pick_up_the_pace() {
    check(
        "Pick up the Pace!",
        r#"
proves = ["GB-GPB-04"]
setup = { vp = 20 }
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048] },
    { name = "Boar", seat = "red", at = [2000, 1500] },
    { name = "Shark", seat = "blue", at = [2400, 3048] },
    { name = "Eel", seat = "blue", at = [4000, 4500] },
]
now = { phase = "initiative", momentum = { blue = 5 }, hand = { red = ["Pick up the Pace!"], blue = ["Give Me 110%!"] } }
script = [
    'red: plan "Pick up the Pace!"', 'blue: plan "Give Me 110%!"', "dice: 6 1", "red: initiative red",
    "red: choose Ox", "blue: choose Eel",
]
expect = [
    'revealed "Pick up the Pace!", "Give Me 110%!"', "rolled initiative 6 1", "pool red 4", "Ox.jog = 1778",
    "Ox.sprint = 2286", "Eel.jog = 1778", "Boar.jog = 1270", "Shark.jog = 1270",
]
"#,
    );
}

#[test]
fn boot_sponsorship() {
    check(
        "Boot Sponsorship",
        r#"
proves = ["GB-GPB-05"]
setup = { vp = 20 }
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048] },
    { name = "Boar", seat = "red", at = [2000, 1500] },
    { name = "Shark", seat = "blue", at = [2400, 3048] },
    { name = "Eel", seat = "blue", at = [4000, 4500] },
]
now = { phase = "initiative", momentum = { blue = 4 }, hand = { red = ["Boot Sponsorship"], blue = ["Give Me 110%!"] } }
script = [
    'red: plan "Boot Sponsorship"', 'blue: plan "Give Me 110%!"', "dice: 6 1", "red: initiative red",
    "red: influence none", "blue: influence none", "red: activate Boar", "red: glide",
]
expect = [
    'revealed "Boot Sponsorship", "Give Me 110%!"', "rolled initiative 6 1", "pool red 4", "glides Boar",
    "never: momentum red",
]
"#,
    );
}

#[test]
fn mud_slide() {
    check(
        "Mud Slide",
        r#"
proves = ["GB-GPB-06", "GB-RUL-72"]
setup = { vp = 20 }
terrain = [
    { kind = "barrier", at = [5500, 3000], radius = 200 },
    { kind = "forest", corners = [[1200, 1200], [1700, 1200], [1700, 1800], [1200, 1800]] },
]
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048] },
    { name = "Boar", seat = "red", at = [2000, 1500] },
    { name = "Shark", seat = "blue", at = [2400, 3048] },
    { name = "Eel", seat = "blue", at = [4000, 4500] },
]
now = { phase = "initiative", momentum = { blue = 4 }, hand = { red = ["Mud Slide"], blue = ["Give Me 110%!"] } }
script = [
    'red: plan "Mud Slide"', 'blue: plan "Give Me 110%!"', "dice: 6 1", "red: initiative red", "red: no",
    "red: piece 1", "red: piece 2", "red: influence none", "blue: influence none", "red: activate Boar",
    "red: jog", "red: path (476, 1500)",
]
expect = [
    'revealed "Mud Slide", "Give Me 110%!"', "rolled initiative 6 1", "asked: red ground mud-slide",
    "refused: GB-GPB-06", "refused: GB-GPB-06", "ground turned 2", "pool red 4", "moved Boar jog (476, 1500)",
]
"#,
    );
}

#[test]
fn punching_bag() {
    check(
        "Punching Bag",
        r#"
proves = ["GB-GPB-07"]
setup = { vp = 20 }
piece = [
    { name = "Cap", seat = "red", at = [1000, 1000], position = "captain" },
    { name = "Ox", seat = "red", at = [2000, 3048] },
    { name = "Shark", seat = "blue", at = [2400, 3048], playbook = [["3"]] },
]
now = { phase = "initiative", momentum = { blue = 3 }, hand = { red = ["Punching Bag"], blue = ["Give Me 110%!"] } }
script = [
    'red: plan "Punching Bag"', 'blue: plan "Give Me 110%!"', "dice: 6 1", "red: initiative blue",
    "red: choose Cap", "red: choose Ox", "blue: influence Shark 1", "red: influence none",
    "blue: activate Shark", "blue: attack Ox", "red: react none", "dice: 4 1 1 1", "blue: pick 1.1",
]
expect = [
    'revealed "Punching Bag", "Give Me 110%!"', "rolled initiative 6 1", "refused: GB-GPB-07", "pool red 3",
    "damaged Ox 2",
]
"#,
    );
}

#[test]
fn form_a_wall() {
    check(
        "Form a Wall!",
        r#"
proves = ["GB-GPB-08", "GB-CONV-05"]
setup = { vp = 20 }
piece = [
    { name = "Ox", seat = "red", at = [2048, 1274] },
    { name = "Boar", seat = "red", at = [4048, 1274] },
    { name = "Shark", seat = "blue", at = [3048, 3060], kick = [4, 6], ball = true },
]
now = { phase = "initiative", momentum = { blue = 3 }, hand = { red = ["Form a Wall!"], blue = ["Give Me 110%!"] } }
script = [
    'red: plan "Form a Wall!"', 'blue: plan "Give Me 110%!"', "dice: 6 1", "red: initiative red",
    "red: influence none", "blue: influence Shark 1", "red: activate Ox", "red: end", "blue: activate Shark",
    "blue: shot", "dice: 4 4 1 1 | 4 1",
]
expect = [
    'revealed "Form a Wall!", "Give Me 110%!"', "rolled initiative 6 1", "pool red 4",
    "rolled kick Shark 4 4 1 1 needs 5", "never: goal",
]
"#,
    );
}

#[test]
fn sidestep() {
    check(
        "Sidestep",
        r#"
proves = ["GB-GPB-09"]
setup = { vp = 20 }
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048] },
    { name = "Boar", seat = "red", at = [2000, 1500] },
    { name = "Shark", seat = "blue", at = [2400, 3048] },
    { name = "Eel", seat = "blue", at = [4000, 4500] },
]
now = { phase = "initiative", momentum = { blue = 3 }, hand = { red = ["Sidestep"], blue = ["Give Me 110%!"] } }
script = [
    'red: plan "Sidestep"', 'blue: plan "Give Me 110%!"', "dice: 6 1", "red: initiative red", "red: choose Ox",
    "red: path (1492, 3048)", "red: no", "blue: choose Eel", "blue: path (4000, 3992)",
]
expect = [
    'revealed "Sidestep", "Give Me 110%!"', "rolled initiative 6 1", "moved Ox dodge (1492, 3048)",
    "moved Eel dodge (4000, 3992)", "pool red 4", "never: asked: blue parting-blow",
]
"#,
    );
}
