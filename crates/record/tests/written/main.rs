//! Records of the fixture game, written, read, damaged, folded, audited and wound back.
#![expect(clippy::unwrap_used, clippy::panic, reason = "helpers of tests stop at the first surprise")]

mod audits;
mod damage;
mod golden;
mod revisions;
mod takebacks;
mod versions;

use kernel::{Ignore, Input, Pending, Seat};
use record::{Header, Play};
use testkit::fixture::{Choice, Haggle, Setup};

/// A record is public to tests only under this name.
type Record = record::Record<Haggle>;

/// Starts a match of two rounds in which red holds a 1 and blue a 2.
fn dealt() -> Play<Haggle> {
    let mut play = Play::start(Header::new(Setup { rounds: 2, gold: 9 }), &mut Ignore).unwrap();
    for index in [0, 2] {
        play.advance(Input::Drawn(kernel::Drawn::One(index)), None, &mut Ignore).unwrap();
    }
    play
}

/// Answers the open ask of a seat.
fn answer(play: &mut Play<Haggle>, seat: u8, choice: Choice) -> u32 {
    let Pending::Asks(asks) = play.state().pending() else { panic!("nobody is asked") };
    let ask = asks.iter().find(|ask| ask.seat == Seat(seat)).unwrap().id;
    play.advance(Input::Answer { ask, choice }, None, &mut Ignore).unwrap().n
}

/// A whole match at random.
fn random(seed: u64) -> Play<Haggle> {
    let mut rng = bots::Rng::new(seed);
    record::play_at_random(Setup { rounds: 3, gold: 7 }, &mut rng, 500).unwrap()
}
