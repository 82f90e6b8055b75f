//! What is in force: the rules of cards, what is attached, and what others grant.

use kernel::Seat;
use plane::Point;

use super::active::Share;
use super::holders::Holders;
use super::hook::HookSet;
use super::library::AbilityId;
use super::reading::Reading;
use super::touch::Touch;
use super::vocabulary::{Change, Rule, Until};
use crate::event::Event;
use crate::model::{ModelId, ModelSet};
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
    /// The centre of the area it lies on, or of the marker whose rule it is.
    pub spot: Option<Point>,
    /// Whether it is the rule of a marker.
    pub marker: bool,
}

impl Force {
    /// One use of it, where it is attached for a number of uses.
    #[must_use]
    pub fn spent(&self) -> Event {
        Event::spent(self.id, self.number, self.bearer, self.seat)
    }

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

/// The hooks of a moment, told apart by whom they may concern.
#[derive(Clone, Copy, Debug)]
pub struct Moment {
    /// All its hooks.
    pub hooks: HookSet,
    /// The models it is about.
    pub subjects: ModelSet,
    /// The hooks that may concern them.
    pub of_subjects: HookSet,
    /// The hooks that may concern others, by their team.
    pub of_others: [HookSet; 2],
}

impl Moment {
    /// Hooks that may concern anybody.
    #[must_use]
    pub const fn anybody(hooks: HookSet) -> Self {
        Self { hooks, subjects: ModelSet::EMPTY, of_subjects: hooks, of_others: [hooks; 2] }
    }

    /// The models whose cards may fire.
    fn holders(self, holders: &Holders) -> ModelSet {
        let own = holders.firing(self.of_subjects).and(self.subjects);
        let others = [0, 1]
            .map(|seat| holders.firing(self.of_others[usize::from(seat)]).and(ModelSet::team(Seat(seat))));
        own.or(others[0].or(others[1]).minus(self.subjects))
    }
}

/// What is looked for.
#[derive(Clone, Copy)]
enum Want {
    /// What changes something of this kind.
    Touch(Touch),
    /// What changes something of this kind of one model.
    Of(Touch, ModelId),
    /// What fires at a moment.
    Moment(Moment),
}

impl Want {
    fn among(self, share: &Share) -> bool {
        match self {
            Self::Touch(touch) | Self::Of(touch, _) => share.touched.has(touch),
            Self::Moment(moment) => share.hooks.meets(moment.hooks),
        }
    }

    fn by_card(self, id: AbilityId) -> bool {
        self.among(&id.digest().alone)
    }

    fn once_attached(self, id: AbilityId) -> bool {
        self.among(&id.digest().attached)
    }

    /// Whether something of an ability matters that does so for its bearer only, and on whom it then has to be.
    fn only_on(self, id: AbilityId) -> Option<ModelId> {
        match self {
            Self::Of(touch, model) if !id.digest().attached.wide.has(touch) => Some(model),
            Self::Of(..) | Self::Touch(_) | Self::Moment(_) => None,
        }
    }

    /// The models whose cards matter.
    fn holders(self, table: &Table) -> ModelSet {
        let holders = &table.effects.holders;
        let all = match self {
            Self::Touch(touch) => holders.changing(touch),
            Self::Moment(moment) => moment.holders(holders),
            Self::Of(touch, model) => {
                let own = holders.changing(touch).and(ModelSet::EMPTY.with(model));
                own.or(holders.changing_others(touch))
            }
        };
        all.and(table.standing)
    }
}

/// Goes through everything in force that changes something of a kind.
pub fn each_changing(table: &Table, touch: Touch, mut visit: impl FnMut(&Force)) {
    each(table, Want::Touch(touch), &mut visit);
}

/// Goes through everything in force that may change something of a kind of one model.
pub fn each_changing_of(table: &Table, touch: Touch, model: ModelId, mut visit: impl FnMut(&Force)) {
    each(table, Want::Of(touch, model), &mut visit);
}

/// Goes through everything in force that may fire at a moment.
pub fn each_firing(table: &Table, moment: Moment, mut visit: impl FnMut(&Force)) {
    each(table, Want::Moment(moment), &mut visit);
}

fn each(table: &Table, want: Want, visit: &mut dyn FnMut(&Force)) {
    let effects = &table.effects;
    if want.among(&effects.cards) {
        for model in want.holders(table).iter() {
            of_card(table, model, want, visit);
        }
    }
    if want.among(&effects.loose) {
        attached(table, want, visit);
        areas(table, want, visit);
    }
    if want.among(&effects.given) {
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
        let only = want.only_on(entry.id);
        if only.is_some_and(|model| !entry.on.has(model)) {
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
            named: entry.by.map_or(ModelSet::EMPTY, |by| names(table, by, entry.id)),
            spot: None,
            marker: false,
        };
        if entry.on.is_empty() {
            visit(&force);
        }
        let bearers = only.map_or(entry.on, |model| ModelSet::EMPTY.with(model));
        for bearer in bearers.and(table.standing).iter() {
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
                    spot: Some(area.at),
                    marker: until == Until::Marker,
                });
            }
        }
    }
}

/// Abilities that something in force gives to models; one they have anyway counts once (GB-CONV-05).
fn granted(table: &Table, want: Want, visit: &mut dyn FnMut(&Force)) {
    let mut grants: kernel::List<(AbilityId, ModelSet, ModelSet), 8> = kernel::List::new();
    each_grant(
        table,
        |id| want.by_card(id),
        |id, models, named| match grants.iter_mut().find(|(other, ..)| *other == id) {
            Some((_, all, names)) => (*all, *names) = (all.or(models), names.or(named)),
            None => {
                let _ = grants.push((id, models, named));
            }
        },
    );
    for &(id, models, named) in &grants {
        for model in models.iter().filter(|&model| !has_by_card(table, model, id)) {
            by_itself(id, model, id.get().area, named, visit);
        }
    }
}

/// Goes through what is granted to whom, with the characters it names there. Grants come from cards and from what is attached, never from a granted ability.
fn each_grant(
    table: &Table,
    wanted: impl Fn(AbilityId) -> bool,
    mut visit: impl FnMut(AbilityId, ModelSet, ModelSet),
) {
    let mut look = |force: &Force| {
        for modifier in &force.rule.mods {
            if let Change::Grant(link) = &modifier.change
                && wanted(link.id)
            {
                let reading = force.reading(table);
                let models = reading.set(&modifier.to).iter();
                let fits =
                    |model: &ModelId| reading.during(&modifier.when, *model, super::layers::Deed::NOTHING);
                visit(link.id, models.filter(fits).collect(), force.named);
            }
        }
    };
    for model in table.effects.holders.changing(Touch::Grant).and(table.standing).iter() {
        of_card(table, model, Want::Touch(Touch::Grant), &mut look);
    }
    attached(table, Want::Touch(Touch::Grant), &mut look);
}

/// The characters the card of a model names with an ability.
#[must_use]
pub fn names(table: &Table, model: ModelId, id: AbilityId) -> ModelSet {
    let held = table.profile(model).abilities.iter().find(|held| held.id == id);
    held.map_or(ModelSet::EMPTY, |held| held.named)
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
        each_grant(table, |granted| granted == id, |_, models, _| found |= models.has(model));
    }
    found
}
