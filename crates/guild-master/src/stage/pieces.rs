//! Laying out the pieces of a scenario: Guilds, Adventurers and Contracts, each in one place.

use kernel::Seat;

use super::{Piece, stated};
use crate::ask::SKILL_SLOTS;
use crate::ask::Upgrade;
use crate::cards::{AdventurerId, ContractId};
use crate::catalog::catalogue;
use crate::effect::Op;
use crate::notation::{adventurer_named, contract_named, read_token, seat_of, space_lettered};
use crate::seats::Seats;
use crate::table::{Guild, Spot, Table};
use crate::terms::{Level, Line, Prestige, Side, Skill};

/// Lays every piece: cards first, as Guilds name them.
pub(super) fn lay(table: &mut Table, pieces: &[Piece]) -> Result<(), String> {
    pieces.iter().try_for_each(check_keys)?;
    table.stated = stated::read(pieces)?;
    for piece in pieces {
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
    pieces.iter().filter(|piece| is_named_by_guild(piece)).try_for_each(|piece| check_named(table, piece))?;
    check_tokens(table)
}

/// Whether a card is stated without a place of its own: a Guild names it.
fn is_named_by_guild(piece: &Piece) -> bool {
    let is_stated = piece.skills.is_some() || piece.targets.is_some();
    is_stated && piece.of.is_none() && piece.on.is_none() && piece.space.is_none()
}

/// Refuses a card that is stated and lies nowhere.
fn check_named(table: &Table, piece: &Piece) -> Result<(), String> {
    if let Some(name) = &piece.adventurer {
        let id = adventurer_named(table, name)?;
        if !table.guilds.iter().any(|guild| guild.adventurers.contains(id)) {
            return Err(format!(
                "piece: Adventurer `{name}` needs `of` or `space`, or a Guild that names it"
            ));
        }
    }
    if let Some(name) = &piece.contract {
        let id = contract_named(table, name)?;
        if !is_owned(table, id) {
            return Err(format!("piece: Contract `{name}` needs `of` or `on`, or a Guild that names it"));
        }
    }
    Ok(())
}

/// Whether a Guild holds, has completed or has discarded a Contract.
fn is_owned(table: &Table, id: ContractId) -> bool {
    let piles = |guild: &Guild| [guild.private, guild.completed, guild.discarded];
    table.guilds.iter().flat_map(piles).any(|cards| cards.contains(id))
}

/// The keys that say something about a kind of piece, besides that which names it; a card that is stated has more of them.
#[must_use]
pub fn keys_of(kind: &str, stated: bool) -> &'static [&'static str] {
    match kind {
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
        "adventurer" if stated => &["of", "space", "under", "skills", "rank", "fame", "ability"],
        "adventurer" => &["of", "space", "under"],
        "contract" if stated => &["of", "on", "targets", "level", "gold", "fame", "bonus", "boon", "event"],
        "contract" => &["of", "on"],
        _ => &["on"],
    }
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
    let stated = piece.skills.is_some() || piece.targets.is_some();
    let allowed = keys_of(kind, stated);
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
        ("ability", piece.ability.is_some()),
        ("bonus", piece.bonus.is_some()),
        ("boon", piece.boon.is_some()),
        ("event", piece.event.is_some()),
    ];
    match keys.into_iter().find(|(key, given)| *given && !allowed.contains(key)) {
        Some((key, _)) => Err(format!("piece.{key}: says nothing about this `{kind}`")),
        None if piece.under.is_some() && piece.space.is_none() => {
            Err("piece.under: only with `space`".to_owned())
        }
        None => Ok(()),
    }
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

fn lay_adventurer(table: &mut Table, name: &str, piece: &Piece) -> Result<(), String> {
    if is_named_by_guild(piece) {
        return Ok(());
    }
    let id = take_adventurer(table, name)?;
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

fn lay_contract(table: &mut Table, name: &str, piece: &Piece) -> Result<(), String> {
    if is_named_by_guild(piece) {
        return Ok(());
    }
    let id = take_contract(table, name)?;
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
    if is_owned(table, id) || table.spots.contains(&Spot::Up(id)) {
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
        if table.cards().boon(id).is_none() {
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
        let most = table.cards().bonus(id).list().iter().find_map(|op| match op {
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
