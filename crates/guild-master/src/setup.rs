//! What a match is made from.

use kernel::List;
use serde::{Deserialize, Serialize};

use crate::cards::Cards;
use crate::catalog::catalogue;
use crate::refusal::Refusal;
use crate::table::{Guild, Phase, Spot, Stand, Table};
use crate::terms::{Level, Rank, Skill};

/// What a match is made from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// How many Guilds play: 2, 3 or 4.
    pub guilds: u8,
    /// Whether the short game of 6 Rounds is played (GM-VARI-01).
    #[serde(default)]
    pub short: bool,
    /// The Starting Skill Upgrades in play, where whoever lays the table picks them; drawn when there are none
    /// (GM-RUL-01). Which Guild gets which is drawn either way (GM-SETU-17).
    #[serde(default, skip_serializing_if = "<[Skill]>::is_empty")]
    pub tokens: List<Skill, 6>,
}

/// Rows and columns of the Starting Skill Upgrades as masks of Skills (GM-SETU-13, GM-RUL-01).
const ROWS: [u8; 3] = [0b00_0011, 0b00_1100, 0b11_0000];
const COLUMNS: [u8; 2] = [0b01_0101, 0b10_1010];

/// How many choices of Starting Skill Upgrades there are for so many Guilds.
pub(crate) const fn lots(guilds: u8) -> usize {
    if guilds == 3 { COLUMNS.len() } else { ROWS.len() }
}

/// One of these choices: one row, one column, or two of three rows (GM-SETU-14 to -16).
pub(crate) fn layout(guilds: u8, lot: usize) -> u8 {
    match guilds {
        2 => ROWS.get(lot).copied().unwrap_or_default(),
        3 => COLUMNS.get(lot).copied().unwrap_or_default(),
        _ => (0..).zip(ROWS).filter(|(at, _)| *at != lot).fold(0, |all, (_, row)| all | row),
    }
}

impl Setup {
    /// A full game for so many Guilds, with nothing picked beforehand.
    #[must_use]
    pub const fn of(guilds: u8) -> Self {
        Self { guilds, short: false, tokens: List::new() }
    }

    /// The Starting Skill Upgrades picked, as a mask; 0 when they are to be drawn.
    pub(crate) fn picked(&self) -> u8 {
        self.tokens.iter().fold(0, |all, skill| all | skill.bit())
    }

    /// Whether the Starting Skill Upgrades picked are a row, a column or two rows, as the number of Guilds wants it,
    /// each named once.
    fn may_be_in_play(&self) -> bool {
        let once = self.tokens.len() == self.picked().count_ones() as usize;
        once && (0..lots(self.guilds)).any(|lot| layout(self.guilds, lot) == self.picked())
    }

    /// Every fault; empty when a match can start.
    #[must_use]
    pub fn faults(&self) -> Vec<Refusal> {
        if !(2..=4).contains(&self.guilds) {
            return vec![Refusal::GuildCount { seats: self.guilds }];
        }
        if self.tokens.is_empty() || self.may_be_in_play() {
            return Vec::new();
        }
        vec![Refusal::WrongTokens { seats: self.guilds }]
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
            stated: crate::stated::Stated::default(),
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
