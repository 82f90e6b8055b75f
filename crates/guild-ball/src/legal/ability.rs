//! Using plays and active traits (GB-PLAY, GB-AOE, GB-HERO, GB-STAT-12).

use kernel::{Chance, List, Seat};
use plane::{Disc, Length, Point};

use super::act::payable;
use super::draw;
use super::preview::{self, Odds, Preview, Under};
use crate::ask::{Aimed, Choice};
use crate::effect::layers;
use crate::effect::library::Takes;
use crate::effect::reading::{Reading, template};
use crate::effect::touch::Touch;
use crate::effect::vocabulary::{Ability, Aim, Cost, Kind, Momentous, Op, Paid, Range, Step, Used};
use crate::effect::{AbilityId, Held, force};
use crate::engage;
use crate::flow::{self, Play};
use crate::model::{ModelId, ModelSet};
use crate::pool::{self, Pool};
use crate::refusal::{Refusal, Why, refuse};
use crate::table::Table;

/// How an ability is come by.
#[derive(Clone, Copy)]
enum How {
    /// As an action of its own, perhaps with a free use that is at hand.
    Action { free: bool },
    /// With an icon of the playbook in an attack on somebody.
    Icon { icon: u8, on: ModelId },
}

/// Whether a model may use an ability in its activation.
pub(super) fn check(
    table: &Table,
    seat: Seat,
    model: ModelId,
    (id, at, free): (AbilityId, Aimed, bool),
) -> Result<(), Refusal> {
    let how = How::Action { free };
    let used = usable(table, seat, model, id, how)?;
    affordable(table, seat, model, (id, id.get(), used), how, at.model())?;
    check_aim(table, model, id, used, at, how)
}

/// Whether a model may trigger an ability with an icon, or leave it (GB-PB-20).
pub(super) fn check_icon(
    table: &Table,
    (by, on): (ModelId, ModelId),
    icon: u8,
    choice: &Choice,
) -> Result<(), Refusal> {
    match *choice {
        Choice::No => Ok(()),
        Choice::Use { id, at, .. } => {
            let how = How::Icon { icon, on };
            let used = usable(table, by.seat(), by, id, how)?;
            check_aim(table, by, id, used, at, how)
        }
        _ => Err(Refusal::NOT_AN_ANSWER),
    }
}

/// Everything but what it is aimed at.
fn usable(
    table: &Table,
    seat: Seat,
    model: ModelId,
    id: AbilityId,
    how: How,
) -> Result<&'static Used, Refusal> {
    let ability = id.get();
    let held = force::has(table, model, id);
    let Some(used) = ability.used.as_ref().filter(|_| held && ability.kind != Kind::Plan) else {
        return refuse("GB-STAT-23", Why::NoSuchAbility(id));
    };
    if (ability.kind == Kind::Play || uses_play(used)) && table.model(model).is_down() {
        return refuse("GB-KD-05", Why::Down(model));
    }
    let spent = used.once.until().is_some_and(|until| table.effects.is_used(id, Some(model), seat, until));
    if spent {
        let rule = match ability.kind {
            Kind::Play => "GB-PLAY-08",
            Kind::Heroic => "GB-HERO-02",
            Kind::Legendary => "GB-HERO-04",
            Kind::Passive | Kind::Active | Kind::Plan | Kind::Guild => "GB-DEF-10",
        };
        return refuse(rule, Why::UsedUp(id));
    }
    let reading = reading(table, model, id, how);
    if !reading.all_hold(&used.when, model) {
        return refuse("GB-STAT-12", Why::NotNow(id));
    }
    match how {
        // What a play costs may depend on whom it is aimed at.
        How::Action { .. } if table.effects.may_change(Touch::PlayPrice, model) => {}
        How::Action { .. } => affordable(table, seat, model, (id, ability, used), how, None)?,
        How::Icon { icon, .. } => {
            if ability.kind != Kind::Play || used.icon == 0 || used.icon != icon {
                return refuse("GB-RUL-60", Why::WrongIcon(id));
            }
        }
    }
    Ok(used)
}

/// Whether it consists in using a character play.
fn uses_play(used: &Used) -> bool {
    let plays =
        |step: &Step| matches!(step, Step::Do(_, ops) if ops.iter().any(|op| matches!(op, Op::Play(_))));
    used.bodies.iter().flatten().any(plays)
}

