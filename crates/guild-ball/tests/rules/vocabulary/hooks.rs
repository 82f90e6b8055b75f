//! When abilities work: as they are used, and by themselves, as the table of effects says.

use std::collections::BTreeSet;

use guild_ball::effect::Hook;
use guild_ball::effect::library::library;
use guild_ball::effect::vocabulary::{Ability, Kind};
use serde::Deserialize;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
enum Sort {
    Play,
    Trait,
    Heroic,
    Legendary,
    Plan,
    Guild,
}

/// A row of the table, as far as it says when.
#[derive(Debug, Deserialize)]
struct Row {
    id: String,
    kind: Sort,
    hooks: BTreeSet<Hook>,
}

#[expect(clippy::expect_used, reason = "a test without the table is wrong")]
fn table() -> Vec<Row> {
    ron::from_str(include_str!("../../../data/taxonomy.ron")).expect("the table can be read")
}

const fn sort(ability: &Ability) -> Sort {
    match ability.kind {
        Kind::Play => Sort::Play,
        Kind::Passive | Kind::Active => Sort::Trait,
        Kind::Heroic => Sort::Heroic,
        Kind::Legendary => Sort::Legendary,
        Kind::Plan => Sort::Plan,
        Kind::Guild => Sort::Guild,
    }
}

/// The ways of use.
const USES: [Hook; 5] = [Hook::UsePlay, Hook::UseHeroic, Hook::UseLegendary, Hook::UseTrait, Hook::UsePlan];

/// Abilities that are used in another way than the table has it, and why.
const OTHERWISE: [(&str, &str); 3] = [
    ("beer-tokens", "tokens are put by others"),
    ("give-me-110-percent", "a plan without a text that does something"),
    ("tenacity", "the cost is picked beforehand, as an action"),
];

#[test]
fn abilities_are_used_and_in_force_as_the_table_says() {
    let rows = table();
    let mut wrong = Vec::new();
    for (_, ability) in library().all() {
        let row = rows.iter().find(|row| row.id == ability.id && row.kind == sort(ability));
        let Some(row) = row else { continue };
        let hooks = ability.hooks();
        let used = |hooks: &BTreeSet<Hook>| USES.into_iter().find(|hook| hooks.contains(hook));
        let known = OTHERWISE.iter().any(|(id, _)| *id == ability.id);
        if (used(&hooks) != used(&row.hooks)) != known {
            wrong.push(format!("{}: used at {hooks:?}, listed with {:?}", ability.id, row.hooks));
        }
        // What is listed as in force by itself is; what is only used is not.
        let always = hooks.contains(&Hook::Always);
        let only_used = row.hooks.iter().all(|hook| USES.contains(hook));
        if row.hooks.contains(&Hook::Always) && !always || only_used && always {
            wrong.push(format!("{}: in force at {hooks:?}, listed with {:?}", ability.id, row.hooks));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// What only fires is not in force by itself, and what fires does so at the hooks of its triggers.
#[test]
fn triggers_are_no_changes() {
    let hooks = |id: &str| library().find(id).map(|id| id.get().hooks()).unwrap_or_default();
    assert_eq!(hooks("crucial-artery"), BTreeSet::from([Hook::DamageDealt]));
    assert_eq!(hooks("shelling-out"), BTreeSet::from([Hook::Always, Hook::OutEnemy]));
    assert_eq!(hooks("tough-hide"), BTreeSet::from([Hook::Always]));
    assert_eq!(hooks("iron-fist"), BTreeSet::from([Hook::UsePlay]));
    assert_eq!(hooks("superior-strategy"), BTreeSet::from([Hook::UsePlay, Hook::ActEnd]));
}
