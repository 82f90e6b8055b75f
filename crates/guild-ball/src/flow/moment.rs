//! Starting in the middle: the stack of procedures for a moment of play, for scenarios.

use kernel::{List, Seat};

use super::{Activation, ActivationPhase, EndPhase, Frame, Initiative, KickOff, Maintenance, Match, Turn};
use crate::model::ModelId;
use crate::table::{Phase, Table};

/// A moment at which a scenario can start.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moment {
    /// Before anything.
    Opening,
    /// Both teams are set up and the kicker has the ball.
    KickOff,
    /// The start of the Initiative Phase.
    Initiative,
    /// The start of a player's Maintenance Phase; the other player's follows if it is the initiative player's.
    Maintenance(Seat),
    /// A player has to pick a model to activate.
    Activate(Seat),
    /// A model is in its activation and may act; the table's activation must say so too.
    Active(ModelId),
    /// The start of the End Phase.
    EndPhase,
}

/// The frames of a moment, the oldest first.
#[must_use]
pub fn stack(moment: Moment, table: &Table) -> List<Frame, 8> {
    let turns = Frame::Match(Match::Turns);
    let during = |phase| Frame::Turn(Turn::during(phase));
    match moment {
        Moment::Opening => List::collect([Frame::Match(Match::Opening)]),
        Moment::KickOff => List::collect([Frame::Match(Match::KickOff), Frame::KickOff(KickOff::new())]),
        Moment::Initiative => {
            List::collect([turns, during(Phase::Initiative), Frame::Initiative(Initiative::new())])
        }
        Moment::Maintenance(seat) => {
            let turn = if seat == table.initiative {
                Turn::during_first_maintenance()
            } else {
                Turn::during(Phase::Maintenance)
            };
            List::collect([turns, Frame::Turn(turn), Frame::Maintenance(Maintenance::new(seat))])
        }
        Moment::Activate(seat) => List::collect([
            turns,
            during(Phase::Activation),
            Frame::ActivationPhase(ActivationPhase::new(seat)),
        ]),
        Moment::Active(model) => List::collect([
            turns,
            during(Phase::Activation),
            Frame::ActivationPhase(ActivationPhase::new(model.seat().other())),
            Frame::Activation(Activation::begun(model)),
        ]),
        Moment::EndPhase => List::collect([turns, during(Phase::End), Frame::EndPhase(EndPhase::new())]),
    }
}