/// The price can be paid: influence for a play, 1 MP for a heroic play, nothing for the rest (GB-PLAY-09, GB-HERO-01, -03).
fn affordable(
    table: &Table,
    seat: Seat,
    model: ModelId,
    (id, ability, used): (AbilityId, &Ability, &Used),
    how: How,
    on: Option<ModelId>,
) -> Result<(), Refusal> {
    let How::Action { free } = how else { return Ok(()) };
    match ability.kind {
        Kind::Heroic => {
            payable(table, seat, flow::quote(table, model, Momentous::Heroic).price, "GB-HERO-01")
        }
        Kind::Play => {
            let Some(price) = used.influence else {
                let rule = if used.range == Range::Playbook { "GB-PLAY-05" } else { "GB-PLAY-02" };
                return refuse(rule, Why::NotForInfluence(id));
            };
            let quote = flow::play_quote(table, model, (id, on), price, free);
            if free && quote.spends.is_none() {
                return refuse("GB-INF-10", Why::NotFree(id));
            }
            super::act::affordable(table, model, quote.price)
        }
        Kind::Passive | Kind::Active | Kind::Legendary | Kind::Plan | Kind::Guild => Ok(()),
    }
}

fn reading(table: &Table, model: ModelId, id: AbilityId, how: How) -> Reading<'_> {
    let held = table.profile(model).abilities.iter().copied().find(|held| held.id == id);
    let held = held.unwrap_or(Held { id, area: 0, named: ModelSet::EMPTY });
    let area = if held.area > 0 { held.area } else { id.get().area };
    let attack = match how {
        How::Action { .. } => None,
        How::Icon { on, .. } => Some(on),
    };
    let id = Some(id);
    Reading { id, bearer: Some(model), area, named: held.named, attack, ..Reading::new(table, model.seat()) }
}

/// What it is aimed at is valid, in range and in sight (GB-PLAY-03 to -06, -10, GB-AOE-02, GB-RUL-62).
fn check_aim(
    table: &Table,
    model: ModelId,
    id: AbilityId,
    used: &Used,
    at: Aimed,
    how: How,
) -> Result<(), Refusal> {
    match (used.aim, at) {
        (Aim::Nothing, Aimed::Nothing) => check_choices(table, model, id, used, how),
        (Aim::Enemy | Aim::Friend | Aim::Model, Aimed::Model(target)) => {
            check_target(table, model, id, used, target, how)
        }
        (Aim::EnemyOrBall, Aimed::Model(target)) => check_target(table, model, id, used, target, how),
        (Aim::Ball | Aim::EnemyOrBall, Aimed::Nothing) => check_ball(table, model, id, used),
        (Aim::Area, Aimed::Spot(spot)) => check_area(table, model, id, used, spot).map_err(|refusal| {
            let legal = |at: &Point| check_area(table, model, id, used, *at).is_ok();
            let reach = Length(2 * table.size);
            refusal.at_most(super::spot::last_towards(table.model(model).at, spot, reach, legal))
        }),
        _ => refuse("GB-PLAY-10", Why::WrongAim(id)),
    }
}

/// An effect that starts with picking somebody needs somebody to pick.
fn check_choices(table: &Table, model: ModelId, id: AbilityId, used: &Used, how: How) -> Result<(), Refusal> {
    match used.bodies.first().and_then(|body| body.first()) {
        Some(Step::Choose { from, may: false, .. })
            if reading(table, model, id, how).set(from).is_empty() =>
        {
            refuse("GB-PLAY-10", Why::Nobody(id))
        }
        Some(Step::Area(link, inches)) => {
            let within = flow::round(table, model, *inches);
            if table.effects.areas_in(link.id, model.seat(), within).next().is_none() {
                return refuse("GB-PLAY-10", Why::Nobody(id));
            }
            check_afar(table, model, used)
        }
        Some(Step::Choose { .. }) => check_afar(table, model, used),
        // Who kicks as if it had the ball must be able to have it and to pay for the kick.
        Some(Step::Do(_, ops)) if ops.contains(&Op::KickBall) => {
            if table.model(model).is_down() {
                return refuse("GB-KD-04", Why::Down(model));
            }
            super::act::affordable(table, model, super::kick::cost(table, model, Paid::Pass, None))
        }
        _ => Ok(()),
    }
}

