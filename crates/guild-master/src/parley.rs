//! Binding offers of a Contest: clauses, offers, and what has been agreed.

use kernel::{List, SEATS_MAX, Seat};
use serde::{Deserialize, Serialize};

use crate::seats::Seats;
use crate::terms::Skill;

/// When a payment falls due.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Due {
    /// At the moment of acceptance; never undone.
    Now,
    /// Set aside at acceptance and paid when every contesting Guild cooperates.
    AllCooperate,
}

/// A payment of Treasury Gold.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Payment {
    /// Who pays.
    pub from: Seat,
    /// Who is paid.
    pub to: Seat,
    /// How much.
    pub gold: u8,
    /// When.
    pub due: Due,
}

/// The most payments of one offer; one more can be written down, so that it is refused with its rule.
pub const PAYMENTS_MAX: usize = 6;

/// The clauses of an offer or of an agreement.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Clauses {
    /// `pay_now` and `pay_if` clauses.
    pub payments: List<Payment, { PAYMENTS_MAX + 1 }>,
    /// `split_gold`: the share of each seat.
    pub split: Option<[u8; 4]>,
    /// `bonus_to`: who resolves the Bonus.
    pub bonus: Option<Seat>,
    /// `card_to`: who keeps the card and draws the replacement.
    pub card: Option<Seat>,
}

impl Clauses {
    /// Whether there is no clause.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.payments.is_empty() && !self.shares_reward()
    }

    /// Whether a clause divides the reward and so needs every contesting Guild (GM-RUL-49).
    #[must_use]
    pub fn shares_reward(&self) -> bool {
        self.split.is_some() || self.bonus.is_some() || self.card.is_some()
    }

    /// Treasury Gold a seat has to find when the offer is accepted.
    #[must_use]
    pub fn owed_by(&self, seat: Seat) -> u16 {
        self.payments
            .iter()
            .filter(|payment| payment.from == seat)
            .map(|payment| u16::from(payment.gold))
            .sum()
    }

    /// Payments that are set aside when the offer is accepted.
    pub fn held(&self) -> impl Iterator<Item = &Payment> {
        self.payments.iter().filter(|payment| payment.due == Due::AllCooperate)
    }
}

/// An offer that is open.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Offer {
    /// Quoted when it is accepted, declined or withdrawn.
    pub id: u8,
    /// Who made it.
    pub by: Seat,
    /// Who has to accept it, the proposer included.
    pub parties: Seats,
    /// Who has accepted it; the proposer has from the start.
    pub accepted: Seats,
    /// What it says.
    pub clauses: Clauses,
}

/// The most payments that can be set aside in one Contest.
pub const HELD_MAX: usize = 8;

/// The most offers one Guild has open.
pub const OFFERS_EACH: usize = 3;

/// The bargaining of the Contest under way; empty outside a Contest.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Parley {
    /// The contesting Guilds.
    pub guilds: Seats,
    /// The open offers, the oldest first.
    pub offers: List<Offer, { OFFERS_EACH * SEATS_MAX }>,
    /// The number of the last offer.
    pub last: u8,
    /// Who is ready to choose a stance.
    pub ready: Seats,
    /// The division agreed on so far.
    pub agreed: Clauses,
    /// Payments set aside until stances are shown.
    pub held: List<Payment, HELD_MAX>,
    /// The Skill each cooperator has declared.
    pub declared: [Option<Skill>; 4],
    /// The cooperators who have confirmed.
    pub confirmed: Seats,
}

impl Parley {
    /// The open offer with this id.
    #[must_use]
    pub fn offer(&self, id: u8) -> Option<&Offer> {
        self.offers.iter().find(|offer| offer.id == id)
    }

    /// The open offers a Guild has made.
    pub fn offers_by(&self, seat: Seat) -> impl Iterator<Item = &Offer> {
        self.offers.iter().filter(move |offer| offer.by == seat)
    }

    /// The id of the next offer: the one after the last, leaving out those of open offers.
    #[must_use]
    pub fn next_id(&self) -> u8 {
        let mut id = self.last.wrapping_add(1);
        while self.offer(id).is_some() {
            id = id.wrapping_add(1);
        }
        id
    }

    /// Whether the payments of an offer can be set aside beside those that are.
    #[must_use]
    pub fn can_hold(&self, clauses: &Clauses) -> bool {
        self.held.len() + clauses.held().count() <= HELD_MAX
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_of_open_offers_are_not_given_again() {
        let offer = |id| Offer {
            id,
            by: Seat(0),
            parties: Seats::first(2),
            accepted: Seats::one(Seat(0)),
            clauses: Clauses::default(),
        };
        let mut parley =
            Parley { last: 255, offers: List::collect([offer(0), offer(1)]), ..Parley::default() };
        assert_eq!(parley.next_id(), 2);
        parley.offers.remove(1);
        assert_eq!(parley.next_id(), 1);
    }
}
