//! Why something is refused, in a sentence that names who and how much.

use words::{Arg, Message, misfit};

use super::noun;
use crate::effect::layers;
use crate::model::ModelId;
use crate::refusal::{Refusal, Why};
use crate::table::Table;
use crate::texts::m;

/// Why something is refused; without a table models have no names.
pub(super) fn say(table: Option<&Table>, refusal: &Refusal) -> Message {
    let name = |id: ModelId| table.map_or_else(|| noun::unnamed(id), |table| noun::model(table, id));
    let of = |id: ModelId| match table {
        Some(table) => noun::of(table, id),
        None => noun::said(m::GbOf { model: noun::unnamed(id) }),
    };
    match refusal.why {
        Why::Misfit(what) => misfit(what),
        Why::NotAnAnswer => m::GbWhyNotAnAnswer.into(),
        Why::Unknown => m::GbWhyUnknown.into(),
        Why::NotYours(id) => m::GbWhyNotYours { model: name(id) }.into(),
        Why::NotAnEnemy(id) => m::GbWhyNotAnEnemy { model: name(id) }.into(),
        Why::Itself(id) => m::GbWhyItself { model: name(id) }.into(),
        Why::OffPitch(id) => m::GbWhyOffPitch { model: name(id) }.into(),
        Why::NotAmong(id) => m::GbWhyNotAmong { model: name(id) }.into(),
        Why::NotInHand(plan) => m::GbWhyNotInHand { plan: noun::plan(plan) }.into(),
        Why::SameTwice(plan) => m::GbWhySameTwice { plan: noun::plan(plan) }.into(),
        Why::Places { need, given } => m::GbWhyPlaces { need: need.into(), given: given.into() }.into(),
        Why::OutsideZone(id) => m::GbWhyOutsideZone { of: of(id) }.into(),
        Why::OverEdge => m::GbWhyOverEdge.into(),
        Why::OnModel(id) => m::GbWhyOnModel { model: name(id) }.into(),
        Why::OnBarrier => m::GbWhyOnBarrier.into(),
        Why::OnTerrain(kind) => m::GbWhyOnTerrain { kind: noun::terrain(kind) }.into(),
        Why::OnMarker => m::GbWhyOnMarker.into(),
        Why::OnBall => m::GbWhyOnBall.into(),
        Why::NotAtEdge(id) => m::GbWhyNotAtEdge { model: name(id) }.into(),
        Why::NotNearest => m::GbWhyNotNearest.into(),
        Why::OverPool { pool } => m::GbWhyOverPool { pool: pool.into() }.into(),
        Why::OverMax(id) => {
            let max: Arg = table.map_or(0, |table| layers::max_inf(table, id)).into();
            m::GbWhyOverMax { model: name(id), max }.into()
        }
        Why::Activated(id) => m::GbWhyActivated { model: name(id) }.into(),
        Why::Influence { cost, held } => m::GbWhyInfluence { cost: cost.into(), held: held.into() }.into(),
        Why::Momentum { cost, held } => m::GbWhyMomentum { cost: cost.into(), held: held.into() }.into(),
        Why::Advanced => m::GbWhyAdvanced.into(),
        Why::Down(id) => m::GbWhyDown { model: name(id) }.into(),
        Why::NoBall(id) => m::GbWhyNoBall { model: name(id) }.into(),
        Why::Engaged(id) => m::GbWhyEngaged { enemy: name(id) }.into(),
        Why::AlreadyEngaging(id) => m::GbWhyAlreadyEngaging { enemy: name(id) }.into(),
        Why::NotEngaging(id) => m::GbWhyNotEngaging { enemy: name(id) }.into(),
        Why::Unseen(id) => m::GbWhyUnseen { model: name(id) }.into(),
        Why::OutOfRange { reach } => m::GbWhyOutOfRange { reach: noun::length(reach) }.into(),
        Why::Rested(id) => m::GbWhyRested { model: name(id) }.into(),
        Why::Encouraged(id) => m::GbWhyEncouraged { model: name(id) }.into(),
        Why::Countered(id) => m::GbWhyCountered { enemy: name(id) }.into(),
        Why::NotACharge => m::GbWhyNotACharge.into(),
        Why::TooLong { left } => m::GbWhyTooLong { left: noun::length(left) }.into(),
        Why::Blocked(id) => m::GbWhyBlocked { model: name(id) }.into(),
        Why::BlockedByBarrier => m::GbWhyBlockedByBarrier.into(),
        Why::BlockedByTerrain(kind) => m::GbWhyBlockedByTerrain { kind: noun::terrain(kind) }.into(),
        Why::OffTable => m::GbWhyOffTable.into(),
        Why::EndsOnMarker => m::GbWhyEndsOnMarker.into(),
        Why::EndsOnBall => m::GbWhyEndsOnBall.into(),
        Why::EndsOnObstruction => m::GbWhyEndsOnObstruction.into(),
        Why::NotStraight => m::GbWhyNotStraight.into(),
        Why::MustEngage(id) => m::GbWhyMustEngage { target: name(id) }.into(),
        Why::NoLine => m::GbWhyNoLine.into(),
        Why::ClosedColumn { column, open } => {
            m::GbWhyClosedColumn { column: (u16::from(column) + 1).into(), open: open.into() }.into()
        }
        Why::NoResult => m::GbWhyNoResult.into(),
        Why::Invalid => m::GbWhyInvalid.into(),
        Why::Picks { need, given } if given < need => {
            m::GbWhyPicksMore { need: need.into(), given: given.into() }.into()
        }
        Why::Picks { need, given } => m::GbWhyPicksFewer { need: need.into(), given: given.into() }.into(),
        Why::NoStep => m::GbWhyNoStep.into(),
        Why::TeamSize { models } => m::GbWhyTeamSize { models: models.into() }.into(),
        Why::Captains => m::GbWhyCaptains.into(),
        Why::Mascots => m::GbWhyMascots.into(),
        Why::SameName(name) => m::GbWhySameName { name: name.as_str().into() }.into(),
        Why::NoSuchCard(name) => m::GbWhyNoSuchCard { name: name.as_str().into() }.into(),
        Why::Figure(name) => m::GbWhyFigure { name: name.as_str().into() }.into(),
        Why::Size => m::GbWhySize.into(),
        Why::RosterLimit { limit, least, most } => {
            m::GbWhyRosterLimit { limit: limit.into(), least: least.into(), most: most.into() }.into()
        }
        Why::WrongGuild(name) => m::GbWhyWrongGuild { name: name.as_str().into() }.into(),
        Why::SameCharacter(name) => m::GbWhySameCharacter { name: name.as_str().into() }.into(),
        Why::RosterSize { models, limit } => {
            m::GbWhyRosterSize { models: models.into(), limit: limit.into() }.into()
        }
        Why::TooFewSquaddies => m::GbWhyTooFewSquaddies.into(),
        Why::Halves => m::GbWhyHalves.into(),
        Why::NotOnRoster(card) => m::GbWhyNotOnRoster { card: noun::card(card) }.into(),
        Why::WrongRole(card) => m::GbWhyWrongRole { card: noun::card(card) }.into(),
        Why::TeamsAndRosters => m::GbWhyTeamsAndRosters.into(),
        Why::Unfinished(name) => m::GbWhyUnfinished { name: name.as_str().into() }.into(),
        Why::NoSuchPitch => m::GbWhyNoSuchPitch.into(),
        Why::PitchSize { inches } => m::GbWhyPitchSize { inches: inches.into() }.into(),
        Why::TooManyPieces { most } => m::GbWhyTooManyPieces { most: most.into() }.into(),
        Why::PieceShape(piece) => m::GbWhyPieceShape { number: nth(piece) }.into(),
        Why::PieceOffPitch(piece) => m::GbWhyPieceOffPitch { number: nth(piece) }.into(),
        Why::PieceOnGoalpost(piece) => m::GbWhyPieceOnGoalpost { number: nth(piece) }.into(),
        Why::NoRoomToSetUp => m::GbWhyNoRoomToSetUp.into(),
        Why::Cramped => m::GbWhyCramped.into(),
        Why::NoSuchAbility(id) => m::GbWhyNoSuchAbility { ability: noun::ability(id) }.into(),
        Why::UsedUp(id) => m::GbWhyUsedUp { ability: noun::ability(id) }.into(),
        Why::NotNow(id) => m::GbWhyNotNow { ability: noun::ability(id) }.into(),
        Why::WrongIcon(id) => m::GbWhyWrongIcon { ability: noun::ability(id) }.into(),
        Why::NotForInfluence(id) => m::GbWhyNotForInfluence { ability: noun::ability(id) }.into(),
        Why::NotFree(id) => m::GbWhyNotFree { ability: noun::ability(id) }.into(),
        Why::WrongAim(id) => m::GbWhyWrongAim { ability: noun::ability(id) }.into(),
        Why::Nobody(id) => m::GbWhyNobody { ability: noun::ability(id) }.into(),
        Why::WrongTarget(id) => m::GbWhyWrongTarget { model: name(id) }.into(),
        Why::NoFreeBall => m::GbWhyNoFreeBall.into(),
        Why::WrongWay => m::GbWhyWrongWay.into(),
        Why::MustAttack(id) => m::GbWhyMustAttack { model: name(id) }.into(),
        Why::Glides(id) => m::GbWhyGlides { model: name(id) }.into(),
        Why::NotTouching(id) => m::GbWhyNotTouching { model: name(id) }.into(),
        Why::NoMode => m::GbWhyNoMode.into(),
        Why::WrongPiece => m::GbWhyWrongPiece.into(),
    }
}

/// A piece of terrain by its number in the setup, counted from 1.
fn nth(piece: u8) -> Arg {
    (u16::from(piece) + 1).into()
}
