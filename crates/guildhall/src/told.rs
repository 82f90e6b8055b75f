//! A match told in words.

use std::io::Write;
use std::path::Path;

use kernel::{Seat, Viewer, seat_named};
use record::Record;
use words::{Speech, Tongue};

use crate::failure::{Done, Failure, Verdict};
use crate::record_command::broken;
use crate::show::Pictured;

/// Tells a record in a language, as the player of a seat or a spectator saw it.
pub(crate) fn tell<G: Pictured>(
    record: &Record<G>,
    file: &Path,
    tongue: Tongue,
    seat: Option<&str>,
    out: &mut dyn Write,
) -> Done {
    let mut before = G::lay(&record.header().setup)
        .map_err(|refusal| Failure::Work(crate::telling::refusal::<G>(None, &refusal)))?;
    let viewer = match seat {
        None => Viewer::Stand,
        Some(name) => {
            Viewer::Seat(seat_named::<G>(&before, name).ok_or_else(|| no_seat::<G>(&before, name))?)
        }
    };
    let speech = speech::<G>(record, tongue, G::seats(&before));
    let mut lines = Vec::new();
    let folded = record.watch(|entry, after| {
        for fact in entry.step.facts() {
            if let Some(message) = G::see(&before, fact, viewer).and_then(|seen| G::say_seen(&before, &seen))
            {
                lines.push(format!("{:>5}  {}", entry.n, speech.say(&message)));
            }
            G::apply(&mut before, fact);
        }
        before = after.clone();
    });
    let folded = folded.map_err(|fault| broken(file, &fault))?;
    for line in lines {
        writeln!(out, "{line}")?;
    }
    if let Some(outcome) = folded.outcome {
        writeln!(out, "{}", speech.say(&G::say_outcome(&outcome)))?;
    }
    Ok(Verdict::Well)
}

/// Somebody who calls seats by their players' names, or by those of the notation where a name is missing or shared.
fn speech<G: Pictured>(record: &Record<G>, tongue: Tongue, seats: u8) -> Speech {
    let players = &record.header().players;
    let own = |name: &&String| players.iter().filter(|other| other == name).count() == 1;
    Seat::all(seats).fold(Speech::of(tongue).knowing(&G::TEXTS), |speech, seat| {
        let name = players.get(seat.index()).filter(own).map_or(G::seat_name(seat), String::as_str);
        speech.with_seat(seat.0, name)
    })
}

fn no_seat<G: Pictured>(table: &G::Table, name: &str) -> Failure {
    let known: Vec<&str> = Seat::all(G::seats(table)).map(G::seat_name).collect();
    Failure::Input(format!("there is no seat {name:?}, only {}", known.join(", ")))
}
