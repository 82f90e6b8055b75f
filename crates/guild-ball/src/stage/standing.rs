//! What is in force in a scenario as it starts: effects on models and players, and the texts of current game plans.

use kernel::Seat;
use serde::Deserialize;

use super::Colour;
use super::now::named;
use crate::effect::active::ATTACHED_MAX;
use crate::effect::select::Who;
use crate::effect::vocabulary::{Op, Rule, Step, Until};
use crate::effect::{AbilityId, Attached, Stated};
use crate::model::{ModelId, ModelSet};
use crate::plan::PlanId;
use crate::table::Table;

/// An effect that is on a model, or belongs to a player where it is on nobody.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Standing {
    /// The id of the ability it is of.
    pub ability: String,
    /// The model it is on.
    pub on: Option<String>,
    /// The model that caused it.
    pub by: Option<String>,
    /// The player it belongs to; that of `by`, or else of `on`, unless named.
    pub of: Option<Colour>,
    /// Which rule of the ability, from 1; the first that is attached unless named.
    pub rule: Option<u8>,
    /// How long it lasts: `turn`, `activation`, `action`, `advance`, `plan`, `game` or `out`; as long as its rule says unless
    /// named.
    pub until: Option<String>,
    /// How often it may still be used; as often as its rule says unless named.
    pub uses: Option<u8>,
    /// The inches of its aura where the ability does not say them.
    pub area: Option<u8>,
}

/// The durations of what is attached, by their names.
pub const LASTING: [(&str, Until); 7] = [
    ("turn", Until::Turn),
    ("activation", Until::Activation),
    ("action", Until::Action),
    ("advance", Until::Advance),
    ("plan", Until::Plan),
    ("game", Until::Game),
    ("out", Until::Out),
];

impl Standing {
    /// Attaches the effect.
    pub(super) fn attach(&self, table: &mut Table, stated: Stated) -> Result<(), String> {
        let Self { ability, on, by, of, .. } = self;
        let id = stated.find(ability).ok_or_else(|| format!("now.effects: there is no ability {ability}"))?;
        let model = |name: &Option<String>| name.as_deref().map(|name| named(table, "effects", name));
        let (on, by) = (model(on).transpose()?, model(by).transpose()?);
        let seat = of.map(Colour::seat).or(by.map(ModelId::seat)).or(on.map(ModelId::seat));
        let seat = seat.ok_or_else(|| self.fault("on whom, by whom, or of which player?"))?;
        let (rule, data) = self.rule(id)?;
        let until = match &self.until {
            None => data.until,
            Some(name) => {
                let found = LASTING.iter().find(|(word, _)| word == name);
                found.map(|&(_, until)| until).ok_or_else(|| self.fault(&format!("until has no '{name}'")))?
            }
        };
        if !LASTING.iter().any(|&(_, lasting)| lasting == until) {
            return Err(self.fault("its rule is in force by itself, in its area or by its marker; see until"));
        }
        if table.effects.attached.len() == ATTACHED_MAX {
            return Err(self.fault("too many effects"));
        }
        let on = on.map_or(ModelSet::EMPTY, |on| ModelSet::EMPTY.with(on));
        let (uses, area) = (self.uses.unwrap_or(data.uses), self.area.unwrap_or(id.get().area));
        table.effects.attach(Attached { id, rule, area, by, seat, on, until, uses });
        Ok(())
    }

    /// The rule that is attached, with its number from 0.
    fn rule(&self, id: AbilityId) -> Result<(u8, &'static Rule), String> {
        let mut rules = (0..).zip(&id.get().rules);
        match self.rule {
            Some(number) => rules.find(|(at, _)| number.checked_sub(1) == Some(*at)),
            None => rules.find(|(_, rule)| LASTING.iter().any(|&(_, until)| until == rule.until)),
        }
        .ok_or_else(|| self.fault("it has no such rule"))
    }

    fn fault(&self, what: &str) -> String {
        format!("now.effects: {}: {what}", self.ability)
    }
}

/// Puts the texts of the current game plans in force, as far as they belong to the players themselves; what they do at once is
/// over, and what they let a player pick is stated (GB-TURN-07, GB-PLAN-02).
pub(super) fn put_plans_in_force(table: &mut Table) {
    for seat in [Seat(0), Seat(1)] {
        let Some(id) = table.hands[seat.index()].current.and_then(PlanId::ability) else { continue };
        let rules = &id.get().rules;
        for rule in attached_to_the_player(id) {
            let Some(data) = rules.get(usize::from(rule)) else { continue };
            let (until, uses) = (data.until, data.uses);
            let on = ModelSet::EMPTY;
            table.effects.attach(Attached { id, rule, area: id.get().area, by: None, seat, on, until, uses });
        }
    }
}

/// The rules that the use of an ability attaches to the player whatever is picked.
fn attached_to_the_player(id: AbilityId) -> impl Iterator<Item = u8> {
    let steps = id.get().used.iter().filter_map(|used| used.bodies.first()).flatten();
    let ops = steps.flat_map(|step| match step {
        Step::Do(sel, ops) if sel.who == Who::Player => ops.as_slice(),
        _ => &[],
    });
    ops.filter_map(|op| match op {
        Op::Attach(rule) => Some(*rule),
        _ => None,
    })
}
