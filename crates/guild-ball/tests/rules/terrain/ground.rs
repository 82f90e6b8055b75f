//! Fast and rough ground.

use super::check;

#[test]
fn fast_ground_gives_two_inches_once() {
    check(
        "fast terrain",
        r#"
proves = ["GB-TERR-04", "GB-TERR-05", "GB-ADV-05", "GB-TERR-01"]
terrain = [
    { kind = "fast", corners = [[1500, 1800], [1800, 1800], [1800, 2200], [1500, 2200]] },
    { kind = "fast", at = [2300, 2000], radius = 100 },
]
piece = [{ name = "Ox", seat = "red", at = [1000, 2000], mov = [5, 7], influence = 1 }]
now = { active = "Ox" }
[[case]]
name = "over two pieces"
script = ["red: jog", "red: path (2778, 2000)"]
expect = ["asked: red path Ox jog 1270", "moved Ox jog (2778, 2000)"]
[[case]]
name = "a unit more"
script = ["red: jog", "red: path (2779, 2000)"]
expect = ["refused: GB-MOVE-02"]
[[case]]
name = "a sprint"
script = ["red: sprint", "red: path (3286, 2000)"]
expect = ["moved Ox sprint (3286, 2000)"]
[[case]]
name = "where the ground is open"
script = ["red: jog", "red: path (1000, 3271)"]
expect = ["refused: GB-MOVE-02"]
"#,
    );
}

#[test]
fn undeclared_ground_changes_nothing() {
    check(
        "open ground",
        r#"
proves = ["GB-TERR-02", "GB-SETUP-17"]
piece = [{ name = "Ox", seat = "red", at = [1000, 2000], mov = [5, 7] }]
now = { active = "Ox" }
script = ["red: jog", "red: path (2271, 2000)", "red: path (2270, 2000)"]
expect = ["refused: GB-MOVE-02", "moved Ox jog (2270, 2000)"]
"#,
    );
}

#[test]
fn rough_ground_takes_two_inches_once() {
    check(
        "rough terrain",
        r#"
proves = ["GB-TERR-06", "GB-TERR-07"]
terrain = [
    { kind = "rough", corners = [[1300, 1800], [1400, 1800], [1400, 2200], [1300, 2200]] },
    { kind = "rough", at = [1700, 2000], radius = 80 },
]
piece = [{ name = "Ox", seat = "red", at = [1000, 2000], mov = [5, 7] }]
now = { active = "Ox" }
[[case]]
name = "over two pieces"
script = ["red: jog", "red: path (1762, 2000)"]
expect = ["moved Ox jog (1762, 2000)"]
[[case]]
name = "a unit more"
script = ["red: jog", "red: path (1763, 2000)"]
expect = ["refused: GB-TERR-06"]
[[case]]
name = "round them"
script = ["red: jog", "red: path (1000, 2351) (1900, 2351)"]
expect = ["moved Ox jog (1000, 2351) (1900, 2351)"]
[[case]]
name = "a corner that touches is enough"
script = ["red: jog", "red: path (1000, 2350) (1900, 2350)"]
expect = ["refused: GB-TERR-06"]
"#,
    );
}

#[test]
fn an_advance_ends_where_rough_ground_leaves_it_nothing() {
    check(
        "entering rough terrain late",
        r#"
proves = ["GB-ADV-06", "GB-RUL-28"]
terrain = [{ kind = "rough", corners = [[2200, 1800], [2400, 1800], [2400, 2200], [2200, 2200]] }]
piece = [{ name = "Ox", seat = "red", at = [1000, 2000], mov = [5, 7] }]
now = { active = "Ox" }
[[case]]
name = "at its edge, further than what is left"
script = ["red: jog", "red: path (2051, 2000)", "red: path (2050, 2000)"]
expect = ["refused: GB-TERR-06", "moved Ox jog (2050, 2000)"]
[[case]]
name = "before it"
script = ["red: jog", "red: path (2049, 2000) (2049, 2221)"]
expect = ["moved Ox jog (2049, 2000) (2049, 2221)"]
"#,
    );
}

#[test]
fn who_starts_on_rough_ground_moves_on_it() {
    check(
        "leaving rough terrain",
        r#"
proves = ["GB-TERR-06"]
terrain = [{ kind = "rough", at = [1000, 2000], radius = 300 }]
piece = [{ name = "Ox", seat = "red", at = [1000, 2000], mov = [5, 7], influence = 1 }]
now = { active = "Ox" }
[[case]]
name = "a jog"
script = ["red: jog", "red: path (1763, 2000)", "red: path (1762, 2000)"]
expect = ["refused: GB-TERR-06", "moved Ox jog (1762, 2000)"]
[[case]]
name = "a sprint"
script = ["red: sprint", "red: path (2270, 2000)"]
expect = ["moved Ox sprint (2270, 2000)"]
"#,
    );
}

