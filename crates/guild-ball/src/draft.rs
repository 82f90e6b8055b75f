//! The picks of a tournament: rosters on the table, and who may be picked from them (GB-TOUR-07 to -09).

use kernel::{List, Seat};
use serde::{Deserialize, Serialize};

use crate::catalog::{Card, CardNumber, catalog};
use crate::guild::Guild;
use crate::model::{Position, Profile, TEAM_MAX};
use crate::roster::{ROSTER_MAX, Roster};
use crate::selection::may_be;
use crate::table::Table;
use crate::types::Type;

/// One player's roster as it lies open on the table (GB-TOUR-02).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Draft {
    /// The guild that is played.
    pub guild: Guild,
    /// The cards.
    pub cards: List<CardNumber, ROSTER_MAX>,
}

impl Draft {
    /// The roster with the cards the catalog knows; more than there is room for are left out.
    #[must_use]
    pub fn of(roster: &Roster) -> Self {
        let cards = roster.cards().take(ROSTER_MAX).map(|card| card.number);
        Self { guild: roster.guild, cards: List::collect(cards) }
    }

    /// The cards with what they say.
    pub fn profiles(&self) -> impl Iterator<Item = (CardNumber, &'static Profile)> {
        self.cards.iter().filter_map(|&number| Some((number, &catalog().numbered(number)?.profile)))
    }

    /// The card, if it is on the roster.
    #[must_use]
    pub fn card(&self, number: CardNumber) -> Option<&'static Card> {
        if self.cards.contains(&number) { catalog().numbered(number) } else { None }
    }

    /// The cards that may be picked for a position.
    pub fn for_position(&self, position: Position) -> impl Iterator<Item = (CardNumber, &'static Profile)> {
        let guild = self.guild;
        self.profiles().filter(move |(_, card)| may_be(guild, card, position))
    }

    /// Every Captain with every Mascot that leave a whole team to be picked.
    pub fn leads(&self) -> impl Iterator<Item = (CardNumber, CardNumber)> {
        self.for_position(Position::Captain).flat_map(move |(captain, first)| {
            let others = self.for_position(Position::Mascot);
            let fits = others.filter(move |(_, second)| {
                let team = [first, *second];
                !first.is_version_of(second) && self.leaves_a_team(&team) && self.leaves_halves(&team)
            });
            fits.map(move |(mascot, _)| (captain, mascot))
        })
    }

    /// Whether enough different Squaddies are left beside these.
    #[must_use]
    pub fn leaves_a_team(&self, team: &[&Profile]) -> bool {
        self.beside(team, |_| true) >= TEAM_MAX.saturating_sub(team.len())
    }

    /// Whether these may still become a team of the guild: half Masters and half Apprentices for the Blacksmiths
    /// (Apprenticeship, GB-RUL-67).
    #[must_use]
    pub fn leaves_halves(&self, team: &[&Profile]) -> bool {
        if self.guild != Guild::Blacksmiths {
            return true;
        }
        let places = TEAM_MAX.saturating_sub(team.len());
        let lacks =
            |role: Type| (TEAM_MAX / 2).checked_sub(team.iter().filter(|one| one.types.has(role)).count());
        let left = |role: Type| self.beside(team, |card| card.types.has(role));
        let either = |card: &Profile| card.types.has(Type::Master) || card.types.has(Type::Apprentice);
        match (lacks(Type::Master), lacks(Type::Apprentice)) {
            (Some(masters), Some(apprentices)) => {
                masters + apprentices == places
                    && left(Type::Master) >= masters
                    && left(Type::Apprentice) >= apprentices
                    && self.beside(team, either) >= places
            }
            _ => false,
        }
    }

    /// Whether some Captain and Mascot, or Master and Apprentice, leave enough different Squaddies, whichever these are.
    #[must_use]
    pub fn has_a_team(&self) -> bool {
        self.for_position(Position::Captain).any(|(_, first)| {
            let mut others = self.for_position(Position::Mascot);
            others.any(|(_, second)| !first.is_version_of(second) && self.leaves_a_team(&[first, second]))
        })
    }

    /// Whether there are enough different Squaddies for a team, whoever leads it.
    #[must_use]
    pub fn has_squaddies(&self) -> bool {
        self.beside(&[], |_| true) >= TEAM_MAX - 2
    }

    /// How many Squaddies of a kind there are who are no versions of one another, nor of these.
    fn beside(&self, team: &[&Profile], kind: impl Fn(&Profile) -> bool) -> usize {
        let mut characters: List<&Profile, { TEAM_MAX + ROSTER_MAX }> =
            team.iter().take(TEAM_MAX).copied().collect();
        let before = characters.len();
        for (_, card) in self.for_position(Position::Squaddie).filter(|(_, card)| kind(card)) {
            if !characters.iter().any(|other| other.is_version_of(card)) {
                let _ = characters.push(card);
            }
        }
        characters.len() - before
    }
}

/// The Squaddies a player may still pick: no version of anybody in the team (GB-TEAM-07, GB-RUL-66), and none that the guild's
/// rule has no place for.
pub fn squaddies(table: &Table, seat: Seat) -> impl Iterator<Item = CardNumber> {
    let draft = table.draft.as_ref().map(|both| &both[seat.index() & 1]);
    let cards = draft.into_iter().flat_map(move |draft| {
        let fits = move |(_, card): &(CardNumber, &'static Profile)| keeps_halves(table, seat, draft, card);
        draft.for_position(Position::Squaddie).filter(fits)
    });
    cards.filter(move |(_, card)| !is_taken(table, seat, card)).map(|(number, _)| number)
}

/// Whether a team may still become one of its guild with this model (GB-RUL-67).
#[must_use]
pub fn keeps_halves(table: &Table, seat: Seat, draft: &Draft, card: &Profile) -> bool {
    if draft.guild != Guild::Blacksmiths {
        return true;
    }
    let mut team: List<&Profile, TEAM_MAX> =
        List::collect(table.team_of(seat).map(|model| table.profile(model)));
    team.push(card).is_ok() && draft.leaves_halves(&team)
}

/// Whether the team has the model or another version of it.
#[must_use]
pub fn is_taken(table: &Table, seat: Seat, card: &Profile) -> bool {
    table.team_of(seat).any(|model| table.profile(model).is_version_of(card))
}

/// Whether a player plays a minor guild in a tournament (GB-TOUR-04, -06, GB-RUL-19).
#[must_use]
pub fn is_minor(table: &Table, seat: Seat) -> bool {
    table.draft.is_some_and(|both| both[seat.index() & 1].guild.is_minor())
}
