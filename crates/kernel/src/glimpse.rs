//! What a bot holds instead of the true state.

use crate::{Ask, Chance, Game, Sampled, Searchable, Seat, State, Viewer};

/// A match as one seat may know it: its asks, its legal answers, and imagined states that agree with what it sees.
/// The true state cannot be taken out.
#[derive(Clone, Copy, Debug)]
pub struct Glimpse<'a, G: Searchable> {
    state: &'a State<G>,
    seat: Seat,
}

impl<'a, G: Searchable> Glimpse<'a, G> {
    /// The match as `seat` sees it.
    #[must_use]
    pub fn new(state: &'a State<G>, seat: Seat) -> Self {
        Self { state, seat }
    }

    /// Whose glimpse this is.
    #[must_use]
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// The asks this seat has not answered.
    pub fn asks(&self) -> impl Iterator<Item = &'a Ask<G>> + use<'a, G> {
        let seat = self.seat;
        self.state.asks().iter().filter(move |ask| ask.seat == seat && !ask.answered)
    }

    /// Legal answers to an ask of this seat.
    pub fn candidates(&self, ask: &Ask<G>, want: usize, rng: &mut dyn Chance, out: &mut Vec<G::Choice>) {
        if ask.seat == self.seat {
            G::candidates(self.state, ask, want, rng, out);
        }
    }

    /// One legal answer to an ask of this seat, drawn at random without a list where the game can.
    pub fn sample(&self, ask: &Ask<G>, rng: &mut dyn Chance) -> Option<Sampled<G::Choice>> {
        if ask.seat == self.seat { G::sample(self.state, ask, rng) } else { None }
    }

    /// The answer the game's own reckoning takes for best, where it has one.
    pub fn advise(&self, ask: &Ask<G>, weights: &G::Weights, rng: &mut dyn Chance) -> Option<G::Choice> {
        if ask.seat == self.seat { G::advise(self.state, ask, weights, rng) } else { None }
    }

    /// What a choice would cost, with its odds and risks.
    ///
    /// # Errors
    /// The refusal, naming the rule.
    pub fn preview(&self, ask: &Ask<G>, choice: &G::Choice) -> Result<G::Preview, G::Refusal> {
        G::preview(self.state, ask, choice)
    }

    /// What the seat may know of the table.
    #[must_use]
    pub fn view(&self) -> G::View {
        G::view(&self.state.table, Viewer::Seat(self.seat))
    }

    /// The answer to a query.
    #[must_use]
    pub fn query(&self, query: &G::Query) -> G::Answer {
        G::query(self.state, Viewer::Seat(self.seat), query)
    }

    /// A whole state that agrees with everything the seat knows, to search in.
    #[must_use]
    pub fn imagine(&self, rng: &mut dyn Chance) -> State<G> {
        G::imagine(self.state, self.seat, rng)
    }
}

impl<G: Game> State<G> {
    /// The seats that have been asked and have not answered.
    pub fn awaited(&self) -> impl Iterator<Item = Seat> + '_ {
        self.asks().iter().filter(|ask| !ask.answered).map(|ask| ask.seat)
    }
}
