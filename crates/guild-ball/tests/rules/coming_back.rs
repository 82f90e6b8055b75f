//! Models that go out and return at once: they are there anew, and nothing that was under way goes on for them.

use super::check;

#[test]
fn the_rest_of_an_attack_does_not_find_who_has_come_back() {
    check(
        "pushed off before damage and KD",
        r#"
proves = ["GB-GPB-16", "GB-RUL-57"]
setup = { size = "typical", vp = 20 }
piece = [
    { name = "Ox", seat = "red", at = [200, 1000], hp = 12, recovery = 6, mov = [4, 6], abilities = ["put-me-back-in-coach"] },
    { name = "Shark", seat = "blue", at = [600, 1000], influence = 1, playbook = [["3", "kd", "push2"]] },
]
script = [
    "blue: attack Ox", "dice: 6 6 6 1", "blue: pick 1.1 1.2 1.3", "blue: step push", "blue: line (-300, 1000)", "red: yes",
    "red: spot (1500, 150)", "red: stay", "blue: step damage",
]
expect = ["removed Ox", "returned Ox (1500, 150) hp 12", "asked: blue act Shark", "never: damaged Ox", "never: suffers Ox knocked", "Ox.hp = 12"]
now = { active = "Shark", initiative = "blue" }
"#,
    );
}

#[test]
fn what_follows_an_attack_does_not_find_who_has_come_back() {
    check(
        "Last Word",
        r#"
proves = ["GB-GPB-16", "GB-TIME-24"]
setup = { size = "typical", vp = 20 }
piece = [
    { name = "Ox", seat = "red", at = [1000, 600], hp = 12, hp_now = 1, recovery = 6, mov = [4, 6], abilities = ["put-me-back-in-coach"] },
    { name = "Shark", seat = "blue", at = [1400, 600], influence = 1, playbook = [["3"]], abilities = ["last-word"] },
]
script = ["blue: attack Ox", "dice: 6 1 1 1", "blue: pick 1.1", "red: yes", "red: spot (4000, 150)", "red: stay"]
expect = ["removed Ox", "returned Ox (4000, 150) hp 6", "asked: blue act Shark", "never: fired Shark last-word", "Ox.at = (4000, 150)"]
now = { active = "Shark", initiative = "blue" }
"#,
    );
}

#[test]
fn an_advance_does_not_go_on_for_who_has_come_back() {
    check(
        "Follow Up and two parting blows",
        r#"
proves = ["GB-GPB-16", "GB-PART-10"]
setup = { size = "typical", vp = 20 }
piece = [
    { name = "Ox", seat = "red", at = [2000, 3000], hp = 12, hp_now = 1, recovery = 6, mov = [6, 8], abilities = ["follow-up", "put-me-back-in-coach"] },
    { name = "Run", seat = "blue", at = [2000, 3400], mov = [6, 8], melee = 0 },
    { name = "Hit", seat = "blue", at = [2000, 2600], playbook = [["3"]] },
    { name = "Far", seat = "blue", at = [1700, 550], melee = 2 },
]
script = [
    "blue: jog", "blue: path (2000, 4600)", "red: no", "blue: go on", "red: yes", "red: path (2000, 4000)", "blue: yes",
    "dice: 6 1 1 1 1 1", "blue: pick 1.1", "red: yes", "red: spot (1500, 150)", "red: stay",
]
expect = ["fired Ox follow-up", "removed Ox", "returned Ox (1500, 150) hp 6", "asked: blue act Run", "never: moved Ox jog (2000, 4000)", "Ox.at = (1500, 150)"]
now = { active = "Run", initiative = "blue" }
"#,
    );
}

#[test]
fn a_model_comes_back_from_its_own_end() {
    check(
        "which edges",
        r#"
proves = ["GB-REC-03", "GB-RUL-21"]
setup = { size = "typical", vp = 20 }
piece = [
    { name = "Ox", seat = "red", at = [1000, 600], hp = 12, hp_now = 1, recovery = 6, abilities = ["put-me-back-in-coach"] },
    { name = "Shark", seat = "blue", at = [1400, 600], influence = 1, playbook = [["3"]] },
]
now = { active = "Shark", initiative = "blue" }
[[case]]
name = "not away from an edge, nor from the others'"
script = [
    "blue: attack Ox", "dice: 6 1 1 1", "blue: pick 1.1", "red: yes", "red: spot (4000, 400)", "red: spot (4000, 8994)", "red: spot (150, 2541)",
    "red: spot (8994, 6604)", "red: spot (150, 2540)", "red: stay",
]
expect = ["refused: GB-REC-03", "refused: GB-RUL-21", "refused: GB-RUL-21", "refused: GB-RUL-21", "returned Ox (150, 2540) hp 6"]
[[case]]
name = "the other side edge, too"
script = ["blue: attack Ox", "dice: 6 1 1 1", "blue: pick 1.1", "red: yes", "red: spot (8994, 2540)", "red: stay"]
expect = ["returned Ox (8994, 2540) hp 6"]
"#,
    );
    check(
        "from either end",
        r#"
proves = ["GB-CONV-06", "GB-RUL-21"]
setup = { size = "typical", vp = 20 }
piece = [
    { name = "Ox", seat = "red", at = [1000, 600], hp = 12, hp_now = 1, recovery = 6, abilities = ["put-me-back-in-coach", "dont-get-cocky"] },
    { name = "Shark", seat = "blue", at = [1400, 600], influence = 1, playbook = [["3"]] },
]
now = { active = "Shark", initiative = "blue" }
[[case]]
name = "the others' edge"
script = ["blue: attack Ox", "dice: 6 1 1 1", "blue: pick 1.1", "red: yes", "red: spot (4000, 8994)", "red: stay"]
expect = ["returned Ox (4000, 8994) hp 6"]
[[case]]
name = "its last 10 inches of a side edge, and no more"
script = ["blue: attack Ox", "dice: 6 1 1 1", "blue: pick 1.1", "red: yes", "red: spot (150, 6603)", "red: spot (150, 6604)", "red: stay"]
expect = ["refused: GB-RUL-21", "returned Ox (150, 6604) hp 6"]
"#,
    );
}
