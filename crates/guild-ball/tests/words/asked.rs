//! One of every prompt and of every answer.

use guild_ball::ask::{Aimed, Bound, Choice, Fire, Pick, Picks, Placing, Prompt, Relief, Step, Threat};
use guild_ball::catalog::CardNumber;
use guild_ball::effect::AbilityId;
use guild_ball::event::Movement;
use guild_ball::model::ModelSet;
use guild_ball::plan::PlanId;
use guild_ball::table::Places;
use plane::{Length, Path};

use super::{ANCHOR, BLUE, GAFF, PICKAXE, SLATE, at, every};

const ACT: Prompt = Prompt::Act { model: ANCHOR };
const LEFT: Length = Length(1067);
const PATH: Prompt = Prompt::Path { model: ANCHOR, movement: Movement::Jog, left: LEFT, bound: Bound::Free };
const LINE: Prompt = Prompt::ChargeLine { model: ANCHOR, target: PICKAXE, left: LEFT };
const PUSH: Prompt = Prompt::PushLine { model: SLATE, by: ANCHOR, left: Length(254), bound: Bound::Free };
const BLOW: Prompt = Prompt::PartingBlow { by: SLATE, on: ANCHOR };
const PLAYBOOK: Prompt = Prompt::Playbook { by: ANCHOR, on: SLATE, hits: 9, parting: false };
const GO_ON: Prompt =
    Prompt::GoOn { model: ANCHOR, movement: Movement::Jog, left: LEFT, target: None, bound: Bound::Free };

fn pair() -> ModelSet {
    ModelSet::EMPTY.with(SLATE).with(PICKAXE)
}

