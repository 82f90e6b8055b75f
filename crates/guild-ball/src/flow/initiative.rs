//! The Initiative Phase (GB-TURN-02 to -09).

use kernel::{Draw, List, Seat, Wake as W};
use serde::{Deserialize, Serialize};

use super::{Effect, Frame, Next, Reply, Table, Wake, momentum, victory};
use crate::ask::{Aimed, Choice, Prompt};
use crate::event::{Event, Momentum, Roll};
use crate::plan::PlanId;
use crate::table::Book;

/// Cards are picked in secret and revealed together; the higher total decides who has the initiative.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Initiative {
    at: At,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum At {
    Pick,
    Dice,
    RollOff,
    Decide,
    First,
    Second,
}

impl Initiative {
    /// The start of the phase.
    pub(super) fn new() -> Self {
        Self { at: At::Pick }
    }

    pub(super) fn wake(&mut self, wake: &Wake<'_>, desk: &mut Table<'_>) -> Next {
        match (self.at, wake) {
            (At::Pick, W::Begin) => {
                Next::Seal(List::collect([(Seat(0), Prompt::Plan), (Seat(1), Prompt::Plan)]))
            }
            (At::Pick, W::Answers([(_, Choice::Plan(red)), (_, Choice::Plan(blue))])) => {
                desk.emit(Event::Revealed { plans: [*red, *blue] });
                let mp = desk.table().mp;
                let total = |plan: PlanId, mp: u8| i32::from(plan.plan().initiative) + i32::from(mp);
                match desk.table().book {
                    Book::Core => self.compare(total(*red, mp[0]), total(*blue, mp[1])),
                    Book::Aid => self.dice(),
                }
            }
            (At::Dice, W::Drawn(drawn)) => {
                let dice = List::collect(drawn.faces().iter().copied());
                desk.emit(Event::Rolled { roll: Roll::Initiative, dice, needs: 0 });
                let mp = desk.table().mp.map(i32::from);
                match *drawn.faces() {
                    [red, blue] => match (i32::from(red) + mp[0], i32::from(blue) + mp[1]) {
                        (red, blue) if red == blue => self.dice(),
                        (red, blue) => self.compare(red, blue),
                    },
                    _ => Next::Bug("dice for the initiative"),
                }
            }
            (At::RollOff, W::Drawn(drawn)) => {
                let dice = List::collect(drawn.faces().iter().copied());
                desk.emit(Event::Rolled { roll: Roll::Initiative, dice, needs: 0 });
                match *drawn.faces() {
                    [red, blue] => self.compare(i32::from(red), i32::from(blue)),
                    _ => Next::Bug("roll-off"),
                }
            }
            (At::Decide, W::Answer(_, Choice::Seat(seat))) => {
                desk.emit(Event::Initiative { seat: *seat });
                self.at = At::First;
                self.resolve(*seat, desk)
            }
            (At::First, W::Returned(_)) => {
                self.at = At::Second;
                let second = desk.table().initiative.other();
                self.resolve(second, desk)
            }
            (At::Second, W::Returned(_)) => {
                desk.emit(Event::MomentumReset);
                let second = desk.table().initiative.other();
                momentum::gain(desk, second, 1, Momentum::Second);
                Next::Return(Reply::Done)
            }
            _ => Next::Bug("initiative"),
        }
    }

    /// By the play aid each player rolls a die and adds the MP left over; a tie is rolled again. The plans picked give
    /// their influence and nothing to the initiative (GB-RUL-03).
    fn dice(&mut self) -> Next {
        self.at = At::Dice;
        Next::Roll(Draw::d6(2))
    }

    /// The effects of the cards are resolved, the initiative team's first (GB-TURN-07, GB-PLAN-02).
    fn resolve(&mut self, seat: Seat, desk: &mut Table<'_>) -> Next {
        let plan = desk.table().hands[seat.index()].current.and_then(PlanId::ability);
        match plan {
            Some(id) if id.get().used.is_some() => {
                desk.emit(Event::Used { id, by: None, seat, on: None, at: None });
                let effect = Effect::used(desk.table(), id, None, seat, Aimed::Nothing, None);
                Next::Call(Frame::Effect(effect))
            }
            _ => self.wake(&W::Returned(Reply::Done), desk),
        }
    }

    /// The higher total decides; equal ones roll, again and again while tied (GB-TURN-05, -06).
    fn compare(&mut self, red: i32, blue: i32) -> Next {
        let Some(higher) = victory::ahead(red, blue) else {
            self.at = At::RollOff;
            return Next::Roll(Draw::d6(2));
        };
        self.at = At::Decide;
        Next::Ask(higher, Prompt::Initiative)
    }
}
