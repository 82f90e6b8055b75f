//! The moment of play of a scenario.

use kernel::Seat;
use plane::Point;
use serde::Deserialize;

use super::{Colour, Standing, standing};
use crate::effect::{Laid, Stated};
use crate::flow::Moment;
use crate::model::ModelId;
use crate::notation;
use crate::plan::{Hand, PlanId, PlanSet};
use crate::table::{Activation, Ball, Clock, Phase, Table};

/// A value for each team.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Both<T: Default> {
    /// Red's.
    pub red: T,
    /// Blue's.
    pub blue: T,
}

impl<T: Default + Copy> Both<T> {
    fn pair(&self) -> [T; 2] {
        [self.red, self.blue]
    }
}

/// Where play starts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum When {
    /// Before anything has happened.
    Setup,
    /// Both teams are set up.
    KickOff,
    /// The start of the Initiative Phase.
    Initiative,
    /// The start of the Maintenance Phase.
    Maintenance,
    /// In the Activation Phase: a model is picked, or `active` is in its activation.
    #[default]
    Activation,
    /// The start of the End Phase.
    End,
}

/// The moment of play.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Now {
    /// The turn; 2 unless named, 1 where the phase is the set-up or the kick-off.
    pub turn: Option<u8>,
    /// The phase.
    pub phase: When,
    /// Who has the initiative; the receiving team unless named.
    pub initiative: Option<Colour>,
    /// The model in its activation.
    pub active: Option<String>,
    /// Whether the active model has used its standard advance.
    pub advanced: bool,
    /// Whether the active model has given the ball up in this activation.
    pub gave_up: bool,
    /// Who picks the next model, or whose Maintenance Phase it is; the initiative player unless named.
    pub next: Option<Colour>,
    /// The kicker, in a kick-off.
    pub kicker: Option<String>,
    /// Momentum points.
    pub momentum: Both<u8>,
    /// Victory points.
    pub vp: Both<u8>,
    /// Goals worth at least 4 VP.
    pub goals: Both<u8>,
    /// Where a free ball lies.
    pub ball: Option<[i32; 2]>,
    /// The player whose kick or placement put the free ball there.
    pub ball_by: Option<Colour>,
    /// Game plans in the hands.
    pub hand: Both<Vec<String>>,
    /// Game plans put away before the match.
    pub away: Both<Vec<String>>,
    /// Game plans discarded after being played.
    pub discard: Both<Vec<String>>,
    /// Game plans in play.
    pub current: Both<Option<String>>,
    /// Whether a clock has run out.
    pub overtime: Both<bool>,
    /// Whether both players have reached the total at the same instant.
    pub level: bool,
    /// Areas that lie on the pitch.
    pub areas: Vec<Lying>,
    /// The markers on the pitch, by the ability that is their rule.
    #[serde(default)]
    pub markers: Vec<Lying>,
    /// Effects that are on a model or belong to a player.
    pub effects: Vec<Standing>,
}

/// An area that lies on the pitch.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lying {
    /// The id of the play that laid it.
    pub ability: String,
    /// Its centre.
    pub at: [i32; 2],
    /// The model that laid it.
    pub by: String,
}

impl Lying {
    fn laid(&self, table: &Table, stated: Stated, field: &str) -> Result<Laid, String> {
        let Self { ability, at: [x, y], by } = self;
        let id = stated.find(ability);
        let id = id.ok_or_else(|| format!("now.{field}: there is no ability {ability}"))?;
        let at = Point { x: *x, y: *y };
        if !at.is_on_plane() {
            return Err(format!("now.{field}: at lies beyond any table"));
        }
        let by = named(table, field, by)?;
        Ok(Laid { id, at, by, seat: by.seat() })
    }
}

impl Now {
    /// Sets the moment on the table and says where play starts.
    pub(super) fn set(&self, table: &mut Table, stated: Stated) -> Result<Moment, String> {
        table.turn = self.turn.unwrap_or(match self.phase {
            When::Setup | When::KickOff => 0,
            When::Initiative | When::Maintenance | When::Activation | When::End => 2,
        });
        if let Some(colour) = self.initiative {
            table.initiative = colour.seat();
        }
        table.mp = self.momentum.pair();
        table.vp = self.vp.pair();
        table.goals = self.goals.pair();
        table.level = self.level;
        for (clock, overtime) in table.clocks.iter_mut().zip(self.overtime.pair()) {
            *clock = Clock { overtime, ..Clock::default() };
        }
        self.check_points(table)?;
        self.put_ball(table)?;
        self.lay_areas(table, stated)?;
        self.deal(table)?;
        if matches!(self.phase, When::Maintenance | When::Activation | When::End) {
            standing::put_plans_in_force(table);
        }
        for effect in &self.effects {
            effect.attach(table, stated)?;
        }
        self.moment(table)
    }

