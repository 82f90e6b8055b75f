//! Guild Master on trial. Questions are about every Guild, so that an answer that looks at what a rival hides is found.

use guild_master::{GuildMaster, Objective, Order, Prompt, Query, Setup, Sheet, Table, Team};
use kernel::{Seat, State};
use testkit::laws::{Fields, Plan};

use super::Tried;

impl Tried for GuildMaster {
    const SECRETS: &'static [&'static str] = &[
        "private contracts",
        "sealed sides",
        "sealed placings",
        "sealed orders",
        "sealed commitments",
        "sealed stances",
        "cards others looked at",
    ];

    fn plans(matches: u32, thorough: u32) -> Vec<(&'static str, Plan<Self>)> {
        let plan = Plan {
            thorough,
            seats: &[2, 3, 4],
            hidden,
            queries: |state, _| some_questions(state),
            setup: |guilds, rng| Some(Setup { short: rng.below(4) == 0, ..Setup::of(guilds) }),
            ..Plan::of(matches)
        };
        vec![("two to four Guilds", plan)]
    }

    fn questions(state: &State<Self>, _seat: Seat) -> Vec<Query> {
        questions(state)
    }
}

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

/// Every kind of question about every Guild.
fn questions(state: &State<GuildMaster>) -> Vec<Query> {
    let table = &state.table;
    let mut all = vec![Query::Odds { dice: 7, target: 17 }, Query::Price { builders: 3 }, Query::Upgrades];
    all.extend((0..6).map(|space| Query::MinimumBid { space }));
    all.extend((0..6).map(|space| Query::Contest { space }));
    for seat in Seat::all(table.seats) {
        let team: Team = table.guild(seat).adventurers.iter().take(2).collect();
        // Without an objective the Guild's Private Contracts are what a team may go for.
        for objective in
            [None, Some(Objective::Contract(2)), Some(Objective::Recruit(1)), Some(Objective::Hire)]
        {
            all.push(Query::BestTeam { seat, objective, free: None });
            all.push(Query::Attempt { seat, team, objective, gold: 3 });
        }
        let mut sheet = Sheet::default();
        sheet.spaces[0] = Order { team, ..Order::default() };
        all.push(Query::Sheet { seat, sheet });
    }
    all
}

/// A few of them, others in other positions: all of them in every position would take too long.
fn some_questions(state: &State<GuildMaster>) -> Vec<Query> {
    let all = questions(state);
    let guilds = Seat::all(state.table.seats).map(|seat| state.table.guild(seat));
    let at = guilds.map(|guild| usize::from(guild.gold) + 7 * usize::from(guild.fame)).sum::<usize>();
    [at, at / 3 + 5, at * 5 + 11].map(|place| all[place % all.len()]).to_vec()
}
