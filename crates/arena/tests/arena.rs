//! Matches between bots in the fixture game.

#![expect(clippy::unwrap_used, reason = "a test fails by a panic")]

use arena::{End, Habits, Plan, Report, run, run_watching};
use kernel::Searchable;
use testkit::fixture::{Fixture, fault};

type Haggle = Fixture<{ fault::NONE }>;

fn play<G: Searchable>(bots: &[&str], games: u64, threads: usize) -> Report {
    let plan = Plan { threads, ..Plan::new(bots.iter().copied(), games, 7) };
    run::<G>(&plan, &|| {}).unwrap()
}

#[test]
fn threads_make_no_difference() {
    let one = play::<Haggle>(&["random", "random"], 60, 1);
    for threads in [2, 3, 5] {
        let other = play::<Haggle>(&["random", "random"], 60, threads);
        assert_eq!((other.digest, &other.matches), (one.digest, &one.matches));
    }
    let plan = Plan::new(["random", "random"], 60, 8);
    assert_ne!(run::<Haggle>(&plan, &|| {}).unwrap().digest, one.digest);
}

#[test]
fn the_figures_add_up() {
    let report = play::<Haggle>(&["random", "random"], 200, 2);
    assert_eq!((report.games, report.unfinished, report.errors), (200, 0, 0));
    assert_eq!(report.wins.iter().sum::<u64>() + report.draws, 200);
    assert!(report.decisions > 200 && report.inputs > report.decisions);
    assert!(report.choices_mean >= 2.0);
    assert_eq!(report.choices_mean_move, 0.0);
    assert!((2.0..=4.0).contains(&report.turns_mean), "{}", report.turns_mean);
    assert!(report.decisions_per_second > 0.0 && report.games_per_second > 0.0);
    let indices: Vec<u64> = report.matches.iter().map(|one| one.index).collect();
    assert_eq!(indices, (0..200).collect::<Vec<_>>());
}

#[test]
fn wins_belong_to_bots_and_not_to_seats() {
    let report = play::<Haggle>(&["greedy", "random"], 40, 2);
    let greedy_as_red = report.matches.iter().filter(|one| one.index % 2 == 0);
    let red = greedy_as_red.filter(|one| one.winners == [kernel::Seat(0)]).count() as u64;
    let greedy_as_blue = report.matches.iter().filter(|one| one.index % 2 == 1);
    let blue = greedy_as_blue.filter(|one| one.winners == [kernel::Seat(1)]).count() as u64;
    assert_eq!(report.wins[0], red + blue);
    assert!(report.wins[0] > report.wins[1], "{:?}", report.wins);
}

#[test]
fn weights_of_two_names_play_each_other() {
    let report = play::<Haggle>(&["greedy:rich", "greedy:poor"], 40, 2);
    assert!(report.wins[0] > 2 * report.wins[1], "{:?}", report.wins);
    // The standard weights are those that are meant where none are named.
    let (named, plain) = (["greedy:rich", "random"], ["greedy", "random"]);
    assert_eq!(play::<Haggle>(&named, 20, 1).digest, play::<Haggle>(&plain, 20, 1).digest);
}

#[test]
fn habits_are_those_of_each_bot() {
    let watched = |bots: [&str; 2]| {
        let report = run_watching::<Haggle>(&Plan::new(bots, 40, 7), |_| None, &|| {}).unwrap();
        assert_eq!(report.digest, run::<Haggle>(&Plan::new(bots, 40, 7), &|| {}).unwrap().digest);
        Habits::new::<Haggle>(&report)
    };
    let habits = watched(["greedy:rich", "greedy:poor"]);
    assert_eq!((habits.matches, habits.bots), (40, vec!["greedy:rich".to_owned(), "greedy:poor".to_owned()]));
    assert!(habits.milliseconds_a_decision.iter().all(|&time| time > 0.0));
    let [bids, nothing] = &habits.rows[..] else { panic!("{:?}", habits.rows) };
    assert!(bids.each[0] >= 1.0 && bids.each[0] == bids.each[1], "{bids:?}");
    assert_eq!(nothing.of, Some("bids"));
    assert!(nothing.each[0] != nothing.each[1] && nothing.each.iter().all(|&share| share <= 100.0));
    // Two of one name are one bot with both seats.
    let same = watched(["random", "random"]);
    assert_eq!((same.bots.len(), same.rows[0].each[0]), (1, 2.0 * bids.each[0]));
}

#[test]
fn a_match_without_end_is_stopped_and_counted() {
    let plan = Plan { inputs_max: 300, ..Plan::new(["random", "random"], 3, 1) };
    let report = run::<Fixture<{ fault::ENDLESS }>>(&plan, &|| {}).unwrap();
    assert_eq!((report.unfinished, report.errors), (3, 0));
    assert!(report.matches.iter().all(|one| one.inputs == 300 && one.end == End::Unfinished));
}

fn first_fault<G: Searchable>() -> String {
    let report = play::<G>(&["random", "random"], 40, 2);
    assert!(report.errors > 0);
    assert_eq!(report.faults.len() as u64, report.errors.min(5));
    report.faults[0].what.clone()
}

#[test]
fn what_goes_wrong_is_described() {
    let refused = first_fault::<Fixture<{ fault::ILLEGAL }>>();
    assert!(refused.contains("the answer Bid(") && refused.contains("to Bid was refused: "), "{refused}");
    assert!(first_fault::<Fixture<{ fault::DEEP }>>().contains("stuck: TooDeep"));
    assert!(first_fault::<Fixture<{ fault::MUTE }>>().contains("nothing to choose"));
}

#[test]
fn a_failure_of_the_program_spoils_one_match_only() {
    let report = play::<Fixture<{ fault::PANICS }>>(&["random", "random"], 60, 2);
    assert!(report.errors > 0 && report.errors < 60, "{}", report.errors);
    assert!(report.faults[0].what.starts_with("the program failed: "), "{}", report.faults[0].what);
    let again = play::<Fixture<{ fault::PANICS }>>(&["random", "random"], 60, 1);
    assert_eq!(again.matches, report.matches);
}
