//! The journal of a match: its record as a file that grows line by line.

use std::fs::File;
use std::io::{self, Read as _, Seek as _, SeekFrom, Write as _};
use std::path::{Path, PathBuf};

use crate::files;

/// Where the lines of a record are kept. When a call comes back without an error, the lines are safe.
pub(crate) trait Keep: Send {
    /// Adds lines at the end.
    fn append(&mut self, lines: &str) -> io::Result<()>;

    /// Puts a whole record in the place of what is there, because its header has changed.
    fn replace(&mut self, record: &str) -> io::Result<()>;
}

/// A record in a file.
#[derive(Debug)]
pub(crate) struct Journal {
    path: PathBuf,
    file: File,
}

impl Journal {
    /// Starts a journal with what is in the record already.
    pub(crate) fn start(path: PathBuf, record: &str) -> io::Result<Self> {
        files::replace(&path, record)?;
        let file = open(&path)?;
        Ok(Self { path, file })
    }

    /// Goes on with a journal; also gives the record in it. A last line without its end was being written when the
    /// process or the machine stopped. Nobody was told of it, so it is cut off.
    pub(crate) fn resume(path: PathBuf) -> io::Result<(Self, String)> {
        let mut file = open(&path)?;
        let mut bytes = Vec::new();
        file.seek(SeekFrom::Start(0))?;
        file.read_to_end(&mut bytes)?;
        let whole = bytes.iter().rposition(|&byte| byte == b'\n').map_or(0, |last| last + 1);
        if whole > 0 && whole < bytes.len() {
            tracing::warn!(file = %path.display(), bytes = bytes.len() - whole, "a torn last line was cut off");
            file.set_len(whole as u64)?;
            file.sync_data()?;
            file.seek(SeekFrom::End(0))?;
            bytes.truncate(whole);
        }
        let record = String::from_utf8(bytes).map_err(|_| io::Error::other("the record is not text"))?;
        Ok((Self { path, file }, record))
    }
}

/// Opens a journal at its end.
fn open(path: &Path) -> io::Result<File> {
    let mut file = files::private().open(path)?;
    file.seek(SeekFrom::End(0))?;
    Ok(file)
}

impl Keep for Journal {
    fn append(&mut self, lines: &str) -> io::Result<()> {
        self.file.write_all(lines.as_bytes())?;
        self.file.sync_data()
    }

    fn replace(&mut self, record: &str) -> io::Result<()> {
        files::replace(&self.path, record)?;
        self.file = open(&self.path)?;
        Ok(())
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use std::sync::{Arc, Mutex};

    use super::*;

    /// A journal in memory that can be made to fail.
    #[derive(Clone, Debug, Default)]
    pub(crate) struct Paper {
        pub(crate) text: Arc<Mutex<String>>,
        pub(crate) full: Arc<Mutex<bool>>,
    }

    impl Paper {
        fn ready(&self) -> io::Result<()> {
            if *self.full.lock().unwrap() { Err(io::Error::other("the paper is full")) } else { Ok(()) }
        }
    }

    impl Keep for Paper {
        fn append(&mut self, lines: &str) -> io::Result<()> {
            self.ready()?;
            self.text.lock().unwrap().push_str(lines);
            Ok(())
        }

        fn replace(&mut self, record: &str) -> io::Result<()> {
            self.ready()?;
            record.clone_into(&mut self.text.lock().unwrap());
            Ok(())
        }
    }
}
