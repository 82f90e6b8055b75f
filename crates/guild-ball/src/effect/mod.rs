//! Effects: the vocabulary cards are written in, what is in force on the table and what it changes.
//!
//! A card holds abilities. An ability is used (a play, an active trait), is in force by itself (a trait), or both; what it
//! attaches to models is a rule with modifiers that are read ([`layers`], [`price`]) and triggers that fire at hooks
//! (`flow::hooks`). The data are in `data/abilities`, the taxonomy they follow in `data/taxonomy.ron`.

pub mod active;
pub mod altered;
pub mod body;
pub mod change;
pub mod force;
pub mod harm;
pub mod holders;
pub mod hook;
pub mod layers;
pub mod library;
pub mod own_rule;
pub mod parts;
pub mod price;
pub mod primitive;
pub mod reading;
pub mod reroll;
pub mod select;
pub mod stated;
pub mod touch;
pub mod vocabulary;

pub use active::{Abilities, Attached, Done, Effects, Held, Laid};
pub use hook::Hook;
pub use library::AbilityId;
pub use own_rule::OwnRule;
pub use primitive::{Primitive, Selector};
pub use stated::Stated;
