//! The procedures of the game: one file each, named as the rulebook names it.

mod activation;
mod activation_phase;
mod advance;
mod areas;
mod attack;
mod charge;
mod clock;
mod duration;
mod effect;
mod end_phase;
mod entered;
mod goal;
mod goal_kick;
pub(crate) mod hooks;
mod initiative;
mod kick;
mod kick_off;
mod maintenance;
mod moment;
mod momentum;
mod operate;
mod parting_blow;
pub(crate) mod play;
mod reroll;
mod results;
mod scatter;
mod set_up;
mod sidestep;
mod snap_to;
mod suffer;
mod taken_out;
mod turn;
mod victory;
mod waiting;

use kernel::{Desk, Procedure};
use plane::{Length, Path, Point};
use serde::{Deserialize, Serialize};

pub use activation::Activation;
pub(crate) use activation::play_quote;
pub use activation_phase::ActivationPhase;
pub use advance::Advance;
pub(crate) use advance::goaded;
pub use attack::Attack;
pub(crate) use attack::can_counter;
pub use charge::Charge;
pub use clock::{running as running_clock, timer};
pub use effect::Effect;
pub use end_phase::EndPhase;
pub use goal::{Goal, counts as goal_counts};
pub use goal_kick::GoalKick;
pub use hooks::Hooks;
pub use initiative::Initiative;
pub use kick::Kick;
pub use kick_off::KickOff;
pub(crate) use kick_off::fell_short;
pub use maintenance::Maintenance;
pub use moment::{Moment, stack};
pub use momentum::{encourage_quote, is_blocked, quote, reactions_price, shot_quote};
pub(crate) use operate::round;
pub use parting_blow::PartingBlows;
pub use play::Play;
pub use results::Results;
pub(crate) use results::{dealt, is_sure};
pub use scatter::Scatter;
pub(crate) use scatter::leaves;
pub use set_up::SetUp;
pub use sidestep::Sidestep;
pub use snap_to::SnapTo;
pub(crate) use snap_to::base_kick;
pub use suffer::{Harm, Suffer};
pub use taken_out::TakenOut;
pub use turn::{Match, Turn};
#[doc(hidden)]
pub use waiting::{About, Waiting};

use crate::GuildBall;
use crate::ask::Choice;
use crate::model::{ModelId, ModelSet};
use crate::pool::{Net, Pool};
use crate::terrain::Trod;

pub(crate) type Next = kernel::Next<GuildBall>;
pub(crate) type Wake<'a> = kernel::Wake<'a, GuildBall>;
pub(crate) type Table<'a> = Desk<'a, GuildBall>;

/// The movement in progress: the one long answer that is kept while it is carried out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Memo {
    /// Where the present stretch began.
    pub origin: Point,
    /// The units covered on the present stretch (GB-RUL-73).
    pub covered: Length,
    /// The points still ahead; the first is the end of the present stretch.
    pub ahead: Path,
    /// The ground that has changed MOV in this advance.
    #[serde(default, skip_serializing_if = "Trod::is_none")]
    pub trod: Trod,
    /// Where the stretches already walked began, the last of which ends at `origin`.
    #[serde(default, skip_serializing_if = "Path::is_empty")]
    pub walked: Path,
    /// A movement that waits while another one is carried out in its middle.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub aside: Option<Aside>,
    /// Whose actions were broken off with an activation, by seat: whoever is at 0 HP then was brought there by them.
    #[serde(default, skip_serializing_if = "nobody")]
    pub broken_off: [Option<ModelId>; 2],
    /// A movement that waits while that one waits: who is pushed in the middle of an advance may enter something (GB-MOVE-02).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub outer: Option<Aside>,
    /// Whether a parting blow is being struck, in which nobody is repositioned or placed (GB-PART-09).
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub blow: bool,
    /// Those at 0 HP whom a step under way takes out: nobody else does, and the VP totals wait for them (GB-RUL-26).
    #[serde(default, skip_serializing_if = "owes_nobody")]
    pub owed: ModelSet,
}

/// Whether no action was broken off.
fn nobody(actors: &[Option<ModelId>; 2]) -> bool {
    actors.iter().all(Option::is_none)
}

/// Whether no step under way takes anybody out.
fn owes_nobody(owed: &ModelSet) -> bool {
    owed.is_empty()
}

/// A movement under way, as [`Memo`] has it of the one in progress.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Course {
    /// Where the present stretch began.
    pub origin: Point,
    /// The units covered on the present stretch.
    pub covered: Length,
    /// The points still ahead.
    pub ahead: Path,
    /// The ground that has changed MOV.
    pub trod: Trod,
    /// Where the stretches already walked began.
    #[serde(default, skip_serializing_if = "Path::is_empty")]
    pub walked: Path,
}

