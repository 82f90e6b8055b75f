//! A playbook while results are being picked: what is open, how many are due, and what they do together.

use guild_ball::GuildBall;
use guild_ball::ask::{PICKS_MAX, Pick, Picks};
use guild_ball::legal::{Grid, Sum};
use guild_ball::model::ModelId;
use guild_ball::query::{Answer, Query};
use guild_ball::refusal::Why;
use kernel::{Game, State, Viewer};

use super::scene;

const OX: ModelId = ModelId(0);
const BOAR: ModelId = ModelId(1);
const SHARK: ModelId = ModelId(6);

/// An attacker with two columns beside an enemy with 10 HP; `ox`, `shark` and `now` say what else is so.
fn stage(ox: &str, shark: &str, now: &str) -> State<GuildBall> {
    let book = r#"playbook = [["m 1 push1", "tackle"], ["2 dodge1", "m kd"]]"#;
    scene(&format!(
        r#"
piece = [
    {{ name = "Ox", seat = "red", at = [2000, 2000], {book}{ox} }},
    {{ name = "Boar", seat = "red", at = [1000, 3000] }},
    {{ name = "Shark", seat = "blue", at = [2400, 2000], hp = 10, {book}{shark} }},
]
now = {{ active = "Ox"{now} }}
"#
    ))
}

/// The playbook after some picks, by column and row from 1.
#[expect(clippy::panic, reason = "the question has one kind of answer")]
fn grid(
    state: &State<GuildBall>,
    (by, on): (ModelId, ModelId),
    hits: u8,
    parting: bool,
    picks: &[(u8, u8)],
) -> Grid {
    let picks = Picks::collect(picks.iter().map(|&(column, row)| Pick { column: column - 1, row: row - 1 }));
    let query = Query::Picks { by, on, hits, parting, picks };
    match GuildBall::query(state, Viewer::Stand, &query) {
        Answer::Picks(grid) => grid,
        other => panic!("{other:?}"),
    }
}

/// The rules by which results are closed, from the left and the top; nothing where one is open.
fn closed(grid: &Grid) -> Vec<Vec<&'static str>> {
    let rule =
        |refused: &Option<guild_ball::refused::Refused>| refused.as_ref().map_or("", |refused| refused.rule);
    grid.closed.iter().map(|column| column.iter().map(rule).collect()).collect()
}

/// How many are due and given, whether that is all, and the rule by which it is none.
fn due(grid: &Grid) -> (u8, u8, bool, Option<&'static str>) {
    (grid.need, grid.given, grid.done, grid.refused.as_ref().map(|refused| refused.rule))
}

/// GB-PB-08, -09: four net hits wrap round two columns, so two results are due.
#[test]
fn every_round_is_due() {
    let state = stage("", "", "");
    let at = |hits: u8, picks: &[(u8, u8)]| grid(&state, (OX, SHARK), hits, false, picks);
    let none = at(4, &[]);
    assert_eq!((due(&none), none.rounds.as_slice()), ((2, 0, false, None), [2, 2].as_slice()));
    assert_eq!(closed(&none), [["", "GB-PB-19"], ["", ""]]);
    let one = at(4, &[(2, 2)]);
    assert_eq!(due(&one), (2, 1, false, None));
    assert_eq!(closed(&one), [["", "GB-PB-19"], ["", "GB-RUL-57"]]);
    let two = at(4, &[(2, 2), (1, 1)]);
    assert_eq!(due(&two), (2, 2, true, None));
    assert_eq!(closed(&two), [["GB-PB-09"; 2]; 2]);
    assert_eq!(due(&at(4, &[(2, 2), (2, 2)])), (2, 2, false, Some("GB-RUL-57")));
    assert_eq!(due(&at(4, &[(2, 2), (1, 1), (1, 1)])), (3, 3, false, Some("GB-PB-09")));
    let short = at(1, &[]);
    assert_eq!((due(&short), short.rounds.as_slice()), ((1, 0, false, None), [1].as_slice()));
    assert_eq!(closed(&short), [["", "GB-PB-19"], ["GB-PB-02", "GB-PB-02"]]);
}

