//! The referee kernel: what every game of the hall shares, and nothing of any one game.
//!
//! A match is a pure value, [`State`]. It says what it waits for ([`State::pending`]), takes one [`Input`]
//! ([`Game::advance`]) and reports facts to a [`Sink`]. It needs no clock, thread, file or random generator:
//! time, chance and endings are inputs like any other.
//!
//! A game is a set of *procedures*: small `Copy` frames on a stack ([`Flow`]), each woken with a [`Wake`] and
//! answering with a [`Next`]. Only events write the table ([`Desk::emit`]).

mod ask;
mod booked;
mod chance;
mod flow;
mod game;
mod glimpse;
mod input;
mod list;
mod marked;
mod notation;
pub mod odds;
mod outcomes;
mod procedure;
mod ranking;
mod refuse;
mod sampled;
mod seat;
mod sink;
mod state;
mod timer;
mod variant;
mod weights;
mod window;

pub use ask::{Ask, AskId};
pub use booked::{Book, Booked, Habit, Watch};
pub use chance::{Chance, pick};
pub use flow::{DEPTH, Flow, Stuck};
pub use game::{Game, Searchable};
pub use glimpse::Glimpse;
pub use input::{DICE_MAX, Draw, Drawn, Ending, Input};
pub use list::List;
pub use marked::{Mark, Marked};
pub use notation::{Notation, seat_named};
pub use outcomes::outcomes;
pub use procedure::{Next, Procedure, Wake};
pub use ranking::Ranking;
pub use refuse::{Misfit, Refuse};
pub use sampled::{Sampled, from_list};
pub use seat::{SEATS_MAX, Seat, Viewer};
pub use sink::{Desk, Ignore, Sink};
pub use state::{Pending, State, reseal};
pub use timer::Timer;
pub use variant::{variant, variants};
pub use weights::{Search, WeightSet};
pub use window::{Order, Turn, Window};
