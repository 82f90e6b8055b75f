//! The laws every game keeps, tried over random play.

use guild_master::{GuildMaster, Query};
use kernel::Seat;
use testkit::laws::{Plan, laws};

/// What is hidden from a seat: Private Contracts of rivals and sealed answers.
fn hidden(state: &kernel::State<GuildMaster>, seat: Seat) -> testkit::laws::Fields {
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
    if !sealed.is_empty() {
        fields.push(("sealed answers", format!("{sealed:?}")));
    }
    fields
}

#[test]
fn every_law_holds_in_random_play() {
    let plan = Plan {
        seats: &[2, 3, 4],
        hidden,
        queries: |_, _| {
            vec![Query::Odds { dice: 7, target: 17 }, Query::Price { builders: 3 }, Query::Upgrades]
        },
        ..Plan::standard()
    };
    let tally = laws::<GuildMaster>(&plan).unwrap_or_else(|breach| panic!("{breach}"));
    println!("{tally}");
    assert_eq!(tally.matches, u64::from(plan.matches));
    assert_eq!(tally.unfinished, 0);
}
