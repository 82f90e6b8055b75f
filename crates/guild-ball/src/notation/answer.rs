//! The text of answers.

use kernel::Seat;
use plane::Path;

use super::reader::Reader;
use super::{card, joined, model, models, plan, point, seat_name};
use crate::ask::{Aimed, Choice, Fire, PICKS_MAX, Pick, Picks, Prompt, Relief, Step};
use crate::effect::AbilityId;
use crate::model::{ModelId, ModelSet, TEAM_MAX};
use crate::table::{Phase, Places, Table};

/// Writes an answer.
pub(super) fn write(table: &Table, choice: &Choice) -> String {
    match *choice {
        Choice::PutAway([one, other]) => format!("put away {}, {}", plan(one), plan(other)),
        Choice::KickOff => "kick off".to_owned(),
        Choice::Receive => "receive".to_owned(),
        Choice::Lead { captain, mascot } => format!("lead {}, {}", card(captain), card(mascot)),
        Choice::Squaddie(number) => format!("squaddie {}", card(number)),
        Choice::NearEdge => "near edge".to_owned(),
        Choice::FarEdge => "far edge".to_owned(),
        Choice::Deploy(places) => write_places(table, &places),
        Choice::Model(id) => write_model(table, id),
        Choice::Plan(id) => format!("plan {}", plan(id)),
        Choice::Seat(seat) => format!("initiative {}", seat_name(seat)),
        Choice::Influence(shares) => write_influence(table, &shares),
        Choice::Jog => "jog".to_owned(),
        Choice::Sprint => "sprint".to_owned(),
        Choice::Charge(target) => format!("charge {}", model(table, target)),
        Choice::Forfeit => "forfeit".to_owned(),
        Choice::Attack(target) => format!("attack {}", model(table, target)),
        Choice::Pass(target) => format!("pass {}", model(table, target)),
        Choice::PassTo(spot) => format!("pass to {}", point(spot)),
        Choice::Shot => "shot".to_owned(),
        Choice::GiveUp(spot) => format!("give up {}", point(spot)),
        Choice::Rest(relief) => format!("rest {}", relief_name(relief)),
        Choice::Encourage(target, relief) => {
            format!("encourage {} {}", model(table, target), relief_name(relief))
        }
        Choice::End => "end".to_owned(),
        Choice::Path(path) => write_path(&path),
        Choice::Halt(path) => write_halt(&path),
        Choice::GoOn => "go on".to_owned(),
        Choice::Stop => "stop".to_owned(),
        Choice::Line(end) => format!("line {}", point(end)),
        Choice::React { counter, stance } => write_reaction(counter, stance),
        Choice::Picks(picks) => write_picks(&picks),
        Choice::Step(step) => format!("step {}", step_name(step)),
        Choice::Contest(set) => format!("contest {}", models(table, set)),
        Choice::PassAndMove(mover) => format!("pass and move {}", model(table, mover)),
        Choice::SnapShot => "snap shot".to_owned(),
        Choice::Spot(spot) => format!("spot {}", point(spot)),
        Choice::Use { id, at, free } => write_use(table, id, at, free),
        Choice::Glide => "glide".to_owned(),
        Choice::Fire(fire) => {
            let of = fire.bearer().map_or_else(String::new, |by| format!(" of {}", model(table, by)));
            format!("first {} {}{of}", fire.id.get().id, fire.part)
        }
        Choice::Mode(mode) => format!("mode {}", u16::from(mode) + 1),
        Choice::Piece(piece) => format!("piece {}", u16::from(piece) + 1),
        Choice::Yes => "yes".to_owned(),
        Choice::No => "no".to_owned(),
    }
}

fn write_use(table: &Table, id: AbilityId, at: Aimed, free: bool) -> String {
    let at = match at {
        Aimed::Nothing => String::new(),
        Aimed::Model(target) => format!(" on {}", model(table, target)),
        Aimed::Spot(spot) => format!(" at {}", point(spot)),
    };
    let free = if free { " free" } else { "" };
    format!("use {}{at}{free}", id.get().id)
}

/// Reads the use of an ability: its id, what it is aimed at, and whether it is to be free.
fn read_use(reader: &mut Reader<'_>) -> Result<Choice, String> {
    let id = reader.ability()?;
    let at = if reader.take("on") {
        Aimed::Model(reader.model()?)
    } else if reader.take("at") {
        Aimed::Spot(reader.point()?)
    } else {
        Aimed::Nothing
    };
    let free = reader.take("free");
    Ok(Choice::Use { id, at, free })
}

