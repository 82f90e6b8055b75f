//! Declaring a charge and drawing its line.

use plane::{Disc, Length, Point, Shape};

use super::{A, B, Numbers, RED, X, Y, judge, pitch, refused};
use guild_ball::ask::{Bound, Choice, Prompt};
use guild_ball::event::{Event, Movement, apply};
use guild_ball::flow::Memo;
use guild_ball::legal::inside::{candidates_for, charge, judge_prompt};
use guild_ball::model::Condition;
use guild_ball::table::Table;
use guild_ball::terrain::{Piece, Terrain, TerrainType};

const ACT: Prompt = Prompt::Act { model: A };

fn line(left: i32) -> Prompt {
    Prompt::ChargeLine { model: A, target: X, left: Length(left) }
}

fn to(x: i32, y: i32) -> Choice {
    Choice::Line(Point::new(x, y))
}

fn rich(mut table: Table) -> Table {
    table.models[0].influence = 2;
    table
}

#[test]
fn who_may_be_charged() {
    let table = rich(pitch(&[(A, 2000, 2000), (B, 2000, 1000), (X, 3500, 2000)]));
    assert_eq!(refused(&table, ACT, Choice::Charge(X)), None);
    assert_eq!(refused(&table, ACT, Choice::Charge(B)), Some("GB-CHG-01"));
    assert_eq!(refused(&table, ACT, Choice::Charge(Y)), Some("GB-CHG-01"));
    let mut poor = table;
    poor.models[0].influence = 1;
    assert_eq!(refused(&poor, ACT, Choice::Charge(X)), Some("GB-INF-10"));
    let mut down = table;
    apply(&mut down, &Event::Suffers { model: A, condition: Condition::KnockedDown });
    assert_eq!(refused(&down, ACT, Choice::Charge(X)), Some("GB-KD-06"));
    let mut spent = table;
    apply(&mut spent, &Event::Forfeited { model: A });
    assert_eq!(refused(&spent, ACT, Choice::Charge(X)), Some("GB-ADV-07"));
    let hidden = rich(pitch(&[(A, 2000, 2000), (B, 2350, 2000), (X, 3500, 2000)]));
    assert_eq!(refused(&hidden, ACT, Choice::Charge(X)), Some("GB-CHG-01"));
}

#[test]
fn engaged_models_do_not_charge_nor_those_who_engage_the_target() {
    let engaged = rich(pitch(&[(A, 2000, 2000), (X, 3500, 2000), (Y, 2400, 2000)]));
    assert_eq!(refused(&engaged, ACT, Choice::Charge(X)), Some("GB-CHG-02"));
    // A reaches two inches and X one: A engages X without being engaged.
    let mut reaching = rich(pitch(&[(A, 2000, 2000), (X, 2700, 2000)]));
    reaching.profiles[0].melee = 2;
    assert_eq!(refused(&reaching, ACT, Choice::Charge(X)), Some("GB-CHG-03"));
}

#[test]
fn a_line_ends_engaging_whenever_it_can() {
    let table = pitch(&[(A, 2000, 2000), (X, 3500, 2000)]);
    assert_eq!(refused(&table, line(2032), to(2946, 2000)), None);
    let refusal = judge(&table, line(2032), to(2945, 2000)).unwrap_err();
    assert_eq!(refusal.rule, "GB-CHG-05");
    assert_eq!(judge(&table, line(2032), refusal.suggestion(&to(0, 0)).unwrap()), Ok(()));
    assert_eq!(refused(&table, line(2032), Choice::Stop), Some("GB-CHG-05"));
    assert_eq!(refused(&table, line(2032), super::path(&[])), Some("GB-CHG-05"), "an empty path stays");
    assert_eq!(refused(&table, line(945), super::path(&[])), None);
    assert_eq!(refused(&table, line(2032), super::path(&[(2946, 2000)])), Some("GB-CHG-04"));
    let bent = judge(&table, line(2032), super::path(&[(2900, 2000), (2946, 2000)])).unwrap_err();
    assert_eq!(bent.rule, "GB-CHG-04");
    assert_eq!(judge(&table, line(2032), Choice::Line(bent.furthest.unwrap())), Ok(()));
    assert_eq!(refused(&table, line(945), to(2945, 2000)), None);
    assert_eq!(refused(&table, line(945), Choice::Stop), None);
    assert_eq!(refused(&table, line(946), to(2945, 2000)), Some("GB-CHG-05"));
    assert_eq!(refused(&table, line(946), to(2946, 2000)), None);
    assert_eq!(refused(&table, line(2032), to(2000, 2000)), Some("GB-MOVE-09"));
}

