//! Offers in text: `split A 1 B 2; card A; bonus B; pay_if A->B 2; pay_now B->A 1`.

use kernel::Seat;

use super::names::{seat_name, seat_of};
use crate::parley::{Clauses, Due, Payment};

pub(super) fn write_clauses(clauses: &Clauses) -> String {
    let mut parts = Vec::new();
    if let Some(split) = clauses.split {
        let shares: Vec<String> = (0..)
            .zip(split)
            .filter(|(_, share)| *share > 0)
            .map(|(seat, share)| format!("{} {share}", seat_name(Seat(seat))))
            .collect();
        parts.push(format!("split {}", shares.join(" ")));
    }
    parts.extend(clauses.bonus.map(|seat| format!("bonus {}", seat_name(seat))));
    parts.extend(clauses.card.map(|seat| format!("card {}", seat_name(seat))));
    for payment in &clauses.payments {
        let kind = if payment.due == Due::Now { "pay_now" } else { "pay_if" };
        parts.push(format!("{kind} {}->{} {}", seat_name(payment.from), seat_name(payment.to), payment.gold));
    }
    parts.join("; ")
}

pub(super) fn read_clauses(text: &str) -> Result<Clauses, String> {
    let mut clauses = Clauses::default();
    for part in text.split(';').map(str::trim).filter(|part| !part.is_empty()) {
        let words: Vec<&str> = part.split_whitespace().collect();
        match words.as_slice() {
            ["split", shares @ ..] => clauses.split = Some(read_shares(shares)?),
            ["bonus", seat] => clauses.bonus = Some(seat_of(seat)?),
            ["card", seat] => clauses.card = Some(seat_of(seat)?),
            ["pay_now", who, gold] => pay(&mut clauses, who, gold, Due::Now)?,
            ["pay_if", who, gold] => pay(&mut clauses, who, gold, Due::AllCooperate)?,
            _ => return Err(format!("`{part}` is no clause: split, bonus, card, pay_now or pay_if")),
        }
    }
    Ok(clauses)
}

fn amount(text: &str) -> Result<u8, String> {
    text.parse().map_err(|_| format!("`{text}` is no amount of Gold"))
}

fn read_shares(words: &[&str]) -> Result<[u8; 4], String> {
    let mut shares = [0; 4];
    for pair in words.chunks(2) {
        let [seat, share] = pair else {
            return Err("a split lists a Guild and its share in turn".to_owned());
        };
        shares[seat_of(seat)?.index()] = amount(share)?;
    }
    Ok(shares)
}

fn pay(clauses: &mut Clauses, who: &str, gold: &str, due: Due) -> Result<(), String> {
    let (from, to) = who.split_once("->").ok_or_else(|| format!("`{who}` is not like A->B"))?;
    let payment = Payment { from: seat_of(from)?, to: seat_of(to)?, gold: amount(gold)?, due };
    // What does not fit is beyond the limit already, so the offer is refused by the rules.
    let _ = clauses.payments.push(payment);
    Ok(())
}
