//! Obstructions and barriers.

use super::check;

/// An obstruction and a barrier of the same form, 254 units deep.
const CRATES: &str = r#"
terrain = [
    { kind = "obstruction", corners = [[1300, 1800], [1554, 1800], [1554, 2200], [1300, 2200]] },
    { kind = "barrier", corners = [[1300, 2800], [1554, 2800], [1554, 3200], [1300, 3200]] },
]
"#;

fn crates(name: &str, text: &str) {
    check(name, &format!("{CRATES}\n{text}"));
}

#[test]
fn a_jog_leads_over_an_obstruction_and_does_not_end_on_it() {
    check(
        "jogging over an obstruction",
        &format!(
            r#"
proves = ["GB-TERR-10", "GB-TERR-11", "GB-TERR-12", "GB-RUL-12"]
{CRATES}
piece = [{{ name = "Ox", seat = "red", at = [1000, 2000], mov = [5, 7], influence = 1 }}]
now = {{ active = "Ox" }}
[[case]]
name = "over it"
script = ["red: jog", "red: path (1704, 2000)"]
expect = ["moved Ox jog (1704, 2000)"]
[[case]]
name = "onto it"
script = ["red: jog", "red: path (1703, 2000)", "red: path (1151, 2000)", "red: path (1150, 2000)"]
expect = ["refused: GB-TERR-11", "refused: GB-TERR-11", "moved Ox jog (1150, 2000)"]
[[case]]
name = "a sprint"
script = ["red: sprint", "red: path (1704, 2000)", "red: path (1150, 2000)"]
expect = ["refused: GB-TERR-12", "moved Ox sprint (1150, 2000)"]
"#
        ),
    );
}

#[test]
fn by_the_play_aid_a_sprint_may_cross_an_obstruction_and_end_on_it() {
    check(
        "sprinting over an obstruction by the aid",
        &format!(
            r#"
proves = ["GB-RUL-12"]
setup = {{ book = "aid" }}
{CRATES}
piece = [{{ name = "Ox", seat = "red", at = [1000, 2000], mov = [5, 7], influence = 1 }}]
now = {{ active = "Ox" }}
[[case]]
name = "over it"
script = ["red: sprint", "red: path (1704, 2000)"]
expect = ["moved Ox sprint (1704, 2000)"]
[[case]]
name = "onto it"
script = ["red: sprint", "red: path (1400, 2000)"]
expect = ["moved Ox sprint (1400, 2000)"]
[[case]]
name = "a jog ends on none"
script = ["red: jog", "red: path (1400, 2000)"]
expect = ["refused: GB-TERR-11"]
"#
        ),
    );
}

#[test]
fn a_charge_crosses_no_obstruction() {
    check(
        "charging over an obstruction",
        &format!(
            r#"
proves = ["GB-CHG-09"]
{CRATES}
piece = [
    {{ name = "Ox", seat = "red", at = [1000, 2000], mov = [5, 7], influence = 2 }},
    {{ name = "Shark", seat = "blue", at = [2100, 2000] }},
]
now = {{ active = "Ox" }}
script = ["red: charge Shark", "red: line (1750, 2000)", "red: line (1120, 2000)"]
expect = ["refused: GB-CHG-09", "moved Ox charge (1120, 2000)", "charge failed Ox"]
"#
        ),
    );
}

#[test]
fn a_pushed_model_stops_at_an_obstruction_and_at_a_barrier() {
    crates(
        "pushed against terrain",
        r#"
proves = ["GB-REPO-04", "GB-RUL-76"]
piece = [
    { name = "Ox", seat = "red", at = [600, 2000], influence = 1, playbook = [["push3"]] },
    { name = "Shark", seat = "blue", at = [1000, 2000] },
]
now = { active = "Ox" }
script = ["red: attack Shark", "dice: 4 1 1", "red: pick 1.1", "red: line (1762, 2000)"]
expect = ["moved Shark push (1150, 2000)", "Shark.at = (1150, 2000)"]
"#,
    );
    crates(
        "pushed against a barrier",
        r#"
proves = ["GB-REPO-04", "GB-TERR-19"]
piece = [
    { name = "Boar", seat = "red", at = [600, 3000], influence = 1, playbook = [["push3"]] },
    { name = "Angel", seat = "blue", at = [1000, 3000] },
]
now = { active = "Boar" }
script = ["red: attack Angel", "dice: 4 1 1", "red: pick 1.1", "red: line (1762, 3000)"]
expect = ["moved Angel push (1150, 3000)"]
"#,
    );
}

