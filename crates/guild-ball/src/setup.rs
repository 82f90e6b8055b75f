//! What a match is made from, and everything that can be wrong with it.

mod written;

use kernel::{Chance, Seat};
use plane::INCH;
use serde::{Deserialize, Serialize};

use crate::catalog::{Card, Team, catalog};
use crate::draft::Draft;
use crate::guild::GuildSet;
use crate::model::{MODELS_MAX, Model, ModelId, ModelSet, Name, Position, Profile, TEAM_MAX};
use crate::plan::{Deck, Hand};
use crate::refusal::{Refusal, Why};
use crate::roster::Roster;
use crate::selection;
use crate::table::{Ball, Book, Clock, Phase, Stances, Table};
use crate::terrain::{self, Layout, Terrain};
use crate::types::TypeSet;

/// The size of a game (GB-WIN-07 to -10).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum GameSize {
    /// 2' × 2', one Captain and two Squaddies a side, 6 VP (GB-WIN-07).
    #[default]
    Introductory,
    /// 3' × 3', six models a side, 8 VP (GB-WIN-08).
    Quick,
    /// 3' × 3', six models a side, 12 VP (GB-WIN-09).
    Typical,
    /// What the players agree on (GB-WIN-10).
    #[serde(untagged)]
    Agreed {
        /// Width and depth of the pitch in inches.
        pitch: u8,
        /// Models a side.
        models: u8,
        /// The VP total.
        vp: u8,
    },
}

impl GameSize {
    /// Width and depth of the pitch in inches.
    #[must_use]
    pub const fn pitch(self) -> u8 {
        match self {
            Self::Introductory => 24,
            Self::Quick | Self::Typical => 36,
            Self::Agreed { pitch, .. } => pitch,
        }
    }

    /// Models a side.
    #[must_use]
    pub const fn models(self) -> u8 {
        match self {
            Self::Introductory => 3,
            Self::Quick | Self::Typical => 6,
            Self::Agreed { models, .. } => models,
        }
    }

    /// The VP total.
    #[must_use]
    pub const fn vp(self) -> u8 {
        match self {
            Self::Introductory => 6,
            Self::Quick => 8,
            Self::Typical => 12,
            Self::Agreed { vp, .. } => vp,
        }
    }

    /// The rule that states the size.
    pub(crate) const fn rule(self) -> &'static str {
        match self {
            Self::Introductory => "GB-WIN-07",
            Self::Quick => "GB-WIN-08",
            Self::Typical => "GB-WIN-09",
            Self::Agreed { .. } => "GB-WIN-10",
        }
    }
}

/// One model of a team.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(untagged)]
pub enum Pick {
    /// A card of the catalog by its id.
    Card(String),
    /// A card of one's own.
    Own(Box<Profile>),
}

/// What a match is made from.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// The size of the game.
    #[serde(default)]
    pub size: GameSize,
    /// The two teams, red's first; none in a tournament, where they are picked from rosters.
    #[serde(default)]
    pub teams: [Vec<Pick>; 2],
    /// The two rosters of a tournament, red's first (GB-TOUR-02 to -09).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rosters: Option<Box<[Roster; 2]>>,
    /// Whether the tournament clock is in use (GB-TOUR-15 to -18).
    #[serde(default)]
    pub clock: bool,
    /// Which text decides where core book and play aid differ (GB-RUL-01 to -12).
    #[serde(default)]
    pub book: Book,
    /// The terrain: a ready pitch by its id, or a list of pieces; none unless named (GB-SETUP-01, -17).
    #[serde(default, skip_serializing_if = "Layout::is_bare")]
    pub terrain: Layout,
    /// Which deck of game plans is used (GB-PLAN-09).
    #[serde(default, skip_serializing_if = "Deck::is_default")]
    pub deck: Deck,
}

impl Default for Setup {
    fn default() -> Self {
        Self::introductory()
    }
}

impl Setup {
    /// An introductory game between the first two practice teams.
    #[must_use]
    pub fn introductory() -> Self {
        Self::of_teams(GameSize::Introductory, "harbour", "quarry")
    }