/// Who attacks somebody it does not engage must be able to attack, and to pay for it where that is asked (GB-KD-03).
fn check_afar(table: &Table, model: ModelId, used: &Used) -> Result<(), Refusal> {
    let ops = used.bodies.iter().flatten().filter_map(|step| match step {
        Step::Do(_, ops) => Some(ops),
        _ => None,
    });
    let afar = ops.flatten().find_map(|op| match op {
        Op::AttackAfar(cost) => Some(*cost),
        _ => None,
    });
    match afar {
        Some(_) if table.model(model).is_down() => refuse("GB-KD-03", Why::Down(model)),
        Some(Cost::Paid) => {
            let price = crate::effect::price::influence(table, model, Paid::Attack, None, 1).price;
            super::act::affordable(table, model, price)
        }
        Some(Cost::Free) | None => Ok(()),
    }
}

fn check_target(
    table: &Table,
    model: ModelId,
    id: AbilityId,
    used: &Used,
    target: ModelId,
    how: How,
) -> Result<(), Refusal> {
    if !table.exists(target) {
        return refuse("GB-PLAY-10", Why::Unknown);
    }
    if !table.is_on_pitch(target) {
        return refuse("GB-PLAY-10", Why::OffPitch(target));
    }
    let friend = target.seat() == model.seat();
    match used.aim {
        Aim::Enemy | Aim::EnemyOrBall if friend => return refuse("GB-PLAY-10", Why::NotAnEnemy(target)),
        Aim::Friend if !friend => return refuse("GB-PLAY-10", Why::NotYours(target)),
        _ => {}
    }
    if !reading(table, model, id, how).all_hold(&used.only, target) {
        return refuse("GB-PLAY-10", Why::WrongTarget(target));
    }
    match (used.range, how) {
        // It has no range, but what is targeted has to be seen all the same (GB-PLAY-10).
        (Range::Playbook, How::Icon { on, .. }) if on == target => {}
        (Range::Playbook, _) => return refuse("GB-PLAY-06", Why::WrongTarget(target)),
        (Range::Own, _) => return refuse("GB-PLAY-04", Why::WrongTarget(target)),
        (Range::Inches(inches), _) => {
            let reach = (i32::from(inches) + layers::play_range(table, target, model)).max(0);
            let reach = Length::inches(reach);
            if !reaches(table, model, id, table.disc(target), reach) {
                return refuse("GB-PLAY-03", Why::OutOfRange { reach });
            }
        }
    }
    if target != model && !engage::sees_model(table, model, target) {
        return refuse("GB-DEF-13", Why::Unseen(target));
    }
    Ok(())
}

/// The models from which the range of an ability is measured: its user, or those it or something in force names.
pub(crate) fn play_origins(table: &Table, model: ModelId, id: AbilityId) -> ModelSet {
    let from = id.get().used.as_ref().and_then(|used| used.from.as_ref());
    let own = match from {
        Some(from) => reading(table, model, id, How::Action { free: false }).set(from),
        None => ModelSet::EMPTY.with(model),
    };
    if id.get().kind == Kind::Play { own.or(layers::play_origins(table, model)) } else { own }
}

/// Whether something lies within range of an ability (GB-PLAY-03).
fn reaches(table: &Table, model: ModelId, id: AbilityId, what: Disc, reach: Length) -> bool {
    play_origins(table, model, id).iter().any(|origin| table.disc(origin).within(what, reach))
}

fn check_ball(table: &Table, model: ModelId, id: AbilityId, used: &Used) -> Result<(), Refusal> {
    let Some(ball) = table.free_ball() else { return refuse("GB-PLAY-10", Why::NoFreeBall) };
    if let Range::Inches(inches) = used.range {
        let reach = Length::inches(i32::from(inches));
        if !reaches(table, model, id, ball, reach) {
            return refuse("GB-PLAY-03", Why::OutOfRange { reach });
        }
    }
    if !engage::sees_spot(table, model, ball.centre) {
        return refuse("GB-DEF-13", Why::NoFreeBall);
    }
    Ok(())
}

