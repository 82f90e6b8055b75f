//! What a choice would cost, with its odds and warnings.

use guild_master::{Choice, GuildMaster, Preview, Warning};
use kernel::{Game, Ignore, Input, Notation, Seat, State};

fn stage(text: &str) -> State<GuildMaster> {
    GuildMaster::stage(&serde_json::from_str(text).unwrap()).unwrap()
}

/// Two Guilds with dice in two Skills contest a Contract.
fn contest() -> State<GuildMaster> {
    stage(
        r#"{"setup": {"guilds": 2}, "piece": [
        {"guild": "A", "gold": 9}, {"guild": "B", "gold": 4},
        {"adventurer": "Axe", "of": "A", "skills": {"might": 2, "guile": 3}},
        {"adventurer": "Bow", "of": "B", "skills": {"might": 1, "guile": 1}},
        {"contract": "Loft", "on": 3, "targets": {"might": 6, "guile": 7}, "gold": 1, "fame": 1}],
        "now": {"phase": "contest", "contest": 3, "orders": {"A": "1: contract 3 [Axe]", "B": "1: contract 3 [Bow]"}}}"#,
    )
}

/// What the first ask of a seat would cost, answered like this.
fn preview(state: &State<GuildMaster>, seat: Seat, text: &str) -> Preview {
    let ask = state.asks().iter().find(|ask| ask.seat == seat).unwrap();
    GuildMaster::preview(state, ask, &GuildMaster::read_choice(state, ask, text).unwrap()).unwrap()
}

fn say(state: &mut State<GuildMaster>, seat: Seat, text: &str) {
    let ask = *state.asks().iter().find(|ask| ask.seat == seat).unwrap();
    let choice: Choice = GuildMaster::read_choice(state, &ask, text).unwrap();
    GuildMaster::advance(state, Input::Answer { ask: ask.id, choice }, &mut Ignore).unwrap();
}

#[test]
fn an_acceptance_shows_the_gold_it_costs() {
    let mut state = contest();
    let (a, b) = (Seat(0), Seat(1));
    assert_eq!(preview(&state, a, "offer pay_now A->B 2; pay_if A->B 1; pay_now B->A 3").gold, 3);
    say(&mut state, a, "offer pay_now A->B 2; pay_if A->B 1; pay_now B->A 3");
    assert_eq!(preview(&state, b, "accept 1").gold, 3);
    say(&mut state, a, "offer pay_now B->A 4");
    assert_eq!(preview(&state, b, "accept 2").gold, 4);
    assert_eq!(preview(&state, b, "decline 2").gold, 0);
}

#[test]
fn a_declared_skill_shows_the_check_it_leads_to() {
    let mut state = contest();
    let (a, b) = (Seat(0), Seat(1));
    for seat in [a, b] {
        say(&mut state, seat, "ready");
    }
    for seat in [a, b] {
        say(&mut state, seat, "stance cooperate");
    }
    let told = |state: &State<GuildMaster>, seat, text: &str| {
        let shown = preview(state, seat, text);
        (shown.dice, shown.target, shown.chance.map(|chance| chance.percent(1)).unwrap_or_default())
    };
    assert_eq!(told(&state, a, "skill might"), (2, 6, "72.2".to_owned()));
    say(&mut state, b, "skill might");
    assert_eq!(told(&state, a, "skill might"), (3, 6, "95.4".to_owned()), "together with B");
    assert_eq!(told(&state, a, "skill guile"), (3, 7, "90.7".to_owned()), "alone");
    assert_eq!(told(&state, b, "confirm"), (1, 6, "16.7".to_owned()));
}

/// GM-RUL-08: legal, and worth a warning.
#[test]
fn orders_that_may_fail_raise_a_warning() {
    let state = stage(
        r#"{"setup": {"guilds": 2}, "piece": [
        {"guild": "A", "gold": 30, "upgrades": ["Stables III"]}, {"guild": "B"},
        {"adventurer": "Axe", "of": "A", "skills": {"might": 2}},
        {"adventurer": "Bow", "of": "A", "skills": {"might": 2}},
        {"adventurer": "Cup", "of": "A", "skills": {"charm": 2}},
        {"adventurer": "Gorm Ironmantle", "space": "F"}, {"adventurer": "Cixi", "space": "A"},
        {"contract": "Break the Toll Gang", "on": 3}],
        "now": {"phase": "orders"}}"#,
    );
    let warnings = |text: &str| preview(&state, Seat(0), text).warnings.to_vec();
    assert_eq!(
        warnings("orders 1: hire [Axe] 2; 2: recruit F [Bow] 10; 3: contract 3 [Cup]"),
        [Warning::TooLittleForBuilder(0), Warning::RankMissing(1), Warning::NoMatchingSkill(2)]
    );
    assert_eq!(warnings("orders 1: hire [Axe] 3; 2: recruit A [Bow] 3; 3: [Cup]"), []);
    assert_eq!(warnings("orders 2: contract 3 [Cup, Bow]"), []);
    assert_eq!(preview(&state, Seat(0), "orders 1: hire [Axe] 3; 2: recruit A [Bow] 4").gold, 7);
}

/// GM-RUL-25: the questions stay the same until all have confirmed; who has confirmed keeps nobody waiting.
#[test]
fn a_confirmed_guild_stays_asked() {
    let mut state = contest();
    let (a, b) = (Seat(0), Seat(1));
    for text in ["ready", "stance cooperate"] {
        say(&mut state, a, text);
        say(&mut state, b, text);
    }
    let ids = |state: &State<GuildMaster>| state.asks().iter().map(|ask| ask.id).collect::<Vec<_>>();
    let marks = |state: &State<GuildMaster>| state.asks().iter().map(|ask| ask.answered).collect::<Vec<_>>();
    let asked = ids(&state);
    say(&mut state, a, "skill might");
    assert_eq!(marks(&state), [false, false]);
    say(&mut state, a, "confirm");
    assert_eq!((ids(&state), marks(&state)), (asked.clone(), vec![true, false]));
    let retract = Input::Retract { ask: asked[0] };
    assert!(GuildMaster::advance(&mut state, retract, &mut Ignore).is_err(), "nothing is sealed");
    GuildMaster::advance(&mut state, Input::Expired { seat: a }, &mut Ignore).unwrap();
    assert_eq!(marks(&state), [true, false]);
    say(&mut state, a, "skill guile");
    assert_eq!((ids(&state), marks(&state)), (asked, vec![false, false]));
    for (seat, text) in [(b, "skill might"), (a, "confirm"), (b, "confirm")] {
        say(&mut state, seat, text);
    }
    assert!(matches!(state.pending(), kernel::Pending::Chance(_)));
}
