//! Everything that lies on the table, and read-only questions about it.

use kernel::{Ending, List, SEATS_MAX, Seat};
use serde::{Deserialize, Serialize};

use crate::builders::{DISCOUNTS_MAX, Discount, PRICES};
use crate::cards::{AdventurerId, Cards, ContractId};
use crate::catalog::{Adventurer, Catalogue, Contract, catalogue};
use crate::order::{ORDERS, Order, Sheet};
use crate::parley::Parley;
use crate::pile::{Known, Pile};
use crate::seats::{Seats, place};
use crate::stated::Stated;
use crate::terms::{Level, Line, Prestige, Rank, Side, Skill};
use crate::uses::{SPENT_MAX, Source, Spent, USES_MAX, Used};

/// The most dice rolled from Skill values (GM-SKIL-03).
pub const DICE_CAP: u8 = 10;

/// The smallest bid for spaces A to F in Half and in Full Moon Rounds (GM-RECR-07).
pub(crate) const MINIMUM_BIDS: [[u8; 6]; 2] = [[3, 5, 4, 7, 6, 10], [5, 4, 3, 6, 7, 9]];

/// The part of the Round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the names are the rule book's")]
pub enum Phase {
    #[default]
    Setup,
    Start,
    Plot,
    Orders,
    Action,
    Reset,
    End,
}

/// Dice a Guild has rolled for the check under way, as they lie.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Roll {
    /// The Skill of the check; none when the Guild has not rolled.
    pub skill: Option<Skill>,
    /// How many dice were rolled from Skill values (GM-RUL-24).
    pub base: u8,
    /// The dice, those added by effects included.
    pub dice: List<u8, DICE_MAX>,
    /// Before the roll: how many dice of each other Skill are counted.
    #[serde(default)]
    pub converted: [u8; 6],
    /// What effects add to the sum.
    pub flat: u8,
    /// What effects change the penalty by.
    pub penalty: i8,
    /// The changes made.
    pub spent: List<Spent, SPENT_MAX>,
}

/// The most dice of one roll: ten from Skill values and what effects add.
pub const DICE_MAX: usize = 24;

impl Roll {
    /// The Skill Check Result (GM-SKIL-06).
    #[must_use]
    pub fn result(&self) -> u8 {
        self.dice.iter().fold(self.flat, |sum, face| sum.saturating_add(*face))
    }

    /// The lowest die, the first among equals; none before the roll.
    #[must_use]
    pub fn lowest(&self) -> Option<u8> {
        (0..).zip(self.dice.iter()).min_by_key(|(_, face)| **face).map(|(die, _)| die)
    }
}

/// What effects used for the Order under way have brought; gone when the Order is resolved.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Boost {
    /// What the bid counts higher in a Contest.
    pub bid: u8,
    /// What the minimum bid is changed by.
    pub minimum: i8,
    /// Gold taken back after recruiting.
    pub refund: u8,
    /// Whether the Rank requirement is ignored.
    pub skip_rank: bool,
    /// What effects take off the price of Builders, in the order they were used.
    #[serde(default)]
    pub discounts: List<Discount, DISCOUNTS_MAX>,
    /// Builders without payment.
    pub free: u8,
    /// Gold and Fame added to the reward of a Contract.
    pub reward: (u8, u8),
    /// Gold and Fame added to a Wander reward.
    pub wander: (u8, u8),
}

/// A Guild with everything it owns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Guild {
    /// Fame.
    pub fame: u16,
    /// Gold in the Treasury.
    pub gold: u16,
    /// Gold set aside for a binding offer.
    pub aside: u16,
    /// The Skill of its Starting Skill Upgrade.
    pub start: Option<Skill>,
    /// The side up of each Skill Upgrade it has, the starting one included.
    pub upgrades: [Option<Side>; 6],
    /// Levels of Stables, Mess Hall and Bar, 1 to 3.
    pub core: [u8; 3],
    /// Its Prestige Upgrade.
    pub prestige: Option<Prestige>,
    /// Its Adventurers.
    pub adventurers: Cards<AdventurerId>,
    /// Its Private Contracts: a secret of the Guild.
    pub private: Cards<ContractId>,
    /// Those of its Private Contracts that everybody has seen (GM-RUL-38).
    pub shown: Cards<ContractId>,
    /// Its completed Contracts.
    pub completed: Cards<ContractId>,
    /// The Contracts it discarded for their Boons.
    pub discarded: Cards<ContractId>,
    /// Dice kept on completed Contracts.
    pub stored: List<(ContractId, u8), 4>,
    /// What it has used this Round.
    pub used: List<Used, USES_MAX>,
    /// Adventurers recruited this Round (GM-RECR-16).
    pub recruits: Cards<AdventurerId>,
    /// Order Spaces it has more this Round.
    pub extra_orders: u8,
    /// By how much the teams of this Round may be larger, and for how many Orders.
    pub larger: (u8, u8),
    /// Its revealed Orders.
    pub orders: Sheet,
    /// What effects have brought for the Order under way.
    pub boost: Boost,
    /// Its dice.
    pub roll: Roll,
}