/// Any part of the template lies within range and its centre on the pitch; no sight is needed (GB-AOE-02, GB-RUL-62).
fn check_area(table: &Table, model: ModelId, id: AbilityId, used: &Used, spot: Point) -> Result<(), Refusal> {
    let centre = Disc { centre: spot, radius: Length::ZERO };
    if !spot.is_on_plane() || !table.pitch().holds(centre) {
        return refuse("GB-RUL-62", Why::OverEdge);
    }
    let reach = match used.range {
        Range::Inches(inches) => Length::inches(i32::from(inches)),
        Range::Own | Range::Playbook => Length::ZERO,
    };
    if !reaches(table, model, id, template(spot), reach) {
        return refuse("GB-AOE-02", Why::OutOfRange { reach });
    }
    Ok(())
}

/// Every use of every ability, as many as there is room for.
pub(super) fn candidates(table: &Table, seat: Seat, model: ModelId, room: usize, out: &mut Vec<Choice>) {
    let end = out.len() + room;
    each_use(table, seat, model, |choice| {
        if out.len() < end {
            out.push(choice);
        }
    });
}

fn has_free(table: &Table, model: ModelId, id: AbilityId, used: &Used) -> bool {
    let price = used.influence.filter(|_| id.get().kind == Kind::Play);
    price.is_some_and(|price| {
        let free = |on| flow::play_quote(table, model, (id, on), price, true).spends.is_some();
        let aimed = matches!(used.aim, Aim::Enemy | Aim::Friend | Aim::Model | Aim::EnemyOrBall);
        free(None)
            || table.effects.may_change(Touch::PlayPrice, model)
                && aimed
                && table.standing.iter().any(|on| free(Some(on)))
    })
}

/// The plays an icon could trigger, and not triggering any.
pub(super) fn icon_candidates(table: &Table, by: ModelId, on: ModelId, icon: u8, out: &mut Vec<Choice>) {
    out.push(Choice::No);
    for id in plays_of_icon(table, by, icon) {
        let how = How::Icon { icon, on };
        if let Ok(used) = usable(table, by.seat(), by, id, how) {
            worth_aiming(table, by, id, used, how, |at| out.push(Choice::Use { id, at, free: false }));
        }
    }
}

/// The plays of a model that show an icon.
pub(crate) fn plays_of_icon(table: &Table, by: ModelId, icon: u8) -> impl Iterator<Item = AbilityId> + '_ {
    let shows =
        move |id: &AbilityId| id.get().used.as_ref().is_some_and(|used| used.icon == icon && icon > 0);
    table.profile(by).abilities.iter().map(|held| held.id).filter(shows)
}

/// Whether a play could be triggered at anything in an attack.
pub(crate) fn can_trigger(table: &Table, by: ModelId, id: AbilityId, on: ModelId) -> bool {
    let icon = id.get().used.as_ref().map_or(0, |used| used.icon);
    let how = How::Icon { icon, on };
    usable(table, by.seat(), by, id, how).is_ok_and(|used| aims(table, by, id, used, how).next().is_some())
}

/// Whether a use aimed at somebody or nobody can be paid.
fn is_paid(
    table: &Table,
    model: ModelId,
    (id, used): (AbilityId, &Used),
    how: How,
    on: Option<ModelId>,
) -> bool {
    !table.effects.may_change(Touch::PlayPrice, model)
        || affordable(table, model.seat(), model, (id, id.get(), used), how, on).is_ok()
}

/// Everything a use could be aimed at; of all templates the one over its user, where there always is a place (GB-AOE-02).
fn aims<'a>(
    table: &'a Table,
    model: ModelId,
    id: AbilityId,
    used: &'a Used,
    how: How,
) -> impl Iterator<Item = Aimed> + 'a {
    let models = table.standing.iter().map(Aimed::Model);
    let all = [Aimed::Nothing].into_iter().chain(models);
    let legal = all.filter(move |&at| check_aim(table, model, id, used, at, how).is_ok());
    legal.chain((used.aim == Aim::Area).then(|| Aimed::Spot(table.model(model).at)))
}

/// What bots think of aiming a use at: the same, but templates where they cover enemies.
fn worth_aiming(
    table: &Table,
    model: ModelId,
    id: AbilityId,
    used: &Used,
    how: How,
    mut offer: impl FnMut(Aimed),
) {
    if used.aim == Aim::Area {
        areas(table, model, id, used, |spot| offer(Aimed::Spot(spot)));
        return;
    }
    aims(table, model, id, used, how).for_each(offer);
}

