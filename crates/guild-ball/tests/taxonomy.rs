//! The table of all effects: complete, in the names of the vocabulary, and true of the abilities written so far.

use std::collections::{BTreeMap, BTreeSet};

use guild_ball::effect::library::library;
use guild_ball::effect::vocabulary::Kind;
use guild_ball::effect::{Hook, OwnRule, Primitive, Selector};
use serde::Deserialize;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
enum Sort {
    Play,
    Trait,
    Heroic,
    Legendary,
    Plan,
    Guild,
}

/// One effect. A name that is in no enum does not parse.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Row {
    id: String,
    kind: Sort,
    hooks: Vec<Hook>,
    who: Vec<Selector>,
    what: Vec<Primitive>,
    #[serde(default)]
    own: Option<OwnRule>,
}

#[expect(clippy::expect_used, reason = "a test without the table is wrong")]
fn table() -> Vec<Row> {
    ron::from_str(include_str!("../data/taxonomy.ron")).expect("the table is in the names of the vocabulary")
}

fn sort(kind: Kind) -> Sort {
    match kind {
        Kind::Play => Sort::Play,
        Kind::Passive | Kind::Active => Sort::Trait,
        Kind::Heroic => Sort::Heroic,
        Kind::Legendary => Sort::Legendary,
        Kind::Plan => Sort::Plan,
        Kind::Guild => Sort::Guild,
    }
}

#[test]
fn every_effect_has_one_row() {
    let rows = table();
    let mut count = BTreeMap::new();
    for row in &rows {
        *count.entry(row.kind).or_insert(0) += 1;
    }
    let want = [
        (Sort::Play, 219),
        (Sort::Trait, 296),
        (Sort::Heroic, 31),
        (Sort::Legendary, 46),
        (Sort::Plan, 36),
        (Sort::Guild, 8),
    ];
    assert_eq!(count, BTreeMap::from(want));
    let ids: BTreeSet<_> = rows.iter().map(|row| (row.kind, row.id.as_str())).collect();
    assert_eq!(ids.len(), 636, "an effect is there twice");
}

#[test]
fn the_vocabulary_expresses_nineteen_of_twenty() {
    let rows = table();
    let own: BTreeSet<OwnRule> = rows.iter().filter_map(|row| row.own).collect();
    let listed = rows.iter().filter(|row| row.own.is_some()).count();
    assert_eq!(own.len(), listed, "every rule of its own belongs to one effect");
    assert_eq!(own.len(), OwnRule::ALL.len(), "a rule of its own is of no effect");
    assert!((rows.len() - listed) * 100 >= rows.len() * 95, "{listed} rules of their own");
    for row in &rows {
        assert!(!row.hooks.is_empty(), "{} is never used", row.id);
        if let Some(rule) = row.own {
            assert_eq!(rule.name(), row.id);
        } else if row.id != "give-me-110-percent" {
            assert!(!row.what.is_empty() && !row.who.is_empty(), "{} does nothing to anybody", row.id);
        }
    }
}

#[test]
fn no_name_of_the_vocabulary_is_idle() {
    let rows = table();
    let hooks: BTreeSet<Hook> = rows.iter().flat_map(|row| row.hooks.iter().copied()).collect();
    let what: BTreeSet<Primitive> = rows.iter().flat_map(|row| row.what.iter().copied()).collect();
    let who: BTreeSet<Selector> = rows.iter().flat_map(|row| row.who.iter().copied()).collect();
    let idle = |all: Vec<&str>| assert!(all.is_empty(), "no effect has {all:?}");
    idle(Hook::ALL.iter().filter(|hook| !hooks.contains(hook)).map(|hook| hook.name()).collect());
    idle(Primitive::ALL.iter().filter(|one| !what.contains(one)).map(|one| one.name()).collect());
    idle(Selector::ALL.iter().filter(|one| !who.contains(one)).map(|one| one.name()).collect());
}

/// Abilities that are no effect of the card set, and why they are in the library.
const UNLISTED: [(&str, &str); 17] = [
    ("either-or", "one of two effects, picked by its user"),
    ("one-more", "an attack and nothing else"),
    ("lob", "the free ball is placed and nothing else"),
    ("heavy-blows", "a trait of a worked example that no card has"),
    ("run-on", "an additional advance as often as one likes"),
    ("draw-near", "a push towards its user by any way"),
    ("repel", "a push away from its user by any way"),
    ("true-aim", "a change to hits that depends on nothing else"),
    ("slow-venom", "a play that deals condition damage and nothing else"),
    ("long-stride", "an aura whose effect shows on the table"),
    ("good-dogs", "an effect for a type that shows on the table"),
    ("hard-taskmaster", "what fires by itself and hurts friends"),
    ("deep-pockets", "another max INF"),
    ("warm-words", "something that answers to a momentous ability"),
    ("sharp-tongue", "a change against plays of some"),
    ("hop", "a placement as often as one likes"),
    ("showboating", "what the plan Stick to the Plan gives, which no card has"),
];

/// Where the data of an ability and the taxonomy rightly differ, and why.
const DIFFERENT: [(&str, &str); 13] = [
    ("harvest-markers", "one marker after another, so that none is counted"),
    ("beer-tokens", "tokens are put by others, and what they pay for is read"),
    ("handy-listener-such-as-you-are", "one token after another, so that none is counted"),
    ("make-it-rain", "a limit of parting blows that does not bind"),
    ("nocturnal-hunting", "the two sides of Encourage are two modes"),
    ("caught-out-of-position", "whose plan it is draws the dodge, so nobody has to be controlled"),
    ("tidal-surge", "whose play it is draws the dodge, so nobody has to be controlled"),
    ("grudge-match", "gives the rule of Singled Out, so that the two do not add up"),
    ("hit-em-where-it-hurts", "gives the rule of Weak Point, so that the two do not add up"),
    ("stick-to-the-plan", "the price is a trait that is given, as the text of the plan has it"),
    ("launch-control", "the free play and the free pass are made at once, not banked"),
    ("reanimate", "staying in play with so many HP is one operation"),
    ("sidestep", "a rule of its own"),
];

#[test]
fn the_abilities_are_made_of_what_the_table_says() {
    let rows = table();
    let mut wrong = Vec::new();
    let listed = |id: &str| id != "none" && UNLISTED.iter().all(|(unlisted, _)| *unlisted != id);
    for (_, ability) in library().all().filter(|(_, ability)| listed(&ability.id)) {
        let row = rows.iter().find(|row| row.id == ability.id && row.kind == sort(ability.kind));
        let Some(row) = row else {
            wrong.push(format!("{}: no row", ability.id));
            continue;
        };
        let (data, listed) = (ability.primitives(), row.what.iter().copied().collect::<BTreeSet<_>>());
        let known = DIFFERENT.iter().any(|(id, _)| *id == ability.id);
        if (data != listed) != known {
            wrong.push(format!("{}: made of {data:?}, listed with {listed:?}", ability.id));
        }
    }
    let idle = UNLISTED.iter().chain(&DIFFERENT).filter(|(id, _)| library().find(id).is_none());
    wrong.extend(idle.map(|(id, _)| format!("{id}: no such ability")));
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
