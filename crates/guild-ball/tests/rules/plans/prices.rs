//! What plans take off prices, together with what else does, and what is asked of a player.

use super::{Played, plan};

#[test]
fn reductions_of_different_names_add_up() {
    plan(
        &Played { rules: &["GB-GPA-03", "GB-CONV-04"], name: "Full-Back", initiative: 5, first: "red" },
        r#"
name = "Truffles", seat = "red", at = [2000, 2500], card = "truffles", inf = [2, 2]
name = "Shark", seat = "blue", at = [2000, 4000]"#,
        "",
        "
red: influence Truffles 2
blue: influence none
red: activate Truffles
red: charge Shark",
        "
advance Truffles charge Shark
never: paid
Truffles.influence = 2",
    );
}

#[test]
fn what_a_model_has_goes_before_what_its_team_has() {
    plan(
        &Played { rules: &["GB-GPB-13"], name: "Cool Head", initiative: 3, first: "red" },
        r#"
name = "Ox", seat = "red", at = [2000, 3048], hp_now = 5
name = "Boar", seat = "red", at = [1000, 3048], abilities = ["fulcrum"]
name = "Shark", seat = "blue", at = [2400, 3048]"#,
        "",
        "
red: influence Boar 1
blue: influence Shark 1
red: activate Boar
red: use fulcrum
red: end
blue: activate Shark
blue: attack Ox
red: react counter
blue: no
dice: 1 1 1 1
red: react counter
red: no
dice: 1 1 1 1
blue: end
red: activate Ox
red: rest health",
        "
counter Ox on Shark
rested Ox
never: momentum red -",
    );
}

#[test]
fn the_first_time_passes_when_there_is_nothing_to_hand_on() {
    plan(
        &Played { rules: &["GB-PLAN-07"], name: "Back in the Game", initiative: 4, first: "blue" },
        r#"
name = "Ox", seat = "red", at = [2000, 3048], hp_now = 1
name = "Boar", seat = "red", at = [2400, 2700], hp_now = 1
name = "Far", seat = "red", at = [2000, 2500]
name = "Shark", seat = "blue", at = [2400, 3048], playbook = [["1"]]"#,
        "",
        "
blue: influence Shark 2
red: influence Boar 1
blue: activate Shark
blue: attack Ox
red: react none
dice: 4 1 1
blue: pick 1.1
blue: attack Boar
red: react none
blue: no
dice: 4 1 1 1
blue: pick 1.1",
        "
removed Ox
removed Boar
never: fired",
    );
}

#[test]
fn the_end_phase_belongs_to_the_turn() {
    plan(
        &Played {
            rules: &["GB-PLAN-07", "GB-RUL-02"],
            name: "Back in the Game",
            initiative: 4,
            first: "blue",
        },
        r#"
name = "Ox", seat = "red", at = [2000, 3048], hp_now = 1
name = "Boar", seat = "red", at = [2000, 4230], hp_now = 2, conditions = ["poison"]
name = "Far", seat = "red", at = [2000, 2500]
name = "Shark", seat = "blue", at = [2400, 3048], playbook = [["1"]]"#,
        "",
        "
blue: influence Shark 1
red: influence Ox 1, Boar 1
blue: activate Shark
blue: attack Ox
red: react none
dice: 4 1 1 1
blue: pick 1.1
red: yes
red: choose Far
blue: end
red: activate Boar
red: end
red: activate Far
red: end",
        "
asked: red trigger back-in-the-game
influence Far +1
removed Ox
damaged Boar 2
removed Boar
asked: red plan",
    );
}

#[test]
fn cool_head_pays_for_one_of_two_reactions() {
    plan(
        &Played {
            rules: &["GB-GPB-13", "GB-RUL-52", "GB-MOM-11"],
            name: "Cool Head",
            initiative: 3,
            first: "red",
        },
        r#"
name = "Ox", seat = "red", at = [2000, 3048]
name = "Shark", seat = "blue", at = [3200, 3048], mov = [6, 8], influence = 0"#,
        "",
        "
red: influence none
blue: influence Shark 2
red: activate Ox
red: end
blue: activate Shark
blue: charge Ox
red: react counter stance
red: react stance
blue: line (2550, 3048)
blue: no
dice: 1 1 1 1 1 1 1 1",
        "
refused: GB-MOM-11
spent cool-head
stance Ox
never: counter
never: momentum red",
    );
}
