//! What is in force: the rules of cards, what is attached, and what others grant.

use kernel::Seat;
use plane::Point;

use super::active::Effects;
use super::hook::{Hook, HookSet};
use super::library::AbilityId;
use super::reading::Reading;
use super::touch::{Touch, Touched};
use super::vocabulary::{Change, Rule, Until};
use crate::model::{MODELS_MAX, ModelId, ModelSet};
use crate::table::Table;

/// A rule in force on its bearer.
#[derive(Clone, Copy, Debug)]
pub struct Force {
    /// The ability it comes from.
    pub id: AbilityId,
    /// The number of the rule.
    pub number: u8,
    /// The rule.
    pub rule: &'static Rule,
    /// Whom it is on; nobody where it belongs to the player alone.
    pub bearer: Option<ModelId>,
    /// The model that caused it.
    pub by: Option<ModelId>,
    /// The player it belongs to.
    pub seat: Seat,
    /// The inches of its aura.
    pub area: u8,
    /// The characters the card names.
    pub named: ModelSet,
    /// Whether it was attached, so that its uses are counted.
    pub attached: bool,
    /// The centre of the area it lies on, or of the marker whose rule it is.
    pub spot: Option<Point>,
    /// Whether it is the rule of a marker.
    pub marker: bool,
}

impl Force {
    /// The rule as somebody reads it.
    #[must_use]
    pub fn reading<'a>(&self, table: &'a Table) -> Reading<'a> {
        Reading {
            bearer: self.bearer,
            area: self.area,
            named: self.named,
            spot: self.spot,
            marker: self.marker,
            ..Reading::new(table, self.seat)
        }
    }
}

/// Which of an ability's digest bits matter.
#[derive(Clone, Copy)]
enum Want {
    Touch(Touch),
    Hook(Hook),
}

impl Want {
    fn in_match(self, effects: &Effects) -> bool {
        self.among(effects.touched, effects.hooks)
    }

    fn among(self, touched: Touched, hooks: HookSet) -> bool {
        match self {
            Self::Touch(touch) => touched.has(touch),
            Self::Hook(hook) => hooks.has(hook),
        }
    }

    fn by_card(self, id: AbilityId) -> bool {
        let digest = id.digest();
        self.among(digest.touched, digest.hooks)
    }

    fn once_attached(self, id: AbilityId) -> bool {
        let digest = id.digest();
        self.among(digest.attached, digest.attached_hooks)
    }
}

/// Goes through everything in force that changes something of a kind.
pub fn each_changing(table: &Table, touch: Touch, mut visit: impl FnMut(&Force)) {
    each(table, Want::Touch(touch), &mut visit);
}

/// Goes through everything in force that fires at a hook.
pub fn each_firing(table: &Table, hook: Hook, mut visit: impl FnMut(&Force)) {
    each(table, Want::Hook(hook), &mut visit);
}

fn each(table: &Table, want: Want, visit: &mut dyn FnMut(&Force)) {
    if !want.in_match(&table.effects) {
        return;
    }
    for model in table.standing.iter() {
        let index = model.index() % MODELS_MAX;
        let effects = &table.effects;
        if want.among(effects.by_model[index].touched, effects.by_model[index].hooks) {
            of_card(table, model, want, visit);
        }
    }
    attached(table, want, visit);
    areas(table, want, visit);
    if table.effects.touched.has(Touch::Grant) {
        granted(table, want, visit);
    }
}

fn of_card(table: &Table, model: ModelId, want: Want, visit: &mut dyn FnMut(&Force)) {
    for held in &table.profile(model).abilities {
        if want.by_card(held.id) {
            let area = if held.area > 0 { held.area } else { held.id.get().area };
            by_itself(held.id, model, area, held.named, visit);
        }
    }
}

/// The rules of an ability that are in force by themselves on a model.
fn by_itself(id: AbilityId, model: ModelId, area: u8, named: ModelSet, visit: &mut dyn FnMut(&Force)) {
    for (number, rule) in id.get().rules.iter().enumerate() {
        if rule.until == Until::Always {
            visit(&Force {
                id,
                number: number as u8,
                rule,
                bearer: Some(model),
                by: Some(model),
                seat: model.seat(),
                area,
                named,
                attached: false,
                spot: None,
                marker: false,
            });
        }
    }
}

