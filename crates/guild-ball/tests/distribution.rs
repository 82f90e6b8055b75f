//! What comes of attacks, kicks and scatters over many matches agrees with the exact odds.
//!
//! Random matches with fixed seeds are played and looked at from outside, by their facts alone. Results are sorted by what
//! was known before the roll (the pool, the target number, the target's ARM), and each group is compared with the exact
//! distribution by chi-square, cells with less than five expected results joined. Over D degrees of freedom the sum must
//! lie within D ± 4 √(2 D): a fair game leaves that about once in ten thousand tries, and the seeds are fixed.
#![expect(clippy::float_arithmetic, reason = "chi-square is a figure for a test, not a rule")]
#![expect(
    clippy::expect_used,
    clippy::panic,
    clippy::print_stdout,
    reason = "a test fails by a panic and shows its figures"
)]

use std::collections::BTreeMap;

use bots::{Rng, sample};
use guild_ball::GuildBall;
use guild_ball::ask::{Choice, Prompt};
use guild_ball::event::{Aim, Event, Momentum, Possession, Roll};
use guild_ball::flight::stopped;
use guild_ball::model::ModelId;
use guild_ball::setup::{GameSize, Setup};
use guild_ball::table::{BALL, Ball, Table};
use kernel::odds::hits;
use kernel::{Ask, Chance, Game, Input, Pending, Searchable, Sink, State, pick};
use plane::{Length, Point, scatter};

/// How many matches are played.
const MATCHES: u64 = 150;

/// The most a sum may differ from its degrees of freedom, in standard deviations.
const BOUND: f64 = 4.0;

/// Results by what was known before the roll: how often each came up.
type Groups<K> = BTreeMap<K, Vec<u64>>;

/// What the facts of the matches say.
#[derive(Default)]
struct Seen {
    /// By dice, target number and ARM: net hits.
    attacks: Groups<(u8, u8, u8)>,
    /// By dice, target number and hits needed: missed or not, for kicks at a model or the goalpost.
    kicks: Groups<(u8, u8, u8)>,
    /// The two dice of every scatter.
    dice: Groups<()>,
    /// Where kicked balls came down, as one of the 36 places of the template, far from anything that stops them.
    landings: Groups<()>,
    attack: Option<(u8, u8)>,
    kick: Option<Kick>,
    snap_shot: bool,
}

struct Kick {
    by: ModelId,
    aim: Aim,
    need: u8,
    pool: Option<(u8, u8)>,
}

fn count<K: Ord>(groups: &mut Groups<K>, key: K, result: usize) {
    let counts = groups.entry(key).or_default();
    if counts.len() <= result {
        counts.resize(result + 1, 0);
    }
    counts[result] += 1;
}

impl Sink<GuildBall> for Seen {
    fn fact(&mut self, before: &Table, event: &Event) {
        match event {
            Event::Rolled { roll: Roll::Attack(_), dice, needs } => {
                self.attack = Some((dice.len() as u8, *needs));
            }
            Event::NetHits { on, hits, .. } => {
                let (dice, needs) = self.attack.take().expect("net hits follow a roll");
                count(&mut self.attacks, (dice, needs, before.profile(*on).arm), usize::from(*hits));
            }
            Event::Momentum { why: Momentum::SnapShot, .. } => self.snap_shot = true,
            Event::Kick { by, at } => {
                let need = if std::mem::take(&mut self.snap_shot) { 2 } else { 1 };
                self.kick = Some(Kick { by: *by, aim: *at, need, pool: None });
            }
            Event::Rolled { roll: Roll::Kick(_), dice, needs } => {
                let kick = self.kick.as_mut().expect("a kick is declared before it is rolled for");
                kick.pool = Some((dice.len() as u8, *needs));
            }
            Event::Possessed { how: Possession::Pass, .. } | Event::Goal { .. } => self.kicked(true),
            Event::BallOff => self.kicked(false),
            Event::Rolled { roll: Roll::Scatter, dice, .. } => {
                count(&mut self.dice, (), usize::from(dice[0] - 1) * 6 + usize::from(dice[1] - 1));
            }
            Event::Scattered { from, landing, .. } => self.scattered(before, *from, *landing),
            Event::ActivationEnded { .. } | Event::Turn { .. } => self.kick = None,
            _ => {}
        }
    }
}

