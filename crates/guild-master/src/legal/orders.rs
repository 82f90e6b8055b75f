//! Order sheets: every structural fault with its rule (GM-RUL-08), and many different legal sheets for bots.

use kernel::{Chance, List, Seat};

use super::{Preview, Warning};
use crate::ask::Choice;
use crate::cards::{AdventurerId, Cards};
use crate::catalog::catalogue;
use crate::effect::{Op, Ops, Part, Window};
use crate::order::{ORDERS, Objective, Order, Sheet};
use crate::refusal::Refusal;
use crate::seats::Seats;
use crate::table::{Spot, Table};

pub(crate) fn check(table: &Table, seat: Seat, choice: &Choice) -> Result<(), Refusal> {
    let sheet = match choice {
        Choice::Orders(sheet) => sheet,
        Choice::Show(objective, number, to) => return check_show(table, seat, *objective, *number, *to),
        _ => return Err(Refusal::WrongKind),
    };
    let limit = table.guild(seat).order_limit();
    let beyond = (0..).zip(&sheet.spaces).skip(limit.into()).find(|(_, order)| !order.is_empty());
    if let Some((at, _)) = beyond {
        return Err(Refusal::TooManyOrders { at, limit });
    }
    check_sheet(table, seat, sheet)?;
    for (at, order) in (0..).zip(&sheet.spaces) {
        check_today(table, seat, at, order)?;
    }
    let (owned, spent) = (table.guild(seat).gold, sheet.gold());
    if spent > u32::from(owned) { Err(Refusal::TooMuchGold { owned, spent }) } else { Ok(()) }
}

/// Any of the thirteen Order Cards can be shown to rivals, on any Order Space or none (GM-RUL-37).
fn check_show(
    table: &Table,
    seat: Seat,
    objective: Objective,
    number: Option<u8>,
    to: Seats,
) -> Result<(), Refusal> {
    let rivals = table.everyone().without(Seats::one(seat));
    let is_card = Objective::at_step(objective.step()) == Some(objective);
    let is_number = number.is_none_or(|number| usize::from(number) < ORDERS);
    let sees = !to.is_empty() && to.without(rivals).is_empty();
    if is_card && is_number && sees { Ok(()) } else { Err(Refusal::NobodyToShow) }
}

/// What holds of a sheet at any later moment of the Round too: all but the Order Spaces and the Gold the Guild has, cards
/// that are gone by then and bids below a minimum that has moved (GM-RUL-54).
pub(crate) fn check_sheet(table: &Table, seat: Seat, sheet: &Sheet) -> Result<(), Refusal> {
    let mut placed: Cards<AdventurerId> = Cards::default();
    let mut cards = 0u16;
    for (at, order) in (0..).zip(&sheet.spaces).filter(|(_, order)| !order.is_empty()) {
        check_team(table, seat, at, order, &mut placed)?;
        if let Some(objective) = order.card {
            if space_of(table, objective) == Space::Closed {
                return Err(Refusal::SpaceClosed { at, objective });
            }
            let bit = 1u16 << objective.step();
            if cards & bit != 0 {
                return Err(Refusal::CardTwice { at, objective });
            }
            cards |= bit;
        }
        check_gold(table, seat, at, order)?;
    }
    check_larger(table, seat, sheet)
}

/// No more teams are larger than the Mess Hall allows than effects say.
fn check_larger(table: &Table, seat: Seat, sheet: &Sheet) -> Result<(), Refusal> {
    let guild = table.guild(seat);
    let (limit, (_, orders)) = (guild.team_limit(), guild.larger);
    let larger = (0..).zip(&sheet.spaces).filter(|(_, order)| order.team.len() > usize::from(limit));
    match larger.map(|(at, _)| at).nth(orders.into()) {
        Some(at) => Err(Refusal::TooManyInTeam { at, limit }),
        None => Ok(()),
    }
}

/// The Gold on a sheet and what may fail about it.
pub(super) fn preview(table: &Table, seat: Seat, sheet: &Sheet) -> Preview {
    let warnings = (0..).zip(&sheet.spaces).filter_map(|(number, order)| warning(table, seat, number, order));
    let gold = u16::try_from(sheet.gold()).unwrap_or(u16::MAX);
    Preview { gold, warnings: warnings.collect(), ..Preview::default() }
}

/// What is legal about an Order and may still fail (GM-RUL-08).
pub(crate) fn warning(table: &Table, seat: Seat, number: u8, order: &Order) -> Option<Warning> {
    let (fault, warning) = match order.card? {
        Objective::Hire => (order.gold < table.price(1), Warning::TooLittleForBuilder(number)),
        Objective::Recruit(space) => {
            let rank = table.adventurer(table.on_stand(space)?).rank;
            (!table.rank_allows(seat, rank), Warning::RankMissing(number))
        }
        Objective::Contract(space) => {
            let skills = table.skills_for(&order.team, table.face_up(space)?);
            (skills == 0, Warning::NoMatchingSkill(number))
        }
    };
    fault.then_some(warning)
}

