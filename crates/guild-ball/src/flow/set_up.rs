//! Setting up: game plans, starting roll, teams on the pitch (GB-SETUP-02 to -12).

use kernel::{Draw, List, Seat, Wake as W};
use serde::{Deserialize, Serialize};

use super::{Next, Reply, Table, Wake, victory};
use crate::ask::{Choice, Prompt};
use crate::catalog::CardNumber;
use crate::draft;
use crate::event::{Event, Possession, Roll};
use crate::guild::Guild;
use crate::model::{ModelId, Position, TEAM_MAX};

/// How many plans each player is dealt (GB-SETUP-02).
const DEALT: u8 = 7;

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
    Lead,
    Squaddies,
    Edge,
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
                let total = |seat: Seat, die: u8| die + u8::from(draft::is_minor(desk.table(), seat));
                let &[red, blue] = drawn.faces() else { return Next::Bug("starting roll") };
                match victory::ahead(total(Seat(0), red), total(Seat(1), blue)) {
                    Some(higher) => {
                        self.at = At::KickOrReceive;
                        Next::Ask(higher, Prompt::KickOrReceive)
                    }
                    None => self.starting_roll(),
                }
            }
            (At::KickOrReceive, W::Answer(seat, choice)) => {
                let kicking = if **choice == Choice::KickOff { *seat } else { seat.other() };
                desk.emit(Event::KicksOff { seat: kicking });
                if desk.table().draft.is_some() { self.lead() } else { self.edge(desk) }
            }
            (At::Lead, W::Answers(answers)) => {
                for (seat, choice) in *answers {
                    if let Choice::Lead { captain, mascot } = *choice {
                        drafted(desk, *seat, captain, Position::Captain);
                        drafted(desk, *seat, mascot, Position::Mascot);
                    }
                }
                self.squaddies(desk)
            }
            (At::Squaddies, W::Answer(seat, choice)) => {
                if let Choice::Squaddie(card) = **choice {
                    drafted(desk, *seat, card, Position::Squaddie);
                }
                self.squaddies(desk)
            }
            (At::Edge, W::Answer(_, choice)) => {
                if **choice == Choice::FarEdge {
                    desk.emit(Event::Turned);
                }
                self.kicking_team(desk)
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

    /// Both players pick Captain and Mascot in secret and reveal them together (GB-TOUR-07, -08).
    fn lead(&mut self) -> Next {
        self.at = At::Lead;
        Next::Seal(List::collect([(Seat(0), Prompt::Lead), (Seat(1), Prompt::Lead)]))
    }

    /// One Squaddie at a time in turns, the receiving player first, until both have six models (GB-TOUR-09).
    fn squaddies(&mut self, desk: &Table<'_>) -> Next {
        let table = desk.table();
        let receiving = table.kicking.other();
        let count = |seat: Seat| usize::from(table.team[seat.index()]);
        let next = if count(receiving) <= count(table.kicking) { receiving } else { table.kicking };
        if count(next) >= TEAM_MAX {
            return self.edge(desk);
        }
        self.at = At::Squaddies;
        Next::Ask(next, Prompt::Squaddie)
    }

    /// The kicking player picks a table edge (GB-SETUP-07, GB-TOUR-10). That edge is y = 0 whatever it was before
    /// (GB-RUL-29), so there is nothing to pick on a pitch that looks the same from both.
    fn edge(&mut self, desk: &Table<'_>) -> Next {
        let table = desk.table();
        if table.terrain.is_symmetric(table.size) {
            return self.kicking_team(desk);
        }
        self.at = At::Edge;
        Next::Ask(table.kicking, Prompt::Edge)
    }

    fn kicking_team(&mut self, desk: &Table<'_>) -> Next {
        self.at = At::KickingTeam;
        Next::Ask(desk.table().kicking, Prompt::Deploy)
    }

    fn starting_roll(&mut self) -> Next {
        self.at = At::StartingRoll;
        Next::Roll(Draw::d6(2))
    }
}

/// Seven plans each, eight for a minor guild (GB-SETUP-02, GB-TOUR-04).
fn next_to_deal(desk: &Table<'_>) -> Option<Seat> {
    let dealt = |seat: Seat| DEALT + u8::from(draft::is_minor(desk.table(), seat));
    Seat::all(2).find(|&seat| desk.table().hands[seat.index()].hand.len() < dealt(seat))
}

/// The next model of a team. An Apprentice is picked in the Mascot's place and is none (GB-RUL-67).
fn drafted(desk: &mut Table<'_>, seat: Seat, card: CardNumber, place: Position) {
    let table = desk.table();
    let model = ModelId::of(seat, usize::from(table.team[seat.index()]));
    let smiths = table.draft.map(|both| both[seat.index()].guild) == Some(Guild::Blacksmiths);
    let position = if smiths && place == Position::Mascot { Position::Squaddie } else { place };
    desk.emit(Event::Drafted { model, card, position });
}

fn deploy(desk: &mut Table<'_>, seat: Seat, choice: &Choice) {
    if let Choice::Deploy(places) = choice {
        for (place, &at) in places.iter().enumerate() {
            desk.emit(Event::Deployed { model: ModelId::of(seat, place), at });
        }
    }
}
