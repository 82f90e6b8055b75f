//! Laying out a scenario: Guilds, cards on the board, and the moment of play.

mod pieces;
mod stated;

use std::collections::BTreeMap;

use kernel::{Refuse, Sink, State};
use serde::Deserialize;

use crate::GuildMaster;
use crate::ask::check_sheet;
use crate::builders::PRICES;
use crate::catalog::{Figures, catalogue};
use crate::flow::{self, Frame};
use crate::notation::read_sheet;
use crate::order::Objective;
use crate::setup::Setup;
use crate::table::{Phase, Spot, Table};
use crate::terms::Level;
use pieces::seat_in;

pub use pieces::keys_of;
pub use stated::NAME_MAX;

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
    /// Contracts a Guild has discarded for their Boons, by name.
    pub discarded: Vec<String>,
    /// Dice kept on completed Contracts of a Guild, by name.
    pub stored: BTreeMap<String, Vec<u8>>,
    /// Those Adventurers of a Guild that were recruited this Round.
    pub recruits: Vec<String>,
    /// Dice of an inline Adventurer.
    pub skills: Option<Figures>,
    /// Rank of an inline Adventurer.
    pub rank: Option<String>,
    /// Targets of an inline Contract.
    pub targets: Option<Figures>,
    /// Deck of an inline Contract.
    pub level: Option<String>,
    /// What an inline Adventurer can do, in RON in the vocabulary of the cards.
    pub ability: Option<String>,
    /// What an inline Contract brings when it is completed, a list in RON.
    pub bonus: Option<String>,
    /// What an inline Contract can be discarded for once it is completed, in RON.
    pub boon: Option<String>,
    /// What an inline Contract does while it lies open, in RON.
    pub event: Option<String>,
}

/// The words for where play starts, each with its part of the Round.
pub const MOMENTS: [(&str, Phase); 7] = [
    ("start", Phase::Start),
    ("plot", Phase::Plot),
    ("orders", Phase::Orders),
    ("action", Phase::Action),
    ("contest", Phase::Action),
    ("reset", Phase::Reset),
    ("end", Phase::End),
];

/// A moment of play.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Now {
    /// `start`, `plot`, `orders`, `action`, `contest`, `reset` or `end`.
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
    /// Lays the scenario out and starts it; `sink` is told the facts of the start.
    ///
    /// # Errors
    /// What is wrong, naming the key.
    pub fn lay(&self, sink: &mut dyn Sink<GuildMaster>) -> Result<State<GuildMaster>, String> {
        let mut table = self.setup.lay().map_err(|refusal| format!("setup: {}", refusal.reason()))?;
        let Some(now) = &self.now else {
            if !self.piece.is_empty() {
                return Err(
                    "piece: without `now` the match starts from its setup and needs no pieces".to_owned()
                );
            }
            return Ok(State::open(table, Frame::Setup(flow::Setup::new(self.setup.picked())), sink));
        };
        clear(&mut table);
        pieces::lay(&mut table, &self.piece)?;
        let frames = moment(&mut table, now)?;
        State::resume(table, &frames, (), sink).ok_or_else(|| "now: too deep".to_owned())
    }
}

/// Takes the starting Contracts away again: a scenario says what lies where.
fn clear(table: &mut Table) {
    for spot in &mut table.spots {
        if let Spot::Up(contract) = *spot {
            *spot = Spot::Empty;
            table.unread.insert(contract);
            table.decks[catalogue().contract(contract).map_or(0, |card| card.level.index())] += 1;
        }
    }
    for guild in &mut table.guilds {
        guild.gold = 0;
    }
}

/// Refuses recruits of this Round where nobody can have been recruited yet, or in a team (GM-RECR-16).
fn check_recruits(table: &Table, phase: Phase) -> Result<(), String> {
    for guild in &table.guilds {
        if guild.recruits.is_empty() {
            continue;
        }
        if phase != Phase::Action {
            return Err("piece.recruits: only in the Action Phase".to_owned());
        }
        let mut teams = guild.orders.spaces.iter().flat_map(|order| order.team.iter());
        if teams.any(|id| guild.recruits.contains(*id)) {
            return Err("piece.recruits: a recruit of this Round is in no team".to_owned());
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
        check_sheet(table, seat, &sheet)
            .map_err(|refusal| format!("now.orders.{name}: {}", refusal.reason()))?;
        table.guilds[seat.index()].orders = sheet;
    }
    let number = match now.order.unwrap_or(1) {
        number @ 1..=4 => number - 1,
        _ => return Err("now.order: there are Order Spaces 1 to 4".to_owned()),
    };
    let word = now.phase.as_deref().unwrap_or("orders");
    let phase = MOMENTS.iter().find(|(moment, _)| *moment == word).map(|&(_, phase)| phase);
    let phase = phase.ok_or_else(|| {
        let words = MOMENTS.map(|(moment, _)| moment).join(", ");
        format!("now.phase: `{word}` is none of {words}")
    })?;
    if phase == Phase::Plot && table.round == 1 {
        return Err("now.phase: Round 1 has no Plot Phase".to_owned());
    }
    check_recruits(table, phase)?;
    table.phase = phase;
    table.number = if phase == Phase::Action { number } else { 0 };
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
