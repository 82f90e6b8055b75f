//! Clauses of an offer.

use kernel::Seat;
use words::{Arg, Message};

use super::nouns::{gold, joined, one};
use crate::parley::{Clauses, Due, Payment, Settled};
use crate::seats::place;
use crate::table::Table;
use crate::texts::m;

/// Every clause of an offer.
pub(super) fn clauses(table: &Table, clauses: &Clauses) -> Arg {
    let shares = clauses.split.map(|shares| split(table, shares));
    let card = clauses.card.map(|seat| Message::from(m::GmClauseCard { seat: seat.into() }));
    let bonus = clauses.bonus.map(|seat| Message::from(m::GmClauseBonus { seat: seat.into() }));
    let promise = clauses.promise.map(|promise| {
        Message::from(m::GmClausePromise { from: promise.from.into(), text: promise.text.text().into() })
    });
    let choices = clauses.choices.iter().copied().map(resolved);
    let reward = [shares, card, bonus].into_iter().flatten().chain(choices);
    let payments = clauses.payments.iter().map(|one| payment(table, one));
    joined(reward.chain(payments).chain(promise)).unwrap_or_else(|| m::GmClauseNone.into()).into()
}

fn split(table: &Table, split: [u8; 4]) -> Message {
    let named = Seat::all(table.seats).filter(|&seat| {
        let contesting = table.parley.guilds;
        split[place(seat)] > 0 || contesting.contains(seat)
    });
    let shares = named.map(|seat| share(seat, split[place(seat)]));
    m::GmClauseSplit { shares: shares.collect() }.into()
}

/// A Guild with an amount beside it.
pub(super) fn share(seat: Seat, amount: impl Into<Arg>) -> Message {
    m::GmClauseShare { seat: seat.into(), gold: amount.into() }.into()
}

/// The choice with which the Bonus is resolved.
fn resolved(settled: Settled) -> Message {
    match settled {
        Settled::Rival(rival) => m::GmClauseBonusRival { rival: rival.into() }.into(),
        Settled::Option(at) => m::GmClauseBonusOption { number: one(at) }.into(),
    }
}

fn payment(table: &Table, payment: &Payment) -> Message {
    let (from, to, gold) = (payment.from.into(), payment.to.into(), gold(payment.gold));
    // Who chooses is who has the effect; outside any lobbying such a clause is refused.
    let owner = table.parley.owner.unwrap_or(payment.to).into();
    match payment.due {
        Due::Now => m::GmClauseNow { from, to, gold }.into(),
        Due::AllCooperate => m::GmClauseIf { from, to, gold }.into(),
        Due::Choice(Settled::Rival(rival)) => {
            m::GmClauseIfRival { from, to, gold, owner, rival: rival.into() }.into()
        }
        Due::Choice(Settled::Option(at)) => {
            m::GmClauseIfOption { from, to, gold, owner, number: one(at) }.into()
        }
    }
}
