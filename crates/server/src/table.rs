//! One hosted match whose entries are kept before anybody hears of them.
//!
//! The hall is private to this file. Whatever it answers leaves through [`Table::handle`], [`Table::let_bot`] or the
//! answer of [`Table::seat`], and each of them writes the journal first. So nobody can be told what is not on the disk.

use std::fmt;
use std::io;

use host::message::{HallRequest, MatchRequest, Problem, Reply, Request, SeedText};
use host::{Hall, Session};
use kernel::Seat;

use crate::clock;
use crate::journal::Keep;

/// A match in a hall of its own, with its journal.
pub(crate) struct Table<J> {
    hall: Hall,
    name: String,
    journal: J,
    /// How many lines the journal has.
    lines: usize,
}

/// What happened could not be kept, so it must not be told. The table is ahead of its journal and of no more use.
#[derive(Debug)]
pub(crate) enum Unkept {
    /// The journal could not be written.
    Journal(io::Error),
    /// The hall gave the match up.
    Lost(Box<Problem>),
}

impl fmt::Display for Unkept {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Journal(why) => write!(f, "the journal could not be written: {why}"),
            Self::Lost(problem) => write!(f, "the match was lost: {}", problem.message),
        }
    }
}

/// The record of a match that has just been opened in `hall`.
pub(crate) fn first_lines(hall: &mut Hall, name: &str) -> Result<String, Problem> {
    Ok(text(&hall.journal(name, 0)?.lines))
}

fn text(lines: &[String]) -> String {
    let mut text = String::new();
    for line in lines {
        text.push_str(line);
        text.push('\n');
    }
    text
}

/// A table that cannot be set up.
#[derive(Debug)]
pub(crate) enum Unseated {
    /// The record is damaged or the dice are not its own.
    Record(Box<Problem>),
    /// What followed could not be kept.
    Unkept(Unkept),
}

impl<J: Keep> Table<J> {
    /// Goes on with a match from its record and seed.
    pub(crate) fn seat(
        mut hall: Hall,
        name: &str,
        journal: J,
        record: &str,
        seed: &str,
    ) -> Result<Self, Unseated> {
        let load = HallRequest::Load {
            record: record.to_owned(),
            seed: Some(SeedText(seed.to_owned())),
            dice: None,
        };
        let (reply, _) = hall.handle(&Session::TRUSTED, &Request::Hall(load), Some(name), None);
        if let Reply::Error(problem) = reply {
            return Err(Unseated::Record(Box::new(problem)));
        }
        let mut table = Self { hall, name: name.to_owned(), journal, lines: 0 };
        table.catch_up(record).map_err(Unseated::Unkept)?;
        Ok(table)
    }

    /// Keeps what the record lacks: draws that a crash came before.
    fn catch_up(&mut self, record: &str) -> Result<(), Unkept> {
        let whole = self.hall.journal(&self.name, 0).map_err(|problem| Unkept::Lost(Box::new(problem)))?;
        let lines = text(&whole.lines);
        let kept = match lines.strip_prefix(record) {
            Some("") => Ok(()),
            Some(rest) => self.journal.append(rest),
            None => self.journal.replace(&lines),
        };
        kept.map_err(Unkept::Journal)?;
        self.lines = whole.end();
        Ok(())
    }

    /// Takes one message and answers it.
    pub(crate) fn handle(&mut self, session: &Session, request: MatchRequest) -> Result<Reply, Unkept> {
        let request = Request::Match(request);
        let (reply, _) = self.hall.handle(session, &request, Some(&self.name), Some(&clock::now()));
        self.keep()?;
        Ok(reply)
    }

    /// Lets a bot speak once for a seat; `false` when it has nothing to say.
    pub(crate) fn let_bot(&mut self, seat: Seat, bot: &str) -> Result<Result<bool, Problem>, Unkept> {
        let spoke = self.hall.let_bot(&self.name, seat, bot);
        self.keep()?;
        Ok(spoke)
    }

    /// Writes what is new into the journal.
    fn keep(&mut self) -> Result<(), Unkept> {
        let new =
            self.hall.journal(&self.name, self.lines).map_err(|problem| Unkept::Lost(Box::new(problem)))?;
        if new.from == self.lines && new.lines.is_empty() {
            return Ok(());
        }
        let lines = text(&new.lines);
        let kept =
            if new.from == self.lines { self.journal.append(&lines) } else { self.journal.replace(&lines) };
        kept.map_err(Unkept::Journal)?;
        self.lines = new.end();
        Ok(())
    }
}
