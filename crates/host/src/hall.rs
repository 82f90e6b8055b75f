//! A hall: several matches of several games.

mod shell;

use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};

use crate::chance::{Scripted, Seeded, Source, commitment};
use crate::hosted::{AnyMatch, NAME_MAX, Opening};
use crate::message::{
    Clock, Code, HELP, HallRequest, MatchLine, MatchRequest, PROTOCOL, Problem, Reply, Request, SeedText,
};
use crate::{Registry, Session};

/// The most matches open at a time.
pub const MATCHES_MAX: usize = 256;

/// Several matches of several games, by name.
pub struct Hall {
    registry: Registry,
    /// What the hall's own seeds follow from.
    entropy: [u8; 32],
    opened: u64,
    matches: BTreeMap<String, Box<dyn AnyMatch>>,
    current: Option<String>,
}

/// What a `new` message says beside game and setup.
struct Wishes<'a> {
    seed: Option<&'a SeedText>,
    dice: Option<&'a [u32]>,
    hold: bool,
    players: &'a [String],
    clock: Option<Clock>,
}

impl Hall {
    /// A hall for the games of `registry`. `entropy` is what secret seeds follow from: 32 bytes of the system's
    /// randomness, new for every hall.
    #[must_use]
    pub fn new(registry: Registry, entropy: [u8; 32]) -> Self {
        Self { registry, entropy, opened: 0, matches: BTreeMap::new(), current: None }
    }

    /// Takes one message and answers it; the second half is the match it was about. Without `name`, the match opened
    /// last is meant; a match that is opened or loaded gets this name, or one of the hall's own. A session that is not
    /// trusted belongs to one match: the shell sees to it that it names no other. `at` is the shell's own reading of a
    /// wall clock.
    pub fn handle(
        &mut self,
        session: &Session,
        request: &Request,
        name: Option<&str>,
        at: Option<&str>,
    ) -> (Reply, Option<String>) {
        let before = self.last(name);
        // A fault of a game's program must not end the hall: the match is set up again from its record.
        let handled = catch_unwind(AssertUnwindSafe(|| match request {
            Request::Hall(request) => self.about_hall(session, request, name, at),
            Request::Match(request) => self.about_match(session, request, name, at),
        }));
        match handled {
            Ok(Ok((reply, name))) => (reply, name),
            Ok(Err(problem)) => (Reply::Error(problem), name.map(str::to_owned)),
            // A fault while a match was opened concerns no match that is open.
            Err(_) if matches!(request, Request::Hall(_)) => {
                (Reply::Error(unchanged()), name.map(str::to_owned))
            }
            Err(_) => (Reply::Error(self.recover(name, before)), name.map(str::to_owned)),
        }
    }

    /// The last entry of the match that is meant.
    fn last(&self, name: Option<&str>) -> Option<u32> {
        let name = name.or(self.current.as_deref())?;
        self.matches.get(name).map(|hosted| hosted.last())
    }

