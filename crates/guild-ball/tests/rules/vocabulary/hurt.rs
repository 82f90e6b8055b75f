//! What answers to damage that was suffered.

use super::check;

#[test]
fn damage_suffered_is_answered_to_by_its_cause() {
    check(
        "after damage",
        r#"
proves = ["GB-CONV-08", "GB-GEO-01"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], influence = 4, abilities = ["slow-venom"], playbook = [["2"]] },
    { name = "Shark", seat = "blue", at = [2400, 3048], abilities = ["pain-response", "rising-anger", "loved-creature"] },
    { name = "Eel", seat = "blue", at = [4000, 4000], tac = 3, influence = 1 },
    { name = "Bait", seat = "red", at = [4400, 4000], melee = 0 },
]
now = { active = "Ox" }
[[case]]
name = "an attack: it may dodge, its team gains MP, its friends TAC"
script = [
    "red: attack Shark", "dice: 4 1 1 1", "red: pick 1.1", "red: first pain-response 0 of Shark", "blue: yes", "blue: path (2400, 3302)", "red: first rising-anger 0 of Shark",
    "red: end", "blue: activate Eel", "blue: attack Bait", "blue: no", "dice: 1 1 1 1",
]
expect = ["damaged Shark 2", "moved Shark dodge (2400, 3302)", "momentum blue +2 effect", "attached loved-creature to Eel", "rolled attack Eel 1 1 1 1 needs 4"]
[[case]]
name = "the first time each turn only"
script = [
    "red: attack Shark", "dice: 4 1 1 1", "red: pick 1.1", "red: first pain-response 0 of Shark", "blue: no", "red: first rising-anger 0 of Shark",
    "red: attack Shark", "blue: react none", "dice: 4 1 1 1", "red: pick 1.1", "blue: no",
]
expect = ["damaged Shark 2", "momentum blue +2 effect", "damaged Shark 2", "blue.momentum = 2"]
[[case]]
name = "not an attack that causes none"
script = ["red: attack Shark", "dice: 1 1 1 1"]
expect = ["asked: red act Ox", "never: fired"]
"#,
    );
}

#[test]
fn a_parting_blow_is_suffered_in_the_middle_of_an_advance() {
    check(
        "damage on the way",
        r#"
proves = ["GB-PART-01", "GB-PART-07"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], playbook = [["2"]] },
    { name = "Shark", seat = "blue", at = [2400, 3048], abilities = ["pain-response", "rising-anger"] },
]
now = { active = "Shark" }
[[case]]
name = "no dodge, but MP"
script = ["blue: jog", "blue: path (3600, 3048)", "red: yes", "dice: 4 1 1 1 1 1", "red: pick 1.1", "blue: go on"]
expect = ["damaged Shark 2", "momentum blue +2 effect", "Shark.at = (3600, 3048)", "never: fired Shark pain-response"]
"#,
    );
}

#[test]
fn a_reaction_and_a_parting_blow_are_answered_to() {
    check(
        "DEF for one attack",
        r#"
proves = ["GB-MOM-21", "GB-PART-01"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], influence = 2, playbook = [["1"]] },
    { name = "Shark", seat = "blue", at = [2400, 3048], abilities = ["gladiator", "slippery"], playbook = [["1"]] },
]
now = { active = "Ox", momentum = { blue = 1 } }
[[case]]
name = "against the attack that is countered, not against the next"
script = ["red: attack Shark", "blue: react counter", "dice: 1 1 1 1", "blue: react counter", "dice: 1 1 1 1", "red: attack Shark", "dice: 1 1 1 1"]
expect = ["fired Shark gladiator", "rolled attack Ox 1 1 1 1 needs 5", "rolled attack Shark 1 1 1 1 needs 4", "rolled attack Ox 1 1 1 1 needs 4"]
[[case]]
name = "not without a Counter-Attack"
script = ["red: attack Shark", "blue: react none", "dice: 1 1 1 1"]
expect = ["rolled attack Ox 1 1 1 1 needs 4", "never: fired"]
[[case]]
name = "against a parting blow"
script = ["red: end", "blue: activate Shark", "blue: jog", "blue: path (3600, 3048)", "red: yes", "dice: 1 1 1 1 1 1", "blue: go on"]
expect = ["fired Shark slippery", "rolled attack Ox 1 1 1 1 1 1 needs 5"]
"#,
    );
}

#[test]
fn condition_damage_is_answered_to() {
    check(
        "by those it hurts, once all are hurt and before anybody goes out",
        r#"
proves = ["GB-COND-03", "GB-TURN-21", "GB-RUL-13"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], conditions = ["burning"], abilities = ["winded"] },
    { name = "Boar", seat = "red", at = [3600, 3048], abilities = ["winded"], activated = true },
    { name = "Shark", seat = "blue", at = [2400, 3048], hp_now = 1, conditions = ["poison"], abilities = ["rising-anger"], activated = true },
]
now = { active = "Ox", initiative = "red" }
script = ["red: end", "red: path (2000, 3302)"]
expect = ["damaged Ox 1", "damaged Shark 1 of 2", "fired Ox winded", "moved Ox dodge (2000, 3302)", "suffers Shark taken out", "removed Shark", "never: fired Boar", "never: fired Shark"]
"#,
    );
    check(
        "by the play aid",
        r#"
proves = ["GB-RUL-01"]
setup = { book = "aid" }
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], conditions = ["burning"], abilities = ["winded"] },
    { name = "Shark", seat = "blue", at = [2400, 3048] },
]
script = ["red: path (2000, 3302)"]
expect = ["asked: red path Ox dodge 254", "moved Ox dodge (2000, 3302)", "asked: red allocate"]
now = { phase = "maintenance", next = "red", initiative = "red" }
"#,
    );
}

#[test]
fn whom_it_is_about_is_settled_when_it_fires() {
    check(
        "a healer that dodges first",
        r#"
proves = ["GB-CONV-08", "GB-DEF-19"]
piece = [
    { name = "Wolf", seat = "red", at = [2000, 3000], hp_now = 9, conditions = ["burning"], abilities = ["winded", "kind-hands"] },
    { name = "Boar", seat = "red", at = [2000, 4300], hp_now = 5, conditions = ["burning"], activated = true },
    { name = "Goat", seat = "red", at = [2000, 1500], hp_now = 5, conditions = ["burning"], activated = true },
    { name = "Shark", seat = "blue", at = [5000, 5000], activated = true },
]
now = { active = "Wolf", initiative = "red" }
[[case]]
name = "whom it leaves behind is healed, whom it comes near to is not"
script = ["red: end", "red: first winded of Wolf", "red: path (2000, 2746)", "expect: Wolf within 4 of Boar = no", "expect: Wolf within 4 of Goat = yes"]
expect = ["fired Wolf winded", "moved Wolf dodge (2000, 2746)", "fired Wolf kind-hands", "healed Boar 1", "never: healed Goat", "Boar.hp = 5", "Goat.hp = 4"]
[[case]]
name = "the other way round it is the same"
script = ["red: end", "red: first kind-hands of Wolf", "red: path (2000, 2746)"]
expect = ["healed Boar 1", "moved Wolf dodge (2000, 2746)", "never: healed Goat"]
"#,
    );
}
