//! A refused place, path or line comes with the furthest legal point wherever there is one.

use std::collections::BTreeSet;

use bots::{Rng, sample};
use guild_ball::GuildBall;
use guild_ball::ask::{Aimed, Choice, Placing, Prompt};
use guild_ball::refusal::Why;
use guild_ball::table::Table;
use kernel::{Ask, Chance, Game, Ignore, Input, Pending, Searchable, State, pick};
use plane::{Path, Point, Way};

/// Whether a reason is one of geometry, for which another point may do; a line without length has no direction.
fn is_geometry(why: Why) -> bool {
    matches!(
        why,
        Why::OverEdge
            | Why::OnModel(_)
            | Why::OnBarrier
            | Why::OnTerrain(_)
            | Why::OnBall
            | Why::OnMarker
            | Why::NotAtEdge(_)
            | Why::NotNearest
            | Why::OutOfRange { .. }
            | Why::TooLong { .. }
            | Why::Blocked(_)
            | Why::BlockedByBarrier
            | Why::BlockedByTerrain(_)
            | Why::OffTable
            | Why::EndsOnBall
            | Why::EndsOnMarker
            | Why::EndsOnObstruction
            | Why::NotStraight
            | Why::MustEngage(_)
            | Why::NotTouching(_)
            | Why::WrongWay
    )
}

/// A point on the pitch, beyond its edge, or as far away as points go.
fn point(table: &Table, rng: &mut Rng) -> Point {
    let size = table.size as u32;
    let mut number = || match rng.below(12) {
        0 => [Point::LIMIT, -Point::LIMIT, 0, table.size][rng.below(4) as usize],
        _ => rng.below(size + 600) as i32 - 300,
    };
    Point::new(number(), number())
}

/// An answer of the right kind that is probably illegal.
fn wrong(
    state: &State<GuildBall>,
    ask: &Ask<GuildBall>,
    options: &[Choice],
    rng: &mut Rng,
) -> Option<Choice> {
    let table = &state.table;
    Some(match ask.prompt {
        Prompt::Path { .. } | Prompt::GoOn { .. } => {
            let mut path = Path::new();
            for _ in 0..=rng.below(3) {
                path.push(point(table, rng));
            }
            Choice::Path(path)
        }
        Prompt::ChargeLine { .. } | Prompt::PushLine { .. } => Choice::Line(point(table, rng)),
        Prompt::Place { .. } => Choice::Spot(point(table, rng)),
        Prompt::Act { .. } | Prompt::KickNow { .. } | Prompt::PassTarget { .. } | Prompt::Icon { .. } => {
            let aimed = options.iter().filter(|choice| {
                matches!(
                    choice,
                    Choice::PassTo(_) | Choice::GiveUp(_) | Choice::Use { at: Aimed::Spot(_), .. }
                )
            });
            let aimed: Vec<&Choice> = aimed.collect();
            match **pick(&aimed, rng)? {
                Choice::PassTo(_) => Choice::PassTo(point(table, rng)),
                Choice::GiveUp(_) => Choice::GiveUp(point(table, rng)),
                Choice::Use { id, free, .. } => Choice::Use { id, at: Aimed::Spot(point(table, rng)), free },
                _ => return None,
            }
        }
        _ => return None,
    })
}

/// The same answer at places all along its line, from where the line begins, as far as anything goes.
fn on_the_line(table: &Table, prompt: &Prompt, choice: &Choice) -> Vec<Choice> {
    let steps =
        |from: Point, to: Point| Way::new(from, to).steps().take(5_000).step_by(9).collect::<Vec<_>>();
    let at = |model| table.model(model).at;
    match (*prompt, *choice) {
        (Prompt::Path { model, .. } | Prompt::GoOn { model, .. }, Choice::Path(path)) => {
            let stretches = path.stretches(at(model)).enumerate();
            stretches
                .flat_map(|(number, stretch)| {
                    steps(stretch.from, stretch.to)
                        .into_iter()
                        .map(move |end| Choice::Path(path.cut(number, end)))
                })
                .collect()
        }
        (Prompt::ChargeLine { model, .. } | Prompt::PushLine { model, .. }, Choice::Line(to)) => {
            steps(at(model), to).into_iter().map(Choice::Line).collect()
        }
        (Prompt::Place { why }, Choice::Spot(to)) => {
            let from = match why {
                Placing::KickOff { kicker } => at(kicker),
                Placing::Effect { touching: Some(other), .. } => at(other),
                Placing::Effect { model, .. } => at(model),
                Placing::Marker { centre, .. }
                | Placing::Beside { centre, .. }
                | Placing::Area { centre, .. }
                | Placing::Within { centre, .. } => centre,
                Placing::InArea { model, .. }
                | Placing::InGround { model, .. }
                | Placing::AtTerrain { model, .. } => at(model),
                Placing::GoalKick
                | Placing::Return { .. }
                | Placing::Least { .. }
                | Placing::EffectBall { .. }
                | Placing::OwnMarker { .. }
                | Placing::OwnArea { .. } => to,
            };
            steps(from, to).into_iter().map(Choice::Spot).collect()
        }
        (Prompt::Act { model }, Choice::PassTo(to)) => {
            steps(at(model), to).into_iter().map(Choice::PassTo).collect()
        }
        (Prompt::Act { model }, Choice::GiveUp(to)) => {
            steps(at(model), to).into_iter().map(Choice::GiveUp).collect()
        }
        (_, other) => vec![other],
    }
}

