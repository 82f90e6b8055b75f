//! All Orders of the Round (GM-ORDR-01): every structural fault of a sheet with its rule (GM-RUL-08).

use kernel::{Chance, Seat};
use words::{Message, Question};

use super::available::{could_pay_builder, lowest_bid};
use super::{At, Choice, Preview, Warning, sheets};
use crate::GuildMaster;
use crate::cards::{AdventurerId, Cards};
use crate::order::{ORDERS, Objective, Order, Sheet};
use crate::refusal::Refusal;
use crate::seats::Seats;
use crate::table::{Spot, Table};
use crate::texts::m;

/// What are the Orders of the Round?
#[derive(Clone, Copy, Debug)]
pub struct PlanOrders;

impl Question<GuildMaster> for PlanOrders {
    fn judge(&self, at: At<'_>, choice: &Choice) -> Result<(), Refusal> {
        check(at.table(), at.seat, choice)
    }

    fn offer(&self, at: At<'_>, want: usize, rng: &mut dyn Chance, out: &mut Vec<Choice>) {
        sheets::list(at.table(), at.seat, want, rng, out);
    }

    /// Sheets are put together by the page.
    fn menu(&self, _at: At<'_>, _out: &mut Vec<Choice>) {}

    fn preview(&self, at: At<'_>, choice: &Choice) -> Preview {
        match choice {
            Choice::Orders(sheet) => preview(at.table(), at.seat, sheet),
            _ => Preview::default(),
        }
    }

    /// They are sealed.
    fn is_secret(&self) -> bool {
        true
    }

    fn say(&self, table: &Table) -> Message {
        m::GmAskOrders { round: table.round.into() }.into()
    }

    fn write(&self, _table: &Table) -> String {
        "orders".to_owned()
    }
}

pub(crate) fn check(table: &Table, seat: Seat, choice: &Choice) -> Result<(), Refusal> {
    let sheet = match choice {
        Choice::Orders(sheet) => sheet,
        // GM-RUL-10: a draft may have any fault; it is repaired if it has to stand.
        Choice::Draft(_) => return Ok(()),
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
    for (at, order) in (0..).zip(&sheet.spaces).filter(|(_, order)| !order.is_empty()) {
        check_team(table, seat, at, order, &mut placed)?;
        if let Some(objective) = order.card {
            if space_of(table, objective) == Space::Closed {
                return Err(Refusal::SpaceClosed { at, objective });
            }
            if sheet.spaces.iter().take(at.into()).any(|earlier| earlier.card == order.card) {
                return Err(Refusal::CardTwice { at, objective });
            }
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
fn preview(table: &Table, seat: Seat, sheet: &Sheet) -> Preview {
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
        Some(Objective::Hire) => check_hire(table, seat, at, order.gold),
        Some(Objective::Contract(_)) | None if order.gold > 0 => Err(Refusal::GoldNotAllowed { at }),
        Some(_) | None => Ok(()),
    }
}

/// Hire Builders needs Gold, or an effect that could pay for a Builder.
fn check_hire(table: &Table, seat: Seat, at: u8, gold: u16) -> Result<(), Refusal> {
    if gold > 0 || could_pay_builder(table, seat) { Ok(()) } else { Err(Refusal::NoGoldToHire { at }) }
}

/// Whether an Order Card names a space with a card on it.
pub(super) fn is_open(table: &Table, card: Objective) -> bool {
    space_of(table, card) == Space::Open
}

/// The card lies there and the bid reaches the minimum while Orders are planned.
fn check_today(table: &Table, seat: Seat, at: u8, order: &Order) -> Result<(), Refusal> {
    order.card.map_or(Ok(()), |objective| check_card(table, seat, at, objective, order.gold))
}

/// An Order Card names a space with a card on it and has the Gold it needs.
pub(super) fn check_card(
    table: &Table,
    seat: Seat,
    at: u8,
    objective: Objective,
    gold: u16,
) -> Result<(), Refusal> {
    match space_of(table, objective) {
        Space::Open => {}
        Space::Empty => return Err(Refusal::SpaceEmpty { at, objective }),
        Space::Closed => return Err(Refusal::SpaceClosed { at, objective }),
    }
    match objective {
        Objective::Recruit(space) if gold < lowest_bid(table, seat, space) => {
            Err(Refusal::BidTooLow { at, minimum: lowest_bid(table, seat, space) })
        }
        Objective::Hire => check_hire(table, seat, at, gold),
        Objective::Recruit(_) | Objective::Contract(_) => Ok(()),
    }
}
