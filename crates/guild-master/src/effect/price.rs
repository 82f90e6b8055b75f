//! What effects are worth: the price list of the vocabulary, the budgets of abilities and the rewards of Contracts.
//!
//! For those who design cards: an effect without a price here is not on the list of the catalogue.

use core::iter::Sum;
use core::ops::{Add, Mul, Sub};

use super::{Ability, Boon, Limit, Moon, Op, Ops, Orders, Pay, Who};
use crate::terms::{Level, Rank, Skill};

/// An amount of points, where one is one Gold or one Fame printed on a card; counted in twelfths, so that halves, thirds
/// and quarters are whole numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Points(i32);

impl Points {
    const ONE: i32 = 12;

    /// So many whole points.
    #[must_use]
    pub const fn whole(points: i32) -> Self {
        Self(points * Self::ONE)
    }

    /// So many half points.
    #[must_use]
    pub const fn halves(halves: i32) -> Self {
        Self(halves * Self::ONE / 2)
    }

    /// Two thirds of it.
    #[must_use]
    pub const fn two_thirds(self) -> Self {
        Self(self.0 * 2 / 3)
    }

    /// Half of it.
    #[must_use]
    pub const fn half(self) -> Self {
        Self(self.0 / 2)
    }

    /// The nearest whole number of points, half a point up.
    #[must_use]
    pub const fn rounded(self) -> i32 {
        (self.0 + Self::ONE / 2).div_euclid(Self::ONE)
    }
}

impl Add for Points {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }
}

impl Sub for Points {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Self(self.0 - other.0)
    }
}

impl Mul<i32> for Points {
    type Output = Self;
    fn mul(self, times: i32) -> Self {
        Self(self.0 * times)
    }
}

impl Sum for Points {
    fn sum<I: Iterator<Item = Self>>(all: I) -> Self {
        all.fold(Self::default(), Add::add)
    }
}

const HALF: Points = Points::halves(1);
const ONE: Points = Points::whole(1);
const ONE_AND_A_HALF: Points = Points::halves(3);
const TWO: Points = Points::whole(2);
const THREE: Points = Points::whole(3);
const FOUR: Points = Points::whole(4);
const SEVEN: Points = Points::whole(7);

/// The price of one use of an operation; dice by the `column` of the table of dice changes. None where the list has no
/// price: what is for Events only, and what harms its own Guild.
#[must_use]
pub fn price(op: &Op, column: Level) -> Option<Points> {
    if let Some(price) = dice_price(op, column) {
        return Some(price);
    }
    Some(match *op {
        Op::GainGold(n) | Op::GainFame(n) | Op::BidRefund(n) => ONE * n.into(),
        Op::LoseGold { n, who } | Op::LoseFame { n, who } => harm(n, who)?,
        Op::Grant { gold, fame, who: Who::ChosenRival } => Points::halves(-i32::from(gold) - i32::from(fame)),
        // The list has 1.5 for 2 Gold to 2 Fame; as much for as much is worth three quarters of it.
        Op::Exchange { pay: Pay::Gold(pay), gain: Pay::Fame(gain), times } if pay == gain => {
            ONE_AND_A_HALF.half() * i32::from(gain) * i32::from(times)
        }
        Op::StealGold { n, who: Who::ChosenRival } => ONE_AND_A_HALF * n.into(),
        Op::GainPer { cap, .. } => (ONE * cap.into()).two_thirds(),
        Op::Income { n, who: Who::Own } => ONE * n.into(),
        Op::StoreDie(count) => ONE * count.into(),
        // Paid with the die that was stored.
        Op::SpendStored { .. } => Points::default(),
        Op::ConvertSkill { max, .. } => HALF * max.into(),
        Op::TargetShift { n, who: Who::Own, .. } if n < 0 => HALF * -i32::from(n),
        Op::PenaltyShift(n) if n < 0 => HALF * -i32::from(n),
        Op::ForceReroll { count, .. } => ONE * count.into(),
        Op::WanderBonus { gold, fame } => ONE * (i32::from(gold) + i32::from(fame)),
        Op::RewardBonus { gold, fame, .. } => TWO * (i32::from(gold) + i32::from(fame)),
        Op::BidBonus(n) => HALF * n.into(),
        Op::MinBidShift { n, who: Who::Own, .. } if n < 0 => ONE * -i32::from(n),
        Op::SkipRank | Op::CopyAbility(_) => TWO,
        Op::RecruitNow { free, .. } => {
            if free {
                SEVEN
            } else {
                THREE
            }
        }
        Op::BuilderDiscount { n, count, .. } => {
            let one = if count == Some(1) { ONE } else { TWO };
            one * n.into()
        }
        Op::FreeBuilders(count) | Op::BuildNow { builders: count, .. } => THREE * count.into(),
        Op::ExtraOrder(n) => FOUR * n.into(),
        Op::TeamSize { n, orders: Orders::One } => ONE_AND_A_HALF * n.into(),
        Op::TeamSize { n, orders: Orders::All } => FOUR * n.into(),
        Op::JoinOpenTeam { count, .. } | Op::RecoverBoon(count) => ONE_AND_A_HALF * count.into(),
        Op::SwapOwnOrders => ONE,
        Op::ChangeOwnOrder(_) => ONE_AND_A_HALF,
        Op::FlipSkillUpgrade(count) | Op::ReplaceContract { count, .. } => ONE * count.into(),
        Op::RefreshAdventurer(count) => HALF * count.into(),
        Op::DrawPrivate { keep, .. } => ONE * keep.into(),
        Op::PeekDeck { .. } | Op::SwapPrivate(_) | Op::LookFaceDown(_) => HALF,
        Op::Retire { then, .. } => sum(then, column)? - THREE,
        Op::Choose(options) => dearest(options.iter().map(|&option| sum(option, column)))?,
        Op::If { then, .. } => sum(then, column)?.half(),
        Op::Grant { .. }
        | Op::Exchange { .. }
        | Op::StealGold { .. }
        | Op::Income { .. }
        | Op::TargetShift { .. }
        | Op::PenaltyShift(_)
        | Op::MinBidShift { .. }
        | Op::MarkerShift(_)
        | Op::Reroll { .. }
        | Op::SetDie { .. }
        | Op::AddDie { .. }
        | Op::AddFlat { .. }
        | Op::FlipDie { .. } => return None,
    })
}