    /// A game drawn at random: mostly an introductory one, now and then a typical one or a tournament, between two teams of
    /// one size, perhaps the same one twice.
    pub fn random(rng: &mut dyn Chance) -> Self {
        let full = |team: &&Team| team.cards.len() == TEAM_MAX;
        let (teams, all) = (&catalog().teams, || catalog().teams.iter());
        let mut setup = match rng.below(8) {
            0..=2 => {
                let teams: Vec<&Team> = all().filter(full).collect();
                Self::of_teams(GameSize::Typical, draw(&teams, rng), draw(&teams, rng))
            }
            3 => {
                let teams: Vec<&Team> = all().filter(full).collect();
                Self::of_teams(GameSize::Quick, draw(&teams, rng), draw(&teams, rng))
            }
            4 => {
                let whole = |team: &&Team| team.cards.iter().all(Card::is_finished);
                let teams: Vec<&Team> = all().filter(full).chain(&catalog().proofs).filter(whole).collect();
                let red = Roster::of_team(draw(&teams, rng));
                Self::tournament(red, Roster::of_team(draw(&teams, rng)))
            }
            _ => {
                let teams: Vec<&Team> = teams.iter().filter(|team| !full(team)).collect();
                Self::of_teams(GameSize::Introductory, draw(&teams, rng), draw(&teams, rng))
            }
        };
        setup.deck = if rng.below(2) == 0 { Deck::A } else { Deck::B };
        setup.on_random_pitch(rng)
    }

    /// The same on one of the ready pitches of its size drawn at random; an introductory game stays on a bare one, as the
    /// book advises (GB-SETUP-17).
    #[must_use]
    pub fn on_random_pitch(self, rng: &mut dyn Chance) -> Self {
        if self.size == GameSize::Introductory {
            return self;
        }
        Self { terrain: Layout::random(self.size.pitch(), rng), ..self }
    }

    fn blank() -> Self {
        Self {
            size: GameSize::Introductory,
            teams: [Vec::new(), Vec::new()],
            rosters: None,
            clock: false,
            book: Book::Core,
            terrain: Layout::default(),
            deck: Deck::A,
        }
    }

    /// A typical game between two teams that are picked from rosters, with the clock of a tournament.
    #[must_use]
    pub fn tournament(red: Roster, blue: Roster) -> Self {
        Self { size: GameSize::Typical, rosters: Some(Box::new([red, blue])), clock: true, ..Self::blank() }
    }

    /// A game of this size between two teams of the catalog as they are; an unknown team is empty.
    #[must_use]
    pub fn of_teams(size: GameSize, red: &str, blue: &str) -> Self {
        let cards = |id: &str| {
            let cards = catalog().team(id).map(|team| team.cards.as_slice()).unwrap_or_default();
            cards.iter().map(|card| Pick::Card(card.id.clone())).collect()
        };
        Self { size, teams: [cards(red), cards(blue)], ..Self::blank() }
    }
}

/// The id of one of these teams.
fn draw<'a>(teams: &[&'a Team], rng: &mut dyn Chance) -> &'a str {
    let count = u32::try_from(teams.len()).unwrap_or(u32::MAX);
    teams.get(rng.below(count) as usize).map(|team| team.id.as_str()).unwrap_or_default()
}

/// The card of the catalog a pick stands for.
fn card(pick: &Pick) -> Option<&'static Card> {
    match pick {
        Pick::Card(id) => catalog().card(id),
        Pick::Own(_) => None,
    }
}

/// What the card of a pick says.
fn profile(pick: &Pick) -> Option<Profile> {
    match pick {
        Pick::Card(_) => card(pick).map(|card| card.profile),
        Pick::Own(profile) => Some(**profile),
    }
}

/// Whether the model may be fielded: a card counts with everything on it or not at all (GB-STAT-23).
fn may_be_fielded(card: &Card) -> bool {
    card.is_finished()
}

/// Every fault of a setup, each naming its rule.
#[must_use]
pub fn faults(setup: &Setup) -> Vec<Refusal> {
    let mut faults = size_faults(setup.size);
    if let Some(rosters) = &setup.rosters {
        let teams = setup.teams.iter().any(|team| !team.is_empty());
        if teams || usize::from(setup.size.models()) != TEAM_MAX {
            faults.push(Refusal::new("GB-TOUR-09", Why::TeamsAndRosters));
        }
        faults.extend(rosters.iter().flat_map(Roster::faults));
        faults.extend(terrain::faults(&setup.terrain, setup.size.pitch()));
        return faults;
    }
    let [red, blue] = &setup.teams;
    let count = |team: &Vec<Pick>| u8::try_from(team.len()).unwrap_or(u8::MAX);
    if red.len() != blue.len() {
        faults.push(Refusal::new("GB-TEAM-01", Why::TeamSize { models: count(blue) }));
    }
    for team in &setup.teams {
        if count(team) != setup.size.models() {
            faults.push(Refusal::new(setup.size.rule(), Why::TeamSize { models: count(team) }));
        }
        faults.extend(team_faults(setup.size, team));
    }
    faults.extend(terrain::faults(&setup.terrain, setup.size.pitch()));
    faults
}

