//! What a choice would cost, with its odds and risks; every chance is exact.

use kernel::odds::{self, Ratio};
use serde::Serialize;

use super::scatter_odds::{BallOdds, Kicked};
use super::walk::{Blow, Walk};
use crate::model::ModelId;
use crate::pool::Pool;

/// What a choice would cost, with its odds and risks.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Preview {
    /// Influence paid by the model.
    pub influence: u8,
    /// MP paid by the team.
    pub mp: u8,
    /// What the dice can give.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub odds: Option<Odds>,
    /// What the same dice can give with Bonus Time, where the team could pay for it (GB-MOM-33).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bonus: Option<Odds>,
    /// Who has the ball when it comes to rest; nothing where too many models would roll for it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ball: Option<BallOdds>,
    /// The same with Bonus Time.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bonus_ball: Option<BallOdds>,
    /// The odds of the Counter-Attack a reaction declares, as the models stand now.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub counter: Option<Odds>,
    /// What happens on a movement.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub walk: Option<Walk>,
    /// The odds of a parting blow.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub blow: Option<Blow>,
    /// Whether it is a charge that does not come to engage its target: it fails, and nobody is attacked (GB-CHG-08).
    #[serde(skip_serializing_if = "core::ops::Not::not")]
    pub fails: bool,
    /// The models under a template that a play is about (GB-AOE-06, -07).
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub under: Vec<Under>,
}

/// A model under a template.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Under {
    /// The model.
    pub model: ModelId,
    /// What the dice can give; nothing where it is hit without a test. A friend is rolled for only if its player likes
    /// (GB-AOE-08).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub odds: Option<Odds>,
    /// What the same dice can give with Bonus Time, where the team could pay for it (GB-MOM-33).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bonus: Option<Odds>,
}

/// What dice can give.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Odds {
    /// A pass (GB-KICK-19, -21).
    Pass {
        /// The pool.
        pool: Pool,
        /// The chance of success.
        success: Ratio,
    },
    /// A Shot or Snap Shot (GB-KICK-20, GB-MOM-06, -15).
    Shot {
        /// The pool.
        pool: Pool,
        /// The chance of a goal.
        goal: Ratio,
        /// The chance of a Screamer!, which is a goal too.
        screamer: Ratio,
    },
    /// An attack (GB-ATK-05, GB-PB-02).
    Attack {
        /// The pool.
        pool: Pool,
        /// Hits taken off by the target's ARM.
        armour: u8,
        /// The chance of at least as many net hits as open the first column, the second, and so on.
        columns: Vec<Ratio>,
        /// The pool of the target's Counter-Attack, if it may declare one.
        #[serde(skip_serializing_if = "Option::is_none")]
        counter: Option<Pool>,
    },
    /// A character play against an enemy (GB-PLAY-11).
    Play {
        /// The pool.
        pool: Pool,
        /// The chance of a hit.
        hit: Ratio,
    },
    /// A test whose meaning the asker knows: the chance of at least one hit, two, and so on.
    Test {
        /// The pool.
        pool: Pool,
        /// The chances.
        hits: Vec<Ratio>,
    },
}

impl Odds {
    /// The chance that a kick succeeds.
    fn success(&self) -> Option<Ratio> {
        match *self {
            Self::Pass { success, .. } => Some(success),
            Self::Shot { goal, .. } => Some(goal),
            Self::Attack { .. } | Self::Play { .. } | Self::Test { .. } => None,
        }
    }
}

impl Preview {
    /// A preview of nothing but a price.
    pub(super) fn price(influence: u8, mp: u8) -> Self {
        Self { influence, mp, ..Self::default() }
    }

    /// The same of a charge that fails.
    pub(super) fn failing(self) -> Self {
        Self { fails: true, ..self }
    }

    /// The same with odds.
    pub(super) fn with(self, odds: Odds) -> Self {
        Self { odds: Some(odds), ..self }
    }

    /// The same with the odds Bonus Time would give, if of the team's momentum enough is left for its price.
    pub(super) fn with_bonus(self, held: u8, price: u8, odds: impl FnOnce() -> Odds) -> Self {
        let all = u16::from(self.mp) + u16::from(price);
        Self { bonus: (u16::from(held) >= all).then(odds), ..self }
    }

    /// The same with who has the ball after a kick whose odds are known already.
    pub(super) fn with_ball(self, kicked: Option<Kicked>) -> Self {
        let ball = |odds: &Option<Odds>| kicked?.with(odds.as_ref()?.success()?);
        Self { ball: ball(&self.odds), bonus_ball: ball(&self.bonus), ..self }
    }

    /// The same with a movement.
    pub(super) fn with_walk(self, walk: Walk) -> Self {
        Self { walk: Some(walk), ..self }
    }

    /// A preview of nothing but a movement.
    pub(super) fn walk(walk: Walk) -> Self {
        Self::default().with_walk(walk)
    }
}

/// The chance of at least this many hits.
pub(super) fn at_least(pool: Pool, need: usize) -> Ratio {
    odds::hits_at_least(usize::from(pool.dice), pool.needs, need).unwrap_or(Ratio::ZERO)
}

/// The chance of at least this many hits with at least two sixes among the dice.
pub(super) fn screamer(pool: Pool, need: usize) -> Ratio {
    odds::hits_with_sixes(usize::from(pool.dice), pool.needs, need, 2).unwrap_or(Ratio::ZERO)
}
