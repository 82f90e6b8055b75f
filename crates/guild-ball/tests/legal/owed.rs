//! Whether a charge has an end that engages its target, against a look at every place there is (GB-CHG-05).

use kernel::Chance;
use plane::{Disc, INCH, Length, Point, Segment, Vector};

use super::{A, B, Numbers, X, Y, pitch};
use guild_ball::event::{Event, apply};
use guild_ball::ground::ground;
use guild_ball::legal::inside::Charge;
use guild_ball::model::{Condition, ModelId};
use guild_ball::table::Table;

/// How many crowds are tried.
const CROWDS: usize = 300;

const FROM: Point = Point::new(3000, 3000);

/// How far A may go.
const LEFT: Length = Length::inches(6);

/// A crowd between A and X, bases and zones of every size, some of it knocked down so that A sees past it; nothing where bases overlap.
fn crowd(numbers: &mut Numbers) -> Option<Table> {
    let mut table = pitch(&[]);
    for (number, model) in [A, X, B, ModelId(2), Y, ModelId(8)].into_iter().enumerate() {
        let profile = &mut table.profiles[model.index()];
        (profile.base, profile.melee) =
            (Length([150, 200, 250][numbers.below(3) as usize]), 1 + numbers.below(2) as u8);
        let (low, high) = [(0, 0), (700, 1500), (250, 900), (250, 900), (250, 1300), (250, 1300)][number];
        let aside = if number == 0 { 0 } else { numbers.between(-600, 600) };
        let at = FROM + Vector::new(aside, numbers.between(low, high));
        let base = Disc { centre: at, radius: profile.base };
        if table.standing.iter().any(|other| table.disc(other).overlaps(base)) {
            return None;
        }
        apply(&mut table, &Event::Deployed { model, at });
        if number > 1 && numbers.below(2) == 0 {
            apply(&mut table, &Event::Suffers { model, condition: Condition::KnockedDown });
        }
    }
    Some(table)
}

/// Whether A can end nowhere that is less than `aside` from a place: a base stands deeper in the way there than that, or it is
/// further away than that.
fn is_shut(table: &Table, place: Point, aside: i32) -> bool {
    let (way, own) = (Segment::new(FROM, place), table.disc(A).radius.0);
    let others = table.standing.iter().filter(|&model| model != A).map(|model| table.disc(model));
    let deep = |other: Disc| Length(own + other.radius.0 - aside);
    let mut blocking = others.filter(|&other| deep(other).0 > 0);
    (place - FROM).length_down().0 > LEFT.0 + aside
        || blocking.any(|other| way.nearer_than(other.centre, deep(other)))
}

/// The first place of a square that will do. Quarters that are shut as a whole are left out, so that not every place of them
/// has to be looked at.
fn first(
    corner: Point,
    side: i32,
    is_shut: &impl Fn(Point, i32) -> bool,
    will_do: &impl Fn(Point) -> bool,
) -> Option<Point> {
    let half = side / 2;
    if side == 1 {
        return Some(corner).filter(|&at| will_do(at));
    }
    if is_shut(corner + Vector::new(half, half), side) {
        return None;
    }
    let starts = [(0, 0), (half, 0), (0, half), (half, half)];
    starts.into_iter().find_map(|(x, y)| first(corner + Vector::new(x, y), side - half, is_shut, will_do))
}

#[test]
fn where_there_is_an_end_one_is_found() {
    let mut numbers = Numbers(5);
    let mut looked_at = 0;
    for table in std::iter::from_fn(|| Some(crowd(&mut numbers))).flatten().take(CROWDS) {
        let ground = ground(&table);
        let charge = Charge::new(&table, &ground, A, X, LEFT);
        if charge.first_end().is_some() {
            continue;
        }
        looked_at += 1;
        let goal = table.disc(X);
        let reach = Length(goal.radius.0 + table.disc(A).radius.0 + 2 * INCH);
        let corner = goal.centre + Vector::new(-reach.0, -reach.0);
        let end = first(corner, 2 * reach.0 + 1, &|middle, side| is_shut(&table, middle, side), &|at| {
            charge.will_do(at)
        });
        assert_eq!(
            end,
            None,
            "{:?}",
            table.standing.iter().map(|model| table.disc(model)).collect::<Vec<_>>()
        );
    }
    assert!(looked_at > CROWDS / 20, "only {looked_at} charges had no end");
}
