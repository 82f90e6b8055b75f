//! Carries out the operations of effects.

use plane::{Disc, Length, Point};

use super::effect::Effect;
use super::hooks::Happening;
use super::suffer::Harm;
use super::{
    Advance, Attack, Frame, Hooks, Kick, Next, Play, Scatter, Sidestep, SnapTo, Table, TakenOut, areas,
    momentum, victory,
};
use crate::ask::{Aimed, Choice, Placing, Prompt};
use crate::effect::active::MARKERS_MAX;
use crate::effect::layers::{self, Deed};
use crate::effect::price;
use crate::effect::reading::{out_among, template};
use crate::effect::vocabulary::{Amount, Cost, Custom, Ground, KickNow, Op, Paid, Until, Where, Whom};
use crate::effect::{AbilityId, Attached, Done, Hook, Laid};
use crate::engage;
use crate::event::{Aim, Event, Momentum, Movement, Possession};
use crate::legal;
use crate::model::{Condition, ModelId, ModelSet};
use crate::pool::Strike;
use crate::table::{Ball, Table as Board};
use crate::terrain::TerrainType;

/// Carries out one operation; what has to be waited for is handed back.
pub(super) fn carry_out(effect: &mut Effect, op: &Op, desk: &mut Table<'_>) -> Option<Next> {
    match op {
        Op::Momentum(change) => {
            let seat = effect.seat;
            if *change >= 0 {
                momentum::gain(desk, seat, change.unsigned_abs(), Momentum::Effect);
            } else {
                let least = change.unsigned_abs().min(desk.table().mp[seat.index() & 1]);
                momentum::pay(desk, seat, least, Momentum::Effect);
            }
            return None;
        }
        Op::TheirMomentum(change) => {
            let seat = effect.seat.other();
            if *change >= 0 {
                momentum::gain(desk, seat, change.unsigned_abs(), Momentum::Effect);
            } else {
                let least = change.unsigned_abs().min(desk.table().mp[seat.index() & 1]);
                momentum::pay(desk, seat, least, Momentum::Effect);
            }
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
            let lost = i32::from(count(effect, amount, desk.table())) + tweak(effect, desk.table());
            lose(effect, model, lost.clamp(0, 255) as u8, desk);
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

/// A kick now; one of a free ball starts where that lies and is paid for like any other.
fn kick(effect: &Effect, aim: Aim, desk: &mut Table<'_>) -> Option<Next> {
    let from = desk.table().free_ball().map(|ball| ball.centre);
    let model = effect.model()?;
    if from.is_some() {
        let what = if aim == Aim::Goal { Paid::Shot } else { Paid::Pass };
        super::activation::pay(desk, model, what, aim.model(), 1);
    }
    Some(Next::Call(Frame::Kick(Kick::new(model, aim).from(from))))
}

fn kick_now(effect: &Effect, model: ModelId, what: KickNow, table: &Board) -> Option<Next> {
    let able = table.has_ball(model) && !table.model(model).is_down();
    let (pass, shot) = (what != KickNow::Shot, what != KickNow::Pass);
    able.then_some(Next::Ask(
        effect.seat,
        Prompt::KickNow { id: effect.id, model, pass, shot, remote: false },
    ))
}

/// A pass to somebody, if it is legal.
fn pass_to(effect: &Effect, model: ModelId, whom: Whom, table: &Board) -> Option<Next> {
    let to = effect.whom(whom)?;
    let able = table.has_ball(model) && !table.model(model).is_down();
    let legal = able && legal::may_pass(table, model, to);
    legal.then(|| Next::Call(Frame::Kick(Kick::new(model, Aim::Model(to)))))
}

/// An attack on the model that was picked, wherever it is, paid for like any other where that is said.
fn attack_afar(effect: &Effect, model: ModelId, cost: Cost, desk: &mut Table<'_>) -> Option<Next> {
    let [on, _] = effect.picked();
    let table = desk.table();
    let on = on.filter(|&on| table.is_on_pitch(on) && layers::kept_by(table, model, on).is_none())?;
    let price = price::influence(table, model, Paid::Attack, Some(on), 1).price;
    let paid = cost == Cost::Free || price <= table.model(model).influence;
    if table.model(model).is_down() || !paid {
        return None;
    }
    if cost == Cost::Paid {
        super::activation::pay(desk, model, Paid::Attack, Some(on), 1);
    }
    Some(Next::Call(Frame::Attack(Attack::new(model, on, Strike::Attack))))
}

/// A named character that is taken out comes back beside the bearer.
fn bring_back(effect: &Effect, inches: u8, table: &Board) -> Option<Next> {
    let model = out_among(table, effect.reading(table).named)?;
    let Disc { centre, radius } = round(table, effect.bearer?, inches);
    ask_within(effect, Placing::Within { id: effect.id, model, centre, radius }, table)
}

/// Asks for a place if there is any.
fn ask_within(effect: &Effect, why: Placing, table: &Board) -> Option<Next> {
    legal::has_room(table, effect.seat, why).then_some(Next::Ask(effect.seat, Prompt::Place { why }))
}

fn charge_now(effect: &Effect, model: ModelId, desk: &mut Table<'_>) -> Option<Next> {
    let target = effect.subjects.iter().next()?;
    let table = desk.table();
    let able = !table.model(model).is_down()
        && engage::engaging(table, model).is_empty()
        && !engage::engages(table, model, target)
        && engage::sees_model(table, model, target);
    if !able {
        return None;
    }
    desk.emit(Event::Advance { model, movement: Movement::Charge, target: Some(target), additional: true });
    Some(Next::Call(Frame::Charge(super::Charge::new(model, target))))
}

fn count(effect: &Effect, amount: &Amount, table: &Board) -> u8 {
    match amount {
        Amount::N(number) => *number,
        Amount::Each(sel) => effect.reading(table).set(sel).len(),
    }
}

/// Damage with everything that raises or lowers it (GB-TIME-27, GB-RUL-58, -78).
fn damage(effect: &mut Effect, model: ModelId, amount: &Amount, desk: &mut Table<'_>) {
    let base = i32::from(count(effect, amount, desk.table())) + tweak(effect, desk.table());
    let table = desk.table();
    let mut damage = base;
    if let Some(by) = effect.bearer {
        let deed = Deed::play(by, Some(model));
        damage += if effect.is_of_play() { layers::damage_dealt(table, by, deed) } else { 0 };
        damage += if effect.is_any_play() { layers::damage_taken(table, model, deed) } else { 0 };
    }
    lose(effect, model, damage.clamp(0, 255) as u8, desk);
}

/// What the damage of a play differs by because of the play it is.
fn tweak(effect: &Effect, table: &Board) -> i32 {
    let by = effect.bearer.filter(|_| effect.is_of_play());
    by.map_or(0, |by| layers::play_damage(table, by, effect.id))
}

fn lose(effect: &mut Effect, model: ModelId, damage: u8, desk: &mut Table<'_>) {
    let damage = damage.min(desk.table().model(model).hp);
    if damage == 0 {
        return;
    }
    desk.emit(Event::Damaged { model, damage });
    effect.has_damaged(model);
}

fn cure(model: ModelId, conditions: &[Condition], desk: &mut Table<'_>) {
    let suffered = desk.table().model(model).conditions;
    let named = |condition: &Condition| conditions.is_empty() || conditions.contains(condition);
    for condition in suffered.iter().filter(named) {
        desk.emit(Event::Cured { model, condition });
    }
}

fn heal(model: ModelId, hp: u8, desk: &mut Table<'_>) {
    let lacks = desk.table().profile(model).hp.saturating_sub(desk.table().model(model).hp);
    let hp = hp.min(lacks);
    if hp > 0 {
        desk.emit(Event::Healed { model, hp });
    }
}

/// Attaches a rule to the model being dealt with, or to the player. What an effect that is used attaches to several models at
/// once is one entry each; the table keeps those of one name on one model apart from none (GB-CONV-05).
fn attach(
    effect: &Effect,
    id: AbilityId,
    rule: u8,
    until: Option<Until>,
    desk: &mut Table<'_>,
) -> Option<Next> {
    let data = id.get().rules.get(usize::from(rule))?;
    let on = effect.model().map_or(ModelSet::EMPTY, |model| ModelSet::EMPTY.with(model));
    desk.emit(Event::Attached(Attached {
        id,
        rule,
        area: effect.reading(desk.table()).area,
        by: effect.bearer,
        seat: effect.seat,
        on,
        until: until.unwrap_or(data.until),
        uses: data.uses,
    }));
    None
}

fn install(effect: &Effect, id: AbilityId, until: Until, desk: &mut Table<'_>) -> Option<Next> {
    for rule in 0..id.get().rules.len() {
        attach(effect, id, rule as u8, Some(until), desk);
    }
    None
}

/// Asks for a place; where there is none in base contact the model stays.
fn ask_place(effect: &Effect, model: ModelId, place: Where, table: &Board) -> Option<Next> {
    if let Where::Touching(whom) = place
        && let Some(Disc { centre, radius }) = effect.base(table, whom)
    {
        let why = Placing::Beside { id: effect.id, model, centre, radius };
        let any = legal::has_room_beside(table, model, Disc { centre, radius });
        return any.then_some(Next::Ask(effect.seat, Prompt::Place { why }));
    }
    let id = effect.id;
    let whole = |inches: u8| Length::inches(i32::from(inches));
    let (reach, touching) = match place {
        Where::Within(inches) => (whole(inches), None),
        Where::Touching(whom) => (Length::ZERO, Some(effect.whom(whom)?)),
        Where::Near(whom, inches) => {
            let near = effect.base(table, whom).or_else(|| Some(table.disc(effect.whom(whom)?)))?;
            let (centre, radius) = (near.centre, near.radius.plus(whole(inches)));
            return ask_within(effect, Placing::Within { id, model, centre, radius }, table);
        }
        Where::InArea(inches) => {
            return ask_within(effect, Placing::InArea { id, model, reach: whole(inches) }, table);
        }
        Where::InGround(inches, ground) => {
            let ground = ground.map(kind);
            let why = Placing::InGround { id, model, reach: whole(inches), ground };
            return ask_within(effect, why, table);
        }
        Where::AtTerrain(inches) => {
            return ask_within(effect, Placing::AtTerrain { id, model, reach: whole(inches) }, table);
        }
    };
    if touching.is_some_and(|other| !legal::has_contact(table, model, other)) {
        return None;
    }
    let why = Placing::Effect { id: effect.id, model, reach, touching };
    Some(Next::Ask(effect.seat, Prompt::Place { why }))
}

/// The type of terrain that is such ground; cover is what an obstruction gives.
const fn kind(ground: Ground) -> TerrainType {
    match ground {
        Ground::Rough => TerrainType::Rough,
        Ground::Fast => TerrainType::Fast,
        Ground::Forest => TerrainType::Forest,
        Ground::Cover => TerrainType::Obstruction,
    }
}

/// The ball passes from the model aimed at, or from where it lies free, if the model may have it (GB-KD-04, GB-BALL-07). What
/// follows is done with the ball taken: where none is, nothing follows, whatever ball the model had before.
fn take_ball(effect: &mut Effect, model: ModelId, desk: &mut Table<'_>) -> Option<Next> {
    let table = desk.table();
    let there = match table.ball {
        Ball::Held(holder) => effect.victim() == Some(holder),
        Ball::Free { .. } => effect.victim().is_none(),
        Ball::Away => false,
    };
    if !there || !crate::interrupt::may_hold(table, model) {
        effect.skip_operations();
        return None;
    }
    desk.emit(Event::Possessed { model, how: Possession::Effect });
    super::entered::gained(desk.table(), model).map(Next::Call)
}

/// The models in base contact with one.
fn touching(table: &Board, model: ModelId) -> ModelSet {
    let base = table.disc(model);
    table.standing.without(model).iter().filter(|&other| base.touches(table.disc(other))).collect()
}

/// Influence gained is bound by max INF, influence lost by what there is (GB-INF-07).
fn influence(model: ModelId, change: i8, desk: &mut Table<'_>) {
    let held = desk.table().model(model).influence;
    let room = layers::max_inf(desk.table(), model).saturating_sub(held);
    let change = if change >= 0 {
        change.min(i8::try_from(room).unwrap_or(i8::MAX))
    } else {
        change.max(-i8::try_from(held).unwrap_or(i8::MAX))
    };
    if change != 0 {
        desk.emit(Event::Influenced { model, change });
    }
}

fn take_influence(effect: &Effect, model: ModelId, desk: &mut Table<'_>) {
    let Some(from) = effect.subjects.iter().next() else { return };
    let held = desk.table().model(from).influence;
    let room = layers::max_inf(desk.table(), model).saturating_sub(desk.table().model(model).influence);
    let moved = i8::try_from(held.min(room)).unwrap_or(i8::MAX);
    if moved > 0 {
        desk.emit(Event::Influenced { model: from, change: -moved });
        desk.emit(Event::Influenced { model, change: moved });
    }
}

/// The model that was picked last hands one influence to the one picked before it, which has room for it (GB-INF-07).
fn hand_influence(effect: &Effect, model: ModelId, desk: &mut Table<'_>) {
    let [_, Some(to)] = effect.picked() else { return };
    let room = layers::max_inf(desk.table(), to) > desk.table().model(to).influence;
    if room && desk.table().model(model).influence > 0 {
        desk.emit(Event::Influenced { model, change: -1 });
        desk.emit(Event::Influenced { model: to, change: 1 });
    }
}

/// What lies within so many inches of a model.
pub(crate) fn round(table: &Board, model: ModelId, inches: u8) -> Disc {
    let base = table.disc(model);
    Disc { centre: base.centre, radius: base.radius.plus(Length::inches(i32::from(inches))) }
}

/// The whole pitch and more.
pub(super) fn everywhere(table: &Board) -> Disc {
    Disc { centre: table.centre_spot(), radius: Length(table.size) }
}

/// Asks where a marker goes, unless its player has as many as there may be.
fn put_marker(effect: &Effect, marker: AbilityId, inches: u8, table: &Board) -> Option<Next> {
    let most = usize::from(marker.get().most);
    let own = table.effects.markers.iter().filter(|other| other.id == marker && other.seat == effect.seat);
    if most > 0 && own.count() >= most || table.effects.markers.len() == MARKERS_MAX {
        return None;
    }
    let within = if effect.has_area() {
        template(effect.spot())
    } else if inches == u8::MAX {
        everywhere(table)
    } else {
        round(table, effect.model().or(effect.bearer)?, inches)
    };
    let why = Placing::Marker { id: effect.id, centre: within.centre, radius: within.radius };
    Some(Next::Ask(effect.seat, Prompt::Place { why }))
}

/// The marker that was asked for last.
fn marker_asked(effect: &Effect) -> Option<AbilityId> {
    match effect.asked()? {
        Op::PutMarker(link, _) => Some(link.id),
        _ => None,
    }
}

/// A marker lies where it was put; whoever answers to that does.
fn put_down(effect: &Effect, at: Point, desk: &mut Table<'_>) -> Option<Next> {
    let by = effect.bearer.or(effect.model())?;
    desk.emit(Event::MarkerPut(Laid { id: marker_asked(effect)?, at, by, seat: effect.seat }));
    let happening = Happening { from: Some(at), ..Happening::to(&[Hook::MarkerPlaced], by) };
    Hooks::open(desk.table(), &happening).map(Next::Call)
}

/// The marker whose rule fires is removed; that is what it is to go off.
fn remove_marker(effect: &Effect, desk: &mut Table<'_>) -> Option<Next> {
    let at = effect.spot();
    let mut markers = desk.table().effects.markers.iter().copied();
    let marker = markers.find(|marker| marker.id == effect.id && marker.at == at)?;
    desk.emit(Event::MarkerGone(marker));
    let happening = Happening { subjects: effect.subjects, ..Happening::nobody(&[Hook::MarkerTriggered]) };
    Hooks::open(desk.table(), &happening).map(Next::Call)
}

/// Tokens are what is attached with a count; those of one name on one model are one entry.
fn token(effect: &Effect, model: ModelId, id: AbilityId, (change, most): (i8, u8), desk: &mut Table<'_>) {
    let Some(rule) = id.get().rules.first() else { return };
    let mut entries = desk.table().effects.attached.iter();
    let held = entries.find(|entry| entry.id == id && entry.rule == 0 && entry.on.has(model));
    let held = held.map_or(0, |entry| entry.uses);
    let wanted = held.saturating_add_signed(change);
    let wanted = if most > 0 { wanted.min(most) } else { wanted };
    for _ in wanted..held {
        desk.emit(Event::Spent { id, rule: 0, on: Some(model) });
    }
    if wanted > held {
        let on = ModelSet::EMPTY.with(model);
        let (by, seat, until) = (effect.bearer, effect.seat, rule.until);
        let area = id.get().area;
        desk.emit(Event::Attached(Attached { id, rule: 0, area, by, seat, on, until, uses: wanted }));
    }
}
