//! The tournament clock.

use guild_ball::GuildBall;
use guild_ball::setup::Setup;
use guild_ball::table::Phase;
use kernel::{Game, Ignore, Input, Pending, Searchable, Seat, Timer};

use super::check;

#[test]
fn a_clock_that_runs_out_costs_a_point_at_once_and_one_for_each_later_activation() {
    check(
        "clock",
        r#"
proves = ["GB-TOUR-15", "GB-TOUR-16", "GB-TOUR-18", "GB-RUL-68"]
setup = { clock = true }
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000] },
    { name = "Boar", seat = "red", at = [3000, 2000] },
    { name = "Shark", seat = "blue", at = [2000, 4000] },
]
now = { next = "red" }
script = [
    "red: activate Ox", "red: expired", "red: end",
    "blue: activate Shark", "blue: end",
    "red: activate Boar", "red: expired",
]
expect = [
    "activated Ox", "time out red", "vp blue +1", "activation ended Ox",
    "activated Shark", "activated Boar", "time out red", "activation ended Boar", "vp blue +1",
    "blue.vp = 2", "red.overtime = yes",
]
"#,
    );
}

#[test]
fn a_minute_of_maintenance_that_is_over_loses_the_pool() {
    check(
        "clock in maintenance",
        r#"
proves = ["GB-TOUR-17", "GB-RUL-68"]
setup = { clock = true }
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000] },
    { name = "Shark", seat = "blue", at = [2000, 4000] },
]
now = { phase = "maintenance", initiative = "red", next = "red", overtime = { red = true } }
script = ["red: expired"]
expect = ["asked: red allocate 2", "time out red", "pool lost red", "asked: blue allocate 2", "Ox.influence = 0", "blue.vp = 0"]
"#,
    );
}

#[test]
fn without_a_clock_time_changes_nothing() {
    check(
        "no clock",
        r#"
piece = [{ name = "Ox", seat = "red", at = [2000, 2000] }]
now = { active = "Ox" }
script = ["red: expired", "red: end"]
expect = ["activation ended Ox", "never: time out", "blue.vp = 0"]
"#,
    );
}

#[test]
fn a_minute_of_maintenance_that_is_over_is_over_for_everything_in_it() {
    check(
        "clock while a model returns",
        r#"
proves = ["GB-TOUR-17", "GB-RUL-68"]
setup = { clock = true }
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], inf = [2, 4] },
    { name = "Boar", seat = "red", conditions = ["taken out"], inf = [2, 4], hp_now = 0 },
    { name = "Bull", seat = "red", conditions = ["taken out"], inf = [2, 4], hp_now = 0 },
    { name = "Shark", seat = "blue", at = [2000, 4000] },
]
now = { phase = "maintenance", initiative = "red", next = "red", overtime = { red = true } }
script = ["red: expired"]
expect = [
    "time out red", "returned Boar (150, 150) hp 6", "returned Bull (512, 150) hp 6", "pool red 6", "pool lost red", "asked: blue allocate 2",
    "never: asked: red path", "never: asked: red allocate", "Ox.influence = 0",
]
"#,
    );
}

#[test]
fn picking_the_model_belongs_to_the_minute_of_its_activation() {
    check(
        "clock while a model is picked",
        r#"
proves = ["GB-TOUR-16", "GB-TOUR-18", "GB-RUL-68"]
setup = { clock = true }
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000] },
    { name = "Boar", seat = "red", at = [3000, 2000] },
    { name = "Shark", seat = "blue", at = [2000, 4000] },
]
now = { next = "red", overtime = { red = true } }
script = ["red: expired", "blue: activate Shark", "blue: end", "red: activate Boar"]
expect = [
    "time out red", "activated Ox", "activation ended Ox", "vp blue +1", "asked: blue activate",
    "activated Boar", "asked: red act Boar", "blue.vp = 1",
]
"#,
    );
}

#[test]
fn a_clock_that_runs_out_at_the_pick_costs_one_point_for_that_activation() {
    check(
        "clock out at the pick",
        r#"
proves = ["GB-TOUR-15", "GB-TOUR-18", "GB-RUL-68"]
setup = { clock = true }
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000] },
    { name = "Boar", seat = "red", at = [3000, 2000] },
    { name = "Shark", seat = "blue", at = [2000, 4000] },
]
now = { next = "red" }
script = [
    "red: expired", "red: activate Ox", "red: end", "expect: blue.vp = 1",
    "blue: activate Shark", "blue: end", "red: activate Boar", "red: end",
]
expect = [
    "time out red", "vp blue +1", "activated Ox", "activation ended Ox",
    "activated Boar", "activation ended Boar", "vp blue +1", "blue.vp = 2",
]
"#,
    );
}

