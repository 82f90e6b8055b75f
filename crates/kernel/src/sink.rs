//! Facts on their way out, and the desk at which procedures work.

use crate::Game;

/// Someone who is told every fact, with the table as it was before it.
pub trait Sink<G: Game> {
    /// Takes one fact.
    fn fact(&mut self, before: &G::Table, event: &G::Event);
}

/// A sink that forgets everything.
#[derive(Clone, Copy, Debug, Default)]
pub struct Ignore;

impl<G: Game> Sink<G> for Ignore {
    #[inline]
    fn fact(&mut self, _before: &G::Table, _event: &G::Event) {}
}

impl<G: Game> Sink<G> for Vec<G::Event> {
    fn fact(&mut self, _before: &G::Table, event: &G::Event) {
        self.push(event.clone());
    }
}

/// What a procedure works with: the table to read, the one way to write it, and the slot for long answers.
pub struct Desk<'a, G: Game> {
    table: &'a mut G::Table,
    memo: &'a mut G::Memo,
    sink: &'a mut dyn Sink<G>,
    over: bool,
}

impl<'a, G: Game> Desk<'a, G> {
    /// A desk over the parts of a state.
    pub fn new(table: &'a mut G::Table, memo: &'a mut G::Memo, sink: &'a mut dyn Sink<G>) -> Self {
        let over = G::outcome(table).is_some();
        Self { table, memo, sink, over }
    }

    /// The table as it lies now.
    #[inline]
    #[must_use]
    pub fn table(&self) -> &G::Table {
        self.table
    }

    /// The slot for long answers.
    #[inline]
    #[must_use]
    pub fn memo(&self) -> &G::Memo {
        self.memo
    }

    /// The slot for long answers, to write.
    #[inline]
    pub fn memo_mut(&mut self) -> &mut G::Memo {
        self.memo
    }

    /// Reports a fact and applies it to the table at once. Once the match has an outcome nothing happens any
    /// more, so later facts of the same step are dropped.
    #[inline]
    #[expect(
        clippy::needless_pass_by_value,
        reason = "a fact is handed over once, as `desk.emit(Event::Goal { .. })`"
    )]
    pub fn emit(&mut self, event: G::Event) {
        if self.over {
            return;
        }
        self.sink.fact(self.table, &event);
        G::apply(self.table, &event);
        self.over = G::outcome(self.table).is_some();
    }

    /// Whether the match has an outcome.
    #[inline]
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.over
    }
}