#[test]
fn nobody_walks_into_a_barrier_or_stands_on_one() {
    crates(
        "barriers",
        r#"
proves = ["GB-TERR-19", "GB-GEO-11", "GB-TERR-15", "GB-RUL-77"]
piece = [{ name = "Ox", seat = "red", at = [1000, 3000], mov = [5, 7], kick = [2, 8], influence = 1, ball = true }]
now = { active = "Ox" }
[[case]]
name = "into it"
script = ["red: jog", "red: path (1151, 3000)", "red: path (1150, 3000)"]
expect = ["refused: GB-TERR-19", "moved Ox jog (1150, 3000)"]
[[case]]
name = "the ball on it and on an obstruction"
script = ["red: give up (1299, 3100)", "red: pass to (1400, 3000)", "red: pass to (1400, 2000)", "red: give up (1150, 3300)"]
expect = ["refused: GB-GEO-11", "refused: GB-RUL-77", "refused: GB-RUL-77", "ball free (1150, 3300)"]
"#,
    );
}

#[test]
fn obstructions_and_ground_hide_nothing_and_barriers_do() {
    crates(
        "sight past terrain",
        r#"
proves = ["GB-TERR-16", "GB-TERR-18", "GB-RUL-32", "GB-GEO-18"]
piece = [
    { name = "Ox", seat = "red", at = [1000, 2000] },
    { name = "Shark", seat = "blue", at = [1900, 2000] },
    { name = "Boar", seat = "red", at = [1000, 3000] },
    { name = "Angel", seat = "blue", at = [1900, 3000] },
]
now = { active = "Ox" }
expect = [
    "Ox sees Shark = yes",
    "Boar sees Angel = no",
    "Boar sees Angel at (1900, 3080) = no",
    "Boar sees Angel at (1900, 3600) = yes",
]
"#,
    );
    check(
        "sight over ground",
        r#"
proves = ["GB-RUL-32"]
terrain = [{ kind = "rough", at = [1450, 2000], radius = 200 }, { kind = "fast", at = [1450, 3000], radius = 200 }]
piece = [
    { name = "Ox", seat = "red", at = [1000, 2000] },
    { name = "Shark", seat = "blue", at = [1900, 2000] },
    { name = "Boar", seat = "red", at = [1000, 3000] },
    { name = "Angel", seat = "blue", at = [1900, 3000] },
]
now = { active = "Ox" }
expect = ["Ox sees Shark = yes", "Boar sees Angel = yes"]
"#,
    );
}

#[test]
fn cover_is_an_inch_wide_and_counts_once() {
    check(
        "cover",
        r#"
proves = ["GB-TERR-08", "GB-ATK-11"]
terrain = [
    { kind = "obstruction", corners = [[1604, 3400], [1900, 3400], [1900, 3600], [1604, 3600]] },
    { kind = "barrier", at = [1900, 2496], radius = 100 },
]
piece = [
    { name = "Ox", seat = "red", at = [2300, 3048], tac = 4, influence = 3 },
    { name = "Both", seat = "blue", at = [1900, 3000], melee = 0 },
    { name = "None", seat = "blue", at = [2700, 3048], melee = 0 },
    { name = "One", seat = "blue", at = [2304, 3450], melee = 0 },
]
now = { active = "Ox" }
[[case]]
name = "near two pieces"
script = ["red: attack Both", "dice: 1 1 1"]
expect = ["asked: chance roll 3d6"]
[[case]]
name = "exactly an inch from an obstruction"
script = ["red: attack One", "dice: 1 1 1"]
expect = ["asked: chance roll 3d6"]
[[case]]
name = "near none"
script = ["red: attack None", "dice: 1 1 1 1"]
expect = ["asked: chance roll 4d6"]
"#,
    );
}

