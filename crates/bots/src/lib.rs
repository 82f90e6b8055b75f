//! Players for any game that can be searched. They hold a [`kernel::Glimpse`], never the true state, and never name
//! a game.

mod bot;
mod greedy;
mod named;
mod play_on;
mod random;
mod rng;
mod sampler;

pub use bot::{Bot, sample};
pub use greedy::Greedy;
pub use named::{GREEDY, Unnamed, named};
pub use random::Random;
pub use rng::Rng;
pub use sampler::Sampler;
