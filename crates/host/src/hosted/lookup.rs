//! Who speaks for whom, and which ask is meant.

use kernel::{Ask, Misfit, Refuse, Seat, Viewer};
use words::Shown;

use super::Match;
use crate::Session;
use crate::message::{AskName, Code, Problem, RefusalInfo, Who};

/// A misfit of the kernel as a problem.
pub(super) fn misfit(misfit: Misfit) -> Problem {
    let code = match misfit {
        Misfit::NotAsked | Misfit::NotSealed => Code::NotAsked,
        Misfit::Stale => Code::Stale,
        Misfit::NoDraw => Code::NoDice,
        Misfit::WrongDraw => Code::WrongDice,
        Misfit::Over => Code::Over,
        Misfit::NoSeat => Code::NoSeat,
        Misfit::Stuck => Code::Stuck,
        Misfit::Parted => Code::Parted,
    };
    let say = words::misfit(misfit);
    let mut problem = Problem::new(code, crate::speech::say(&say));
    problem.say = Some(Box::new(say));
    problem.rule = Some(misfit.rule().to_owned());
    problem
}

fn unsaid() -> Problem {
    Problem::new(Code::BadMessage, "it is not said which seat acts").hint(r#"name the seat, as in "by":0"#)
}

impl<G: Shown> Match<G> {
    /// A refusal of the game as a problem.
    pub(super) fn refused(&self, refusal: &G::Refusal) -> Problem {
        let info = RefusalInfo::of::<G>(Some(&self.play.state().table), refusal);
        let mut problem = Problem::new(Code::Refused, info.message);
        problem.rule = Some(info.rule);
        problem.say = Some(Box::new(info.say));
        problem.refusal = Some(Box::new(info.refusal));
        problem
    }

    /// Whoever runs the hall may do this, nobody else.
    pub(super) fn trusted(session: &Session) -> Result<(), Problem> {
        if session.is_trusted() {
            return Ok(());
        }
        Err(Problem::new(Code::NotTrusted, "only whoever runs the hall may do that"))
    }

    /// Through whose eyes the speaker looks.
    pub(super) fn viewer(&self, session: &Session, asked: Option<Who>) -> Result<Viewer, Problem> {
        let viewer = asked.map(|who| who.0).or(session.viewer()).ok_or_else(|| {
            Problem::new(Code::BadMessage, "you play several seats and do not say through whose eyes to look")
                .hint(r#"name the viewer, as in "viewer":0"#)
        })?;
        let Viewer::Seat(seat) = viewer else { return Ok(viewer) };
        self.seat_exists(seat)?;
        if session.plays(seat) {
            return Ok(viewer);
        }
        Err(Problem::new(Code::NotYours, "you may look through your own eyes or from the stand"))
    }

    /// For which seat the speaker acts.
    pub(super) fn actor(&self, session: &Session, by: Option<Seat>) -> Result<Seat, Problem> {
        let seat = match (by, session.own()) {
            (Some(seat), _) if session.plays(seat) => seat,
            (None, &[own]) => own,
            (None, [_, ..]) => return Err(unsaid()),
            (None, []) if session.is_trusted() => return Err(unsaid()),
            (Some(_), _) | (None, []) => {
                return Err(Problem::new(Code::NotYours, "you may act for your own seat only"));
            }
        };
        self.seat_exists(seat)?;
        Ok(seat)
    }

    fn seat_exists(&self, seat: Seat) -> Result<(), Problem> {
        if self.seats().any(|other| other == seat) {
            return Ok(());
        }
        Err(Problem::new(Code::NoSeat, format!("the match has no seat {seat}")))
    }

    /// The ask the speaker means and may answer.
    pub(super) fn find_ask(
        &self,
        session: &Session,
        name: Option<AskName>,
        seat: Option<Seat>,
    ) -> Result<Ask<G>, Problem> {
        let state = self.play.state();
        let ask = match name {
            Some(name) => *state.ask(name.0).map_err(misfit)?,
            None => self.only_ask(session, seat)?,
        };
        if seat.is_some_and(|seat| seat != ask.seat) {
            return Err(Problem::new(Code::NotAsked, "that ask is another seat's"));
        }
        if session.plays(ask.seat) {
            return Ok(ask);
        }
        Err(Problem::new(Code::NotYours, "you may answer for your own seat only"))
    }

    /// The only ask that can be meant when none is named.
    fn only_ask(&self, session: &Session, seat: Option<Seat>) -> Result<Ask<G>, Problem> {
        let meant = |of: Seat| match (seat, session.own()) {
            (Some(seat), _) => seat == of,
            (None, []) => true,
            (None, own) => own.contains(&of),
        };
        let state = self.play.state();
        let fitting = || state.asks().iter().filter(|ask| meant(ask.seat));
        let open: Vec<&Ask<G>> = fitting().filter(|ask| !ask.answered).collect();
        let all: Vec<&Ask<G>> = fitting().collect();
        match (open.as_slice(), all.as_slice()) {
            (&[ask], _) | ([], &[ask]) => Ok(*ask),
            ([], []) if self.ended() => Err(misfit(Misfit::Over)),
            ([], []) if state.is_parted() => Err(misfit(Misfit::Parted)),
            ([], []) => Err(misfit(Misfit::NotAsked)),
            _ => Err(Problem::new(Code::BadMessage, "several asks are open")
                .hint(r#"name the ask, as in "ask":"12.0", or the seat, as in "seat":0"#)),
        }
    }
}
