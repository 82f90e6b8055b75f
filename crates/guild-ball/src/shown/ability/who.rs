//! Whom a text is about: nouns for selections, phrases for filters.

use words::{Arg, m};

use super::Page;
use crate::effect::select::{Filter, Sel, Side, Who};
use crate::model::Condition;
use crate::shown::noun::{condition, said};

/// Phrases in a row.
pub(super) fn row(hows: Vec<Arg>) -> Option<Arg> {
    super::joined(hows, |first, rest| said(m::GbtHowTwo { first, rest }))
}

/// Conditions in a row.
pub(super) fn conditions(all: &[Condition]) -> Arg {
    all.iter().map(|&each| condition(each)).collect()
}

/// The side filters ask for.
fn side_of(filters: &[Filter], side: Side) -> Side {
    if filters.contains(&Filter::Friend) {
        Side::Friend
    } else if filters.contains(&Filter::Enemy) {
        Side::Enemy
    } else {
        side
    }
}

impl Page<'_> {
    /// The models of a selection, all of them.
    pub(super) fn those(&self, sel: &Sel) -> Arg {
        let inches = self.area;
        let place = match sel.who {
            Who::Bearer => return self.bearer.clone(),
            Who::Target => return said(m::GbtWhoTarget),
            Who::AttackTarget => return said(m::GbtWhoAttacked),
            Who::Subject => return said(m::GbtWhoThat),
            Who::Chosen => return said(m::GbtWhoChosen),
            Who::Named => return self.named(),
            Who::Player => return said(m::GbtWhoTeam),
            Who::Aura | Who::Pulse => Some(self.within(inches)),
            Who::NearTarget(inches) => Some(said(m::GbtFNearTarget { inches: inches.into() })),
            Who::Zone => Some(said(m::GbtFZone { bearer: self.bearer.clone() })),
            Who::Area => Some(said(m::GbtFArea)),
            Who::Touched => Some(said(m::GbtFTouched)),
            Who::Everybody => None,
        };
        let who = match side_of(&sel.only, sel.side) {
            Side::Friend => said(m::GbtWhoFriends),
            Side::Enemy => said(m::GbtWhoEnemies),
            Side::Any => said(m::GbtWhoAll),
        };
        match row(place.into_iter().chain(self.hows(&sel.only)).collect()) {
            Some(how) => said(m::GbtAllHow { who, how }),
            None => who,
        }
    }

    /// One model of a selection.
    pub(super) fn one(&self, sel: &Sel) -> Arg {
        self.someone(side_of(&sel.only, sel.side), &sel.only)
    }

    /// A model of a side of which this holds; the bearer where it is meant.
    pub(super) fn someone(&self, side: Side, filters: &[Filter]) -> Arg {
        if filters.contains(&Filter::Bearer) {
            return self.bearer.clone();
        }
        let who = match side_of(filters, side) {
            Side::Friend => said(m::GbtWhoFriend),
            Side::Enemy => said(m::GbtWhoEnemy),
            Side::Any => said(m::GbtWhoModel),
        };
        match self.how(filters) {
            Some(how) => said(m::GbtWhoHow { who, how }),
            None => who,
        }
    }

    /// The characters named on the card.
    pub(super) fn named(&self) -> Arg {
        if self.names.is_empty() { said(m::GbtWhoNamedCard) } else { self.names_said() }
    }

    fn names_said(&self) -> Arg {
        let capital = |name: &String| {
            let name = name.strip_prefix("type:").unwrap_or(name);
            let mut letters = name.chars();
            let first = letters.next().into_iter().flat_map(char::to_uppercase);
            Arg::from(first.chain(letters).collect::<String>())
        };
        self.names.iter().map(capital).collect()
    }

    fn within(&self, inches: u8) -> Arg {
        if inches == 0 {
            return said(m::GbtFAura { bearer: self.bearer.clone() });
        }
        said(m::GbtFWithin { bearer: self.bearer.clone(), inches: inches.into() })
    }

    /// All that must hold, in a row.
    pub(super) fn how(&self, filters: &[Filter]) -> Option<Arg> {
        row(self.hows(filters))
    }

    /// A phrase for each that must hold; sides and the bearer are told by the noun.
    pub(super) fn hows(&self, filters: &[Filter]) -> Vec<Arg> {
        filters.iter().filter_map(|filter| self.phrase(filter)).collect()
    }

    fn phrase(&self, filter: &Filter) -> Option<Arg> {
        let bearer = self.bearer.clone();
        Some(match *filter {
            Filter::Friend | Filter::Enemy | Filter::Bearer => return None,
            Filter::Other => said(m::GbtFOther { bearer }),
            Filter::Target => said(m::GbtFIsTarget),
            Filter::Named => said(m::GbtFNamed { names: self.named() }),
            Filter::Guild => said(m::GbtFGuild),
            Filter::Captain => said(m::GbtFCaptain),
            Filter::NotCaptain => said(m::GbtFNotCaptain),
            Filter::Squaddie => said(m::GbtFSquaddie),
            Filter::Mascot => said(m::GbtFMascot),
            Filter::NotMascot => said(m::GbtFNotMascot),
            Filter::Type(kind) => said(m::GbtFType { kind: kind.id().into() }),
            Filter::Suffers(one) => said(m::GbtFSuffers { conditions: condition(one) }),
            Filter::SuffersOneOf(ref all) => said(m::GbtFSuffersOne { conditions: conditions(all) }),
            Filter::EngagesBearer => said(m::GbtFEngages { bearer }),
            Filter::EngagedByBearer => said(m::GbtFEngaged { bearer }),
            Filter::EngagedByNamed => said(m::GbtFEngagedNamed { names: self.named() }),
            Filter::EngagedByFriend => said(m::GbtFEngagedFriend),
            Filter::InZone => said(m::GbtFZone { bearer }),
            Filter::LeftZone => said(m::GbtFLeftZone { bearer }),
            Filter::Within(inches) => self.within(inches),
            Filter::NearNamed(inches) => {
                said(m::GbtFNearNamed { names: self.named(), inches: inches.into() })
            }
            Filter::NearOwnGoalpost(inches) => said(m::GbtFOwnGoal { inches: inches.into() }),
            Filter::NearEnemyGoalpost(inches) => said(m::GbtFTheirGoal { inches: inches.into() }),
            Filter::NearestToOurGoalpost => said(m::GbtFNearestGoal),
            Filter::NearEdge(inches) => said(m::GbtFEdge { inches: inches.into() }),
            Filter::Alone(inches) => said(m::GbtFAlone { inches: inches.into() }),
            Filter::NearTerrain(inches) => said(m::GbtFTerrain { inches: inches.into() }),
            Filter::InCover => said(m::GbtFCover),
            Filter::Damaged => said(m::GbtFDamaged),
            Filter::BelowRecovery => said(m::GbtFRecovery),
            Filter::Weaker => said(m::GbtFWeaker { bearer }),
            Filter::InOwnHalf => said(m::GbtFOwnHalf),
            Filter::InEnemyHalf => said(m::GbtFTheirHalf),
            Filter::NotActivated => said(m::GbtFNotActivated),
            Filter::Active => said(m::GbtFActive),
            Filter::HasInitiative => said(m::GbtFInitiative),
            Filter::HasBall => said(m::GbtFBall),
            Filter::NearFreeBall(inches) => said(m::GbtFFreeBall { inches: inches.into() }),
            Filter::HasInfluence => said(m::GbtFInfluence),
            Filter::ActivationPhase => said(m::GbtFActivationPhase),
            Filter::ReturnedThisTurn => said(m::GbtFReturned),
            Filter::InArea => said(m::GbtFArea),
            Filter::InAura => self.within(self.area),
            Filter::NotSubject => said(m::GbtFNotThat),
            Filter::NearSubject(inches) => said(m::GbtFNearThat { inches: inches.into() }),
            Filter::NotMarked => said(m::GbtFFirst),
        })
    }
}
