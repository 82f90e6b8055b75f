//! Guild Ball on trial.

use guild_ball::GuildBall;
use guild_ball::ask::{Pick, Picks};
use guild_ball::event::{Aim, Movement};
use guild_ball::model::ModelId;
use guild_ball::query::{Query, Thing};
use guild_ball::refusal::Refusal;
use guild_ball::setup::{GameSize, Setup};
use guild_ball::terrain::Layout;
use kernel::{Chance, Seat, State};
use plane::{Length, Path, Point};
use testkit::laws::{Fields, Plan};

use super::{Tried, sound};
use crate::show::Pictured;

impl Tried for GuildBall {
    const SECRETS: &'static [&'static str] = &[];

    fn plans(matches: u32, thorough: u32) -> Vec<(&'static str, Plan<Self>)> {
        let usual = Plan {
            thorough,
            hidden,
            queries,
            counted: Self::counted,
            faults: sound::faults,
            suggestion: Refusal::suggestion,
            inputs_max: 20_000,
            ..Plan::of(matches)
        };
        let pitches = Plan {
            seed: 2,
            matches: matches.div_ceil(4),
            thorough: thorough.div_ceil(2),
            inputs_max: 40_000,
            setup: on_a_pitch,
            ..usual.clone()
        };
        vec![("random pitches", pitches), ("random setups", usual)]
    }

    fn questions(state: &State<Self>, seat: Seat) -> Vec<Query> {
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
            Query::Ends { model, movement: Movement::Sprint, drawn: Path::to(to), target: None },
            Query::Ends { model, movement: Movement::Charge, drawn: Path::new(), target: Some(enemy) },
            Query::Way { model, movement: Movement::Jog, drawn: Path::new(), to, target: None },
            Query::Way { model, movement: Movement::Charge, drawn: Path::new(), to, target: Some(enemy) },
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
}

/// The opponent's secrets: plans in hand, plans put away, and the deck.
fn hidden(state: &State<GuildBall>, seat: Seat) -> Fields {
    let theirs = &state.table.hands[seat.other().index()];
    let secret = theirs.hand.minus(theirs.shown);
    if secret.is_empty() {
        return Vec::new();
    }
    vec![
        ("hand", format!("{secret:?}")),
        ("away", format!("{:?}", theirs.away)),
        ("deck", format!("{:?}", state.table.deck)),
    ]
}

/// What anybody may ask at any time (GB-GEO-16).
fn queries(state: &State<GuildBall>, seat: Seat) -> Vec<Query> {
    let Some(model) = state.table.fielded(seat).iter().next() else { return Vec::new() };
    vec![
        Query::Distance { from: Thing::Model(model), to: Thing::Ball },
        Query::Within { from: Thing::Model(model), to: Thing::Goal(seat), inches: 6 },
        Query::Sight { by: model, to: Thing::Goal(seat.other()) },
        Query::Engagement { model },
        Query::Corridor { kicker: model, aim: Aim::Goal },
        Query::Threat { model },
    ]
}

/// Small teams on a pitch of either size with the terrain of a ready one.
fn on_a_pitch(_seats: u8, rng: &mut dyn Chance) -> Option<Setup> {
    let inches = [24, 36, 36][rng.below(3) as usize % 3];
    let size = GameSize::Agreed { pitch: inches, models: 3, vp: 6 };
    Some(Setup { terrain: Layout::random(inches, rng), ..Setup::of_teams(size, "harbour", "orchard") })
}
