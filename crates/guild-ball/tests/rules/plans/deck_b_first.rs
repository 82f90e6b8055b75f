//! The game plans of the later deck, the first nine.

use super::{Played, plan};

#[test]
fn caught_out_of_position() {
    plan(
        &Played { rules: &["GB-GPB-01"], name: "Caught out of Position", initiative: 7, first: "red" },
        r#"
name = "Ox", seat = "red", at = [2000, 3048]
name = "Boar", seat = "red", at = [2000, 1500]
name = "Shark", seat = "blue", at = [2400, 3048]
name = "Eel", seat = "blue", at = [4000, 4500]"#,
        "",
        "
red: choose Ox
red: choose Eel
red: path (4000, 3992)
blue: choose Boar
blue: path (2000, 992)",
        "
refused: GB-GPB-01
moved Eel dodge (4000, 3992)
moved Boar dodge (2000, 992)
pool red 3",
    );
}

/// The chosen model is friendly to whoever moves it: it crosses obstructions and stays on the pitch.
#[test]
fn caught_out_of_position_by_an_obstruction_and_the_edge() {
    plan(
        &Played {
            rules: &["GB-RUL-79", "GB-MOVE-08"],
            name: "Caught out of Position",
            initiative: 7,
            first: "red",
        },
        r#"
name = "Ox", seat = "red", at = [2000, 3048]
name = "Boar", seat = "red", at = [300, 1500]
name = "Shark", seat = "blue", at = [2400, 3048]
name = "Eel", seat = "blue", at = [4000, 4500]"#,
        r#"terrain = [{ kind = "obstruction", corners = [[3800, 4200], [4200, 4200], [4200, 4300], [3800, 4300]] }]"#,
        "
red: choose Eel
red: path (4000, 3992)
blue: choose Boar
blue: path (100, 1500)
blue: path (150, 1500)",
        "
moved Eel dodge (4000, 3992)
refused: GB-MOVE-08
moved Boar dodge (150, 1500)",
    );
}

#[test]
fn risky_play() {
    plan(
        &Played { rules: &["GB-GPB-02"], name: "Risky Play", initiative: 7, first: "blue" },
        r#"
name = "Ox", seat = "red", at = [2000, 3048]
name = "Boar", seat = "red", at = [2000, 1500]
name = "Shark", seat = "blue", at = [2400, 3048]
name = "Eel", seat = "blue", at = [4000, 4500]"#,
        "",
        "
blue: choose Ox
blue: choose Shark
blue: influence Shark 1
red: influence none
blue: activate Shark
blue: attack Ox
red: react none
dice: 1 1 1 1 1",
        "
asked: blue pick-for risky-play
refused: GB-GPB-02
pool red 4
rolled attack Shark 1 1 1 1 1 needs 4",
    );
}

#[test]
fn play_to_the_crowd() {
    plan(
        &Played { rules: &["GB-GPB-03"], name: "Play to the Crowd", initiative: 6, first: "red" },
        r#"
name = "Ox", seat = "red", at = [1500, 3900], ball = true
name = "Boar", seat = "red", at = [3048, 3900], kick = [3, 6]
name = "Shark", seat = "blue", at = [1000, 1000]"#,
        "",
        "
red: influence Ox 2
blue: influence none
red: activate Ox
red: pass Boar
dice: 5 5
red: snap shot
dice: 1 1 1 | 4 1",
        "
pool red 4
momentum red +1 pass
momentum red -1 snap shot
kick Boar at goal",
    );
}

#[test]
fn pick_up_the_pace() {
    plan(
        &Played { rules: &["GB-GPB-04"], name: "Pick up the Pace!", initiative: 6, first: "red" },
        r#"
name = "Ox", seat = "red", at = [2000, 3048]
name = "Boar", seat = "red", at = [2000, 1500]
name = "Shark", seat = "blue", at = [2400, 3048]
name = "Eel", seat = "blue", at = [4000, 4500]"#,
        "",
        "
red: choose Ox
blue: choose Eel",
        "
pool red 4
Ox.jog = 1778
Ox.sprint = 2286
Eel.jog = 1778
Boar.jog = 1270
Shark.jog = 1270",
    );
}