/// A pass from (3000, 2000) to (3000, 3000) that scatters to (3087, 3239) with 4 and 1.
#[test]
fn a_scattering_ball_stops_at_an_obstruction_and_at_a_barrier() {
    for (kind, rule) in [("obstruction", "GB-TERR-14"), ("barrier", "GB-TERR-20")] {
        check(
            &format!("a ball against {kind}"),
            &format!(
                r#"
proves = ["{rule}", "GB-SCAT-10", "GB-RUL-40"]
terrain = [{{ kind = "{kind}", corners = [[2800, 2600], [3300, 2600], [3300, 2700], [2800, 2700]] }}]
piece = [
    {{ name = "Ox", seat = "red", at = [3000, 2000], kick = [3, 6], influence = 1, ball = true }},
    {{ name = "Boar", seat = "red", at = [3030, 2990] }},
]
now = {{ active = "Ox" }}
script = ["red: pass to (3000, 3300)", "dice: 1 1 1 | 4 1"]
expect = ["scattered (3000, 3300) -> (3025, 2450) short of (3087, 3539)", "ball free (3025, 2450)", "never: ball Boar"]
"#
            ),
        );
    }
}

#[test]
fn a_ball_that_would_lie_on_a_base_stays_in_contact_with_the_piece() {
    check(
        "no room before the wall",
        r#"
proves = ["GB-RUL-76", "GB-GEO-31"]
terrain = [{ kind = "barrier", corners = [[2800, 2350], [3300, 2350], [3300, 2450], [2800, 2450]] }]
piece = [{ name = "Ox", seat = "red", at = [3000, 2000], kick = [3, 6], influence = 1, ball = true }]
now = { active = "Ox" }
script = ["red: pass to (3000, 3000)", "dice: 1 1 1 | 4 1", "red: no"]
expect = ["scattered (3000, 3000) -> (3014, 2200) short of (3087, 3239)", "ball free (3224, 2200)"]
"#,
    );
}

#[test]
fn a_successful_pass_flies_over_everything() {
    crates(
        "a pass over a barrier",
        r#"
proves = ["GB-RUL-48", "GB-KICK-16"]
piece = [
    { name = "Ox", seat = "red", at = [1000, 3000], kick = [2, 8], influence = 1, ball = true },
    { name = "Boar", seat = "red", at = [2900, 3000] },
]
now = { active = "Ox" }
script = ["red: pass Boar", "dice: 5 1"]
expect = ["rolled kick Ox 5 1 needs 5", "ball Boar pass"]
"#,
    );
}

#[test]
fn a_goal_kick_flies_through_terrain_and_ends_on_none() {
    check(
        "a goal kick over a wall",
        r#"
proves = ["GB-GOAL-08", "GB-RUL-45"]
setup = { vp = 12 }
terrain = [{ kind = "obstruction", corners = [[2600, 3900], [3500, 3900], [3500, 4000], [2600, 4000]] }]
piece = [{ name = "Ox", seat = "red", at = [3048, 4350], influence = 1, ball = true }]
now = { active = "Ox", momentum = { red = 1 } }
[[case]]
name = "over it"
script = ["red: shot", "dice: 3 1", "red: no", "blue: spot (3048, 3300)", "dice: 4 1"]
expect = ["scattered (3048, 3300) -> (2961, 3061)", "ball free (2961, 3061)"]
[[case]]
name = "a spot on it"
script = ["red: shot", "dice: 3 1", "red: no", "blue: spot (3048, 3800)"]
expect = ["refused: GB-RUL-77"]
"#,
    );
}

