//! What abilities do that a text only names, so that it can be understood without their cards.

use words::{Arg, Message};

use super::{Page, Told, and, joined, quoted};
use crate::effect::AbilityId;
use crate::effect::vocabulary::{Ability, Change, Op, Step, Until};
use crate::shown::noun::said;
use crate::texts::m;

/// How another ability comes to a model.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Way {
    /// The model has it as if it stood on its card.
    Granted,
    /// The model is under its effect or has a token of it.
    Laid,
}

/// A reminder of every ability that this one grants, puts models under, or gives tokens of; each once.
pub(super) fn reminders(ability: &Ability) -> Vec<Message> {
    let mut told: Vec<AbilityId> = Vec::new();
    let mut out = Vec::new();
    let bodies = ability.used.iter().flat_map(|used| &used.bodies);
    let each = bodies.flatten().any(|step| matches!(step, Step::EachPlayer(_)));
    let told_to = if each { Told::Chosen } else { Told::You };
    for (id, way) in links(ability) {
        if told.contains(&id) {
            continue;
        }
        told.push(id);
        out.extend(reminder(id.get(), way, told_to));
    }
    out
}

fn links(ability: &Ability) -> Vec<(AbilityId, Way)> {
    let mods = ability.rules.iter().flat_map(|rule| &rule.mods);
    let granted = mods.filter_map(|each| match &each.change {
        Change::Grant(link) => Some((link.id, Way::Granted)),
        _ => None,
    });
    let used = ability.used.iter().flat_map(|used| &used.bodies);
    let fired = ability.rules.iter().flat_map(|rule| &rule.triggers).flat_map(|trigger| &trigger.bodies);
    let ops = used.chain(fired).flatten().flat_map(|step| match step {
        Step::Do(_, ops) => ops.as_slice(),
        _ => &[],
    });
    let laid = ops.filter_map(|op| match op {
        Op::Install(link, _) => Some((link.id, Way::Laid)),
        Op::Token(link, change, _) if *change > 0 => Some((link.id, Way::Laid)),
        _ => None,
    });
    granted.chain(laid).collect()
}

fn reminder(ability: &Ability, way: Way, told: Told) -> Option<Message> {
    let bearer: Arg = match way {
        Way::Granted => said(m::GbtWhoThis),
        Way::Laid => said(m::GbtWhoThat),
    };
    let page = Page { ability, bearer, area: ability.area, names: &[], within: None, told };
    let rules = ability.rules.iter().filter(|rule| way == Way::Laid || rule.until == Until::Always);
    let what = joined(rules.filter_map(|rule| page.in_force(rule)).collect(), and)?;
    Some(m::GbtReminder { ability: quoted(&ability.name), what }.into())
}
