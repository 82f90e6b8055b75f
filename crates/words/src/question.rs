//! A question is a type: whatever is to be known about one kind of question stands in one place.

use kernel::{Chance, Game, Seat, State};

use crate::{Message, Shown};

/// A match at a question, and the seat that is asked.
#[derive(Debug)]
pub struct At<'a, G: Game> {
    /// The match.
    pub state: &'a State<G>,
    /// Who is asked.
    pub seat: Seat,
}

impl<'a, G: Game> At<'a, G> {
    /// A seat that is asked in a match.
    #[must_use]
    pub const fn new(state: &'a State<G>, seat: Seat) -> Self {
        Self { state, seat }
    }

    /// The table of the match.
    #[must_use]
    pub const fn table(self) -> &'a G::Table {
        &self.state.table
    }
}

impl<G: Game> Clone for At<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for At<'_, G> {}

/// One kind of question: what may be answered, what of that is offered to bots and to people, what it costs, and how it is
/// said and written.
pub trait Question<G: Shown> {
    /// Whether the rules allow an answer.
    ///
    /// # Errors
    /// The refusal, naming the rule.
    fn judge(&self, at: At<'_, G>, choice: &G::Choice) -> Result<(), G::Refusal>;

    /// Adds legal answers: a finite, diverse set that widens with `want`.
    fn offer(&self, at: At<'_, G>, want: usize, rng: &mut dyn Chance, out: &mut Vec<G::Choice>);

    /// Adds answers a person would think of, in the order buttons should have, legal or not: what bots are offered unless there is
    /// more to see.
    fn menu(&self, at: At<'_, G>, out: &mut Vec<G::Choice>) {
        self.offer(at, USUAL, &mut First, out);
    }

    /// What a legal answer costs, with its odds and risks.
    fn preview(&self, _at: At<'_, G>, _choice: &G::Choice) -> G::Preview
    where
        G::Preview: Default,
    {
        G::Preview::default()
    }

    /// Whether the question, its menu or its answers show something the other seats may not see.
    fn is_secret(&self) -> bool {
        false
    }

    /// What is asked, in a sentence that names who is to do what.
    fn say(&self, table: &G::Table) -> Message;

    /// The question in the notation of the game; its first word names the kind.
    fn write(&self, table: &G::Table) -> String;
}

/// How many answers a menu asks for.
pub const USUAL: usize = 64;

/// Chance that always gives the lowest number, where nothing is to be random: menus are the same every time they are opened.
#[derive(Clone, Copy, Debug)]
pub struct First;

impl Chance for First {
    fn below(&mut self, _n: u32) -> u32 {
        0
    }
}

/// Makes the enum of all questions of a game from the list of their types: one line a question. Plain questions have nothing to
/// tell but themselves, the others are structures.
///
/// The enum gives a question as what it is by `question`, and is made from each of the structures by `From`.
#[macro_export]
macro_rules! questions {
    (
        $(#[$meta:meta])*
        pub enum $prompt:ident of $game:ty;
        plain { $($bare:ident: $unit:ident,)* }
        told { $($name:ident: $kind:ident,)* }
    ) => {
        $(#[$meta])*
        pub enum $prompt {
            $(
                #[doc = concat!("[`", stringify!($unit), "`]")]
                $bare,
            )*
            $(
                #[doc = concat!("[`", stringify!($kind), "`]")]
                $name($kind),
            )*
        }

        impl $prompt {
            /// What is to be known about the question.
            #[must_use]
            pub fn question(&self) -> &dyn $crate::Question<$game> {
                match self {
                    $(Self::$bare => &$unit,)*
                    $(Self::$name(question) => question,)*
                }
            }
        }

        $(
            impl From<$kind> for $prompt {
                fn from(question: $kind) -> Self {
                    Self::$name(question)
                }
            }
        )*
    };
}
