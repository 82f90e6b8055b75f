//! Takebacks asked for and agreed to.

use kernel::Seat;
use record::{Hopeless, NotLive, Standing, Takeback, Why};
use words::Shown;

use super::Match;
use super::eyes::Eyes;
use crate::Session;
use crate::message::{Code, OfferInfo, Problem, Reply};

/// A takeback that waits for the consent of other seats.
#[derive(Clone, Debug)]
pub(super) struct Wanted {
    by: Seat,
    to: u32,
    agreed: Vec<Seat>,
    awaits: Vec<Seat>,
    why: &'static str,
}

impl Wanted {
    pub(super) fn awaits(&self, seat: Seat) -> bool {
        self.awaits.contains(&seat)
    }

    pub(super) fn info(&self) -> OfferInfo {
        OfferInfo { by: self.by, awaits: self.awaits.clone(), why: Some(self.why.to_owned()) }
    }
}

/// Why a takeback is not free, without numbers that would tell what others did in secret.
fn reason(why: Why) -> &'static str {
    match why {
        Why::Drawn => "chance was drawn since",
        Why::Revealed => "something hidden was shown since",
        Why::Answered(_) => "another seat has answered since",
        Why::TimedOut(_) => "a timer has run out since",
        Why::NotYours => "nothing since is the asking seat's own",
    }
}

/// Why a takeback is impossible, without such numbers.
fn hopeless(why: Hopeless) -> &'static str {
    match why {
        Hopeless::Over => "the match is over",
        Hopeless::Parted => "the rules have changed since, and the match can only be ended",
        Hopeless::NoSeat(_) => "the match has no such seat",
        Hopeless::Entry(NotLive::NoSuchEntry(_)) => "that has not happened yet",
        Hopeless::Entry(NotLive::TakenBack(_) | NotLive::IsTakeback(_) | NotLive::IsRevision(_)) => {
            "that was itself taken back"
        }
        Hopeless::Entry(NotLive::NothingSince(_)) => "nothing has happened since",
    }
}

impl<G: Shown> Match<G> {
    pub(super) fn undo(
        &mut self,
        session: &Session,
        by: Option<Seat>,
        to: Option<u32>,
        entry: Option<u32>,
        at: Option<&str>,
    ) -> Result<Reply, Problem> {
        let by = self.actor(session, by)?;
        let to = self.target(session, by, to, entry)?;
        match self.play.takeback_status(to, by) {
            Standing::Impossible(why) if session.is_trusted() => {
                Err(Problem::new(Code::NoTakeback, why.to_string()))
            }
            Standing::Impossible(why) => Err(Problem::new(Code::NoTakeback, hopeless(why))),
            Standing::Free => self.take_back(session, Takeback { to, by, consent: Vec::new() }, at),
            Standing::NeedsConsent(block) => {
                let (awaits, why) = (self.others(by), reason(block.why));
                self.takeback = Some(Wanted { by, to, agreed: Vec::new(), awaits, why });
                self.tell(Eyes::default(), None);
                Ok(self.done(session, Vec::new()))
            }
        }
    }

    /// The entry a takeback goes to.
    fn target(
        &self,
        session: &Session,
        by: Seat,
        to: Option<u32>,
        entry: Option<u32>,
    ) -> Result<u32, Problem> {
        match (to, entry) {
            (Some(_), Some(_)) => {
                Err(Problem::new(Code::BadMessage, "a takeback goes to an update or to an entry, not both"))
            }
            (Some(update), None) => self.entry_of(by, update),
            (None, Some(entry)) => {
                Self::trusted(session)?;
                Ok(entry)
            }
            (None, None) => self.play.before_latest_of(by).ok_or_else(|| {
                Problem::new(
                    Code::NoTakeback,
                    format!("seat {by} has given no answer that could be taken back"),
                )
            }),
        }
    }

    pub(super) fn consent(
        &mut self,
        session: &Session,
        by: Option<Seat>,
        agree: bool,
        at: Option<&str>,
    ) -> Result<Reply, Problem> {
        let by = self.actor(session, by)?;
        let wanted = self.takeback.as_mut().filter(|wanted| wanted.awaits(by));
        let Some(wanted) = wanted else {
            return Err(Problem::new(Code::NoOffer, format!("no takeback waits for seat {by}")));
        };
        if !agree {
            self.takeback = None;
            self.tell(Eyes::default(), None);
            return Ok(self.done(session, Vec::new()));
        }
        wanted.awaits.retain(|&seat| seat != by);
        wanted.agreed.push(by);
        if !wanted.awaits.is_empty() {
            self.tell(Eyes::default(), None);
            return Ok(self.done(session, Vec::new()));
        }
        let takeback = Takeback { to: wanted.to, by: wanted.by, consent: wanted.agreed.clone() };
        self.take_back(session, takeback, at)
    }

    fn take_back(
        &mut self,
        session: &Session,
        takeback: Takeback,
        at: Option<&str>,
    ) -> Result<Reply, Problem> {
        self.wind_back(takeback, at)?;
        let mut steps = Vec::new();
        self.settle(at, &mut steps)?;
        Ok(self.done(session, steps))
    }

    /// Winds the match back and tells every viewer.
    pub(super) fn wind_back(&mut self, takeback: Takeback, at: Option<&str>) -> Result<(), Problem> {
        let told = (takeback.by, takeback.to);
        let taken = self.play.take_back(takeback, at.map(str::to_owned));
        taken.map_err(|why| Problem::new(Code::NoTakeback, why.to_string()))?;
        self.takeback = None;
        self.draw_offer = None;
        self.talks.fill(None);
        self.tell(Eyes::default(), Some(told));
        Ok(())
    }
}