#[test]
fn a_clock_that_runs_out_in_maintenance_spares_no_activation() {
    check(
        "clock out in maintenance",
        r#"
proves = ["GB-TOUR-15", "GB-TOUR-18", "GB-RUL-68"]
setup = { clock = true }
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000] },
    { name = "Shark", seat = "blue", at = [2000, 4000] },
]
now = { phase = "maintenance", initiative = "red" }
script = [
    "red: expired", "red: influence Ox 1", "blue: influence Shark 1", "red: activate Ox", "red: end",
]
expect = ["time out red", "vp blue +1", "activation ended Ox", "vp blue +1", "blue.vp = 2"]
"#,
    );
}

/// Plays at random and notes the time that runs at every step.
#[expect(clippy::unwrap_used, reason = "the practice teams may play")]
fn times(clock: bool, overtime: bool) -> Vec<(Phase, bool, [Timer; 2])> {
    let mut rng = bots::Rng::new(3);
    let mut state = GuildBall::start(&Setup { clock, ..Setup::introductory() }, &mut Ignore).unwrap();
    for clock in &mut state.table.clocks {
        clock.overtime = overtime;
    }
    let mut all = Vec::new();
    while all.len() < 300 {
        let input = match state.pending() {
            Pending::Chance(draw) => Input::Drawn(bots::sample(&draw, &mut rng)),
            Pending::Asks(asks) => {
                let ask = *asks.iter().find(|ask| !ask.answered).unwrap();
                let choice = GuildBall::sample(&state, &ask, &mut rng).unwrap().choice;
                Input::Answer { ask: ask.id, choice }
            }
            Pending::Over(_) | Pending::Stuck(_) => break,
        };
        GuildBall::advance(&mut state, input, &mut Ignore).unwrap();
        let timers = [Seat(0), Seat(1)].map(|seat| GuildBall::timer(&state, seat));
        all.push((state.table.phase, state.table.activation.is_some(), timers));
    }
    all
}

#[test]
fn one_clock_runs_at_a_time_and_none_outside_maintenance_and_activations() {
    let clocked = times(true, false);
    for (phase, _, timers) in &clocked {
        let running = timers.iter().filter(|timer| **timer == Timer::Main).count();
        let may = matches!(phase, Phase::Maintenance | Phase::Activation);
        assert!(running <= usize::from(may), "{phase:?} {timers:?}");
    }
    assert!(clocked.iter().any(|(_, _, timers)| timers[0] == Timer::Main));
    assert!(times(false, false).iter().all(|(_, _, timers)| *timers == [Timer::Stands; 2]));
}

#[test]
fn a_minute_lasts_from_the_pick_of_a_model_to_the_end_of_its_activation() {
    let all = times(true, true);
    let of = |timers: &[Timer; 2]| {
        timers.iter().find_map(|timer| match timer {
            Timer::Extra { number, seconds } => Some((*number, *seconds)),
            Timer::Main | Timer::Stands => None,
        })
    };
    let mut changes = 0;
    for pair in all.windows(2) {
        let (Some((before, _)), Some((after, seconds))) = (of(&pair[0].2), of(&pair[1].2)) else { continue };
        assert_eq!(seconds, 60);
        if before != after {
            assert!(!pair[1].1 || pair[0].0 != pair[1].0, "no new minute in the middle of an activation");
            changes += 1;
        }
    }
    assert!(changes > 5);
    let numbers: Vec<u32> =
        all.iter().filter_map(|(_, _, timers)| of(timers)).map(|(number, _)| number).collect();
    assert!(numbers.is_sorted(), "no minute comes back");
}

#[test]
fn each_player_has_a_minute_of_maintenance_of_its_own() {
    let all = times(true, true);
    let first = all.iter().filter(|(phase, ..)| *phase == Phase::Maintenance).take(2);
    let both: Vec<Timer> = first
        .flat_map(|(_, _, timers)| timers.iter().copied().filter(|timer| *timer != Timer::Stands))
        .collect();
    let [Timer::Extra { number: one, .. }, Timer::Extra { number: other, .. }] = both[..] else {
        panic!("both have a minute: {both:?}")
    };
    assert_ne!(one, other);
}
