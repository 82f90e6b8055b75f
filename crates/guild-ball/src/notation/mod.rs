//! The written form of the game: how scenarios, transcripts and commands name its things.
//!
//! Seats are `red` and `blue`; a model goes by its name, with its team before it where both teams have one of that name
//! (`red Ox`); points are in units, `(3048, 1274)`; game plans stand in quotes.

mod answer;
mod fact;
mod field;
mod question;
mod reader;
mod warning;

use kernel::{Ask, Notation, Seat, Sink, State};
use plane::Point;

pub(crate) use answer::allocating;

use crate::GuildBall;
use crate::ask::{Choice, Prompt};
use crate::catalog::{CardNumber, catalog};
use crate::event::{Event, Movement};
use crate::model::{Condition, ModelId, ModelSet, Position};
use crate::plan::{PLANS, PlanId};
use crate::stage::Stage;
use crate::table::{Outcome, Phase, Table, Verdict};

impl Notation for GuildBall {
    type Stage = Stage;

    fn lay_out(stage: &Stage, sink: &mut dyn Sink<Self>) -> Result<State<Self>, String> {
        crate::stage::stage(stage, sink)
    }

    fn seat_name(seat: Seat) -> &'static str {
        seat_name(seat)
    }

    fn read_choice(state: &State<Self>, ask: &Ask<Self>, text: &str) -> Result<Choice, String> {
        answer::read(&state.table, ask.seat, &ask.prompt, text)
    }

    fn write_choice(table: &Table, choice: &Choice) -> String {
        answer::write(table, choice)
    }

    fn write_event(table: &Table, event: &Event) -> String {
        fact::write(table, event)
    }

    fn write_prompt(table: &Table, prompt: &Prompt) -> String {
        question::write(table, prompt)
    }

    fn write_outcome(outcome: &Outcome) -> String {
        self::outcome(outcome)
    }

    fn field(state: &State<Self>, path: &str) -> Option<String> {
        field::read(&state.table, path)
    }

    fn warnings(state: &State<Self>, ask: &Ask<Self>, choice: &Choice) -> Vec<String> {
        let preview = <Self as kernel::Game>::preview(state, ask, choice);
        preview.map_or_else(|_| Vec::new(), |preview| warning::write(&state.table, &preview))
    }

    fn fields() -> Vec<String> {
        field::names()
    }
}

/// The two seats.
pub(crate) const SEATS: [Seat; 2] = [Seat(0), Seat(1)];

/// The name of a seat.
pub(crate) fn seat_name(seat: Seat) -> &'static str {
    if seat.0 == 0 { "red" } else { "blue" }
}

/// The name of a model, with its team before it where both teams have one of that name.
pub(crate) fn model(table: &Table, model: ModelId) -> String {
    if !table.exists(model) {
        return format!("#{}", model.0);
    }
    let name = table.profile(model).name;
    let twice = table.team_of(model.seat().other()).any(|other| table.profile(other).name == name);
    if twice { format!("{} {name}", seat_name(model.seat())) } else { name.to_string() }
}

/// The model with this name.
pub(crate) fn named(table: &Table, name: &str) -> Option<ModelId> {
    let mut reader = reader::Reader::new(table, name);
    reader.model().ok().filter(|&id| reader.is_done() && table.exists(id))
}

/// The names of models, or `none`.
pub(crate) fn models(table: &Table, set: ModelSet) -> String {
    joined(set.iter().map(|each| model(table, each)), ", ")
}

/// Texts one after another, or `none`.
pub(crate) fn joined(texts: impl Iterator<Item = String>, between: &str) -> String {
    let texts: Vec<String> = texts.collect();
    if texts.is_empty() { "none".to_owned() } else { texts.join(between) }
}

/// A point in units.
pub(crate) fn point(at: Point) -> String {
    format!("({}, {})", at.x, at.y)
}

/// A game plan in quotes.
pub(crate) fn plan(plan: PlanId) -> String {
    if plan.0 < PLANS { format!("\"{}\"", plan.plan().name) } else { format!("\"#{}\"", plan.0) }
}

/// A card by its name in quotes.
pub(crate) fn card(number: CardNumber) -> String {
    match catalog().numbered(number) {
        Some(card) => format!("\"{}\"", card.profile.name),
        None => format!("\"#{}\"", number.0),
    }
}

/// The name of a team position.
pub(crate) fn position(position: Position) -> &'static str {
    match position {
        Position::Captain => "captain",
        Position::Mascot => "mascot",
        Position::Squaddie => "squaddie",
    }
}

/// How a match ended.
pub(crate) fn outcome(outcome: &Outcome) -> String {
    let by = match outcome.by {
        Verdict::Points => "points",
        Verdict::Concession => "concession",
        Verdict::Agreement => "agreement",
        Verdict::Judgement => "judgement",
        Verdict::Void => return "no result".to_owned(),
    };
    match outcome.winner {
        Some(winner) => format!("{} wins by {by}", seat_name(winner)),
        None => format!("draw by {by}"),
    }
}

/// The name of a movement.
pub(crate) fn movement(movement: Movement) -> &'static str {
    match movement {
        Movement::Jog => "jog",
        Movement::Sprint => "sprint",
        Movement::Charge => "charge",
        Movement::Dodge => "dodge",
        Movement::Push => "push",
    }
}

/// The name of a condition.
pub(crate) fn condition(condition: Condition) -> &'static str {
    match condition {
        Condition::KnockedDown => "knocked down",
        Condition::TakenOut => "taken out",
        Condition::Bleed => "bleed",
        Condition::Poison => "poison",
        Condition::Burning => "burning",
        Condition::Snared => "snared",
        Condition::Disease => "disease",
    }
}

/// The name of a phase.
pub(crate) fn phase(phase: Phase) -> &'static str {
    match phase {
        Phase::Setup => "setup",
        Phase::Initiative => "initiative",
        Phase::Maintenance => "maintenance",
        Phase::Activation => "activation",
        Phase::End => "end",
    }
}