impl Seen {
    /// The end of a kick's test; a pass to a spot scatters either way.
    fn kicked(&mut self, success: bool) {
        let Some(kick) = self.kick.as_mut() else { return };
        if let Some((dice, needs)) = kick.pool.take().filter(|_| !matches!(kick.aim, Aim::Spot(_))) {
            count(&mut self.kicks, (dice, needs, kick.need), usize::from(success));
        }
        if success {
            self.kick = None;
        }
    }

    fn scattered(&mut self, before: &Table, from: Point, landing: Point) {
        let Some(kick) = self.kick.take() else { return };
        let kicker = before.model(kick.by).at;
        // GB-RUL-38: from a base the distance is measured from its edge, from a spot from its centre.
        let edge = match kick.aim {
            Aim::Model(model) => before.disc(model).radius.plus(BALL),
            Aim::Spot(_) => Length(0),
            Aim::Goal => return,
        };
        let places: Vec<Point> = (0..36)
            .map(|outcome| {
                let (arm, inches) = (scatter::KICK[outcome / 6], outcome as i32 % 6 + 1);
                scatter::landing(from, from - kicker, arm, edge.plus(Length::inches(inches)))
            })
            .collect();
        if places.iter().any(|&place| stopped(before, kicker, place) != place) {
            return;
        }
        let outcome = places.iter().position(|&place| place == landing);
        count(&mut self.landings, (), outcome.expect("a ball comes down where the template says"));
    }
}

/// A random answer, but with a liking for the ball: left to itself chance hardly ever kicks. What is liked depends on what
/// is known before the roll alone.
fn choose(state: &State<GuildBall>, ask: &Ask<GuildBall>, rng: &mut Rng) -> Choice {
    let mut offered = Vec::new();
    GuildBall::candidates(state, ask, 64, rng, &mut offered);
    let liked = |choice: &&Choice| match ask.prompt {
        Prompt::Act { .. } | Prompt::TeamWork { .. } => {
            matches!(choice, Choice::Pass(_) | Choice::Shot | Choice::SnapShot | Choice::Sprint)
        }
        Prompt::Snap { .. } | Prompt::Intercept { .. } => matches!(choice, Choice::Yes),
        Prompt::SnapOne { .. } => matches!(choice, Choice::Model(_)),
        _ => false,
    };
    let best: Vec<Choice> = offered.iter().filter(liked).copied().collect();
    let towards =
        matches!(ask.prompt, Prompt::Path { .. }).then(|| nearest_to_ball(&state.table, &offered)).flatten();
    if rng.below(4) == 0 {
        return *pick(&offered, rng).expect("something is on offer");
    }
    towards.unwrap_or_else(|| {
        *pick(if best.is_empty() { &offered } else { &best }, rng).expect("something is on offer")
    })
}

/// The path that ends nearest to a free ball.
fn nearest_to_ball(table: &Table, paths: &[Choice]) -> Option<Choice> {
    let Ball::Free { at, .. } = table.ball else { return None };
    let gap = |choice: &&Choice| match choice {
        Choice::Path(path) => path.end().map_or(i64::MAX, |end| (end - at).square()),
        _ => i64::MAX,
    };
    paths.iter().min_by_key(gap).copied()
}

/// Plays matches of plain teams on small and large pitches.
fn play() -> Seen {
    let mut seen = Seen::default();
    let small = Setup::introductory();
    let large = Setup { size: GameSize::Agreed { pitch: 36, models: 3, vp: 12 }, ..small.clone() };
    for number in 0..MATCHES {
        let setup = if number % 2 == 0 { &small } else { &large };
        let mut rng = Rng::stream(21, number);
        let mut state = GuildBall::start(setup, &mut seen).expect("the practice teams may play");
        for _ in 0..20_000 {
            let input = match state.pending() {
                Pending::Chance(draw) => Input::Drawn(sample(&draw, &mut rng)),
                Pending::Asks(asks) => {
                    let ask = asks.iter().find(|ask| !ask.answered).expect("somebody is asked");
                    Input::Answer { ask: ask.id, choice: choose(&state, ask, &mut rng) }
                }
                Pending::Over(_) => break,
                Pending::Stuck(stuck) => panic!("match {number} is stuck: {stuck:?}"),
            };
            GuildBall::advance(&mut state, input, &mut seen).expect("candidates are legal");
        }
    }
    seen
}

