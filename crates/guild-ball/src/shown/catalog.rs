//! Every card with its figures.

use plane::{Length, Point};
use serde::Serialize;
use words::Message;

use super::ability;
use crate::catalog::{Card, catalog};
use crate::effect::AbilityId;
use crate::effect::library::library;
use crate::effect::reading::template;
use crate::effect::vocabulary::{Aim, Kind, Limit, Range, Until};
use crate::guild::Guild;
use crate::model::Profile;
use crate::plan::{ALL_PLANS, DECK_SIZE, Deck, PlanId};
use crate::terrain::{Pitch, pitches};
use crate::view::PieceView;

/// Everything that can be taken into a match or turns up in one.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Shelf {
    /// The practice teams and the teams of the guilds.
    pub teams: Vec<TeamShown>,
    /// The guilds.
    pub guilds: Vec<GuildShown>,
    /// The game plans of both decks, in the order of their numbers.
    pub plans: Vec<PlanShown>,
    /// Every ability, for what is granted or in force.
    pub abilities: Vec<AbilityShown>,
    /// The ready pitches.
    pub pitches: Vec<PitchShown>,
    /// The radius of the template that is put down at a place (GB-AOE-01).
    pub template: Length,
}

/// A pitch that can be taken as it is. Its name is the message `gb-pitch-<id>`.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PitchShown {
    /// Its id in setups.
    pub id: String,
    /// Width and depth in inches.
    pub inches: u8,
    /// What lies on it.
    pub pieces: Vec<PieceView>,
}

/// A team that can be taken as it is. Its name is the message `gb-team-<id>`.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct TeamShown {
    /// Its id in setups and in views.
    pub id: String,
    /// Its cards, the captain first.
    pub cards: Vec<CardShown>,
}

/// A guild. Its name is the message `gb-guild-<id>`.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct GuildShown {
    /// Which.
    pub id: Guild,
    /// Whether it is a minor guild (GB-RUL-19).
    pub minor: bool,
    /// Its colour, such as `#ce1f27`.
    pub colour: String,
}

/// The card of a model, which goes by the name on it in every language.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct CardShown {
    /// Its id in setups.
    pub id: String,
    /// What it says.
    pub profile: Profile,
    /// Its plays and traits.
    pub abilities: Vec<AbilityShown>,
}

/// A play, a trait or the text of a plan. It goes by its name in every language.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct AbilityShown {
    /// Its id.
    pub id: AbilityId,
    /// Its name.
    pub name: String,
    /// Its kind.
    pub kind: AbilityKind,
    /// Its price in influence, where it can be bought (GB-PLAY-02).
    pub influence: Option<u8>,
    /// Its price in momentum (GB-HERO-02).
    pub mp: u8,
    /// The playbook icon that triggers it: 0 none, 1 or 2 (GB-RUL-60).
    pub icon: u8,
    /// Its range in inches; none for the model itself or from the playbook only.
    pub range: Option<u8>,
    /// The inches of its aura or pulse; 0 for none.
    pub area: u8,
    /// What it is aimed at.
    pub aim: AbilityAim,
    /// Whether it is a play that leaves something behind which outlasts the activation (GB-PLAY-07).
    pub sustained: bool,
    /// Whether it may be used once per turn only (GB-DEF-10).
    pub once_per_turn: bool,
    /// Whether it may be used once per game only (GB-HERO-04).
    pub once_per_game: bool,
    /// What it does.
    pub text: Message,
}

/// What kind of ability it is (GB-STAT-11, -12, -17).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum AbilityKind {
    /// A character play.
    Play,
    /// A trait that works by itself.
    Passive,
    /// A trait that is an action or is answered for.
    Active,
    /// A heroic play.
    Heroic,
    /// A legendary play.
    Legendary,
    /// The text of a game plan.
    Plan,
    /// A guild rule.
    Guild,
}

/// What an ability is aimed at when it is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum AbilityAim {
    /// It is not used.
    Never,
    /// At nothing.
    Nothing,
    /// At a model.
    Model,
    /// At a place for the template.
    Spot,
}

