//! Fold, audit and resume of sound records, and what they say of unsound ones.

use kernel::{Drawn, Ignore, Input, Seat};
use record::{Breach, Header, Problem, digest_of};
use testkit::fixture::{Choice, Event, Setup, Trigger, fault};

use crate::{Record, answer, dealt, random};

#[test]
fn a_record_leads_to_the_live_table() {
    for seed in 0..40 {
        let play = random(seed);
        let text = play.record().to_ndjson().unwrap();
        let read = Record::parse(&text).unwrap();
        assert_eq!(&read, play.record());
        let folded = read.fold().unwrap();
        assert_eq!(folded.table, play.state().table);
        assert!(folded.digests_compared && folded.outcome.is_some());
        assert_eq!(&read.resume().unwrap(), play.state());
        assert_eq!(read.to_ndjson().unwrap(), text);
    }
}

#[test]
fn an_audit_counts_what_it_ran() {
    let mut play = dealt();
    answer(&mut play, 0, Choice::Bid(2));
    answer(&mut play, 1, Choice::Bid(1));
    let audit = play.record().audit().unwrap();
    // Two cards, two bids; dealt, dealt and began, bids and won.
    assert_eq!((audit.inputs, audit.facts, audit.takebacks), (4, 5, 0));
    assert_eq!(audit.digest, play.record().digest());
}

#[test]
fn an_entry_knows_its_seat_and_its_draws() {
    let mut play = dealt();
    let n = answer(&mut play, 1, Choice::Bid(3));
    let entry = &play.record().entries()[n as usize];
    assert!(matches!(entry.step, record::Step::Input { by: Some(Seat(1)), .. }));
    assert_eq!(play.record().draws_made(), 2);
}

#[test]
fn the_digest_of_the_first_entry_is_that_of_its_table() {
    let play = record::Play::<testkit::fixture::Haggle>::start(
        Header::new(Setup { rounds: 2, gold: 9 }),
        &mut Ignore,
    )
    .unwrap();
    assert_eq!(play.record().digest(), digest_of(&play.state().table));
}

#[test]
fn a_wrong_digest_is_found_by_fold_and_audit() {
    let play = dealt();
    let mut record = Record::begin(Header::new(Setup { rounds: 2, gold: 9 }), Vec::new(), &start_table());
    // The table after the draw is claimed to be the one before it.
    let facts = vec![Event::Dealt { seat: Seat(0), card: 1 }];
    record.append(Input::Drawn(Drawn::One(0)), None, facts, &start_table(), None);
    let fault = record.fold().unwrap_err();
    assert_eq!(fault.entry, Some(1));
    assert!(matches!(fault.problem, Problem::Digest { .. }), "{fault}");
    let fault = record.audit().unwrap_err();
    assert_eq!(fault.entry, 1);
    assert!(matches!(fault.breach, Breach::Digest { .. }), "{fault}");
    assert!(play.record().audit().is_ok());
}

fn start_table() -> testkit::fixture::Table {
    use kernel::Game;
    testkit::fixture::Haggle::lay(&Setup { rounds: 2, gold: 9 }).unwrap()
}

#[test]
fn a_fact_the_rules_do_not_give_is_found() {
    use kernel::Game;
    let mut table = start_table();
    let mut record = Record::begin(Header::new(Setup { rounds: 2, gold: 9 }), Vec::new(), &table);
    let wrong = Event::Dealt { seat: Seat(0), card: 4 };
    testkit::fixture::Haggle::apply(&mut table, &wrong);
    record.append(Input::Drawn(Drawn::One(0)), None, vec![wrong], &table, None);
    assert!(record.fold().is_ok(), "the facts are consistent in themselves");
    let fault = record.audit().unwrap_err();
    assert_eq!(fault.entry, 1);
    assert!(matches!(fault.breach, Breach::Fact { index: 0, .. }), "{fault}");
    assert!(fault.to_string().contains("card: 4") && fault.to_string().contains("card: 1"), "{fault}");
}

#[test]
fn an_input_the_rules_refuse_is_found() {
    let play = dealt();
    let mut record = play.record().clone();
    let ask = play.state().asks()[0].id;
    let too_much = Input::Answer { ask, choice: Choice::Bid(200) };
    record.append(too_much, Some(Seat(0)), Vec::new(), &play.state().table, None);
    let fault = record.audit().unwrap_err();
    assert_eq!(fault.entry, 3);
    assert!(fault.to_string().contains("FX-BID-01"), "{fault}");
}

#[test]
fn an_input_said_to_come_from_another_seat_is_found() {
    let play = dealt();
    let mut record = play.record().clone();
    let ask = play.state().asks()[0].id;
    let bid = Input::Answer { ask, choice: Choice::Bid(1) };
    record.append(bid, Some(Seat(1)), Vec::new(), &play.state().table, None);
    let fault = record.audit().unwrap_err();
    assert_eq!(fault.breach, Breach::By { written: Some(Seat(1)), computed: Some(Seat(0)) });
}

#[test]
fn another_revision_is_watched_and_not_re_run() {
    let mut record = random(3).record().clone();
    record.header_mut().revision = 7;
    let folded = record.fold().unwrap();
    assert!(!folded.digests_compared && folded.outcome.is_some());
    assert_eq!(record.audit().unwrap_err().breach, Breach::Revision { found: 7, known: 1 });
    assert!(record.resume().is_err());
}

#[test]
fn a_game_that_is_not_the_same_twice_fails_its_audit() {
    let mut failed = 0;
    for seed in 0..20 {
        let mut rng = bots::Rng::new(seed);
        let setup = Setup { rounds: 4, gold: 7 };
        let play =
            record::play_at_random::<testkit::fixture::Fixture<{ fault::FICKLE }>>(setup, &mut rng, 300)
                .unwrap();
        failed += u32::from(play.record().audit().is_err());
    }
    assert!(failed > 0);
}

#[test]
fn watching_shows_every_entry_with_its_table() {
    let mut play = dealt();
    answer(&mut play, 0, Choice::Bid(2));
    answer(&mut play, 1, Choice::Bid(1));
    answer(&mut play, 0, Choice::First(Trigger::Tithe));
    let mut gold = Vec::new();
    play.record().watch(|entry, table| gold.push((entry.n, table.gold[0]))).unwrap();
    // The lot costs 2, the tithe halves 7 and the gift adds 3.
    assert_eq!(gold, [(0, 9), (1, 9), (2, 9), (3, 9), (4, 7), (5, 6)]);
}