every!(prompts: Prompt {
    Prompt::PutAway => [Prompt::PutAway],
    Prompt::KickOrReceive => [Prompt::KickOrReceive],
    Prompt::Lead => [Prompt::Lead],
    Prompt::Squaddie => [Prompt::Squaddie],
    Prompt::Deploy => [Prompt::Deploy],
    Prompt::Edge => [Prompt::Edge],
    Prompt::Kicker => [Prompt::Kicker],
    Prompt::HandOver => [Prompt::HandOver],
    Prompt::Plan => [Prompt::Plan],
    Prompt::Initiative => [Prompt::Initiative],
    Prompt::Allocate { .. } => [Prompt::Allocate { pool: 9 }],
    Prompt::Activate => [Prompt::Activate],
    Prompt::Act { .. } => [ACT],
    Prompt::Path { .. } => [
        PATH,
        Prompt::Path { model: ANCHOR, movement: Movement::Sprint, left: LEFT, bound: Bound::Free },
        Prompt::Path { model: ANCHOR, movement: Movement::Charge, left: LEFT, bound: Bound::Free },
        Prompt::Path { model: ANCHOR, movement: Movement::Dodge, left: LEFT, bound: Bound::Free },
        Prompt::Path { model: ANCHOR, movement: Movement::Push, left: LEFT, bound: Bound::Free },
    ],
    Prompt::GoOn { .. } => [
        GO_ON,
        Prompt::GoOn { model: ANCHOR, movement: Movement::Charge, left: LEFT, target: Some(PICKAXE), bound: Bound::Free },
    ],
    Prompt::ChargeLine { .. } => [LINE],
    Prompt::PushLine { .. } => [PUSH],
    Prompt::PartingBlow { .. } => [BLOW],
    Prompt::ArrangeBlows { .. } => [Prompt::ArrangeBlows { on: ANCHOR, blows: pair() }],
    Prompt::React { .. } => [
        Prompt::React { model: ANCHOR, to: SLATE, threat: Threat::Attack },
        Prompt::React { model: ANCHOR, to: SLATE, threat: Threat::Charge },
        Prompt::React { model: ANCHOR, to: SLATE, threat: Threat::Over },
    ],
    Prompt::BonusTime { .. } => [
        Prompt::BonusTime { model: ANCHOR, dice: 1, needs: 5, price: 1 },
        Prompt::BonusTime { model: ANCHOR, dice: 3, needs: 4, price: 1 },
    ],
    Prompt::Playbook { .. } => [
        PLAYBOOK,
        Prompt::Playbook { by: SLATE, on: ANCHOR, hits: 1, parting: true },
    ],
    Prompt::NextStep { .. } => [Prompt::NextStep { by: ANCHOR, on: SLATE, steps: 3 }],
    Prompt::RerollScatter { .. } => [Prompt::RerollScatter { direction: 2, distance: 5 }],
    Prompt::ArrangeIntercepts { .. } => [Prompt::ArrangeIntercepts { models: pair() }],
    Prompt::NextReturn { .. } => [Prompt::NextReturn { models: pair() }],
    Prompt::NextOut { .. } => [Prompt::NextOut { models: pair() }],
    Prompt::Intercept { .. } => [Prompt::Intercept { model: SLATE }],
    Prompt::Snap { .. } => [Prompt::Snap { model: SLATE }],
    Prompt::SnapOne { .. } => [Prompt::SnapOne { models: pair() }],
    Prompt::Contest { .. } => [Prompt::Contest { models: pair() }],
    Prompt::TeamWork { .. } => [
        Prompt::TeamWork { passer: ANCHOR, receiver: GAFF },
        Prompt::TeamWork { passer: ANCHOR, receiver: ANCHOR },
    ],
    Prompt::RunTheLength { .. } => [Prompt::RunTheLength { model: ANCHOR }],
    Prompt::Place { .. } => [
        Prompt::Place { why: Placing::KickOff { kicker: ANCHOR } },
        Prompt::Place { why: Placing::GoalKick },
        Prompt::Place { why: Placing::Return { model: GAFF } },
        Prompt::Place { why: Placing::Least { at: at(1000, 1000), from: at(1000, 1000) } },
        Prompt::Place {
            why: Placing::Effect { id: ability("diggy-hole"), model: ANCHOR, reach: Length(508), touching: None },
        },
        Prompt::Place {
            why: Placing::Marker { id: ability("planting-season"), centre: at(1000, 1000), radius: Length(508) },
        },
        Prompt::Place {
            why: Placing::OwnMarker {
                id: ability("carrot-and-stick"),
                marker: ability("harvest-markers"),
                centre: at(1000, 1000),
                radius: Length(508),
            },
        },
        Prompt::Place {
            why: Placing::Area {
                id: ability("deadly-wings"),
                centre: at(1000, 1000),
                radius: Length(1016),
                clear: false,
            },
        },
        Prompt::Place {
            why: Placing::OwnArea {
                id: ability("deadly-wings"),
                area: ability("harrier"),
                centre: at(1000, 1000),
                radius: Length(1016),
            },
        },
        Prompt::Place {
            why: Placing::Within {
                id: ability("lunar-eclipse"),
                model: ANCHOR,
                centre: at(1000, 1000),
                radius: Length(404),
            },
        },
        Prompt::Place { why: Placing::InArea { id: ability("cloud-jumper"), model: ANCHOR, reach: Length(1016) } },
        Prompt::Place {
            why: Placing::InGround { id: ability("mirage"), model: ANCHOR, reach: Length(0), ground: None },
        },
        Prompt::Place {
            why: Placing::AtTerrain { id: ability("wherever-i-may-roam"), model: ANCHOR, reach: Length(1016) },
        },
        Prompt::Place {
            why: Placing::Beside {
                id: ability("at-your-post"),
                model: ANCHOR,
                centre: at(1000, 1000),
                radius: Length(150),
            },
        },
        Prompt::Place { why: Placing::EffectBall { id: ability("diggy-hole"), reach: Length(508) } },
    ],
    Prompt::Trigger { .. } => [
        Prompt::Trigger { id: ability("swift-strikes"), by: Some(ANCHOR), about: pair() },
        Prompt::Trigger { id: ability("back-in-the-game"), by: None, about: pair() },
    ],
    Prompt::ArrangeTriggers { .. } => [Prompt::ArrangeTriggers { fires: kernel::List::new() }],
    Prompt::Icon { .. } => [Prompt::Icon { by: ANCHOR, on: SLATE, icon: 1 }],
    Prompt::AutoHit { .. } => [Prompt::AutoHit { id: ability("fire-blast"), by: ANCHOR, model: GAFF }],
    Prompt::Pick { .. } => [Prompt::Pick { id: ability("under-the-lines"), by: Some(ANCHOR), from: pair(), may: true }],
    Prompt::NextModel { .. } => [Prompt::NextModel { id: ability("trident-tested"), models: pair() }],
    Prompt::Mode { .. } => [Prompt::Mode { id: ability("either-or"), by: Some(ANCHOR), modes: 6 }],
    Prompt::KickNow { .. } => [
        Prompt::KickNow { id: ability("balls-gone"), model: ANCHOR, pass: true, shot: false, remote: false },
    ],
    Prompt::PassTarget { .. } => [Prompt::PassTarget { model: ANCHOR, remote: false }],
    Prompt::AttackNow { .. } => [Prompt::AttackNow { id: ability("clear"), model: ANCHOR }],
    Prompt::Ground { .. } => [Prompt::Ground { id: ability("mud-slide") }],
});

