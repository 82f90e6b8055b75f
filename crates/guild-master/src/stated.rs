//! Cards that a scenario states, with everything a card can have.
//!
//! A card goes by its number, and what is read of it lasts as long as the program. The cards of scenarios are therefore kept in
//! places that are filled once: a card set for each list, so that scenarios with the same cards share one and all others see
//! nothing of it. A table that is written out has the cards in full, and reads them back into such a place.

use std::sync::OnceLock;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::catalog::{AdventurerData, Catalogue, ContractData, catalogue};

/// The most Adventurers a scenario states.
pub const STATED_ADVENTURERS: usize = 24;

/// The most Contracts a scenario states.
pub const STATED_CONTRACTS: usize = 16;

/// The most lists of cards that are kept in a run of the program.
const LISTS_MAX: usize = 0x1000;

static KEPT: [OnceLock<Box<Set>>; LISTS_MAX] = [const { OnceLock::new() }; LISTS_MAX];

/// The cards of one list, and the card set with them.
struct Set {
    cards: CardList,
    all: Catalogue,
}

/// A list of cards as it is written out.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct CardList {
    #[serde(rename = "inline_adventurers")]
    pub(crate) adventurers: Vec<AdventurerData>,
    #[serde(rename = "inline_contracts")]
    pub(crate) contracts: Vec<ContractData>,
}

/// The cards a scenario states beside the card set; none unless it does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Stated(Option<u16>);

impl Stated {
    /// Keeps a list of cards.
    ///
    /// # Errors
    /// What is wrong, in a sentence.
    pub(crate) fn keep(cards: &CardList) -> Result<Self, String> {
        if *cards == CardList::default() {
            return Ok(Self::default());
        }
        if cards.adventurers.len() > STATED_ADVENTURERS {
            return Err(format!("at most {STATED_ADVENTURERS} Adventurers are stated"));
        }
        if cards.contracts.len() > STATED_CONTRACTS {
            return Err(format!("at most {STATED_CONTRACTS} Contracts are stated"));
        }
        let set = || {
            let all = catalogue().with(cards.adventurers.clone(), cards.contracts.clone());
            Box::new(Set { cards: cards.clone(), all })
        };
        let place = (0..).zip(&KEPT).find(|(_, place)| place.get_or_init(set).cards == *cards);
        let full = || "no more cards can be stated in this run of the program".to_owned();
        place.map(|(number, _)| Self(Some(number))).ok_or_else(full)
    }

    fn set(self) -> Option<&'static Set> {
        KEPT.get(usize::from(self.0?))?.get().map(|set| &**set)
    }

    /// The card set with what is stated.
    #[inline]
    pub(crate) fn catalogue(self) -> &'static Catalogue {
        match self.0 {
            None => catalogue(),
            Some(_) => self.set().map_or_else(catalogue, |set| &set.all),
        }
    }
}

impl Serialize for Stated {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.set() {
            Some(set) => set.cards.serialize(serializer),
            None => CardList::default().serialize(serializer),
        }
    }
}

impl<'de> Deserialize<'de> for Stated {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Self::keep(&CardList::deserialize(deserializer)?).map_err(D::Error::custom)
    }
}