#[test]
fn fast_and_rough_ground_add_up() {
    check(
        "fast and rough",
        r#"
proves = ["GB-ADV-05"]
terrain = [
    { kind = "rough", at = [1500, 2000], radius = 100 },
    { kind = "fast", at = [1700, 2000], radius = 100 },
]
piece = [{ name = "Ox", seat = "red", at = [1000, 2000], mov = [5, 7] }]
now = { active = "Ox" }
script = ["red: jog", "red: path (2271, 2000)", "red: path (2270, 2000)"]
expect = ["refused: GB-TERR-06", "moved Ox jog (2270, 2000)"]
"#,
    );
}

#[test]
fn a_charge_feels_the_ground_too() {
    check(
        "charging over rough terrain",
        r#"
proves = ["GB-TERR-06", "GB-CHG-08"]
terrain = [{ kind = "rough", at = [1600, 2000], radius = 200 }]
piece = [
    { name = "Ox", seat = "red", at = [1000, 2000], mov = [5, 7], influence = 2 },
    { name = "Shark", seat = "blue", at = [2900, 2000] },
]
now = { active = "Ox" }
script = ["red: charge Shark", "red: line (2271, 2000)", "red: line (2270, 2000)"]
expect = ["refused: GB-TERR-06", "moved Ox charge (2270, 2000)", "charge failed Ox"]
"#,
    );
}

#[test]
fn a_dodge_feels_no_ground() {
    check(
        "dodging over rough and fast terrain",
        r#"
proves = ["GB-REPO-05"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], influence = 1, tac = 4, playbook = [["dodge4"]] },
    { name = "Shark", seat = "blue", at = [2400, 3048] },
]
terrain = [{ kind = "rough", at = [1500, 3048], radius = 300 }, { kind = "fast", at = [2000, 3600], radius = 300 }]
now = { active = "Ox" }
[[case]]
name = "rough"
script = ["red: attack Shark", "dice: 4 1 1 1", "red: pick 1.1", "red: path (984, 3048)"]
expect = ["moved Ox dodge (984, 3048)"]
[[case]]
name = "fast"
script = ["red: attack Shark", "dice: 4 1 1 1", "red: pick 1.1", "red: path (2000, 4065)"]
expect = ["refused: GB-MOVE-02"]
"#,
    );
}

#[test]
fn after_a_blow_the_ground_has_counted() {
    check(
        "a blow on rough terrain",
        r#"
proves = ["GB-TERR-07"]
terrain = [
    { kind = "rough", corners = [[2300, 1800], [2400, 1800], [2400, 2100], [2300, 2100]] },
    { kind = "rough", at = [2383, 1400], radius = 100 },
]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], mov = [5, 7] },
    { name = "Shark", seat = "blue", at = [2000, 2400] },
]
now = { active = "Ox" }
[[case]]
name = "as drawn"
script = ["red: jog", "red: path (2762, 2000)", "blue: no", "red: go on"]
expect = ["moved Ox jog (2383, 2000)", "asked: red go-on Ox jog 379", "moved Ox jog (2762, 2000)"]
[[case]]
name = "another way over rough ground"
script = ["red: jog", "red: path (2762, 2000)", "blue: no", "red: path (2383, 1620)", "red: path (2383, 1621)"]
expect = ["refused: GB-MOVE-02", "moved Ox jog (2383, 1621)"]
"#,
    );
}

#[test]
fn rough_ground_may_count_as_fast_for_a_turn() {
    check(
        "mud that slides",
        r#"
proves = ["GB-RUL-72"]
terrain = [{ kind = "forest", at = [1600, 2000], radius = 200, slides = true }]
piece = [
    { name = "Ox", seat = "red", at = [1000, 2000], mov = [5, 7] },
    { name = "Shark", seat = "blue", at = [2600, 2000] },
]
now = { active = "Ox" }
script = ["expect: Ox sees Shark = no", "red: jog", "red: path (1600, 2200) (1600, 3345)"]
expect = ["moved Ox jog (1600, 2200) (1600, 3345)"]
"#,
    );
}

#[test]
fn a_gliding_model_ignores_rough_ground() {
    check(
        "gliding",
        r#"
terrain = [{ kind = "rough", at = [1600, 2000], radius = 200 }, { kind = "fast", at = [1000, 2600], radius = 200 }]
piece = [{ name = "Ox", seat = "red", at = [1000, 2000], mov = [5, 7], gliding = true }]
now = { active = "Ox" }
[[case]]
name = "over rough ground"
script = ["red: jog", "red: path (2270, 2000)"]
expect = ["moved Ox jog (2270, 2000)"]
[[case]]
name = "over fast ground"
script = ["red: jog", "red: path (1000, 3778)"]
expect = ["moved Ox jog (1000, 3778)"]
"#,
    );
}

#[test]
fn a_returning_model_jogs_over_terrain() {
    check(
        "returning over rough terrain",
        r#"
proves = ["GB-RUL-21"]
terrain = [
    { kind = "rough", at = [2000, 700], radius = 200 },
    { kind = "obstruction", corners = [[4000, 0], [4400, 0], [4400, 300], [4000, 300]] },
]
piece = [{ name = "Ox", seat = "red", mov = [5, 7], conditions = ["taken out"], hp_now = 0 }]
now = { phase = "maintenance", initiative = "red" }
script = ["red: spot (4200, 150)", "red: spot (2000, 150)", "red: path (2000, 913)", "red: path (2000, 912)"]
expect = ["refused: GB-GEO-11", "returned Ox (2000, 150) hp 6", "refused: GB-TERR-06", "moved Ox jog (2000, 912)"]
"#,
    );
}

