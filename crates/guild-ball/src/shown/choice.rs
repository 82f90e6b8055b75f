//! Answers in few words, fit for a button.

use plane::{Path, Point};
use words::{Arg, Message};

use super::{ability, noun};
use crate::ask::{Aimed, Choice, Fire, Picks, Placing, Prompt, Relief, Step};
use crate::effect::AbilityId;
use crate::event::Movement;
use crate::model::{Condition, ModelId, TEAM_MAX};
use crate::notation;
use crate::playbook;
use crate::table::Table;
use crate::texts::m;

/// An answer to a prompt.
pub(super) fn say(table: &Table, prompt: &Prompt, choice: &Choice) -> Message {
    let name = |id: ModelId| noun::model(table, id);
    match *choice {
        Choice::PutAway([one, other]) => {
            m::GbDoPutAway { one: noun::plan(one), other: noun::plan(other) }.into()
        }
        Choice::KickOff => m::GbDoKickOff.into(),
        Choice::Receive => m::GbDoReceive.into(),
        Choice::Lead { captain, mascot } => {
            m::GbDoLead { captain: noun::card(captain), mascot: noun::card(mascot) }.into()
        }
        Choice::Squaddie(card) => m::GbDoSquaddie { card: noun::card(card) }.into(),
        Choice::NearEdge => m::GbDoNearEdge.into(),
        Choice::FarEdge => m::GbDoFarEdge.into(),
        Choice::Deploy(_) => m::GbDoDeploy.into(),
        Choice::Model(id) => model(prompt, name(id)),
        Choice::Plan(plan) => m::GbDoPlan { plan: noun::plan(plan) }.into(),
        Choice::Seat(seat) => m::GbDoSeat { seat: seat.into() }.into(),
        Choice::Influence(shares) => influence(table, &shares),
        Choice::Jog => m::GbDoJog.into(),
        Choice::Sprint => m::GbDoSprint.into(),
        Choice::Charge(target) => m::GbDoCharge { target: name(target) }.into(),
        Choice::Forfeit => forfeit(table, prompt),
        Choice::Attack(target) => m::GbDoAttack { target: name(target) }.into(),
        Choice::Pass(target) => m::GbDoPass { target: name(target) }.into(),
        Choice::PassTo(_) => m::GbDoPassTo.into(),
        Choice::Shot => m::GbDoShot.into(),
        Choice::GiveUp(_) => m::GbDoGiveUp.into(),
        Choice::Rest(Relief::Health) => m::GbDoRestHealth.into(),
        Choice::Rest(Relief::Conditions) => m::GbDoRestConditions.into(),
        Choice::Encourage(target, Relief::Health) => m::GbDoEncourageHealth { target: name(target) }.into(),
        Choice::Encourage(target, Relief::Conditions) => {
            m::GbDoEncourageConditions { target: name(target) }.into()
        }
        Choice::End => m::GbDoEnd.into(),
        Choice::Path(ref path) => walk(table, prompt, path),
        Choice::Halt(_) => m::GbDoHalt.into(),
        Choice::GoOn => m::GbDoGoOn.into(),
        Choice::Stop => stop(prompt),
        Choice::Line(end) => line(table, prompt, end),
        Choice::React { counter, stance } => react(counter, stance),
        Choice::Picks(ref picks) => pick(table, prompt, picks),
        Choice::Step(which) => step(which),
        Choice::Contest(models) if models.is_empty() => m::GbDoContestNone.into(),
        Choice::Contest(models) => m::GbDoContest { models: noun::models(table, models) }.into(),
        Choice::PassAndMove(mover) => m::GbDoPassAndMove { model: name(mover) }.into(),
        Choice::SnapShot => m::GbDoSnapShot.into(),
        Choice::Use { id, at, free } => use_ability(table, id, at, free),
        Choice::Glide => m::GbDoGlide.into(),
        Choice::Fire(fire) => first(table, fire),
        Choice::Mode(number) => mode(prompt, number),
        Choice::Piece(number) => m::GbDoPiece { number: (u16::from(number) + 1).into() }.into(),
        Choice::Spot(_) => spot(prompt),
        Choice::Yes => yes(prompt),
        Choice::No => no(table, prompt),
    }
}

