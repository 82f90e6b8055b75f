//! Abilities: moons by template, budgets and Fame.

use guild_master::{AdventurerId, Moon, Rank, Skill, catalogue, price};

use super::people::dice;
use super::{adventurers, document};

fn name(id: AdventurerId) -> &'static str {
    catalogue().adventurer_name(id).unwrap()
}

/// The moons of the abilities of a template, how many of each: Half, Full, Blood, every Round.
fn moons(rank: Rank, template: &'static [(usize, u8)]) -> [usize; 4] {
    let cards: Vec<_> = adventurers()
        .filter(|&id| {
            let card = catalogue().adventurer(id).unwrap();
            card.rank == rank && Skill::ALL.iter().any(|&skill| card.skills == dice(template, skill))
        })
        .filter_map(|id| catalogue().ability(id))
        .collect();
    [Moon::Half, Moon::Full, Moon::Blood, Moon::Every]
        .map(|moon| cards.iter().filter(|ability| ability.moon == moon).count())
}

#[test]
fn moons_follow_the_templates() {
    assert_eq!(moons(Rank::Novice, &[(0, 3), (2, 1)]), [0, 6, 0, 0], "N1");
    assert_eq!(moons(Rank::Novice, &[(0, 2), (1, 2)]), [5, 1, 0, 0], "N2, Embla's being Full");
    assert_eq!(moons(Rank::Novice, &[(1, 2), (3, 2)]), [0, 0, 6, 0], "N3");
    assert_eq!(moons(Rank::Adept, &[(0, 4), (1, 2)]), [3, 0, 0, 3], "Adepts a");
    assert_eq!(moons(Rank::Adept, &[(0, 3), (2, 3)]), [0, 5, 0, 1], "Adepts b, Venju's in every Round");
    assert_eq!(moons(Rank::Adept, &[(0, 4), (3, 2)]), [3, 0, 3, 0], "Adepts c");
    assert_eq!(moons(Rank::Hero, &[(0, 5), (1, 3)]), [3, 3, 0, 0], "Heroes H1");
    assert_eq!(moons(Rank::Hero, &[(0, 4), (2, 2), (4, 2)]), [0, 0, 3, 3], "Heroes H2");
    assert_eq!(moons(Rank::Legend, &[(0, 5), (2, 3), (4, 2)]), [2, 2, 1, 1], "Legends");
}

/// Invariant 7: half a point or more beside the budget is paid for in Fame.
#[test]
fn abilities_keep_to_their_budgets() {
    let mut beside = Vec::new();
    for id in adventurers() {
        let card = catalogue().adventurer(id).unwrap();
        let ability = catalogue().ability(id);
        assert_eq!(Some(card.fame), price::fame(card.rank, ability), "{}", name(id));
        if let Some(ability) = ability {
            let (price, budget) =
                (price::ability(ability, card.rank).unwrap(), price::budget(card.rank, ability.moon));
            assert!(
                card.rank != Rank::Novice || price == budget,
                "{}: Novices have no Fame to take off",
                name(id)
            );
            if price != budget {
                beside.push(name(id));
            }
        }
    }
    assert_eq!(beside, ["Venju", "Archon Pell"]);
}

/// The budgets are those of the table.
#[test]
fn budgets_are_those_of_the_table() {
    let rows = document::table("Budget for one use");
    for (rank, row) in super::RANKS.into_iter().zip(rows) {
        assert_eq!(row[0].to_lowercase(), rank.name());
        for (cell, moon) in [(1, Moon::Every), (2, Moon::Half), (2, Moon::Full), (3, Moon::Blood)] {
            let halves = if row[cell] == "0.5" { 1 } else { 2 * row[cell].parse::<i32>().unwrap() };
            assert_eq!(price::budget(rank, moon), price::Points::halves(halves), "{rank:?} {moon:?}");
        }
    }
}
