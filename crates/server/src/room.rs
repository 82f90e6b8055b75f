//! The room of a match: everything about it that is not in its record.

use std::io;
use std::path::Path;

use host::Session;
use kernel::Seat;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::message::SeatKind;
use crate::{files, secret};

/// The version of the file.
const FORMAT: u32 = 1;

/// The file beside the record of a match.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Room {
    /// The version of the file.
    format: u32,
    /// The game.
    pub(crate) game: String,
    /// Which match of this hall it is, counted from 1.
    pub(crate) number: u64,
    /// When it was opened.
    pub(crate) created: String,
    /// Who plays, seat by seat.
    pub(crate) seats: Vec<SeatKind>,
    /// The SHA-256 of the key to the seats of people; the key itself is kept nowhere.
    key: String,
    /// The seed of the dice, which nobody is told before the match is over.
    pub(crate) seed: String,
    /// What the match is made from.
    pub(crate) setup: Value,
}

impl Room {
    /// A room for a new match.
    pub(crate) fn new(
        game: String,
        number: u64,
        created: String,
        seats: Vec<SeatKind>,
        key: &str,
        seed: String,
        setup: Value,
    ) -> Self {
        Self { format: FORMAT, game, number, created, seats, key: secret::hash(key), seed, setup }
    }

    /// Reads the file of a room.
    pub(crate) fn read(path: &Path) -> io::Result<Self> {
        let room: Self = serde_json::from_slice(&std::fs::read(path)?)?;
        if room.format != FORMAT {
            let said = format!("the room is of format {}, and only {FORMAT} is known here", room.format);
            return Err(io::Error::other(said));
        }
        Ok(room)
    }

    /// Writes the file of a room.
    pub(crate) fn write(&self, path: &Path) -> io::Result<()> {
        files::replace(path, &serde_json::to_string_pretty(self)?)
    }

    /// The session a key gives: the seats of people, or the stand when there is no key; `None` when the key is wrong.
    pub(crate) fn session(&self, key: Option<&str>) -> Option<Session> {
        match key {
            None => Some(Session::seats(&[])),
            Some(key) if secret::hash(key) == self.key => Some(Session::seats(&self.people())),
            Some(_) => None,
        }
    }

    /// The seats people play.
    pub(crate) fn people(&self) -> Vec<Seat> {
        self.numbered().filter(|(_, kind)| kind.bot().is_none()).map(|(seat, _)| seat).collect()
    }

    /// The seats with bots and their names.
    pub(crate) fn bots(&self) -> Vec<(Seat, &'static str)> {
        self.numbered().filter_map(|(seat, kind)| Some((seat, kind.bot()?))).collect()
    }

    fn numbered(&self) -> impl Iterator<Item = (Seat, SeatKind)> + '_ {
        (0..).map(Seat).zip(self.seats.iter().copied())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn room() -> Room {
        let seats = vec![SeatKind::Here, SeatKind::Random, SeatKind::Here];
        Room::new("g".to_owned(), 1, "now".to_owned(), seats, "key", "seed".to_owned(), Value::Null)
    }

    #[test]
    fn a_key_gives_the_seats_of_people_and_is_not_kept() {
        let room = room();
        assert_eq!(room.session(Some("key")).unwrap().own(), [Seat(0), Seat(2)]);
        assert!(room.session(None).unwrap().own().is_empty());
        assert!(room.session(Some("other")).is_none());
        assert_eq!(room.bots(), [(Seat(1), "random")]);
        assert!(!serde_json::to_string(&room).unwrap().contains("\"key\":\"key\""));
    }
}
