//! Parts of the vocabulary that no fielded card needs, proved with abilities of cards that come later.

use super::check;

mod ball;
mod hurt;
mod phases;
mod results;
