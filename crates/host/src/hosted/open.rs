//! Opening a match, new or from its record.

use record::{Breach, Entry, Header, Links, Play, Record, Step};
use serde_json::{Value, json};
use words::Shown;

use super::eyes::Eyes;
use super::feed::Feeds;
use super::parted::Parted;
use super::{Match, NAME_MAX};
use crate::chance::{Source, commitment};
use crate::message::{Clock, Code, Problem, RefusalInfo};

/// How a match is opened.
#[derive(Clone, Debug, PartialEq)]
pub struct Opening {
    /// Where chance comes from.
    pub source: Source,
    /// Whether the first draw waits for the players' shares.
    pub hold: bool,
    /// The names of the players, seat by seat.
    pub players: Vec<String>,
    /// The timer it is played under.
    pub clock: Option<Clock>,
    /// The reading of a wall clock.
    pub started: Option<String>,
}

impl Opening {
    /// A match with this source of chance and nothing else said.
    #[must_use]
    pub fn new(source: Source) -> Self {
        Self { source, hold: false, players: Vec::new(), clock: None, started: None }
    }
}

/// What a record tells about its dice.
pub(super) fn told(source: &Source, held: bool) -> Value {
    let mut told = match source {
        Source::Seeded(seeded) => json!({
            "source": source.kind(),
            "commitment": seeded.commitment(),
            "shares": seeded.shares(),
        }),
        Source::Scripted(_) | Source::Replayed(_) | Source::Listed(_) => json!({ "source": source.kind() }),
    };
    if held {
        told["held"] = Value::Bool(true);
    }
    told
}

impl<G: Shown> Match<G> {
    /// Opens a match. Draws are made at once unless the match is held.
    ///
    /// # Errors
    /// The faults of the setup.
    pub fn open(setup: G::Setup, opening: Opening) -> Result<Self, Problem> {
        let faults: Vec<RefusalInfo> =
            G::faults(&setup).iter().map(|fault| RefusalInfo::of::<G>(None, fault)).collect();
        if let Some(first) = faults.first() {
            let mut problem = Problem::new(Code::BadSetup, first.message.clone());
            problem.rule = Some(first.rule.clone());
            problem.say = Some(Box::new(first.say.clone()));
            problem.faults = faults;
            return Err(problem);
        }
        let mut header = Header::new(setup);
        header.started.clone_from(&opening.started);
        header.chance = Some(told(&opening.source, opening.hold));
        header.clock = opening.clock.and_then(|clock| serde_json::to_value(clock).ok());
        let mut eyes = Eyes::default();
        let play = Play::start(header, &mut eyes).map_err(|refusal: G::Refusal| {
            let told = RefusalInfo::of::<G>(None, &refusal);
            let mut problem = Problem::new(Code::BadSetup, told.message);
            problem.rule = Some(told.rule);
            problem.say = Some(Box::new(told.say));
            problem
        })?;
        let mut hosted = Self::hosting(play, opening, None, eyes)?;
        hosted.settle(None, &mut Vec::new())?;
        Ok(hosted)
    }

