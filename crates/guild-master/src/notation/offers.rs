//! Offers in text: `split A 1 B 2; card A; bonus B; with rival C; pay_if A->B 2; pay_now B->A 1; pay_if A->B 1 rival C;
//! promise A I will help you`. A promise comes last: all that follows is its text.

use kernel::Seat;

use super::names::{one, seat_name, seat_of};
use crate::parley::{Clauses, Due, Payment, Promise, Saying, Settled};

pub(super) fn write_clauses(clauses: &Clauses) -> String {
    let mut parts = Vec::new();
    if let Some(split) = clauses.split {
        // Where there is nothing to share one Guild stands for all.
        let nothing = split == [0; 4];
        let shares: Vec<String> = (0..)
            .zip(split)
            .filter(|(seat, share)| *share > 0 || (nothing && *seat == 0))
            .map(|(seat, share)| format!("{} {share}", seat_name(Seat(seat))))
            .collect();
        parts.push(format!("split {}", shares.join(" ")));
    }
    parts.extend(clauses.bonus.map(|seat| format!("bonus {}", seat_name(seat))));
    parts.extend(clauses.card.map(|seat| format!("card {}", seat_name(seat))));
    parts.extend(clauses.choices.iter().map(|settled| format!("with {}", write_settled(*settled))));
    for payment in &clauses.payments {
        let (kind, of) = match payment.due {
            Due::Now => ("pay_now", String::new()),
            Due::AllCooperate => ("pay_if", String::new()),
            Due::Choice(settled) => ("pay_if", format!(" {}", write_settled(settled))),
        };
        let (from, to) = (seat_name(payment.from), seat_name(payment.to));
        parts.push(format!("{kind} {from}->{to} {}{of}", payment.gold));
    }
    parts.extend(
        clauses.promise.map(|promise| format!("promise {} {}", seat_name(promise.from), promise.text.text())),
    );
    parts.join("; ")
}

fn write_settled(settled: Settled) -> String {
    match settled {
        Settled::Rival(seat) => format!("rival {}", seat_name(seat)),
        Settled::Option(at) => format!("option {}", one(at)),
    }
}

fn read_settled(kind: &str, what: &str) -> Result<Settled, String> {
    match kind {
        "rival" => Ok(Settled::Rival(seat_of(what)?)),
        "option" => match what.parse::<u8>() {
            Ok(at @ 1..) => Ok(Settled::Option(at - 1)),
            _ => Err(format!("`{what}` is no number of an option")),
        },
        _ => Err(format!("`{kind} {what}` is no choice: rival or option")),
    }
}

pub(super) fn read_clauses(text: &str) -> Result<Clauses, String> {
    let (text, promise) = split_promise(text);
    let mut clauses = Clauses { promise: promise.map(read_promise).transpose()?, ..Clauses::default() };
    for part in text.split(';').map(str::trim).filter(|part| !part.is_empty()) {
        let words: Vec<&str> = part.split_whitespace().collect();
        match words.as_slice() {
            ["split", shares @ ..] => once(part, &mut clauses.split, read_shares(shares)?)?,
            ["bonus", seat] => once(part, &mut clauses.bonus, seat_of(seat)?)?,
            ["card", seat] => once(part, &mut clauses.card, seat_of(seat)?)?,
            ["pay_now", who, gold] => pay(&mut clauses, who, gold, Due::Now)?,
            ["with", kind, what] => {
                // What does not fit is beyond the limit already, so the offer is refused by the rules.
                let _ = clauses.choices.push(read_settled(kind, what)?);
            }
            ["pay_if", who, gold, kind, what] => {
                pay(&mut clauses, who, gold, Due::Choice(read_settled(kind, what)?))?;
            }
            ["pay_if", who, gold] => pay(&mut clauses, who, gold, Due::AllCooperate)?,
            _ => {
                return Err(format!(
                    "`{part}` is no clause: split, bonus, with, card, pay_now, pay_if or promise"
                ));
            }
        }
    }
    Ok(clauses)
}

/// Notes what an offer says once only: one of two would be left out, and nobody would know which.
fn once<T>(part: &str, clause: &mut Option<T>, says: T) -> Result<(), String> {
    match clause.replace(says) {
        None => Ok(()),
        Some(_) => Err(format!("`{part}`: an offer has one such clause only")),
    }
}

/// Parts the promise from the other clauses: what follows the word `promise` at the beginning of a clause.
fn split_promise(text: &str) -> (&str, Option<&str>) {
    let starts = core::iter::once(0).chain(text.match_indices(';').map(|(at, _)| at + 1));
    for at in starts {
        if let Some(promise) = text[at..].trim_start().strip_prefix("promise ") {
            return (&text[..at], Some(promise.trim()));
        }
    }
    (text, None)
}

fn read_promise(promise: &str) -> Result<Promise, String> {
    let (from, text) = promise.split_once(' ').unwrap_or((promise, ""));
    Ok(Promise { from: seat_of(from)?, text: Saying::new(text.trim()) })
}

fn amount(text: &str) -> Result<u8, String> {
    text.parse().map_err(|_| format!("`{text}` is no amount of Gold"))
}

fn read_shares(words: &[&str]) -> Result<[u8; 4], String> {
    let mut shares = [None; 4];
    for pair in words.chunks(2) {
        let [seat, share] = pair else {
            return Err("a split lists a Guild and its share in turn".to_owned());
        };
        if shares[seat_of(seat)?.index()].replace(amount(share)?).is_some() {
            return Err(format!("a split names Guild {seat} twice"));
        }
    }
    if words.is_empty() {
        return Err("a split lists Guilds and their shares".to_owned());
    }
    Ok(shares.map(Option::unwrap_or_default))
}

fn pay(clauses: &mut Clauses, who: &str, gold: &str, due: Due) -> Result<(), String> {
    let (from, to) = who.split_once("->").ok_or_else(|| format!("`{who}` is not like A->B"))?;
    let payment = Payment { from: seat_of(from)?, to: seat_of(to)?, gold: amount(gold)?, due };
    // What does not fit is beyond the limit already, so the offer is refused by the rules.
    let _ = clauses.payments.push(payment);
    Ok(())
}
