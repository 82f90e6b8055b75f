//! Random play until it holds what a corpus lacks, and short records of it.

use bots::Rng;
use kernel::{
    Ask, Chance, Ending, Ignore, Input, Mark, Marked, Pending, SEATS_MAX, Seat, Sink, State, pick, variant,
};
use record::{Header, Play, Record, Standing, Takeback};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use words::Shown;

use super::kinds::{self, Kinds};

/// How many matches are played before the best of them is taken.
const BATCH: u64 = 40;

/// How many inputs of a match are looked at in the first batch; every batch that finds nothing looks a little further, so that
/// what can be had early makes short records.
const SHORTEST: usize = 120;

/// How much further.
const FURTHER: usize = 15;

/// How many inputs are played before the search is given up: a minute or so.
const MOST: usize = 60_000;

/// One decision in so many is a time that runs out, and as many are answers retracted.
const ODD: u32 = 50;

/// A match of which the first inputs hold something that is lacking.
struct Find<G: Marked> {
    setup: G::Setup,
    inputs: Vec<Input<G>>,
    /// What is new, with the number of inputs that hold it, in order.
    held: Vec<(usize, Mark)>,
}

impl<G: Marked> Find<G> {
    /// The number of inputs to keep for the most kinds an input, and what they are worth.
    fn best(&self, lacking: &Kinds) -> Option<(usize, usize)> {
        let new = self.held.iter().filter(|(_, mark)| lacking.contains(mark));
        let worth = |(count, (inputs, _)): (usize, &(usize, Mark))| {
            (*inputs, (count + 1) * 1_000_000 / (100 + inputs))
        };
        new.enumerate().map(worth).max_by_key(|best| best.1)
    }
}

/// Plays until nothing is lacking, or enough has been played; hands over short finished records.
pub(super) fn search<G: Marked + Shown>(lacking: &mut Kinds, seed: u64, mut keep: impl FnMut(&Record<G>)) {
    let (mut longest, mut index, mut played) = (SHORTEST, 0, 0);
    while !lacking.is_empty() && played < MOST {
        let batch = index..index + BATCH;
        index = batch.end;
        let finds: Vec<Find<G>> =
            batch.filter_map(|index| find(lacking, seed, index, longest, &mut played)).collect();
        longest += if finds.is_empty() { FURTHER } else { 0 };
        while let Some((find, (inputs, _))) = finds
            .iter()
            .filter_map(|find| find.best(lacking).map(|best| (find, best)))
            .max_by_key(|(_, best)| best.1)
        {
            let record = finished(find, inputs, lacking);
            let held = kinds::of_record(&record);
            lacking.retain(|mark| !held.contains(mark));
            keep(&record);
        }
    }
}

/// Notes what facts are.
struct Noting<'a>(&'a mut Kinds);

impl<G: Marked> Sink<G> for Noting<'_> {
    fn fact(&mut self, before: &G::Table, event: &G::Event) {
        G::mark_event(before, event, &mut |mark| {
            self.0.insert(mark);
        });
    }
}

/// Plays one match; `None` when it holds nothing that is lacking.
fn find<G: Marked + Shown>(
    lacking: &Kinds,
    seed: u64,
    index: u64,
    longest: usize,
    played: &mut usize,
) -> Option<Find<G>> {
    let mut rng = Rng::stream(seed, index);
    let fits = |seats: &u8| G::setup(*seats, &mut Rng::new(0)).is_some();
    let possible: Vec<u8> = (1..=SEATS_MAX as u8).filter(fits).collect();
    let seats = *pick(&possible, &mut rng)?;
    let draw = if index.is_multiple_of(3) { G::setup } else { G::rare_setup };
    let setup = draw(seats, &mut rng)?;
    let (mut left, mut seen, mut inputs, mut held) = (lacking.clone(), Kinds::new(), Vec::new(), Vec::new());
    let mut state = G::start(&setup, &mut Noting(&mut seen)).unwrap();
    while inputs.len() < longest && !left.is_empty() {
        let Some(input) = next(&state, &left, &mut rng) else { break };
        seen.extend(kinds::of_input(&input));
        G::advance(&mut state, input.clone(), &mut Noting(&mut seen)).unwrap();
        inputs.push(input);
        *played += 1;
        let new = std::mem::take(&mut seen);
        held.extend(new.into_iter().filter(|mark| left.remove(mark)).map(|mark| (inputs.len(), mark)));
    }
    (!held.is_empty()).then_some(Find { setup, inputs, held })
}

