//! What happens on a way, and the furthest place on a refused one where the model may end.

use guild_ball::GuildBall;
use guild_ball::event::Movement;
use guild_ball::legal::{Flag, Mark};
use guild_ball::model::ModelId;
use guild_ball::query::{Answer, Query};
use kernel::odds::Ratio;
use kernel::{Game, State, Viewer};
use plane::{Length, Path, Point};

use super::{after, foreseen, refusal, scene};

/// What is marked on a way, each with how far along it is and where.
fn marks(state: &State<GuildBall>, text: &str) -> (Length, Length, Vec<(&'static str, i32, Point)>) {
    let name = |mark: &Mark| match mark {
        Mark::Blow(_) => "blow",
        Mark::Ball => "ball",
        Mark::Fast => "fast",
        Mark::Rough => "rough",
        Mark::Off => "off",
        Mark::End => "end",
    };
    let walk = foreseen(state, text).walk;
    let flag = |flag: &Flag| (name(&flag.mark), flag.along.0, flag.at);
    walk.map_or((Length::ZERO, Length::ZERO, Vec::new()), |walk| {
        (walk.used, walk.left, walk.flags.iter().map(flag).collect())
    })
}

/// The rule of a refusal, the furthest place it names, and the stretch that is on.
fn ends(state: &State<GuildBall>, text: &str) -> (&'static str, Option<(i32, i32)>, u8) {
    let refusal = refusal(state, text);
    (refusal.rule, refusal.furthest.map(|at| (at.x, at.y)), refusal.stretch)
}

/// Whether a line is refused by a rule and told another that may be gone instead.
fn is_told(state: &State<GuildBall>, text: &str, rule: &str) -> bool {
    let (by, end, _) = ends(state, text);
    end.is_some_and(|(x, y)| {
        let (ask, choice) = super::choice(state, &format!("line ({x}, {y})"));
        by == rule && GuildBall::judge(state, &ask, &choice).is_ok()
    })
}

fn jog(pieces: &str, now: &str) -> State<GuildBall> {
    let stage = format!(
        r#"
piece = [
    {{ name = "Ox", seat = "red", at = [2000, 2000], mov = [6, 8], influence = 2 }},
    {pieces}
]
now = {{ active = "Ox"{now} }}
"#
    );
    after(&scene(&stage), &["jog"])
}

/// GB-PART-01, GB-RUL-55: a blow where the zone ends, 554 units from the centre of the striker.
#[test]
fn a_way_shows_who_may_strike() {
    let state = jog(r#"{ name = "Shark", seat = "blue", at = [2400, 2000] }"#, "");
    let (used, left, flags) = marks(&state, "path (1000, 2000)");
    assert_eq!((used, left), (Length(1000), Length(524)));
    let expected = [("blow", 154, Point::new(1846, 2000)), ("end", 1000, Point::new(1000, 2000))];
    assert_eq!(flags, expected);
    // Where it was offered the rest of the way shows none.
    let struck = after(&state, &["path (1000, 2000)", "no"]);
    let (used, left, flags) = marks(&struck, "go on");
    assert_eq!((used, left), (Length(846), Length(524)));
    assert_eq!(flags, [("end", 846, Point::new(1000, 2000))]);
}

/// GB-SNAP-02: the ball comes within reach 1" from its edge, and once only.
#[test]
fn a_way_shows_where_the_ball_is_in_reach() {
    let state = jog("", ", ball = [2900, 2000]");
    let (_, _, flags) = marks(&state, "path (2600, 2000) (2600, 2600)");
    let names: Vec<_> = flags.iter().map(|flag| flag.0).collect();
    assert_eq!(names, ["ball", "end"]);
    assert_eq!(flags[0].1, flags[0].2.x - 2000);
    assert_eq!(flags[1].1, 1200);
}

/// GB-TERR-04, -06: ground changes what is left.
#[test]
fn a_way_shows_the_ground() {
    for (kind, left) in [("fast", 1524 + 508 - 1400), ("rough", 0)] {
        let stage = format!(
            r#"
piece = [{{ name = "Ox", seat = "red", at = [2000, 2000], mov = [6, 8] }}]
terrain = [{{ kind = "{kind}", corners = [[2500, 1500], [2900, 1500], [2900, 2500], [2500, 2500]] }}]
now = {{ active = "Ox" }}
"#
        );
        let state = after(&scene(&stage), &["jog"]);
        let end = if kind == "fast" { "path (3400, 2000)" } else { "path (3016, 2000)" };
        let (_, rest, flags) = marks(&state, end);
        let names: Vec<_> = flags.iter().map(|flag| flag.0).collect();
        assert_eq!((names, rest), (vec![kind, "end"], Length(left)), "{kind}");
    }
}

/// GB-MOVE-02: what is too long ends where the allowance does, on whatever stretch that is.
#[test]
fn a_long_way_ends_with_the_allowance() {
    let state = jog("", "");
    assert_eq!(ends(&state, "path (5000, 2000)"), ("GB-MOVE-02", Some((3524, 2000)), 0));
    assert_eq!(ends(&state, "path (3000, 2000) (3000, 4000)"), ("GB-MOVE-02", Some((3000, 2524)), 1));
    let bent = "path (3000, 2000) (3000, 2300) (2000, 2300)";
    assert_eq!(ends(&state, bent), ("GB-MOVE-02", Some((2776, 2300)), 2));
}

/// GB-MOVE-06, GB-GEO-30: what is blocked ends in contact, and nobody ends on the ball.
#[test]
fn a_blocked_way_ends_before_what_blocks_it() {
    let state = jog(r#"{ name = "Boar", seat = "red", at = [3000, 2000], base = 30 }"#, "");
    let (rule, furthest, stretch) = ends(&state, "path (3500, 2000)");
    assert_eq!((furthest, stretch), (Some((2700, 2000)), 0), "{rule}");
    let (rule, furthest, stretch) = ends(&state, "path (2000, 2500) (2000, 2000) (3500, 2000)");
    assert_eq!((furthest, stretch), (Some((2524, 2000)), 2), "{rule}");
}

/// GB-CHG-05: a charge that could engage its target and does not is told where it would, straight at it first.
#[test]
fn a_charge_is_told_where_it_engages() {
    let stage = |pieces: &str, now: &str| {
        let stage = format!(
            r#"
piece = [
    {{ name = "Ox", seat = "red", at = [2000, 2000], mov = [5, 7], influence = 2, melee = 1 }},
    {{ name = "Shark", seat = "blue", at = [3600, 2000] }},
    {pieces}
]
now = {{ active = "Ox"{now} }}
"#
        );
        after(&scene(&stage), &["charge Shark"])
    };
    let open = stage("", "");
    assert_eq!(ends(&open, "line (2500, 2000)"), ("GB-CHG-05", Some((3299, 2000)), 0));
    assert_eq!(ends(&open, "stay"), ("GB-CHG-05", Some((3299, 2000)), 0));
    // The last place on the line engages it, so that is the one; beside it one that does not.
    assert_eq!(ends(&open, "line (3500, 2000)"), ("GB-MOVE-03", Some((3300, 2000)), 0));
    assert_eq!(ends(&open, "line (4500, 2600)"), ("GB-MOVE-02", Some((3728, 2415)), 0));
    assert_eq!(ends(&open, "line (2000, 4000)"), ("GB-MOVE-02", Some((3299, 2000)), 0));
    assert_eq!(ends(&open, "path (2500, 2000) (3300, 2000)"), ("GB-CHG-04", Some((3299, 2000)), 0));
    // With a friend in the way it has to go round, and ends beside the target.
    let blocked = stage(r#"{ name = "Boar", seat = "red", at = [2700, 2200] }"#, "");
    assert!(is_told(&blocked, "line (2300, 2000)", "GB-CHG-05"));
    assert!(is_told(&blocked, "line (3500, 2000)", "GB-MOVE-03"));
    // With the ball where it would end it stops before that or beside it.
    let ball = stage("", ", ball = [3299, 2000]");
    assert!(is_told(&ball, "line (2500, 2000)", "GB-CHG-05"));
    // A marker beside that, and one on the other side, leave room between them.
    let laid = |x: i32, y: i32| format!(r#"{{ ability = "trap-markers", at = [{x}, {y}], by = "Shark" }}"#);
    let between = format!(", markers = [{}, {}]", laid(3150, 1800), laid(3150, 2420));
    assert!(is_told(&stage("", &between), "line (2500, 2000)", "GB-CHG-05"));
}

/// GB-KICK-08, GB-BALL-06, GB-REPO-03, GB-GOAL-06: a spot that is too far is told the last one on the way to it.
#[test]
fn a_spot_is_told_the_last_one_on_its_way() {
    let state = scene(
        r#"
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], kick = [2, 4], influence = 2, ball = true, abilities = ["fire-blast"], playbook = [["push2"]] },
    { name = "Shark", seat = "blue", at = [2000, 5000] },
]
now = { active = "Ox" }
"#,
    );
    assert_eq!(ends(&state, "pass to (5000, 2000)"), ("GB-KICK-08", Some((3316, 2000)), 0));
    assert_eq!(ends(&state, "give up (5000, 2000)"), ("GB-BALL-06", Some((2554, 2000)), 0));
    assert_eq!(ends(&state, "use fire-blast at (5000, 2000)"), ("GB-AOE-02", Some((4055, 2000)), 0));
}

/// GB-GOAL-06, GB-REC-01: places are told the nearest.
#[test]
fn a_place_is_told_the_nearest() {
    let state = scene(
        r#"
setup = { vp = 12 }
piece = [
    { name = "Ox", seat = "red", at = [3048, 4000], kick = [2, 8], influence = 2, ball = true },
    { name = "Shark", seat = "blue", at = [1000, 3922] },
]
now = { active = "Ox", momentum = { red = 1 } }
"#,
    );
    let scored = after(&state, &["shot", "6 6", "no"]);
    assert_eq!(ends(&scored, "spot (3048, 1700)"), ("GB-GOAL-06", Some((3048, 1882)), 0));
}

/// GB-REPO-03: a push goes no further than it may.
#[test]
fn a_push_is_told_how_far_it_goes() {
    let state = scene(
        r#"
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], influence = 2, tac = 2, playbook = [["push2"]] },
    { name = "Shark", seat = "blue", at = [2400, 2000], def = 4 },
    { name = "Siren", seat = "blue", at = [4400, 2000], def = 4 },
]
now = { active = "Ox" }
"#,
    );
    let picked = after(&state, &["attack Shark", "4 1", "pick 1.1"]);
    assert_eq!(ends(&picked, "line (4400, 2000)"), ("GB-REPO-03", Some((2908, 2000)), 0));
    assert_eq!(ends(&picked, "line (2400, 3000)"), ("GB-REPO-03", Some((2400, 2508)), 0));
    let (used, left, flags) = marks(&picked, "line (2800, 2000)");
    assert_eq!((used, left), (Length(400), Length(108)));
    assert_eq!(flags, [("end", 400, Point::new(2800, 2000))]);
    let edge = scene(
        r#"
piece = [
    { name = "Ox", seat = "red", at = [600, 2000], influence = 2, tac = 2, playbook = [["push2"]] },
    { name = "Shark", seat = "blue", at = [200, 2000], def = 4 },
]
now = { active = "Ox" }
"#,
    );
    let (_, _, flags) = marks(&after(&edge, &["attack Shark", "4 1", "pick 1.1"]), "line (0, 2000)");
    assert_eq!(flags.iter().map(|flag| flag.0).collect::<Vec<_>>(), ["off"]);
}