/// Templates over each enemy and between each two of them, and as near as they come to those further off.
fn areas(table: &Table, model: ModelId, id: AbilityId, used: &Used, mut offer: impl FnMut(Point)) {
    let enemies = engage::enemies(table, model.seat());
    let mut offered: List<Point, 32> = List::new();
    let mut offer = |at: Point| {
        if !offered.contains(&at) && offered.push(at).is_ok() {
            offer(at);
        }
    };
    for one in enemies.iter() {
        let at = table.model(one).at;
        if check_area(table, model, id, used, at).is_ok() {
            offer(at);
        } else if let Some(spot) = furthest_towards(table, model, id, used, one) {
            offer(spot);
        }
        for other in enemies.iter().filter(|&other| other > one) {
            let there = table.model(other).at;
            let between = Point { x: i32::midpoint(at.x, there.x), y: i32::midpoint(at.y, there.y) };
            let both = template(between).within(table.disc(one), Length::ZERO);
            if both && check_area(table, model, id, used, between).is_ok() {
                offer(between);
            }
        }
    }
}

/// The template that lies as far towards an enemy as range allows, if it still covers some of its base.
fn furthest_towards(
    table: &Table,
    model: ModelId,
    id: AbilityId,
    used: &Used,
    enemy: ModelId,
) -> Option<Point> {
    let Range::Inches(inches) = used.range else { return None };
    let (own, base) = (table.disc(model), table.disc(enemy));
    let size = template(own.centre).radius;
    let reach = own.radius.plus(Length::inches(i32::from(inches))).plus(size);
    // A unit less, so that rounding leaves it within range.
    let spot = plane::point_at(own.centre, base.centre - own.centre, Length(reach.0 - 1));
    let covers = template(spot).within(base, Length::ZERO);
    (covers && check_area(table, model, id, used, spot).is_ok()).then_some(spot)
}

/// The abilities on a model's card that could be used by what can be seen at a glance, as a bit for each place on the card.
pub(super) fn at_hand(table: &Table, model: ModelId, pays: bool, mp: bool) -> u16 {
    let mut places = 0;
    let may_change = |touch: Touch| table.effects.may_change(touch, model);
    let reprices = may_change(Touch::Tweak) || may_change(Touch::PlayPrice);
    let held_influence = table.model(model).influence;
    for (place, held) in table.profile(model).abilities.iter().enumerate() {
        let at_hand = match held.id.digest().takes {
            Takes::Unused => false,
            Takes::Influence(price) => reprices || pays && price <= held_influence,
            Takes::Momentum => mp,
            Takes::Nothing => true,
        };
        places |= u16::from(at_hand) << place;
    }
    places
}

/// A use of the ability at a place on a model's card, or nothing if there is none.
pub(super) fn draw_use(
    table: &Table,
    seat: Seat,
    model: ModelId,
    place: usize,
    rng: &mut dyn Chance,
) -> Option<Choice> {
    let id = table.profile(model).abilities.get(place)?.id;
    let used = id.get().used.as_ref()?;
    let has_free = has_free(table, model, id, used);
    let first = has_free && rng.below(2) == 0;
    [first, !first].into_iter().filter(|&free| has_free || !free).find_map(|free| {
        let how = How::Action { free };
        usable(table, seat, model, id, how).ok()?;
        let at = draw_aim(table, model, id, used, how, rng)?;
        Some(Choice::Use { id, at, free })
    })
}

/// Something a use could be aimed at.
fn draw_aim(
    table: &Table,
    model: ModelId,
    id: AbilityId,
    used: &Used,
    how: How,
    rng: &mut dyn Chance,
) -> Option<Aimed> {
    let mut targets = match used.aim {
        Aim::Nothing | Aim::Ball => {
            let paid = is_paid(table, model, (id, used), how, None);
            let aim = check_aim(table, model, id, used, Aimed::Nothing, how);
            return aim.ok().filter(|()| paid).map(|()| Aimed::Nothing);
        }
        Aim::Area if !is_paid(table, model, (id, used), how, None) => return None,
        Aim::Area => {
            let mut spots: List<Point, 64> = List::new();
            areas(table, model, id, used, |spot| {
                let _ = spots.push(spot);
            });
            let at = if spots.len() > 1 { rng.below(spots.len() as u32) as usize } else { 0 };
            return spots.get(at).map(|&spot| Aimed::Spot(spot));
        }
        Aim::Enemy | Aim::EnemyOrBall => engage::enemies(table, model.seat()),
        Aim::Friend => table.fielded(model.seat()),
        Aim::Model => table.standing,
    };
    if let (Range::Inches(inches), false) = (used.range, table.effects.touched.has(Touch::Tweak)) {
        let (own, reach) = (table.disc(model), Length::inches(i32::from(inches)));
        targets = targets.iter().filter(|&target| own.within(table.disc(target), reach)).collect();
    }
    while let Some(target) = draw::model(targets, rng) {
        if is_paid(table, model, (id, used), how, Some(target))
            && check_target(table, model, id, used, target, how).is_ok()
        {
            return Some(Aimed::Model(target));
        }
        targets = targets.without(target);
    }
    None
}

