//! Questions anybody may put to the table at any time (GB-GEO-16): distances, sight, engagement, reach, threat.

use kernel::State;
use kernel::odds::Ratio;
use plane::{Corridor, Disc, Length, Path, Point};
use serde::{Deserialize, Serialize};

use crate::GuildBall;
use crate::ask::{Picks, Prompt};
use crate::engage;
use crate::event::{Aim, Movement};
use crate::legal::{self, Grid, Sketch, Stride};
use crate::model::{ModelId, ModelSet};
use crate::pool::{self, Net, Pool, Strike};
use crate::roam;
use crate::table::{BALL, Table};

/// Something to measure to or from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Thing {
    /// The base of a model.
    Model(ModelId),
    /// A point.
    Point(Point),
    /// The ball, wherever it is.
    Ball,
    /// The goalpost of a seat.
    Goal(kernel::Seat),
}

/// A question about the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Query {
    /// How far two things are apart.
    Distance {
        /// One.
        from: Thing,
        /// The other.
        to: Thing,
    },
    /// Whether one thing lies within some inches of another.
    Within {
        /// One.
        from: Thing,
        /// The other.
        to: Thing,
        /// How many inches.
        inches: u8,
    },
    /// Whether a model sees a thing.
    Sight {
        /// Who looks.
        by: ModelId,
        /// At what.
        to: Thing,
    },
    /// Whom a model engages and who engages it.
    Engagement {
        /// The model.
        model: ModelId,
    },
    /// Where a model can get to with a length in units, as rings.
    Reach {
        /// The model.
        model: ModelId,
        /// The length.
        length: Length,
        /// How it moves; as in a jog unless named.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        movement: Option<Movement>,
    },
    /// The shortest path of a model to a point within a length in units.
    Route {
        /// The model.
        model: ModelId,
        /// Where to.
        to: Point,
        /// The length.
        length: Length,
        /// How it moves; as in a jog unless named.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        movement: Option<Movement>,
    },
    /// Where a movement of a model may end, as rings: of the one that is asked for, or of an advance that was not declared yet. Of a
    /// charge at a target these are the ends of its straight line.
    Ends {
        /// The model.
        model: ModelId,
        /// How it moves.
        movement: Movement,
        /// What of its way is drawn already.
        #[serde(default)]
        drawn: Path,
        /// Whom it charges.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        target: Option<ModelId>,
    },
    /// The whole way of such a movement to a point, or to the nearest place no more than a hair beside it: there is one to whatever
    /// lies within the rings.
    Way {
        /// The model.
        model: ModelId,
        /// How it moves.
        movement: Movement,
        /// What of its way is drawn already.
        #[serde(default)]
        drawn: Path,
        /// Where to.
        to: Point,
        /// Whom it charges.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        target: Option<ModelId>,
    },
    /// The path of a kick: its pool and who stands on it.
    Corridor {
        /// Who kicks.
        kicker: ModelId,
        /// At what.
        aim: Aim,
    },
    /// Whom a model could charge from where it stands, and with what pools.
    Threat {
        /// The model.
        model: ModelId,
    },
    /// The melee zones of all models on the pitch and who is engaged.
    Zones,
    /// What would happen on a jog, sprint or charge that was not declared yet.
    Plan {
        /// The model.
        model: ModelId,
        /// Which of the three.
        movement: Movement,
        /// The path, as far as it is drawn.
        path: Path,
    },
    /// Which playbook results can be picked after some have been.
    Picks {
        /// The attacker.
        by: ModelId,
        /// The target.
        on: ModelId,
        /// The net hits.
        hits: u8,
        /// Whether it is a parting blow.
        parting: bool,
        /// The results picked so far.
        picks: Picks,
    },
}

/// The answer to a question.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Answer {
    /// A distance: of the centres squared, and the gap between the edges in units rounded down.
    Distance {
        /// The squared distance of the centres.
        square: i64,
        /// The gap between the edges.
        gap: Length,
        /// Whether the two are in base contact (GB-RUL-27).
        contact: bool,
    },
    /// Yes or no.
    Flag(bool),
    /// Who engages whom.
    Engagement {
        /// The enemies the model engages.
        engages: ModelSet,
        /// The enemies engaging the model.
        engaged_by: ModelSet,
    },
    /// Rings round the places for the centre of the base: it may be where an odd number of them goes round it.
    Region(Vec<Vec<Point>>),
    /// A path, if there is one.
    Route(Option<Path>),
    /// A kick.
    Corridor {
        /// Whether the target is within kick distance.
        in_range: bool,
        /// The pool.
        pool: Pool,
        /// The chance of success.
        success: Ratio,
        /// Everybody on the ball path but the kicker and the target, nearest first.
        on_path: Vec<ModelId>,
        /// The enemies that take a die each: they engage the kicker or stand on the path (GB-KICK-12, -13).
        minus: Vec<ModelId>,
    },
    /// The enemies a model could engage by a charge, with the pool of its attack.
    Threat(Vec<(ModelId, Pool)>),
    /// The zones, in the order of the models.
    Zones(Vec<Zone>),
    /// A movement that was not declared yet.
    Plan(Box<Sketch>),
    /// The playbook after some picks.
    Picks(Grid),
    /// There is no such thing on the pitch.
    Nothing,
}