/// GB-GEO-16: a movement that is not declared yet is judged all the same, with its legal part.
#[test]
fn a_sketch_shows_the_legal_part() {
    let state = scene(
        r#"
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], mov = [6, 8] },
    { name = "Shark", seat = "blue", at = [2400, 2000] },
]
now = { active = "Ox" }
"#,
    );
    let sketch = |movement: Movement, points: &[(i32, i32)]| {
        let mut path = Path::new();
        for &(x, y) in points {
            assert!(path.push(Point::new(x, y)));
        }
        let query = Query::Plan { model: ModelId(0), movement, path };
        match GuildBall::query(&state, Viewer::Stand, &query) {
            Answer::Plan(sketch) => {
                let end = sketch.path.end().map(|at| (at.x, at.y));
                (end, sketch.walk.used.0, sketch.walk.flags.len(), sketch.refused.map(|refused| refused.rule))
            }
            _ => (None, 0, 0, None),
        }
    };
    assert_eq!(sketch(Movement::Jog, &[(1000, 2000)]), (Some((1000, 2000)), 1000, 2, None));
    let far = (Some((1000, 2524)), 1524, 2, Some("GB-MOVE-02"));
    assert_eq!(sketch(Movement::Jog, &[(1000, 2000), (1000, 4000)]), far);
    assert_eq!(sketch(Movement::Sprint, &[(1000, 2000), (1000, 3000)]), (Some((1000, 3000)), 2000, 2, None));
    let bent = (Some((1000, 2000)), 1000, 2, Some("GB-CHG-04"));
    assert_eq!(sketch(Movement::Charge, &[(1000, 2000), (1000, 2500)]), bent);
    assert_eq!(sketch(Movement::Dodge, &[(1000, 2000)]), (None, 0, 0, None));
}

