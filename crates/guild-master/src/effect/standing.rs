//! What always works: abilities without a use, Events that lie open, and the boosts of the Order under way.

use kernel::Seat;

use super::{Op, When, Who};
use crate::cards::ContractId;
use crate::seats::Seats;
use crate::table::{Spot, Table};
use crate::terms::{Level, Rank, Skill};

/// The lowest target there is.
const TARGET_MIN: i16 = 2;

/// The lowest minimum bid there is.
const BID_MIN: u16 = 1;

impl Table {
    /// The Guilds `who` means, seen from a Guild; a chosen rival is nobody until it is chosen (GM-FAME-05).
    #[must_use]
    pub fn concerned(&self, who: Who, own: Option<Seat>) -> Seats {
        let everyone = self.everyone();
        match who {
            Who::Own => own.map_or(Seats::default(), Seats::one),
            Who::ChosenRival => Seats::default(),
            Who::EachRival => everyone.without(own.map_or(Seats::default(), Seats::one)),
            Who::EachGuild => everyone,
            Who::MostFame => self.most_famous(everyone),
            Who::LeastFame => self.least_famous(everyone),
        }
    }

    /// Those of some seats that have the lowest Fame among them.
    #[must_use]
    pub fn least_famous(&self, seats: Seats) -> Seats {
        let fame = |seat: Seat| self.guild(seat).fame;
        let least = seats.iter().map(fame).min();
        seats.iter().filter(|&seat| Some(fame(seat)) == least).collect()
    }

    /// The Contracts with an Event of this kind that lie open, with their spaces, in the order of the spaces.
    pub fn open_events(&self, when: When) -> impl Iterator<Item = (u8, ContractId)> + '_ {
        (0..).zip(&self.spots).filter_map(move |(space, spot)| match spot {
            Spot::Up(contract) => {
                let event = self.cards().event(*contract)?;
                (event.when == when).then_some((space, *contract))
            }
            _ => None,
        })
    }

    /// Adds up what the Events of a kind that lie open say. Such Events concern every Guild alike.
    fn sum_events(&self, when: When, says: impl Fn(&Op) -> Option<i8>) -> i16 {
        let contracts = self.open_events(when).filter_map(|(_, contract)| self.cards().event(contract));
        contracts.flat_map(|event| event.effects.list()).filter_map(says).map(i16::from).sum()
    }

    /// Adds up what a Guild's abilities that need no use say under this Round's moon (GM-RUL-40).
    fn sum_always(&self, seat: Seat, says: impl Fn(&Op) -> Option<u8>) -> u8 {
        let all = self.cards();
        let holders = self.guild(seat).adventurers.and(&all.always_on());
        let abilities = holders.iter().filter_map(|id| all.ability(id));
        let shining = abilities.filter(|ability| ability.moon.shines(self.round));
        shining.flat_map(|ability| ability.effects.list()).filter_map(says).sum()
    }

    /// The target of a Contract for a Skill, Events included; 0 when none is listed.
    #[must_use]
    pub fn target(&self, contract: ContractId, skill: Skill) -> u8 {
        let card = self.contract(contract);
        let listed = card.targets[skill.index()];
        if listed == 0 {
            return 0;
        }
        let shift = self.sum_events(When::Static, |op| match op {
            Op::TargetShift { n, level, skill: only, .. }
                if level.is_none_or(|level| level == card.level) && super::fits(*only, skill) =>
            {
                Some(*n)
            }
            _ => None,
        });
        let target = (i16::from(listed) + shift).max(TARGET_MIN);
        u8::try_from(target).unwrap_or(u8::MAX)
    }

    /// The smallest bid for an Adventurer space: the Round's, with the Events that lie open (GM-RUL-54).
    #[must_use]
    pub fn minimum_bid(&self, space: u8) -> u16 {
        let rank = self.stand_rank(space);
        let events = self.sum_events(When::Static, |op| match op {
            Op::MinBidShift { n, rank: only, .. } if only.is_none_or(|only| only == rank) => Some(*n),
            _ => None,
        });
        self.printed_bid(space).saturating_add_signed(events).max(BID_MIN)
    }

    /// The smallest bid of a Guild for an Adventurer space in the Order under way.
    #[must_use]
    pub fn minimum_bid_of(&self, seat: Seat, space: u8) -> u16 {
        let own = i16::from(self.guild(seat).boost.minimum);
        self.minimum_bid(space).saturating_add_signed(own).max(BID_MIN)
    }

    /// What a Guild gains in the Income step (GM-RSET-04).
    #[must_use]
    pub fn income_of(&self, seat: Seat) -> u8 {
        let events = self.sum_events(When::Reset, |op| match op {
            Op::Income { n, .. } => Some(*n),
            _ => None,
        });
        u8::try_from((i16::from(self.guild(seat).income()) + events).max(0)).unwrap_or(u8::MAX)
    }

    /// Gold and Fame added to a Guild's reward for a Contract of a level.
    #[must_use]
    pub fn reward_bonus(&self, seat: Seat, of: Level) -> (u8, u8) {
        let is_for = |level: &Option<Level>| level.is_none_or(|level| level == of);
        let gold = self.sum_always(seat, |op| match op {
            Op::RewardBonus { level, gold, .. } if is_for(level) => Some(*gold),
            _ => None,
        });
        let fame = self.sum_always(seat, |op| match op {
            Op::RewardBonus { level, fame, .. } if is_for(level) => Some(*fame),
            _ => None,
        });
        let boost = self.guild(seat).boost.reward;
        (gold.saturating_add(boost.0), fame.saturating_add(boost.1))
    }

    /// Gold and Fame added to every Wander reward of a Guild.
    #[must_use]
    pub fn wander_bonus(&self, seat: Seat) -> (u8, u8) {
        let gold = self.sum_always(seat, |op| match op {
            Op::WanderBonus { gold, .. } => Some(*gold),
            _ => None,
        });
        let fame = self.sum_always(seat, |op| match op {
            Op::WanderBonus { fame, .. } => Some(*fame),
            _ => None,
        });
        let boost = self.guild(seat).boost.wander;
        (gold.saturating_add(boost.0), fame.saturating_add(boost.1))
    }

    /// What is added to a Guild's bids in Contests.
    #[must_use]
    pub fn bid_bonus(&self, seat: Seat) -> u8 {
        let always = self.sum_always(seat, |op| match op {
            Op::BidBonus(n) => Some(*n),
            _ => None,
        });
        always.saturating_add(self.guild(seat).boost.bid)
    }

    /// The Rank of the deck on an Adventurer space (GM-SETU-08 to -11).
    #[must_use]
    pub fn stand_rank(&self, space: u8) -> Rank {
        const RANKS: [Rank; 6] =
            [Rank::Adept, Rank::Adept, Rank::Adept, Rank::Hero, Rank::Hero, Rank::Legend];
        RANKS.get(usize::from(space)).copied().unwrap_or(Rank::Legend)
    }
}
