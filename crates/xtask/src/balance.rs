//! No gross imbalance of Guild Master: a few matches of greedy Guilds with a fixed seed, held against wide bands. The figures
//! that are aimed at need thousands of matches and stand in `docs/balance`.

use core::ops::Range;
use std::path::Path;

use serde::Deserialize;

use crate::Outcome;
use crate::process::Run;

const MATCHES: u64 = 160;

/// How many starting teams and Contracts there are.
const TEAMS: usize = 6;
const CONTRACTS: usize = 95;

/// What `guildhall arena --report balance --json` prints, as far as it is looked at here.
#[derive(Debug, Deserialize)]
struct Figures {
    errors: u64,
    unfinished: u64,
    balance: Balance,
}

#[derive(Debug, Deserialize)]
struct Balance {
    seats: Vec<Rate>,
    rows: Vec<Row>,
}

#[derive(Clone, Debug, Deserialize)]
struct Rate {
    of: u64,
    percent: f64,
    within: f64,
}

#[derive(Clone, Debug, Deserialize)]
struct Row {
    kind: String,
    name: String,
    each_seat: f64,
    each_winner: f64,
    wins: Rate,
}

/// Plays the matches and looks at the figures.
///
/// # Errors
/// Everything that is out of its band.
pub(crate) fn level(hall: &Path) -> Outcome {
    let games = MATCHES.to_string();
    let bots = ["greedy"; 4].join(",");
    let args = ["arena", "--game", "guild-master", "--bots", &bots, "--games", &games, "--seed", "1"];
    let more = ["--threads", "2", "--report", "balance", "--json"];
    let text = Run::hall(hall, &[&args[..], &more[..]].concat()).figures()?;
    let figures: Figures =
        serde_json::from_str(text.trim()).map_err(|error| format!("the balance of guild-master: {error}"))?;
    println!("guild-master, 4 seats: {MATCHES} matches of greedy, {} figures", figures.balance.rows.len());
    let faults = faults(&figures);
    if faults.is_empty() { Ok(()) } else { Err(faults.join("\n")) }
}

/// Everything that is out of its band.
#[expect(clippy::float_arithmetic, reason = "shares are figures for people")]
fn faults(figures: &Figures) -> Vec<String> {
    let mut faults = Vec::new();
    let mut hold = |what: &str, figure: f64, band: Range<f64>| {
        if !band.contains(&figure) {
            faults.push(format!("{what}: {figure:.1}, not within {band:?}"));
        }
    };
    let (Balance { seats, rows }, whole) = (&figures.balance, |n: usize| n as f64);
    let of = |kind: &'static str| rows.iter().filter(move |row| row.kind == kind);
    hold("errors and unfinished matches", (figures.errors + figures.unfinished) as f64, 0.0..0.5);
    // An equal share is 25 %. Four standard deviations are 14 points for a seat and 17 for a starting team.
    for (seat, wins) in seats.iter().enumerate() {
        hold(&format!("wins of seat {seat}"), wins.percent, 11.0..39.0);
    }
    hold("starting teams", whole(of("starting team").count()), whole(TEAMS)..whole(TEAMS + 1));
    for team in of("starting team") {
        hold(&format!("wins of the starting team {}", team.name), team.wins.percent, 8.0..42.0);
    }
    let score = |name: &str| of("score").find(|row| row.name == name);
    hold("Fame of winners", score("fame").map_or(f64::NAN, |row| row.each_winner), 85.0..125.0);
    hold("Gold left", score("gold left").map_or(f64::NAN, |row| row.each_seat), 5.0..32.0);
    hold("Contracts", whole(of("completed").count()), whole(CONTRACTS)..whole(CONTRACTS + 1));
    // Nobody who plans leaves a kind of card alone, and nothing decides matches by itself.
    let kinds = ["ability used", "recruited", "prestige", "core upgrade", "skill upgrade"];
    for row in kinds.into_iter().flat_map(of) {
        hold(
            &format!("least wins with {} {}", row.kind, row.name),
            row.wins.percent - row.wins.within,
            f64::MIN..50.0,
        );
    }
    for row in kinds.into_iter().chain(["completed"]).flat_map(of) {
        hold(&format!("how many had {} {}", row.kind, row.name), row.wins.of as f64, 1.0..f64::MAX);
    }
    faults
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Figures of which everything is in the middle.
    fn even() -> Figures {
        let wins = Rate { of: 40, percent: 25.0, within: 6.0 };
        let row = |kind: &str, name: &str| Row {
            kind: kind.to_owned(),
            name: name.to_owned(),
            each_seat: 15.0,
            each_winner: 100.0,
            wins: wins.clone(),
        };
        let mut rows = vec![row("score", "fame"), row("score", "gold left"), row("recruited", "Ilke")];
        rows.extend((0..TEAMS).map(|_| row("starting team", "x")));
        rows.extend((0..CONTRACTS).map(|_| row("completed", "y")));
        Figures { errors: 0, unfinished: 0, balance: Balance { seats: vec![wins; 4], rows } }
    }

    fn spoilt(spoil: impl Fn(&mut Figures)) -> Vec<String> {
        let mut figures = even();
        spoil(&mut figures);
        faults(&figures)
    }

    #[test]
    fn what_is_even_is_left_alone_and_each_band_is_held() {
        assert_eq!(faults(&even()), Vec::<String>::new());
        assert_eq!(spoilt(|all| all.unfinished = 1).len(), 1);
        assert_eq!(spoilt(|all| all.balance.seats[3].percent = 40.0).len(), 1);
        assert_eq!(spoilt(|all| all.balance.rows[0].each_winner = 130.0).len(), 1);
        assert_eq!(spoilt(|all| all.balance.rows[1].each_seat = 4.0).len(), 1);
        assert_eq!(spoilt(|all| all.balance.rows[2].wins.percent = 57.0).len(), 1);
        assert_eq!(spoilt(|all| all.balance.rows[2].wins.of = 0).len(), 1);
        assert_eq!(spoilt(|all| all.balance.rows[3].wins.percent = 7.0).len(), 1);
        assert_eq!(spoilt(|all| all.balance.rows[20].wins.of = 0).len(), 1);
        assert_eq!(spoilt(|all| _ = all.balance.rows.remove(3)).len(), 1);
        assert_eq!(spoilt(|all| _ = all.balance.rows.pop()).len(), 1);
        assert_eq!(spoilt(|all| _ = all.balance.rows.remove(0)).len(), 1);
    }
}
