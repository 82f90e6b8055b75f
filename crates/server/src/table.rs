//! One hosted match whose entries are kept before anybody hears of them.
//!
//! The hall is private to this file. Whatever it answers leaves through [`Table::handle`], [`Table::let_bot`] or the
//! answer of [`Table::seat`], and each of them writes the journal first. So nobody can be told what is not on the disk.

use std::fmt;
use std::io;

use host::message::{
    Clock, HallRequest, MatchRequest, PendingInfo, Problem, Reply, Request, SeedText, Waits,
};
use host::{Hall, Running, Session};
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
        let spoke = self.hall.let_bot(&self.name, seat, bot, Some(&clock::now()));
        self.keep()?;
        Ok(spoke)
    }

    /// The clock the match is played under.
    pub(crate) fn clock(&mut self) -> Result<Option<Clock>, Unkept> {
        match self.handle(&Session::TRUSTED, MatchRequest::Match {})? {
            Reply::Match(info) => Ok(info.clock),
            _ => Ok(None),
        }
    }

    /// Ends a match that waits for its end and that nobody else could end, because bots play all its seats.
    pub(crate) fn end_unplayable(&mut self) -> Result<(), Unkept> {
        let pending = self.handle(&Session::TRUSTED, MatchRequest::Pending { viewer: None })?;
        if let Reply::Pending { pending: PendingInfo { waits: Waits::End { .. }, .. } } = pending {
            self.handle(&Session::TRUSTED, MatchRequest::Void { by: None })?;
        }
        Ok(())
    }

    /// Whose time runs now; nobody is told anything by that.
    pub(crate) fn running(&mut self) -> Vec<Running> {
        self.hall.running(&self.name).unwrap_or_default()
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

#[cfg(test)]
pub(crate) mod tests {
    use host::message::Try;

    use super::*;
    use crate::journal::tests::Paper;

    /// A match of two people that has just begun, and its paper.
    pub(crate) fn begun() -> (Table<Paper>, Paper) {
        begun_with(r#"{"type":"new","game":"guild-ball","seed":"s"}"#)
    }

    /// The same, made from a message.
    pub(crate) fn begun_with(new: &str) -> (Table<Paper>, Paper) {
        let mut hall = Hall::new(host::games(), [0; 32]);
        let new = serde_json::from_str(new).unwrap();
        hall.handle(&Session::TRUSTED, &Request::Hall(new), Some("m"), None);
        let record = first_lines(&mut hall, "m").unwrap();
        let paper = Paper::default();
        paper.text.lock().unwrap().push_str(&record);
        let table = Table::seat(Hall::new(host::games(), [0; 32]), "m", paper.clone(), &record, "s").unwrap();
        (table, paper)
    }

    /// Answers the first ask that is open with its first candidate.
    fn answer(table: &mut Table<Paper>) -> Result<Reply, Unkept> {
        let mut say = |request| table.handle(&Session::TRUSTED, request);
        let ask = match say(MatchRequest::Pending { viewer: None }) {
            Ok(Reply::Pending { pending: PendingInfo { waits: Waits::Answers { asks }, .. } }) => {
                asks.iter().find(|ask| !ask.answered).map(|ask| ask.ask)
            }
            other => panic!("{other:?}"),
        };
        let choice = match say(MatchRequest::Candidates { ask, seat: None, want: None }) {
            Ok(Reply::Candidates { choices, .. }) => choices[0].choice.clone(),
            other => panic!("{other:?}"),
        };
        say(MatchRequest::Choose(Try { ask, choice: Some(choice), ..Default::default() }))
    }

    #[test]
    fn whatever_is_answered_is_in_the_journal() {
        let (mut table, paper) = begun();
        for _ in 0..6 {
            let before = paper.text.lock().unwrap().len();
            assert!(matches!(answer(&mut table), Ok(Reply::Done { .. })));
            let Ok(Reply::Record { record, .. }) = table.handle(&Session::TRUSTED, MatchRequest::Save {})
            else {
                panic!("no record")
            };
            assert!(record.len() > before);
            assert_eq!(record, *paper.text.lock().unwrap());
        }
    }

    #[test]
    fn what_is_not_kept_is_not_answered() {
        let (mut table, paper) = begun();
        let before = paper.text.lock().unwrap().clone();
        *paper.full.lock().unwrap() = true;
        assert!(matches!(answer(&mut table), Err(Unkept::Journal(_))));
        assert_eq!(*paper.text.lock().unwrap(), before);
        // Nor is anything else told about it: the match is ahead of its journal.
        assert!(table.handle(&Session::TRUSTED, MatchRequest::Pending { viewer: None }).is_err());
        assert!(table.let_bot(Seat(0), "random").is_err());
    }

    #[test]
    fn a_record_of_another_seed_is_not_gone_on_with() {
        let (_, paper) = begun();
        let record = paper.text.lock().unwrap().clone();
        let hall = Hall::new(host::games(), [0; 32]);
        let other = Table::seat(hall, "m", paper, &record, "another");
        assert!(matches!(other.err(), Some(Unseated::Record(_))));
    }
}
