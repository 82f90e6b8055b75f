//! Movement over terrain against stepping it out, and what is offered and shown there.

use plane::{Disc, Length, Path, Point, Polygon, Shape, Way};

use super::RED;
use super::{A, Numbers, X, jog, judge, path, pitch};
use guild_ball::ask::{Choice, Prompt};
use guild_ball::event::Movement;
use guild_ball::legal::Mark;
use guild_ball::legal::inside::candidates_for;
use guild_ball::query::{Answer, Query, answer};
use guild_ball::table::Table;
use guild_ball::terrain::{Piece, Terrain, TerrainType};

/// A table with pieces of these types somewhere.
fn strewn(numbers: &mut Numbers, kinds: &[TerrainType]) -> Table {
    let mut table = pitch(&[(A, 3000, 3000), (X, 900, 5600)]);
    let pieces: Vec<Piece> = kinds
        .iter()
        .filter_map(|&kind| {
            let at = Point::new(numbers.between(1800, 4200), numbers.between(1800, 4200));
            let shape = if numbers.between(0, 1) == 0 {
                Shape::Disc(Disc::new(at, Length(numbers.between(60, 400))))
            } else {
                let mut corner = |x: i32, y: i32| {
                    let reach = numbers.between(80, 500);
                    Point::new(at.x + x * reach, at.y + y * reach)
                };
                let corners = [corner(1, 0), corner(0, 1), corner(-1, 0), corner(0, -1)];
                Shape::Polygon(Polygon::new(&corners).ok()?)
            };
            let piece = Piece { kind, shape };
            let clear = !kind.is_solid() || !shape.overlaps(table.disc(A));
            clear.then_some(piece)
        })
        .collect();
    table.terrain = Terrain::new(&pieces);
    table
}

const GROUND: [TerrainType; 4] =
    [TerrainType::Fast, TerrainType::Rough, TerrainType::Rough, TerrainType::Forest];

/// Goes along a path position by position, with MOV changing where the base comes onto ground (GB-ADV-05, -06).
fn stepped_out(table: &Table, path: &Path, left: i32) -> bool {
    let base = table.disc(A);
    let on = |at: Point, fast: bool| {
        table.terrain.pieces().any(|piece| {
            let counts = (piece.kind == TerrainType::Fast) == fast && !piece.kind.is_solid();
            counts && piece.shape.within(base.at(at), Length::ZERO)
        })
    };
    let (mut allowed, mut covered, mut over) = (left, 0, false);
    let (mut fast, mut rough) = (false, false);
    for stretch in path.stretches(base.centre) {
        let way = Way::new(stretch.from, stretch.to);
        for m in 0..=way.last() {
            let gone = covered + m as i32;
            if m > 0 && (over || gone > allowed) {
                return false;
            }
            let at = way.position(m);
            if !fast && on(at, true) {
                (fast, allowed) = (true, allowed + 508);
            }
            if !rough && on(at, false) {
                (rough, allowed) = (true, allowed - 508);
            }
            over = gone >= allowed;
        }
        covered += way.last() as i32;
    }
    true
}

#[test]
fn paths_are_judged_as_if_stepped_out() {
    let mut numbers = Numbers(31);
    let (mut legal, mut illegal) = (0, 0);
    for _ in 0..1500 {
        let table = strewn(&mut numbers, &GROUND);
        let left = numbers.between(300, 1500);
        let mut points = Vec::new();
        for _ in 0..numbers.between(1, 2) {
            points.push((numbers.between(2100, 3900), numbers.between(2100, 3900)));
        }
        let choice = path(&points);
        let Choice::Path(drawn) = choice else { continue };
        let verdict = judge(&table, jog(left), choice);
        assert_eq!(verdict.is_ok(), stepped_out(&table, &drawn, left), "{drawn:?} {left} {verdict:?}");
        if let Err(refusal) = verdict {
            illegal += 1;
            let better = refusal.suggestion(&choice).expect("the way so far");
            assert_eq!(judge(&table, jog(left), better), Ok(()), "{choice:?} {refusal:?}");
        } else {
            legal += 1;
        }
    }
    assert!(legal > 200 && illegal > 200, "{legal} {illegal}");
}

#[test]
fn what_is_offered_on_terrain_is_legal_and_plenty() {
    let mut numbers = Numbers(32);
    let every = [
        TerrainType::Fast,
        TerrainType::Rough,
        TerrainType::Obstruction,
        TerrainType::Barrier,
        TerrainType::Forest,
        TerrainType::Barrier,
    ];
    let (mut extended, mut offered) = (0, 0);
    for round in 0..300 {
        let table = strewn(&mut numbers, &every);
        let movement = [Movement::Jog, Movement::Sprint, Movement::Dodge][round % 3];
        let prompt =
            Prompt::Path { model: A, movement, left: Length(900), bound: guild_ball::ask::Bound::Free };
        let mut out = Vec::new();
        candidates_for(&table, &guild_ball::flow::Memo::default(), RED, &prompt, 64, &mut numbers, &mut out);
        for choice in &out {
            assert_eq!(judge(&table, prompt, *choice), Ok(()), "{choice:?}");
            if let Choice::Path(path) = choice {
                extended += u32::from(path.length(table.disc(A).centre).0 > 900);
            }
        }
        offered += out.len();
    }
    assert!(offered > 300 * 40 && extended > 100, "{offered} {extended}");
}

#[test]
fn ways_and_areas_over_terrain_keep_what_they_promise() {
    let mut numbers = Numbers(33);
    let (mut found, mut corners) = (0, 0);
    for _ in 0..60 {
        let table = strewn(&mut numbers, &[TerrainType::Rough, TerrainType::Fast, TerrainType::Barrier]);
        let to = Point::new(numbers.between(2200, 3800), numbers.between(2200, 3800));
        let (model, length) = (A, Length(1000));
        let route = Query::Route { model, to, length, movement: Some(Movement::Jog) };
        if let Answer::Route(Some(way)) = answer(&table, &route) {
            found += 1;
            assert_eq!(judge(&table, jog(1000), Choice::Path(way)), Ok(()), "{way:?}");
        }
        let reach = Query::Reach { model, length, movement: Some(Movement::Jog) };
        let Answer::Region(region) = answer(&table, &reach) else { panic!("a region") };
        corners += region.iter().map(Vec::len).sum::<usize>();
    }
    assert!(found > 20 && corners > 1000, "{found} {corners}");
}

#[test]
fn a_preview_shows_where_the_ground_changes() {
    let mut table = pitch(&[(A, 1000, 2000)]);
    let rough = Shape::Disc(Disc::new(Point::new(1500, 2000), Length(100)));
    let fast = Shape::Disc(Disc::new(Point::new(1900, 2000), Length(50)));
    table.terrain = Terrain::new(&[
        Piece { kind: TerrainType::Rough, shape: rough },
        Piece { kind: TerrainType::Fast, shape: fast },
    ]);
    let drawn = Path::to(Point::new(2100, 2000));
    let plan = Query::Plan { model: A, movement: Movement::Jog, path: drawn };
    let Answer::Plan(sketch) = answer(&table, &plan) else { panic!("a plan") };
    let flags: Vec<(i32, Mark)> =
        sketch.walk.flags.into_iter().map(|flag| (flag.along.0, flag.mark)).collect();
    assert_eq!(flags, [(250, Mark::Rough), (700, Mark::Fast), (1100, Mark::End)]);
    assert_eq!((sketch.walk.used, sketch.walk.left), (Length(1100), Length(1524 - 1100)));
}
