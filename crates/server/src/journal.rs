//! The journal of a match: its record as a file that grows line by line.

use std::fs::File;
use std::io::{self, Read as _, Seek as _, SeekFrom, Write as _};
use std::path::{Path, PathBuf};

use crate::files;

/// Where the lines of a record are kept. When a call comes back without an error, the lines are safe. When it comes
/// back with one, they are not there, or the error says that they may be.
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
    /// How long the file is with everything that is safe, in bytes.
    kept: u64,
}

/// An error after which it is not known what the file holds.
fn doubtful(why: &io::Error) -> io::Error {
    io::Error::new(why.kind(), format!("{why}; what was said may have been kept all the same"))
}

impl Journal {
    /// Starts a journal with what is in the record already.
    pub(crate) fn start(path: PathBuf, record: &str) -> io::Result<Self> {
        files::replace(&path, record)?;
        let file = open(&path)?;
        Ok(Self { path, file, kept: record.len() as u64 })
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
        let kept = record.len() as u64;
        Ok((Self { path, file, kept }, record))
    }

    /// Cuts off what is not safe, so that nobody finds later what nobody was told.
    fn cut(&mut self) -> io::Result<()> {
        self.file.set_len(self.kept)?;
        self.file.seek(SeekFrom::End(0))?;
        self.file.sync_data()
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
        if let Err(why) = self.file.write_all(lines.as_bytes()).and_then(|()| self.file.sync_data()) {
            return Err(if self.cut().is_ok() { why } else { doubtful(&why) });
        }
        self.kept += lines.len() as u64;
        Ok(())
    }

    fn replace(&mut self, record: &str) -> io::Result<()> {
        let replaced = files::replace(&self.path, record).and_then(|()| open(&self.path));
        self.file = replaced.map_err(|why| doubtful(&why))?;
        self.kept = record.len() as u64;
        Ok(())
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use std::sync::{Arc, Mutex};

    use super::*;

    fn folder(name: &str) -> PathBuf {
        let path = std::env::temp_dir().join(format!("guildhall-journal-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&path).unwrap();
        path
    }

    #[test]
    fn what_was_half_written_is_cut_off_and_the_journal_goes_on() {
        let folder = folder("cut");
        let path = folder.join("m.ndjson");
        let mut journal = Journal::start(path.clone(), "header\n").unwrap();
        journal.append("one\n").unwrap();
        journal.file.write_all(b"two\nthr").unwrap();
        journal.cut().unwrap();
        assert_eq!(std::fs::read_to_string(&path).unwrap(), "header\none\n");
        journal.append("other\n").unwrap();
        assert_eq!(std::fs::read_to_string(&path).unwrap(), "header\none\nother\n");
        journal.replace("new header\n").unwrap();
        journal.append("one\n").unwrap();
        journal.cut().unwrap();
        let (_, record) = Journal::resume(path).unwrap();
        assert_eq!(record, "new header\none\n");
        std::fs::remove_dir_all(folder).unwrap();
    }

    /// The device takes nothing and cannot be cut, so nothing is promised.
    #[cfg(target_os = "linux")]
    #[test]
    fn what_cannot_be_cut_off_is_not_promised_away() {
        let file = files::private().open("/dev/full").unwrap();
        let mut journal = Journal { path: "/dev/full".into(), file, kept: 7 };
        let said = journal.append("one\n").unwrap_err().to_string();
        assert!(said.contains("may have been kept"), "{said}");
        assert_eq!(journal.kept, 7);
    }

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
