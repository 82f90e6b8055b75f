//! Everything there is to reach in play, for the exhaustive run: every fact, every prompt, every refusal.

use kernel::{Mark, Marked};

use crate::GuildMaster;
use crate::ask::Prompt;
use crate::event::Event;
use crate::refusal::Refusal;

impl Marked for GuildMaster {
    fn marks() -> Vec<Mark> {
        Mark::all::<Event>("event")
            .chain(Mark::all::<Prompt>("prompt"))
            .chain(Mark::all::<Refusal>("refusal"))
            .collect()
    }

    fn mark_refusal(refusal: &Refusal, note: &mut dyn FnMut(Mark)) {
        Mark::of("refusal", refusal).map(note);
    }
}
