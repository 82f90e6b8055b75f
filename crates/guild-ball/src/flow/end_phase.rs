//! The End Phase (GB-TURN-18 to -25, GB-RUL-02, -13).

use kernel::{Seat, Wake as W};
use serde::{Deserialize, Serialize};

use super::hooks::Happening;
use super::{Frame, Hooks, Next, Reply, Table, TakenOut, Wake, taken_out, victory};
use crate::effect::Hook;
use crate::effect::vocabulary::Until;
use crate::event::Event;
use crate::model::{Condition, ModelId, ModelSet};
use crate::table::{Book, Phase};

/// What works before conditions are resolved, condition damage, then discards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct EndPhase(Option<At>);

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum At {
    Conditions,
    Hurt,
}

impl EndPhase {
    /// The start of the phase.
    pub(super) fn new() -> Self {
        Self(None)
    }

    pub(super) fn wake(&mut self, wake: &Wake<'_>, desk: &mut Table<'_>) -> Next {
        match (self.0, wake) {
            (None, W::Begin) => {
                desk.emit(Event::Phase { phase: Phase::End });
                effects_over(desk);
                let everybody =
                    Happening { subjects: desk.table().standing, ..Happening::nobody(&[Hook::EndPhase]) };
                if let Some(frame) = Hooks::open(desk.table(), &everybody) {
                    self.0 = Some(At::Conditions);
                    return Next::Call(frame);
                }
                self.conditions(desk)
            }
            (Some(At::Conditions), W::Returned(_)) => self.conditions(desk),
            (Some(At::Hurt), W::Returned(_)) => self.suffer(desk),
            (None, W::Returned(_)) => self.take_out(desk),
            _ => Next::Bug("end phase"),
        }
    }

    /// The play aid has no condition damage here, so that its order is discards alone (GB-RUL-01, -02).
    fn conditions(&mut self, desk: &mut Table<'_>) -> Next {
        if desk.table().book == Book::Core {
            let fielded = desk.table().standing;
            if let Some(frame) = condition_damage(desk, fielded) {
                self.0 = Some(At::Hurt);
                return Next::Call(frame);
            }
        }
        self.suffer(desk)
    }

    fn suffer(&mut self, desk: &mut Table<'_>) -> Next {
        self.0 = None;
        let fielded = desk.table().standing;
        suffer(desk, fielded);
        self.take_out(desk)
    }

    /// Models at 0 HP are removed, the initiative player's first, each team in the order its player picks, and VP totals are compared
    /// only when all are done (GB-RUL-13).
    fn take_out(&mut self, desk: &mut Table<'_>) -> Next {
        let first = desk.table().initiative;
        for seat in [first, first.other()] {
            desk.memo_mut().owed = taken_out::at_zero(desk.table()).and(desk.table().fielded(seat.other()));
            if let Some(out) = TakenOut::all(desk, desk.table().fielded(seat), [None; 2]) {
                return Next::Call(Frame::TakenOut(out.ordered_by(seat)));
            }
        }
        victory::compare(desk);
        discard(desk);
        Next::Return(Reply::Done)
    }
}

/// First all ongoing and sustained effects go; a game plan's stay until it is discarded (GB-TURN-19, GB-RUL-02).
fn effects_over(desk: &mut Table<'_>) {
    if !desk.table().effects.areas.is_empty() {
        desk.emit(Event::AreasOver);
    }
    let lasting = desk.table().effects.attached.iter().any(|entry| entry.until == Until::Turn);
    if lasting {
        desk.emit(Event::EffectsOver { until: Until::Turn });
    }
}

/// All condition damage is added up for each of these models and dealt to all together; bleed then goes (GB-COND-03
/// to -07). What answers to having suffered damage, of whatever cause, is to follow.
pub(super) fn condition_damage(desk: &mut Table<'_>, fielded: ModelSet) -> Option<Frame> {
    let mut damaged = ModelSet::EMPTY;
    let hurt = |desk: &Table<'_>, model: ModelId| -> u8 {
        desk.table().model(model).conditions.iter().map(Condition::damage).sum()
    };
    for model in fielded.iter() {
        let damage = hurt(desk, model);
        if damage > 0 && desk.table().model(model).hp > 0 {
            super::suffer::damage(desk, model, damage);
            damaged = damaged.with(model);
        }
    }
    for model in fielded
        .iter()
        .filter(|&model| desk.table().model(model).conditions.has(Condition::Bleed))
        .collect::<Vec<_>>()
    {
        desk.emit(Event::Cured { model, condition: Condition::Bleed });
    }
    Hooks::open(desk.table(), &Happening { subjects: damaged, ..Happening::nobody(&[Hook::DamageSuffered]) })
}

/// Everybody at 0 HP suffers TO at the same time, so that none of them can take a ball another one loses.
pub(super) fn suffer(desk: &mut Table<'_>, fielded: ModelSet) {
    for model in fielded.iter() {
        if desk.table().model(model).hp == 0 {
            desk.emit(Event::Suffers { model, condition: Condition::TakenOut });
        }
    }
}

/// Influence and both game plans are discarded; an empty hand is taken up again (GB-TURN-22 to -25).
fn discard(desk: &mut Table<'_>) {
    desk.emit(Event::InfluenceDiscarded);
    desk.emit(Event::PlansDiscarded);
    for seat in Seat::all(2) {
        if desk.table().hands[seat.index()].hand.is_empty() {
            desk.emit(Event::NewHand { seat });
        }
    }
}
