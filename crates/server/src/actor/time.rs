//! The clocks of a match in its room.

use std::time::{Duration, Instant};

use host::Session;
use host::message::{MatchRequest, Reply};
use kernel::Seat;

use super::Actor;
use crate::frame::{self, Answer};
use crate::journal::Keep;
use crate::message::RoomReply;
use crate::table::Unkept;

impl<J: Keep> Actor<J> {
    /// How long it takes until somebody's time is out.
    pub(super) fn until_out(&self) -> Option<Duration> {
        self.timers.as_ref()?.patience(Instant::now())
    }

    /// Says to the match whose time is out, and tells what follows.
    pub(super) fn expire(&mut self) -> Result<(), Unkept> {
        while let Some(seat) = self.out() {
            match self.table.handle(&Session::TRUSTED, MatchRequest::Expire { seat })? {
                Reply::Error(problem) => {
                    tracing::error!(name = self.name, %seat, message = problem.message, "time was not taken");
                }
                _ => self.restless = true,
            }
            self.tell()?;
            self.turn_clocks();
        }
        Ok(())
    }

    fn out(&mut self) -> Option<Seat> {
        self.timers.as_mut()?.out(Instant::now())
    }

    /// Finds out whose time runs after something has happened, and tells it when that has changed. With nobody in the room
    /// no time runs.
    pub(super) fn turn_clocks(&mut self) {
        let Some(timers) = self.timers.as_mut() else { return };
        let running = if self.visitors.is_empty() { Vec::new() } else { self.table.running() };
        let now = Instant::now();
        let other = timers.turn(now, running);
        timers.keep(now, self.visitors.is_empty() && other);
        if other {
            self.tell_clocks(None);
        }
    }

    /// Tells the clocks to everybody who watches, or to one of them.
    pub(super) fn tell_clocks(&self, only: Option<super::Caller>) {
        let Some(timers) = self.timers.as_ref() else { return };
        let news: Answer = RoomReply::Clocks { seats: timers.told(Instant::now()) }.into();
        let text = frame::write(&news, Some(&self.name), None);
        for (&caller, visitor) in &self.visitors {
            if visitor.watches() && only.is_none_or(|only| only == caller) {
                visitor.outbox.text(text.clone());
            }
        }
    }

    /// Writes down what was used up when the match leaves the memory.
    pub(super) fn stop_clocks(&mut self) {
        if let Some(timers) = self.timers.as_mut() {
            timers.keep(Instant::now(), true);
        }
    }
}