/// The melee zone of a model.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Zone {
    /// Whose.
    pub model: ModelId,
    /// How far it reaches: the base with the zone around it. A knocked down model has none (GB-KD-02).
    pub reach: Option<Disc>,
    /// The enemies the model engages: they are within reach and in sight (GB-ENG-01).
    pub engages: Vec<ModelId>,
    /// The enemies that engage the model.
    pub engaged_by: Vec<ModelId>,
}

/// Answers a question from what lies openly on the table.
#[must_use]
pub fn answer(table: &Table, query: &Query) -> Answer {
    let undeclared = |model, movement, target| Stride::undeclared(table, model, movement, target);
    try_answer(table, undeclared, query).unwrap_or(Answer::Nothing)
}

/// The same, knowing what is asked of the players.
#[must_use]
pub fn answer_now(state: &State<GuildBall>, query: &Query) -> Answer {
    if let Some(answer) = on_its_line(state, query) {
        return answer;
    }
    let asked = |model, movement, target| Stride::asked(state, model, movement, target);
    try_answer(&state.table, asked, query).unwrap_or(Answer::Nothing)
}

/// A charge that was interrupted keeps to its line (GB-CHG-04): it has no area, and the way to a point leads to the place of the
/// line nearest to it where the charge may end.
fn on_its_line(state: &State<GuildBall>, query: &Query) -> Option<Answer> {
    let (Query::Ends { model, movement: Movement::Charge, target: Some(target), .. }
    | Query::Way { model, movement: Movement::Charge, target: Some(target), .. }) = *query
    else {
        return None;
    };
    let left = state.asks().iter().find_map(|ask| match ask.prompt {
        Prompt::GoOn { model: who, movement: Movement::Charge, left, target: at, .. } => {
            (who == model && at == Some(target)).then_some(left)
        }
        _ => None,
    })?;
    Some(match *query {
        Query::Way { to, .. } if to.is_on_plane() => {
            Answer::Route(legal::charge_on(&state.table, state.flow.memo(), model, target, left, to))
        }
        Query::Way { .. } => Answer::Nothing,
        _ => Answer::Region(Vec::new()),
    })
}

fn try_answer(
    table: &Table,
    stride: impl Fn(ModelId, Movement, Option<ModelId>) -> Option<Stride>,
    query: &Query,
) -> Option<Answer> {
    Some(match *query {
        Query::Distance { from, to } => {
            let (from, to) = (base(table, from)?, base(table, to)?);
            Answer::Distance { square: from.square_to(to), gap: from.gap_down(to), contact: from.touches(to) }
        }
        Query::Within { from, to, inches } => {
            let distance = Length::inches(i32::from(inches));
            Answer::Flag(base(table, from)?.within(base(table, to)?, distance))
        }
        Query::Sight { by, to } => Answer::Flag(sight(table, on_pitch(table, by)?, to)?),
        Query::Engagement { model } => {
            let model = on_pitch(table, model)?;
            Answer::Engagement {
                engages: engage::engaged_by(table, model),
                engaged_by: engage::engaging(table, model),
            }
        }
        Query::Reach { model, length, movement } => {
            let model = on_pitch(table, model)?;
            let stride = roam::fresh(movement, capped(table, length));
            Answer::Region(roam::region(table, model, stride, &Path::new()))
        }
        Query::Route { model, to, length, movement } => {
            let model = on_pitch(table, model)?;
            let to = Some(to).filter(|to| to.is_on_plane())?;
            let stride = roam::fresh(movement, capped(table, length));
            Answer::Route(roam::route(table, model, stride, &Path::new(), to))
        }
        Query::Ends { model, movement, drawn, target } => {
            let model = on_pitch(table, model)?;
            let stride = stride(model, movement, target)?;
            Answer::Region(match charged(table, model, movement, target)? {
                Some(target) => legal::charge_ends(table, model, target, stride.left),
                None => roam::region(table, model, stride, &on_plane(drawn)?),
            })
        }
        Query::Way { model, movement, drawn, to, target } => {
            let model = on_pitch(table, model)?;
            let to = Some(to).filter(|to| to.is_on_plane())?;
            let stride = stride(model, movement, target)?;
            Answer::Route(match charged(table, model, movement, target)? {
                Some(target) => legal::charge_line(table, model, target, stride.left, to),
                None => roam::way(table, model, stride, &on_plane(drawn)?, to),
            })
        }
        Query::Corridor { kicker, aim } => corridor(table, on_pitch(table, kicker)?, aim)?,
        Query::Threat { model } => Answer::Threat(threat(table, on_pitch(table, model)?)),
        Query::Zones => Answer::Zones(table.standing.iter().map(|model| zone(table, model)).collect()),
        Query::Plan { model, movement, path } => {
            Answer::Plan(Box::new(legal::sketch(table, on_pitch(table, model)?, movement, path)?))
        }
        Query::Picks { by, on, hits, parting, picks } => {
            let (by, on) = (on_pitch(table, by)?, on_pitch(table, on)?);
            Answer::Picks(legal::grid(table, by, on, hits, parting, picks))
        }
    })
}

