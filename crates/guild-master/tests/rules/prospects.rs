//! What the screen is told before anything is decided: odds of teams, sheets, Contests and dice.

use guild_master::{
    Answer, CheckOdds, Choice, GuildMaster, Objective, Prospect, Query, Refusal, SheetFacts, Side, Skill,
};
use kernel::{Game, List, Seat, State, Viewer};

use super::foreseen::{after, choice, preview, scene};

const A: Seat = Seat(0);
const B: Seat = Seat(1);

fn ask(state: &State<GuildMaster>, query: &str) -> Answer {
    let query: Query = serde_json::from_str(query).unwrap();
    GuildMaster::query(state, Viewer::Seat(A), &query)
}

fn percents(check: &CheckOdds) -> (u8, u8, String, String) {
    (check.dice, check.target, check.chance.percent(1), check.best.percent(1))
}

/// Orders are planned: A has five Adventurers and a Charm re-roll, B two.
fn planning() -> State<GuildMaster> {
    scene(
        r#"
setup = { guilds = 2 }
piece = [
    { guild = "A", gold = 7, start = "charm reroll" },
    { guild = "B" },
    { adventurer = "Gwala", of = "A" },
    { adventurer = "Ansel", of = "A" },
    { adventurer = "Tymon", of = "A" },
    { adventurer = "Lydia", of = "A" },
    { adventurer = "Pasco", of = "A" },
    { adventurer = "Rook", of = "B" },
    { adventurer = "Cixi", space = "B" },
    { adventurer = "Archon Pell", space = "F" },
    { contract = "Brew Potion", of = "A" },
    { contract = "Break the Toll Gang", of = "B" },
    { contract = "Unmask the False Envoy", on = 3 },
]
now = { phase = "orders" }
"#,
    )
}

fn id(name: &str) -> u8 {
    guild_master::catalogue().adventurer_named(name).unwrap().0
}

