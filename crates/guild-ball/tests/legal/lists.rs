//! Movement lists: wide, diverse and legal.

use plane::{Length, Point, Vector};

use super::{A, B, Numbers, RED, X, Y, jog, judge, pitch};
use guild_ball::ask::Choice;
use guild_ball::engage;
use guild_ball::event::{Event, apply};
use guild_ball::flow::Memo;
use guild_ball::legal::inside::candidates_for;
use guild_ball::table::Table;

/// The ends of the paths offered for a jog of A; every answer offered is legal, and staying is one where there is no other.
fn ends(table: &Table, left: i32, want: usize) -> Vec<Point> {
    let mut out = Vec::new();
    candidates_for(table, &Memo::default(), RED, &jog(left), want, &mut Numbers(3), &mut out);
    let goes = out.iter().any(|choice| matches!(choice, Choice::Path(_)));
    assert!(out.contains(&Choice::Stop) != goes && out.len() <= want.max(1));
    for choice in &out {
        assert_eq!(judge(table, jog(left), *choice), Ok(()), "{choice:?}");
    }
    let end = |choice: &Choice| match choice {
        Choice::Path(path) => path.end(),
        _ => None,
    };
    out.iter().filter_map(end).collect()
}

/// The number of the eighth of a turn a vector lies in.
fn sector(v: Vector) -> usize {
    let half = usize::from(v.y < 0);
    let (x, y) = if v.y < 0 { (-v.x, -v.y) } else { (v.x, v.y) };
    4 * half
        + if x > y {
            0
        } else if x > 0 {
            1
        } else if -x < y {
            2
        } else {
            3
        }
}

#[test]
fn in_the_open_there_are_48_ends_in_all_sectors() {
    let table = pitch(&[(A, 3048, 3048)]);
    let ends = ends(&table, 1016, 64);
    assert!(ends.len() >= 48, "{}", ends.len());
    let mut sectors = [0; 8];
    for end in &ends {
        sectors[sector(*end - Point::new(3048, 3048))] += 1;
    }
    assert!(sectors.iter().all(|&count| count >= 4), "{sectors:?}");
    let distinct = ends.iter().enumerate().all(|(at, end)| !ends[..at].contains(end));
    assert!(distinct);
}

#[test]
fn every_target_in_reach_is_reached() {
    let mut table = pitch(&[(A, 3048, 3048), (X, 4000, 3048), (Y, 2200, 2500), (B, 3000, 4000)]);
    apply(&mut table, &Event::Loose { at: Point::new(2200, 3600), by: None });
    let ends = ends(&table, 1524, 64);
    let standing = |at: &Point| {
        let mut there = table;
        there.models[0].at = *at;
        there
    };
    for enemy in [X, Y] {
        assert!(ends.iter().any(|at| engage::engages(&standing(at), A, enemy)), "{enemy:?}");
        assert!(ends.iter().any(|at| standing(at).disc(A).touches(table.disc(enemy))), "{enemy:?}");
        let outside = |at: &Point| {
            let gap = standing(at).disc(A).gap_down(table.disc(enemy)).0;
            (254..=280).contains(&gap)
        };
        assert!(ends.iter().any(outside), "{enemy:?}");
    }
    let ball = table.free_ball().unwrap();
    assert!(ends.iter().any(|at| standing(at).disc(A).within(ball, Length(254))));
}

#[test]
fn a_target_behind_somebody_is_reached_round_him() {
    let table = pitch(&[(A, 2000, 3048), (B, 2600, 3048), (X, 3000, 3048)]);
    let ends = ends(&table, 1524, 64);
    let touching = |at: &Point| plane::Disc::new(*at, Length(150)).touches(table.disc(X));
    assert!(ends.iter().any(touching));
    let walled = pitch(&[(A, 2000, 150), (B, 2310, 150), (X, 2620, 150), (Y, 2465, 430)]);
    let ends = self::ends(&walled, 1524, 64);
    assert!(ends.iter().any(|at| plane::Disc::new(*at, Length(150)).touches(walled.disc(Y))));
}

#[test]
fn the_list_widens_with_what_is_wanted() {
    let table = pitch(&[(A, 3048, 3048), (X, 4000, 3048)]);
    let mut before = 0;
    for want in [2, 8, 16, 32, 64, 128, 200] {
        let count = ends(&table, 1524, want).len();
        assert!(count > before && count <= want, "{want} {count} {before}");
        before = count;
    }
}

/// Crowds of models, bases of all sizes, edges and corners: everything offered is legal.
#[test]
fn whatever_is_near_every_end_is_legal() {
    let mut numbers = Numbers(5);
    for round in 0..1500 {
        let mut table = pitch(&[]);
        for profile in &mut table.profiles {
            profile.base = Length([150, 200, 250][numbers.between(0, 2) as usize]);
            profile.melee = numbers.between(0, 3) as u8;
        }
        let spread = numbers.between(500, 5900);
        for model in [A, B, X, Y, guild_ball::model::ModelId(8), guild_ball::model::ModelId(2)] {
            let centre = Point::new(numbers.between(150, spread), numbers.between(150, spread));
            let base = plane::Disc::new(centre, table.profile(model).base);
            if guild_ball::legal::inside::spot::obstacle(&table, base, guild_ball::model::ModelSet::EMPTY)
                .is_ok()
            {
                apply(&mut table, &Event::Deployed { model, at: centre });
            }
        }
        if !table.is_on_pitch(A) {
            continue;
        }
        let ball = Point::new(numbers.between(150, spread), numbers.between(150, spread));
        let free = guild_ball::legal::inside::spot::target_spot(&table, ball).is_ok();
        if free && round % 2 == 0 {
            apply(&mut table, &Event::Loose { at: ball, by: None });
        }
        let (left, want) = (numbers.between(0, 2600), numbers.between(2, 150) as usize);
        ends(&table, left, want);
    }
}
