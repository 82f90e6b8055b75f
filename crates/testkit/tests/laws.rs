//! The laws hold for the sound fixture game, and each of them catches a game that breaks it.

use std::collections::BTreeSet;

use kernel::Seat;
use testkit::fixture::{Choice, Fixture, Refusal, fault};
use testkit::laws::{Breach, Law, Plan, Tally, laws};

fn plan<const F: u8>(matches: u32) -> Plan<Fixture<F>> {
    Plan {
        inputs_max: 400,
        suggestion: |refusal, choice| match (refusal, choice) {
            (Refusal::TooHigh { most }, Choice::Bid(_)) => Some(Choice::Bid(*most)),
            _ => None,
        },
        hidden: |state, seat| {
            let other = seat.other();
            let hand = state.table.hands[other.index()].map(|card| ("hand", card.to_string()));
            let sealed = state.sealed(other).map(|choice| ("sealed bid", format!("{choice:?}")));
            hand.into_iter().chain(sealed).collect()
        },
        queries: |_, _| vec![Seat(0), Seat(1)],
        ..Plan::of(matches)
    }
}

fn broken<const F: u8>() -> Result<Tally, Box<Breach>> {
    laws(&plan::<F>(60))
}

#[test]
fn the_sound_game_keeps_every_law() {
    let tally = laws(&plan::<{ fault::NONE }>(300)).unwrap();
    assert_eq!((tally.matches, tally.unfinished), (300, 0), "{tally}");
    for law in Law::ALL {
        assert!(tally.tried(law) > 0 || law == Law::NoPanic, "{} was never tried\n{tally}", law.name());
    }
    let refused: BTreeSet<_> = tally.refusals.keys().copied().collect();
    for rule in [
        "FX-BID-01",
        "FX-ASK-01",
        "FX-OFFER-01",
        "FX-OFFER-02",
        "HALL-ASK",
        "HALL-DRAW",
        "HALL-SEAL",
        "HALL-SEAT",
    ] {
        assert!(refused.contains(rule), "{rule} never occurred\n{tally}");
    }
    assert!(tally.expiries > 0 && tally.draws > 0 && tally.decisions > 0, "{tally}");
    assert!(tally.to_string().contains("non-interference per seat"), "{tally}");
}

#[test]
fn the_tally_is_the_same_on_any_number_of_threads_and_any_split() {
    let whole = laws(&plan::<{ fault::NONE }>(40)).unwrap();
    let threaded = laws(&Plan { threads: 3, ..plan::<{ fault::NONE }>(40) }).unwrap();
    assert_eq!(whole, threaded);
    let part = |first, matches| {
        let whole = plan::<{ fault::NONE }>(40);
        laws(&Plan { first, matches, ..whole }).unwrap()
    };
    let mut sum = part(0, 15);
    sum.add(&part(15, 25));
    assert_eq!(whole, sum);
}

#[track_caller]
#[expect(clippy::panic, reason = "a test fails by a panic")]
fn breaks(found: Result<Tally, Box<Breach>>, law: Law) -> Breach {
    match found {
        Err(breach) if breach.law == law => *breach,
        Err(breach) => panic!("expected a breach of {law:?}\n{breach}"),
        Ok(tally) => panic!("no law was broken\n{tally}"),
    }
}

#[test]
fn a_stuck_match_is_caught() {
    let breach = breaches_stuck();
    assert!(breach.what.contains("WrongWake"), "{breach}");
    assert!(breach.last.last().is_some_and(|input| input.contains("expired")), "{breach}");
}

fn breaches_stuck() -> Breach {
    breaks(broken::<{ fault::STUCK }>(), Law::Stands)
}

#[test]
fn a_breach_can_be_played_again() {
    let first = breaches_stuck();
    let again = Plan { first: first.number, matches: 1, ..plan::<{ fault::STUCK }>(60) };
    assert_eq!(breaks(laws(&again), Law::Stands), first);
    let text = first.to_string();
    assert!(text.contains(&format!("first: {}", first.number)), "{text}");
    assert!(text.starts_with("law broken: never stuck"), "{text}");
}

#[test]
fn an_endless_stack_is_caught() {
    assert!(breaks(broken::<{ fault::DEEP }>(), Law::Stands).what.contains("TooDeep"));
}

#[test]
fn views_that_show_too_much_are_caught() {
    assert!(breaks(broken::<{ fault::SHOWN }>(), Law::Secrets).what.contains("is shown"));
}

#[test]
fn offers_that_tell_too_much_are_caught() {
    assert!(breaks(broken::<{ fault::HINTED }>(), Law::Secrets).what.contains("is offered"));
}

