//! What there is to reach of cards: the cards themselves, their abilities and those of the game plans, and the primitives,
//! hooks and windows these use.

use std::collections::BTreeSet;

use kernel::Mark;

use crate::ask::Prompt;
use crate::catalog::{Card, catalog};
use crate::effect::library::library;
use crate::effect::vocabulary::{Ability, Change, Kind, Op, Rule, Step};
use crate::effect::{AbilityId, Hook, Primitive};
use crate::event::Event;
use crate::model::Name;
use crate::table::Table;

/// The cards that can be fielded.
fn fielded() -> impl Iterator<Item = &'static Card> {
    catalog().teams.iter().flat_map(|team| &team.cards).filter(|card| card.is_finished())
}

/// The abilities on cards that can be fielded, those they grant, and those of the game plans that do anything.
fn abilities() -> BTreeSet<AbilityId> {
    let plans = library().all().filter(|(_, ability)| ability.kind == Kind::Plan).map(|(id, _)| id);
    let cards = fielded().flat_map(|card| card.profile.abilities.iter()).map(|held| held.id);
    let own: BTreeSet<AbilityId> = plans.chain(cards).collect();
    let given: Vec<AbilityId> =
        own.iter().flat_map(|id| granted(id.get()).chain(installed(id.get()))).collect();
    let all = own.into_iter().chain(given);
    all.filter(|id| id.get().used.is_some() || !id.get().rules.is_empty()).collect()
}

/// The abilities an ability grants while it is in force.
fn granted(ability: &Ability) -> impl Iterator<Item = AbilityId> + '_ {
    ability.rules.iter().flat_map(grants)
}

fn grants(rule: &Rule) -> impl Iterator<Item = AbilityId> + '_ {
    rule.mods.iter().filter_map(|modifier| match &modifier.change {
        Change::Grant(link) => Some(link.id),
        _ => None,
    })
}

/// The abilities whose rules the use of an ability attaches.
fn installed(ability: &Ability) -> impl Iterator<Item = AbilityId> + '_ {
    let steps = ability.used.iter().flat_map(|used| used.bodies.iter().flatten());
    let ops = steps.flat_map(|step| match step {
        Step::Do(_, ops) => ops.as_slice(),
        _ => &[],
    });
    ops.filter_map(|op| match op {
        Op::Install(link, _) => Some(link.id),
        _ => None,
    })
}

/// Everything there is to reach of cards.
pub(super) fn all() -> impl Iterator<Item = Mark> {
    let abilities = abilities();
    let each = || abilities.iter().map(|id| id.get());
    let primitives: BTreeSet<Primitive> = each().flat_map(Ability::primitives).collect();
    let hooks: BTreeSet<Hook> = each().flat_map(Ability::hooks).collect();
    let windows: BTreeSet<Hook> = each().flat_map(offers).collect();
    let mut marks: Vec<Mark> = fielded().map(|card| Mark { kind: "card", name: &card.id }).collect();
    marks.extend(abilities.iter().map(|&id| ability(id)));
    marks.extend(primitives.into_iter().map(primitive));
    marks.extend(hooks.into_iter().map(hook));
    marks.extend(windows.into_iter().map(window));
    marks.into_iter()
}

fn ability(id: AbilityId) -> Mark {
    Mark { kind: "ability", name: &id.get().id }
}

fn primitive(primitive: Primitive) -> Mark {
    Mark { kind: "primitive", name: primitive.name() }
}

fn hook(hook: Hook) -> Mark {
    Mark { kind: "hook", name: hook.name() }
}

fn window(hook: Hook) -> Mark {
    Mark { kind: "window", name: hook.name() }
}

/// The hooks at which a player is asked whether it fires.
fn offers(ability: &Ability) -> impl Iterator<Item = Hook> + '_ {
    let triggers = ability.rules.iter().flat_map(|rule| &rule.triggers);
    triggers.filter(|trigger| trigger.may).map(|trigger| trigger.on)
}

/// Notes what a prompt has reached: the window of what is offered, by a card and not by a scenario.
pub(super) fn of_prompt(prompt: &Prompt, note: &mut dyn FnMut(Mark)) {
    if let Prompt::Trigger { id, .. } = prompt
        && !id.get().fixture
    {
        offers(id.get()).map(window).for_each(note);
    }
}

/// Notes what a fact has reached of cards and abilities.
pub(super) fn of_event(before: &Table, event: &Event, note: &mut dyn FnMut(Mark)) {
    match event {
        Event::Activated { model } => {
            let profile = before.profile(*model);
            card(profile.name, note);
            for held in &profile.abilities {
                in_force(held.id, note);
            }
        }
        Event::Used { id, .. }
        | Event::Fired { id, .. }
        | Event::Spent { id, .. }
        | Event::Ignored { id, .. }
            if id.get().fixture => {}
        Event::Attached(attached) if attached.id.get().fixture => {}
        Event::Used { id, .. } => {
            note(ability(*id));
            id.get().use_hook().map(hook).into_iter().for_each(&mut *note);
            id.get().used_primitives().into_iter().map(primitive).for_each(note);
        }
        Event::Fired { id, .. } => {
            note(ability(*id));
            let triggers = id.get().rules.iter().flat_map(|rule| &rule.triggers);
            triggers.map(|trigger| hook(trigger.on)).for_each(&mut *note);
            id.get().fired_primitives().into_iter().map(primitive).for_each(note);
        }
        Event::Attached(attached) => {
            note(ability(attached.id));
            let rule = attached.id.get().rules.get(usize::from(attached.rule));
            rule.into_iter().flat_map(grants).for_each(|id| in_force(id, note));
            rule.into_iter().flat_map(Rule::changes).map(primitive).for_each(note);
        }
        Event::Spent { id, .. } | Event::Ignored { id, .. } => note(ability(*id)),
        _ => {}
    }
}

/// What is in force by itself is reached once its bearer acts, or as soon as it is granted.
fn in_force(id: AbilityId, note: &mut dyn FnMut(Mark)) {
    if id.get().fixture {
        return;
    }
    note(ability(id));
    for rule in id.get().rules.iter().filter(|rule| rule.is_static()) {
        note(hook(Hook::Always));
        rule.changes().map(primitive).for_each(&mut *note);
    }
}

fn card(name: Name, note: &mut dyn FnMut(Mark)) {
    let card = fielded().find(|card| card.profile.name == name);
    card.map(|card| Mark { kind: "card", name: &card.id }).into_iter().for_each(note);
}