#[test]
fn boot_sponsorship() {
    plan(
        &Played { rules: &["GB-GPB-05"], name: "Boot Sponsorship", initiative: 5, first: "red" },
        r#"
name = "Ox", seat = "red", at = [2000, 3048]
name = "Boar", seat = "red", at = [2000, 1500]
name = "Shark", seat = "blue", at = [2400, 3048]
name = "Eel", seat = "blue", at = [4000, 4500]"#,
        "",
        "
red: influence none
blue: influence none
red: activate Boar
red: glide",
        "
pool red 4
glides Boar
never: momentum red",
    );
}

#[test]
fn mud_slide() {
    plan(
        &Played { rules: &["GB-GPB-06", "GB-RUL-72"], name: "Mud Slide", initiative: 5, first: "red" },
        r#"
name = "Ox", seat = "red", at = [2000, 3048]
name = "Boar", seat = "red", at = [2000, 1500]
name = "Shark", seat = "blue", at = [2400, 3048]
name = "Eel", seat = "blue", at = [4000, 4500]"#,
        r#"terrain = [{ kind = "barrier", at = [5500, 3000], radius = 200 }, { kind = "forest", corners = [[1200, 1200], [1700, 1200], [1700, 1800], [1200, 1800]] }]"#,
        "
red: no
red: piece 1
red: piece 2
red: influence none
blue: influence none
red: activate Boar
red: jog
red: path (476, 1500)",
        "
asked: red ground mud-slide
refused: GB-GPB-06
refused: GB-GPB-06
ground turned 2
pool red 4
moved Boar jog (476, 1500)",
    );
}

#[test]
fn punching_bag() {
    plan(
        &Played { rules: &["GB-GPB-07"], name: "Punching Bag", initiative: 4, first: "blue" },
        r#"
name = "Cap", seat = "red", at = [1000, 1000], position = "captain"
name = "Ox", seat = "red", at = [2000, 3048]
name = "Shark", seat = "blue", at = [2400, 3048], playbook = [["3"]]"#,
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
blue: pick 1.1",
        "
refused: GB-GPB-07
pool red 3
damaged Ox 2",
    );
}

#[test]
fn form_a_wall() {
    plan(
        &Played { rules: &["GB-GPB-08", "GB-CONV-05"], name: "Form a Wall!", initiative: 4, first: "red" },
        r#"
name = "Ox", seat = "red", at = [2048, 1274]
name = "Boar", seat = "red", at = [4048, 1274]
name = "Shark", seat = "blue", at = [3048, 3060], kick = [4, 6], ball = true"#,
        "",
        "
red: influence none
blue: influence Shark 1
red: activate Ox
red: end
blue: activate Shark
blue: shot
dice: 4 4 1 1 | 4 1",
        "
pool red 4
rolled kick Shark 4 4 1 1 needs 5
never: goal",
    );
}

#[test]
fn sidestep() {
    plan(
        &Played { rules: &["GB-GPB-09"], name: "Sidestep", initiative: 4, first: "red" },
        r#"
name = "Ox", seat = "red", at = [2000, 3048]
name = "Boar", seat = "red", at = [2000, 1500]
name = "Shark", seat = "blue", at = [2400, 3048]
name = "Eel", seat = "blue", at = [4000, 4500]"#,
        "",
        "
red: choose Ox
red: path (1492, 3048)
red: no
blue: choose Eel
blue: path (4000, 3992)",
        "
moved Ox dodge (1492, 3048)
moved Eel dodge (4000, 3992)
pool red 4
never: asked: blue parting-blow",
    );
}
