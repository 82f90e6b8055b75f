//! How long it takes to clone a match in the middle: `cargo run --release -p guildhall --example clone`.
#![expect(clippy::print_stdout, clippy::expect_used, reason = "a measurement for people to read")]

use std::hint::black_box;
use std::time::Instant;

use bots::{Rng, sample};
use kernel::{Game, Ignore, Input, Pending, Searchable, State, pick};

/// How many clones one timing makes, and how many timings there are; the best counts.
const CLONES: u32 = 20_000;
const TIMINGS: u32 = 20;

/// A match of random bots after some inputs.
fn in_the_middle<G: Searchable>(seats: u8) -> Option<State<G>> {
    let mut rng = Rng::new(7);
    let mut state = G::start(&G::setup(seats, &mut rng)?, &mut Ignore).ok()?;
    let mut options = Vec::new();
    for _ in 0..120 {
        let input = match state.pending() {
            Pending::Chance(draw) => Input::Drawn(sample(&draw, &mut rng)),
            Pending::Asks(asks) => {
                let ask = asks.iter().find(|ask| !ask.answered)?;
                options.clear();
                G::candidates(&state, ask, 64, &mut rng, &mut options);
                Input::Answer { ask: ask.id, choice: pick(&options, &mut rng)?.clone() }
            }
            Pending::Over(_) | Pending::Stuck(_) => return None,
        };
        G::advance(&mut state, input, &mut Ignore).ok()?;
    }
    Some(state)
}

fn time<G: Game>(state: &State<G>) {
    let once = || {
        let start = Instant::now();
        for _ in 0..CLONES {
            black_box(black_box(state).clone());
        }
        start.elapsed() / CLONES
    };
    let best = (0..TIMINGS).map(|_| once()).min().unwrap_or_default();
    println!("{}: clone {} ns, {} bytes", G::ID, best.as_nanos(), size_of::<State<G>>());
}

fn main() {
    time(&in_the_middle::<guild_ball::GuildBall>(2).expect("a match goes on for 120 inputs"));
    time(&in_the_middle::<guild_master::GuildMaster>(4).expect("a match goes on for 120 inputs"));
}
