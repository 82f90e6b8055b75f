//! Order sheets: every structural fault with its rule (GM-RUL-08), and many different legal sheets for bots.

use kernel::{Chance, List, Seat};

use crate::ask::{Choice, Refusal};
use crate::cards::{AdventurerId, Cards};
use crate::order::{Objective, Order, Sheet};
use crate::table::{Spot, Table};

pub(super) fn check(table: &Table, seat: Seat, choice: &Choice) -> Result<(), Refusal> {
    let Choice::Orders(sheet) = choice else { return Err(Refusal::WrongKind) };
    let guild = table.guild(seat);
    let mut placed: Cards<AdventurerId> = Cards::default();
    let mut cards = 0u16;
    for (number, order) in sheet.spaces.iter().enumerate() {
        if order.is_empty() {
            continue;
        }
        let limit = guild.order_limit();
        if number >= usize::from(limit) {
            return Err(Refusal::TooManyOrders { limit });
        }
        check_team(table, seat, order, &mut placed)?;
        if let Some(card) = order.card {
            check_space(table, card)?;
            let bit = 1u16 << card.step();
            if cards & bit != 0 {
                return Err(Refusal::CardTwice);
            }
            cards |= bit;
        }
        check_gold(table, order)?;
    }
    if sheet.gold() > u32::from(guild.gold) {
        return Err(Refusal::TooMuchGold { owned: guild.gold });
    }
    Ok(())
}

fn check_team(
    table: &Table,
    seat: Seat,
    order: &Order,
    placed: &mut Cards<AdventurerId>,
) -> Result<(), Refusal> {
    let guild = table.guild(seat);
    if order.team.is_empty() {
        return Err(Refusal::NoTeam);
    }
    let limit = guild.team_limit();
    if order.team.len() > usize::from(limit) {
        return Err(Refusal::TooManyInTeam { limit });
    }
    for &adventurer in &order.team {
        if !guild.adventurers.contains(adventurer) {
            return Err(Refusal::NotYours);
        }
        if placed.contains(adventurer) {
            return Err(Refusal::AdventurerTwice);
        }
        placed.insert(adventurer);
    }
    Ok(())
}

fn check_space(table: &Table, card: Objective) -> Result<(), Refusal> {
    match card {
        Objective::Hire => Ok(()),
        Objective::Recruit(space) => match table.stands.get(usize::from(space)) {
            Some(stand) if stand.open && stand.up.is_some() => Ok(()),
            Some(stand) if stand.open => Err(Refusal::SpaceEmpty),
            _ => Err(Refusal::SpaceClosed),
        },
        Objective::Contract(space) => match table.spots.get(usize::from(space)) {
            Some(Spot::Up(_) | Spot::Down(_)) => Ok(()),
            Some(Spot::Empty) => Err(Refusal::SpaceEmpty),
            Some(Spot::Closed) | None => Err(Refusal::SpaceClosed),
        },
    }
}

fn check_gold(table: &Table, order: &Order) -> Result<(), Refusal> {
    match order.card {
        Some(Objective::Hire) if order.gold == 0 => Err(Refusal::NoGoldToHire),
        Some(Objective::Hire) => Ok(()),
        Some(Objective::Recruit(space)) => {
            let minimum = table.minimum_bid(space);
            if order.gold < minimum { Err(Refusal::BidTooLow { minimum }) } else { Ok(()) }
        }
        Some(Objective::Contract(_)) | None if order.gold > 0 => Err(Refusal::GoldNotAllowed),
        Some(Objective::Contract(_)) | None => Ok(()),
    }
}

/// What the sheets of one Guild are made from.
struct Material {
    roster: List<AdventurerId, 48>,
    objectives: List<Objective, 13>,
    orders: u8,
    team: u32,
    gold: u16,
}

impl Material {
    fn new(table: &Table, seat: Seat) -> Self {
        let guild = table.guild(seat);
        let gold = guild.gold;
        let mut objectives = List::new();
        for step in 0..13 {
            let Some(objective) = Objective::at_step(step) else { continue };
            let affordable = match objective {
                Objective::Hire => gold > 0,
                Objective::Recruit(space) => gold >= table.minimum_bid(space),
                Objective::Contract(_) => true,
            };
            if affordable && check_space(table, objective).is_ok() {
                let _ = objectives.push(objective);
            }
        }
        Self {
            roster: guild.adventurers.iter().collect(),
            objectives,
            orders: guild.order_limit(),
            team: u32::from(guild.team_limit()),
            gold,
        }
    }

    /// One sheet at random, legal by construction.
    fn sheet(&mut self, table: &Table, rng: &mut dyn Chance) -> Sheet {
        let mut sheet = Sheet::default();
        let mut idle = self.roster.len() as u32;
        let mut gold = self.gold;
        let mut used = 0u16;
        let kinds = self.objectives.len() as u32 + 1;
        for order in sheet.spaces.iter_mut().take(usize::from(self.orders)) {
            if idle == 0 {
                break;
            }
            // One draw decides team size, objective and Gold; now and then the Order Space stays empty.
            let most = self.team.min(idle);
            let draw = rng.below(16 * most * kinds * 8);
            let (size, rest) = (1 + draw % most, draw / most);
            let (kind, rest) = (rest % kinds, rest / kinds);
            let (extra, empty) = ((rest % 8) as u16, rest / 8 == 0);
            if empty && idle < self.roster.len() as u32 {
                continue;
            }
            for _ in 0..size {
                let at = rng.below(idle) as usize;
                idle -= 1;
                self.roster.swap(at, idle as usize);
                let _ = order.team.push(self.roster[idle as usize]);
            }
            let Some(&objective) = self.objectives.get(kind as usize) else { continue };
            let bit = 1u16 << objective.step();
            let least = match objective {
                Objective::Hire => 1,
                Objective::Recruit(space) => table.minimum_bid(space),
                Objective::Contract(_) => 0,
            };
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
        }
        sheet
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
    let mut seen = [0u64; SHEETS_MAX];
    let mut count = 0;
    for _ in 0..want * 2 {
        if count == want {
            break;
        }
        let sheet = material.sheet(table, rng);
        let mark = fingerprint(&sheet);
        if seen[..count].contains(&mark) {
            continue;
        }
        seen[count] = mark;
        count += 1;
        out.push(Choice::Orders(sheet));
    }
}

/// A number that differs between different sheets, as good as always.
fn fingerprint(sheet: &Sheet) -> u64 {
    let mut mark = 0u64;
    let mut mix = |value: u64| mark = (mark.rotate_left(5) ^ value).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    for order in &sheet.spaces {
        mix(order.card.map_or(0, |card| u64::from(card.step()) + 1) << 16 | u64::from(order.gold));
        mix(order.team.iter().fold(0, |team, id| (team << 8) | (u64::from(id.0) + 1)));
    }
    mark
}
