//! Setup: starting tokens and teams, sides, three Contracts each, and the board turned up (GM-SETU).

use kernel::{Draw, Next, Seat, Wake};
use serde::{Deserialize, Serialize};

use super::reveal::Reveal;
use super::round::Round;
use super::{Frame, Step, Woken, Work};
use crate::ask::{Choice, Prompt};
use crate::catalog::catalogue;
use crate::event::Event;
use crate::setup::{layout, lots};
use crate::table::Table;
use crate::terms::{Level, Side, Skill};

/// Contracts dealt to each Guild (GM-SETU-22).
const DEALT: u8 = 3;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum At {
    /// Drawing the row or column in play, unless one is picked: a mask, 0 when none is.
    Layout { picked: u8 },
    /// Dealing a token to the next seat, out of a mask.
    Tokens { left: u8 },
    /// Everybody chooses the side of its token.
    Sides,
    /// Dealing the next Contract.
    Dealing,
    /// Everybody chooses the Contract for the board.
    Placing,
    /// Turning the Adventurers up.
    Revealing,
}

/// Setup.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Setup {
    at: At,
    /// How many tokens or Contracts have been dealt.
    dealt: u8,
}

impl Setup {
    /// Setup with the Starting Skill Upgrades that are picked beforehand, as a mask; 0 when they are to be drawn.
    pub(crate) fn new(picked: u8) -> Self {
        Self { at: At::Layout { picked }, dealt: 0 }
    }

    pub(super) fn wake(&mut self, wake: Woken<'_>, desk: &mut Work<'_>) -> Step {
        match (self.at, wake) {
            (At::Layout { picked: 0 }, Wake::Begin) => {
                Next::Roll(Draw::One { of: lots(desk.table().seats) as u32 })
            }
            (At::Layout { picked }, Wake::Begin) => self.lay_out(picked, desk),
            (At::Layout { .. }, Wake::Drawn(drawn)) => {
                self.lay_out(layout(desk.table().seats, drawn.index()), desk)
            }
            (At::Tokens { left }, Wake::Drawn(drawn)) => {
                if let Some(skill) = Skill::of(left).nth(drawn.index()) {
                    self.give(skill, desk);
                }
                self.token(desk)
            }
            (At::Sides, Wake::Answers(answers)) => {
                for &(seat, choice) in answers {
                    if let Choice::Side(side) = choice {
                        desk.emit(Event::StartSide { seat, side });
                    }
                }
                self.at = At::Dealing;
                self.dealt = 0;
                self.deal(desk)
            }
            (At::Sides, Wake::Expired(seat, _)) => Next::Fill(seat, Choice::Side(Side::Fixer)),
            (At::Dealing, Wake::Drawn(drawn)) => {
                let commons = desk.table().unread.and(&catalogue().of_level(Level::Common));
                if let Some(contract) = commons.nth(drawn.index()) {
                    desk.emit(Event::Dealt { seat: Seat(self.dealt / DEALT), contract });
                }
                self.dealt += 1;
                self.deal(desk)
            }
            (At::Placing, Wake::Answers(answers)) => {
                // GM-RUL-02: cards fill spaces 3, 4, 5, 6 in seat order.
                for &(seat, choice) in answers {
                    if let Choice::Place(contract) = choice {
                        desk.emit(Event::Placed { seat, contract, space: 2 + seat.0 });
                    }
                }
                self.at = At::Revealing;
                Next::Call(Frame::Reveal(Reveal::new()))
            }
            (At::Placing, Wake::Expired(seat, _)) => match desk.table().guild(seat).private.nth(0) {
                Some(contract) => Next::Fill(seat, Choice::Place(contract)),
                None => Next::Wait,
            },
            (At::Revealing, Wake::Returned(_)) => Next::Become(Frame::Round(Round::new())),
            _ => Next::Bug("setup"),
        }
    }

    /// Lays out the tokens in play (GM-RUL-01).
    fn lay_out(&mut self, left: u8, desk: &mut Work<'_>) -> Step {
        desk.emit(Event::Layout { skills: left });
        self.at = At::Tokens { left };
        self.token(desk)
    }

    /// Hands a token and its four Novices to the next seat (GM-SETU-17, -18).
    fn give(&mut self, skill: Skill, desk: &mut Work<'_>) {
        let seat = Seat(self.dealt);
        desk.emit(Event::Token { seat, skill });
        for adventurer in catalogue().team(skill) {
            desk.emit(Event::Joined { seat, adventurer });
        }
        self.dealt += 1;
        if let At::Tokens { left } = &mut self.at {
            *left &= !skill.bit();
        }
    }

    fn token(&mut self, desk: &mut Work<'_>) -> Step {
        let At::Tokens { left } = self.at else { return Next::Bug("setup") };
        // There are as many tokens as Guilds, and the last one is nobody's choice.
        if let of @ 2.. = left.count_ones() {
            return Next::Roll(Draw::One { of });
        }
        if let Some(skill) = Skill::of(left).next() {
            self.give(skill, desk);
        }
        self.at = At::Sides;
        Next::Seal(Seat::all(desk.table().seats).map(|seat| (seat, Prompt::Side)).collect())
    }

    fn deal(&mut self, desk: &Work<'_>) -> Step {
        let seats = desk.table().seats;
        if self.dealt < DEALT * seats {
            return Next::Roll(Draw::One { of: commons_unread(desk.table()) });
        }
        self.at = At::Placing;
        Next::Seal(Seat::all(seats).map(|seat| (seat, Prompt::Place)).collect())
    }
}

/// The Common Contracts nobody has seen.
fn commons_unread(table: &Table) -> u32 {
    table.unread.and(&catalogue().of_level(Level::Common)).len() as u32
}
