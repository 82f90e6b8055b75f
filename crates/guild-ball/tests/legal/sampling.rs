//! Drawing one answer: always legal, nothing left out, and whether it was the only one is known.

use std::collections::BTreeSet;
use std::mem::discriminant;

use super::Numbers;
use super::play::play;
use guild_ball::ask::{Choice, Placing, Prompt};
use guild_ball::legal::{judge, sample};

/// Whether every candidate of a prompt is drawn sooner or later, not only every kind.
fn is_finite(prompt: &Prompt) -> bool {
    match prompt {
        Prompt::Deploy
        | Prompt::Act { .. }
        | Prompt::Path { .. }
        | Prompt::GoOn { target: None, .. }
        | Prompt::ChargeLine { .. }
        | Prompt::PushLine { .. }
        | Prompt::Icon { .. }
        | Prompt::KickNow { .. }
        | Prompt::PassTarget { .. }
        | Prompt::Place {
            why:
                Placing::KickOff { .. }
                | Placing::GoalKick
                | Placing::Return { .. }
                | Placing::Effect { .. }
                | Placing::EffectBall { .. }
                | Placing::Marker { .. }
                | Placing::OwnMarker { .. }
                | Placing::Beside { .. }
                | Placing::Area { .. }
                | Placing::OwnArea { .. }
                | Placing::Within { .. }
                | Placing::InArea { .. }
                | Placing::InGround { .. }
                | Placing::AtTerrain { .. },
        } => false,
        Prompt::PutAway
        | Prompt::KickOrReceive
        | Prompt::Lead
        | Prompt::Squaddie
        | Prompt::Edge
        | Prompt::Kicker
        | Prompt::HandOver
        | Prompt::Plan
        | Prompt::Initiative
        | Prompt::Allocate { .. }
        | Prompt::Activate
        | Prompt::GoOn { .. }
        | Prompt::PartingBlow { .. }
        | Prompt::AutoHit { .. }
        | Prompt::ArrangeBlows { .. }
        | Prompt::React { .. }
        | Prompt::BonusTime { .. }
        | Prompt::Playbook { .. }
        | Prompt::NextStep { .. }
        | Prompt::RerollScatter { .. }
        | Prompt::ArrangeIntercepts { .. }
        | Prompt::NextReturn { .. }
        | Prompt::NextOut { .. }
        | Prompt::Intercept { .. }
        | Prompt::Snap { .. }
        | Prompt::SnapOne { .. }
        | Prompt::Contest { .. }
        | Prompt::TeamWork { .. }
        | Prompt::RunTheLength { .. }
        | Prompt::Trigger { .. }
        | Prompt::ArrangeTriggers { .. }
        | Prompt::Pick { .. }
        | Prompt::NextModel { .. }
        | Prompt::Mode { .. }
        | Prompt::AttackNow { .. }
        | Prompt::Ground { .. }
        | Prompt::Place { why: Placing::Least { .. } } => true,
    }
}

/// What kind of answer it is: its name, and how often a path turns.
fn kind(prompt: &Prompt, choice: &Choice) -> String {
    let (prompt, shown) = (format!("{prompt:?}"), format!("{choice:?}"));
    let word = |text: &str| text.split(|c: char| !c.is_alphanumeric()).next().unwrap_or_default().to_owned();
    let turns = match choice {
        Choice::Path(path) => path.len(),
        _ => 0,
    };
    format!("{} {} {turns}", word(&prompt), word(&shown))
}

#[test]
fn every_sample_is_legal_and_every_kind_is_drawn() {
    let (mut listed, mut drawn) = (BTreeSet::new(), BTreeSet::new());
    play(6, |state, ask, out, numbers| {
        listed.extend(out.iter().map(|choice| kind(&ask.prompt, choice)));
        for _ in 0..120 {
            let sampled = sample(state, ask, numbers).expect("an answer");
            assert_eq!(judge(state, ask, &sampled.choice), Ok(()), "{:?} {sampled:?}", ask.prompt);
            drawn.insert(kind(&ask.prompt, &sampled.choice));
        }
    });
    let missed: Vec<_> = listed.difference(&drawn).collect();
    assert!(missed.is_empty(), "never drawn: {missed:?}");
}

#[test]
fn all_of_a_few_answers_are_drawn_and_one_alone_is_no_decision() {
    play(2, |state, ask, out, numbers| {
        if !is_finite(&ask.prompt) || out.len() > 8 {
            return;
        }
        let mut missing: Vec<&Choice> = out.iter().collect();
        for _ in 0..400 {
            let sampled = sample(state, ask, numbers).expect("an answer");
            assert_eq!(sampled.only, out.len() == 1, "{:?} {out:?}", ask.prompt);
            missing.retain(|choice| **choice != sampled.choice);
            if missing.is_empty() {
                break;
            }
        }
        assert!(missing.is_empty(), "{:?} never gives {missing:?}", ask.prompt);
    });
}

/// An activation with nothing left but its end is no decision.
#[test]
fn the_end_alone_is_no_decision() {
    let mut ends = 0;
    play(3, |state, ask, out, numbers| {
        let Prompt::Act { .. } = ask.prompt else { return };
        let alone = out.len() == 1;
        ends += u32::from(alone);
        let sampled = sample(state, ask, numbers).expect("an answer");
        assert_eq!(sampled.only, alone, "{out:?}");
    });
    assert!(ends > 20, "{ends}");
}

/// The actions of one model come about as often as they are listed; an ability is one action, whatever it may be aimed at.
#[test]
fn actions_are_drawn_evenly() {
    let mut tried = 0_u32;
    play(2, |state, ask, out, _| {
        let kicks = |choice: &Choice| matches!(choice, Choice::PassTo(_) | Choice::GiveUp(_));
        if !matches!(ask.prompt, Prompt::Act { .. }) || out.len() < 3 || out.iter().any(kicks) || tried > 60 {
            return;
        }
        tried += 1;
        let mut numbers = Numbers(u64::from(tried));
        let rounds = 300 * out.len() as u32;
        for wanted in out {
            let like = |choice: &Choice| match (wanted, choice) {
                (Choice::Rest(_), _) => discriminant(choice) == discriminant(wanted),
                (Choice::Encourage(friend, _), Choice::Encourage(other, _)) => friend == other,
                (Choice::Use { id, .. }, Choice::Use { id: other, .. }) => id == other,
                _ => choice == wanted,
            };
            let count = (0..rounds)
                .filter(|_| sample(state, ask, &mut numbers).is_some_and(|sampled| like(&sampled.choice)));
            assert!((150..900).contains(&count.count()), "{wanted:?} of {out:?}");
        }
    });
    assert!(tried > 30);
}
