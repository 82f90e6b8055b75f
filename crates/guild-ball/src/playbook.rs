//! Which playbook results net hits open and which may be picked (GB-PB-01 to -09, GB-PART-07, GB-RUL-57).

use kernel::List;

use crate::ask::{PICKS_MAX, Pick, Picks};
use crate::effect::layers::{self, Deed};
use crate::effect::vocabulary::Exemption;
use crate::interrupt::may_hold;
use crate::legal;
use crate::model::{ModelId, PlayResult, Playbook};
use crate::pool::Strike;
use crate::table::Table;

/// How many rounds of wrapping the hits give, at most [`PICKS_MAX`] (GB-PB-08, -09).
#[must_use]
pub fn rounds(playbook: &Playbook, hits: u8) -> usize {
    let columns = playbook.len();
    if columns == 0 { 0 } else { usize::from(hits).div_ceil(columns).min(PICKS_MAX) }
}

/// How many columns are open in a round of wrapping, counted from 0.
#[must_use]
pub fn open_columns(playbook: &Playbook, hits: u8, round: usize) -> usize {
    usize::from(hits).saturating_sub(round * playbook.len()).min(playbook.len())
}

/// The result a pick names.
#[must_use]
pub fn result(table: &Table, by: ModelId, pick: Pick) -> Option<PlayResult> {
    table.profile(by).playbook.get(usize::from(pick.column))?.get(usize::from(pick.row)).copied()
}

/// Whether a tackle is valid: the target has the ball and the attacker may have it (GB-PB-19, GB-BALL-07).
#[must_use]
pub fn can_tackle(table: &Table, by: ModelId, on: ModelId) -> bool {
    table.has_ball(on) && may_hold(table, by)
}

/// The effects of a result that are valid against a target now; of a parting blow only damage, KD and tackle are
/// (GB-PB-17, -19, GB-PART-07).
#[must_use]
pub fn valid_effects(
    table: &Table,
    by: ModelId,
    on: ModelId,
    result: PlayResult,
    parting: bool,
) -> PlayResult {
    PlayResult {
        damage: result.damage,
        push: if parting { 0 } else { result.push },
        dodge: if parting { 0 } else { result.dodge },
        knock_down: result.knock_down && !table.model(on).is_down(),
        tackle: result.tackle && can_tackle(table, by, on),
        momentous: result.momentous,
        icon: if opens_icons(table, by, on, parting) && can_trigger(table, by, on, result.icon) {
            result.icon
        } else {
            0
        },
    }
}

/// Whether a result does nothing but knock down and tackle.
const fn is_bare(effects: &PlayResult) -> bool {
    effects.damage == 0 && effects.push == 0 && effects.dodge == 0 && effects.icon == 0
}

/// Leaves KD and tackle to one of several results each, as both are valid once per attack: to one that has no other valid
/// effect before one that has (GB-RUL-57). Of two that have nothing but either, the first knocks down and the last tackles.
fn share(effects: &mut [PlayResult]) {
    let downs = effects.iter().enumerate().filter(|(_, effects)| effects.knock_down);
    let down = downs.min_by_key(|(_, effects)| (!is_bare(effects), effects.tackle)).map(|(at, _)| at);
    let tackles = effects.iter().enumerate().rev().filter(|(_, effects)| effects.tackle);
    let tackle = tackles.min_by_key(|(_, effects)| (!is_bare(effects), effects.knock_down)).map(|(at, _)| at);
    for (at, effects) in effects.iter_mut().enumerate() {
        effects.knock_down = down == Some(at);
        effects.tackle = tackle == Some(at);
    }
}

/// The valid effects of the results picked, each KD and tackle left to one of them.
#[must_use]
pub fn picked(
    table: &Table,
    by: ModelId,
    on: ModelId,
    parting: bool,
    picks: &Picks,
) -> List<PlayResult, PICKS_MAX> {
    let valid =
        |&pick: &Pick| valid_effects(table, by, on, result(table, by, pick).unwrap_or_default(), parting);
    let mut effects = List::collect(picks.iter().map(valid));
    share(&mut effects);
    effects
}

/// Whether icons count: not in a parting blow, unless that does not bind the model (GB-PART-08).
#[must_use]
pub fn opens_icons(table: &Table, by: ModelId, on: ModelId, parting: bool) -> bool {
    !parting || layers::is_exempt(table, by, Exemption::PartingIcons, Deed::attack(by, on, Strike::Parting))
}

/// Whether the attacker has a play of this icon that it may trigger now (GB-PB-20).
#[must_use]
pub fn can_trigger(table: &Table, by: ModelId, on: ModelId, icon: u8) -> bool {
    legal::plays_of_icon(table, by, icon).any(|id| legal::can_trigger(table, by, id, on))
}

/// Whether a result may be picked: at least one effect is valid (GB-PB-05). A result without any effect of its
/// own never is.
#[must_use]
pub fn is_valid(table: &Table, by: ModelId, on: ModelId, result: PlayResult, parting: bool) -> bool {
    let effects = valid_effects(table, by, on, result, parting);
    effects.damage > 0
        || effects.push > 0
        || effects.dodge > 0
        || effects.knock_down
        || effects.tackle
        || effects.icon > 0
}

/// Whether the hits allow any pick at all: some result of an open column is valid.
#[must_use]
pub fn any_pick(table: &Table, by: ModelId, on: ModelId, hits: u8, parting: bool) -> bool {
    let playbook = &table.profile(by).playbook;
    let open = playbook.iter().take(open_columns(playbook, hits, 0));
    open.flat_map(|column| column.iter()).any(|&result| is_valid(table, by, on, result, parting))
}
