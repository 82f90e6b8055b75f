//! What plans take off prices, together with what else does, and what is asked of a player.

use super::check;

#[test]
fn reductions_of_different_names_add_up() {
    check(
        "Full-Back",
        r#"
proves = ["GB-GPA-03", "GB-CONV-04"]
setup = { vp = 20 }
piece = [
    { name = "Truffles", seat = "red", at = [2000, 2500], card = "truffles", inf = [2, 2] },
    { name = "Shark", seat = "blue", at = [2000, 4000] },
]
now = { phase = "initiative", momentum = { blue = 4 }, hand = { red = ["Full-Back"], blue = ["Give Me 110%!"] } }
script = [
    'red: plan "Full-Back"', 'blue: plan "Give Me 110%!"', "dice: 6 1", "red: initiative red",
    "red: influence Truffles 2", "blue: influence none", "red: activate Truffles", "red: charge Shark",
]
expect = [
    'revealed "Full-Back", "Give Me 110%!"', "rolled initiative 6 1", "advance Truffles charge Shark",
    "never: paid", "Truffles.influence = 2",
]
"#,
    );
}

#[test]
fn what_a_model_has_goes_before_what_its_team_has() {
    check(
        "Cool Head",
        r#"
proves = ["GB-GPB-13"]
setup = { vp = 20 }
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], hp_now = 5 },
    { name = "Boar", seat = "red", at = [1000, 3048], abilities = ["fulcrum"] },
    { name = "Shark", seat = "blue", at = [2400, 3048] },
]
now = { phase = "initiative", momentum = { blue = 2 }, hand = { red = ["Cool Head"], blue = ["Give Me 110%!"] } }
script = [
    'red: plan "Cool Head"', 'blue: plan "Give Me 110%!"', "dice: 6 1", "red: initiative red",
    "red: influence Boar 1", "blue: influence Shark 1", "red: activate Boar", "red: use fulcrum", "red: end",
    "blue: activate Shark", "blue: attack Ox", "red: react counter", "blue: no", "dice: 1 1 1 1",
    "red: react counter", "red: no", "dice: 1 1 1 1", "blue: end", "red: activate Ox", "red: rest health",
]
expect = [
    'revealed "Cool Head", "Give Me 110%!"', "rolled initiative 6 1", "counter Ox on Shark", "rested Ox",
    "never: momentum red -",
]
"#,
    );
}

#[test]
fn the_first_time_passes_when_there_is_nothing_to_hand_on() {
    check(
        "Back in the Game",
        r#"
proves = ["GB-PLAN-07"]
setup = { vp = 20 }
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], hp_now = 1 },
    { name = "Boar", seat = "red", at = [2400, 2700], hp_now = 1 },
    { name = "Far", seat = "red", at = [2000, 2500] },
    { name = "Shark", seat = "blue", at = [2400, 3048], playbook = [["1"]] },
]
now = { phase = "initiative", momentum = { blue = 3 }, hand = { red = ["Back in the Game"], blue = ["Give Me 110%!"] } }
script = [
    'red: plan "Back in the Game"', 'blue: plan "Give Me 110%!"', "dice: 6 1", "red: initiative blue",
    "blue: influence Shark 2", "red: influence Boar 1", "blue: activate Shark", "blue: attack Ox",
    "red: react none", "dice: 4 1 1", "blue: pick 1.1", "blue: attack Boar", "red: react none", "blue: no",
    "dice: 4 1 1 1", "blue: pick 1.1",
]
expect = [
    'revealed "Back in the Game", "Give Me 110%!"', "rolled initiative 6 1", "removed Ox", "removed Boar",
    "never: fired",
]
"#,
    );
}

#[test]
fn the_end_phase_belongs_to_the_turn() {
    check(
        "Back in the Game",
        r#"
proves = ["GB-PLAN-07", "GB-RUL-02"]
setup = { vp = 20 }
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], hp_now = 1 },
    { name = "Boar", seat = "red", at = [2000, 4230], hp_now = 2, conditions = ["poison"] },
    { name = "Far", seat = "red", at = [2000, 2500] },
    { name = "Shark", seat = "blue", at = [2400, 3048], playbook = [["1"]] },
]
now = { phase = "initiative", momentum = { blue = 3 }, hand = { red = ["Back in the Game"], blue = ["Give Me 110%!"] } }
script = [
    'red: plan "Back in the Game"', 'blue: plan "Give Me 110%!"', "dice: 6 1", "red: initiative blue",
    "blue: influence Shark 1", "red: influence Ox 1, Boar 1", "blue: activate Shark", "blue: attack Ox",
    "red: react none", "dice: 4 1 1 1", "blue: pick 1.1", "red: yes", "red: choose Far", "blue: end",
    "red: activate Boar", "red: end", "red: activate Far", "red: end",
]
expect = [
    'revealed "Back in the Game", "Give Me 110%!"', "rolled initiative 6 1",
    "asked: red trigger back-in-the-game", "influence Far +1", "removed Ox", "damaged Boar 2", "removed Boar",
    "asked: red plan",
]
"#,
    );
}

#[test]
fn cool_head_pays_for_one_of_two_reactions() {
    check(
        "Cool Head",
        r#"
proves = ["GB-GPB-13", "GB-RUL-52", "GB-MOM-11"]
setup = { vp = 20 }
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048] },
    { name = "Shark", seat = "blue", at = [3200, 3048], mov = [6, 8], influence = 0 },
]
now = { phase = "initiative", momentum = { blue = 2 }, hand = { red = ["Cool Head"], blue = ["Give Me 110%!"] } }
script = [
    'red: plan "Cool Head"', 'blue: plan "Give Me 110%!"', "dice: 6 1", "red: initiative red",
    "red: influence none", "blue: influence Shark 2", "red: activate Ox", "red: end", "blue: activate Shark",
    "blue: charge Ox", "red: react counter stance", "red: react stance", "blue: line (2550, 3048)", "blue: no",
    "dice: 1 1 1 1 1 1 1 1",
]
expect = [
    'revealed "Cool Head", "Give Me 110%!"', "rolled initiative 6 1", "refused: GB-MOM-11", "spent cool-head",
    "stance Ox", "never: counter", "never: momentum red",
]
"#,
    );
}

#[test]
fn cool_head_does_not_pay_for_a_shot() {
    let stage = |momentum: u8, case: &str| {
        format!(
            r#"
proves = ["GB-GPB-13", "GB-KICK-07"]
setup = {{ vp = 20 }}
piece = [
    {{ name = "Ox", seat = "red", at = [3048, 3500], kick = [2, 6], hp_now = 5, influence = 2, ball = true }},
    {{ name = "Shark", seat = "blue", at = [1000, 1000] }},
]
now = {{ active = "Ox", momentum = {{ red = {momentum} }}, current = {{ red = "Cool Head", blue = "Give Me 110%!" }} }}
{case}
"#
        )
    };
    check(
        "a Shot, then something else",
        &stage(
            1,
            r#"script = ["red: shot", "red: no", "dice: 1 1 | 4 1", "red: rest health"]
expect = ["momentum red -1 shot", "kick Ox at goal", "spent cool-head", "rested Ox", "never: momentum red -1 rest", "red.momentum = 0", "Ox.hp = 9"]"#,
        ),
    );
    check(
        "a Shot without momentum",
        &stage(
            0,
            r#"script = ["red: shot", "red: rest health"]
expect = ["refused: GB-KICK-07", "spent cool-head", "rested Ox", "never: kick"]"#,
        ),
    );
}
