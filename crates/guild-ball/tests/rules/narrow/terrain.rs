//! Cover and forests to the unit.

use super::check;

#[test]
fn an_obstruction_covers_an_inch_around_it() {
    check(
        "cover of an obstruction",
        r#"
proves = ["GB-TERR-09"]
terrain = [
    { kind = "obstruction", corners = [[1604, 3400], [1900, 3400], [1900, 3600], [1604, 3600]] },
    { kind = "obstruction", corners = [[1604, 2500], [1900, 2500], [1900, 2700], [1604, 2700]] },
]
piece = [
    { name = "Ox", seat = "red", at = [2300, 3048], tac = 4, influence = 1 },
    { name = "Near", seat = "blue", at = [2304, 3450], melee = 0 },
    { name = "Off", seat = "blue", at = [2305, 2646], melee = 0 },
]
now = { active = "Ox" }
[[case]]
name = "an inch"
script = ["red: attack Near", "dice: 1 1 1"]
expect = ["asked: chance roll 3d6"]
[[case]]
name = "a unit more"
script = ["red: attack Off", "dice: 1 1 1 1"]
expect = ["asked: chance roll 4d6"]
"#,
    );
    check(
        "cover in the middle of an obstruction",
        r#"
proves = ["GB-TERR-09", "GB-RUL-56"]
terrain = [{ kind = "obstruction", corners = [[1000, 2000], [3000, 2000], [3000, 3900], [1000, 3900]] }]
piece = [
    { name = "Ox", seat = "red", at = [1690, 1850], mov = [10, 12], melee = 0 },
    { name = "Shark", seat = "blue", at = [2000, 1850], tac = 4, melee = 2 },
]
now = { active = "Ox" }
script = ["red: jog", "red: path (1690, 4100)", "blue: yes", "dice: 1 1 1 1 1", "red: go on"]
expect = ["moved Ox jog (1690, 2596)", "asked: chance roll 5d6", "moved Ox jog (1690, 4100)"]
"#,
    );
}

#[test]
fn a_barrier_covers_an_inch_around_it() {
    check(
        "cover of a barrier",
        r#"
proves = ["GB-TERR-17"]
terrain = [
    { kind = "barrier", corners = [[1604, 3400], [1900, 3400], [1900, 3600], [1604, 3600]] },
    { kind = "barrier", corners = [[1604, 2500], [1900, 2500], [1900, 2700], [1604, 2700]] },
]
piece = [
    { name = "Ox", seat = "red", at = [2300, 3048], tac = 4, influence = 1 },
    { name = "Near", seat = "blue", at = [2304, 3450], melee = 0 },
    { name = "Off", seat = "blue", at = [2305, 2646], melee = 0 },
]
now = { active = "Ox" }
[[case]]
name = "an inch"
script = ["red: attack Near", "dice: 1 1 1"]
expect = ["asked: chance roll 3d6"]
[[case]]
name = "a unit more"
script = ["red: attack Off", "dice: 1 1 1 1"]
expect = ["asked: chance roll 4d6"]
"#,
    );
}

#[test]
fn the_edge_of_a_forest_is_inside_and_a_line_along_it_meets_it() {
    check(
        "the edge of a forest",
        r#"
proves = ["GB-RUL-33"]
terrain = [{ kind = "forest", corners = [[2000, 1500], [2600, 1500], [2600, 2500], [2000, 2500]] }]
piece = [
    { name = "Ox", seat = "red", at = [1500, 1650] },
    { name = "Boar", seat = "red", at = [1500, 2351] },
    { name = "Shark", seat = "blue", at = [5000, 5000] },
]
now = { active = "Ox" }
expect = [
    "Ox sees Shark at (2750, 1650) = yes",
    "Ox sees Shark at (2751, 1650) = no",
    "Ox sees Shark at (3100, 1650) = no",
    "Boar sees Shark at (3100, 2351) = yes",
    "Boar sees Shark at (3100, 2349) = no",
]
"#,
    );
}
