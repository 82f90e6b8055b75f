//! Negotiation over a contested Contract: binding offers, open to all contesting Guilds (GM-NEGO-07, GM-RUL-48).

use kernel::{Next, Seat, Wake};
use serde::{Deserialize, Serialize};

use super::{Reply, Step, Woken, Work};
use crate::ask::{Choice, LobbyFor, Negotiate, Pick, Prompt};
use crate::event::Event;
use crate::parley::{Clauses, Due, Offer};
use crate::seats::Seats;
use crate::table::Table;

/// Guilds bargaining until each is ready: for the choice of stances, or for the choice of an effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Negotiation {
    prompt: Prompt,
    seats: Seats,
}

impl Negotiation {
    /// Over the Contract of a space.
    pub(super) fn new(space: u8, seats: Seats) -> Self {
        Self { prompt: Prompt::Bargain(Negotiate { space }), seats }
    }

    /// Over a choice of an effect, with everybody (GM-PLOT-04, GM-CONT-10).
    pub(super) fn lobby(pick: Pick, seats: Seats) -> Self {
        Self { prompt: Prompt::Lobby(LobbyFor(pick)), seats }
    }

    pub(super) fn wake(&mut self, wake: Woken<'_>, desk: &mut Work<'_>) -> Step {
        match wake {
            Wake::Begin => return self.open(desk.table()),
            Wake::Answer(seat, choice) => match choice {
                Choice::Offer(clauses) => offer(desk, seat, clauses),
                Choice::Counter(id, clauses) => {
                    desk.emit(Event::Declined { seat, offer: *id });
                    offer(desk, seat, clauses);
                }
                Choice::Accept(id) => accept(desk, seat, *id),
                Choice::Refuse(id) => desk.emit(Event::Declined { seat, offer: *id }),
                Choice::Withdraw(id) => desk.emit(Event::Withdrawn { offer: *id }),
                Choice::Ready => {
                    ready(desk, seat);
                    return self.open(desk.table());
                }
                _ => return Next::Bug("negotiation"),
            },
            Wake::Expired(seat, _) => {
                ready(desk, seat);
                return self.open(desk.table());
            }
            _ => return Next::Bug("negotiation"),
        }
        Next::Wait
    }

    fn open(&self, table: &Table) -> Step {
        let waiting = self.seats.without(table.parley.ready);
        if waiting.is_empty() {
            return Next::Return(Reply::Done);
        }
        Next::Open(waiting.iter().map(|seat| (seat, self.prompt)).collect())
    }
}

/// Those who have to accept an offer: everybody when it divides the reward (GM-RUL-49), else payers, payees and who
/// promises. A promise that asks nobody for anything is made to the Guild that is lobbied, or else to all who still
/// bargain.
#[must_use]
pub(crate) fn parties(table: &Table, by: Seat, clauses: &Clauses) -> Seats {
    let parley = &table.parley;
    if clauses.shares_reward() {
        return parley.guilds;
    }
    let named = clauses.payments.iter().flat_map(|payment| [payment.from, payment.to]);
    let promises = clauses.promise.map(|promise| promise.from);
    let parties = named.chain(promises).collect::<Seats>().with(by);
    // Only its owner can be bound to a choice of an effect.
    let owner = parley.owner.filter(|_| clauses.settles().next().is_some());
    let parties = owner.map_or(parties, |owner| parties.with(owner));
    match parley.owner {
        _ if parties != Seats::one(by) => parties,
        Some(owner) if owner != by => parties.with(owner),
        _ => parley.guilds.without(parley.ready).with(by),
    }
}

fn offer(desk: &mut Work<'_>, by: Seat, clauses: &Clauses) {
    let parties = parties(desk.table(), by, clauses);
    let id = desk.table().parley.next_id();
    let offer = Offer { id, by, parties, accepted: Seats::one(by), clauses: *clauses };
    desk.emit(Event::Offered { offer });
}

/// Acceptance is atomic: when a payer lacks the Treasury Gold, or no more can be set aside, the offer fails as a whole.
fn accept(desk: &mut Work<'_>, seat: Seat, id: u8) {
    desk.emit(Event::Accepted { seat, offer: id });
    let Some(offer) = desk.table().parley.offer(id).copied() else { return };
    if !offer.parties.without(offer.accepted).is_empty() {
        return;
    }
    let can_pay = |seat| desk.table().guild(seat).gold >= offer.clauses.owed_by(seat);
    let parley = &desk.table().parley;
    let settles = |settled| parley.bound.is_none_or(|bound| bound == settled);
    if !offer.parties.iter().all(can_pay)
        || !parley.can_hold(&offer.clauses)
        || !offer.clauses.settles().all(settles)
    {
        desk.emit(Event::Lapsed { offer: id });
        return;
    }
    desk.emit(Event::Struck { offer: id });
    for payment in &offer.clauses.payments {
        let (from, to, gold) = (payment.from, payment.to, payment.gold);
        match payment.due {
            Due::Now => desk.emit(Event::Paid { from, to, gold }),
            Due::AllCooperate | Due::Choice(_) => desk.emit(Event::SetAside { seat: from, gold }),
        }
    }
}

/// A Guild that is ready bargains no more: offers that still need its acceptance lapse. Those it has accepted, its own
/// among them, stay open for the others; once all are ready none is left, since every open offer needs somebody.
fn ready(desk: &mut Work<'_>, seat: Seat) {
    desk.emit(Event::Ready { seat });
    let offers = desk.table().parley.offers;
    for offer in &offers {
        if offer.parties.contains(seat) && !offer.accepted.contains(seat) {
            desk.emit(Event::Lapsed { offer: offer.id });
        }
    }
}
