//! Procedures: the frames of the stack, what wakes them and what they answer.

use crate::{Desk, Draw, Drawn, Game, List, SEATS_MAX, Seat};

/// Why a frame is woken.
pub enum Wake<'a, G: Game> {
    /// It has just been put on the stack.
    Begin,
    /// Every seat of its sealed ask has answered.
    Answers(&'a [(Seat, G::Choice)]),
    /// The seat it asked has answered, or one of the seats of an open ask.
    Answer(Seat, &'a G::Choice),
    /// The draw it requested has been made.
    Drawn(&'a Drawn),
    /// The timer of a seat has run out while it owed the answer to this prompt.
    Expired(Seat, G::Prompt),
    /// The frame it called has returned.
    Returned(G::Reply),
    /// Frames above it were unwound up to a scope it catches.
    Unwound,
}

/// What a frame wants next.
pub enum Next<G: Game> {
    /// Ask one seat and wait.
    Ask(Seat, G::Prompt),
    /// Ask several seats at once; the answers stay sealed and replaceable until the last one arrives.
    Seal(List<(Seat, G::Prompt), SEATS_MAX>),
    /// Ask several seats; each answer wakes the frame at once and the asks stay open until it moves on.
    Open(List<(Seat, G::Prompt), SEATS_MAX>),
    /// Request chance and wait.
    Roll(Draw),
    /// Put a frame on top and wait for its reply.
    Call(G::Frame),
    /// Turn into another frame.
    Become(G::Frame),
    /// Leave the stack with a reply to the caller.
    Return(G::Reply),
    /// Leave the stack together with every frame down to the one that catches the scope.
    Unwind(G::Scope),
    /// Answer for a seat whose timer has run out: the same as if that seat had given this answer to its open ask. A
    /// sealed answer it has already given stands instead.
    Fill(Seat, G::Choice),
    /// The same with what the seat had sealed and taken back, or had kept; with this answer when there is neither.
    Restore(Seat, G::Choice),
    /// Go on waiting as before, and keep this for a seat that has not answered a sealed ask: [`Next::Restore`] finds it.
    /// Nobody else is shown it.
    Keep(Seat, G::Choice),
    /// Go on waiting as before: an answer to an open ask or an expiry that changes nothing of what is asked.
    Wait,
    /// Go on waiting as before, with exactly these seats of the open ask marked as answered: nobody waits for them any
    /// more, though they may still answer otherwise. At least one seat must stay unmarked.
    Rest(List<Seat, SEATS_MAX>),
    /// This wake cannot happen here: a fault of the program, which stops the match and leaves the process alone.
    Bug(&'static str),
}

/// A frame of the stack: ids and small numbers only, at most 64 bytes, no reading of another frame.
pub trait Procedure<G: Game>: Copy {
    /// Goes on after `wake` until something has to be waited for.
    fn wake(&mut self, wake: Wake<'_, G>, desk: &mut Desk<'_, G>) -> Next<G>;

    /// Whether an unwinding up to `scope` stops at this frame, which is then woken with [`Wake::Unwound`].
    fn catches(&self, scope: G::Scope) -> bool;

    /// Cleans up when an unwinding removes this frame.
    fn cleanup(&mut self, _desk: &mut Desk<'_, G>) {}
}
