//! What one viewer may know, built field by field.

use kernel::{Seat, Viewer};
use serde::Serialize;

use crate::cards::{AdventurerId, Cards, ContractId};
use crate::event::Event;
use crate::flow::STANDS;
use crate::order::{Objective, Sheet};
use crate::parley::Parley;
use crate::pile::Known;
use crate::seats::{Seats, place};
use crate::table::{Boost, Outcome, Phase, Roll, Rolling, Spot, Stand, Table};
use crate::terms::{Level, Prestige, Side, Skill};
use crate::uses::Used;

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
    /// The Contracts it discarded for their Boons.
    pub discarded: Cards<ContractId>,
    /// Dice kept on its Contracts.
    pub stored: Vec<(ContractId, u8)>,
    /// What it has used this Round.
    pub used: Vec<Used>,
    /// What effects have brought for the Order under way.
    pub boost: Boost,
    /// Order Spaces it has this Round (GM-ORDR-02).
    pub order_limit: u8,
    /// Adventurers a team of its may hold (GM-ORDR-03).
    pub team_limit: u8,
    /// By how much teams may be larger this Round, and for how many Orders.
    pub larger: (u8, u8),
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
    /// Targets in force, Skill by Skill, of the Contracts this viewer sees where Events change what is printed.
    pub targets: Vec<(ContractId, [u8; 6])>,
    /// The Guilds.
    pub guilds: Vec<GuildView>,
    /// Adventurer spaces A to F.
    pub stands: [Stand; 6],
    /// Contract spaces 1 to 6.
    pub spots: [Spot; 6],
    /// Cards left in the Contract decks.
    pub decks: [u8; 3],
    /// The cards on top of each Contract deck that are settled; those this viewer has looked at by name.
    pub tops: [Vec<Option<ContractId>>; 3],
    /// Face-down Contracts on the board that this viewer has looked at.
    pub under: [Option<ContractId>; 6],
    /// Uppermost Adventurers of empty spaces that this viewer has looked at.
    pub next: [Option<AdventurerId>; 6],
    /// The Order Space number under way in the Action Phase, from 0.
    pub number: u8,
    /// The check under way or the last one made.
    pub rolling: Rolling,
    /// The combined teams of that check whose dice lie on the table.
    pub teams: Vec<TeamRoll>,
    /// The bargaining of the Contest under way.
    pub parley: Parley,
    /// How the match ended.
    pub outcome: Option<Outcome>,
}

/// A combined team with what its dice show (GM-CTST-29).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct TeamRoll {
    /// The Skill it goes for.
    pub skill: Skill,
    /// What its Guilds have to reach together.
    pub target: u8,
    /// Its Guilds, each with its own result.
    pub parts: Vec<(Seat, u8)>,
    /// What they have together.
    pub total: u8,
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
        targets: targets(table, viewer),
        guilds: Seat::all(table.seats).map(|seat| guild_view(table, seat, viewer)).collect(),
        stands: table.stands,
        spots: table.spots,
        decks: table.decks,
        tops: table.piles.map(|pile| pile.top.iter().map(|known| seen_by(known, viewer)).collect()),
        under: table.under.map(|known| known.and_then(|known| seen_by(&known, viewer))),
        next: table.next.map(|known| known.and_then(|known| seen_by(&known, viewer))),
        number: table.number,
        rolling: table.rolling,
        teams: teams(table),
        parley: table.parley,
        outcome: table.outcome,
    }
}

/// The cooperators who went for the same target together (GM-CTST-22), once all of them have rolled. Skills that were
/// declared, rolls and revealed Orders are known to everybody.
fn teams(table: &Table) -> Vec<TeamRoll> {
    if table.rolling.conflict {
        return Vec::new();
    }
    let team = |skill: Skill| {
        let is_in = |seat: &Seat| table.parley.declared[place(*seat)] == Some(skill);
        let guilds: Seats = table.rolling.guilds.iter().filter(is_in).collect();
        let has_rolled = |seat: Seat| table.guild(seat).roll.skill == Some(skill);
        if guilds.len() < 2 || !guilds.iter().all(has_rolled) {
            return None;
        }
        let Some(Objective::Contract(space)) = table.guild(guilds.first_seat()?).order(table.number).card
        else {
            return None;
        };
        let target = table.target(table.face_up(space)?, skill);
        let parts: Vec<(Seat, u8)> =
            guilds.iter().map(|seat| (seat, table.guild(seat).roll.result())).collect();
        let total = parts.iter().fold(0, |sum: u8, (_, own)| sum.saturating_add(*own));
        Some(TeamRoll { skill, target, parts, total })
    };
    Skill::ALL.into_iter().filter_map(team).collect()
}

