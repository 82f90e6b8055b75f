//! Who orders what triggers together, and what that leaves of it (GB-CONV-08, GB-RUL-25).

use super::check;

#[test]
fn who_strikes_orders_what_triggers() {
    check(
        "the player of the model that strikes orders triggers in a Counter-Attack",
        r#"
proves = ["GB-RUL-25", "GB-CONV-08", "GB-DEF-05", "GB-RUL-39"]
setup = { vp = 20 }
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], influence = 1, playbook = [["1"]] },
    { name = "Hook", seat = "blue", at = [2400, 3048], abilities = ["crucial-artery", "hooked"], playbook = [["1"]] },
]
now = { active = "Ox", momentum = { blue = 1 } }
[[case]]
name = "a Counter-Attack"
script = [
    "red: attack Hook", "blue: react counter", "dice: 1 1 1 1", "blue: react counter", "dice: 4 1 1 1", "blue: pick 1.1",
    "red: first hooked of Hook", "blue: first hooked of Hook",
]
expect = ["attack Hook on Ox", "asked: blue arrange-triggers", "refused: HALL-ASK", "fired Hook hooked"]
[[case]]
name = "a parting blow"
script = [
    "red: jog", "red: path (1400, 3048)", "blue: yes", "blue: no", "dice: 4 1 1 1 1 1", "blue: pick 1.1",
    "blue: first crucial-artery of Hook",
]
expect = ["parting blow Hook on Ox", "asked: blue arrange-triggers", "fired Hook crucial-artery"]
"#,
    );
}

#[test]
fn a_push_into_an_area_in_the_middle_of_an_advance() {
    check(
        "an advance goes on with what it has left after a push that was interrupted itself",
        r#"
proves = ["GB-MOVE-02"]
setup = { vp = 20, size = "typical" }
piece = [
    { name = "Fire", seat = "red", at = [5000, 2000], influence = 2, abilities = ["fire-blast"] },
    { name = "Walker", seat = "blue", at = [2000, 2000], abilities = ["battering-ram"], mov = [6, 8] },
    { name = "Pushed", seat = "red", at = [3000, 2000], melee = 0 },
]
now = { active = "Fire" }
[[case]]
name = "into an area"
script = [
    "red: use fire-blast at (3850, 2000)", "red: end", "blue: activate Walker", "blue: jog", "blue: path (2700, 2000)",
    "blue: line (3508, 2000)",
]
expect = ["suffers Pushed burning", "asked: blue go-on Walker jog 825"]
[[case]]
name = "into nothing"
script = ["red: end", "blue: activate Walker", "blue: jog", "blue: path (2700, 2000)", "blue: line (3508, 2000)"]
expect = ["moved Pushed push (3508, 2000)", "asked: blue go-on Walker jog 825"]
"#,
    );
}

#[test]
fn with_no_active_model_the_initiative_player_orders_triggers() {
    for (first, other) in [("red", "blue"), ("blue", "red")] {
        check(
            "triggers of both teams in the End Phase",
            &format!(
                r#"
proves = ["GB-RUL-25"]
piece = [
    {{ name = "Fire", seat = "red", at = [2000, 2000], abilities = ["pyromaniac"], conditions = ["bleed"] }},
    {{ name = "Leech", seat = "blue", at = [2000, 3000], hp_now = 5, abilities = ["haemophilia"] }},
]
now = {{ phase = "end", initiative = "{first}" }}
script = ["{other}: first pyromaniac 1 of Fire", "{first}: first pyromaniac 1 of Fire", "blue: yes"]
expect = ["asked: {first} arrange-triggers", "refused: HALL-ASK", "suffers Fire burning", "healed Leech 1"]
"#
            ),
        );
    }
}
