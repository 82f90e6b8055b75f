//! Fields of the table and questions to it, by their names.
//!
//! `Ox.hp`, `red.momentum`, `ball`; and `gap Ox Shark`, `Ox engages Shark`, `Ox within 1 of Shark`, `Ox contacts Shark`,
//! `Ox overlaps Shark`, `Ox sees Shark`, which answer `yes` or `no`, or a length in units.

use kernel::Seat;
use plane::{Disc, Length};

use super::reader::Reader;
use super::{SEATS, card, condition, joined, model, outcome, phase, plan, point, position, seat_name};
use crate::effect::Attached;
use crate::engage;
use crate::model::{ModelId, ModelSet};
use crate::plan::PlanSet;
use crate::table::{Ball, Table};

/// The value of a field or the answer to a question.
pub(super) fn read(table: &Table, path: &str) -> Option<String> {
    let path = path.trim();
    if let Some((owner, name)) = path.split_once('.') {
        if let Some(seat) = SEATS.into_iter().find(|&seat| seat_name(seat) == owner) {
            return found(SEAT, name)?(table, seat);
        }
        let model = super::named(table, owner)?;
        return found(MODEL, name).map(|read| read(table, model));
    }
    found(TABLE, path).map(|read| read(table)).or_else(|| question(table, path))
}

/// The names of all fields, those of a team or a model with a point before them, and the words of the questions.
pub(super) fn names() -> Vec<String> {
    let table = TABLE.iter().map(|(name, _)| (*name).to_owned());
    let seat = SEAT.iter().map(|(name, _)| format!(".{name}"));
    let model = MODEL.iter().map(|(name, _)| format!(".{name}"));
    let asked = QUESTIONS.iter().map(|(word, _)| (*word).to_owned());
    let measured = [GAP, WITHIN].map(str::to_owned);
    table.chain(seat).chain(model).chain(asked).chain(measured).collect()
}

fn found<T: Copy>(fields: &[(&str, T)], name: &str) -> Option<T> {
    fields.iter().find(|(known, _)| *known == name).map(|&(_, read)| read)
}

fn yes(holds: bool) -> String {
    if holds { "yes" } else { "no" }.to_owned()
}

/// What a field of the whole table reads.
type OfTable = fn(&Table) -> String;
/// What a field of a team reads; nothing where the match has no such thing.
type OfSeat = fn(&Table, Seat) -> Option<String>;
/// What a field of a model reads.
type OfModel = fn(&Table, ModelId) -> String;

/// The fields of the whole table.
const TABLE: &[(&str, OfTable)] = &[
    ("ball", |table| match table.ball {
        Ball::Away => "away".to_owned(),
        Ball::Held(holder) => model(table, holder),
        Ball::Free { at, .. } => point(at),
    }),
    ("turn", |table| table.turn.to_string()),
    ("phase", |table| phase(table.phase).to_owned()),
    ("initiative", |table| seat_name(table.initiative).to_owned()),
    ("kicking", |table| seat_name(table.kicking).to_owned()),
    ("active", |table| {
        table.activation.map_or_else(|| "none".to_owned(), |activation| model(table, activation.model))
    }),
    ("advanced", |table| yes(table.activation.is_some_and(|activation| activation.advanced))),
    ("stance", |table| table.stance.map_or_else(|| "none".to_owned(), |id| model(table, id))),
    ("size", |table| table.size.to_string()),
    ("goal_vp", |table| table.goal_vp.to_string()),
    ("deck", |table| table.deck.len().to_string()),
    ("level", |table| yes(table.level)),
    ("outcome", |table| table.outcome.map_or_else(|| "none".to_owned(), |how| outcome(&how))),
];

