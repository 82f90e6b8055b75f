//! Reasons for refusing an answer.

use kernel::{Misfit, Refuse};
use serde::{Deserialize, Serialize};

use crate::cards::AdventurerId;
use crate::order::Objective;
use crate::terms::Side;

/// Why an answer is refused. `at` is the Order it is about, from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the texts of `gm-refusal-…` say each in a sentence")]
pub enum Refusal {
    Misfit(Misfit),
    WrongKind,
    GuildCount { seats: u8 },
    WrongTokens { seats: u8 },
    TooManyOrders { at: u8, limit: u8 },
    TooManyInTeam { at: u8, limit: u8 },
    NoTeam { at: u8 },
    AdventurerTwice { at: u8, adventurer: AdventurerId },
    NotYours { at: u8, adventurer: AdventurerId },
    CardTwice { at: u8, objective: Objective },
    OrderedByOthers { at: u8, objective: Objective },
    SpaceClosed { at: u8, objective: Objective },
    SpaceEmpty { at: u8, objective: Objective },
    GoldNotAllowed { at: u8 },
    TooMuchGold { owned: u16, spent: u32 },
    BidTooLow { at: u8, minimum: u16 },
    NoGoldToHire { at: u8 },
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
    TooManyChoices { limit: u8 },
    PromiseTooLong { limit: u8 },
    DeclareFirst,
    ConfirmedAlready,
    SaidAlready,
    BonusIsCompulsory,
    NotYoursToUse,
    NotYourAbility,
    NoAbility,
    WrongMoon,
    NotNow,
    NotHere,
    AlwaysOn,
    NoBoon,
    BoonNotNow,
    UsedUp,
    NoDiceToConvert,
    NoSuchTool,
    NoUpgradeOfSkill,
    OtherSide { side: Side },
    SideUsedUp { side: Side },
    NotThisCheck,
    NoDieToChange,
    NoSuchRival,
    CannotPay,
    NoSuchOption,
    NotLookedAt,
    NotDiscarded,
    NoSuchExchange,
    NothingThere,
    CannotRecruit,
    NoSuchUpgrade,
    NoSuchMember,
    CannotJoin,
    OrderIsFixed,
    KindNotAllowed,
    TooManyBuilders { builders: u8 },
    NoEffectToSettle,
    NoReward,
    BoundOtherwise,
    SettledTwice,
    NobodyToShow,
    NotInTeam,
}

impl Refusal {
    /// The Order, from 0, that a refusal of a sheet is about; none when it is about the whole sheet or no sheet at all.
    #[must_use]
    pub const fn order(&self) -> Option<u8> {
        match self {
            Self::TooManyOrders { at, .. }
            | Self::TooManyInTeam { at, .. }
            | Self::NoTeam { at }
            | Self::AdventurerTwice { at, .. }
            | Self::NotYours { at, .. }
            | Self::CardTwice { at, .. }
            | Self::OrderedByOthers { at, .. }
            | Self::SpaceClosed { at, .. }
            | Self::SpaceEmpty { at, .. }
            | Self::GoldNotAllowed { at }
            | Self::BidTooLow { at, .. }
            | Self::NoGoldToHire { at } => Some(*at),
            _ => None,
        }
    }
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
            Self::WrongTokens { seats: 2 } => "GM-SETU-14",
            Self::WrongTokens { seats: 3 } => "GM-SETU-15",
            Self::WrongTokens { .. } => "GM-SETU-16",
            Self::TooManyOrders { .. } => "GM-ORDR-02",
            Self::TooManyInTeam { .. } => "GM-ORDR-03",
            Self::NoTeam { .. } => "GM-ORDR-04",
            Self::AdventurerTwice { .. } => "GM-ORDR-05",
            Self::NotYours { .. } => "GM-ORDR-14",
            Self::CardTwice { .. } => "GM-ORDR-07",
            Self::OrderedByOthers { .. } => "GM-ACTN-04",
            Self::SpaceClosed { .. } => "GM-PLYR-06",
            Self::SpaceEmpty { .. } | Self::NoGoldToHire { .. } => "GM-RUL-08",
            Self::GoldNotAllowed { .. } => "GM-ORDR-09",
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
            | Self::TooManyPayments { .. }
            | Self::TooManyChoices { .. }
            | Self::PromiseTooLong { .. } => "GM-RUL-48",
            Self::SplitNotWhole { .. } => "GM-CTST-04",
            Self::NotInTreasury { .. } => "GM-NEGO-03",
            Self::DeclareFirst | Self::ConfirmedAlready | Self::SaidAlready => "GM-RUL-25",
            Self::BonusIsCompulsory => "GM-EFCT-04",
            Self::NotYoursToUse => "GM-EFCT-06",
            Self::NotYourAbility => "GM-ADVR-06",
            Self::NoAbility => "GM-ADVR-02",
            Self::WrongMoon => "GM-ADVR-03",
            Self::NotNow => "GM-ADVR-04",
            Self::NotHere => "GM-ACTN-15",
            Self::NoBoon => "GM-EFCT-05",
            Self::BoonNotNow => "GM-EFCT-11",
            Self::AlwaysOn | Self::UsedUp => "GM-RUL-40",
            Self::NoDiceToConvert => "GM-RUL-24",
            Self::NoSuchTool | Self::NoDieToChange => "GM-SKIL-05",
            Self::NoUpgradeOfSkill => "GM-SKIL-11",
            Self::OtherSide { side: Side::Fixer } => "GM-UPGR-15",
            Self::OtherSide { side: Side::Reroll } | Self::SideUsedUp { side: Side::Reroll } => "GM-UPGR-16",
            Self::SideUsedUp { side: Side::Fixer } => "GM-UPGR-24",
            Self::NotThisCheck => "GM-SKIL-13",
            Self::NoSuchRival => "GM-PLOT-04",
            Self::CannotPay => "GM-RUL-20",
            Self::NoSuchOption
            | Self::NotLookedAt
            | Self::NoSuchExchange
            | Self::NothingThere
            | Self::NoSuchUpgrade
            | Self::NoSuchMember => "GM-EFCT-10",
            Self::NotDiscarded => "GM-RUL-43",
            Self::CannotRecruit => "GM-RECR-01",
            Self::CannotJoin => "GM-RUL-17",
            Self::OrderIsFixed => "GM-ACTN-14",
            Self::KindNotAllowed => "GM-UPGR-23",
            Self::TooManyBuilders { .. } => "GM-HIRE-08",
            Self::NoEffectToSettle | Self::NoReward | Self::BoundOtherwise | Self::SettledTwice => {
                "GM-RUL-48"
            }
            Self::NobodyToShow => "GM-RUL-37",
            Self::NotInTeam => "GM-CTST-24",
        }
    }

    /// The refusal as data, for developers; `Shown::say_refusal` says it to people.
    fn reason(&self) -> String {
        match self {
            Self::Misfit(misfit) => misfit.reason(),
            _ => format!("{self:?}"),
        }
    }
}
