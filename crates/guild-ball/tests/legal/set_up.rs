//! Plans, teams, influence, placing.

use plane::Point;

use super::{A, B, BLUE, RED, X, Y, pitch, refused};
use guild_ball::ask::{Choice, Placing, Prompt};
use guild_ball::event::{Event, apply};
use guild_ball::flow::Memo;
use guild_ball::legal::inside::judge_prompt;
use guild_ball::model::{ModelId, ModelSet};
use guild_ball::plan::{PlanId, PlanSet};
use guild_ball::table::{Places, Table};

#[test]
fn plans_come_from_the_hand() {
    let mut table = pitch(&[]);
    table.hands[0].hand = PlanSet(0b111_1111);
    let away = |one, other| refused(&table, Prompt::PutAway, Choice::PutAway([PlanId(one), PlanId(other)]));
    assert_eq!(away(0, 6), None);
    assert_eq!(away(3, 3), Some("GB-SETUP-03"));
    assert_eq!(away(0, 7), Some("GB-SETUP-03"));
    assert_eq!(away(255, 0), Some("GB-SETUP-03"));
    assert_eq!(refused(&table, Prompt::Plan, Choice::Plan(PlanId(6))), None);
    assert_eq!(refused(&table, Prompt::Plan, Choice::Plan(PlanId(7))), Some("GB-TURN-02"));
}

fn deploy(places: &[(i32, i32)]) -> Choice {
    Choice::Deploy(Places::collect(places.iter().map(|&(x, y)| Point::new(x, y))))
}

#[test]
fn a_team_is_set_up_whole_within_its_zone() {
    let table = pitch(&[]);
    let rule = |places| refused(&table, Prompt::Deploy, deploy(places));
    assert_eq!(rule(&[(1000, 2390), (2000, 150), (4000, 1000)]), None);
    assert_eq!(rule(&[(1000, 2391), (2000, 150), (4000, 1000)]), Some("GB-SETUP-09"));
    assert_eq!(rule(&[(1000, 2390), (2000, 149), (4000, 1000)]), Some("GB-GEO-13"));
    assert_eq!(rule(&[(1000, 2390), (1000, 2091), (4000, 1000)]), Some("GB-GEO-12"));
    assert_eq!(rule(&[(1000, 2390), (1000, 2090), (4000, 1000)]), None);
    assert_eq!(rule(&[(1000, 2390), (3048, 1274), (4000, 1000)]), Some("GB-GEO-11"));
    assert_eq!(rule(&[(1000, 2390), (2000, 150)]), Some("GB-SETUP-09"));
    let theirs = judge_prompt(
        &table,
        &Memo::default(),
        BLUE,
        &Prompt::Deploy,
        &deploy(&[(1000, 6096 - 2390), (2000, 5000), (4000, 5000)]),
    );
    assert_eq!(theirs, Ok(()));
}

#[test]
fn influence_goes_to_models_on_the_pitch_up_to_their_maximum() {
    let table = pitch(&[(A, 1000, 1000), (B, 2000, 1000)]);
    let rule = |shares| refused(&table, Prompt::Allocate { pool: 6 }, Choice::Influence(shares));
    assert_eq!(rule([4, 2, 0, 0, 0, 0]), None);
    assert_eq!(rule([0; 6]), None);
    assert_eq!(rule([5, 0, 0, 0, 0, 0]), Some("GB-INF-06"));
    assert_eq!(rule([4, 3, 0, 0, 0, 0]), Some("GB-TURN-13"));
    assert_eq!(rule([0, 0, 1, 0, 0, 0]), Some("GB-INF-05"));
    assert_eq!(rule([0, 0, 0, 255, 255, 255]), Some("GB-INF-05"));
}

#[test]
fn own_models_on_the_pitch_are_activated_once() {
    let mut table = pitch(&[(A, 1000, 1000), (X, 2000, 4000)]);
    let rule = |table: &Table, model| refused(table, Prompt::Activate, Choice::Model(model));
    assert_eq!(rule(&table, A), None);
    assert_eq!(rule(&table, B), Some("GB-TURN-14"));
    assert_eq!(rule(&table, X), Some("GB-TURN-14"));
    assert_eq!(rule(&table, ModelId(99)), Some("GB-TURN-14"));
    apply(&mut table, &Event::Activated { model: A });
    assert_eq!(rule(&table, A), Some("GB-TURN-15"));
}

#[test]
fn goal_kicks_and_returns_have_their_places() {
    let table = pitch(&[(A, 1000, 1000), (X, 2000, 150)]);
    let kick =
        |x, y| refused(&table, Prompt::Place { why: Placing::GoalKick }, Choice::Spot(Point::new(x, y)));
    assert_eq!(kick(3048, 1274 + 400 + 2540), None);
    assert_eq!(kick(3048, 1274 + 401 + 2540), Some("GB-GOAL-06"));
    assert_eq!(kick(3048, 1274), Some("GB-RUL-77"));
    let why = Placing::Return { model: B };
    let back = |x, y| refused(&table, Prompt::Place { why }, Choice::Spot(Point::new(x, y)));
    assert_eq!(back(3000, 150), None);
    assert_eq!(back(3000, 151), None);
    assert_eq!(back(3000, 152), Some("GB-REC-03"));
    assert_eq!(back(150, 2540), None);
    assert_eq!(back(150, 2541), Some("GB-RUL-21"));
    assert_eq!(back(5946, 2540), None);
    assert_eq!(back(3000, 5946), Some("GB-RUL-21"));
    assert_eq!(back(2100, 150), Some("GB-GEO-12"));
    assert_eq!(back(149, 1000), Some("GB-GEO-13"));
}

#[test]
fn only_models_asked_about_answer() {
    let table = pitch(&[(A, 1000, 1000), (B, 1500, 1000), (X, 2000, 4000)]);
    let two = ModelSet::EMPTY.with(A).with(B);
    assert_eq!(refused(&table, Prompt::SnapOne { models: two }, Choice::Model(B)), None);
    assert_eq!(refused(&table, Prompt::SnapOne { models: two }, Choice::Model(X)), Some("GB-SNAP-03"));
    assert_eq!(refused(&table, Prompt::SnapOne { models: two }, Choice::No), None);
    assert_eq!(refused(&table, Prompt::Contest { models: two }, Choice::Contest(two)), None);
    assert_eq!(
        refused(&table, Prompt::Contest { models: two }, Choice::Contest(two.with(Y))),
        Some("GB-SNAP-04")
    );
    assert_eq!(
        refused(&table, Prompt::ArrangeBlows { on: A, blows: two }, Choice::Model(Y)),
        Some("GB-RUL-55")
    );
    assert_eq!(refused(&table, Prompt::Initiative, Choice::Seat(RED)), None);
    assert_eq!(refused(&table, Prompt::Initiative, Choice::Seat(kernel::Seat(2))), Some("GB-TURN-05"));
}
