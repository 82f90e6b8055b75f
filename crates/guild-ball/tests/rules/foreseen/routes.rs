//! The way to a point: through rough ground where that is near enough, else round it, else none (GB-TERR-06, GB-RUL-75).

use guild_ball::GuildBall;
use guild_ball::event::Movement;
use guild_ball::model::ModelId;
use guild_ball::query::{Answer, Query};
use kernel::{Game, State, Viewer};
use plane::{Length, Path, Point};

use super::{after, choice, scene};

/// Ox, who jogs 6", with a low strip of ground before it.
fn jogging(kind: &str) -> State<GuildBall> {
    let stage = format!(
        r#"
piece = [{{ name = "Ox", seat = "red", at = [2000, 2000], mov = [6, 8] }}, {{ name = "Shark", seat = "blue", at = [5500, 5500] }}]
terrain = [{{ kind = "{kind}", corners = [[2500, 1900], [2900, 1900], [2900, 2100], [2500, 2100]] }}]
now = {{ active = "Ox" }}
"#
    );
    after(&scene(&stage), &["jog"])
}

#[expect(clippy::panic, reason = "the question has one kind of answer")]
fn route(state: &State<GuildBall>, x: i32) -> Option<Path> {
    let query = Query::Route {
        model: ModelId(0),
        to: Point::new(x, 2000),
        length: Length(1524),
        movement: Some(Movement::Jog),
    };
    match GuildBall::query(state, Viewer::Stand, &query) {
        Answer::Route(path) => path,
        other => panic!("{other:?}"),
    }
}

fn is_legal(state: &State<GuildBall>, path: &Path) -> bool {
    let points: Vec<_> = path.points().map(|at| format!("({}, {})", at.x, at.y)).collect();
    let (ask, choice) = choice(state, &format!("path {}", points.join(" ")));
    GuildBall::judge(state, &ask, &choice).is_ok()
}

#[test]
fn a_route_goes_through_rough_ground_or_round_it() {
    let rough = jogging("rough");
    // 6" less the 2" of rough ground are 1016 units.
    assert_eq!(route(&rough, 3016), Some(Path::to(Point::new(3016, 2000))));
    for x in [3060, 3300] {
        let round = route(&rough, x);
        assert!(round.is_some_and(|path| path.len() > 1 && is_legal(&rough, &path)), "{x}");
        assert_eq!(round.and_then(|path| path.end()), Some(Point::new(x, 2000)));
    }
    assert_eq!(route(&rough, 3500), None);
    let fast = jogging("fast");
    assert_eq!(route(&fast, 4032), Some(Path::to(Point::new(4032, 2000))));
    assert_eq!(route(&fast, 4033), None);
}
