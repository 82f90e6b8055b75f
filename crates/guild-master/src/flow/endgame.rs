//! The end of the game: Gold to Fame, Prestige, and the winners (GM-ENDG).

use kernel::{Next, Seat, Wake};
use serde::{Deserialize, Serialize};

use super::{Reply, Step, Woken, Work};
use crate::catalog::catalogue;
use crate::event::Event;
use crate::table::{Outcome, Table};
use crate::terms::{Level, Prestige, Rank, Skill};

/// Gold that makes one Fame (GM-ENDG-02).
pub(crate) const GOLD_PER_FAME: u8 = 5;

/// Final scoring.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Endgame;

impl Endgame {
    #[expect(clippy::unused_self, reason = "every frame is woken alike")]
    pub(super) fn wake(&mut self, wake: Woken<'_>, desk: &mut Work<'_>) -> Step {
        let Wake::Begin = wake else { return Next::Bug("endgame") };
        // GM-RUL-45: Gold is converted first, without being spent; the formulas then read the same Gold.
        for seat in Seat::all(desk.table().seats) {
            let by =
                i16::try_from(desk.table().guild(seat).gold / u16::from(GOLD_PER_FAME)).unwrap_or(i16::MAX);
            if by > 0 {
                desk.emit(Event::Fame { seat, by });
            }
        }
        for seat in Seat::all(desk.table().seats) {
            if let Some(prestige) = desk.table().guild(seat).prestige {
                let by = i16::from(prestige_fame(desk.table(), seat, prestige));
                desk.emit(Event::Fame { seat, by });
            }
        }
        let outcome = outcome(desk.table());
        desk.emit(Event::Ended { outcome });
        Next::Return(Reply::Done)
    }
}

/// The Guilds with the highest Fame win, jointly when level (GM-ENDG-04, -05).
fn outcome(table: &Table) -> Outcome {
    let fame = table.guilds.map(|guild| guild.fame);
    Outcome { winners: table.most_famous(table.everyone()), fame, ending: None }
}

/// What a Prestige Upgrade scores at the end (GM-ENDG-03).
#[must_use]
pub(crate) fn prestige_fame(table: &Table, seat: Seat, prestige: Prestige) -> u8 {
    let guild = table.guild(seat);
    let all = catalogue();
    let completed = |level| guild.completed.iter().filter(|&id| table.contract(id).level == level).count();
    let ranked = |rank| guild.adventurers.iter().filter(|&id| table.adventurer(id).rank == rank).count();
    let score = match prestige {
        Prestige::Trophies => 2 * (completed(Level::Heroic) + completed(Level::Legendary)),
        Prestige::Champions => ranked(Rank::Adept) + 2 * ranked(Rank::Hero) + 3 * ranked(Rank::Legend),
        Prestige::Masonry => usize::from(hammers_on_board(table, seat)),
        Prestige::Vault => usize::from(guild.gold / 3),
        Prestige::Archive => 2 * completed(Level::Common),
        Prestige::Academy => {
            let total = |skill: Skill| -> u32 {
                guild.adventurers.iter().map(|id| u32::from(table.adventurer(id).skills[skill.index()])).sum()
            };
            2 * Skill::ALL.into_iter().filter(|&skill| total(skill) >= 6).count()
        }
    };
    let cap = all.prestige_token(prestige).map_or(0, |token| token.cap);
    u8::try_from(score).unwrap_or(u8::MAX).min(cap)
}

/// Hammers on a Guild's Upgrade tokens; the Starting Skill Upgrade has none, and a level III token has replaced its
/// level II (GM-UPGR-20).
fn hammers_on_board(table: &Table, seat: Seat) -> u8 {
    let guild = table.guild(seat);
    let all = catalogue();
    let skills: u8 = (Skill::ALL.into_iter())
        .filter(|&skill| guild.upgrades[skill.index()].is_some() && guild.start != Some(skill))
        .filter_map(|skill| all.skill_token(skill))
        .map(|token| token.builders)
        .sum();
    let core: u8 = (crate::terms::Line::ALL.into_iter())
        .filter_map(|line| all.core_token(line, guild.core[line.index()]))
        .map(|token| token.builders)
        .sum();
    let prestige = guild.prestige.and_then(|prestige| all.prestige_token(prestige));
    skills + core + prestige.map_or(0, |token| token.builders)
}
