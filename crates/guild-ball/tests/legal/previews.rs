//! Prices, exact odds and risks, and questions about the table.

use kernel::odds::Ratio;
use plane::{Disc, Length, Path, Point};

use super::{A, B, X, Y, path, pitch};
use guild_ball::ask::{Bound, Choice, Pick, Picks, Prompt, Threat};
use guild_ball::effect::{AbilityId, Effects, Held};
use guild_ball::event::Movement;
use guild_ball::flow::Memo;
use guild_ball::legal::inside::{act, charge, path as paths, push, react};
use guild_ball::legal::{Blow, Flag, Grid, Mark, Odds, Sum, Walk};
use guild_ball::model::{Condition, ModelSet, Playbook};
use guild_ball::pool::{Net, Pool};
use guild_ball::query::{Answer, Query, Thing, answer};
use guild_ball::refusal::Why;
use guild_ball::table::{Ball, Phase, Table};

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
    assert_eq!((preview.influence, preview.mp, preview.odds), (1, 1, Some(odds)));
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

/// GB-MOM-21, -27: whoever is attacked sees what is coming with and without each reaction, and what goes back.
#[test]
fn a_reaction_shows_what_is_coming_and_what_goes_back() {
    let mut table = pitch(&[(A, 2000, 2000), (X, 2400, 2000)]);
    for profile in &mut table.profiles {
        (profile.tac, profile.def, profile.arm) = (2, 4, 0);
    }
    (table.profiles[6].tac, table.mp) = (1, [0, 2]);
    let react =
        |threat, counter, stance| react::preview(&table, X, A, threat, &Choice::React { counter, stance });
    let pool = |odds: &Option<Odds>| match odds {
        Some(Odds::Attack { pool, columns, counter: None, .. }) => Some((*pool, columns[0])),
        Some(_) => panic!("{odds:?}"),
        None => None,
    };
    let coming = Some((Pool { dice: 2, needs: 4 }, ratio(3, 4)));
    let nothing = react(Threat::Attack, false, false);
    assert_eq!((nothing.mp, pool(&nothing.odds), pool(&nothing.counter)), (0, coming, None));
    let counter = react(Threat::Attack, true, false);
    let back = Some((Pool { dice: 1, needs: 4 }, ratio(1, 2)));
    assert_eq!((counter.mp, pool(&counter.odds), pool(&counter.counter)), (1, coming, back));
    // A charge has four dice more, and a Defensive Stance makes each of them hit less often.
    let charge = Some((Pool { dice: 6, needs: 4 }, ratio(63, 64)));
    let stance = Some((Pool { dice: 6, needs: 5 }, ratio(665, 729)));
    assert_eq!(pool(&react(Threat::Charge, false, false).odds), charge);
    let both = react(Threat::Charge, true, true);
    assert_eq!((both.mp, pool(&both.odds), pool(&both.counter)), (2, stance, back));
}

#[test]
fn a_charge_shows_the_price_that_is_paid() {
    let mut table = pitch(&[(A, 2000, 2000), (X, 3500, 2000)]);
    assert_eq!(act::preview(&table, A, &Choice::Charge(X)).influence, 2);
    let id = AbilityId::named("vindictive").expect("a trait");
    let held = Held { id, area: 0, named: ModelSet::EMPTY };
    assert_eq!(table.profiles[0].abilities.push(held), Ok(()));
    table.effects = Effects::of_cards(&table.profiles);
    assert_eq!(act::preview(&table, A, &Choice::Charge(X)).influence, 1);
    // It costs less in its own activation only.
    table.activation = None;
    assert_eq!(act::preview(&table, A, &Choice::Charge(X)).influence, 2);
}

