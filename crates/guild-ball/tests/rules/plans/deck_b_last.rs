//! The game plans of the later deck, the last nine.

use super::check;

#[test]
fn orange_slices() {
    check(
        "Pass Out the Orange Slices",
        r#"
proves = ["GB-GPB-10", "GB-PLAN-02"]
setup = { vp = 20 }
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], hp_now = 5 },
    { name = "Boar", seat = "red", at = [2000, 1500], hp_now = 13 },
    { name = "Off", seat = "red", hp_now = 0, conditions = ["taken out"] },
    { name = "Shark", seat = "blue", at = [2400, 3048], hp_now = 5 },
]
now = { phase = "initiative", momentum = { blue = 3 }, hand = { red = ["Pass Out the Orange Slices"], blue = ["Give Me 110%!"] } }
script = [
    'red: plan "Pass Out the Orange Slices"', 'blue: plan "Give Me 110%!"', "dice: 6 1", "red: initiative red",
    "red: spot (4000, 150)", "red: stay",
]
expect = [
    'revealed "Pass Out the Orange Slices", "Give Me 110%!"', "rolled initiative 6 1", "healed Ox 2",
    "healed Boar 1", "returned Off (4000, 150) hp 6", "pool red 6", "never: healed Shark", "never: healed Off",
    "Ox.hp = 7",
]
"#,
    );
}

#[test]
fn hit_em_where_it_hurts() {
    check(
        "Hit 'Em Where it Hurts!",
        r#"
proves = ["GB-GPB-11"]
setup = { vp = 20 }
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], playbook = [["1"], ["2"]] },
    { name = "Cap", seat = "blue", at = [1000, 1000], position = "captain" },
    { name = "Shark", seat = "blue", at = [2400, 3048], arm = 2 },
]
now = { phase = "initiative", momentum = { blue = 3 }, hand = { red = ["Hit 'Em Where it Hurts!"], blue = ["Give Me 110%!"] } }
script = [
    "red: plan \"Hit 'Em Where it Hurts!\"", 'blue: plan "Give Me 110%!"', "dice: 6 1", "red: initiative red",
    "red: choose Cap", "red: choose Shark", "red: influence Ox 1", "blue: influence none", "red: activate Ox",
    "red: attack Shark", "blue: react none", "dice: 4 4 1 1", "red: pick 1.1",
]
expect = [
    "revealed \"Hit 'Em Where it Hurts!\", \"Give Me 110%!\"", "rolled initiative 6 1", "refused: GB-GPB-11",
    "pool red 2", "net hits Ox on Shark 1",
]
"#,
    );
}

#[test]
fn lock_them_down() {
    check(
        "Lock Them Down",
        r#"
proves = ["GB-GPB-12"]
setup = { vp = 20 }
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048] },
    { name = "Cap", seat = "blue", at = [1000, 1000], position = "captain" },
    { name = "Shark", seat = "blue", at = [2400, 3048] },
]
now = { phase = "initiative", momentum = { blue = 2 }, hand = { red = ["Lock Them Down"], blue = ["Give Me 110%!"] } }
script = [
    'red: plan "Lock Them Down"', 'blue: plan "Give Me 110%!"', "dice: 6 1", "red: initiative blue",
    "red: choose Cap", "red: choose Shark", "blue: influence Shark 1", "red: influence none",
    "blue: activate Shark", "blue: attack Ox", "red: react none", "dice: 1 1 1",
]
expect = [
    'revealed "Lock Them Down", "Give Me 110%!"', "rolled initiative 6 1", "refused: GB-GPB-12", "pool red 2",
    "rolled attack Shark 1 1 1 needs 4",
]
"#,
    );
}

#[test]
fn cool_head() {
    check(
        "Cool Head",
        r#"
proves = ["GB-GPB-13"]
setup = { vp = 20 }
piece = [
    { name = "Ox", seat = "red", at = [1000, 2000], hp_now = 5 },
    { name = "Shark", seat = "blue", at = [2000, 5000] },
]
now = { phase = "initiative", momentum = { blue = 2 }, hand = { red = ["Cool Head"], blue = ["Give Me 110%!"] } }
script = [
    'red: plan "Cool Head"', 'blue: plan "Give Me 110%!"', "dice: 6 1", "red: initiative red",
    "red: influence none", "blue: influence none", "red: activate Ox", "red: rest health", "red: glide",
]
expect = [
    'revealed "Cool Head", "Give Me 110%!"', "rolled initiative 6 1", "pool red 2", "rested Ox", "healed Ox 4",
    "refused: GB-MOM-37", "never: momentum red",
]
"#,
    );
}

#[test]
fn aggressive_defence() {
    check(
        "Aggressive Defence",
        r#"
proves = ["GB-GPB-14"]
setup = { vp = 20 }
piece = [
    { name = "Ox", seat = "red", at = [2000, 3100] },
    { name = "Boar", seat = "red", at = [2000, 2800], melee = 0 },
    { name = "Shark", seat = "blue", at = [2400, 2950] },
]
now = { phase = "initiative", momentum = { blue = 2 }, hand = { red = ["Aggressive Defence"], blue = ["Give Me 110%!"] } }
script = [
    'red: plan "Aggressive Defence"', 'blue: plan "Give Me 110%!"', "dice: 6 1", "red: initiative red",
    "red: influence none", "blue: influence Shark 2", "red: activate Boar", "red: end", "blue: activate Shark",
    "blue: attack Boar", "blue: no", "dice: 1 1 1", "blue: attack Ox", "red: react counter", "blue: no",
    "dice: 1 1 1 1", "red: react counter", "dice: 1 1 1 1",
]
expect = [
    'revealed "Aggressive Defence", "Give Me 110%!"', "rolled initiative 6 1", "pool red 5",
    "attack Shark on Boar", "attack Shark on Ox", "counter Ox on Shark", "never: counter Boar",
]
"#,
    );
}