fn model(prompt: &Prompt, model: Arg) -> Message {
    match prompt {
        Prompt::Kicker => m::GbDoKicker { model }.into(),
        Prompt::HandOver => m::GbDoHandOver { model }.into(),
        Prompt::Activate => m::GbDoActivate { model }.into(),
        Prompt::ArrangeBlows { .. } | Prompt::ArrangeIntercepts { .. } => m::GbDoFirst { model }.into(),
        Prompt::SnapOne { .. } => m::GbDoTakeWith { model }.into(),
        _ => m::GbDoModel { model }.into(),
    }
}

fn first(table: &Table, fire: Fire) -> Message {
    let ability = noun::ability(fire.id);
    match fire.bearer() {
        Some(bearer) => m::GbDoFire { ability, of: noun::of(table, bearer) }.into(),
        None => m::GbDoFirePlan { ability }.into(),
    }
}

fn use_ability(table: &Table, id: AbilityId, at: Aimed, free: bool) -> Message {
    let ability = noun::ability(id);
    let plain: Message = match at {
        Aimed::Nothing => m::GbDoUse { ability }.into(),
        Aimed::Model(model) => m::GbDoUseOn { ability, on: noun::model(table, model) }.into(),
        Aimed::Spot(_) => m::GbDoUseAt { ability }.into(),
    };
    if free { m::GbDoUseFree { action: plain.into() }.into() } else { plain }
}

fn influence(table: &Table, shares: &[u8; TEAM_MAX]) -> Message {
    let seat = notation::allocating(table);
    let given = shares.iter().enumerate().filter(|(_, share)| **share > 0);
    let share = |(place, share): (usize, &u8)| {
        let model = noun::model(table, ModelId::of(seat, place));
        noun::said(m::GbDoShare { model, influence: (*share).into() })
    };
    let shares: Vec<Arg> = given.map(share).collect();
    if shares.is_empty() {
        return m::GbDoInfluenceNone.into();
    }
    m::GbDoInfluence { shares: Arg::All(shares) }.into()
}

/// A knocked down model stands up by forfeiting its advance (GB-KD-08).
fn forfeit(table: &Table, prompt: &Prompt) -> Message {
    match *prompt {
        Prompt::Act { model } if table.model(model).conditions.has(Condition::KnockedDown) => {
            m::GbDoStandUp.into()
        }
        _ => m::GbDoForfeit.into(),
    }
}

/// Who moves at a prompt, and how.
fn mover(prompt: &Prompt) -> Option<(ModelId, Movement)> {
    match *prompt {
        Prompt::Path { model, movement, .. } | Prompt::GoOn { model, movement, .. } => {
            Some((model, movement))
        }
        Prompt::ChargeLine { model, .. } => Some((model, Movement::Charge)),
        Prompt::PushLine { model, .. } => Some((model, Movement::Push)),
        _ => None,
    }
}

fn walk(table: &Table, prompt: &Prompt, path: &Path) -> Message {
    let Some((model, movement)) = mover(prompt).filter(|_| !path.is_empty()) else {
        return stop(prompt);
    };
    let on_plane = path.points().all(Point::is_on_plane);
    let length = if on_plane { path.length(table.model(model).at) } else { plane::Length::ZERO };
    m::GbDoPath { movement: noun::verb(movement), length: noun::length(length) }.into()
}

fn stop(prompt: &Prompt) -> Message {
    match prompt {
        Prompt::GoOn { .. } => m::GbDoStop.into(),
        Prompt::PushLine { .. } => m::GbDoNoPush.into(),
        _ => m::GbDoStay.into(),
    }
}

fn line(table: &Table, prompt: &Prompt, end: Point) -> Message {
    match mover(prompt) {
        Some((model, Movement::Push)) => {
            m::GbDoPushLine { length: noun::between(table.model(model).at, end) }.into()
        }
        Some((model, _)) => m::GbDoChargeLine { length: noun::between(table.model(model).at, end) }.into(),
        None => m::GbDoChargeLine { length: Arg::Inches(0) }.into(),
    }
}

fn react(counter: bool, stance: bool) -> Message {
    match (counter, stance) {
        (false, false) => m::GbDoReactNone.into(),
        (true, false) => m::GbDoReactCounter.into(),
        (false, true) => m::GbDoReactStance.into(),
        (true, true) => m::GbDoReactBoth.into(),
    }
}