/// An ability by its id.
#[expect(clippy::expect_used, reason = "a name that is not in the library is a fault of the test")]
pub(super) fn ability(id: &str) -> AbilityId {
    AbilityId::named(id).expect("an ability of the library")
}

every!(choices: Choice {
    Choice::PutAway(_) => [Choice::PutAway([PlanId(1), PlanId(5)])],
    Choice::KickOff => [Choice::KickOff],
    Choice::Receive => [Choice::Receive],
    Choice::Lead { .. } => [Choice::Lead { captain: CardNumber(123), mascot: CardNumber(181) }],
    Choice::Squaddie(_) => [Choice::Squaddie(CardNumber(13))],
    Choice::NearEdge => [Choice::NearEdge],
    Choice::FarEdge => [Choice::FarEdge],
    Choice::Deploy(_) => [Choice::Deploy(Places::new())],
    Choice::Model(_) => [Choice::Model(GAFF)],
    Choice::Plan(_) => [Choice::Plan(PlanId(1))],
    Choice::Seat(_) => [Choice::Seat(BLUE)],
    Choice::Influence(_) => [Choice::Influence([4, 2, 1, 0, 0, 0]), Choice::Influence([0; 6])],
    Choice::Jog => [Choice::Jog],
    Choice::Sprint => [Choice::Sprint],
    Choice::Charge(_) => [Choice::Charge(PICKAXE)],
    Choice::Forfeit => [Choice::Forfeit],
    Choice::Attack(_) => [Choice::Attack(SLATE)],
    Choice::Pass(_) => [Choice::Pass(GAFF)],
    Choice::PassTo(_) => [Choice::PassTo(at(1000, 1000))],
    Choice::Shot => [Choice::Shot],
    Choice::GiveUp(_) => [Choice::GiveUp(at(1000, 1000))],
    Choice::Rest(_) => [Choice::Rest(Relief::Health), Choice::Rest(Relief::Conditions)],
    Choice::Encourage(..) => [
        Choice::Encourage(GAFF, Relief::Health),
        Choice::Encourage(GAFF, Relief::Conditions),
    ],
    Choice::End => [Choice::End],
    Choice::Path(_) => [Choice::Path(Path::to(at(3000, 4067))), Choice::Path(Path::new())],
    Choice::Halt(_) => [Choice::Halt(Path::to(at(3000, 4067)))],
    Choice::GoOn => [Choice::GoOn],
    Choice::Stop => [Choice::Stop],
    Choice::Line(_) => [Choice::Line(at(3000, 4067))],
    Choice::React { .. } => [
        Choice::React { counter: false, stance: false },
        Choice::React { counter: true, stance: false },
        Choice::React { counter: false, stance: true },
        Choice::React { counter: true, stance: true },
    ],
    Choice::Picks(_) => [
        Choice::Picks(Picks::new()),
        Choice::Picks(Picks::collect([Pick { column: 6, row: 0 }])),
        Choice::Picks(Picks::collect([Pick { column: 3, row: 1 }, Pick { column: 1, row: 1 }])),
    ],
    Choice::Step(_) => [
        Choice::Step(Step::Damage),
        Choice::Step(Step::Push),
        Choice::Step(Step::Dodge),
        Choice::Step(Step::KnockDown),
        Choice::Step(Step::Tackle),
        Choice::Step(Step::FirstIcon),
        Choice::Step(Step::SecondIcon),
    ],
    Choice::Use { .. } => [
        Choice::Use { id: ability("iron-fist"), at: Aimed::Nothing, free: false },
        Choice::Use { id: ability("axe-throw"), at: Aimed::Model(SLATE), free: true },
        Choice::Use { id: ability("clear"), at: Aimed::Spot(at(1000, 1000)), free: false },
    ],
    Choice::Glide => [Choice::Glide],
    Choice::Fire(_) => [
        Choice::Fire(Fire::new(ability("crucial-artery"), 0, Some(ANCHOR))),
        Choice::Fire(Fire::new(ability("dig-deep"), 0, None)),
    ],
    Choice::Mode(_) => [Choice::Mode(0)],
    Choice::Piece(_) => [Choice::Piece(2)],
    Choice::Contest(_) => [Choice::Contest(pair()), Choice::Contest(ModelSet::EMPTY)],
    Choice::PassAndMove(_) => [Choice::PassAndMove(GAFF)],
    Choice::SnapShot => [Choice::SnapShot],
    Choice::Spot(_) => [Choice::Spot(at(1000, 1000))],
    Choice::Yes => [Choice::Yes],
    Choice::No => [Choice::No],
});