/// What happens next; `None` when the match is over.
fn next<G: Marked + Shown>(state: &State<G>, lacking: &Kinds, rng: &mut Rng) -> Option<Input<G>> {
    let asks = match state.pending() {
        Pending::Over(_) => return None,
        Pending::Stuck(stuck) => panic!("the match is stuck: {stuck:?}"),
        Pending::Chance(draw) => return Some(Input::Drawn(bots::sample(&draw, rng))),
        Pending::Asks(asks) => asks,
    };
    let odd = rng.below(ODD);
    let sealed: Vec<_> = asks.iter().filter(|ask| state.sealed(ask.seat).is_some()).collect();
    if let (0, Some(ask)) = (odd, pick(&sealed, rng)) {
        return Some(Input::Retract { ask: ask.id });
    }
    let open: Vec<Ask<G>> = asks.iter().filter(|ask| !ask.answered).copied().collect();
    let ask = pick(&open, rng)?;
    let expired = Input::Expired { seat: ask.seat };
    if odd == 1 {
        return Some(expired);
    }
    let choice = choice(state, ask, lacking, rng);
    Some(choice.map_or(expired, |choice| Input::Answer { ask: ask.id, choice }))
}

/// An answer of a kind that is lacking where there is one, else of any kind on offer.
fn choice<G: Marked + Shown>(
    state: &State<G>,
    ask: &Ask<G>,
    lacking: &Kinds,
    rng: &mut Rng,
) -> Option<G::Choice> {
    let mut offered = Vec::new();
    G::menu(state, ask, &mut offered);
    let wanted = lacking.iter().filter(|mark| mark.kind == "choice").map(|mark| mark.name);
    let renamed: Vec<G::Choice> = wanted.flat_map(|name| renamed(&offered, name)).collect();
    offered.extend(renamed);
    offered.retain(|choice| G::check(state, ask.id, choice).is_ok());
    G::candidates(state, ask, 32, rng, &mut offered);
    let mut names: Vec<_> = offered.iter().map(variant).collect();
    names.sort_unstable();
    names.dedup();
    let wanted = |name: &Option<&'static str>| {
        name.is_some_and(|name| lacking.contains(&Mark { kind: "choice", name }))
    };
    let name = names.iter().copied().find(wanted).or_else(|| pick(&names, rng).copied())?;
    offered.retain(|choice| variant(choice) == name);
    pick(&offered, rng).cloned()
}

/// Answers under another name, alone or behind a small number: so come answers that no list offers, such as a draft of
/// what could be handed in.
fn renamed<C: Serialize + DeserializeOwned>(offered: &[C], name: &str) -> Vec<C> {
    let values = offered.iter().filter_map(|choice| serde_json::to_value(choice).ok());
    let carried: Vec<Value> =
        values.filter_map(|value| value.as_object().and_then(|one| one.values().next().cloned())).collect();
    let forms = carried.into_iter().flat_map(|carried| {
        let numbered = (0..4).map({
            let carried = carried.clone();
            move |number| json!({ name: [number, carried.clone()] })
        });
        numbered.chain([json!({ name: carried })]).collect::<Vec<_>>()
    });
    forms.filter_map(|form| serde_json::from_value(form).ok()).collect()
}

/// The record of the first inputs of a match. It is wound back a little and ended, if it has not ended, in ways that are
/// lacking if some are.
fn finished<G: Marked>(find: &Find<G>, inputs: usize, lacking: &Kinds) -> Record<G> {
    let mut play = Play::<G>::start(Header::new(find.setup.clone()), &mut Ignore).unwrap();
    for input in find.inputs.iter().take(inputs) {
        play.advance(input.clone(), None, &mut Ignore).unwrap();
    }
    let seats = G::seats(&play.state().table);
    for by in Seat::all(seats) {
        wind_back(&mut play, by, lacking);
    }
    if G::outcome(&play.state().table).is_none() {
        let by = Seat(0);
        let ways =
            [Ending::Conceded { by }, Ending::Agreed, Ending::Adjudicated { winner: Some(by) }, Ending::Void];
        let wanted = |way: &Ending| Mark::of("ending", way).is_some_and(|mark| lacking.contains(&mark));
        let way = ways.into_iter().find(wanted).unwrap_or(Ending::Agreed);
        play.advance(Input::Closed(way), None, &mut Ignore).unwrap();
    }
    play.record().clone()
}

/// Winds the match back to before the latest answer of a seat where such a takeback is lacking.
fn wind_back<G: Marked>(play: &mut Play<G>, by: Seat, lacking: &Kinds) {
    let Some(to) = play.before_latest_of(by) else { return };
    let others = Seat::all(G::seats(&play.state().table)).filter(|&seat| seat != by);
    let consent = match play.takeback_status(to, by) {
        Standing::Free => Vec::new(),
        Standing::NeedsConsent(_) => others.collect(),
        Standing::Impossible(_) => return,
    };
    let takeback = Takeback { to, by, consent };
    if lacking.contains(&kinds::of_takeback(&takeback)) {
        play.take_back(takeback, None).unwrap();
    }
}
