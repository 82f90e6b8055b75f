//! `guildhall roster`: rosters of Guild Ball checked and written in another form.

use std::fs;
use std::io::{Read, Write, stdin};
use std::path::Path;

use guild_ball::GuildBall;
use guild_ball::refusal::Refusal;
use guild_ball::roster::{Roster, Unread, from_code, from_text, to_code, to_text};
use kernel::Refuse;
use serde::Serialize;
use words::{Shown, Speech, Tongue};

use crate::cli::{RosterArgs, RosterForm};
use crate::failure::{Done, Failure, Verdict};

/// A roster and what is wrong with it.
#[derive(Serialize)]
struct Checked {
    #[serde(skip_serializing_if = "Option::is_none")]
    roster: Option<Roster>,
    code: Option<String>,
    faults: Vec<Fault>,
}

#[derive(Serialize)]
struct Fault {
    rule: &'static str,
    text: String,
}

/// Reads a roster in any form and writes it in the form asked for, or says what is wrong with it.
pub(crate) fn run(args: &RosterArgs, out: &mut dyn Write) -> Done {
    let text = read(args.file.as_deref())?;
    let speech = Speech::of(Tongue::English).knowing(&GuildBall::TEXTS);
    let say = |fault: &Refusal| speech.say(&GuildBall::say_refusal(None, fault));
    let told = |fault: &Refusal| Fault { rule: fault.rule(), text: say(fault) };
    let (roster, faults): (_, Vec<Fault>) = match parse(&text).map_err(Failure::Input)? {
        Ok(roster) => {
            let faults = roster.faults().iter().map(told).collect();
            (Some(roster), faults)
        }
        Err((lines, rest)) => {
            let lines = lines.iter().map(|unread| Fault { rule: unread.rule, text: unread.to_string() });
            (None, lines.chain(rest.iter().map(told)).collect())
        }
    };
    let verdict = if faults.is_empty() { Verdict::Well } else { Verdict::Differs };
    if args.json {
        let code = roster.as_ref().and_then(|roster| to_code(roster).ok());
        writeln!(out, "{}", serde_json::to_string(&Checked { roster, code, faults })?)?;
        return Ok(verdict);
    }
    let lines: Vec<String> = faults.iter().map(|Fault { rule, text }| format!("{rule}: {text}")).collect();
    let Some(roster) = roster else { return Err(Failure::Input(lines.join("\n"))) };
    if let Some(form) = args.to {
        write!(out, "{}", written(&roster, form)?)?;
        return Ok(Verdict::Well);
    }
    for line in &lines {
        writeln!(out, "{line}")?;
    }
    if lines.is_empty() {
        writeln!(out, "{} models, nothing is wrong", roster.models.len())?;
    }
    Ok(verdict)
}

fn written(roster: &Roster, form: RosterForm) -> Result<String, Failure> {
    Ok(match form {
        RosterForm::Text => to_text(roster).map_err(Failure::Work)?,
        RosterForm::Code => to_code(roster).map_err(Failure::Work)? + "\n",
        RosterForm::Json => serde_json::to_string_pretty(roster)? + "\n",
    })
}

/// A file, or the standard input without one or for `-`.
fn read(file: Option<&Path>) -> Result<String, Failure> {
    match file.filter(|file| *file != Path::new("-")) {
        Some(file) => fs::read_to_string(file).map_err(|error| Failure::file(file, &error)),
        None => {
            let mut text = String::new();
            let read = stdin().lock().read_to_string(&mut text);
            read.map_err(|error| Failure::Input(format!("the standard input: {error}")))?;
            Ok(text)
        }
    }
}

/// What cannot be read of a text, line by line, and what is wrong with the rest.
type Unreadable = (Vec<Unread>, Vec<Refusal>);

/// Data begins with a brace, a code with its mark; everything else is text. Some editors put a mark before either.
fn parse(text: &str) -> Result<Result<Roster, Unreadable>, String> {
    let start = text.trim_start_matches('\u{feff}').trim_start();
    if start.starts_with('{') {
        let read = serde_json::from_str(start);
        read.map(Ok).map_err(|error| format!("the roster cannot be read: {error}"))
    } else if start.get(..3).is_some_and(|mark| mark.eq_ignore_ascii_case("GB1")) {
        from_code(start).map(Ok)
    } else {
        Ok(from_text(text))
    }
}
