//! Questions to the table, for the laws and for bad input: about every Guild, so that an answer that looks at what a rival
//! hides is found.

use guild_master::{GuildMaster, Objective, Order, Query, Sheet, Team};
use kernel::{Seat, State};

/// Every kind of question about every Guild.
pub(crate) fn questions(state: &State<GuildMaster>) -> Vec<Query> {
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
pub(crate) fn some_questions(state: &State<GuildMaster>) -> Vec<Query> {
    let all = questions(state);
    let guilds = Seat::all(state.table.seats).map(|seat| state.table.guild(seat));
    let at = guilds.map(|guild| usize::from(guild.gold) + 7 * usize::from(guild.fame)).sum::<usize>();
    [at, at / 3 + 5, at * 5 + 11].map(|place| all[place % all.len()]).to_vec()
}
