//! Operations, the words of card effects.

use kernel::List;
use serde::{Deserialize, Serialize};

use super::Ops;
use crate::terms::{Level, Rank, Skill};

/// Whom an operation concerns, seen from the Guild that has the card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Who {
    /// The Guild itself.
    #[default]
    Own,
    /// A rival it picks.
    ChosenRival,
    /// All others.
    EachRival,
    /// All, itself included.
    EachGuild,
    /// Those with the most Fame (GM-FAME-05).
    MostFame,
    /// Those with the least Fame (GM-FAME-05).
    LeastFame,
}

/// What is paid or gained in an exchange.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the names are the rule book's")]
pub enum Pay {
    Gold(u8),
    Fame(u8),
}

/// What is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the names say what is counted of the Guild's own")]
pub enum Count {
    Novice,
    Adept,
    Hero,
    Legend,
    Adventurer,
    SkillUpgrade,
    #[serde(rename = "core_level_2plus")]
    CoreLevel2plus,
    HammerOnBoard,
    CompletedCommon,
    CompletedHeroic,
    CompletedLegendary,
    PrivateHeld,
    BoonHeld,
    Gold,
    /// Skills in which the Guild's Adventurers together have at least so many dice.
    SkillWithDice,
    RivalWithMoreFame,
}

/// Which deck a Contract comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Deck {
    /// Always this one.
    Of(Level),
    /// The one the user picks.
    Choice,
}

/// What becomes of cards that were drawn and not kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the names say where")]
pub enum Rest {
    Top,
    Bottom,
    Discard,
}

/// What may be done with cards looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Peeked {
    /// They go back as they lay.
    Return,
    /// They go back in an order the user picks.
    Reorder,
    /// Each of them may go to the bottom.
    Bottom,
}

/// How a Contract is laid on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the names say how")]
pub enum Face {
    Up,
    Down,
}

/// Who picks the dice a rival rolls again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Picker {
    /// Nobody: the highest dice.
    Highest,
    /// The Guild whose dice they are.
    Owner,
}

/// How many Orders of the Round a larger team limit is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the names say how many")]
pub enum Orders {
    One,
    All,
}

/// Which Orders can be changed into another of their kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the names are kinds of Orders")]
pub enum Within {
    Contract,
    Recruit,
}

/// What a Private Contract is exchanged with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum With {
    /// A face-up Common Contract on the board.
    BoardCommon,
    /// The top card of the Common deck, unseen.
    DeckTop,
}

/// Whose ability is copied.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the names say whose")]
pub enum Of {
    Own,
    Any,
}

/// The kinds of Upgrades that may be built.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[expect(missing_docs, reason = "the names are the kinds")]
pub struct Kinds {
    pub skill: bool,
    pub core: bool,
    pub prestige: bool,
}

/// A condition of the Guild that has the card, or of the Round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Condition {
    /// It is a Blood Moon Round.
    IsBloodMoon,
    /// It is a Full Moon Round.
    IsFull,
    /// It is a Half Moon Round.
    IsHalf,
    /// The Guild has an Adventurer of this Rank or a higher one.
    HasRank(Rank),
    /// The Guild has at least so much Treasury Gold.
    GoldAtLeast(u8),
    /// At most so many rivals have more Fame, plus one: 1 is the lead.
    FameRank(u8),
    /// The Guild completed the Contract in a Contest.
    WonContest,
}

