//! What bots need: candidates, imagined states, estimates.

use kernel::{Ask, Chance, Searchable, Seat, State, reseal};

use crate::ask::{Choice, Prompt};
use crate::cards::{Cards, ContractId};
use crate::catalog::catalogue;
use crate::setup::Setup;
use crate::table::{Outcome, Table};
use crate::terms::Level;
use crate::{GuildMaster, estimate, legal};

impl Searchable for GuildMaster {
    fn setup(seats: u8, _rng: &mut dyn Chance) -> Option<Setup> {
        (2..=4).contains(&seats).then_some(Setup { guilds: seats, short: false })
    }

    fn candidates(
        state: &State<Self>,
        ask: &Ask<Self>,
        want: usize,
        rng: &mut dyn Chance,
        out: &mut Vec<Choice>,
    ) {
        legal::candidates(&state.table, ask.seat, &ask.prompt, want, rng, out);
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
        redraw_private(&mut state.table, seat, rng);
        reseal(&mut state, seat, rng);
        state
    }

    fn estimate(state: &State<Self>, seat: Seat) -> f32 {
        estimate::estimate(&state.table, seat)
    }
}

/// Deals every rival as many unknown Private Contracts as it holds, out of those nobody but a rival has seen.
fn redraw_private(table: &mut Table, seat: Seat, rng: &mut dyn Chance) {
    let rivals = table.everyone().iter().filter(|&rival| rival != seat);
    let mut pool: Cards<ContractId> = table.unread.and(&catalogue().of_level(Level::Common));
    for rival in rivals.clone() {
        let guild = table.guild(rival);
        pool = pool.or(&guild.private.without(&guild.shown));
    }
    for rival in rivals {
        let guild = &mut table.guilds[rival.index()];
        let count = guild.private.without(&guild.shown).len();
        guild.private = guild.private.and(&guild.shown);
        for _ in 0..count {
            if let Some(contract) = pool.nth(rng.below(pool.len() as u32) as usize) {
                pool.remove(contract);
                guild.private.insert(contract);
            }
        }
    }
    let heroic_and_up = table.unread.without(&catalogue().of_level(Level::Common));
    table.unread = heroic_and_up.or(&pool);
}