#[test]
fn never_say_die() {
    check(
        "Never Say Die",
        r#"
proves = ["GB-GPB-15"]
setup = { vp = 20 }
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], hp_now = 1 },
    { name = "Shark", seat = "blue", at = [2400, 3048], playbook = [["1"]] },
]
now = { phase = "initiative", momentum = { blue = 1 }, hand = { red = ["Never Say Die"], blue = ["Give Me 110%!"] } }
script = [
    'red: plan "Never Say Die"', 'blue: plan "Give Me 110%!"', "dice: 6 1", "red: initiative blue",
    "blue: influence Shark 1", "red: influence none", "blue: activate Shark", "blue: attack Ox",
    "red: react none", "dice: 4 1 1 1", "blue: pick 1.1",
]
expect = [
    'revealed "Never Say Die", "Give Me 110%!"', "rolled initiative 6 1", "pool red 3", "suffers Ox taken out",
    "removed Ox", "momentum red +2 effect", "vp blue +2", "red.momentum = 3",
]
"#,
    );
}

#[test]
fn raw_enthusiasm() {
    check(
        "Raw Enthusiasm",
        r#"
proves = ["GB-GPB-16"]
setup = { vp = 20 }
piece = [
    { name = "Cap", seat = "red", at = [1000, 1000], position = "captain" },
    { name = "Ox", seat = "red", at = [2000, 3048], hp_now = 1 },
    { name = "Shark", seat = "blue", at = [2400, 3048], playbook = [["1"]] },
]
now = { phase = "initiative", momentum = { blue = 1 }, hand = { red = ["Raw Enthusiasm"], blue = ["Give Me 110%!"] } }
script = [
    'red: plan "Raw Enthusiasm"', 'blue: plan "Give Me 110%!"', "dice: 6 1", "red: initiative blue",
    "red: choose Cap", "red: choose Ox", "blue: influence Shark 1", "red: influence none",
    "blue: activate Shark", "blue: attack Ox", "red: react none", "dice: 4 1 1 1", "blue: pick 1.1", "red: yes",
    "red: spot (2000, 150)", "red: stay",
]
expect = [
    'revealed "Raw Enthusiasm", "Give Me 110%!"', "rolled initiative 6 1", "refused: GB-GPB-16", "pool red 5",
    "suffers Ox taken out", "returned Ox (2000, 150) hp 6", "Ox.conditions = none",
]
"#,
    );
}

#[test]
fn give_me_110_percent() {
    check(
        "Give Me 110%!",
        r#"
proves = ["GB-GPB-17", "GB-PLAN-01"]
setup = { vp = 20 }
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048] },
    { name = "Boar", seat = "red", at = [2000, 1500] },
    { name = "Shark", seat = "blue", at = [2400, 3048] },
    { name = "Eel", seat = "blue", at = [4000, 4500] },
]
now = { phase = "initiative", momentum = { blue = 0 }, hand = { red = ["Give Me 110%!"], blue = ["Hunker Down"] } }
script = [
    'red: plan "Give Me 110%!"', 'blue: plan "Hunker Down"', "dice: 6 1", "red: initiative red",
    "red: influence Ox 4, Boar 2",
]
expect = ['revealed "Give Me 110%!", "Hunker Down"', "rolled initiative 6 1", "pool red 6", "never: used red"]
"#,
    );
}

#[test]
fn break_out_the_knives() {
    check(
        "Break Out the Knives",
        r#"
proves = ["GB-GPB-18"]
setup = { vp = 20 }
piece = [
    { name = "Cap", seat = "red", at = [2800, 3048], position = "captain" },
    { name = "Ox", seat = "red", at = [2000, 3048] },
    { name = "Shark", seat = "blue", at = [2400, 3048], melee = 0 },
]
now = { phase = "initiative", momentum = { blue = 0 }, hand = { red = ["Break Out the Knives"], blue = ["Give Me 110%!"] } }
script = [
    'red: plan "Break Out the Knives"', 'blue: plan "Give Me 110%!"', "dice: 6 1", "red: initiative red",
    "red: influence Ox 1, Cap 1", "blue: influence none", "red: activate Ox", "red: attack Shark",
    "blue: react none", "dice: 1 1 1 1 1 1", "red: end", "blue: activate Shark", "blue: end",
    "red: activate Cap", "red: attack Shark", "blue: react none", "dice: 1 1 1 1 1",
]
expect = [
    'revealed "Break Out the Knives", "Give Me 110%!"', "rolled initiative 6 1", "pool red 4",
    "rolled attack Ox 1 1 1 1 1 1 needs 4", "rolled attack Cap 1 1 1 1 1 needs 4",
]
"#,
    );
}
