//! An eye on a moving model: what it says is certain holds at every unit.

use kernel::Chance;
use plane::{Length, Point, Segment, Way, span};

use super::{A, B, Numbers, X, Y, pitch};
use guild_ball::engage::{Watch, engages_at, sees_model};
use guild_ball::legal::inside::path::moved;
use guild_ball::model::ModelId;

#[test]
fn what_is_certain_of_sight_holds_at_every_unit() {
    let (mut numbers, mut sure_units, mut hidden_units) = (Numbers(3), 0, 0);
    for _ in 0..300 {
        let near = |numbers: &mut Numbers| (numbers.between(2200, 3600), numbers.between(2200, 3600));
        let places = [A, B, X, Y, ModelId(8)].map(|model| {
            let (x, y) = near(&mut numbers);
            (model, x, y)
        });
        let mut table = pitch(&places);
        for profile in &mut table.profiles {
            profile.melee = 1 + numbers.below(3) as u8;
        }
        let (x, y) = near(&mut numbers);
        let way = Way::new(table.model(A).at, Point::new(x, y));
        // All of the way, or as much of it as is within reach of the eye.
        let reach = if numbers.below(2) == 0 { Length(20_000) } else { Length(numbers.between(300, 1100)) };
        let Some((first, last)) = span::within(&way, 0, table.model(X).at, reach) else { continue };
        let watch = Watch::new(&table, X, A, Segment::new(way.position(first), way.position(last)));
        for m in (first..=last).step_by(97) {
            let (seen, sure) = watch.look(way.position(m), numbers.below(40));
            for later in m..=(m + sure).min(last) {
                let there = moved(&table, A, way.position(later));
                assert_eq!(sees_model(&there, X, A), seen, "{places:?} {m} {later}");
                if seen {
                    let zone = guild_ball::engage::zone(&table, X).expect("a zone");
                    let within = there.disc(A).within(there.disc(X), zone);
                    assert_eq!(engages_at(&table, X, A, way.position(later)), within);
                }
            }
            *(if seen { &mut sure_units } else { &mut hidden_units }) += sure.min(last - m);
        }
    }
    assert!(sure_units > 5_000, "{sure_units}");
    assert!(hidden_units > 200, "{hidden_units}");
}
