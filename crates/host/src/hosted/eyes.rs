//! What every viewer sees of a step while it happens.

use kernel::{Seat, Sink, Viewer};
use serde_json::Value;
use words::{Message, Shown};

/// Collects what each viewer sees, in the order of [`viewers`], and the facts for whoever runs the hall.
#[derive(Clone, Debug, Default)]
pub(super) struct Eyes {
    pub(super) seen: Vec<Vec<(Value, Option<Message>)>>,
    pub(super) facts: Vec<Value>,
    pub(super) log: Vec<String>,
}

/// Everybody to whom a match for `seats` players is shown.
pub(super) fn viewers(seats: u8) -> impl Iterator<Item = Viewer> {
    Seat::all(seats).map(Viewer::Seat).chain([Viewer::Stand])
}

impl<G: Shown> Sink<G> for Eyes {
    fn fact(&mut self, before: &G::Table, event: &G::Event) {
        let seats = G::seats(before);
        self.seen.resize(usize::from(seats) + 1, Vec::new());
        for (viewer, seen) in viewers(seats).zip(&mut self.seen) {
            if let Some(thing) = G::see(before, event, viewer) {
                let said = G::say_seen(before, &thing);
                seen.push((serde_json::to_value(thing).unwrap_or_default(), said));
            }
        }
        self.facts.push(serde_json::to_value(event).unwrap_or_default());
        self.log.push(G::write_event(before, event));
    }
}
