//! Instructions per call, counted by callgrind, so that the figures do not depend on the machine's load.
//!
//! Run with valgrind installed:
//!
//! ```text
//! cargo bench -p guild-ball                  every case
//! cargo bench -p guild-ball -- path          the cases whose name contains a word
//! ```
//!
//! The program starts itself under `valgrind --tool=callgrind` once with one round and once with 1 + [`ROUNDS`]
//! rounds of a case and divides the difference.
#![allow(clippy::print_stdout, clippy::print_stderr, clippy::expect_used)]

use std::hint::black_box;
use std::process::Command;

use guild_ball::GuildBall;
use guild_ball::ask::{Choice, Placing, Prompt};
use guild_ball::model::ModelId;
use kernel::{Ask, Chance, Draw, Drawn, Game, Ignore, Input, List, Pending, Searchable, State};

/// Rounds between the two runs of a case.
const ROUNDS: u32 = 20;

/// How many asks of each kind a case goes through.
const ASKS: usize = 50;

/// Asks of one kind met in random play, each with the state it was put in.
type Asks = Vec<(State<GuildBall>, Ask<GuildBall>)>;

/// A case: its name, the asks it is about and what is done with each.
type Case = (&'static str, fn(&Prompt) -> bool, fn(&State<GuildBall>, &Ask<GuildBall>, &mut Vec<Choice>));

const CASES: &[Case] = &[
    (
        "clone a match",
        |_| true,
        |state, _, _| {
            black_box(state.clone());
        },
    ),
    ("list 64 paths", |prompt| matches!(prompt, Prompt::Path { .. }), list),
    ("judge one path", |prompt| matches!(prompt, Prompt::Path { .. }), judge_last),
    ("list charge lines", |prompt| matches!(prompt, Prompt::ChargeLine { .. }), list),
    ("list actions", |prompt| matches!(prompt, Prompt::Act { .. }), list),
    ("list allocations", |prompt| matches!(prompt, Prompt::Allocate { .. }), list),
    ("list push lines", |prompt| matches!(prompt, Prompt::PushLine { .. }), list),
    ("list playbook picks", |prompt| matches!(prompt, Prompt::Playbook { .. }), list),
    ("list formations", |prompt| matches!(prompt, Prompt::Deploy), list),
    ("list kick-off spots", |prompt| matches!(prompt, Prompt::Place { why: Placing::KickOff { .. } }), list),
    ("walk a path", |prompt| matches!(prompt, Prompt::Path { .. }), walk),
    ("draw a path", |prompt| matches!(prompt, Prompt::Path { .. }), draw),
    ("draw an action", |prompt| matches!(prompt, Prompt::Act { .. }), draw),
    ("draw a charge line", |prompt| matches!(prompt, Prompt::ChargeLine { .. }), draw),
    ("draw playbook picks", |prompt| matches!(prompt, Prompt::Playbook { .. }), draw),
    (
        "preview a kick-off",
        |prompt| matches!(prompt, Prompt::Place { why: Placing::KickOff { .. } }),
        preview_last,
    ),
];

fn list(state: &State<GuildBall>, ask: &Ask<GuildBall>, out: &mut Vec<Choice>) {
    out.clear();
    GuildBall::candidates(state, ask, 64, &mut Numbers(1), out);
    black_box(&out);
}

/// Judges the answer that was listed last; the first round lists.
fn judge_last(state: &State<GuildBall>, ask: &Ask<GuildBall>, out: &mut Vec<Choice>) {
    if out.is_empty() {
        GuildBall::candidates(state, ask, 64, &mut Numbers(1), out);
    }
    if let Some(choice) = out.last() {
        let _ = black_box(GuildBall::judge(state, ask, choice));
    }
}

/// Draws one answer.
fn draw(state: &State<GuildBall>, ask: &Ask<GuildBall>, _out: &mut Vec<Choice>) {
    black_box(GuildBall::sample(state, ask, &mut Numbers(1)));
}

/// Previews the answer that was listed last; the first round lists.
fn preview_last(state: &State<GuildBall>, ask: &Ask<GuildBall>, out: &mut Vec<Choice>) {
    if out.is_empty() {
        GuildBall::candidates(state, ask, 64, &mut Numbers(1), out);
    }
    if let Some(choice) = out.last() {
        let _ = black_box(GuildBall::preview(state, ask, choice));
    }
}

/// Copies the match and walks the path that was listed last.
fn walk(state: &State<GuildBall>, ask: &Ask<GuildBall>, out: &mut Vec<Choice>) {
    if out.is_empty() {
        GuildBall::candidates(state, ask, 64, &mut Numbers(1), out);
    }
    let mut copy = state.clone();
    if let Some(choice) = out.last() {
        copy.advance_trusted(&Input::Answer { ask: ask.id, choice: *choice }, &mut Ignore);
    }
    black_box(&copy);
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).filter(|arg| !arg.starts_with("--bench")).collect();
    if let [flag, name, rounds] = args.as_slice()
        && flag == "--rounds-of"
    {
        let rounds: u32 = rounds.parse().expect("a number of rounds");
        let (_, wanted, case) = CASES.iter().find(|(own, ..)| own == name).expect("a known case");
        let asks = gather(*wanted);
        let mut lists = vec![Vec::with_capacity(128); asks.len()];
        for _ in 0..rounds {
            for ((state, ask), out) in asks.iter().zip(&mut lists) {
                case(black_box(state), black_box(ask), out);
            }
        }
        return;
    }
    for (name, ..) in CASES {
        if args.is_empty() || args.iter().any(|word| name.contains(word.as_str())) {
            match (count(name, 1), count(name, 1 + ROUNDS)) {
                (Some(once), Some(often)) => {
                    println!("{name:24} {:>9}", (often - once) / u64::from(ROUNDS) / ASKS as u64);
                }
                _ => eprintln!("{name}: valgrind did not run"),
            }
        }
    }
}

