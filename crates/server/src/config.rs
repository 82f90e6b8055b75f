//! What a server is started with.

use std::path::PathBuf;
use std::time::Duration;

/// Where a server listens when nothing is said: this machine only.
pub const ADDR: &str = "127.0.0.1:7878";

/// What a server is started with.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where to listen, as `HOST:PORT`; port 0 takes any that is free.
    pub addr: String,
    /// The directory of rooms and records; made when it is missing.
    pub data: PathBuf,
    /// What the dice of every match follow from, together with its number; a secret of each match when left out.
    pub seed: Option<String>,
    /// How long a bot waits after the latest step while somebody is in the room.
    pub bot_pause: Duration,
}

impl Config {
    /// A server of this machine only, with secret dice.
    #[must_use]
    pub fn new(data: PathBuf) -> Self {
        Self { addr: ADDR.to_owned(), data, seed: None, bot_pause: Duration::from_millis(250) }
    }
}
