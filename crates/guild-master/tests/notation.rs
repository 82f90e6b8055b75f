//! Reading text that means nothing; that what is written can be read again is one of the laws.

use guild_master::{GuildMaster, Setup};
use kernel::{Game, Ignore, Input, Notation, Pending};

/// A split of no Gold at all is written so that it can be read.
#[test]
fn nothing_is_split() {
    let mut state = GuildMaster::start(&Setup::of(2), &mut Ignore).unwrap();
    while let Pending::Chance(_) = state.pending() {
        GuildMaster::advance(&mut state, Input::Drawn(kernel::Drawn::One(0)), &mut Ignore).unwrap();
    }
    let ask = state.asks()[0];
    let read = |text: &str| GuildMaster::read_choice(&state, &ask, text).unwrap();
    let written = GuildMaster::write_choice(&state.table, &read("offer split A 0 B 0"));
    assert_eq!(written, "offer split A 0");
    assert_eq!(read(&written), read("offer split A 0 B 0"));
}

/// What is no choice is an error with a reason and never a panic.
#[test]
fn nonsense_is_an_error() {
    let setup = Setup::of(2);
    let mut state = GuildMaster::start(&setup, &mut Ignore).unwrap();
    while let Pending::Chance(_) = state.pending() {
        GuildMaster::advance(&mut state, Input::Drawn(kernel::Drawn::One(0)), &mut Ignore).unwrap();
    }
    let ask = state.asks()[0];
    for text in [
        "",
        "orders",
        "orders 9: [Axe]",
        "orders 1: [Brannoc",
        "orders 1: hire Brannoc",
        "orders 1: recruit G [Brannoc] 3",
        "orders 1: contract 0 [Brannoc]",
        "orders 1: [Nobody]",
        "orders 1: [Brannoc] x",
        "orders 1: [Brannoc]; 1: [Hedda]",
        "side up",
        "skill luck",
        "fix 0",
        "fix 300",
        "build Castle",
        "deck rare",
        "offer split A",
        "offer split A B",
        "offer split",
        "offer split A 1 A 2",
        "offer split A 1; split A 1",
        "offer card A; card B",
        "offer bonus A; bonus A",
        "offer pay_now A 3",
        "offer pay_if A->E 3",
        "counter x card A",
        "accept",
        "private Nothing",
        "place Nothing",
        "stance neutral",
        "fly",
        "é",
    ] {
        assert!(GuildMaster::read_choice(&state, &ask, text).is_err(), "{text:?}");
    }
}
