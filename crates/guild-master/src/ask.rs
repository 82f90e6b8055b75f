//! Questions, answers, and reasons for refusing an answer.

use kernel::{Misfit, Refuse};
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

/// Why an answer is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "`reason` says each in a sentence")]
pub enum Refusal {
    Misfit(Misfit),
    WrongKind,
    GuildCount { seats: u8 },
    TooManyOrders { limit: u8 },
    TooManyInTeam { limit: u8 },
    NoTeam,
    AdventurerTwice,
    NotYours,
    CardTwice,
    SpaceClosed,
    SpaceEmpty,
    GoldNotAllowed,
    TooMuchGold { owned: u16 },
    BidTooLow { minimum: u16 },
    NoGoldToHire,
    NotDealt,
    NoSuchTarget,
    NoDiceToCheck,
    NoDiceForBid,
    NoDiceForPrivate,
    NoDiceToWander,
    NotYourContract,
    NoDieToFix,
    NoDieToReroll,
    NoDieToBreakTie,
    EmptyPlan,
    KindTwice,
    GoldShort { price: u16, gold: u16 },
    PrestigeNotAlone,
    SkillSlotsFull,
    UpgradeTwice,
    NoTokenLeft,
    LevelSkipped,
    LevelBuilt,
    LevelThreeTaken,
    PrestigeBuilt,
    PrestigeTaken,
    NoPrestigeInShortGame,
    DeckEmpty,
    NoSuchOffer,
    NotParty,
    NotProposer,
    OwnOffer,
    AcceptedAlready,
    EmptyOffer,
    NotContesting,
    SplitNotWhole { gold: u8 },
    NotInTreasury { gold: u16 },
    TooManyHeld,
    TooManyOffers { limit: u8 },
    TooManyPayments { limit: u8 },
    ReadyAlready,
    DeclareFirst,
    ConfirmedAlready,
}

impl From<Misfit> for Refusal {
    fn from(misfit: Misfit) -> Self {
        Self::Misfit(misfit)
    }
}

