//! Loads the cards of the models and checks them.

use std::sync::OnceLock;

use plane::Length;
use serde::{Deserialize, Serialize};

use crate::effect::{Abilities, AbilityId, Effects, Held};
use crate::guild::GuildSet;
use crate::model::{COLUMNS_MAX, ModelSet, Name, PlayResult, Playbook, Position, Profile, ROWS_MAX};
use crate::table::Table;
use crate::types::{Type, TypeSet};

/// The number of a card, which never changes: short codes of rosters are made of numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct CardNumber(pub u16);

/// One model's card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Card {
    /// Its name in setups and scenarios.
    pub id: String,
    /// Its number.
    pub number: CardNumber,
    /// What it says.
    pub profile: Profile,
    /// What it can do beyond its figures, in the order of the card.
    pub abilities: Vec<RawAbility>,
}

impl Card {
    /// Whether every effect on the card is written in the vocabulary of effects, so that the model may be fielded.
    #[must_use]
    pub fn is_finished(&self) -> bool {
        self.abilities.iter().all(|raw| AbilityId::named(&raw.id).is_some())
    }
}

/// The abilities of a card that are written in the vocabulary; whom they name is settled when the teams are known.
fn abilities(raw: &[RawAbility]) -> Abilities {
    let held = |raw: &RawAbility| {
        let id = AbilityId::named(&raw.id)?;
        Some(Held { id, area: raw.area.unwrap_or(0), named: ModelSet::EMPTY })
    };
    Abilities::collect(raw.iter().filter_map(held))
}

/// Fills in which models of a team the cards of the team name with their abilities, and what the abilities of all cards
/// may do.
pub fn introduce(table: &mut Table) {
    for model in table.everyone() {
        let profile = *table.profile(model);
        let Some(card) = catalog().all().find(|card| card.profile.name == profile.name) else { continue };
        let known = card.abilities.iter().filter(|raw| AbilityId::named(&raw.id).is_some());
        for (number, raw) in known.enumerate().filter(|(_, raw)| !raw.named.is_empty()) {
            let team = table.team_of(model.seat());
            let named: ModelSet = team.filter(|&mate| is_named(table.profile(mate), &raw.named)).collect();
            if let Some(held) = table.profiles[model.index()].abilities.get_mut(number) {
                held.named = held.named.or(named);
            }
        }
    }
    let effects = Effects::of_cards(&table.profiles);
    let Effects { attached, marks, lasting, .. } = table.effects;
    table.effects = Effects { attached, marks, lasting, ..effects };
}

/// Whether a card names a model: its character or one of its types.
fn is_named(profile: &Profile, names: &[String]) -> bool {
    names.iter().any(|name| match name.strip_prefix("type:") {
        Some(kind) => Type::ALL.iter().any(|&each| each.id() == kind && profile.is(each)),
        None => profile.named().as_str() == name,
    })
}

/// A trait or play on a card, as its id and what differs from model to model.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RawAbility {
    /// The id of the effect.
    pub id: String,
    /// The size in inches of its aura or pulse, where the card gives one.
    #[serde(default)]
    pub area: Option<u8>,
    /// The characters it names; a type is written as `type:` and its name.
    #[serde(default)]
    pub named: Vec<String>,
}

/// A team that can be taken as it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Team {
    /// Its name in setups.
    pub id: String,
    /// Its name to read.
    pub name: String,
    /// Its models, the captain first.
    pub cards: Vec<Card>,
}

/// All cards and teams.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Catalog {
    /// The teams.
    pub teams: Vec<Team>,
    /// Teams for rules whose guilds come later; they are not on the shelf, and there are some in a build for proofs only.
    pub proofs: Vec<Team>,
}

impl Catalog {
    /// All cards, those for proofs last.
    pub fn all(&self) -> impl Iterator<Item = &Card> {
        self.teams.iter().chain(&self.proofs).flat_map(|team| &team.cards)
    }

    /// The card with this number.
    #[must_use]
    pub fn numbered(&self, number: CardNumber) -> Option<&Card> {
        self.all().find(|card| card.number == number)
    }

