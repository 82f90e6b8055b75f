//! What a choice would cost, with its odds and warnings.

use guild_master::GuildMaster;
use kernel::odds::Ratio;
use kernel::{Game, Ignore, Input, Seat, State};

use super::foreseen::{after, preview, scene};

const A: Seat = Seat(0);
const B: Seat = Seat(1);

/// Two Guilds with dice in two Skills contest a Contract.
const CONTEST: &str = r#"
setup = { guilds = 2 }
piece = [
    { guild = "A", gold = 9 },
    { guild = "B", gold = 4 },
    { adventurer = "Axe", of = "A", skills = { might = 2, guile = 3 } },
    { adventurer = "Bow", of = "B", skills = { might = 1, guile = 1 } },
    { contract = "Loft", on = 3, targets = { might = 6, guile = 7 }, gold = 1, fame = 1 },
]
now = { phase = "contest", contest = 3, orders = { A = "1: contract 3 [Axe]", B = "1: contract 3 [Bow]" } }
"#;

const COOPERATE: [&str; 4] = ["A: ready", "B: ready", "A: stance cooperate", "B: stance cooperate"];
const CONFLICT: [&str; 4] = ["A: ready", "B: ready", "A: stance conflict", "B: stance conflict"];

#[test]
fn an_acceptance_shows_the_gold_it_costs() {
    let offer = "offer pay_now A->B 2; pay_if A->B 1; pay_now B->A 3";
    let first = format!("A: {offer}");
    assert_eq!(preview(&scene(CONTEST), A, offer).gold, 3);
    assert_eq!(preview(&after(CONTEST, &[&first]), B, "accept 1").gold, 3);
    let both = after(CONTEST, &[&first, "A: offer pay_now B->A 4"]);
    assert_eq!(preview(&both, B, "accept 2").gold, 4);
    assert_eq!(preview(&both, B, "decline 2").gold, 0);
}

#[test]
fn a_declared_skill_shows_the_check_it_leads_to() {
    let told = |state: &State<GuildMaster>, seat, text: &str| {
        let shown = preview(state, seat, text);
        (shown.dice, shown.target, shown.chance.map(|chance| chance.percent(1)).unwrap_or_default())
    };
    assert_eq!(told(&after(CONTEST, &COOPERATE), A, "skill might"), (2, 6, "72.2".to_owned()));
    let declared = after(CONTEST, &[&COOPERATE[..], &["B: skill might"]].concat());
    assert_eq!(told(&declared, A, "skill might"), (3, 6, "95.4".to_owned()), "together with B");
    assert_eq!(told(&declared, A, "skill guile"), (3, 7, "90.7".to_owned()), "alone");
    assert_eq!(told(&declared, B, "confirm"), (1, 6, "16.7".to_owned()));
}

#[test]
fn orders_show_the_gold_they_take() {
    let state = scene(
        r#"
setup = { guilds = 2 }
piece = [
    { guild = "A", gold = 30 },
    { guild = "B" },
    { adventurer = "Axe", of = "A", skills = { might = 2 } },
    { adventurer = "Bow", of = "A", skills = { might = 2 } },
    { adventurer = "Cixi", space = "A" },
]
now = { phase = "orders" }
"#,
    );
    assert_eq!(preview(&state, A, "orders 1: hire [Axe] 3; 2: recruit A [Bow] 4").gold, 7);
}

/// GM-RUL-25: the questions stay the same until all have confirmed; who has confirmed keeps nobody waiting.
#[test]
fn a_confirmed_guild_stays_asked() {
    let asked = |script: &[&str]| {
        let state = after(CONTEST, &[&COOPERATE[..], script].concat());
        state.asks().iter().map(|ask| (ask.id, ask.answered)).collect::<Vec<_>>()
    };
    let first = asked(&[]);
    let marked = |marks: [bool; 2]| first.iter().map(|ask| ask.0).zip(marks).collect::<Vec<_>>();
    assert_eq!(asked(&["A: skill might"]), marked([false, false]));
    let confirmed = ["A: skill might", "A: confirm"];
    assert_eq!(asked(&confirmed), marked([true, false]));
    let mut state = after(CONTEST, &[&COOPERATE[..], &confirmed].concat());
    let retract = Input::Retract { ask: first[0].0 };
    assert!(GuildMaster::advance(&mut state, retract, &mut Ignore).is_err(), "nothing is sealed");
    let late = [&confirmed[..], &["A: expired"]].concat();
    assert_eq!(asked(&late), marked([true, false]));
    let other = [&late[..], &["A: skill guile"]].concat();
    assert_eq!(asked(&other), marked([false, false]));
    assert_eq!(asked(&[&other[..], &["B: skill might", "A: confirm", "B: confirm"]].concat()), []);
}

