//! Watching a record: its facts applied in order, no rule asked.

use std::panic::{AssertUnwindSafe, catch_unwind};

use kernel::{Game, Refuse};

use crate::live::Live;
use crate::{Digest, Entry, Fault, Problem, Record, Step};

/// Where a record leads.
#[derive(Clone, Debug, PartialEq)]
pub struct Folded<G: Game> {
    /// The table after the last entry.
    pub table: G::Table,
    /// How the match ended, if it has.
    pub outcome: Option<G::Outcome>,
    /// Whether all digests were compared. Those of another revision are not: its tables may have looked different.
    pub digests_compared: bool,
}

impl<G: Game> Record<G> {
    /// Applies the facts and honours takebacks, comparing the digest of every entry.
    ///
    /// # Errors
    /// The first entry that does not lead to the table it was written with.
    pub fn fold(&self) -> Result<Folded<G>, Fault> {
        self.watch(|_, _| {})
    }

    /// Like [`Record::fold`]; `show` is handed every entry with the table after it.
    ///
    /// # Errors
    /// The first entry that does not lead to the table it was written with.
    pub fn watch(&self, mut show: impl FnMut(&Entry<G>, &G::Table)) -> Result<Folded<G>, Fault> {
        let mut revision = self.header.revision;
        let mut table = self.lay()?;
        let mut live = Live::default();
        let mut before = None;
        for entry in &self.entries {
            live.take(&self.entries, entry).map_err(|why| Fault::entry(entry.n, Problem::Takeback(why)))?;
            match &entry.step {
                Step::Opening { facts } | Step::Input { facts, .. } => {
                    for (index, fact) in facts.iter().enumerate() {
                        apply::<G>(&mut table, fact)
                            .map_err(|()| Fault::entry(entry.n, Problem::Unfit { index }))?;
                    }
                }
                Step::Takeback(_) => table = self.table_of(&live)?,
                Step::Revision(next) => revision = *next,
            }
            if revision == G::REVISION {
                compare(entry, before, &table)?;
            }
            before = Some(entry.digest);
            show(entry, &table);
        }
        let outcome = G::outcome(&table);
        Ok(Folded { table, outcome, digests_compared: self.header.revision == G::REVISION })
    }

    pub(crate) fn lay(&self) -> Result<G::Table, Fault> {
        G::lay(&self.header.setup).map_err(|refusal| {
            Fault::header(Problem::Setup(format!("{}: {}", refusal.rule(), refusal.reason())))
        })
    }

    pub(crate) fn table_of(&self, live: &Live) -> Result<G::Table, Fault> {
        let mut table = self.lay()?;
        let entries = live.entries().filter_map(|n| self.entries.get(n as usize));
        for fact in entries.flat_map(|entry| entry.step.facts()) {
            G::apply(&mut table, fact);
        }
        Ok(table)
    }
}

/// Applies a fact that came from outside. A table may be built on what the rules guarantee, and facts of an edited file
/// do not keep to the rules: should a game stumble over one, the file is at fault and not the process.
pub(crate) fn apply<G: Game>(table: &mut G::Table, fact: &G::Event) -> Result<(), ()> {
    catch_unwind(AssertUnwindSafe(|| G::apply(table, fact))).map_err(|_| ())
}

fn compare<G: Game>(entry: &Entry<G>, before: Option<Digest>, table: &G::Table) -> Result<(), Fault> {
    let computed = Digest::chained(before, table);
    if computed == entry.digest {
        return Ok(());
    }
    Err(Fault::entry(entry.n, Problem::Digest { written: entry.digest, computed }))
}
