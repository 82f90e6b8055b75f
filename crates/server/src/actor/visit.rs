//! Who is in the room of a match, and what they are told.

use std::time::Instant;

use host::Session;
use host::message::{MatchRequest, Reply, Update, Waits, Who};

use super::{Actor, Mail};
use crate::frame::{self, Answer};
use crate::journal::Keep;
use crate::message::{EnteredInfo, RoomReply, RoomSeat};
use crate::outbox::Outbox;
use crate::table::Unkept;

/// How many updates a log goes back.
const LOG: u32 = 200;

/// Somebody in the room.
pub(super) struct Visitor {
    session: Session,
    pub(super) outbox: Outbox,
    watch: Option<Watch>,
}

/// Whose eyes somebody watches through, and the number of the last update he was told.
#[derive(Clone, Copy)]
struct Watch {
    viewer: Who,
    told: u32,
}

impl Visitor {
    /// Whether it is told what happens.
    pub(super) fn watches(&self) -> bool {
        self.watch.is_some()
    }
}

impl<J: Keep> Actor<J> {
    pub(super) fn enter(&mut self, mail: &Mail) -> Result<Answer, Unkept> {
        let info = match self.table.handle(&mail.session, MatchRequest::Match {})? {
            Reply::Match(info) => info,
            other => return Ok(other.into()),
        };
        let visitor = Visitor { session: mail.session, outbox: mail.outbox.clone(), watch: None };
        if self.visitors.is_empty() {
            // Bots begin a pause after the first visitor has come, so that he sees their first step.
            self.stepped = Instant::now();
            self.restless = true;
        }
        self.visitors.insert(mail.caller, visitor);
        self.visit();
        let seats = info.seats.iter().zip(&self.room.seats).map(|(seat, &kind)| RoomSeat {
            seat: seat.seat,
            name: seat.name.to_owned(),
            player: seat.player.clone(),
            kind,
        });
        let entered = EnteredInfo {
            game: self.room.game.clone(),
            seats: seats.collect(),
            yours: mail.session.own().to_vec(),
            over: matches!(info.pending.waits, Waits::Nothing { .. }),
            setup: self.room.setup.clone(),
            clock: info.clock,
        };
        Ok(RoomReply::Entered(entered).into())
    }

    pub(super) fn watch(&mut self, mail: &Mail, viewer: Who) -> Result<Answer, Unkept> {
        let request = MatchRequest::View { viewer: Some(viewer) };
        let (n, view, pending) = match self.table.handle(&mail.session, request)? {
            Reply::View { n, view, pending, .. } => (n, view, pending),
            other => return Ok(other.into()),
        };
        let log = self.updates(&mail.session, viewer, n.checked_sub(LOG))?;
        if let Some(visitor) = self.visitors.get_mut(&mail.caller) {
            visitor.watch = Some(Watch { viewer, told: n });
        }
        let bare = |update: Update| Update { view: Default::default(), pending: None, ..update };
        let log = log.into_iter().map(bare).collect();
        Ok(RoomReply::Watched { viewer, n, view, pending, log }.into())
    }

    fn updates(&mut self, session: &Session, viewer: Who, since: Option<u32>) -> Result<Vec<Update>, Unkept> {
        let request = MatchRequest::Updates { viewer: Some(viewer), since };
        match self.table.handle(session, request)? {
            Reply::Updates { updates, .. } => Ok(updates),
            other => {
                tracing::error!(name = self.name, ?other, "updates were not told");
                Ok(Vec::new())
            }
        }
    }

    /// Tells everybody who watches what is new to him.
    pub(super) fn tell(&mut self) -> Result<(), Unkept> {
        let watching = |visitor: &Visitor| Some((visitor.session, visitor.outbox.clone(), visitor.watch?));
        let all: Vec<_> =
            self.visitors.iter().filter_map(|(&at, visitor)| Some((at, watching(visitor)?))).collect();
        for (caller, (session, outbox, Watch { viewer, told })) in all {
            let updates = self.updates(&session, viewer, Some(told))?;
            let Some(last) = updates.last().map(|update| update.n) else { continue };
            self.stepped = Instant::now();
            let news: Answer = RoomReply::Updates { viewer, last, updates }.into();
            outbox.text(frame::write(&news, Some(&self.name), None));
            if let Some(watch) = self.visitors.get_mut(&caller).and_then(|visitor| visitor.watch.as_mut()) {
                watch.told = last;
            }
        }
        Ok(())
    }
}