impl Default for Guild {
    fn default() -> Self {
        Self {
            fame: 0,
            gold: 0,
            aside: 0,
            start: None,
            upgrades: [None; 6],
            core: [1; 3],
            prestige: None,
            adventurers: Cards::default(),
            private: Cards::default(),
            shown: Cards::default(),
            completed: Cards::default(),
            discarded: Cards::default(),
            stored: List::new(),
            used: List::new(),
            recruits: Cards::default(),
            extra_orders: 0,
            larger: (0, 0),
            orders: Sheet::default(),
            boost: Boost::default(),
            roll: Roll::default(),
        }
    }
}

impl Guild {
    /// Gold in the Treasury, on Orders and set aside (GM-RUL-39).
    #[must_use]
    pub fn total_gold(&self) -> u32 {
        u32::from(self.gold) + u32::from(self.aside) + self.orders.gold()
    }

    fn core_value(&self, line: Line, printed: u8) -> u8 {
        let level = self.core[line.index()];
        catalogue().core_token(line, level).map_or(printed, |token| token.value)
    }

    /// How many Orders it may give (GM-UPGR-01, -04).
    #[must_use]
    pub fn order_limit(&self) -> u8 {
        self.core_value(Line::Stables, 2).saturating_add(self.extra_orders).min(ORDERS as u8)
    }

    /// How many Adventurers a team may hold (GM-UPGR-02).
    #[must_use]
    pub fn team_limit(&self) -> u8 {
        self.core_value(Line::MessHall, 2)
    }

    /// Whether a team of its is smaller than it may be (GM-ADVR-09); effects allow so many Orders larger ones this Round.
    #[must_use]
    pub fn is_open_team(&self, order: &Order) -> bool {
        let (limit, size) = (usize::from(self.team_limit()), order.team.len());
        let (by, orders) = (usize::from(self.larger.0), usize::from(self.larger.1));
        let larger = || self.orders.spaces.iter().filter(|order| order.team.len() > limit).count();
        size < limit || (size < limit + by && (size > limit || larger() < orders))
    }

    /// What it earns in the Reset Phase (GM-UPGR-03).
    #[must_use]
    pub fn income(&self) -> u8 {
        self.core_value(Line::Bar, 2)
    }

    /// How many Skill Upgrades it has built.
    #[must_use]
    pub fn built_skills(&self) -> usize {
        self.upgrades.iter().flatten().count()
            - usize::from(self.start.is_some_and(|skill| self.upgrades[skill.index()].is_some()))
    }

    /// Whether it is using a source for the Order Space number under way.
    #[must_use]
    pub fn is_using(&self, source: Source, number: u8) -> bool {
        self.used.iter().any(|used| used.source == source && used.number == number)
    }

    /// Its Adventurers that are in no team (GM-ORDR-15).
    #[must_use]
    pub fn unassigned(&self) -> Cards<AdventurerId> {
        let placed: Cards<AdventurerId> =
            self.orders.spaces.iter().flat_map(|order| order.team.iter().copied()).collect();
        self.adventurers.without(&placed)
    }

    /// One of its Order Spaces, counted from 0.
    #[must_use]
    pub fn order(&self, number: u8) -> &Order {
        self.orders.space(number)
    }
}

/// An Adventurer space of the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Stand {
    /// Whether the space is in use with this many Guilds (GM-PLYR-02).
    pub open: bool,
    /// The card face up.
    pub up: Option<AdventurerId>,
    /// How many cards lie face down; which they are is decided when they are turned up.
    pub down: u8,
}

/// A Contract space of the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Spot {
    /// Not in use with this many Guilds (GM-PLYR-02, -03).
    #[default]
    Closed,
    /// No card.
    Empty,
    /// A face-down card of this deck; which one is decided when it is turned up.
    Down(Level),
    /// A face-up Contract.
    Up(ContractId),
}

/// Who makes the check under way.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rolling {
    /// The Guilds.
    pub guilds: Seats,
    /// Whether they conflict and so have a penalty.
    pub conflict: bool,
}

