//! What the estimate that plays football weighs things by, all in one place.

/// The weights, in victory points unless a field says otherwise.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Football {
    /// A lead of so many points is as good as won for three matches of four; greater leads count for ever less.
    pub lead: f32,

    /// What it costs to have a model off the pitch, the points for it apart: it acts and is in the way no more.
    pub out: f32,
    /// The share of a model's price that is gone just before its last point of health: the points are all but the enemy's.
    pub hurt: f32,
    /// As much again, growing with the square of the damage: a model near its end is more easily finished.
    pub dying: f32,
    /// What of the damage counts that conditions have still to do.
    pub coming: f32,
    /// What it costs to lie knocked down, half an advance and a point of DEF.
    pub down: f32,
    /// What it costs to be snared.
    pub snared: f32,

    /// Activating first in a turn.
    pub initiative: f32,
    /// The first point of momentum, without which nobody shoots.
    pub momentum: f32,
    /// What each further point is worth of the one before it.
    pub momentum_more: f32,
    /// The most points that count.
    pub momentum_most: u8,
    /// So many models that have still to act find a use for all of it; fewer for a part.
    pub momentum_hands: f32,
    /// What of that counts when nobody is left to spend it this turn: it only helps with the initiative.
    pub momentum_idle: f32,

    /// One net hit of an attack somebody can still make this turn, on a fresh enemy.
    pub hit: f32,
    /// The most net hits of one attack that count.
    pub hits_most: f32,
    /// By how much more a hit counts on an enemy that is all but out.
    pub prey: f32,
    /// By how much more a hit counts on the enemy with the ball, who may lose it.
    pub robbed: f32,
    /// What of an attack counts that needs a charge or an advance first.
    pub from_afar: f32,
    /// The most attacks of one model that count.
    pub attacks_most: f32,
    /// Influence with which a model that has still to advance can sprint.
    pub sprint: f32,
    /// Influence that can do nothing any more; above nothing, so that it is not spent for nothing.
    pub idle: f32,
    /// An advance that the active model has still before it.
    pub stride: f32,
    /// A model that has still to be activated.
    pub waiting: f32,
    /// Each inch by which a model without the ball is nearer to the nearest enemy.
    pub approach: f32,
    /// Enemies farther off than so many inches are as good as that far.
    pub approach_most: f32,
    /// Taking the ball from an enemy by a playbook result: one team loses it, and the other has it.
    pub tackled: f32,

    /// Having the ball, wherever that is.
    pub held: f32,
    /// A goal that is scored for certain if the model that acts now shoots.
    pub shot_now: f32,
    /// The same for a model that has still to be activated this turn.
    pub shot_soon: f32,
    /// The same for a model that has been activated, so that the shot has to wait for the next turn.
    pub shot_later: f32,
    /// What of that is left for each six inches that are still missing after a model's move.
    pub missing: f32,
    /// What of a shot counts for which there is no momentum yet.
    pub unpaid: f32,
    /// What of a shot counts that comes after a pass, the odds of the pass apart.
    pub passed: f32,
    /// What of a pass counts that has to wait for the next turn.
    pub pass_later: f32,
    /// What of the second best chance to score counts beside the best.
    pub support: f32,
    /// What it costs the holder to be engaged, for each enemy up to three.
    pub pressed: f32,
    /// What it costs to hold the ball behind the own goal line, where a team gains no momentum.
    pub behind: f32,
    /// Each inch by which the holder's kick falls short of the goal.
    pub way: f32,
    /// What of having the ball counts where it lies free and somebody can still take it this turn.
    pub free: f32,
    /// Being able to get at an enemy with the ball this turn.
    pub press: f32,
    /// What of nearness to the ball is left for each six inches that are missing after a model's next move.
    pub far: f32,
    /// What of nearness to the ball counts for a model that cannot get there this turn.
    pub next_turn: f32,
    /// What of the second nearest counts beside the nearest.
    pub second: f32,
    /// What of nearness goes for each inch, moves apart.
    pub near: f32,
}

impl Football {
    /// The standard weights, found by matches against the first ones.
    pub const STANDARD: Self = Self {
        lead: 16.0,
        out: 0.8,
        hurt: 0.6,
        dying: 0.25,
        coming: 0.7,
        down: 0.3,
        snared: 0.15,
        initiative: 0.3,
        momentum: 0.3,
        momentum_more: 0.7,
        momentum_most: 8,
        momentum_hands: 3.0,
        momentum_idle: 0.4,
        hit: 0.12,
        hits_most: 3.0,
        prey: 0.5,
        robbed: 0.5,
        from_afar: 0.7,
        attacks_most: 4.0,
        sprint: 0.05,
        idle: 0.01,
        stride: 0.2,
        waiting: 0.05,
        approach: 0.012,
        approach_most: 20.0,
        tackled: 1.8,
        held: 1.5,
        shot_now: 2.8,
        shot_soon: 2.4,
        shot_later: 1.4,
        missing: 0.6,
        unpaid: 0.5,
        passed: 0.8,
        pass_later: 0.6,
        support: 0.3,
        pressed: 0.15,
        behind: 0.8,
        way: 0.05,
        free: 0.6,
        press: 0.3,
        far: 0.6,
        next_turn: 0.6,
        second: 0.3,
        near: 0.01,
    };
}
