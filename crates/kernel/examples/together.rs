//! How long the odds of combined teams take: `cargo run --release -p guildhall-kernel --example together`.
#![expect(clippy::print_stdout, clippy::float_arithmetic, reason = "a measurement for people to read")]

use std::hint::black_box;
use std::time::Instant;

use guildhall_kernel::odds::Modifier::{AddDie, Flip, Reroll, Set};
use guildhall_kernel::odds::{Changes, Modifier, Share, chance_together};

/// The dice of each Guild and what it may use on them.
type Team<'a> = (&'a str, &'a [(usize, &'a [Modifier])]);

const TEAMS: [Team<'_>; 10] = [
    ("three, two rerolls each", &[(4, &[Reroll; 2]), (3, &[Reroll; 2]), (3, &[Reroll; 2])]),
    ("three, three rerolls each", &[(4, &[Reroll; 3]), (3, &[Reroll; 3]), (3, &[Reroll; 3])]),
    (
        "three, rerolls and fixers",
        &[
            (4, &[Reroll, Reroll, Set { to: 4 }]),
            (3, &[Reroll, Reroll, Set { to: 5 }]),
            (3, &[Reroll, Reroll, AddDie]),
        ],
    ),
    ("three, rerolls and flips", &[(4, &[Reroll, Reroll, Flip]), (3, &[Reroll; 2]), (3, &[Reroll, Flip])]),
    ("four, one reroll each", &[(3, &[Reroll]), (3, &[Reroll]), (2, &[Reroll]), (2, &[Reroll])]),
    ("four, two rerolls each", &[(3, &[Reroll; 2]), (3, &[Reroll; 2]), (2, &[Reroll; 2]), (2, &[Reroll; 2])]),
    (
        "four, two rerolls, last large",
        &[(2, &[Reroll; 2]), (2, &[Reroll; 2]), (2, &[Reroll; 2]), (4, &[Reroll; 2])],
    ),
    (
        "four, a reroll and a fixer",
        &[
            (3, &[Reroll, Set { to: 4 }]),
            (3, &[Reroll, Set { to: 4 }]),
            (2, &[Reroll, Set { to: 5 }]),
            (2, &[Reroll, AddDie]),
        ],
    ),
    (
        "four, three rerolls each",
        &[(3, &[Reroll; 3]), (3, &[Reroll; 3]), (2, &[Reroll; 3]), (2, &[Reroll; 3])],
    ),
    (
        "four, rerolls and dice",
        &[
            (3, &[Reroll, Reroll, AddDie]),
            (3, &[Reroll, Reroll, AddDie]),
            (2, &[Reroll, Reroll, AddDie]),
            (2, &[Reroll; 3]),
        ],
    ),
];

fn main() {
    println!("{:<32} {:>6} {:>9}  chance", "team", "target", "ms");
    for (name, guilds) in TEAMS {
        let share = |&(dice, all): &(usize, &[Modifier])| {
            let changes: Changes = all.into();
            Share { dice, changes, ..Share::default() }
        };
        let shares: Vec<Share> = guilds.iter().map(share).collect();
        for target in [20, 30, 36, 42] {
            let start = Instant::now();
            let chance = chance_together(black_box(&shares), target);
            let took = start.elapsed().as_secs_f64() * 1e3;
            println!(
                "{name:<32} {target:>6} {took:>9.2}  {}",
                chance.map_or("none".into(), |one| one.percent(4))
            );
        }
    }
}