/// How a match ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outcome {
    /// The Guilds that won; several win jointly (GM-ENDG-05).
    pub winners: Seats,
    /// Final Fame by seat.
    pub fame: [u16; SEATS_MAX],
    /// The end from outside the rules, if it was one.
    pub ending: Option<Ending>,
    /// How many Guilds played; 0 in records that do not say it.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub seats: u8,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde calls it so")]
const fn is_zero(count: &u8) -> bool {
    *count == 0
}

/// Everything that lies on the table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Table {
    /// How many Guilds play.
    pub seats: u8,
    /// How many Rounds are played: 9, or 6 in the short game.
    pub rounds: u8,
    /// The Round, from 1.
    pub round: u8,
    /// The part of the Round.
    pub phase: Phase,
    /// The Order Space number under way in the Action Phase, from 0.
    pub number: u8,
    /// The space of the Builder Cost marker, from 0.
    pub marker: u8,
    /// The Guilds; those of seats nobody sits on stay empty.
    pub guilds: [Guild; SEATS_MAX],
    /// Adventurer spaces A to F.
    pub stands: [Stand; 6],
    /// Contract spaces 1 to 6.
    pub spots: [Spot; 6],
    /// Adventurers nobody has seen yet.
    pub unmet: Cards<AdventurerId>,
    /// Contracts nobody has seen yet: those in the decks and those face down on the board.
    pub unread: Cards<ContractId>,
    /// How many cards each Contract deck holds.
    pub decks: [u8; 3],
    /// What is settled of each Contract deck.
    pub piles: [Pile; 3],
    /// Face-down Contracts on the board that are settled.
    pub under: [Option<Known<ContractId>>; 6],
    /// The uppermost Adventurers under empty spaces that are settled.
    pub next: [Option<Known<AdventurerId>>; 6],
    /// The bargaining of the Contest under way.
    pub parley: Parley,
    /// The check under way or the last one made.
    pub rolling: Rolling,
    /// The cards a scenario states.
    #[serde(flatten)]
    pub stated: Stated,
    /// How the match ended.
    pub outcome: Option<Outcome>,
}

impl Table {
    /// The Guild of a seat.
    #[inline]
    #[must_use]
    pub fn guild(&self, seat: Seat) -> &Guild {
        &self.guilds[place(seat)]
    }

    /// The seats in play.
    #[must_use]
    pub fn everyone(&self) -> Seats {
        Seats::first(self.seats)
    }

