//! Laws of candidates, previews and refusals over random play.

use kernel::{Ask, Chance, Draw, Drawn, Game, Ignore, Input, List, Pending, Searchable, State};
use plane::{Length, Path, Point};

use super::Numbers;
use guild_ball::GuildBall;
use guild_ball::ask::{Choice, Pick, Picks, Prompt, Relief, Step};
use guild_ball::event::{Aim, Movement};
use guild_ball::legal::{Mark, candidates, judge, preview};
use guild_ball::model::{ModelId, ModelSet};
use guild_ball::plan::PlanId;
use guild_ball::query::{Query, Thing, answer};
use guild_ball::setup::Setup;
use guild_ball::table::Places;

fn draw(draw: Draw, numbers: &mut Numbers) -> Drawn {
    match draw {
        Draw::Dice { count, sides } => {
            Drawn::Dice(List::collect((0..count).map(|_| numbers.below(u32::from(sides)) as u8 + 1)))
        }
        Draw::One { of } => Drawn::One(numbers.below(of)),
    }
}

/// Plays random matches and hands every ask with its candidates over.
pub(super) fn play(
    matches: u64,
    mut look: impl FnMut(&State<GuildBall>, &Ask<GuildBall>, &[Choice], &mut Numbers),
) {
    for seed in 0..matches {
        let mut numbers = Numbers(seed);
        let setup = Setup::random(&mut numbers);
        let mut state = GuildBall::start(&setup, &mut Ignore).expect("random teams may play");
        let mut out = Vec::new();
        for _ in 0..1500 {
            let input = match state.pending() {
                Pending::Over(_) => break,
                Pending::Stuck(stuck) => panic!("stuck: {stuck:?}"),
                Pending::Chance(request) => Input::Drawn(draw(request, &mut numbers)),
                Pending::Asks(asks) => {
                    let ask = *asks.iter().find(|ask| !ask.answered).expect("an open ask");
                    out.clear();
                    candidates(&state, &ask, 64, &mut numbers, &mut out);
                    assert!(!out.is_empty(), "{:?}", ask.prompt);
                    look(&state, &ask, &out, &mut numbers);
                    let choice = out[numbers.below(out.len() as u32) as usize];
                    Input::Answer { ask: ask.id, choice }
                }
            };
            GuildBall::advance(&mut state, input, &mut Ignore).expect("a candidate is legal");
        }
    }
}

#[test]
fn every_candidate_passes_and_can_be_previewed() {
    play(6, |state, ask, out, numbers| {
        for choice in out {
            assert_eq!(judge(state, ask, choice), Ok(()), "{:?} {choice:?}", ask.prompt);
        }
        let one = &out[numbers.below(out.len() as u32) as usize];
        assert!(preview(state, ask, one).is_ok());
        let worth = GuildBall::estimate(state, ask.seat, &GuildBall::standard().weights);
        assert!((-1.0..=1.0).contains(&worth), "{worth}");
    });
}