/// A prompt the answer belongs to.
pub(super) fn prompt_of(choice: &Choice) -> Prompt {
    match choice {
        Choice::Path(_) | Choice::Halt(_) => PATH,
        Choice::GoOn | Choice::Stop => GO_ON,
        Choice::Line(_) => LINE,
        Choice::Picks(_) => PLAYBOOK,
        Choice::Yes | Choice::No => BLOW,
        Choice::Model(_) => Prompt::Activate,
        _ => ACT,
    }
}

/// Answers that read otherwise at another prompt.
pub(super) fn answers() -> Vec<(Prompt, Choice)> {
    let mut all = Vec::new();
    for prompt in prompts() {
        let choices: &[Choice] = match prompt {
            Prompt::Kicker | Prompt::ArrangeBlows { .. } | Prompt::ArrangeIntercepts { .. } => {
                &[Choice::Model(GAFF)]
            }
            Prompt::HandOver | Prompt::SnapOne { .. } => &[Choice::Model(GAFF), Choice::No],
            Prompt::Path { movement: Movement::Dodge, .. } => &[Choice::Path(Path::to(at(3000, 4067)))],
            Prompt::ChargeLine { .. } => &[Choice::Stop],
            Prompt::PushLine { .. } => &[Choice::Line(at(3400, 3400)), Choice::Stop],
            Prompt::BonusTime { dice: 3, .. }
            | Prompt::RerollScatter { .. }
            | Prompt::Intercept { .. }
            | Prompt::Snap { .. }
            | Prompt::RunTheLength { .. } => &[Choice::Yes, Choice::No],
            Prompt::TeamWork { .. }
            | Prompt::Icon { .. }
            | Prompt::Pick { .. }
            | Prompt::KickNow { .. }
            | Prompt::AttackNow { .. } => &[Choice::No],
            Prompt::Mode { .. } => &[Choice::Mode(1), Choice::Mode(2)],
            Prompt::Trigger { .. } | Prompt::AutoHit { .. } => &[Choice::Yes, Choice::No],
            Prompt::Place { .. } => &[Choice::Spot(at(1000, 1000))],
            _ => &[],
        };
        all.extend(choices.iter().map(|&choice| (prompt, choice)));
    }
    all
}