/// Reads which of several things comes first: its ability, the number of its part where there is one, and its bearer.
fn read_fire(reader: &mut Reader<'_>) -> Result<Choice, String> {
    let id = reader.ability()?;
    let part = reader.number().unwrap_or(0);
    let bearer = if reader.take("of") { Some(reader.model()?) } else { None };
    Ok(Choice::Fire(Fire::new(id, part, bearer)))
}

/// Reads a number counted from 1 as one counted from 0.
fn read_number(reader: &mut Reader<'_>) -> Result<u8, String> {
    let number: u8 = reader.number()?;
    number.checked_sub(1).ok_or_else(|| "numbers are counted from 1".to_owned())
}

/// Reads the answer of `seat` to `prompt`.
pub(super) fn read(table: &Table, seat: Seat, prompt: &Prompt, text: &str) -> Result<Choice, String> {
    let mut reader = Reader::new(table, text);
    let choice = match plain(&mut reader) {
        Some(choice) => choice,
        None => with_details(&mut reader, table, seat, prompt)?,
    };
    if reader.is_done() { Ok(choice) } else { Err(format!("'{}' is left over", reader.rest())) }
}

/// Reads an answer that is nothing but its words.
fn plain(reader: &mut Reader<'_>) -> Option<Choice> {
    let words = [
        ("kick off", Choice::KickOff),
        ("receive", Choice::Receive),
        ("near edge", Choice::NearEdge),
        ("far edge", Choice::FarEdge),
        ("jog", Choice::Jog),
        ("sprint", Choice::Sprint),
        ("forfeit", Choice::Forfeit),
        ("shot", Choice::Shot),
        ("end", Choice::End),
        ("stay", Choice::Path(Path::new())),
        ("go on", Choice::GoOn),
        ("stop", Choice::Stop),
        ("snap shot", Choice::SnapShot),
        ("glide", Choice::Glide),
        ("yes", Choice::Yes),
        ("no", Choice::No),
    ];
    words.into_iter().find(|(word, _)| reader.take(word)).map(|(_, choice)| choice)
}

fn with_details(
    reader: &mut Reader<'_>,
    table: &Table,
    seat: Seat,
    prompt: &Prompt,
) -> Result<Choice, String> {
    if reader.take("put away") {
        let one = reader.plan()?;
        reader.take(",");
        return Ok(Choice::PutAway([one, reader.plan()?]));
    }
    if reader.take("lead") {
        let captain = reader.card()?;
        reader.take(",");
        return Ok(Choice::Lead { captain, mascot: reader.card()? });
    }
    if reader.take("squaddie") {
        return reader.card().map(Choice::Squaddie);
    }
    if reader.take("pass and move") {
        return reader.model().map(Choice::PassAndMove);
    }
    if reader.take("pass to") {
        return reader.point().map(Choice::PassTo);
    }
    if reader.take("give up") {
        return reader.point().map(Choice::GiveUp);
    }
    if reader.take("choose") || model_word(prompt).is_some_and(|word| reader.take(word)) {
        return reader.model().map(Choice::Model);
    }
    let end = reader.rest().find(' ').unwrap_or(reader.rest().len());
    let word = &reader.rest()[..end];
    match word {
        "deploy" | "plan" | "initiative" | "influence" | "charge" | "attack" | "pass" | "rest"
        | "encourage" | "path" | "halt" | "line" | "react" | "pick" | "step" | "contest" | "spot" | "use"
        | "first" | "mode" | "piece" => {
            reader.take(word);
            after_word(reader, word, table, seat)
        }
        _ => Err(format!("'{}' is no answer to {}", reader.rest(), super::question::write(table, prompt))),
    }
}

