//! Everything there is to reach in play, for the exhaustive run: every fact, prompt and refusal, every card, and all that
//! cards do.
//!
//! The names are those under which the variants are saved, so a new variant is on the list by itself.

mod cards;
mod vocabulary;

use kernel::{Chance, List, Mark, Marked, Seat, State};
use serde::Serialize;

use crate::GuildMaster;
use crate::ask::{Choice, PickSkill, Plan, Prompt, Purpose, Upgrade, UseEffect};
use crate::effect::Window;
use crate::event::Event;
use crate::parley::{CHOICES_MAX, Clauses, Due, PAYMENTS_MAX, Payment, Promise, SAYING_MAX, Saying, Settled};
use crate::refusal::Refusal;
use crate::setup::{Setup, layout, lots};
use crate::table::{Phase, Table};
use crate::terms::{Line, Prestige, Side, Skill};

/// Notes what a value is.
fn is(kind: &'static str, value: &impl Serialize, note: &mut dyn FnMut(Mark)) {
    Mark::of(kind, value).map(note);
}

impl Marked for GuildMaster {
    fn marks() -> Vec<Mark> {
        Mark::all::<Event>("event")
            .chain(Mark::all::<Prompt>("prompt"))
            .chain(Mark::all::<Refusal>("refusal"))
            .chain(Mark::all::<Phase>("phase"))
            .chain(Mark::all::<Purpose>("purpose"))
            .chain(Mark::all::<Window>("window"))
            .chain(Mark::all::<Due>("due"))
            .chain(Mark::all::<Settled>("settled"))
            .chain(cards::all())
            .chain(vocabulary::all())
            .collect()
    }

    /// A full or a short game, with Starting Skill Upgrades that are drawn or picked.
    fn rare_setup(seats: u8, rng: &mut dyn Chance) -> Option<Setup> {
        (2..=4).contains(&seats).then(|| {
            let lot = rng.below(1 + lots(seats) as u32) as usize;
            let tokens = if lot < lots(seats) { layout(seats, lot) } else { 0 };
            Setup { guilds: seats, short: rng.below(2) == 0, tokens: List::collect(Skill::of(tokens)) }
        })
    }

    /// Too many Guilds, and a Starting Skill Upgrade that is not alone in its row.
    fn faulty_setups() -> Vec<Setup> {
        vec![Setup::of(5), Setup { tokens: List::collect([Skill::Might]), ..Setup::of(2) }]
    }

    /// Two Upgrades of one kind, a Prestige Upgrade, and offers with more payments or choices than one may have.
    fn rare_answers() -> Vec<Choice> {
        let core = Some((Line::Bar, 2));
        let beyond = Some(Upgrade::Skill(Skill::Might, Side::Fixer));
        let twice = Plan { skill: Some((Skill::Arcane, Side::Reroll)), core, beyond, ..Plan::default() };
        let prestige = Plan { prestige: Some(Prestige::Vault), ..Plan::default() };
        let payment = Payment { from: Seat(0), to: Seat(1), gold: 1, due: Due::Now };
        let payments = List::collect([payment; PAYMENTS_MAX + 1]);
        let offer = Choice::Offer(Clauses { payments, ..Clauses::default() });
        let choices = List::collect([Settled::Option(0); CHOICES_MAX + 1]);
        let settles = Choice::Offer(Clauses { bonus: Some(Seat(1)), choices, ..Clauses::default() });
        let promise = Some(Promise { from: Seat(0), text: Saying::new(&"x".repeat(SAYING_MAX + 1)) });
        let promises = Choice::Offer(Clauses { promise, ..Clauses::default() });
        vec![Choice::Build(twice), Choice::Build(prestige), Choice::Confirm, offer, settles, promises]
    }

    fn mark_event(before: &Table, event: &Event, note: &mut dyn FnMut(Mark)) {
        is("event", event, note);
        cards::of_event(before, event, note);
        vocabulary::of_event(before, event, note);
        match event {
            Event::Phase { phase } => is("phase", phase, note),
            Event::Ended { .. } => is("phase", &Phase::End, note),
            Event::Offered { offer } => {
                for payment in &offer.clauses.payments {
                    is("due", &payment.due, note);
                }
                offer.clauses.settles().for_each(|settled| is("settled", &settled, note));
            }
            _ => {}
        }
    }

    fn mark_state(state: &State<Self>, note: &mut dyn FnMut(Mark)) {
        is("phase", &state.table.phase, note);
        for ask in state.asks() {
            is("prompt", &ask.prompt, note);
            match &ask.prompt {
                Prompt::Skill(PickSkill { purpose, .. }) => is("purpose", purpose, note),
                Prompt::Use(UseEffect { window }) => is("window", window, note),
                // What changes dice, before and after the roll, is asked for in a question of its own.
                Prompt::Convert(_) => is("window", &Window::Before, note),
                Prompt::Change => is("window", &Window::Check, note),
                Prompt::Pick(pick) => vocabulary::of_pick(pick, note),
                _ => {}
            }
        }
    }

    fn mark_refusal(refusal: &Refusal, note: &mut dyn FnMut(Mark)) {
        is("refusal", refusal, note);
    }
}
