//! `guildhall record`: written matches.

use std::fs;
use std::io::Write;
use std::path::Path;

use arena::{Plan, Players, Step};
use kernel::{Game, Ignore};
use record::{Fault, Header, Play, Problem, Record, title};
use serde_json::{Value, json};

use crate::arena_command::bots;
use crate::cli::{MakeArgs, RecordArgs, RecordCommand, ShowArgs};
use crate::failure::{Done, Failure, Verdict};
use crate::games::{GameName, Visit};
use crate::show::{Pictured, seated};
use crate::{telling, told};
use words::Tongue;

/// Does something with a record.
pub(crate) fn run(command: &RecordCommand, out: &mut dyn Write) -> Done {
    let (args, what) = match command {
        RecordCommand::Show(ShowArgs { record, lang: None, .. }) => (record, What::Show),
        RecordCommand::Show(ShowArgs { record, lang: Some(lang), seat }) => {
            (record, What::Tell(*lang, seat.as_deref()))
        }
        RecordCommand::Audit(args) => (args, What::Audit),
        RecordCommand::Fold(args) => (args, What::Fold),
        RecordCommand::Make(args) => return args.game.visit(Make { args, out })?,
    };
    let text = fs::read_to_string(&args.file).map_err(|error| Failure::file(&args.file, &error))?;
    let named = title(&text).map_err(|fault| broken(&args.file, &fault))?;
    GameName::named(&named.game)?.visit(Look { args, what, text, out })?
}

/// A file that is no record is bad input; a record that is not as it was written is a failure.
pub(crate) fn broken(file: &Path, fault: &Fault) -> Failure {
    let said = format!("{}: {fault}", file.display());
    match fault.problem {
        Problem::Empty | Problem::Alien | Problem::UnknownFormat(_) => Failure::Input(said),
        _ => Failure::Work(said),
    }
}

#[derive(Clone, Copy)]
enum What<'a> {
    Show,
    Tell(Tongue, Option<&'a str>),
    Audit,
    Fold,
}

struct Look<'a> {
    args: &'a RecordArgs,
    what: What<'a>,
    text: String,
    out: &'a mut dyn Write,
}

impl Visit for Look<'_> {
    type Out = Done;

    fn visit<G: Pictured>(self) -> Done {
        let Self { args: RecordArgs { file, json }, what, text, out } = self;
        let record = Record::<G>::parse(&text).map_err(|fault| broken(file, &fault))?;
        match what {
            What::Show => show(&record, file, *json, out),
            What::Tell(tongue, seat) => told::tell(&record, file, tongue, seat, out),
            What::Audit => audit(&record, file, *json, out),
            What::Fold => fold(&record, file, *json, out),
        }
    }
}

/// What every answer about a record begins with.
fn about<G: Game>(record: &Record<G>) -> Value {
    json!({
        "game": G::ID,
        "revision": record.header().revision,
        "goes_on_by": record.revision(),
        "players": record.header().players,
        "entries": record.entries().len(),
        "takebacks": record.takebacks(),
        "digest": record.digest(),
    })
}

fn audit<G: Pictured>(record: &Record<G>, file: &Path, as_json: bool, out: &mut dyn Write) -> Done {
    let audit = record.audit().map_err(|fault| Failure::Work(format!("{}: {fault}", file.display())))?;
    let folded = record.fold().map_err(|fault| broken(file, &fault))?;
    let outcome = folded.outcome.as_ref().map(|outcome| G::write_outcome(outcome));
    if as_json {
        let mut answer = about(record);
        answer["outcome"] = json!(outcome);
        answer["inputs"] = json!(audit.inputs);
        answer["facts"] = json!(audit.facts);
        answer["older"] = json!(audit.older);
        writeln!(out, "{answer}")?;
    } else {
        let (inputs, facts, takebacks) = (audit.inputs, audit.facts, audit.takebacks);
        let digests = match audit.older {
            0 => "every digest".to_owned(),
            older => format!("the digests of all but {older} entries of older revisions"),
        };
        writeln!(
            out,
            "{}: holds; {inputs} inputs run again, {facts} facts and {digests} compared, {takebacks} takebacks, \
             digest {}; {}",
            file.display(),
            audit.digest,
            outcome.as_deref().unwrap_or("not ended")
        )?;
    }
    Ok(Verdict::Well)
}

fn fold<G: Pictured>(record: &Record<G>, file: &Path, as_json: bool, out: &mut dyn Write) -> Done {
    let folded = record.fold().map_err(|fault| broken(file, &fault))?;
    let outcome = folded.outcome.as_ref().map(|outcome| G::write_outcome(outcome));
    if as_json {
        let mut answer = about(record);
        answer["outcome"] = json!(outcome);
        answer["digests_compared"] = json!(folded.digests_compared);
        answer["table"] = serde_json::to_value(&folded.table)?;
        writeln!(out, "{answer}")?;
        return Ok(Verdict::Well);
    }
    let compared =
        if folded.digests_compared { "every digest compared" } else { "digests of another revision" };
    writeln!(out, "{}\n{}", G::picture(&folded.table), outcome.as_deref().unwrap_or("not ended"))?;
    writeln!(
        out,
        "{}: {} entries, {compared}, digest {}",
        file.display(),
        record.entries().len(),
        record.digest()
    )?;
    Ok(Verdict::Well)
}

