//! Team selection: who plays in which position, and everything that can be wrong with a team (GB-TEAM-01 to -10).

use crate::catalog;
use crate::guild::{Guild, GuildSet};
use crate::model::{Position, Profile};
use crate::refusal::{Refusal, Why};
use crate::setup::GameSize;
use crate::types::Type;

/// The team in the order of selection: Captain, Mascot, Squaddies (GB-TEAM-08). Of a team without a Captain the first
/// Master leads it (GB-RUL-67); a second Captain who can be the Mascot is.
#[must_use]
pub fn line_up(team: &[Profile]) -> Vec<Profile> {
    let mut team = team.to_vec();
    let captains = |team: &[Profile]| team.iter().filter(|one| one.position == Position::Captain).count();
    if captains(&team) == 0 {
        if let Some(master) = team.iter_mut().find(|one| one.types.has(Type::Master)) {
            *master = master.playing(Position::Captain);
        }
    } else if captains(&team) > 1 {
        let second = |one: &&mut Profile| one.position == Position::Captain && one.types.has(Type::Mascot);
        if let Some(second) = team.iter_mut().rev().find(second) {
            *second = second.playing(Position::Mascot);
        }
    }
    team.sort_by_key(|one| one.position as u8);
    team
}

/// Every fault of a team in its order of selection, each naming its rule.
#[must_use]
pub fn faults(size: GameSize, team: &[Profile]) -> Vec<Refusal> {
    let mut faults = positions(size, team);
    let captain = team.iter().find(|one| one.position == Position::Captain);
    let guild = captain.map_or(GuildSet::EMPTY, |captain| guild_of(captain, team));
    for (place, one) in team.iter().enumerate() {
        if captain.is_some() && !may_play_for(guild, one) {
            faults.push(Refusal::new("GB-TEAM-06", Why::WrongGuild(one.name)));
        }
        faults.extend(twice(&team[..place], one));
        if !matches!(one.base.0, 150 | 200 | 250) {
            faults.push(Refusal::new("GB-STAT-18", Why::Figure(one.name)));
        } else if !catalog::faults(one).is_empty() {
            faults.push(Refusal::new("GB-STAT-23", Why::Figure(one.name)));
        }
    }
    faults
}

/// One Captain, at most one Mascot, and exactly one where the size asks for it (GB-TEAM-03, -05, -09, -10). A Master leads
/// Masters and Apprentices, half of each, and no Mascot (Apprenticeship, GB-RUL-67).
fn positions(size: GameSize, team: &[Profile]) -> Vec<Refusal> {
    let of = |position: Position| team.iter().filter(|one| one.position == position).count();
    let half = |role: Type| 2 * team.iter().filter(|one| one.types.has(role)).count() == team.len();
    let smiths = team.iter().any(Profile::is_forge_master);
    let full = matches!(size, GameSize::Quick | GameSize::Typical);
    let checks = [
        (of(Position::Captain) == 1, "GB-TEAM-03", Why::Captains),
        (of(Position::Mascot) <= 1, "GB-TEAM-05", Why::Mascots),
        (size != GameSize::Introductory || of(Position::Mascot) == 0, "GB-TEAM-09", Why::Mascots),
        (!full || of(Position::Mascot) > 0 || smiths, size.rule(), Why::Mascots),
        (!smiths || half(Type::Master) && half(Type::Apprentice), "GB-RUL-67", Why::Halves),
    ];
    let broken = checks.into_iter().filter(|(holds, ..)| !holds);
    broken.map(|(_, rule, why)| Refusal::new(rule, why)).collect()
}

/// The guild a team belongs to: of those its Captain may play for the one that most of the team may, the first of several
/// (GB-TEAM-04, -06).
fn guild_of(captain: &Profile, team: &[Profile]) -> GuildSet {
    let lacks = |guild: &Guild| team.iter().filter(|one| !one.guilds.has(*guild)).count();
    let best = captain.guilds.iter().min_by_key(lacks);
    best.map_or(GuildSet::EMPTY, |guild| GuildSet::EMPTY.with(guild))
}

/// Whether a model may play for the guild of a Captain (GB-TEAM-04, -06). Practice teams have none: there plain models
/// play among themselves.
fn may_play_for(guild: GuildSet, model: &Profile) -> bool {
    model.guilds.meets(guild) || guild.is_empty() && model.guilds.is_empty()
}

/// Whether the team has the model or another version of it already (GB-TEAM-07, GB-RUL-66).
fn twice(before: &[Profile], model: &Profile) -> Option<Refusal> {
    if before.iter().any(|other| other.name == model.name) {
        return Some(Refusal::new("GB-TEAM-07", Why::SameName(model.name)));
    }
    let versions = before.iter().any(|other| other.is_version_of(model));
    versions.then(|| Refusal::new("GB-RUL-66", Why::SameCharacter(model.name)))
}

/// Whether a card may be picked as this guild's Captain, Mascot or Squaddie (GB-TOUR-07 to -09). The Blacksmiths have a
/// Master for their Captain and an Apprentice instead of a Mascot.
#[must_use]
pub fn may_be(guild: Guild, card: &Profile, position: Position) -> bool {
    let printed = |role: Type| card.types.has(role) || card.is(role);
    match (guild, position) {
        (Guild::Blacksmiths, Position::Captain) => card.types.has(Type::Master),
        (Guild::Blacksmiths, Position::Mascot) => card.types.has(Type::Apprentice),
        (_, Position::Captain) => printed(Type::Captain),
        (_, Position::Mascot) => printed(Type::Mascot),
        (_, Position::Squaddie) => printed(Type::Squaddie),
    }
}
