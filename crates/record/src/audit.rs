//! Running a record again by the rules.

use core::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};

use kernel::{Ending, Game, Ignore, Input, Refuse, Seat, State};

use crate::live::{Again, Live};
use crate::{Block, Digest, Entry, Hopeless, Play, Record, Standing, Step, Takeback, takeback_status};

/// What an audit went through.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Audit {
    /// How many inputs were run again.
    pub inputs: u32,
    /// How many facts were compared.
    pub facts: u64,
    /// How many takebacks were honoured.
    pub takebacks: u32,
    /// How many entries were written by older revisions of the rules. Their digests are not compared: tables may have looked
    /// different. Their facts may say less, and lead to the tables the present rules lead to.
    pub older: u32,
    /// The digest of the last entry.
    pub digest: Digest,
}

/// The first entry at which a record and the rules part ways.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AuditFault {
    /// The entry.
    pub entry: u32,
    /// The revision of the rules the entry was written by.
    pub written: u32,
    /// The revision of this program.
    pub rules: u32,
    /// In what.
    pub breach: Breach,
}

/// In what a record and the rules differ.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Breach {
    /// The record was played by a later revision of the rules.
    Revision {
        /// The revision of the record.
        found: u32,
        /// The revision of this program.
        known: u32,
    },
    /// The setup is refused.
    Setup(String),
    /// The input is refused.
    Refused(String),
    /// The input came from another seat than written.
    By {
        /// The seat written, if any.
        written: Option<Seat>,
        /// The seat it comes from.
        computed: Option<Seat>,
    },
    /// A fact differs.
    Fact {
        /// Which of the entry's facts, counted from 0.
        index: usize,
        /// The fact written, if any.
        written: Option<String>,
        /// The fact the rules give, if any.
        computed: Option<String>,
    },
    /// Facts of an older revision say no other than those the rules give, and lead to another table.
    Table,
    /// The digest differs.
    Digest {
        /// The digest written.
        written: Digest,
        /// The digest the rules give.
        computed: Digest,
    },
    /// The rules do not come to an end with it: a fault of the program.
    Fault,
    /// A takeback lacked consent.
    NoConsent(Block),
    /// A takeback was impossible.
    Takeback(Hopeless),
}

impl fmt::Display for AuditFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "entry {}: {}", self.entry, self.breach)?;
        let Self { written, rules, .. } = self;
        match &self.breach {
            Breach::Revision { .. } => Ok(()),
            _ if written == rules => Ok(()),
            _ => write!(f, "; it was written by revision {written} of the rules, which are at {rules} here"),
        }
    }
}

impl core::error::Error for AuditFault {}

impl fmt::Display for Breach {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let or_none = |fact: &Option<String>| fact.clone().unwrap_or_else(|| "nothing".to_owned());
        match self {
            Self::Revision { found, known } => write!(
                f,
                "played by revision {found} of the rules, which are at {known} here; it can be watched, not re-run"
            ),
            Self::Setup(why) => write!(f, "the setup is refused: {why}"),
            Self::Refused(why) => write!(f, "the input is refused: {why}"),
            Self::By { written, computed } => {
                let name =
                    |seat: &Option<Seat>| seat.map_or("nobody".to_owned(), |seat| format!("seat {seat}"));
                write!(f, "written as coming from {}, it comes from {}", name(written), name(computed))
            }
            Self::Fact { index, written, computed } => write!(
                f,
                "fact {index} is written as {}, the rules give {}",
                or_none(written),
                or_none(computed)
            ),
            Self::Table => write!(f, "the facts lead to another table than the rules"),
            Self::Digest { written, computed } => {
                write!(f, "the digest is written as {written}, the rules give {computed}")
            }
            Self::Fault => write!(f, "a fault of the program came up when it was run again"),
            Self::NoConsent(block) => {
                write!(f, "the takeback needed the consent of every other seat: {block}")
            }
            Self::Takeback(why) => write!(f, "the takeback was impossible: {why}"),
        }
    }
}

/// The seat an input comes from at this moment, where it comes from one.
pub(crate) fn by_of<G: Game>(state: &State<G>, input: &Input<G>) -> Option<Seat> {
    match input {
        Input::Answer { ask, .. } | Input::Retract { ask } => state.ask(*ask).ok().map(|ask| ask.seat),
        Input::Expired { seat } | Input::Closed(Ending::Conceded { by: seat }) => Some(*seat),
        Input::Drawn(_) => None,
        Input::Closed(Ending::Agreed | Ending::Adjudicated { .. } | Ending::Void) => None,
    }
}

pub(crate) fn sentence<R: Refuse>(refusal: &R) -> String {
    format!("{}: {}", refusal.rule(), refusal.reason())
}

