//! Questions and answers.

use kernel::{List, Seat};
use serde::{Deserialize, Serialize};

use crate::cards::{AdventurerId, ContractId};
use crate::effect::{Op, Ops, Window};
use crate::order::{Objective, Sheet, Team};
use crate::parley::Clauses;
use crate::pile::TOP_MAX;
use crate::seats::Seats;
use crate::terms::{Level, Line, Prestige, Side, Skill};
use crate::uses::Source;

/// What a Skill is picked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Purpose {
    /// To attempt the Contract of a space alone (GM-CONT-02).
    Contract(u8),
    /// To attempt the Contract of a space in conflict, with a penalty (GM-CTST-12).
    Conflict(u8),
    /// To go first among Guilds hiring Builders (GM-HIRE-13).
    Hire,
    /// To win a tied bid (GM-RECR-18).
    Bid(u8),
}

/// Why an effect is carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Cause {
    /// The Guild used something.
    Use(Source),
    /// The Bonus of a Contract the Guild completes.
    Bonus(ContractId),
    /// An Event that lies open.
    Event(ContractId),
}

/// A choice an operation of an effect leaves to the Guild.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pick {
    /// Whose operation it is.
    pub cause: Cause,
    /// The number of the list of operations.
    pub ops: u16,
    /// The place of the operation in its list.
    pub at: u8,
    /// The part of the operation: 0 for the first thing it asks.
    pub part: u8,
    /// How often it can still be done, this time included, or how many cards are in question.
    pub left: u8,
}

impl Pick {
    /// The operation.
    #[must_use]
    pub fn op(&self) -> Option<&'static Op> {
        Ops::numbered(self.ops).get(self.at)
    }

    /// Whether the Guild may leave it: all but a Bonus, which is compulsory (GM-EFCT-04, GM-RUL-20).
    #[must_use]
    pub fn may_pass(&self) -> bool {
        !matches!(self.cause, Cause::Bonus(_)) || matches!(self.op(), Some(Op::Exchange { .. }))
    }
}

/// A question to a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Prompt {
    /// Which side of the Starting Skill Upgrade lies up (GM-SETU-20).
    Side,
    /// Which of three Contracts goes to the board (GM-SETU-23).
    Place,
    /// All Orders of the Round (GM-ORDR-01).
    Orders,
    /// Which Order Card to give an Order Space whose card is missing or wrong, if any (GM-RUL-11).
    Correct {
        /// The Order Space, from 0.
        number: u8,
    },
    /// Carry the Order out, or drop it (GM-RUL-12).
    Commit {
        /// The Order Space, from 0.
        number: u8,
        /// What it names.
        objective: Objective,
    },
    /// Which Skill to use, out of a mask.
    Skill {
        /// The Skills that can be used.
        mask: u8,
        /// What for.
        purpose: Purpose,
    },
    /// Which die to turn to a 5, if any (GM-UPGR-15).
    Fix,
    /// Which die to roll again, if any (GM-UPGR-16).
    Reroll {
        /// Re-rolls left, this one included.
        left: u8,
    },
    /// Which die to roll again to break a tie (GM-SKIL-09).
    Tie,
    /// What to build (GM-RUL-13).
    Build {
        /// The Order Space, from 0.
        number: u8,
    },
    /// Which deck the replacement comes from (GM-CONT-08).
    Deck {
        /// The Contract space, from 0.
        space: u8,
    },
    /// Bargain over a contested Contract (GM-CTST-04).
    Bargain {
        /// The Contract space, from 0.
        space: u8,
    },
    /// Cooperate or conflict (GM-CTST-02).
    Stance {
        /// The Contract space, from 0.
        space: u8,
    },
    /// Which target to go for together with others (GM-RUL-25).
    Declare {
        /// The Contract space, from 0.
        space: u8,
        /// The Skills that can be used.
        mask: u8,
    },
    /// What to use now, if anything (GM-PLOT-01, GM-ACTN-15).
    Use {
        /// The window.
        window: Window,
    },
    /// Lobby for a choice of an effect, one's own or another's (GM-PLOT-04, GM-CONT-10).
    Lobby(Pick),
    /// A choice of an effect.
    Pick(Pick),
    /// How to change the dice of a check with everything that can be used, if at all (GM-SKIL-05).
    Change,
    /// Which die to roll again because a rival says so.
    Forced {
        /// Dice left, this one included.
        left: u8,
    },
    /// Whether to count dice of another Skill before the roll.
    Convert {
        /// The Skill of the check.
        skill: Skill,
        /// The dice rolled without it.
        dice: u8,
    },
    /// A Private Contract or Wander (GM-PRIV-06).
    Fallback {
        /// The Order Space, from 0.
        number: u8,
    },
}

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
