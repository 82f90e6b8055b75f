//! Binding offers of a Contest: clauses, offers, and what has been agreed.

use kernel::{List, SEATS_MAX, Seat};
use serde::{Deserialize, Serialize};

use crate::ask::Choice;
use crate::order::Team;
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
    /// Set aside at acceptance and paid when the owner of the effect makes this choice, to which acceptance binds it.
    Choice(Settled),
}

/// A choice of an effect that is settled by an offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Settled {
    /// This rival.
    Rival(Seat),
    /// This one of several effects, from 0.
    Option(u8),
}

impl Settled {
    /// The answer it stands for.
    #[must_use]
    pub const fn choice(self) -> Choice {
        match self {
            Self::Rival(seat) => Choice::Rival(seat),
            Self::Option(at) => Choice::Option(at),
        }
    }

    /// What an answer settles, if anything.
    #[must_use]
    pub const fn of(choice: &Choice) -> Option<Self> {
        match *choice {
            Choice::Rival(seat) => Some(Self::Rival(seat)),
            Choice::Option(at) => Some(Self::Option(at)),
            _ => None,
        }
    }
}

/// The most letters of a promise, in bytes (GM-RUL-48); a letter more can be written down, so that it is refused with its
/// rule.
pub const SAYING_MAX: usize = 80;

/// Room for the longest promise and one letter more, of up to four bytes.
const SAYING_ROOM: usize = SAYING_MAX + 4;

/// A short text in a promise: kept in the log beside its offer, never checked (GM-RUL-36).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Saying(List<u8, SAYING_ROOM>);

impl Saying {
    /// The text; of one that is too long as much as there is room for, which is refused already.
    #[must_use]
    pub fn new(text: &str) -> Self {
        Self(text[..text.floor_char_boundary(SAYING_ROOM)].bytes().collect())
    }

    /// The text.
    #[must_use]
    pub fn text(&self) -> &str {
        core::str::from_utf8(&self.0).unwrap_or_default()
    }
}

impl Serialize for Saying {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.text())
    }
}

impl<'de> Deserialize<'de> for Saying {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Self::new(&String::deserialize(deserializer)?))
    }
}

/// What a Guild says it will do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Promise {
    /// Who promises.
    pub from: Seat,
    /// What.
    pub text: Saying,
}

/// The most choices of a Bonus that an offer settles (GM-RUL-48); one more can be written down, so that it is refused with
/// its rule.
pub const CHOICES_MAX: usize = 4;

/// Choices of a Bonus in order.
pub type Choices = List<Settled, { CHOICES_MAX + 1 }>;

/// Reads several choices, or one by itself, which is how records of matches with one choice at most have it.
fn one_or_more<'de, D: serde::Deserializer<'de>>(deserializer: D) -> Result<Choices, D::Error> {
    #[derive(Deserialize)]
    #[serde(untagged)]
    enum Written {
        Several(Choices),
        One(Settled),
    }
    Ok(match Option::deserialize(deserializer)? {
        Some(Written::Several(choices)) => choices,
        Some(Written::One(choice)) => List::collect([choice]),
        None => List::new(),
    })
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

/// The most payments of one offer (GM-RUL-48); one more can be written down, so that it is refused with its rule.
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
    /// The choices with which the Bonus is resolved, in the order in which it leaves them, from the first on.
    #[serde(
        default,
        alias = "choice",
        deserialize_with = "one_or_more",
        skip_serializing_if = "<[Settled]>::is_empty"
    )]
    pub choices: Choices,
    /// `card_to`: who keeps the card and draws the replacement.
    pub card: Option<Seat>,
    /// `promise`: what a Guild says it will do, which binds nobody.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub promise: Option<Promise>,
}

impl Clauses {
    /// Whether there is no clause.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.payments.is_empty() && self.promise.is_none() && !self.shares_reward()
    }

    /// Whether a clause divides the reward and so needs every contesting Guild (GM-RUL-49).
    #[must_use]
    pub fn shares_reward(&self) -> bool {
        self.split.is_some() || self.bonus.is_some() || self.card.is_some()
    }

    /// The promise of an offer that says nothing else.
    #[must_use]
    pub fn only_promise(&self) -> Option<Promise> {
        self.promise.filter(|_| self.payments.is_empty() && !self.shares_reward())
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

    /// The choices of an effect that the offer settles.
    pub fn settles(&self) -> impl Iterator<Item = Settled> {
        self.payments.iter().filter_map(|payment| match payment.due {
            Due::Choice(settled) => Some(settled),
            _ => None,
        })
    }

    /// Payments that are set aside when the offer is accepted.
    pub fn held(&self) -> impl Iterator<Item = &Payment> {
        self.payments.iter().filter(|payment| payment.due != Due::Now)
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

/// The most payments that can be set aside in one Contest (GM-RUL-48).
pub const HELD_MAX: usize = 8;

/// The most offers one Guild has open (GM-RUL-48).
pub const OFFERS_EACH: usize = 3;

/// The bargaining of the Contest under way; empty outside a Contest.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Parley {
    /// The contesting Guilds; while an effect is lobbied for, all.
    pub guilds: Seats,
    /// The Guild whose effect is lobbied for (GM-PLOT-04, GM-CONT-10).
    pub owner: Option<Seat>,
    /// The choice its owner is bound to.
    pub bound: Option<Settled>,
    /// What a Contest has settled about the Bonus that is resolved, from the choice that comes next on.
    #[serde(default, skip_serializing_if = "<[Settled]>::is_empty")]
    pub settled: Choices,
    /// The Adventurers each cooperator wants to send into a combined team (GM-RUL-26).
    pub sends: [Team; 4],
    /// The Adventurers each Guild of a combined team rolls with; of a Guild that rolls alone none are named.
    #[serde(default)]
    pub members: [Team; 4],
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

    /// The choice a Guild is bound to by an offer on its effect.
    #[must_use]
    pub fn bound_of(&self, seat: Seat) -> Option<Settled> {
        self.bound.filter(|_| self.owner == Some(seat))
    }

    /// What is settled about the Bonus that is resolved and has not been chosen yet.
    #[must_use]
    pub fn due_choices(&self) -> Choices {
        if self.agreed.choices.is_empty() { self.settled } else { self.agreed.choices }
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
