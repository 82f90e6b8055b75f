//! Charges that can only just be made: through a gap, beside rough ground, or to a place that markers leave free. Whoever can
//! engage its target has to (GB-CHG-05), however narrow the way.

use guild_ball::GuildBall;
use kernel::{Game, State};

use super::super::foreseen::{after, choice, scene};
use super::ends;

/// Where the chargers of these tests stand.
const FROM: (i32, i32) = (4572, 4572);

/// A charge at a target that many units off, with other pieces, terrain and what lies there.
fn charge(target: (i32, i32), pieces: &str, terrain: &str, now: &str) -> State<GuildBall> {
    let stage = format!(
        r#"
setup = {{ size = "typical" }}
piece = [
    {{ name = "Ox", seat = "red", at = [{}, {}], mov = [5, 7], influence = 2, melee = 1 }},
    {{ name = "Shark", seat = "blue", at = [{}, {}], melee = 0 }},
    {pieces}
]
terrain = [{terrain}]
now = {{ active = "Ox"{now} }}
"#,
        FROM.0,
        FROM.1,
        FROM.0 + target.0,
        FROM.1 + target.1
    );
    after(&scene(&stage), &["charge Shark"])
}

/// Staying is refused, and so is a line that engages nobody; the place that is told and the one that is known are legal.
#[track_caller]
fn is_owed(state: &State<GuildBall>, (x, y): (i32, i32)) {
    let is_legal = |x: i32, y: i32| {
        let (ask, choice) = choice(state, &format!("line ({x}, {y})"));
        GuildBall::judge(state, &ask, &choice).is_ok()
    };
    assert!(is_legal(FROM.0 + x, FROM.1 + y), "the known end ({x}, {y})");
    let (rule, told, _) = ends(state, "stay");
    assert_eq!(rule, "GB-CHG-05");
    assert!(told.is_some_and(|(x, y)| is_legal(x, y)), "{told:?}");
}

