//! Laying out the pieces of a scenario: Guilds, Adventurers and Contracts, each in one place.

use kernel::Seat;

use super::Piece;
use crate::ask::Upgrade;
use crate::cards::{AdventurerId, ContractId};
use crate::catalog::{Adventurer, Contract, catalogue};
use crate::effect::Op;
use crate::legal::SKILL_SLOTS;
use crate::notation::{adventurer_named, contract_named, read_token, seat_of, space_lettered};
use crate::seats::Seats;
use crate::table::{Inline, Spot, Table};
use crate::terms::{Level, Line, Prestige, Rank, Side, Skill};

/// Lays every piece: cards first, as Guilds name them.
pub(super) fn lay(table: &mut Table, pieces: &[Piece]) -> Result<(), String> {
    for piece in pieces {
        check_keys(piece)?;
        lay_card(table, piece)?;
    }
    let mut stated = Seats::default();
    for piece in pieces {
        let Some(name) = &piece.guild else { continue };
        let seat = seat_in(table, name)?;
        if stated.contains(seat) {
            return Err(format!("piece: Guild {name} stands twice"));
        }
        stated = stated.with(seat);
        lay_guild(table, seat, piece)?;
    }
    check_tokens(table)
}

/// Refuses keys that say nothing about this kind of piece.
fn check_keys(piece: &Piece) -> Result<(), String> {
    let kinds = [
        ("guild", piece.guild.is_some()),
        ("adventurer", piece.adventurer.is_some()),
        ("contract", piece.contract.is_some()),
        ("down", piece.down.is_some()),
    ];
    let mut given = kinds.into_iter().filter(|(_, given)| *given).map(|(kind, _)| kind);
    let (Some(kind), None) = (given.next(), given.next()) else {
        return Err("piece: needs exactly one of `guild`, `adventurer`, `contract` and `down`".to_owned());
    };
    let allowed: &[&str] = match kind {
        "guild" => &[
            "fame",
            "gold",
            "start",
            "upgrades",
            "adventurers",
            "private",
            "completed",
            "discarded",
            "stored",
            "recruits",
        ],
        "adventurer" if piece.skills.is_some() => &["of", "space", "under", "skills", "rank", "fame"],
        "adventurer" => &["of", "space", "under"],
        "contract" if piece.targets.is_some() => &["of", "on", "targets", "level", "gold", "fame"],
        "contract" => &["of", "on"],
        _ => &["on"],
    };
    let keys = [
        ("on", piece.on.is_some()),
        ("space", piece.space.is_some()),
        ("under", piece.under.is_some()),
        ("of", piece.of.is_some()),
        ("fame", piece.fame.is_some()),
        ("gold", piece.gold.is_some()),
        ("start", piece.start.is_some()),
        ("upgrades", !piece.upgrades.is_empty()),
        ("adventurers", !piece.adventurers.is_empty()),
        ("private", !piece.private.is_empty()),
        ("completed", !piece.completed.is_empty()),
        ("discarded", !piece.discarded.is_empty()),
        ("stored", !piece.stored.is_empty()),
        ("recruits", !piece.recruits.is_empty()),
        ("skills", piece.skills.is_some()),
        ("rank", piece.rank.is_some()),
        ("targets", piece.targets.is_some()),
        ("level", piece.level.is_some()),
    ];
    match keys.into_iter().find(|(key, given)| *given && !allowed.contains(key)) {
        Some((key, _)) => Err(format!("piece.{key}: says nothing about this `{kind}`")),
        None if piece.under.is_some() && piece.space.is_none() => {
            Err("piece.under: only with `space`".to_owned())
        }
        None => Ok(()),
    }
}

fn name8(name: &str) -> Result<[u8; 8], String> {
    let mut letters = [0; 8];
    if name.is_empty() || name.len() > 8 || !name.is_ascii() || name.contains([' ', ',', '[', ']']) {
        return Err(format!("`{name}`: the name of a card stated here is one word of at most 8 letters"));
    }
    letters[..name.len()].copy_from_slice(name.as_bytes());
    Ok(letters)
}

