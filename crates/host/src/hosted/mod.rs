//! One match being hosted.

mod asks;
mod bot;
mod dice;
mod dispatch;
mod ending;
mod eyes;
mod feed;
mod line;
mod lookup;
mod open;
mod parted;
mod show;
mod timers;
mod undo;

use kernel::{Chance, Seat};
use record::{Journal, Links, Play};
use words::Shown;

use crate::Session;
use crate::chance::Source;
use crate::message::{Clock, MatchRequest, Problem, Reply};
use feed::Feeds;

pub use bot::BOTS;
pub use open::Opening;
pub use timers::Running;

/// The longest name of a player and the longest share of a seed, in bytes.
pub(crate) const NAME_MAX: usize = 200;

/// One match of game `G` being hosted: who sits where, its record, its source of chance, what lies on offer and what
/// every viewer has been told.
#[derive(Clone, Debug)]
pub struct Match<G: Shown> {
    play: Play<G>,
    source: Source,
    /// Whether the first draw waits for the players' shares.
    held: bool,
    /// Whether the next draw comes from another source than the record tells of.
    other_dice: bool,
    players: Vec<Option<String>>,
    clock: Option<Clock>,
    /// Where the present rules do not lead on, when they do not.
    parted: Option<parted::Parted>,
    takeback: Option<undo::Wanted>,
    draw_offer: Option<ending::Offered>,
    feeds: Feeds,
    /// What is known of the lines of the record that were handed out.
    links: Links,
    /// What bots have said in the present open ask, seat by seat.
    talks: Vec<Option<bot::Talk<G>>>,
}

/// A match of any game.
pub trait AnyMatch: Send {
    /// The name of the game.
    fn game(&self) -> &'static str;

    /// Whether the match has ended.
    fn is_over(&self) -> bool;

    /// Takes one message and answers it. `at` is the reading of a wall clock, written beside the entry.
    ///
    /// # Errors
    /// What was wrong; the match is then as it was.
    fn handle(
        &mut self,
        session: &Session,
        request: &MatchRequest,
        at: Option<&str>,
    ) -> Result<Reply, Problem>;

    /// The numbers of a script that were never drawn.
    fn dice_left(&self) -> Vec<u32>;

    /// The lines of the record from line `have` on, line 0 being the header; all of them when the header has changed
    /// since they were last asked for, because every line is tied to those before it.
    ///
    /// # Errors
    /// That something of the game has no JSON form.
    fn journal(&mut self, have: usize) -> Result<Journal, Problem>;

    /// Lets a bot speak for a seat, from what that seat may know. `false` when it has nothing to say now.
    ///
    /// # Errors
    /// That there is no such seat or bot, or that the bot was at a loss.
    fn let_bot(
        &mut self,
        seat: Seat,
        bot: &str,
        at: Option<&str>,
        rng: &mut dyn Chance,
    ) -> Result<bool, Problem>;

    /// Whose time runs now.
    fn running(&self) -> Vec<Running>;

    /// The number of the last entry of the record.
    fn last(&self) -> u32;

    /// Sets the match up again from its record after a fault of the program, and tells every viewer what he was not
    /// told; `false` when that fails. Offers lapse.
    fn recover(&mut self) -> bool;
}

impl<G: Shown> Match<G> {
    /// The record and the match itself, for a shell that is trusted with both.
    #[must_use]
    pub fn play(&self) -> &Play<G> {
        &self.play
    }

    fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<G> {
        Seat::all(G::seats(&self.play.state().table))
    }

    fn others(&self, by: Seat) -> Vec<Seat> {
        self.seats().filter(|&seat| seat != by).collect()
    }
}
