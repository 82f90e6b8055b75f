//! The games a hall knows.

use core::marker::PhantomData;

use record::Record;
use serde_json::Value;
use words::{Shown, Texts};

use crate::chance::Stream;
use crate::hosted::{AnyMatch, Match, Opening};
use crate::message::{Code, GameInfo, Json, Problem, RefusalInfo};

/// A game, whatever it is.
pub trait AnyGame: Send + Sync {
    /// Its name, revision and seats.
    fn info(&self) -> GameInfo;

    /// A setup for so many seats, drawn from `seed`; the fewest seats the game is for when none are named.
    ///
    /// # Errors
    /// That the game is not for so many.
    fn setup(&self, seats: Option<u8>, seed: &str) -> Result<Value, Problem>;

    /// Everything that is wrong with a setup.
    ///
    /// # Errors
    /// That it cannot be read.
    fn faults(&self, setup: &Value) -> Result<Vec<RefusalInfo>, Problem>;

    /// Every card of the game.
    ///
    /// # Errors
    /// That the cards have no JSON form, which is a fault of the game.
    fn catalog(&self) -> Result<Json, Problem>;

    /// Opens a match.
    ///
    /// # Errors
    /// What is wrong with the setup.
    fn open(&self, setup: &Value, opening: Opening) -> Result<Box<dyn AnyMatch>, Problem>;

    /// Goes on with a match from its record.
    ///
    /// # Errors
    /// What is wrong with the record.
    fn load(&self, record: &str, opening: Opening) -> Result<Box<dyn AnyMatch>, Problem>;
}

struct Of<G>(PhantomData<fn() -> G>);

fn read<G: Shown>(setup: &Value) -> Result<G::Setup, Problem> {
    serde_json::from_value(setup.clone())
        .map_err(|why| Problem::new(Code::BadSetup, format!("the setup cannot be read: {why}")))
}

impl<G: Shown> AnyGame for Of<G>
where
    Match<G>: Send,
{
    fn info(&self) -> GameInfo {
        let fits = |&seats: &u8| G::setup(seats, &mut Stream::keyed("guildhall seats", &[])).is_some();
        let most = u8::try_from(kernel::SEATS_MAX).unwrap_or(u8::MAX);
        GameInfo { game: G::ID, revision: G::REVISION, seats: (1..=most).filter(fits).collect() }
    }

    fn setup(&self, seats: Option<u8>, seed: &str) -> Result<Value, Problem> {
        let known = self.info().seats;
        let seats = seats.or(known.first().copied()).unwrap_or(0);
        let setup = G::setup(seats, &mut Stream::keyed("guildhall setup", &[seed.as_bytes()]));
        let Some(setup) = setup else {
            let said = format!("{} is not for {seats} seats but for {known:?}", G::ID);
            return Err(Problem::new(Code::BadSetup, said));
        };
        serde_json::to_value(setup).map_err(|why| Problem::new(Code::Fault, why.to_string()))
    }

    fn faults(&self, setup: &Value) -> Result<Vec<RefusalInfo>, Problem> {
        Ok(G::faults(&read::<G>(setup)?).iter().map(|fault| RefusalInfo::of::<G>(None, fault)).collect())
    }

    fn catalog(&self) -> Result<Json, Problem> {
        let catalog = serde_json::value::to_raw_value(&G::catalog());
        catalog.map(Json).map_err(|why| Problem::new(Code::Fault, why.to_string()))
    }

    fn open(&self, setup: &Value, opening: Opening) -> Result<Box<dyn AnyMatch>, Problem> {
        Ok(Box::new(Match::<G>::open(read::<G>(setup)?, opening)?))
    }

    fn load(&self, record: &str, opening: Opening) -> Result<Box<dyn AnyMatch>, Problem> {
        let record =
            Record::<G>::parse(record).map_err(|fault| Problem::new(Code::BadRecord, fault.to_string()))?;
        Ok(Box::new(Match::load(&record, opening)?))
    }
}

/// The texts of every game of the hall.
pub(crate) const TEXTS: [Texts; 2] = [guild_ball::GuildBall::TEXTS, guild_master::GuildMaster::TEXTS];

/// Every game of the hall.
#[must_use]
pub fn games() -> Registry {
    let mut registry = Registry::new();
    registry.add::<guild_ball::GuildBall>();
    registry.add::<guild_master::GuildMaster>();
    registry
}

/// The games a hall knows. Adding one is a line in [`games`] and its texts.
#[derive(Default)]
pub struct Registry {
    games: Vec<Box<dyn AnyGame>>,
}

impl Registry {
    /// No game yet.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds a game.
    pub fn add<G: Shown>(&mut self)
    where
        Match<G>: Send,
    {
        self.games.push(Box::new(Of::<G>(PhantomData)));
    }

    /// The games with their seats.
    #[must_use]
    pub fn games(&self) -> Vec<GameInfo> {
        self.games.iter().map(|game| game.info()).collect()
    }

    /// The game with this name.
    ///
    /// # Errors
    /// That there is none.
    pub fn game(&self, name: &str) -> Result<&dyn AnyGame, Problem> {
        let found = self.games.iter().find(|game| game.info().game == name);
        found.map(AsRef::as_ref).ok_or_else(|| {
            let known: Vec<&str> = self.games.iter().map(|game| game.info().game).collect();
            Problem::new(
                Code::UnknownGame,
                format!("there is no game {name:?} here, only {}", known.join(", ")),
            )
        })
    }
}
