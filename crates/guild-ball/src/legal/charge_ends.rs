//! Where the straight line of a charge may end: as an area to draw, and beside a point (GB-CHG-04, -05).

use plane::{Length, Path, Point, beside, outline};

use super::charger::Charge;
use crate::ground::ground;
use crate::model::ModelId;
use crate::table::Table;

/// The rings round all places where a charge at an enemy may end.
pub(crate) fn ends(table: &Table, model: ModelId, target: ModelId, left: Length) -> Vec<Vec<Point>> {
    let ground = ground(table);
    let charge = Charge::new(table, &ground, model, target, left);
    outline(charge.base.centre, charge.most(), lines(&charge))
}

/// The line of a charge that ends at a point or no more than a hair beside it.
pub(crate) fn line(table: &Table, model: ModelId, target: ModelId, left: Length, to: Point) -> Option<Path> {
    let ground = ground(table);
    let charge = Charge::new(table, &ground, model, target, left);
    let may_end = lines(&charge);
    beside(to).find(|at| at.is_on_plane() && may_end(*at)).map(Path::to)
}

/// Whether a line may end at a point: where it engages the target, or anywhere if no line does.
fn lines<'a>(charge: &'a Charge<'_>) -> impl Fn(Point) -> bool + 'a {
    let engages = charge.first_end().is_some();
    move |at| if engages { charge.will_do(at) } else { charge.may_end(at) }
}
