//! All abilities, parsed once, and their short ids.

use std::sync::OnceLock;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::active::Share;
use super::hook::HookSet;
use super::select::{Filter, Who};
use super::vocabulary::{
    Ability, Amount, Bounds, Change, Kind, Modifier, Op, Rule, Step, Trigger, Until, Used, When,
};
use super::{stated, touch};

/// An ability by its number in the library; written as its id.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct AbilityId(pub u16);

impl AbilityId {
    /// The ability.
    ///
    /// Numbers come from the library or from what a scenario states, so there is one; a number from elsewhere gives the first.
    #[inline]
    #[must_use]
    pub fn get(self) -> &'static Ability {
        let all = &library().abilities;
        all.get(usize::from(self.0)).or_else(|| stated::ability(self)).unwrap_or(&all[0])
    }

    /// What is known of it beforehand.
    #[inline]
    #[must_use]
    pub fn digest(self) -> &'static Digest {
        let all = &library().digests;
        all.get(usize::from(self.0)).or_else(|| stated::digest(self)).unwrap_or(&all[0])
    }

    /// The ability of the library with this id.
    #[must_use]
    pub fn named(id: &str) -> Option<Self> {
        library().find(id)
    }
}

/// One of the library is written as its id, which means the same for ever; one that a scenario states as its id and its number,
/// which mean something in this run of the program only.
impl Serialize for AbilityId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match stated::ability(*self) {
            None => serializer.serialize_str(&self.get().id),
            Some(ability) => serializer.collect_str(&format_args!("{}@{}", ability.id, self.0)),
        }
    }
}

impl<'de> Deserialize<'de> for AbilityId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let id = String::deserialize(deserializer)?;
        let found = match id.split_once('@') {
            None => Self::named(&id),
            Some((name, number)) => number
                .parse()
                .ok()
                .map(Self)
                .filter(|&number| stated::ability(number).is_some_and(|ability| ability.id == name)),
        };
        found.ok_or_else(|| serde::de::Error::custom(format!("there is no ability {id}")))
    }
}

/// Another ability named in the data.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(from = "String")]
pub struct Link {
    /// Its id.
    pub name: String,
    /// Its number; set when the library is put together.
    pub id: AbilityId,
}

impl From<String> for Link {
    fn from(name: String) -> Self {
        Self { name, id: AbilityId::default() }
    }
}

/// What is known of an ability beforehand, so that looking is cheap.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Digest {
    /// What it does by itself.
    pub alone: Share,
    /// What it does once something of it is attached.
    pub attached: Share,
    /// What the abilities do that it grants by itself.
    pub given: Share,
    /// What the abilities do that it grants once something of it is attached.
    pub given_attached: Share,
    /// What its use takes as an action.
    pub takes: Takes,
}

/// What the use of an ability as an action takes, as far as its data say.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Takes {
    /// It is not used so.
    #[default]
    Unused,
    /// So much influence.
    Influence(u8),
    /// Momentum.
    Momentum,
    /// Nothing.
    Nothing,
}

/// All abilities in the order of their ids.
#[derive(Debug, Default)]
pub struct Library {
    abilities: Vec<Ability>,
    digests: Vec<Digest>,
}

/// The embedded files; those of cards that come later in a build for proofs only.
const FILES: &[(&str, &str)] = &[
    ("plays", include_str!("../../data/abilities/plays.ron")),
    ("traits", include_str!("../../data/abilities/traits.ron")),
    ("heroic", include_str!("../../data/abilities/heroic.ron")),
    ("legendary", include_str!("../../data/abilities/legendary.ron")),
    ("plans", include_str!("../../data/abilities/plans.ron")),
    #[cfg(feature = "proofs")]
    ("fixtures", include_str!("../../data/abilities/fixtures.ron")),
    #[cfg(feature = "proofs")]
    ("vocabulary", include_str!("../../data/abilities/vocabulary.ron")),
    #[cfg(feature = "proofs")]
    ("proof", include_str!("../../data/abilities/proof.ron")),
];

/// The library; a test rules out that the embedded data are broken.
pub fn library() -> &'static Library {
    static LIBRARY: OnceLock<Library> = OnceLock::new();
    LIBRARY.get_or_init(|| Library::parse().unwrap_or_else(|_| Library::put_together(vec![blank()])))
}

/// The ability that stands in where there is none.
fn blank() -> Ability {
    Ability {
        id: "none".to_owned(),
        name: "None".to_owned(),
        kind: Kind::Passive,
        area: 0,
        most: 0,
        used: None,
        rules: Vec::new(),
        fixture: true,
    }
}