/// Goes through every use of every ability of a model.
fn each_use(table: &Table, seat: Seat, model: ModelId, mut visit: impl FnMut(Choice)) {
    for held in &table.profile(model).abilities {
        let id = held.id;
        let Some(used) = id.get().used.as_ref() else { continue };
        for free in [false, true] {
            let how = How::Action { free };
            let wanted = !free || has_free(table, model, id, used);
            if wanted && usable(table, seat, model, id, how).is_ok() {
                worth_aiming(table, model, id, used, how, |at| {
                    if is_paid(table, model, (id, used), how, at.model()) {
                        visit(Choice::Use { id, at, free });
                    }
                });
            }
        }
    }
}

/// The chance of a hit where a friend is rolled for, without and with Bonus Time; without a test it is certain.
pub(super) fn preview_test(
    table: &Table,
    (by, on): (ModelId, ModelId),
    id: AbilityId,
    choice: &Choice,
) -> Preview {
    if *choice != Choice::No {
        return Preview::default();
    }
    let area = id.get().used.as_ref().is_some_and(|used| used.aim == Aim::Area);
    with_odds(Preview::default(), table, (by, on), pool::play(table, by, on, id, area))
}

fn with_odds(preview: Preview, table: &Table, (by, on): (ModelId, ModelId), pool: Pool) -> Preview {
    let odds = |pool: Pool| Odds::Play { pool, hit: preview::at_least(pool, 1) };
    let mp = table.mp[by.seat().index() & 1];
    let price = flow::play::bonus_quote(table, by, Some(on)).price;
    preview.with(odds(pool)).with_bonus(mp, price, || odds(pool.with_bonus()))
}

/// Each model under the template of a use, with the chance that it is hit where it is rolled for (GB-AOE-06 to -10).
pub(super) fn under(table: &Table, play: Play, spot: Point) -> Vec<Under> {
    let (play, (id, by)) = (play.aimed(Aimed::Spot(spot)), play.of());
    let each = play.under(table, spot).iter().map(|model| {
        let tested = play.is_tested(table, model);
        let odds =
            || with_odds(Preview::default(), table, (by, model), pool::play(table, by, model, id, true));
        let Preview { odds, bonus, .. } = if tested { odds() } else { Preview::default() };
        Under { model, odds, bonus }
    });
    each.collect()
}

/// A use that is triggered from the playbook: it costs nothing and needs no test (GB-PB-20, GB-PLAY-14, GB-AOE-10).
pub(super) fn preview_icon(table: &Table, model: ModelId, id: AbilityId, at: Aimed) -> Preview {
    let Aimed::Spot(spot) = at else { return Preview::default() };
    Preview { under: under(table, Play::free(id, model, at), spot), ..Preview::default() }
}

/// The price of a use and the chance of a hit, under a template that of each model.
pub(super) fn preview(table: &Table, model: ModelId, id: AbilityId, at: Aimed, free: bool) -> Preview {
    let ability = id.get();
    let price = ability.used.as_ref().and_then(|used| used.influence);
    let preview = match (ability.kind, price) {
        (Kind::Heroic, _) => Preview::price(0, flow::quote(table, model, Momentous::Heroic).price),
        (Kind::Play, Some(price)) => {
            Preview::price(flow::play_quote(table, model, (id, at.model()), price, free).price, 0)
        }
        _ => Preview::default(),
    };
    let target = match at {
        Aimed::Model(target) if target.seat() != model.seat() && ability.kind == Kind::Play => target,
        Aimed::Spot(spot) => {
            return Preview { under: under(table, Play::paid(id, model, at), spot), ..preview };
        }
        Aimed::Model(_) | Aimed::Nothing => return preview,
    };
    with_odds(preview, table, (model, target), pool::play(table, model, target, id, false))
}
