//! What a choice would cost, with its odds and warnings.

use guild_master::{GuildMaster, Preview, Warning};
use kernel::odds::Ratio;
use kernel::{Game, Ignore, Input, Notation, Seat, State};

use super::staged::{roll, say, stage};

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

/// Target, chance in percent and whether it is reached as the dice lie.
fn told(state: &State<GuildMaster>, seat: Seat, text: &str) -> (u8, String, bool) {
    let shown = preview(state, seat, text);
    (shown.target, shown.chance.map(|chance| chance.percent(1)).unwrap_or_default(), shown.reached)
}

/// A alone in the Action Phase, with a team on its first Order.
fn alone(guild: &str, skills: &str, order: &str) -> State<GuildMaster> {
    stage(&format!(
        r#"{{"setup": {{"guilds": 2}}, "piece": [{{"guild": "A", {guild}}}, {{"guild": "B"}},
        {{"adventurer": "Axe", "of": "A", "skills": {{{skills}}}}},
        {{"contract": "Loft", "on": 3, "targets": {{"might": 9}}, "gold": 1, "fame": 1}}],
        "now": {{"phase": "action", "orders": {{"A": "1: {order}"}}}}}}"#
    ))
}

#[test]
fn a_plan_shows_its_price_and_the_fame_of_both_upgrades() {
    let mut state = alone(r#""gold": 0"#, r#""might": 1"#, "hire [Axe] 20");
    say(&mut state, Seat(0), "carry");
    let shown = |text| {
        let shown = preview(&state, Seat(0), text);
        (shown.gold, shown.fame)
    };
    assert_eq!(shown("build Armory fixer"), (3, 1));
    assert_eq!(shown("build Stables II"), (6, 3));
    assert_eq!(shown("build Armory fixer, Stables II"), (10, 4));
    assert_eq!(shown("build Hall of Trophies"), (10, 0), "scored at the end");
    assert_eq!(shown("decline"), (0, 0));
}

#[test]
fn a_re_roll_shows_what_is_left_after_it() {
    let mut state = alone(r#""gold": 0, "upgrades": ["Armory reroll"]"#, r#""might": 2"#, "contract 3 [Axe]");
    say(&mut state, Seat(0), "carry");
    roll(&mut state, &[1, 4]);
    // A 1 becomes a 5 or a 6 at once, or the second re-roll has to do it.
    assert_eq!(told(&state, Seat(0), "reroll 1"), (9, "55.6".to_owned(), false));
    assert_eq!(told(&state, Seat(0), "keep"), (9, "0.0".to_owned(), false));
    say(&mut state, Seat(0), "reroll 1");
    roll(&mut state, &[2]);
    assert_eq!(told(&state, Seat(0), "reroll 1"), (9, "33.3".to_owned(), false), "the last one");
    say(&mut state, Seat(0), "reroll 1");
    roll(&mut state, &[6]);
    assert_eq!(state.table.guild(Seat(0)).fame, 1);
}

#[test]
fn a_turned_die_shows_whether_it_is_enough() {
    let mut state = alone(
        r#""gold": 0, "upgrades": ["Armory fixer"], "completed": ["Warm the Winter Shrine"]"#,
        r#""might": 2"#,
        "contract 3 [Axe]",
    );
    say(&mut state, Seat(0), "carry");
    roll(&mut state, &[1, 2]);
    // Turned to a 5 it is 7; the Boon adds 2 to either.
    assert_eq!(told(&state, Seat(0), "fix 1"), (9, "100.0".to_owned(), false));
    assert_eq!(told(&state, Seat(0), "fix 2"), (9, "0.0".to_owned(), false));
    assert_eq!(told(&state, Seat(0), "with Warm the Winter Shrine"), (9, "100.0".to_owned(), false));
    say(&mut state, Seat(0), "with Warm the Winter Shrine");
    assert_eq!(told(&state, Seat(0), "fix 1"), (9, "100.0".to_owned(), false));
    say(&mut state, Seat(0), "fix 1");
    assert_eq!(state.table.guild(Seat(0)).fame, 1, "5 and 2 and 2 more");
}

/// GM-RUL-32: a Gold at least, and one of each for every full ten.
#[test]
fn who_would_wander_sees_what_it_brings_on_average() {
    let average = |guild: &str, skills: &str| {
        let state = alone(guild, skills, "[Axe]");
        let [gold, fame] =
            preview(&state, Seat(0), "wander might").average.expect("dice that bring something");
        (gold.to_string(), fame.to_string())
    };
    let pair = |gold: &str, fame: &str| (gold.to_owned(), fame.to_owned());
    assert_eq!(average(r#""gold": 0"#, r#""might": 1"#), pair("1", "0"));
    // Two dice show 10 or more in 6 of 36 throws.
    assert_eq!(average(r#""gold": 0"#, r#""might": 2"#), pair("1", "1/6"));
    // Four show 20 or more in 70 of 1,296, and less than 10 in 126.
    assert_eq!(average(r#""gold": 0"#, r#""might": 4"#), pair("683/648", "155/162"));
}

#[test]
fn who_wanders_sees_the_next_full_ten() {
    let mut state = alone(r#""gold": 0, "upgrades": ["Armory reroll"]"#, r#""might": 3"#, "[Axe]");
    say(&mut state, Seat(0), "wander might");
    roll(&mut state, &[6, 5, 1]);
    // From 12 to 20: the 1 would have to become a 9.
    assert_eq!(told(&state, Seat(0), "reroll 3"), (20, "0.0".to_owned(), false));
    let mut state = alone(r#""gold": 0, "upgrades": ["Armory reroll"]"#, r#""might": 2"#, "[Axe]");
    say(&mut state, Seat(0), "wander might");
    roll(&mut state, &[5, 4]);
    assert_eq!(told(&state, Seat(0), "reroll 2"), (10, "55.6".to_owned(), false));
}

#[test]
fn each_conflictor_sees_its_own_target() {
    let mut state = stage(
        r#"{"setup": {"guilds": 2}, "piece": [
        {"guild": "A", "upgrades": ["Armory reroll"]}, {"guild": "B", "fame": 5, "upgrades": ["Shadow Loft fixer"]},
        {"adventurer": "Axe", "of": "A", "skills": {"might": 2}},
        {"adventurer": "Bow", "of": "B", "skills": {"guile": 3}},
        {"contract": "Loft", "on": 3, "targets": {"might": 6, "guile": 8}, "gold": 1, "fame": 1}],
        "now": {"phase": "contest", "contest": 3, "orders": {"A": "1: contract 3 [Axe]", "B": "1: contract 3 [Bow]"}}}"#,
    );
    let (a, b) = (Seat(0), Seat(1));
    for text in ["ready", "stance conflict"] {
        say(&mut state, a, text);
        say(&mut state, b, text);
    }
    roll(&mut state, &[4, 1, 1]);
    roll(&mut state, &[1, 2]);
    assert_eq!(told(&state, b, "fix 2"), (11, "0.0".to_owned(), false));
    assert_eq!(told(&state, b, "keep"), (11, "0.0".to_owned(), false));
    say(&mut state, b, "fix 2");
    // With two dice the target is 8: a 6 beside the 2, or what the second re-roll makes of either die: 17 of 36.
    assert_eq!(told(&state, a, "reroll 1"), (8, "47.2".to_owned(), false));
}

#[test]
fn in_a_combined_team_those_who_come_later_are_counted_on() {
    let mut state = stage(
        r#"{"setup": {"guilds": 2}, "piece": [
        {"guild": "A", "upgrades": ["Armory reroll"]}, {"guild": "B", "fame": 4, "upgrades": ["Armory reroll"]},
        {"adventurer": "Axe", "of": "A", "skills": {"might": 3}},
        {"adventurer": "Bow", "of": "B", "skills": {"might": 2}},
        {"contract": "Loft", "on": 3, "targets": {"might": 12}, "gold": 1, "fame": 1}],
        "now": {"phase": "contest", "contest": 3, "orders": {"A": "1: contract 3 [Axe]", "B": "1: contract 3 [Bow]"}}}"#,
    );
    let (a, b) = (Seat(0), Seat(1));
    for text in ["ready", "stance cooperate"] {
        say(&mut state, a, text);
        say(&mut state, b, text);
    }
    roll(&mut state, &[1, 2]);
    roll(&mut state, &[1, 2, 3]);
    let chance = |state: &State<GuildMaster>, seat, text| preview(state, seat, text).chance;
    // A has two re-rolls to come: three more are missing.
    assert_eq!(chance(&state, b, "keep"), Ratio::new(7, 9));
    assert_eq!(chance(&state, b, "reroll 1"), Ratio::new(1265, 1296));
    say(&mut state, b, "keep");
    assert_eq!(chance(&state, a, "keep"), Ratio::new(0, 1), "nobody comes after A");
}

#[test]
fn dice_of_those_who_do_not_go_are_no_help_to_a_combined_team() {
    let mut state = stage(
        r#"{"setup": {"guilds": 2}, "piece": [
        {"guild": "A", "upgrades": ["Armory fixer"], "adventurers": ["Brannoc", "Ishara"]},
        {"guild": "B", "fame": 1, "adventurers": ["Tovah"]},
        {"contract": "Duel at the Fair", "on": 3}],
        "now": {"phase": "contest", "contest": 3, "round": 3,
        "orders": {"A": "1: contract 3 [Brannoc, Ishara]", "B": "1: contract 3 [Tovah]"}}}"#,
    );
    say(&mut state, Seat(0), "ready");
    say(&mut state, Seat(1), "ready");
    // Brannoc and Tovah go with three dice and two; Brannoc's Guile is one die more, Ishara's dice stay at home.
    let best = preview(&state, Seat(0), "stance cooperate").best;
    assert_eq!(best, Ratio::new(34991, 34992));
}

#[test]
fn a_tie_break_shows_the_chance_to_be_ahead_at_once() {
    let mut state = stage(
        r#"{"setup": {"guilds": 2}, "piece": [{"guild": "A"}, {"guild": "B"},
        {"adventurer": "Axe", "of": "A", "skills": {"might": 2}},
        {"adventurer": "Bow", "of": "B", "skills": {"might": 2}}],
        "now": {"phase": "action", "orders": {"A": "1: hire [Axe] 5", "B": "1: hire [Bow] 5"}}}"#,
    );
    for seat in [Seat(0), Seat(1)] {
        say(&mut state, seat, "carry");
    }
    roll(&mut state, &[3, 4]);
    roll(&mut state, &[5, 2]);
    let chance = |text| preview(&state, Seat(0), text).chance;
    // A's 3 or 4 rolled again against B's 2: ahead when it gains more.
    assert_eq!(chance("reroll 1"), Ratio::new(10, 36));
    assert_eq!(chance("reroll 2"), Ratio::new(6, 36));
}