fn lay_card(table: &mut Table, piece: &Piece) -> Result<(), String> {
    if let Some(name) = &piece.adventurer {
        lay_adventurer(table, name, piece)?;
    }
    if let Some(name) = &piece.contract {
        lay_contract(table, name, piece)?;
    }
    if let Some(level) = &piece.down {
        let level = Level::named(level).ok_or_else(|| format!("piece.down: `{level}` is no deck"))?;
        let deck = table.decks[level.index()];
        *open_spot(table, piece)? = Spot::Down(level);
        table.decks[level.index()] =
            deck.checked_sub(1).ok_or_else(|| format!("piece.down: no {} Contract is left", level.name()))?;
    }
    Ok(())
}

/// The id of an Adventurer stated here.
fn inline_adventurer(table: &mut Table, name: &str, piece: &Piece) -> Result<Option<AdventurerId>, String> {
    let Some(skills) = piece.skills else { return Ok(None) };
    let rank = piece.rank.as_deref().unwrap_or("novice");
    let rank = Rank::named(rank).ok_or_else(|| format!("piece.rank: `{rank}` is no Rank"))?;
    let card = Adventurer { skills: skills.all(), rank, fame: small(piece.fame, "piece.fame")? };
    if card.skills == [0; 6] {
        return Err(format!("piece.skills: `{name}` has no die at all"));
    }
    let inline = Inline { name: name8(name)?, card };
    if table.inline_adventurers.iter().any(|other| other.name == inline.name) {
        return Err(format!("piece: Adventurer `{name}` stands twice"));
    }
    let id = AdventurerId(catalogue().inline_adventurers() + table.inline_adventurers.len() as u8);
    table.inline_adventurers.push(inline).map_err(|_| "piece: too many Adventurers stated here")?;
    Ok(Some(id))
}

fn lay_adventurer(table: &mut Table, name: &str, piece: &Piece) -> Result<(), String> {
    let id = match inline_adventurer(table, name, piece)? {
        Some(id) => id,
        None => take_adventurer(table, name)?,
    };
    match (&piece.of, &piece.space) {
        (Some(guild), None) => {
            let seat = seat_in(table, guild)?;
            table.guilds[seat.index()].adventurers.insert(id);
        }
        (None, Some(space)) => {
            let at = usize::from(space_lettered(space)?);
            let stand = table.stands.get_mut(at).filter(|stand| stand.open);
            let stand = stand.ok_or_else(|| format!("piece.space: {space} is closed"))?;
            if stand.up.is_some() {
                return Err(format!("piece.space: {space} is taken"));
            }
            stand.up = Some(id);
            stand.down = piece.under.unwrap_or(stand.down.saturating_sub(1));
        }
        _ => return Err(format!("piece: Adventurer `{name}` needs `of` or `space`")),
    }
    Ok(())
}

/// An Adventurer that is nowhere yet.
fn take_adventurer(table: &mut Table, name: &str) -> Result<AdventurerId, String> {
    let id = adventurer_named(table, name)?;
    let owned = table.guilds.iter().any(|guild| guild.adventurers.contains(id));
    if owned || table.stands.iter().any(|stand| stand.up == Some(id)) {
        return Err(format!("piece: Adventurer `{name}` is in two places"));
    }
    table.unmet.remove(id);
    Ok(id)
}

