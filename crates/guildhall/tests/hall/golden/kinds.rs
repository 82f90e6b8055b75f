//! The kinds of facts, choices and inputs there are in a game, and those a record holds.

use std::collections::BTreeSet;

use kernel::{Ending, Input, Mark, Marked};
use record::{Entry, Record, Step, Takeback};

/// A set of kinds.
pub(super) type Kinds = BTreeSet<Mark>;

/// A match wound back by one seat alone.
const ALONE: Mark = Mark { kind: "takeback", name: "alone" };

/// A match wound back with the consent of all.
const AGREED: Mark = Mark { kind: "takeback", name: "agreed" };

/// Every kind a corpus of a game has to hold: the facts and choices as the enums themselves name them, what facts carry and
/// the game marks under one of the names `inner`, and whatever else can stand in a record.
pub(super) fn all<G: Marked>(inner: &[&str]) -> Kinds {
    named::<G::Event>("event")
        .chain(named::<G::Choice>("choice"))
        .chain(named::<Input<G>>("input"))
        .chain(named::<Ending>("ending"))
        .chain(G::marks().into_iter().filter(|mark| inner.contains(&mark.kind)))
        .chain([ALONE, AGREED])
        .collect()
}

/// The kinds an enum names. One that is not read as a plain enum would name none, and nothing would be demanded of it.
fn named<T: for<'de> serde::Deserialize<'de>>(kind: &'static str) -> impl Iterator<Item = Mark> {
    let all: Vec<Mark> = Mark::all::<T>(kind).collect();
    assert!(!all.is_empty(), "{} names no {kind}", std::any::type_name::<T>());
    all.into_iter()
}

/// Every kind a record holds.
pub(super) fn of_record<G: Marked>(record: &Record<G>) -> Kinds {
    let mut held = Kinds::new();
    let mut before = G::lay(&record.header().setup).unwrap();
    let show = |entry: &Entry<G>, after: &G::Table| {
        match &entry.step {
            Step::Opening { .. } => {}
            Step::Input { input, .. } => held.extend(of_input(input)),
            Step::Takeback(takeback) => held.extend([of_takeback(takeback)]),
            Step::Revision(_) => {}
        }
        for fact in entry.step.facts() {
            G::mark_event(&before, fact, &mut |mark| {
                held.insert(mark);
            });
        }
        before = after.clone();
    };
    record.watch(show).unwrap();
    held
}

/// What a takeback is.
pub(super) fn of_takeback(takeback: &Takeback) -> Mark {
    if takeback.consent.is_empty() { ALONE } else { AGREED }
}

/// What an input is and what it carries.
pub(super) fn of_input<G: Marked>(input: &Input<G>) -> impl Iterator<Item = Mark> {
    let carried = match input {
        Input::Answer { choice, .. } => Mark::of("choice", choice),
        Input::Closed(ending) => Mark::of("ending", ending),
        Input::Retract { .. } | Input::Drawn(_) | Input::Expired { .. } => None,
    };
    Mark::of("input", input).into_iter().chain(carried)
}