#[test]
fn a_goal_kick_that_would_end_on_a_piece_lies_against_it() {
    check(
        "a goal kick onto a wall",
        r#"
proves = ["GB-GOAL-09", "GB-RUL-45"]
setup = { vp = 12 }
terrain = [
    { kind = "obstruction", corners = [[2600, 3900], [3500, 3900], [3500, 4000], [2600, 4000]] },
    { kind = "barrier", corners = [[2800, 2950], [3100, 2950], [3100, 3000], [2800, 3000]] },
]
piece = [{ name = "Ox", seat = "red", at = [3048, 4350], influence = 1, ball = true }]
now = { active = "Ox", momentum = { red = 1 } }
script = ["red: shot", "dice: 3 1", "red: no", "blue: spot (3048, 3300)", "dice: 4 1"]
expect = ["scattered (3048, 3300) -> (2965, 3150) short of (2961, 3061)", "ball free (2965, 3150)"]
"#,
    );
}

#[test]
fn a_throw_in_starts_at_the_centre_whatever_stands_there() {
    check(
        "a barrier on the centre spot",
        r#"
proves = ["GB-RUL-47", "GB-THR-02"]
terrain = [
    { kind = "barrier", at = [3048, 3048], radius = 300 },
    { kind = "obstruction", corners = [[2900, 2100], [3200, 2100], [3200, 2200], [2900, 2200]] },
]
piece = [{ name = "Ox", seat = "red", at = [2000, 5200], kick = [2, 6], influence = 1, ball = true }]
now = { active = "Ox" }
[[case]]
name = "out of it"
script = ["red: pass to (3500, 5800)", "dice: 1 1 | 3 3 | 1 2"]
expect = ["scattered (3048, 3048) -> (3048, 2540)", "ball free (3048, 2540)"]
[[case]]
name = "against another piece"
script = ["red: pass to (3500, 5800)", "dice: 1 1 | 3 3 | 1 4"]
expect = ["scattered (3048, 3048) -> (3048, 2350) short of (3048, 2032)", "ball free (3048, 2350)"]
[[case]]
name = "not out of it"
script = ["red: pass to (3500, 5800)", "dice: 1 1 | 3 3 | 1 1"]
expect = ["scattered (3048, 3048) -> (3048, 2794)", "ball free (3048, 2598)"]
"#,
    );
}

#[test]
fn a_model_struck_down_over_an_obstruction_is_put_back() {
    check(
        "knocked down over an obstruction",
        r#"
proves = ["GB-RUL-35", "GB-RUL-56"]
terrain = [{ kind = "obstruction", corners = [[2300, 1800], [2600, 1800], [2600, 2050], [2300, 2050]] }]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], mov = [6, 8] },
    { name = "Shark", seat = "blue", at = [2000, 2400], tac = 4, playbook = [["kd"]] },
]
now = { active = "Ox" }
[[case]]
name = "knocked down"
script = ["red: jog", "red: path (2900, 2000)", "blue: yes", "dice: 4 1 1 1 1", "blue: pick 1.1"]
expect = ["moved Ox jog (2383, 2000)", "asked: chance roll 5d6", "suffers Ox knocked down", "moved Ox jog (2150, 2000)", "Ox.at = (2150, 2000)"]
[[case]]
name = "may not stop there"
script = ["red: jog", "red: path (2900, 2000)", "blue: no", "red: stop", "red: go on"]
expect = ["refused: GB-TERR-11", "moved Ox jog (2900, 2000)"]
"#,
    );
}

#[test]
fn a_wall_behind_or_beside_a_kick_does_not_stop_it() {
    let kick = |name: &str, wall: &str| {
        check(
            name,
            &format!(
                r#"
proves = ["GB-RUL-28"]
terrain = [{{ kind = "barrier", corners = {wall} }}]
piece = [{{ name = "Ox", seat = "red", at = [3000, 2000], kick = [2, 6], influence = 1, ball = true }}]
now = {{ active = "Ox" }}
script = ["red: pass to (3000, 3000)", "dice: 1 1 | 3 1"]
expect = ["scattered (3000, 3000) -> (2913, 3239)", "ball free (2913, 3239)"]
"#
            ),
        );
    };
    kick("away from a wall", "[[2800, 1750], [3200, 1750], [3200, 1850], [2800, 1850]]");
    kick("along a wall", "[[3150, 1800], [3300, 1800], [3300, 3400], [3150, 3400]]");
}
