//! Bad input of every kind is refused with the rule, changes nothing and never panics.

use guild_ball::GuildBall;
use guild_ball::ask::{Pick, Picks};
use guild_ball::event::{Aim, Movement};
use guild_ball::model::ModelId;
use guild_ball::query::{Query, Thing};
use kernel::{Seat, State};
use plane::{Length, Path, Point};
use testkit::fuzz::{drive, fuzz_game};

/// One of every question.
fn queries(state: &State<GuildBall>, seat: Seat) -> Vec<Query> {
    let model = ModelId::of(seat, 0);
    let enemy = ModelId::of(seat.other(), 1);
    let to = Point::new(state.table.size / 2, state.table.size / 3);
    let length = Length::inches(6);
    vec![
        Query::Distance { from: Thing::Model(model), to: Thing::Ball },
        Query::Within { from: Thing::Point(to), to: Thing::Goal(seat), inches: 6 },
        Query::Sight { by: model, to: Thing::Model(enemy) },
        Query::Engagement { model },
        Query::Reach { model, length, movement: None },
        Query::Route { model, to, length, movement: None },
        Query::Corridor { kicker: model, aim: Aim::Spot(to) },
        Query::Corridor { kicker: model, aim: Aim::Model(ModelId::of(seat, 1)) },
        Query::Threat { model },
        Query::Zones,
        Query::Plan { model, movement: Movement::Sprint, path: Path::to(to) },
        Query::Picks {
            by: model,
            on: enemy,
            hits: 3,
            parting: false,
            picks: Picks::collect([Pick { column: 1, row: 0 }]),
        },
    ]
}

#[test]
fn bad_input_is_refused_and_changes_nothing() {
    let fuzzed = drive(4, |bytes| fuzz_game::<GuildBall>(bytes, queries));
    let fuzzed = fuzzed.unwrap_or_else(|finding| panic!("{finding}"));
    println!("{fuzzed}");
    assert!(fuzzed.refused > 100 && fuzzed.taken > 100 && fuzzed.queries > 100, "{fuzzed}");
    assert!(fuzzed.setups_refused > 0 && fuzzed.setups_started > 0, "{fuzzed}");
}
