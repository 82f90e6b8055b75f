//! One rule at a time: what a test that proves several rules does not show of one of them.

mod areas;
mod attacks;
mod ball;
mod definitions;
mod geometry;
mod kicking;
mod momentum;
mod movement;
mod plays;
mod pool;
mod setup;
mod terrain;
mod tournament;
mod turn;
mod weak;

use super::check;
