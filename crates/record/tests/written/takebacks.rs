//! Winding a match back.

use kernel::{Drawn, Ignore, Input, Misfit, Refuse, Seat};
use record::{Block, Breach, Hopeless, NotLive, Play, Standing, Takeback, Why};
use testkit::fixture::{Choice, Haggle, Trigger};

use crate::{Record, answer, dealt};

fn free(to: u32, by: u8) -> Takeback {
    Takeback { to, by: Seat(by), consent: Vec::new() }
}

fn needs(entry: u32, why: Why) -> Standing {
    Standing::NeedsConsent(Block { entry, why })
}

/// Red wins the lot and has arranged his triggers; both are at the fair.
fn at_the_fair() -> Play<Haggle> {
    let mut play = dealt();
    answer(&mut play, 0, Choice::Bid(2));
    answer(&mut play, 1, Choice::Bid(1));
    answer(&mut play, 0, Choice::First(Trigger::Gift));
    play
}

fn holds(play: &Play<Haggle>) {
    let text = play.record().to_ndjson().unwrap();
    let read = Record::parse(&text).unwrap();
    read.audit().unwrap();
    assert_eq!(read.fold().unwrap().table, play.state().table);
    assert_eq!(&read.resume().unwrap(), play.state());
}

#[test]
fn one_s_own_open_choice_is_free() {
    let mut play = at_the_fair();
    assert_eq!(play.takeback_status(4, Seat(0)), Standing::Free);
    let stale = play.state().asks()[0].id;
    play.take_back(free(4, 0), None).unwrap();
    assert_eq!(play.state().generation(), 1);
    assert_eq!(play.state().asks().len(), 1, "red is asked to arrange again");
    let late = Input::Answer { ask: stale, choice: Choice::Walk };
    assert_eq!(play.advance(late, None, &mut Ignore).unwrap_err().rule(), Misfit::Stale.rule());
    answer(&mut play, 0, Choice::First(Trigger::Tithe));
    holds(&play);
    assert_eq!(play.record().takebacks(), 1);
}

#[test]
fn a_sealed_answer_of_another_lapses() {
    let mut play = dealt();
    answer(&mut play, 0, Choice::Bid(2));
    // Blue has not answered: red may take its own back, and blue may not take red's.
    assert_eq!(play.takeback_status(2, Seat(0)), Standing::Free);
    assert_eq!(play.takeback_status(2, Seat(1)), needs(3, Why::NotYours));
    play.take_back(free(2, 0), None).unwrap();
    assert!(play.state().asks().iter().all(|ask| !ask.answered));
    holds(&play);

    // Red walks out of the fair, which opens the next round; blue's sealed bid there does not block.
    let mut play = at_the_fair();
    let before = play.record().last();
    answer(&mut play, 0, Choice::Walk);
    answer(&mut play, 1, Choice::Bid(3));
    assert_eq!(play.takeback_status(before, Seat(0)), Standing::Free);
    let ask = play.state().asks().iter().find(|ask| ask.answered).unwrap().id;
    play.advance(Input::Retract { ask }, None, &mut Ignore).unwrap();
    assert_eq!(play.takeback_status(before, Seat(0)), Standing::Free, "a retracted answer does not block");
    play.take_back(free(before, 0), None).unwrap();
    holds(&play);
    answer(&mut play, 1, Choice::Walk);
    holds(&play);
}

#[test]
fn what_was_shown_needs_consent() {
    let mut play = at_the_fair();
    assert_eq!(play.takeback_status(3, Seat(1)), needs(4, Why::Revealed));
    assert_eq!(play.takeback_status(2, Seat(0)), needs(4, Why::Answered(Seat(1))));
    assert_eq!(
        play.take_back(free(2, 0), None),
        Err(Breach::NoConsent(Block { entry: 4, why: Why::Answered(Seat(1)) }))
    );
    let agreed = Takeback { to: 2, by: Seat(0), consent: vec![Seat(1)] };
    play.take_back(agreed, Some("12:00".to_owned())).unwrap();
    holds(&play);
}

#[test]
fn an_answer_to_an_open_ask_is_an_answer() {
    let mut play = at_the_fair();
    answer(&mut play, 0, Choice::Offer(1));
    answer(&mut play, 1, Choice::Offer(2));
    assert_eq!(play.takeback_status(5, Seat(0)), needs(7, Why::Answered(Seat(1))));
    assert_eq!(play.takeback_status(6, Seat(1)), Standing::Free);
}