/// Compares groups with their exact distributions.
fn agree<K: Copy + Ord>(name: &str, groups: &Groups<K>, exact: impl Fn(K) -> Vec<f64>) {
    let away = difference(name, groups, exact);
    assert!(away.abs() <= BOUND, "{name}: {away:.2} standard deviations away");
}

/// How many standard deviations the sum of chi-square is away from what is to be expected.
fn difference<K: Copy + Ord>(name: &str, groups: &Groups<K>, exact: impl Fn(K) -> Vec<f64>) -> f64 {
    let (mut sum, mut freedom, mut results) = (0.0, 0_u32, 0);
    for (key, counts) in groups {
        let total: u64 = counts.iter().sum();
        let chances = exact(*key);
        assert!(counts.len() <= chances.len(), "{name}: an impossible result: {counts:?} of {chances:?}");
        let expected: Vec<f64> = chances.iter().map(|chance| chance * total as f64).collect();
        let cells = joined(counts, &expected);
        let squares = cells.iter().map(|(seen, expected)| (seen - expected).powi(2) / expected);
        sum += squares.sum::<f64>();
        freedom += cells.len().saturating_sub(1) as u32;
        results += total;
    }
    let freedom = f64::from(freedom);
    let away = (sum - freedom) / (2.0 * freedom).sqrt();
    println!("{name}: {results} results, chi-square {sum:.1} over {freedom} degrees of freedom, {away:.2} σ");
    assert!(freedom > 0.0 && results > 500, "{name}: too few results");
    away
}

/// Cells with their expected counts, neighbours joined until at least five results are expected in each.
fn joined(counts: &[u64], expected: &[f64]) -> Vec<(f64, f64)> {
    let mut cells: Vec<(f64, f64)> = Vec::new();
    let mut open = (0.0, 0.0);
    for (at, expected) in expected.iter().enumerate() {
        open.0 += counts.get(at).copied().unwrap_or_default() as f64;
        open.1 += expected;
        if open.1 >= 5.0 {
            cells.push(std::mem::take(&mut open));
        }
    }
    match cells.last_mut() {
        Some(last) => *last = (last.0 + open.0, last.1 + open.1),
        None => cells.push(open),
    }
    cells
}

/// The chances of net hits: hits less ARM, not below none (GB-ATK-05).
fn net_hits((dice, needs, arm): (u8, u8, u8)) -> Vec<f64> {
    let tally = hits(usize::from(dice), needs).expect("a pool that was rolled");
    let net = tally.map(|hits| (hits - i32::from(arm)).max(0)).expect("fewer hits");
    net.iter().map(|(_, weight)| weight as f64 / net.total() as f64).collect()
}

/// The chances of a miss and of a success (GB-KICK-19, GB-MOM-15).
fn success((dice, needs, need): (u8, u8, u8)) -> Vec<f64> {
    let tally = hits(usize::from(dice), needs).expect("a pool that was rolled");
    let good = tally.weight_at_least(i32::from(need)) as f64 / tally.total() as f64;
    vec![1.0 - good, good]
}

#[test]
fn results_agree_with_the_exact_odds() {
    let seen = play();
    agree("attacks", &seen.attacks, net_hits);
    agree("kicks", &seen.kicks, success);
    agree("scatter dice", &seen.dice, |()| vec![1.0 / 36.0; 36]);
    agree("landings of kicks", &seen.landings, |()| vec![1.0 / 36.0; 36]);
}

#[test]
fn loaded_dice_are_noticed() {
    let loaded: Groups<()> = [((), vec![100, 100, 100, 100, 100, 160])].into();
    assert!(difference("a loaded die", &loaded, |()| vec![1.0 / 6.0; 6]) > BOUND);
}
