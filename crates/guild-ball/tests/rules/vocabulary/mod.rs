//! Parts of the vocabulary that no fielded card needs, proved with abilities of cards that come later.

use super::check;

mod ball;
mod elsewhere;
mod hurt;
mod markers;
mod order;
mod phases;
mod results;
mod tokens;
