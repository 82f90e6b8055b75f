//! The kick-off (GB-KOFF-01 to -07, GB-RUL-46).

use kernel::{Seat, Wake as W};
use serde::{Deserialize, Serialize};

use super::hooks::Happening;
use super::{Advance, Frame, Hooks, Kick, Next, Reply, Scatter, Table, Wake, momentum};
use crate::ask::{Choice, Placing, Prompt};
use crate::effect::Hook;
use crate::effect::layers::{self, Deed};
use crate::event::{Aim, Event, Momentum, Movement, Possession};
use crate::model::ModelId;
use crate::table::{self, Ball, Book};

/// The kicker may jog, passes to a spot, and the receiving player may take a short or lost ball over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KickOff {
    at: At,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum At {
    Jog,
    Spot,
    Pass,
    HandOverLost,
    HandOverShort,
    ThrowIn,
    Ready,
}

impl KickOff {
    /// The moment both teams are set up.
    pub(super) fn new() -> Self {
        Self { at: At::Jog }
    }

    pub(super) fn wake(&mut self, wake: &Wake<'_>, desk: &mut Table<'_>) -> Next {
        let Some(kicker) = desk.table().kicker else { return Next::Bug("no kicker") };
        let receiver = kicker.seat().other();
        match (self.at, wake) {
            (At::Jog, W::Begin) => {
                let everybody =
                    Happening { subjects: desk.table().standing, ..Happening::nobody(&[Hook::Setup]) };
                match Hooks::open(desk.table(), &everybody) {
                    Some(frame) => {
                        self.at = At::Ready;
                        Next::Call(frame)
                    }
                    None => Self::jog(desk, kicker),
                }
            }
            (At::Ready, W::Returned(_)) => {
                self.at = At::Jog;
                Self::jog(desk, kicker)
            }
            (At::Jog, W::Returned(_)) => {
                if !desk.table().has_ball(kicker) {
                    return Self::turn_one(desk, kicker.seat());
                }
                self.at = At::Spot;
                Next::Ask(kicker.seat(), Prompt::Place { why: Placing::KickOff { kicker } })
            }
            (At::Spot, W::Answer(_, Choice::Spot(spot))) => {
                self.at = At::Pass;
                Next::Call(Frame::Kick(Kick::off(kicker, Aim::Spot(*spot))))
            }
            (At::Pass, W::Returned(Reply::OffPitch)) => {
                self.at = At::HandOverLost;
                Next::Ask(receiver, Prompt::HandOver)
            }
            (At::Pass | At::ThrowIn, W::Returned(_)) if fell_short(desk.table(), kicker.seat()) => {
                self.at = At::HandOverShort;
                Next::Ask(receiver, Prompt::HandOver)
            }
            (At::Pass | At::ThrowIn, W::Returned(_)) => Self::turn_one(desk, kicker.seat()),
            (At::HandOverLost | At::HandOverShort, W::Answer(_, Choice::Model(model))) => {
                desk.emit(Event::Possessed { model: *model, how: Possession::Handed });
                Self::turn_one(desk, kicker.seat())
            }
            (At::HandOverLost, W::Answer(..)) => {
                self.at = At::ThrowIn;
                Next::Call(Frame::Scatter(Scatter::throw_in(desk.table(), kicker.seat(), Some(kicker))))
            }
            (At::HandOverShort, W::Answer(..)) => Self::turn_one(desk, kicker.seat()),
            _ => Next::Bug("kick-off"),
        }
    }

    /// The kicker may jog before the kick-off.
    fn jog(desk: &Table<'_>, kicker: ModelId) -> Next {
        let deed = Deed::advance(kicker, Movement::Jog, None);
        let left = layers::mov_sum(desk.table(), kicker, false, deed);
        Next::Call(Frame::Advance(Advance::new(kicker, Movement::Jog, left)))
    }

    /// The receiving team has the initiative and the kicking team gains 1 MP, by the play aid only after its first
    /// Maintenance Phase (GB-SETUP-13, -14, GB-RUL-04).
    fn turn_one(desk: &mut Table<'_>, kicking: Seat) -> Next {
        desk.emit(Event::Initiative { seat: kicking.other() });
        if desk.table().book == Book::Core {
            momentum::gain(desk, kicking, 1, Momentum::KickOff);
        }
        Next::Return(Reply::Done)
    }
}

/// Whether the ball is within the kicking half and not in the receiving team's hands (GB-KOFF-06, GB-RUL-46).
pub(crate) fn fell_short(table: &table::Table, kicking: Seat) -> bool {
    let (base, ours) = match table.ball {
        Ball::Away => return false,
        Ball::Held(model) => (table.disc(model), model.seat() == kicking),
        Ball::Free { .. } => match table.free_ball() {
            Some(ball) => (ball, true),
            None => return false,
        },
    };
    ours && table.depth(kicking, base.centre) - base.radius.0 <= table.size / 2
}
