//! Order sheets in text: `1: hire [Brannoc, Hedda] 7; 2: recruit E [Tymon] 7; 3: contract 5 [Lydia]; 4: [Rook]`.

use super::names::{adventurer, adventurer_named, objective, space_lettered, space_numbered};
use crate::cards::AdventurerId;
use crate::order::{ORDERS, Objective, Order, Sheet, Team};
use crate::table::Table;

pub(super) fn write_team(table: &Table, team: &[AdventurerId]) -> String {
    let names: Vec<String> = team.iter().map(|&id| adventurer(table, id)).collect();
    format!("[{}]", names.join(", "))
}

pub(super) fn write_sheet(table: &Table, sheet: &Sheet) -> String {
    let lines: Vec<String> = (1..)
        .zip(&sheet.spaces)
        .filter(|(_, order)| !order.is_empty())
        .map(|(number, order)| format!("{number}: {}", write_order(table, order)))
        .collect();
    if lines.is_empty() { "none".to_owned() } else { lines.join("; ") }
}

fn write_order(table: &Table, order: &Order) -> String {
    let mut text = order.card.map_or_else(String::new, |card| objective(card) + " ");
    text += &write_team(table, &order.team);
    if order.gold > 0 {
        text += &format!(" {}", order.gold);
    }
    text
}

/// Reads a sheet.
pub(crate) fn read_sheet(table: &Table, text: &str) -> Result<Sheet, String> {
    let mut sheet = Sheet::default();
    if text.trim() == "none" {
        return Ok(sheet);
    }
    for line in text.split(';') {
        let (number, rest) =
            line.split_once(':').ok_or_else(|| format!("`{line}` is no Order such as `1: hire [Rook] 3`"))?;
        let number: usize = number.trim().parse().map_err(|_| format!("`{number}` is no Order Space"))?;
        let space = (number.checked_sub(1)).and_then(|at| sheet.spaces.get_mut(at));
        let space = space.ok_or_else(|| format!("there are Order Spaces 1 to {ORDERS}, not {number}"))?;
        if !space.is_empty() {
            return Err(format!("Order Space {number} stands twice"));
        }
        *space = read_order(table, rest.trim())?;
    }
    Ok(sheet)
}

fn read_order(table: &Table, text: &str) -> Result<Order, String> {
    let (card, rest) = text.split_once('[').ok_or_else(|| format!("`{text}` names no team in [ ]"))?;
    let (team, gold) =
        rest.split_once(']').ok_or_else(|| format!("`{text}`: the team is not closed by ]"))?;
    let card = match card.trim() {
        "" => None,
        card => Some(read_objective(card)?),
    };
    let gold = match gold.trim() {
        "" => 0,
        gold => gold.parse().map_err(|_| format!("`{gold}` is no amount of Gold"))?,
    };
    Ok(Order { card, team: read_team(table, team)?, gold, done: false })
}

/// An Order Card.
pub(super) fn read_objective(card: &str) -> Result<Objective, String> {
    match card.split_whitespace().collect::<Vec<_>>().as_slice() {
        ["hire"] => Ok(Objective::Hire),
        ["recruit", space] => Ok(Objective::Recruit(space_lettered(space)?)),
        ["contract", space] => Ok(Objective::Contract(space_numbered(space)?)),
        _ => Err(format!("`{card}` is no Order Card: hire, recruit A to F, contract 1 to 6")),
    }
}

/// Names divided by commas, or by blanks when every name is one word; brackets round them may stand or not.
pub(super) fn read_team(table: &Table, text: &str) -> Result<Team, String> {
    let text = text.trim().trim_start_matches('[').trim_end_matches(']').trim();
    let whole = text.contains(',') || adventurer_named(table, text).is_ok();
    let names: Vec<&str> = match whole {
        true => text.split(',').map(str::trim).collect(),
        false => text.split_whitespace().collect(),
    };
    let mut team = Team::new();
    for name in names.into_iter().filter(|name| !name.is_empty()) {
        let id = adventurer_named(table, name)?;
        // What does not fit is beyond every limit already, so the team is refused by the rules.
        let _ = team.push(id);
    }
    Ok(team)
}
