//! A match of an older revision: it goes on where the present rules give the same facts, and says where they do not.

use kernel::{Drawn, Ending, Ignore, Input, Misfit, Pending, Stuck};
use record::{Breach, NotLive, Play, Problem, Step, Takeback};
use testkit::fixture::{Choice, Fixture, Haggle, Outcome, Refusal, Revised, Trigger, fault};

use crate::{answer, dealt};

type Later = record::Record<Revised>;

/// The record of a match so far, as the program of the later revision reads it.
fn later(play: &Play<Haggle>) -> Later {
    Later::parse(&play.record().to_ndjson().unwrap()).unwrap()
}

/// A match in which red has won the first lot with the higher bid, which both revisions judge alike.
fn outbid() -> Play<Haggle> {
    let mut play = dealt();
    answer(&mut play, 0, Choice::Bid(2));
    answer(&mut play, 1, Choice::Bid(1));
    play
}

/// A match in which dice have decided between equal bids, which costs one less by the later revision.
fn tied() -> Play<Haggle> {
    let mut play = dealt();
    answer(&mut play, 0, Choice::Bid(2));
    answer(&mut play, 1, Choice::Bid(2));
    play.advance(Input::Drawn(Drawn::dice(&[5, 3])), None, &mut Ignore).unwrap();
    play
}

#[test]
fn a_match_goes_on_by_the_present_rules_that_give_the_same_facts() {
    let old = outbid();
    let record = later(&old);
    let audit = record.audit().unwrap();
    assert_eq!((audit.older, audit.inputs), (5, 4));
    let mut play = Play::resume(&record).unwrap();
    assert_eq!(play.record().entries().last().unwrap().step, Step::Revision(2));
    let revision = |entry| play.record().revision_at(entry);
    assert_eq!([0, 4, 5, 9].map(revision), [1, 1, 2, 2]);
    // What was written stays as it was, to the byte.
    let old = old.record().to_ndjson().unwrap();
    assert!(play.record().to_ndjson().unwrap().starts_with(&old));

    let ask = play.state().asks()[0].id;
    let first = Input::Answer { ask, choice: Choice::First(Trigger::Gift) };
    play.advance(first, None, &mut Ignore).unwrap();
    let text = play.record().to_ndjson().unwrap();
    let again = Later::parse(&text).unwrap();
    assert_eq!(again.audit().unwrap().older, 5);
    assert_eq!(again.fold().unwrap().table, play.state().table);
    // It was written once and is not written again.
    assert_eq!(Play::resume(&again).unwrap().record().to_ndjson().unwrap(), text);
}

#[test]
fn the_entry_at_which_it_differs_is_named() {
    let record = later(&tied());
    let fault = record.audit().unwrap_err();
    assert_eq!((fault.entry, fault.written, fault.rules), (5, 1, 2));
    assert!(matches!(fault.breach, Breach::Fact { index: 1, .. }), "{fault}");
    assert!(
        fault.to_string().ends_with("written by revision 1 of the rules, which are at 2 here"),
        "{fault}"
    );
    assert_eq!(Play::resume(&record).unwrap_err(), record.audit().unwrap_err());
    assert_eq!(record.fold().unwrap().table.gold[0], 7, "it can be watched");
}

#[test]
fn an_entry_at_which_the_rules_panic_is_named() {
    let text = tied().record().to_ndjson().unwrap();
    let record = record::Record::<Fixture<{ fault::STUMBLES }>>::parse(&text).unwrap();
    let fault = record.audit().unwrap_err();
    assert_eq!((fault.entry, fault.written, fault.rules, &fault.breach), (4, 1, 2, &Breach::Fault));
    assert_eq!(Play::resume(&record).unwrap_err(), fault);
    assert_eq!(record.fold().unwrap().table.gold[0], 7, "it can be watched");
}

#[test]
fn an_older_fact_may_say_less_and_not_other() {
    let text = outbid().record().to_ndjson().unwrap();
    let plain = |text: &str| -> String {
        let unlinked = text.lines().map(|line| line.rsplit_once(",\"link\"").unwrap().0.to_owned() + "}\n");
        unlinked
            .collect::<String>()
            .replace("\"format\":2", "\"format\":1")
            .replace("\"revision\"", "\"rules\"")
    };
    let sound = plain(&text);
    assert!(Later::parse(&sound).unwrap().audit().is_ok());
    for (from, to) in [("\"price\":2", "\"price\":2,\"beat\":2"), ("\"price\":2", "\"price\":1")] {
        let fault = Later::parse(&sound.replace(from, to)).unwrap().audit().unwrap_err();
        assert_eq!(fault.entry, 4, "{fault}");
    }
    // By its own revision a record is compared to the letter.
    let marked = plain(&text).replace("\"rules\":1", "\"rules\":2");
    assert_eq!(Later::parse(&marked).unwrap().audit().unwrap_err().entry, 4);
}

