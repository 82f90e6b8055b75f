//! Finished matches that are folded for ever, and how to make one.

use core::fmt;

use kernel::{Chance, Draw, Drawn, Game, Ignore, Input, Pending, Searchable, pick};

use crate::{Fault, Folded, Header, Play, Record};

/// A record of the corpus that no longer folds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CorpusFault {
    /// It cannot be read or does not lead where it led.
    Broken {
        /// Which record.
        name: String,
        /// What is wrong.
        fault: Fault,
    },
    /// It does not lead to the end of a match.
    Unfinished {
        /// Which record.
        name: String,
    },
}

impl fmt::Display for CorpusFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Broken { name, fault } => write!(f, "{name}: {fault}"),
            Self::Unfinished { name } => write!(f, "{name}: the facts lead to no end of the match"),
        }
    }
}

impl core::error::Error for CorpusFault {}

/// Folds every record of a corpus, given as names and texts; each must lead to the end of its match.
///
/// # Errors
/// The first record that does not.
pub fn fold_corpus<'a, G: Game>(
    texts: impl IntoIterator<Item = (&'a str, &'a str)>,
) -> Result<Vec<Folded<G>>, CorpusFault> {
    let fold = |(name, text): (&str, &str)| {
        let folded = Record::<G>::parse(text).and_then(|record| record.fold());
        match folded {
            Ok(folded) if folded.outcome.is_some() => Ok(folded),
            Ok(_) => Err(CorpusFault::Unfinished { name: name.to_owned() }),
            Err(fault) => Err(CorpusFault::Broken { name: name.to_owned(), fault }),
        }
    };
    texts.into_iter().map(fold).collect()
}

/// Plays a match at random, at most `inputs_max` inputs long, and hands over its record.
///
/// # Errors
/// The first fault of the setup, or the refusal of a candidate, which is a fault of the game.
pub fn play_at_random<G: Searchable>(
    setup: G::Setup,
    rng: &mut dyn Chance,
    inputs_max: u32,
) -> Result<Play<G>, G::Refusal> {
    let mut play = Play::<G>::start(Header::new(setup), &mut Ignore)?;
    for _ in 0..inputs_max {
        let Some(input) = random_input(&play, rng) else { break };
        play.advance(input, None, &mut Ignore)?;
    }
    Ok(play)
}

fn random_input<G: Searchable>(play: &Play<G>, rng: &mut dyn Chance) -> Option<Input<G>> {
    let state = play.state();
    match state.pending() {
        Pending::Over(_) | Pending::Stuck(_) => None,
        Pending::Chance(draw) => Some(Input::Drawn(random_draw(&draw, rng))),
        Pending::Asks(asks) => {
            let open: Vec<_> = asks.iter().filter(|ask| !ask.answered).copied().collect();
            let ask = pick(&open, rng)?;
            let mut choices = Vec::new();
            G::candidates(state, ask, 64, rng, &mut choices);
            Some(Input::Answer { ask: ask.id, choice: pick(&choices, rng)?.clone() })
        }
    }
}

fn random_draw(draw: &Draw, rng: &mut dyn Chance) -> Drawn {
    match *draw {
        Draw::One { of } => Drawn::One(rng.below(of)),
        Draw::Dice { count, sides } => {
            let mut die = || u8::try_from(rng.below(u32::from(sides)) + 1).unwrap_or(1);
            Drawn::Dice((0..count).map(|_| die()).collect())
        }
    }
}
