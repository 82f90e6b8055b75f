//! What is agreed before the game.

use guild_ball::GuildBall;
use guild_ball::setup::{GameSize, Setup};
use guild_ball::terrain::{Layout, TerrainPiece, TerrainType};
use kernel::{Game, Viewer};
use testkit::prove;

/// A round piece.
fn round(kind: TerrainType, x: i32, y: i32, radius: i32) -> TerrainPiece {
    TerrainPiece { kind, at: Some([x, y]), radius: Some(radius), corners: Vec::new() }
}

/// A piece with corners.
fn cornered(kind: TerrainType, corners: &[[i32; 2]]) -> TerrainPiece {
    TerrainPiece { kind, at: None, radius: None, corners: corners.to_vec() }
}

/// A rectangle.
fn rectangle(kind: TerrainType, [left, low]: [i32; 2], [right, high]: [i32; 2]) -> TerrainPiece {
    cornered(kind, &[[left, low], [right, low], [right, high], [left, high]])
}

fn introductory(terrain: Layout) -> Setup {
    Setup { terrain, ..Setup::introductory() }
}

/// The rules by which a layout on an introductory pitch is refused.
fn refused(layout: Layout) -> Vec<&'static str> {
    GuildBall::faults(&introductory(layout)).iter().map(|fault| fault.rule).collect()
}

#[test]
fn any_agreed_layout_loads_and_is_shown() {
    prove::<GuildBall>("an agreed layout", &["GB-SETUP-01", "GB-TERR-01"], |probe| {
        let pieces = vec![
            round(TerrainType::Forest, 1500, 3000, 400),
            rectangle(TerrainType::Barrier, [4000, 2800], [4400, 3000]),
            cornered(TerrainType::Fast, &[[2800, 2800], [3300, 2900], [3000, 3300]]),
        ];
        let setup = introductory(Layout::Own(pieces.clone()));
        probe.equal("its faults", &GuildBall::faults(&setup), &Vec::new());
        let table = GuildBall::lay(&setup).ok();
        let view = table.map(|table| GuildBall::view(&table, Viewer::Stand));
        let kinds: Vec<TerrainType> =
            view.iter().flat_map(|view| &view.terrain).map(|piece| piece.kind).collect();
        let agreed: Vec<TerrainType> = pieces.iter().map(|piece| piece.kind).collect();
        probe.equal("what is shown", &kinds, &agreed);
    });
}

#[test]
fn an_illegal_layout_is_refused_with_the_reason() {
    let own = |piece: TerrainPiece| refused(Layout::Own(vec![piece]));
    assert_eq!(refused(Layout::Ready("no-such-pitch".to_owned())), ["GB-SETUP-01"]);
    assert_eq!(refused(Layout::Ready("tar-pits".to_owned())), ["GB-SETUP-01"], "a pitch of another size");
    assert_eq!(own(round(TerrainType::Rough, 100, 3048, 101)), ["GB-SETUP-01"], "over the edge");
    assert_eq!(own(round(TerrainType::Rough, 100, 3048, 100)), [""; 0]);
    assert_eq!(own(rectangle(TerrainType::Rough, [5900, 3000], [6097, 3100])), ["GB-SETUP-01"]);
    assert_eq!(own(round(TerrainType::Rough, 3000, 3048, 0)), ["GB-RUL-27"]);
    assert_eq!(own(cornered(TerrainType::Rough, &[[0, 0], [500, 500]])), ["GB-RUL-27"]);
    let bow = [[1000, 3000], [1500, 3500], [1500, 3000], [1000, 3500]];
    assert_eq!(own(cornered(TerrainType::Rough, &bow)), ["GB-RUL-27"], "sides that cross");
    assert_eq!(own(TerrainPiece { radius: None, ..round(TerrainType::Rough, 3000, 3000, 9) }), ["GB-RUL-27"]);
    let [barrier, forest] =
        [TerrainType::Barrier, TerrainType::Forest].map(|kind| own(round(kind, 3048, 1700, 200)));
    assert_eq!(
        (barrier, forest),
        (vec!["GB-GEO-11"], vec![]),
        "a barrier on a goalpost, a goalpost in a forest"
    );
}