/// A choice of any kind with numbers from anywhere.
fn anything(numbers: &mut Numbers) -> Choice {
    let point =
        |numbers: &mut Numbers| Point::new(numbers.between(-9000, 9000), numbers.between(-9000, 9000));
    let model = |numbers: &mut Numbers| ModelId(numbers.below(256) as u8);
    match numbers.below(30) {
        0 => Choice::PutAway([PlanId(numbers.below(256) as u8), PlanId(numbers.below(256) as u8)]),
        1 => Choice::Deploy(Places::collect((0..numbers.below(7)).map(|_| point(numbers)))),
        2 => Choice::Model(model(numbers)),
        3 => Choice::Plan(PlanId(numbers.below(256) as u8)),
        4 => Choice::Seat(kernel::Seat(numbers.below(256) as u8)),
        5 => Choice::Influence(core::array::from_fn(|_| numbers.below(256) as u8)),
        6 => Choice::Charge(model(numbers)),
        7 => Choice::Attack(model(numbers)),
        8 => Choice::Pass(model(numbers)),
        9 => Choice::PassTo(point(numbers)),
        10 => Choice::GiveUp(point(numbers)),
        11 => Choice::Encourage(model(numbers), Relief::Health),
        12..=15 => {
            let mut path = Path::new();
            for _ in 0..numbers.below(17) {
                path.push(point(numbers));
            }
            if numbers.below(4) == 0 { Choice::Halt(path) } else { Choice::Path(path) }
        }
        16..=18 => Choice::Line(point(numbers)),
        19 => Choice::React { counter: numbers.below(2) == 0, stance: numbers.below(2) == 0 },
        20 => {
            let pick =
                |numbers: &mut Numbers| Pick { column: numbers.below(9) as u8, row: numbers.below(4) as u8 };
            Choice::Picks(Picks::collect((0..numbers.below(7)).map(|_| pick(numbers))))
        }
        21 => Choice::Contest(ModelSet(numbers.below(65536) as u16)),
        22 => Choice::PassAndMove(model(numbers)),
        23 => Choice::Spot(point(numbers)),
        24 => Choice::Step(Step::Push),
        25 => [Choice::Jog, Choice::Sprint, Choice::Forfeit, Choice::Shot][numbers.below(4) as usize],
        26 => [Choice::GoOn, Choice::Stop, Choice::End, Choice::SnapShot][numbers.below(4) as usize],
        27 => [Choice::Yes, Choice::No][numbers.below(2) as usize],
        28 => [Choice::KickOff, Choice::Receive][numbers.below(2) as usize],
        _ => Choice::Rest(Relief::Conditions),
    }
}

/// Nothing from outside makes the judge panic, a refusal has a rule, and what it suggests passes.
#[test]
fn anything_may_be_answered_and_is_taken_or_refused() {
    let mut refused = 0_u32;
    play(3, |state, ask, _, numbers| {
        for _ in 0..12 {
            let choice = anything(numbers);
            let Err(refusal) = judge(state, ask, &choice) else { continue };
            refused += 1;
            assert!(refusal.rule.starts_with("GB-") || refusal.rule == "HALL-CHOICE");
            if let Some(instead) = refusal.suggestion(&choice) {
                assert_eq!(judge(state, ask, &instead), Ok(()), "{:?} {choice:?} {refusal:?}", ask.prompt);
            }
        }
    });
    assert!(refused > 10_000, "{refused}");
}

/// What happens to a model that goes on after every blow, pushes nobody off its way and takes the ball.
fn walked(mut state: State<GuildBall>, ask: &Ask<GuildBall>, path: Choice) -> Vec<Option<ModelId>> {
    let mut happened = Vec::new();
    let mut input = Input::Answer { ask: ask.id, choice: path };
    loop {
        GuildBall::advance(&mut state, input, &mut Ignore).expect("going on is legal");
        let Pending::Asks(&[Ask { id, prompt, .. }]) = state.pending() else { return happened };
        let choice = match prompt {
            Prompt::PartingBlow { by, .. } => {
                happened.push(Some(by));
                Choice::No
            }
            Prompt::ArrangeBlows { blows, .. } => Choice::Model(blows.iter().next().expect("several blows")),
            Prompt::Snap { .. } => {
                happened.push(None);
                Choice::Yes
            }
            Prompt::GoOn { .. } => Choice::GoOn,
            Prompt::PushLine { .. } => Choice::Stop,
            _ => return happened,
        };
        input = Input::Answer { ask: id, choice };
    }
}