/// A model named from outside, if it is on the pitch.
fn on_pitch(table: &Table, model: ModelId) -> Option<ModelId> {
    (table.exists(model) && table.is_on_pitch(model)).then_some(model)
}

/// The enemy a model charges, if it charges; nothing where a charge has none or another movement has one.
fn charged(
    table: &Table,
    model: ModelId,
    movement: Movement,
    target: Option<ModelId>,
) -> Option<Option<ModelId>> {
    match (movement == Movement::Charge, target) {
        (true, Some(target)) => {
            let target = on_pitch(table, target)?;
            (target.seat() != model.seat()).then_some(Some(target))
        }
        (false, None) => Some(None),
        (true, None) | (false, Some(_)) => None,
    }
}

/// A path from outside, if it can be drawn.
fn on_plane(path: Path) -> Option<Path> {
    Some(path).filter(|path| path.points().all(Point::is_on_plane))
}

/// The base of a thing; a point has none.
fn base(table: &Table, thing: Thing) -> Option<Disc> {
    match thing {
        Thing::Model(model) => on_pitch(table, model).map(|model| table.disc(model)),
        Thing::Point(at) => at.is_on_plane().then_some(Disc::new(at, Length::ZERO)),
        Thing::Ball => table.holder().map(|holder| table.disc(holder)).or_else(|| table.free_ball()),
        Thing::Goal(seat) => (seat.0 < 2).then(|| table.goalpost(seat)),
    }
}

fn zone(table: &Table, model: ModelId) -> Zone {
    let disc = table.disc(model);
    let reach = |zone: Length| Disc { radius: disc.radius.plus(zone), ..disc };
    Zone {
        model,
        reach: engage::zone(table, model).map(reach),
        engages: engage::engaged_by(table, model).iter().collect(),
        engaged_by: engage::engaging(table, model).iter().collect(),
    }
}

/// No model goes further than across the pitch and back.
fn capped(table: &Table, length: Length) -> Length {
    Length(length.0.clamp(0, 2 * table.size))
}

fn sight(table: &Table, by: ModelId, to: Thing) -> Option<bool> {
    Some(match to {
        Thing::Model(model) => engage::sees_model(table, by, on_pitch(table, model)?),
        Thing::Point(_) => engage::sees_spot(table, by, base(table, to)?.centre),
        Thing::Ball => match table.holder() {
            Some(holder) => engage::sees_model(table, by, holder),
            None => engage::sees_spot(table, by, base(table, to)?.centre),
        },
        Thing::Goal(seat) => engage::sees_goalpost(table, by, Some(seat).filter(|seat| seat.0 < 2)?),
    })
}

fn corridor(table: &Table, kicker: ModelId, aim: Aim) -> Option<Answer> {
    let target = match aim {
        Aim::Model(model) => Some(on_pitch(table, model)?),
        Aim::Spot(spot) => spot.is_on_plane().then_some(None)?,
        Aim::Goal => None,
    };
    let pool = pool::kick(table, kicker, aim, None);
    let path = Corridor::new(table.model(kicker).at, pool::aim_base(table, kicker, aim).centre, BALL);
    let others = table.standing.without(kicker).iter().filter(|&model| Some(model) != target);
    let mut on_path: Vec<ModelId> = others.filter(|&model| path.meets(table.disc(model))).collect();
    let from = table.disc(kicker);
    on_path.sort_by(|&a, &b| from.compare_gap(table.disc(a), table.disc(b)));
    let deed = pool::kick_deed(kicker, aim);
    let need = Net::kick(table, deed).needed(1);
    let success = kernel::odds::hits_at_least(usize::from(pool.dice), pool.needs, need).ok()?;
    let (near, between) = pool::hindering(table, (kicker, deed), aim, None);
    let minus = near.iter().chain(between.iter()).collect();
    Some(Answer::Corridor {
        in_range: pool::in_range(table, kicker, aim, None),
        pool,
        success,
        on_path,
        minus,
    })
}

/// The enemies in sight that a charge would engage.
fn threat(table: &Table, model: ModelId) -> Vec<(ModelId, Pool)> {
    let seen =
        engage::enemies(table, model.seat()).iter().filter(|&enemy| engage::sees_model(table, model, enemy));
    seen.filter(|&enemy| legal::charge_reaches(table, model, enemy))
        .map(|enemy| (enemy, pool::attack(table, model, enemy, Strike::Charge)))
        .collect()
}