#[test]
fn a_path_shows_who_may_strike_where() {
    let mut table = pitch(&[(A, 2000, 2000), (X, 2400, 2000), (Y, 2000, 4000), (B, 1000, 500)]);
    table.profiles[6].tac = 3;
    table.profiles[0].def = 4;
    table.profiles[0].arm = 0;
    let left = Length(1524);
    let walk = |movement| paths::preview(&table, A, movement, left, &path(&[(1000, 2000)])).walk;
    let jog = walk(Movement::Jog).expect("a walk");
    assert_eq!((jog.used, jog.left), (Length(1000), Length(524)));
    let [struck, end] = jog.flags.try_into().expect("a blow and the end");
    let Mark::Blow(blow) = struck.mark else { panic!("no blow") };
    // The zone of X ends 554 units from its centre; +2 TAC for a parting blow.
    assert_eq!((struck.along, struck.at), (Length(154), Point::new(1846, 2000)));
    assert_eq!((blow.by, blow.pool), (X, Pool { dice: 5, needs: 4 }));
    assert_eq!(blow.hit, ratio(31, 32));
    let last = Flag { along: Length(1000), at: Point::new(1000, 2000), mark: Mark::End };
    assert_eq!(end, last);
    let dodge = walk(Movement::Dodge).expect("a walk");
    assert_eq!(dodge.flags, [last]);
    // Where the blow was offered the rest of the way shows none.
    let mut there = table;
    there.models[0].at = struck.at;
    let memo = Memo {
        origin: Point::new(2000, 2000),
        covered: Length(154),
        ahead: Path::to(Point::new(1000, 2000)),
        ..Memo::default()
    };
    for choice in [Choice::GoOn, path(&[(1000, 2000)])] {
        let preview = paths::preview_go_on(&there, &memo, A, Movement::Jog, Length(1370), &choice);
        let end = Flag { along: Length(846), at: Point::new(1000, 2000), mark: Mark::End };
        let walk = Walk { path: memo.ahead, used: Length(846), left: Length(524), flags: vec![end] };
        assert_eq!(preview.walk, Some(walk), "{choice:?}");
    }
}

/// GB-PART-04: one TAC and two more dice against 4+, ARM 1.
#[test]
fn a_blow_is_counted_exactly() {
    let mut table = pitch(&[(A, 2000, 2000), (X, 2400, 2000)]);
    table.profiles[6].tac = 1;
    (table.profiles[0].def, table.profiles[0].arm) = (4, 1);
    table.profiles[6].playbook = playbook(&[&["1"], &["kd", "2"]]);
    table.ball = Ball::Held(A);
    let blow = |table: &Table| react::preview_blow(table, X, A, &Choice::Yes).blow.expect("a blow");
    // Three dice: P(2 hits) = 3/8, P(3 hits) = 1/8, which are one and two net hits.
    let odds = blow(&table);
    assert_eq!((odds.pool, odds.armour), (Pool { dice: 3, needs: 4 }, 1));
    assert_eq!((odds.hit, odds.knocked_down, odds.taken_out), (ratio(1, 2), ratio(1, 8), Ratio::ZERO));
    assert_eq!((odds.ball, odds.damage), (ratio(1, 8), ratio(5, 8)));
    // With one HP left every net hit takes the ball carrier out; somebody without the ball has none to lose.
    table.models[0].hp = 1;
    let odds = blow(&table);
    assert_eq!((odds.taken_out, odds.ball, odds.damage), (ratio(1, 2), ratio(1, 2), ratio(1, 2)));
    table.ball = Ball::Away;
    assert_eq!(blow(&table).ball, Ratio::ZERO);
    // A tackle with the first net hit; nobody is knocked down twice (GB-PB-17).
    table.models[0].hp = 10;
    table.ball = Ball::Held(A);
    table.profiles[6].playbook = playbook(&[&["tackle"], &["kd"]]);
    assert_eq!((blow(&table).ball, blow(&table).damage), (ratio(1, 2), Ratio::ZERO));
    table.models[0].conditions = table.models[0].conditions.with(Condition::KnockedDown);
    assert_eq!(blow(&table).knocked_down, Ratio::ZERO);
}

fn playbook(columns: &[&[&str]]) -> Playbook {
    let columns: Vec<Vec<String>> =
        columns.iter().map(|rows| rows.iter().map(|&text| text.to_owned()).collect()).collect();
    guild_ball::catalog::playbook(&columns).expect("a playbook")
}

