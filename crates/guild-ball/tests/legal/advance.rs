//! Paths, pushes and what is suggested instead.

use plane::{Length, Point};

use super::{A, B, Numbers, RED, X, Y, jog, judge, path, pitch, refused};
use guild_ball::ask::{Bound, Choice, Prompt};
use guild_ball::event::{Event, Movement, apply};
use guild_ball::flow::Memo;
use guild_ball::legal::inside::judge_prompt;
use guild_ball::refusal::Why;

#[test]
fn a_jog_is_judged_to_the_unit() {
    let table = pitch(&[(A, 2000, 2000)]);
    assert_eq!(refused(&table, jog(1524), path(&[(3524, 2000)])), None);
    let refusal = judge(&table, jog(1524), path(&[(3524, 2001)])).unwrap_err();
    assert_eq!((refusal.rule, refusal.why), ("GB-MOVE-02", Why::TooLong { left: Length::inches(6) }));
    assert_eq!(refusal.furthest, Some(Point::new(3523, 2001)));
    // Four inches, a turn, two inches, and half an inch more.
    assert_eq!(refused(&table, jog(1524), path(&[(2000, 3016), (2508, 3016)])), None);
    assert_eq!(refused(&table, jog(1524), path(&[(2000, 3016), (2635, 3016)])), Some("GB-MOVE-02"));
}

#[test]
fn bases_are_passed_in_contact_and_never_crossed() {
    let table = pitch(&[(A, 2000, 2000), (X, 2700, 2300)]);
    assert_eq!(refused(&table, jog(1524), path(&[(3400, 2000)])), None);
    let table = pitch(&[(A, 2000, 2000), (X, 2700, 2299)]);
    let refusal = judge(&table, jog(1524), path(&[(3400, 2000)])).unwrap_err();
    assert_eq!((refusal.rule, refusal.why), ("GB-MOVE-03", Why::Blocked(X)));
    let table = pitch(&[(A, 2000, 2000), (B, 2700, 2000)]);
    assert_eq!(
        judge(&table, jog(1524), path(&[(3400, 2000)])).unwrap_err().furthest,
        Some(Point::new(2400, 2000))
    );
}

#[test]
fn goalposts_and_the_edge_stop_a_chosen_path() {
    let table = pitch(&[(A, 3048, 2000)]);
    assert_eq!(refused(&table, jog(1524), path(&[(3048, 1000)])), Some("GB-TERR-19"));
    assert_eq!(refused(&table, jog(1524), path(&[(3048, 1674)])), None);
    assert_eq!(refused(&table, jog(1524), path(&[(3048, 1673)])), Some("GB-TERR-19"));
    let table = pitch(&[(A, 300, 2000)]);
    assert_eq!(refused(&table, jog(1524), path(&[(150, 2000)])), None);
    let refusal = judge(&table, jog(1524), path(&[(149, 2000)])).unwrap_err();
    assert_eq!((refusal.rule, refusal.furthest), ("GB-MOVE-08", Some(Point::new(150, 2000))));
    assert_eq!(refused(&table, jog(1524), path(&[(2_000_000, 0)])), Some("GB-MOVE-08"));
}

#[test]
fn only_a_model_that_may_take_the_ball_ends_where_it_lies() {
    let mut table = pitch(&[(A, 2000, 2000)]);
    apply(&mut table, &Event::Loose { at: Point::new(2700, 2000), by: None });
    assert_eq!(refused(&table, jog(1524), path(&[(3000, 2000)])), None);
    assert_eq!(refused(&table, jog(1524), path(&[(2999, 2000)])), None);
    apply(&mut table, &Event::Activated { model: A });
    apply(&mut table, &Event::GaveUp { model: A });
    apply(&mut table, &Event::Loose { at: Point::new(2700, 2000), by: None });
    let refusal = judge(&table, jog(1524), path(&[(2999, 2000)])).unwrap_err();
    assert_eq!((refusal.rule, refusal.furthest), ("GB-GEO-30", Some(Point::new(2400, 2000))));
}

