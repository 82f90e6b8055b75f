//! Abilities that a scenario states, in the vocabulary of the cards.
//!
//! An ability goes by its number and lasts as long as the program. Those of scenarios are therefore kept in places that are
//! filled once: a set for each text, so that scenarios with the same text share a set and all others see nothing of it.

use std::sync::OnceLock;

use super::library::{AbilityId, Digest, Library};
use super::vocabulary::{Ability, Op, Rule, Step, Until, Used};
use crate::table::Table;

/// The number of the first ability that is stated; those of the library are below.
const FIRST: u16 = 0x8000;

/// The most abilities a scenario states.
pub const STATED_MAX: usize = 32;

/// The most texts that are kept: as many as there are numbers for.
const TEXTS_MAX: usize = (u16::MAX as usize + 1 - FIRST as usize) / STATED_MAX;

static KEPT: [OnceLock<Set>; TEXTS_MAX] = [const { OnceLock::new() }; TEXTS_MAX];

/// The abilities of one text.
struct Set {
    text: String,
    abilities: Library,
}

/// The abilities a scenario states; none unless it does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Stated(Option<u16>);

impl Stated {
    /// Reads abilities written as in the files of cards: a list in RON.
    ///
    /// # Errors
    /// What is wrong, in a sentence that names the ability or the line of the text.
    pub fn read(text: &str) -> Result<Self, String> {
        if text.trim().is_empty() {
            return Ok(Self::default());
        }
        let abilities = parse(text)?;
        for (number, place) in (0..).zip(&KEPT) {
            let kept = match place.get() {
                Some(kept) => kept,
                None => {
                    let abilities = Library::of_scenario(abilities.clone(), first_of(number))?;
                    place.get_or_init(|| Set { text: text.to_owned(), abilities })
                }
            };
            if kept.text == text {
                return Ok(Self(Some(number)));
            }
        }
        Err("no more texts of abilities can be read in this run of the program".to_owned())
    }

    /// The ability with this id: one that is stated, or else one of the library.
    #[must_use]
    pub fn find(self, id: &str) -> Option<AbilityId> {
        self.own(id).or_else(|| AbilityId::named(id))
    }

    /// The ability of this id that is stated.
    #[must_use]
    pub fn own(self, id: &str) -> Option<AbilityId> {
        let number = self.0?;
        let all = &KEPT.get(usize::from(number))?.get()?.abilities;
        let (place, _) = all.all().find(|(_, ability)| ability.id == id)?;
        Some(AbilityId(first_of(number).saturating_add(place.0)))
    }

    /// Those stated for the match on a table, as far as anything of them is on it.
    fn on(table: &Table) -> Self {
        let set = |id: AbilityId| id.0.checked_sub(FIRST).map(|at| at / STATED_MAX as u16);
        Self(on_table(table).find_map(set))
    }
}

/// The abilities that stand on cards, are attached or lie on the pitch.
fn on_table(table: &Table) -> impl Iterator<Item = AbilityId> + '_ {
    let held = table.profiles.iter().flat_map(|profile| profile.abilities.iter().map(|held| held.id));
    let attached = table.effects.attached.iter().map(|entry| entry.id);
    let lying = table.effects.areas.iter().chain(&table.effects.markers).map(|laid| laid.id);
    held.chain(attached).chain(lying)
}

/// The ability with this id in a match: one that was stated for it, or one of the library.
#[must_use]
pub fn named(table: &Table, id: &str) -> Option<AbilityId> {
    Stated::on(table).find(id)
}

/// The number of the first ability of a set.
fn first_of(set: u16) -> u16 {
    FIRST.saturating_add(set.saturating_mul(STATED_MAX as u16))
}

#[cold]
fn kept(id: AbilityId) -> Option<(&'static Ability, &'static Digest)> {
    let at = usize::from(id.0.checked_sub(FIRST)?);
    KEPT.get(at / STATED_MAX)?.get()?.abilities.at(at % STATED_MAX)
}

/// The ability of this number, if it is one that was stated.
pub(super) fn ability(id: AbilityId) -> Option<&'static Ability> {
    kept(id).map(|(ability, _)| ability)
}

/// What is known beforehand of the ability of this number, if it is one that was stated.
pub(super) fn digest(id: AbilityId) -> Option<&'static Digest> {
    kept(id).map(|(_, digest)| digest)
}

fn parse(text: &str) -> Result<Vec<Ability>, String> {
    let mut abilities: Vec<Ability> = ron::from_str(text).map_err(|error| error.to_string())?;
    if abilities.len() > STATED_MAX {
        return Err(format!("a scenario states at most {STATED_MAX} abilities"));
    }
    for (number, ability) in abilities.iter().enumerate() {
        if abilities[..number].iter().any(|other| other.id == ability.id) {
            return Err(format!("the ability {} is there twice", ability.id));
        }
        if let Some(fault) = fault(ability) {
            return Err(format!("{}: {fault}", ability.id));
        }
    }
    for ability in &mut abilities {
        ability.fixture = true;
    }
    Ok(abilities)
}

/// What is impossible about an ability, whatever else there is.
fn fault(ability: &Ability) -> Option<&'static str> {
    let plain = |sign: char| sign.is_ascii_lowercase() || sign.is_ascii_digit() || sign == '-';
    let by_itself = |rule: &Rule| matches!(rule.until, Until::Always | Until::Area | Until::Marker);
    let used = ability.used.iter().map(|Used { bodies, .. }| bodies);
    let fired = ability.rules.iter().flat_map(|rule| &rule.triggers).map(|trigger| &trigger.bodies);
    let bodies: Vec<&Vec<Vec<Step>>> = used.chain(fired).collect();
    let has_rule = |rule: u8| usize::from(rule) < ability.rules.len();
    let leaves = || ability.rules.iter().filter_map(|rule| rule.leaves);
    let checks = [
        (
            !ability.id.is_empty() && ability.id.chars().all(plain),
            "an id is made of small letters, digits and hyphens",
        ),
        (
            ability.rules.iter().all(|rule| rule.uses == 0 || !by_itself(rule)),
            "uses are counted of what is attached only",
        ),
        (leaves().all(has_rule), "it leaves a rule behind that it does not have"),
        (
            bodies.iter().flat_map(|bodies| bodies.iter().flatten()).flat_map(attaches).all(has_rule),
            "it attaches a rule that it does not have",
        ),
        (
            bodies.iter().all(|bodies| goes_on(bodies).all(|body| usize::from(body) < bodies.len())),
            "it goes on with a body that it does not have",
        ),
    ];
    checks.into_iter().find(|(holds, _)| !holds).map(|(_, fault)| fault)
}

/// The rules a step attaches.
fn attaches(step: &Step) -> impl Iterator<Item = u8> + '_ {
    let ops = match step {
        Step::Do(_, ops) => ops.as_slice(),
        _ => &[],
    };
    ops.iter().filter_map(|op| match op {
        Op::Attach(rule) => Some(*rule),
        _ => None,
    })
}

/// The bodies that steps go on with.
fn goes_on(bodies: &[Vec<Step>]) -> impl Iterator<Item = u8> + '_ {
    bodies.iter().flatten().flat_map(|step| match step {
        Step::Mode { of, .. } => of.clone(),
        Step::Each(_, body) | Step::EachPlayer(body) => vec![*body],
        _ => Vec::new(),
    })
}
