//! Fields of the table and questions to it, by their names.
//!
//! `Ox.hp`, `red.momentum`, `ball`; and `gap Ox Shark`, `Ox engages Shark`, `Ox within 1 of Shark`, `Ox contacts Shark`,
//! `Ox overlaps Shark`, `Ox sees Shark`, which answer `yes` or `no`, or a length in units.

use kernel::Seat;
use plane::{Disc, Length};

use super::reader::Reader;
use super::{SEATS, card, condition, joined, model, outcome, phase, plan, point, position, seat_name};
use crate::engage;
use crate::model::{ModelId, ModelSet};
use crate::plan::PlanSet;
use crate::table::{Ball, Table};

/// The value of a field or the answer to a question.
pub(super) fn read(table: &Table, path: &str) -> Option<String> {
    let path = path.trim();
    if let Some((owner, name)) = path.split_once('.') {
        if let Some(seat) = SEATS.into_iter().find(|&seat| seat_name(seat) == owner) {
            return of_seat(table, seat, name);
        }
        return of_model(table, super::named(table, owner)?, name);
    }
    of_table(table, path).or_else(|| question(table, path))
}

fn yes(holds: bool) -> String {
    if holds { "yes" } else { "no" }.to_owned()
}

fn of_table(table: &Table, name: &str) -> Option<String> {
    Some(match name {
        "ball" => match table.ball {
            Ball::Away => "away".to_owned(),
            Ball::Held(holder) => model(table, holder),
            Ball::Free { at, .. } => point(at),
        },
        "turn" => table.turn.to_string(),
        "phase" => phase(table.phase).to_owned(),
        "initiative" => seat_name(table.initiative).to_owned(),
        "kicking" => seat_name(table.kicking).to_owned(),
        "active" => {
            table.activation.map_or_else(|| "none".to_owned(), |activation| model(table, activation.model))
        }
        "advanced" => yes(table.activation.is_some_and(|activation| activation.advanced)),
        "stance" => table.stance.map_or_else(|| "none".to_owned(), |id| model(table, id)),
        "size" => table.size.to_string(),
        "goal_vp" => table.goal_vp.to_string(),
        "deck" => table.deck.len().to_string(),
        "level" => yes(table.level),
        "outcome" => table.outcome.map_or_else(|| "none".to_owned(), |how| outcome(&how)),
        _ => return None,
    })
}

fn of_seat(table: &Table, seat: Seat, name: &str) -> Option<String> {
    let at = seat.index();
    let hand = &table.hands[at];
    let plans = |set: PlanSet| joined(set.iter().map(plan), ", ");
    Some(match name {
        "vp" => table.vp[at].to_string(),
        "momentum" => table.mp[at].to_string(),
        "goals" => table.goals[at].to_string(),
        "pool" => table.pool[at].to_string(),
        "hand" => plans(hand.hand),
        "away" => plans(hand.away),
        "discard" => plans(hand.discard),
        "current" => hand.current.map_or_else(|| "none".to_owned(), plan),
        "goalpost" => point(table.goalpost(seat).centre),
        "overtime" => yes(table.clocks[at].overtime),
        "roster" => joined(table.draft?[at].cards.iter().map(|&number| card(number)), ", "),
        "models" => joined(table.team_of(seat).map(|id| model(table, id)), ", "),
        _ => return None,
    })
}

fn of_model(table: &Table, id: ModelId, name: &str) -> Option<String> {
    let now = table.model(id);
    Some(match name {
        "hp" => now.hp.to_string(),
        "at" if table.is_on_pitch(id) => point(now.at),
        "at" => "off".to_owned(),
        "influence" => now.influence.to_string(),
        "conditions" => joined(now.conditions.iter().map(|each| condition(each).to_owned()), ", "),
        "activated" => yes(now.activated),
        "rested" => yes(now.rested),
        "encouraged" => yes(now.encouraged),
        "ball" => yes(table.has_ball(id)),
        "position" => position(table.profile(id).position).to_owned(),
        "def" => table.def(id).to_string(),
        "jog" => table.mov(id, false).0.to_string(),
        "sprint" => table.mov(id, true).0.to_string(),
        _ => return None,
    })
}

/// A question about two models, such as `Ox within 1 of Shark`; the second may stand elsewhere for the question:
/// `Ox within 1 of Shark at (2554, 2000)`.
fn question(table: &Table, text: &str) -> Option<String> {
    let mut reader = Reader::new(table, text);
    if reader.take("gap") {
        let one = on_pitch(table, &mut reader)?;
        let (_, other) = second(table, &mut reader)?;
        return Some(table.disc(one).gap_down(other).0.to_string());
    }
    let one = on_pitch(table, &mut reader)?;
    let base = table.disc(one);
    if reader.take("within") {
        let distance = distance(&mut reader)?;
        let (_, other) = reader.take("of").then(|| second(table, &mut reader))??;
        return Some(yes(base.within(other, distance)));
    }
    let asked: fn(&Table, ModelId, Disc, ModelId) -> bool = if reader.take("engages") {
        |table, one, other, whom| {
            one.seat() != whom.seat() && engage::engages_at(table, one, whom, other.centre)
        }
    } else if reader.take("contacts") {
        |table, one, other, _| table.disc(one).touches(other)
    } else if reader.take("overlaps") {
        |table, one, other, _| table.disc(one).overlaps(other)
    } else if reader.take("sees") {
        |table, one, other, whom| {
            engage::sees(table, table.disc(one), other, ModelSet::EMPTY.with(one).with(whom))
        }
    } else {
        return None;
    };
    let (whom, other) = second(table, &mut reader)?;
    Some(yes(asked(table, one, other, whom)))
}

fn on_pitch(table: &Table, reader: &mut Reader<'_>) -> Option<ModelId> {
    reader.model().ok().filter(|&id| table.exists(id) && table.is_on_pitch(id))
}

/// The second model of a question and where its base lies for it.
fn second(table: &Table, reader: &mut Reader<'_>) -> Option<(ModelId, Disc)> {
    let id = on_pitch(table, reader)?;
    let base = table.disc(id);
    let base = if reader.take("at") { base.at(reader.point().ok()?) } else { base };
    reader.is_done().then_some((id, base))
}

/// A distance in inches, or in units as `300u`.
fn distance(reader: &mut Reader<'_>) -> Option<Length> {
    let number: i32 = reader.number().ok()?;
    if reader.take("u") { Some(Length(number)) } else { Some(Length::inches(number)) }
}
