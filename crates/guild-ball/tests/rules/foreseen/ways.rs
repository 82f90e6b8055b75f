//! What happens on a way, and the furthest place on a refused one where the model may end.

use guild_ball::GuildBall;
use guild_ball::legal::{Flag, Mark};
use kernel::State;
use plane::{Length, Point};

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
