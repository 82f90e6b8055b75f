//! Fields of the table by name: `A.fame`, `contract 3`, `space B`, `marker`, `odds 7 17`.

use kernel::{Seat, odds};

use super::names::{adventurer, contract, seat_of, space_lettered, space_numbered};
use super::read::read_token;
use super::sheets::write_sheet;
use super::write::{core_name, phase, prestige_name};
use crate::ask::Upgrade;
use crate::cards::{AdventurerId, Cards, ContractId};
use crate::catalog::catalogue;
use crate::table::{Spot, Table};
use crate::terms::{Level, Line, Skill};

/// What a field of the whole table reads.
type OfTable = fn(&Table) -> String;
/// What a field reads of what is named after it, such as a space or a deck.
type OfNamed = fn(&Table, &str) -> Option<String>;
/// What a field of a Guild reads.
type OfGuild = fn(&Table, Seat) -> String;

/// The fields of the whole table.
const TABLE: &[(&str, OfTable)] = &[
    ("round", |table| table.round.to_string()),
    ("phase", |table| phase(table.phase).to_owned()),
    ("marker", |table| (table.marker + 1).to_string()),
    ("price", |table| table.price(1).to_string()),
    ("moon", moon),
];

/// The fields of something named after them.
const NAMED: &[(&str, OfNamed)] = &[
    ("minimum", |table, space| Some(table.minimum_bid(space_lettered(space).ok()?).to_string())),
    ("contract", |table, space| spot(table, space_numbered(space).ok()?)),
    ("space", |table, space| {
        let stand = table.stands.get(usize::from(space_lettered(space).ok()?))?;
        Some(match (stand.open, stand.up) {
            (false, _) => "closed".to_owned(),
            (true, Some(id)) => adventurer(table, id),
            (true, None) if stand.down > 0 => "down".to_owned(),
            (true, None) => "empty".to_owned(),
        })
    }),
    ("under", |table, space| {
        Some(table.stands.get(usize::from(space_lettered(space).ok()?))?.down.to_string())
    }),
    ("top", |table, level| {
        let top = &table.piles[Level::named(level)?.index()].top;
        Some(list(top.iter().map(|known| contract(table, known.card))))
    }),
    ("bottom", |table, level| {
        let bottom = &table.piles[Level::named(level)?.index()].bottom;
        Some(list(bottom.iter().map(|known| contract(table, known.card))))
    }),
    ("deck", |table, level| Some(table.decks[Level::named(level)?.index()].to_string())),
    ("discard", discard),
    ("supply", |table, token| supply(table, token).map(|left| left.to_string())),
    ("odds", |_, roll| {
        let (dice, target) = roll.split_once(' ')?;
        Some(odds::sum_at_least(dice.parse().ok()?, target.trim().parse().ok()?).ok()?.percent(1))
    }),
];

/// The fields of a Guild.
const GUILD: &[(&str, OfGuild)] = &[
    ("fame", |table, seat| table.guild(seat).fame.to_string()),
    ("gold", |table, seat| table.guild(seat).gold.to_string()),
    ("aside", |table, seat| table.guild(seat).aside.to_string()),
    ("total_gold", |table, seat| table.guild(seat).total_gold().to_string()),
    ("orders", |table, seat| write_sheet(table, &table.guild(seat).orders)),
    ("order_limit", |table, seat| table.guild(seat).order_limit().to_string()),
    ("team_limit", |table, seat| table.guild(seat).team_limit().to_string()),
    ("income", |table, seat| table.guild(seat).income().to_string()),
    ("result", |table, seat| table.guild(seat).roll.result().to_string()),
    ("start", |table, seat| table.guild(seat).start.map_or("none", Skill::name).to_owned()),
    ("adventurers", |table, seat| list(table.guild(seat).adventurers.iter().map(|id| adventurer(table, id)))),
    ("recruits", |table, seat| list(table.guild(seat).recruits.iter().map(|id| adventurer(table, id)))),
    ("private", |table, seat| contracts(table, table.guild(seat).private)),
    ("shown", |table, seat| contracts(table, table.guild(seat).shown)),
    ("completed", |table, seat| contracts(table, table.guild(seat).completed)),
    ("face_up", |table, seat| contracts(table, kept(table, seat, true))),
    ("face_down", |table, seat| contracts(table, kept(table, seat, false))),
    ("discarded", |table, seat| contracts(table, table.guild(seat).discarded)),
    ("stored", |table, seat| {
        let stored = &table.guild(seat).stored;
        list(stored.iter().map(|&(id, face)| format!("{} {face}", contract(table, id))))
    }),
    ("upgrades", upgrades),
];