/// The id of a Contract stated here.
fn inline_contract(table: &mut Table, name: &str, piece: &Piece) -> Result<Option<ContractId>, String> {
    let Some(targets) = piece.targets else { return Ok(None) };
    let level = piece.level.as_deref().unwrap_or("common");
    let level = Level::named(level).ok_or_else(|| format!("piece.level: `{level}` is no deck"))?;
    let (gold, fame) = (small(piece.gold, "piece.gold")?, small(piece.fame, "piece.fame")?);
    let card = Contract { targets: targets.all(), level, gold, fame };
    if card.targets == [0; 6] {
        return Err(format!("piece.targets: `{name}` lists no target at all"));
    }
    let inline = Inline { name: name8(name)?, card };
    if table.inline_contracts.iter().any(|other| other.name == inline.name) {
        return Err(format!("piece: Contract `{name}` stands twice"));
    }
    let id = ContractId(catalogue().inline_contracts() + table.inline_contracts.len() as u8);
    table.inline_contracts.push(inline).map_err(|_| "piece: too many Contracts stated here")?;
    Ok(Some(id))
}

fn lay_contract(table: &mut Table, name: &str, piece: &Piece) -> Result<(), String> {
    let id = match inline_contract(table, name, piece)? {
        Some(id) => id,
        None => take_contract(table, name)?,
    };
    match (&piece.of, piece.on) {
        (Some(_), Some(_)) => return Err(format!("piece: Contract `{name}` has both `of` and `on`")),
        (Some(guild), None) => {
            let seat = seat_in(table, guild)?;
            table.guilds[seat.index()].private.insert(id);
        }
        (None, _) => *open_spot(table, piece)? = Spot::Up(id),
    }
    Ok(())
}

/// A Contract that is nowhere yet, taken out of its deck.
fn take_contract(table: &mut Table, name: &str) -> Result<ContractId, String> {
    let id = contract_named(table, name)?;
    let owned = table.guilds.iter().any(|guild| {
        [&guild.private, &guild.completed, &guild.discarded].into_iter().any(|cards| cards.contains(id))
    });
    if owned || table.spots.contains(&Spot::Up(id)) {
        return Err(format!("piece: Contract `{name}` is in two places"));
    }
    if table.unread.contains(id) {
        table.unread.remove(id);
        let level = table.contract(id).level.index();
        table.decks[level] = table.decks[level].saturating_sub(1);
    }
    Ok(id)
}

fn open_spot<'a>(table: &'a mut Table, piece: &Piece) -> Result<&'a mut Spot, String> {
    let on = piece.on.ok_or("piece: a Contract needs `on`, 1 to 6")?;
    let spot = usize::from(on).checked_sub(1).and_then(|at| table.spots.get_mut(at));
    match spot {
        Some(spot) if *spot == Spot::Empty => Ok(spot),
        Some(Spot::Closed) | None => Err(format!("piece.on: space {on} is closed")),
        Some(_) => Err(format!("piece.on: space {on} is taken")),
    }
}

fn small(figure: Option<u16>, key: &str) -> Result<u8, String> {
    u8::try_from(figure.unwrap_or(0)).map_err(|_| format!("{key}: too large for a card"))
}

pub(super) fn seat_in(table: &Table, name: &str) -> Result<Seat, String> {
    let seat = seat_of(name)?;
    if seat.0 < table.seats { Ok(seat) } else { Err(format!("Guild {name} does not play")) }
}

