//! Setup: starting tokens and teams, sides, three Contracts each, and the board turned up (GM-SETU).

use kernel::{Draw, Next, Seat, Wake};
use serde::{Deserialize, Serialize};

use super::reveal::Reveal;
use super::round::Round;
use super::{Frame, Step, Woken, Work};
use crate::ask::{Choice, Prompt};
use crate::catalog::catalogue;
use crate::event::Event;
use crate::table::Table;
use crate::terms::{Level, Side, Skill};

/// Rows and columns of the starting tokens as masks of Skills (GM-RUL-01).
const ROWS: [u8; 3] = [0b00_0011, 0b00_1100, 0b11_0000];
const COLUMNS: [u8; 2] = [0b01_0101, 0b10_1010];

/// Contracts dealt to each Guild (GM-SETU-22).
const DEALT: u8 = 3;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum At {
    /// Drawing the row or column in play.
    Layout,
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
    pub(crate) fn new() -> Self {
        Self { at: At::Layout, dealt: 0 }
    }

    pub(super) fn wake(&mut self, wake: Woken<'_>, desk: &mut Work<'_>) -> Step {
        match (self.at, wake) {
            (At::Layout, Wake::Begin) => {
                let lots = if desk.table().seats == 3 { COLUMNS.len() } else { ROWS.len() };
                Next::Roll(Draw::One { of: lots as u32 })
            }
            (At::Layout, Wake::Drawn(drawn)) => {
                let left = layout(desk.table().seats, drawn.index());
                desk.emit(Event::Layout { skills: left });
                self.at = At::Tokens { left };
                self.token(desk)
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

/// The tokens in play: one row, one column, or two of three rows (GM-SETU-14 to -16).
fn layout(seats: u8, lot: usize) -> u8 {
    match seats {
        2 => ROWS.get(lot).copied().unwrap_or_default(),
        3 => COLUMNS.get(lot).copied().unwrap_or_default(),
        _ => (0..).zip(ROWS).filter(|(at, _)| *at != lot).fold(0, |all, (_, row)| all | row),
    }
}