/// The flags of a path are what happens on it, and what it uses is its length (GB-PART-01, GB-SNAP-02, GB-RUL-75).
#[test]
fn the_flags_of_a_path_are_what_happens_on_it() {
    let mut flagged = 0_usize;
    play(4, |state, ask, out, _| {
        let Prompt::Path { model, left, .. } = ask.prompt else { return };
        for choice in out.iter().take(12) {
            let Choice::Path(path) = choice else { continue };
            let walk = preview(state, ask, choice).expect("a candidate").walk.expect("a walk");
            let length = path.length(state.table.model(model).at);
            let ground = |mark: &Mark| match mark {
                Mark::Fast => 508,
                Mark::Rough => -508,
                Mark::Blow(_) | Mark::Ball | Mark::Off | Mark::End => 0,
            };
            let change: i32 = walk.flags.iter().map(|flag| ground(&flag.mark)).sum();
            let left = Length((left.0 + change).max(0)).less(length);
            assert_eq!((walk.used, walk.left), (length, left));
            let flags: Vec<Option<ModelId>> = walk
                .flags
                .iter()
                .filter_map(|flag| match &flag.mark {
                    Mark::Blow(blow) => Some(Some(blow.by)),
                    Mark::Ball => Some(None),
                    Mark::Fast | Mark::Rough | Mark::Off | Mark::End => None,
                })
                .collect();
            assert_eq!(flags, walked(state.clone(), ask, *choice), "{choice:?}");
            flagged += flags.len();
        }
    });
    assert!(flagged > 50, "{flagged}");
}

#[test]
fn any_question_has_an_answer() {
    play(1, |state, _, _, numbers| {
        let model = |numbers: &mut Numbers| ModelId(numbers.below(14) as u8);
        let point =
            |numbers: &mut Numbers| Point::new(numbers.between(-99, 6200), numbers.between(-99, 6200));
        let thing = |numbers: &mut Numbers| match numbers.below(4) {
            0 => Thing::Model(model(numbers)),
            1 => Thing::Point(point(numbers)),
            2 => Thing::Ball,
            _ => Thing::Goal(kernel::Seat(numbers.below(3) as u8)),
        };
        let path = |numbers: &mut Numbers| {
            let points: Vec<Point> = (0..numbers.below(4)).map(|_| point(numbers)).collect();
            Path::through(&points).unwrap_or_default()
        };
        let pick =
            |numbers: &mut Numbers| Pick { column: numbers.below(9) as u8, row: numbers.below(3) as u8 };
        let query = match numbers.below(34) {
            0..=4 => Query::Distance { from: thing(numbers), to: thing(numbers) },
            5..=9 => {
                Query::Within { from: thing(numbers), to: thing(numbers), inches: numbers.below(256) as u8 }
            }
            10..=12 => Query::Sight { by: model(numbers), to: thing(numbers) },
            13..=16 => Query::Engagement { model: model(numbers) },
            17 => Query::Reach {
                model: model(numbers),
                length: Length(numbers.between(-5, 3000)),
                movement: None,
            },
            18 => Query::Route {
                model: model(numbers),
                to: point(numbers),
                length: Length(numbers.between(-5, 3000)),
                movement: Some(Movement::Sprint),
            },
            19 => Query::Corridor { kicker: model(numbers), aim: Aim::Spot(point(numbers)) },
            20 => Query::Corridor { kicker: model(numbers), aim: Aim::Model(model(numbers)) },
            21 => Query::Corridor { kicker: model(numbers), aim: Aim::Goal },
            22..=23 => Query::Threat { model: model(numbers) },
            24 => Query::Zones,
            25..=29 => {
                let movement = [Movement::Jog, Movement::Sprint, Movement::Charge, Movement::Dodge];
                let movement = movement[numbers.below(4) as usize];
                Query::Plan { model: model(numbers), movement, path: path(numbers) }
            }
            _ => Query::Picks {
                by: model(numbers),
                on: model(numbers),
                hits: numbers.below(30) as u8,
                parting: numbers.below(2) == 0,
                picks: Picks::collect((0..numbers.below(4)).map(|_| pick(numbers))),
            },
        };
        let once = answer(&state.table, &query);
        assert_eq!(once, answer(&state.table, &query));
    });
}
