//! Attacks, reactions and playbooks.

use kernel::List;

use super::{A, B, X, Y, pitch, refused};
use guild_ball::ask::{Choice, Pick, Picks, Prompt, Threat};
use guild_ball::event::{Event, apply};
use guild_ball::flow::Memo;
use guild_ball::legal::inside::{candidates_for, judge_prompt};
use guild_ball::model::{Condition, ModelId, PlayResult};
use guild_ball::table::{Ball, Table};

const ACT: Prompt = Prompt::Act { model: A };

#[test]
fn an_attack_needs_engagement_influence_and_feet() {
    let mut table = pitch(&[(A, 2000, 2000), (B, 2000, 1000), (X, 2554, 2000), (Y, 2000, 2555)]);
    table.models[0].influence = 1;
    assert_eq!(refused(&table, ACT, Choice::Attack(X)), None);
    assert_eq!(refused(&table, ACT, Choice::Attack(Y)), Some("GB-ATK-02"));
    assert_eq!(refused(&table, ACT, Choice::Attack(B)), Some("GB-ATK-01"));
    assert_eq!(refused(&table, ACT, Choice::Attack(ModelId(200))), Some("GB-ATK-01"));
    let mut down = table;
    apply(&mut down, &Event::Suffers { model: A, condition: Condition::KnockedDown });
    assert_eq!(refused(&down, ACT, Choice::Attack(X)), Some("GB-KD-03"));
    table.models[0].influence = 0;
    assert_eq!(refused(&table, ACT, Choice::Attack(X)), Some("GB-INF-10"));
}

#[test]
fn reactions_are_paid_and_limited() {
    let mut table = pitch(&[(A, 2000, 2000), (X, 2500, 2000)]);
    table.mp = [1, 0];
    let react = |table: &Table, threat, counter, stance| {
        refused(table, Prompt::React { model: A, to: X, threat }, Choice::React { counter, stance })
    };
    assert_eq!(react(&table, Threat::Attack, true, false), None);
    assert_eq!(react(&table, Threat::Attack, false, true), Some("GB-MOM-28"));
    assert_eq!(react(&table, Threat::Charge, false, true), None);
    assert_eq!(react(&table, Threat::Charge, true, true), Some("GB-MOM-11"));
    table.mp = [2, 0];
    assert_eq!(react(&table, Threat::Charge, true, true), None);
    apply(&mut table, &Event::Counter { by: A, on: X });
    assert_eq!(react(&table, Threat::Attack, true, false), Some("GB-MOM-23"));
}

fn column(results: &[PlayResult]) -> List<PlayResult, 3> {
    List::collect(results.iter().copied())
}

fn damage(damage: u8) -> PlayResult {
    PlayResult { damage, ..PlayResult::default() }
}

const TACKLE: PlayResult =
    PlayResult { tackle: true, damage: 0, push: 0, dodge: 0, knock_down: false, momentous: true, icon: 0 };
const DOWN: PlayResult =
    PlayResult { knock_down: true, damage: 0, push: 0, dodge: 0, tackle: false, momentous: false, icon: 0 };
const PUSH: PlayResult =
    PlayResult { push: 1, damage: 0, dodge: 0, knock_down: false, tackle: false, momentous: false, icon: 0 };

/// Six columns: tackle, damage 1, KD, push, damage 2, damage 3.
fn fighters() -> Table {
    let mut table = pitch(&[(A, 2000, 2000), (X, 2400, 2000)]);
    let columns = [TACKLE, damage(1), DOWN, PUSH, damage(2), damage(3)];
    table.profiles[0].playbook = List::collect(columns.map(|result| column(&[result])));
    table
}

fn picks(columns: &[u8]) -> Choice {
    let mut picks = Picks::new();
    for &column in columns {
        assert!(picks.push(Pick { column, row: 0 }).is_ok());
    }
    Choice::Picks(picks)
}

fn book(hits: u8, parting: bool) -> Prompt {
    Prompt::Playbook { by: A, on: X, hits, parting }
}

#[test]
fn hits_open_columns_and_wrap() {
    let table = fighters();
    assert_eq!(refused(&table, book(6, false), picks(&[5])), None);
    assert_eq!(refused(&table, book(5, false), picks(&[5])), Some("GB-PB-02"));
    assert_eq!(refused(&table, book(6, false), picks(&[5, 1])), Some("GB-PB-09"));
    assert_eq!(refused(&table, book(8, false), picks(&[5, 1])), None);
    assert_eq!(refused(&table, book(8, false), picks(&[5, 2])), Some("GB-PB-02"));
    assert_eq!(refused(&table, book(8, false), picks(&[5])), Some("GB-PB-09"));
    assert_eq!(refused(&table, book(12, false), picks(&[5, 5])), None);
    // The third round opens column 1 only, and there is no ball to tackle.
    assert_eq!(refused(&table, book(13, false), picks(&[5, 5])), None);
    let mut holding = table;
    holding.ball = Ball::Held(X);
    assert_eq!(refused(&holding, book(13, false), picks(&[5, 5, 0])), None);
    assert_eq!(refused(&holding, book(13, false), picks(&[5, 5])), Some("GB-PB-09"));
}

#[test]
fn invalid_effects_are_not_picked() {
    let mut table = fighters();
    assert_eq!(refused(&table, book(6, false), picks(&[0])), Some("GB-PB-19"));
    table.ball = Ball::Held(X);
    assert_eq!(refused(&table, book(6, false), picks(&[0])), None);
    assert_eq!(refused(&table, book(7, false), picks(&[0])), None, "the second tackle is not valid");
    assert_eq!(refused(&table, book(12, false), picks(&[2, 2])), Some("GB-RUL-57"));
    apply(&mut table, &Event::Suffers { model: X, condition: Condition::KnockedDown });
    assert_eq!(refused(&table, book(6, false), picks(&[2])), Some("GB-PB-17"));
    assert_eq!(refused(&table, book(6, true), picks(&[3])), Some("GB-PART-07"));
    assert_eq!(refused(&table, book(6, false), picks(&[3])), None);
    let row = Picks::collect([Pick { column: 5, row: 1 }]);
    assert_eq!(refused(&table, book(6, false), Choice::Picks(row)), Some("GB-PB-03"));
}

#[test]
fn every_list_of_picks_is_offered_and_passes() {
    let mut table = fighters();
    table.ball = Ball::Held(X);
    let memo = Memo::default();
    for hits in 1..=20 {
        for want in [1, 8, 64, 500] {
            let mut out = Vec::new();
            let prompt = book(hits, false);
            candidates_for(&table, &memo, super::RED, &prompt, want, &mut super::Numbers(1), &mut out);
            assert!(!out.is_empty() && out.len() <= want.max(6), "{hits} {want} {}", out.len());
            for choice in &out {
                assert_eq!(
                    judge_prompt(&table, &memo, super::RED, &prompt, choice),
                    Ok(()),
                    "{hits} {choice:?}"
                );
            }
        }
    }
}