/// GB-SNAP-02: within 1" of a free ball it may be taken, and whoever has it can lose it afterwards.
#[test]
fn a_path_shows_where_the_ball_comes_into_reach() {
    let mut table = pitch(&[(A, 2000, 2000), (X, 3800, 2400)]);
    table.ball = Ball::Free { at: Point::new(3000, 2000), by: None };
    let walk = |path: Choice| paths::preview(&table, A, Movement::Sprint, Length(2032), &path).walk;
    let walk = walk(path(&[(2000, 2100), (3700, 2000), (3700, 1800)])).expect("a walk");
    let [ball, blow, end] = walk.flags.try_into().expect("the ball, a blow and the end");
    assert_eq!(ball.mark, Mark::Ball);
    let near = |at: Point| Disc { centre: at, radius: Length(150) };
    let free = near(Point::new(3000, 2000));
    assert!(near(ball.at).within(free, Length(254)));
    assert!(ball.along < blow.along && blow.along < end.along);
    assert_eq!((end.along, walk.left), (walk.used, Length(2032).less(walk.used)));
    assert!(matches!(blow.mark, Mark::Blow(Blow { by: X, ball, .. }) if ball != Ratio::ZERO));
}

/// GB-REPO-04, GB-MOVE-05: a push stops at a base and goes over the edge.
#[test]
fn a_push_shows_where_it_ends() {
    let table = pitch(&[(A, 2000, 2000), (X, 2000, 400), (Y, 2600, 400)]);
    let walk = |to| push::preview(&table, X, Length(508), &Choice::Line(to)).walk.expect("a walk");
    let stopped = walk(Point::new(2508, 400));
    assert_eq!(stopped.flags, [Flag { along: Length(300), at: Point::new(2300, 400), mark: Mark::End }]);
    assert!(matches!(walk(Point::new(2000, 0)).flags[..], [Flag { mark: Mark::Off, .. }]));
}

#[test]
fn bonus_time_is_shown_where_it_can_be_paid() {
    let mut table = shooting();
    table.mp = [1, 0];
    // The Shot costs the only point.
    assert_eq!(act::preview(&table, A, &Choice::Shot).bonus, None);
    table.mp = [2, 0];
    let bonus = act::preview(&table, A, &Choice::Shot).bonus;
    assert!(matches!(bonus, Some(Odds::Shot { goal, .. }) if goal == ratio(15, 16)));
}

#[test]
fn a_movement_is_planned_before_it_is_declared() {
    let table = pitch(&[(A, 2000, 2000), (X, 2400, 2000), (Y, 1000, 2000)]);
    let plan = |movement, points: &[(i32, i32)]| {
        let Choice::Path(path) = path(points) else { panic!("a path") };
        match answer(&table, &Query::Plan { model: A, movement, path }) {
            Answer::Plan(plan) => *plan,
            other => panic!("{other:?}"),
        }
    };
    let free = plan(Movement::Jog, &[(2000, 1000)]);
    assert_eq!((free.walk.used, free.refused), (Length(1000), None));
    assert!(matches!(free.walk.flags[0].mark, Mark::Blow(Blow { by: X, .. })));
    // Y stands in the way: the plan goes up to its base.
    let blocked = plan(Movement::Jog, &[(500, 2000)]);
    assert_eq!(blocked.refused.map(|refused| refused.refusal.why), Some(Why::Blocked(Y)));
    assert_eq!((blocked.path.end(), blocked.walk.used), (Some(Point::new(1300, 2000)), Length(700)));
    let long = plan(Movement::Jog, &[(2000, 100)]);
    assert_eq!(long.refused.map(|refused| refused.rule), Some("GB-MOVE-02"));
    assert_eq!(plan(Movement::Sprint, &[(2000, 200)]).refused, None);
    let bent = plan(Movement::Charge, &[(2000, 1500), (1500, 1500)]);
    assert_eq!(bent.refused.map(|refused| refused.refusal.why), Some(Why::NotStraight));
    assert_eq!(bent.path.end(), Some(Point::new(2000, 1500)));
    let dodge = Query::Plan { model: A, movement: Movement::Dodge, path: Path::new() };
    assert_eq!(answer(&table, &dodge), Answer::Nothing);
}

