//! What bots need: candidates, imagined states, estimates.

use kernel::{Ask, Chance, Searchable, Seat, State, WeightSet, reseal};
use words::At;

use crate::ask::{Choice, Prompt};
use crate::cards::{Card, Cards, ContractId};
use crate::catalog::catalogue;
use crate::pile::Known;
use crate::setup::Setup;
use crate::table::{Guild, Outcome, Table};
use crate::terms::Level;
use crate::weights::{FIRST, STANDARD, Weights};
use crate::{GuildMaster, advice, estimate};

impl Searchable for GuildMaster {
    type Weights = Weights;

    fn standard() -> &'static WeightSet<Weights> {
        &STANDARD
    }

    fn others() -> &'static [WeightSet<Weights>] {
        core::slice::from_ref(&FIRST)
    }

    fn setup(seats: u8, _rng: &mut dyn Chance) -> Option<Setup> {
        (2..=4).contains(&seats).then_some(Setup::of(seats))
    }

    fn variant(name: &str, seats: u8, _rng: &mut dyn Chance) -> Option<Setup> {
        (name == "short" && (2..=4).contains(&seats)).then_some(Setup { short: true, ..Setup::of(seats) })
    }

    fn candidates(
        state: &State<Self>,
        ask: &Ask<Self>,
        want: usize,
        rng: &mut dyn Chance,
        out: &mut Vec<Choice>,
    ) {
        ask.prompt.question().offer(At::new(state, ask.seat), want, rng, out);
    }

    fn advise(
        state: &State<Self>,
        ask: &Ask<Self>,
        weights: &Weights,
        rng: &mut dyn Chance,
    ) -> Option<Choice> {
        advice::advise(state, ask, weights, rng).and_then(|choice| advice::checked(state, ask, choice))
    }

    fn is_movement(_prompt: &Prompt) -> bool {
        false
    }

    fn turn(table: &Table) -> u32 {
        u32::from(table.round)
    }

    fn winners(outcome: &Outcome) -> Vec<Seat> {
        outcome.winners.iter().collect()
    }

    fn imagine(state: &State<Self>, seat: Seat, rng: &mut dyn Chance) -> State<Self> {
        let mut state = state.clone();
        redraw(&mut state.table, seat, rng);
        reseal(&mut state, seat, rng);
        state
    }

    fn estimate(state: &State<Self>, seat: Seat, weights: &Weights) -> f32 {
        estimate::estimate(&state.table, seat, weights)
    }
}

/// Deals anew everything face down that the Guild of a seat does not know: Private Contracts of rivals, cards of decks and
/// of the board that only others have looked at.
fn redraw(table: &mut Table, seat: Seat, rng: &mut dyn Chance) {
    for level in Level::ALL {
        redraw_contracts(table, seat, level, rng);
    }
    redraw_adventurers(table, seat, rng);
}

/// Takes a card out of a pool by lot.
fn draw<C: Card>(pool: &mut Cards<C>, rng: &mut dyn Chance) -> Option<C> {
    let card = pool.nth(rng.below(pool.len() as u32) as usize)?;
    pool.remove(card);
    Some(card)
}

fn redraw_contracts(table: &mut Table, seat: Seat, level: Level, rng: &mut dyn Chance) {
    let of_level = catalogue().of_level(level);
    let mut pool = table.open_contracts(level);
    let hidden = |guild: &Guild| guild.private.without(&guild.shown).and(&of_level);
    let rivals: Vec<Seat> = table.everyone().iter().filter(|&rival| rival != seat).collect();
    for &rival in &rivals {
        pool = pool.or(&hidden(table.guild(rival)));
    }
    let pile = &table.piles[level.index()];
    let settled = pile.top.iter().chain(pile.bottom.iter()).copied();
    let under = table.under.iter().flatten().copied().filter(|known| of_level.contains(known.card));
    let unknown = settled.chain(under).filter(|known| !known.seen.contains(seat));
    pool = unknown.fold(pool, |mut pool, known| {
        pool.insert(known.card);
        pool
    });
    for &rival in &rivals {
        let guild = &mut table.guilds[rival.index()];
        let mine = hidden(guild);
        guild.private = guild.private.without(&mine);
        for _ in 0..mine.len() {
            guild.private = draw(&mut pool, rng).map_or(guild.private, |card| {
                let mut private = guild.private;
                private.insert(card);
                private
            });
        }
    }
    let mut again = |known: &mut Known<ContractId>| {
        if !known.seen.contains(seat)
            && let Some(card) = draw(&mut pool, rng)
        {
            known.card = card;
        }
    };
    let pile = &mut table.piles[level.index()];
    pile.top.iter_mut().for_each(&mut again);
    pile.bottom.iter_mut().for_each(&mut again);
    for known in table.under.iter_mut().flatten().filter(|known| of_level.contains(known.card)) {
        again(known);
    }
    table.unread = table.unread.without(&of_level).or(&pool);
}

fn redraw_adventurers(table: &mut Table, seat: Seat, rng: &mut dyn Chance) {
    for space in 0..table.next.len() {
        let Some(known) = table.next[space].filter(|known| !known.seen.contains(seat)) else { continue };
        let mut pool = table.unmet.and(&catalogue().of_rank(table.adventurer(known.card).rank));
        pool.insert(known.card);
        if let Some(card) = draw(&mut pool, rng) {
            table.unmet.insert(known.card);
            table.unmet.remove(card);
            table.next[space] = Some(Known { card, ..known });
        }
    }
}
