//! A ball on its way: scatter, interception, throw-in, placing (GB-SCAT, GB-INT, GB-THR, GB-RUL-36 to -47).

use kernel::{Draw, List, Seat, Wake as W};
use plane::{Disc, Length, Point, scatter as template};
use serde::{Deserialize, Serialize};

use super::{Frame, Next, Reply, SnapTo, Table, Wake, is_yes};
use crate::ask::{Choice, Placing, Prompt};
use crate::effect::layers;
use crate::effect::vocabulary::Exemption;
use crate::event::{Aim, Event, Possession, Roll};
use crate::flight;
use crate::model::{ModelId, ModelSet};
use crate::pool;
use crate::table::{self, BALL};

/// One scatter of the ball, in the order of GB-RUL-40: stopped by terrain, intercepted, off the pitch, placed,
/// snapped up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Scatter {
    kind: Kind,
    /// The centre of the scatter.
    centre: Point,
    /// The radius of the model or goalpost it starts from; nothing for a spot (GB-RUL-38).
    radius: Length,
    /// Where the ball path starts.
    from: Point,
    /// Where the ball ends.
    end: Point,
    /// The player of the active model or of the kick.
    seat: Seat,
    /// The model that kicked.
    kicker: Option<ModelId>,
    /// Whether the whole scatter may be rerolled once (GB-KICK-22).
    reroll: bool,
    /// Whether it is a kick-off, whose kicker cannot take the ball and whose lost ball is handed over.
    kick_off: bool,
    /// The models that have declined to intercept.
    declined: ModelSet,
    dice: [u8; 2],
    at: At,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Kind {
    /// Circular, direction 1 towards this player's goalpost (GB-RUL-36, -39).
    Circular(Seat),
    /// A kicked ball.
    Kick,
    /// A goal kick, which passes through terrain and cannot be intercepted (GB-GOAL-07, -08).
    GoalKick,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum At {
    Roll,
    Reroll,
    Arrange,
    Intercept(ModelId),
    Place,
    Snap,
}

impl Scatter {
    fn new(kind: Kind, centre: Point, radius: Length, from: Point, seat: Seat) -> Self {
        Self {
            kind,
            centre,
            radius,
            from,
            end: centre,
            seat,
            kicker: None,
            reroll: false,
            kick_off: false,
            declined: ModelSet::EMPTY,
            dice: [0; 2],
            at: At::Roll,
        }
    }

    /// The ball a model loses by becoming KD or TO (GB-BALL-08, -09).
    pub(super) fn loose(table: &table::Table, model: ModelId, active: Seat) -> Self {
        let base = table.disc(model);
        Self::new(Kind::Circular(active), base.centre, base.radius, base.centre, active)
    }

    /// A throw-in from the centre spot (GB-THR-02, GB-RUL-39, -47).
    pub(crate) fn throw_in(table: &table::Table, seat: Seat, kicker: Option<ModelId>) -> Self {
        let spot = table.centre_spot();
        Self {
            kicker,
            kick_off: kicker.is_some(),
            ..Self::new(Kind::Circular(seat), spot, Length(0), spot, seat)
        }
    }

    /// The ball of a kick that was not received (GB-KICK-21 to -24).
    pub(crate) fn kick(
        table: &table::Table,
        by: ModelId,
        aim: Aim,
        from: Option<Point>,
        reroll: bool,
        kick_off: bool,
    ) -> Self {
        let target = pool::aim_base(table, by, aim);
        let radius = if matches!(aim, Aim::Spot(_)) { Length(0) } else { target.radius };
        let scatter =
            Self::new(Kind::Kick, target.centre, radius, pool::origin(table, by, from).centre, by.seat());
        let deed = pool::kick_deed(by, aim);
        let sure = layers::is_exempt(table, by, Exemption::Interception, deed) && !kick_off;
        Self { kicker: Some(by).filter(|_| !sure), reroll, kick_off, ..scatter }
    }

    /// A goal kick: the goalpost takes the place of the kicker (GB-RUL-45).
    pub(crate) fn goal_kick(table: &table::Table, seat: Seat, spot: Point) -> Self {
        Self::new(Kind::GoalKick, spot, Length(0), table.goalpost(seat).centre, seat)
    }

    pub(super) fn wake(&mut self, wake: &Wake<'_>, desk: &mut Table<'_>) -> Next {
        match (self.at, wake) {
            (At::Roll, W::Begin) => {
                desk.emit(Event::BallOff);
                Next::Roll(Draw::d6(2))
            }
            (At::Roll, W::Drawn(drawn)) => self.rolled(drawn.faces(), desk),
            (At::Reroll, W::Answer(_, choice)) if is_yes(choice) => {
                self.at = At::Roll;
                Next::Roll(Draw::d6(2))
            }
            (At::Reroll, W::Answer(..)) => self.fly(desk),
            (At::Arrange, W::Answer(_, Choice::Model(first))) => self.offer(*first),
            (At::Intercept(model), W::Answer(_, choice)) => {
                if is_yes(choice) {
                    desk.emit(Event::Possessed { model, how: Possession::Intercepted });
                    self.at = At::Snap;
                    return super::entered::gained(desk.table(), model)
                        .map_or(Next::Return(Reply::Done), Next::Call);
                }
                self.declined = self.declined.with(model);
                self.intercept(desk)
            }
            (At::Place, W::Answer(_, Choice::Spot(at))) => self.put(*at, desk),
            (At::Snap, W::Returned(reply)) => Next::Return(*reply),
            _ => Next::Bug("scatter"),
        }
    }

    fn rolled(&mut self, faces: &[u8], desk: &mut Table<'_>) -> Next {
        let &[direction, distance] = faces else { return Next::Bug("two dice") };
        desk.emit(Event::Rolled {
            roll: Roll::Scatter,
            dice: List::collect([direction, distance]),
            needs: 0,
        });
        self.dice = [direction, distance];
        if self.reroll {
            self.reroll = false;
            self.at = At::Reroll;
            return Next::Ask(self.seat, Prompt::RerollScatter { direction, distance });
        }
        self.fly(desk)
    }

    /// (1) The ball flies to its landing spot or against the first barrier it meets (GB-RUL-40, -74, -76).
    fn fly(&mut self, desk: &mut Table<'_>) -> Next {
        self.end = self.end_of(desk.table(), self.dice);
        let aimed = Some(self.landing(desk.table(), self.dice)).filter(|&spot| spot != self.end);
        desk.emit(Event::Scattered { from: self.centre, landing: self.end, aimed });
        match self.kind {
            Kind::Kick => self.intercept(desk),
            Kind::Circular(_) | Kind::GoalKick => self.come_down(desk),
        }
    }

    /// Where the ball ends for a direction and a distance.
    pub(crate) fn end_of(&self, table: &table::Table, dice: [u8; 2]) -> Point {
        let landing = self.landing(table, dice);
        match self.kind {
            Kind::Circular(_) | Kind::Kick => flight::stopped(table, self.from, landing),
            Kind::GoalKick => flight::goal_kick_end(table, self.from, landing),
        }
    }

    /// The result that was rolled last.
    pub(crate) const fn dice(&self) -> [u8; 2] {
        self.dice
    }

    /// For whom the ball was kicked, and whether at the kick-off.
    pub(crate) const fn kicked(&self) -> (Seat, bool) {
        (self.seat, self.kick_off)
    }

    /// The same once a model has declined to intercept.
    pub(crate) fn declined_by(&self, model: ModelId) -> Self {
        Self { declined: self.declined.with(model), ..*self }
    }

    fn landing(&self, table: &table::Table, [direction, distance]: [u8; 2]) -> Point {
        let (arms, axis) = match self.kind {
            Kind::Circular(goal) => (&template::CIRCULAR, table.goalpost(goal).centre - self.centre),
            Kind::Kick | Kind::GoalKick => (&template::KICK, self.centre - self.from),
        };
        let inches = Length::inches(i32::from(distance));
        let reach = if self.radius == Length::ZERO { inches } else { self.radius.plus(inches).plus(BALL) };
        // Direction 1 is the first arm.
        let arm = arms[(usize::from(direction) + arms.len() - 1) % arms.len()];
        template::landing(self.centre, axis, arm, reach)
    }

    /// (2) The models on what is left of the path may intercept, the nearest first; the kicking player orders those
    /// equally near (GB-INT-01 to -03, GB-RUL-41).
    fn intercept(&mut self, desk: &mut Table<'_>) -> Next {
        let models = self.interceptors(desk.table(), self.end);
        let mut near = models.iter();
        match (near.next(), near.next()) {
            (None, _) => self.come_down(desk),
            (Some(only), None) => self.offer(only),
            (Some(_), Some(_)) => {
                self.at = At::Arrange;
                Next::Ask(self.seat, Prompt::ArrangeIntercepts { models })
            }
        }
    }

    /// The models that may intercept next a ball that ends there; several only if they are exactly as near.
    pub(crate) fn interceptors(&self, table: &table::Table, end: Point) -> ModelSet {
        match (self.kind, self.kicker) {
            (Kind::Kick, Some(kicker)) => {
                let base = table.disc(kicker);
                // A free ball kicked from afar starts where it lay (the kicker stands elsewhere).
                let from =
                    if base.centre == self.from { base } else { Disc { centre: self.from, radius: BALL } };
                flight::next_on_path(table, kicker, from, end, self.declined)
            }
            _ => ModelSet::EMPTY,
        }
    }

    fn offer(&mut self, model: ModelId) -> Next {
        self.at = At::Intercept(model);
        Next::Ask(model.seat(), Prompt::Intercept { model })
    }

    /// (3) A ball that ends off the pitch is thrown in; (4) otherwise it is placed, by least disturbance.
    fn come_down(&mut self, desk: &mut Table<'_>) -> Next {
        if leaves(desk.table(), self.end) {
            if self.is_lost() {
                return Next::Return(Reply::OffPitch);
            }
            return Next::Become(Frame::Scatter(self.thrown_in(desk.table())));
        }
        match *self.places(desk.table(), self.end) {
            [] => Next::Bug("no room for the ball"),
            [only] => self.put(only, desk),
            _ => {
                self.at = At::Place;
                Next::Ask(self.seat, Prompt::Place { why: Placing::Least { at: self.end, from: self.from } })
            }
        }
    }

    /// Whether a ball that leaves the pitch may be handed over instead of being thrown in (GB-KOFF-05).
    pub(crate) fn is_lost(&self) -> bool {
        self.kick_off && self.kind == Kind::Kick
    }

    /// The throw-in after this ball has left the pitch.
    pub(crate) fn thrown_in(&self, table: &table::Table) -> Self {
        Self::throw_in(table, self.throw_in_goal(), self.kicker.filter(|_| self.kick_off))
    }

    /// The places where a ball that ends there may come to lie.
    pub(crate) fn places(&self, table: &table::Table, end: Point) -> Vec<Point> {
        flight::places(table, end, self.from)
    }

    /// What follows once the ball lies somewhere.
    pub(crate) fn snap_to(&self) -> SnapTo {
        SnapTo::new(self.seat, self.kicker.filter(|_| self.kick_off))
    }

    /// Direction 1 of a throw-in points at the active player's goalpost (GB-RUL-39).
    fn throw_in_goal(&self) -> Seat {
        match self.kind {
            Kind::Circular(seat) => seat,
            Kind::Kick | Kind::GoalKick => self.seat,
        }
    }

    /// (5) Whoever stands near may take it (GB-SNAP-03, -06).
    fn put(&mut self, at: Point, desk: &mut Table<'_>) -> Next {
        let by = match self.kind {
            Kind::Circular(_) => None,
            Kind::Kick | Kind::GoalKick => Some(self.seat),
        };
        desk.emit(Event::Loose { at, by });
        self.at = At::Snap;
        Next::Call(Frame::SnapTo(self.snap_to()))
    }
}

/// Whether any part of a ball that ends there is off the pitch (GB-THR-01).
pub(crate) fn leaves(table: &table::Table, end: Point) -> bool {
    !table.pitch().holds(Disc { centre: end, radius: BALL })
}
