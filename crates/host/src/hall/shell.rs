//! What a hall does for the shell it runs in, beside the messages: the record line by line, and bots.

use std::panic::{AssertUnwindSafe, catch_unwind};

use kernel::Seat;
use record::Journal;

use super::{Hall, unknown};
use crate::chance::Stream;
use crate::hosted::{AnyMatch, Running};
use crate::message::Problem;

impl Hall {
    /// The lines of a match's record from line `have` on, line 0 being the header, for a shell that keeps them in a
    /// file: it says how many lines it has and gets what is new. [`Journal::from`] is `have`, or 0 when everything is
    /// to be written again because the header has changed: a player joined, a share was added, a match was loaded. A
    /// shell that failed to write what it got says 0 the next time. With the seed that `save` tells, `load` goes on
    /// from these lines. They hold every secret of the match.
    ///
    /// # Errors
    /// That there is no such match.
    pub fn journal(&mut self, name: &str, have: usize) -> Result<Journal, Problem> {
        self.guarded(name, |hosted| hosted.journal(have))
    }

    /// Lets the bot `random` or `greedy` speak once for a seat: it answers what the seat is asked, from what the seat
    /// may know; it agrees to takebacks, and to a draw only when the match can but be ended. `false` when it has nothing to
    /// say. Draws that follow are made. Call it for every bot after every step until all are silent.
    ///
    /// In an open ask, such as bargaining, everybody may speak again and again. There a bot speaks when another seat
    /// has spoken since its own last word, or when nobody else is waited for; after a few words it takes an answer that
    /// settles the matter for its seat. So bots among themselves come to an end, and people have time to think.
    ///
    /// `at` is the reading of a wall clock, written beside the entries. Its thoughts come from the hall's own randomness,
    /// apart from every match's chance: for one hall they are the same for a seat at the same entry of the record,
    /// however often it was asked before, so that a match against bots can be repeated.
    ///
    /// # Errors
    /// That there is no such match, seat or bot, or that the bot was at a loss, which is a fault of the game.
    pub fn let_bot(&mut self, name: &str, seat: Seat, bot: &str, at: Option<&str>) -> Result<bool, Problem> {
        let entry = self.last(Some(name)).unwrap_or_default().to_le_bytes();
        let mut rng = Stream::keyed("guildhall bot", &[&self.entropy, &entry, &[seat.0]]);
        self.guarded(name, |hosted| hosted.let_bot(seat, bot, at, &mut rng))
    }

    /// Whose time runs in a match, for a shell that keeps time: it counts while a seat is named here, and says `expire` when
    /// the main time of the match's clock, or a stretch beyond it, is used up.
    ///
    /// # Errors
    /// That there is no such match.
    pub fn running(&mut self, name: &str) -> Result<Vec<Running>, Problem> {
        self.guarded(name, |hosted| Ok(hosted.running()))
    }

    /// Does something with a match; a fault of a game's program does not end the hall.
    fn guarded<T>(
        &mut self,
        name: &str,
        work: impl FnOnce(&mut dyn AnyMatch) -> Result<T, Problem>,
    ) -> Result<T, Problem> {
        let before = self.last(Some(name));
        let hosted = self.matches.get_mut(name).ok_or_else(|| unknown(name))?;
        match catch_unwind(AssertUnwindSafe(|| work(hosted.as_mut()))) {
            Ok(done) => done,
            Err(_) => Err(self.recover(Some(name), before)),
        }
    }
}