/// The fields of a team.
const SEAT: &[(&str, OfSeat)] = &[
    ("vp", |table, seat| Some(table.vp[seat.index()].to_string())),
    ("momentum", |table, seat| Some(table.mp[seat.index()].to_string())),
    ("goals", |table, seat| Some(table.goals[seat.index()].to_string())),
    ("pool", |table, seat| Some(table.pool[seat.index()].to_string())),
    ("hand", |table, seat| Some(plans(table.hands[seat.index()].hand))),
    ("away", |table, seat| Some(plans(table.hands[seat.index()].away))),
    ("discard", |table, seat| Some(plans(table.hands[seat.index()].discard))),
    ("current", |table, seat| {
        Some(table.hands[seat.index()].current.map_or_else(|| "none".to_owned(), plan))
    }),
    ("goalpost", |table, seat| Some(point(table.goalpost(seat).centre))),
    ("overtime", |table, seat| Some(yes(table.clocks[seat.index()].overtime))),
    ("roster", |table, seat| {
        let draft = &table.draft.as_ref()?[seat.index()];
        Some(joined(draft.cards.iter().map(|&number| card(number)), ", "))
    }),
    ("models", |table, seat| Some(joined(table.team_of(seat).map(|id| model(table, id)), ", "))),
    ("effects", |table, seat| Some(effects(table, |entry| entry.on.is_empty() && entry.seat == seat))),
];

/// The fields of a model.
const MODEL: &[(&str, OfModel)] = &[
    ("hp", |table, id| table.model(id).hp.to_string()),
    ("at", |table, id| if table.is_on_pitch(id) { point(table.model(id).at) } else { "off".to_owned() }),
    ("influence", |table, id| table.model(id).influence.to_string()),
    ("conditions", |table, id| {
        joined(table.model(id).conditions.iter().map(|each| condition(each).to_owned()), ", ")
    }),
    ("activated", |table, id| yes(table.model(id).activated)),
    ("rested", |table, id| yes(table.model(id).rested)),
    ("encouraged", |table, id| yes(table.model(id).encouraged)),
    ("ball", |table, id| yes(table.has_ball(id))),
    ("position", |table, id| position(table.profile(id).position).to_owned()),
    ("def", |table, id| table.def(id).to_string()),
    ("jog", |table, id| table.mov(id, false).0.to_string()),
    ("sprint", |table, id| table.mov(id, true).0.to_string()),
    ("effects", |table, id| effects(table, |entry| entry.on.has(id))),
];

fn plans(set: PlanSet) -> String {
    joined(set.iter().map(plan), ", ")
}

/// Whether something holds between a model and another whose base lies there.
type Between = fn(&Table, ModelId, Disc, ModelId) -> bool;

/// The words of the questions about two models that are answered `yes` or `no`.
const QUESTIONS: &[(&str, Between)] = &[
    ("engages", |table, one, other, whom| {
        one.seat() != whom.seat() && engage::engages_at(table, one, whom, other.centre)
    }),
    ("contacts", |table, one, other, _| table.disc(one).touches(other)),
    ("overlaps", |table, one, other, _| table.disc(one).overlaps(other)),
    ("sees", |table, one, other, whom| {
        engage::sees(table, table.disc(one), other, ModelSet::EMPTY.with(one).with(whom))
    }),
];

/// The word of the question how far two models are apart.
const GAP: &str = "gap";
/// The word of the question whether two models are no further apart than this.
const WITHIN: &str = "within";

/// The effects of which this holds, in the order in which they came.
fn effects(table: &Table, of: impl Fn(&Attached) -> bool) -> String {
    joined(
        table.effects.attached.iter().filter(|entry| of(entry)).map(|entry| entry.id.get().id.clone()),
        ", ",
    )
}

/// A question about two models, such as `Ox within 1 of Shark`; the second may stand elsewhere for the question:
/// `Ox within 1 of Shark at (2554, 2000)`.
fn question(table: &Table, text: &str) -> Option<String> {
    let mut reader = Reader::new(table, text);
    if reader.take(GAP) {
        let one = on_pitch(table, &mut reader)?;
        let (_, other) = second(table, &mut reader)?;
        return Some(table.disc(one).gap_down(other).0.to_string());
    }
    let one = on_pitch(table, &mut reader)?;
    let base = table.disc(one);
    if reader.take(WITHIN) {
        let distance = distance(&mut reader)?;
        let (_, other) = reader.take("of").then(|| second(table, &mut reader))??;
        return Some(yes(base.within(other, distance)));
    }
    let (_, asked) = QUESTIONS.iter().find(|(word, _)| reader.take(word))?;
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
