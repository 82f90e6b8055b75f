//! One of every fact.

use guild_ball::catalog::CardNumber;
use guild_ball::effect::vocabulary::Until;
use guild_ball::effect::{Attached, Done, Laid};
use guild_ball::event::{Aim, Event, Momentum, Movement, Possession, Roll};
use guild_ball::model::{Condition, ModelSet, Position};
use guild_ball::plan::PlanId;
use guild_ball::table::{Outcome, Phase, Verdict};
use guild_ball::view::Seen;
use kernel::List;
use plane::Path;

use super::asked::ability;
use super::{ANCHOR, BLUE, GAFF, PICKAXE, RED, SLATE, at, every};

every!(seen: Seen {
    Seen::Fact(_) => [Seen::Fact(Event::Level)],
    Seen::Dealt { .. } => [Seen::Dealt { seat: BLUE }],
    Seen::PutAway { .. } => [Seen::PutAway { seat: BLUE }],
});

every!(rolls: Roll {
    Roll::Start => [Roll::Start],
    Roll::Initiative => [Roll::Initiative],
    Roll::Attack(_) => [Roll::Attack(SLATE)],
    Roll::Kick(_) => [Roll::Kick(ANCHOR)],
    Roll::Scatter => [Roll::Scatter],
    Roll::Snap(_) => [Roll::Snap(GAFF)],
    Roll::Play(_) => [Roll::Play(ANCHOR)],
});

every!(momentum: Momentum {
    Momentum::KickOff => [Momentum::KickOff],
    Momentum::Second => [Momentum::Second],
    Momentum::Goal => [Momentum::Goal],
    Momentum::Screamer => [Momentum::Screamer],
    Momentum::Pass => [Momentum::Pass],
    Momentum::TakeDown => [Momentum::TakeDown],
    Momentum::Playbook => [Momentum::Playbook],
    Momentum::Shot => [Momentum::Shot],
    Momentum::CounterAttack => [Momentum::CounterAttack],
    Momentum::DefensiveStance => [Momentum::DefensiveStance],
    Momentum::BonusTime => [Momentum::BonusTime],
    Momentum::Rest => [Momentum::Rest],
    Momentum::Encourage => [Momentum::Encourage],
    Momentum::PassAndMove => [Momentum::PassAndMove],
    Momentum::SnapShot => [Momentum::SnapShot],
    Momentum::RunTheLength => [Momentum::RunTheLength],
    Momentum::Heroic => [Momentum::Heroic],
    Momentum::Gliding => [Momentum::Gliding],
    Momentum::Effect => [Momentum::Effect],
});

every!(possessions: Possession {
    Possession::Kicker => [Possession::Kicker],
    Possession::Handed => [Possession::Handed],
    Possession::Pass => [Possession::Pass],
    Possession::Intercepted => [Possession::Intercepted],
    Possession::Snap => [Possession::Snap],
    Possession::Tackle => [Possession::Tackle],
    Possession::Effect => [Possession::Effect],
});

every!(phases: Phase {
    Phase::Setup => [Phase::Setup],
    Phase::Initiative => [Phase::Initiative],
    Phase::Maintenance => [Phase::Maintenance],
    Phase::Activation => [Phase::Activation],
    Phase::End => [Phase::End],
});

every!(verdicts: Verdict {
    Verdict::Points => [Verdict::Points],
    Verdict::Concession => [Verdict::Concession],
    Verdict::Agreement => [Verdict::Agreement],
    Verdict::Judgement => [Verdict::Judgement],
    Verdict::Void => [Verdict::Void],
});