/// Target, chance in percent and whether it is reached as the dice lie.
fn told(state: &State<GuildMaster>, seat: Seat, text: &str) -> (u8, String, bool) {
    let shown = preview(state, seat, text);
    (shown.target, shown.chance.map(|chance| chance.percent(1)).unwrap_or_default(), shown.reached)
}

const REROLL: &str = r#", upgrades = ["Armory reroll"]"#;

/// A alone in the Action Phase, with these dice of Might on its first Order.
fn alone(guild: &str, might: u8, order: &str) -> String {
    format!(
        r#"
setup = {{ guilds = 2 }}
piece = [
    {{ guild = "A"{guild} }},
    {{ guild = "B" }},
    {{ adventurer = "Axe", of = "A", skills = {{ might = {might} }} }},
    {{ contract = "Loft", on = 3, targets = {{ might = 9 }}, gold = 1, fame = 1 }},
]
now = {{ phase = "action", orders = {{ A = "1: {order}" }} }}
"#
    )
}

#[test]
fn a_plan_shows_its_price_and_the_fame_of_both_upgrades() {
    let state = after(&alone("", 1, "hire [Axe] 20"), &["A: carry"]);
    let shown = |text| {
        let shown = preview(&state, A, text);
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
    let table = alone(REROLL, 2, "contract 3 [Axe]");
    let state = after(&table, &["A: carry", "dice: 1 4"]);
    // A 1 becomes a 5 or a 6 at once, or the second re-roll has to do it.
    assert_eq!(told(&state, A, "reroll 1"), (9, "55.6".to_owned(), false));
    assert_eq!(told(&state, A, "keep"), (9, "0.0".to_owned(), false));
    let again = ["A: carry", "dice: 1 4", "A: reroll 1", "dice: 2"];
    let state = after(&table, &again);
    assert_eq!(told(&state, A, "reroll 1"), (9, "33.3".to_owned(), false), "the last one");
    after(&table, &[&again[..], &["A: reroll 1", "dice: 6", "expect: A.fame = 1"]].concat());
}

#[test]
fn a_turned_die_shows_whether_it_is_enough() {
    let table = alone(
        r#", upgrades = ["Armory fixer"], completed = ["Warm the Winter Shrine"]"#,
        2,
        "contract 3 [Axe]",
    );
    let state = after(&table, &["A: carry", "dice: 1 2"]);
    // Turned to a 5 it is 7; the Boon adds 2 to either.
    assert_eq!(told(&state, A, "fix 1"), (9, "100.0".to_owned(), false));
    assert_eq!(told(&state, A, "fix 2"), (9, "0.0".to_owned(), false));
    assert_eq!(told(&state, A, "with Warm the Winter Shrine"), (9, "100.0".to_owned(), false));
    let helped = ["A: carry", "dice: 1 2", "A: with Warm the Winter Shrine"];
    assert_eq!(told(&after(&table, &helped), A, "fix 1"), (9, "100.0".to_owned(), false));
    // 5 and 2 and 2 more.
    after(&table, &[&helped[..], &["A: fix 1", "expect: A.fame = 1"]].concat());
}

/// GM-RUL-32: a Gold at least, and one of each for every full ten.
#[test]
fn who_would_wander_sees_what_it_brings_on_average() {
    let average = |might: u8| {
        let state = scene(&alone("", might, "[Axe]"));
        let [gold, fame] = preview(&state, A, "wander might").average.expect("dice that bring something");
        (gold.to_string(), fame.to_string())
    };
    let pair = |gold: &str, fame: &str| (gold.to_owned(), fame.to_owned());
    assert_eq!(average(1), pair("1", "0"));
    // Two dice show 10 or more in 6 of 36 throws.
    assert_eq!(average(2), pair("1", "1/6"));
    // Four show 20 or more in 70 of 1,296, and less than 10 in 126.
    assert_eq!(average(4), pair("683/648", "155/162"));
}

#[test]
fn who_wanders_sees_the_next_full_ten() {
    let state = after(&alone(REROLL, 3, "[Axe]"), &["A: wander might", "dice: 6 5 1"]);
    // From 12 to 20: the 1 would have to become a 9.
    assert_eq!(told(&state, A, "reroll 3"), (20, "0.0".to_owned(), false));
    let state = after(&alone(REROLL, 2, "[Axe]"), &["A: wander might", "dice: 5 4"]);
    assert_eq!(told(&state, A, "reroll 2"), (10, "55.6".to_owned(), false));
}

#[test]
fn each_conflictor_sees_its_own_target() {
    let table = r#"
setup = { guilds = 2 }
piece = [
    { guild = "A", upgrades = ["Armory reroll"] },
    { guild = "B", fame = 5, upgrades = ["Shadow Loft fixer"] },
    { adventurer = "Axe", of = "A", skills = { might = 2 } },
    { adventurer = "Bow", of = "B", skills = { guile = 3 } },
    { contract = "Loft", on = 3, targets = { might = 6, guile = 8 }, gold = 1, fame = 1 },
]
now = { phase = "contest", contest = 3, orders = { A = "1: contract 3 [Axe]", B = "1: contract 3 [Bow]" } }
"#;
    let rolled = [&CONFLICT[..], &["dice: 4 1 1 | 1 2"]].concat();
    let state = after(table, &rolled);
    assert_eq!(told(&state, B, "fix 2"), (11, "0.0".to_owned(), false));
    assert_eq!(told(&state, B, "keep"), (11, "0.0".to_owned(), false));
    let state = after(table, &[&rolled[..], &["B: fix 2"]].concat());
    // With two dice the target is 8: a 6 beside the 2, or what the second re-roll makes of either die: 17 of 36.
    assert_eq!(told(&state, A, "reroll 1"), (8, "47.2".to_owned(), false));
}

#[test]
fn in_a_combined_team_those_who_come_later_are_counted_on() {
    let table = r#"
setup = { guilds = 2 }
piece = [
    { guild = "A", upgrades = ["Armory reroll"] },
    { guild = "B", fame = 4, upgrades = ["Armory reroll"] },
    { adventurer = "Axe", of = "A", skills = { might = 3 } },
    { adventurer = "Bow", of = "B", skills = { might = 2 } },
    { contract = "Loft", on = 3, targets = { might = 12 }, gold = 1, fame = 1 },
]
now = { phase = "contest", contest = 3, orders = { A = "1: contract 3 [Axe]", B = "1: contract 3 [Bow]" } }
"#;
    let rolled = [&COOPERATE[..], &["dice: 1 2 | 1 2 3"]].concat();
    let state = after(table, &rolled);
    let chance = |state: &State<GuildMaster>, seat, text| preview(state, seat, text).chance;
    // A has two re-rolls to come: three more are missing.
    assert_eq!(chance(&state, B, "keep"), Ratio::new(7, 9));
    assert_eq!(chance(&state, B, "reroll 1"), Ratio::new(1265, 1296));
    let state = after(table, &[&rolled[..], &["B: keep"]].concat());
    assert_eq!(chance(&state, A, "keep"), Ratio::new(0, 1), "nobody comes after A");
}

#[test]
fn dice_of_those_who_do_not_go_are_no_help_to_a_combined_team() {
    let table = r#"
setup = { guilds = 2 }
piece = [
    { guild = "A", upgrades = ["Armory fixer"], adventurers = ["Brannoc", "Ishara"] },
    { guild = "B", fame = 1, adventurers = ["Tovah"] },
    { contract = "Duel at the Fair", on = 3 },
]
now = { phase = "contest", contest = 3, round = 3, orders = { A = "1: contract 3 [Brannoc, Ishara]", B = "1: contract 3 [Tovah]" } }
"#;
    let state = after(table, &["A: ready", "B: ready"]);
    // Brannoc and Tovah go with three dice and two; Brannoc's Guile is one die more, Ishara's dice stay at home.
    let best = preview(&state, A, "stance cooperate").best;
    assert_eq!(best, Ratio::new(34991, 34992));
}

#[test]
fn a_tie_break_shows_the_chance_to_be_ahead_at_once() {
    let table = r#"
setup = { guilds = 2 }
piece = [
    { guild = "A" },
    { guild = "B" },
    { adventurer = "Axe", of = "A", skills = { might = 2 } },
    { adventurer = "Bow", of = "B", skills = { might = 2 } },
]
now = { phase = "action", orders = { A = "1: hire [Axe] 5", B = "1: hire [Bow] 5" } }
"#;
    let state = after(table, &["A: carry", "B: carry", "dice: 3 4 | 5 2"]);
    let chance = |text| preview(&state, A, text).chance;
    // A's 3 or 4 rolled again against B's 2: ahead when it gains more.
    assert_eq!(chance("reroll 1"), Ratio::new(10, 36));
    assert_eq!(chance("reroll 2"), Ratio::new(6, 36));
}
