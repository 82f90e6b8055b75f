//! What may be answered, whatever was asked.

use kernel::{List, Seat};
use serde::{Deserialize, Serialize};

use crate::cards::{AdventurerId, ContractId};
use crate::order::{Objective, Sheet, Team};
use crate::parley::Clauses;
use crate::pile::TOP_MAX;
use crate::seats::Seats;
use crate::terms::{Level, Line, Prestige, Side, Skill};
use crate::uses::Source;

/// What one Hire Builders Order builds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Plan {
    /// A Skill Upgrade and its side.
    pub skill: Option<(Skill, Side)>,
    /// The next level of a Core Upgrade.
    pub core: Option<(Line, u8)>,
    /// A Prestige Upgrade, alone.
    pub prestige: Option<Prestige>,
    /// An Upgrade named beyond these places; a plan with one is always refused (GM-HIRE-09).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub beyond: Option<Upgrade>,
}

/// An Upgrade that can be built.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Upgrade {
    /// A Skill Upgrade with its side.
    Skill(Skill, Side),
    /// A level of a Core Upgrade.
    Core(Line, u8),
    /// A Prestige Upgrade.
    Prestige(Prestige),
}

/// An answer to a prompt.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Choice {
    /// The side of the Starting Skill Upgrade.
    Side(Side),
    /// The Contract for the board.
    Place(ContractId),
    /// All Orders of the Round.
    Orders(Sheet),
    /// Show an Order Card to rivals, with or without an Order Space number, from 0 (GM-RUL-37).
    Show(Objective, Option<u8>, Seats),
    /// Orders that are not handed in yet, known to nobody else, faults and all: they stand when the time runs out, repaired
    /// where they have to be (GM-RUL-10, -11).
    Draft(Sheet),
    /// Carry the Order out.
    Carry,
    /// Drop the Order.
    Drop,
    /// Use this Skill, or declare it.
    Skill(Skill),
    /// Stay with the Skill declared.
    Confirm,
    /// Send these Adventurers into a combined team (GM-RUL-26).
    Send(Team),
    /// Turn this die, from 0, to a 5.
    Fix(u8),
    /// Roll this die, from 0, again.
    Reroll(u8),
    /// Leave the dice as they lie.
    Keep,
    /// Build.
    Build(Plan),
    /// Build nothing and take the Gold back.
    Decline,
    /// Draw the replacement from this deck.
    Deck(Level),
    /// Make an offer.
    Offer(Clauses),
    /// Replace another's offer by one's own.
    Counter(u8, Clauses),
    /// Accept an offer.
    Accept(u8),
    /// Decline an offer.
    Refuse(u8),
    /// Withdraw one's own offer.
    Withdraw(u8),
    /// Ready to choose a stance.
    Ready,
    /// Cooperate.
    Cooperate,
    /// Conflict.
    Conflict,
    /// Wander with a Skill.
    Wander(Skill),
    /// Attempt a Private Contract with a Skill.
    Private(ContractId, Skill),
    /// Send the team home, use nothing, or leave what may be left.
    Pass,
    /// Use this.
    Use(Source),
    /// This rival.
    Rival(Seat),
    /// This one of several effects, from 0.
    Option(u8),
    /// Pay and gain.
    Pay,
    /// This Contract.
    Contract(ContractId),
    /// These Contracts in this order, the first on top.
    Arrange(List<ContractId, TOP_MAX>),
    /// This space of the board: Contract spaces from 0, Adventurer spaces from 6.
    Space(u8),
    /// This Adventurer.
    Member(AdventurerId),
    /// This Adventurer joins the team of this Order Space, from 0.
    Join(u8, AdventurerId),
    /// Exchange these two Order Spaces.
    SwapOrders(u8, u8),
    /// Give the Order Space this Order Card instead.
    ChangeOrder(u8, Objective),
    /// Exchange this Private Contract with the Contract of a space, or with the top of the deck.
    SwapPrivate(ContractId, Option<u8>),
    /// Change dice with an operation of a source; the die, from 0, where one is named.
    Change(Source, u8, Option<u8>),
    /// Make a rival roll again with an operation of a source.
    Force(Source, u8, Seat),
    /// Count so many dice of a Skill as dice of the check's Skill.
    Convert(Source, Skill, u8),
}
