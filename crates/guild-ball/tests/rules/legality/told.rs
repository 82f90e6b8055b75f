//! Places for models and the ball, at the very edge of what is allowed, and the ones those refused are told.

use guild_ball::GuildBall;
use guild_ball::ask::Prompt;
use kernel::{Game, State};

use super::super::check;
use super::super::foreseen::{after, choice, refusal, scene};
use super::ends;

/// A model with an ability that places it, to act, among others and terrain.
fn acting(ability: &str, others: &str, terrain: &str, now: &str) -> State<GuildBall> {
    scene(&format!(
        r#"
piece = [
    {{ name = "Ox", seat = "red", at = [2000, 2000], abilities = ["{ability}"] }},
    {others}
    {{ name = "Shark", seat = "blue", at = [5000, 5000] }},
]
terrain = [{terrain}]
now = {{ active = "Ox"{now} }}
"#
    ))
}

fn rule(state: &State<GuildBall>, text: &str) -> Option<&'static str> {
    let (ask, choice) = choice(state, text);
    GuildBall::judge(state, &ask, &choice).err().map(|refusal| refusal.rule)
}

/// Whether a place is being asked for.
fn is_asked(state: &State<GuildBall>) -> bool {
    state.asks().iter().any(|ask| matches!(ask.prompt, Prompt::Place { .. }))
}