#[test]
fn a_charge_under_way_goes_on_unless_it_engages_already() {
    let prompt = Prompt::GoOn {
        model: A,
        movement: Movement::Charge,
        left: Length(500),
        target: Some(X),
        bound: Bound::Free,
    };
    let origin = Point::new(2500, 2000);
    let memo = Memo { origin, ahead: plane::Path::to(Point::new(3000, 2000)), ..Memo::default() };
    let rule =
        |table: &Table, choice| judge_prompt(table, &memo, RED, &prompt, &choice).err().map(|r| r.rule);
    let short = pitch(&[(A, 2500, 2000), (X, 3500, 2000)]);
    assert_eq!(rule(&short, Choice::GoOn), None);
    assert_eq!(rule(&short, Choice::Stop), Some("GB-CHG-05"));
    assert_eq!(rule(&short, super::path(&[(2600, 2000)])), Some("GB-CHG-04"));
    let bent = judge_prompt(&short, &memo, RED, &prompt, &super::path(&[(2600, 2000)])).unwrap_err();
    assert_eq!(bent.furthest, memo.ahead.end(), "where its line leads");
    let there = pitch(&[(A, 2950, 2000), (X, 3500, 2000)]);
    assert_eq!(rule(&there, Choice::Stop), None);
    let hopeless = pitch(&[(A, 2500, 2000), (X, 5500, 2000)]);
    assert_eq!(rule(&hopeless, Choice::Stop), None);
    let past = pitch(&[(A, 2500, 2000), (X, 2500, 2450)]);
    assert_eq!(rule(&past, Choice::GoOn), Some("GB-CHG-05"), "the end of its line engages no more");
    assert_eq!(rule(&past, Choice::Stop), None);
}

/// GB-TERR-04: fast ground carries a charge 2" further, so bots are offered one that gets there only over it.
#[test]
fn a_charge_that_gets_there_over_fast_ground_is_offered() {
    let mut numbers = Numbers(3);
    let mut offered = |table: &Table| {
        let mut out = Vec::new();
        candidates_for(table, &Memo::default(), RED, &ACT, 64, &mut numbers, &mut out);
        let drawn = charge::in_reach(table, A).has(X);
        let glance = table.disc(A).within(table.disc(X), charge::at_most(table, A));
        (out.contains(&Choice::Charge(X)), drawn, glance)
    };
    // 8" and a zone of 1" reach 2286 beyond the base, 2794 with fast ground.
    let bare = rich(pitch(&[(A, 2000, 1000), (X, 2000, 3900)]));
    assert_eq!(offered(&bare), (false, false, false));
    let mut fast = bare;
    let shape = Shape::Disc(Disc::new(Point::new(2000, 1600), Length(200)));
    fast.terrain = Terrain::new(&[Piece { kind: TerrainType::Fast, shape }]);
    assert!(charge::reaches(&fast, A, X));
    assert_eq!(offered(&fast), (true, true, true));
    let mut aside = bare;
    let shape = Shape::Disc(Disc::new(Point::new(3000, 1600), Length(200)));
    aside.terrain = Terrain::new(&[Piece { kind: TerrainType::Fast, shape }]);
    assert!(!charge::reaches(&aside, A, X));
    assert_eq!(offered(&aside), (false, false, true), "no fast ground on the way");
    let mut beyond = fast;
    beyond.models[X.index()].at = Point::new(2000, 4095);
    assert_eq!(offered(&beyond), (false, false, false));
}

/// If some straight line found by brute force engages the target, the candidates are lines that do.
#[test]
fn candidates_engage_wherever_a_dense_search_can() {
    let mut numbers = Numbers(11);
    let (mut reached, mut missed) = (0, 0);
    for _ in 0..150 {
        let mut places = vec![(A, 1800, 1800)];
        for id in [X, Y, B] {
            let (x, y) = (numbers.between(500, 3400), numbers.between(1800, 3400));
            if places.iter().all(|&(_, px, py)| (px - x) * (px - x) + (py - y) * (py - y) >= 320 * 320) {
                places.push((id, x, y));
            }
        }
        let table = pitch(&places);
        if !table.is_on_pitch(X) {
            continue;
        }
        let prompt = line(numbers.between(600, 2032));
        let mut out = Vec::new();
        candidates_for(&table, &Memo::default(), RED, &prompt, 32, &mut numbers, &mut out);
        assert!(!out.is_empty());
        for choice in &out {
            assert_eq!(judge(&table, prompt, *choice), Ok(()));
        }
        let engages = |choice: &Choice| match *choice {
            Choice::Line(at) => {
                let mut there = table;
                there.models[0].at = at;
                guild_ball::engage::engages(&there, A, X)
            }
            _ => false,
        };
        let found = out.iter().all(engages);
        let target = table.model(X).at;
        let dense = (0..6000).any(|_| {
            let at = (target.x + numbers.between(-560, 560), target.y + numbers.between(-560, 560));
            let Choice::Line(at) = to(at.0, at.1) else { return false };
            engages(&Choice::Line(at)) && judge(&table, prompt, Choice::Line(at)).is_ok()
        });
        reached += u32::from(found);
        missed += u32::from(dense && !found);
    }
    assert!(reached > 20, "{reached}");
    assert_eq!(missed, 0);
}