#[test]
fn after_an_interruption_the_drawn_path_another_or_a_stop_will_do() {
    let table = pitch(&[(A, 2000, 2000)]);
    let prompt = Prompt::GoOn {
        model: A,
        movement: Movement::Jog,
        left: Length(500),
        target: None,
        bound: Bound::Free,
    };
    let ahead = |to: Option<Point>| Memo {
        origin: Point::new(1800, 2000),
        covered: Length(200),
        ahead: to.map(plane::Path::to).unwrap_or_default(),
        ..Memo::default()
    };
    let rule = |memo: &Memo, choice| judge_prompt(&table, memo, RED, &prompt, &choice).err().map(|r| r.rule);
    let memo = ahead(Some(Point::new(2500, 2000)));
    assert_eq!(rule(&memo, Choice::GoOn), None);
    assert_eq!(rule(&memo, Choice::Stop), None);
    assert_eq!(rule(&memo, path(&[(2000, 2500)])), None);
    assert_eq!(rule(&memo, path(&[(2000, 2501)])), Some("GB-MOVE-02"));
    assert_eq!(rule(&ahead(None), Choice::GoOn), Some("HALL-CHOICE"));
    assert_eq!(rule(&memo, Choice::Yes), Some("HALL-CHOICE"));
}

#[test]
fn stopping_on_the_ball_is_refused_while_the_way_leads_off_it() {
    let mut table = pitch(&[(A, 2000, 2000)]);
    apply(&mut table, &Event::Loose { at: Point::new(2100, 2000), by: None });
    let prompt = Prompt::GoOn {
        model: A,
        movement: Movement::Jog,
        left: Length(500),
        target: None,
        bound: Bound::Free,
    };
    let origin = Point::new(2000, 2000);
    let memo = Memo { origin, ahead: plane::Path::to(Point::new(2400, 2000)), ..Memo::default() };
    let stop = |memo: &Memo| judge_prompt(&table, memo, RED, &prompt, &Choice::Stop).err().map(|r| r.rule);
    assert_eq!(stop(&memo), Some("GB-GEO-30"));
    assert_eq!(stop(&Memo::default()), None);
}

#[test]
fn a_push_is_one_line_and_sends_only_enemies_off_the_pitch() {
    let table = pitch(&[(A, 300, 2000), (X, 300, 3000)]);
    let push = |model| Prompt::PushLine { model, by: A, left: Length(254), bound: Bound::Free };
    let line = |x, y| Choice::Line(Point::new(x, y));
    assert_eq!(refused(&table, push(X), line(46, 3000)), None);
    assert_eq!(refused(&table, push(X), line(45, 3000)), Some("GB-REPO-03"));
    assert_eq!(refused(&table, push(X), line(300, 3000)), Some("GB-MOVE-09"));
    assert_eq!(refused(&table, push(A), line(100, 2000)), Some("GB-MOVE-08"));
    assert_eq!(refused(&table, push(X), Choice::Stop), None);
}

/// Random paths among random models: whatever is refused with a furthest point is legal up to there.
#[test]
fn every_suggested_furthest_point_passes() {
    let mut numbers = Numbers(7);
    let mut suggested = 0;
    for round in 0..4000 {
        let spot = |numbers: &mut Numbers| (numbers.between(150, 3500), numbers.between(150, 3500));
        let mut places = vec![(A, 1800, 1800)];
        for id in [B, X, Y] {
            let (x, y) = spot(&mut numbers);
            let clear =
                places.iter().all(|&(_, px, py)| (px - x) * (px - x) + (py - y) * (py - y) >= 300 * 300);
            let post = (3048 - x) * (3048 - x) + (1274 - y) * (1274 - y) >= 400 * 400;
            if clear && post {
                places.push((id, x, y));
            }
        }
        let mut table = pitch(&places);
        if round % 2 == 0 {
            let (x, y) = spot(&mut numbers);
            if (x - 1800) * (x - 1800) + (y - 1800) * (y - 1800) > 300 * 300 {
                apply(&mut table, &Event::Loose { at: Point::new(x, y), by: None });
            }
        }
        let corners = numbers.between(1, 4);
        let points: Vec<_> =
            (0..corners).map(|_| (numbers.between(-200, 3600), numbers.between(-200, 3600))).collect();
        let (prompt, choice) = (jog(numbers.between(200, 5000)), path(&points));
        if let Err(refusal) = judge(&table, prompt, choice) {
            let instead = refusal.suggestion(&choice).expect("a refused path has a furthest point");
            assert_eq!(judge(&table, prompt, instead), Ok(()), "{choice:?} {refusal:?}");
            suggested += 1;
        }
    }
    assert!(suggested > 2000, "{suggested}");
}
