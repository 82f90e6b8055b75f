//! Turning up face-down Contracts and the top cards of the Adventurer decks (GM-RSET-12, -13, GM-SETU-26, -27).

use kernel::{Draw, Next, Wake};
use serde::{Deserialize, Serialize};

use super::{Reply, STANDS, Step, Woken, Work};
use crate::cards::{AdventurerId, Cards, ContractId};
use crate::catalog::catalogue;
use crate::event::Event;
use crate::table::{Spot, Table};

/// Turns cards up one by one: Contract spaces 1 to 6, then Adventurer spaces A to F. Which card it is, is drawn then.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Reveal {
    /// 0 to 5 are Contract spaces, 6 to 11 Adventurer spaces.
    next: u8,
}

impl Reveal {
    pub(super) fn new() -> Self {
        Self { next: 0 }
    }

    pub(super) fn wake(&mut self, wake: Woken<'_>, desk: &mut Work<'_>) -> Step {
        match wake {
            Wake::Begin => {}
            Wake::Drawn(drawn) => self.turn(drawn.index(), desk),
            _ => return Next::Bug("reveal"),
        }
        while usize::from(self.next) < usize::from(STANDS) + desk.table().stands.len() {
            // A space that has been turned up has nothing more to turn up.
            if !self.turn_settled(desk)
                && let of @ 1.. = self.count(desk.table())
            {
                return Next::Roll(Draw::One { of: of as u32 });
            }
            self.next += 1;
        }
        Next::Return(Reply::Done)
    }

    /// Turns up a card that is settled already; whether there was one.
    fn turn_settled(&self, desk: &mut Work<'_>) -> bool {
        if let Some(space) = self.next.checked_sub(STANDS) {
            let is_empty = desk.table().on_stand(space).is_none();
            let known = desk.table().adventurer_under(space).filter(|_| is_empty);
            known.map(|known| desk.emit(Event::AdventurerUp { space, adventurer: known.card })).is_some()
        } else {
            let space = self.next;
            let known = desk.table().contract_under(space);
            known.map(|known| desk.emit(Event::ContractUp { space, contract: known.card })).is_some()
        }
    }

    /// How many cards the next space could turn up; 0 when nothing is to be turned up there.
    fn count(&self, table: &Table) -> usize {
        match self.next.checked_sub(STANDS) {
            Some(space) => adventurers_under(table, space).len(),
            None => contracts_under(table, self.next).len(),
        }
    }

    fn turn(&self, index: usize, desk: &mut Work<'_>) {
        if let Some(space) = self.next.checked_sub(STANDS) {
            if let Some(adventurer) = adventurers_under(desk.table(), space).nth(index) {
                desk.emit(Event::AdventurerUp { space, adventurer });
            }
        } else if let Some(contract) = contracts_under(desk.table(), self.next).nth(index) {
            desk.emit(Event::ContractUp { space: self.next, contract });
        }
    }
}

/// The Contracts that may lie face down on a space.
pub(super) fn contracts_under(table: &Table, space: u8) -> Cards<ContractId> {
    match table.spots.get(usize::from(space)) {
        Some(Spot::Down(level)) => table.open_contracts(*level),
        _ => Cards::default(),
    }
}

/// The Adventurers that may lie on top of a space without a face-up card (GM-RUL-33).
pub(super) fn adventurers_under(table: &Table, space: u8) -> Cards<AdventurerId> {
    let at = usize::from(space);
    match table.stands.get(at) {
        Some(stand) if stand.open && stand.up.is_none() && stand.down > 0 => {
            table.unmet.and(&catalogue().of_rank(table.stand_rank(space)))
        }
        _ => Cards::default(),
    }
}
