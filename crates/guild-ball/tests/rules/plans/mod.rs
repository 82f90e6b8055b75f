//! Game plans: what a plan is, and the two decks. Red plays the plan a test is about, from the Initiative Phase on, against one
//! of blue's whose text cannot matter; blue's momentum makes up the difference, so that only the plan's printed value leads
//! to a roll-off.

mod deck_a_first;
mod deck_a_last;
mod deck_b_first;
mod deck_b_last;
mod general;
mod ground;
mod prices;

use super::check;
