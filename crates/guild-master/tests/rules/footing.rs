//! Odds that are shown together count the same tools: alone and in conflict, as the dice fall and at best.

use guild_master::{Answer, CheckOdds, GuildMaster, Prospect, Query};
use kernel::{Game, Seat, State, Viewer};

use super::foreseen::scene;

const A: Seat = Seat(0);

/// A Guild with a Charm re-roll, or without any Upgrade, before a Contract for Charm.
fn planning(start: &str) -> State<GuildMaster> {
    scene(&format!(
        r#"
setup = {{ guilds = 2 }}
piece = [
    {{ guild = "A", gold = 7{start} }},
    {{ guild = "B" }},
    {{ adventurer = "Gwala", of = "A" }},
    {{ adventurer = "Ansel", of = "A" }},
    {{ adventurer = "Tymon", of = "A" }},
    {{ adventurer = "Lydia", of = "A" }},
    {{ adventurer = "Pasco", of = "A" }},
    {{ adventurer = "Rook", of = "B" }},
    {{ contract = "Unmask the False Envoy", on = 3 }},
]
now = {{ phase = "orders" }}
"#
    ))
}

/// The checks of a team, alone and in conflict.
#[expect(clippy::panic, reason = "the question has one kind of answer")]
fn told(state: &State<GuildMaster>, team: &[u8]) -> (Vec<CheckOdds>, Vec<CheckOdds>) {
    let query = format!(r#"{{"attempt": {{"seat": 0, "team": {team:?}, "objective": {{"contract": 2}}}}}}"#);
    let query: Query = serde_json::from_str(&query).unwrap();
    match GuildMaster::query(state, Viewer::Seat(A), &query) {
        Answer::Attempt(Prospect::Contract { alone, conflict, .. }) => (alone, conflict),
        other => panic!("{other:?}"),
    }
}

/// GM-CTST-12: the target of a fight is higher, so with the same tools its odds are never better.
#[test]
fn a_fight_never_has_better_odds_than_the_same_check_alone() {
    let id = |name: &str| guild_master::catalogue().adventurer_named(name).unwrap().0;
    let names = ["Gwala", "Ansel", "Tymon", "Lydia", "Pasco"].map(id);
    let mut helped = 0;
    for start in ["", r#", start = "charm reroll""#, r#", start = "charm fixer""#] {
        let state = planning(start);
        for pair in 0..25 {
            let (one, other) = (names[pair / 5], names[pair % 5]);
            let team = if one == other { vec![one] } else { vec![one, other] };
            let (alone, conflict) = told(&state, &team);
            assert_eq!(alone.len(), conflict.len());
            for (alone, conflict) in alone.iter().zip(&conflict) {
                assert_eq!(
                    (alone.skill, alone.dice, alone.side),
                    (conflict.skill, conflict.dice, conflict.side)
                );
                assert!(
                    alone.chance >= conflict.chance && alone.best >= conflict.best,
                    "{alone:?} {conflict:?}"
                );
                for check in [alone, conflict] {
                    assert!(check.chance <= check.best && check.best <= check.with_boons, "{check:?}");
                }
                // What helps alone helps in a fight, unless that is lost anyway.
                let hopeless = i32::from(conflict.target) > 6 * i32::from(conflict.dice);
                assert!(hopeless || (alone.best > alone.chance) == (conflict.best > conflict.chance));
                helped += u32::from(conflict.best > conflict.chance);
            }
        }
    }
    assert!(helped > 10, "{helped}");
}
