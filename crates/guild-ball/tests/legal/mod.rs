//! What is allowed and refused to the unit, and laws of candidates over random play.

#![expect(clippy::expect_used, clippy::panic, reason = "a test fails by a panic")]

mod act;
mod advance;
mod attack;
mod ball_odds;
mod charge;
mod lists;
mod owed;
mod play;
mod previews;
mod sampling;
mod set_up;
mod terrain;
mod watch;

use kernel::{Chance, Seat};
use plane::{Length, Path, Point};

use guild_ball::ask::{Bound, Choice, Prompt};
use guild_ball::event::{Event, Movement, apply};
use guild_ball::flow::Memo;
use guild_ball::model::{Model, ModelId};
use guild_ball::refusal::Refusal;
use guild_ball::setup::{Setup, lay};
use guild_ball::table::{Activation, Table};

/// A small generator of numbers, the same on every machine.
pub(super) struct Numbers(pub(super) u64);

impl Chance for Numbers {
    fn below(&mut self, n: u32) -> u32 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 32).wrapping_mul(u64::from(n)) >> 32) as u32
    }
}

impl Numbers {
    /// A number between two others, both included.
    pub(super) fn between(&mut self, low: i32, high: i32) -> i32 {
        low + self.below((high - low + 1) as u32) as i32
    }
}

pub(super) const RED: Seat = Seat(0);
pub(super) const BLUE: Seat = Seat(1);
/// The first two models of red and of blue.
pub(super) const A: ModelId = ModelId(0);
pub(super) const B: ModelId = ModelId(1);
pub(super) const X: ModelId = ModelId(6);
pub(super) const Y: ModelId = ModelId(7);

/// An introductory pitch with models of even stats at these places; red's edge is y = 0 and A is active.
pub(super) fn pitch(places: &[(ModelId, i32, i32)]) -> Table {
    let mut table = lay(&Setup::introductory()).expect("the practice teams may play");
    for profile in &mut table.profiles {
        profile.base = Length(150);
        (profile.mov, profile.melee, profile.kick, profile.tac) = ([6, 8], 1, [3, 6], 4);
        (profile.inf, profile.hp) = ([2, 4], 10);
    }
    table.models = core::array::from_fn(|number| Model::fresh(&table.profiles[number]));
    table.kicking = RED;
    for &(model, x, y) in places {
        apply(&mut table, &Event::Deployed { model, at: Point::new(x, y) });
    }
    table.activation = Some(Activation { model: A, advanced: false, gave_up: false });
    table
}

/// Judges an answer of red.
pub(super) fn judge(table: &Table, prompt: Prompt, choice: Choice) -> Result<(), Refusal> {
    guild_ball::legal::inside::judge_prompt(table, &Memo::default(), RED, &prompt, &choice)
}

/// The rule that refuses an answer of red, if one does.
pub(super) fn refused(table: &Table, prompt: Prompt, choice: Choice) -> Option<&'static str> {
    judge(table, prompt, choice).err().map(|refusal| refusal.rule)
}

/// A jog of A with this allowance.
pub(super) fn jog(left: i32) -> Prompt {
    Prompt::Path { model: A, movement: Movement::Jog, left: Length(left), bound: Bound::Free }
}

/// A path through these points.
pub(super) fn path(points: &[(i32, i32)]) -> Choice {
    let mut path = Path::new();
    for &(x, y) in points {
        assert!(path.push(Point::new(x, y)));
    }
    Choice::Path(path)
}