every!(facts: Event {
    Event::Dealt { .. } => [Event::Dealt { seat: RED, plan: PlanId(1) }],
    Event::PutAway { .. } => [Event::PutAway { seat: RED, plan: PlanId(3) }],
    Event::Rolled { .. } => [Event::Rolled { roll: Roll::Start, dice: List::collect([4, 2]), needs: 0 }],
    Event::KicksOff { .. } => [Event::KicksOff { seat: BLUE }],
    Event::Drafted { .. } => [
        Event::Drafted { model: ANCHOR, card: CardNumber(123), position: Position::Captain },
        Event::Drafted { model: GAFF, card: CardNumber(181), position: Position::Mascot },
        Event::Drafted { model: GAFF, card: CardNumber(13), position: Position::Squaddie },
    ],
    Event::Deployed { .. } => [Event::Deployed { model: GAFF, at: at(500, 500) }],
    Event::Turned => [Event::Turned],
    Event::Kicker { .. } => [Event::Kicker { model: GAFF }],
    Event::Possessed { .. } => [Event::Possessed { model: GAFF, how: Possession::Snap }],
    Event::Loose { .. } => [Event::Loose { at: at(500, 500), by: None }],
    Event::BallOff => [Event::BallOff],
    Event::Scattered { .. } => [Event::Scattered { from: at(1000, 1000), landing: at(1000, 2016), aimed: None }],
    Event::Turn { .. } => [Event::Turn { turn: 3 }],
    Event::Phase { .. } => [Event::Phase { phase: Phase::Activation }],
    Event::Revealed { .. } => [Event::Revealed { plans: [PlanId(5), PlanId(12)] }],
    Event::Initiative { .. } => [Event::Initiative { seat: RED }],
    Event::Momentum { .. } => [Event::Momentum { seat: RED, change: 1, why: Momentum::Pass }],
    Event::MomentumReset => [Event::MomentumReset],
    Event::Returned { .. } => [Event::Returned { model: GAFF, at: at(150, 150), hp: 5 }],
    Event::Pool { .. } => [Event::Pool { seat: BLUE, pool: 9 }],
    Event::Allocated { .. } => [Event::Allocated { model: SLATE, influence: 4 }],
    Event::PoolLost { .. } => [Event::PoolLost { seat: BLUE }],
    Event::Activated { .. } => [Event::Activated { model: SLATE }],
    Event::ActivationEnded { .. } => [Event::ActivationEnded { model: SLATE }],
    Event::Paid { .. } => [Event::Paid { model: SLATE, influence: 1 }],
    Event::Advance { .. } => [
        Event::Advance { model: ANCHOR, movement: Movement::Jog, target: None, additional: false },
        Event::Advance { model: ANCHOR, movement: Movement::Sprint, target: None, additional: false },
        Event::Advance { model: ANCHOR, movement: Movement::Charge, target: Some(PICKAXE), additional: false },
    ],
    Event::Forfeited { .. } => [Event::Forfeited { model: ANCHOR }],
    Event::Moved { .. } => [
        Event::Moved { model: GAFF, movement: Movement::Jog, path: Path::to(at(1500, 3067)) },
        Event::Moved { model: ANCHOR, movement: Movement::Sprint, path: Path::to(at(1500, 3000)) },
        Event::Moved { model: GAFF, movement: Movement::Dodge, path: Path::to(at(1500, 2254)) },
        Event::Moved { model: ANCHOR, movement: Movement::Dodge, path: Path::to(at(2300, 3000)) },
        Event::Moved { model: GAFF, movement: Movement::Push, path: Path::to(at(1246, 2000)) },
        Event::Moved { model: ANCHOR, movement: Movement::Push, path: Path::to(at(2400, 3000)) },
    ],
    Event::LeftPitch { .. } => [Event::LeftPitch { model: GAFF }],
    Event::ChargeFailed { .. } => [Event::ChargeFailed { model: ANCHOR }],
    Event::Attack { .. } => [Event::Attack { by: SLATE, on: ANCHOR }],
    Event::PartingBlow { .. } => [Event::PartingBlow { by: SLATE, on: ANCHOR }],
    Event::Counter { .. } => [Event::Counter { by: ANCHOR, on: SLATE }],
    Event::Stance { .. } => [Event::Stance { model: ANCHOR }],
    Event::StanceOver => [Event::StanceOver],
    Event::NetHits { .. } => [
        Event::NetHits { by: SLATE, on: ANCHOR, hits: 0 },
        Event::NetHits { by: SLATE, on: ANCHOR, hits: 1 },
        Event::NetHits { by: SLATE, on: ANCHOR, hits: 3 },
    ],
    Event::Picked { .. } => [
        Event::Picked { by: ANCHOR, column: 0, row: 0 },
        Event::Picked { by: ANCHOR, column: 0, row: 1 },
        Event::Picked { by: ANCHOR, column: 3, row: 1 },
        Event::Picked { by: ANCHOR, column: 5, row: 0 },
    ],
    Event::Damaged { .. } => [Event::Damaged { model: ANCHOR, damage: 3, dealt: None }],
    Event::Healed { .. } => [Event::Healed { model: ANCHOR, hp: 4 }],
    Event::Suffers { .. } => [Event::Suffers { model: ANCHOR, condition: Condition::Bleed }],
    Event::Cured { .. } => [Event::Cured { model: ANCHOR, condition: Condition::Bleed }],
    Event::Removed { .. } => [Event::Removed { model: ANCHOR }],
    Event::Vp { .. } => [Event::Vp { seat: RED, vp: 1 }, Event::Vp { seat: BLUE, vp: 2 }],
    Event::Level => [Event::Level],
    Event::Kick { .. } => [
        Event::Kick { by: ANCHOR, at: Aim::Model(GAFF) },
        Event::Kick { by: ANCHOR, at: Aim::Spot(at(3000, 4270)) },
        Event::Kick { by: ANCHOR, at: Aim::Goal },
    ],
    Event::Goal { .. } => [Event::Goal { by: ANCHOR, counts: true }],
    Event::Rested { .. } => [
        Event::Rested { model: ANCHOR, encouraged: false },
        Event::Rested { model: GAFF, encouraged: true },
    ],
    Event::GaveUp { .. } => [Event::GaveUp { model: ANCHOR }],
    Event::InfluenceDiscarded => [Event::InfluenceDiscarded],
    Event::PlansDiscarded => [Event::PlansDiscarded],
    Event::NewHand { .. } => [Event::NewHand { seat: RED }],
    Event::TimeOut { .. } => [Event::TimeOut { seat: BLUE }],
    Event::Used { .. } => [
        Event::Used { id: ability("iron-fist"), by: Some(ANCHOR), seat: RED, on: None, at: None },
        Event::Used { id: ability("axe-throw"), by: Some(ANCHOR), seat: RED, on: Some(SLATE), at: None },
        Event::Used { id: ability("dig-deep"), by: None, seat: BLUE, on: None, at: None },
    ],
    Event::Fired { .. } => [
        Event::Fired { id: ability("crucial-artery"), by: Some(ANCHOR), seat: RED },
        Event::Fired { id: ability("dig-deep"), by: None, seat: BLUE },
    ],
    Event::PlayHit { .. } => [
        Event::PlayHit { id: ability("axe-throw"), model: SLATE, hit: true },
        Event::PlayHit { id: ability("axe-throw"), model: SLATE, hit: false },
    ],
    Event::Attached(_) => [
        Event::Attached(attached(ModelSet::EMPTY.with(SLATE).with(PICKAXE))),
        Event::Attached(attached(ModelSet::EMPTY)),
    ],
    Event::Spent { .. } => [Event::Spent { id: ability("decoy"), rule: 0, on: Some(ANCHOR), seat: None }],
    Event::MarkerPut(_) => [
        Event::MarkerPut(Laid { id: ability("trap-markers"), at: at(1000, 1000), by: ANCHOR, seat: RED }),
    ],
    Event::MarkerGone(_) => [
        Event::MarkerGone(Laid { id: ability("trap-markers"), at: at(1000, 1000), by: ANCHOR, seat: RED }),
    ],
    Event::ActsNext { .. } => [Event::ActsNext { model: ANCHOR }],
    Event::Readied { .. } => [Event::Readied { model: ANCHOR }],
    Event::Controlled { .. } => [Event::Controlled { model: ANCHOR, seat: RED.other() }],
    Event::ControlOver => [Event::ControlOver],
    Event::Spenders { .. } => [Event::Spenders { models: ModelSet::EMPTY }],
    Event::Marked(_) => [
        Event::Marked(Done { id: ability("decoy"), model: Some(ANCHOR), seat: RED, until: Until::Turn }),
    ],
    Event::EffectsOver { .. } => [Event::EffectsOver { until: Until::Turn }],
    Event::AreaLaid(_) => [
        Event::AreaLaid(Laid { id: ability("fire-blast"), at: at(1000, 1000), by: ANCHOR, seat: RED }),
    ],
    Event::AreaGone(_) => [
        Event::AreaGone(Laid { id: ability("fire-blast"), at: at(1000, 1000), by: ANCHOR, seat: RED }),
    ],
    Event::AreasOver => [Event::AreasOver],
    Event::Placed { .. } => [Event::Placed { model: ANCHOR, at: at(1000, 1000) }],
    Event::Ignored { .. } => [Event::Ignored { model: SLATE, id: ability("sturdy") }],
    Event::Influenced { .. } => [
        Event::Influenced { model: SLATE, change: -1 },
        Event::Influenced { model: SLATE, change: 2 },
    ],
    Event::Glides { .. } => [Event::Glides { model: ANCHOR }],
    Event::GroundTurned { .. } => [Event::GroundTurned { piece: 2 }],
    Event::Ended(_) => [Event::Ended(Outcome { winner: Some(RED), by: Verdict::Points })],
});