    /// The card with this id.
    #[must_use]
    pub fn card(&self, id: &str) -> Option<&Card> {
        self.all().find(|card| card.id == id)
    }

    /// The team with this id.
    #[must_use]
    pub fn team(&self, id: &str) -> Option<&Team> {
        self.teams.iter().chain(&self.proofs).find(|team| team.id == id)
    }
}

/// The catalog, parsed once; empty if the embedded data were broken, which a test rules out.
pub fn catalog() -> &'static Catalog {
    static CATALOG: OnceLock<Catalog> = OnceLock::new();
    CATALOG.get_or_init(|| parse(FILES).unwrap_or_default())
}

/// The embedded files: the practice teams, the guilds, and in a build for proofs what only proofs field.
#[doc(hidden)]
pub const FILES: &[&str] = &[
    include_str!("../data/practice.ron"),
    include_str!("../data/butchers.ron"),
    include_str!("../data/engineers.ron"),
    include_str!("../data/fishermen.ron"),
    include_str!("../data/masons.ron"),
    #[cfg(feature = "proofs")]
    include_str!("../data/proof.ron"),
    #[cfg(feature = "proofs")]
    include_str!("../data/sketches.ron"),
];

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawCatalog {
    teams: Vec<RawTeam>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawTeam {
    id: String,
    name: String,
    #[serde(default)]
    proof: bool,
    models: Vec<RawCard>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawCard {
    id: String,
    name: String,
    number: CardNumber,
    position: Position,
    #[serde(default)]
    character: String,
    #[serde(default)]
    guilds: GuildSet,
    #[serde(default)]
    types: TypeSet,
    mov: [u8; 2],
    tac: u8,
    kick: [u8; 2],
    def: u8,
    arm: u8,
    inf: [u8; 2],
    hp: u8,
    recovery: u8,
    melee: u8,
    base: u8,
    playbook: Vec<Vec<String>>,
    #[serde(default)]
    abilities: Vec<RawAbility>,
}

/// Reads a catalog from files of RON.
///
/// # Errors
/// What is wrong, in a sentence that names the card.
pub fn parse(files: &[&str]) -> Result<Catalog, String> {
    let mut catalog = Catalog::default();
    for text in files {
        let raw: RawCatalog = ron::from_str(text).map_err(|error| error.to_string())?;
        for team in raw.teams {
            let mut cards = Vec::new();
            for card in team.models {
                cards.push(read(card, catalog.all().chain(&cards))?);
            }
            let shelf = if team.proof { &mut catalog.proofs } else { &mut catalog.teams };
            shelf.push(Team { id: team.id, name: team.name, cards });
        }
    }
    Ok(catalog)
}

/// Reads a card that is to stand beside the others.
fn read<'a>(raw: RawCard, others: impl Iterator<Item = &'a Card>) -> Result<Card, String> {
    let id = raw.id.clone();
    for other in others {
        if other.id == id {
            return Err(format!("the card {id} is there twice"));
        }
        if other.number == raw.number {
            return Err(format!("the cards {} and {id} have one number", other.id));
        }
    }
    let profile = profile(&raw).map_err(|fault| format!("card {id}: {fault}"))?;
    Ok(Card { id, number: raw.number, profile, abilities: raw.abilities })
}

fn profile(raw: &RawCard) -> Result<Profile, String> {
    let profile = Profile {
        name: Name::new(&raw.name),
        position: raw.position,
        mov: raw.mov,
        tac: raw.tac,
        kick: raw.kick,
        def: raw.def,
        arm: raw.arm,
        inf: raw.inf,
        hp: raw.hp,
        recovery: raw.recovery,
        melee: raw.melee,
        base: Length::radius_of_mm(i32::from(raw.base)),
        playbook: playbook(&raw.playbook)?,
        character: Name::new(&raw.character),
        guilds: raw.guilds,
        types: raw.types,
        abilities: abilities(&raw.abilities),
    };
    if profile.name.as_str() != raw.name {
        return Err("the name is too long".to_owned());
    }
    if profile.character.as_str() != raw.character {
        return Err("the character's name is too long".to_owned());
    }
    match faults(&profile).first() {
        None => Ok(profile),
        Some(fault) => Err((*fault).to_owned()),
    }
}

/// Everything that is impossible about a card.
#[must_use]
pub fn faults(profile: &Profile) -> Vec<&'static str> {
    let name = profile.name.as_str();
    let plain = |letter: char| letter.is_alphanumeric() || " '-.!&".contains(letter);
    let starts = name.starts_with(char::is_alphabetic);
    let mut results = profile.playbook.iter().flat_map(|column| column.iter());
    let checks = [
        (
            starts && name.chars().all(plain),
            "name must begin with a letter and have no other sign than ' - . ! &",
        ),
        (profile.mov[0] <= profile.mov[1], "mov has a base move above the max move"),
        (profile.mov[1] <= 20, "mov goes up to 20 inches"),
        ((1..=20).contains(&profile.tac), "tac must be 1 to 20"),
        ((1..=8).contains(&profile.kick[0]), "kick must have 1 to 8 dice"),
        (profile.kick[1] <= 20, "kick goes up to 20 inches"),
        (profile.def <= 6, "def goes up to 6"),
        (profile.arm <= 6, "arm goes up to 6"),
        (profile.inf[0] <= 10 && profile.inf[1] <= 10, "inf goes up to 10"),
        ((1..=40).contains(&profile.hp), "hp must be 1 to 40"),
        ((1..=profile.hp).contains(&profile.recovery), "recovery must be 1 to hp"),
        (profile.playbook.iter().all(|column| !column.is_empty()), "playbook has a column without a result"),
        (
            results.all(|result| result.damage.max(result.push).max(result.dodge) <= 9),
            "playbook goes up to 9 damage, push or dodge",
        ),
        (profile.melee <= 4, "melee goes up to 4 inches"),
        (matches!(profile.base.0, 150 | 200 | 250), "base must be 30, 40 or 50 mm"),
    ];
    checks.into_iter().filter(|(holds, _)| !holds).map(|(_, fault)| fault).collect()
}