/// The targets that Events change, of face-up Contracts and of the Private Contracts the viewer knows.
fn targets(table: &Table, viewer: Viewer) -> Vec<(ContractId, [u8; 6])> {
    let board = (0..6).filter_map(|space| table.face_up(space));
    let private = Seat::all(table.seats).flat_map(|seat| known_private(table, seat, viewer).iter());
    let in_force = |id: ContractId| (id, Skill::ALL.map(|skill| table.target(id, skill)));
    let seen: Vec<ContractId> = board.chain(private).collect();
    seen.into_iter().map(in_force).filter(|(id, now)| *now != table.contract(*id).targets).collect()
}

/// The Private Contracts of a Guild that the viewer knows.
fn known_private(table: &Table, seat: Seat, viewer: Viewer) -> Cards<ContractId> {
    let guild = table.guild(seat);
    if viewer.is(seat) { guild.private } else { guild.shown }
}

/// A face-down card, when the viewer has looked at it.
fn seen_by<C: Copy>(known: &Known<C>, viewer: Viewer) -> Option<C> {
    known.seen.iter().any(|seat| viewer.is(seat)).then_some(known.card)
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
        discarded: guild.discarded,
        stored: guild.stored.to_vec(),
        used: guild.used.to_vec(),
        boost: guild.boost,
        order_limit: guild.order_limit(),
        team_limit: guild.team_limit(),
        larger: guild.larger,
        private_count: guild.private.len(),
        private: known_private(table, seat, viewer),
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
    /// A Guild looked at a card of a deck.
    Peeked {
        /// Which Guild.
        seat: Seat,
        /// Which deck.
        level: Level,
    },
    /// A Guild put cards of a deck into an order of its own.
    Arranged {
        /// Which Guild.
        seat: Seat,
        /// Which deck.
        level: Level,
    },
    /// A Guild put a card under a deck.
    Sunk {
        /// Which Guild.
        seat: Seat,
        /// Which deck.
        level: Level,
    },
    /// A Guild exchanged a Private Contract with the top of the deck.
    SwappedDeck {
        /// Which Guild.
        seat: Seat,
    },
    /// A Guild looked at a face-down card on the board: Contract spaces from 0, Adventurer spaces from 6.
    Looked {
        /// Which Guild.
        seat: Seat,
        /// The space.
        space: u8,
    },
}

/// What `viewer` learns from a fact. Secrets are Order Cards shown and cards seen by one Guild alone.
#[must_use]
pub(crate) fn see(event: &Event, viewer: Viewer) -> Option<Seen> {
    let own = |seat: Seat| viewer.is(seat);
    match *event {
        Event::Dealt { seat, .. } | Event::Took { seat, .. } if !own(seat) => Some(Seen::Drew { seat }),
        Event::CardShown { seat, to, .. } if !own(seat) && !to.iter().any(own) => None,
        Event::Peeked { seat, level, .. } if !own(seat) => Some(Seen::Peeked { seat, level }),
        Event::Arranged { seat, level, .. } if !own(seat) => Some(Seen::Arranged { seat, level }),
        Event::Sunk { seat, level, .. } if !own(seat) => Some(Seen::Sunk { seat, level }),
        Event::SwappedDeck { seat, .. } if !own(seat) => Some(Seen::SwappedDeck { seat }),
        Event::LookedContract { seat, space, .. } if !own(seat) => Some(Seen::Looked { seat, space }),
        Event::LookedAdventurer { seat, space, .. } if !own(seat) => {
            Some(Seen::Looked { seat, space: STANDS + space })
        }
        fact => Some(Seen::Fact(fact)),
    }
}