/// The instructions of a run under callgrind.
fn count(name: &str, rounds: u32) -> Option<u64> {
    let output = Command::new("valgrind")
        .args(["--tool=callgrind", "--callgrind-out-file=/dev/null"])
        .arg(std::env::current_exe().ok()?)
        .args(["--rounds-of", name, &rounds.to_string()])
        .output()
        .ok()?;
    let text = String::from_utf8_lossy(&output.stderr).into_owned();
    let (_, figures) = text.split_once("Collected : ")?;
    figures.split_whitespace().next()?.parse().ok()
}

/// Plays at random until enough asks of a kind have been met. A match whose set-up is over is left if all that is wanted
/// belongs to the set-up.
fn gather(wanted: fn(&Prompt) -> bool) -> Asks {
    let kick_off = Prompt::Place { why: Placing::KickOff { kicker: ModelId(0) } };
    let early = (wanted(&Prompt::Deploy) || wanted(&kick_off)) && !wanted(&Prompt::Activate);
    let mut numbers = Numbers(1);
    let mut asks = Asks::new();
    while asks.len() < ASKS {
        let setup = GuildBall::setup(2, &mut numbers).expect("a game for two");
        let mut state = GuildBall::start(&setup, &mut Ignore).expect("random teams may play");
        let mut out = Vec::new();
        while asks.len() < ASKS && !(early && state.table.turn > 0) {
            let input = match state.pending() {
                Pending::Over(_) | Pending::Stuck(_) => break,
                Pending::Chance(Draw::One { of }) => Input::Drawn(Drawn::One(numbers.below(of))),
                Pending::Chance(Draw::Dice { count, sides }) => {
                    let faces = (0..count).map(|_| numbers.below(u32::from(sides)) as u8 + 1);
                    Input::Drawn(Drawn::Dice(List::collect(faces)))
                }
                Pending::Asks(open) => {
                    let ask = *open.iter().find(|ask| !ask.answered).expect("an open ask");
                    if wanted(&ask.prompt) {
                        asks.push((state.clone(), ask));
                    }
                    out.clear();
                    GuildBall::candidates(&state, &ask, 64, &mut numbers, &mut out);
                    let choice = out[numbers.below(out.len() as u32) as usize];
                    Input::Answer { ask: ask.id, choice }
                }
            };
            state.advance_trusted(&input, &mut Ignore);
        }
    }
    asks
}

/// A small generator of numbers, the same on every machine.
struct Numbers(u64);

impl Chance for Numbers {
    fn below(&mut self, n: u32) -> u32 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 32).wrapping_mul(u64::from(n)) >> 32) as u32
    }
}
