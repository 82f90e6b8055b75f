//! Ids of cards and sets of cards.

use core::fmt;
use core::marker::PhantomData;

use serde::de::{SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// An Adventurer: its place in the catalogue, or behind it for one stated inline by a scenario.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct AdventurerId(pub u8);

/// A Contract: its place in the catalogue, or behind it for one stated inline by a scenario.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ContractId(pub u8);

/// Something numbered that a [`Cards`] can hold.
pub trait Card: Copy {
    /// The number of the card.
    fn number(self) -> u8;
    /// The card of this number.
    fn numbered(number: u8) -> Self;
}

impl Card for AdventurerId {
    fn number(self) -> u8 {
        self.0
    }
    fn numbered(number: u8) -> Self {
        Self(number)
    }
}

impl Card for ContractId {
    fn number(self) -> u8 {
        self.0
    }
    fn numbered(number: u8) -> Self {
        Self(number)
    }
}

/// A set of cards without an order, so that nothing hidden lies in one. Cards numbered 128 and up are never in it.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Cards<C> {
    bits: [u64; 2],
    card: PhantomData<C>,
}

impl<C> Default for Cards<C> {
    fn default() -> Self {
        Self { bits: [0; 2], card: PhantomData }
    }
}

impl<C: Card> Cards<C> {
    /// The cards numbered from `from` up to but not including `to`.
    #[must_use]
    pub fn range(from: u8, to: u8) -> Self {
        (from..to).map(C::numbered).collect()
    }

    fn place(card: C) -> Option<(usize, u64)> {
        let number = card.number();
        (number < 128).then(|| (usize::from(number / 64), 1 << (number % 64)))
    }

    /// Adds a card.
    pub fn insert(&mut self, card: C) {
        if let Some((word, bit)) = Self::place(card) {
            self.bits[word] |= bit;
        }
    }

    /// Takes a card out.
    pub fn remove(&mut self, card: C) {
        if let Some((word, bit)) = Self::place(card) {
            self.bits[word] &= !bit;
        }
    }

    /// Whether the card is in the set.
    #[inline]
    #[must_use]
    pub fn contains(&self, card: C) -> bool {
        Self::place(card).is_some_and(|(word, bit)| self.bits[word] & bit != 0)
    }

    /// How many cards there are.
    #[inline]
    #[must_use]
    pub fn len(&self) -> usize {
        (self.bits[0].count_ones() + self.bits[1].count_ones()) as usize
    }

    /// Whether there is none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.bits == [0; 2]
    }

    /// The cards of this set that are in the other too.
    #[must_use]
    pub fn and(&self, other: &Self) -> Self {
        Self { bits: [self.bits[0] & other.bits[0], self.bits[1] & other.bits[1]], card: PhantomData }
    }

    /// The cards of either set.
    #[must_use]
    pub fn or(&self, other: &Self) -> Self {
        Self { bits: [self.bits[0] | other.bits[0], self.bits[1] | other.bits[1]], card: PhantomData }
    }

    /// The cards of this set that are not in the other.
    #[must_use]
    pub fn without(&self, other: &Self) -> Self {
        Self { bits: [self.bits[0] & !other.bits[0], self.bits[1] & !other.bits[1]], card: PhantomData }
    }

    /// The cards by number.
    pub fn iter(&self) -> impl Iterator<Item = C> + Clone + use<C> {
        let mut bits = self.bits;
        core::iter::from_fn(move || {
            let word = usize::from(bits[0] == 0);
            if bits[word] == 0 {
                return None;
            }
            let at = bits[word].trailing_zeros() as u8;
            bits[word] &= bits[word] - 1;
            Some(C::numbered(at + if word == 1 { 64 } else { 0 }))
        })
    }

    /// The card at place `n` by number.
    #[must_use]
    pub fn nth(&self, n: usize) -> Option<C> {
        self.iter().nth(n)
    }
}

impl<C: Card> FromIterator<C> for Cards<C> {
    fn from_iter<I: IntoIterator<Item = C>>(iter: I) -> Self {
        let mut set = Self::default();
        for card in iter {
            set.insert(card);
        }
        set
    }
}

impl<C: Card + fmt::Debug> fmt::Debug for Cards<C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl<C: Card + Serialize> Serialize for Cards<C> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, C: Card + Deserialize<'de>> Deserialize<'de> for Cards<C> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Numbers<C>(PhantomData<C>);
        impl<'de, C: Card + Deserialize<'de>> Visitor<'de> for Numbers<C> {
            type Value = Cards<C>;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "a list of card numbers")
            }
            fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Self::Value, A::Error> {
                let mut set = Cards::default();
                while let Some(card) = seq.next_element()? {
                    set.insert(card);
                }
                Ok(set)
            }
        }
        deserializer.deserialize_seq(Numbers(PhantomData))
    }
}
