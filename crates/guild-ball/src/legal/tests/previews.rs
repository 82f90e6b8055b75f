//! Prices, exact odds and risks, and questions about the table.

use kernel::odds::Ratio;
use plane::{Length, Path, Point};

use super::{A, B, X, Y, path, pitch};
use crate::ask::{Choice, Prompt};
use crate::event::Movement;
use crate::flow::Memo;
use crate::legal::{Odds, Preview, act, charge, path as paths, react};
use crate::model::ModelSet;
use crate::pool::Pool;
use crate::query::{Answer, Query, Thing, answer};
use crate::table::{Ball, Table};

fn ratio(num: u128, den: u128) -> Ratio {
    Ratio::new(num, den).expect("a denominator")
}

/// A with the ball 4" in front of blue's goalpost; KICK 3/6", so no Tap In.
fn shooting() -> Table {
    let mut table = pitch(&[(A, 3048, 4822 - 400 - 4 * 254)]);
    table.ball = Ball::Held(A);
    table
}

#[test]
fn a_shot_shows_its_price_and_the_chance_of_a_goal() {
    let preview = act::preview(&shooting(), A, &Choice::Shot);
    let pool = Pool { dice: 3, needs: 4 };
    let odds = Odds::Shot { pool, goal: ratio(7, 8), screamer: ratio(2, 27) };
    assert_eq!(preview, Preview { influence: 1, mp: 1, odds: Some(odds), risks: Vec::new() });
    // A Snap Shot needs two hits, which two sixes are.
    let snap = react::preview_team_work(&shooting(), A, &Choice::SnapShot);
    let odds = Odds::Shot { pool, goal: ratio(1, 2), screamer: ratio(2, 27) };
    assert_eq!((snap.mp, snap.odds), (2, Some(odds)));
}

#[test]
fn an_attack_shows_the_columns_and_what_may_come_back() {
    let mut table = pitch(&[(A, 2000, 2000), (X, 2400, 2000)]);
    for profile in &mut table.profiles {
        (profile.tac, profile.def, profile.arm) = (2, 4, 1);
    }
    let preview = act::preview(&table, A, &Choice::Attack(X));
    let Some(Odds::Attack { pool, armour, columns, counter }) = preview.odds else { panic!("no odds") };
    assert_eq!((preview.influence, pool, armour, counter), (1, Pool { dice: 2, needs: 4 }, 1, None));
    assert_eq!(columns.first(), Some(&ratio(1, 4)));
    assert!(columns[1..].iter().all(|&chance| chance == Ratio::ZERO));
    table.mp = [0, 1];
    let preview = act::preview(&table, A, &Choice::Attack(X));
    assert!(matches!(preview.odds, Some(Odds::Attack { counter: Some(Pool { dice: 2, needs: 4 }), .. })));
}

#[test]
fn a_path_shows_who_may_strike_where() {
    let mut table = pitch(&[(A, 2000, 2000), (X, 2400, 2000), (Y, 2000, 4000), (B, 1000, 500)]);
    table.profiles[6].tac = 3;
    table.profiles[0].def = 4;
    table.profiles[0].arm = 0;
    let risks = |movement| paths::preview(&table, A, movement, &path(&[(1000, 2000)])).risks;
    let [risk] = risks(Movement::Jog).try_into().expect("one blow");
    // The zone of X ends 554 units from its centre; +2 TAC for a parting blow.
    assert_eq!((risk.by, risk.at, risk.pool), (X, Point::new(1846, 2000), Pool { dice: 5, needs: 4 }));
    assert_eq!(risk.hit, ratio(31, 32));
    assert!(risks(Movement::Dodge).is_empty());
    // Where the blow was offered the rest of the way shows none.
    let mut there = table;
    there.models[0].at = risk.at;
    let memo = Memo {
        origin: Point::new(2000, 2000),
        covered: Length(154),
        ahead: Path::to(Point::new(1000, 2000)),
    };
    for choice in [Choice::GoOn, path(&[(1000, 2000)])] {
        let preview = paths::preview_go_on(&there, &memo, A, Movement::Jog, &choice);
        assert_eq!(preview, Preview::default(), "{choice:?}");
    }
}

#[test]
fn a_charge_line_shows_the_attack_at_its_end() {
    let mut table = pitch(&[(A, 2000, 2000), (X, 3500, 2000)]);
    (table.profiles[0].tac, table.profiles[6].def, table.profiles[6].arm) = (3, 4, 0);
    let preview = charge::preview_line(&table, A, X, &Choice::Line(Point::new(3000, 2000)));
    assert!(matches!(preview.odds, Some(Odds::Attack { pool: Pool { dice: 7, needs: 4 }, .. })));
    let short = charge::preview_line(&table, A, X, &Choice::Line(Point::new(2500, 2000)));
    assert_eq!(short.odds, None);
}

#[test]
fn distances_are_told_to_the_unit() {
    let table = pitch(&[(A, 2000, 2000), (X, 2230, 2504)]);
    let between = |from, to| answer(&table, &Query::Distance { from, to });
    let distance = Answer::Distance { square: 230 * 230 + 504 * 504, gap: Length(254), contact: false };
    assert_eq!(between(Thing::Model(A), Thing::Model(X)), distance);
    assert_eq!(between(Thing::Model(A), Thing::Model(Y)), Answer::Nothing);
    let within = |x| {
        let spot = Thing::Point(Point::new(x, 2000));
        answer(&table, &Query::Within { from: Thing::Model(A), to: spot, inches: 1 })
    };
    assert_eq!((within(2404), within(2405)), (Answer::Flag(true), Answer::Flag(false)));
    let both = ModelSet::EMPTY.with(X);
    let engagement = answer(&table, &Query::Engagement { model: A });
    assert_eq!(engagement, Answer::Engagement { engages: both, engaged_by: both });
}

#[test]
fn routes_and_regions_stay_within_the_length() {
    let table = pitch(&[(A, 2000, 2000), (X, 2500, 2000)]);
    let route = |length| {
        answer(&table, &Query::Route { model: A, to: Point::new(3000, 2000), length: Length(length) })
    };
    assert_eq!(route(1000), Answer::Route(None));
    let Answer::Route(Some(found)) = route(1524) else { panic!("no way round") };
    let judged = super::judge(
        &table,
        Prompt::Path { model: A, movement: Movement::Jog, left: Length(1524) },
        Choice::Path(found),
    );
    assert_eq!((judged, found.end()), (Ok(()), Some(Point::new(3000, 2000))));
    let Answer::Region(region) = answer(&table, &Query::Reach { model: A, length: Length(500) }) else {
        panic!("no region")
    };
    let start = Point::new(2000, 2000);
    assert!(region.iter().flatten().all(|corner| corner.within(start, Length(500))));
}
