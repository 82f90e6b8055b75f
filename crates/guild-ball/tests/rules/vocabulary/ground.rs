//! Ground and bases: what counts within them, what is passed over, where models are placed, and where they come back.

use super::check;

#[test]
fn ground_counts_for_those_within() {
    check(
        "more DEF in rough ground, and where not",
        r#"
proves = ["GB-TERR-03", "GB-CONV-03"]
terrain = [{ kind = "rough", at = [2400, 2000], radius = 300 }]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], influence = 2, tac = 2, playbook = [["1"]] },
    { name = "Shark", seat = "blue", at = [2400, 2000], melee = 0, def = 3, abilities = ["mud-concealer"] },
    { name = "Eel", seat = "blue", at = [2000, 2400], melee = 0, def = 3, abilities = ["mud-concealer"] },
]
now = { active = "Ox" }
script = ["red: attack Shark", "dice: 1 1", "red: attack Eel", "dice: 1 1"]
expect = ["rolled attack Ox 1 1 needs 4", "rolled attack Ox 1 1 needs 3"]
"#,
    );
    check(
        "a longer way over rough ground",
        r#"
proves = ["GB-TERR-06", "GB-ADV-05"]
terrain = [{ kind = "rough", at = [2000, 2900], radius = 300 }]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], mov = [4, 6], abilities = ["winters-blessing"] },
    { name = "Shark", seat = "blue", at = [5000, 5000] },
]
now = { active = "Ox" }
script = ["red: jog", "red: path (2000, 3016)", "red: path (2000, 3524)"]
expect = ["fired Ox winters-blessing", "attached winters-blessing to Ox", "Ox.at = (2000, 3524)"]
"#,
    );
}

#[test]
fn models_are_placed_in_ground() {
    check(
        "in the piece it stands in, in a forest, beside a piece",
        r#"
proves = ["GB-GEO-10", "GB-GEO-01", "GB-GEO-03", "GB-RUL-27"]
terrain = [{ kind = "rough", at = [2000, 2400], radius = 600 }, { kind = "forest", at = [3400, 2000], radius = 400 }, { kind = "barrier", at = [1200, 2000], radius = 200 }]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], abilities = ["mirage", "natures-blessing", "wherever-i-may-roam"] },
    { name = "Shark", seat = "blue", at = [5000, 5000] },
]
now = { active = "Ox" }
[[case]]
name = "anywhere within the piece"
script = ["red: use mirage", "red: spot (3400, 2000)", "red: spot (2000, 2900)"]
expect = ["refused: GB-GEO-01", "placed Ox (2000, 2900)"]
[[case]]
name = "in a forest within 4 inches"
script = ["red: use natures-blessing", "red: spot (2000, 2900)", "red: spot (3400, 2200)"]
expect = ["refused: GB-GEO-01", "placed Ox (3400, 2200)"]
[[case]]
name = "in contact with a piece"
script = ["red: use wherever-i-may-roam", "red: spot (1700, 1400)", "red: spot (1200, 1649)"]
expect = ["refused: GB-GEO-03", "placed Ox (1200, 1649)"]
"#,
    );
}

#[test]
fn some_pass_over_bases_and_terrain() {
    check(
        "over both, and where it may not end",
        r#"
proves = ["GB-MOVE-03", "GB-TERR-19"]
terrain = [{ kind = "barrier", at = [2800, 2000], radius = 200 }, { kind = "rough", at = [2000, 2800], radius = 250 }]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], mov = [6, 8], abilities = ["flying"] },
    { name = "Goat", seat = "red", at = [2400, 2400], mov = [6, 8], abilities = ["swift-wind"] },
    { name = "Boar", seat = "red", at = [2400, 3000] },
    { name = "Shark", seat = "blue", at = [5000, 5000] },
]
now = { active = "Ox" }
[[case]]
name = "over a barrier"
script = ["red: jog", "red: path (2800, 2100)", "red: path (3500, 2000)"]
expect = ["refused: GB-MOVE-03", "Ox.at = (3500, 2000)"]
[[case]]
name = "over rough ground at no loss"
script = ["red: jog", "red: path (2000, 3520)"]
expect = ["Ox.at = (2000, 3520)"]
"#,
    );
    check(
        "over bases alone",
        r#"
proves = ["GB-MOVE-03", "GB-TERR-19"]
terrain = [{ kind = "barrier", at = [2800, 2000], radius = 200 }]
piece = [
    { name = "Goat", seat = "red", at = [2400, 2400], mov = [6, 8], abilities = ["swift-wind"] },
    { name = "Boar", seat = "red", at = [2400, 3000] },
    { name = "Shark", seat = "blue", at = [5000, 5000] },
]
now = { active = "Goat" }
[[case]]
name = "over a base, and not onto it"
script = ["red: jog", "red: path (2400, 3200)", "red: path (2400, 3500)"]
expect = ["refused: GB-MOVE-03", "Goat.at = (2400, 3500)"]
[[case]]
name = "but not over a barrier"
script = ["red: jog", "red: path (3100, 1650)", "red: stay"]
expect = ["refused: GB-TERR-19"]
"#,
    );
}
