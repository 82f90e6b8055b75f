//! Doing again what a record says: by the rules, or by its facts alone.

use kernel::{Game, Input, Seat, Sink, State};
use serde::Serialize;
use serde_json::Value;

use crate::audit::{by_of, permit, sentence};
use crate::fold::apply;
use crate::live::Live;
use crate::play::Both;
use crate::{Breach, Entry, Fault, Play, Problem, Record, Step};

impl<G: Game> Play<G> {
    /// Starts the match of a record again by the present rules and compares the facts of the start. Entry 0 is kept as
    /// it was written; [`Play::repeat`] takes the others.
    ///
    /// # Errors
    /// In what the record and the rules differ.
    pub fn reopen(record: &Record<G>, watcher: &mut dyn Sink<G>) -> Result<Self, Breach> {
        let setup = &record.header.setup;
        let refused = |refusal: G::Refusal| Breach::Setup(sentence(&refusal));
        let laid = G::lay(setup).map_err(refused)?;
        let mut both = Both { facts: Vec::new(), watcher };
        let state = G::start(setup, &mut both).map_err(refused)?;
        let facts = both.facts;
        let mut play = Self { record: empty(record), state };
        if let Some(opening) = record.entries.first() {
            play.compare(laid, opening.step.facts(), &facts)?;
            play.record.push_written(opening.clone());
        }
        Ok(play)
    }

    /// Does again by the present rules what the next entry of a record says, and compares its facts. The entry is kept as
    /// it was written, with the seat of an input filled in.
    ///
    /// # Errors
    /// In what the entry and the rules differ. The match is then of no more use.
    pub fn repeat(&mut self, entry: &Entry<G>, watcher: &mut dyn Sink<G>) -> Result<(), Breach> {
        let mut entry = entry.clone();
        match &mut entry.step {
            Step::Opening { .. } | Step::Revision(_) => {}
            Step::Input { input, by, facts } => *by = self.again(input, *by, facts, watcher)?,
            Step::Takeback(takeback) => {
                permit(&self.record, &self.state, takeback)?;
                let mut live = self.record.live.clone();
                live.back(&self.record.entries, takeback.to)
                    .map_err(|why| Breach::Takeback(crate::Hopeless::Entry(why)))?;
                self.state = self.record.state_of(&live)?;
            }
        }
        self.record.push_written(entry);
        Ok(())
    }

    /// Runs an input again, compares what follows, and says from which seat it came; older records do not.
    fn again(
        &mut self,
        input: &Input<G>,
        written: Option<Seat>,
        facts: &[G::Event],
        watcher: &mut dyn Sink<G>,
    ) -> Result<Option<Seat>, Breach> {
        let (computed, before) = (by_of(&self.state, input), self.state.table.clone());
        let mut both = Both { facts: Vec::new(), watcher };
        G::advance(&mut self.state, input.clone(), &mut both)
            .map_err(|refusal| Breach::Refused(sentence(&refusal)))?;
        let given = both.facts;
        if written.is_some() && written != computed {
            return Err(Breach::By { written, computed });
        }
        self.compare(before, facts, &given)?;
        Ok(computed)
    }

    /// Compares facts as written with those the rules give. Facts of an older revision may say less: a fact gains optional
    /// fields and never another meaning. They have to lead from the table `before` to the same table.
    fn compare(
        &self,
        mut before: G::Table,
        written: &[G::Event],
        computed: &[G::Event],
    ) -> Result<(), Breach> {
        let older = self.record.revision() != G::REVISION;
        let same = |written: &G::Event, computed: &G::Event| {
            written == computed || older && says_no_other(&json(written), &json(computed))
        };
        for index in 0..written.len().max(computed.len()) {
            let (written, computed) = (written.get(index), computed.get(index));
            if !written.zip(computed).is_some_and(|(written, computed)| same(written, computed)) {
                let show = |fact: Option<&G::Event>| fact.map(|fact| format!("{fact:?}"));
                return Err(Breach::Fact { index, written: show(written), computed: show(computed) });
            }
        }
        if older && written != computed {
            for fact in written {
                apply::<G>(&mut before, fact).map_err(|()| Breach::Table)?;
            }
            if before != self.state.table {
                return Err(Breach::Table);
            }
        }
        Ok(())
    }

    /// Writes that the match goes on by the present revision of the rules, when it was played by an older one so far.
    pub fn go_on(&mut self) {
        if self.record.revision() < G::REVISION {
            self.record.append_revision(G::REVISION, &self.state.table);
        }
    }

    /// Lays the table of a record that the present rules do not lead to. [`Play::follow`] takes its entries; the match can
    /// then be looked at and ended ([`State::parted`]).
    ///
    /// # Errors
    /// That its table cannot be laid.
    pub fn lay(record: &Record<G>) -> Result<Self, Fault> {
        Ok(Self { record: empty(record), state: State::parted(record.lay()?) })
    }

    /// Follows the next entry of a record by its facts alone and keeps it as it was written.
    ///
    /// # Errors
    /// What does not fit the table.
    pub fn follow(&mut self, entry: &Entry<G>, watcher: &mut dyn Sink<G>) -> Result<(), Fault> {
        for (index, fact) in entry.step.facts().iter().enumerate() {
            watcher.fact(&self.state.table, fact);
            apply::<G>(&mut self.state.table, fact)
                .map_err(|()| Fault::entry(entry.n, Problem::Unfit { index }))?;
        }
        self.record.push_written(entry.clone());
        if let Step::Takeback(_) = entry.step {
            self.state.table = self.record.table_of(&self.record.live)?;
        }
        if G::outcome(&self.state.table).is_some() {
            self.state = State::parted(self.state.table.clone());
        }
        Ok(())
    }
}

fn empty<G: Game>(record: &Record<G>) -> Record<G> {
    let (header, kept) = (record.header.clone(), record.kept.clone());
    Record { header, entries: Vec::new(), live: Live::default(), kept }
}

fn json<T: Serialize>(fact: &T) -> Value {
    serde_json::to_value(fact).unwrap_or_default()
}

/// Whether whatever one value says, the other says as well.
fn says_no_other(less: &Value, more: &Value) -> bool {
    match (less, more) {
        (Value::Object(less), Value::Object(more)) => {
            less.iter().all(|(key, value)| more.get(key).is_some_and(|other| says_no_other(value, other)))
        }
        (Value::Array(less), Value::Array(more)) => {
            less.len() == more.len() && less.iter().zip(more).all(|(less, more)| says_no_other(less, more))
        }
        (less, more) => less == more,
    }
}
