//! Acting for the other side, directions that lead to no model, and rules that do not bind.

use super::check;

#[test]
fn a_controlled_model_is_friendly_while_it_moves() {
    check(
        "lured",
        r#"
proves = ["GB-DEF-14", "GB-DEF-16", "GB-PART-01", "GB-GEO-06"]
piece = [
    { name = "Siren", seat = "red", at = [2000, 2000], influence = 2, abilities = ["lure"], melee = 0 },
    { name = "Guard", seat = "red", at = [2400, 3200], melee = 1, playbook = [["1"]] },
    { name = "Shark", seat = "blue", at = [2000, 3200], melee = 0, mov = [3, 6] },
    { name = "Mate", seat = "blue", at = [1600, 3200], melee = 1, playbook = [["1"]] },
]
now = { active = "Siren" }
[[case]]
name = "its own team may strike at it, the other one does not"
script = ["red: use lure on Shark", "dice: 4 4", "red: path (2100, 2500)", "red: path (2000, 2438)", "blue: no", "red: go on"]
expect = ["controlled Shark", "refused: GB-GEO-06", "asked: blue parting-blow Mate on Shark", "moved Shark jog (2000, 2438)", "control over", "never: asked: red parting-blow"]
"#,
    );
}

#[test]
fn a_movement_may_lead_to_a_goalpost_or_an_edge() {
    check(
        "directions",
        r#"
proves = ["GB-GEO-06", "GB-GEO-21"]
piece = [
    { name = "Smith", seat = "red", at = [3048, 3000], influence = 2, abilities = ["while-the-iron-is-hot", "line-dancing"] },
    { name = "Shark", seat = "blue", at = [5600, 5600] },
]
now = { active = "Smith" }
[[case]]
name = "the own goalpost"
script = ["red: use while-the-iron-is-hot", "red: mode 2", "red: path (3048, 3400)", "red: path (3048, 2492)"]
expect = ["refused: GB-GEO-06", "moved Smith dodge (3048, 2492)"]
[[case]]
name = "the enemy's"
script = ["red: use while-the-iron-is-hot", "red: mode 3", "red: path (3048, 3508)"]
expect = ["moved Smith dodge (3048, 3508)"]
[[case]]
name = "an edge, straight across from the model"
script = ["red: use line-dancing", "red: mode 4", "red: line (2000, 3100)", "red: line (1778, 3000)"]
expect = ["refused: GB-GEO-06", "moved Smith push (1778, 3000)"]
"#,
    );
}

#[test]
fn a_model_is_placed_beside_a_goalpost() {
    check(
        "to the goalpost",
        r#"
proves = ["GB-GEO-03", "GB-GEO-10"]
piece = [
    { name = "Straw", seat = "red", at = [3048, 2400], abilities = ["if-i-only-had-a-brain"] },
    { name = "Far", seat = "red", at = [3048, 4000], abilities = ["if-i-only-had-a-brain"] },
    { name = "Shark", seat = "blue", at = [5600, 5600] },
]
now = { active = "Straw" }
script = ["red: use if-i-only-had-a-brain", "red: spot (3048, 1900)", "red: spot (3048, 1674)"]
expect = ["refused: GB-GEO-03", "placed Straw (3048, 1674)"]
"#,
    );
}

#[test]
fn icons_can_be_opened_in_parting_blows() {
    check(
        "an icon in a parting blow",
        r#"
proves = ["GB-PART-08", "GB-PB-20"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], abilities = ["make-it-rain", "dirty-knives"], playbook = [["play1"]] },
    { name = "Boar", seat = "red", at = [2000, 2800], abilities = ["dirty-knives"], playbook = [["1", "play1"]] },
    { name = "Shark", seat = "blue", at = [2400, 2000] },
    { name = "Eel", seat = "blue", at = [2400, 2800] },
]
now = { active = "Shark" }
[[case]]
name = "where that does not bind"
script = ["blue: jog", "blue: path (3600, 2000)", "red: yes", "dice: 4 1 1 1 1 1", "red: pick 1.1", "red: use dirty-knives on Shark", "blue: go on"]
expect = ["suffers Shark poison", "Shark.at = (3600, 2000)"]
[[case]]
name = "not where it does"
script = ["blue: end", "red: activate Ox", "red: end", "blue: activate Eel", "blue: jog", "blue: path (3600, 2800)", "red: yes", "dice: 4 1 1 1 1 1", "red: pick 1.2"]
expect = ["refused: GB-PART-08"]
"#,
    );
}

#[test]
fn a_change_against_plays_may_depend_on_who_uses_them() {
    check(
        "plays of a Captain",
        r#"
proves = ["GB-PLAY-11"]
piece = [
    { name = "Boss", seat = "red", at = [2000, 2000], influence = 1, position = "captain", abilities = ["slow-venom"], melee = 0 },
    { name = "Ox", seat = "red", at = [2000, 2800], influence = 1, abilities = ["slow-venom"], melee = 0 },
    { name = "Shark", seat = "blue", at = [2800, 2400], abilities = ["sharp-tongue"], melee = 0 },
    { name = "Eel", seat = "blue", at = [5000, 5000] },
]
now = { active = "Boss" }
script = ["red: use slow-venom on Shark", "dice: 1", "red: end", "blue: activate Eel", "blue: end", "red: activate Ox", "red: use slow-venom on Shark", "dice: 1"]
expect = ["rolled play Boss 1 needs 6", "rolled play Ox 1 needs 4"]
"#,
    );
}