#[test]
fn a_layout_leaves_room_to_play() {
    prove::<GuildBall>("what a layout may be", &["GB-RUL-85"], |probe| {
        let own = |piece: TerrainPiece| refused(Layout::Own(vec![piece]));
        let row = |count: i32| {
            let pieces = (0..count).map(|n| round(TerrainType::Rough, 400 + 400 * n, 3048, 50));
            refused(Layout::Own(pieces.collect()))
        };
        probe.equal("twelve pieces", row(12), Vec::<&str>::new());
        probe.equal("thirteen pieces", row(13), vec!["GB-RUL-85"]);
        // The goalpost at (3048, 1274) has a radius of 250, the barrier one of 100, and the ball one of 150.
        let beside = |air: i32| own(round(TerrainType::Barrier, 3048 + 250 + air + 100, 1274, 100));
        probe.equal("as wide as the ball", beside(300), vec!["GB-RUL-85"]);
        probe.equal("wider than the ball", beside(301), Vec::<&str>::new());
        let own_end = rectangle(TerrainType::Obstruction, [0, 0], [6096, 600]);
        probe.equal("room at the table edge", own(own_end).first(), Some(&"GB-RUL-85"));
        let hall = rectangle(TerrainType::Barrier, [600, 2600], [5400, 4000]);
        probe.equal("room to kick", own(hall).first(), Some(&"GB-RUL-85"));
    });
}

#[test]
fn nothing_is_said_of_terrain_in_setups_that_have_none() {
    let setup = Setup::introductory();
    let text = serde_json::to_string(&setup).unwrap_or_default();
    assert!(text.contains("teams") && !text.contains("terrain"), "{text}");
    let read: Result<Setup, _> = serde_json::from_str(&text);
    assert_eq!(read.ok(), Some(setup));
    let named = r#"{"size": "typical", "teams": [[], []], "terrain": "brickyard"}"#;
    let read: Result<Setup, _> = serde_json::from_str(named);
    let layout = read.map(|setup| (setup.size, setup.terrain)).ok();
    assert_eq!(layout, Some((GameSize::Typical, Layout::Ready("brickyard".to_owned()))));
}

#[test]
fn what_cannot_be_read_is_told_by_its_piece_and_field() {
    let read = |terrain: &str| {
        let text = format!(r#"{{"teams":[[],[]],"terrain":{terrain}}}"#);
        serde_json::from_str::<Setup>(&text).map(|setup| setup.terrain).map_err(|error| error.to_string())
    };
    let told = |terrain: &str, what: &str| {
        let error = read(terrain).unwrap_err();
        assert!(error.contains(what), "{terrain}: {error}");
    };
    let pieces =
        r#"[{"kind":"rough","at":[3000,3000],"radius":400},{"kind":"fast","corners":[[0,0],[9,0],[0,9]]}]"#;
    let own = vec![
        round(TerrainType::Rough, 3000, 3000, 400),
        cornered(TerrainType::Fast, &[[0, 0], [9, 0], [0, 9]]),
    ];
    assert_eq!(read(pieces), Ok(Layout::Own(own)));
    assert_eq!(read(r#""tar-pits""#), Ok(Layout::Ready("tar-pits".to_owned())));
    let good = r#"{"kind":"rough","at":[3000,3000],"radius":400}"#;
    told(r#"[{"kind":"lava","at":[3000,3000],"radius":400}]"#, "piece 1: its kind: unknown variant `lava`");
    told(
        &format!(r#"[{good},{{"kind":"fast","at":[0,0],"radius":0.5}}]"#),
        "piece 2: its radius: invalid type",
    );
    told(r#"[{"kind":"fast","at":[1099511627776,0],"radius":9}]"#, "piece 1: its at: invalid value");
    told(r#"[{"at":[0,0],"radius":9}]"#, "piece 1: missing field `kind`");
    told(r#"[{"kind":"fast","depth":9}]"#, "piece 1: unknown field `depth`");
    let size = |size: &str| serde_json::from_str::<GameSize>(size).map_err(|error| error.to_string());
    let agreed = GameSize::Agreed { pitch: 30, models: 4, vp: 10 };
    assert_eq!(size(r#"{"pitch":30,"models":4,"vp":10}"#), Ok(agreed));
    assert!(size(r#"{"pitch":3000,"models":4,"vp":10}"#).is_err_and(|error| error.contains("its pitch")));
    assert!(size("\"vast\"").is_err_and(|error| error.contains("`vast`")));
    told("null", "expected as terrain the id of a ready pitch or a list of pieces");
}

#[test]
fn what_is_wrong_with_pieces_and_with_room_is_told_together() {
    let walls = (0..5).map(|n| rectangle(TerrainType::Barrier, [60, 100 + 450 * n], [6036, 500 + 450 * n]));
    let mut pieces: Vec<TerrainPiece> = walls.collect();
    pieces.push(round(TerrainType::Rough, 100, 3048, 400));
    let rules = refused(Layout::Own(pieces));
    assert!(rules.contains(&"GB-SETUP-01") && rules.contains(&"GB-RUL-85"), "{rules:?}");
}
