//! What bots are told.
#![expect(clippy::float_arithmetic, reason = "an estimate is no rule")]

use bots::{Bot, Greedy, Random, Rng, sample};
use guild_master::{Event, GuildMaster, Setup};
use kernel::{Game, Glimpse, Ignore, Input, Pending, Searchable, Seat};

#[test]
fn more_fame_is_better_and_the_end_is_certain() {
    let mut state = GuildMaster::start(&Setup::of(3), &mut Ignore).unwrap();
    let level = GuildMaster::estimate(&state, Seat(0), &GuildMaster::standard().weights);
    GuildMaster::apply(&mut state.table, &Event::Fame { seat: Seat(0), by: 9 });
    let ahead = GuildMaster::estimate(&state, Seat(0), &GuildMaster::standard().weights);
    let behind = GuildMaster::estimate(&state, Seat(1), &GuildMaster::standard().weights);
    assert!(ahead > level && behind < level, "{behind} {level} {ahead}");
    let closed = GuildMaster::closed(&state.table, kernel::Ending::Conceded { by: Seat(1) });
    GuildMaster::apply(&mut state.table, &closed);
    let ends =
        [0, 1, 2].map(|seat| GuildMaster::estimate(&state, Seat(seat), &GuildMaster::standard().weights));
    assert!(ends[0] >= 1.0 && ends[1] <= -1.0 && ends[2] <= -1.0, "{ends:?}");
}

/// What ten pieces of Gold more are worth to a Guild that has so much, by a set of weights.
fn ten_more(has: i16, set: &kernel::WeightSet<guild_master::Weights>) -> f32 {
    let mut state = GuildMaster::start(&Setup::of(2), &mut Ignore).unwrap();
    GuildMaster::apply(&mut state.table, &Event::Gold { seat: Seat(0), by: has });
    let before = GuildMaster::estimate(&state, Seat(0), &set.weights);
    GuildMaster::apply(&mut state.table, &Event::Gold { seat: Seat(0), by: 10 });
    GuildMaster::estimate(&state, Seat(0), &set.weights) - before
}

#[test]
fn gold_that_cannot_be_spent_is_worth_less_but_never_nothing() {
    let standard = GuildMaster::standard();
    let (few, many) = (ten_more(0, standard), ten_more(60, standard));
    assert!(many > 0.0 && many < few / 1.2, "{few} {many}");
    let first = GuildMaster::weights("first").unwrap();
    let (few, many) = (ten_more(0, first), ten_more(60, first));
    assert!((few - many).abs() < 1e-4, "the first weights know no hoard: {few} {many}");
}

/// Plays a match of one greedy Guild against random ones, or of greedy ones only, and tells the final table.
fn played(guilds: u8, greedy_at: Option<Seat>, number: u64) -> guild_master::Table {
    let rng = &mut Rng::stream(3, number);
    let mut state = GuildMaster::start(&Setup::of(guilds), &mut Ignore).unwrap();
    let (mut greedy, mut random) = (Greedy::<GuildMaster>::new(), Random::<GuildMaster>::new());
    loop {
        let input = match state.pending() {
            Pending::Chance(draw) => Input::Drawn(sample(&draw, rng)),
            // A match that is stuck has no outcome, which the tests ask for.
            Pending::Over(_) | Pending::Stuck(_) => return state.table,
            Pending::Asks(asks) => {
                let ask = *asks.iter().find(|ask| !ask.answered).unwrap();
                let glimpse = Glimpse::new(&state, ask.seat);
                let is_greedy = greedy_at.is_none_or(|seat| seat == ask.seat);
                let bot: &mut dyn Bot<GuildMaster> = if is_greedy { &mut greedy } else { &mut random };
                Input::Answer { ask: ask.id, choice: bot.choose(glimpse, &ask, rng).unwrap() }
            }
        };
        GuildMaster::advance(&mut state, input, &mut Ignore).unwrap();
    }
}

/// A planner beats those who plan nothing in nearly every match of four Guilds.
#[test]
fn greedy_beats_three_randoms() {
    let won = (0..20).filter(|&number| {
        let own = Seat((number % 4) as u8);
        let table = played(4, Some(own), number);
        table.outcome.unwrap().winners.contains(own)
    });
    let won = won.count();
    assert!(won >= 19, "{won} of 20");
}

/// Planners play the whole game: they recruit, build and complete, and end where the content design expects winners.
#[test]
fn greedy_guilds_play_the_whole_game() {
    let tables: Vec<_> = (0..6).map(|number| played(4, None, number)).collect();
    let mut fame = 0;
    for table in &tables {
        let outcome = table.outcome.unwrap();
        fame += u32::from(outcome.fame.into_iter().max().unwrap());
        for guild in &table.guilds {
            assert!(guild.adventurers.len() > 4 && guild.core != [1; 3] && !guild.completed.is_empty());
        }
    }
    let mean = fame / tables.len() as u32;
    println!("winners have {mean} Fame on average");
    assert!((70..=130).contains(&mean), "{mean}");
}

/// Advice may rest only on what the Guild knows: an imagined table gives the same.
#[test]
fn advice_reads_no_secret() {
    let rng = &mut Rng::new(8);
    let mut state = GuildMaster::start(&Setup { short: true, ..Setup::of(4) }, &mut Ignore).unwrap();
    let mut greedy = Greedy::<GuildMaster>::new();
    loop {
        let input = match state.pending() {
            Pending::Chance(draw) => Input::Drawn(sample(&draw, rng)),
            Pending::Over(_) => break,
            Pending::Stuck(stuck) => panic!("{stuck:?}"),
            Pending::Asks(asks) => {
                let ask = *asks.iter().find(|ask| !ask.answered).unwrap();
                let imagined = GuildMaster::imagine(&state, ask.seat, rng);
                let advice = |state| {
                    GuildMaster::advise(state, &ask, &GuildMaster::standard().weights, &mut Rng::new(5))
                };
                assert_eq!(advice(&state), advice(&imagined), "{:?}", ask.prompt);
                let glimpse = Glimpse::new(&state, ask.seat);
                Input::Answer { ask: ask.id, choice: greedy.choose(glimpse, &ask, rng).unwrap() }
            }
        };
        GuildMaster::advance(&mut state, input, &mut Ignore).unwrap();
    }
}
