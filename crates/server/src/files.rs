//! Files that only their owner may read, and the directory they lie in.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use crate::StartFault;

/// The directory of a hall's matches. While it is held no other server writes there.
#[derive(Debug)]
pub(crate) struct Data {
    matches: PathBuf,
    /// Locked as long as this value lives; the system unlocks it when the process ends, however it ends.
    _lock: File,
}

impl Data {
    /// Takes a directory, making what is missing.
    pub(crate) fn take(path: &Path) -> Result<Self, StartFault> {
        let unusable = |why| StartFault::Data(path.to_owned(), why);
        let matches = path.join("matches");
        folder(path).and_then(|()| folder(&matches)).map_err(unusable)?;
        let lock = private().create(true).truncate(false).open(path.join("lock")).map_err(unusable)?;
        match lock.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Err(StartFault::Locked(path.to_owned())),
            Err(TryLockError::Error(why)) => return Err(unusable(why)),
        }
        Ok(Self { matches, _lock: lock })
    }

    /// The record of a match. `name` has been checked to be one.
    pub(crate) fn record(&self, name: &str) -> PathBuf {
        self.matches.join(format!("{name}.ndjson"))
    }

    /// The room of a match.
    pub(crate) fn room(&self, name: &str) -> PathBuf {
        self.matches.join(format!("{name}.room.json"))
    }

    /// What the clocks of a match have used up.
    pub(crate) fn clock(&self, name: &str) -> PathBuf {
        self.matches.join(format!("{name}.clock.json"))
    }

    /// How many rooms there are.
    pub(crate) fn rooms(&self) -> io::Result<u64> {
        let mut count = 0;
        for entry in fs::read_dir(&self.matches)? {
            count += u64::from(entry?.file_name().to_string_lossy().ends_with(".room.json"));
        }
        Ok(count)
    }
}

/// Makes a directory with all above it; only the owner may look into it.
fn folder(path: &Path) -> io::Result<()> {
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(path)
}

/// How files are opened for writing: only the owner may read them.
pub(crate) fn private() -> OpenOptions {
    let mut options = OpenOptions::new();
    options.read(true).write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

/// Writes a whole file so that after a crash either the old or the new one is there, and it is on the disk.
pub(crate) fn replace(path: &Path, text: &str) -> io::Result<()> {
    let fresh = path.with_extension("new");
    let mut file = private().create(true).truncate(true).open(&fresh)?;
    file.write_all(text.as_bytes())?;
    file.sync_all()?;
    fs::rename(&fresh, path)?;
    sync_folder(path)
}

/// Makes sure that the name of a file is on the disk, too.
#[cfg(unix)]
fn sync_folder(path: &Path) -> io::Result<()> {
    path.parent().map_or(Ok(()), |folder| File::open(folder)?.sync_all())
}

/// Only Unix can open a folder to write it through.
#[cfg(not(unix))]
fn sync_folder(_: &Path) -> io::Result<()> {
    Ok(())
}