/// GB-PART-07: in a parting blow nobody is moved.
#[test]
fn a_parting_blow_closes_what_moves() {
    let state = stage("", r#", conditions = ["knocked down"]"#, "");
    let blow = grid(&state, (OX, SHARK), 2, true, &[]);
    assert_eq!(closed(&blow), [["", "GB-PB-19"], ["", "GB-PB-17"]]);
    let sum = grid(&state, (OX, SHARK), 2, true, &[(1, 1)]).sum;
    assert_eq!(sum, Sum { damage: 1, hp: 9, ..Sum::default() });
}

/// GB-PB-06, -13 to -16: damage, pushes and dodges are added up; each momentous result is worth 1 MP.
#[test]
fn picks_are_added_up() {
    let state = stage("", "", "");
    let sum = |state: &State<GuildBall>, picks: &[(u8, u8)]| grid(state, (OX, SHARK), 6, false, picks).sum;
    let nothing = Sum { hp: 10, ..Sum::default() };
    assert_eq!(sum(&state, &[]), nothing);
    assert_eq!(sum(&state, &[(2, 1)]), Sum { damage: 2, hp: 8, dodge: 1, ..nothing });
    let both = Sum { damage: 3, hp: 7, push: 1, dodge: 1, mp: 1, ..nothing };
    assert_eq!(sum(&state, &[(1, 1), (2, 1)]), both);
    assert_eq!(sum(&state, &[(1, 1), (2, 1), (2, 2)]), Sum { knock_down: true, mp: 2, ..both });
    let weak = stage("", ", hp_now = 2, ball = true", "");
    assert_eq!(sum(&weak, &[(1, 1), (2, 1)]), Sum { hp: 0, ..both });
    assert_eq!(sum(&weak, &[(1, 2)]), Sum { hp: 2, tackle: true, ..nothing });
}

/// GB-CONV-06: what lowers damage, caps it or adds a result to an attack counts beforehand.
#[test]
fn what_changes_results_counts() {
    let picks = [(1, 1), (2, 1)];
    let sum = |state: &State<GuildBall>, picks: &[(u8, u8)]| grid(state, (OX, SHARK), 4, false, picks).sum;
    let tough = sum(&stage("", r#", abilities = ["tough-hide"]"#, ""), &picks);
    assert_eq!((tough.damage, tough.hp), (1, 9));
    let blessed = sum(&stage("", r#", abilities = ["blessings-of-old"]"#, ""), &picks);
    assert_eq!((blessed.damage, blessed.hp), (2, 8));
    let added = stage(r#", abilities = ["unorthodox"]"#, r#", conditions = ["snared"]"#, "");
    assert_eq!((sum(&added, &[]).dodge, sum(&added, &[(1, 1)]).dodge, sum(&added, &picks).dodge), (0, 2, 3));
    assert_eq!(sum(&added, &[(1, 1)]).mp, 1);
}

/// GB-MOM-02, -24, GB-PART-06: no MP in a Counter-Attack or a parting blow, nor behind the own goal line.
#[test]
fn momentum_is_gained_by_attacks_only() {
    let mp = |state: &State<GuildBall>, pair: (ModelId, ModelId), parting: bool| {
        grid(state, pair, 2, parting, &[(2, 2)]).sum.mp
    };
    let plain = stage("", "", "");
    assert_eq!((mp(&plain, (OX, SHARK), false), mp(&plain, (OX, SHARK), true)), (1, 0));
    assert_eq!(mp(&plain, (SHARK, OX), false), 1);
    let countered = stage("", r#", countered = ["Ox", "Boar"]"#, "");
    assert_eq!((mp(&countered, (SHARK, OX), false), mp(&countered, (SHARK, BOAR), false)), (0, 1));
    let behind = stage("", "", ", ball = [2000, 600], ball_by = \"red\"");
    assert_eq!((mp(&behind, (OX, SHARK), false), mp(&behind, (SHARK, OX), false)), (0, 1));
    let theirs = stage("", "", ", ball = [2000, 600], ball_by = \"blue\"");
    assert_eq!(mp(&theirs, (OX, SHARK), false), 1);
}

/// GB-PB-09: where as many results are picked as any attack can pick, one more is one too many.
#[test]
fn there_is_room_for_no_more_than_an_attack_can_pick() {
    let state = stage("", "", "");
    let full = vec![(1, 1); PICKS_MAX];
    let grid = grid(&state, (OX, SHARK), 40, false, &full);
    let most = PICKS_MAX as u8;
    for refused in grid.closed.iter().flatten() {
        let said = refused.as_ref().map(|refused| (refused.rule, refused.refusal.why));
        assert_eq!(said, Some(("GB-PB-09", Why::Picks { need: most, given: most + 1 })));
    }
}
