//! Which models' cards may matter for something, so that no card is opened in vain.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::active::Share;
use super::hook::{Hook, HookSet};
use super::touch::{Touch, Touched};
use crate::model::{ModelId, ModelSet};

/// For each number the models it stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Sets<const N: usize>([ModelSet; N]);

impl<const N: usize> Sets<N> {
    const EMPTY: Self = Self([ModelSet::EMPTY; N]);

    #[inline]
    fn get(&self, number: u8) -> ModelSet {
        self.0.get(usize::from(number)).copied().unwrap_or(ModelSet::EMPTY)
    }

    /// Adds a model wherever a bit is set.
    fn add(&mut self, bits: u64, model: ModelId) {
        for (number, set) in self.0.iter_mut().enumerate() {
            if bits >> number & 1 == 1 {
                *set = set.with(model);
            }
        }
    }
}

impl<const N: usize> Serialize for Sets<N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0)
    }
}

impl<'de, const N: usize> Deserialize<'de> for Sets<N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let sets = Vec::deserialize(deserializer)?;
        let count = sets.len();
        sets.try_into().map(Self).map_err(|_| D::Error::invalid_length(count, &"a set for each number"))
    }
}

/// The models whose cards may change something of a kind by themselves, or fire at a hook.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Holders {
    touched: Sets<{ Touch::COUNT }>,
    wide: Sets<{ Touch::COUNT }>,
    hooks: Sets<{ Hook::ALL.len() }>,
}

impl Holders {
    /// Nobody for anything.
    pub const NOBODY: Self = Self { touched: Sets::EMPTY, wide: Sets::EMPTY, hooks: Sets::EMPTY };

    /// Adds what the card of a model may do.
    pub fn add(&mut self, model: ModelId, share: &Share) {
        self.touched.add(share.touched.0, model);
        self.wide.add(share.wide.0, model);
        self.hooks.add(share.hooks.0, model);
    }

    /// Those who may change something of a kind.
    #[inline]
    #[must_use]
    pub fn changing(&self, touch: Touch) -> ModelSet {
        self.touched.get(touch as u8)
    }

    /// Those who may change something of a kind of others.
    #[inline]
    #[must_use]
    pub fn changing_others(&self, touch: Touch) -> ModelSet {
        self.wide.get(touch as u8)
    }

    /// Those with something that may fire at one of the hooks.
    #[inline]
    #[must_use]
    pub fn firing(&self, hooks: HookSet) -> ModelSet {
        let mut left = hooks.0;
        let mut models = ModelSet::EMPTY;
        while left != 0 {
            let number = left.trailing_zeros();
            models = models.or(self.hooks.get(number as u8));
            left &= !(1 << number);
        }
        models
    }
}

const _: () = assert!(Touch::COUNT <= Touched::BITS, "a Touched has a bit for each");
