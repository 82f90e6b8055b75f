//! Cards that a scenario states itself: abilities, Bonuses, Boons and Events in the vocabulary of the cards.

use guild_master::{
    Choice, GuildMaster, Op, Ops, Prompt, STATED_ADVENTURERS, STATED_CONTRACTS, Source, catalogue,
};
use kernel::{Game, Input, State};
use testkit::scenario::{laid_out, run_text};

#[track_caller]
fn check(name: &str, text: &str) {
    testkit::check::<GuildMaster>(
        name,
        &format!("game = \"guild-master\"\nsetup = {{ guilds = 2 }}\n{text}"),
    );
}

fn fault(pieces: &str) -> String {
    let text = format!(
        "game = \"guild-master\"\nsetup = {{ guilds = 2 }}\nexpect = [\"round = 9\"]\npiece = [{pieces}]\nnow = {{ phase = \"action\" }}"
    );
    run_text::<GuildMaster>("stated", &text).differences.remove(0).found
}

#[test]
fn an_ability_is_stated_and_used_once_a_round() {
    check(
        "an ability is stated and used",
        r#"
piece = [
    { guild = "A", fame = 1 },
    { adventurer = "Purser", of = "A", skills = { might = 1 }, ability = '(moon: full, phase: plot, limit: round, effects: [gain_gold(4)])' },
    { guild = "B" },
]
now = { phase = "plot", round = 2 }
script = ["A: use Purser"]
expect = ["used A Purser", "gold A +4", "asked: A orders", "A.gold = 4"]
"#,
    );
    check(
        "an ability is not used under another moon",
        r#"
piece = [
    { guild = "A", fame = 1 },
    { adventurer = "Purser", of = "A", skills = { might = 1 }, ability = '(moon: full, phase: plot, limit: round, effects: [gain_gold(4)])' },
    { guild = "B" },
]
now = { phase = "plot", round = 5 }
expect = ["asked: A orders", "never: asked: A use"]
"#,
    );
}

