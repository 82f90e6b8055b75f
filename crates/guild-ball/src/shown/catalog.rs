//! Every card with its figures.

use serde::Serialize;

use crate::catalog::catalog;
use crate::model::Profile;
use crate::plan::{DECK_A, PlanId};

/// Everything that can be taken into a match or turns up in one.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Shelf {
    /// The practice teams.
    pub teams: Vec<TeamShown>,
    /// The game plans of the deck, in the order of their numbers.
    pub plans: Vec<PlanShown>,
}

/// A team that can be taken as it is. Its name is the message `gb-team-<id>`.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct TeamShown {
    /// Its id in setups and in views.
    pub id: String,
    /// Its cards, the captain first.
    pub cards: Vec<CardShown>,
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
    Shelf {
        teams: catalog().teams.iter().map(team).collect(),
        plans: DECK_A.iter().enumerate().map(plan).collect(),
    }
}
