//! What a match is made from.

use serde::{Deserialize, Serialize};

use crate::cards::Cards;
use crate::catalog::catalogue;
use crate::refusal::Refusal;
use crate::table::{Guild, Phase, Spot, Stand, Table};
use crate::terms::{Level, Rank};

/// What a match is made from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// How many Guilds play: 2, 3 or 4.
    pub guilds: u8,
    /// Whether the short game of 6 Rounds is played (GM-VARI-01).
    #[serde(default)]
    pub short: bool,
}

impl Setup {
    /// Every fault; empty when a match can start.
    #[must_use]
    pub fn faults(&self) -> Vec<Refusal> {
        if (2..=4).contains(&self.guilds) {
            Vec::new()
        } else {
            vec![Refusal::GuildCount { seats: self.guilds }]
        }
    }

    /// Lays the table as it lies before anything is drawn.
    ///
    /// # Errors
    /// The first fault.
    pub fn lay(&self) -> Result<Table, Refusal> {
        if let Some(fault) = self.faults().first() {
            return Err(*fault);
        }
        let all = catalogue();
        let mut table = Table {
            seats: self.guilds,
            rounds: if self.short { 6 } else { 9 },
            round: 1,
            phase: Phase::Setup,
            marker: 0,
            guilds: [Guild::default(); 4],
            stands: [Stand::default(); 6],
            spots: [Spot::Closed; 6],
            unmet: Cards::range(0, all.adventurers()).without(&all.of_rank(Rank::Novice)),
            unread: Cards::range(0, all.contracts()),
            number: 0,
            piles: [crate::pile::Pile::default(); 3],
            under: [None; 6],
            next: [None; 6],
            decks: Level::ALL.map(|level| u8::try_from(all.of_level(level).len()).unwrap_or(u8::MAX)),
            parley: crate::parley::Parley::default(),
            rolling: crate::table::Rolling::default(),
            inline_adventurers: kernel::List::new(),
            inline_contracts: kernel::List::new(),
            outcome: None,
        };
        table.marker = table.marker_start();
        for guild in table.guilds.iter_mut().take(usize::from(self.guilds)) {
            guild.gold = 7;
        }
        self.lay_board(&mut table);
        Ok(table)
    }

    /// Opens the spaces of this player count and puts the starting Contracts down (GM-PLYR-01 to -03, GM-SETU-21).
    fn lay_board(&self, table: &mut Table) {
        for (space, stand) in table.stands.iter_mut().enumerate() {
            let open = space != 2 || self.guilds == 4;
            *stand = Stand { open, up: None, down: if open { 8 } else { 0 } };
        }
        let spaces = usize::from(self.guilds) + 2;
        for spot in table.spots.iter_mut().take(spaces) {
            *spot = Spot::Empty;
        }
        for (spot, &contract) in table.spots.iter_mut().zip(catalogue().starting()) {
            *spot = Spot::Up(contract);
            table.unread.remove(contract);
            table.decks[Level::Common.index()] -= 1;
        }
    }
}