/// The names of all fields, those of a Guild with a point before them.
pub(super) fn names() -> Vec<String> {
    let table = TABLE.iter().map(|(name, _)| (*name).to_owned());
    let named = NAMED.iter().map(|(name, _)| (*name).to_owned());
    table.chain(named).chain(GUILD.iter().map(|(name, _)| format!(".{name}"))).collect()
}

fn found<T: Copy>(fields: &[(&str, T)], name: &str) -> Option<T> {
    fields.iter().find(|(known, _)| *known == name).map(|&(_, read)| read)
}

pub(super) fn field(table: &Table, path: &str) -> Option<String> {
    if let Some((seat, name)) = path.split_once('.') {
        let seat = seat_of(seat).ok().filter(|seat| seat.0 < table.seats)?;
        return found(GUILD, name).map(|read| read(table, seat));
    }
    match path.trim().split_once(' ') {
        None => found(TABLE, path.trim()).map(|read| read(table)),
        Some((name, of)) => found(NAMED, name)?(table, of.trim()),
    }
}

/// The completed Contracts a Guild keeps face up, for their Boons, or face down (GM-CONT-07).
fn kept(table: &Table, seat: Seat, up: bool) -> Cards<ContractId> {
    let completed = table.guild(seat).completed;
    completed.iter().filter(|&id| table.cards().boon(id).is_some() == up).collect()
}

/// How many tokens of an Upgrade are left beside the board (GM-SETU-06, GM-RUL-15); of a Skill Upgrade the side does not
/// matter and may be left out.
fn supply(table: &Table, name: &str) -> Option<u8> {
    let all = catalogue();
    let sided = |name: &str| read_token(name).or_else(|_| read_token(&format!("{name} fixer"))).ok();
    Some(match sided(name)? {
        Upgrade::Skill(skill, _) => {
            all.skill_token(skill)?.copies.saturating_sub(table.skill_tokens_used(skill))
        }
        Upgrade::Core(line, level) => {
            let out = table.guilds.iter().filter(|guild| guild.core[line.index()] == level).count() as u8;
            all.core_token(line, level)?.copies.saturating_sub(out)
        }
        Upgrade::Prestige(prestige) => u8::from(!table.is_short() && !table.prestige_taken(prestige)),
    })
}

/// The cards of a kind that are in the match and lie nowhere else (GM-COMP-12).
fn discard(table: &Table, kind: &str) -> Option<String> {
    match kind {
        "contracts" => Some(contracts(table, discarded_contracts(table))),
        "adventurers" => Some(list(discarded_adventurers(table).iter().map(|id| adventurer(table, id)))),
        _ => None,
    }
}

fn discarded_contracts(table: &Table) -> Cards<ContractId> {
    let mut left = Cards::range(0, table.cards().next_contract());
    let settled = table.piles.iter().flat_map(|pile| pile.top.iter().chain(pile.bottom.iter()));
    let under = table.under.iter().flatten();
    let board = (0..table.spots.len() as u8).filter_map(|space| table.face_up(space));
    let owned = table.guilds.iter().flat_map(|guild| guild.private.iter().chain(guild.completed.iter()));
    let known = settled.chain(under).map(|known| known.card);
    for card in table.unread.iter().chain(known).chain(board).chain(owned) {
        left.remove(card);
    }
    left
}

/// Of the Novices only those of the starting teams are in the match.
fn discarded_adventurers(table: &Table) -> Cards<AdventurerId> {
    let all = table.cards();
    let mut left = Cards::range(0, all.next_adventurer());
    let teams = Skill::ALL.into_iter().filter(|&skill| table.guilds.iter().all(|g| g.start != Some(skill)));
    let absent = teams.flat_map(|skill| all.team(skill));
    let board = (0..table.stands.len() as u8).filter_map(|space| table.on_stand(space));
    let next = table.next.iter().flatten().map(|known| known.card);
    let owned = table.guilds.iter().flat_map(|guild| guild.adventurers.iter());
    for card in table.unmet.iter().chain(absent).chain(board).chain(next).chain(owned) {
        left.remove(card);
    }
    left
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

fn contracts(table: &Table, cards: Cards<ContractId>) -> String {
    list(cards.iter().map(|id| contract(table, id)))
}

fn upgrades(table: &Table, seat: Seat) -> String {
    let guild = table.guild(seat);
    let skills = Skill::ALL.into_iter().filter_map(|skill| {
        let side = guild.upgrades[skill.index()]?;
        Some(format!("{} {}", catalogue().skill_token(skill)?.name, side.name()))
    });
    let core = Line::ALL.into_iter().map(|line| core_name(line, guild.core[line.index()]));
    list(skills.chain(core).chain(guild.prestige.map(prestige_name)))
}
