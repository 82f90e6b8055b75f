//! Reads selections and filters against the table.

use kernel::Seat;
use plane::{Disc, Length, Point};

use super::active::{Laid, MARKER};
use super::layers::Deed;
use super::library::AbilityId;
use super::select::{Filter, Sel, Side, Who};
use super::vocabulary::{Act, Until, When};
use crate::engage;
use crate::event::Movement;
use crate::model::{Condition, ModelId, ModelSet, Position};
use crate::pool::{self, Strike};
use crate::table::{Phase, Table};
use crate::terrain;

/// Somebody's view of who is who while an effect is read.
#[derive(Clone, Copy)]
pub struct Reading<'a> {
    /// The table.
    pub table: &'a Table,
    /// The ability that is read, where that matters.
    pub id: Option<AbilityId>,
    /// The player the effect belongs to.
    pub seat: Seat,
    /// The bearer.
    pub bearer: Option<ModelId>,
    /// The inches of the aura or pulse.
    pub area: u8,
    /// The characters the card names.
    pub named: ModelSet,
    /// The model aimed at.
    pub target: Option<ModelId>,
    /// The target of the attack in progress.
    pub attack: Option<ModelId>,
    /// The models the event is about.
    pub subjects: ModelSet,
    /// The model that does what has happened.
    pub actor: Option<ModelId>,
    /// The model that was picked.
    pub chosen: Option<ModelId>,
    /// The models whose melee zone was left on the advance that ends.
    pub left: ModelSet,
    /// The models hit under the template, or touched on the way.
    pub hit: ModelSet,
    /// The centre of the area or marker the effect lies on.
    pub spot: Option<Point>,
    /// Whether that is a marker.
    pub marker: bool,
}

impl<'a> Reading<'a> {
    /// Nobody in particular.
    #[must_use]
    pub fn new(table: &'a Table, seat: Seat) -> Self {
        Self {
            table,
            id: None,
            seat,
            bearer: None,
            area: 0,
            named: ModelSet::EMPTY,
            target: None,
            attack: None,
            subjects: ModelSet::EMPTY,
            actor: None,
            chosen: None,
            left: ModelSet::EMPTY,
            hit: ModelSet::EMPTY,
            spot: None,
            marker: false,
        }
    }

    /// Everybody on the pitch who is selected.
    #[must_use]
    pub fn set(&self, sel: &Sel) -> ModelSet {
        let all = self.group(sel.who).and(self.table.standing);
        let side = match sel.side {
            Side::Any => all,
            Side::Friend => all.and(ModelSet::team(self.seat)),
            Side::Enemy => all.and(ModelSet::team(self.seat.other())),
        };
        side.iter().filter(|&model| self.all_hold(&sel.only, model)).collect()
    }

    /// Whether a model is selected.
    #[must_use]
    pub fn selects(&self, sel: &Sel, model: ModelId) -> bool {
        let side = match sel.side {
            Side::Any => true,
            Side::Friend => model.seat() == self.seat,
            Side::Enemy => model.seat() != self.seat,
        };
        side && self.is_in_group(sel.who, model) && self.all_hold(&sel.only, model)
    }

    fn is_in_group(&self, who: Who, model: ModelId) -> bool {
        match who {
            Who::Bearer => self.bearer == Some(model),
            Who::Everybody => true,
            Who::Aura | Who::Pulse => {
                self.bearer.is_some_and(|bearer| self.are_within(bearer, model, self.area))
            }
            _ => self.group(who).has(model),
        }
    }

