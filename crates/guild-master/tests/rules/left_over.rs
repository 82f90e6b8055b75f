//! What is left when something is over, and which Order a refusal is about: read from the state itself.

use guild_master::{Boost, Event, GuildMaster, Objective, Parley, Prompt, Refusal, Roll, Sheet};
use kernel::odds::Ratio;
use kernel::{Drawn, Game, Seat, State};

use super::staged::{draw, read, say, stage};

const A: Seat = Seat(0);
const B: Seat = Seat(1);

/// GM-RSET-02, GM-RECR-16: Orders, dice, uses, recruits and what effects gave for the Round are gone with it.
#[test]
fn nothing_of_a_round_is_left_in_the_next() {
    let mut state = stage(
        r#"{"setup": {"guilds": 2}, "piece": [
        {"guild": "A", "gold": 30, "adventurers": ["Proof Drummer", "Gundra", "Odo"], "completed": ["Wake the Sleeping Titan"]},
        {"guild": "B"}, {"adventurer": "Axe", "of": "A", "skills": {"might": 2}},
        {"adventurer": "Bow", "of": "B", "skills": {"might": 2}},
        {"adventurer": "Cixi", "space": "A"}, {"adventurer": "Venju", "space": "B"}, {"adventurer": "Vatsana", "space": "D"},
        {"adventurer": "Kestrel", "space": "E"}, {"adventurer": "Vesper", "space": "F"}],
        "now": {"phase": "plot", "round": 5}}"#,
    );
    say(&mut state, A, "use Proof Drummer");
    say(&mut state, A, "use Wake the Sleeping Titan");
    assert_eq!((state.table.guild(A).larger, state.table.guild(A).extra_orders), ((1, 4), 1));
    say(&mut state, A, "orders 1: recruit A [Axe] 9");
    say(&mut state, B, "orders 2: [Bow]");
    say(&mut state, A, "pass");
    say(&mut state, A, "carry");
    assert_eq!(state.table.guild(A).recruits.len(), 1);
    // Used for an Order Space number in which A has no Order.
    say(&mut state, A, "use Gundra as Odo");
    assert_eq!((state.table.number, state.table.guild(A).boost.wander), (1, (1, 1)));
    say(&mut state, B, "wander might");
    draw(&mut state, Drawn::dice(&[3, 4]));
    draw(&mut state, Drawn::One(0));
    assert_eq!((state.table.round, state.table.number), (6, 0));
    for guild in &state.table.guilds {
        assert_eq!(
            (guild.orders, guild.roll, guild.boost),
            (Sheet::default(), Roll::default(), Boost::default())
        );
        assert_eq!((guild.used.len(), guild.recruits.len()), (0, 0));
        assert_eq!((guild.larger, guild.extra_orders), ((0, 0), 0));
    }
}

/// GM-RUL-40: what an effect brought for an Order is gone when the Order is resolved.
#[test]
fn what_was_used_for_an_order_is_gone_when_it_is_resolved() {
    let mut state = stage(
        r#"{"setup": {"guilds": 2}, "piece": [{"guild": "A", "adventurers": ["Torvane"]}, {"guild": "B"},
        {"adventurer": "Axe", "of": "A", "skills": {"might": 2}},
        {"adventurer": "Bow", "of": "B", "skills": {"might": 2}}],
        "now": {"phase": "action", "orders": {"A": "1: hire [Axe] 7", "B": "1: [Bow]"}}}"#,
    );
    say(&mut state, A, "carry");
    say(&mut state, A, "use Torvane");
    assert_ne!(state.table.guild(A).boost, Boost::default());
    say(&mut state, A, "build Bar II");
    assert_eq!(state.table.number, 0, "B has still to fall back");
    assert_eq!(state.table.guild(A).boost, Boost::default());
}

