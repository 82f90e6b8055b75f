//! Every message to a match and where it goes.

use kernel::{Chance, Seat};
use record::Journal;
use words::Shown;

use super::{AnyMatch, Match, NAME_MAX, Running};
use crate::chance::Source;
use crate::message::{Code, MatchRequest, Problem, Reply, Who};
use crate::session::{Session, Sight};

fn no_json(why: &serde_json::Error) -> Problem {
    Problem::new(Code::Fault, format!("the record has no JSON form: {why}"))
}

impl<G: Shown> AnyMatch for Match<G>
where
    Match<G>: Send,
{
    fn game(&self) -> &'static str {
        G::ID
    }

    fn is_over(&self) -> bool {
        self.ended()
    }

    fn handle(
        &mut self,
        session: &Session,
        request: &MatchRequest,
        at: Option<&str>,
    ) -> Result<Reply, Problem> {
        match request {
            MatchRequest::Match {} => Ok(Reply::Match(self.info(session))),
            MatchRequest::Join { seat, name } => self.join(session, *seat, name),
            MatchRequest::Share { by, share } => self.share(session, *by, share),
            MatchRequest::Begin {} => self.begin(session, at),
            MatchRequest::Pending { viewer } => self.show_pending(session, *viewer),
            MatchRequest::Candidates { ask, seat, want } => self.candidates(session, *ask, *seat, *want),
            MatchRequest::Menu { ask, seat } => self.menu(session, *ask, *seat),
            MatchRequest::Check(given) => self.check(session, given),
            MatchRequest::Preview(given) => self.preview(session, given),
            MatchRequest::Choose(given) => self.choose(session, given, at),
            MatchRequest::Retract { ask, seat } => self.retract(session, *ask, *seat, at),
            MatchRequest::Query { viewer, query } => self.query(session, *viewer, query),
            MatchRequest::View { viewer } => self.show_view(session, *viewer),
            MatchRequest::Updates { viewer, since } => self.show_updates(session, *viewer, *since),
            MatchRequest::Undo { by, to, entry } => self.undo(session, *by, *to, *entry, at),
            MatchRequest::Consent { by, agree } => self.consent(session, *by, *agree, at),
            MatchRequest::Concede { by } => self.concede(session, *by, at),
            MatchRequest::OfferDraw { by } => self.offer_draw(session, *by),
            MatchRequest::AcceptDraw { by, agree } => self.accept_draw(session, *by, *agree, at),
            MatchRequest::Void { by } => self.void(session, *by, at),
            MatchRequest::Adjudicate { winner } => self.adjudicate(session, *winner, at),
            MatchRequest::Expire { seat } => self.expire(session, *seat, at),
            MatchRequest::Dice { faces, clear } => self.dice(session, faces, *clear, at),
            MatchRequest::Outcomes {} => self.outcomes(),
            MatchRequest::Save {} => self.save(session),
        }
    }

    fn dice_left(&self) -> Vec<u32> {
        match &self.source {
            Source::Scripted(script) => script.left(),
            Source::Seeded(_) | Source::Replayed(_) | Source::Listed(_) => Vec::new(),
        }
    }

    fn journal(&mut self, have: usize) -> Result<Journal, Problem> {
        self.play.record().journal(&mut self.links, have).map_err(|why| no_json(&why))
    }

    fn let_bot(
        &mut self,
        seat: Seat,
        bot: &str,
        at: Option<&str>,
        rng: &mut dyn Chance,
    ) -> Result<bool, Problem> {
        self.bot_speaks(seat, bot, at, rng)
    }

    fn running(&self) -> Vec<Running> {
        self.times()
    }

    fn last(&self) -> u32 {
        self.play.record().last()
    }

    fn recover(&mut self) -> bool {
        match self.anew() {
            Ok(anew) => {
                *self = anew;
                true
            }
            Err(_) => false,
        }
    }
}

impl<G: Shown> Match<G> {
    fn join(&mut self, session: &Session, seat: Option<Seat>, name: &str) -> Result<Reply, Problem> {
        let seat = self.actor(session, seat)?;
        if name.is_empty() || name.len() > NAME_MAX {
            let said = format!("a name has at least 1 and at most {NAME_MAX} bytes");
            return Err(Problem::new(Code::BadMessage, said));
        }
        if let Some(place) = self.players.get_mut(seat.index()) {
            *place = Some(name.to_owned());
        }
        let names = self.players.iter().map(|player| player.clone().unwrap_or_default());
        self.play.header_mut().players = names.collect();
        Ok(Reply::Match(self.info(session)))
    }

    fn show_pending(&self, session: &Session, viewer: Option<Who>) -> Result<Reply, Problem> {
        let sight = match viewer {
            Some(viewer) => Sight::Viewer(self.viewer(session, Some(viewer))?),
            None => Sight::Session(*session),
        };
        Ok(Reply::Pending { pending: self.pending_for(sight) })
    }

    fn show_view(&self, session: &Session, viewer: Option<Who>) -> Result<Reply, Problem> {
        let viewer = self.viewer(session, viewer)?;
        Ok(Reply::View {
            viewer: Who(viewer),
            n: self.latest(viewer),
            view: self.parts_for(viewer),
            pending: self.pending_for(Sight::Viewer(viewer)),
        })
    }

    fn show_updates(
        &self,
        session: &Session,
        viewer: Option<Who>,
        since: Option<u32>,
    ) -> Result<Reply, Problem> {
        let viewer = self.viewer(session, viewer)?;
        let updates = self.updates(viewer, since)?.to_vec();
        Ok(Reply::Updates { viewer: Who(viewer), last: self.latest(viewer), updates })
    }

    /// Inputs, facts, digests and the seed leave only when the match is over, or to whoever runs the hall.
    fn save(&self, session: &Session) -> Result<Reply, Problem> {
        if !session.is_trusted() && !self.ended() {
            return Err(Problem::new(Code::NotOver, "the record is told when the match is over"));
        }
        let record = self.play.record().to_ndjson();
        let record = record.map_err(|why| no_json(&why))?;
        let seed = match &self.source {
            Source::Seeded(seeded) => Some(seeded.seed().to_owned()),
            Source::Scripted(_) | Source::Replayed(_) | Source::Listed(_) => None,
        };
        Ok(Reply::Record { record, seed })
    }
}
