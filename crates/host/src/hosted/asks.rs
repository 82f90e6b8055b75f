//! Candidates, checks, previews, answers and questions.

use kernel::{Ask, Input, Seat};
use serde_json::Value;
use words::Shown;

use super::Match;
use super::eyes::Eyes;
use super::lookup::misfit;
use super::show::json;
use crate::Session;
use crate::chance::Stream;
use crate::message::{AskName, ChoiceInfo, Code, MenuEntry, Problem, RefusalInfo, Reply, Try, Who};

/// How many candidates are listed when nothing is said, and at most.
const WANT: u32 = 64;
const WANT_MAX: u32 = 4096;

impl<G: Shown> Match<G> {
    pub(super) fn candidates(
        &self,
        session: &Session,
        name: Option<AskName>,
        seat: Option<Seat>,
        want: Option<u32>,
    ) -> Result<Reply, Problem> {
        let ask = self.find_ask(session, name, seat)?;
        let want = want.unwrap_or(WANT).min(WANT_MAX);
        // The numbers follow from what is public, so that the list tells nothing about the dice.
        let parts = [ask.id.number, ask.id.generation, want].map(u32::to_le_bytes);
        let mut rng = Stream::keyed("guildhall candidates", &parts.each_ref().map(<[u8; 4]>::as_slice));
        let mut choices = Vec::new();
        G::candidates(self.play.state(), &ask, want as usize, &mut rng, &mut choices);
        let table = &self.play.state().table;
        let info = |choice: &G::Choice| ChoiceInfo {
            choice: json(choice),
            text: G::write_choice(table, choice),
            say: G::say_choice(table, &ask.prompt, choice),
        };
        Ok(Reply::Candidates { ask: AskName(ask.id), choices: choices.iter().map(info).collect() })
    }

    /// What a person would think of at an ask, each legal with its preview or forbidden with its rule.
    pub(super) fn menu(
        &self,
        session: &Session,
        name: Option<AskName>,
        seat: Option<Seat>,
    ) -> Result<Reply, Problem> {
        let ask = self.find_ask(session, name, seat)?;
        let mut choices = Vec::new();
        G::menu(self.play.state(), &ask, &mut choices);
        choices.truncate(WANT_MAX as usize);
        let entries = choices.iter().map(|choice| self.menu_entry(&ask, choice)).collect();
        Ok(Reply::Menu { ask: AskName(ask.id), entries })
    }

    fn menu_entry(&self, ask: &Ask<G>, choice: &G::Choice) -> MenuEntry {
        let state = self.play.state();
        let preview = G::check(state, ask.id, choice).and_then(|()| G::preview(state, ask, choice));
        MenuEntry {
            choice: json(choice),
            text: G::write_choice(&state.table, choice),
            say: G::say_choice(&state.table, &ask.prompt, choice),
            legal: preview.is_ok(),
            preview: preview.as_ref().ok().map(json),
            refusal: preview.as_ref().err().map(|refusal| self.refusal(refusal)),
        }
    }

    fn refusal(&self, refusal: &G::Refusal) -> RefusalInfo {
        RefusalInfo::of::<G>(Some(&self.play.state().table), refusal)
    }

    /// Reads the answer the speaker means.
    fn read(&self, session: &Session, given: &Try) -> Result<(Ask<G>, G::Choice), Problem> {
        let ask = self.find_ask(session, given.ask, given.seat)?;
        let choice = match (&given.choice, &given.text) {
            (Some(choice), None) => serde_json::from_value(choice.clone())
                .map_err(|why| unreadable(format!("the choice cannot be read: {why}")))?,
            (None, Some(text)) => G::read_choice(self.play.state(), &ask, text).map_err(unreadable)?,
            (Some(_), Some(_)) | (None, None) => {
                return Err(Problem::new(Code::BadMessage, "an answer has either a choice or a text"));
            }
        };
        Ok((ask, choice))
    }

    pub(super) fn check(&self, session: &Session, given: &Try) -> Result<Reply, Problem> {
        let (ask, choice) = self.read(session, given)?;
        let refusal = G::check(self.play.state(), ask.id, &choice).err();
        Ok(Reply::Checked {
            ask: AskName(ask.id),
            legal: refusal.is_none(),
            refusal: refusal.as_ref().map(|refusal| self.refusal(refusal)),
        })
    }

    pub(super) fn preview(&self, session: &Session, given: &Try) -> Result<Reply, Problem> {
        let (ask, choice) = self.read(session, given)?;
        let preview =
            G::preview(self.play.state(), &ask, &choice).map_err(|refusal| self.refused(&refusal))?;
        Ok(Reply::Preview { ask: AskName(ask.id), preview: json(&preview) })
    }

    pub(super) fn choose(
        &mut self,
        session: &Session,
        given: &Try,
        at: Option<&str>,
    ) -> Result<Reply, Problem> {
        let (ask, choice) = self.read(session, given)?;
        self.take(session, Input::Answer { ask: ask.id, choice }, at)
    }

    pub(super) fn retract(
        &mut self,
        session: &Session,
        name: Option<AskName>,
        seat: Option<Seat>,
        at: Option<&str>,
    ) -> Result<Reply, Problem> {
        let ask = self.find_ask(session, name, seat)?;
        if !ask.answered {
            return Err(misfit(kernel::Misfit::NotSealed));
        }
        self.take(session, Input::Retract { ask: ask.id }, at)
    }

    pub(super) fn query(
        &self,
        session: &Session,
        viewer: Option<Who>,
        query: &Value,
    ) -> Result<Reply, Problem> {
        let viewer = self.viewer(session, viewer)?;
        let query: G::Query = serde_json::from_value(query.clone())
            .map_err(|why| Problem::new(Code::Unreadable, format!("the query cannot be read: {why}")))?;
        let answer = G::query(self.play.state(), viewer, &query);
        Ok(Reply::Answer { viewer: Who(viewer), answer: json(&answer) })
    }

    /// Takes an input, makes the draws that follow and says what it led to.
    pub(super) fn take(
        &mut self,
        session: &Session,
        input: Input<G>,
        at: Option<&str>,
    ) -> Result<Reply, Problem> {
        let mut steps = Vec::new();
        self.advance(input, at, &mut steps)?;
        self.settle(at, &mut steps)?;
        Ok(self.done(session, steps))
    }

    /// Takes one input and tells every viewer. Whatever lay on offer lapses.
    pub(super) fn advance(
        &mut self,
        input: Input<G>,
        at: Option<&str>,
        steps: &mut Vec<Eyes>,
    ) -> Result<(), Problem> {
        let mut eyes = Eyes::default();
        let taken = self.play.advance(input, at.map(str::to_owned), &mut eyes).map(|_| ());
        taken.map_err(|refusal| self.refused(&refusal))?;
        self.takeback = None;
        self.draw_offer = None;
        self.tell(eyes.clone(), None);
        steps.push(eyes);
        Ok(())
    }
}

/// An answer nobody can read is refused by the same rule as one to another question.
fn unreadable(why: String) -> Problem {
    Problem { rule: Some("HALL-CHOICE".to_owned()), ..Problem::new(Code::Unreadable, why) }
}
