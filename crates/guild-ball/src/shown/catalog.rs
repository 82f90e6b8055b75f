//! Every card with its figures.

use serde::Serialize;

use crate::catalog::catalog;
use crate::guild::Guild;
use crate::model::Profile;
use crate::plan::{ALL_PLANS, PlanId};
use crate::terrain::{Pitch, pitches};
use crate::view::PieceView;

/// Everything that can be taken into a match or turns up in one.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Shelf {
    /// The practice teams and the teams of the guilds.
    pub teams: Vec<TeamShown>,
    /// The guilds.
    pub guilds: Vec<GuildShown>,
    /// The game plans of the deck, in the order of their numbers.
    pub plans: Vec<PlanShown>,
    /// The ready pitches.
    pub pitches: Vec<PitchShown>,
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

/// A guild. Its name is the message `gb-team-<id>` where it has a team.
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
}

/// Every card there is.
pub(super) fn shelf() -> Shelf {
    let team = |team: &crate::catalog::Team| TeamShown {
        id: team.id.clone(),
        cards: team
            .cards
            .iter()
            .map(|card| CardShown { id: card.id.clone(), profile: card.profile })
            .collect(),
    };
    let plan = |(number, plan): (usize, &crate::plan::Plan)| PlanShown {
        id: PlanId(number as u8),
        name: plan.name.to_owned(),
        initiative: plan.initiative,
        influence: plan.influence,
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
        pitches: pitches().iter().map(pitch).collect(),
    }
}