impl Library {
    /// Reads the embedded files.
    ///
    /// # Errors
    /// What is wrong, in a sentence that names the file or the ability.
    pub fn parse() -> Result<Self, String> {
        let mut abilities = vec![blank()];
        for (file, text) in FILES {
            let read: Vec<Ability> = ron::from_str(text).map_err(|error| format!("{file}.ron: {error}"))?;
            abilities.extend(read);
        }
        abilities.sort_by(|one, other| one.id.cmp(&other.id));
        if let Some(pair) = abilities.windows(2).find(|pair| pair[0].id == pair[1].id) {
            return Err(format!("the ability {} is there twice", pair[0].id));
        }
        let mut library = Self::put_together(abilities);
        library.link()?;
        let plain = library.digests.clone();
        library.digest_grants(|id| plain.get(usize::from(id.0)).copied().unwrap_or_default());
        Ok(library)
    }

    /// The abilities a scenario states, numbered from `first` on; they may name each other and those of the library.
    ///
    /// # Errors
    /// What is wrong, in a sentence that names the ability.
    pub(super) fn of_scenario(abilities: Vec<Ability>, first: u16) -> Result<Self, String> {
        let ids: Vec<String> = abilities.iter().map(|ability| ability.id.clone()).collect();
        let place = |name: &str| ids.iter().position(|id| id == name).and_then(|at| u16::try_from(at).ok());
        let mut stated = Self::put_together(abilities);
        stated.link_to(|name| {
            place(name).map(|at| AbilityId(first.saturating_add(at))).or_else(|| AbilityId::named(name))
        })?;
        let plain = stated.digests.clone();
        stated.digest_grants(|id| match id.0.checked_sub(first) {
            Some(at) => plain.get(usize::from(at)).copied().unwrap_or_default(),
            None => *id.digest(),
        });
        Ok(stated)
    }

    /// Whoever grants an ability may do what that ability does by itself, which `plain` says.
    fn digest_grants(&mut self, plain: impl Fn(AbilityId) -> Digest) {
        for (digest, ability) in self.digests.iter_mut().zip(&self.abilities) {
            for (rule, link) in granted(ability) {
                let given = plain(link.id).alone;
                digest.attached = digest.attached.or(given);
                digest.given_attached = digest.given_attached.or(given);
                if rule.until == Until::Always {
                    digest.alone = digest.alone.or(given);
                    digest.given = digest.given.or(given);
                }
            }
        }
    }

    fn put_together(abilities: Vec<Ability>) -> Self {
        let digests = abilities.iter().map(digest).collect();
        Self { abilities, digests }
    }

    /// The ability at a place and what is known of it beforehand.
    pub(super) fn at(&self, place: usize) -> Option<(&Ability, &Digest)> {
        Some((self.abilities.get(place)?, self.digests.get(place)?))
    }

    /// All abilities.
    pub fn all(&self) -> impl Iterator<Item = (AbilityId, &Ability)> {
        self.abilities.iter().enumerate().map(|(number, ability)| (AbilityId(number as u16), ability))
    }

    /// The number of the ability with this id.
    #[must_use]
    pub fn find(&self, id: &str) -> Option<AbilityId> {
        let found = self.abilities.binary_search_by(|ability| ability.id.as_str().cmp(id)).ok()?;
        u16::try_from(found).ok().map(AbilityId)
    }

    /// Sets the numbers of the abilities that others name.
    fn link(&mut self) -> Result<(), String> {
        let ids: Vec<String> = self.abilities.iter().map(|ability| ability.id.clone()).collect();
        self.link_to(|name| {
            let found = ids.binary_search_by(|id| id.as_str().cmp(name)).ok()?;
            u16::try_from(found).ok().map(AbilityId)
        })
    }

    fn link_to(&mut self, find: impl Fn(&str) -> Option<AbilityId>) -> Result<(), String> {
        for ability in &mut self.abilities {
            let own = ability.id.clone();
            for link in links(ability) {
                link.id =
                    find(&link.name).ok_or_else(|| format!("{own}: there is no ability {}", link.name))?;
            }
        }
        Ok(())
    }
}

fn granted(ability: &Ability) -> impl Iterator<Item = (&Rule, &Link)> {
    ability.rules.iter().flat_map(|rule| {
        rule.mods.iter().filter_map(move |modifier| match &modifier.change {
            Change::Grant(link) => Some((rule, link)),
            _ => None,
        })
    })
}

