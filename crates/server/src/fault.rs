//! Why a server cannot start.

use std::fmt;
use std::io;
use std::path::PathBuf;

/// Why a server cannot start, for people.
#[derive(Debug)]
pub enum StartFault {
    /// The address is taken, most likely by another server.
    Taken(String),
    /// The address cannot be listened on.
    Address(String, io::Error),
    /// The directory of data cannot be used.
    Data(PathBuf, io::Error),
    /// Another server uses the directory of data.
    Locked(PathBuf),
    /// The system gave no randomness for keys and seeds.
    Randomness(String),
    /// The process could not be set up or listening broke off.
    System(io::Error),
}

impl fmt::Display for StartFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Taken(addr) => write!(
                f,
                "{addr} is taken, perhaps by a hall that is running already: open http://{addr}/ to see, stop the \
                 other program, or choose another port, as in `guildhall serve --addr 127.0.0.1:7879`"
            ),
            Self::Address(addr, why) => write!(
                f,
                "cannot listen on {addr}: {why}; an address is HOST:PORT, as in `--addr 127.0.0.1:7878`"
            ),
            Self::Data(path, why) => write!(
                f,
                "cannot use {} for matches: {why}; name another directory with --data DIR",
                path.display()
            ),
            Self::Locked(path) => write!(
                f,
                "another hall is using {}: stop it, or name another directory with --data DIR",
                path.display()
            ),
            Self::Randomness(why) => write!(f, "the system gave no randomness for keys and seeds: {why}"),
            Self::System(why) => write!(f, "the hall cannot run: {why}"),
        }
    }
}

impl std::error::Error for StartFault {}