/// One entry in words.
struct Told {
    n: u32,
    input: String,
    facts: Vec<String>,
}

fn told<G: Pictured>(record: &Record<G>, file: &Path) -> Result<(Vec<Told>, Option<String>), Failure> {
    let laid = G::lay(&record.header().setup);
    let mut before = laid.map_err(|refusal| {
        Failure::Work(format!("{}: {}", file.display(), telling::refusal::<G>(None, &refusal)))
    })?;
    let mut all = Vec::new();
    let folded = record.watch(|entry, after| {
        let input = match &entry.step {
            record::Step::Opening { .. } => "start".to_owned(),
            record::Step::Input { input, by, .. } => telling::input::<G>(&before, input, *by),
            record::Step::Takeback(back) => {
                format!("{} goes back to entry {}", G::seat_name(back.by), back.to)
            }
            record::Step::Revision(revision) => format!("goes on by revision {revision} of the rules"),
        };
        let mut table = before.clone();
        let mut facts = Vec::new();
        for fact in entry.step.facts() {
            facts.push(G::write_event(&table, fact));
            G::apply(&mut table, fact);
        }
        all.push(Told { n: entry.n, input, facts });
        before = after.clone();
    });
    let folded = folded.map_err(|fault| broken(file, &fault))?;
    Ok((all, folded.outcome.map(|outcome| G::write_outcome(&outcome))))
}

fn show<G: Pictured>(record: &Record<G>, file: &Path, as_json: bool, out: &mut dyn Write) -> Done {
    let (all, outcome) = told(record, file)?;
    if as_json {
        let log = all.iter().map(|told| json!({ "n": told.n, "input": told.input, "facts": told.facts }));
        let mut answer = about(record);
        answer["log"] = log.collect();
        answer["outcome"] = json!(outcome);
        writeln!(out, "{answer}")?;
        return Ok(Verdict::Well);
    }
    let players = record.header().players.join(", ");
    writeln!(out, "{}, revision {} of the rules, played by {players}", G::ID, record.header().revision)?;
    for told in all {
        writeln!(out, "{:>5}  {}", told.n, told.input)?;
        for fact in told.facts {
            writeln!(out, "         {fact}")?;
        }
    }
    writeln!(out, "{}", outcome.as_deref().unwrap_or("not ended"))?;
    Ok(Verdict::Well)
}

struct Make<'a> {
    args: &'a MakeArgs,
    out: &'a mut dyn Write,
}

impl Visit for Make<'_> {
    type Out = Done;

    fn visit<G: Pictured>(self) -> Done {
        let Self { args, out } = self;
        let plan = Plan::new(bots(&args.bots), 1, args.seed);
        let (played, fault) = play::<G>(&plan, args.index)?;
        let text = played.record().to_ndjson()?;
        fs::write(&args.out, text).map_err(|error| Failure::file(&args.out, &error))?;
        let outcome = G::outcome(&played.state().table).map(|outcome| G::write_outcome(&outcome));
        let entries = played.record().entries().len();
        let came = fault.as_deref().or(outcome.as_deref()).unwrap_or("not ended");
        writeln!(out, "{}: {entries} entries, {came}", args.out.display())?;
        Ok(if fault.is_none() { Verdict::Well } else { Verdict::Differs })
    }
}

/// Plays match `index` of a plan and keeps its record; beside it, what went wrong if something did.
fn play<G: Pictured>(plan: &Plan, index: u64) -> Result<(Play<G>, Option<String>), Failure> {
    let mut players: Players<G> = plan.players(index).map_err(|fault| Failure::Input(fault.to_string()))?;
    let setup =
        players.setup(plan).ok_or_else(|| Failure::Input(format!("{} is not for so many players", G::ID)))?;
    let mut header = Header::new(setup);
    header.players = seated(plan, index);
    header.chance = Some(json!({ "source": "arena", "seed": plan.seed, "match": index }));
    let started = Play::start(header, &mut Ignore);
    let mut play = started.map_err(|refusal| Failure::Work(telling::refusal::<G>(None, &refusal)))?;
    for _ in 0..plan.inputs_max {
        let (input, by) = match players.step(play.state()) {
            Step::Answer { input, decision } => (input, Some(decision.seat)),
            Step::Draw(input) => (input, None),
            Step::Over(_) => return Ok((play, None)),
            Step::Stuck(stuck) => return Ok((play, Some(format!("the match is stuck: {stuck:?}")))),
            Step::Mute(seat) => {
                let fault = format!("{} had nothing to choose from", G::seat_name(seat));
                return Ok((play, Some(fault)));
            }
        };
        if let Err(refusal) = play.advance(input.clone(), None, &mut Ignore) {
            let said = telling::input::<G>(&play.state().table, &input, by);
            let why = telling::refusal::<G>(Some(&play.state().table), &refusal);
            return Ok((play, Some(format!("`{said}` was refused: {why}"))));
        }
    }
    Ok((play, Some(format!("stopped after {} inputs", plan.inputs_max))))
}
