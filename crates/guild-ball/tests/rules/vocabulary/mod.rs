//! Parts of the vocabulary that no fielded card needs, proved with abilities of cards that come later.

use super::check;

mod afar;
mod ball;
mod company;
mod doers;
mod dues;
mod elsewhere;
mod endings;
mod entering;
mod gifts;
mod goals;
mod granted;
mod ground;
mod hooks;
mod hurt;
mod lasting;
mod limits;
mod markers;
mod order;
mod phases;
mod plays;
mod price;
mod results;
mod standing;
mod state;
mod taxonomy;
mod tokens;