/// GM-RUL-29: what was set aside is paid once all cooperate, and then nothing is held any more.
#[test]
fn a_payment_is_struck_off_when_it_is_made() {
    for (stance, gold) in [("stance cooperate", [7, 6]), ("stance conflict", [9, 4])] {
        let mut state = stage(
            r#"{"setup": {"guilds": 2}, "piece": [{"guild": "A", "gold": 9}, {"guild": "B", "gold": 4},
            {"adventurer": "Axe", "of": "A", "skills": {"might": 2, "guile": 3}},
            {"adventurer": "Bow", "of": "B", "skills": {"might": 1, "guile": 1}},
            {"contract": "Loft", "on": 3, "targets": {"might": 6, "guile": 7}, "gold": 1, "fame": 1}],
            "now": {"phase": "contest", "contest": 3, "orders": {"A": "1: contract 3 [Axe]", "B": "1: contract 3 [Bow]"}}}"#,
        );
        say(&mut state, A, "offer pay_if A->B 2");
        say(&mut state, B, "accept 1");
        assert_eq!(state.table.parley.held.len(), 1);
        for (seat, text) in [(A, "ready"), (B, "ready"), (A, stance), (B, stance)] {
            say(&mut state, seat, text);
        }
        assert_eq!(state.table.parley.held, Parley::default().held, "{stance}");
        assert_eq!([A, B].map(|seat| state.table.guild(seat).gold), gold, "{stance}");
        assert_eq!(state.table.guild(A).aside, 0);
    }
}

#[test]
fn a_card_is_looked_at_once() {
    let mut state = stage(
        r#"{"setup": {"guilds": 2}, "piece": [{"guild": "A", "adventurers": ["Proof Courier"]}, {"guild": "B"}],
        "now": {"phase": "plot", "round": 2}}"#,
    );
    let mut facts = say(&mut state, A, "use Proof Courier");
    facts.extend(draw(&mut state, Drawn::One(0)));
    facts.extend(draw(&mut state, Drawn::One(0)));
    let places = facts.iter().filter_map(|fact| match fact {
        Event::Peeked { at, .. } => Some(*at),
        _ => None,
    });
    assert_eq!(places.collect::<Vec<_>>(), [0, 1]);
}

#[test]
fn builders_that_come_free_build_once() {
    let mut state = stage(
        r#"{"setup": {"guilds": 2}, "piece": [{"guild": "A"}, {"guild": "B"},
        {"adventurer": "Axe", "of": "A", "skills": {"might": 5}}, {"contract": "Proof Quarry", "on": 1}],
        "now": {"phase": "action", "orders": {"A": "1: contract 1 [Axe]"}}}"#,
    );
    say(&mut state, A, "carry");
    draw(&mut state, Drawn::dice(&[6, 6, 1, 1, 1]));
    let asked: Vec<u8> = state
        .asks()
        .iter()
        .filter_map(|ask| match ask.prompt {
            Prompt::Pick(pick) => Some(pick.left),
            _ => None,
        })
        .collect();
    assert_eq!(asked, [1]);
}