/// GM-EX-05: seven dice against 17. GM-CTST-12: in conflict the target rises by the dice.
#[test]
fn a_team_is_told_its_odds_alone_and_in_conflict() {
    let state = planning();
    let team = [id("Gwala"), id("Ansel")];
    let query = format!(r#"{{"attempt": {{"seat": 0, "team": {team:?}, "objective": {{"contract": 2}}}}}}"#);
    let Answer::Attempt(Prospect::Contract { alone, conflict, .. }) = ask(&state, &query) else { panic!() };
    let told = |checks: &[CheckOdds]| checks.iter().map(percents).collect::<Vec<_>>();
    assert_eq!(told(&alone), [(7, 17, "96.2".to_owned(), "99.5".to_owned())]);
    assert_eq!(told(&conflict)[0].1, 24);
    assert_eq!(told(&conflict)[0].2, "58.6");
    assert_eq!((alone[0].skill, alone[0].side), (Skill::Charm, Some(Side::Reroll)));
}

/// GM-RECR-02, GM-RECR-07, GM-HIRE-03.
#[test]
fn bids_and_builders_are_told_with_what_they_need() {
    let state = planning();
    let attempt = |objective: &str, gold: u16| {
        ask(
            &state,
            &format!(
                r#"{{"attempt": {{"seat": 0, "team": [{}], "objective": {objective}, "gold": {gold}}}}}"#,
                id("Tymon")
            ),
        )
    };
    let Answer::Attempt(Prospect::Recruit { minimum, rank_met, duel, .. }) = attempt(r#"{"recruit": 1}"#, 5)
    else {
        panic!()
    };
    assert_eq!((minimum, rank_met, duel.len()), (5, true, 2));
    let Answer::Attempt(Prospect::Recruit { rank_met, .. }) = attempt(r#"{"recruit": 5}"#, 5) else {
        panic!()
    };
    assert!(!rank_met, "a Legend needs a Hero");
    let Answer::Attempt(Prospect::Hire { builders, cost, plans, .. }) = attempt(r#""hire""#, 7) else {
        panic!()
    };
    assert_eq!((builders, cost), (2, 6));
    assert!(plans.iter().any(|plan| plan.core == Some((guild_master::Line::Stables, 2))));
    assert!(
        plans.iter().all(|plan| plan.skill.is_none_or(|(skill, _)| skill != Skill::Charm)),
        "it has that one"
    );
    assert_eq!(attempt(r#"{"recruit": 2}"#, 5), Answer::Attempt(Prospect::Nothing), "C is closed");
    assert_eq!(attempt(r#"{"contract": 200}"#, 0), Answer::Attempt(Prospect::Nothing));
}

/// GM-INFO-06: nobody is told the Private Contracts of another.
#[test]
fn private_contracts_of_others_stay_hidden() {
    let state = planning();
    let fallback = |seat: u8, viewer: Viewer| {
        let text =
            format!(r#"{{"attempt": {{"seat": {seat}, "team": [{}], "objective": null}}}}"#, id("Rook"));
        let query: Query = serde_json::from_str(&text).unwrap();
        let answer = GuildMaster::query(&state, viewer, &query);
        let Answer::Attempt(Prospect::Fallback { private, .. }) = answer else { panic!() };
        private.len()
    };
    assert_eq!(fallback(0, Viewer::Seat(A)), 1);
    assert_eq!(fallback(1, Viewer::Seat(A)), 0);
    assert_eq!(fallback(1, Viewer::Seat(B)), 1);
    assert_eq!(fallback(0, Viewer::Stand), 0);
}

/// GM-ORDR-03: two Adventurers a team with a Mess Hall of level I.
#[test]
fn the_best_team_is_of_as_few_as_it_takes() {
    let state = planning();
    let best = |objective: &str, free: &str| {
        let answer =
            ask(&state, &format!(r#"{{"best_team": {{"seat": 0, "objective": {objective}{free}}}}}"#));
        let Answer::Team { team, .. } = answer else { panic!() };
        let mut ids: Vec<u8> = team.iter().map(|id| id.0).collect();
        ids.sort_unstable();
        ids
    };
    let sorted = |mut ids: Vec<u8>| {
        ids.sort_unstable();
        ids
    };
    assert_eq!(best(r#"{"contract": 2}"#, ""), sorted(vec![id("Gwala"), id("Ansel")]));
    let free = format!(r#", "free": [{}, {}]"#, id("Gwala"), id("Tymon"));
    assert_eq!(best(r#"{"contract": 2}"#, &free), [id("Gwala")], "Tymon has no Charm");
    let others = format!(r#", "free": [{}]"#, id("Rook"));
    assert!(best(r#"{"contract": 2}"#, &others).is_empty(), "Rook is B's");
    assert_eq!(best(r#""hire""#, "").len(), 1);
    assert_eq!(ask(&state, r#"{"best_team": {"seat": 9, "objective": "hire"}}"#), Answer::Nothing);
}

/// GM-RUL-08: every Order shows its own fault; those of the whole sheet stand apart.
#[test]
fn each_order_of_a_sheet_shows_its_own_fault() {
    let state = planning();
    let facts = |text: &str| -> SheetFacts {
        let (_, Choice::Orders(sheet)) = choice(&state, A, text) else { panic!() };
        match GuildMaster::query(&state, Viewer::Seat(A), &Query::Sheet { seat: A, sheet }) {
            Answer::Sheet(facts) => facts,
            other => panic!("{other:?}"),
        }
    };
    let faults = |facts: &SheetFacts| {
        facts
            .slots
            .iter()
            .map(|slot| slot.refused.as_ref().map(|refused| refused.refusal))
            .collect::<Vec<_>>()
    };
    let told = facts("orders 1: recruit B [Tymon] 4; 2: hire [Tymon]");
    let at = 1;
    assert_eq!(
        faults(&told),
        [
            Some(Refusal::BidTooLow { at: 0, minimum: 5 }),
            Some(Refusal::AdventurerTwice { at, adventurer: guild_master::AdventurerId(id("Tymon")) }),
        ]
    );
    let told = facts("orders 1: contract 3 []; 2: contract 3 [Gwala]");
    assert_eq!(
        faults(&told),
        [Some(Refusal::NoTeam { at: 0 }), None],
        "the other Order is looked at for itself"
    );
    assert_eq!(told.slots[0].prospect_checks(), 0);
    assert_eq!(told.slots[1].prospect_checks(), 1);
    let told = facts("orders 1: hire [Tymon] 6; 2: recruit B [Lydia] 5");
    assert_eq!(faults(&told), [None, None]);
    assert_eq!(told.refused.map(|refused| refused.rule), Some("GM-ORDR-10"));
    assert_eq!(facts("orders none").slots.len(), 0);
}

/// How many checks an Order may lead to.
trait Checks {
    fn prospect_checks(&self) -> usize;
}

impl Checks for guild_master::SlotFacts {
    fn prospect_checks(&self) -> usize {
        match &self.prospect {
            Prospect::Contract { alone, .. } => alone.len(),
            _ => 0,
        }
    }
}

/// GM-EX-14, GM-EX-15: four Guile dice and six Might dice at targets of 10.
fn contest(upgrade: &str) -> String {
    format!(
        r#"
setup = {{ guilds = 2 }}
piece = [
    {{ guild = "A", gold = 9{upgrade} }},
    {{ guild = "B", gold = 4 }},
    {{ adventurer = "Axe", of = "A", skills = {{ guile = 4 }} }},
    {{ adventurer = "Bow", of = "B", skills = {{ might = 6, guile = 2 }} }},
    {{ contract = "Loft", on = 3, targets = {{ might = 10, guile = 10 }}, gold = 3, fame = 2 }},
]
now = {{ phase = "contest", contest = 3, orders = {{ A = "1: contract 3 [Axe]", B = "1: contract 3 [Bow]" }} }}
"#
    )
}

/// GM-CTST-08, GM-CTST-12, GM-CTST-22, GM-CTST-30.
#[test]
fn a_contest_is_told_from_every_side() {
    let state = scene(&contest(""));
    let Answer::Contest(facts) = ask(&state, r#"{"contest": {"space": 2}}"#) else { panic!() };
    let [a, b] = facts.guilds.as_slice() else { panic!() };
    assert_eq!(percents(&a.conflict[0]), (4, 14, "55.6".to_owned(), "55.6".to_owned()));
    let might = b.conflict.iter().find(|check| check.skill == Skill::Might).unwrap();
    assert_eq!((might.dice, might.target, might.chance.percent(0)), (6, 16, "90".to_owned()));
    let [together] = facts.together.as_slice() else { panic!("only Guile is shared") };
    assert_eq!((together.skill, together.dice, together.target), (Skill::Guile, [4, 2, 0, 0], 10));
    assert_eq!((facts.gold, facts.fame, facts.share, facts.rest), (3, 2, 1, 1));
    assert!(facts.apart.unwrap() > a.alone[0].chance);
    assert_eq!(ask(&state, r#"{"contest": {"space": 0}}"#), Answer::Nothing);
}

#[test]
fn a_stance_shows_the_check_it_may_lead_to() {
    let state = after(&contest(""), &["A: ready", "B: ready"]);
    let told = |text: &str| {
        let shown = preview(&state, A, text);
        (shown.dice, shown.target)
    };
    assert_eq!(told("stance conflict"), (4, 14));
    assert_eq!(told("stance cooperate"), (6, 10));
}

/// One Guild attempts a Contract of Might 14 with three dice and this side of the Armory.
fn attempt(side: &str, script: &[&str]) -> State<GuildMaster> {
    let table = format!(
        r#"
setup = {{ guilds = 2 }}
piece = [
    {{ guild = "A", start = "might {side}" }},
    {{ guild = "B" }},
    {{ adventurer = "Axe", of = "A", skills = {{ might = 3 }} }},
    {{ contract = "Loft", on = 3, targets = {{ might = 14 }}, gold = 1, fame = 1 }},
]
now = {{ phase = "action", orders = {{ A = "1: contract 3 [Axe]" }} }}
"#
    );
    after(&table, &[&["A: carry"], script].concat())
}

/// GM-UPGR-16, GM-SKIL-07: two short with a 1, the first re-roll succeeds with 3 or more, and so does the second.
#[test]
fn each_die_shows_the_chance_of_rolling_it_again() {
    let first = ["dice: 1 5 6"];
    let second = [&first[..], &["A: reroll 1", "dice: 2"]].concat();
    let state = attempt("reroll", &first);
    let told = |state: &State<GuildMaster>, text: &str| {
        let shown = preview(state, A, text);
        (shown.target, shown.chance.unwrap().to_string(), shown.reached)
    };
    assert_eq!(told(&state, "reroll 1"), (14, "8/9".to_owned(), false));
    assert_eq!(told(&state, "keep"), (14, "0".to_owned(), false));
    assert_eq!(told(&attempt("reroll", &second), "reroll 1").1, "2/3", "one re-roll is left");
    attempt("reroll", &[&second[..], &["A: reroll 1", "dice: 3", "expect: A.fame = 1"]].concat());
}

/// GM-UPGR-15.
#[test]
fn a_fixer_shows_which_die_succeeds() {
    let state = attempt("fixer", &["dice: 4 4 5"]);
    let told = |text: &str| preview(&state, A, text).chance.unwrap().to_string();
    assert_eq!([told("fix 1"), told("fix 3"), told("keep")], ["1", "0", "0"]);
    let shown = preview(&attempt("fixer", &["dice: 4 5 6"]), A, "keep");
    assert!(shown.reached && shown.chance.unwrap().to_string() == "1", "nothing needs to be changed");
}

/// GM-RECR-18, GM-SKIL-09: a die that shows 1 against a rival's 1 is ahead in 15 of 36 rolls.
#[test]
fn a_tie_shows_the_chance_to_be_ahead() {
    let table = r#"
setup = { guilds = 2 }
piece = [
    { guild = "A", gold = 9 },
    { guild = "B", gold = 9 },
    { adventurer = "Axe", of = "A", skills = { might = 2 } },
    { adventurer = "Bow", of = "B", skills = { might = 2 } },
    { adventurer = "Cixi", space = "B" },
]
now = { phase = "action", orders = { A = "1: recruit B [Axe] 5", B = "1: recruit B [Bow] 5" } }
"#;
    let state = after(table, &["A: carry", "B: carry", "dice: 1 6 | 6 1"]);
    let told = |text: &str| preview(&state, A, text).chance.unwrap().to_string();
    assert_eq!(told("reroll 1"), "5/12");
    assert_eq!(told("reroll 2"), "0", "a 6 can only fall");
}

/// GM-RUL-28: in a combined team what the others show counts.
#[test]
fn in_a_combined_team_the_dice_of_others_count() {
    let script = [
        "A: ready",
        "B: ready",
        "A: stance cooperate",
        "B: stance cooperate",
        "B: skill guile",
        "B: confirm",
        "dice: 1 1 1 2 | 1 1",
    ];
    let state = after(&contest(r#", start = "guile fixer""#), &script);
    let shown = preview(&state, A, "fix 1");
    assert_eq!((shown.target, shown.chance.unwrap().to_string()), (10, "1".to_owned()), "5+1+1+2 and 1+1");
    assert_eq!(preview(&state, A, "fix 4").chance.unwrap().to_string(), "1", "1+1+1+5 and 1+1");
    assert_eq!(preview(&state, A, "keep").chance.unwrap().to_string(), "0");
}

/// Odds of the book: five dice against 18 plain, with a fixer and with two re-rolls.
#[test]
fn the_best_use_of_an_upgrade_is_exact() {
    let best = |side: &str| {
        let state = scene(&format!(
            r#"
setup = {{ guilds = 2 }}
piece = [
    {{ guild = "A", start = "might {side}" }},
    {{ guild = "B" }},
    {{ adventurer = "Axe", of = "A", skills = {{ might = 5 }} }},
    {{ contract = "Loft", on = 3, targets = {{ might = 18 }}, gold = 1, fame = 1 }},
]
now = {{ phase = "orders" }}
"#
        ));
        let axe = state.table.guilds[0].adventurers.nth(0).unwrap();
        let query = Query::Attempt {
            seat: A,
            team: List::collect([axe]),
            objective: Some(Objective::Contract(2)),
            gold: 0,
        };
        let answer = GuildMaster::query(&state, Viewer::Stand, &query);
        let Answer::Attempt(Prospect::Contract { alone, .. }) = answer else { panic!() };
        (alone[0].chance.percent(1), alone[0].best.percent(1))
    };
    assert_eq!(best("fixer"), ("50.0".to_owned(), "83.9".to_owned()));
    assert_eq!(best("reroll"), ("50.0".to_owned(), "83.6".to_owned()));
}

/// GM-CTST-22: two Guilds with one Skill between them cannot go apart.
#[test]
fn guilds_that_share_their_only_skill_cannot_go_apart() {
    let told = |skills: &str| {
        let state = scene(&format!(
            r#"
setup = {{ guilds = 2 }}
piece = [
    {{ guild = "A" }},
    {{ guild = "B" }},
    {{ adventurer = "Axe", of = "A", skills = {{ guile = 4 }} }},
    {{ adventurer = "Bow", of = "B", skills = {{ {skills} }} }},
    {{ contract = "Loft", on = 3, targets = {{ might = 10, guile = 10 }}, gold = 3, fame = 2 }},
]
now = {{ phase = "contest", contest = 3, orders = {{ A = "1: contract 3 [Axe]", B = "1: contract 3 [Bow]" }} }}
"#
        ));
        let Answer::Contest(facts) = ask(&state, r#"{"contest": {"space": 2}}"#) else { panic!() };
        facts.apart.map(|chance| chance.to_string())
    };
    assert_eq!(told("guile = 3"), None);
    // B goes for Might though it is better at Guile: four dice reach 10 in 1170 of 1296 ways, two never reach it.
    let four = kernel::odds::sum_at_least(4, 10).unwrap();
    let two = kernel::odds::sum_at_least(2, 10).unwrap();
    let none = four.complement().checked_mul(two.complement()).unwrap();
    assert_eq!(told("guile = 3, might = 2"), Some(none.complement().to_string()));
}

/// In how many of all outcomes two dice reach a sum that may be rolled again so often, by trying both each time.
fn rolled_again(dice: [i32; 2], need: i32, times: u32) -> u128 {
    if dice[0] + dice[1] >= need {
        return 6_u128.pow(times);
    }
    if times == 0 {
        return 0;
    }
    let each = |die: usize| -> u128 {
        let faces = (1..=6).map(|face| {
            let mut dice = dice;
            dice[die] = face;
            rolled_again(dice, need, times - 1)
        });
        faces.sum()
    };
    each(0).max(each(1))
}

/// GM-RUL-27, GM-RUL-41: A sets one of its own dice to 5, then B rolls its own dice again, twice.
#[test]
fn a_combined_team_uses_what_each_guild_has_on_its_own_dice() {
    let state = scene(
        r#"
setup = { guilds = 2 }
piece = [
    { guild = "A", start = "guile fixer" },
    { guild = "B", start = "charm fixer", upgrades = ["Shadow Loft reroll"] },
    { adventurer = "Axe", of = "A", skills = { guile = 2 } },
    { adventurer = "Bow", of = "B", skills = { guile = 2 } },
    { contract = "Loft", on = 3, targets = { guile = 18 }, gold = 3, fame = 2 },
]
now = { phase = "contest", contest = 3, orders = { A = "1: contract 3 [Axe]", B = "1: contract 3 [Bow]" } }
"#,
    );
    let Answer::Contest(facts) = ask(&state, r#"{"contest": {"space": 2}}"#) else { panic!() };
    let [together] = facts.together.as_slice() else { panic!() };
    let faces = || (1..=6_i32).flat_map(|one| (1..=6_i32).map(move |other| [one, other]));
    let mut sum = 0;
    for own in faces() {
        let fixed = own[0] + own[1] + (5 - own[0].min(own[1])).max(0);
        sum += faces().map(|dice| rolled_again(dice, 18 - fixed, 2)).sum::<u128>();
    }
    assert_eq!(together.best, kernel::odds::Ratio::new(sum, 1296 * 36));
    assert!(together.best > Some(together.chance));
    assert_eq!(together.best, together.with_boons);
}

/// What would take too long to reckon has no figure; the chance of the dice as they fall is there all the same.
#[test]
fn a_combined_team_with_very_many_ways_still_shows_its_plain_chance() {
    let state = scene(
        r#"
setup = { guilds = 4 }
piece = [
    { guild = "A", start = "guile reroll", adventurers = ["Brannoc", "Lydia", "Celandine"], private = ["Chart the Moon Tides"] },
    { guild = "B", start = "charm fixer", upgrades = ["Shadow Loft reroll"], adventurers = ["Quillon", "Vatsana"], private = ["Bless the Seed Grain"] },
    { guild = "C", start = "logic fixer", upgrades = ["Shadow Loft reroll"], adventurers = ["Thessaly", "Ilke", "Pablé"] },
    { guild = "D", start = "arcane fixer", upgrades = ["Shadow Loft reroll"], adventurers = ["Archon Pell"] },
    { adventurer = "Axe", of = "A", skills = { guile = 3 } },
    { adventurer = "Bow", of = "B", skills = { guile = 3 } },
    { adventurer = "Cup", of = "C", skills = { guile = 2 } },
    { adventurer = "Dirk", of = "D", skills = { guile = 2 } },
    { contract = "Loft", on = 3, targets = { guile = 45 }, gold = 3, fame = 2 },
]
now = { phase = "contest", contest = 3, round = 2, orders = { A = "1: contract 3 [Axe]", B = "1: contract 3 [Bow]", C = "1: contract 3 [Cup]", D = "1: contract 3 [Dirk]" } }
"#,
    );
    let Answer::Contest(facts) = ask(&state, r#"{"contest": {"space": 2}}"#) else { panic!() };
    let [together] = facts.together.as_slice() else { panic!() };
    assert_eq!((together.best, together.with_boons), (None, None));
    assert_eq!(Ok(together.chance), kernel::odds::sum_at_least(10, 45));
}

/// GM-RUL-40: who copies one ability in a check copies no other.
#[test]
fn one_copied_ability_leaves_no_other() {
    let table = r#"
setup = { guilds = 2 }
piece = [
    { guild = "A", adventurers = ["Gundra", "Ilke", "Lydia"] },
    { guild = "B" },
    { adventurer = "Axe", of = "A", skills = { might = 3 } },
    { contract = "Loft", on = 3, targets = { might = 14 }, gold = 1, fame = 1 },
]
now = { phase = "action", round = 1, orders = { A = "1: contract 3 [Axe]" } }
"#;
    let state = after(table, &["A: carry", "dice: 1 4 4"]);
    let told = |text: &str| preview(&state, A, text).chance.unwrap().to_string();
    assert_eq!(told("with Gundra as Ilke"), "0", "12, and the die stays");
    assert_eq!(told("with Gundra as Lydia die 1"), "0", "12, and nothing is added");
}
