//! The procedures of the game: one file per thing of the rule book, one small frame each.

#![expect(clippy::needless_pass_by_value, reason = "a wake is handed over once, as to `Procedure::wake`")]

mod action;
mod blood_moon;
mod check;
mod contest;
mod contested;
mod contract;
mod declare;
mod effect;
mod endgame;
mod fallback;
mod fame_order;
mod goal;
mod hire;
mod negotiation;
mod objective;
mod operate;
mod orders;
mod plot;
mod private;
mod recruit;
mod replacement;
mod reset;
mod reveal;
mod reward;
mod round;
mod setup;
mod skills;
mod stance;
mod start;
mod tie_break;
mod using;
mod wander;

use kernel::{Desk, List, Next, Procedure, SEATS_MAX, Seat, Wake};
use serde::{Deserialize, Serialize};

use crate::GuildMaster;
use crate::seats::Seats;
use crate::terms::Skill;

pub(crate) use action::{Action, holders};
pub(crate) use contest::Contest;
pub(crate) use endgame::{GOLD_PER_FAME, prestige_fame};
pub(crate) use goal::{Goal, goal};
pub(crate) use negotiation::parties;
pub(crate) use objective::Undertaking;
pub(crate) use operate::{PICK_CARDS, PICK_DECK, STANDS};
pub(crate) use round::Round;
pub(crate) use setup::Setup;
pub(crate) use wander::reward as wander_reward;

/// What a frame wants next.
type Step = Next<GuildMaster>;
/// Why a frame is woken.
type Woken<'a> = Wake<'a, GuildMaster>;
/// What a frame works with.
type Work<'a> = Desk<'a, GuildMaster>;
/// Seats in an order that is frozen for a task.
type SeatOrder = List<Seat, SEATS_MAX>;

/// A frame of the procedure stack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[expect(missing_docs, reason = "each is documented at its procedure")]
#[expect(private_interfaces, reason = "frames are opened only by the procedures themselves")]
pub enum Frame {
    Setup(Setup),
    Round(Round),
    Start(start::Start),
    Plot(plot::Plot),
    Using(using::Using),
    Effect(effect::Effect),
    BloodMoon(blood_moon::BloodMoon),
    FameOrder(fame_order::FameOrder),
    Orders(orders::Orders),
    Action(Action),
    Undertaking(Undertaking),
    Hire(hire::Hire),
    Recruit(recruit::Recruit),
    Contract(contract::Attempt),
    Contest(Contest),
    Negotiation(negotiation::Negotiation),
    Stance(stance::Stance),
    Declare(declare::Declare),
    Skills(skills::Skills),
    Check(check::Check),
    Contested(contested::Contested),
    TieBreak(tie_break::TieBreak),
    Fallback(fallback::Fallback),
    Private(private::Private),
    Wander(wander::Wander),
    Replacement(replacement::Replacement),
    Reset(reset::Reset),
    Reveal(reveal::Reveal),
    Endgame(endgame::Endgame),
}

const _: () = assert!(size_of::<Frame>() <= 64, "a frame holds ids and small numbers only");

/// What a frame replies to its caller.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reply {
    /// It is done.
    Done,
    /// Seats in order.
    Order(List<Seat, SEATS_MAX>),
    /// The Skill each seat uses.
    Skills([Skill; SEATS_MAX]),
    /// The seats that conflict.
    Conflictors(Seats),
}

/// Nothing in this game unwinds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scope {}

impl Procedure<GuildMaster> for Frame {
    fn wake(&mut self, wake: Woken<'_>, desk: &mut Work<'_>) -> Step {
        match self {
            Self::Setup(frame) => frame.wake(wake, desk),
            Self::Round(frame) => frame.wake(wake, desk),
            Self::Start(frame) => frame.wake(wake, desk),
            Self::Plot(frame) => frame.wake(wake, desk),
            Self::Using(frame) => frame.wake(wake, desk),
            Self::Effect(frame) => frame.wake(wake, desk),
            Self::BloodMoon(frame) => frame.wake(wake, desk),
            Self::FameOrder(frame) => frame.wake(wake, desk),
            Self::Orders(frame) => frame.wake(wake, desk),
            Self::Action(frame) => frame.wake(wake, desk),
            Self::Undertaking(frame) => frame.wake(wake, desk),
            Self::Hire(frame) => frame.wake(wake, desk),
            Self::Recruit(frame) => frame.wake(wake, desk),
            Self::Contract(frame) => frame.wake(wake, desk),
            Self::Contest(frame) => frame.wake(wake, desk),
            Self::Negotiation(frame) => frame.wake(wake, desk),
            Self::Stance(frame) => frame.wake(wake, desk),
            Self::Declare(frame) => frame.wake(wake, desk),
            Self::Skills(frame) => frame.wake(wake, desk),
            Self::Check(frame) => frame.wake(wake, desk),
            Self::Contested(frame) => frame.wake(wake, desk),
            Self::TieBreak(frame) => frame.wake(wake, desk),
            Self::Fallback(frame) => frame.wake(wake, desk),
            Self::Private(frame) => frame.wake(wake, desk),
            Self::Wander(frame) => frame.wake(wake, desk),
            Self::Replacement(frame) => frame.wake(wake, desk),
            Self::Reset(frame) => frame.wake(wake, desk),
            Self::Reveal(frame) => frame.wake(wake, desk),
            Self::Endgame(frame) => frame.wake(wake, desk),
        }
    }

    fn catches(&self, scope: Scope) -> bool {
        match scope {}
    }
}
