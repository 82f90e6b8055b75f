//! Declaring a charge and drawing its straight line (GB-CHG-01 to -05).

use kernel::{Chance, Sampled, Seat};
use plane::sweep::{self, Cause};
use plane::{Length, Path, Point, Segment, Way};

use super::act::{affordable, may_advance};
use super::charger::Charge;
use super::draw::{Sample, possible};
use super::path::{self, Stride};
use super::preview::Preview;
use super::{attack, ends, spot, team, walk};
use crate::ask::Choice;
use crate::effect::layers::{self, Deed};
use crate::effect::price;
use crate::effect::touch;
use crate::effect::vocabulary::Paid;
use crate::engage;
use crate::event::Movement;
use crate::flow::Memo;
use crate::ground::{ground, in_the_way};
use crate::model::{ModelId, ModelSet};
use crate::pool::Strike;
use crate::refusal::{Refusal, Why, refuse};
use crate::table::Table;
use crate::terrain::{self, Footing, Ground, Trod};

/// What a charge costs in influence (GB-ADV-04).
const COST: u8 = 2;

/// Whether a model may declare a charge against that enemy; it may be out of reach (GB-RUL-53).
pub(super) fn check(table: &Table, seat: Seat, model: ModelId, target: ModelId) -> Result<(), Refusal> {
    team::enemy(table, seat, target, "GB-CHG-01")?;
    may_advance(table, model)?;
    affordable(table, model, cost(table, model, target))?;
    if let Some(enemy) = engage::engaging(table, model).iter().next() {
        return refuse("GB-CHG-02", Why::Engaged(enemy));
    }
    if engage::engages(table, model, target) {
        return refuse("GB-CHG-03", Why::AlreadyEngaging(target));
    }
    if !engage::sees_model(table, model, target) {
        return refuse("GB-CHG-01", Why::Unseen(target));
    }
    Ok(())
}

/// What a charge costs in influence now.
fn cost(table: &Table, model: ModelId, target: ModelId) -> u8 {
    price::influence(table, model, Paid::Charge, Some(target), COST).price
}

/// How far a model charges at an enemy.
fn reach(table: &Table, model: ModelId, target: ModelId) -> Length {
    layers::mov(table, model, true, Deed::advance(model, Movement::Charge, Some(target)))
}

/// Whether a charge of a model at an enemy it sees would end engaging it.
pub fn reaches(table: &Table, model: ModelId, target: ModelId) -> bool {
    let ground = ground(table);
    Charge::new(table, &ground, model, target, reach(table, model, target)).first_end().is_some()
}

/// Whether an enemy is near enough for a charge, or would be with what fast ground on the straight line to it adds
/// (GB-TERR-04).
fn is_near(table: &Table, model: ModelId, enemy: ModelId, reach: Length) -> bool {
    let (own, other) = (table.disc(model), table.disc(enemy));
    if own.within(other, reach) {
        return true;
    }
    let further = terrain::fast_bonus(table);
    further != Length::ZERO && own.within(other, reach.plus(further)) && {
        let footing = Footing::new(table, model, Movement::Charge, Trod::default());
        footing.may_tread(Segment::new(own.centre, other.centre), Ground::Fast)
    }
}

/// The enemies a model can charge with some hope of getting there; it is known to be able to advance.
pub(super) fn targets(table: &Table, model: ModelId, engaging: ModelSet, out: &mut Vec<Choice>) {
    let influence = table.model(model).influence;
    if engaging != ModelSet::EMPTY
        || influence == 0 && !table.effects.may_change(touch::Touch::Influence, model)
    {
        return;
    }
    let zone = Length::inches(i32::from(layers::zone(table, model)));
    for enemy in engage::enemies(table, model.seat()).iter() {
        if influence < cost(table, model, enemy) {
            continue;
        }
        let near = is_near(table, model, enemy, reach(table, model, enemy).plus(zone));
        if near && !engage::engages(table, model, enemy) && engage::sees_model(table, model, enemy) {
            out.push(Choice::Charge(enemy));
        }
    }
}