/// GM-RUL-08: a refusal names the Order it is about.
#[test]
fn a_refused_sheet_names_the_order_at_fault() {
    let mut state = stage(
        r#"{"setup": {"guilds": 2}, "piece": [{"guild": "A", "gold": 9}, {"guild": "B"},
        {"adventurer": "Axe", "of": "A", "skills": {"might": 1}}, {"adventurer": "Bow", "of": "A", "skills": {"might": 1}},
        {"adventurer": "Cup", "of": "A", "skills": {"might": 1}}, {"adventurer": "Day", "of": "A", "skills": {"might": 1}},
        {"adventurer": "Elm", "of": "A", "skills": {"might": 1}}, {"adventurer": "Fir", "of": "A", "skills": {"might": 1}},
        {"adventurer": "Cixi", "space": "A"}, {"contract": "Loft", "on": 3, "targets": {"might": 6}}],
        "now": {"phase": "orders"}}"#,
    );
    let refused = |state: &State<GuildMaster>, text: &str| {
        let (ask, choice) = read(state, A, text);
        GuildMaster::judge(state, &ask, &choice).err()
    };
    let faults = [
        ("orders 3: [Axe]", Refusal::TooManyOrders { at: 2, limit: 2 }),
        ("orders 4: [Axe]", Refusal::TooManyOrders { at: 3, limit: 2 }),
        ("orders 1: [Axe]; 2: [Bow, Cup, Day]", Refusal::TooManyInTeam { at: 1, limit: 2 }),
        ("orders 1: [Axe]; 2: hire [] 3", Refusal::NoTeam { at: 1 }),
        (
            "orders 1: contract 3 [Axe]; 2: contract 3 [Bow]",
            Refusal::CardTwice { at: 1, objective: Objective::Contract(2) },
        ),
        (
            "orders 1: recruit A [Axe] 3; 2: recruit A [Bow] 3",
            Refusal::CardTwice { at: 1, objective: Objective::Recruit(0) },
        ),
        ("orders 1: [Axe]; 2: hire [Bow]", Refusal::NoGoldToHire { at: 1 }),
        ("orders 1: [Axe]; 2: contract 3 [Bow] 1", Refusal::GoldNotAllowed { at: 1 }),
        ("orders 1: [Axe]; 2: recruit A [Bow] 2", Refusal::BidTooLow { at: 1, minimum: 3 }),
        (
            "orders 1: [Axe]; 2: contract 1 [Bow]",
            Refusal::SpaceEmpty { at: 1, objective: Objective::Contract(0) },
        ),
        (
            "orders 1: [Axe]; 2: contract 6 [Bow]",
            Refusal::SpaceClosed { at: 1, objective: Objective::Contract(5) },
        ),
        ("orders 1: hire [Axe] 5; 2: recruit A [Bow] 5", Refusal::TooMuchGold { owned: 9, spent: 10 }),
    ];
    for (text, refusal) in faults {
        assert_eq!(refused(&state, text), Some(refusal), "{text}");
    }
    assert_eq!(refused(&state, "orders 1: hire [Axe] 5; 2: recruit A [Bow] 4"), None);
    // One team may be larger this Round.
    state.table.guilds[0].larger = (1, 1);
    let two = "orders 1: [Axe, Bow, Cup]; 2: [Day, Elm, Fir]";
    assert_eq!(refused(&state, two), Some(Refusal::TooManyInTeam { at: 1, limit: 2 }));
    let four = "orders 1: [Axe, Bow, Cup, Day]";
    assert_eq!(refused(&state, four), Some(Refusal::TooManyInTeam { at: 0, limit: 3 }));
    assert_eq!(refused(&state, "orders 1: [Axe, Bow]; 2: [Day, Elm, Fir]"), None);
}

/// GM-RUL-16: the chance to be ahead of all others at once, each of them rolling its lowest die again.
#[test]
fn a_tie_break_counts_every_face_and_every_rival() {
    let tied = |guilds: u8, third: &str, orders: &str| {
        let mut state = stage(&format!(
            r#"{{"setup": {{"guilds": {guilds}}}, "piece": [{{"guild": "A"}}, {{"guild": "B"}}, {third}
            {{"adventurer": "Axe", "of": "A", "skills": {{"might": 2}}}},
            {{"adventurer": "Bow", "of": "B", "skills": {{"might": 2}}}}],
            "now": {{"phase": "action", "orders": {{"A": "1: hire [Axe] 5", "B": "1: hire [Bow] 5"{orders}}}}}}}"#
        ));
        (0..guilds).for_each(|seat| drop(say(&mut state, Seat(seat), "carry")));
        for dice in [[1, 6], [3, 4], [2, 5]].iter().take(guilds.into()) {
            draw(&mut state, Drawn::dice(dice));
        }
        state
    };
    let chance = |state: &State<GuildMaster>, text: &str| {
        let (ask, choice) = read(state, A, text);
        GuildMaster::preview(state, &ask, &choice).unwrap().chance
    };
    let two = tied(2, "", "");
    assert_eq!(chance(&two, "reroll 1"), Ratio::new(26, 36));
    assert_eq!(chance(&two, "reroll 2"), Ratio::new(3, 36));
    let third = r#"{"guild": "C"}, {"adventurer": "Cup", "of": "C", "skills": {"might": 2}},"#;
    let three = tied(3, third, r#", "C": "1: hire [Cup] 5""#);
    assert_eq!(chance(&three, "reroll 1"), Ratio::new(106, 216));
}