#[test]
fn zones_are_shown_with_who_is_engaged() {
    let mut table = pitch(&[(A, 2000, 2000), (X, 2400, 2000), (Y, 5000, 5000)]);
    let zones = |table: &Table| match answer(table, &Query::Zones) {
        Answer::Zones(zones) => zones,
        other => panic!("{other:?}"),
    };
    let [a, x, y] = zones(&table).try_into().expect("three zones");
    let around = Disc { centre: Point::new(2000, 2000), radius: Length(404) };
    assert_eq!((a.model, a.reach, a.engages, a.engaged_by), (A, Some(around), vec![X], vec![X]));
    assert_eq!((x.engages, y.engages, y.engaged_by), (vec![A], vec![], vec![]));
    // GB-KD-02: no zone while knocked down.
    table.models[0].conditions = table.models[0].conditions.with(Condition::KnockedDown);
    assert_eq!(zones(&table)[0].reach, None);
}

/// GB-PB-08, -09: three net hits on two columns are a result of any column, then one of the first.
#[test]
fn a_playbook_is_shown_round_by_round() {
    let mut table = pitch(&[(A, 2000, 2000), (X, 2400, 2000)]);
    table.profiles[0].playbook = playbook(&[&["1", "tackle"], &["kd"]]);
    let grid = |picks: &[Pick]| {
        let picks = Picks::collect(picks.iter().copied());
        match answer(&table, &Query::Picks { by: A, on: X, hits: 3, parting: false, picks }) {
            Answer::Picks(grid) => grid,
            other => panic!("{other:?}"),
        }
    };
    let pick = |column, row| Pick { column, row };
    let open = |grid: &Grid| -> Vec<Vec<bool>> {
        grid.closed.iter().map(|rows| rows.iter().map(Option::is_none).collect()).collect()
    };
    let none = grid(&[]);
    assert_eq!((none.need, none.given, none.done), (2, 0, false));
    // X has no ball to be tackled.
    assert_eq!(open(&none), [vec![true, false], vec![true]]);
    assert_eq!(none.closed[0][1].as_ref().map(|refused| refused.rule), Some("GB-PB-19"));
    let one = grid(&[pick(1, 0)]);
    assert_eq!((one.need, one.given, one.done), (2, 1, false));
    assert_eq!(open(&one), [vec![true, false], vec![false]]);
    let both = grid(&[pick(1, 0), pick(0, 0)]);
    assert!(both.done && open(&both).iter().flatten().all(|open| !open));
    assert!(grid(&[pick(0, 1)]).refused.is_some());
    // A knock down and one damage; A is not active, so nothing is gained.
    assert_eq!(none.rounds, [2, 1]);
    let hp = table.models[6].hp;
    assert_eq!(both.sum, Sum { damage: 1, hp: hp - 1, knock_down: true, ..Sum::default() });
    assert_eq!(none.sum, Sum { hp, ..Sum::default() });
}

/// A model with a trait of this name on its card.
fn with_trait(table: &mut Table, place: usize, id: &str) {
    let id = AbilityId::named(id).expect("a trait");
    let held = Held { id, area: 0, named: ModelSet::EMPTY };
    assert_eq!(table.profiles[place].abilities.push(held), Ok(()));
    table.effects = Effects::of_cards(&table.profiles);
}

