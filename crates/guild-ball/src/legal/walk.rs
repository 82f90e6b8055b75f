//! What happens on a movement before it is made: how far it goes, who may strike on the way, where the ball is in reach.
//!
//! Every chance is counted as if the mover went on after each blow with what it has now: blows before it change nothing,
//! and a ball that comes into reach is taken. A striker is taken to pick what the figure asks about: the chance of being
//! knocked down is that of hits enough for a column with a knock down, the expected damage that of picking the most damage
//! in every round.

use kernel::odds::{self, Ratio};
use plane::{Length, Path, Point};
use serde::Serialize;

use super::path::{self, Stride};
use super::preview;
use crate::effect::layers::{self, Deed};
use crate::event::Movement;
use crate::flow::{self, Course};
use crate::interrupt::{self, Interrupt, Progress, next_leg};
use crate::model::{ModelId, ModelSet, PlayResult, Playbook};
use crate::playbook;
use crate::pool::{self, Net, Pool, Strike};
use crate::refusal::{Refusal, Why};
use crate::refused::Refused;
use crate::table::{Ball, Table};
use crate::terrain::Ground;

/// A movement as far as it is drawn.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Walk {
    /// The way from where the model stands; the rest of the drawn one after an interruption.
    pub path: Path,
    /// What it costs of the allowance (GB-RUL-75).
    pub used: Length,
    /// What is left of the allowance.
    pub left: Length,
    /// What happens on it, in the order of the path; the last one is its end.
    pub flags: Vec<Flag>,
}

/// Something that happens on a movement.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Flag {
    /// How far along the movement.
    pub along: Length,
    /// Where the mover is then.
    pub at: Point,
    /// What happens.
    pub mark: Mark,
}

/// What happens at one point of a movement.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Mark {
    /// An enemy may strike a parting blow (GB-PART-01).
    Blow(Blow),
    /// The free ball comes within reach and may be taken (GB-SNAP-02).
    Ball,
    /// The mover comes onto fast ground: +2" for this advance (GB-TERR-04).
    Fast,
    /// The mover comes onto rough ground: −2" for this advance (GB-TERR-06).
    Rough,
    /// A pushed model goes over the edge of the pitch (GB-MOVE-05).
    Off,
    /// The movement ends.
    End,
}

/// A parting blow an enemy may strike, with its odds.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Blow {
    /// Who strikes.
    pub by: ModelId,
    /// With what pool.
    pub pool: Pool,
    /// Hits taken off by the mover's ARM.
    pub armour: u8,
    /// The chance of at least one net hit.
    pub hit: Ratio,
    /// The chance of net hits enough to knock the mover down.
    pub knocked_down: Ratio,
    /// The chance of net hits enough to take the mover out.
    pub taken_out: Ratio,
    /// The chance that the mover can be made to lose the ball: tackled, knocked down or taken out. None without the ball.
    pub ball: Ratio,
    /// The expected damage, never above the HP left.
    pub damage: Ratio,
}

/// A movement that was not declared yet: what would happen on its legal part, and why the rest is refused.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Sketch {
    /// The legal part of the path.
    pub path: Path,
    /// What would happen on it.
    pub walk: Walk,
    /// Why the whole path would be refused.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub refused: Option<Refused>,
}

/// A movement along a path from where the model stands.
pub(super) fn fresh(table: &Table, model: ModelId, movement: Movement, path: Path, left: Length) -> Walk {
    let course = Course { origin: table.model(model).at, ahead: path, ..Course::default() };
    go(table, model, movement, course, left, false)
}

/// The rest of a movement after an interruption; the blows offered where it happened are over.
pub(super) fn resumed(
    table: &Table,
    model: ModelId,
    movement: Movement,
    course: Course,
    left: Length,
) -> Walk {
    go(table, model, movement, course, left, true)
}

/// A push: what stops the model on the line is not chosen (GB-REPO-04).
pub(super) fn pushed(table: &Table, model: ModelId, end: Point, left: Length) -> Walk {
    let (path, off) = interrupt::pushed(table, model, end);
    let mut walk = fresh(table, model, Movement::Push, path, left);
    if let Some(last) = walk.flags.last_mut().filter(|_| off) {
        last.mark = Mark::Off;
    }
    walk
}

