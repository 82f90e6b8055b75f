//! What Builders cost: the price track and what effects take off it (GM-HIRE-01, -03, GM-RUL-14).

use kernel::{List, Seat};
use serde::{Deserialize, Serialize};

use crate::table::Table;

/// What each Builder costs as the marker goes up (GM-RUL-14); the last figure holds for ever.
pub const PRICES: [u8; 11] = [2, 3, 3, 4, 4, 4, 5, 5, 5, 5, 6];

/// What one effect takes off the price of Builders.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Discount {
    /// What a Builder costs less.
    pub less: u8,
    /// The least it costs with this.
    pub least: u8,
    /// How many Builders it is for; without a number all of them.
    pub builders: Option<u8>,
}

impl Discount {
    /// A price with this taken off.
    fn off(self, price: u8) -> u8 {
        price.saturating_sub(self.less).max(self.least).min(price)
    }

    /// Takes it off as many prices as it is for: those where it saves most, the dearest of them first.
    fn apply(self, prices: &mut Prices) {
        let mut best: List<u8, PLAN_MAX> = (0..prices.len() as u8).collect();
        let price = |at: u8| prices.get(usize::from(at)).copied().unwrap_or(0);
        best.sort_by_key(|&at| core::cmp::Reverse((price(at) - self.off(price(at)), price(at))));
        for &at in best.iter().take(self.builders.map_or(PLAN_MAX, usize::from)) {
            if let Some(price) = prices.get_mut(usize::from(at)) {
                *price = self.off(*price);
            }
        }
    }
}

/// The most discounts of one Order: more than there are effects that a Guild can use for it.
pub const DISCOUNTS_MAX: usize = 6;

/// The most Builders that are reckoned one by one; a plan takes fewer.
const PLAN_MAX: usize = 16;

type Prices = List<u8, PLAN_MAX>;

/// The price at a space of the Builder Cost track (GM-RUL-14).
#[must_use]
pub fn price_at(space: u8) -> u8 {
    PRICES.get(usize::from(space)).copied().unwrap_or(PRICES[PRICES.len() - 1])
}

impl Table {
    /// What `builders` Builders cost a Guild in the Order under way: the dearest are those that cost nothing, and each
    /// discount is taken off what those before it left (GM-RUL-18).
    #[must_use]
    pub fn price_of(&self, seat: Seat, builders: u8) -> u16 {
        let boost = &self.guild(seat).boost;
        self.price_with(builders, boost.free, &boost.discounts)
    }

    /// What `builders` Builders cost when so many cost nothing and the others have these discounts.
    #[must_use]
    pub(crate) fn price_with(&self, builders: u8, free: u8, discounts: &[Discount]) -> u16 {
        let paid = builders.saturating_sub(free);
        if discounts.is_empty() {
            return self.price(paid);
        }
        let mut prices: Prices = (0..paid).map(|n| price_at(self.marker.saturating_add(n))).collect();
        for discount in discounts {
            discount.apply(&mut prices);
        }
        prices.iter().map(|&price| u16::from(price)).sum()
    }

    /// What `builders` Builders cost from where the marker stands (GM-HIRE-03).
    #[must_use]
    pub fn price(&self, builders: u8) -> u16 {
        (0..builders).map(|n| u16::from(price_at(self.marker.saturating_add(n)))).sum()
    }

    /// How many Builders so much Gold pays, up to as many as one plan could take.
    #[must_use]
    pub fn builders_for(&self, gold: u16) -> u8 {
        (1..=8).take_while(|&count| self.price(count) <= gold).last().unwrap_or(0)
    }
}
