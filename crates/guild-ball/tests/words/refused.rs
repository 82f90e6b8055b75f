//! One of every reason.

use guild_ball::GuildBall;
use guild_ball::catalog::CardNumber;
use guild_ball::model::Name;
use guild_ball::plan::PlanId;
use guild_ball::refusal::{Refusal, Why};
use guild_ball::table::Table;
use guild_ball::terrain::TerrainType;
use kernel::Misfit;
use plane::Length;
use words::{Message, Shown};

use super::asked::ability;
use super::{ANCHOR, GAFF, PICKAXE, SLATE, every};

every!(all: Why {
    Why::Misfit(_) => [Why::Misfit(Misfit::Stale)],
    Why::NotAnAnswer => [Why::NotAnAnswer],
    Why::Unknown => [Why::Unknown],
    Why::NotYours(_) => [Why::NotYours(SLATE)],
    Why::NotAnEnemy(_) => [Why::NotAnEnemy(GAFF)],
    Why::Itself(_) => [Why::Itself(ANCHOR)],
    Why::OffPitch(_) => [Why::OffPitch(GAFF)],
    Why::NotAmong(_) => [Why::NotAmong(GAFF)],
    Why::NotInHand(_) => [Why::NotInHand(PlanId(1))],
    Why::SameTwice(_) => [Why::SameTwice(PlanId(1))],
    Why::Places { .. } => [
        Why::Places { need: 3, given: 0 },
        Why::Places { need: 3, given: 1 },
        Why::Places { need: 1, given: 2 },
    ],
    Why::OutsideZone(_) => [Why::OutsideZone(GAFF)],
    Why::OverEdge => [Why::OverEdge],
    Why::OnModel(_) => [Why::OnModel(GAFF)],
    Why::OnBarrier => [Why::OnBarrier],
    Why::OnTerrain(_) => [Why::OnTerrain(TerrainType::Barrier), Why::OnTerrain(TerrainType::Obstruction)],
    Why::OnMarker => [Why::OnMarker],
    Why::OnBall => [Why::OnBall],
    Why::NotAtEdge(_) => [Why::NotAtEdge(GAFF)],
    Why::NotNearest => [Why::NotNearest],
    Why::OverPool { .. } => [Why::OverPool { pool: 9 }],
    Why::OverMax(_) => [Why::OverMax(ANCHOR)],
    Why::Activated(_) => [Why::Activated(GAFF)],
    Why::Influence { .. } => [Why::Influence { cost: 2, held: 1 }],
    Why::Momentum { .. } => [Why::Momentum { cost: 2, held: 0 }],
    Why::Advanced => [Why::Advanced],
    Why::Down(_) => [Why::Down(ANCHOR)],
    Why::NoBall(_) => [Why::NoBall(GAFF)],
    Why::Engaged(_) => [Why::Engaged(SLATE)],
    Why::AlreadyEngaging(_) => [Why::AlreadyEngaging(SLATE)],
    Why::NotEngaging(_) => [Why::NotEngaging(PICKAXE)],
    Why::Unseen(_) => [Why::Unseen(PICKAXE)],
    Why::OutOfRange { .. } => [Why::OutOfRange { reach: Length::inches(8) }],
    Why::Rested(_) => [Why::Rested(ANCHOR)],
    Why::Encouraged(_) => [Why::Encouraged(GAFF)],
    Why::Countered(_) => [Why::Countered(SLATE)],
    Why::NotACharge => [Why::NotACharge],
    Why::TooLong { .. } => [Why::TooLong { left: Length(1067) }],
    Why::Blocked(_) => [Why::Blocked(SLATE)],
    Why::BlockedByBarrier => [Why::BlockedByBarrier],
    Why::BlockedByTerrain(_) => [
        Why::BlockedByTerrain(TerrainType::Fast),
        Why::BlockedByTerrain(TerrainType::Rough),
        Why::BlockedByTerrain(TerrainType::Obstruction),
        Why::BlockedByTerrain(TerrainType::Barrier),
        Why::BlockedByTerrain(TerrainType::Forest),
    ],
    Why::OffTable => [Why::OffTable],
    Why::EndsOnMarker => [Why::EndsOnMarker],
    Why::EndsOnBall => [Why::EndsOnBall],
    Why::EndsOnObstruction => [Why::EndsOnObstruction],
    Why::NotStraight => [Why::NotStraight],
    Why::MustEngage(_) => [Why::MustEngage(PICKAXE)],
    Why::NoLine => [Why::NoLine],
    Why::ClosedColumn { .. } => [
        Why::ClosedColumn { column: 4, open: 0 },
        Why::ClosedColumn { column: 4, open: 1 },
        Why::ClosedColumn { column: 4, open: 3 },
    ],
    Why::NoResult => [Why::NoResult],
    Why::Invalid => [Why::Invalid],
    Why::Picks { .. } => [
        Why::Picks { need: 2, given: 1 },
        Why::Picks { need: 1, given: 2 },
        Why::Picks { need: 2, given: 3 },
    ],
    Why::NoStep => [Why::NoStep],
    Why::TeamSize { .. } => [Why::TeamSize { models: 1 }, Why::TeamSize { models: 4 }],
    Why::Captains => [Why::Captains],
    Why::Mascots => [Why::Mascots],
    Why::SameName(_) => [Why::SameName(Name::new("Ox"))],
    Why::NoSuchCard(_) => [Why::NoSuchCard(Name::new("oxen"))],
    Why::Figure(_) => [Why::Figure(Name::new("Ox"))],
    Why::Size => [Why::Size],
    Why::RosterLimit { .. } => [Why::RosterLimit { limit: 40, least: 6, most: 12 }],
    Why::WrongGuild(_) => [Why::WrongGuild(Name::new("Ox"))],
    Why::SameCharacter(_) => [Why::SameCharacter(Name::new("Veteran Ox"))],
    Why::RosterSize { .. } => [Why::RosterSize { models: 13, limit: 12 }],
    Why::TooFewSquaddies => [Why::TooFewSquaddies],
    Why::Halves => [Why::Halves],
    Why::NotOnRoster(_) => [Why::NotOnRoster(CardNumber(123)), Why::NotOnRoster(CardNumber(999))],
    Why::WrongRole(_) => [Why::WrongRole(CardNumber(123))],
    Why::TeamsAndRosters => [Why::TeamsAndRosters],
    Why::Unfinished(_) => [Why::Unfinished(Name::new("Ox"))],
    Why::NoSuchPitch => [Why::NoSuchPitch],
    Why::PitchSize { .. } => [Why::PitchSize { inches: 36 }],
    Why::TooManyPieces { .. } => [Why::TooManyPieces { most: 12 }],
    Why::PieceShape(_) => [Why::PieceShape(0)],
    Why::PieceOffPitch(_) => [Why::PieceOffPitch(1)],
    Why::PieceOnGoalpost(_) => [Why::PieceOnGoalpost(2)],
    Why::NoRoomToSetUp => [Why::NoRoomToSetUp],
    Why::Cramped => [Why::Cramped],
    Why::NoSuchAbility(_) => [Why::NoSuchAbility(ability("axe-throw"))],
    Why::UsedUp(_) => [Why::UsedUp(ability("axe-throw"))],
    Why::NotNow(_) => [Why::NotNow(ability("axe-throw"))],
    Why::WrongIcon(_) => [Why::WrongIcon(ability("axe-throw"))],
    Why::NotForInfluence(_) => [Why::NotForInfluence(ability("axe-throw"))],
    Why::NotFree(_) => [Why::NotFree(ability("axe-throw"))],
    Why::WrongAim(_) => [Why::WrongAim(ability("axe-throw"))],
    Why::Nobody(_) => [Why::Nobody(ability("axe-throw"))],
    Why::WrongTarget(_) => [Why::WrongTarget(SLATE)],
    Why::MustAttack(_) => [Why::MustAttack(SLATE)],
    Why::Glides(_) => [Why::Glides(SLATE)],
    Why::NotTouching(_) => [Why::NotTouching(SLATE)],
    Why::NoFreeBall => [Why::NoFreeBall],
    Why::WrongWay => [Why::WrongWay],
    Why::NoMode => [Why::NoMode],
    Why::WrongPiece => [Why::WrongPiece],
});

pub(super) fn say(table: Option<&Table>, why: Why) -> Message {
    GuildBall::say_refusal(table, &Refusal::new("GB-RUL-01", why))
}
