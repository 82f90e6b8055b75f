//! A match that writes its record while it is played.

use kernel::{Game, Input, Seat, Sink, State};

use crate::audit::{by_of, permit};
use crate::takeback::is_aside;
use crate::{
    AuditFault, Breach, Entry, Header, Hopeless, Record, Standing, Step, Takeback, free_takebacks,
    takeback_status,
};

/// A match with its record. The two never part: whatever the match takes is written.
#[derive(Clone, Debug, PartialEq)]
pub struct Play<G: Game> {
    pub(crate) record: Record<G>,
    pub(crate) state: State<G>,
}

/// Writes facts down and hands them on.
pub(crate) struct Both<'a, G: Game> {
    pub(crate) facts: Vec<G::Event>,
    pub(crate) watcher: &'a mut dyn Sink<G>,
}

impl<G: Game> Sink<G> for Both<'_, G> {
    fn fact(&mut self, before: &G::Table, event: &G::Event) {
        self.facts.push(event.clone());
        self.watcher.fact(before, event);
    }
}

impl<G: Game> Play<G> {
    /// Starts a match.
    ///
    /// # Errors
    /// The first fault of the setup.
    pub fn start(header: Header<G>, watcher: &mut dyn Sink<G>) -> Result<Self, G::Refusal> {
        let mut both = Both { facts: Vec::new(), watcher };
        let state = G::start(&header.setup, &mut both)?;
        let record = Record::begin(header, both.facts, &state.table);
        Ok(Self { record, state })
    }

    /// Goes on with a match from its record. One of an older revision goes on by the present rules, which is written into
    /// the record, if they give the same facts.
    ///
    /// # Errors
    /// The first entry at which the record and the rules part ways.
    pub fn resume(record: &Record<G>) -> Result<Self, AuditFault> {
        let (mut play, _) = record.run_again(false)?;
        if G::outcome(&play.state.table).is_none() {
            play.go_on();
        }
        Ok(play)
    }

    /// Takes one input and writes it down with its facts, which `watcher` is told as well.
    ///
    /// # Errors
    /// The refusal; match and record are then untouched.
    pub fn advance(
        &mut self,
        input: Input<G>,
        at: Option<String>,
        watcher: &mut dyn Sink<G>,
    ) -> Result<&Entry<G>, G::Refusal> {
        let by = by_of(&self.state, &input);
        let mut both = Both { facts: Vec::new(), watcher };
        G::advance(&mut self.state, input.clone(), &mut both)?;
        let facts = both.facts;
        self.record.append(input, by, facts, &self.state.table, at);
        let last = self.record.entries.len() - 1;
        Ok(&self.record.entries[last])
    }

    /// Whether `by` may wind the match back to entry `to`.
    #[must_use]
    pub fn takeback_status(&self, to: u32, by: Seat) -> Standing {
        takeback_status(&self.record, &self.state, to, by)
    }

    /// The entries to which `by` may wind the match back without asking anybody, the latest first.
    #[must_use]
    pub fn free_takebacks(&self, by: Seat) -> Vec<u32> {
        free_takebacks(&self.record, &self.state, by)
    }

    /// Winds the match back. Ask ids handed out before are stale afterwards.
    ///
    /// # Errors
    /// Why it may not be; match and record are then untouched.
    pub fn take_back(&mut self, takeback: Takeback, at: Option<String>) -> Result<(), Breach> {
        permit(&self.record, &self.state, &takeback)?;
        let mut live = self.record.live.clone();
        live.back(&self.record.entries, takeback.to).map_err(|why| Breach::Takeback(Hopeless::Entry(why)))?;
        let state = self.record.state_of(&live)?;
        self.record.append_takeback(takeback, &state.table, at);
        self.state = state;
        Ok(())
    }

    /// The entry to which `by` goes back when it takes back its latest answer.
    #[must_use]
    pub fn before_latest_of(&self, by: Seat) -> Option<u32> {
        let mut live = self.record.live().rev();
        let own = |entry: &&Entry<G>| match &entry.step {
            Step::Input { by: Some(seat), input: input @ Input::Answer { .. }, .. } => {
                *seat == by && !is_aside(input)
            }
            Step::Input { .. } | Step::Opening { .. } | Step::Takeback(_) | Step::Revision(_) => false,
        };
        live.find(own)?;
        live.next().map(|entry| entry.n)
    }

    /// The match.
    #[must_use]
    pub fn state(&self) -> &State<G> {
        &self.state
    }

    /// The record.
    #[must_use]
    pub fn record(&self) -> &Record<G> {
        &self.record
    }

    /// The header, to write names, time and dice into.
    pub fn header_mut(&mut self) -> &mut Header<G> {
        self.record.header_mut()
    }
}
