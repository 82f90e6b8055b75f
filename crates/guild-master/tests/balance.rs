//! No gross imbalance: a few matches of greedy Guilds with a fixed seed, held against wide bands. The figures that are aimed
//! at need thousands of matches and stand in `docs/balance`.

use arena::{Balance, Plan, Row, run_booking};
use guild_master::GuildMaster;

const MATCHES: u64 = 160;

fn balance() -> Balance {
    let plan = Plan { threads: 2, ..Plan::new(["greedy"; 4], MATCHES, 1) };
    let report = run_booking::<GuildMaster>(&plan, |_| None, &|| ()).unwrap();
    assert_eq!((report.errors, report.unfinished), (0, 0), "{:?}", report.faults);
    Balance::new::<GuildMaster>(&report)
}

/// The rows of a kind of thing.
fn rows<'a>(balance: &'a Balance, kind: &str) -> Vec<&'a Row> {
    balance.rows.iter().filter(|row| row.mark.kind == kind).collect()
}

#[test]
fn greedy_guilds_are_on_a_level() {
    let balance = balance();
    // An equal share is 25 %. Four standard deviations are 14 points for a seat and 17 for a starting team.
    for (seat, wins) in balance.seats.iter().enumerate() {
        assert!((11.0..39.0).contains(&wins.percent), "seat {seat}: {wins:?}");
    }
    let teams = rows(&balance, "starting team");
    assert_eq!(teams.len(), 6);
    for team in teams {
        assert!((8.0..42.0).contains(&team.wins.percent), "{team:?}");
    }
    let score = rows(&balance, "score");
    let mean = |name: &str| score.iter().find(|row| row.mark.name == name).unwrap();
    let (winner, gold) = (mean("fame").each_winner, mean("gold left").each_seat);
    assert!((85.0..125.0).contains(&winner), "Fame of winners {winner}");
    assert!((5.0..32.0).contains(&gold), "Gold left {gold}");
    // Nobody who plans leaves a kind of card alone, and nothing decides matches by itself.
    for row in ["ability used", "recruited", "prestige", "core upgrade", "skill upgrade"]
        .iter()
        .flat_map(|kind| rows(&balance, kind))
    {
        assert!(row.wins.of > 0, "never: {}", row.mark);
        assert!(row.wins.percent - row.wins.within < 50.0, "{row:?}");
    }
    let completed = rows(&balance, "completed");
    assert_eq!(completed.len(), 95);
    for row in completed {
        assert!(row.wins.of > 0, "never: {}", row.mark);
    }
}