impl Refuse for Refusal {
    fn rule(&self) -> &'static str {
        match self {
            Self::Misfit(misfit) => misfit.rule(),
            Self::WrongKind => "HALL-ASK",
            Self::GuildCount { .. } => "GM-COMP-02",
            Self::TooManyOrders { .. } => "GM-ORDR-02",
            Self::TooManyInTeam { .. } => "GM-ORDR-03",
            Self::NoTeam => "GM-ORDR-04",
            Self::AdventurerTwice => "GM-ORDR-05",
            Self::NotYours => "GM-ORDR-14",
            Self::CardTwice => "GM-ORDR-07",
            Self::SpaceClosed => "GM-PLYR-06",
            Self::SpaceEmpty | Self::NoGoldToHire => "GM-RUL-08",
            Self::GoldNotAllowed => "GM-ORDR-09",
            Self::TooMuchGold { .. } => "GM-ORDR-10",
            Self::BidTooLow { .. } => "GM-ORDR-12",
            Self::NotDealt => "GM-SETU-23",
            Self::NoSuchTarget => "GM-CONT-02",
            Self::NoDiceToCheck => "GM-HIRE-13",
            Self::NoDiceForBid => "GM-RECR-18",
            Self::NoDiceForPrivate => "GM-PRIV-07",
            Self::NoDiceToWander => "GM-PRIV-12",
            Self::NotYourContract => "GM-PRIV-01",
            Self::NoDieToFix => "GM-UPGR-15",
            Self::NoDieToReroll => "GM-UPGR-16",
            Self::NoDieToBreakTie => "GM-SKIL-09",
            Self::EmptyPlan => "GM-HIRE-05",
            Self::KindTwice => "GM-HIRE-09",
            Self::GoldShort { .. } => "GM-HIRE-04",
            Self::PrestigeNotAlone => "GM-HIRE-10",
            Self::SkillSlotsFull => "GM-UPGR-10",
            Self::UpgradeTwice => "GM-UPGR-11",
            Self::NoTokenLeft => "GM-RUL-15",
            Self::LevelSkipped => "GM-UPGR-17",
            Self::LevelBuilt => "GM-UPGR-25",
            Self::LevelThreeTaken => "GM-UPGR-19",
            Self::PrestigeBuilt => "GM-UPGR-21",
            Self::PrestigeTaken => "GM-UPGR-22",
            Self::NoPrestigeInShortGame => "GM-VARI-02",
            Self::DeckEmpty => "GM-RUL-07",
            Self::NoSuchOffer
            | Self::NotParty
            | Self::NotProposer
            | Self::OwnOffer
            | Self::AcceptedAlready
            | Self::EmptyOffer
            | Self::NotContesting
            | Self::TooManyHeld
            | Self::TooManyOffers { .. }
            | Self::TooManyPayments { .. } => "GM-RUL-48",
            Self::SplitNotWhole { .. } => "GM-CTST-04",
            Self::NotInTreasury { .. } => "GM-NEGO-03",
            Self::ReadyAlready => "GM-NEGO-07",
            Self::DeclareFirst | Self::ConfirmedAlready => "GM-RUL-25",
        }
    }

    fn reason(&self) -> String {
        let text = match self {
            Self::Misfit(misfit) => return misfit.reason(),
            Self::GuildCount { seats } => return format!("two to four Guilds play, not {seats}"),
            Self::TooManyOrders { limit } => return format!("the Stables allow {limit} Orders"),
            Self::TooManyInTeam { limit } => {
                return format!("the Mess Hall allows {limit} Adventurers a team");
            }
            Self::TooMuchGold { owned } => {
                return format!("the Orders carry more than the {owned} Gold owned");
            }
            Self::BidTooLow { minimum } => return format!("the bid must be at least {minimum} Gold"),
            Self::GoldShort { price, gold } => {
                return format!("the Builders cost {price} Gold and {gold} lie on the Order");
            }
            Self::SplitNotWhole { gold } => return format!("the shares must add up to the reward of {gold}"),
            Self::NotInTreasury { gold } => return format!("only {gold} Gold are in the Treasury"),
            Self::TooManyOffers { limit } => {
                return format!("a Guild has at most {limit} offers open; withdraw one first");
            }
            Self::TooManyPayments { limit } => return format!("an offer has at most {limit} payments"),
            Self::WrongKind => "that does not answer this question",
            Self::NoTeam => "an Order Space without a team is no Order",
            Self::AdventurerTwice => "an Adventurer can be in only one team in a Round",
            Self::NotYours => "only Adventurers of the Guild can be put into teams",
            Self::CardTwice => "each Order Card exists once",
            Self::SpaceClosed => "that space is closed with this many Guilds",
            Self::SpaceEmpty => "no card lies on that space",
            Self::GoldNotAllowed => "Gold goes only on Hire Builders and Recruit Orders",
            Self::NoGoldToHire => "a Hire Builders Order needs Gold",
            Self::NotDealt => "only one of the three Contracts dealt can be placed",
            Self::NoSuchTarget => "the team needs dice in a Skill the Contract lists",
            Self::NoDiceToCheck | Self::NoDiceForBid => "the team has no dice in that Skill",
            Self::NoDiceForPrivate => "the team needs dice in a Skill the Private Contract lists",
            Self::NoDiceToWander => "the team wanders with a Skill it has",
            Self::NotYourContract => "the Guild does not hold that Private Contract",
            Self::NoDieToFix | Self::NoDieToReroll | Self::NoDieToBreakTie => "there is no such die",
            Self::EmptyPlan => "Builders are hired only to build something",
            Self::KindTwice => "one Order builds at most one Upgrade of each kind",
            Self::PrestigeNotAlone => "a Prestige Upgrade is built alone",
            Self::SkillSlotsFull => "all three Skill slots are taken",
            Self::UpgradeTwice => "the Guild has a Skill Upgrade of that name",
            Self::NoTokenLeft => "no token of that Upgrade is left",
            Self::LevelSkipped => "level III needs level II",
            Self::LevelBuilt => "the Guild has that level",
            Self::LevelThreeTaken => "another Guild has the only level III",
            Self::PrestigeBuilt => "a Guild builds one Prestige Upgrade in a game",
            Self::PrestigeTaken => "another Guild has that Prestige Upgrade",
            Self::NoPrestigeInShortGame => "the short game has no Prestige Upgrades",
            Self::DeckEmpty => "that deck is empty",
            Self::NoSuchOffer => "no such offer is open",
            Self::NotProposer => "only its proposer withdraws an offer",
            Self::NotParty => "the offer does not name this Guild",
            Self::OwnOffer => "a proposer withdraws its own offer and cannot accept or decline it",
            Self::AcceptedAlready => "the offer was accepted by this Guild already",
            Self::EmptyOffer => "an offer needs a clause",
            Self::NotContesting => "only contesting Guilds that still bargain can be named",
            Self::TooManyHeld => "too many payments are set aside already",
            Self::ReadyAlready => "the Guild is ready to choose",
            Self::ConfirmedAlready => "the Guild has confirmed its Skill; it may only name another",
            Self::DeclareFirst => "declare a Skill before confirming it",
        };
        text.to_owned()
    }
}