/// The line of a charge is straight, legal on its whole length and ends engaging the target whenever it can.
pub(super) fn check_line(
    table: &Table,
    model: ModelId,
    target: ModelId,
    left: Length,
    choice: &Choice,
) -> Result<(), Refusal> {
    let ground = ground(table);
    let charge = Charge::new(table, &ground, model, target, left);
    let to = match *choice {
        Choice::Line(to) => to,
        Choice::Stop => return charge.check_engaging(charge.base.centre),
        Choice::Path(path) if path.is_empty() => {
            return charge.check_engaging(charge.base.centre);
        }
        Choice::Path(path) => {
            let first = path.point(0).filter(|to| to.is_on_plane());
            let to = first.unwrap_or(charge.base.centre);
            return Err(charge.with_legal_end(Refusal::new("GB-CHG-04", Why::NotStraight), to));
        }
        _ => return Err(Refusal::NOT_AN_ANSWER),
    };
    if !to.is_on_plane() {
        return refuse("GB-MOVE-08", Why::OffTable);
    }
    if to == charge.base.centre {
        return refuse("GB-MOVE-09", Why::NoLine);
    }
    if let Err(refusal) = charge.check_bound(to) {
        return Err(charge.with_legal_end(refusal, to));
    }
    let line = Path::to(to);
    let mask = in_the_way(table, model, Movement::Charge);
    if let Err(breach) = sweep::chosen(charge.base, &line, charge.most(), &ground, mask) {
        let refusal = match breach.cause {
            Cause::TooLong => Refusal::new("GB-MOVE-02", Why::TooLong { left: charge.most() }),
            Cause::Blocked(by) => path::blocked(table, by, Movement::Charge),
        };
        return Err(charge.with_legal_end(refusal, breach.furthest));
    }
    if let Err(far) = charge.footing.judge(charge.base.centre, &line, left) {
        let rule = if far.rough { "GB-TERR-06" } else { "GB-MOVE-02" };
        return Err(charge.with_legal_end(Refusal::new(rule, Why::TooLong { left: far.left }), to));
    }
    if charge.on_ball(to) {
        let refusal = Refusal::new("GB-GEO-30", Why::EndsOnBall);
        return Err(charge.with_legal_end(refusal, to));
    }
    if charge.on_marker(to) {
        let refusal = Refusal::new("GB-GEO-30", Why::EndsOnMarker);
        return Err(charge.with_legal_end(refusal, to));
    }
    charge.check_engaging(to)
}

/// After an interruption a charge goes on along its line, but not from where it engages the target to where it does not; it stops
/// short, there or further on, where that engages the target, and elsewhere only if the end of the line would not (GB-CHG-04,
/// -05).
pub(super) fn check_go_on(
    table: &Table,
    memo: &Memo,
    model: ModelId,
    target: ModelId,
    left: Length,
    choice: &Choice,
) -> Result<(), Refusal> {
    let stride = Stride::rest(Movement::Charge, left, memo);
    match choice {
        Choice::GoOn | Choice::Stop => path::check_go_on(table, memo, model, stride, choice)?,
        Choice::Path(_) => {}
        _ => return Err(Refusal::NOT_AN_ANSWER),
    }
    let ahead = memo.ahead.end().filter(|_| path::check_ahead(table, memo, model, stride).is_ok());
    let ground = ground(table);
    let charge = Charge::on_the_way(table, &ground, (model, target), stride);
    let engages = charge.engages_from(charge.base.centre);
    let fails = ahead.is_some_and(|end| !charge.engages_from(end));
    match *choice {
        Choice::Path(path) => {
            let short = fails && !engages;
            let fits = |&at: &Point| {
                let on_the_way = short && lies_on(memo, drawn(memo), at);
                let engaging =
                    || lies_on(memo, straight_on(memo, charge.most()), at) && charge.engages_from(at);
                charge.may_end(at) && (on_the_way || engaging())
            };
            let end = path.end().filter(|_| path.len() == 1);
            if end.as_ref().is_some_and(fits) { Ok(()) } else { not_straight(&charge, ahead) }
        }
        Choice::Stop if ahead.is_some() && !engages && !fails => refuse("GB-CHG-05", Why::MustEngage(target)),
        Choice::GoOn if engages && fails => refuse("GB-CHG-05", Why::MustEngage(target)),
        _ => Ok(()),
    }
}

