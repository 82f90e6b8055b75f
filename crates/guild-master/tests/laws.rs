//! The laws every game keeps, tried over random play.

use guild_master::{GuildMaster, Prompt, Setup, Table};
use kernel::{Seat, State};
use testkit::laws::{Fields, Plan, laws};

use crate::questions::some_questions;

/// What is hidden from a seat: Private Contracts of rivals, sealed answers of each kind, and face-down cards others looked at.
fn hidden(state: &State<GuildMaster>, seat: Seat) -> Fields {
    let rivals = || Seat::all(state.table.seats).filter(|&rival| rival != seat);
    let mut fields = Vec::new();
    let private: Vec<_> = rivals()
        .map(|rival| state.table.guild(rival))
        .map(|guild| guild.private.without(&guild.shown))
        .collect();
    if private.iter().any(|cards| !cards.is_empty()) {
        fields.push(("private contracts", format!("{private:?}")));
    }
    let sealed: Vec<_> = rivals().filter_map(|rival| state.sealed(rival)).collect();
    if let (false, Some(ask)) = (sealed.is_empty(), state.asks().first()) {
        fields.push((secret(&ask.prompt), format!("{sealed:?}")));
    }
    let cards = looked_at(&state.table, seat);
    if !cards.is_empty() {
        fields.push(("cards others looked at", cards));
    }
    fields
}

/// The name of what is answered sealed.
fn secret(prompt: &Prompt) -> &'static str {
    match prompt {
        Prompt::Side => "sealed sides",
        Prompt::Place => "sealed placings",
        Prompt::Orders => "sealed orders",
        Prompt::Commit { .. } => "sealed commitments",
        Prompt::Stance { .. } => "sealed stances",
        Prompt::Fallback { .. } => "sealed fallbacks",
        _ => "other sealed answers",
    }
}

/// The settled face-down Contracts that a seat does not know, as text.
fn looked_at(table: &Table, seat: Seat) -> String {
    let piles = table.piles.iter().flat_map(|pile| pile.top.iter().chain(pile.bottom.iter()));
    let unknown = piles.chain(table.under.iter().flatten()).filter(|known| !known.seen.contains(seat));
    unknown.map(|known| format!("{:?} ", known.card)).collect()
}

#[test]
fn every_law_holds_in_random_play() {
    let plan = Plan {
        seats: &[2, 3, 4],
        hidden,
        queries: |state, _| some_questions(state),
        setup: |guilds, rng| Some(Setup { short: rng.below(4) == 0, ..Setup::of(guilds) }),
        ..Plan::standard()
    };
    let tally = laws::<GuildMaster>(&plan).unwrap_or_else(|breach| panic!("{breach}"));
    println!("{tally}");
    assert_eq!(tally.matches, u64::from(plan.matches));
    assert_eq!(tally.unfinished, 0);
    for secret in [
        "private contracts",
        "sealed sides",
        "sealed placings",
        "sealed orders",
        "sealed commitments",
        "sealed stances",
        "cards others looked at",
    ] {
        assert!(tally.hidden.contains_key(secret), "no match had {secret}");
    }
}