/// Something attached to these models.
fn attached(on: ModelSet) -> Attached {
    let id = ability("blind");
    Attached { id, rule: 0, area: 0, by: Some(ANCHOR), seat: RED, on, until: Until::Turn, uses: 0 }
}

/// Every ending.
pub(super) fn outcomes() -> Vec<Outcome> {
    let by = |winner| verdicts().into_iter().map(move |by| Outcome { winner, by });
    by(Some(BLUE)).chain(by(None)).collect()
}

/// Every fact, with every kind of thing a fact speaks of.
pub(super) fn all() -> Vec<Seen> {
    let dice = |roll: Roll| match roll {
        Roll::Start | Roll::Initiative | Roll::Scatter => [4, 2].as_slice(),
        Roll::Attack(_) => &[6, 5, 4, 2],
        Roll::Kick(_) | Roll::Play(_) => &[5, 3, 1],
        Roll::Snap(_) => &[6],
    };
    let rolled = |roll| Event::Rolled { roll, dice: List::collect(dice(roll).iter().copied()), needs: 4 };
    let gained = |why| Event::Momentum { seat: RED, change: 1, why };
    let spent = |why| Event::Momentum { seat: BLUE, change: -2, why };
    let suffers = |condition| Event::Suffers { model: ANCHOR, condition };
    let cured = |condition| Event::Cured { model: ANCHOR, condition };
    let more = rolls()
        .into_iter()
        .map(rolled)
        .chain(momentum().into_iter().map(gained))
        .chain([spent(Momentum::SnapShot)])
        .chain(possessions().into_iter().map(|how| Event::Possessed { model: SLATE, how }))
        .chain(phases().into_iter().map(|phase| Event::Phase { phase }))
        .chain(Condition::ALL.map(suffers))
        .chain(Condition::ALL.map(cured));
    let facts = facts().into_iter().chain(more).map(Seen::Fact);
    seen().into_iter().chain(facts).collect()
}
