//! Ways that are refused by a hair, and the place they are told instead.

use guild_ball::GuildBall;
use guild_ball::legal::{Flag, Mark};
use kernel::State;

use super::super::foreseen::{after, foreseen, scene};
use super::ends;

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

fn boar(x: i32, y: i32) -> String {
    format!(r#"{{ name = "Boar", seat = "red", at = [{x}, {y}] }}"#)
}

/// GB-MOVE-03: who cannot go a step is told to stay, who can go one is told that one.
#[test]
fn a_way_blocked_at_its_start_is_told_to_stay() {
    let path = "path (3000, 2000)";
    assert_eq!(ends(&jog(&boar(2300, 2000), ""), path), ("GB-MOVE-03", Some((2000, 2000)), 0));
    assert_eq!(ends(&jog(&boar(2301, 2000), ""), path), ("GB-MOVE-03", Some((2001, 2000)), 0));
}

/// GB-MOVE-03: a stretch blocked at its start leaves the corner before it, which ends the stretch before.
#[test]
fn a_stretch_blocked_at_its_start_ends_at_the_corner() {
    let state = jog(&boar(2400, 2300), "");
    assert_eq!(ends(&state, "path (2400, 2000) (2400, 3000)"), ("GB-MOVE-03", Some((2400, 2000)), 0));
}

/// GB-TERR-06: where somebody stands exactly where slow ground ends the way, the ground is what ends it; a unit before, not.
#[test]
fn of_two_reasons_at_one_place_the_ground_is_named() {
    for (x, expected) in
        [(3316, ("GB-TERR-06", 3016)), (3315, ("GB-MOVE-03", 3015)), (3317, ("GB-TERR-06", 3016))]
    {
        let stage = format!(
            r#"
piece = [
    {{ name = "Ox", seat = "red", at = [2000, 2000], mov = [6, 8] }},
    {},
]
terrain = [{{ kind = "rough", corners = [[2300, 1500], [2500, 1500], [2500, 2500], [2300, 2500]] }}]
now = {{ active = "Ox" }}
"#,
            boar(x, 2000)
        );
        let state = after(&scene(&stage), &["jog"]);
        assert_eq!(ends(&state, "path (3600, 2000)"), (expected.0, Some((expected.1, 2000)), 0), "{x}");
    }
}

/// GB-SNAP-02, GB-GEO-30: whoever will have the choice to take the ball may end where it lies; who has had it may not.
#[test]
fn a_way_ends_on_a_ball_that_can_be_taken() {
    let near = jog("", ", ball = [2400, 2000]");
    assert_eq!(foreseen(&near, "path (2400, 2000)").walk.map(|walk| walk.used.0), Some(400));
    let shark = r#"{ name = "Shark", seat = "blue", at = [2400, 2000] }"#;
    let left = after(&jog(shark, ", ball = [1400, 2000]"), &["path (1000, 2000)", "no", "no"]);
    assert_eq!(ends(&left, "path (1400, 2000)").0, "GB-GEO-30");
    // A blow between 1" and 2" from the ball takes nothing from that choice.
    let struck = after(&jog(shark, ", ball = [1116, 2000]"), &["path (1116, 2000)", "no"]);
    assert_eq!(foreseen(&struck, "path (1116, 2000)").walk.map(|walk| walk.used.0), Some(730));
}

/// GB-PART-01, GB-SNAP-02: who stands at the very edge of a zone leaves it with its first step, and a ball beside it is in
/// reach from there.
#[test]
fn a_way_shows_what_happens_where_it_begins() {
    let along = |state: &State<GuildBall>| {
        let walk = foreseen(state, "path (1000, 2000)").walk;
        let flag =
            |flag: &Flag| (matches!(flag.mark, Mark::Blow(_)), matches!(flag.mark, Mark::Ball), flag.along.0);
        walk.map_or(Vec::new(), |walk| walk.flags.iter().map(flag).collect())
    };
    let edge = jog(r#"{ name = "Shark", seat = "blue", at = [2554, 2000] }"#, "");
    assert_eq!(along(&edge), [(true, false, 0), (false, false, 1000)]);
    let ball = jog("", ", ball = [2400, 2000]");
    assert_eq!(along(&ball), [(false, true, 1), (false, false, 1000)]);
}

/// GB-MOVE-02, -03, GB-TERR-04, -06, -19: over fast ground, onto rough ground and past what stands there a way ends with whatever comes
/// first, on whatever stretch that is.
#[test]
fn a_way_over_all_kinds_of_ground_is_told_where_it_ends() {
    let stage = r#"
setup = { size = "typical", vp = 20 }
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], mov = [5, 7] },
    { name = "Boar", seat = "red", at = [2600, 2150] },
    { name = "Shark", seat = "blue", at = [8000, 8000] },
]
terrain = [
    { kind = "rough", corners = [[2100, 3000], [2600, 3000], [2600, 3200], [2100, 3200]] },
    { kind = "fast", at = [2000, 2500], radius = 100 },
    { kind = "barrier", corners = [[1000, 2000], [1300, 2000], [1300, 2200], [1000, 2200]] },
]
now = { active = "Ox" }
"#;
    let jog = after(&scene(stage), &["jog"]);
    // 1270 units, 508 more by fast ground, and as many less again by rough ground.
    assert_eq!(ends(&jog, "path (2000, 4000)"), ("GB-TERR-06", Some((2000, 3270)), 0));
    assert_eq!(ends(&jog, "path (2000, 2600) (2400, 3600)"), ("GB-TERR-06", Some((2249, 3222)), 1));
    assert_eq!(
        ends(&jog, "path (2000, 2600) (2000, 2000) (2000, 4000)"),
        ("GB-MOVE-02", Some((2000, 2578)), 2)
    );
    assert_eq!(ends(&jog, "path (2000, 1000) (1000, 2100)"), ("GB-MOVE-02", Some((1819, 1199)), 1));
    assert_eq!(ends(&jog, "path (4000, 2000)"), ("GB-MOVE-03", Some((2340, 2000)), 0));
    assert_eq!(ends(&jog, "path (-100, 2000)"), ("GB-TERR-19", Some((1450, 2000)), 0));
}