/// The way of a charge that was interrupted to the place of its line nearest to a point where it may end.
pub(crate) fn on(
    table: &Table,
    memo: &Memo,
    model: ModelId,
    target: ModelId,
    left: Length,
    to: Point,
) -> Option<Path> {
    let ground = ground(table);
    let stride = Stride::rest(Movement::Charge, left, memo);
    let charge = Charge::on_the_way(table, &ground, (model, target), stride);
    let way = straight_on(memo, charge.most())?;
    let ahead = memo.covered.0.unsigned_abs() + 1..=way.last();
    let mut places: Vec<Point> = ahead.map(|m| way.position(m)).collect();
    places.sort_by_key(|place| place.square_to(to));
    let fits = |path: &Path| check_go_on(table, memo, model, target, left, &Choice::Path(*path)).is_ok();
    places.into_iter().map(Path::to).find(fits)
}

/// The refusal for a way that does not lead along the line of a charge, with the end of that line.
fn not_straight(charge: &Charge<'_>, ahead: Option<Point>) -> Result<(), Refusal> {
    Err(Refusal::new("GB-CHG-04", Why::NotStraight).at(ahead.unwrap_or(charge.base.centre)))
}

/// The line of a charge as far as it was drawn.
fn drawn(memo: &Memo) -> Option<Way> {
    memo.ahead.end().map(|end| Way::new(memo.origin, end))
}

/// The line of a charge as far as it still gets.
fn straight_on(memo: &Memo, most: Length) -> Option<Way> {
    let drawn = memo.ahead.end().filter(|&drawn| drawn != memo.origin)?;
    let length = memo.covered.plus(most);
    Some(Way::new(memo.origin, plane::point_at(memo.origin, drawn - memo.origin, length)))
}

/// Whether a point is one of the places of the line of a charge that are still ahead (GB-RUL-73).
fn lies_on(memo: &Memo, line: Option<Way>, at: Point) -> bool {
    line.is_some_and(|way| (memo.covered.0.unsigned_abs() + 1..=way.last()).any(|m| way.position(m) == at))
}

/// Where a charge goes on to whose drawn end would not engage the target or cannot be reached any more, because the target
/// was moved or the charger slowed meanwhile: along its line to the first place that does, or where it engages already to the last
/// one that still does, else as far as it still gets towards the end drawn (GB-ADV-05, GB-CHG-04, -05). Nothing where it may as
/// well go on as drawn, or engages nowhere but here.
pub(crate) fn further(
    table: &Table,
    memo: &Memo,
    model: ModelId,
    target: ModelId,
    left: Length,
) -> Option<Point> {
    let drawn = memo.ahead.end().filter(|&drawn| drawn != memo.origin)?;
    let ground = ground(table);
    let stride = Stride::rest(Movement::Charge, left, memo);
    let charge = Charge::on_the_way(table, &ground, (model, target), stride);
    let as_drawn = || path::check_ahead(table, memo, model, stride).is_ok();
    if charge.engages_from(drawn) && as_drawn() {
        return None;
    }
    let way = straight_on(memo, charge.most())?;
    let next = memo.covered.0.unsigned_abs() + 1;
    let rest = Way::new(memo.origin, drawn);
    let mut nearer = (next..=rest.last()).rev().map(|m| rest.position(m));
    if charge.engages_from(charge.base.centre) {
        return nearer.find(|&at| charge.engages_from(at) && charge.may_end(at));
    }
    charge
        .first_along(&way, next)
        .or_else(|| if as_drawn() { None } else { nearer.find(|&at| charge.may_end(at)) })
}

/// Whether a charge simply goes on as drawn: it can, and no other end is to be found for it (GB-CHG-05).
pub(crate) fn holds(table: &Table, memo: &Memo, model: ModelId, target: ModelId, left: Length) -> bool {
    check_go_on(table, memo, model, target, left, &Choice::GoOn).is_ok()
        && further(table, memo, model, target, left).is_none()
}

/// Going on and, where it is allowed, stopping.
pub(super) fn go_on(
    table: &Table,
    memo: &Memo,
    model: ModelId,
    target: ModelId,
    left: Length,
    out: &mut Vec<Choice>,
) {
    let both = [Choice::GoOn, Choice::Stop];
    out.extend(
        both.into_iter().filter(|choice| check_go_on(table, memo, model, target, left, choice).is_ok()),
    );
}