/// A game plan, which goes by the name on it in every language.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PlanShown {
    /// Its number.
    pub id: PlanId,
    /// Its name.
    pub name: String,
    /// Added to the unspent MP for the initiative (GB-TURN-04).
    pub initiative: i8,
    /// Added to the influence pool of the turn (GB-PLAN-03).
    pub influence: i8,
    /// Which deck it belongs to (GB-PLAN-09).
    pub deck: Deck,
    /// What it does, where its text does anything.
    pub text: Option<Message>,
}

/// Every card there is.
pub(super) fn shelf() -> Shelf {
    let team = |team: &crate::catalog::Team| TeamShown {
        id: team.id.clone(),
        cards: team
            .cards
            .iter()
            .map(|card| CardShown { id: card.id.clone(), profile: card.profile, abilities: held(card) })
            .collect(),
    };
    let plan = |(number, plan): (usize, &crate::plan::Plan)| PlanShown {
        id: PlanId(number as u8),
        name: plan.name.to_owned(),
        initiative: plan.initiative,
        influence: plan.influence,
        deck: if number < usize::from(DECK_SIZE) { Deck::A } else { Deck::B },
        text: PlanId(number as u8).ability().map(|id| ability::text(id.get(), 0, &[])),
    };
    let guild = |id: Guild| GuildShown { id, minor: id.is_minor(), colour: format!("#{:06x}", id.colour()) };
    let pitch = |pitch: &Pitch| PitchShown {
        id: pitch.id.clone(),
        inches: pitch.inches,
        pieces: pitch.pieces.iter().map(PieceView::of).collect(),
    };
    Shelf {
        guilds: Guild::ALL.into_iter().map(guild).collect(),
        teams: catalog().teams.iter().map(team).collect(),
        plans: ALL_PLANS.iter().enumerate().map(plan).collect(),
        abilities: library().all().map(|(id, _)| shown(id, 0, &[])).collect(),
        pitches: pitches().iter().map(pitch).collect(),
        template: template(Point::default()).radius,
    }
}

/// The abilities of a card as they stand on it.
fn held(card: &Card) -> Vec<AbilityShown> {
    let one = |raw: &crate::catalog::RawAbility| {
        let id = AbilityId::named(&raw.id)?;
        Some(shown(id, raw.area.unwrap_or(0), &raw.named))
    };
    card.abilities.iter().filter_map(one).collect()
}

/// An ability as a card has it: with its own distance, and the names it mentions.
fn shown(id: AbilityId, area: u8, named: &[String]) -> AbilityShown {
    let ability = id.get();
    let used = ability.used.as_ref();
    let once = used.map_or(Limit::Any, |used| used.once);
    let play = matches!(ability.kind, Kind::Play | Kind::Heroic | Kind::Legendary);
    let lasts = |until: Until| matches!(until, Until::Turn | Until::Area | Until::Game);
    AbilityShown {
        id,
        name: ability.name.replace('\'', "’"),
        kind: kind(ability.kind),
        influence: used.and_then(|used| used.influence),
        mp: u8::from(ability.kind == Kind::Heroic),
        icon: used.map_or(0, |used| used.icon),
        range: used.and_then(|used| match used.range {
            Range::Inches(inches) => Some(inches),
            Range::Own | Range::Playbook => None,
        }),
        area: if area > 0 { area } else { ability.area },
        aim: used.map_or(AbilityAim::Never, |used| match used.aim {
            Aim::Nothing | Aim::Ball => AbilityAim::Nothing,
            Aim::Enemy | Aim::Friend | Aim::Model | Aim::EnemyOrBall => AbilityAim::Model,
            Aim::Area => AbilityAim::Spot,
        }),
        sustained: play && ability.rules.iter().any(|rule| lasts(rule.until)),
        once_per_turn: once == Limit::Turn,
        once_per_game: once == Limit::Game,
        text: ability::text(ability, area, named),
    }
}

const fn kind(kind: Kind) -> AbilityKind {
    match kind {
        Kind::Play => AbilityKind::Play,
        Kind::Passive => AbilityKind::Passive,
        Kind::Active => AbilityKind::Active,
        Kind::Heroic => AbilityKind::Heroic,
        Kind::Legendary => AbilityKind::Legendary,
        Kind::Plan => AbilityKind::Plan,
        Kind::Guild => AbilityKind::Guild,
    }
}