    /// The card set of this match: what comes with the game, and what a scenario states.
    #[inline]
    #[must_use]
    pub fn cards(&self) -> &'static Catalogue {
        self.stated.catalogue()
    }

    /// The facts of an Adventurer.
    #[inline]
    #[must_use]
    pub fn adventurer(&self, id: AdventurerId) -> Adventurer {
        self.cards().adventurer(id).copied().unwrap_or_default()
    }

    /// The facts of a Contract.
    #[inline]
    #[must_use]
    pub fn contract(&self, id: ContractId) -> Contract {
        self.cards().contract(id).copied().unwrap_or_default()
    }

    /// The decks that still have cards, the easiest first.
    pub fn full_decks(&self) -> impl Iterator<Item = Level> + use<> {
        let decks = self.decks;
        Level::ALL.into_iter().filter(move |level| decks[level.index()] > 0)
    }

    /// The Contract face up on a space.
    #[must_use]
    pub fn face_up(&self, space: u8) -> Option<ContractId> {
        match self.spots.get(usize::from(space)) {
            Some(Spot::Up(contract)) => Some(*contract),
            _ => None,
        }
    }

    /// The Adventurer face up on a space.
    #[must_use]
    pub fn on_stand(&self, space: u8) -> Option<AdventurerId> {
        self.stands.get(usize::from(space))?.up
    }

    /// The space the Builder Cost marker starts from with this many Guilds (GM-SETU-04, -05).
    #[must_use]
    pub fn marker_start(&self) -> u8 {
        u8::from(self.seats == 2)
    }

    /// Where the Builder Cost marker comes to when it is moved: never below its start, never beyond its track.
    #[must_use]
    pub fn marker_moved(&self, by: i8) -> u8 {
        let top = (PRICES.len() - 1) as u8;
        self.marker.saturating_add_signed(by).clamp(self.marker_start(), top)
    }

    /// Whether the Round is a Full Moon Round (GM-ROUN-03).
    #[must_use]
    pub fn is_full_moon(&self) -> bool {
        self.round.is_multiple_of(2)
    }

    /// Whether the Round is a Blood Moon Round (GM-ROUN-04).
    #[must_use]
    pub fn is_blood_moon(&self) -> bool {
        self.round.is_multiple_of(3)
    }

    /// Whether the short game is played (GM-VARI-01).
    #[must_use]
    pub const fn is_short(&self) -> bool {
        self.rounds < 9
    }

    /// Whether this is the last Round.
    #[must_use]
    pub fn is_last_round(&self) -> bool {
        self.round >= self.rounds
    }

    /// The smallest bid printed for an Adventurer space this Round (GM-ROUN-06).
    #[must_use]
    pub fn printed_bid(&self, space: u8) -> u16 {
        let bids = &MINIMUM_BIDS[usize::from(self.is_full_moon())];
        u16::from(bids.get(usize::from(space)).copied().unwrap_or(u8::MAX))
    }

    /// The dice a team brings to a check of a Skill before the cap (GM-SKIL-02).
    #[must_use]
    pub fn uncapped_dice(&self, team: &[AdventurerId], skill: Skill) -> u8 {
        let dice = team.iter().map(|&id| self.adventurer(id).skills[skill.index()]);
        dice.fold(0, u8::saturating_add)
    }

    /// The dice a team rolls for a check of a Skill (GM-SKIL-03).
    #[must_use]
    pub fn dice(&self, team: &[AdventurerId], skill: Skill) -> u8 {
        self.uncapped_dice(team, skill).min(DICE_CAP)
    }

    /// The Skills in which a team has dice, as a mask.
    #[must_use]
    pub fn skills_of(&self, team: &[AdventurerId]) -> u8 {
        let mut mask = 0;
        for &id in team {
            let card = self.adventurer(id);
            for skill in Skill::ALL {
                mask |= if card.skills[skill.index()] > 0 { skill.bit() } else { 0 };
            }
        }
        mask
    }

    /// The Skills a team could use on a Contract, as a mask (GM-CONT-02).
    #[must_use]
    pub fn skills_for(&self, team: &[AdventurerId], contract: ContractId) -> u8 {
        let targets = self.contract(contract).targets;
        let listed = Skill::ALL.into_iter().filter(|skill| targets[skill.index()] > 0);
        listed.fold(0, |mask, skill| mask | skill.bit()) & self.skills_of(team)
    }

    /// The highest Rank among a Guild's Adventurers (GM-RECR-01).
    #[must_use]
    pub fn highest_rank(&self, seat: Seat) -> Rank {
        self.guild(seat).adventurers.iter().map(|id| self.adventurer(id).rank).max().unwrap_or_default()
    }

    /// Whether a Guild may recruit an Adventurer of this Rank (GM-RECR-02 to -05).
    #[must_use]
    pub fn rank_allows(&self, seat: Seat, rank: Rank) -> bool {
        rank as u8 <= self.highest_rank(seat) as u8 + 1
    }

    /// The seats from the most Fame to the least, level ones in seat order: for what level Guilds do without anybody seeing who
    /// comes first, and to reckon with before dice have decided it (GM-RUL-03).
    #[must_use]
    pub fn by_fame(&self, seats: Seats) -> List<Seat, SEATS_MAX> {
        let mut order: List<Seat, SEATS_MAX> = seats.iter().collect();
        order.sort_by_key(|&seat| (core::cmp::Reverse(self.guild(seat).fame), seat));
        order
    }

    /// Those of some seats that have the highest Fame among them (GM-ENDG-04, -05).
    #[must_use]
    pub fn most_famous(&self, seats: Seats) -> Seats {
        let fame = |seat: Seat| self.guild(seat).fame;
        let best = seats.iter().map(fame).max();
        seats.iter().filter(|&seat| Some(fame(seat)) == best).collect()
    }

    /// How many Guilds have built the Skill Upgrade of a Skill.
    #[must_use]
    pub fn skill_tokens_used(&self, skill: Skill) -> u8 {
        let built = |guild: &&Guild| guild.upgrades[skill.index()].is_some() && guild.start != Some(skill);
        u8::try_from(self.guilds.iter().filter(built).count()).unwrap_or(u8::MAX)
    }

    /// Whether some Guild has level III of a line (GM-UPGR-19).
    #[must_use]
    pub fn level_three_taken(&self, line: Line) -> bool {
        self.guilds.iter().any(|guild| guild.core[line.index()] >= 3)
    }

    /// Whether some Guild has this Prestige Upgrade (GM-UPGR-22).
    #[must_use]
    pub fn prestige_taken(&self, prestige: Prestige) -> bool {
        self.guilds.iter().any(|guild| guild.prestige == Some(prestige))
    }
}
