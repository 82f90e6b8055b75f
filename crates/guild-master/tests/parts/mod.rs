//! Parts of the game that are told apart from its rules: what is read, saved, priced and weighed.

mod cards;
mod catalog;
mod kit;
mod marks;
mod parley;
mod price;
