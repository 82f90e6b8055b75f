//! Questions before anything is declared: what a way, a charge and a kick would be with everything that is in force.

use guild_ball::GuildBall;
use guild_ball::event::{Aim, Movement};
use guild_ball::model::ModelId;
use guild_ball::query::{Answer, Query};
use kernel::{Game, State, Viewer};
use plane::{Path, Point};

use super::{after, scene};

fn asked(state: &State<GuildBall>, query: &Query) -> Answer {
    GuildBall::query(state, Viewer::Stand, query)
}

/// Where a sketched way ends, and the rule that cuts it.
fn sketch(
    state: &State<GuildBall>,
    model: u8,
    movement: Movement,
    to: (i32, i32),
) -> (i32, i32, &'static str) {
    let path = Path::to(Point::new(to.0, to.1));
    match asked(state, &Query::Plan { model: ModelId(model), movement, path }) {
        Answer::Plan(sketch) => {
            let end = sketch.path.end().unwrap_or(Point::new(0, 0));
            (end.x, end.y, sketch.refused.map_or("", |refused| refused.rule))
        }
        _ => (0, 0, "no plan"),
    }
}

/// GB-ADV-05, GB-STAT-10: 2 inches more for who starts near the baker.
#[test]
fn a_sketch_counts_what_an_advance_gains_when_it_starts() {
    let state = scene(
        r#"
piece = [
    { name = "Cinnamon", seat = "red", card = "cinnamon", at = [2000, 3048], influence = 3 },
    { name = "Boar", seat = "red", at = [2600, 3048], mov = [5, 7] },
    { name = "Brick", seat = "blue", at = [5000, 5000] },
]
now = { active = "Cinnamon" }
"#,
    );
    assert_eq!(sketch(&state, 1, Movement::Jog, (2600, 6000)), (2600, 4318, "GB-MOVE-02"));
    let baked = after(&state, &["use get-set-bake on Boar"]);
    assert_eq!(sketch(&baked, 1, Movement::Jog, (2600, 6000)), (2600, 4826, "GB-MOVE-02"));
    assert_eq!(sketch(&baked, 1, Movement::Sprint, (2600, 6000)), (2600, 5334, "GB-MOVE-02"));
}

/// GB-GEO-06: who is goaded goes directly towards one model, and a sketch says so before the jog is declared.
#[test]
fn a_sketch_goes_where_the_model_has_to_go() {
    let state = scene(
        r#"
piece = [
    { name = "Jac", seat = "red", card = "jac", at = [3000, 2000], influence = 2 },
    { name = "Fool", seat = "blue", at = [3000, 3200], def = 3 },
]
now = { active = "Jac" }
"#,
    );
    assert_eq!(sketch(&state, 6, Movement::Jog, (3300, 3200)), (3300, 3200, ""));
    let goaded = after(&state, &["use goad on Fool", "4"]);
    assert_eq!(sketch(&goaded, 6, Movement::Jog, (3300, 3200)).2, "GB-GEO-06");
    assert_eq!(sketch(&goaded, 6, Movement::Jog, (3000, 2800)), (3000, 2800, ""));
    assert_eq!(sketch(&goaded, 6, Movement::Charge, (3300, 3200)).2, "GB-GEO-06");
}

/// GB-STAT-14: Shank charges 2 inches further at who is damaged, and past what stands on the line to the centre.
#[test]
fn a_threat_is_whom_a_charge_would_engage() {
    let threats = |hp: u8, wall: &str| -> Vec<u8> {
        let state = scene(&format!(
            r#"
piece = [
    {{ name = "Shank", seat = "red", card = "shank", at = [1500, 1000], influence = 4 }},
    {{ name = "Hurt", seat = "blue", at = [1500, 4100], hp = 13, hp_now = {hp}, melee = 0 }},
    {wall}
]
now = {{ active = "Shank" }}
"#
        ));
        match asked(&state, &Query::Threat { model: ModelId(0) }) {
            Answer::Threat(threats) => threats.into_iter().map(|(model, _)| model.0).collect(),
            _ => Vec::new(),
        }
    };
    assert!(threats(13, "").is_empty());
    assert_eq!(threats(12, ""), [6]);
    let beside = r#"{ name = "Friend", seat = "red", at = [1650, 3640], conditions = ["knocked down"] },"#;
    assert_eq!(threats(12, beside), [6]);
}

/// GB-KICK-13: who stands between takes a die, but not after Breach!.
#[test]
fn a_corridor_names_who_takes_a_die() {
    let state = scene(
        r#"
piece = [
    { name = "Ballista", seat = "red", card = "ballista", at = [1548, 2000], ball = true, influence = 1 },
    { name = "Fuse", seat = "red", at = [1548, 4000] },
    { name = "Wall", seat = "blue", at = [1548, 3000], melee = 1 },
    { name = "Close", seat = "blue", at = [1148, 2000], melee = 1 },
]
now = { active = "Ballista" }
"#,
    );
    let minus = |state: &State<GuildBall>| {
        let query = Query::Corridor { kicker: ModelId(0), aim: Aim::Model(ModelId(1)) };
        match asked(state, &query) {
            Answer::Corridor { minus, pool, .. } => (minus.iter().map(|model| model.0).collect(), pool.dice),
            _ => (Vec::new(), 0),
        }
    };
    let (before, dice) = minus(&state);
    assert_eq!(before, [7, 6]);
    let (after, more) = minus(&after(&state, &["use breach"]));
    assert_eq!((after, more), (vec![7], dice + 1));
}