#[test]
fn a_formation_is_told_where_a_model_may_stand() {
    let mut told = BTreeSet::new();
    for seed in 0..8 {
        let mut rng = Rng::new(seed);
        let setup = GuildBall::setup(2, &mut rng).expect("a game for two");
        let mut state = GuildBall::start(&setup, &mut Ignore).expect("a sound setup");
        let mut options = Vec::new();
        for _ in 0..60 {
            let input = match state.pending() {
                Pending::Over(_) | Pending::Stuck(_) => break,
                Pending::Chance(draw) => Input::Drawn(sample(&draw, &mut rng)),
                Pending::Asks(asks) => {
                    let ask = asks.iter().find(|ask| !ask.answered).expect("somebody is asked");
                    options.clear();
                    GuildBall::candidates(&state, ask, 24, &mut rng, &mut options);
                    for option in &options {
                        let Choice::Deploy(mut places) = *option else { break };
                        let changed = rng.below(places.len() as u32) as usize;
                        places[changed] = point(&state.table, &mut rng);
                        let check = |places| GuildBall::check(&state, ask.id, &Choice::Deploy(places));
                        let Err(refusal) = check(places) else { continue };
                        told.insert(refusal.rule);
                        let number = usize::from(refusal.stretch);
                        places[number] = refusal.furthest.expect("there is room beside it");
                        let again = check(places).err().map(|refusal| usize::from(refusal.stretch));
                        assert!(again.is_none_or(|later| later > number), "{option:?} {refusal:?}");
                    }
                    let choice = *pick(&options, &mut rng).expect("something to choose");
                    Input::Answer { ask: ask.id, choice }
                }
            };
            GuildBall::advance(&mut state, input, &mut Ignore).expect("candidates are legal");
        }
    }
    for rule in ["GB-SETUP-09", "GB-GEO-12", "GB-GEO-13"] {
        assert!(told.contains(rule), "{rule} was never met in {told:?}");
    }
}

#[test]
fn refused_places_and_paths_come_with_the_furthest_legal_point() {
    let mut told = BTreeSet::new();
    for seed in 0..6 {
        let mut rng = Rng::new(seed);
        let setup = GuildBall::setup(2, &mut rng).expect("a game for two");
        let mut state = GuildBall::start(&setup, &mut Ignore).expect("a sound setup");
        let mut options = Vec::new();
        for number in 0..20_000 {
            let input = match state.pending() {
                Pending::Over(_) | Pending::Stuck(_) => break,
                Pending::Chance(draw) => Input::Drawn(sample(&draw, &mut rng)),
                Pending::Asks(asks) => {
                    let ask = asks.iter().find(|ask| !ask.answered).expect("somebody is asked");
                    options.clear();
                    GuildBall::candidates(&state, ask, 24, &mut rng, &mut options);
                    for _ in 0..3 {
                        let Some(choice) = wrong(&state, ask, &options, &mut rng) else { break };
                        let Err(refusal) = GuildBall::check(&state, ask.id, &choice) else { continue };
                        if !is_geometry(refusal.why) {
                            continue;
                        }
                        let told_of = || format!("match {seed}, input {number}: {choice:?} by {refusal:?}");
                        let legal = |choice: &Choice| GuildBall::check(&state, ask.id, choice).is_ok();
                        if refusal.furthest.is_none() {
                            let better = on_the_line(&state.table, &ask.prompt, &choice);
                            let better = better.into_iter().find(|choice| legal(choice));
                            assert!(better.is_none(), "{} could be {better:?}", told_of());
                        } else if let Some(better) = refusal.suggestion(&choice) {
                            told.insert(refusal.rule);
                            assert!(legal(&better), "{}: {better:?} is not legal", told_of());
                        } else {
                            assert_eq!(refusal.why, Why::NotStraight, "{} suggests nothing", told_of());
                        }
                    }
                    let choice = *pick(&options, &mut rng).expect("something to choose");
                    Input::Answer { ask: ask.id, choice }
                }
            };
            GuildBall::advance(&mut state, input, &mut Ignore).expect("candidates are legal");
        }
    }
    for rule in [
        "GB-MOVE-02",
        "GB-MOVE-03",
        "GB-GEO-01",
        "GB-GEO-06",
        "GB-GEO-08",
        "GB-GEO-13",
        "GB-BALL-06",
        "GB-KICK-08",
        "GB-RUL-77",
        "GB-REC-03",
    ] {
        assert!(told.contains(rule), "{rule} was never met in {told:?}");
    }
}
