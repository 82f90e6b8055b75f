//! Draws made by the host.

use kernel::{Input, Pending};
use words::Shown;

use super::eyes::Eyes;
use super::open::told;
use super::show::json;
use super::{Match, NAME_MAX};
use crate::Session;
use crate::chance::{NoDraw, Source};
use crate::message::{Code, OutcomeInfo, Problem, Reply};

/// How many draws one message may cause before the match is left to wait.
const DRAWS_MAX: u32 = 10_000;

/// The most numbers a script holds.
const SCRIPT_MAX: usize = 100_000;

impl<G: Shown> Match<G> {
    /// Makes draws while the match waits for them and the source has them.
    pub(super) fn settle(&mut self, at: Option<&str>, steps: &mut Vec<Eyes>) -> Result<(), Problem> {
        for _ in 0..DRAWS_MAX {
            let Pending::Chance(draw) = self.play.state().pending() else { break };
            if self.held {
                break;
            }
            let number = self.play.record().draws_made();
            match self.source.draw(number, &draw) {
                Ok(drawn) => {
                    self.tell_of_other_dice();
                    self.advance(Input::Drawn(drawn), at, steps)?;
                }
                Err(_) => break,
            }
        }
        Ok(())
    }

    /// Writes into the record that its dice come from another source from here on, beside what it told before.
    fn tell_of_other_dice(&mut self) {
        if !self.other_dice {
            return;
        }
        self.other_dice = false;
        let since = self.play.record().entries().len();
        let mut now = told(&self.source, false);
        now["since_entry"] = since.into();
        now["before"] = self.play.record().header().chance.clone().unwrap_or_default();
        self.play.header_mut().chance = Some(now);
    }

    /// Why the draw the match waits for has not been made.
    pub(super) fn why_no_draw(&self) -> String {
        if self.held {
            return "the match is held for the players' shares until it is begun".to_owned();
        }
        self.lacks().map_or_else(|| "it is about to be made".to_owned(), |why| why.to_string())
    }

    /// What the source lacks for the draw the match waits for.
    fn lacks(&self) -> Option<NoDraw> {
        let Pending::Chance(draw) = self.play.state().pending() else { return None };
        self.source.clone().draw(self.play.record().draws_made(), &draw).err()
    }

    pub(super) fn dice(
        &mut self,
        session: &Session,
        faces: &[u32],
        clear: bool,
        at: Option<&str>,
    ) -> Result<Reply, Problem> {
        Self::trusted(session)?;
        let Source::Scripted(script) = &mut self.source else {
            return Err(Problem::new(Code::NoDice, "the dice of this match are not scripted"));
        };
        if script.left().len() + faces.len() > SCRIPT_MAX {
            return Err(Problem::new(Code::WrongDice, format!("a script has at most {SCRIPT_MAX} numbers")));
        }
        let before = script.clone();
        if clear {
            script.clear();
        }
        script.extend(faces.iter().copied());
        let mut steps = Vec::new();
        self.settle(at, &mut steps)?;
        if steps.is_empty()
            && let Some(why @ NoDraw::ScriptWrong { .. }) = self.lacks()
        {
            self.source = Source::Scripted(before);
            return Err(Problem::new(Code::WrongDice, why.to_string()));
        }
        Ok(self.done(session, steps))
    }

    pub(super) fn outcomes(&self) -> Result<Reply, Problem> {
        let Pending::Chance(draw) = self.play.state().pending() else {
            return Err(Problem::new(Code::NoDice, "the match does not wait for chance"));
        };
        let info = |(drawn, weight): (kernel::Drawn, u32)| OutcomeInfo { drawn: json(&drawn), weight };
        let outcomes = G::outcomes(&draw).map(|all| all.into_iter().map(info).collect());
        Ok(Reply::Outcomes { draw: json(&draw), outcomes })
    }

    pub(super) fn share(
        &mut self,
        session: &Session,
        by: Option<kernel::Seat>,
        share: &str,
    ) -> Result<Reply, Problem> {
        let by = self.actor(session, by)?;
        if share.len() > NAME_MAX {
            return Err(Problem::new(Code::BadMessage, format!("a share has at most {NAME_MAX} bytes")));
        }
        let Source::Seeded(seeded) = &mut self.source else {
            return Err(Problem::new(Code::NoDice, "the dice of this match have no seed"));
        };
        if !self.held {
            return Err(Problem::new(Code::NoDice, "the match is not held; its dice are settled"));
        }
        let mark = format!("{by}:");
        if seeded.shares().iter().any(|other| other.starts_with(&mark)) {
            return Err(Problem::new(Code::NotYours, format!("seat {by} has given its share")));
        }
        seeded.add_share(format!("{mark}{share}"));
        self.play.header_mut().chance = Some(told(&self.source, true));
        Ok(Reply::Match(self.info(session)))
    }

    pub(super) fn begin(&mut self, session: &Session, at: Option<&str>) -> Result<Reply, Problem> {
        Self::trusted(session)?;
        if self.held {
            self.held = false;
            self.play.header_mut().chance = Some(told(&self.source, false));
        }
        let mut steps = Vec::new();
        self.settle(at, &mut steps)?;
        Ok(self.done(session, steps))
    }
}