/// GB-SNAP-02, GB-PART-04: a ball that is taken on the way may be lost to a blow further on.
#[test]
fn a_ball_taken_on_the_way_may_be_lost_on_the_way() {
    let chance = |ball: &str| {
        let stage = format!(
            r#"
setup = {{ size = "typical", vp = 20 }}
piece = [
    {{ name = "Ox", seat = "red", at = [3000, 3000], mov = [6, 8] }},
    {{ name = "Shark", seat = "blue", at = [3000, 3500], tac = 3, playbook = [["tackle"], ["kd"]] }},
]
now = {{ active = "Ox"{ball} }}
"#
        );
        let walk = foreseen(&after(&scene(&stage), &["jog"]), "path (4300, 3000)").walk;
        let flags = walk.map(|walk| walk.flags).unwrap_or_default();
        let blow =
            flags.iter().find_map(|flag| if let Mark::Blow(blow) = &flag.mark { Some(blow) } else { None });
        (flags.len(), blow.map(|blow| (blow.ball, blow.knocked_down)))
    };
    let ratio = |num, den| Ratio::new(num, den).unwrap_or(Ratio::ZERO);
    // Five dice of which one hit tackles and two knock down.
    assert_eq!(chance(", ball = [3600, 3000]"), (3, Some((ratio(31, 32), ratio(13, 16)))));
    assert_eq!(chance(", ball = [6000, 6000]"), (2, Some((Ratio::ZERO, ratio(13, 16)))));
}