    /// Goes on with a match from its record. One of an older revision of the rules goes on by the present ones if they give
    /// the same facts; if they do not, it can be looked at and ended.
    ///
    /// # Errors
    /// What is wrong with the record, or that its dice had another seed.
    pub fn load(record: &Record<G>, mut opening: Opening) -> Result<Self, Problem> {
        let chance = record.header().chance.as_ref();
        if let Source::Seeded(seeded) = &mut opening.source
            && let Some(chance) = chance
        {
            let committed = chance.get("commitment").and_then(Value::as_str);
            if committed != Some(commitment(seeded.seed()).as_str()) {
                return Err(Problem::new(
                    Code::WrongSeed,
                    "that is not the seed the record was committed to",
                ));
            }
            let shares = chance.get("shares").and_then(Value::as_array).into_iter().flatten();
            for share in shares.filter_map(Value::as_str) {
                seeded.add_share(share.to_owned());
            }
        }
        opening.players.clone_from(&record.header().players);
        opening.hold = chance.is_some_and(|chance| chance.get("held") == Some(&Value::Bool(true)));
        opening.clock = record.header().clock.clone().and_then(|clock| serde_json::from_value(clock).ok());
        if let Err(fault) = record.audit() {
            if record.revision() < G::REVISION {
                return Self::followed(record, Parted(fault), opening);
            }
            let code = if fault.breach == Breach::Fault { Code::Fault } else { Code::BadRecord };
            return Err(Problem::new(code, fault.to_string()));
        }
        let mut hosted = Self::replayed(record, opening)?;
        if !hosted.ended() {
            hosted.play.go_on();
        }
        let kind = chance.and_then(|chance| chance.get("source")).and_then(Value::as_str);
        hosted.other_dice = kind != Some(hosted.source.kind());
        hosted.settle(None, &mut Vec::new())?;
        Ok(hosted)
    }

    /// The same match, set up anew from its record after a fault. No draw is made: it may be what went wrong.
    pub(super) fn anew(&self) -> Result<Self, Problem> {
        let opening = Opening {
            source: self.source.clone(),
            hold: self.held,
            players: self.play.record().header().players.clone(),
            clock: self.clock,
            started: None,
        };
        let mut hosted = match self.parted.clone() {
            Some(parted) => Self::followed(self.play.record(), parted, opening)?,
            None => Self::replayed(self.play.record(), opening)?,
        };
        hosted.other_dice = self.other_dice;
        hosted.go_on_telling(self.feeds.clone());
        Ok(hosted)
    }

    /// A match in which everything a record says was done again.
    fn replayed(record: &Record<G>, opening: Opening) -> Result<Self, Problem> {
        let mut eyes = Eyes::default();
        let differs = |breach: Breach| Problem::new(Code::BadRecord, breach.to_string());
        let play = Play::reopen(record, &mut eyes).map_err(differs)?;
        let mut hosted = Self::hosting(play, opening, None, eyes)?;
        for entry in record.entries().iter().skip(1) {
            hosted.again(entry).map_err(differs)?;
        }
        Ok(hosted)
    }

    /// Does again what an entry says, so that every viewer can be told the match from its start.
    fn again(&mut self, entry: &Entry<G>) -> Result<(), Breach> {
        let mut eyes = Eyes::default();
        self.play.repeat(entry, &mut eyes)?;
        match &entry.step {
            Step::Opening { .. } | Step::Revision(_) => {}
            Step::Input { .. } => self.tell(eyes, None),
            Step::Takeback(takeback) => self.tell(eyes, Some((takeback.by, takeback.to))),
        }
        Ok(())
    }

    pub(super) fn hosting(
        play: Play<G>,
        opening: Opening,
        parted: Option<Parted>,
        eyes: Eyes,
    ) -> Result<Self, Problem> {
        let seats = usize::from(G::seats(&play.state().table));
        if opening.players.len() > seats || opening.players.iter().any(|name| name.len() > NAME_MAX) {
            let said = format!("the match has {seats} seats and names have at most {NAME_MAX} bytes");
            return Err(Problem::new(Code::BadMessage, said));
        }
        let mut players: Vec<Option<String>> =
            opening.players.iter().map(|name| (!name.is_empty()).then(|| name.clone())).collect();
        players.resize(seats, None);
        let mut hosted = Self {
            play,
            source: opening.source,
            held: opening.hold,
            other_dice: false,
            players,
            clock: opening.clock,
            parted,
            takeback: None,
            draw_offer: None,
            feeds: Feeds::default(),
            links: Links::default(),
            talks: vec![None; seats],
        };
        hosted.play.header_mut().players = opening.players;
        hosted.begin_feeds(eyes);
        Ok(hosted)
    }
}
