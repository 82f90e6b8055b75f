//! What is true of every table in every match, whoever plays.

use bots::{Rng, sample};
use guild_ball::GuildBall;
use guild_ball::ask::Prompt;
use guild_ball::effect::layers::max_inf;
use guild_ball::table::{Ball, Table};
use kernel::{Game, Ignore, Input, Pending, Searchable, Seat, pick};

/// Bases keep apart and on the pitch, whoever has the ball stands there, and figures stay within the cards.
fn faults(table: &Table) -> Vec<String> {
    let mut faults = Vec::new();
    for id in table.standing.iter() {
        let (base, name) = (table.disc(id), table.profile(id).name);
        if !table.pitch().holds(base) {
            faults.push(format!("{name} stands over the edge at {:?}", base.centre));
        }
        if table.barriers().iter().any(|post| post.overlaps(base)) {
            faults.push(format!("{name} stands in a goalpost (GB-TERR-19)"));
        }
        for other in table.standing.iter().filter(|&other| other < id) {
            if table.disc(other).overlaps(base) {
                faults.push(format!("{name} stands on {} (GB-MOVE-03)", table.profile(other).name));
            }
        }
        if table.model(id).hp > table.profile(id).hp {
            faults.push(format!("{name} has more HP than its card (GB-RUL-63)"));
        }
        if table.model(id).influence > table.profile(id).inf[1].max(max_inf(table, id)) {
            faults.push(format!("{name} has more influence than its max INF (GB-INF-06)"));
        }
    }
    match table.ball {
        Ball::Held(holder) if !table.is_on_pitch(holder) => {
            faults.push("the ball is off the pitch".to_owned());
        }
        Ball::Held(holder) if table.model(holder).is_down() => {
            faults.push("a KD model has the ball (GB-KD-04)".to_owned());
        }
        Ball::Held(_) | Ball::Away | Ball::Free { .. } => {}
    }
    faults
}

/// Once nobody is moving, nobody stands on the ball (GB-GEO-30).
fn on_the_ball(table: &Table) -> bool {
    table
        .free_ball()
        .is_some_and(|ball| table.bases(guild_ball::model::ModelSet::EMPTY).any(|base| base.overlaps(ball)))
}

/// Between actions nobody on the pitch is at 0 HP (GB-TO-01).
fn at_zero(table: &Table) -> Vec<String> {
    let zero = table.standing.iter().filter(|&id| table.model(id).hp == 0);
    zero.map(|id| table.profile(id).name.to_string()).collect()
}

/// Whether a seat is asked for an action or for the model to activate next.
fn is_between_actions(prompt: &Prompt) -> bool {
    matches!(prompt, Prompt::Activate | Prompt::Act { .. })
}

#[test]
fn tables_stay_sound_over_random_play() {
    let mut options = Vec::new();
    let mut activations = 0;
    for seed in 0..60 {
        let mut rng = Rng::new(seed);
        let setup = GuildBall::setup(2, &mut rng).expect("a game for two");
        let mut state = GuildBall::start(&setup, &mut Ignore).expect("a sound setup");
        for number in 0..20_000 {
            let input = match state.pending() {
                Pending::Over(_) => break,
                Pending::Stuck(stuck) => panic!("match {seed} is stuck at input {number}: {stuck:?}"),
                Pending::Chance(draw) => Input::Drawn(sample(&draw, &mut rng)),
                Pending::Asks(asks) => {
                    let ask = asks.iter().find(|ask| !ask.answered).expect("somebody is asked");
                    if is_between_actions(&ask.prompt) {
                        let zero = at_zero(&state.table);
                        assert!(zero.is_empty(), "match {seed}, input {number}: {zero:?} at 0 HP in play");
                    }
                    if ask.prompt == Prompt::Activate {
                        activations += 1;
                        assert!(
                            !on_the_ball(&state.table),
                            "match {seed}, input {number}: somebody stands on the ball"
                        );
                    }
                    if number % 16 == 0 {
                        options.clear();
                        GuildBall::candidates(&state, ask, 256, &mut rng, &mut options);
                        let twice = (1..options.len()).find(|&at| options[..at].contains(&options[at]));
                        assert_eq!(twice.map(|at| options[at]), None, "twice for {:?}", ask.prompt);
                    }
                    options.clear();
                    GuildBall::candidates(&state, ask, 24, &mut rng, &mut options);
                    let choice = *pick(&options, &mut rng).expect("something to choose");
                    Input::Answer { ask: ask.id, choice }
                }
            };
            GuildBall::advance(&mut state, input, &mut Ignore).expect("candidates are legal");
            let faults = faults(&state.table);
            assert!(faults.is_empty(), "match {seed}, input {number}: {faults:?}");
        }
        assert!(Seat::all(2).all(|seat| state.table.vp[seat.index()] < 20));
    }
    assert!(activations > 1_000, "only {activations} activations were looked at");
}
