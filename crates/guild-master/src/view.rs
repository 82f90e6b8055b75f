//! What one viewer may know, built field by field.

use kernel::{Seat, Viewer};
use serde::Serialize;

use crate::cards::{AdventurerId, Cards, ContractId};
use crate::event::Event;
use crate::order::Sheet;
use crate::parley::Parley;
use crate::table::{Outcome, Phase, Roll, Spot, Stand, Table};
use crate::terms::{Prestige, Side, Skill};

/// A Guild as a viewer sees it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct GuildView {
    /// Fame.
    pub fame: u16,
    /// Gold in the Treasury.
    pub gold: u16,
    /// Treasury Gold, Gold on Orders and Gold set aside (GM-INFO-01).
    pub total_gold: u32,
    /// The Skill of its Starting Skill Upgrade.
    pub start: Option<Skill>,
    /// The sides up of its Skill Upgrades (GM-INFO-02).
    pub upgrades: [Option<Side>; 6],
    /// Levels of Stables, Mess Hall and Bar.
    pub core: [u8; 3],
    /// Its Prestige Upgrade.
    pub prestige: Option<Prestige>,
    /// Its Adventurers (GM-INFO-03).
    pub adventurers: Cards<AdventurerId>,
    /// Its completed Contracts (GM-INFO-04).
    pub completed: Cards<ContractId>,
    /// How many Private Contracts it holds (GM-RUL-38).
    pub private_count: usize,
    /// The Private Contracts this viewer knows: all of its own, of others those that were shown (GM-INFO-06).
    pub private: Cards<ContractId>,
    /// Its revealed Orders (GM-INFO-11).
    pub orders: Sheet,
    /// Its dice.
    pub roll: Roll,
}

/// The table as a viewer sees it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct View {
    /// The Round, from 1.
    pub round: u8,
    /// How many Rounds are played.
    pub rounds: u8,
    /// The part of the Round.
    pub phase: Phase,
    /// The space of the Builder Cost marker, from 0.
    pub marker: u8,
    /// What the next Builder costs.
    pub price: u16,
    /// The smallest bids for spaces A to F.
    pub minimum_bids: [u16; 6],
    /// The Guilds.
    pub guilds: Vec<GuildView>,
    /// Adventurer spaces A to F.
    pub stands: [Stand; 6],
    /// Contract spaces 1 to 6.
    pub spots: [Spot; 6],
    /// Cards left in the Contract decks.
    pub decks: [u8; 3],
    /// The bargaining of the Contest under way.
    pub parley: Parley,
    /// How the match ended.
    pub outcome: Option<Outcome>,
}

/// What `viewer` may know of the table.
#[must_use]
pub(crate) fn view(table: &Table, viewer: Viewer) -> View {
    View {
        round: table.round,
        rounds: table.rounds,
        phase: table.phase,
        marker: table.marker,
        price: table.price(1),
        minimum_bids: [0, 1, 2, 3, 4, 5].map(|space| table.minimum_bid(space)),
        guilds: Seat::all(table.seats).map(|seat| guild_view(table, seat, viewer)).collect(),
        stands: table.stands,
        spots: table.spots,
        decks: table.decks,
        parley: table.parley,
        outcome: table.outcome,
    }
}

fn guild_view(table: &Table, seat: Seat, viewer: Viewer) -> GuildView {
    let guild = table.guild(seat);
    GuildView {
        fame: guild.fame,
        gold: guild.gold,
        total_gold: guild.total_gold(),
        start: guild.start,
        upgrades: guild.upgrades,
        core: guild.core,
        prestige: guild.prestige,
        adventurers: guild.adventurers,
        completed: guild.completed,
        private_count: guild.private.len(),
        private: if viewer.is(seat) { guild.private } else { guild.shown },
        orders: guild.orders,
        roll: guild.roll,
    }
}

/// What a viewer learns from a fact.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Seen {
    /// The whole fact.
    Fact(Event),
    /// A Guild drew a Private Contract.
    Drew {
        /// Which Guild.
        seat: Seat,
    },
}

/// What `viewer` learns from a fact. Only drawn Private Contracts are hidden: sealed answers are no facts.
#[must_use]
pub(crate) fn see(event: &Event, viewer: Viewer) -> Option<Seen> {
    match *event {
        Event::Dealt { seat, .. } if !viewer.is(seat) => Some(Seen::Drew { seat }),
        fact => Some(Seen::Fact(fact)),
    }
}