fn size_faults(size: GameSize) -> Vec<Refusal> {
    let fits = (24..=36).contains(&size.pitch())
        && (1..=TEAM_MAX).contains(&usize::from(size.models()))
        && (1..=100).contains(&size.vp());
    if fits { Vec::new() } else { vec![Refusal::new(size.rule(), Why::Size)] }
}

fn team_faults(size: GameSize, team: &[Pick]) -> Vec<Refusal> {
    let mut faults = Vec::new();
    let profiles: Vec<Profile> = team.iter().filter_map(profile).collect();
    for pick in team {
        let why = match (pick, card(pick)) {
            (Pick::Card(id), None) => Why::NoSuchCard(Name::new(id)),
            (_, Some(card)) if !may_be_fielded(card) => Why::Unfinished(card.profile.name),
            _ => continue,
        };
        faults.push(Refusal::new("GB-STAT-23", why));
    }
    faults.extend(selection::faults(size, &selection::line_up(&profiles)));
    faults
}

/// Lays the table: nothing on the pitch yet, all plans in the deck.
///
/// # Errors
/// The first fault of the setup.
pub fn lay(setup: &Setup) -> Result<Table, Refusal> {
    match faults(setup).into_iter().next() {
        Some(fault) => Err(fault),
        None => {
            let [red, blue] = &setup.teams;
            let team =
                |picks: &[Pick]| selection::line_up(&picks.iter().filter_map(profile).collect::<Vec<_>>());
            let teams = [team(red), team(blue)];
            let mut table = bare(setup.size.pitch(), setup.size.vp(), &teams);
            table.clocked = setup.clock;
            table.book = setup.book;
            table.deck = setup.deck.plans();
            crate::catalog::introduce(&mut table);
            table.draft = setup.rosters.as_ref().map(|rosters| rosters.each_ref().map(Draft::of));
            table.terrain = Terrain::new(&terrain::pieces(&setup.terrain));
            Ok(table)
        }
    }
}

/// A table with these teams beside the pitch; models beyond six a side are left out.
pub(crate) fn bare(pitch: u8, vp: u8, teams: &[Vec<Profile>; 2]) -> Table {
    let mut profiles = [blank(); MODELS_MAX];
    for (seat, team) in [Seat(0), Seat(1)].into_iter().zip(teams) {
        for (place, profile) in team.iter().take(TEAM_MAX).enumerate() {
            profiles[ModelId::of(seat, place).index()] = *profile;
        }
    }
    let [red, blue] = teams;
    let count = |team: &Vec<Profile>| team.len().min(TEAM_MAX) as u8;
    Table {
        size: i32::from(pitch) * INCH,
        goal_vp: vp,
        team: [count(red), count(blue)],
        profiles,
        models: profiles.map(|profile| Model::fresh(&profile)),
        standing: ModelSet::EMPTY,
        at_zero: ModelSet::EMPTY,
        ball: Ball::Away,
        kicking: Seat(0),
        kicker: None,
        initiative: Seat(1),
        turn: 0,
        phase: Phase::Setup,
        vp: [0; 2],
        mp: [0; 2],
        goals: [0; 2],
        pool: [0; 2],
        hands: [Hand::default(); 2],
        deck: Deck::A.plans(),
        activation: None,
        effects: crate::effect::Effects::of_cards(&profiles),
        stance: None,
        stances_outside: Stances::new(),
        draft: None,
        book: Book::Core,
        clocked: false,
        clocks: [Clock::default(); 2],
        minutes: 0,
        level: false,
        outcome: None,
        terrain: Terrain::NONE,
    }
}

/// The card of a place nobody plays in.
fn blank() -> Profile {
    Profile {
        name: Name::default(),
        position: Position::Squaddie,
        mov: [0; 2],
        tac: 0,
        kick: [0; 2],
        def: 0,
        arm: 0,
        inf: [0; 2],
        hp: 0,
        recovery: 0,
        melee: 0,
        base: plane::Length(150),
        playbook: crate::model::Playbook::new(),
        character: Name::default(),
        guilds: GuildSet::EMPTY,
        types: TypeSet::EMPTY,
        abilities: crate::effect::Abilities::new(),
    }
}
