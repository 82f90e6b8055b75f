//! Questions and answers.

use serde::{Deserialize, Serialize};

use crate::cards::ContractId;
use crate::order::{Objective, Sheet};
use crate::parley::Clauses;
use crate::terms::{Level, Line, Prestige, Side, Skill};

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
    /// Carry the Order out.
    Carry,
    /// Drop the Order.
    Drop,
    /// Use this Skill, or declare it.
    Skill(Skill),
    /// Stay with the Skill declared.
    Confirm,
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
    /// Send the team home.
    Pass,
}
