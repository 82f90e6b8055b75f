//! Ends and expiries that come from outside the rules.

use kernel::{Ending, Input, Misfit, Seat};
use words::Shown;

use super::Match;
use super::eyes::Eyes;
use super::lookup::misfit;
use crate::Session;
use crate::message::{Code, OfferInfo, Problem, Reply};

/// A draw that is offered.
#[derive(Clone, Debug)]
pub(super) struct Offered {
    by: Seat,
    awaits: Vec<Seat>,
}

impl Offered {
    pub(super) fn awaits(&self, seat: Seat) -> bool {
        self.awaits.contains(&seat)
    }

    pub(super) fn info(&self) -> OfferInfo {
        OfferInfo { by: self.by, awaits: self.awaits.clone(), why: None }
    }
}

impl<G: Shown> Match<G> {
    pub(super) fn close(
        &mut self,
        session: &Session,
        ending: Ending,
        at: Option<&str>,
    ) -> Result<Reply, Problem> {
        if self.ended() {
            return Err(misfit(Misfit::Over));
        }
        self.take(session, Input::Closed(ending), at)
    }

    pub(super) fn concede(
        &mut self,
        session: &Session,
        by: Option<Seat>,
        at: Option<&str>,
    ) -> Result<Reply, Problem> {
        let by = self.actor(session, by)?;
        self.close(session, Ending::Conceded { by }, at)
    }

    pub(super) fn adjudicate(
        &mut self,
        session: &Session,
        winner: Option<Seat>,
        at: Option<&str>,
    ) -> Result<Reply, Problem> {
        Self::trusted(session)?;
        if let Some(winner) = winner {
            self.actor(session, Some(winner))?;
        }
        self.close(session, Ending::Adjudicated { winner }, at)
    }

    pub(super) fn offer_draw(&mut self, session: &Session, by: Option<Seat>) -> Result<Reply, Problem> {
        let by = self.actor(session, by)?;
        if self.ended() {
            return Err(misfit(Misfit::Over));
        }
        self.draw_offer = Some(Offered { by, awaits: self.others(by) });
        self.tell(Eyes::default(), None);
        Ok(self.done(session, Vec::new()))
    }

    pub(super) fn accept_draw(
        &mut self,
        session: &Session,
        by: Option<Seat>,
        agree: bool,
        at: Option<&str>,
    ) -> Result<Reply, Problem> {
        let by = self.actor(session, by)?;
        let offered = self.draw_offer.as_mut().filter(|offered| offered.awaits(by));
        let Some(offered) = offered else {
            return Err(Problem::new(Code::NoOffer, format!("no draw is offered to seat {by}")));
        };
        offered.awaits.retain(|&seat| seat != by);
        if agree && offered.awaits.is_empty() {
            return self.close(session, Ending::Agreed, at);
        }
        if !agree {
            self.draw_offer = None;
        }
        self.tell(Eyes::default(), None);
        Ok(self.done(session, Vec::new()))
    }

    pub(super) fn expire(
        &mut self,
        session: &Session,
        seat: Seat,
        at: Option<&str>,
    ) -> Result<Reply, Problem> {
        Self::trusted(session)?;
        self.actor(session, Some(seat))?;
        if self.ended() {
            return Err(misfit(Misfit::Over));
        }
        if !self.play.state().asks().iter().any(|ask| ask.seat == seat) {
            return Err(misfit(Misfit::NotAsked));
        }
        self.take(session, Input::Expired { seat }, at)
    }
}