/// Lines that end engaging the target; if there are none, lines that come near it and others.
pub(super) fn lines(
    table: &Table,
    model: ModelId,
    target: ModelId,
    left: Length,
    want: usize,
    rng: &mut dyn Chance,
    out: &mut Vec<Choice>,
) {
    let ground = ground(table);
    let charge = Charge::new(table, &ground, model, target, left);
    let (start, end) = (out.len(), out.len() + want.clamp(1, 48));
    let mut easy = charge.ends().peekable();
    let hidden = easy.peek().is_none().then(|| charge.hidden());
    for at in easy.chain(hidden.into_iter().flatten()) {
        if !spot::is_among(&out[start..], at) {
            out.push(Choice::Line(at));
        }
        if out.len() >= end {
            break;
        }
    }
    if out.len() == start {
        out.push(Choice::Stop);
        let stride = Stride::fresh(Movement::Charge, left);
        ends::list(table, model, stride, want.saturating_sub(1).min(16), rng, out, ends::Kind::Line);
        out.retain(|choice| match choice {
            Choice::Line(to) => charge.check_bound(*to).is_ok(),
            _ => true,
        });
    }
}

/// Going on or, where it is allowed, stopping.
pub(super) fn sample_go_on(
    table: &Table,
    memo: &Memo,
    model: ModelId,
    target: ModelId,
    left: Length,
    rng: &mut dyn Chance,
) -> Sample {
    let fits = |choice: &Choice| check_go_on(table, memo, model, target, left, choice).is_ok();
    possible([Choice::GoOn, Choice::Stop], fits, rng)
}

/// A line that ends engaging the target; if there is none, any line or no move at all.
pub(super) fn sample_line(
    table: &Table,
    model: ModelId,
    target: ModelId,
    left: Length,
    rng: &mut dyn Chance,
) -> Sample {
    let ground = ground(table);
    let charge = Charge::new(table, &ground, model, target, left);
    if let Some(end) = charge.sample_end(rng).or_else(|| charge.first_end()) {
        return Some(Sampled::free(Choice::Line(end)));
    }
    let end =
        ends::one(table, &charge.near, (model, charge.base), Stride::fresh(Movement::Charge, left), rng)
            .filter(|_| rng.below(8) > 0);
    let end = end.filter(|&end| charge.near_enough(end) && charge.check_bound(end).is_ok());
    Some(Sampled::free(end.map_or(Choice::Stop, Choice::Line)))
}

/// A distance that no charge of a model goes beyond, as far as can be seen at a glance.
pub fn at_most(table: &Table, model: ModelId) -> Length {
    let more = if table.effects.touched.has(touch::Touch::Mov) { 6 } else { 0 };
    let profile = table.profile(model);
    Length::inches(i32::from(profile.mov[1]) + i32::from(profile.melee) + more)
        .plus(terrain::fast_bonus(table))
}

/// The enemies within reach of a charge; whether the model sees them and engages them is not judged.
pub fn in_reach(table: &Table, model: ModelId) -> ModelSet {
    let reach = table.mov(model, true).plus(Length::inches(i32::from(table.profile(model).melee)));
    engage::enemies(table, model.seat()).iter().filter(|&enemy| is_near(table, model, enemy, reach)).collect()
}

/// The price of a charge and the odds of its attack; that of one that cannot get there fails, and is paid for all the same
/// (GB-CHG-08, GB-RUL-53).
pub(super) fn preview(table: &Table, model: ModelId, target: ModelId) -> Preview {
    let price = Preview::price(cost(table, model, target), 0);
    let ground = ground(table);
    let charge = Charge::new(table, &ground, model, target, reach(table, model, target));
    let Some(first) = charge.first_end() else { return price.failing() };
    // Where the line ends is not known yet: what may come back is told if it may from any of the ends.
    let back = charge.ends().find(|&end| engage::engages(&path::moved(table, model, end), target, model));
    let there = path::moved(table, model, back.unwrap_or(first));
    attack::with_odds_from(price, table, &there, (model, target), Strike::Charge)
}

/// What happens on a line and the odds of the attack at its end, if it engages the target; else the charge fails (GB-CHG-08).
pub fn preview_line(
    table: &Table,
    model: ModelId,
    target: ModelId,
    left: Length,
    choice: &Choice,
) -> Preview {
    let attack = |there: &Table| {
        if engage::engages(there, model, target) {
            attack::with_odds(Preview::default(), there, model, target, Strike::Charge)
        } else {
            Preview::default().failing()
        }
    };
    let Choice::Line(to) = *choice else { return attack(table) };
    let walk = walk::fresh(table, model, Movement::Charge, Path::to(to), left);
    attack(&path::moved(table, model, to)).with_walk(walk)
}
