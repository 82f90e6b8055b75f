//! What is true of every table that play can reach.

use bots::{Rng, sample};
use guild_master::{
    Choice, Clauses, Due, Event, Guild, GuildMaster, Level, Payment, Prompt, Setup, Spot, Table, catalogue,
};
use kernel::{Ask, Chance, Game, Ignore, Input, Notation, Pending, Searchable, Seat, State, pick};

/// Adventurers are in one Guild, on one space or in no place yet; Contracts likewise; decks hold what they say.
fn check(table: &Table) {
    let guilds: &[Guild] = &table.guilds[..usize::from(table.seats)];
    let mut met: Vec<u8> = guilds.iter().flat_map(|guild| guild.adventurers.iter()).map(|id| id.0).collect();
    met.extend(table.stands.iter().filter_map(|stand| stand.up).map(|id| id.0));
    met.extend(table.unmet.iter().map(|id| id.0));
    met.extend(table.next.iter().flatten().map(|known| known.card.0));
    assert_each_once(&mut met);
    let mut read: Vec<u8> = Vec::new();
    for guild in guilds {
        read.extend(guild.private.iter().chain(guild.completed.iter()).map(|id| id.0));
        read.extend(guild.discarded.iter().map(|id| id.0));
        assert!(guild.shown.without(&guild.private).is_empty(), "only what is held was shown");
    }
    let up = |spot: &Spot| if let Spot::Up(id) = spot { Some(id.0) } else { None };
    read.extend(table.spots.iter().filter_map(up));
    read.extend(table.unread.iter().map(|id| id.0));
    assert_each_once(&mut read);
    for level in Level::ALL {
        let unread = table.unread.and(&catalogue().of_level(level)).len();
        let down = table.spots.iter().zip(&table.under);
        let down = down.filter(|(spot, under)| **spot == Spot::Down(level) && under.is_none()).count();
        assert_eq!(unread, usize::from(table.unsettled(level)) + down, "{level:?}");
        let pile = &table.piles[level.index()];
        read.extend(pile.top.iter().chain(pile.bottom.iter()).map(|known| known.card.0));
    }
    read.extend(table.under.iter().flatten().map(|known| known.card.0));
    assert_each_once(&mut read);
    for (space, stand) in table.stands.iter().enumerate() {
        assert!(table.next[space].is_none() || (stand.up.is_none() && stand.down > 0), "a card lies there");
    }
    for (seat, guild) in (0..).map(Seat).zip(guilds) {
        let held = table.parley.held.iter().filter(|payment| payment.from == seat);
        let held: u16 = held.map(|payment| u16::from(payment.gold)).sum();
        assert_eq!(guild.aside, held, "what is set aside is what is held");
        assert!(
            !table.parley.guilds.is_empty() || guild.aside == 0,
            "Gold is set aside only while bargaining"
        );
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
        let setup = Setup { short: number % 5 == 0, ..Setup::of(2 + (number % 3) as u8) };
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

/// Random payments among three bargaining Guilds, far more than bots propose: no Gold appears or vanishes.
#[test]
fn gold_set_aside_is_never_lost() {
    let (mut struck, mut refused, mut open_most) = (0, 0, 0);
    for number in 0..300 {
        let rng = &mut Rng::stream(21, number);
        let mut state = bargaining();
        let total = |table: &Table| table.guilds.iter().map(Guild::total_gold).sum::<u32>();
        let before = total(&state.table);
        let mut facts: Vec<Event> = Vec::new();
        while let Pending::Asks(asks) = state.pending() {
            if !matches!(asks[0].prompt, Prompt::Bargain(_) | Prompt::Stance(_)) {
                break;
            }
            let open: Vec<Ask<GuildMaster>> = asks.iter().filter(|ask| !ask.answered).copied().collect();
            let ask = *pick(&open, rng).unwrap();
            let choice = match (ask.prompt, rng.below(20)) {
                (Prompt::Stance(_), 0..=4) => Choice::Conflict,
                (Prompt::Stance(_), _) => Choice::Cooperate,
                (_, 0) => Choice::Ready,
                (_, 1..=8) => Choice::Offer(payments(rng)),
                _ => match pick(&state.table.parley.offers, rng) {
                    Some(offer) => Choice::Accept(offer.id),
                    None => Choice::Offer(payments(rng)),
                },
            };
            let input = Input::Answer { ask: ask.id, choice };
            refused += u32::from(GuildMaster::advance(&mut state, input, &mut facts).is_err());
            open_most = open_most.max(state.table.parley.offers.len());
            check(&state.table);
            assert_eq!(total(&state.table), before, "{facts:?}");
        }
        struck += facts.iter().filter(|fact| matches!(fact, Event::Struck { .. })).count();
        assert!(
            state.table.parley.held.is_empty() && state.table.guilds.iter().all(|guild| guild.aside == 0)
        );
    }
    assert!(struck > 500 && refused > 500 && open_most > 4, "{struck} {refused} {open_most}");
}

/// One to three payments between any two of three Guilds.
fn payments(rng: &mut Rng) -> Clauses {
    let mut payment = || {
        let from = Seat(rng.below(3) as u8);
        let to = Seat((from.0 + 1 + rng.below(2) as u8) % 3);
        let due = if rng.below(4) == 0 { Due::Now } else { Due::AllCooperate };
        Payment { from, to, gold: 1 + rng.below(4) as u8, due }
    };
    let all = [payment(), payment(), payment()];
    Clauses { payments: all.into_iter().take(1 + rng.below(3) as usize).collect(), ..Clauses::default() }
}

/// Three Guilds with 20 Gold each in a Contest.
fn bargaining() -> State<GuildMaster> {
    let text = r#"{"setup": {"guilds": 3}, "piece": [
        {"guild": "A", "gold": 20}, {"guild": "B", "gold": 20}, {"guild": "C", "gold": 20},
        {"adventurer": "Axe", "of": "A", "skills": {"might": 1}},
        {"adventurer": "Bow", "of": "B", "skills": {"might": 1}},
        {"adventurer": "Cup", "of": "C", "skills": {"might": 1}},
        {"contract": "Loft", "on": 3, "targets": {"might": 6}, "gold": 3, "fame": 1}],
        "now": {"phase": "contest", "contest": 3, "orders":
        {"A": "1: contract 3 [Axe]", "B": "1: contract 3 [Bow]", "C": "1: contract 3 [Cup]"}}}"#;
    GuildMaster::stage(&serde_json::from_str(text).unwrap()).unwrap()
}
