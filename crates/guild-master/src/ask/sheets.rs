//! Many different legal sheets of Orders for bots.

use kernel::{Chance, List, Seat};

use super::Choice;
use super::available::lowest_bid;
use super::plan_orders::is_open;
use crate::cards::AdventurerId;
use crate::order::{ORDERS, Objective, Sheet};
use crate::seats::Seats;
use crate::table::Table;

/// The most Adventurers a Guild is planned with.
const ROSTER_MAX: usize = 64;

/// An Order Card that can be given, with the least Gold it needs.
type Card = (Objective, u16);

/// What the sheets of one Guild are made from.
struct Material {
    roster: [AdventurerId; ROSTER_MAX],
    count: u32,
    cards: List<Card, 13>,
    orders: usize,
    team: u32,
    gold: u16,
}

/// Takes a number from 0 up to `n` out of the low `BITS` bits of a draw; near enough to even for a proposal.
#[inline]
fn take<const BITS: u32>(draw: &mut u32, n: u32) -> u32 {
    let part = *draw & ((1 << BITS) - 1);
    *draw >>= BITS;
    (part * n) >> BITS
}

impl Material {
    fn new(table: &Table, seat: Seat) -> Self {
        let guild = table.guild(seat);
        let gold = guild.gold;
        let mut cards = List::new();
        for objective in Objective::all() {
            let least = match objective {
                Objective::Hire => 1,
                Objective::Recruit(space) => lowest_bid(table, seat, space),
                Objective::Contract(_) => 0,
            };
            if gold >= least && is_open(table, objective) {
                let _ = cards.push((objective, least));
            }
        }
        let mut roster = [AdventurerId::default(); ROSTER_MAX];
        let mut count = 0;
        for (place, id) in roster.iter_mut().zip(guild.adventurers.iter()) {
            *place = id;
            count += 1;
        }
        let (orders, team) = (usize::from(guild.order_limit()), u32::from(guild.team_limit()));
        Self { roster, count, cards, orders, team, gold }
    }

    /// Fills an empty sheet at random, legal by construction; the number differs between different sheets.
    #[inline]
    fn fill(&mut self, sheet: &mut Sheet, rng: &mut dyn Chance) -> u64 {
        let mut mark = 0u64;
        let (mut idle, mut gold, mut used) = (self.count, self.gold, 0u16);
        let kinds = self.cards.len() as u32 + 1;
        for order in sheet.spaces.iter_mut().take(self.orders) {
            mark = mark.rotate_left(11).wrapping_mul(0x9E37_79B9_7F4A_7C15);
            if idle == 0 {
                break;
            }
            // One draw decides team size, card, Gold and whether the Order Space stays empty, another who goes.
            let mut draw = rng.below(1 << 30);
            let size = 1 + take::<8>(&mut draw, self.team.min(idle));
            let kind = take::<10>(&mut draw, kinds);
            let extra = take::<6>(&mut draw, 8) as u16;
            if draw < 4 && idle < self.count {
                continue;
            }
            let mut who = rng.below(1 << 28);
            for _ in 0..size {
                let at = take::<7>(&mut who, idle) as usize % ROSTER_MAX;
                idle -= 1;
                let last = idle as usize % ROSTER_MAX;
                self.roster.swap(at, last);
                let _ = order.team.push(self.roster[last]);
                mark = (mark << 7) ^ u64::from(self.roster[last].0 + 1);
            }
            let Some(&(objective, least)) = self.cards.get(kind as usize) else { continue };
            let bit = 1u16 << objective.step();
            if used & bit != 0 || gold < least {
                continue;
            }
            used |= bit;
            order.card = Some(objective);
            order.gold = match objective {
                Objective::Hire => (2 + extra).min(gold),
                Objective::Recruit(_) => (least + extra / 3).min(gold),
                Objective::Contract(_) => 0,
            };
            gold -= order.gold;
            mark ^= u64::from(bit) << 40 | u64::from(order.gold) << 30;
        }
        mark
    }
}

/// The most sheets listed.
const SHEETS_MAX: usize = 256;

/// Adds up to so many sheets, now and then an Order Card shown to a rival.
pub(super) fn list(table: &Table, seat: Seat, want: usize, rng: &mut dyn Chance, out: &mut Vec<Choice>) {
    let mut material = Material::new(table, seat);
    let want = want.clamp(1, SHEETS_MAX);
    out.reserve(want);
    let mut seen = Marks::new();
    let end = out.len() + want;
    if want > 1 && rng.below(SHOWN_ONE_IN) == 0 {
        out.extend(show(table, seat, rng));
    }
    for _ in 0..want * 2 {
        if out.len() == end {
            break;
        }
        // A sheet is filled where it stays.
        out.push(Choice::Orders(Sheet::default()));
        let Some(Choice::Orders(sheet)) = out.last_mut() else { return };
        if !seen.insert(material.fill(sheet, rng)) {
            out.pop();
        }
    }
}

/// Bots think of showing an Order Card this seldom.
const SHOWN_ONE_IN: u32 = 64;

/// An Order Card shown to a rival.
fn show(table: &Table, seat: Seat, rng: &mut dyn Chance) -> Option<Choice> {
    let rivals = table.everyone().without(Seats::one(seat));
    let to = rivals.iter().nth(rng.below(rivals.len() as u32) as usize)?;
    let objective = Objective::at_step(rng.below(13) as u8)?;
    let number = (rng.below(2) == 0).then(|| rng.below(ORDERS as u32) as u8);
    Some(Choice::Show(objective, number, Seats::one(to)))
}

/// Marks of the sheets listed so far: a small open table, so that finding a sheet again costs a look or two.
struct Marks {
    slots: [u64; 2 * SHEETS_MAX],
}

impl Marks {
    fn new() -> Self {
        Self { slots: [0; 2 * SHEETS_MAX] }
    }

    /// Adds a mark; whether it is new. The table is never more than half full.
    fn insert(&mut self, mark: u64) -> bool {
        let mark = mark.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1;
        let mut at = (mark >> 32) as usize % self.slots.len();
        while self.slots[at] != 0 {
            if self.slots[at] == mark {
                return false;
            }
            at = (at + 1) % self.slots.len();
        }
        self.slots[at] = mark;
        true
    }
}
