//! Carries out the operations of effects.

mod health;
mod hold;
mod leave;
mod now;
mod place;

use kernel::Seat;
use plane::Length;

pub(super) use place::everywhere;
pub(crate) use place::round;

use super::effect::Effect;
use super::suffer::Harm;
use super::{
    Advance, Attack, Frame, Next, Play, Scatter, Sidestep, SnapTo, Table, TakenOut, areas, momentum, victory,
};
use crate::ask::{Aimed, Choice, Placing, Prompt};
use crate::effect::Done;
use crate::effect::layers::{self, Deed};
use crate::effect::reading::out_among;
use crate::effect::vocabulary::{Custom, Op, Until};
use crate::engage;
use crate::event::{Aim, Event, Momentum, Movement};
use crate::legal;
use crate::pool::Strike;
use health::{base, cure, damage, heal, lose};
use hold::{hand_influence, influence, take_ball, take_influence};
use leave::{attach, install, put_down, put_marker, remove_marker, token};
use now::{attack_afar, charge_now, kick, kick_now, pass_to};
use place::{ask_place, bring_back, touching};

/// Carries out one operation; what has to be waited for is handed back.
pub(super) fn carry_out(effect: &mut Effect, op: &Op, desk: &mut Table<'_>) -> Option<Next> {
    match op {
        Op::Momentum(change) => {
            change_momentum(effect.seat, *change, desk);
            return None;
        }
        Op::TheirMomentum(change) => {
            change_momentum(effect.seat.other(), *change, desk);
            return None;
        }
        Op::TakeMomentum => {
            let (own, other) = (effect.seat, effect.seat.other());
            let all = desk.table().mp[other.index() & 1];
            momentum::pay(desk, other, all, Momentum::Effect);
            momentum::gain(desk, own, all, Momentum::Effect);
            return None;
        }
        Op::TheirPoints(vp) => {
            victory::score(desk, effect.seat.other(), *vp);
            return None;
        }
        Op::BringBack(inches) => return bring_back(effect, *inches, desk.table()),
        Op::MoveArea(inches) => return areas::ask_move(effect, *inches, desk.table()),
        Op::RemoveArea => {
            areas::remove(effect, desk);
            return None;
        }
        Op::Attach(rule) => return attach(effect, effect.id, *rule, None, desk),
        Op::Install(link, until) => return install(effect, link.id, *until, desk),
        Op::TurnGround(_) => {
            let rough = legal::has_rough(desk.table());
            return rough.then_some(Next::Ask(effect.seat, Prompt::Ground { id: effect.id }));
        }
        Op::Pool(more) => {
            let seat = effect.seat;
            let pool = desk.table().pool[seat.index() & 1].saturating_add(*more);
            desk.emit(Event::Pool { seat, pool });
            return None;
        }
        Op::RemoveMarker => return remove_marker(effect, desk),
        Op::PutMarker(link, inches) => return put_marker(effect, link.id, *inches, desk.table()),
        Op::Custom(Custom::Sidestep) => return Some(Next::Call(Frame::Sidestep(Sidestep::new(effect.id)))),
        _ => {}
    }
    let model = effect.model()?;
    match op {
        Op::Damage(amount) => damage(effect, model, amount, desk),
        Op::ConditionDamage(amount) => {
            let lost = base(effect, amount, desk.table());
            lose(effect, model, lost, desk);
        }
        Op::Suffer(condition) => {
            let suffer = effect.suffer(desk.table(), model, Harm::Condition(*condition));
            return Some(Next::Call(Frame::Suffer(suffer)));
        }
        Op::Cure(conditions) => cure(model, conditions, desk),
        Op::Heal(hp) => heal(model, *hp, desk),
        Op::HealEach(sel) => {
            let hp = effect.reading(desk.table()).set(sel).len();
            heal(model, hp, desk);
        }
        Op::Recover => {
            let lacks = desk.table().profile(model).recovery.saturating_sub(desk.table().model(model).hp);
            heal(model, lacks, desk);
        }
        Op::Dodge(inches, heading) => {
            let bound = effect.bound(desk.table(), *heading);
            let length = Length::inches(i32::from(*inches));
            let dodge = Advance::new(model, Movement::Dodge, length).bound(effect.seat, bound);
            return Some(Next::Call(Frame::Advance(dodge)));
        }
        Op::DodgeMove(heading) => {
            let bound = effect.bound(desk.table(), *heading);
            let length = layers::mov(desk.table(), model, false, Deed::NOTHING);
            let dodge = Advance::new(model, Movement::Dodge, length).bound(effect.seat, bound);
            return Some(Next::Call(Frame::Advance(dodge)));
        }
        Op::DodgeItself(inches) => {
            let length = Length::inches(i32::from(*inches));
            return Some(Next::Call(Frame::Advance(Advance::new(model, Movement::Dodge, length))));
        }
        Op::Push(inches, heading) => {
            return Some(Next::Call(effect.push(desk.table(), model, *inches, *heading)));
        }
        // Nobody is placed during a parting blow (GB-PART-09).
        Op::Place(_) if desk.memo().blow => {}
        Op::Place(place) => return ask_place(effect, model, *place, desk.table()),
        Op::Advance(movement, heading) => {
            if desk.table().model(model).is_down() {
                return None;
            }
            let bound = effect.bound(desk.table(), *heading);
            let deed = Deed::advance(model, *movement, None);
            let left = layers::mov_sum(desk.table(), model, *movement == Movement::Sprint, deed);
            desk.emit(Event::Advance { model, movement: *movement, target: None, additional: true });
            return Some(Next::Call(Frame::Advance(
                Advance::new(model, *movement, left).bound(effect.seat, bound),
            )));
        }
        Op::TakeBall => return take_ball(effect, model, desk),
        Op::DropBall => {
            if desk.table().has_ball(model) {
                let scatter = Scatter::loose(desk.table(), model, effect.seat);
                return Some(Next::Call(Frame::Scatter(scatter)));
            }
        }
        Op::RemoveBall => {
            desk.emit(Event::BallOff);
            return Some(Next::Call(Frame::GoalKick(super::GoalKick::new(effect.seat))));
        }
        Op::PlaceBall(inches) => {
            let reach = Length::inches(i32::from(*inches));
            let why = Placing::EffectBall { id: effect.id, reach };
            return desk.table().free_ball().map(|_| Next::Ask(effect.seat, Prompt::Place { why }));
        }
        Op::Influence(change) => influence(model, *change, desk),
        Op::TakeInfluence => take_influence(effect, model, desk),
        Op::HandInfluence => hand_influence(effect, model, desk),
        Op::Kick(what) => return kick_now(effect, model, *what, desk.table()),
        Op::KickBall => {
            let ask = Prompt::KickNow { id: effect.id, model, pass: true, shot: true, remote: true };
            return desk.table().free_ball().map(|_| Next::Ask(effect.seat, ask));
        }
        Op::Attack => {
            let enemies = engage::engaged_by(desk.table(), model);
            let able = !enemies.is_empty() && !desk.table().model(model).is_down();
            return able.then_some(Next::Ask(effect.seat, Prompt::AttackNow { id: effect.id, model }));
        }
        Op::PassTo(whom) => return pass_to(effect, model, *whom, desk.table()),
        Op::AttackAfar(cost) => return attack_afar(effect, model, *cost, desk),
        Op::TakeOut => return Some(Next::Call(Frame::TakenOut(TakenOut::new(model, None)))),
        Op::LayArea(inches) => return areas::ask_lay(effect, model, *inches, desk.table()),
        Op::Charge => return charge_now(effect, model, desk),
        Op::Play(link) => {
            let used = desk.table().effects.is_used(link.id, Some(model), effect.seat, Until::Turn);
            // A model that is KD uses no play by whatever way (GB-KD-05).
            let able = !used && !desk.table().model(model).is_down();
            return able.then(|| Next::Call(Frame::Play(Play::free(link.id, model, Aimed::Nothing))));
        }
        Op::Mark => {
            let mark = Done { id: effect.id, model: Some(model), seat: effect.seat, until: Until::Turn };
            desk.emit(Event::Marked(mark));
        }
        Op::Ignore => {
            desk.emit(Event::Ignored { model, id: effect.id });
            effect.has_ignored();
        }
        Op::Survive(hp) => {
            let lacks = hp.saturating_sub(desk.table().model(model).hp);
            heal(model, lacks, desk);
            effect.has_ignored();
        }
        Op::ReturnNow | Op::NoTeamWork => effect.has_ignored(),
        Op::Instead => effect.has_redirected(model),
        Op::Encourage(relief) => {
            desk.emit(Event::Rested { model, encouraged: true });
            super::activation::relieve(desk, model, *relief);
        }
        Op::Token(link, change, most) => token(effect, model, link.id, (*change, *most), desk),
        Op::ActsNext => {
            if !desk.table().model(model).activated {
                desk.emit(Event::ActsNext { model });
            }
        }
        Op::Again => {
            if desk.table().model(model).activated {
                desk.emit(Event::Readied { model });
            }
        }
        Op::Control => {
            if model.seat() != effect.seat {
                desk.emit(Event::Controlled { model, seat: effect.seat });
            }
        }
        Op::Momentum(_)
        | Op::TheirMomentum(_)
        | Op::TakeMomentum
        | Op::TheirPoints(_)
        | Op::BringBack(_)
        | Op::MoveArea(_)
        | Op::RemoveArea
        | Op::Attach(_)
        | Op::Install(..)
        | Op::TurnGround(_)
        | Op::Pool(_)
        | Op::RemoveMarker
        | Op::PutMarker(..)
        | Op::Custom(_) => {}
    }
    None
}

