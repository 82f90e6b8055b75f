//! How long Guild Ball takes to list the answers to each kind of prompt and to preview kicks and attacks, over random play:
//! `cargo run --release -p guildhall --example times`.
#![expect(clippy::print_stdout, clippy::float_arithmetic, reason = "a measurement for people to read")]

use std::collections::BTreeMap;
use std::hint::black_box;
use std::time::{Duration, Instant};

use bots::{Rng, sample};
use guild_ball::GuildBall;
use guild_ball::ask::{Choice, Prompt};
use kernel::{Ask, Game, Ignore, Input, Pending, Searchable, State, pick};

/// How many matches are looked at, how often each call is timed (the best counts), and how many answers are asked for.
const MATCHES: u32 = 12;
const TIMINGS: u32 = 3;
const WANT: usize = 64;

/// The times of one kind of call.
#[derive(Default)]
struct Times(Vec<Duration>);

impl Times {
    fn take(&mut self, mut call: impl FnMut()) {
        let once = |call: &mut dyn FnMut()| {
            let start = Instant::now();
            call();
            start.elapsed()
        };
        self.0.extend((0..TIMINGS).map(|_| once(&mut call)).min());
    }

    fn print(&mut self, name: &str) {
        self.0.sort_unstable();
        let micros = |time: Duration| time.as_secs_f64() * 1e6;
        let mean = self.0.iter().map(|&time| micros(time)).sum::<f64>() / self.0.len().max(1) as f64;
        let at = |part: usize| {
            self.0.get(self.0.len() * part / 100).or(self.0.last()).map_or(0.0, |&time| micros(time))
        };
        println!("{name:<22} {:>8} {mean:>9.2} {:>9.2} {:>9.2}", self.0.len(), at(99), at(100));
    }
}

/// The first word of how a prompt is written, a jog told apart from other paths.
fn kind(prompt: &Prompt) -> String {
    let text = format!("{prompt:?}");
    let name = text.split([' ', '(']).next().unwrap_or_default();
    match prompt {
        Prompt::Path { movement, .. } => format!("{name} {movement:?}"),
        _ => name.to_owned(),
    }
}

fn is_risky(choice: &Choice) -> bool {
    matches!(
        choice,
        Choice::Attack(_) | Choice::Charge(_) | Choice::Pass(_) | Choice::PassTo(_) | Choice::Shot
    )
}

fn look(
    state: &State<GuildBall>,
    ask: &Ask<GuildBall>,
    rng: &mut Rng,
    lists: &mut BTreeMap<String, Times>,
    previews: &mut Times,
) -> Option<Choice> {
    let mut options = Vec::with_capacity(WANT);
    lists.entry(kind(&ask.prompt)).or_default().take(|| {
        options.clear();
        GuildBall::candidates(black_box(state), ask, WANT, rng, &mut options);
    });
    for choice in options.iter().filter(|choice| is_risky(choice)) {
        previews.take(|| {
            let _ = black_box(GuildBall::preview(black_box(state), ask, choice));
        });
    }
    pick(&options, rng).copied()
}

fn main() {
    let (mut lists, mut previews) = (BTreeMap::new(), Times::default());
    let mut rng = Rng::new(11);
    for _ in 0..MATCHES {
        let setup = GuildBall::setup(2, &mut rng);
        let Some(mut state) = setup.and_then(|setup| GuildBall::start(&setup, &mut Ignore).ok()) else {
            continue;
        };
        for _ in 0..20_000 {
            let input = match state.pending() {
                Pending::Chance(draw) => Input::Drawn(sample(&draw, &mut rng)),
                Pending::Asks(asks) => {
                    let Some(ask) = asks.iter().find(|ask| !ask.answered) else { break };
                    let Some(choice) = look(&state, ask, &mut rng, &mut lists, &mut previews) else { break };
                    Input::Answer { ask: ask.id, choice }
                }
                Pending::Over(_) | Pending::Stuck(_) => break,
            };
            state.advance_trusted(&input, &mut Ignore);
        }
    }
    println!("{:<22} {:>8} {:>9} {:>9} {:>9}", "candidates(64), µs", "calls", "mean", "99 %", "worst");
    for (kind, times) in &mut lists {
        times.print(kind);
    }
    println!();
    previews.print("preview, µs");
}
