//! Parts of the vocabulary that no fielded card needs, proved with abilities of cards that come later.

use super::check;

mod afar;
mod ball;
mod company;
mod doers;
mod elsewhere;
mod endings;
mod entering;
mod goals;
mod granted;
mod ground;
mod hurt;
mod markers;
mod order;
mod phases;
mod plays;
mod price;
mod results;
mod state;
mod taxonomy;
mod tokens;