fn check_team(
    table: &Table,
    seat: Seat,
    at: u8,
    order: &Order,
    placed: &mut Cards<AdventurerId>,
) -> Result<(), Refusal> {
    let guild = table.guild(seat);
    if order.team.is_empty() {
        return Err(Refusal::NoTeam { at });
    }
    let (limit, (by, _)) = (guild.team_limit(), guild.larger);
    if order.team.len() > usize::from(limit + by) {
        return Err(Refusal::TooManyInTeam { at, limit: limit + by });
    }
    for &adventurer in &order.team {
        if !guild.adventurers.contains(adventurer) {
            return Err(Refusal::NotYours { at, adventurer });
        }
        if placed.contains(adventurer) {
            return Err(Refusal::AdventurerTwice { at, adventurer });
        }
        placed.insert(adventurer);
    }
    Ok(())
}

/// What an Order Card finds on its space.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Space {
    Open,
    Empty,
    Closed,
}

fn space_of(table: &Table, card: Objective) -> Space {
    match card {
        Objective::Hire => Space::Open,
        Objective::Recruit(space) => match table.stands.get(usize::from(space)) {
            Some(stand) if stand.open && stand.up.is_some() => Space::Open,
            Some(stand) if stand.open => Space::Empty,
            _ => Space::Closed,
        },
        Objective::Contract(space) => match table.spots.get(usize::from(space)) {
            Some(Spot::Up(_) | Spot::Down(_)) => Space::Open,
            Some(Spot::Empty) => Space::Empty,
            Some(Spot::Closed) | None => Space::Closed,
        },
    }
}

fn check_gold(table: &Table, seat: Seat, at: u8, order: &Order) -> Result<(), Refusal> {
    match order.card {
        Some(Objective::Hire) if order.gold == 0 && !has_free_builders(table, seat) => {
            Err(Refusal::NoGoldToHire { at })
        }
        Some(Objective::Contract(_)) | None if order.gold > 0 => Err(Refusal::GoldNotAllowed { at }),
        Some(_) | None => Ok(()),
    }
}

/// Adds up what a Guild could use this Round in a window (GM-RUL-08).
fn sum_available(table: &Table, seat: Seat, window: Window, says: impl Fn(&Op) -> Option<i8>) -> i16 {
    let all = catalogue();
    let guild = table.guild(seat);
    let abilities = guild.adventurers.and(&all.used_in(window)).without(&all.always_on());
    let abilities = abilities.iter().filter_map(|id| all.ability(id));
    let shining =
        abilities.filter(|ability| ability.moon.shines(table.round) && ability.phase == Part::Action);
    let boons = guild.completed.and(&all.boons_in(window));
    let boons = boons.iter().filter_map(|id| all.boon(id)).map(|boon| boon.effects);
    let ops = shining.map(|ability| ability.effects).chain(boons).flat_map(Ops::list);
    ops.filter_map(says).map(i16::from).sum()
}

/// The lowest minimum bid that a Guild's own effects could bring about (GM-RUL-08).
pub(crate) fn lowest_bid(table: &Table, seat: Seat, space: u8) -> u16 {
    let rank = table.stand_rank(space);
    let own = sum_available(table, seat, Window::Recruit, |op| match op {
        Op::MinBidShift { n, rank: only, .. } if only.is_none_or(|only| only == rank) => Some((*n).min(0)),
        _ => None,
    });
    table.minimum_bid(space).saturating_add_signed(own).max(1)
}

/// Whether a Guild could have a Builder without payment.
fn has_free_builders(table: &Table, seat: Seat) -> bool {
    let free = |op: &Op| matches!(op, Op::FreeBuilders(_)).then_some(1);
    sum_available(table, seat, Window::Hire, free) > 0
}

/// Whether an Order Card names a space with a card on it.
pub(super) fn is_open(table: &Table, card: Objective) -> bool {
    space_of(table, card) == Space::Open
}

/// The card lies there and the bid reaches the minimum while Orders are planned.
fn check_today(table: &Table, seat: Seat, at: u8, order: &Order) -> Result<(), Refusal> {
    let Some(objective) = order.card else { return Ok(()) };
    match space_of(table, objective) {
        Space::Open => {}
        Space::Empty => return Err(Refusal::SpaceEmpty { at, objective }),
        Space::Closed => return Err(Refusal::SpaceClosed { at, objective }),
    }
    match objective {
        Objective::Recruit(space) if order.gold < lowest_bid(table, seat, space) => {
            Err(Refusal::BidTooLow { at, minimum: lowest_bid(table, seat, space) })
        }
        _ => Ok(()),
    }
}

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
        for objective in (0..13).filter_map(Objective::at_step) {
            let least = match objective {
                Objective::Hire => 1,
                Objective::Recruit(space) => lowest_bid(table, seat, space),
                Objective::Contract(_) => 0,
            };
            if gold >= least && space_of(table, objective) == Space::Open {
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

    /// One sheet at random, legal by construction, and a number that differs between different sheets.
    #[inline]
    fn sheet(&mut self, rng: &mut dyn Chance) -> (Sheet, u64) {
        let mut sheet = Sheet::default();
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
        (sheet, mark)
    }
}

/// The most sheets listed.
const SHEETS_MAX: usize = 256;

pub(super) fn candidates(
    table: &Table,
    seat: Seat,
    want: usize,
    rng: &mut dyn Chance,
    out: &mut Vec<Choice>,
) {
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
        let (sheet, mark) = material.sheet(rng);
        if seen.insert(mark) {
            out.push(Choice::Orders(sheet));
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