fn attached(table: &Table, want: Want, visit: &mut dyn FnMut(&Force)) {
    for entry in &table.effects.attached {
        if !want.once_attached(entry.id) {
            continue;
        }
        let Some(rule) = entry.id.get().rules.get(usize::from(entry.rule)) else { continue };
        let mut force = Force {
            id: entry.id,
            number: entry.rule,
            rule,
            bearer: None,
            by: entry.by,
            seat: entry.seat,
            area: entry.area,
            named: ModelSet::EMPTY,
            attached: true,
            spot: None,
            marker: false,
        };
        if entry.on.is_empty() {
            visit(&force);
        }
        for bearer in entry.on.and(table.standing).iter() {
            force.bearer = Some(bearer);
            visit(&force);
        }
    }
}

/// What areas and markers on the pitch bring with them (GB-AOE-13).
fn areas(table: &Table, want: Want, visit: &mut dyn FnMut(&Force)) {
    let areas = table.effects.areas.iter().map(|area| (area, Until::Area));
    let markers = table.effects.markers.iter().map(|marker| (marker, Until::Marker));
    for (area, until) in areas.chain(markers) {
        if !want.once_attached(area.id) {
            continue;
        }
        for (number, rule) in area.id.get().rules.iter().enumerate() {
            if rule.until == until {
                visit(&Force {
                    id: area.id,
                    number: number as u8,
                    rule,
                    bearer: None,
                    by: Some(area.by),
                    seat: area.seat,
                    area: area.id.get().area,
                    named: ModelSet::EMPTY,
                    attached: false,
                    spot: Some(area.at),
                    marker: until == Until::Marker,
                });
            }
        }
    }
}

/// Abilities that something in force gives to models; one they have anyway counts once (GB-CONV-05).
fn granted(table: &Table, want: Want, visit: &mut dyn FnMut(&Force)) {
    let mut grants: kernel::List<(AbilityId, ModelSet), 8> = kernel::List::new();
    each_grant(table, |id, models| {
        if !want.by_card(id) {
            return;
        }
        match grants.iter_mut().find(|(other, _)| *other == id) {
            Some((_, all)) => all.0 |= models.0,
            None => {
                let _ = grants.push((id, models));
            }
        }
    });
    for &(id, models) in &grants {
        for model in models.iter().filter(|&model| !has_by_card(table, model, id)) {
            by_itself(id, model, id.get().area, ModelSet::EMPTY, visit);
        }
    }
}

/// Goes through what is granted to whom. Grants come from cards and from what is attached, never from a granted ability.
fn each_grant(table: &Table, mut visit: impl FnMut(AbilityId, ModelSet)) {
    let mut look = |force: &Force| {
        for modifier in &force.rule.mods {
            if let Change::Grant(link) = &modifier.change {
                let reading = force.reading(table);
                let models = reading.set(&modifier.to).iter();
                let fits =
                    |model: &ModelId| reading.during(&modifier.when, *model, super::layers::Deed::NOTHING);
                visit(link.id, models.filter(fits).collect());
            }
        }
    };
    for model in table.standing.iter() {
        if table.effects.by_model[model.index() % MODELS_MAX].touched.has(Touch::Grant) {
            of_card(table, model, Want::Touch(Touch::Grant), &mut look);
        }
    }
    attached(table, Want::Touch(Touch::Grant), &mut look);
}

/// Whether the card of a model has an ability.
#[must_use]
pub fn has_by_card(table: &Table, model: ModelId, id: AbilityId) -> bool {
    table.profile(model).abilities.iter().any(|held| held.id == id)
}

/// Whether a model has an ability now, by its card or because something grants it.
#[must_use]
pub fn has(table: &Table, model: ModelId, id: AbilityId) -> bool {
    let mut found = has_by_card(table, model, id);
    if !found && table.effects.touched.has(Touch::Grant) {
        each_grant(table, |granted, models| found |= granted == id && models.has(model));
    }
    found
}
