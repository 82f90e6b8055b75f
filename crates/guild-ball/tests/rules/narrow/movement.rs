//! Charges, pushes and the way they go.

use super::check;

#[test]
fn a_charge_goes_up_to_the_max_move() {
    check(
        "a charge to the unit",
        r#"
proves = ["GB-ADV-04"]
piece = [
    { name = "Ox", seat = "red", at = [1000, 2000], mov = [5, 7], influence = 2 },
    { name = "Boar", seat = "red", at = [1000, 4000], influence = 1 },
    { name = "Shark", seat = "blue", at = [4500, 2000] },
]
now = { next = "red" }
[[case]]
name = "a unit more, then exactly"
script = ["red: activate Ox", "red: charge Shark", "red: line (2779, 2000)", "red: line (2778, 2000)"]
expect = ["paid Ox 2", "refused: GB-MOVE-02", "moved Ox charge (2778, 2000)"]
[[case]]
name = "for less than its cost"
script = ["red: activate Boar", "red: charge Shark", "red: jog", "red: stay"]
expect = ["refused: GB-INF-10", "advance Boar jog"]
"#,
    );
}

#[test]
fn a_push_provokes_no_parting_blow() {
    check(
        "pushed out of a melee zone",
        r#"
proves = ["GB-REPO-06"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], influence = 1, playbook = [["push3"]] },
    { name = "Boar", seat = "red", at = [2400, 3448], playbook = [["1"]] },
    { name = "Shark", seat = "blue", at = [2400, 3048], melee = 0 },
]
now = { active = "Ox" }
script = ["expect: Boar engages Shark = yes", "red: attack Shark", "dice: 4 1 1 1 1", "red: pick 1.1", "red: line (3162, 3048)"]
expect = ["moved Shark push (3162, 3048)", "asked: red act Ox", "never: parting blow", "never: asked: red parting-blow", "Boar engages Shark = no"]
"#,
    );
}

#[test]
fn no_sprint_and_no_charge_crosses_an_obstruction() {
    check(
        "across an obstruction in a hurry",
        r#"
proves = ["GB-TERR-12"]
terrain = [{ kind = "obstruction", corners = [[1400, 1000], [1500, 1000], [1500, 3000], [1400, 3000]] }]
piece = [
    { name = "Ox", seat = "red", at = [1000, 2000], mov = [6, 9], influence = 2 },
    { name = "Shark", seat = "blue", at = [2400, 2000] },
]
now = { active = "Ox" }
[[case]]
name = "a sprint"
script = ["red: sprint", "red: path (2000, 2000)", "red: path (1250, 2000)"]
expect = ["refused: GB-TERR-12", "moved Ox sprint (1250, 2000)"]
[[case]]
name = "a charge"
script = ["red: charge Shark", "red: line (2000, 2000)", "red: line (1250, 2000)"]
expect = ["refused: GB-CHG-09", "charge failed Ox"]
"#,
    );
}

#[test]
fn what_is_driven_directly_away_stops_against_something() {
    let driven = |name: &str, terrain: &str, piece: &str| {
        check(
            name,
            &format!(
                r#"
proves = ["GB-RUL-76"]
terrain = [{terrain}]
piece = [
    {{ name = "Ox", seat = "red", at = [2000, 3048], tac = 1, influence = 1, abilities = ["knockback"], playbook = [["1"]] }},
    {{ name = "Shark", seat = "blue", at = [2400, 3048], melee = 0 }},
    {piece}
]
now = {{ active = "Ox" }}
script = ["red: attack Shark", "dice: 4", "red: pick 1.1", "red: line (2654, 3048)", "red: stay"]
expect = ["fired Ox knockback", "moved Shark push (2500, 3048)", "Shark.at = (2500, 3048)"]
"#
            ),
        );
    };
    driven("a base", "", r#"{ name = "Eel", seat = "blue", at = [2800, 3048], melee = 0 }"#);
    let corners = "corners = [[2650, 2900], [2900, 2900], [2900, 3200], [2650, 3200]]";
    driven("a barrier", &format!(r#"{{ kind = "barrier", {corners} }}"#), "");
    driven("an obstruction", &format!(r#"{{ kind = "obstruction", {corners} }}"#), "");
}

#[test]
fn a_model_on_the_ground_is_pushed_and_dodges_but_does_not_advance() {
    check(
        "moved on the ground",
        r#"
proves = ["GB-KD-06"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], influence = 3, abilities = ["tidal-surge"], playbook = [["push1"]] },
    { name = "Boar", seat = "red", at = [2000, 4000], influence = 2, conditions = ["knocked down"] },
    { name = "Shark", seat = "blue", at = [2400, 3048], conditions = ["knocked down"] },
]
now = { next = "red" }
[[case]]
name = "pushed"
script = ["red: activate Ox", "red: attack Shark", "dice: 4 1 1 1", "red: pick 1.1", "red: line (2654, 3048)"]
expect = ["moved Shark push (2654, 3048)", "Shark.conditions = knocked down"]
[[case]]
name = "dodging"
script = ["red: activate Ox", "red: use tidal-surge on Boar", "red: path (2000, 4500)"]
expect = ["moved Boar dodge (2000, 4500)", "Boar.conditions = knocked down"]
[[case]]
name = "advancing"
script = ["red: activate Boar", "red: jog", "red: sprint", "red: end"]
expect = ["refused: GB-KD-06", "refused: GB-KD-06", "activation ended Boar", "never: moved"]
"#,
    );
}

#[test]
fn an_advance_that_an_ability_grants_is_not_paid_for() {
    check(
        "a granted sprint",
        r#"
proves = ["GB-ADV-09"]
abilities = '''[
    (id: "dash", name: "Dash", kind: Active, used: Some((once: Turn, bodies: [[Do((who: Bearer), [Advance(sprint)])]]))),
]'''
piece = [{ name = "Ox", seat = "red", at = [1000, 2000], mov = [5, 7], influence = 1, abilities = ["dash"] }]
now = { active = "Ox" }
[[case]]
name = "granted"
script = ["red: use dash", "red: path (2778, 2000)"]
expect = ["asked: red path Ox sprint 1778", "moved Ox sprint (2778, 2000)", "never: paid", "Ox.influence = 1"]
[[case]]
name = "its own"
script = ["red: sprint", "red: path (2778, 2000)"]
expect = ["paid Ox 1", "moved Ox sprint (2778, 2000)", "Ox.influence = 0"]
"#,
    );
}
