//! The things sentences are about: models, plans, lengths, results, and the names of kinds.

use plane::{Length, Point};
use words::{Arg, Message};

use crate::catalog::{CardNumber, catalog};
use crate::effect::AbilityId;
use crate::event::{Momentum, Movement};
use crate::model::{Condition, ModelId, ModelSet, PlayResult, Position};
use crate::plan::{PLANS, PlanId};
use crate::table::{Outcome, Phase, Table, Verdict};
use crate::terrain::TerrainType;
use crate::texts::m;

/// A model by its name, with its player where both teams have one of that name.
pub(super) fn model(table: &Table, id: ModelId) -> Arg {
    if !table.exists(id) {
        return unnamed(id);
    }
    let name = table.profile(id).name;
    let twice = table.team_of(id.seat().other()).any(|other| table.profile(other).name == name);
    if !twice {
        return name.as_str().into();
    }
    said(m::GbModelOf { name: name.as_str().into(), seat: id.seat().into() })
}

/// A model nobody knows the name of.
pub(super) fn unnamed(id: ModelId) -> Arg {
    said(m::GbModelUnnamed { number: id.0.into() })
}

/// A model something belongs to: French elides before a vowel.
pub(super) fn of(table: &Table, id: ModelId) -> Arg {
    let vowel = |letter: char| "aàâeéèêëiîïoôöuùûü".contains(letter);
    let first = table.profile(id).name.as_str().chars().next();
    let model = model(table, id);
    if table.exists(id) && first.is_some_and(|letter| letter.to_lowercase().any(vowel)) {
        said(m::GbOfVowel { model })
    } else {
        said(m::GbOf { model })
    }
}

/// Several models something belongs to.
pub(super) fn of_all(table: &Table, set: ModelSet) -> Arg {
    set.iter().map(|id| of(table, id)).collect()
}

/// Several models.
pub(super) fn models(table: &Table, set: ModelSet) -> Arg {
    set.iter().map(|id| model(table, id)).collect()
}

/// A card by the name on it.
pub(super) fn card(number: CardNumber) -> Arg {
    let card = catalog().numbered(number);
    card.map_or_else(|| format!("#{}", number.0).into(), |card| card.profile.name.as_str().into())
}

/// The name of a team position.
pub(super) fn position(position: Position) -> Arg {
    match position {
        Position::Captain => said(m::GbPositionCaptain),
        Position::Mascot => said(m::GbPositionMascot),
        Position::Squaddie => said(m::GbPositionSquaddie),
    }
}

/// A game plan by its name, which is the same in every language, with a printer's apostrophe.
pub(super) fn plan(id: PlanId) -> Arg {
    if id.0 < PLANS { id.plan().name.replace('\'', "’").into() } else { format!("#{}", id.0).into() }
}

/// An ability by its name, with a printer's apostrophe.
pub(super) fn ability(id: AbilityId) -> Arg {
    id.get().name.replace('\'', "’").into()
}

/// A length.
pub(super) fn length(length: Length) -> Arg {
    Arg::Inches(length.0)
}

/// How far two points are apart, never more than it is.
pub(super) fn between(from: Point, to: Point) -> Arg {
    let apart = from.is_on_plane() && to.is_on_plane();
    length(if apart { (to - from).length_down() } else { Length::ZERO })
}

/// Dice as they fell.
pub(super) fn dice(faces: &[u8]) -> Arg {
    let faces: Vec<String> = faces.iter().map(u8::to_string).collect();
    faces.join(" ").into()
}

/// Something said within something else.
pub(super) fn said(message: impl Into<Message>) -> Arg {
    message.into().into()
}

/// By which verb a movement is told.
pub(super) fn verb(movement: Movement) -> Arg {
    match movement {
        Movement::Jog | Movement::Sprint | Movement::Charge => "advance",
        Movement::Dodge => "dodge",
        Movement::Push => "push",
    }
    .into()
}

pub(super) fn movement(movement: Movement) -> Arg {
    match movement {
        Movement::Jog => said(m::GbMovementJog),
        Movement::Sprint => said(m::GbMovementSprint),
        Movement::Charge => said(m::GbMovementCharge),
        Movement::Dodge => said(m::GbMovementDodge),
        Movement::Push => said(m::GbMovementPush),
    }
}