/// The results written out, one round of wrapping after another.
fn pick(table: &Table, prompt: &Prompt, picks: &Picks) -> Message {
    let Prompt::Playbook { by, .. } = *prompt else { return m::GbResultNone.into() };
    let mut said: Option<Message> = None;
    for &pick in picks.iter().rev() {
        let result = playbook::result(table, by, pick);
        let first = result.map_or_else(|| m::GbResultNone.into(), |result| noun::result(&result));
        said = Some(match said {
            None => first,
            Some(later) => m::GbResultThen { first: first.into(), later: later.into() }.into(),
        });
    }
    said.unwrap_or_else(|| m::GbResultNone.into())
}

fn step(step: Step) -> Message {
    match step {
        Step::Damage => m::GbDoStepDamage.into(),
        Step::Push => m::GbDoStepPush.into(),
        Step::Dodge => m::GbDoStepDodge.into(),
        Step::KnockDown => m::GbDoStepKnockDown.into(),
        Step::Tackle => m::GbDoStepTackle.into(),
        Step::FirstIcon | Step::SecondIcon => m::GbDoStepIcon.into(),
    }
}

fn spot(prompt: &Prompt) -> Message {
    match prompt {
        Prompt::Place { why: Placing::KickOff { .. } } => m::GbDoKickHere.into(),
        Prompt::Place { why: Placing::GoalKick } => m::GbDoGoalKickHere.into(),
        Prompt::Place { why: Placing::Return { .. } } => m::GbDoReturnHere.into(),
        Prompt::Place {
            why:
                Placing::Effect { .. }
                | Placing::Beside { .. }
                | Placing::Marker { .. }
                | Placing::Area { .. }
                | Placing::Within { .. }
                | Placing::InArea { .. }
                | Placing::InGround { .. }
                | Placing::AtTerrain { .. },
        } => m::GbDoPlaceHere.into(),
        Prompt::Place { why: Placing::OwnMarker { .. } } => m::GbDoThisMarker.into(),
        Prompt::Place { why: Placing::OwnArea { .. } } => m::GbDoThisArea.into(),
        _ => m::GbDoBallHere.into(),
    }
}

fn yes(prompt: &Prompt) -> Message {
    match prompt {
        Prompt::PartingBlow { .. } => m::GbDoStrike.into(),
        Prompt::RerollScatter { .. } => m::GbDoReroll.into(),
        Prompt::Intercept { .. } => m::GbDoIntercept.into(),
        Prompt::Snap { .. } => m::GbDoTake.into(),
        Prompt::BonusTime { .. } => m::GbDoBonusTime.into(),
        Prompt::RunTheLength { .. } => m::GbDoRunTheLength.into(),
        Prompt::Trigger { .. } => m::GbDoTrigger.into(),
        Prompt::AutoHit { .. } => m::GbDoAutoHit.into(),
        _ => m::GbDoYes.into(),
    }
}

fn no(table: &Table, prompt: &Prompt) -> Message {
    match *prompt {
        Prompt::PartingBlow { on, .. } => m::GbDoLetGo { model: noun::model(table, on) }.into(),
        Prompt::RerollScatter { .. } => m::GbDoKeep.into(),
        Prompt::Intercept { .. } => m::GbDoLetPass.into(),
        Prompt::Snap { .. } => m::GbDoLeave.into(),
        Prompt::BonusTime { .. } => m::GbDoNoBonusTime.into(),
        Prompt::RunTheLength { .. } => m::GbDoNoRun.into(),
        Prompt::HandOver => m::GbDoHandOverNo.into(),
        Prompt::SnapOne { .. } => m::GbDoTakeNone.into(),
        Prompt::TeamWork { .. } => m::GbDoNoTeamWork.into(),
        Prompt::Trigger { .. } => m::GbDoNoTrigger.into(),
        Prompt::Icon { .. } => m::GbDoNoPlay.into(),
        Prompt::AutoHit { .. } => m::GbDoTest.into(),
        Prompt::Pick { .. } | Prompt::Ground { .. } => m::GbDoNobody.into(),
        Prompt::KickNow { .. } => m::GbDoNoKick.into(),
        Prompt::AttackNow { .. } => m::GbDoNoAttack.into(),
        _ => m::GbDoNo.into(),
    }
}

/// One of the effects of an ability by what it does, where that can be told.
fn mode(prompt: &Prompt, number: u8) -> Message {
    if let Prompt::Mode { id, modes, .. } = *prompt
        && let Some(told) = ability::mode(id.get(), modes, number)
    {
        return told;
    }
    m::GbDoMode { number: (u16::from(number) + 1).into() }.into()
}