fn links(ability: &mut Ability) -> Vec<&mut Link> {
    let mut links = Vec::new();
    if let Some(Used { bodies, only, when, from, .. }) = &mut ability.used {
        in_bodies(bodies, &mut links);
        let from = from.iter_mut().flat_map(|from| &mut from.only);
        in_filters(only.iter_mut().chain(when).chain(from), &mut links);
    }
    for Rule { mods, triggers, .. } in &mut ability.rules {
        for Modifier { change, to, when, .. } in mods {
            match change {
                Change::Grant(link) | Change::PlayPrice(link, _) | Change::PlayDamage(link, _) => {
                    links.push(link);
                }
                Change::PlaysFrom(from) => in_filters(&mut from.only, &mut links),
                _ => {}
            }
            in_filters(&mut to.only, &mut links);
            for each in when {
                if let When::Attacking(filters)
                | When::Attacked(filters)
                | When::Charging(filters)
                | When::AgainstPlays(filters)
                | When::PlayingOn(filters)
                | When::PassingTo(filters)
                | When::Encouraging(filters)
                | When::Being(filters)
                | When::BearerIs(filters) = each
                {
                    in_filters(filters, &mut links);
                }
            }
        }
        for Trigger { when, about, by, of, bodies, .. } in triggers {
            in_filters(when.iter_mut().chain(about).chain(by), &mut links);
            if let Some(Bounds::Area(link)) = of {
                links.push(link);
            }
            in_bodies(bodies, &mut links);
        }
    }
    links
}

/// The abilities filters name.
fn in_filters<'a>(filters: impl IntoIterator<Item = &'a mut Filter>, links: &mut Vec<&'a mut Link>) {
    for filter in filters {
        in_filter(filter, links);
    }
}

fn in_filter<'a>(filter: &'a mut Filter, links: &mut Vec<&'a mut Link>) {
    match filter {
        Filter::Bears(link)
        | Filter::NearMarker(link, _)
        | Filter::MarkerNearBall(link, ..)
        | Filter::InAreaOf(link) => links.push(link),
        Filter::Not(inner) => in_filter(inner, links),
        _ => {}
    }
}

fn in_bodies<'a>(bodies: &'a mut [Vec<Step>], links: &mut Vec<&'a mut Link>) {
    for step in bodies.iter_mut().flatten() {
        match step {
            Step::Do(sel, ops) => {
                in_filters(&mut sel.only, links);
                for op in ops {
                    in_op(op, links);
                }
            }
            Step::Choose { from, .. } | Step::Each(from, _) => in_filters(&mut from.only, links),
            Step::If(filters) => in_filters(filters, links),
            Step::Marker(link, ..) | Step::Area(link, _) => links.push(link),
            Step::Mode { .. } | Step::Pay(_) | Step::EachPlayer(_) => {}
        }
    }
}

/// The abilities an operation names, itself or in what it counts.
fn in_op<'a>(op: &'a mut Op, links: &mut Vec<&'a mut Link>) {
    match op {
        Op::Install(link, _) | Op::Play(link) | Op::Token(link, ..) | Op::PutMarker(link, _) => {
            links.push(link);
        }
        Op::Damage(Amount::Each(sel)) | Op::ConditionDamage(Amount::Each(sel)) | Op::HealEach(sel) => {
            in_filters(&mut sel.only, links);
        }
        _ => {}
    }
}

fn digest(ability: &Ability) -> Digest {
    let mut digest = Digest { takes: takes(ability), ..Digest::default() };
    for rule in &ability.rules {
        let share = share(rule);
        digest.attached = digest.attached.or(share);
        if rule.until == Until::Always {
            digest.alone = digest.alone.or(share);
        }
    }
    digest
}

fn takes(ability: &Ability) -> Takes {
    match (&ability.used, ability.kind) {
        (None, _) => Takes::Unused,
        (Some(used), Kind::Play) => used.influence.map_or(Takes::Unused, Takes::Influence),
        (Some(_), Kind::Heroic) => Takes::Momentum,
        (Some(_), Kind::Passive | Kind::Active | Kind::Legendary | Kind::Plan | Kind::Guild) => {
            Takes::Nothing
        }
    }
}

fn share(rule: &Rule) -> Share {
    let mut share = Share::default();
    for modifier in &rule.mods {
        share.touched = share.touched.or(touch::all(modifier));
        if modifier.to.who != Who::Bearer {
            share.wide = share.wide.or(touch::all(modifier));
        }
    }
    share.hooks = rule.triggers.iter().fold(HookSet::default(), |all, trigger| all.with(trigger.on));
    share
}