/// A type of terrain.
pub(super) fn terrain(kind: TerrainType) -> Arg {
    match kind {
        TerrainType::Fast => said(m::GbTerrainFast),
        TerrainType::Rough => said(m::GbTerrainRough),
        TerrainType::Obstruction => said(m::GbTerrainObstruction),
        TerrainType::Barrier => said(m::GbTerrainBarrier),
        TerrainType::Forest => said(m::GbTerrainForest),
    }
}

pub(super) fn condition(condition: Condition) -> Arg {
    match condition {
        Condition::KnockedDown => said(m::GbConditionKnockedDown),
        Condition::TakenOut => said(m::GbConditionTakenOut),
        Condition::Bleed => said(m::GbConditionBleed),
        Condition::Poison => said(m::GbConditionPoison),
        Condition::Burning => said(m::GbConditionBurning),
        Condition::Snared => said(m::GbConditionSnared),
        Condition::Disease => said(m::GbConditionDisease),
    }
}

pub(super) fn phase(phase: Phase) -> Arg {
    match phase {
        Phase::Setup => said(m::GbPhaseSetup),
        Phase::Initiative => said(m::GbPhaseInitiative),
        Phase::Maintenance => said(m::GbPhaseMaintenance),
        Phase::Activation => said(m::GbPhaseActivation),
        Phase::End => said(m::GbPhaseEnd),
    }
}

/// What momentum was gained by or spent on.
pub(super) fn momentum(why: Momentum) -> Arg {
    match why {
        Momentum::KickOff => said(m::GbMomentumKickOff),
        Momentum::Second => said(m::GbMomentumSecond),
        Momentum::Goal => said(m::GbMomentumGoal),
        Momentum::Screamer => said(m::GbMomentumScreamer),
        Momentum::Pass => said(m::GbMomentumPass),
        Momentum::TakeDown => said(m::GbMomentumTakeDown),
        Momentum::Playbook => said(m::GbMomentumPlaybook),
        Momentum::Shot => said(m::GbMomentumShot),
        Momentum::CounterAttack => said(m::GbMomentumCounterAttack),
        Momentum::DefensiveStance => said(m::GbMomentumDefensiveStance),
        Momentum::BonusTime => said(m::GbMomentumBonusTime),
        Momentum::Rest => said(m::GbMomentumRest),
        Momentum::Encourage => said(m::GbMomentumEncourage),
        Momentum::PassAndMove => said(m::GbMomentumPassAndMove),
        Momentum::SnapShot => said(m::GbMomentumSnapShot),
        Momentum::RunTheLength => said(m::GbMomentumRunTheLength),
        Momentum::Heroic => said(m::GbMomentumHeroic),
        Momentum::Gliding => said(m::GbMomentumGliding),
        Momentum::Effect => said(m::GbMomentumEffect),
    }
}

/// A playbook result, effect by effect.
pub(super) fn result(result: &PlayResult) -> Message {
    let PlayResult { damage, push, dodge, knock_down, tackle, momentous, icon } = *result;
    let effects = [
        (damage > 0).then(|| said(m::GbEffectDamage { damage: damage.into() })),
        (push > 0).then(|| said(m::GbEffectPush { inches: push.into() })),
        (dodge > 0).then(|| said(m::GbEffectDodge { inches: dodge.into() })),
        knock_down.then(|| said(m::GbEffectKnockDown)),
        tackle.then(|| said(m::GbEffectTackle)),
        (icon > 0).then(|| said(m::GbEffectPlay { icon: icon.into() })),
    ];
    let effects: Arg = effects.into_iter().flatten().collect();
    if momentous { m::GbResultMomentous { effects }.into() } else { m::GbResult { effects }.into() }
}

/// How a match ended.
pub(super) fn outcome(outcome: &Outcome) -> Message {
    let how = match outcome.by {
        Verdict::Points => said(m::GbVerdictPoints),
        Verdict::Concession => said(m::GbVerdictConcession),
        Verdict::Agreement => said(m::GbVerdictAgreement),
        Verdict::Judgement => said(m::GbVerdictJudgement),
        Verdict::Void => return m::GbOutcomeVoid.into(),
    };
    match outcome.winner {
        Some(seat) => m::GbOutcomeWon { seat: seat.into(), how }.into(),
        None => m::GbOutcomeDrawn { how }.into(),
    }
}
