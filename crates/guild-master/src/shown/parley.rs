//! What is said of bargaining: in a Contest, and for a choice of an effect.

use kernel::Seat;
use words::{Arg, Message, m};

use super::clauses::clauses;
use super::nouns::{contract_on, dice, gold, guilds, one, skill, team};
use crate::event::Event;
use crate::seats::Seats;
use crate::table::Table;

/// A fact of bargaining or of a Contest; `None` for any other.
pub(super) fn say(table: &Table, event: &Event) -> Option<Message> {
    Some(match *event {
        Event::Contested { space, guilds: seats } => {
            let contract = contract_on(table, space);
            m::GmFactContested { guilds: guilds(seats), contract, number: one(space) }.into()
        }
        Event::Offered { offer } => {
            let others = guilds(offer.parties.without(Seats::one(offer.by)));
            let clauses = clauses(table, &offer.clauses);
            m::GmFactOffered { seat: offer.by.into(), others, clauses }.into()
        }
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
            let parties = guilds(table.parley.offer(offer)?.parties);
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

/// Who made an open offer and what it says.
fn open(table: &Table, id: u8) -> Option<(Arg, Arg)> {
    let offer = table.parley.offer(id)?;
    Some((offer.by.into(), clauses(table, &offer.clauses)))
}

fn confirmed(table: &Table, seat: Seat) -> Option<Message> {
    let declared = table.parley.declared[seat.index() & 3]?;
    Some(m::GmFactConfirmed { seat: seat.into(), skill: skill(declared).into() }.into())
}