fn after_word(reader: &mut Reader<'_>, word: &str, table: &Table, seat: Seat) -> Result<Choice, String> {
    match word {
        "deploy" => read_places(reader, table, seat).map(Choice::Deploy),
        "plan" => reader.plan().map(Choice::Plan),
        "initiative" => reader.seat().map(Choice::Seat),
        "influence" => read_influence(reader, seat).map(Choice::Influence),
        "charge" => reader.model().map(Choice::Charge),
        "attack" => reader.model().map(Choice::Attack),
        "pass" => reader.model().map(Choice::Pass),
        "rest" => read_relief(reader).map(Choice::Rest),
        "encourage" => {
            let target = reader.model()?;
            read_relief(reader).map(|relief| Choice::Encourage(target, relief))
        }
        "path" => read_path(reader).map(Choice::Path),
        "halt" if reader.is_done() => Ok(Choice::Halt(Path::new())),
        "halt" => read_path(reader).map(Choice::Halt),
        "line" => reader.point().map(Choice::Line),
        "react" => read_reaction(reader),
        "pick" => read_picks(reader).map(Choice::Picks),
        "step" => read_step(reader).map(Choice::Step),
        "contest" => read_set(reader).map(Choice::Contest),
        "use" => read_use(reader),
        "first" => read_fire(reader),
        "mode" => read_number(reader).map(Choice::Mode),
        "piece" => read_number(reader).map(Choice::Piece),
        _ => reader.point().map(Choice::Spot),
    }
}

/// The word before the name of a model in the answer to a prompt; `choose` answers all of them.
fn model_word(prompt: &Prompt) -> Option<&'static str> {
    match prompt {
        Prompt::Activate => Some("activate"),
        Prompt::Kicker => Some("kicker"),
        Prompt::HandOver => Some("hand to"),
        Prompt::SnapOne { .. } => Some("take"),
        Prompt::ArrangeBlows { .. } => Some("first"),
        _ => None,
    }
}

fn write_model(table: &Table, id: ModelId) -> String {
    let word = match table.phase {
        Phase::Activation if table.activation.is_none() => "activate",
        Phase::Setup if table.kicker.is_none() => "kicker",
        _ => "choose",
    };
    format!("{word} {}", model(table, id))
}

/// Whose team is set up: the kicking team first, then the other (GB-SETUP-12).
fn deploying(table: &Table) -> Seat {
    if table.fielded(table.kicking).is_empty() { table.kicking } else { table.kicking.other() }
}

fn write_places(table: &Table, places: &Places) -> String {
    let seat = deploying(table);
    let each = places.iter().enumerate().map(|(place, &at)| {
        let id = ModelId::of(seat, place);
        format!("{} {}", model(table, id), point(at))
    });
    format!("deploy {}", joined(each, ", "))
}

fn read_places(reader: &mut Reader<'_>, table: &Table, seat: Seat) -> Result<Places, String> {
    let mut given = [None; TEAM_MAX];
    if !reader.take("none") {
        loop {
            let id = reader.model()?;
            let slot = given.get_mut(id.place()).filter(|_| id.seat() == seat);
            let slot = slot.ok_or_else(|| format!("{} is not of that team", model(table, id)))?;
            if slot.replace(reader.point()?).is_some() {
                return Err(format!("{} is set up twice", model(table, id)));
            }
            if !reader.take(",") {
                break;
            }
        }
    }
    let count = given.iter().rposition(Option::is_some).map_or(0, |last| last + 1);
    let mut places = Places::new();
    for (place, at) in given.into_iter().take(count).enumerate() {
        let at = at.ok_or_else(|| format!("{} has no place", model(table, ModelId::of(seat, place))))?;
        places.push(at).map_err(|_| "that is more than a team".to_owned())?;
    }
    Ok(places)
}

/// Whose pool is being allocated: the initiative player goes first and has none left afterwards (GB-TURN-10).
pub(crate) fn allocating(table: &Table) -> Seat {
    let first = table.initiative;
    if table.pool[first.index() & 1] > 0 { first } else { first.other() }
}

fn write_influence(table: &Table, shares: &[u8; TEAM_MAX]) -> String {
    let seat = allocating(table);
    let given = shares.iter().enumerate().filter(|(_, share)| **share > 0);
    let each = given.map(|(place, share)| format!("{} {share}", model(table, ModelId::of(seat, place))));
    format!("influence {}", joined(each, ", "))
}

fn read_influence(reader: &mut Reader<'_>, seat: Seat) -> Result<[u8; TEAM_MAX], String> {
    let mut shares = [0; TEAM_MAX];
    if reader.take("none") {
        return Ok(shares);
    }
    loop {
        let before = reader.rest();
        let id = reader.model()?;
        let slot = shares.get_mut(id.place()).filter(|slot| id.seat() == seat && **slot == 0);
        *slot.ok_or_else(|| format!("only a model of one's own, once, takes influence: '{before}'"))? =
            reader.number()?;
        if !reader.take(",") {
            return Ok(shares);
        }
    }
}

