//! Running a record again by the rules.

use core::fmt;

use kernel::{Game, Ignore, Input, Refuse, Seat, State};

use crate::live::{Again, Live};
use crate::{Block, Digest, Entry, Hopeless, Record, Standing, Step, Takeback, takeback_status};

/// What an audit went through.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Audit {
    /// How many inputs were run again.
    pub inputs: u32,
    /// How many facts were compared.
    pub facts: u64,
    /// How many takebacks were honoured.
    pub takebacks: u32,
    /// The digest of the last entry.
    pub digest: Digest,
}

/// The first entry at which a record and the rules part ways.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AuditFault {
    /// The entry.
    pub entry: u32,
    /// In what.
    pub breach: Breach,
}

/// In what a record and the rules differ.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Breach {
    /// The record was played by another revision of the rules.
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
    /// The digest differs.
    Digest {
        /// The digest written.
        written: Digest,
        /// The digest the rules give.
        computed: Digest,
    },
    /// A takeback lacked consent.
    NoConsent(Block),
    /// A takeback was impossible.
    Takeback(Hopeless),
}

impl fmt::Display for AuditFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "entry {}: {}", self.entry, self.breach)
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
            Self::Digest { written, computed } => {
                write!(f, "the digest is written as {written}, the rules give {computed}")
            }
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
        Input::Expired { seat } | Input::Closed(kernel::Ending::Conceded { by: seat }) => Some(*seat),
        Input::Drawn(_) | Input::Closed(kernel::Ending::Agreed | kernel::Ending::Adjudicated { .. }) => None,
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
    /// Runs the inputs again within the revision and compares facts, digests and takebacks.
    ///
    /// # Errors
    /// The first entry that differs.
    pub fn audit(&self) -> Result<Audit, AuditFault> {
        let (rerun, facts) = self.run_again(true)?;
        let inputs = self.entries.iter().filter(|entry| matches!(entry.step, Step::Input { .. })).count();
        Ok(Audit {
            inputs: u32::try_from(inputs).unwrap_or(u32::MAX),
            facts,
            takebacks: rerun.record.takebacks(),
            digest: self.digest(),
        })
    }

    /// The match where the record leaves it, by running the inputs again. Facts are compared, digests are not.
    ///
    /// # Errors
    /// The first entry that differs.
    pub fn resume(&self) -> Result<State<G>, AuditFault> {
        self.run_again(false).map(|(rerun, _)| rerun.state)
    }

    /// Runs everything again; hands over the match, the record with the seat of every input filled in, and how
    /// many facts were compared.
    pub(crate) fn run_again(&self, digests: bool) -> Result<(Rerun<G>, u64), AuditFault> {
        let fault = |entry: u32| move |breach| AuditFault { entry, breach };
        self.same_revision().map_err(fault(0))?;
        let mut facts = Vec::new();
        let state = G::start(&self.header.setup, &mut facts)
            .map_err(|refusal| fault(0)(Breach::Setup(sentence(&refusal))))?;
        let record = Self { header: self.header.clone(), entries: Vec::new(), live: Live::default() };
        let mut rerun = Rerun { record, state };
        let mut compared = 0;
        for entry in &self.entries {
            rerun.entry(entry, &mut facts).map_err(fault(entry.n))?;
            compared += facts.len() as u64;
            facts.clear();
            if digests {
                let before = rerun.record.entries.iter().rev().nth(1).map(|entry| entry.digest);
                compare_digest(entry, before, &rerun.state.table).map_err(fault(entry.n))?;
            }
        }
        Ok((rerun, compared))
    }

    fn same_revision(&self) -> Result<(), Breach> {
        if self.header.revision == G::REVISION {
            return Ok(());
        }
        Err(Breach::Revision { found: self.header.revision, known: G::REVISION })
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

/// A record being run again: what has been gone through and where it leads.
pub(crate) struct Rerun<G: Game> {
    pub(crate) record: Record<G>,
    pub(crate) state: State<G>,
}

impl<G: Game> Rerun<G> {
    /// Runs one entry again; `facts` holds those of the start when it is the first.
    fn entry(&mut self, entry: &Entry<G>, facts: &mut Vec<G::Event>) -> Result<(), Breach> {
        let mut entry = entry.clone();
        match &mut entry.step {
            Step::Opening { .. } => {}
            Step::Input { input, by, .. } => *by = self.input(input, *by, facts)?,
            Step::Takeback(takeback) => permit(&self.record, &self.state, takeback)?,
        }
        compare_facts::<G>(entry.step.facts(), facts)?;
        let _ = self.record.live.take(&self.record.entries, &entry);
        if let Step::Takeback(_) = entry.step {
            self.state = self.record.state_of(&self.record.live)?;
        }
        self.record.entries.push(entry);
        Ok(())
    }

    /// Runs an input again and says from which seat it came; older records do not.
    fn input(
        &mut self,
        input: &Input<G>,
        written: Option<Seat>,
        facts: &mut Vec<G::Event>,
    ) -> Result<Option<Seat>, Breach> {
        let computed = by_of(&self.state, input);
        G::advance(&mut self.state, input.clone(), facts)
            .map_err(|refusal| Breach::Refused(sentence(&refusal)))?;
        if written.is_some() && written != computed {
            return Err(Breach::By { written, computed });
        }
        Ok(computed)
    }
}

fn compare_facts<G: Game>(written: &[G::Event], computed: &[G::Event]) -> Result<(), Breach> {
    let longest = written.len().max(computed.len());
    for index in 0..longest {
        let (written, computed) = (written.get(index), computed.get(index));
        if written != computed {
            let show = |fact: Option<&G::Event>| fact.map(|fact| format!("{fact:?}"));
            return Err(Breach::Fact { index, written: show(written), computed: show(computed) });
        }
    }
    Ok(())
}

fn compare_digest<G: Game>(entry: &Entry<G>, before: Option<Digest>, table: &G::Table) -> Result<(), Breach> {
    let computed = Digest::chained(before, table);
    if computed == entry.digest {
        return Ok(());
    }
    Err(Breach::Digest { written: entry.digest, computed })
}