/// A movement put aside, and where the mover stood then.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Aside {
    course: Course,
    stood: Point,
}

impl Course {
    /// Goes on from a place along a path. Of a way that was drawn anew so often that it has more stretches than a path can, the
    /// last ones are kept.
    pub(crate) fn turn(&mut self, origin: Point, ahead: Path) {
        if !self.walked.push(self.origin) {
            self.walked = self.walked.rest_after(0);
            self.walked.push(self.origin);
        }
        (self.origin, self.covered, self.ahead) = (origin, Length::ZERO, ahead);
    }
}

impl Memo {
    /// The movement in progress.
    #[must_use]
    pub fn course(&self) -> Course {
        let &Self { origin, covered, ahead, trod, walked, .. } = self;
        Course { origin, covered, ahead, trod, walked }
    }

    /// Notes how far the movement in progress has come.
    pub(crate) fn follow(&mut self, course: &Course) {
        let Course { origin, covered, ahead, trod, walked } = *course;
        (self.origin, self.covered, self.ahead, self.trod, self.walked) =
            (origin, covered, ahead, trod, walked);
    }

    /// A movement begins here; what was put aside or broken off stays so.
    pub(crate) fn set_out(&mut self, origin: Point, ahead: Path) {
        (self.origin, self.covered, self.ahead) = (origin, Length::ZERO, ahead);
        (self.trod, self.walked) = (Trod::default(), Path::new());
    }

    /// The same movement goes on from a place along a path.
    pub(crate) fn turn(&mut self, origin: Point, ahead: Path) {
        let mut course = self.course();
        course.turn(origin, ahead);
        self.follow(&course);
    }

    /// Puts the movement of a model that stands here aside for another one.
    pub(crate) fn put_aside(&mut self, stood: Point) {
        self.outer = self.aside.take();
        self.aside = Some(Aside { course: self.course(), stood });
    }

    /// Takes the movement up again that was put aside; where its model stood then.
    pub(crate) fn take_up(&mut self) -> Option<Point> {
        let Aside { course, stood } = self.aside.take()?;
        self.follow(&course);
        self.aside = self.outer.take();
        Some(stood)
    }

    /// Notes whose action is broken off, the innermost of each team.
    fn break_off(&mut self, by: ModelId) {
        self.broken_off[by.seat().index() & 1].get_or_insert(by);
    }
}

/// What a procedure replies to its caller.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reply {
    /// It is done.
    Done,
    /// The ball has left the pitch and is not back (a kick-off, GB-KOFF-05).
    OffPitch,
    /// What was about to be suffered was ignored.
    Ignored,
    /// Another model suffers it.
    Instead(ModelId),
    /// Something has fired at the moment that was looked at.
    Fired,
    /// A movement is over; the models whose melee zone it left.
    Moved(ModelSet),
    /// A movement of no distance: it neither started nor ended.
    Stayed,
}

/// What an unwinding goes up to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scope {
    /// The activation in progress, which ends at once (GB-RUL-24, GB-GOAL-02, GB-CHG-08).
    Activation,
}

/// A procedure at work.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Frame {
    /// The whole match.
    Match(Match),
    /// Plans, starting roll, teams on the pitch.
    SetUp(SetUp),
    /// The kick-off.
    KickOff(KickOff),
    /// One turn.
    Turn(Turn),
    /// The Initiative Phase.
    Initiative(Initiative),
    /// One player's Maintenance Phase.
    Maintenance(Maintenance),
    /// The Activation Phase.
    ActivationPhase(ActivationPhase),
    /// One model's activation.
    Activation(Activation),
    /// A jog, sprint, charge move, dodge or push.
    Advance(Advance),
    /// A charge.
    Charge(Charge),
    /// An attack of any kind.
    Attack(Attack),
    /// The playbook results of an attack.
    Results(Results),
    /// The parting blows at one point of a path.
    PartingBlows(PartingBlows),
    /// A pass or Shot.
    Kick(Kick),
    /// What follows a goal.
    Goal(Goal),
    /// A goal kick.
    GoalKick(GoalKick),
    /// A ball on its way.
    Scatter(Scatter),
    /// A ball that has been put down.
    SnapTo(SnapTo),
    /// A model going out.
    TakenOut(TakenOut),
    /// The End Phase.
    EndPhase(EndPhase),
    /// A play or active trait.
    Play(Play),
    /// The body of an ability.
    Effect(Effect),
    /// What fires at a moment.
    Hooks(Hooks),
    /// Something about to be suffered.
    Suffer(Suffer),
    /// A game plan with a rule of its own.
    Sidestep(Sidestep),
}

