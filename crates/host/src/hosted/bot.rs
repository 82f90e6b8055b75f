//! Bots at the table.

use bots::{Bot, Greedy, Random};
use kernel::{Ask, Chance, Glimpse, Input, Seat};
use record::Step;
use words::Shown;

use super::Match;
use crate::Session;
use crate::message::{Code, Problem};

/// The bots a hall can seat.
pub const BOTS: [&str; 2] = ["random", "greedy"];

/// How often a bot speaks in one open ask before it settles.
const WORDS_MAX: u32 = 5;

/// How wide a list of candidates is looked through for one that settles.
const WANT: usize = 64;

/// What a bot has said in an open ask.
#[derive(Clone, Debug)]
pub(super) struct Talk<G: Shown> {
    prompt: G::Prompt,
    /// How often it spoke.
    words: u32,
    /// The entry of its last word.
    entry: u32,
}

fn seated<G: Shown>(bot: &str) -> Result<Box<dyn Bot<G>>, Problem> {
    match bot {
        "random" => Ok(Box::new(Random::new())),
        "greedy" => Ok(Box::new(Greedy::new())),
        other => {
            let said = format!("there is no bot {other:?}, only {}", BOTS.join(" and "));
            Err(Problem::new(Code::BadMessage, said))
        }
    }
}

impl<G: Shown> Match<G> {
    /// Lets a bot speak for a seat; see [`Hall::let_bot`](crate::Hall::let_bot).
    pub(super) fn bot_speaks(
        &mut self,
        seat: Seat,
        bot: &str,
        at: Option<&str>,
        rng: &mut dyn Chance,
    ) -> Result<bool, Problem> {
        let mut bot = seated::<G>(bot)?;
        self.actor(&Session::TRUSTED, Some(seat))?;
        if self.takeback.as_ref().is_some_and(|wanted| wanted.awaits(seat)) {
            self.consent(&Session::TRUSTED, Some(seat), true, at)?;
            return Ok(true);
        }
        if self.draw_offer.as_ref().is_some_and(|offered| offered.awaits(seat)) {
            // A match that can only be ended has nothing left to play for.
            let agree = self.play.state().is_parted();
            self.accept_draw(&Session::TRUSTED, Some(seat), agree, at)?;
            return Ok(true);
        }
        let glimpse = Glimpse::new(self.play.state(), seat);
        let Some(ask) = glimpse.asks().next().copied() else { return Ok(false) };
        let open = self.play.state().is_open();
        let words = if open { self.words(&ask) } else { Some(0) };
        let Some(words) = words else { return Ok(false) };
        let settling = if words < WORDS_MAX { None } else { settling(glimpse, &ask, rng) };
        let choice = settling.or_else(|| bot.choose(glimpse, &ask, rng)).ok_or_else(|| {
            Problem::new(Code::Fault, format!("the bot of seat {seat} found no legal answer"))
        })?;
        let mut steps = Vec::new();
        self.advance(Input::Answer { ask: ask.id, choice }, at, &mut steps)?;
        let talk =
            open.then(|| Talk { prompt: ask.prompt, words: words + 1, entry: self.play.record().last() });
        if let Some(place) = self.talks.get_mut(seat.index()) {
            *place = talk;
        }
        self.settle(at, &mut steps)?;
        Ok(true)
    }

    /// How often the bot of a seat has spoken in an open ask, if it is its turn to speak: when it has not spoken yet,
    /// another has since, or nobody else is waited for.
    fn words(&self, ask: &Ask<G>) -> Option<u32> {
        let talk = self.talks.get(ask.seat.index()).and_then(Option::as_ref);
        let Some(talk) = talk.filter(|talk| talk.prompt == ask.prompt) else { return Some(0) };
        let others = |step: &Step<G>| matches!(step, Step::Input { by: Some(by), .. } if *by != ask.seat);
        let mut since = self.play.record().entries().iter().rev().take_while(|entry| entry.n > talk.entry);
        let heard = since.any(|entry| others(&entry.step));
        let alone = self.play.state().awaited().all(|seat| seat == ask.seat);
        (heard || alone).then_some(talk.words)
    }
}

/// A candidate after which the seat is not asked the same again, in a world as the seat may imagine it.
fn settling<G: Shown>(glimpse: Glimpse<'_, G>, ask: &Ask<G>, rng: &mut dyn Chance) -> Option<G::Choice> {
    let mut candidates = Vec::new();
    glimpse.candidates(ask, WANT, rng, &mut candidates);
    let world = glimpse.imagine(rng);
    let settles = |choice: &G::Choice| {
        let after = world.after(&Input::Answer { ask: ask.id, choice: choice.clone() });
        let asked = |other: &Ask<G>| other.seat == ask.seat && !other.answered && other.prompt == ask.prompt;
        after.is_ok_and(|after| !after.asks().iter().any(asked))
    };
    candidates.into_iter().find(settles)
}