#[test]
fn fast_ground_makes_up_for_a_move_below_nothing_first() {
    check(
        "a move is bounded once everything has counted",
        r#"
proves = ["GB-STAT-10", "GB-RUL-65"]
terrain = [{ kind = "fast", at = [2000, 2000], radius = 300 }]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], mov = [3, 5], conditions = ["burning", "snared"] },
    { name = "Shark", seat = "blue", at = [5000, 5000] },
]
now = { active = "Ox" }
script = ["red: jog", "red: path (2508, 2000)", "red: path (2255, 2000)", "red: path (2254, 2000)"]
expect = ["asked: red path Ox jog 0", "refused: GB-MOVE-02", "refused: GB-MOVE-02", "moved Ox jog (2254, 2000)"]
"#,
    );
}

#[test]
fn fast_ground_ahead_counts_for_who_goes_on_after_a_parting_blow() {
    check(
        "6 inches, and 2 more by the strip",
        r#"
proves = ["GB-TERR-04", "GB-PART-10", "GB-MOVE-02"]
setup = { size = "typical", vp = 20 }
piece = [
    { name = "Ox", seat = "red", at = [3000, 3000], mov = [6, 8], hp = 12 },
    { name = "Shark", seat = "blue", at = [3000, 3500] },
]
terrain = [{ kind = "fast", corners = [[2900, 2300], [3100, 2300], [3100, 2400], [2900, 2400]] }]
now = { active = "Ox" }
[[case]]
name = "as drawn"
script = ["red: jog", "red: path (3000, 2100) (4133, 2100)", "red: path (3000, 2100) (4132, 2100)", "blue: no", "red: go on"]
expect = ["refused: GB-MOVE-02", "moved Ox jog (3000, 2946)", "asked: red go-on Ox jog 1470", "moved Ox jog (3000, 2100) (4132, 2100)", "asked: red act Ox"]
[[case]]
name = "along another way"
script = ["red: jog", "red: path (3000, 2100)", "blue: no", "red: path (3000, 967)", "red: path (3000, 968)"]
expect = ["asked: red go-on Ox jog 1470", "refused: GB-MOVE-02", "moved Ox jog (3000, 968)", "asked: red act Ox"]
"#,
    );
}

#[test]
fn rough_ground_ahead_counts_for_who_goes_on_after_a_parting_blow() {
    check(
        "6 inches, and 2 less by the strip",
        r#"
proves = ["GB-TERR-06", "GB-PART-10"]
setup = { size = "typical", vp = 20 }
piece = [
    { name = "Ox", seat = "red", at = [3000, 3000], mov = [6, 8], hp = 12 },
    { name = "Shark", seat = "blue", at = [3000, 3500] },
]
terrain = [{ kind = "rough", corners = [[2900, 2300], [3100, 2300], [3100, 2400], [2900, 2400]] }]
now = { active = "Ox" }
[[case]]
name = "as drawn"
script = ["red: jog", "red: path (3000, 1983)", "red: path (3000, 1984)", "blue: no", "red: go on"]
expect = ["refused: GB-TERR-06", "asked: red go-on Ox jog 1470", "moved Ox jog (3000, 1984)", "asked: red act Ox"]
[[case]]
name = "round it"
script = ["red: jog", "red: path (3000, 1984)", "blue: no", "red: path (3000, 1983)", "red: path (2600, 2600) (2600, 1700)"]
expect = ["asked: red go-on Ox jog 1470", "refused: GB-TERR-06", "moved Ox jog (2600, 2600) (2600, 1700)", "asked: red act Ox"]
"#,
    );
}

#[test]
fn fast_ground_ahead_counts_for_a_charge_that_goes_on_after_a_parting_blow() {
    check(
        "further than its own reach",
        r#"
proves = ["GB-TERR-04", "GB-CHG-04", "GB-CHG-05"]
setup = { size = "typical", vp = 20 }
piece = [
    { name = "Ox", seat = "red", at = [3000, 3000], mov = [4, 6], influence = 2, tac = 2 },
    { name = "Shark", seat = "blue", at = [3000, 800], melee = 0 },
    { name = "Eel", seat = "blue", at = [3500, 2700], melee = 1, tac = 1 },
]
terrain = [{ kind = "fast", corners = [[2900, 2000], [3100, 2000], [3100, 2100], [2900, 2100]] }]
now = { active = "Ox" }
script = ["red: charge Shark", "red: line (3000, 1200)", "blue: no", "red: stop", "red: path (3001, 1200)", "red: go on", "dice: 1 1 1 1 1 1"]
expect = [
    "moved Ox charge (3000, 2462)", "asked: red go-on Ox charge 986", "refused: GB-CHG-05", "refused: GB-CHG-04", "moved Ox charge (3000, 1200)",
    "attack Ox on Shark",
]
"#,
    );
}
