//! Whether a charge has an end that engages its target, against a look at every place there is (GB-CHG-05).

use kernel::Chance;
use plane::{Disc, Length, Point, Vector};

use super::{A, B, Numbers, X, Y, pitch};
use crate::event::{Event, apply};
use crate::ground::ground;
use crate::legal::charger::Charge;
use crate::model::{Condition, ModelId};
use crate::table::Table;

/// How many crowds are tried.
const CROWDS: usize = 300;

const FROM: Point = Point::new(3000, 3000);

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

#[test]
fn where_there_is_an_end_one_is_found() {
    let mut numbers = Numbers(5);
    let mut looked_at = 0;
    for table in std::iter::from_fn(|| Some(crowd(&mut numbers))).flatten().take(CROWDS) {
        let ground = ground(&table);
        let charge = Charge::new(&table, &ground, A, X, Length::inches(6));
        if charge.first_end().is_some() {
            continue;
        }
        looked_at += 1;
        let goal = table.disc(X);
        let reach = goal.radius.0 + table.disc(A).radius.0 + 2 * 254;
        let offsets = (-reach..=reach).flat_map(|x| (-reach..=reach).map(move |y| Vector::new(x, y)));
        let end = offsets.map(|offset| goal.centre + offset).find(|&at| charge.will_do(at));
        assert_eq!(
            end,
            None,
            "{:?}",
            table.standing.iter().map(|model| table.disc(model)).collect::<Vec<_>>()
        );
    }
    assert!(looked_at > CROWDS / 20, "only {looked_at} charges had no end");
}