fn write_path(path: &Path) -> String {
    if path.is_empty() {
        return "stay".to_owned();
    }
    format!("path {}", joined(path.points().map(point), " "))
}

fn write_halt(path: &Path) -> String {
    joined(core::iter::once("halt".to_owned()).chain(path.points().map(point)), " ")
}

fn read_path(reader: &mut Reader<'_>) -> Result<Path, String> {
    let mut path = Path::to(reader.point()?);
    while !reader.is_done() {
        if !path.push(reader.point()?) {
            return Err(format!("a path has at most {} points", Path::ROOM));
        }
    }
    Ok(path)
}

fn relief_name(relief: Relief) -> &'static str {
    match relief {
        Relief::Health => "health",
        Relief::Conditions => "conditions",
    }
}

fn read_relief(reader: &mut Reader<'_>) -> Result<Relief, String> {
    let all = [Relief::Health, Relief::Conditions];
    let found = all.into_iter().find(|&relief| reader.take(relief_name(relief)));
    found.ok_or_else(|| reader.wanted("health or conditions"))
}

fn write_reaction(counter: bool, stance: bool) -> String {
    match (counter, stance) {
        (false, false) => "react none",
        (true, false) => "react counter",
        (false, true) => "react stance",
        (true, true) => "react counter stance",
    }
    .to_owned()
}

fn read_reaction(reader: &mut Reader<'_>) -> Result<Choice, String> {
    let counter = reader.take("counter");
    let stance = reader.take("stance");
    if counter || stance || reader.take("none") {
        return Ok(Choice::React { counter, stance });
    }
    Err(reader.wanted("none, counter, stance or counter stance"))
}

/// Writes picks with columns and rows counted from 1.
fn write_picks(picks: &Picks) -> String {
    let each = picks.iter().map(|pick| format!("{}.{}", u16::from(pick.column) + 1, u16::from(pick.row) + 1));
    format!("pick {}", joined(each, " "))
}

fn read_picks(reader: &mut Reader<'_>) -> Result<Picks, String> {
    let mut picks = Picks::new();
    if reader.take("none") {
        return Ok(picks);
    }
    while !reader.is_done() || picks.is_empty() {
        let from_one = |number: u16| number.checked_sub(1).and_then(|number| u8::try_from(number).ok());
        let column = from_one(reader.number()?);
        let row = if reader.take(".") { from_one(reader.number()?) } else { Some(0) };
        let (column, row) =
            column.zip(row).ok_or_else(|| "columns and rows are counted from 1".to_owned())?;
        let room = picks.push(Pick { column, row });
        room.map_err(|_| format!("an attack picks at most {PICKS_MAX} results"))?;
    }
    Ok(picks)
}

/// The name of a step.
pub(super) fn step_name(step: Step) -> &'static str {
    match step {
        Step::Damage => "damage",
        Step::Push => "push",
        Step::Dodge => "dodge",
        Step::KnockDown => "knock down",
        Step::Tackle => "tackle",
        Step::FirstIcon => "first icon",
        Step::SecondIcon => "second icon",
    }
}

/// All steps, in the order of their bits in a prompt.
pub(super) const STEPS: [Step; 7] =
    [Step::Damage, Step::Push, Step::Dodge, Step::KnockDown, Step::Tackle, Step::FirstIcon, Step::SecondIcon];

fn read_step(reader: &mut Reader<'_>) -> Result<Step, String> {
    let found = STEPS.into_iter().find(|&step| reader.take(step_name(step)));
    found.ok_or_else(|| reader.wanted("damage, push, dodge, knock down, tackle, first icon or second icon"))
}

fn read_set(reader: &mut Reader<'_>) -> Result<ModelSet, String> {
    let mut set = ModelSet::EMPTY;
    if reader.take("none") {
        return Ok(set);
    }
    loop {
        let id = reader.model()?;
        if id.0 >= 16 {
            return Err(format!("there is no model {}", id.0));
        }
        set = set.with(id);
        if !reader.take(",") {
            return Ok(set);
        }
    }
}