#[test]
fn time_that_ran_out_needs_consent() {
    let mut play = at_the_fair();
    let before = play.record().last();
    play.advance(Input::Expired { seat: Seat(0) }, None, &mut Ignore).unwrap();
    assert_eq!(play.takeback_status(before, Seat(0)), needs(before + 1, Why::TimedOut(Seat(0))));
}

#[test]
fn draws_are_never_numbered_twice() {
    let mut play = dealt();
    answer(&mut play, 0, Choice::Bid(1));
    answer(&mut play, 1, Choice::Bid(1));
    play.advance(Input::Drawn(Drawn::dice(&[5, 2])), None, &mut Ignore).unwrap();
    assert_eq!(play.takeback_status(4, Seat(0)), needs(5, Why::Drawn));
    play.take_back(Takeback { to: 4, by: Seat(0), consent: vec![Seat(1)] }, None).unwrap();
    assert_eq!(play.record().draws_made(), 3, "the roll taken back keeps its number");
    play.advance(Input::Drawn(Drawn::dice(&[1, 4])), None, &mut Ignore).unwrap();
    assert_eq!(play.record().draws_made(), 4);
    holds(&play);
}

#[test]
fn where_no_takeback_goes() {
    let mut play = at_the_fair();
    let hopeless = |why| Standing::Impossible(Hopeless::Entry(why));
    assert_eq!(play.takeback_status(5, Seat(0)), hopeless(NotLive::NothingSince(5)));
    assert_eq!(play.takeback_status(99, Seat(0)), hopeless(NotLive::NoSuchEntry(99)));
    assert_eq!(play.takeback_status(4, Seat(7)), Standing::Impossible(Hopeless::NoSeat(Seat(7))));
    play.take_back(free(4, 0), None).unwrap();
    assert_eq!(play.takeback_status(5, Seat(0)), hopeless(NotLive::TakenBack(5)));
    assert_eq!(play.takeback_status(6, Seat(0)), hopeless(NotLive::IsTakeback(6)));
    let over = Input::Closed(kernel::Ending::Conceded { by: Seat(0) });
    play.advance(over, None, &mut Ignore).unwrap();
    assert_eq!(play.takeback_status(4, Seat(0)), Standing::Impossible(Hopeless::Over));
    holds(&play);
}

#[test]
fn the_latest_answer_of_a_seat_is_found() {
    let mut play = at_the_fair();
    assert_eq!(play.before_latest_of(Seat(0)), Some(4));
    assert_eq!(play.before_latest_of(Seat(1)), Some(3));
    play.take_back(free(4, 0), None).unwrap();
    assert_eq!(play.before_latest_of(Seat(0)), Some(2));
    assert_eq!(dealt().before_latest_of(Seat(0)), None);
}

#[test]
fn takebacks_at_random_keep_record_and_match_together() {
    let mut rng = bots::Rng::new(11);
    for _ in 0..60 {
        let mut play = dealt();
        for _ in 0..12 {
            step(&mut play, &mut rng);
            if kernel::Chance::below(&mut rng, 3) == 0 {
                let to = kernel::Chance::below(&mut rng, play.record().last() + 1);
                let by = Seat(kernel::Chance::below(&mut rng, 2) as u8);
                let all = Takeback { to, by, consent: vec![by.other()] };
                let possible = !matches!(play.takeback_status(to, by), Standing::Impossible(_));
                assert_eq!(play.take_back(all, None).is_ok(), possible);
            }
        }
        holds(&play);
    }
}

fn step(play: &mut Play<Haggle>, rng: &mut bots::Rng) {
    use kernel::{Chance, Pending, Searchable};
    let input = match play.state().pending() {
        Pending::Chance(draw) => {
            let all = kernel::outcomes(&draw).unwrap();
            Input::Drawn(all[rng.below(all.len() as u32) as usize].0)
        }
        Pending::Asks(asks) => {
            let ask = asks[rng.below(asks.len() as u32) as usize];
            let mut choices = Vec::new();
            Haggle::candidates(play.state(), &ask, 64, rng, &mut choices);
            let choice = choices[rng.below(choices.len() as u32) as usize].clone();
            Input::Answer { ask: ask.id, choice }
        }
        Pending::Over(_) | Pending::Stuck(_) => return,
    };
    play.advance(input, None, &mut Ignore).unwrap();
}