    fn group(&self, who: Who) -> ModelSet {
        let one = |model: Option<ModelId>| model.map_or(ModelSet::EMPTY, |model| ModelSet::EMPTY.with(model));
        let table = self.table;
        match who {
            Who::Bearer => one(self.bearer),
            Who::Target => one(self.target),
            Who::AttackTarget => one(self.attack),
            Who::Subject => self.subjects,
            Who::Actor => one(self.actor),
            Who::Chosen => one(self.chosen),
            Who::Aura | Who::Pulse => match self.bearer {
                Some(bearer) => {
                    table.standing.iter().filter(|&each| self.are_within(bearer, each, self.area)).collect()
                }
                None => ModelSet::EMPTY,
            },
            Who::NearTarget(inches) => match self.target {
                Some(target) => {
                    table.standing.iter().filter(|&each| self.are_within(target, each, inches)).collect()
                }
                None => ModelSet::EMPTY,
            },
            Who::Zone => match self.bearer {
                Some(bearer) => table
                    .standing
                    .without(bearer)
                    .iter()
                    .filter(|&each| engage::is_in_zone(table, bearer, each))
                    .collect(),
                None => ModelSet::EMPTY,
            },
            Who::Area | Who::Touched => self.hit,
            Who::Everybody => table.standing,
            Who::Named => self.named,
            Who::Player => ModelSet::EMPTY,
        }
    }

    /// Auras and pulses are measured from edge to edge, and their owner is within its own (GB-DEF-21, -22).
    fn are_within(&self, one: ModelId, other: ModelId, inches: u8) -> bool {
        one == other || self.table.disc(one).within(self.table.disc(other), whole(inches))
    }

    /// Whether all this holds of a model.
    #[must_use]
    pub fn all_hold(&self, filters: &[Filter], model: ModelId) -> bool {
        filters.iter().all(|filter| self.holds(filter, model))
    }

    /// Whether this holds of a model.
    #[must_use]
    pub fn holds(&self, filter: &Filter, model: ModelId) -> bool {
        let table = self.table;
        let of_bearer = |holds: &dyn Fn(ModelId) -> bool| self.bearer.is_some_and(holds);
        match filter {
            Filter::Friend => model.seat() == self.seat,
            Filter::Enemy => model.seat() != self.seat,
            Filter::Other => self.bearer != Some(model),
            Filter::Bearer => self.bearer == Some(model),
            Filter::Target => self.target == Some(model),
            Filter::Named => self.named.has(model),
            Filter::Guild => {
                of_bearer(&|bearer| table.profile(bearer).guilds.meets(table.profile(model).guilds))
            }
            Filter::Captain => table.profile(model).position == Position::Captain,
            Filter::NotCaptain => table.profile(model).position != Position::Captain,
            Filter::Squaddie => table.profile(model).position == Position::Squaddie,
            Filter::Mascot => table.profile(model).position == Position::Mascot,
            Filter::NotMascot => table.profile(model).position != Position::Mascot,
            Filter::Type(kind) => table.profile(model).is(*kind),
            Filter::Suffers(condition) => table.model(model).conditions.has(*condition),
            Filter::SuffersOneOf(conditions) => {
                conditions.iter().any(|&condition| table.model(model).conditions.has(condition))
            }
            Filter::EngagesBearer => of_bearer(&|bearer| engage::engages(table, model, bearer)),
            Filter::EngagedByBearer => of_bearer(&|bearer| engage::engages(table, bearer, model)),
            Filter::EngagedByNamed => {
                self.named.and(table.standing).iter().any(|friend| engage::engages(table, friend, model))
            }
            Filter::EngagedByFriend => {
                let friends =
                    self.bearer.map_or(ModelSet::EMPTY, |bearer| table.fielded(self.seat).without(bearer));
                friends.iter().any(|friend| engage::engages(table, friend, model))
            }
            Filter::InZone => of_bearer(&|bearer| engage::is_in_zone(table, bearer, model)),
            Filter::LeftZone => of_bearer(&|bearer| self.left.has(bearer)),
            Filter::Within(inches) => of_bearer(&|bearer| self.are_within(bearer, model, *inches)),
            Filter::NearNamed(inches) => {
                let named = self.named.and(table.standing);
                named.iter().any(|friend| self.are_within(friend, model, *inches))
            }
            Filter::Damaged => table.model(model).hp < table.profile(model).hp,
            Filter::BelowRecovery => table.model(model).hp < table.profile(model).recovery,
            Filter::Weaker => of_bearer(&|bearer| table.model(model).hp < table.model(bearer).hp),
            Filter::NotActivated => !table.model(model).activated,
            Filter::Active => table.activation.is_some_and(|activation| activation.model == model),
            Filter::HasInitiative => table.initiative == model.seat(),
            Filter::HasBall => table.has_ball(model),
            Filter::NearFreeBall(inches) => {
                table.free_ball().is_some_and(|ball| table.disc(model).within(ball, whole(*inches)))
            }
            Filter::HasInfluence => table.model(model).influence > 0,
            Filter::ActivationPhase => table.phase == Phase::Activation,
            Filter::ReturnedThisTurn => table.model(model).returned,
            Filter::InAura => of_bearer(&|bearer| self.are_within(bearer, model, self.area)),
            Filter::NotSubject => !self.subjects.has(model),
            Filter::NearSubject(inches) => {
                self.subjects.iter().any(|subject| self.are_within(subject, model, *inches))
            }
            Filter::NotMarked => {
                self.id.is_none_or(|id| !table.effects.is_used(id, Some(model), self.seat, Until::Turn))
            }
            Filter::InArea => {
                self.spot.is_some_and(|spot| table.disc(model).within(self.region(spot), Length(0)))
            }
            Filter::Activated => table.model(model).activated,
            Filter::Bears(link) => {
                table.effects.attached.iter().any(|entry| entry.id == link.id && entry.on.has(model))
            }
            Filter::NearMarker(link, inches) => {
                let base = table.disc(model);
                let near = Disc { centre: base.centre, radius: base.radius.plus(whole(*inches)) };
                table.effects.markers_in(link.id, self.seat, near).next().is_some()
            }
            Filter::MarkerNearBall(link, near, far) => {
                let base = table.disc(model);
                let near = Disc { centre: base.centre, radius: base.radius.plus(whole(*near)) };
                let mut markers = table.effects.markers_in(link.id, self.seat, near);
                table
                    .free_ball()
                    .is_some_and(|ball| markers.any(|marker| marker.disc().within(ball, whole(*far))))
            }
            Filter::Not(filter) => !self.holds(filter, model),
            Filter::InAreaOf(link) => {
                let own = |area: &&Laid| area.id == link.id && area.seat == self.seat;
                let base = table.disc(model);
                table.effects.areas.iter().filter(own).any(|area| base.within(template(area.at), Length(0)))
            }
            Filter::Engaged => !engage::engaging(table, model).is_empty(),
            Filter::Seen => of_bearer(&|bearer| engage::sees_model(table, bearer, model)),
            Filter::NamedOut => out_among(table, self.named).is_some(),
            Filter::Untargeted => self.target.is_none(),
            Filter::NearOwnGoalpost(_)
            | Filter::NearEnemyGoalpost(_)
            | Filter::NearestToOurGoalpost
            | Filter::NearEdge(_)
            | Filter::Alone(_)
            | Filter::NearTerrain(_)
            | Filter::InCover
            | Filter::In(_)
            | Filter::InOwnHalf
            | Filter::InEnemyHalf => self.stands(filter, model),
        }
    }

