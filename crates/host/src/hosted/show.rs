//! What a match is and what it waits for, as told.

use kernel::{Ask, Pending, Viewer};
use serde::Serialize;
use serde_json::Value;
use words::Shown;

use super::Match;
use super::ending::Offered;
use super::eyes::Eyes;
use super::undo::Wanted;
use crate::chance::Source;
use crate::message::{AskInfo, AskName, ChanceInfo, MatchInfo, PendingInfo, Reply, SeatInfo, Waits};
use crate::session::{Session, Sight};

pub(super) fn json<T: Serialize>(value: &T) -> Value {
    serde_json::to_value(value).unwrap_or_default()
}

impl<G: Shown> Match<G> {
    /// What the match waits for, as somebody sees it.
    pub(super) fn pending_for(&self, sight: Sight) -> PendingInfo {
        let line = match sight.viewer() {
            Some(Viewer::Seat(seat)) => self.feed(Viewer::Seat(seat)).ok().and_then(|feed| self.line(feed)),
            Some(Viewer::Stand) | None => None,
        };
        self.pending_with(sight, line)
    }

    /// What the match waits for, with an information line.
    pub(super) fn pending_with(&self, sight: Sight, line: Option<u32>) -> PendingInfo {
        PendingInfo {
            waits: self.waits(sight),
            line,
            takeback: self.takeback.as_ref().map(Wanted::info),
            draw_offer: self.draw_offer.as_ref().map(Offered::info),
        }
    }

    fn waits(&self, sight: Sight) -> Waits {
        if let Some(parted) = self.parted.as_ref().filter(|_| !self.ended()) {
            return parted.waits(sight);
        }
        match self.play.state().pending() {
            Pending::Asks(asks) => {
                Waits::Answers { asks: asks.iter().map(|ask| self.ask_info(ask, sight)).collect() }
            }
            Pending::Chance(draw) => Waits::Chance {
                draw: json(&draw),
                number: self.play.record().draws_made(),
                why: self.why_no_draw(),
            },
            Pending::Over(outcome) => Waits::Nothing {
                outcome: json(&outcome),
                text: G::write_outcome(&outcome),
                say: G::say_outcome(&outcome),
                winners: G::winners(&outcome),
            },
            Pending::Stuck(stuck) => Waits::Repair { fault: json(&stuck) },
        }
    }

    /// An ask as told: what exactly is asked may tell a secret, so only the seat itself learns it.
    fn ask_info(&self, ask: &Ask<G>, sight: Sight) -> AskInfo {
        let (shown, table) = (sight.sees(ask.seat), &self.play.state().table);
        AskInfo {
            ask: AskName(ask.id),
            seat: ask.seat,
            name: G::seat_name(ask.seat),
            answered: ask.answered,
            prompt: shown.then(|| json(&ask.prompt)),
            text: shown.then(|| G::write_prompt(table, &ask.prompt)),
            say: shown.then(|| G::say_prompt(table, &ask.prompt)),
            secret: G::is_secret(&ask.prompt),
        }
    }

    pub(super) fn info(&self, session: &Session) -> MatchInfo {
        let seats = self.seats().zip(&self.players).map(|(seat, player)| SeatInfo {
            seat,
            name: G::seat_name(seat),
            player: player.clone(),
        });
        MatchInfo {
            game: G::ID,
            revision: self.play.record().revision(),
            seats: seats.collect(),
            chance: self.chance_info(),
            clock: self.clock,
            n: session.viewer().map(|viewer| self.latest(viewer)),
            pending: self.pending_for(Sight::Session(*session)),
        }
    }

    /// The commitment is told from the start, the seed only when the match is over.
    fn chance_info(&self) -> ChanceInfo {
        let seeded = match &self.source {
            Source::Seeded(seeded) => Some(seeded),
            Source::Scripted(_) | Source::Replayed(_) | Source::Listed(_) => None,
        };
        ChanceInfo {
            source: self.source.kind(),
            commitment: seeded.map(crate::chance::Seeded::commitment),
            shares: seeded.map_or_else(Vec::new, |seeded| seeded.shares().to_vec()),
            held: self.held,
            seed: seeded.filter(|_| self.ended()).map(|seeded| seeded.seed().to_owned()),
        }
    }

    pub(super) fn ended(&self) -> bool {
        G::outcome(&self.play.state().table).is_some()
    }

    /// The answer to something that was done; `steps` is what it led to.
    pub(super) fn done(&self, session: &Session, steps: Vec<Eyes>) -> Reply {
        let (mut facts, mut log) = (Vec::new(), Vec::new());
        for step in steps {
            facts.extend(step.facts);
            log.extend(step.log);
        }
        let record = self.play.record();
        Reply::Done {
            n: session.viewer().map(|viewer| self.latest(viewer)),
            pending: self.pending_for(Sight::Session(*session)),
            entry: session.is_trusted().then(|| record.last()),
            digest: session.is_trusted().then(|| record.digest()),
            facts: session.is_trusted().then_some(facts),
            log: session.is_trusted().then_some(log),
        }
    }
}
