//! What is to be played.

use core::fmt;

use bots::{Unnamed, named};
use kernel::{Chance, SEATS_MAX, Searchable};

use crate::players::Players;

/// The number of inputs at which a match is stopped and counted as unfinished, unless a plan says otherwise: twice as many as all but
/// one in a thousand matches of random Guild Ball take, which end by the rules all the same.
pub const INPUTS_MAX: u32 = 40_000;

/// What is to be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    /// The bots by name, one for each seat. In match *i* bot *j* sits at seat (*j* + *i*) mod *n*.
    pub bots: Vec<String>,
    /// How many matches.
    pub games: u64,
    /// The seed of everything random. The same seed gives the same matches.
    pub seed: u64,
    /// On how many threads; 0 counts as 1.
    pub threads: usize,
    /// The number of inputs at which a match is stopped and counted as unfinished.
    pub inputs_max: u32,
    /// The variant of the game, by its name; the usual game when none is named.
    pub variant: Option<String>,
}

/// Why a plan cannot be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlanFault {
    /// There is no bot of this name, or no weights.
    Unnamed(Unnamed),
    /// The game is not for this many players.
    Seats {
        /// How many bots were named.
        bots: usize,
        /// For how many the game is.
        possible: Vec<u8>,
    },
    /// The game has no variant of this name for so many players.
    UnknownVariant(String),
}

impl fmt::Display for PlanFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unnamed(unnamed) => unnamed.fmt(f),
            Self::UnknownVariant(name) => write!(f, "the game has no variant `{name}` for so many players"),
            Self::Seats { bots, possible } => {
                let possible: Vec<String> = possible.iter().map(ToString::to_string).collect();
                write!(f, "{bots} bots were named; the game is for {} players", possible.join(", "))
            }
        }
    }
}

impl core::error::Error for PlanFault {}

impl Plan {
    /// A plan on one thread with the usual limit of inputs.
    pub fn new(bots: impl IntoIterator<Item = impl Into<String>>, games: u64, seed: u64) -> Self {
        let bots = bots.into_iter().map(Into::into).collect();
        Self { bots, games, seed, threads: 1, inputs_max: INPUTS_MAX, variant: None }
    }

    /// Whether the plan can be played in game `G`.
    ///
    /// # Errors
    /// The first thing that is wrong with it.
    pub fn check<G: Searchable>(&self) -> Result<(), PlanFault> {
        if let Some(unnamed) = self.bots.iter().find_map(|name| named::<G>(name).err()) {
            return Err(PlanFault::Unnamed(unnamed));
        }
        let possible = seats_of::<G>();
        if !possible.iter().any(|&seats| usize::from(seats) == self.bots.len()) {
            return Err(PlanFault::Seats { bots: self.bots.len(), possible });
        }
        if let Some(name) = &self.variant
            && self.setup::<G>(&mut bots::Rng::new(0)).is_none()
        {
            return Err(PlanFault::UnknownVariant(name.clone()));
        }
        Ok(())
    }

    /// The place in [`Plan::bots`] of the bot that sits at `seat` in match `index`.
    #[must_use]
    pub fn bot_at(&self, index: u64, seat: usize) -> usize {
        let count = self.bots.len().max(1);
        let turned = usize::try_from(index % count as u64).unwrap_or(0);
        (seat + count - turned) % count
    }

    /// The setup of a match: of the variant that is named, or of the usual game.
    pub(crate) fn setup<G: Searchable>(&self, chance: &mut dyn Chance) -> Option<G::Setup> {
        let seats = u8::try_from(self.bots.len()).ok()?;
        match &self.variant {
            Some(name) => G::variant(name, seats, chance),
            None => G::setup(seats, chance),
        }
    }

    /// The players of match `index` in the order of their seats, with the chance of that match.
    ///
    /// # Errors
    /// The first thing that is wrong with the plan.
    pub fn players<G: Searchable>(&self, index: u64) -> Result<Players<G>, PlanFault> {
        self.check::<G>()?;
        let mut players = Players::new(self.bots.iter().filter_map(|name| named(name).ok()).collect());
        players.seat(self, index);
        Ok(players)
    }
}

/// For how many players a game is.
pub(crate) fn seats_of<G: Searchable>() -> Vec<u8> {
    let fits = |seats: &u8| G::setup(*seats, &mut bots::Rng::new(0)).is_some();
    (1..=u8::try_from(SEATS_MAX).unwrap_or(u8::MAX)).filter(fits).collect()
}

#[cfg(test)]
mod tests {
    use testkit::fixture::Fixture;

    use super::*;

    #[test]
    fn faults_say_what_would_do() {
        let fault = |names: &[&str]| Plan::new(names.iter().copied(), 1, 1).check::<Fixture<0>>();
        assert_eq!(fault(&["random", "greedy"]), Ok(()));
        let unknown = fault(&["random", "clever"]).unwrap_err();
        assert_eq!(
            unknown.to_string(),
            "there is no bot `clever`; the known ones are random, greedy, sampler"
        );
        let weights = fault(&["greedy:poor", "greedy:wise"]).unwrap_err();
        assert_eq!(
            weights.to_string(),
            "the game has no weights `wise` for greedy; the known ones are rich, poor"
        );
        let short = Plan { variant: Some("short".to_owned()), ..Plan::new(["random"; 2], 1, 1) };
        let short = short.check::<Fixture<0>>().unwrap_err();
        assert_eq!(short.to_string(), "the game has no variant `short` for so many players");
        let three = fault(&["random"; 3]).unwrap_err();
        assert_eq!(three.to_string(), "3 bots were named; the game is for 2 players");
    }

    #[test]
    fn seats_rotate() {
        let plan = Plan::new(["a", "b", "c"], 1, 1);
        let seated = |index| [0, 1, 2].map(|seat| plan.bot_at(index, seat));
        assert_eq!(seated(0), [0, 1, 2]);
        // In match 1 bot 0 has moved on to seat 1.
        assert_eq!(seated(1), [2, 0, 1]);
        assert_eq!(seated(2), [1, 2, 0]);
        assert_eq!(seated(3), seated(0));
    }
}
