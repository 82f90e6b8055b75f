//! A record in memory.

use kernel::{Game, Input, Seat};

use crate::kept::Kept;
use crate::live::Live;
use crate::{Digest, Entry, Header, Step, Takeback};

/// Everything written about one match.
#[derive(Clone, Debug, PartialEq)]
pub struct Record<G: Game> {
    pub(crate) header: Header<G>,
    pub(crate) entries: Vec<Entry<G>>,
    pub(crate) live: Live,
    pub(crate) kept: Kept,
}

impl<G: Game> Record<G> {
    /// A record that begins with the facts of the start; `table` is the table after them.
    pub fn begin(header: Header<G>, facts: Vec<G::Event>, table: &G::Table) -> Self {
        let mut record = Self { header, entries: Vec::new(), live: Live::default(), kept: Kept::default() };
        record.push(Step::Opening { facts }, table, None);
        record
    }

    /// Adds an input with the seat it came from and what followed; `table` is the table after it.
    pub fn append(
        &mut self,
        input: Input<G>,
        by: Option<Seat>,
        facts: Vec<G::Event>,
        table: &G::Table,
        at: Option<String>,
    ) {
        self.push(Step::Input { input, by, facts }, table, at);
    }

    /// Adds a takeback; `table` is the table gone back to.
    pub(crate) fn append_takeback(&mut self, takeback: Takeback, table: &G::Table, at: Option<String>) {
        self.push(Step::Takeback(takeback), table, at);
    }

    /// Adds that the match goes on by another revision; `table` is the table that lies there.
    pub(crate) fn append_revision(&mut self, revision: u32, table: &G::Table) {
        self.push(Step::Revision(revision), table, None);
    }

    /// Adds an entry as it was written elsewhere.
    pub(crate) fn push_written(&mut self, entry: Entry<G>) {
        // The reader has found that its takeback goes somewhere.
        let _ = self.live.take(&self.entries, &entry);
        self.entries.push(entry);
    }

    fn push(&mut self, step: Step<G>, table: &G::Table, at: Option<String>) {
        let n = u32::try_from(self.entries.len()).unwrap_or(u32::MAX);
        let digest = Digest::chained(self.entries.last().map(|entry| entry.digest), table);
        let entry = Entry { n, step, digest, at };
        // A takeback that goes nowhere is kept by `Play` and by the reader from ever coming here.
        let _ = self.live.take(&self.entries, &entry);
        self.entries.push(entry);
    }

    /// What the match was made from and who played it.
    #[must_use]
    pub fn header(&self) -> &Header<G> {
        &self.header
    }

    /// The header, to write names, time and dice into.
    pub fn header_mut(&mut self) -> &mut Header<G> {
        &mut self.header
    }

    /// All entries, those taken back included.
    #[must_use]
    pub fn entries(&self) -> &[Entry<G>] {
        &self.entries
    }

    /// The entries that count, in order.
    pub fn live(&self) -> impl DoubleEndedIterator<Item = &Entry<G>> + '_ {
        self.live.entries().filter_map(|n| self.entries.get(n as usize))
    }

    /// The number of the latest entry.
    #[must_use]
    pub fn last(&self) -> u32 {
        self.entries.last().map_or(0, |entry| entry.n)
    }

    /// The digest of the latest entry, which stands for the whole match so far.
    #[must_use]
    pub fn digest(&self) -> Digest {
        self.entries.last().map_or_else(Digest::default, |entry| entry.digest)
    }

    /// The revision of the rules the match is played by: that of the header, until an entry tells another.
    #[must_use]
    pub fn revision(&self) -> u32 {
        self.revision_at(u32::MAX)
    }

    /// The revision of the rules an entry was written by.
    #[must_use]
    pub fn revision_at(&self, entry: u32) -> u32 {
        let before = self.entries.iter().rev().skip_while(|other| other.n > entry);
        let mut told = before.filter_map(|entry| match entry.step {
            Step::Revision(revision) => Some(revision),
            Step::Opening { .. } | Step::Input { .. } | Step::Takeback(_) => None,
        });
        told.next().unwrap_or(self.header.revision)
    }

    /// How many draws were ever made, those taken back included: the number of the next draw, so that a number is
    /// never used twice.
    #[must_use]
    pub fn draws_made(&self) -> u64 {
        self.live.draws()
    }

    /// How many takebacks there were.
    #[must_use]
    pub fn takebacks(&self) -> u32 {
        self.live.generation()
    }
}