const _: () = assert!(size_of::<Frame>() <= 64, "a frame is at most 64 bytes");

impl Procedure<GuildBall> for Frame {
    fn wake(&mut self, wake: Wake<'_>, desk: &mut Table<'_>) -> Next {
        if let kernel::Wake::Expired(seat, prompt) = wake {
            return match clock::expired(desk, seat, &prompt) {
                Some(choice) => self.dispatch(&kernel::Wake::Answer(seat, &choice), desk),
                None => Next::Wait,
            };
        }
        self.dispatch(&wake, desk)
    }

    fn catches(&self, scope: Scope) -> bool {
        match scope {
            Scope::Activation => matches!(self, Self::Activation(_)),
        }
    }

    fn cleanup(&mut self, desk: &mut Table<'_>) {
        match self {
            Self::Charge(charge) => charge.cleanup(desk),
            Self::Advance(advance) => advance.cleanup(desk),
            Self::Attack(attack) => attack.cleanup(desk),
            Self::Results(results) => results.cleanup(desk),
            Self::Play(play) => play.cleanup(desk),
            Self::PartingBlows(blows) => blows.cleanup(desk),
            Self::TakenOut(out) => out.cleanup(desk),
            Self::Match(_)
            | Self::SetUp(_)
            | Self::KickOff(_)
            | Self::Turn(_)
            | Self::Initiative(_)
            | Self::Maintenance(_)
            | Self::ActivationPhase(_)
            | Self::Activation(_)
            | Self::Kick(_)
            | Self::Goal(_)
            | Self::GoalKick(_)
            | Self::Scatter(_)
            | Self::SnapTo(_)
            | Self::EndPhase(_)
            | Self::Effect(_)
            | Self::Hooks(_)
            | Self::Suffer(_)
            | Self::Sidestep(_) => {}
        }
    }
}

impl Frame {
    fn dispatch(&mut self, wake: &Wake<'_>, desk: &mut Table<'_>) -> Next {
        match self {
            Self::Match(frame) => frame.wake(wake),
            Self::SetUp(frame) => frame.wake(wake, desk),
            Self::KickOff(frame) => frame.wake(wake, desk),
            Self::Turn(frame) => frame.wake(wake, desk),
            Self::Initiative(frame) => frame.wake(wake, desk),
            Self::Maintenance(frame) => frame.wake(wake, desk),
            Self::ActivationPhase(frame) => frame.wake(wake, desk),
            Self::Activation(frame) => frame.wake(wake, desk),
            Self::Advance(frame) => frame.wake(wake, desk),
            Self::Charge(frame) => frame.wake(wake, desk),
            Self::Attack(frame) => frame.wake(wake, desk),
            Self::Results(frame) => frame.wake(wake, desk),
            Self::PartingBlows(frame) => frame.wake(wake, desk),
            Self::Kick(frame) => frame.wake(wake, desk),
            Self::Goal(frame) => frame.wake(wake, desk),
            Self::GoalKick(frame) => frame.wake(wake, desk),
            Self::Scatter(frame) => frame.wake(wake, desk),
            Self::SnapTo(frame) => frame.wake(wake, desk),
            Self::TakenOut(frame) => frame.wake(wake, desk),
            Self::EndPhase(frame) => frame.wake(wake, desk),
            Self::Play(frame) => frame.wake(wake, desk),
            Self::Effect(frame) => frame.wake(wake, desk),
            Self::Hooks(frame) => frame.wake(wake, desk),
            Self::Suffer(frame) => frame.wake(wake, desk),
            Self::Sidestep(frame) => frame.wake(wake, desk),
        }
    }
}

/// Whether an answer is a yes.
fn is_yes(choice: &Choice) -> bool {
    *choice == Choice::Yes
}

/// The pool of a test with Bonus Time, as the procedure that offers it would roll it.
pub(crate) fn with_bonus(table: &crate::table::Table, offers: Option<&Frame>, pool: Pool) -> Pool {
    match offers {
        Some(Frame::Attack(attack)) => attack.pool_with_bonus(table),
        Some(Frame::Kick(kick)) => kick.pool_with_bonus(table),
        _ => pool.with_bonus(),
    }
}

/// How the hits of a test that Bonus Time is offered for become what its odds are told in: for a kick net hits (GB-TN-04), for
/// others the hits as they fall, since their playbooks and plays say what comes of them.
pub(crate) fn bonus_net(table: &crate::table::Table, offers: Option<&Frame>) -> Net {
    match offers {
        Some(Frame::Kick(kick)) => kick.net(table),
        _ => Net::NONE,
    }
}
