//! How a match ended.

use kernel::{Ending, Seat};
use words::{Arg, Message};

use super::nouns::guilds;
use crate::seats::place;
use crate::table::Outcome;
use crate::texts::m;

/// How the match ended, with everybody's Fame, the most first.
pub(super) fn say(outcome: &Outcome) -> Message {
    let (winners, scores) = (guilds(outcome.winners), scores(outcome));
    match (outcome.ending, outcome.winners.len()) {
        (Some(Ending::Agreed), _) => m::GmEndAgreed { scores }.into(),
        (Some(Ending::Adjudicated { .. }), 0) => m::GmEndAdjudicatedNobody { scores }.into(),
        (Some(Ending::Adjudicated { .. }), _) => m::GmEndAdjudicated { winners, scores }.into(),
        (Some(Ending::Void), _) => m::GmEndVoid { scores }.into(),
        (_, 0) => m::GmEndNobody { scores }.into(),
        (Some(Ending::Conceded { by }), 1) => m::GmEndConceded { by: by.into(), winners, scores }.into(),
        (Some(Ending::Conceded { by }), _) => {
            m::GmEndConcededShared { by: by.into(), winners, scores }.into()
        }
        (None, 1) => m::GmEndWon { winners, scores }.into(),
        (None, _) => m::GmEndShared { winners, scores }.into(),
    }
}

fn scores(outcome: &Outcome) -> Arg {
    let of = |seat: Seat| outcome.fame[place(seat)];
    // A record that does not say how many played: seats nobody sits on have no Fame.
    let played = |seat: &Seat| match outcome.seats {
        0 => of(*seat) > 0 || outcome.winners.contains(*seat) || seat.0 < 2,
        seats => seat.0 < seats,
    };
    let mut seats: Vec<Seat> = Seat::all(4).filter(played).collect();
    seats.sort_by_key(|&seat| (core::cmp::Reverse(of(seat)), seat));
    let each = seats.into_iter();
    each.map(|seat| Message::from(m::GmScore { seat: seat.into(), fame: of(seat).into() })).collect()
}