/// Reads a playbook: columns from the left, results from top to bottom.
///
/// # Errors
/// What could not be understood.
pub fn playbook(columns: &[Vec<String>]) -> Result<Playbook, String> {
    let mut playbook = Playbook::new();
    for (number, column) in columns.iter().enumerate() {
        let number = number + 1;
        let mut results = kernel::List::<PlayResult, ROWS_MAX>::new();
        for text in column {
            let result = play_result(text).map_err(|fault| format!("playbook column {number}: {fault}"))?;
            let room = results.push(result);
            room.map_err(|_| format!("playbook column {number} has more than {ROWS_MAX} results"))?;
        }
        if results.is_empty() {
            return Err(format!("playbook column {number} has no result"));
        }
        playbook.push(results).map_err(|_| format!("playbook has more than {COLUMNS_MAX} columns"))?;
    }
    Ok(playbook)
}

/// Reads one playbook result such as `m 2 push1 kd`.
///
/// # Errors
/// What could not be understood.
pub fn play_result(text: &str) -> Result<PlayResult, String> {
    let mut result = PlayResult::default();
    let number = |digits: &str| digits.parse::<u8>().ok().filter(|number| (1..=9).contains(number));
    for word in text.split_whitespace() {
        match word {
            "m" => result.momentous = true,
            "kd" => result.knock_down = true,
            "tackle" => result.tackle = true,
            "play1" => result.icon = 1,
            "play2" => result.icon = 2,
            _ => {
                let (slot, digits) = if let Some(digits) = word.strip_prefix("push") {
                    (&mut result.push, digits)
                } else if let Some(digits) = word.strip_prefix("dodge") {
                    (&mut result.dodge, digits)
                } else {
                    (&mut result.damage, word)
                };
                *slot = number(digits).ok_or_else(|| {
                    format!("'{word}' is none of m, kd, tackle, play1, play2, push1 to push9, dodge1 to dodge9, 1 to 9")
                })?;
            }
        }
    }
    if result == (PlayResult { momentous: result.momentous, ..PlayResult::default() }) {
        return Err(format!("'{text}' has no effect"));
    }
    Ok(result)
}
