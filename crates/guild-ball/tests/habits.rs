//! What the report on habits counts: one fact or answer at a time.

use guild_ball::GuildBall;
use guild_ball::effect::Attached;
use guild_ball::event::{Aim, Event};
use guild_ball::model::ModelId;
use guild_ball::table::{Activation, Ball, Table};
use kernel::{Booked, Habit, Mark, Seat};
use plane::Point;
use testkit::scenario::laid_out;

const OX: ModelId = ModelId(0);
const BOAR: ModelId = ModelId(1);
const SHARK: ModelId = ModelId(6);

/// Ox of red is active; quick-foot is in force on Boar.
fn laid() -> Table {
    let text = r#"
game = "guild-ball"
expect = ["turn = 1"]
setup = { size = "typical" }
piece = [
    { name = "Ox", seat = "red", at = [4572, 4000], influence = 2, inf = [2, 4] },
    { name = "Boar", seat = "red", at = [4572, 5600], inf = [2, 4] },
    { name = "Shark", seat = "blue", at = [4572, 4500], inf = [2, 4] },
]
now = { effects = [{ ability = "quick-foot", on = "Boar" }] }
"#;
    let laid = laid_out::<GuildBall>(text);
    assert!(matches!(laid, Ok(Some(_))), "{:?}", laid.err());
    let mut table = laid.ok().flatten().map_or_else(|| unreachable!("it was laid"), |state| state.table);
    table.activation = Some(Activation { model: OX, advanced: false, gave_up: false });
    table
}

/// What is counted for red under a name while these facts are told at a table as it lies.
fn counted(table: &Table, facts: &[Event], name: &'static str) -> i64 {
    assert!(GuildBall::habits().iter().any(|habit| habit.name == name || habit.of == Some(name)), "{name}");
    let Some(mut watch) = GuildBall::watch() else { unreachable!("Guild Ball is watched") };
    let mut sum = 0;
    for fact in facts {
        watch.happened(table, fact, &mut |seat: Seat, mark: Mark, amount: i64| {
            if seat == Seat(0) && mark == Habit::mark(name) {
                sum += amount;
            }
        });
    }
    sum
}

#[test]
fn a_counter_attack_is_no_attack() {
    let attacks = |by, on| counted(&laid(), &[Event::Attack { by, on }], "attacks");
    assert_eq!(attacks(OX, SHARK), 1, "in its own activation");
    let mut table = laid();
    table.activation = Some(Activation { model: SHARK, advanced: true, gave_up: false });
    assert_eq!(counted(&table, &[Event::Attack { by: OX, on: SHARK }], "attacks"), 0, "in Shark's");
}

#[test]
fn a_ball_that_lies_free_when_a_turn_begins_is_counted() {
    let turn = [Event::Turn { turn: 2 }];
    let free = Table { ball: Ball::Free { at: Point { x: 4000, y: 4000 }, by: None }, ..laid() };
    let held = Table { ball: Ball::Held(OX), ..laid() };
    let share = "turns that begin with a free ball";
    assert_eq!((counted(&free, &turn, "turns"), counted(&free, &turn, share)), (1, 1));
    assert_eq!((counted(&held, &turn, "turns"), counted(&held, &turn, share)), (1, 0));
    assert_eq!(
        counted(&free, &[Event::Turn { turn: 1 }], "turns"),
        0,
        "before the kick-off has been fetched"
    );
}

#[test]
fn a_free_ball_in_reach_that_is_left_is_counted() {
    let names = ["free balls in reach", "free balls in reach left lying"];
    let jog = laid().mov(OX, false).0;
    let base = laid().disc(OX).radius.0 + guild_ball::table::BALL.0;
    let of = |way: i32| {
        let at = Point { x: 4572 - base - way, y: 4000 };
        let table = Table { ball: Ball::Free { at, by: None }, ..laid() };
        names.map(|name| {
            counted(&table, &[Event::Activated { model: OX }, Event::ActivationEnded { model: OX }], name)
        })
    };
    assert_eq!(of(jog + 254), [1, 1], "a jog ends an inch from it");
    assert_eq!(of(jog + 255), [0, 0], "a jog ends farther away");
    let held = Table { ball: Ball::Held(OX), ..laid() };
    let end = [Event::Activated { model: OX }, Event::ActivationEnded { model: OX }];
    assert_eq!(names.map(|name| counted(&held, &end, name)), [0, 0], "it has the ball");
}

#[test]
fn kicks_are_told_apart() {
    let kick = |at| [Event::Kick { by: OX, at }];
    let names = ["passes", "passes to a spot", "shots"];
    let of = |at: Aim| names.map(|name| counted(&laid(), &kick(at), name));
    assert_eq!(of(Aim::Model(BOAR)), [1, 0, 0]);
    assert_eq!(of(Aim::Spot(Point { x: 4000, y: 4000 })), [0, 1, 0]);
    assert_eq!(of(Aim::Goal), [0, 0, 1]);
}

#[test]
fn who_is_made_faster_and_goes_nowhere_is_counted() {
    let mut table = laid();
    let effect: Attached = *table.effects.attached.iter().next().expect("quick-foot is in force");
    table.effects = Default::default();
    let faster = |table: &Table, on: ModelId| {
        let effect = Attached { on: guild_ball::model::ModelSet::EMPTY.with(on), ..effect };
        ["made faster", "made faster for nothing"]
            .map(|name| counted(table, &[Event::Attached(effect)], name))
    };
    assert_eq!(faster(&table, BOAR), [1, 0], "it has still to be activated");
    assert_eq!(faster(&table, OX), [1, 0], "it has still to advance");
    table.models[BOAR.slot()].activated = true;
    assert_eq!(faster(&table, BOAR), [1, 1]);
    table.activation = Some(Activation { model: OX, advanced: true, gave_up: false });
    assert_eq!(faster(&table, OX), [1, 1]);
}
