//! Parts of the vocabulary that no fielded card needs, proved with abilities of cards that come later.

use super::check;

mod afar;
mod ball;
mod brink;
mod company;
mod deeds;
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
mod measure;
mod order;
mod phases;
mod plays;
mod price;
mod rerolls;
mod results;
mod several;
mod sides;
mod standing;
mod state;
mod taxonomy;
mod tokens;
mod undone;
