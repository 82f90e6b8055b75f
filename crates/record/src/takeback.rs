//! When a match may be wound back.

use core::fmt;

use kernel::{Game, Input, Seat, State};

use crate::live::NotLive;
use crate::{Entry, Record, Step};

/// Whether a match may be wound back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// Nobody else is concerned.
    Free,
    /// The other seats have to agree.
    NeedsConsent(Block),
    /// It cannot be done.
    Impossible(Hopeless),
}

/// The first entry that keeps a takeback from being free.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Block {
    /// The entry.
    pub entry: u32,
    /// What it did.
    pub why: Why,
}

/// What keeps a takeback from being free.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    /// Chance was drawn.
    Drawn,
    /// Something hidden was shown.
    Revealed,
    /// Another seat answered.
    Answered(Seat),
    /// A timer ran out.
    TimedOut(Seat),
    /// The seat that wants it back has done nothing since.
    NotYours,
}

/// What makes a takeback impossible.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hopeless {
    /// The match is over.
    Over,
    /// The match has no such seat.
    NoSeat(Seat),
    /// The rules have changed, and the match can only be ended.
    Parted,
    /// The entry cannot be gone back to.
    Entry(NotLive),
}

impl fmt::Display for Block {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.why {
            Why::Drawn => write!(f, "chance was drawn since (entry {})", self.entry),
            Why::Revealed => write!(f, "something hidden was shown since (entry {})", self.entry),
            Why::Answered(seat) => write!(f, "seat {seat} has answered since (entry {})", self.entry),
            Why::TimedOut(seat) => write!(f, "the time of seat {seat} ran out since (entry {})", self.entry),
            Why::NotYours => write!(f, "nothing since is the asking seat's own"),
        }
    }
}

impl fmt::Display for Hopeless {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Over => write!(f, "the match is over"),
            Self::Parted => write!(f, "the rules have changed since, and the match can only be ended"),
            Self::NoSeat(seat) => write!(f, "the match has no seat {seat}"),
            Self::Entry(why) => why.fmt(f),
        }
    }
}

/// Whether `by` may wind the match back so that it goes on after entry `to`; `state` is where the record leads.
///
/// It is free while nothing since was drawn, revealed or answered by another seat. An answer that is still sealed does
/// not count: it lapses and is asked again. Nor does what was said aside: it binds nobody, cannot be unsaid, and whoever
/// did not hear it must not learn of it here.
#[must_use]
pub fn takeback_status<G: Game>(record: &Record<G>, state: &State<G>, to: u32, by: Seat) -> Standing {
    if G::outcome(&state.table).is_some() {
        return Standing::Impossible(Hopeless::Over);
    }
    if state.is_parted() {
        return Standing::Impossible(Hopeless::Parted);
    }
    if by.0 >= G::seats(&state.table) {
        return Standing::Impossible(Hopeless::NoSeat(by));
    }
    if let Err(why) = record.live.find(&record.entries, to) {
        return Standing::Impossible(Hopeless::Entry(why));
    }
    let since: Vec<&Entry<G>> = record.live().skip_while(|entry| entry.n != to).skip(1).collect();
    let blocks = |entry: &&Entry<G>| {
        let why = why_not(entry, &since, state, by)?;
        Some(Block { entry: entry.n, why })
    };
    if let Some(block) = since.iter().find_map(blocks) {
        return Standing::NeedsConsent(block);
    }
    if !since.iter().any(|entry| is_own(entry, by)) {
        return Standing::NeedsConsent(Block { entry: to.saturating_add(1), why: Why::NotYours });
    }
    Standing::Free
}

/// The entries after which `by` may let the match go on without asking anybody, the latest first: those for which
/// [`takeback_status`] is [`Standing::Free`].
#[must_use]
pub fn free_takebacks<G: Game>(record: &Record<G>, state: &State<G>, by: Seat) -> Vec<u32> {
    let (mut free, mut since, mut own) = (Vec::new(), Vec::new(), false);
    if G::outcome(&state.table).is_some() || state.is_parted() || by.0 >= G::seats(&state.table) {
        return free;
    }
    for entry in record.live().rev() {
        if own {
            free.push(entry.n);
        }
        since.push(entry);
        if why_not(entry, &since, state, by).is_some() {
            break;
        }
        own |= is_own(entry, by);
    }
    free
}

fn is_own<G: Game>(entry: &Entry<G>, by: Seat) -> bool {
    matches!(&entry.step, Step::Input { by: Some(seat), input, .. } if *seat == by && !is_aside(input))
}

/// Whether an input is an answer that was said aside.
pub(crate) fn is_aside<G: Game>(input: &Input<G>) -> bool {
    matches!(input, Input::Answer { choice, .. } if G::is_aside(choice))
}

fn why_not<G: Game>(entry: &Entry<G>, since: &[&Entry<G>], state: &State<G>, by: Seat) -> Option<Why> {
    let Step::Input { input, by: seat, facts } = &entry.step else { return None };
    let foreign = seat.filter(|&seat| seat != by);
    match input {
        Input::Drawn(_) => return Some(Why::Drawn),
        Input::Expired { seat } => return Some(Why::TimedOut(*seat)),
        input if is_aside(input) => return None,
        Input::Answer { ask, .. } => {
            let open = state.ask(*ask).ok();
            let retracted = || since.iter().any(|entry| is_retract(entry, *ask));
            let sealed = open.is_some_and(|open| state.sealed(open.seat).is_some() || retracted());
            if let (Some(seat), false) = (foreign, sealed) {
                return Some(Why::Answered(seat));
            }
        }
        Input::Retract { .. } | Input::Closed(_) => {}
    }
    facts.iter().any(G::reveals).then_some(Why::Revealed)
}

fn is_retract<G: Game>(entry: &Entry<G>, id: kernel::AskId) -> bool {
    matches!(&entry.step, Step::Input { input: Input::Retract { ask }, .. } if *ask == id)
}
