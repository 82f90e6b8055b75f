//! Setting up: game plans, starting roll, teams on the pitch (GB-SETUP-02 to -12).

use kernel::{Draw, List, Seat, Wake as W};
use serde::{Deserialize, Serialize};

use super::{Next, Reply, Table, Wake};
use crate::ask::{Choice, Prompt};
use crate::event::{Event, Possession, Roll};
use crate::model::ModelId;

/// How many plans each player is dealt (GB-SETUP-02).
pub(crate) const DEALT: u8 = 7;

/// The set-up up to the moment before the kick-off.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SetUp {
    at: At,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum At {
    Deal,
    PutAway,
    StartingRoll,
    KickOrReceive,
    KickingTeam,
    Kicker,
    ReceivingTeam,
}

impl SetUp {
    /// The start of the set-up.
    pub(super) fn new() -> Self {
        Self { at: At::Deal }
    }

    pub(super) fn wake(&mut self, wake: &Wake<'_>, desk: &mut Table<'_>) -> Next {
        match (self.at, wake) {
            (At::Deal, W::Begin) => self.deal(desk),
            (At::Deal, W::Drawn(drawn)) => {
                if let (Some(seat), Some(plan)) = (next_to_deal(desk), desk.table().deck.nth(drawn.index())) {
                    desk.emit(Event::Dealt { seat, plan });
                }
                self.deal(desk)
            }
            (At::PutAway, W::Answers(answers)) => {
                for (seat, choice) in *answers {
                    if let Choice::PutAway(plans) = choice {
                        plans.iter().for_each(|&plan| desk.emit(Event::PutAway { seat: *seat, plan }));
                    }
                }
                self.starting_roll()
            }
            (At::StartingRoll, W::Drawn(drawn)) => {
                desk.emit(Event::Rolled {
                    roll: Roll::Start,
                    dice: List::collect(drawn.faces().iter().copied()),
                    needs: 0,
                });
                match *drawn.faces() {
                    [red, blue] if red != blue => {
                        self.at = At::KickOrReceive;
                        Next::Ask(Seat(u8::from(blue > red)), Prompt::KickOrReceive)
                    }
                    _ => self.starting_roll(),
                }
            }
            (At::KickOrReceive, W::Answer(seat, choice)) => {
                let kicking = if **choice == Choice::KickOff { *seat } else { seat.other() };
                desk.emit(Event::KicksOff { seat: kicking });
                self.at = At::KickingTeam;
                Next::Ask(kicking, Prompt::Deploy)
            }
            (At::KickingTeam, W::Answer(seat, choice)) => {
                deploy(desk, *seat, choice);
                self.at = At::Kicker;
                Next::Ask(*seat, Prompt::Kicker)
            }
            (At::Kicker, W::Answer(seat, choice)) => {
                if let Choice::Model(model) = **choice {
                    desk.emit(Event::Kicker { model });
                    desk.emit(Event::Possessed { model, how: Possession::Kicker });
                }
                self.at = At::ReceivingTeam;
                Next::Ask(seat.other(), Prompt::Deploy)
            }
            (At::ReceivingTeam, W::Answer(seat, choice)) => {
                deploy(desk, *seat, choice);
                Next::Return(Reply::Done)
            }
            _ => Next::Bug("set-up"),
        }
    }

    fn deal(&mut self, desk: &Table<'_>) -> Next {
        if next_to_deal(desk).is_some() {
            return Next::Roll(Draw::One { of: u32::from(desk.table().deck.len()) });
        }
        self.at = At::PutAway;
        Next::Seal(List::collect([(Seat(0), Prompt::PutAway), (Seat(1), Prompt::PutAway)]))
    }

    fn starting_roll(&mut self) -> Next {
        self.at = At::StartingRoll;
        Next::Roll(Draw::d6(2))
    }
}

fn next_to_deal(desk: &Table<'_>) -> Option<Seat> {
    Seat::all(2).find(|seat| desk.table().hands[seat.index()].hand.len() < DEALT)
}

fn deploy(desk: &mut Table<'_>, seat: Seat, choice: &Choice) {
    if let Choice::Deploy(places) = choice {
        for (place, &at) in places.iter().enumerate() {
            desk.emit(Event::Deployed { model: ModelId::of(seat, place), at });
        }
    }
}