#[test]
fn an_ability_that_always_works_needs_no_use() {
    check(
        "a static ability is stated",
        r#"
piece = [
    { guild = "A" },
    { adventurer = "Walker", of = "A", skills = { might = 1 }, ability = '(moon: every, phase: action, limit: static, effects: [wander_bonus(gold: 3, fame: 2)])' },
    { guild = "B" },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", orders = { A = "1: [Walker]", B = "4: [Idle]" } }
script = ["A: wander", "dice: 6"]
expect = ["wandered A 6", "gold A +4", "fame A +2"]
"#,
    );
}

/// The dice a Bonus keeps on a stated card are given back by the Boon of that card.
#[test]
fn a_bonus_and_a_boon_are_stated_on_one_card() {
    check(
        "a bonus and a boon are stated",
        r#"
piece = [
    { guild = "A" },
    { adventurer = "Axe", of = "A", skills = { might = 2 } },
    { adventurer = "Bow", of = "A", skills = { might = 2 } },
    { contract = "Still", on = 1, targets = { might = 2 }, gold = 1, bonus = '[store_die(1), gain_fame(3)]', boon = '(window: check, effects: [spend_stored()])' },
    { guild = "B" },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", orders = { A = "1: contract 1 [Axe]; 2: [Bow]", B = "4: [Idle]" } }
script = ["A: carry", "dice: 1 1 | 5", "A: deck common", "A: wander", "dice: 1 2", "A: with Still"]
expect = ["contract 1 completed by A", "bonus A Still", "fame A +3", "used A Still", "wandered A 8", "A.discarded = Still"]
"#,
    );
}

#[test]
fn an_event_is_stated_and_works_while_it_lies_open() {
    check(
        "a static event is stated",
        r#"
piece = [
    { guild = "A" },
    { adventurer = "Axe", of = "A", skills = { might = 2 } },
    { contract = "Drizzle", on = 1, targets = { arcane = 9 }, event = '(when: static, effects: [target_shift(n: 4, level: Some(common), who: each_guild)])' },
    { contract = "Still", on = 2, targets = { might = 2 } },
    { guild = "B" },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", orders = { A = "1: contract 2 [Axe]", B = "4: [Idle]" } }
script = ["A: carry", "dice: 2 3"]
expect = ["checked A 5 against 6", "never: contract 2 completed"]
"#,
    );
    check(
        "an event at the start of a round is stated",
        r#"
piece = [
    { guild = "A", gold = 7 },
    { guild = "B", gold = 7 },
    { contract = "Toll", on = 2, targets = { arcane = 9 }, event = '(when: start_round, effects: [lose_gold(n: 2, who: each_guild)])' },
]
now = { phase = "start", round = 2 }
expect = ["laid: event 2 Toll", "laid: begins Toll", "laid: gold A -2", "laid: gold B -2"]
"#,
    );
}

/// A card needs no place where a Guild names it, and its Boon can be recovered as that of any other.
#[test]
fn guilds_name_cards_that_are_stated() {
    check(
        "guilds name stated cards",
        r#"
piece = [
    { guild = "A", adventurers = ["Old Hand"], completed = ["Kept"], discarded = ["Gone"], private = ["Held"] },
    { adventurer = "Old Hand", skills = { might = 1 }, rank = "adept", ability = '(moon: every, phase: plot, limit: round, effects: [recover_boon(1)])' },
    { contract = "Kept", targets = { might = 5 } },
    { contract = "Gone", targets = { might = 5 }, boon = '(window: plot, effects: [gain_gold(9)])' },
    { contract = "Held", targets = { might = 5 } },
    { guild = "B" },
]
now = { phase = "plot", round = 2 }
script = ["A: use Old Hand", "A: take Gone", "A: use Gone"]
expect = ["gold A +9", "A.adventurers = Old Hand", "A.completed = Kept", "A.discarded = Gone", "A.private = Held"]
"#,
    );
}

/// One name in two files means in each what that file says, and nothing elsewhere.
#[test]
fn what_one_file_states_is_unknown_to_others() {
    let purse = |gold: u8| {
        format!(
            r#"game = "guild-master"
setup = {{ guilds = 2 }}
piece = [
    {{ guild = "A" }}, {{ guild = "B" }},
    {{ adventurer = "Purse", of = "A", skills = {{ might = 1 }}, ability = '(moon: every, phase: plot, limit: round, effects: [gain_gold({gold})])' }},
]
now = {{ phase = "plot", round = 2 }}
script = ["A: use Purse"]
expect = ["gold A +{gold}"]
"#
        )
    };
    for gold in [1, 2, 3, 1] {
        let report = run_text::<GuildMaster>("purse", &purse(gold));
        assert!(report.differences.is_empty(), "{report}");
    }
    assert_eq!(catalogue().adventurer_named("Purse"), None);
    assert!(fault(r#"{ guild = "A", adventurers = ["Purse"] }"#).ends_with("there is no Adventurer `Purse`"));
}

/// A match in the middle of a stated effect is written out with its cards, and what is read plays as what was written.
#[test]
fn a_match_with_stated_cards_is_saved_and_goes_on() {
    let text = r#"game = "guild-master"
setup = { guilds = 2 }
piece = [
    { guild = "A" }, { guild = "B" },
    { adventurer = "Herald", of = "A", skills = { might = 1 }, ability = '(moon: every, phase: plot, limit: round, effects: [choose([[gain_gold(1)], [gain_fame(2)]])])' },
]
now = { phase = "plot", round = 2 }
expect = ["asked: A use"]
"#;
    let mut state = laid_out::<GuildMaster>(text).unwrap().unwrap();
    let herald = state.table.cards().adventurer_named("Herald").unwrap();
    let input = Input::Answer { ask: state.asks()[0].id, choice: Choice::Use(Source::Ability(herald)) };
    GuildMaster::advance(&mut state, input, &mut Vec::new()).unwrap();
    assert!(matches!(state.asks()[0].prompt, Prompt::Pick(_)));
    let saved = serde_json::to_string(&state).unwrap();
    assert!(saved.contains("\"gain_fame\":2"), "{saved}");
    let read: State<GuildMaster> = serde_json::from_str(&saved).unwrap();
    assert_eq!(read, state);
    assert_eq!(serde_json::to_string(&read).unwrap(), saved);
    let other: State<GuildMaster> =
        serde_json::from_str(&saved.replace("\"gain_fame\":2", "\"gain_fame\":3")).unwrap();
    assert_ne!(other, state);
}

/// A list of operations means what it says wherever it is read.
#[test]
fn a_list_of_operations_can_be_read_by_itself() {
    let read: Ops = serde_json::from_str(r#"[{"gain_gold":41},{"choose":[[{"gain_fame":42}]]}]"#).unwrap();
    let again: Ops = serde_json::from_str(&serde_json::to_string(&read).unwrap()).unwrap();
    assert_eq!((again, read.list().len()), (read, 2));
    assert_eq!(read.get(0), Some(&Op::GainGold(41)));
}

#[test]
fn impossible_cards_are_named() {
    let of_a =
        |rest: &str| format!(r#"{{ adventurer = "Moan", of = "A", skills = {{ might = 1 }}, {rest} }}"#);
    let on_1 = |rest: &str| format!(r#"{{ contract = "Mope", on = 1, targets = {{ might = 1 }}, {rest} }}"#);
    let many = |count: usize, card: &str| -> String {
        (0..count).map(|number| card.replace("NUMBER", &number.to_string())).collect::<Vec<_>>().join(", ")
    };
    let cases = [
        (of_a("ability = 'gain_gold(1)'"), "piece.ability: `Moan`: 1:"),
        (
            of_a("ability = '(moon: new, phase: plot, limit: round, effects: [])'"),
            "piece.ability: `Moan`: 1:",
        ),
        (
            of_a("ability = '(moon: full, phase: plot, limit: round, effects: [reroll(count: 1)])'"),
            "piece.ability: `Moan`: `reroll(count:1,skill:None)` cannot stand there",
        ),
        (on_1("bonus = '[gain_god(1)]'"), "piece.bonus: `Mope`: 1:"),
        (
            on_1("bonus = '[choose([[reroll(count: 1)]])]'"),
            "piece.bonus: `Mope`: `reroll(count:1,skill:None)` cannot stand there",
        ),
        (on_1("boon = '(window: check)'"), "piece.boon: `Mope`: 1:"),
        (
            on_1("boon = '(window: check, effects: [gain_gold(1)])'"),
            "piece.boon: `Mope`: `gain_gold(1)` cannot stand there",
        ),
        (
            on_1("event = '(when: reset, effects: [gain_gold(1)])'"),
            "piece.event: `Mope`: `gain_gold(1)` cannot stand there",
        ),
        (on_1("ability = ''"), "piece.ability: says nothing about this `contract`"),
        (of_a("bonus = '[]'"), "piece.bonus: says nothing about this `adventurer`"),
        (r#"{ adventurer = "Rook", of = "A", ability = '' }"#.to_owned(), "piece.ability: says nothing"),
        (r#"{ contract = "Brew Potion", on = 1, event = '' }"#.to_owned(), "piece.event: says nothing"),
        (
            r#"{ contract = "Mope", targets = { might = 1 } }"#.to_owned(),
            "piece: Contract `Mope` needs `of` or `on`, or a Guild that names it",
        ),
        (
            r#"{ adventurer = "Moan", skills = { might = 1 } }"#.to_owned(),
            "piece: Adventurer `Moan` needs `of` or `space`, or a Guild that names it",
        ),
        (
            r#"{ adventurer = "Mo, an", of = "A", skills = { might = 1 } }"#.to_owned(),
            "`Mo, an`: the name of a card",
        ),
        (
            many(STATED_ADVENTURERS + 1, r#"{ adventurer = "NUMBER", of = "A", skills = { might = 1 } }"#),
            "piece: at most 24 Adventurers are stated",
        ),
        (
            many(STATED_CONTRACTS + 1, r#"{ contract = "NUMBER", of = "A", targets = { might = 1 } }"#),
            "piece: at most 16 Contracts are stated",
        ),
    ];
    for (pieces, expected) in cases {
        let found = fault(&pieces);
        assert!(found.starts_with(expected), "{pieces}\n  expected {expected}\n  found    {found}");
    }
}