/// One operation of a card effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(
    missing_docs,
    reason = "the fields are those of the vocabulary: numbers, whom, which Skill, level or Rank"
)]
pub enum Op {
    /// Takes Gold from the supply.
    GainGold(u8),
    /// Gains Fame.
    GainFame(u8),
    /// Loses up to so much Treasury Gold.
    LoseGold { n: u8, who: Who },
    /// Loses Fame, not below 0.
    LoseFame { n: u8, who: Who },
    /// Others gain from the supply.
    Grant { gold: u8, fame: u8, who: Who },
    /// May pay to gain, up to so many times.
    Exchange { pay: Pay, gain: Pay, times: u8 },
    /// Takes up to so much Gold from a Treasury.
    StealGold { n: u8, who: Who },
    /// Gains for each thing counted, up to a cap.
    GainPer {
        #[serde(default)]
        gold: u8,
        #[serde(default)]
        fame: u8,
        per: Count,
        #[serde(default = "one")]
        each: u8,
        #[serde(default)]
        min: u8,
        cap: u8,
    },
    /// Changes Income, not below 0.
    Income { n: i8, who: Who },
    /// Single-die re-rolls, the same die allowed again.
    Reroll {
        count: u8,
        #[serde(default)]
        skill: Option<Skill>,
    },
    /// Turns dice to a face.
    SetDie {
        to: u8,
        count: u8,
        #[serde(default)]
        skill: Option<Skill>,
    },
    /// Rolls extra dice, beyond the cap and without penalty.
    AddDie {
        count: u8,
        #[serde(default)]
        skill: Option<Skill>,
    },
    /// Adds to the result.
    AddFlat {
        n: u8,
        #[serde(default)]
        skill: Option<Skill>,
    },
    /// Turns dice to their opposite faces.
    FlipDie {
        count: u8,
        #[serde(default)]
        skill: Option<Skill>,
    },
    /// Rolls dice and keeps them on this card.
    StoreDie(u8),
    /// Adds the dice kept on this card to the roll.
    SpendStored {
        #[serde(default)]
        skill: Option<Skill>,
    },
    /// Counts dice of one Skill as another before a roll.
    ConvertSkill {
        #[serde(default)]
        from: Option<Skill>,
        #[serde(default)]
        to: Option<Skill>,
        max: u8,
    },
    /// Changes targets, never below 2.
    TargetShift {
        n: i8,
        #[serde(default)]
        level: Option<Level>,
        #[serde(default)]
        skill: Option<Skill>,
        #[serde(default)]
        who: Who,
    },
    /// Changes the own Skill Check Penalty, not below 0.
    PenaltyShift(i8),
    /// A rival in the same Contest rolls dice again.
    ForceReroll { count: u8, pick: Picker },
    /// Is added to every Wander reward.
    WanderBonus { gold: u8, fame: u8 },
    /// More Order Spaces this Round, never over 4.
    ExtraOrder(u8),
    /// A larger team limit this Round.
    TeamSize { n: u8, orders: Orders },
    /// Adds Unassigned Adventurers to an Open Team.
    JoinOpenTeam { count: u8, allow_new: bool },
    /// Exchanges two unresolved own Order Spaces.
    SwapOwnOrders,
    /// Changes one unresolved own Order Card to another of the same kind.
    ChangeOwnOrder(Within),
    /// Own bids count higher in Contests.
    BidBonus(u8),
    /// Changes minimum bids, not below 1.
    MinBidShift {
        n: i8,
        #[serde(default)]
        rank: Option<Rank>,
        #[serde(default)]
        who: Who,
    },
    /// Takes back some of the Gold paid for a recruit.
    BidRefund(u8),
    /// Ignores the Rank requirement once.
    SkipRank,
    /// Recruits a face-up Adventurer outside an Order.
    RecruitNow {
        #[serde(default)]
        rank: Option<Rank>,
        #[serde(default)]
        free: bool,
    },
    /// Discards a face-up Adventurer and reveals the next.
    RefreshAdventurer(u8),
    /// Builders cost less, at least `min`.
    BuilderDiscount {
        n: u8,
        min: u8,
        #[serde(default)]
        count: Option<u8>,
    },
    /// Builders without payment; the marker moves.
    FreeBuilders(u8),
    /// Hires free Builders and builds outside an Order.
    BuildNow { builders: u8, kinds: Kinds },
    /// Moves the Builder Cost marker, not below its start.
    MarkerShift(i8),
    /// Turns over own Skill Upgrades.
    FlipSkillUpgrade(u8),
    /// Draws Contracts, keeps some as Private Contracts.
    DrawPrivate { draw: u8, keep: u8, deck: Deck, rest: Rest },
    /// Looks at the top cards of a deck.
    PeekDeck { deck: Deck, count: u8, then: Peeked },
    /// Discards a face-up board Contract and draws another onto its space.
    ReplaceContract { count: u8, deck: Deck, face: Face },
    /// Exchanges one Private Contract.
    SwapPrivate(With),
    /// Is added to rewards of own completed Contracts.
    RewardBonus {
        #[serde(default)]
        level: Option<Level>,
        gold: u8,
        fame: u8,
    },
    /// Takes back a Contract this Guild discarded for its Boon.
    RecoverBoon(u8),
    /// Looks at face-down cards on the board.
    LookFaceDown(u8),
    /// Uses the ability of another Adventurer regardless of its moon.
    CopyAbility(Of),
    /// Discards one own Adventurer, then goes on.
    Retire {
        #[serde(default)]
        rank: Option<Rank>,
        then: Ops,
    },
    /// One of several lists.
    Choose(List<Ops, 4>),
    /// One list or another.
    If {
        cond: Condition,
        then: Ops,
        #[serde(default)]
        otherwise: Ops,
    },
}

impl Op {
    /// Whether it does something to a rival that is chosen, which others may lobby for (GM-PLOT-04, GM-CONT-10).
    #[must_use]
    pub const fn chooses_rival(&self) -> bool {
        matches!(
            self,
            Self::LoseGold { who: Who::ChosenRival, .. }
                | Self::LoseFame { who: Who::ChosenRival, .. }
                | Self::Grant { who: Who::ChosenRival, .. }
                | Self::StealGold { who: Who::ChosenRival, .. }
        )
    }

    /// Whether it does anything to other Guilds, or could: a choice between such effects is lobbied for (GM-PLOT-04,
    /// GM-CONT-10).
    #[must_use]
    pub fn touches_others(&self) -> bool {
        let any = |ops: &Ops| ops.list().iter().any(Self::touches_others);
        match self {
            Self::LoseGold { who, .. }
            | Self::LoseFame { who, .. }
            | Self::Grant { who, .. }
            | Self::StealGold { who, .. } => *who != Who::Own,
            Self::Choose(options) => options.iter().any(any),
            Self::If { then, otherwise, .. } => any(then) || any(otherwise),
            Self::Retire { then, .. } => any(then),
            _ => false,
        }
    }
}

const fn one() -> u8 {
    1
}