    /// Sets the match that is meant up again after a fault; `before` was its last entry before the message.
    fn recover(&mut self, name: Option<&str>, before: Option<u32>) -> Problem {
        let name = name.map(str::to_owned).or_else(|| self.current.clone());
        let sound = name
            .as_ref()
            .and_then(|name| self.matches.get_mut(name))
            .is_none_or(|hosted| catch_unwind(AssertUnwindSafe(|| hosted.recover())).unwrap_or(false));
        if sound && self.last(name.as_deref()) == before {
            return unchanged();
        }
        if sound {
            let said =
                "a fault of the program; what was said was taken, and not all that follows from it was done";
            return Problem::new(Code::Fault, said).hint(r#"{"type":"pending"} says how the match stands"#);
        }
        if let Some(name) = &name {
            self.matches.remove(name);
        }
        Problem::new(Code::Fault, "a fault of the program; the match had to be given up")
    }

    fn about_hall(
        &mut self,
        session: &Session,
        request: &HallRequest,
        name: Option<&str>,
        at: Option<&str>,
    ) -> Result<(Reply, Option<String>), Problem> {
        let reply = match request {
            HallRequest::Hello {} => Reply::Hello {
                protocol: PROTOCOL,
                software: "guildhall",
                version: env!("CARGO_PKG_VERSION"),
                games: self.registry.games().iter().map(|game| game.game).collect(),
            },
            HallRequest::Help {} => Reply::Help { protocol: PROTOCOL, requests: HELP.to_vec() },
            HallRequest::Games {} => Reply::Games { games: self.registry.games() },
            HallRequest::Setup { game, seats, seed } => {
                let known = self.registry.game(game)?;
                let seed = seed.as_ref().map_or("", |seed| &seed.0);
                Reply::Setup { game: known.info().game, setup: known.setup(*seats, seed)? }
            }
            HallRequest::Faults { game, setup } => {
                let known = self.registry.game(game)?;
                Reply::Faults { game: known.info().game, faults: known.faults(setup)? }
            }
            HallRequest::Catalog { game } => {
                let known = self.registry.game(game)?;
                Reply::Catalog { game: known.info().game, catalog: known.catalog()? }
            }
            HallRequest::New { game, setup, seats, seed, dice, hold, players, clock } => {
                trusted(session)?;
                let wishes = Wishes {
                    seed: seed.as_ref(),
                    dice: dice.as_deref(),
                    hold: *hold,
                    players,
                    clock: *clock,
                };
                return self.open(session, game, setup.as_ref(), *seats, &wishes, (name, at));
            }
            HallRequest::Load { record, seed, dice } => {
                trusted(session)?;
                return self.load(session, record, seed.as_ref(), dice.as_deref(), name);
            }
            HallRequest::Matches {} => {
                trusted(session)?;
                self.list()
            }
            HallRequest::Close {} => {
                trusted(session)?;
                return self.close(name);
            }
        };
        Ok((reply, None))
    }

    fn about_match(
        &mut self,
        session: &Session,
        request: &MatchRequest,
        name: Option<&str>,
        at: Option<&str>,
    ) -> Result<(Reply, Option<String>), Problem> {
        let name = self.meant(name)?;
        let hosted = self.matches.get_mut(&name).ok_or_else(|| unknown(&name))?;
        Ok((hosted.handle(session, request, at)?, Some(name)))
    }

    /// The match that is meant.
    fn meant(&self, name: Option<&str>) -> Result<String, Problem> {
        let none = || Problem::new(Code::UnknownMatch, "no match is open");
        let name = name.or(self.current.as_deref()).ok_or_else(none)?;
        if self.matches.contains_key(name) { Ok(name.to_owned()) } else { Err(unknown(name)) }
    }

    fn list(&self) -> Reply {
        let mut matches = Vec::new();
        for (name, hosted) in &self.matches {
            matches.push(MatchLine { name: name.clone(), game: hosted.game(), over: hosted.is_over() });
        }
        Reply::Matches { matches, current: self.current.clone() }
    }

    fn source(&self, seed: Option<&SeedText>, dice: Option<&[u32]>) -> Result<Source, Problem> {
        match (seed, dice) {
            (Some(_), Some(_)) => {
                Err(Problem::new(Code::BadMessage, "dice are seeded or scripted, not both"))
            }
            (Some(seed), None) => Ok(Source::Seeded(Seeded::new(seed.0.clone(), Vec::new()))),
            (None, Some(dice)) => Ok(Source::Scripted(Scripted::new(dice.iter().copied()))),
            (None, None) => Ok(Source::Seeded(Seeded::new(self.secret(), Vec::new()))),
        }
    }

    /// The hall's own seed for the next match.
    fn secret(&self) -> String {
        let entropy: String = self.entropy.iter().map(|byte| format!("{byte:02x}")).collect();
        commitment(&format!("guildhall seed {entropy} {}", self.opened))
    }

    fn open(
        &mut self,
        session: &Session,
        game: &str,
        setup: Option<&serde_json::Value>,
        seats: Option<u8>,
        wishes: &Wishes<'_>,
        (name, at): (Option<&str>, Option<&str>),
    ) -> Result<(Reply, Option<String>), Problem> {
        let game = self.registry.game(game)?;
        let source = self.source(wishes.seed, wishes.dice)?;
        let drawn;
        let setup = match setup {
            Some(setup) => setup,
            None => {
                // The setup is public, so it must not follow from a secret seed.
                let seed = wishes.seed.map_or_else(|| self.opened.to_string(), |seed| seed.0.clone());
                drawn = game.setup(seats, &seed)?;
                &drawn
            }
        };
        let opening = Opening {
            source,
            hold: wishes.hold,
            players: wishes.players.to_vec(),
            clock: wishes.clock,
            started: at.map(str::to_owned),
        };
        let hosted = game.open(setup, opening)?;
        self.admit(session, hosted, name)
    }

    fn load(
        &mut self,
        session: &Session,
        record: &str,
        seed: Option<&SeedText>,
        dice: Option<&[u32]>,
        name: Option<&str>,
    ) -> Result<(Reply, Option<String>), Problem> {
        let title =
            record::title(record).map_err(|fault| Problem::new(Code::BadRecord, fault.to_string()))?;
        let game = self.registry.game(&title.game)?;
        let dice = if seed.is_none() { Some(dice.unwrap_or_default()) } else { dice };
        let hosted = game.load(record, Opening::new(self.source(seed, dice)?))?;
        self.admit(session, hosted, name)
    }

    fn admit(
        &mut self,
        session: &Session,
        mut hosted: Box<dyn AnyMatch>,
        name: Option<&str>,
    ) -> Result<(Reply, Option<String>), Problem> {
        if self.matches.len() >= MATCHES_MAX {
            return Err(Problem::new(Code::TooMany, format!("{MATCHES_MAX} matches are open")));
        }
        let reply = hosted.handle(session, &MatchRequest::Match {}, None)?;
        let name = self.name(name)?;
        self.matches.insert(name.clone(), hosted);
        self.current = Some(name.clone());
        Ok((reply, Some(name)))
    }

    /// The name of a match that is opened: the one wished for, or the next of the hall's own.
    fn name(&mut self, wished: Option<&str>) -> Result<String, Problem> {
        self.opened += 1;
        let Some(name) = wished else {
            while self.matches.contains_key(&format!("m{}", self.opened)) {
                self.opened += 1;
            }
            return Ok(format!("m{}", self.opened));
        };
        if name.is_empty() || name.len() > NAME_MAX {
            let said = format!("a name has at least 1 and at most {NAME_MAX} bytes");
            return Err(Problem::new(Code::BadMessage, said));
        }
        if self.matches.contains_key(name) {
            return Err(Problem::new(Code::BadMessage, format!("a match {name:?} is open already"))
                .hint("leave the name out, or close that match first"));
        }
        Ok(name.to_owned())
    }

    fn close(&mut self, name: Option<&str>) -> Result<(Reply, Option<String>), Problem> {
        let name = self.meant(name)?;
        let hosted = self.matches.remove(&name).ok_or_else(|| unknown(&name))?;
        if self.current.as_ref() == Some(&name) {
            self.current = self.matches.keys().next_back().cloned();
        }
        Ok((Reply::Closed { dice_left: hosted.dice_left() }, Some(name)))
    }
}

fn trusted(session: &Session) -> Result<(), Problem> {
    if session.is_trusted() {
        return Ok(());
    }
    Err(Problem::new(Code::NotTrusted, "only whoever runs the hall may do that"))
}

fn unchanged() -> Problem {
    Problem::new(Code::Fault, "a fault of the program; nothing was changed")
}

fn unknown(name: &str) -> Problem {
    Problem::new(Code::UnknownMatch, format!("there is no match {name:?}"))
}