/// GB-PB-06, -07, -13: damage with what changes it, and only the MP that are certain.
#[test]
fn the_sum_of_picks_is_what_they_will_do() {
    let mut table = pitch(&[(A, 2000, 2000), (X, 2400, 2000)]);
    table.profiles[0].playbook = playbook(&[&["m 1", "m push1"]]);
    with_trait(&mut table, 0, "heavy-blows");
    let sum = |table: &Table, row: u8| {
        let picks = Picks::collect([Pick { column: 0, row }]);
        match answer(table, &Query::Picks { by: A, on: X, hits: 1, parting: false, picks }) {
            Answer::Picks(grid) => grid.sum,
            other => panic!("{other:?}"),
        }
    };
    let hp = table.models[6].hp;
    assert_eq!(sum(&table, 0), Sum { damage: 2, hp: hp - 2, mp: 1, ..Sum::default() });
    assert_eq!(sum(&table, 1), Sum { push: 1, hp, mp: 1, ..Sum::default() });
    // X may ignore the push, and with it all there is.
    with_trait(&mut table, 6, "stoic");
    assert_eq!(sum(&table, 1), Sum { push: 1, hp, mp: 0, ..Sum::default() });
    // GB-MOM-02: with the ball behind the own goal line nothing is gained.
    (table.ball, table.phase) = (Ball::Held(A), Phase::Activation);
    table.models[0].at = Point::new(2000, 300);
    assert_eq!(sum(&table, 0), Sum { damage: 2, hp: hp - 2, mp: 0, ..Sum::default() });
}

#[test]
fn bonus_time_shows_what_it_costs() {
    let pool = |dice| Pool { dice, needs: 4 };
    let price = |price| react::preview_bonus([pool(2), pool(3)], Net::NONE, price, &Choice::Yes).mp;
    assert_eq!((price(1), price(0)), (1, 0));
    assert_eq!(react::preview_bonus([pool(2), pool(3)], Net::NONE, 1, &Choice::No).mp, 0);
}

/// GB-ATK-05: net hits that are added open columns whatever is rolled.
#[test]
fn the_odds_of_an_attack_count_net_hits_that_are_added() {
    let mut table = pitch(&[(A, 2000, 2000), (X, 2400, 2000)]);
    (table.profiles[0].tac, table.profiles[6].def, table.profiles[6].arm) = (2, 4, 1);
    table.profiles[0].playbook = playbook(&[&["1"], &["2"], &["3"]]);
    let columns = |table: &Table| match act::preview(table, A, &Choice::Attack(X)).odds {
        Some(Odds::Attack { columns, .. }) => columns,
        other => panic!("{other:?}"),
    };
    assert_eq!(columns(&table), [ratio(1, 4), Ratio::ZERO, Ratio::ZERO]);
    with_trait(&mut table, 0, "true-aim");
    assert_eq!(columns(&table), [ratio(1, 1), ratio(1, 4), Ratio::ZERO]);
}

#[test]
fn a_charge_line_shows_the_attack_at_its_end() {
    let mut table = pitch(&[(A, 2000, 2000), (X, 3500, 2000)]);
    (table.profiles[0].tac, table.profiles[6].def, table.profiles[6].arm) = (3, 4, 0);
    let preview = charge::preview_line(&table, A, X, Length(2032), &Choice::Line(Point::new(3000, 2000)));
    assert!(matches!(preview.odds, Some(Odds::Attack { pool: Pool { dice: 7, needs: 4 }, .. })));
    let short = charge::preview_line(&table, A, X, Length(2032), &Choice::Line(Point::new(2500, 2000)));
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
        answer(
            &table,
            &Query::Route { model: A, to: Point::new(3000, 2000), length: Length(length), movement: None },
        )
    };
    assert_eq!(route(1000), Answer::Route(None));
    let Answer::Route(Some(found)) = route(1524) else { panic!("no way round") };
    let judged = super::judge(
        &table,
        Prompt::Path { model: A, movement: Movement::Jog, left: Length(1524), bound: Bound::Free },
        Choice::Path(found),
    );
    assert_eq!((judged, found.end()), (Ok(()), Some(Point::new(3000, 2000))));
    let Answer::Region(region) =
        answer(&table, &Query::Reach { model: A, length: Length(500), movement: None })
    else {
        panic!("no region")
    };
    let start = Point::new(2000, 2000);
    assert!(region.iter().flatten().all(|corner| corner.within(start, Length(500))));
}
