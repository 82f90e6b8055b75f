//! Rosters: the models a player brings to a tournament and picks the team from (GB-TOUR-02, -07 to -09).

mod code;
mod text;

use serde::{Deserialize, Serialize};

pub use code::{from_code, to_code};
pub use text::{Unread, from_text, to_text};

use crate::catalog::{Card, catalog};
use crate::draft;
use crate::guild::Guild;
use crate::model::{Name, Position, TEAM_MAX};
use crate::refusal::{Refusal, Why};
use crate::selection::may_be;

/// The most models a roster lists, unless a tournament says fewer. The sources give no number; twelve is the roster of
/// the fourth season.
pub const ROSTER_MAX: usize = 12;

/// A guild and the cards brought for it, by their ids.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Roster {
    /// The guild that is played.
    pub guild: Guild,
    /// The most models the tournament allows.
    #[serde(default = "limit")]
    pub limit: u8,
    /// The cards, in the order in which they were listed.
    pub models: Vec<String>,
}

const fn limit() -> u8 {
    ROSTER_MAX as u8
}

impl Roster {
    /// A roster of these cards under the usual limit.
    #[must_use]
    pub fn new(guild: Guild, models: &[&str]) -> Self {
        Self { guild, limit: limit(), models: models.iter().map(|&id| id.to_owned()).collect() }
    }

    /// The roster of a team of the catalog, of the guild all its models may play for.
    #[must_use]
    pub fn of_team(id: &str) -> Self {
        let cards = catalog().team(id).map(|team| team.cards.as_slice()).unwrap_or_default();
        let all = |guild: &Guild| cards.iter().all(|card| card.profile.guilds.has(*guild));
        let guild = Guild::ALL.into_iter().find(all).unwrap_or(Guild::Union);
        Self { guild, limit: limit(), models: cards.iter().map(|card| card.id.clone()).collect() }
    }

    /// The cards of the roster the catalog knows.
    pub fn cards(&self) -> impl Iterator<Item = &'static Card> {
        self.models.iter().filter_map(|id| catalog().card(id))
    }

    /// Every fault of the roster, each naming its rule.
    #[must_use]
    pub fn faults(&self) -> Vec<Refusal> {
        let mut faults = self.size_faults();
        faults.extend(self.card_faults());
        faults.extend(self.team_faults());
        faults
    }

    /// What is wrong with its cards, one by one.
    fn card_faults(&self) -> Vec<Refusal> {
        let mut faults = Vec::new();
        for (place, id) in self.models.iter().enumerate() {
            let Some(card) = catalog().card(id) else {
                faults.push(Refusal::new("GB-STAT-23", Why::NoSuchCard(Name::new(id))));
                continue;
            };
            if !card.is_finished() {
                faults.push(Refusal::new("GB-STAT-23", Why::Unfinished(card.profile.name)));
            }
            if !card.profile.guilds.has(self.guild) {
                faults.push(Refusal::new("GB-TEAM-06", Why::WrongGuild(card.profile.name)));
            }
            if self.models[..place].contains(id) {
                faults.push(Refusal::new("GB-TEAM-07", Why::SameName(card.profile.name)));
            }
        }
        faults
    }

    fn size_faults(&self) -> Vec<Refusal> {
        let count = u8::try_from(self.models.len()).unwrap_or(u8::MAX);
        let mut faults = Vec::new();
        if !(TEAM_MAX..=ROSTER_MAX).contains(&usize::from(self.limit)) {
            let (least, most) = (TEAM_MAX as u8, ROSTER_MAX as u8);
            faults.push(Refusal::new("GB-TOUR-02", Why::RosterLimit { limit: self.limit, least, most }));
        }
        if count > self.limit {
            faults.push(Refusal::new("GB-TOUR-02", Why::RosterSize { models: count, limit: self.limit }));
        }
        faults
    }

    /// A team of six must come out of it: a Captain, a Mascot and four Squaddies who are not versions of one another; of
    /// Blacksmiths three Masters and three Apprentices (GB-RUL-67).
    fn team_faults(&self) -> Vec<Refusal> {
        let rule = if self.guild == Guild::Blacksmiths { "GB-TOUR-08" } else { "GB-TOUR-07" };
        let any = |position| self.cards().any(|card| may_be(self.guild, &card.profile, position));
        let mut faults = Vec::new();
        if !any(Position::Captain) {
            faults.push(Refusal::new(rule, Why::Captains));
        }
        if !any(Position::Mascot) {
            faults.push(Refusal::new(rule, Why::Mascots));
        }
        let draft = draft::Draft::of(self);
        let led = faults.is_empty();
        if !(if led { draft.has_a_team() } else { draft.has_squaddies() }) {
            faults.push(Refusal::new("GB-TOUR-09", Why::TooFewSquaddies));
        } else if led && draft.leads().next().is_none() {
            faults.push(Refusal::new("GB-RUL-67", Why::Halves));
        }
        faults
    }
}