/// What lies there: the ball, which the charger gave up, and markers.
fn lying(markers: &[(i32, i32)], ball: Option<(i32, i32)>) -> String {
    let laid = markers.iter().map(|(x, y)| {
        format!(r#"{{ ability = "trap-markers", at = [{}, {}], by = "Shark" }}"#, FROM.0 + x, FROM.1 + y)
    });
    let ball = ball
        .map_or(String::new(), |(x, y)| format!(", gave_up = true, ball = [{}, {}]", FROM.0 + x, FROM.1 + y));
    format!(", markers = [{}]{ball}", laid.collect::<Vec<_>>().join(", "))
}

/// GB-CHG-05, GB-GEO-30: at the limit of its reach a charger ends in what one marker leaves of the few units where it engages.
#[test]
fn a_charge_ends_beside_a_marker_at_the_limit_of_its_reach() {
    for (target, marker, end) in [
        ((2206, -754), (1781, -293), (1681, -578)),
        ((-1962, 1259), (-1671, 741), (-1484, 979)),
        ((2234, 665), (1802, 238), (1699, 522)),
        ((-926, -2136), (-489, -1750), (-756, -1609)),
        ((-1519, -1768), (-1353, -1147), (-1141, -1363)),
        ((-2163, -862), (-1777, -440), (-1632, -705)),
        ((1952, -1274), (1620, -729), (1474, -994)),
        ((2138, -926), (1523, -948), (1646, -672)),
        ((2329, 0), (1771, 253), (1777, -47)),
        ((2327, 85), (1810, -189), (1774, 116)),
        ((51, -2329), (-243, -1759), (82, -1776)),
    ] {
        is_owed(&charge(target, "", "", &lying(&[marker], None)), end);
        is_owed(&charge(target, "", "", &lying(&[], Some(marker))), end);
    }
}

/// GB-CHG-05, GB-GEO-30: the same between two markers, or a marker and the ball.
#[test]
fn a_charge_ends_between_markers() {
    for (target, [one, other], end) in [
        ((-1966, 1252), [(-1350, 1186), (-1681, 666)], (-1514, 932)),
        ((1798, 1484), [(1581, 937), (1188, 1413)], (1361, 1144)),
        ((728, -2215), [(826, -1572), (242, -1764)], (549, -1691)),
        ((2122, -964), [(1470, -969), (1726, -405)], (1629, -712)),
        ((-913, 2145), [(-982, 1549), (-405, 1795)], (-693, 1637)),
        ((2239, -622), [(1787, -203), (1626, -781)], (1703, -491)),
        ((349, -2300), [(-30, -1789), (563, -1699)], (268, -1754)),
        ((2320, 0), [(1770, 282), (1770, -318)], (1767, -18)),
        ((2329, 0), [(1776, 268), (1776, -332)], (1776, -32)),
    ] {
        is_owed(&charge(target, "", "", &lying(&[one, other], None)), end);
        is_owed(&charge(target, "", "", &lying(&[one], Some(other))), end);
    }
}

/// A point so far along a direction of five units and so far to the left of it.
fn at((x, y): (i32, i32), along: i32, left: i32) -> (i32, i32) {
    ((x * along - y * left) / 5, (y * along + x * left) / 5)
}

const DIRECTIONS: [(i32, i32); 8] = [(4, 3), (3, 4), (-3, 4), (-4, 3), (-4, -3), (-3, -4), (3, -4), (4, -3)];

/// GB-MOVE-03, GB-CHG-05: the way between two models hardly more than a base apart, whatever else lies about.
#[test]
fn a_charge_goes_between_two_models_hardly_more_than_a_base_apart() {
    for way in DIRECTIONS {
        for beside in [400, -400] {
            for (far, apart) in [(500, 305), (600, 305), (700, 305)] {
                let pair = [piece("One", at(way, far, apart)), piece("Two", at(way, far, -apart))].concat();
                let target = at(way, 1500, beside);
                is_owed(&charge(target, &pair, "", ""), at(way, 1200, 0));
                is_owed(&charge(target, &pair, "", &lying(&[(-3000, 3000)], None)), at(way, 1200, 0));
            }
        }
    }
}

/// A friend of the charger that many units off.
fn piece(name: &str, (x, y): (i32, i32)) -> String {
    format!(r#"{{ name = "{name}", seat = "red", at = [{}, {}], melee = 0 }},"#, FROM.0 + x, FROM.1 + y)
}

/// Whether the charger may stay where it is: there is no place it could charge to.
fn may_stay(state: &State<GuildBall>) -> bool {
    let (ask, choice) = choice(state, "stay");
    GuildBall::judge(state, &ask, &choice).is_ok()
}

/// GB-RUL-75, GB-CHG-05: a line keeps at least the radii, so a gap just as wide as the base is wide enough, side by side or one
/// behind the other, and beside the charger itself; a narrower one is not.
#[test]
fn a_charge_goes_through_a_gap_just_as_wide_as_its_base() {
    let pair = |one, other| [piece("One", one), piece("Two", other)].concat();
    for way in DIRECTIONS {
        for beside in [400, -400] {
            let target = at(way, 1500, beside);
            for (near, far) in [(500, 500), (600, 600), (700, 700), (500, 900), (900, 500), (0, 0), (0, 600)]
            {
                let fits = pair(at(way, near, 300), at(way, far, -300));
                is_owed(&charge(target, &fits, "", ""), at(way, 1200, 0));
                is_owed(&charge(target, &fits, "", &lying(&[(-3000, 3000)], None)), at(way, 1200, 0));
                if near > 0 {
                    let closed = pair(at(way, near, 295), at(way, far, -300));
                    assert!(may_stay(&charge(target, &closed, "", "")), "{way:?} {near} {far}");
                }
            }
        }
    }
    // Along twelve and five: only every thirteenth unit of the line is a place.
    for (x, y) in [(12, 5), (-5, 12), (-12, -5), (5, -12)] {
        let at = |along: i32, left: i32| ((x * along - y * left) / 13, (y * along + x * left) / 13);
        let fits = pair(at(593, 300), at(590, -300));
        is_owed(&charge(at(1500, 400), &fits, "", ""), at(1196, 0));
        is_owed(&charge(at(1500, -400), &fits, "", ""), at(1196, 0));
    }
}

/// GB-RUL-75, GB-CHG-05: gaps a fraction of a unit wide, through which one place or two can be reached in a straight line.
#[test]
fn a_charge_finds_the_one_place_a_gap_leads_to() {
    for (one, two, target, end) in [
        ((543, -16), (252, -545), (977, -1217), (1060, -748)),
        ((-461, 338), (-1, 800), (-963, 1228), (-462, 1138)),
        ((544, -276), (162, -785), (1188, -1011), (706, -1061)),
        ((-263, -669), (-773, -327), (-1379, -730), (-1036, -996)),
        ((89, 886), (567, 494), (283, 1526), (492, 1035)),
        ((-514, -435), (-558, 172), (-1362, -746), (-1447, -355)),
        ((448, -653), (-106, -930), (-75, -1551), (307, -1421)),
        ((877, -118), (638, -670), (1145, -1048), (1217, -633)),
        ((15, 801), (599, 641), (983, 1212), (614, 1442)),
        ((-799, 352), (-289, 694), (-1358, 752), (-1088, 1046)),
        ((-531, 253), (-50, 613), (-1169, 1022), (-634, 945)),
        ((-551, 172), (-146, 620), (-1291, 862), (-741, 842)),
        ((-388, -671), (-835, -257), (-1437, -587), (-1223, -928)),
    ] {
        let pair = [piece("One", one), piece("Two", two)].concat();
        is_owed(&charge(target, &pair, "", ""), end);
    }
}

/// A piece of terrain on one side of a line, its corner so far from it.
fn wedge(kind: &str, way: (i32, i32), far: i32, apart: i32) -> String {
    let side = 900 * apart.signum();
    let corners = [at(way, far, apart), at(way, far - 100, side), at(way, far + 100, side)];
    let corners = corners.map(|(x, y)| format!("[{}, {}]", FROM.0 + x, FROM.1 + y)).join(", ");
    format!(r#"{{ kind = "{kind}", corners = [{corners}] }},"#)
}

/// GB-TERR-19, GB-CHG-05: the same between the corners of two barriers.
#[test]
fn a_charge_goes_between_the_corners_of_two_barriers() {
    for way in DIRECTIONS {
        for beside in [400, -400] {
            for apart in [155, 150] {
                let pair = [wedge("barrier", way, 600, apart), wedge("barrier", way, 600, -apart)].concat();
                let target = at(way, 1500, beside);
                is_owed(&charge(target, "", &pair, ""), at(way, 1200, 0));
            }
        }
    }
}

/// GB-TERR-06, GB-CHG-05: over rough ground the charger does not get there, between two pieces of it it does.
#[test]
fn a_charge_goes_between_two_pieces_of_rough_ground() {
    for way in DIRECTIONS {
        for beside in [400, -400] {
            let pair = [wedge("rough", way, 600, 155), wedge("rough", way, 600, -155)].concat();
            let target = at(way, 2000, beside);
            is_owed(&charge(target, "", &pair, ""), at(way, 1750, 0));
        }
    }
}

/// GB-CHG-05: where nothing is in the way it is told the place in contact, or the last within reach, in every direction.
#[test]
fn a_charge_is_told_the_place_in_contact_or_the_last_in_reach() {
    for way in DIRECTIONS {
        let told = |far: i32| ends(&charge(at(way, far, 0), "", "", ""), "stay").1.unwrap_or_default();
        let from = |[four, three]: [i32; 2]| {
            let part = |five: i32| five.signum() * if five.abs() == 4 { four } else { three };
            (FROM.0 + part(way.0), FROM.1 + part(way.1))
        };
        // A unit from contact at 1199, and 1778 along at most.
        assert_eq!((told(1500), told(2330)), (from([959, 719]), from([1422, 1067])), "{way:?}");
    }
}

/// GB-TERR-04, GB-CHG-05: fast ground lets a charge go further, and what stands beyond its own reach is in its way all the same.
#[test]
fn a_charge_over_fast_ground_is_blocked_by_what_stands_far_off() {
    let strip = [(1690, -1), (1710, -1), (1710, 1), (1690, 1)]
        .map(|(x, y)| format!("[{}, {}]", FROM.0 + x, FROM.1 + y));
    let fast = format!(r#"{{ kind = "fast", corners = [{}] }}"#, strip.join(", "));
    is_owed(&charge((2500, 0), "", &fast, ""), (2199, 0));
    assert!(may_stay(&charge((2500, 0), "", "", "")));
    // Too near each other to be passed, and too near the way for any place before them.
    let pair = [piece("One", (2080, 265)), piece("Two", (2080, -265))].concat();
    assert!(may_stay(&charge((2500, 0), &pair, &fast, "")));
    let apart = [piece("One", (2080, 300)), piece("Two", (2080, -300))].concat();
    is_owed(&charge((2500, 0), &apart, &fast, ""), (2199, 0));
}

/// GB-CHG-05: in front of a gap that is too narrow there is room enough to end.
#[test]
fn a_charge_is_owed_into_the_pocket_before_a_gap() {
    let down = r#"conditions = ["knocked down"]"#;
    for (name, pieces, end) in [
        (
            "between two on the ground",
            format!(
                r#"{{ name = "M0", seat = "red", at = [4572, 4572], base = 40, mov = [4, 8], influence = 2, melee = 1 }},
    {{ name = "M1", seat = "blue", at = [5309, 4345], base = 40 }},
    {{ name = "M2", seat = "red", at = [4614, 4094], base = 40, {down} }},
    {{ name = "M3", seat = "red", at = [4988, 4654], base = 30, {down} }},"#
            ),
            "(4672, 4490)",
        ),
        (
            "between two who stand",
            format!(
                r#"{{ name = "M0", seat = "red", at = [4572, 4572], base = 40, mov = [4, 5], influence = 2, melee = 2 }},
    {{ name = "M1", seat = "blue", at = [5764, 4193], base = 50 }},
    {{ name = "M2", seat = "red", at = [4863, 4032], base = 30 }},
    {{ name = "M3", seat = "red", at = [5182, 4484], base = 30 }},
    {{ name = "M4", seat = "red", at = [5252, 4916], base = 40, {down} }},"#
            ),
            "(4825, 4380)",
        ),
        (
            "between one of each",
            format!(
                r#"{{ name = "M0", seat = "red", at = [4572, 4572], base = 50, mov = [4, 6], influence = 2, melee = 2 }},
    {{ name = "M1", seat = "blue", at = [3639, 3624], base = 30 }},
    {{ name = "M2", seat = "red", at = [4357, 3833], base = 30 }},
    {{ name = "M3", seat = "red", at = [3846, 4228], base = 40, {down} }},"#
            ),
            "(4296, 4229)",
        ),
        (
            "among bases of every size",
            format!(
                r#"{{ name = "M0", seat = "red", at = [4572, 4572], base = 50, mov = [4, 7], influence = 2, melee = 2 }},
    {{ name = "M1", seat = "blue", at = [5736, 4703], base = 50 }},
    {{ name = "M2", seat = "red", at = [5139, 4372], base = 50, {down} }},
    {{ name = "M3", seat = "red", at = [4881, 5092], base = 40 }},"#
            ),
            "(4729, 4659)",
        ),
    ] {
        super::super::check(
            name,
            &format!(
                r#"
proves = ["GB-CHG-05"]
setup = {{ size = "typical" }}
piece = [
    {pieces}
]
now = {{ active = "M0" }}
script = ["red: charge M1", "red: stop", "red: line {end}"]
expect = ["refused: GB-CHG-05", "M0.at = {end}", "attack M0 on M1", "asked: chance"]
"#
            ),
        );
    }
}
