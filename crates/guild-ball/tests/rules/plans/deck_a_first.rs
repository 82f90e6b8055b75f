//! The game plans of the first deck, the first nine.

use super::{Played, plan};

#[test]
fn back_in_the_game() {
    plan(
        &Played {
            rules: &["GB-GPA-01", "GB-INF-07"],
            name: "Back in the Game",
            initiative: 4,
            first: "blue",
        },
        r#"
name = "Ox", seat = "red", at = [2000, 3048], hp_now = 1
name = "Boar", seat = "red", at = [2000, 5230], inf = [2, 3]
name = "Far", seat = "red", at = [4333, 3048]
name = "Shark", seat = "blue", at = [2400, 3048], playbook = [["1"]]"#,
        "",
        "
blue: influence Shark 1
red: influence Ox 3, Boar 2
blue: activate Shark
blue: attack Ox
red: react none
dice: 4 1 1 1
blue: pick 1.1
red: yes
red: choose Far
red: choose Boar",
        "
pool red 6
asked: red trigger back-in-the-game
refused: GB-GPA-01
influence Boar +1
removed Ox
Boar.influence = 3
Ox.influence = 2",
    );
}

#[test]
fn dig_deep() {
    plan(
        &Played { rules: &["GB-GPA-02"], name: "Dig Deep", initiative: 2, first: "red" },
        r#"
name = "Ox", seat = "red", at = [1000, 4000]
name = "Shark", seat = "blue", at = [3048, 2200], kick = [4, 6], ball = true"#,
        "",
        "
red: influence none
blue: influence Shark 1
red: activate Ox
red: end
blue: activate Shark
blue: shot
dice: 4 4 1 1
blue: no",
        "
pool red 3
goal Shark
momentum red +2 effect
red.momentum = 2",
    );
}

#[test]
fn full_back() {
    plan(
        &Played { rules: &["GB-GPA-03", "GB-PLAN-07"], name: "Full-Back", initiative: 5, first: "red" },
        r#"
name = "Mid", seat = "red", at = [2333, 2333]
name = "Ox", seat = "red", at = [1000, 3048], tac = 1, playbook = [["1"]]
name = "Boar", seat = "red", at = [1000, 4000], tac = 1
name = "Shark", seat = "blue", at = [2000, 3048], melee = 0"#,
        "",
        "
red: influence Mid 2, Ox 1, Boar 2
blue: influence none
red: activate Mid
red: charge Shark
blue: react none
red: line (2150, 2700)
dice: 1 1 1 1 1 1 1 1
red: end
blue: activate Shark
blue: end
red: activate Ox
red: charge Shark
blue: react none
red: line (1646, 3048)
dice: 1 1 1 1 1 1
red: end
red: activate Boar
red: charge Shark",
        "
pool red 6
paid Mid 2
paid Ox 1
paid Boar 2",
    );
}

#[test]
fn get_back_in_there() {
    plan(
        &Played {
            rules: &["GB-GPA-04", "GB-RUL-70"],
            name: "Get Back in There",
            initiative: 3,
            first: "red",
        },
        r#"
name = "Ox", seat = "red", hp_now = 0, conditions = ["taken out"]
name = "Boar", seat = "red", at = [1000, 2000]
name = "Shark", seat = "blue", at = [2000, 4000]"#,
        "",
        "
red: spot (2000, 150)
red: path (2000, 1928)
red: influence none",
        "
returned Ox (2000, 150) hp 6
asked: red path Ox jog 1778
pool red 4
Ox.jog = 1778
Ox.sprint = 2286
Boar.jog = 1270",
    );
}

#[test]
fn go_for_the_knees() {
    plan(
        &Played {
            rules: &["GB-GPA-05", "GB-PLAN-02", "GB-PLAN-05"],
            name: "Go for the Knees!",
            initiative: 5,
            first: "red",
        },
        r#"
name = "Cap", seat = "red", at = [1000, 1000], position = "captain"
name = "Off", seat = "red", hp_now = 0, conditions = ["taken out"]
name = "Ox", seat = "red", at = [2000, 3048]
name = "Shark", seat = "blue", at = [2400, 3048]"#,
        "",
        "
red: choose Cap
red: choose Off
red: choose Ox
red: spot (2000, 150)
red: stay
red: influence Ox 1
blue: influence none
red: activate Ox
red: attack Shark
blue: react none
dice: 4 1 1 1 1",
        "
asked: red pick-for go-for-the-knees: Ox
refused: GB-GPA-05
refused: GB-GPA-05
attached go-for-the-knees to Ox
pool red 6
rolled attack Ox 4 1 1 1 1 needs 4",
    );
}

#[test]
fn grudge_match() {
    plan(
        &Played { rules: &["GB-GPA-06", "GB-RUL-69"], name: "Grudge Match", initiative: 6, first: "red" },
        r#"
name = "Ox", seat = "red", at = [2000, 3048]
name = "Cap", seat = "blue", at = [2000, 3448], position = "captain"
name = "Shark", seat = "blue", at = [2400, 3048]"#,
        "",
        "
red: choose Ox
red: choose Cap
red: choose Shark
blue: no
red: influence Ox 1
blue: influence none
red: activate Ox
red: attack Shark
blue: react none
dice: 4 1 1 1 1",
        "
asked: red pick-for grudge-match: Shark
refused: GB-GPA-06
refused: GB-GPA-06
asked: blue pick-for grudge-match: Ox
pool red 1
rolled attack Ox 4 1 1 1 1 needs 4",
    );
}

#[test]
fn hunker_down() {
    plan(
        &Played { rules: &["GB-GPA-07"], name: "Hunker Down", initiative: 1, first: "blue" },
        r#"
name = "Ox", seat = "red", at = [2000, 3000]
name = "Shark", seat = "blue", at = [2400, 3000]"#,
        "",
        "
blue: influence Shark 1
red: influence none
blue: activate Shark
blue: attack Ox
red: react counter
dice: 1 1 1 1
red: react counter
dice: 1 1 1 1 1 1",
        "
pool red 3
attack Ox on Shark
rolled attack Ox 1 1 1 1 1 1 needs 4",
    );
}

#[test]
fn keep_your_chin_up() {
    plan(
        &Played {
            rules: &["GB-GPA-08", "GB-PLAN-07"],
            name: "Keep Your Chin Up!",
            initiative: 4,
            first: "red",
        },
        r#"
name = "Ox", seat = "red", at = [1000, 2000]
name = "Boar", seat = "red", at = [2000, 2000], hp_now = 5
name = "Goat", seat = "red", at = [1000, 3000], hp_now = 5
name = "Shark", seat = "blue", at = [2000, 5000]"#,
        "",
        "
red: influence none
blue: influence none
red: activate Ox
red: encourage Boar health
red: encourage Goat health",
        "
pool red 6
encouraged Boar
healed Boar 4
refused: GB-MOM-11
never: momentum red",
    );
}

#[test]
fn keep_the_ball_moving() {
    plan(
        &Played {
            rules: &["GB-GPA-09", "GB-PLAN-06"],
            name: "Keep the Ball Moving",
            initiative: 4,
            first: "red",
        },
        r#"
name = "Ox", seat = "red", at = [1000, 2000], ball = true
name = "Boar", seat = "red", at = [2000, 2000]
name = "Shark", seat = "blue", at = [2400, 2000]
name = "Eel", seat = "blue", at = [4000, 2000]"#,
        "",
        "
red: influence Ox 1
blue: influence Shark 1
red: activate Ox
red: pass Boar
dice: 4 4 1
red: no",
        "
pool red 4
rolled kick Ox 4 4 1 needs 4",
    );
}
