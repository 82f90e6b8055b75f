//! Laying out a scenario: Guilds, cards on the board, and the moment of play.

use std::collections::BTreeMap;

use kernel::{Ignore, Seat, State};
use serde::Deserialize;

use crate::GuildMaster;
use crate::cards::{AdventurerId, ContractId};
use crate::catalog::{Adventurer, Contract, Figures, catalogue};
use crate::flow::{self, Frame};
use crate::notation::{
    Token, adventurer_named, contract_named, read_sheet, read_token, seat_of, space_lettered,
};
use crate::order::Objective;
use crate::setup::Setup;
use crate::table::{Inline, PRICES, Phase, Spot, Table};
use crate::terms::{Level, Rank, Side, Skill};

/// What a scenario lays out.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Stage {
    /// How many Guilds, and whether the game is short.
    pub setup: Setup,
    /// Guilds, Adventurers and Contracts.
    #[serde(default)]
    pub piece: Vec<Piece>,
    /// The moment of play; the beginning of the match when missing.
    pub now: Option<Now>,
}

/// A Guild, an Adventurer or a Contract; exactly one of `guild`, `adventurer`, `contract` and `down` is given.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Piece {
    /// A Guild: A to D.
    pub guild: Option<String>,
    /// An Adventurer by name; with `skills` its facts are stated here.
    pub adventurer: Option<String>,
    /// A Contract by name; with `targets` its facts are stated here.
    pub contract: Option<String>,
    /// A face-down Contract of this deck.
    pub down: Option<String>,
    /// The Contract space 1 to 6 of `contract` or `down`.
    pub on: Option<u8>,
    /// The Adventurer space A to F of `adventurer`.
    pub space: Option<String>,
    /// How many cards lie face down under `adventurer`; all that are left of eight when missing.
    pub under: Option<u8>,
    /// The Guild that has `adventurer`, or that holds `contract` as a Private Contract.
    pub of: Option<String>,
    /// Fame of a Guild or on a card.
    pub fame: Option<u16>,
    /// Gold of a Guild or on a Contract.
    pub gold: Option<u16>,
    /// The Starting Skill Upgrade of a Guild, such as `logic fixer`.
    pub start: Option<String>,
    /// Upgrades of a Guild by name.
    pub upgrades: Vec<String>,
    /// Adventurers of a Guild by name.
    pub adventurers: Vec<String>,
    /// Private Contracts of a Guild by name.
    pub private: Vec<String>,
    /// Completed Contracts of a Guild by name.
    pub completed: Vec<String>,
    /// Dice of an inline Adventurer.
    pub skills: Option<Figures>,
    /// Rank of an inline Adventurer.
    pub rank: Option<String>,
    /// Targets of an inline Contract.
    pub targets: Option<Figures>,
    /// Deck of an inline Contract.
    pub level: Option<String>,
}

/// A moment of play.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Now {
    /// `start`, `orders`, `action`, `contest`, `reset` or `end`.
    pub phase: Option<String>,
    /// The Round, from 1.
    pub round: Option<u8>,
    /// The space of the Builder Cost marker, from 1.
    pub marker: Option<u8>,
    /// In the Action Phase: the Order Space number it starts with. In a Contest: that of the Contest.
    pub order: Option<u8>,
    /// The Contract space of the Contest.
    pub contest: Option<u8>,
    /// Cards left in the Common, Heroic and Legendary decks.
    pub decks: Option<[u8; 3]>,
    /// Revealed Orders by Guild. Gold on them is besides the Gold of the Guild's Treasury.
    pub orders: BTreeMap<String, String>,
}

impl Stage {
    /// Lays the scenario out and starts it.
    ///
    /// # Errors
    /// What is wrong, naming the key.
    pub fn lay(&self) -> Result<State<GuildMaster>, String> {
        let mut table =
            self.setup.lay().map_err(|refusal| format!("setup: {}", kernel::Refuse::reason(&refusal)))?;
        let Some(now) = &self.now else {
            if !self.piece.is_empty() {
                return Err(
                    "piece: without `now` the match starts from its setup and needs no pieces".to_owned()
                );
            }
            return Ok(State::open(table, Frame::Setup(flow::Setup::new()), &mut Ignore));
        };
        clear(&mut table);
        for piece in &self.piece {
            lay_card(&mut table, piece)?;
        }
        for piece in &self.piece {
            lay_guild(&mut table, piece)?;
        }
        let frames = moment(&mut table, now)?;
        State::resume(table, &frames, (), &mut Ignore).ok_or_else(|| "now: too deep".to_owned())
    }
}