/// MP gained, or lost as far as there are any (GB-MOM-01).
fn change_momentum(seat: Seat, change: i8, desk: &mut Table<'_>) {
    match u8::try_from(change) {
        Ok(gained) => momentum::gain(desk, seat, gained, Momentum::Effect),
        Err(_) => {
            let lost = change.unsigned_abs().min(desk.table().mp[seat.index() & 1]);
            momentum::pay(desk, seat, lost, Momentum::Effect);
        }
    }
}

/// Goes on with the answer to what an operation asked.
pub(super) fn answered(effect: &mut Effect, choice: &Choice, desk: &mut Table<'_>) -> Option<Next> {
    match *choice {
        Choice::Spot(at) => match effect.asked()? {
            Op::PutMarker(..) => put_down(effect, at, desk),
            Op::LayArea(_) => areas::lay(effect, at, desk),
            Op::MoveArea(_) => areas::put(effect, at, desk),
            Op::BringBack(_) => {
                let model = out_among(desk.table(), effect.reading(desk.table()).named)?;
                let hp = desk.table().profile(model).hp;
                desk.emit(Event::Returned { model, at, hp });
                None
            }
            Op::PlaceBall(_) => {
                desk.emit(Event::Loose { at, by: Some(effect.seat) });
                Some(Next::Call(Frame::SnapTo(SnapTo::new(effect.seat, None))))
            }
            _ => {
                let model = effect.model()?;
                let from = desk.table().model(model).at;
                let beside = touching(desk.table(), model);
                desk.emit(Event::Placed { model, at });
                super::entered::placed(desk, model, from, beside)
            }
        },
        Choice::Pass(to) => kick(effect, Aim::Model(to), desk),
        Choice::PassTo(spot) => kick(effect, Aim::Spot(spot), desk),
        Choice::Shot => {
            momentum::pay_shot(desk, effect.model()?);
            kick(effect, Aim::Goal, desk)
        }
        Choice::Attack(on) => {
            let by = effect.model()?;
            Some(Next::Call(Frame::Attack(Attack::new(by, on, Strike::Attack))))
        }
        Choice::Piece(piece) => {
            desk.emit(Event::GroundTurned { piece });
            None
        }
        _ => None,
    }
}
