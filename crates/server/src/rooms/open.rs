//! Opening a match in a room of its own.

use std::time::Instant;

use host::message::{Clock, HallRequest, Reply, Request, SeedText};
use host::{Hall, Session};
use kernel::SEATS_MAX;
use serde_json::Value;

use super::{ROOMS_MAX, Rooms, lock, no_randomness, problem};
use crate::frame::Answer;
use crate::journal::Journal;
use crate::message::{RoomCode, SeatKind};
use crate::room::Room;
use crate::{clock, secret, table};

/// What somebody wants to play.
#[derive(Debug)]
pub(crate) struct Wish {
    pub(crate) game: String,
    pub(crate) setup: Option<Value>,
    pub(crate) seats: Vec<SeatKind>,
    pub(crate) names: Vec<String>,
    pub(crate) clock: Option<Clock>,
}

/// The most time a seat may have for a match, in milliseconds: a day.
const CLOCK_MAX: u64 = 86_400_000;

impl Rooms {
    /// Opens a match: writes its record and its room. Gives its name and the key to its seats.
    pub(crate) fn open(&self, wish: Wish) -> Result<(String, String), Answer> {
        if !lock(&self.rate).take(Instant::now()) {
            return Err(problem(RoomCode::TooFast, "matches are opened too fast"));
        }
        if wish.seats.is_empty() || wish.seats.len() > SEATS_MAX {
            let said = format!("a match has 1 to {SEATS_MAX} seats, not {}", wish.seats.len());
            return Err(problem(RoomCode::BadMessage, said));
        }
        if let Some(clock) = wish.clock
            && (clock.increment_ms != 0 || !(1..=CLOCK_MAX).contains(&clock.main_ms))
        {
            let said = "`clock` has a `main_ms` from 1 to a day, and no `increment_ms`";
            return Err(problem(RoomCode::BadMessage, said));
        }
        // Matches are opened one after another, and only one that was opened counts: with a seed of the hall, the dice of
        // all that follow hang on the number.
        let mut opened = lock(&self.opened);
        if *opened >= ROOMS_MAX {
            return Err(problem(RoomCode::TooMany, format!("{ROOMS_MAX} matches lie in the directory")));
        }
        let number = *opened + 1;
        let name = secret::name().map_err(|why| no_randomness(&why))?;
        let key = secret::key().map_err(|why| no_randomness(&why))?;
        let seed = match &self.seed {
            Some(seed) => secret::hash(&format!("guildhall match {seed} {number}")),
            None => secret::key().map_err(|why| no_randomness(&why))?,
        };
        let setup = self.setup(&wish, number, &name)?;
        let created = clock::now();
        let record = self.first_record(&wish, &setup, &seed, &name, &created)?;
        let room = Room::new(wish.game, number, created, wish.seats, &key, seed, setup);
        let unkept = |why| {
            tracing::error!(%why, "a match could not be written");
            problem(RoomCode::NotKept, format!("the match could not be written: {why}"))
        };
        // A room without a record is damaged; a record without a room is only never found.
        Journal::start(self.data.record(&name), &record).map_err(unkept)?;
        room.write(&self.data.room(&name)).map_err(unkept)?;
        *opened = number;
        tracing::info!(name, number, game = room.game, "a match was opened");
        Ok((name, key))
    }

    /// The setup wished for, or one that is drawn. A setup is public, so it must not follow from the secret seed.
    fn setup(&self, wish: &Wish, number: u64, name: &str) -> Result<Value, Answer> {
        if let Some(setup) = &wish.setup {
            return Ok(setup.clone());
        }
        let from = match &self.seed {
            Some(seed) => secret::hash(&format!("guildhall setup {seed} {number}")),
            None => name.to_owned(),
        };
        let request = HallRequest::Setup {
            game: wish.game.clone(),
            seats: u8::try_from(wish.seats.len()).ok(),
            seed: Some(SeedText(from)),
        };
        match self.lobby(request) {
            Reply::Setup { setup, .. } => Ok(setup),
            other => Err(other.into()),
        }
    }

    /// The record of the match as far as it goes by itself.
    fn first_record(
        &self,
        wish: &Wish,
        setup: &Value,
        seed: &str,
        name: &str,
        created: &str,
    ) -> Result<String, Answer> {
        let mut hall = Hall::new(host::games(), [0; 32]);
        let request = HallRequest::New {
            game: wish.game.clone(),
            setup: Some(setup.clone()),
            seats: None,
            seed: Some(SeedText(seed.to_owned())),
            dice: None,
            hold: false,
            players: wish.names.clone(),
            clock: wish.clock,
        };
        let opened = hall.handle(&Session::TRUSTED, &Request::Hall(request), Some(name), Some(created));
        let info = match opened.0 {
            Reply::Match(info) => info,
            other => return Err(other.into()),
        };
        if info.seats.len() != wish.seats.len() {
            let said =
                format!("the setup is for {} seats, and {} are named", info.seats.len(), wish.seats.len());
            return Err(problem(RoomCode::BadSetup, said));
        }
        Ok(table::first_lines(&mut hall, name)?)
    }
}