    /// The area round a spot, or what is within reach of the marker there.
    fn region(&self, spot: Point) -> Disc {
        if self.marker { reach_of(spot, self.area) } else { template(spot) }
    }

    /// Filters about where a model stands on the pitch.
    fn stands(&self, filter: &Filter, model: ModelId) -> bool {
        let table = self.table;
        let base = table.disc(model);
        match *filter {
            Filter::NearOwnGoalpost(inches) => base.within(table.goalpost(model.seat()), whole(inches)),
            Filter::NearEnemyGoalpost(inches) => {
                base.within(table.goalpost(model.seat().other()), whole(inches))
            }
            Filter::NearestToOurGoalpost => self.is_nearest(table.goalpost(self.seat), model),
            Filter::NearEdge(inches) => {
                let (at, near) = (base.centre, whole(inches).0 + base.radius.0);
                at.x.min(at.y).min(table.size - at.x).min(table.size - at.y) <= near
            }
            Filter::Alone(inches) => {
                let friends = table.fielded(model.seat()).without(model);
                !friends.iter().any(|friend| self.are_within(friend, model, inches))
            }
            Filter::NearTerrain(inches) => {
                table.terrain.pieces().any(|piece| piece.shape.within(base, whole(inches)))
            }
            Filter::InCover => pool::in_cover(table, model),
            Filter::In(ground) => terrain::is_in(table, base, model.seat(), ground),
            Filter::InOwnHalf => table.depth(model.seat(), base.centre) - base.radius.0 <= table.size / 2,
            Filter::InEnemyHalf => table.depth(model.seat(), base.centre) + base.radius.0 >= table.size / 2,
            _ => false,
        }
    }

