//! What is true of every table that play can reach.

use bots::{Rng, sample};
use guild_master::{Choice, Guild, GuildMaster, Level, Setup, Spot, Table, catalogue};
use kernel::{Ask, Game, Ignore, Input, Pending, Searchable, pick};

/// Adventurers are in one Guild, on one space or in no place yet; Contracts likewise; decks hold what they say.
fn check(table: &Table) {
    let guilds: &[Guild] = &table.guilds[..usize::from(table.seats)];
    let mut met: Vec<u8> = guilds.iter().flat_map(|guild| guild.adventurers.iter()).map(|id| id.0).collect();
    met.extend(table.stands.iter().filter_map(|stand| stand.up).map(|id| id.0));
    met.extend(table.unmet.iter().map(|id| id.0));
    assert_each_once(&mut met);
    let mut read: Vec<u8> = Vec::new();
    for guild in guilds {
        read.extend(guild.private.iter().chain(guild.completed.iter()).map(|id| id.0));
        assert!(guild.shown.without(&guild.private).is_empty(), "only what is held was shown");
    }
    let up = |spot: &Spot| if let Spot::Up(id) = spot { Some(id.0) } else { None };
    read.extend(table.spots.iter().filter_map(up));
    read.extend(table.unread.iter().map(|id| id.0));
    assert_each_once(&mut read);
    for level in Level::ALL {
        let unread = table.unread.and(&catalogue().of_level(level)).len();
        let down = table.spots.iter().filter(|spot| **spot == Spot::Down(level)).count();
        assert_eq!(unread, usize::from(table.decks[level.index()]) + down, "{level:?}");
    }
    for guild in guilds {
        assert!(!table.parley.guilds.is_empty() || guild.aside == 0, "Gold is set aside only in a Contest");
        let held: u16 = (table.parley.held.iter())
            .filter(|payment| table.guilds[payment.from.index()] == *guild)
            .map(|payment| u16::from(payment.gold))
            .sum();
        assert!(held >= guild.aside || guild.aside == 0);
        assert!(guild.built_skills() <= 3);
    }
    assert!(table.marker >= table.marker_start());
}

fn assert_each_once(cards: &mut [u8]) {
    cards.sort_unstable();
    assert!(cards.windows(2).all(|pair| pair[0] != pair[1]), "a card is in two places: {cards:?}");
}

#[test]
fn every_card_is_in_one_place() {
    let mut completed = 0;
    for number in 0..60 {
        let rng = &mut Rng::stream(11, number);
        let setup = Setup { guilds: 2 + (number % 3) as u8, short: number % 5 == 0 };
        let mut state = GuildMaster::start(&setup, &mut Ignore).unwrap();
        loop {
            check(&state.table);
            let input = match state.pending() {
                Pending::Chance(draw) => Input::Drawn(sample(&draw, rng)),
                Pending::Over(_) => break,
                Pending::Stuck(stuck) => panic!("{stuck:?}"),
                Pending::Asks(asks) => {
                    let open: Vec<Ask<GuildMaster>> =
                        asks.iter().filter(|ask| !ask.answered).copied().collect();
                    let ask = *pick(&open, rng).unwrap();
                    let mut choices: Vec<Choice> = Vec::new();
                    GuildMaster::candidates(&state, &ask, 16, rng, &mut choices);
                    Input::Answer { ask: ask.id, choice: *pick(&choices, rng).unwrap() }
                }
            };
            GuildMaster::advance(&mut state, input, &mut Ignore).unwrap();
        }
        completed += state.table.guilds.iter().map(|guild| guild.completed.len()).sum::<usize>();
    }
    assert!(completed > 300, "random Guilds complete Contracts: {completed}");
}