/// Takes the starting Contracts away again: a scenario says what lies where.
fn clear(table: &mut Table) {
    for spot in &mut table.spots {
        if let Spot::Up(contract) = *spot {
            *spot = Spot::Empty;
            table.unread.insert(contract);
        }
    }
    for guild in &mut table.guilds {
        guild.gold = 0;
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
    let kinds = [&piece.guild, &piece.adventurer, &piece.contract, &piece.down];
    if kinds.into_iter().flatten().count() != 1 {
        return Err("piece: needs exactly one of `guild`, `adventurer`, `contract` and `down`".to_owned());
    }
    if let Some(name) = &piece.adventurer {
        lay_adventurer(table, name, piece)?;
    }
    if let Some(name) = &piece.contract {
        lay_contract(table, name, piece)?;
    }
    if let Some(level) = &piece.down {
        let level = Level::named(level).ok_or_else(|| format!("piece.down: `{level}` is no deck"))?;
        *open_spot(table, piece)? = Spot::Down(level);
        table.decks[level.index()] = table.decks[level.index()].saturating_sub(1);
    }
    Ok(())
}

fn lay_adventurer(table: &mut Table, name: &str, piece: &Piece) -> Result<(), String> {
    let id = match piece.skills {
        Some(skills) => {
            let rank = piece.rank.as_deref().unwrap_or("novice");
            let rank = Rank::named(rank).ok_or_else(|| format!("piece.rank: `{rank}` is no Rank"))?;
            let fame = small(piece.fame, "piece.fame")?;
            let card = Adventurer { skills: skills.all(), rank, fame };
            let id = AdventurerId(catalogue().adventurers() + table.inline_adventurers.len() as u8);
            let inline = Inline { name: name8(name)?, card };
            table.inline_adventurers.push(inline).map_err(|_| "piece: too many Adventurers stated here")?;
            id
        }
        None => adventurer_named(table, name)?,
    };
    table.unmet.remove(id);
    match (&piece.of, &piece.space) {
        (Some(guild), None) => {
            let seat = seat_in(table, guild)?;
            table.guilds[seat.index()].adventurers.insert(id);
        }
        (None, Some(space)) => {
            let at = usize::from(space_lettered(space)?);
            let stand = table.stands.get_mut(at).filter(|stand| stand.open);
            let stand = stand.ok_or_else(|| format!("piece.space: {space} is closed"))?;
            stand.up = Some(id);
            stand.down = piece.under.unwrap_or(stand.down.saturating_sub(1));
        }
        _ => return Err(format!("piece: Adventurer `{name}` needs `of` or `space`")),
    }
    Ok(())
}

fn lay_contract(table: &mut Table, name: &str, piece: &Piece) -> Result<(), String> {
    let id = match piece.targets {
        Some(targets) => {
            let level = piece.level.as_deref().unwrap_or("common");
            let level = Level::named(level).ok_or_else(|| format!("piece.level: `{level}` is no deck"))?;
            let gold = small(piece.gold, "piece.gold")?;
            let card =
                Contract { targets: targets.all(), level, gold, fame: small(piece.fame, "piece.fame")? };
            let id = ContractId(catalogue().contracts() + table.inline_contracts.len() as u8);
            let inline = Inline { name: name8(name)?, card };
            table.inline_contracts.push(inline).map_err(|_| "piece: too many Contracts stated here")?;
            id
        }
        None => take_contract(table, name)?,
    };
    match &piece.of {
        Some(guild) => {
            let seat = seat_in(table, guild)?;
            table.guilds[seat.index()].private.insert(id);
        }
        None => *open_spot(table, piece)? = Spot::Up(id),
    }
    Ok(())
}

/// A Contract of the set, taken out of its deck.
fn take_contract(table: &mut Table, name: &str) -> Result<ContractId, String> {
    let id = contract_named(table, name)?;
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
    spot.filter(|spot| **spot != Spot::Closed).ok_or_else(|| format!("piece.on: space {on} is closed"))
}

fn small(figure: Option<u16>, key: &str) -> Result<u8, String> {
    u8::try_from(figure.unwrap_or(0)).map_err(|_| format!("{key}: too large for a card"))
}

fn seat_in(table: &Table, name: &str) -> Result<Seat, String> {
    let seat = seat_of(name)?;
    if seat.0 < table.seats { Ok(seat) } else { Err(format!("Guild {name} does not play")) }
}

fn lay_guild(table: &mut Table, piece: &Piece) -> Result<(), String> {
    let Some(name) = &piece.guild else { return Ok(()) };
    let seat = seat_in(table, name)?;
    for name in &piece.adventurers {
        let id = adventurer_named(table, name)?;
        table.unmet.remove(id);
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
        match read_token(upgrade)? {
            Token::Skill(skill, side) => guild.upgrades[skill.index()] = Some(side),
            Token::Core(line, level) => guild.core[line.index()] = level,
            Token::Prestige(prestige) => guild.prestige = Some(prestige),
        }
    }
    Ok(())
}

/// Sets the moment of play and hands over the frames it starts with, the oldest first.
fn moment(table: &mut Table, now: &Now) -> Result<Vec<Frame>, String> {
    if let Some(round) = now.round {
        if round == 0 || round > table.rounds {
            return Err(format!("now.round: there are Rounds 1 to {}", table.rounds));
        }
        table.round = round;
    }
    if let Some(marker) = now.marker {
        let space = marker.checked_sub(1).filter(|space| usize::from(*space) < PRICES.len());
        table.marker = space.ok_or_else(|| format!("now.marker: there are spaces 1 to {}", PRICES.len()))?;
    }
    if let Some(decks) = now.decks {
        for level in Level::ALL {
            let unread = table.unread.and(&catalogue().of_level(level)).len();
            if usize::from(decks[level.index()]) > unread {
                return Err(format!("now.decks: only {unread} {} Contracts are left", level.name()));
            }
        }
        table.decks = decks;
    }
    for (name, text) in &now.orders {
        let seat = seat_in(table, name)?;
        let sheet = read_sheet(table, text).map_err(|why| format!("now.orders.{name}: {why}"))?;
        let teams = sheet.spaces.iter().flat_map(|order| order.team.iter());
        if !teams.into_iter().all(|&id| table.guilds[seat.index()].adventurers.contains(id)) {
            return Err(format!("now.orders.{name}: a team has an Adventurer of another Guild"));
        }
        table.guilds[seat.index()].orders = sheet;
    }
    let number = match now.order.unwrap_or(1) {
        number @ 1..=4 => number - 1,
        _ => return Err("now.order: there are Order Spaces 1 to 4".to_owned()),
    };
    let phase = match now.phase.as_deref().unwrap_or("orders") {
        "start" => Phase::Start,
        "orders" => Phase::Orders,
        "action" | "contest" => Phase::Action,
        "reset" => Phase::Reset,
        "end" => Phase::End,
        other => {
            return Err(format!("now.phase: `{other}` is not start, orders, action, contest, reset or end"));
        }
    };
    table.phase = phase;
    let round = Frame::Round(flow::Round::within(phase));
    Ok(match (now.phase.as_deref(), now.contest) {
        (Some("contest"), Some(space @ 1..=6)) => {
            let objective = Objective::Contract(space - 1);
            let guilds = flow::holders(table, number, Some(objective));
            if guilds.len() < 2 || table.face_up(space - 1).is_none() {
                return Err("now.contest: needs a face-up Contract and two Guilds with that Order".to_owned());
            }
            vec![
                round,
                Frame::Action(flow::Action::within(number, objective)),
                Frame::Undertaking(flow::Undertaking::within(number, objective, guilds)),
                Frame::Contest(flow::Contest::new(number, space - 1, guilds)),
            ]
        }
        (Some("contest"), _) => return Err("now.contest: the Contract space, 1 to 6, is missing".to_owned()),
        (_, Some(_)) => return Err("now.contest: only with phase = \"contest\"".to_owned()),
        (Some("action"), None) => vec![round, Frame::Action(flow::Action::new(number))],
        _ => vec![round],
    })
}