#[test]
fn older_facts_that_say_less_have_to_lead_to_the_same_table() {
    let mut play = outbid();
    answer(&mut play, 0, Choice::First(Trigger::Gift));
    answer(&mut play, 1, Choice::Walk);
    // By the later rules the walk costs a coin, which the fact told nothing of.
    let fault = later(&play).audit().unwrap_err();
    assert_eq!((fault.entry, fault.breach), (6, Breach::Table));
}

#[test]
fn after_the_new_revision_everything_is_compared_to_the_letter() {
    let mut play = Play::resume(&later(&outbid())).unwrap();
    let ask = play.state().asks()[0].id;
    play.advance(Input::Answer { ask, choice: Choice::First(Trigger::Gift) }, None, &mut Ignore).unwrap();
    let mut record = play.record().clone();
    // The table after it is claimed to be the one before it.
    let before = Play::resume(&later(&outbid())).unwrap().state().table.clone();
    record.append(Input::Closed(Ending::Void), None, Vec::new(), &before, None);
    assert!(matches!(record.fold().unwrap_err().problem, Problem::Digest { .. }));
    assert_eq!(record.audit().unwrap_err().entry, 7);
}

#[test]
fn a_match_wound_back_behind_the_new_revision_stays_in_it() {
    let mut play = Play::resume(&later(&outbid())).unwrap();
    let back = |to| Takeback { to, by: kernel::Seat(0), consent: vec![kernel::Seat(1)] };
    let mark = Breach::Takeback(record::Hopeless::Entry(NotLive::IsRevision(5)));
    assert_eq!(play.take_back(back(5), None).unwrap_err(), mark);
    play.take_back(back(2), None).unwrap();
    assert_eq!(play.record().revision(), 2);
    for seat in [0, 1] {
        let ask = play.state().asks()[seat].id;
        play.advance(Input::Answer { ask, choice: Choice::Bid(2) }, None, &mut Ignore).unwrap();
    }
    play.advance(Input::Drawn(Drawn::dice(&[5, 3])), None, &mut Ignore).unwrap();
    assert_eq!(play.state().table.gold[0], 8, "the dice were rolled by the later rules");
    let read = Later::parse(&play.record().to_ndjson().unwrap()).unwrap();
    assert_eq!(read.audit().unwrap().older, 5);
    assert_eq!(&read.resume().unwrap(), play.state());
}

/// The match of a record, followed by its facts.
fn followed(record: &Later) -> Play<Revised> {
    let mut play = Play::lay(record).unwrap();
    for entry in record.entries() {
        play.follow(entry, &mut Ignore).unwrap();
    }
    play
}

#[test]
fn where_it_differs_it_can_be_looked_at_and_ended() {
    let record = later(&tied());
    let mut play = followed(&record);
    assert_eq!(play.record(), &record);
    assert_eq!(play.state().table, record.fold().unwrap().table);
    assert_eq!(play.state().pending(), Pending::Stuck(Stuck::Parted));
    let refused = play.advance(Input::Drawn(Drawn::dice(&[1, 2])), None, &mut Ignore).unwrap_err();
    assert_eq!(refused, Refusal::from(Misfit::Parted));
    assert!(play.free_takebacks(kernel::Seat(0)).is_empty());
    let back = Takeback { to: 2, by: kernel::Seat(0), consent: vec![kernel::Seat(1)] };
    assert_eq!(play.take_back(back, None).unwrap_err(), Breach::Takeback(record::Hopeless::Parted));

    play.advance(Input::Closed(Ending::Void), None, &mut Ignore).unwrap();
    assert_eq!(play.state().pending(), Pending::Over(Outcome::Level));
    let ended = Later::parse(&play.record().to_ndjson().unwrap()).unwrap();
    assert_eq!(ended.fold().unwrap().outcome, Some(Outcome::Level));
    assert_eq!(followed(&ended).state(), play.state());
    assert_eq!(ended.audit().unwrap_err().entry, 5, "it still says where it differs");
}

#[test]
fn a_finished_match_gets_no_new_revision() {
    let mut play = outbid();
    play.advance(Input::Closed(Ending::Agreed), None, &mut Ignore).unwrap();
    let record = later(&play);
    assert_eq!(Play::resume(&record).unwrap().record(), &record);
}

#[test]
fn a_revision_follows_an_earlier_one_only() {
    let text = Play::resume(&later(&outbid())).unwrap().record().to_ndjson().unwrap();
    let plain: String =
        text.lines().map(|line| line.rsplit_once(",\"link\"").unwrap().0.to_owned() + "}\n").collect();
    let plain = plain.replace("\"format\":2", "\"format\":1");
    assert!(Later::parse(&plain).is_ok());
    let fault = Later::parse(&plain.replace("\"n\":5,\"revision\":2", "\"n\":5,\"revision\":1")).unwrap_err();
    assert_eq!(fault.problem, Problem::NotLater { revision: 1, next: 1 });
    // A program of the earlier revision can watch what it knows, and says what it does not.
    let fault = crate::Record::parse(&text).unwrap().audit().unwrap_err();
    assert_eq!(fault.breach, Breach::Revision { found: 2, known: 1 });
}
