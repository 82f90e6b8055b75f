//! Face-down cards whose identity is settled: somebody has looked at them, or they were put back.

use kernel::{List, Seat};
use serde::{Deserialize, Serialize};

use crate::cards::{AdventurerId, Cards, ContractId};
use crate::catalog::catalogue;
use crate::seats::Seats;
use crate::table::{Spot, Table};
use crate::terms::Level;

/// A face-down card that is settled, and who knows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Known<C> {
    /// The card.
    pub card: C,
    /// The Guilds that know it.
    pub seen: Seats,
}

/// The most cards on top of a deck that are ever settled: what one effect draws or looks at.
pub const TOP_MAX: usize = 4;

/// The most cards at the bottom of a deck that are ever settled: all that are left of the largest one.
pub const BOTTOM_MAX: usize = 32;

/// What is settled of a deck; the cards between top and bottom are settled when they are drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pile {
    /// The uppermost cards, the first of them on top.
    pub top: List<Known<ContractId>, TOP_MAX>,
    /// The lowest cards, the last of them at the very bottom.
    pub bottom: List<Known<ContractId>, BOTTOM_MAX>,
}

/// What comes from a deck next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Top {
    /// A card that is settled.
    Settled(ContractId),
    /// One out of so many.
    Open(u32),
    /// Nothing.
    Empty,
}

impl Table {
    /// The Contracts of a deck that lie face down somewhere and are not settled.
    #[must_use]
    pub fn open_contracts(&self, level: Level) -> Cards<ContractId> {
        self.unread.and(&catalogue().of_level(level))
    }

    /// How many cards of a deck are not settled.
    #[must_use]
    pub fn unsettled(&self, level: Level) -> u8 {
        let pile = &self.piles[level.index()];
        self.decks[level.index()].saturating_sub((pile.top.len() + pile.bottom.len()) as u8)
    }

    /// The card of a deck at a place, counted from the top.
    pub(crate) fn top(&self, level: Level, at: u8) -> Top {
        let pile = &self.piles[level.index()];
        let at = usize::from(at);
        if let Some(known) = pile.top.get(at) {
            return Top::Settled(known.card);
        }
        let below = at - pile.top.len();
        if below < usize::from(self.unsettled(level)) {
            return Top::Open(self.open_contracts(level).len() as u32);
        }
        let below = below - usize::from(self.unsettled(level));
        pile.bottom.get(below).map_or(Top::Empty, |known| Top::Settled(known.card))
    }

    /// Takes the uppermost card off a deck, `card` when it is one that was not settled.
    pub(crate) fn take_top(&mut self, level: Level, card: Option<ContractId>) -> Option<Known<ContractId>> {
        let open = self.unsettled(level) > 0;
        let pile = &mut self.piles[level.index()];
        let known = if !pile.top.is_empty() {
            pile.top.remove(0)
        } else if open {
            card.map(|card| Known { card, seen: Seats::default() })
        } else {
            pile.bottom.remove(0)
        };
        if let Some(known) = known {
            self.unread.remove(known.card);
        }
        let left = &mut self.decks[level.index()];
        *left = left.saturating_sub(1);
        known
    }

    /// Settles the card at a place from the top, for a Guild that looks at it.
    pub(crate) fn settle_top(&mut self, level: Level, at: u8, card: ContractId, seat: Seat) {
        let open = self.unsettled(level) > 0;
        self.unread.remove(card);
        let pile = &mut self.piles[level.index()];
        if let Some(known) = pile.top.get_mut(usize::from(at)) {
            known.seen = known.seen.with(seat);
            return;
        }
        let known = if open { None } else { pile.bottom.remove(0) };
        let seen = known.map_or(Seats::default(), |known| known.seen).with(seat);
        let _ = pile.top.push(Known { card, seen });
    }

    /// Takes one of the settled cards on top out of a deck, which stays as large as it says.
    pub(crate) fn lift(&mut self, level: Level, card: ContractId) -> Option<Known<ContractId>> {
        let top = &mut self.piles[level.index()].top;
        let at = top.iter().position(|known| known.card == card)?;
        top.remove(at)
    }

    /// From now on only `seat` knows those cards on top of a deck that it has looked at: which of them it took or moved is
    /// its secret (GM-INFO-06, GM-INFO-08), and whoever had looked at them before can no longer tell where they lie.
    pub(crate) fn shuffle_for_others(&mut self, level: Level, seat: Seat) {
        for known in self.piles[level.index()].top.iter_mut().filter(|known| known.seen.contains(seat)) {
            known.seen = Seats::one(seat);
        }
    }

    /// Puts the uppermost card of a deck face down on a space.
    pub(crate) fn lay_down(&mut self, space: u8, level: Level) {
        let at = usize::from(space);
        let known = self.take_top(level, None);
        if let (Some(spot), Some(under)) = (self.spots.get_mut(at), self.under.get_mut(at)) {
            *spot = Spot::Down(level);
            *under = known;
        }
    }

    /// The Contract face down on a space, when it is settled.
    #[must_use]
    pub fn contract_under(&self, space: u8) -> Option<Known<ContractId>> {
        self.under.get(usize::from(space)).copied().flatten()
    }

    /// The Adventurer on top of a space without a face-up card, when it is settled.
    #[must_use]
    pub fn adventurer_under(&self, space: u8) -> Option<Known<AdventurerId>> {
        self.next.get(usize::from(space)).copied().flatten()
    }
}