    fn check_points(&self, table: &Table) -> Result<(), String> {
        let reached = table.vp.iter().any(|&vp| vp >= table.goal_vp);
        if reached && !self.level {
            return Err("now.vp: the match would be over".to_owned());
        }
        if table.mp.iter().any(|&mp| mp > 100) {
            return Err("now.momentum: that is beyond any match".to_owned());
        }
        Ok(())
    }

    fn put_ball(&self, table: &mut Table) -> Result<(), String> {
        let Some([x, y]) = self.ball else { return Ok(()) };
        let at = Point { x, y };
        if table.ball != Ball::Away {
            return Err("now.ball: a model has the ball already".to_owned());
        }
        if !at.is_on_plane() {
            return Err("now.ball lies beyond any table".to_owned());
        }
        table.ball = Ball::Free { at, by: self.ball_by.map(Colour::seat) };
        Ok(())
    }

    fn lay_areas(&self, table: &mut Table, stated: Stated) -> Result<(), String> {
        for lying in &self.areas {
            let area = lying.laid(table, stated, "areas")?;
            table.effects.lay(area).map_err(|_| "now.areas: too many areas".to_owned())?;
        }
        for lying in &self.markers {
            let marker = lying.laid(table, stated, "markers")?;
            table.effects.put(marker).map_err(|_| "now.markers: too many markers".to_owned())?;
        }
        Ok(())
    }

    fn deal(&self, table: &mut Table) -> Result<(), String> {
        let mut taken = PlanSet::default();
        let mut read = |key: &str, names: &[String]| -> Result<PlanSet, String> {
            let mut set = PlanSet::default();
            for name in names {
                let plan =
                    PlanId::named(name).ok_or_else(|| format!("now.{key}: there is no plan \"{name}\""))?;
                if taken.has(plan) {
                    return Err(format!("now.{key}: the plan \"{name}\" is there twice"));
                }
                taken = taken.with(plan);
                set = set.with(plan);
            }
            Ok(set)
        };
        let sides = [
            (&self.hand.red, &self.away.red, &self.discard.red, &self.current.red),
            (&self.hand.blue, &self.away.blue, &self.discard.blue, &self.current.blue),
        ];
        for (side, (hand, away, discard, current)) in table.hands.iter_mut().zip(sides) {
            let current: Vec<String> = current.iter().cloned().collect();
            let in_play = read("current", &current)?;
            let discard = read("discard", discard)?;
            *side = Hand {
                hand: read("hand", hand)?,
                away: read("away", away)?,
                discard,
                current: in_play.nth(0),
                shown: discard.or(in_play),
            };
        }
        table.deck = table.deck.minus(taken);
        Ok(())
    }

    fn moment(&self, table: &mut Table) -> Result<Moment, String> {
        if self.active.is_some() && self.phase != When::Activation {
            return Err("now.active: a model is active in the activation phase only".to_owned());
        }
        table.phase = match self.phase {
            When::Setup | When::KickOff => Phase::Setup,
            When::Initiative => Phase::Initiative,
            When::Maintenance => Phase::Maintenance,
            When::Activation => Phase::Activation,
            When::End => Phase::End,
        };
        Ok(match self.phase {
            When::Setup => Moment::Opening,
            When::KickOff => {
                self.kick_off(table)?;
                Moment::KickOff
            }
            When::Initiative => {
                if table.hands.iter().any(|hand| hand.hand.is_empty()) {
                    return Err("now.hand: each player needs a game plan for the initiative".to_owned());
                }
                Moment::Initiative
            }
            When::Maintenance => Moment::Maintenance(self.next_seat(table)),
            When::Activation => self.activation(table)?,
            When::End => Moment::EndPhase,
        })
    }

    fn next_seat(&self, table: &Table) -> Seat {
        self.next.map_or(table.initiative, Colour::seat)
    }

    fn kick_off(&self, table: &mut Table) -> Result<(), String> {
        let kicker = match (&self.kicker, table.ball) {
            (Some(name), _) => named(table, "kicker", name)?,
            (None, Ball::Held(holder)) => holder,
            (None, _) => return Err("now.kicker: who kicks off?".to_owned()),
        };
        if kicker.seat() != table.kicking || !table.is_on_pitch(kicker) {
            return Err("now.kicker: a model of the kicking team on the pitch kicks off".to_owned());
        }
        table.kicker = Some(kicker);
        table.ball = Ball::Held(kicker);
        Ok(())
    }

    fn activation(&self, table: &mut Table) -> Result<Moment, String> {
        let Some(name) = &self.active else {
            return Ok(Moment::Activate(self.next_seat(table)));
        };
        let model = named(table, "active", name)?;
        if !table.is_on_pitch(model) {
            return Err(format!("now.active: {name} is not on the pitch"));
        }
        table.models[model.index()].activated = true;
        table.activation = Some(Activation { model, advanced: self.advanced, gave_up: self.gave_up });
        Ok(Moment::Active(model))
    }
}

pub(super) fn named(table: &Table, key: &str, name: &str) -> Result<ModelId, String> {
    notation::named(table, name).ok_or_else(|| format!("now.{key}: there is no model {name}"))
}