/// Templates, as they lie on the pitch.
fn areas(all: &[(i32, i32)]) -> String {
    let laid = all.iter().map(|(x, y)| format!(r#"{{ ability = "harrier", at = [{x}, {y}], by = "Ox" }}"#));
    format!(", areas = [{}]", laid.collect::<Vec<_>>().join(", "))
}

/// GB-GEO-01, GB-DEF-25: nobody is asked for a place where there is none; who is asked may leave it.
#[test]
fn a_place_in_a_template_is_asked_for_where_there_is_one() {
    let use_it =
        |now: &str, others: &str| after(&acting("cloud-jumper", others, "", now), &["use cloud-jumper"]);
    assert!(!is_asked(&use_it("", "")));
    // The template has a radius of 381 units: at 150 + 1016 + 381 it is within 4", a unit further it is not.
    let near = use_it(&areas(&[(3547, 2000)]), "");
    assert!(is_asked(&near) && !is_asked(&use_it(&areas(&[(3548, 2000)]), "")));
    assert_eq!(rule(&near, "no"), None);
    assert_eq!(after(&near, &["no"]).table.models[0].at, plane::Point::new(2000, 2000));
    // Its base reaches into it, or is a unit short of that.
    assert_eq!(
        [rule(&near, "spot (4078, 2000)"), rule(&near, "spot (4079, 2000)")],
        [None, Some("GB-GEO-01")]
    );
    // A great base in the middle leaves room round it.
    let boar = r#"{ name = "Boar", seat = "red", at = [3547, 2000], base = 50 },"#;
    let round = use_it(&areas(&[(3547, 2000)]), boar);
    assert!(is_asked(&round));
    assert_eq!(rule(&round, "spot (3547, 2000)"), Some("GB-GEO-12"));
}

/// GB-GEO-01: of the places in and round a template the nearest is told, in every direction.
#[test]
fn the_nearest_place_in_a_template_is_told() {
    let state = after(&acting("cloud-jumper", "", "", &areas(&[(3200, 2000)])), &["use cloud-jumper"]);
    let told = |text: &str| ends(&state, text);
    assert_eq!(told("spot (4500, 2000)"), ("GB-GEO-01", Some((3731, 2000)), 0));
    assert_eq!(told("spot (3200, 3300)"), ("GB-GEO-01", Some((3200, 2531)), 0));
}

/// GB-GEO-01: who is refused a place in a wood is told a legal one.
#[test]
fn a_place_in_a_wood_is_told() {
    let wood = r#"{ kind = "forest", at = [2000, 3000], radius = 300 }"#;
    let state = after(&acting("natures-blessing", "", wood, ""), &["use natures-blessing"]);
    for wanted in ["spot (3000, 2902)", "spot (3000, 3000)", "spot (1000, 3000)"] {
        let (by, told, _) = ends(&state, wanted);
        let (x, y) = told.unwrap_or_default();
        assert_eq!((by, rule(&state, &format!("spot ({x}, {y})"))), ("GB-GEO-01", None), "{wanted}");
    }
    assert_eq!(rule(&state, "no"), None);
    let far = r#"{ kind = "forest", at = [2000, 3467], radius = 300 }"#;
    assert!(!is_asked(&after(&acting("natures-blessing", "", far, ""), &["use natures-blessing"])));
    let rough = r#"{ kind = "rough", at = [2000, 3000], radius = 300 }"#;
    assert!(!is_asked(&after(&acting("natures-blessing", "", rough, ""), &["use natures-blessing"])));
}

/// GB-GEO-03: a place at terrain cannot be left, and there is one in every direction.
#[test]
fn a_place_at_terrain_touches_it() {
    let piece = |x: i32| format!(r#"{{ kind = "obstruction", at = [{x}, 2000], radius = 300 }}"#);
    let used =
        |x: i32| after(&acting("wherever-i-may-roam", "", &piece(x), ""), &["use wherever-i-may-roam"]);
    let state = used(3466);
    assert_eq!(rule(&state, "no"), Some("HALL-CHOICE"));
    assert_eq!(
        [rule(&state, "spot (3016, 2000)"), rule(&state, "spot (3010, 2000)")],
        [None, Some("GB-GEO-03")]
    );
    assert_eq!(ends(&state, "spot (5000, 2000)").1, Some((3917, 2000)));
    assert!(!is_asked(&used(3467)));
}

/// GB-GEO-12, -13: an effect places nobody on others or over the edge; it may put a model back where it stands.
#[test]
fn a_model_is_placed_on_free_ground() {
    let row = |x: i32| format!(r#"{{ name = "R{x}", seat = "red", at = [{x}, 2000] }},"#);
    let hop = |others: &str| after(&acting("hop", others, "", ""), &["use hop"]);
    let one = hop(&row(2400));
    assert_eq!([rule(&one, "spot (2400, 2000)"), rule(&one, "spot (2101, 2000)")], [Some("GB-GEO-12"); 2]);
    assert_eq!([rule(&one, "spot (2100, 2000)"), rule(&one, "spot (2700, 2000)")], [None, None]);
    assert_eq!([rule(&one, "spot (2000, 3062)"), rule(&one, "spot (2000, 3063)")], [None, Some("GB-GEO-01")]);
    assert_eq!(ends(&one, "spot (2000, 4000)"), ("GB-GEO-01", Some((2000, 3062)), 0));
    assert_eq!(ends(&one, "spot (2500, 2000)"), ("GB-GEO-12", Some((2100, 2000)), 0));
    // Where all of the line is taken it is told its own place.
    let full = hop(&[row(2300), row(2600), row(2900), row(3200)].concat());
    assert_eq!(ends(&full, "spot (2700, 2000)"), ("GB-GEO-12", Some((2000, 2000)), 0));
}

/// GB-BALL-06: where the line to a place has none for the ball the nearest of those all round is told.
#[test]
fn a_place_for_the_ball_is_told_beside_a_model_in_the_way() {
    let given = |x: i32| {
        scene(&format!(
            r#"
piece = [
    {{ name = "Ox", seat = "red", at = [2000, 2000], ball = true }},
    {{ name = "Boar", seat = "red", at = [{x}, 2000] }},
    {{ name = "Shark", seat = "blue", at = [5000, 5000] }},
]
now = {{ active = "Ox" }}
"#
        ))
    };
    assert_eq!(ends(&given(2300), "give up (2500, 2000)"), ("GB-GEO-12", Some((2391, 2391)), 0));
    assert_eq!(ends(&given(2300), "give up (2500, 1990)").1, Some((2391, 1609)));
    // With a gap it is told the place between them.
    assert_eq!(ends(&given(2610), "give up (2500, 2000)"), ("GB-GEO-12", Some((2310, 2000)), 0));
    assert_eq!(refusal(&given(2610), "give up (2555, 2100)").rule, "GB-GEO-12");
}

/// GB-KICK-08: where the ball cannot lie anywhere on the line, the nearest spot beside a friend or all round is told.
#[test]
fn a_spot_for_a_pass_is_told_beside_a_friend() {
    let pass = |boar: &str| {
        scene(&format!(
            r#"
piece = [
    {{ name = "Ox", seat = "red", at = [2000, 2000], kick = [2, 4], influence = 2, ball = true }},
    {{ name = "Boar", seat = "red", at = {boar} }},
    {{ name = "Shark", seat = "blue", at = [5000, 5000] }},
]
terrain = [{{ kind = "obstruction", corners = [[2200, 1800], [3600, 1800], [3600, 2200], [2200, 2200]] }}]
now = {{ active = "Ox" }}
"#
        ))
    };
    assert_eq!(ends(&pass("[3000, 2393]"), "pass to (2640, 2040)"), ("GB-RUL-77", Some((2641, 2400)), 0));
    assert_eq!(ends(&pass("[1000, 1000]"), "pass to (2640, 2000)").1, Some((2712, 2380)));
}

/// GB-REC-03, GB-RUL-21: the nearest place at the own edge or the first 10" of a side is told to either team.
#[test]
fn a_returning_model_is_told_the_nearest_place_at_an_edge() {
    let back = |seat: &str, other: &str, y: i32| {
        after(
            &scene(&format!(
                r#"
setup = {{ size = "typical", vp = 20 }}
piece = [
    {{ name = "Ox", seat = "{seat}", at = [1000, {y}], hp = 12, hp_now = 1, recovery = 6, abilities = ["put-me-back-in-coach"] }},
    {{ name = "Shark", seat = "{other}", at = [1400, {y}], influence = 1, playbook = [["3"]] }},
]
now = {{ active = "Shark" }}
"#
            )),
            &["attack Ox", "6 1 1 1", "pick 1.1", "yes"],
        )
    };
    let red = back("red", "blue", 600);
    assert_eq!(ends(&red, "spot (3001, 1000)"), ("GB-REC-03", Some((3001, 150)), 0));
    assert_eq!(ends(&red, "spot (300, 2003)"), ("GB-REC-03", Some((150, 2003)), 0));
    assert_eq!(ends(&red, "spot (8800, 2600)"), ("GB-REC-03", Some((8994, 2540)), 0));
    assert_eq!(ends(&red, "spot (150, 2541)"), ("GB-RUL-21", Some((150, 2540)), 0));
    // Beside Shark, who stands in the way at the edge.
    assert_eq!(rule(&red, "spot (150, 2540)"), None);
    assert_eq!(rule(&red, "spot (8994, 2540)"), None);
    let blue = back("blue", "red", 8544);
    assert_eq!(ends(&blue, "spot (3001, 8000)"), ("GB-REC-03", Some((3001, 8994)), 0));
    assert_eq!(ends(&blue, "spot (8994, 6603)"), ("GB-RUL-21", Some((8994, 6604)), 0));
    assert_eq!(ends(&blue, "spot (4000, 150)"), ("GB-RUL-21", Some((150, 6604)), 0));
}

#[test]
fn who_returns_from_either_end_does_so_from_both_sides_of_it() {
    for (name, seat, other, y, short, far, sides) in [
        ("red", "red", "blue", 600, 6603, 8994, ["(150, 6604)", "(8994, 6604)", "(8994, 2540)"]),
        ("blue", "blue", "red", 8544, 2541, 150, ["(150, 2540)", "(8994, 2540)", "(150, 6604)"]),
    ] {
        for side in sides {
            check(
                name,
                &format!(
                    r#"
proves = ["GB-RUL-21", "GB-CONV-06"]
setup = {{ size = "typical", vp = 20 }}
piece = [
    {{ name = "Ox", seat = "{seat}", at = [1000, {y}], hp = 12, hp_now = 1, recovery = 6, abilities = ["put-me-back-in-coach", "dont-get-cocky"] }},
    {{ name = "Shark", seat = "{other}", at = [1400, {y}], influence = 1, playbook = [["3"]] }},
]
now = {{ active = "Shark" }}
script = ["{other}: attack Ox", "dice: 6 1 1 1", "{other}: pick 1.1", "{seat}: yes", "{seat}: spot (150, {short})", "{seat}: spot (4000, {})", "{seat}: spot {side}", "{seat}: stay"]
expect = ["refused: GB-RUL-21", "refused: GB-REC-03", "returned Ox {side} hp 6"]
"#,
                    (far - 4572) / 2 + 4572
                ),
            );
        }
    }
}

#[test]
fn each_team_is_set_up_whole() {
    check(
        "teams of two and of one",
        r#"
proves = ["GB-SETUP-09"]
piece = [
    { name = "Ox", seat = "red" },
    { name = "Boar", seat = "red" },
    { name = "Shark", seat = "blue" },
]
now = { phase = "setup" }
script = [
    "draw: 1 | 1 | 1 | 1 | 1 | 1 | 1 | 1 | 1 | 1 | 1 | 1 | 1 | 1",
    'red: put away "Dig Deep", "Full-Back"', 'blue: put away "Lone Striker", "Seize the Initiative"',
    "dice: 5 2", "red: kick off", "red: deploy Ox (2000, 2390)", "red: deploy Ox (2000, 2390), Boar (2299, 2390)",
    "red: deploy Ox (2000, 2390), Boar (2300, 2390)", "red: kicker Boar", "blue: deploy Shark (2000, 3706)",
]
expect = ["refused: GB-SETUP-09", "refused: GB-GEO-12", "deployed Boar (2300, 2390)", "deployed Shark (2000, 3706)"]
"#,
    );
}

/// A model with influence and abilities that place something, to act.
fn placing(abilities: &str, others: &str, now: &str) -> State<GuildBall> {
    scene(&format!(
        r#"
setup = {{ size = "typical", vp = 20 }}
piece = [
    {{ name = "Ox", seat = "red", at = [2000, 2000], influence = 2, abilities = [{abilities}] }},
    {others}
]
now = {{ active = "Ox"{now} }}
"#
    ))
}

/// GB-GEO-01, GB-RUL-77: a ball an effect places is told the last place on the way that will do.
#[test]
fn a_place_for_a_ball_an_effect_places_is_told() {
    let others = r#"{ name = "Boar", seat = "red", at = [2600, 3500] }, { name = "Shark", seat = "blue", at = [8000, 8000] }"#;
    let state = after(&placing(r#""lob""#, others, ", ball = [2600, 2000]"), &["use lob"]);
    assert_eq!(ends(&state, "spot (2600, 6000)"), ("GB-GEO-01", Some((2600, 3824)), 0));
    assert_eq!(ends(&state, "spot (6000, 2000)"), ("GB-GEO-01", Some((4424, 2000)), 0));
    assert_eq!(ends(&state, "spot (2600, 3500)"), ("GB-RUL-77", Some((2600, 3200)), 0));
    assert_eq!(ends(&state, "spot (-500, 2000)"), ("GB-RUL-77", Some((776, 2000)), 0));
}

/// GB-GEO-03, -12: beside a marker or a model it is told the place in contact in that direction, else the nearest round it.
#[test]
fn a_place_in_base_contact_is_told() {
    let others = r#"{ name = "Boar", seat = "red", at = [1000, 2301] }, { name = "Shark", seat = "blue", at = [8000, 8000] }"#;
    let markers = r#", markers = [{ ability = "harvest-markers", at = [1000, 2000], by = "Ox" }]"#;
    let post = after(&placing(r#""at-your-post""#, others, markers), &["use at-your-post"]);
    assert_eq!(ends(&post, "spot (1001, 2000)"), ("GB-GEO-01", Some((1000, 2000)), 0));
    let beside = after(&post, &["spot (1000, 2000)"]);
    assert_eq!(ends(&beside, "spot (3000, 2000)"), ("GB-GEO-03", Some((1301, 2000)), 0));
    assert_eq!(ends(&beside, "spot (1000, 500)"), ("GB-GEO-03", Some((1000, 1699)), 0));
    assert_eq!(ends(&beside, "spot (1000, 2300)"), ("GB-GEO-12", Some((1265, 2141)), 0));
    assert_eq!(ends(&beside, "spot (1000, 4000)"), ("GB-GEO-03", Some((1265, 2141)), 0));
    let shark = r#"{ name = "Shark", seat = "blue", at = [1000, 2000], base = 40 }"#;
    let under = placing(r#""under-the-lines""#, shark, "");
    let touching = after(&under, &["use under-the-lines", "choose Shark"]);
    assert_eq!(ends(&touching, "spot (3000, 2000)"), ("GB-GEO-03", Some((1351, 2000)), 0));
    assert_eq!(ends(&touching, "spot (1000, 2352)"), ("GB-GEO-03", Some((1000, 2351)), 0));
    assert_eq!(ends(&touching, "spot (1000, 2349)"), ("GB-GEO-12", Some((1000, 2351)), 0));
    assert_eq!(rule(&touching, "spot (1000, 2351)"), None);
    let blocked = format!(r#"{{ name = "Boar", seat = "red", at = [1351, 2000] }}, {shark}"#);
    let beside =
        after(&placing(r#""under-the-lines""#, &blocked, ""), &["use under-the-lines", "choose Shark"]);
    assert_eq!(ends(&beside, "spot (3000, 2000)"), ("GB-GEO-03", Some((1222, 2271)), 0));
}

/// GB-AOE-02, GB-RUL-62, GB-GEO-01: a template that is moved and a marker that is put down are told how far they may lie.
#[test]
fn a_place_for_a_template_or_a_marker_is_told() {
    let shark = r#"{ name = "Shark", seat = "blue", at = [8000, 8000] }"#;
    let areas = areas(&[(2400, 2900)]);
    let state = placing(r#""deadly-wings", "big-game-traps""#, shark, &areas);
    let wings = after(&state, &["use deadly-wings"]);
    assert_eq!(ends(&wings, "spot (2400, 2901)"), ("GB-GEO-01", Some((2400, 2900)), 0));
    let moved = after(&wings, &["spot (2400, 2900)"]);
    assert_eq!(ends(&moved, "spot (2400, 9000)"), ("GB-AOE-02", Some((2400, 4678)), 0));
    assert_eq!(ends(&moved, "spot (9000, 2900)"), ("GB-AOE-02", Some((4178, 2900)), 0));
    assert_eq!(ends(&moved, "spot (2400, -200)"), ("GB-RUL-62", Some((2400, 1122)), 0));
    let traps = after(&state, &["use big-game-traps"]);
    assert_eq!(ends(&traps, "spot (2000, 5000)"), ("GB-GEO-01", Some((2000, 2808)), 0));
    assert_eq!(ends(&traps, "spot (5000, 2000)"), ("GB-GEO-01", Some((2808, 2000)), 0));
    assert_eq!(rule(&traps, "spot (2000, 2808)"), None);
}

/// GB-GEO-11 to -13: nobody is placed on what stands or lies there, to the unit, nor over the edge; rough ground is free ground.
#[test]
fn a_place_is_refused_by_what_is_there() {
    let hop = |x: i32, others: &str, terrain: &str, now: &str| {
        let stage = format!(
            r#"
setup = {{ size = "typical", vp = 20 }}
piece = [
    {{ name = "Ox", seat = "red", at = [{x}, 2000], abilities = ["hop"] }},
    {others}
    {{ name = "Shark", seat = "blue", at = [8000, 8000] }},
]
terrain = [{terrain}]
now = {{ active = "Ox"{now} }}
"#
        );
        after(&scene(&stage), &["use hop"])
    };
    let terrain = r#"
    { kind = "obstruction", at = [4000, 2400], radius = 100 },
    { kind = "barrier", corners = [[4900, 1500], [5000, 1500], [5000, 1600], [4900, 1600]] },
    { kind = "rough", at = [3800, 1800], radius = 100 },
"#;
    let now =
        r#", ball = [4572, 2600], markers = [{ ability = "harvest-markers", at = [4150, 1500], by = "Ox" }]"#;
    let state = hop(4572, r#"{ name = "Boar", seat = "red", at = [5000, 2300] },"#, terrain, now);
    // The goalpost, an obstruction, a barrier, a model, the ball and a marker, each a unit too near and just beside it.
    for (near, beside, forbids) in [
        ("(4572, 1673)", "(4572, 1674)", "GB-GEO-11"),
        ("(4000, 2151)", "(4000, 2150)", "GB-GEO-11"),
        ("(4950, 1749)", "(4950, 1750)", "GB-GEO-11"),
        ("(5000, 2001)", "(5000, 2000)", "GB-GEO-12"),
        ("(4572, 2301)", "(4572, 2300)", "GB-GEO-12"),
        ("(4150, 1799)", "(4150, 1800)", "GB-GEO-12"),
    ] {
        assert_eq!(rule(&state, &format!("spot {near}")), Some(forbids), "{near}");
        assert_eq!(rule(&state, &format!("spot {beside}")), None, "{beside}");
    }
    assert_eq!(rule(&state, "spot (3800, 1800)"), None);
    let edge = hop(400, "", "", "");
    assert_eq!(ends(&edge, "spot (149, 2000)"), ("GB-GEO-13", Some((150, 2000)), 0));
    assert_eq!(ends(&edge, "spot (-2000, 2000)"), ("GB-GEO-13", Some((150, 2000)), 0));
    assert_eq!(rule(&edge, "spot (150, 2000)"), None);
}

/// GB-KICK-08: a spot too far off is told the last one in the reach of a pass, not of any kick.
#[test]
fn a_spot_for_a_pass_is_told_by_the_reach_of_a_pass() {
    let stage = r#"
setup = { size = "typical", vp = 20 }
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], influence = 2, kick = [3, 6], ball = true, abilities = ["launch-control"] },
    { name = "Shark", seat = "blue", at = [8000, 8000] },
]
now = { active = "Ox" }
"#;
    let state = scene(stage);
    assert_eq!(ends(&state, "pass to (2000, 8000)"), ("GB-KICK-08", Some((2000, 3824)), 0));
    // Long Bomb gives 4" more to passes.
    let far = after(&state, &["use launch-control"]);
    assert_eq!(ends(&far, "pass to (2000, 8000)"), ("GB-KICK-08", Some((2000, 4840)), 0));
}
