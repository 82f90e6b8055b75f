//! Whose time runs, and which.

use guild_ball::GuildBall;
use kernel::{Game, Pending, Seat, State, Timer};

use super::super::foreseen::{after, scene};

/// What runs of both players.
fn timers(state: &State<GuildBall>) -> [Timer; 2] {
    [Seat(0), Seat(1)].map(|seat| GuildBall::timer(state, seat))
}

/// The number of the one minute that runs.
#[expect(clippy::unwrap_used, reason = "the minutes of these tests run")]
fn minute(state: &State<GuildBall>) -> u32 {
    let extra = |timer: &Timer| match *timer {
        Timer::Extra { number, seconds: 60 } => Some(number),
        Timer::Extra { .. } | Timer::Main | Timer::Stands => None,
    };
    let numbers: Vec<u32> = timers(state).iter().filter_map(extra).collect();
    assert!(matches!(state.pending(), Pending::Asks(_)));
    assert_eq!(numbers.len(), 1, "{:?}", timers(state));
    *numbers.first().unwrap()
}

const TEAMS: &str = r#"
setup = { clock = true }
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000] },
    { name = "Boar", seat = "red", at = [3000, 2000] },
    { name = "Shark", seat = "blue", at = [2000, 4000] },
]
"#;

#[test]
fn the_time_of_whoever_owes_the_next_decision_runs() {
    for (overtime, minutes) in
        [("", [false, false]), ("red = true", [true, false]), ("blue = true", [false, true])]
    {
        let start = scene(&format!("{TEAMS}now = {{ next = \"red\", overtime = {{ {overtime} }} }}\n"));
        let owed = [after(&start, &["activate Ox"]), after(&start, &["activate Ox", "end"])];
        for (seat, state) in owed.iter().enumerate() {
            let both = timers(state);
            assert_eq!(both[1 - seat], Timer::Stands, "{overtime}");
            assert_eq!(
                matches!(both[seat], Timer::Extra { seconds: 60, .. }),
                minutes[seat],
                "{overtime}: {both:?}"
            );
            assert_eq!(both[seat] == Timer::Main, !minutes[seat], "{overtime}: {both:?}");
        }
    }
}

#[test]
fn no_two_minutes_have_the_same_number() {
    let start = scene(&format!(
        "{TEAMS}now = {{ phase = \"maintenance\", initiative = \"red\", next = \"red\", overtime = {{ red = true, blue = true }} }}\n"
    ));
    let script = [
        "influence Ox 0",
        "influence Shark 0",
        "activate Ox",
        "end",
        "activate Shark",
        "end",
        "activate Boar",
    ];
    let number = |played: usize| minute(&after(&start, &script[..played]));
    assert!(number(0) < number(1), "each Maintenance Phase has its own");
    assert!(number(1) < number(2), "and so has the first activation");
    assert_eq!(number(2), number(3), "from the pick of its model on");
    assert!(number(3) < number(4) && number(4) == number(5) && number(5) < number(6));
    assert_eq!(number(6), number(7));
}
