//! Non-interference: what a seat cannot see makes no difference to what it is shown.

use bots::Rng;
use kernel::{Ask, Game, Input, Pending, Searchable, Seat, Sink, State, Viewer};
use words::{Message, Shown};

use super::breach::Fault;
use super::difference::difference;
use super::live::WANT;
use super::{Court, Law};

/// How many answers of one ask are previewed and checked on both sides.
const COMPARED: usize = 12;

/// How many answers of one ask are given on both sides.
const FOLLOWED: usize = 4;

/// What a viewer sees of the facts and is told of them, and whether one of them revealed something.
struct Seeing<G: Game> {
    viewer: Viewer,
    seen: Vec<G::Seen>,
    said: Vec<Option<Message>>,
    revealed: bool,
}

impl<G: Shown> Sink<G> for Seeing<G> {
    fn fact(&mut self, before: &G::Table, event: &G::Event) {
        if let Some(seen) = G::see(before, event, self.viewer) {
            self.said.push(G::say_seen(before, &seen));
            self.seen.push(seen);
        }
        self.revealed |= G::reveals(event);
    }
}

impl<G: Shown> Court<'_, G> {
    /// Redraws what `seat` cannot see, and compares everything it can.
    pub(super) fn keeps_secrets(&mut self, state: &State<G>, seat: Seat) -> Result<(), Fault> {
        let other = G::imagine(state, seat, &mut self.rng);
        for viewer in [Viewer::Seat(seat), Viewer::Stand] {
            let [shown, imagined] = [state, &other].map(|state| G::view(&state.table, viewer));
            self.same(seat, "is shown", &shown, &imagined)?;
        }
        self.same(seat, "knows whom the match waits for", &waits(state), &waits(&other))?;
        let [own, imagined] = [state, &other].map(|state| own_asks(state, seat));
        self.same(seat, "is asked", &own, &imagined)?;
        self.same(seat, "has answered", &state.sealed(seat), &other.sealed(seat))?;
        for query in (self.plan.queries)(state, seat) {
            let [told, imagined] = [state, &other].map(|state| G::query(state, Viewer::Seat(seat), &query));
            self.same(seat, "is told", &told, &imagined)?;
        }
        let [curtains, imagined] = [state, &other].map(secrets);
        self.same(seat, "knows to be secret", &curtains, &imagined)?;
        for ask in &own {
            self.same_words(state, &other, ask)?;
            self.same_offers(state, &other, ask)?;
        }
        self.stands(&other)?;
        self.varies(state, &other, seat);
        Ok(())
    }

    fn same<T: PartialEq + std::fmt::Debug>(
        &mut self,
        seat: Seat,
        how: &str,
        shown: &T,
        imagined: &T,
    ) -> Result<(), Fault> {
        self.hold(Law::Secrets, shown == imagined, || {
            format!(
                "what seat {seat} {how} depends on what is hidden from it\n{}",
                difference(shown, imagined)
            )
        })
    }

    /// What is asked and what a person would think of, in words.
    fn same_words(&mut self, state: &State<G>, other: &State<G>, ask: &Ask<G>) -> Result<(), Fault> {
        let [asked, imagined] = [state, other].map(|state| G::say_prompt(&state.table, &ask.prompt));
        self.same(ask.seat, "is asked in words", &asked, &imagined)?;
        let [menu, imagined] = [state, other].map(|state| {
            let mut menu = Vec::new();
            G::menu(state, ask, &mut menu);
            let entry = |choice: G::Choice| {
                let said = G::say_choice(&state.table, &ask.prompt, &choice);
                let refusal = G::check(state, ask.id, &choice).err();
                let refused = refusal.map(|refusal| G::say_refusal(Some(&state.table), &refusal));
                (choice, said, refused)
            };
            menu.into_iter().map(entry).collect::<Vec<_>>()
        });
        self.same(ask.seat, "finds on the menu", &menu, &imagined)
    }

    fn same_offers(&mut self, state: &State<G>, other: &State<G>, ask: &Ask<G>) -> Result<(), Fault> {
        let seed = self.rng.next_u64();
        let [offered, imagined] = [state, other].map(|state| {
            let mut out = Vec::new();
            G::candidates(state, ask, WANT, &mut Rng::new(seed), &mut out);
            out
        });
        self.same(ask.seat, "is offered", &offered, &imagined)?;
        let [drawn, imagined] =
            [state, other].map(|state| G::sample(state, ask, &mut Rng::new(seed)).map(|one| one.choice));
        self.same(ask.seat, "would draw", &drawn, &imagined)?;
        let strangers = self.pool.clone();
        for choice in offered.iter().take(COMPARED).chain(strangers.iter().take(COMPARED)) {
            let [allowed, imagined] = [state, other].map(|state| G::check(state, ask.id, choice));
            self.same(ask.seat, "is refused", &allowed, &imagined)?;
            let [preview, imagined] = [state, other].map(|state| G::preview(state, ask, choice));
            self.same(ask.seat, "is previewed", &preview, &imagined)?;
        }
        for choice in offered.iter().take(FOLLOWED) {
            self.same_future(state, other, ask, choice)?;
        }
        Ok(())
    }

    /// The same answer leads to the same on both sides, as the seat sees it, unless it reveals something.
    fn same_future(
        &mut self,
        state: &State<G>,
        other: &State<G>,
        ask: &Ask<G>,
        choice: &G::Choice,
    ) -> Result<(), Fault> {
        let viewer = Viewer::Seat(ask.seat);
        let mut sides = Vec::new();
        for side in [state, other] {
            let mut copy = side.clone();
            let mut seen = Seeing { viewer, seen: Vec::new(), said: Vec::new(), revealed: false };
            let taken =
                G::advance(&mut copy, Input::Answer { ask: ask.id, choice: choice.clone() }, &mut seen);
            self.hold(Law::Secrets, taken.is_ok(), || {
                format!("an imagined state says {taken:?} to {choice:?}")
            })?;
            self.stands(&copy)?;
            sides.push((copy, seen));
        }
        let [(state, told), (other, imagined)] = &sides[..] else { return Ok(()) };
        if told.revealed || imagined.revealed {
            return Ok(());
        }
        self.same(ask.seat, "sees happen", &told.seen, &imagined.seen)?;
        self.same(ask.seat, "is told in words", &told.said, &imagined.said)?;
        self.same(ask.seat, "knows whom the match waits for next", &waits(state), &waits(other))
    }

    /// Notes which hidden fields are another in the imagined state.
    fn varies(&mut self, state: &State<G>, other: &State<G>, seat: Seat) {
        let imagined = (self.plan.hidden)(other, seat);
        for (name, value) in (self.plan.hidden)(state, seat) {
            let same = imagined.iter().any(|(other, imagined)| *other == name && *imagined == value);
            let count = self.tally.hidden.entry(name).or_default();
            *count = (count.0 + 1, count.1 + u64::from(!same));
            self.tally.count(Law::HiddenVaries);
        }
    }
}

fn own_asks<G: Game>(state: &State<G>, seat: Seat) -> Vec<Ask<G>> {
    state.asks().iter().filter(|ask| ask.seat == seat).copied().collect()
}

/// Which of the asks are secret.
fn secrets<G: Shown>(state: &State<G>) -> Vec<bool> {
    state.asks().iter().map(|ask| G::is_secret(&ask.prompt)).collect()
}

/// Whom or what a match waits for, as everybody may know it.
fn waits<G: Searchable>(state: &State<G>) -> String {
    match state.pending() {
        Pending::Asks(asks) => {
            let one = |ask: &Ask<G>| format!("{} of seat {} answered {}", ask.id, ask.seat, ask.answered);
            asks.iter().map(one).collect::<Vec<_>>().join(", ")
        }
        Pending::Chance(draw) => crate::dice::describe(&draw),
        Pending::Over(outcome) => format!("over: {outcome:?}"),
        Pending::Stuck(stuck) => format!("stuck: {stuck:?}"),
    }
}