fn lay_guild(table: &mut Table, seat: Seat, piece: &Piece) -> Result<(), String> {
    for name in &piece.adventurers {
        let id = take_adventurer(table, name)?;
        table.guilds[seat.index()].adventurers.insert(id);
    }
    for name in &piece.private {
        let id = take_contract(table, name)?;
        table.guilds[seat.index()].private.insert(id);
    }
    for name in &piece.completed {
        let id = take_contract(table, name)?;
        table.guilds[seat.index()].completed.insert(id);
    }
    for name in &piece.discarded {
        let id = take_contract(table, name)?;
        if catalogue().boon(id).is_none() {
            return Err(format!("piece.discarded: `{name}` has no Boon"));
        }
        table.guilds[seat.index()].discarded.insert(id);
    }
    lay_recruits(table, seat, piece)?;
    lay_dice(table, seat, piece)?;
    let guild = &mut table.guilds[seat.index()];
    guild.fame = piece.fame.unwrap_or(0);
    guild.gold = piece.gold.unwrap_or(0);
    if let Some(start) = &piece.start {
        let read =
            start.split_once(' ').and_then(|(skill, side)| Some((Skill::named(skill)?, Side::named(side)?)));
        let (skill, side) =
            read.ok_or_else(|| format!("piece.start: `{start}` is not like `logic fixer`"))?;
        guild.start = Some(skill);
        guild.upgrades[skill.index()] = Some(side);
    }
    for upgrade in &piece.upgrades {
        let twice = match read_token(upgrade)? {
            Upgrade::Skill(skill, side) => guild.upgrades[skill.index()].replace(side).is_some(),
            Upgrade::Core(line, level) => core::mem::replace(&mut guild.core[line.index()], level) > 1,
            Upgrade::Prestige(prestige) => guild.prestige.replace(prestige).is_some(),
        };
        if twice {
            return Err(format!("piece.upgrades: `{upgrade}`: the Guild has that place filled already"));
        }
    }
    if guild.built_skills() > SKILL_SLOTS {
        return Err(format!("piece.upgrades: a Guild has at most {SKILL_SLOTS} besides its starting one"));
    }
    Ok(())
}

/// Notes which of a Guild's Adventurers joined it this Round.
fn lay_recruits(table: &mut Table, seat: Seat, piece: &Piece) -> Result<(), String> {
    for name in &piece.recruits {
        let id = adventurer_named(table, name)?;
        let guild = &mut table.guilds[seat.index()];
        if !guild.adventurers.contains(id) {
            return Err(format!("piece.recruits: the Guild has no `{name}`"));
        }
        guild.recruits.insert(id);
    }
    Ok(())
}

/// Puts dice on completed Contracts, as many as their Bonuses roll.
fn lay_dice(table: &mut Table, seat: Seat, piece: &Piece) -> Result<(), String> {
    for (name, faces) in &piece.stored {
        let id = contract_named(table, name)?;
        let most = catalogue().bonus(id).list().iter().find_map(|op| match op {
            Op::StoreDie(count) => Some(usize::from(*count)),
            _ => None,
        });
        let guild = &mut table.guilds[seat.index()];
        if !guild.completed.contains(id) || faces.len() > most.unwrap_or(0) {
            return Err(format!("piece.stored: no such dice lie on a completed `{name}`"));
        }
        for &face in faces {
            if !(1..=6).contains(&face) {
                return Err(format!("piece.stored: a die does not show {face}"));
            }
            guild.stored.push((id, face)).map_err(|_| "piece.stored: too many dice")?;
        }
    }
    Ok(())
}

/// Refuses more tokens than there are.
fn check_tokens(table: &Table) -> Result<(), String> {
    let count = |held: &dyn Fn(Seat) -> bool| table.everyone().iter().filter(|&seat| held(seat)).count();
    let prestige = |prestige: Prestige| count(&|seat| table.guild(seat).prestige == Some(prestige));
    if Prestige::ALL.into_iter().any(|token| prestige(token) > 1) {
        return Err("piece.upgrades: each Prestige Upgrade exists once".to_owned());
    }
    if table.is_short() && table.guilds.iter().any(|guild| guild.prestige.is_some()) {
        return Err("piece.upgrades: the short game has no Prestige Upgrades".to_owned());
    }
    if Line::ALL.into_iter().any(|line| count(&|seat| table.guild(seat).core[line.index()] >= 3) > 1) {
        return Err("piece.upgrades: each level III exists once".to_owned());
    }
    let copies = |skill| catalogue().skill_token(skill).map_or(0, |token| token.copies);
    if Skill::ALL.into_iter().any(|skill| table.skill_tokens_used(skill) > copies(skill)) {
        return Err("piece.upgrades: more Skill Upgrades of one kind than tokens".to_owned());
    }
    Ok(())
}
