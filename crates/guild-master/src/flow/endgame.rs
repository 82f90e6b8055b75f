//! The end of the game: Gold to Fame, Prestige, and the winners (GM-ENDG).

use kernel::{Next, Seat, Wake};
use serde::{Deserialize, Serialize};

use super::{Reply, Step, Woken, Work};
use crate::ask;
use crate::catalog::catalogue;
use crate::effect::Count;
use crate::event::Event;
use crate::table::{Outcome, Table};
use crate::terms::Prestige;

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
    Outcome { winners: table.most_famous(table.everyone()), fame, ending: None, seats: table.seats }
}

/// Dice in a Skill from which on the Academy of Six Arts counts it.
const ACADEMY_DICE: u8 = 6;

/// What a Prestige Upgrade scores at the end (GM-ENDG-03).
#[must_use]
pub(crate) fn prestige_fame(table: &Table, seat: Seat, prestige: Prestige) -> u8 {
    let count = |per| ask::count(table, seat, per, ACADEMY_DICE);
    let score = match prestige {
        Prestige::Trophies => 2 * (count(Count::CompletedHeroic) + count(Count::CompletedLegendary)),
        Prestige::Champions => count(Count::Adept) + 2 * count(Count::Hero) + 3 * count(Count::Legend),
        Prestige::Masonry => count(Count::HammerOnBoard),
        // GM-RUL-45: the Gold that is converted, which by then lies in the Treasury.
        Prestige::Vault => table.guild(seat).gold / 3,
        Prestige::Archive => 2 * count(Count::CompletedCommon),
        Prestige::Academy => 2 * count(Count::SkillWithDice),
    };
    let cap = catalogue().prestige_token(prestige).map_or(0, |token| token.cap);
    u8::try_from(score).unwrap_or(u8::MAX).min(cap)
}
