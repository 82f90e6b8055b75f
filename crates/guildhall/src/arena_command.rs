//! `guildhall arena`: bots play each other.

use std::fs::File;
use std::io::{self, BufWriter, IsTerminal, Write};
use std::path::Path;
use std::thread;

use arena::{Balance, Habits, Plan, Report};
use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;

use crate::balance_report;
use crate::cli::{ArenaArgs, ReportName};
use crate::exhaustive;
use crate::failure::{Done, Failure, Verdict};
use crate::games::Visit;
use crate::habits_report;
use crate::show::{self, Pictured};
use crate::telling::thousands;

/// Plays the matches and prints the figures, or shows one match.
pub(crate) fn run(args: &ArenaArgs, out: &mut dyn Write) -> Done {
    let games = args.games.unwrap_or(if args.show { 1 } else { 100 });
    if args.show && games != 1 {
        return Err(Failure::Input(format!("--show prints one match, not {games}; leave --games out")));
    }
    let cores = || thread::available_parallelism().map_or(1, usize::from);
    let plan = Plan {
        threads: args.threads.map_or_else(cores, usize::from),
        inputs_max: args.inputs_max,
        variant: args.variant.clone(),
        ..Plan::new(bots(&args.bots), games, args.seed)
    };
    args.game.visit(Arena { args, plan, out })?
}

/// The bots named, or two random ones.
pub(crate) fn bots(named: &[String]) -> Vec<String> {
    if named.is_empty() { vec!["random".to_owned(); 2] } else { named.to_vec() }
}

struct Arena<'a> {
    args: &'a ArenaArgs,
    plan: Plan,
    out: &'a mut dyn Write,
}

impl Visit for Arena<'_> {
    type Out = Done;

    fn visit<G: Pictured>(self) -> Done {
        let Self { args, plan, out } = self;
        if args.exhaustive {
            return exhaustive::run::<G>(args, plan.threads, out);
        }
        if args.show {
            return show::transcript::<G>(&plan, args.index, out);
        }
        plan.check::<G>().map_err(|fault| Failure::Input(fault.to_string()))?;
        // The file is opened first, so that a wrong name does not cost the whole run.
        let file = args.out.as_deref().map(open).transpose()?;
        let bar = progress(plan.games);
        let tick = || bar.inc(1);
        let report = match args.report {
            Some(ReportName::Balance) => arena::run_booking::<G>(&plan, G::counted, &tick),
            Some(ReportName::Habits) => arena::run_watching::<G>(&plan, G::counted, &tick),
            None => arena::run_counting::<G>(&plan, G::counted, &tick),
        };
        let report = report.map_err(|fault| Failure::Input(fault.to_string()))?;
        bar.finish_and_clear();
        if let Some((path, file)) = file {
            write_matches(&report, file).map_err(|error| Failure::file(path, &error))?;
        }
        let wanted = |name: ReportName| args.report.filter(|report| *report == name);
        let balance = wanted(ReportName::Balance).map(|_| Balance::new::<G>(&report));
        let habits = wanted(ReportName::Habits).map(|_| Habits::new::<G>(&report));
        if args.json {
            writeln!(out, "{}", serde_json::to_string(&Figures { report: &report, balance, habits })?)?;
        } else {
            print(&report, out)?;
            if let Some(balance) = balance {
                balance_report::print(&balance, out)?;
            }
            if let Some(habits) = habits {
                habits_report::print(&habits, out)?;
            }
        }
        Ok(if report.errors == 0 { Verdict::Well } else { Verdict::Differs })
    }
}

/// The figures as one JSON object, with the report that was asked for.
#[derive(Serialize)]
struct Figures<'a> {
    #[serde(flatten)]
    report: &'a Report,
    #[serde(skip_serializing_if = "Option::is_none")]
    balance: Option<Balance>,
    #[serde(skip_serializing_if = "Option::is_none")]
    habits: Option<Habits>,
}

fn open(path: &Path) -> Result<(&Path, File), Failure> {
    File::create(path).map(|file| (path, file)).map_err(|error| Failure::file(path, &error))
}

/// A bar on the error stream when that is a terminal, otherwise one that is never seen.
pub(crate) fn progress(games: u64) -> ProgressBar {
    if !io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::new(games);
    let style = ProgressStyle::with_template(
        "{bar:40} {human_pos} of {human_len} matches, {elapsed} gone, {eta} left",
    );
    style.map_or_else(|_| ProgressBar::hidden(), |style| bar.with_style(style))
}

fn write_matches(report: &Report, file: File) -> io::Result<()> {
    let mut file = BufWriter::new(file);
    for one in &report.matches {
        serde_json::to_writer(&mut file, one)?;
        file.write_all(b"\n")?;
    }
    file.flush()
}

fn print(report: &Report, out: &mut dyn Write) -> Result<(), Failure> {
    let Report { game, games, seed, threads, seconds, .. } = report;
    writeln!(
        out,
        "{game}: {} matches with seed {seed} on {threads} threads in {seconds:.2} s",
        thousands(*games)
    )?;
    for (bot, wins) in report.bots.iter().zip(&report.wins) {
        writeln!(out, "  {bot:<12} {:>10} won", thousands(*wins))?;
    }
    let rows = [
        ("drawn", thousands(report.draws)),
        ("shared wins", thousands(report.shared)),
        ("unfinished", thousands(report.unfinished)),
        ("errors", thousands(report.errors)),
        (
            "decisions",
            format!("{}, {:.0} a second", thousands(report.decisions), report.decisions_per_second),
        ),
        ("inputs", thousands(report.inputs)),
        ("matches", format!("{:.1} a second", report.games_per_second)),
        (
            "choices",
            format!("{:.1} a decision, {:.1} a movement", report.choices_mean, report.choices_mean_move),
        ),
        ("length", format!("{:.1} turns, {:.1} decisions", report.turns_mean, report.decisions_mean)),
        ("digest", report.digest.to_string()),
    ];
    for (name, value) in rows {
        writeln!(out, "  {name:<12} {value:>10}")?;
    }
    for (name, mean) in &report.counts_mean {
        writeln!(out, "  {:<12} {:>10}", name.replace('_', " "), format!("{mean:.2} a match"))?;
    }
    for fault in &report.faults {
        writeln!(out, "  match {}: {}", fault.index, fault.what)?;
    }
    Ok(())
}
