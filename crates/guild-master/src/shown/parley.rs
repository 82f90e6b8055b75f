//! What is said of bargaining: in a Contest, and for a choice of an effect.

use kernel::Seat;
use words::{Arg, Message};

use super::clauses::clauses;
use super::nouns::{contract_on, dice, gold, guilds, one, skill, team};
use crate::event::Event;
use crate::parley::{Offer, Promise};
use crate::seats::{Seats, place};
use crate::table::Table;
use crate::texts::m;

/// A fact of bargaining or of a Contest; `None` for any other.
pub(super) fn say(table: &Table, event: &Event) -> Option<Message> {
    Some(match *event {
        Event::Contested { space, guilds: seats } => {
            let contract = contract_on(table, space);
            m::GmFactContested { guilds: guilds(seats), contract, number: one(space) }.into()
        }
        Event::Offered { offer } => match offer.clauses.only_promise() {
            Some(promise) => promised(&offer, promise),
            None => {
                let others = guilds(offer.parties.without(Seats::one(offer.by)));
                let clauses = clauses(table, &offer.clauses);
                m::GmFactOffered { seat: offer.by.into(), others, clauses }.into()
            }
        },
        Event::Accepted { seat, offer } => {
            let (by, clauses) = open(table, offer)?;
            m::GmFactAccepted { seat: seat.into(), by, clauses }.into()
        }
        Event::Declined { seat, offer } => {
            let (by, clauses) = open(table, offer)?;
            m::GmFactDeclined { seat: seat.into(), by, clauses }.into()
        }
        Event::Withdrawn { offer } => {
            let (by, clauses) = open(table, offer)?;
            m::GmFactWithdrawn { by, clauses }.into()
        }
        Event::Lapsed { offer } => {
            let (by, clauses) = open(table, offer)?;
            m::GmFactLapsed { by, clauses }.into()
        }
        Event::Struck { offer } => {
            let struck = table.parley.offer(offer)?;
            if let Some(Promise { from, text }) = struck.clauses.only_promise() {
                let others = guilds(struck.parties.without(Seats::one(from)));
                return Some(
                    m::GmFactPromiseGiven { from: from.into(), others, text: text.text().into() }.into(),
                );
            }
            let parties = guilds(struck.parties);
            let (by, clauses) = open(table, offer)?;
            m::GmFactStruck { by, parties, clauses }.into()
        }
        Event::Paid { from, to, gold: paid } => {
            m::GmFactPaid { from: from.into(), to: to.into(), gold: gold(paid) }.into()
        }
        Event::SetAside { seat, gold: held } => {
            m::GmFactSetAside { seat: seat.into(), gold: gold(held) }.into()
        }
        Event::HeldPaid { from, to, gold: paid } => {
            m::GmFactHeldPaid { from: from.into(), to: to.into(), gold: gold(paid) }.into()
        }
        Event::HeldBack { seat, gold: back } => {
            m::GmFactHeldBack { seat: seat.into(), gold: gold(back) }.into()
        }
        Event::Lobbied { seat } => m::GmFactLobbied { seat: seat.into() }.into(),
        Event::Ready { seat } if table.parley.owner.is_some() => {
            m::GmFactDoneBargaining { seat: seat.into() }.into()
        }
        Event::Ready { seat } => m::GmFactReady { seat: seat.into() }.into(),
        Event::Stance { seat, conflict: false } => m::GmFactCooperates { seat: seat.into() }.into(),
        Event::Stance { seat, conflict: true } => m::GmFactConflicts { seat: seat.into() }.into(),
        Event::Voided => m::GmFactVoided.into(),
        Event::Declared { seat, skill: named } => {
            m::GmFactDeclared { seat: seat.into(), skill: skill(named).into() }.into()
        }
        Event::Confirmed { seat } => confirmed(table, seat)?,
        Event::Sends { seat, team: members } => {
            m::GmFactSends { seat: seat.into(), team: team(table, &members) }.into()
        }
        Event::Combined { seat, team: members, dice: count } => {
            m::GmFactCombined { seat: seat.into(), team: team(table, &members), dice: dice(count) }.into()
        }
        _ => return None,
    })
}

/// An offer that is a promise only: one's own to some or to all, or one that is asked for.
fn promised(offer: &Offer, promise: Promise) -> Message {
    let (seat, text) = (offer.by.into(), promise.text.text().into());
    let others = offer.parties.without(Seats::one(offer.by));
    if promise.from != offer.by {
        m::GmFactPromiseAsked { seat, from: promise.from.into(), text }.into()
    } else if others.is_empty() {
        m::GmFactPromised { seat, text }.into()
    } else {
        m::GmFactPromiseOffered { seat, others: guilds(others), text }.into()
    }
}

/// Who made an open offer and what it says.
fn open(table: &Table, id: u8) -> Option<(Arg, Arg)> {
    let offer = table.parley.offer(id)?;
    Some((offer.by.into(), clauses(table, &offer.clauses)))
}

fn confirmed(table: &Table, seat: Seat) -> Option<Message> {
    let declared = table.parley.declared[place(seat)]?;
    Some(m::GmFactConfirmed { seat: seat.into(), skill: skill(declared).into() }.into())
}
