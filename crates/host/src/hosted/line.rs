//! The information line: how far back a player may go without asking anybody.

use kernel::{Seat, Viewer};
use record::{Entry, Step};
use words::Shown;

use super::Match;
use super::feed::Feed;
use crate::message::{Code, Problem};

impl<G: Shown> Match<G> {
    /// The entry a seat means when it wants to go back to one of its updates.
    pub(super) fn entry_of(&self, seat: Seat, update: u32) -> Result<u32, Problem> {
        let feed = self.feed(Viewer::Seat(seat))?;
        let entry = self.stands_for(feed, seat, update as usize);
        entry.ok_or_else(|| Problem::new(Code::NoUpdate, format!("there is no update {update}")))
    }

    /// The number of a player's earliest update to which he may go back without asking anybody, by the very rule
    /// `undo` goes by.
    pub(super) fn line(&self, feed: &Feed) -> Option<u32> {
        let Viewer::Seat(seat) = feed.viewer else { return None };
        let free = self.play.free_takebacks(seat);
        let earliest = *free.last()?;
        let stands_at = |update: usize| self.stands_for(feed, seat, update);
        let updates = (0..feed.entries.len()).rev();
        // An update stands for no later entry than the next one has, so none before can reach a free entry.
        let near =
            updates.take_while(|update| feed.entries.get(update + 1).is_none_or(|&next| next >= earliest));
        let line = near.filter(|&update| stands_at(update).is_some_and(|entry| free.contains(&entry))).last();
        line.and_then(|update| u32::try_from(update).ok())
    }

    /// The entry of play an update stands for: its own, or the last after it of which the seat learned nothing and which
    /// is not its own doing.
    fn stands_for(&self, feed: &Feed, seat: Seat, update: usize) -> Option<u32> {
        let entry = *feed.entries.get(update)?;
        let next = feed.entries.get(update + 1).copied().unwrap_or(u32::MAX);
        let entries = self.play.record().entries();
        let quiet = |later: &&Entry<G>| {
            let silent = match &later.step {
                Step::Input { by, .. } => *by != Some(seat),
                Step::Revision(_) => true,
                Step::Opening { .. } | Step::Takeback(_) => false,
            };
            silent && later.n < next
        };
        let later = entries.iter().skip(entry as usize + 1).take_while(quiet).last();
        Some(self.played(later.map_or(entry, |later| later.n)))
    }

    /// The entry of play an entry stands for: a takeback stands for the one it went to.
    fn played(&self, entry: u32) -> u32 {
        match self.play.record().entries().get(entry as usize).map(|entry| &entry.step) {
            Some(Step::Takeback(takeback)) => self.played(takeback.to),
            // A new revision stands for the entry before it.
            Some(Step::Revision(_)) => self.played(entry.saturating_sub(1)),
            Some(Step::Opening { .. } | Step::Input { .. }) | None => entry,
        }
    }
}

#[cfg(test)]
mod tests {
    use bots::Rng;
    use kernel::{Chance, Searchable};
    use record::Standing;
    use serde_json::json;
    use testkit::fixture::Haggle;

    use super::*;
    use crate::chance::{Seeded, Source};
    use crate::hosted::{AnyMatch, Opening};
    use crate::message::{MatchRequest, Reply};
    use crate::session::Sight;
    use crate::{BOTS, Session};

    fn open<G: Shown>(seats: u8, rng: &mut Rng) -> Match<G> {
        let setup = <G as Searchable>::setup(seats, rng).unwrap();
        let source = Source::Seeded(Seeded::new(format!("line {}", rng.below(1000)), Vec::new()));
        Match::open(setup, Opening::new(source)).unwrap()
    }

    /// The earliest update `undo` takes a seat back to without asking, tried one by one.
    fn tried<G: Shown>(hosted: &Match<G>, seat: Seat) -> Option<u32> {
        let count = hosted.feed(Viewer::Seat(seat)).unwrap().entries.len() as u32;
        (0..count).find(|&update| {
            let entry = hosted.entry_of(seat, update).unwrap();
            hosted.play.takeback_status(entry, seat) == Standing::Free
        })
    }

    fn compare<G: Shown>(hosted: &Match<G>) -> u32 {
        let mut lines = 0;
        for seat in hosted.seats() {
            let line = hosted.pending_for(Sight::Viewer(Viewer::Seat(seat))).line;
            assert_eq!(line, tried(hosted, seat), "seat {seat}");
            lines += u32::from(line.is_some());
            let told = hosted.updates(Viewer::Seat(seat), None).unwrap();
            let told = told.iter().rev().find_map(|update| update.pending.as_ref()).unwrap();
            assert_eq!(told.line, line, "what was told last is so");
        }
        lines
    }

    fn say<G: Shown>(hosted: &mut Match<G>, request: &serde_json::Value) -> Option<Reply>
    where
        Match<G>: Send,
    {
        let request: MatchRequest = serde_json::from_value(request.clone()).unwrap();
        hosted.handle(&Session::TRUSTED, &request, None).ok()
    }

    fn wander<G: Shown>(seats: u8, steps: u32, rng: &mut Rng) -> u32
    where
        Match<G>: Send,
    {
        let mut hosted: Match<G> = open(seats, rng);
        let mut lines = 0;
        for _ in 0..steps {
            let seat = Seat(rng.below(u32::from(seats)) as u8);
            match rng.below(8) {
                0 => drop(say(&mut hosted, &json!({ "type": "undo", "by": seat }))),
                1 => drop(say(&mut hosted, &json!({ "type": "retract", "seat": seat }))),
                2 => {
                    let line = hosted.pending_for(Sight::Viewer(Viewer::Seat(seat))).line;
                    let Some(line) = line else { continue };
                    say(&mut hosted, &json!({ "type": "undo", "by": seat, "to": line })).unwrap();
                    assert!(hosted.takeback.is_none(), "it is free");
                }
                _ => drop(hosted.let_bot(seat, BOTS[0], None, rng).unwrap()),
            }
            lines += compare(&hosted);
        }
        lines
    }

    #[test]
    fn the_line_is_where_undo_stops_being_free() {
        let mut rng = Rng::new(77);
        let haggle: u32 = (0..40).map(|_| wander::<Haggle>(2, 40, &mut rng)).sum();
        let ball = wander::<guild_ball::GuildBall>(2, 150, &mut rng);
        let master: u32 =
            (2..=4).map(|seats| wander::<guild_master::GuildMaster>(seats, 150, &mut rng)).sum();
        assert!(haggle > 100 && ball > 20 && master > 50, "{haggle} {ball} {master}");
    }
}