fn go(
    table: &Table,
    model: ModelId,
    movement: Movement,
    course: Course,
    left: Length,
    resumed: bool,
) -> Walk {
    let mut table = *table;
    let (mut course, mut at) = (course, table.model(model).at);
    let (begun, path) = (course.covered, course.ahead);
    let mut progress = Progress { fresh: !resumed, ..Progress::new() };
    let mut finished = Length::ZERO;
    let mut offered = resumed;
    let mut flags = Vec::new();
    let mut left = left;
    loop {
        let (leg, interrupt) = next_leg(&table, &course, model, movement, progress);
        for &(along, at, ground) in &leg.trod {
            let along = finished.plus(along).less(begun);
            let mark = match ground {
                Ground::Fast => Mark::Fast,
                Ground::Rough => Mark::Rough,
            };
            flags.push(Flag { along, at, mark });
        }
        left = Length((left.0 + leg.change()).max(0));
        offered &= leg.path.end().is_none();
        at = leg.path.end().unwrap_or(at);
        finished = finished.plus(leg.finished);
        let along = finished.plus(leg.course.covered).less(begun);
        progress = leg.progress;
        course = leg.course;
        match interrupt {
            Some(Interrupt::Leaving(enemies)) => {
                let there = path::moved(&table, model, at);
                let strikes = |enemy: &ModelId| !offered && layers::kept_by(&there, *enemy, model).is_none();
                let blows = enemies.iter().filter(strikes).map(|enemy| blow(&there, enemy, model));
                flags.extend(blows.map(|blow| Flag { along, at, mark: Mark::Blow(blow) }));
                progress.struck = ModelSet(progress.struck.0 | enemies.0);
            }
            Some(Interrupt::Ball) => {
                flags.push(Flag { along, at, mark: Mark::Ball });
                table.ball = Ball::Held(model);
            }
            Some(Interrupt::Reached { .. }) => {}
            None => {
                flags.push(Flag { along, at, mark: Mark::End });
                return Walk { path, used: along, left: left.less(along), flags };
            }
        }
    }
}

/// The odds of a parting blow on a model where it stands (GB-PART-03 to -07).
pub(super) fn blow(table: &Table, by: ModelId, on: ModelId) -> Blow {
    let pool = pool::attack(table, by, on, Strike::Parting);
    let deed = Deed::attack(by, on, Strike::Parting);
    let (net, hp) = (Net::new(table, deed, on), table.model(on).hp);
    let most = |hits: u8| most_damage(table, deed, &table.profile(by).playbook, hits);
    let down = column(table, by, on, |result| result.knock_down);
    let tackle = column(table, by, on, |result| result.tackle);
    let out = (1..=net.of(pool.dice)).find(|&hits| most(hits) >= hp).map(usize::from);
    let ball = [down, tackle, out].into_iter().flatten().min().filter(|_| table.has_ball(on));
    let chance = |wanted: Option<usize>| match wanted {
        Some(wanted) => preview::at_least(pool, net.needed(wanted)),
        None => Ratio::ZERO,
    };
    Blow {
        by,
        pool,
        armour: net.armour,
        hit: chance(Some(1)),
        knocked_down: chance(down),
        taken_out: chance(out),
        ball: chance(ball),
        damage: expected(pool, |hits| most(net.of(hits)).min(hp)),
    }
}

/// How many net hits open the first column with such a result that is valid as a parting blow.
fn column(table: &Table, by: ModelId, on: ModelId, wanted: fn(&PlayResult) -> bool) -> Option<usize> {
    let valid = |result: &PlayResult| wanted(&playbook::valid_effects(table, by, on, *result, true));
    table.profile(by).playbook.iter().position(|column| column.iter().any(valid)).map(|column| column + 1)
}

/// The most damage net hits give: the most of every round of wrapping (GB-PB-08, -09, -13).
fn most_damage(table: &Table, deed: Deed, book: &Playbook, hits: u8) -> u8 {
    let most = deed.on.and_then(|on| layers::damage_cap(table, on, deed)).unwrap_or(u8::MAX);
    let dealt = |result: &PlayResult| flow::dealt(table, deed, result.damage);
    let round = |round: usize| {
        let open = book.iter().take(playbook::open_columns(book, hits, round));
        open.flat_map(|column| column.iter()).map(dealt).max().unwrap_or(0)
    };
    (0..playbook::rounds(book, hits)).map(round).fold(0, u8::saturating_add).min(most)
}

/// The expected damage where so many hits deal so much.
fn expected(pool: Pool, deals: impl Fn(u8) -> u8) -> Ratio {
    let damage = |hits: i32| i32::from(deals(u8::try_from(hits).unwrap_or_default()));
    let hits = odds::hits(usize::from(pool.dice), pool.needs);
    hits.and_then(|hits| hits.map(damage)).ok().and_then(|tally| tally.mean()).unwrap_or(Ratio::ZERO)
}

/// A jog, sprint or charge of a model before it is declared; nothing for other movements, which begin with a prompt.
///
/// Whether the model may declare it is another question, and so is whom a charge has to engage: this judges the path alone.
pub(crate) fn sketch(table: &Table, model: ModelId, movement: Movement, path: Path) -> Option<Sketch> {
    let stride = Stride::undeclared(table, model, movement, None)?;
    let left = stride.left;
    let bent = movement == Movement::Charge && path.len() > 1;
    let (path, refusal) = if bent {
        let first = path.point(0).map_or_else(Path::new, Path::to);
        (first, Some(Refusal::new("GB-CHG-04", Why::NotStraight)))
    } else {
        (path, None)
    };
    let checked = path::check_path(table, model, stride, &path);
    let legal = match checked {
        Ok(()) => path,
        Err(refusal) => {
            refusal.furthest.map_or_else(Path::new, |end| path.cut(usize::from(refusal.stretch), end))
        }
    };
    let walk = fresh(table, model, movement, legal, left);
    let refused = refusal.or(checked.err()).map(|refusal| Refused::new(table, refusal));
    Some(Sketch { path: legal, walk, refused })
}