    /// Strictly nearer than everybody else (GB-RUL-69).
    fn is_nearest(&self, post: Disc, model: ModelId) -> bool {
        let own = self.table.disc(model);
        let others = self.table.standing.without(model);
        others.iter().all(|other| post.compare_gap(own, self.table.disc(other)).is_lt())
    }

    /// Whether all this holds of what a model is doing or suffering.
    #[must_use]
    pub fn during(&self, when: &[When], model: ModelId, deed: Deed) -> bool {
        when.iter().all(|each| self.is_during(each, model, deed))
    }

    fn is_during(&self, when: &When, model: ModelId, deed: Deed) -> bool {
        let part = |who: Option<ModelId>| if who == Some(model) { deed.act } else { Act::Nothing };
        let (does, suffers) = (part(deed.by), part(deed.on));
        let on = |filters: &[Filter]| deed.on.is_some_and(|other| self.all_hold(filters, other));
        let by = |filters: &[Filter]| deed.by.is_some_and(|other| self.all_hold(filters, other));
        match when {
            When::Attacking(filters) => matches!(does, Act::Attack(_)) && on(filters),
            When::Attacked(filters) => matches!(suffers, Act::Attack(_)) && by(filters),
            When::Charging(filters) => {
                let charge = matches!(
                    does,
                    Act::Advance(Movement::Charge)
                        | Act::Going(Movement::Charge)
                        | Act::Attack(Strike::Charge)
                );
                charge && on(filters)
            }
            When::Countering => does == Act::Attack(Strike::Counter),
            When::Parting => does == Act::Attack(Strike::Parting),
            When::Advancing => matches!(does, Act::Advance(_) | Act::Going(_)),
            When::Starting => matches!(does, Act::Advance(_)),
            When::AgainstPlays(filters) => {
                let enemy = deed.by.is_some_and(|user| user.seat() != model.seat());
                suffers == Act::Play && enemy && by(filters)
            }
            When::UsingPlay => does == Act::Play,
            When::PlayingOn(filters) => does == Act::Play && on(filters),
            When::Passing => does == Act::Pass,
            When::PassingTo(filters) => does == Act::Pass && on(filters),
            When::Shooting => matches!(does, Act::Shot | Act::SnapShot),
            When::Snapping => does == Act::SnapShot,
            When::Kicking => matches!(does, Act::Pass | Act::Shot | Act::SnapShot),
            When::Encouraging(filters) => does == Act::Encourage && on(filters),
            When::InActivation => self.table.activation.is_some_and(|activation| activation.model == model),
            When::Being(filters) => self.all_hold(filters, model),
            When::BearerIs(filters) => self.bearer.is_some_and(|bearer| self.all_hold(filters, bearer)),
        }
    }
}

/// The 3" template of an area (GB-AOE-01, GB-RUL-27).
#[must_use]
pub const fn template(spot: Point) -> Disc {
    Disc { centre: spot, radius: Length(381) }
}

/// What is within so many inches of a marker (GB-GEO-28).
#[must_use]
pub const fn reach_of(spot: Point, inches: u8) -> Disc {
    Disc { centre: spot, radius: Length(MARKER.0 + 254 * inches as i32) }
}

fn whole(inches: u8) -> Length {
    Length::inches(i32::from(inches))
}

/// The first of these models that is taken out.
#[must_use]
pub fn out_among(table: &Table, models: ModelSet) -> Option<ModelId> {
    let out = |model: &ModelId| table.model(*model).conditions.has(Condition::TakenOut);
    models.minus(table.standing).iter().find(out)
}

/// The conditions a model suffers of those named.
#[must_use]
pub fn suffered(table: &Table, model: ModelId, of: &[Condition]) -> Option<Condition> {
    of.iter().copied().find(|&condition| table.model(model).conditions.has(condition))
}
