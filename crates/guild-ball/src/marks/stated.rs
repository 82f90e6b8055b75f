//! Setups with cards that are written out, for what no card of the shelf does.

use kernel::{Chance, pick};

use crate::catalog::catalog;
use crate::effect::library::library;
use crate::effect::vocabulary::Kind;
use crate::effect::{AbilityId, Held};
use crate::model::{ModelSet, Profile};
use crate::setup::{GameSize, Pick, Setup};

/// How many abilities are added to a card at most.
const ADDED: u32 = 4;

/// The same teams with every card written out in full, with abilities of the whole library and with few HP, in a game to
/// few VP, so that much happens early.
pub(super) fn stated(setup: &Setup, rng: &mut dyn Chance) -> Setup {
    let size = GameSize::Agreed {
        pitch: setup.size.pitch(),
        models: setup.size.models(),
        vp: 1 + rng.below(12) as u8,
    };
    let mut stated = Setup { size, ..setup.clone() };
    for pick in stated.teams.iter_mut().flatten() {
        if let Some(mut profile) = written_out(pick) {
            enrich(&mut profile, rng);
            *pick = Pick::Own(Box::new(profile));
        }
    }
    stated
}

/// What the card of a pick says.
pub(super) fn written_out(pick: &Pick) -> Option<Profile> {
    match pick {
        Pick::Card(id) => catalog().card(id).map(|card| card.profile),
        Pick::Own(profile) => Some(**profile),
    }
}

fn enrich(profile: &mut Profile, rng: &mut dyn Chance) {
    let held = |ability: AbilityId| Held { id: ability, area: 0, named: ModelSet::EMPTY };
    let fits = |kind: Kind| match kind {
        Kind::Play | Kind::Passive | Kind::Active | Kind::Heroic | Kind::Legendary => true,
        Kind::Plan | Kind::Guild => false,
    };
    let all: Vec<AbilityId> =
        library().all().filter(|(_, ability)| fits(ability.kind)).map(|(id, _)| id).collect();
    for _ in 0..=rng.below(ADDED) {
        let added = pick(&all, rng).filter(|id| profile.abilities.iter().all(|had| had.id != **id));
        let _ = added.map(|id| profile.abilities.push(held(*id)));
    }
    profile.hp = 1 + rng.below(u32::from(profile.hp)) as u8;
    profile.recovery = profile.recovery.min(profile.hp);
}
