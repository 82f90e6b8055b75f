//! What bots are told.

use bots::{Bot, Greedy, Random, Rng, sample};
use guild_master::{Event, GuildMaster, Setup};
use kernel::{Game, Glimpse, Ignore, Input, Pending, Searchable, Seat};

#[test]
fn more_fame_is_better_and_the_end_is_certain() {
    let mut state = GuildMaster::start(&Setup { guilds: 3, short: false }, &mut Ignore).unwrap();
    let level = GuildMaster::estimate(&state, Seat(0));
    GuildMaster::apply(&mut state.table, &Event::Fame { seat: Seat(0), by: 9 });
    let ahead = GuildMaster::estimate(&state, Seat(0));
    let behind = GuildMaster::estimate(&state, Seat(1));
    assert!(ahead > level && behind < level, "{behind} {level} {ahead}");
    let closed = GuildMaster::closed(&state.table, kernel::Ending::Conceded { by: Seat(1) });
    GuildMaster::apply(&mut state.table, &closed);
    let ends = [0, 1, 2].map(|seat| GuildMaster::estimate(&state, Seat(seat)));
    assert!(ends[0] >= 1.0 && ends[1] <= -1.0 && ends[2] <= -1.0, "{ends:?}");
}

/// A bot that looks one step ahead beats one that does not, so the estimate tells something.
#[test]
fn greedy_beats_random() {
    let mut won = 0;
    for number in 0..8 {
        let rng = &mut Rng::stream(3, number);
        let mut state = GuildMaster::start(&Setup { guilds: 2, short: true }, &mut Ignore).unwrap();
        let (mut greedy, mut random) = (Greedy::<GuildMaster>::new(), Random::<GuildMaster>::new());
        let own = Seat((number % 2) as u8);
        let outcome = loop {
            let input = match state.pending() {
                Pending::Chance(draw) => Input::Drawn(sample(&draw, rng)),
                Pending::Over(outcome) => break outcome,
                Pending::Stuck(stuck) => panic!("{stuck:?}"),
                Pending::Asks(asks) => {
                    let ask = *asks.iter().find(|ask| !ask.answered).unwrap();
                    let glimpse = Glimpse::new(&state, ask.seat);
                    let bot: &mut dyn Bot<GuildMaster> =
                        if ask.seat == own { &mut greedy } else { &mut random };
                    Input::Answer { ask: ask.id, choice: bot.choose(glimpse, &ask, rng).unwrap() }
                }
            };
            GuildMaster::advance(&mut state, input, &mut Ignore).unwrap();
        };
        won += u32::from(outcome.winners.contains(own));
    }
    assert!(won >= 7, "{won} of 8");
}
