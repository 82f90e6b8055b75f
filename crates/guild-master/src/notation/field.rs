//! Fields of the table by name: `A.fame`, `contract 3`, `space B`, `marker`, `odds 7 17`.

use kernel::odds;

use super::names::{adventurer, contract, seat_of, space_lettered, space_numbered};
use super::sheets::write_sheet;
use super::write::{core_name, phase, prestige_name};
use crate::cards::{Cards, ContractId};
use crate::catalog::catalogue;
use crate::table::{Spot, Table};
use crate::terms::{Level, Line, Skill};

pub(super) fn field(table: &Table, path: &str) -> Option<String> {
    if let Some((seat, name)) = path.split_once('.') {
        return guild(table, seat, name);
    }
    let words: Vec<&str> = path.split_whitespace().collect();
    Some(match words.as_slice() {
        ["round"] => table.round.to_string(),
        ["phase"] => phase(table.phase).to_owned(),
        ["marker"] => (table.marker + 1).to_string(),
        ["price"] => table.price(1).to_string(),
        ["moon"] => moon(table),
        ["minimum", space] => table.minimum_bid(space_lettered(space).ok()?).to_string(),
        ["contract", space] => spot(table, space_numbered(space).ok()?)?,
        ["space", space] => {
            let stand = table.stands.get(usize::from(space_lettered(space).ok()?))?;
            match (stand.open, stand.up) {
                (false, _) => "closed".to_owned(),
                (true, Some(id)) => adventurer(table, id),
                (true, None) if stand.down > 0 => "down".to_owned(),
                (true, None) => "empty".to_owned(),
            }
        }
        ["under", space] => table.stands.get(usize::from(space_lettered(space).ok()?))?.down.to_string(),
        ["top", level] => {
            let top = &table.piles[Level::named(level)?.index()].top;
            list(top.iter().map(|known| contract(table, known.card)))
        }
        ["bottom", level] => {
            let bottom = &table.piles[Level::named(level)?.index()].bottom;
            list(bottom.iter().map(|known| contract(table, known.card)))
        }
        ["deck", level] => table.decks[Level::named(level)?.index()].to_string(),
        ["odds", dice, target] => {
            odds::sum_at_least(dice.parse().ok()?, target.parse().ok()?).ok()?.percent(1)
        }
        _ => return None,
    })
}

fn moon(table: &Table) -> String {
    let face = if table.is_full_moon() { "full" } else { "half" };
    if table.is_blood_moon() { format!("{face} blood") } else { face.to_owned() }
}

fn spot(table: &Table, space: u8) -> Option<String> {
    Some(match *table.spots.get(usize::from(space))? {
        Spot::Closed => "closed".to_owned(),
        Spot::Empty => "empty".to_owned(),
        Spot::Down(level) => format!("down {}", level.name()),
        Spot::Up(id) => contract(table, id),
    })
}

fn list(names: impl Iterator<Item = String>) -> String {
    let names: Vec<String> = names.collect();
    if names.is_empty() { "none".to_owned() } else { names.join(", ") }
}

fn guild(table: &Table, seat: &str, name: &str) -> Option<String> {
    let seat = seat_of(seat).ok().filter(|seat| seat.0 < table.seats)?;
    let guild = table.guild(seat);
    let contracts = |cards: &Cards<ContractId>| list(cards.iter().map(|id| contract(table, id)));
    Some(match name {
        "fame" => guild.fame.to_string(),
        "gold" => guild.gold.to_string(),
        "aside" => guild.aside.to_string(),
        "total_gold" => guild.total_gold().to_string(),
        "orders" => write_sheet(table, &guild.orders),
        "order_limit" => guild.order_limit().to_string(),
        "team_limit" => guild.team_limit().to_string(),
        "income" => guild.income().to_string(),
        "result" => guild.roll.result().to_string(),
        "start" => guild.start.map_or("none", Skill::name).to_owned(),
        "adventurers" => list(guild.adventurers.iter().map(|id| adventurer(table, id))),
        "private" => contracts(&guild.private),
        "shown" => contracts(&guild.shown),
        "completed" => contracts(&guild.completed),
        "discarded" => contracts(&guild.discarded),
        "upgrades" => upgrades(table, seat),
        _ => return None,
    })
}

fn upgrades(table: &Table, seat: kernel::Seat) -> String {
    let guild = table.guild(seat);
    let skills = Skill::ALL.into_iter().filter_map(|skill| {
        let side = guild.upgrades[skill.index()]?;
        Some(format!("{} {}", catalogue().skill_token(skill)?.name, side.name()))
    });
    let core = Line::ALL.into_iter().map(|line| core_name(line, guild.core[line.index()]));
    list(skills.chain(core).chain(guild.prestige.map(prestige_name)))
}
