//! Which entries of a record still count.

use core::fmt;

use kernel::Game;

use crate::{Entry, Step};

/// Why a takeback cannot go to an entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotLive {
    /// The record has no such entry before the takeback.
    NoSuchEntry(u32),
    /// That entry was itself taken back.
    TakenBack(u32),
    /// That entry is a takeback.
    IsTakeback(u32),
    /// That entry is a new revision of the rules.
    IsRevision(u32),
    /// Nothing has happened since.
    NothingSince(u32),
}

impl fmt::Display for NotLive {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoSuchEntry(n) => write!(f, "there is no entry {n} to go back to"),
            Self::TakenBack(n) => write!(f, "entry {n} was itself taken back"),
            Self::IsTakeback(n) => write!(f, "entry {n} is a takeback; name an entry of play"),
            Self::IsRevision(n) => {
                write!(f, "entry {n} is a new revision of the rules; name an entry of play")
            }
            Self::NothingSince(n) => write!(f, "nothing has happened since entry {n}"),
        }
    }
}

/// One thing to do again when a match is re-run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Again {
    /// This entry counts.
    Entry(u32),
    /// Here a takeback raised the generation to this number.
    Generation(u32),
}

/// The entries that count, in order, with the takebacks between them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Live {
    again: Vec<Again>,
    generation: u32,
    next: u32,
    draws: u64,
}

impl Live {
    /// Takes the next entry into account. `entries` holds at least everything before it.
    pub(crate) fn take<G: Game>(&mut self, entries: &[Entry<G>], entry: &Entry<G>) -> Result<(), NotLive> {
        match &entry.step {
            Step::Opening { .. } | Step::Input { .. } => self.again.push(Again::Entry(entry.n)),
            Step::Takeback(takeback) => self.back(entries, takeback.to)?,
            // It stays in force when the match is wound back behind it.
            Step::Revision(_) => {}
        }
        self.next = entry.n.saturating_add(1);
        self.draws += u64::from(entry.step.is_draw());
        Ok(())
    }

    /// Goes back to entry `to`.
    pub(crate) fn back<G: Game>(&mut self, entries: &[Entry<G>], to: u32) -> Result<(), NotLive> {
        let at = self.find(entries, to)?;
        self.again.truncate(at + 1);
        self.generation += 1;
        self.again.push(Again::Generation(self.generation));
        Ok(())
    }

    /// Where a takeback to entry `to` would cut.
    pub(crate) fn find<G: Game>(&self, entries: &[Entry<G>], to: u32) -> Result<usize, NotLive> {
        let at = self.again.iter().position(|&again| again == Again::Entry(to));
        match at {
            Some(_) if self.last() == Some(to) => Err(NotLive::NothingSince(to)),
            Some(at) => Ok(at),
            None if to >= self.next => Err(NotLive::NoSuchEntry(to)),
            None => match entries.get(to as usize).map(|entry| &entry.step) {
                Some(Step::Takeback(_)) => Err(NotLive::IsTakeback(to)),
                Some(Step::Revision(_)) => Err(NotLive::IsRevision(to)),
                Some(Step::Opening { .. } | Step::Input { .. }) => Err(NotLive::TakenBack(to)),
                None => Err(NotLive::NoSuchEntry(to)),
            },
        }
    }

    /// What to do again to arrive at the present.
    pub(crate) fn again(&self) -> &[Again] {
        &self.again
    }

    /// The numbers of the entries that count, in order.
    pub(crate) fn entries(&self) -> impl DoubleEndedIterator<Item = u32> + '_ {
        self.again.iter().filter_map(|again| match again {
            Again::Entry(n) => Some(*n),
            Again::Generation(_) => None,
        })
    }

    /// The latest entry that counts.
    pub(crate) fn last(&self) -> Option<u32> {
        self.entries().next_back()
    }

    /// How many draws were made, those taken back included.
    pub(crate) fn draws(&self) -> u64 {
        self.draws
    }

    /// How many takebacks there were.
    pub(crate) fn generation(&self) -> u32 {
        self.generation
    }
}
