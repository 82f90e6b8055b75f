//! The laws every game keeps, over random play.

use guild_ball::GuildBall;
use guild_ball::event::{Aim, Event};
use guild_ball::model::Condition;
use guild_ball::query::{Query, Thing};
use guild_ball::refusal::Refusal;
use guild_ball::setup::{GameSize, Setup};
use guild_ball::terrain::Layout;
use kernel::{Chance, Seat, State};
use testkit::laws::{Fields, Plan, laws};

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

/// What the tally tells of the matches.
fn counted(event: &Event) -> Option<&'static str> {
    match event {
        Event::Goal { .. } => Some("goals"),
        Event::Suffers { condition: Condition::TakenOut, .. } => Some("take-outs"),
        _ => None,
    }
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

#[test]
fn random_play_on_random_pitches_keeps_every_law() {
    let standard = Plan::<GuildBall>::standard();
    let plan = Plan::<GuildBall> {
        seed: 2,
        matches: standard.matches.div_ceil(4),
        thorough: standard.thorough.div_ceil(2),
        hidden,
        queries,
        counted,
        suggestion: Refusal::suggestion,
        inputs_max: 40_000,
        setup: on_a_pitch,
        ..standard
    };
    match laws(&plan) {
        Ok(tally) => {
            println!("{tally}");
            assert_eq!((tally.matches, tally.unfinished), (u64::from(plan.matches), 0));
        }
        Err(breach) => panic!("{breach}"),
    }
}

#[test]
fn random_play_keeps_every_law() {
    let plan = Plan::<GuildBall> {
        hidden,
        queries,
        counted,
        suggestion: Refusal::suggestion,
        inputs_max: 20_000,
        ..Plan::standard()
    };
    match laws(&plan) {
        Ok(tally) => {
            println!("{tally}");
            assert_eq!((tally.matches, tally.unfinished), (u64::from(plan.matches), 0));
        }
        Err(breach) => panic!("{breach}"),
    }
}
