//! The game plans of the later deck, the last nine.

use super::{Played, plan};

#[test]
fn orange_slices() {
    plan(
        &Played {
            rules: &["GB-GPB-10", "GB-PLAN-02"],
            name: "Pass Out the Orange Slices",
            initiative: 4,
            first: "red",
        },
        r#"
name = "Ox", seat = "red", at = [2000, 3048], hp_now = 5
name = "Boar", seat = "red", at = [2000, 1500], hp_now = 13
name = "Off", seat = "red", hp_now = 0, conditions = ["taken out"]
name = "Shark", seat = "blue", at = [2400, 3048], hp_now = 5"#,
        "",
        "
red: spot (4000, 150)
red: stay",
        "
healed Ox 2
healed Boar 1
returned Off (4000, 150) hp 6
pool red 6
never: healed Shark
never: healed Off
Ox.hp = 7",
    );
}

#[test]
fn hit_em_where_it_hurts() {
    plan(
        &Played { rules: &["GB-GPB-11"], name: "Hit 'Em Where it Hurts!", initiative: 4, first: "red" },
        r#"
name = "Ox", seat = "red", at = [2000, 3048], playbook = [["1"], ["2"]]
name = "Cap", seat = "blue", at = [1000, 1000], position = "captain"
name = "Shark", seat = "blue", at = [2400, 3048], arm = 2"#,
        "",
        "
red: choose Cap
red: choose Shark
red: influence Ox 1
blue: influence none
red: activate Ox
red: attack Shark
blue: react none
dice: 4 4 1 1
red: pick 1.1",
        "
refused: GB-GPB-11
pool red 2
net hits Ox on Shark 1",
    );
}

#[test]
fn lock_them_down() {
    plan(
        &Played { rules: &["GB-GPB-12"], name: "Lock Them Down", initiative: 3, first: "blue" },
        r#"
name = "Ox", seat = "red", at = [2000, 3048]
name = "Cap", seat = "blue", at = [1000, 1000], position = "captain"
name = "Shark", seat = "blue", at = [2400, 3048]"#,
        "",
        "
red: choose Cap
red: choose Shark
blue: influence Shark 1
red: influence none
blue: activate Shark
blue: attack Ox
red: react none
dice: 1 1 1",
        "
refused: GB-GPB-12
pool red 2
rolled attack Shark 1 1 1 needs 4",
    );
}

#[test]
fn cool_head() {
    plan(
        &Played { rules: &["GB-GPB-13"], name: "Cool Head", initiative: 3, first: "red" },
        r#"
name = "Ox", seat = "red", at = [1000, 2000], hp_now = 5
name = "Shark", seat = "blue", at = [2000, 5000]"#,
        "",
        "
red: influence none
blue: influence none
red: activate Ox
red: rest health
red: glide",
        "
pool red 2
rested Ox
healed Ox 4
refused: GB-MOM-37
never: momentum red",
    );
}

#[test]
fn aggressive_defence() {
    plan(
        &Played { rules: &["GB-GPB-14"], name: "Aggressive Defence", initiative: 3, first: "red" },
        r#"
name = "Ox", seat = "red", at = [2000, 3100]
name = "Boar", seat = "red", at = [2000, 2800], melee = 0
name = "Shark", seat = "blue", at = [2400, 2950]"#,
        "",
        "
red: influence none
blue: influence Shark 2
red: activate Boar
red: end
blue: activate Shark
blue: attack Boar
blue: no
dice: 1 1 1
blue: attack Ox
red: react counter
blue: no
dice: 1 1 1 1
red: react counter
dice: 1 1 1 1",
        "
pool red 5
attack Shark on Boar
attack Shark on Ox
counter Ox on Shark
never: counter Boar",
    );
}

#[test]
fn never_say_die() {
    plan(
        &Played { rules: &["GB-GPB-15"], name: "Never Say Die", initiative: 2, first: "blue" },
        r#"
name = "Ox", seat = "red", at = [2000, 3048], hp_now = 1
name = "Shark", seat = "blue", at = [2400, 3048], playbook = [["1"]]"#,
        "",
        "
blue: influence Shark 1
red: influence none
blue: activate Shark
blue: attack Ox
red: react none
dice: 4 1 1 1
blue: pick 1.1",
        "
pool red 3
suffers Ox taken out
removed Ox
momentum red +2 effect
vp blue +2
red.momentum = 3",
    );
}

#[test]
fn raw_enthusiasm() {
    plan(
        &Played { rules: &["GB-GPB-16"], name: "Raw Enthusiasm", initiative: 2, first: "blue" },
        r#"
name = "Cap", seat = "red", at = [1000, 1000], position = "captain"
name = "Ox", seat = "red", at = [2000, 3048], hp_now = 1
name = "Shark", seat = "blue", at = [2400, 3048], playbook = [["1"]]"#,
        "",
        "
red: choose Cap
red: choose Ox
blue: influence Shark 1
red: influence none
blue: activate Shark
blue: attack Ox
red: react none
dice: 4 1 1 1
blue: pick 1.1
red: yes
red: spot (2000, 150)
red: stay",
        "
refused: GB-GPB-16
pool red 5
suffers Ox taken out
returned Ox (2000, 150) hp 6
Ox.conditions = none",
    );
}

#[test]
fn give_me_110_percent() {
    plan(
        &Played { rules: &["GB-GPB-17", "GB-PLAN-01"], name: "Give Me 110%!", initiative: 1, first: "red" },
        r#"
name = "Ox", seat = "red", at = [2000, 3048]
name = "Boar", seat = "red", at = [2000, 1500]
name = "Shark", seat = "blue", at = [2400, 3048]
name = "Eel", seat = "blue", at = [4000, 4500]"#,
        "",
        "
red: influence Ox 4, Boar 2",
        "
pool red 6
never: used red",
    );
}

#[test]
fn break_out_the_knives() {
    plan(
        &Played { rules: &["GB-GPB-18"], name: "Break Out the Knives", initiative: 1, first: "red" },
        r#"
name = "Cap", seat = "red", at = [2800, 3048], position = "captain"
name = "Ox", seat = "red", at = [2000, 3048]
name = "Shark", seat = "blue", at = [2400, 3048], melee = 0"#,
        "",
        "
red: influence Ox 1, Cap 1
blue: influence none
red: activate Ox
red: attack Shark
blue: react none
dice: 1 1 1 1 1 1
red: end
blue: activate Shark
blue: end
red: activate Cap
red: attack Shark
blue: react none
dice: 1 1 1 1 1",
        "
pool red 4
rolled attack Ox 1 1 1 1 1 1 needs 4
rolled attack Cap 1 1 1 1 1 needs 4",
    );
}