/// Whether the seats that agreed are enough: nobody when it is free, every other seat otherwise.
pub(crate) fn permit<G: Game>(
    record: &Record<G>,
    state: &State<G>,
    takeback: &Takeback,
) -> Result<(), Breach> {
    match takeback_status(record, state, takeback.to, takeback.by) {
        Standing::Free => Ok(()),
        Standing::Impossible(why) => Err(Breach::Takeback(why)),
        Standing::NeedsConsent(block) => {
            let mut others = Seat::all(G::seats(&state.table)).filter(|&seat| seat != takeback.by);
            if others.all(|seat| takeback.consent.contains(&seat)) {
                Ok(())
            } else {
                Err(Breach::NoConsent(block))
            }
        }
    }
}

impl<G: Game> Record<G> {
    /// Runs the inputs again by the present rules and compares facts, digests and takebacks. What an older revision wrote is
    /// compared with what the present rules give: its facts may say less, because facts have gained fields since, but must
    /// lead to the same tables; its digests are not compared.
    ///
    /// # Errors
    /// The first entry that differs.
    pub fn audit(&self) -> Result<Audit, AuditFault> {
        let (play, facts) = self.run_again(true)?;
        let inputs = self.entries.iter().filter(|entry| matches!(entry.step, Step::Input { .. })).count();
        let older = self.entries.iter().filter(|entry| self.revision_at(entry.n) != G::REVISION).count();
        let count = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
        Ok(Audit {
            inputs: count(inputs),
            facts,
            takebacks: play.record().takebacks(),
            older: count(older),
            digest: self.digest(),
        })
    }

    /// The match where the record leaves it, by running the inputs again. Facts are compared, digests are not.
    ///
    /// # Errors
    /// The first entry that differs.
    pub fn resume(&self) -> Result<State<G>, AuditFault> {
        self.run_again(false).map(|(play, _)| play.state().clone())
    }

    /// Runs everything again; hands over the match, the record with the seat of every input filled in, and how
    /// many facts were compared.
    pub(crate) fn run_again(&self, digests: bool) -> Result<(Play<G>, u64), AuditFault> {
        let fault = |entry: u32| {
            let written = self.revision_at(entry);
            move |breach| AuditFault { entry, written, rules: G::REVISION, breach }
        };
        self.known_revision().map_err(fault(0))?;
        let mut play = guarded(|| Play::reopen(self, &mut Ignore)).map_err(fault(0))?;
        let mut facts = 0;
        for entry in &self.entries {
            if entry.n > 0 {
                guarded(|| play.repeat(entry, &mut Ignore)).map_err(fault(entry.n))?;
            }
            facts += entry.step.facts().len() as u64;
            if digests && play.record().revision() == G::REVISION {
                let before = play.record().entries().iter().rev().nth(1).map(|entry| entry.digest);
                compare_digest(entry, before, &play.state().table).map_err(fault(entry.n))?;
            }
        }
        Ok((play, facts))
    }

    fn known_revision(&self) -> Result<(), Breach> {
        if self.revision() <= G::REVISION {
            return Ok(());
        }
        Err(Breach::Revision { found: self.revision(), known: G::REVISION })
    }

    /// The match after the live entries alone, each takeback raising the generation where it came.
    pub(crate) fn state_of(&self, live: &Live) -> Result<State<G>, Breach> {
        let mut state =
            G::start(&self.header.setup, &mut Ignore).map_err(|refusal| Breach::Setup(sentence(&refusal)))?;
        for again in live.again() {
            match *again {
                Again::Generation(generation) => state.retaken(generation),
                Again::Entry(n) => {
                    let Some(Entry { step: Step::Input { input, .. }, .. }) = self.entries.get(n as usize)
                    else {
                        continue;
                    };
                    G::advance(&mut state, input.clone(), &mut Ignore)
                        .map_err(|refusal| Breach::Refused(sentence(&refusal)))?;
                }
            }
        }
        Ok(state)
    }
}

/// Runs something again by the rules. What another revision of them led to may be what the present ones never lead to: should
/// a game stumble there, the entry is named and the process goes on.
fn guarded<T>(again: impl FnOnce() -> Result<T, Breach>) -> Result<T, Breach> {
    catch_unwind(AssertUnwindSafe(again)).unwrap_or(Err(Breach::Fault))
}

fn compare_digest<G: Game>(entry: &Entry<G>, before: Option<Digest>, table: &G::Table) -> Result<(), Breach> {
    let computed = Digest::chained(before, table);
    if computed == entry.digest {
        return Ok(());
    }
    Err(Breach::Digest { written: entry.digest, computed })
}