/// The price of a list of operations.
#[must_use]
pub fn sum(ops: Ops, column: Level) -> Option<Points> {
    ops.list().iter().map(|op| price(op, column)).sum()
}

/// The `points` of a Contract: the price of its Bonus and Boon in whole points. Events have none.
#[must_use]
pub fn contract(bonus: Ops, boon: Option<&Boon>) -> Option<i32> {
    let boon = boon.map_or(Some(Points::default()), |boon| sum(boon.effects, Level::Heroic))?;
    Some((sum(bonus, Level::Heroic)? + boon).rounded())
}

/// The price of one use of an ability. Dice changed once in every check instead of once in a Round count twice.
#[must_use]
pub fn ability(ability: &Ability, rank: Rank) -> Option<Points> {
    let column = column(rank);
    let each = |op: &Op| {
        let often = ability.limit == Limit::Check && dice_price(op, column).is_some();
        price(op, column).map(|price| if often { price * 2 } else { price })
    };
    ability.effects.list().iter().map(each).sum()
}

/// What one use of an ability of a Rank and moon should be worth.
#[must_use]
pub const fn budget(rank: Rank, moon: Moon) -> Points {
    let [every, face, blood] = match rank {
        Rank::Novice => [1, 2, 4],
        Rank::Adept => [2, 4, 6],
        Rank::Hero => [4, 6, 10],
        Rank::Legend => [6, 10, 16],
    };
    Points::halves(match moon {
        Moon::Every => every,
        Moon::Half | Moon::Full => face,
        Moon::Blood => blood,
    })
}

/// The Fame printed on an Adventurer: one lower when the ability is half a point or more over its budget, one higher when
/// it is as much under it. Novices have none.
#[must_use]
pub fn fame(rank: Rank, ability: Option<&Ability>) -> Option<u8> {
    let printed = match rank {
        Rank::Novice => return Some(0),
        Rank::Adept => 3,
        Rank::Hero => 5,
        Rank::Legend => 8,
    };
    let Some(ability) = ability else { return Some(printed) };
    let over = self::ability(ability, rank)? - budget(rank, ability.moon);
    Some(match over {
        over if over >= HALF => printed - 1,
        over if over <= HALF * -1 => printed + 1,
        _ => printed,
    })
}

/// Gold and Fame of a Contract of this target, before effects; `skills` is how many Skills it lists.
#[must_use]
pub const fn reward(level: Level, target: u8, skills: usize) -> (i32, i32) {
    let (target, single) = (target as i32, skills == 1);
    let worth = match level {
        Level::Common => 1 + (target + 2) / 3,
        Level::Heroic | Level::Legendary => target / 2,
    } + single as i32;
    let fame = worth / 2;
    (worth - fame, fame)
}

/// The column by which the dice of a Rank are priced.
const fn column(rank: Rank) -> Level {
    match rank {
        Rank::Novice => Level::Common,
        Rank::Adept | Rank::Hero => Level::Heroic,
        Rank::Legend => Level::Legendary,
    }
}

/// The price of a change to the dice of a check; limited to one Skill it costs two thirds.
fn dice_price(op: &Op, column: Level) -> Option<Points> {
    let (price, skill): (Points, Option<Skill>) = match *op {
        Op::Reroll { count, skill } => (rerolls(count.into(), column), skill),
        Op::SetDie { to, count, skill } => (face(to, column) * count.into(), skill),
        Op::AddDie { count, skill } => (added(count.into(), column), skill),
        Op::AddFlat { n, skill } => (if column == Level::Common { ONE } else { HALF * n.into() }, skill),
        Op::FlipDie { count, skill } => (face(6, column) * count.into(), skill),
        _ => return None,
    };
    Some(if skill.is_some() { price.two_thirds() } else { price })
}

const fn rerolls(count: i32, column: Level) -> Points {
    Points::whole(match column {
        Level::Common => (count + 1) / 2,
        Level::Heroic => count,
        Level::Legendary => count + 1,
    })
}

/// A die turned to a face; turned over it is worth as much as a 6.
const fn face(to: u8, column: Level) -> Points {
    Points::whole(match (column, to) {
        (Level::Common, _) => 1,
        (Level::Heroic, ..=4) => 1,
        (Level::Heroic, _) | (Level::Legendary, ..=4) => 2,
        (Level::Legendary, _) => 3,
    })
}

const fn added(count: i32, column: Level) -> Points {
    Points::whole(match column {
        Level::Common => count,
        Level::Heroic => count + 1,
        Level::Legendary => count + 2,
    })
}

fn harm(n: u8, who: Who) -> Option<Points> {
    match who {
        Who::ChosenRival => Some(HALF * n.into()),
        Who::EachRival => Some(ONE * n.into()),
        Who::Own | Who::EachGuild | Who::MostFame | Who::LeastFame => None,
    }
}

/// The dearest of several lists, each of which must have a price.
fn dearest(mut prices: impl Iterator<Item = Option<Points>>) -> Option<Points> {
    let first = prices.next()??;
    prices.try_fold(first, |most, price| Some(most.max(price?)))
}