#[test]
fn answers_and_previews_that_tell_too_much_are_caught() {
    assert!(breaks(broken::<{ fault::TELLING }>(), Law::Secrets).what.contains("is told"));
    assert!(breaks(broken::<{ fault::PEEKING }>(), Law::Secrets).what.contains("is previewed"));
}

#[test]
fn imagining_who_is_asked_is_caught() {
    assert!(breaks(broken::<{ fault::PARTIAL }>(), Law::Secrets).what.contains("waits for"));
    assert!(breaks(broken::<{ fault::GOSSIPING }>(), Law::Secrets).what.contains("is asked in words"));
    assert!(breaks(broken::<{ fault::WINKING }>(), Law::Secrets).what.contains("finds on the menu"));
}

#[test]
fn previews_of_what_is_refused_are_caught() {
    breaks(broken::<{ fault::ROSY }>(), Law::Agrees);
}

#[test]
fn estimates_out_of_bounds_are_caught() {
    breaks(broken::<{ fault::BOASTFUL }>(), Law::Estimates);
}

#[test]
fn unsound_tables_are_caught() {
    let unsound: Plan<Fixture<{ fault::NONE }>> =
        Plan { faults: |state| vec![format!("{:?}", state.pending())], ..plan(1) };
    assert!(breaks(laws(&unsound), Law::Sound).what.contains("Chance"));
}

#[test]
fn a_table_changed_without_a_fact_is_caught() {
    breaks(broken::<{ fault::UNTOLD }>(), Law::Folds);
}

#[test]
fn a_field_that_is_not_saved_is_caught() {
    breaks(broken::<{ fault::UNSAVED }>(), Law::Saves);
}

#[test]
fn copies_that_share_are_caught() {
    breaks(broken::<{ fault::SHARED }>(), Law::Clones);
}

#[test]
fn illegal_candidates_are_caught() {
    breaks(broken::<{ fault::ILLEGAL }>(), Law::Candidates);
}

#[test]
fn illegal_samples_are_caught() {
    breaks(broken::<{ fault::CARELESS }>(), Law::Samples);
}

#[test]
fn samples_that_know_a_secret_are_caught() {
    assert!(breaks(broken::<{ fault::GUIDED }>(), Law::Secrets).what.contains("would draw"));
}

#[test]
fn asks_without_candidates_are_caught() {
    assert!(breaks(broken::<{ fault::MUTE }>(), Law::Candidates).what.contains("no candidate"));
}

#[test]
fn refusals_that_change_something_are_caught() {
    breaks(broken::<{ fault::TOUCHED }>(), Law::Untouched);
}

#[test]
fn taking_what_check_refuses_is_caught() {
    breaks(broken::<{ fault::LENIENT }>(), Law::Agrees);
}

#[test]
fn refusing_what_check_allows_is_caught() {
    breaks(broken::<{ fault::TWO_FACED }>(), Law::Agrees);
}

#[test]
fn refusals_without_a_rule_are_caught() {
    breaks(broken::<{ fault::RULELESS }>(), Law::NamesRule);
}

#[test]
fn misleading_suggestions_are_caught() {
    breaks(broken::<{ fault::MISLEADING }>(), Law::Suggests);
}

#[test]
fn imagining_nothing_new_is_caught() {
    let breach = breaks(broken::<{ fault::DULL }>(), Law::HiddenVaries);
    assert!(breach.what.contains("hand") && breach.what.contains("sealed bid"), "{breach}");
}

#[test]
fn facts_that_differ_the_next_time_are_caught() {
    breaks(broken::<{ fault::FICKLE }>(), Law::Audits);
}

#[test]
fn matches_without_an_end_are_counted() {
    let tally = laws(&Plan { close: 0, ..plan::<{ fault::ENDLESS }>(5) }).unwrap();
    assert_eq!(tally.unfinished, 5, "{tally}");
    assert_eq!(tally.inputs, 5 * 400);
}

#[test]
fn garbled_notation_is_caught() {
    breaks(broken::<{ fault::GARBLED }>(), Law::Notation);
}

#[test]
fn panics_are_caught_and_placed() {
    let breach = breaks(broken::<{ fault::PANICS }>(), Law::NoPanic);
    assert!(breach.what.contains("a bid of three") && breach.input > 0, "{breach}");
}

#[test]
fn a_number_of_seats_the_game_does_not_seat_is_told() {
    let plan = Plan { seats: &[2, 3], ..plan::<{ fault::NONE }>(4) };
    assert_eq!(breaks(laws(&plan), Law::Starts).number, 1);
}
