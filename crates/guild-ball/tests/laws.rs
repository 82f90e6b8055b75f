//! The laws every game keeps, over random play.

use guild_ball::GuildBall;
use guild_ball::ask::Choice;
use guild_ball::query::Query;
use guild_ball::refusal::Refusal;
use kernel::{Seat, State};
use plane::Path;
use testkit::laws::{Fields, Plan, laws};

/// The furthest legal point a refusal names, as a choice of the same kind.
fn suggestion(refusal: &Refusal, choice: &Choice) -> Option<Choice> {
    let at = refusal.furthest?;
    Some(match choice {
        Choice::Path(path) => {
            let before = path.points().iter().position(|&point| point == at);
            before.map_or(Choice::Path(Path::to(at)), |last| {
                Choice::Path(Path::through(&path.points()[..=last]).unwrap_or_default())
            })
        }
        Choice::Line(_) => Choice::Line(at),
        _ => return None,
    })
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

fn queries(_state: &State<GuildBall>, _seat: Seat) -> Vec<Query> {
    Vec::new()
}

#[test]
fn random_play_keeps_every_law() {
    let plan = Plan::<GuildBall> { hidden, queries, suggestion, inputs_max: 20_000, ..Plan::standard() };
    match laws(&plan) {
        Ok(tally) => assert_eq!((tally.matches, tally.unfinished), (u64::from(plan.matches), 0), "{tally}"),
        Err(breach) => panic!("{breach}"),
    }
}
