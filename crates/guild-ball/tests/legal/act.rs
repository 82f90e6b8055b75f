//! Actions of the active model: kicks, relief, letting go of the ball.

use plane::Point;

use super::{A, B, X, Y, judge, pitch, refused};
use guild_ball::ask::{Choice, Prompt, Relief};
use guild_ball::event::{Event, apply};
use guild_ball::model::{Condition, ModelId};
use guild_ball::refusal::Why;
use guild_ball::table::{Ball, Table};

const ACT: Prompt = Prompt::Act { model: A };

/// A with the ball, 1 influence and 2 MP; B 5" away, X far.
fn with_ball() -> Table {
    let mut table = pitch(&[(A, 2000, 2000), (B, 2000, 3570), (X, 5000, 5500)]);
    table.ball = Ball::Held(A);
    table.models[0].influence = 1;
    table.mp = [2, 0];
    table
}

fn down(table: &Table, model: ModelId) -> Table {
    let mut table = *table;
    apply(&mut table, &Event::Suffers { model, condition: Condition::KnockedDown });
    table
}

#[test]
fn advances_are_made_once_and_paid() {
    let mut table = pitch(&[(A, 2000, 2000)]);
    assert_eq!(refused(&table, ACT, Choice::Jog), None);
    assert_eq!(refused(&table, ACT, Choice::Sprint), Some("GB-INF-10"));
    assert_eq!(refused(&down(&table, A), ACT, Choice::Jog), Some("GB-KD-06"));
    assert_eq!(refused(&down(&table, A), ACT, Choice::Forfeit), None);
    apply(&mut table, &Event::Forfeited { model: A });
    assert_eq!(refused(&table, ACT, Choice::Jog), Some("GB-ADV-07"));
    assert_eq!(refused(&table, ACT, Choice::Forfeit), Some("GB-ADV-08"));
    assert_eq!(refused(&table, ACT, Choice::End), None);
    assert_eq!(refused(&table, ACT, Choice::KickOff), Some("HALL-CHOICE"));
}

#[test]
fn passes_need_the_ball_influence_range_and_a_standing_friend() {
    let table = with_ball();
    assert_eq!(refused(&table, ACT, Choice::Pass(B)), None);
    assert_eq!(refused(&table, ACT, Choice::Pass(A)), Some("GB-KICK-05"));
    assert_eq!(refused(&table, ACT, Choice::Pass(X)), Some("GB-KICK-05"));
    assert_eq!(refused(&down(&table, B), ACT, Choice::Pass(B)), Some("GB-KICK-10"));
    let mut poor = table;
    poor.models[0].influence = 0;
    assert_eq!(refused(&poor, ACT, Choice::Pass(B)), Some("GB-INF-10"));
    let mut far = table;
    far.models[1].at.y = 2000 + 300 + 6 * 254;
    assert_eq!(refused(&far, ACT, Choice::Pass(B)), None);
    far.models[1].at.y += 1;
    assert_eq!(refused(&far, ACT, Choice::Pass(B)), Some("GB-KICK-08"));
    let mut loose = table;
    loose.ball = Ball::Away;
    assert_eq!(refused(&loose, ACT, Choice::Pass(B)), Some("GB-KICK-02"));
}

#[test]
fn a_target_spot_is_where_the_ball_may_lie() {
    let table = with_ball();
    let pass = |x, y| refused(&table, ACT, Choice::PassTo(Point::new(x, y)));
    assert_eq!(pass(2000 + 300 + 6 * 254, 2000), None);
    assert_eq!(pass(2001 + 300 + 6 * 254, 2000), Some("GB-KICK-08"));
    assert_eq!(pass(2299, 2000), Some("GB-RUL-77"));
    assert_eq!(pass(2300, 2000), None);
    assert_eq!(pass(2000, 3571), Some("GB-RUL-77"));
    assert_eq!(pass(3048, 1274), Some("GB-RUL-77"));
    assert_eq!(pass(149, 2000), Some("GB-RUL-77"));
    assert_eq!(pass(176, 2000), None);
    assert_eq!(pass(1_000_000, 1_000_000), Some("GB-RUL-77"));
}

#[test]
fn a_shot_costs_momentum_and_has_a_range() {
    let mut table = with_ball();
    assert_eq!(refused(&table, ACT, Choice::Shot), Some("GB-KICK-08"));
    table.models[0].at = Point::new(3048, 4822 - 400 - 6 * 254);
    assert_eq!(refused(&table, ACT, Choice::Shot), None);
    table.models[0].at.y -= 1;
    assert_eq!(refused(&table, ACT, Choice::Shot), Some("GB-KICK-08"));
    table.models[0].at.y += 1;
    table.mp = [0, 5];
    let refusal = judge(&table, ACT, Choice::Shot).unwrap_err();
    assert_eq!((refusal.rule, refusal.why), ("GB-KICK-07", Why::Momentum { cost: 1, held: 0 }));
}

#[test]
fn the_ball_is_let_go_within_an_inch_by_a_free_model() {
    let table = with_ball();
    let drop = |table: &Table, x, y| refused(table, ACT, Choice::GiveUp(Point::new(x, y)));
    assert_eq!(drop(&table, 2554, 2000), None);
    assert_eq!(drop(&table, 2555, 2000), Some("GB-BALL-06"));
    assert_eq!(drop(&table, 2200, 2000), Some("GB-GEO-12"));
    let mut engaged = table;
    engaged.models[6].at = Point::new(2400, 2000);
    assert_eq!(drop(&engaged, 2000, 1700), Some("GB-BALL-04"));
    engaged.ball = Ball::Held(B);
    assert_eq!(drop(&engaged, 2000, 1700), Some("GB-BALL-04"));
    let mut cornered = table;
    cornered.models[0].at = Point::new(200, 2000);
    assert_eq!(drop(&cornered, 149, 2400), Some("GB-GEO-13"));
}

#[test]
fn rest_and_encourage_are_limited() {
    let mut table = with_ball();
    assert_eq!(refused(&table, ACT, Choice::Rest(Relief::Health)), None);
    apply(&mut table, &Event::Rested { model: A, encouraged: false });
    assert_eq!(refused(&table, ACT, Choice::Rest(Relief::Health)), Some("GB-MOM-30"));
    let help = |table: &Table, model| refused(table, ACT, Choice::Encourage(model, Relief::Conditions));
    assert_eq!(help(&table, B), None);
    assert_eq!(help(&table, A), Some("GB-MOM-31"));
    assert_eq!(help(&table, X), Some("GB-MOM-31"));
    assert_eq!(help(&table, ModelId(2)), Some("GB-MOM-31"));
    let mut hidden = table;
    apply(&mut hidden, &Event::Deployed { model: Y, at: Point::new(2000, 2400) });
    assert_eq!(help(&hidden, B), Some("GB-RUL-63"));
    let mut far = table;
    far.models[1].at.y = 2000 + 300 + 8 * 254 + 1;
    assert_eq!(help(&far, B), Some("GB-MOM-31"));
    let mut poor = table;
    poor.mp = [1, 0];
    assert_eq!(help(&poor, B), Some("GB-MOM-11"));
    apply(&mut table, &Event::Rested { model: B, encouraged: true });
    assert_eq!(help(&table, B), Some("GB-MOM-32"));
}
