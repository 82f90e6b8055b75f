//! Who has the ball after a kick, against playing every outcome.

use guild_ball::GuildBall;
use guild_ball::ask::{Choice, Placing, Prompt};
use guild_ball::legal::{Odds, Preview};
use guild_ball::model::{ModelId, ModelSet};
use guild_ball::table::Ball;
use kernel::odds::Ratio;
use kernel::{Ask, Game, Ignore, Input, Pending, Searchable, Seat, State, outcomes};

use super::{after, choice, foreseen, scene};

/// The chances that the kicking team has the ball, that the enemy has it, that it lies free, and that it is a goal.
type Found = [Ratio; 4];

const OWN: usize = 0;
const ENEMY: usize = 1;
const FREE: usize = 2;
const GOAL: usize = 3;

fn sure(what: usize) -> Found {
    let mut found = [Ratio::ZERO; 4];
    found[what] = Ratio::ONE;
    found
}

#[expect(clippy::unwrap_used, reason = "the numbers are small")]
fn add(a: Ratio, b: Ratio) -> Ratio {
    a.checked_add(b).unwrap()
}

#[expect(clippy::unwrap_used, reason = "the numbers are small")]
fn mean(all: &[Found]) -> Found {
    let share = Ratio::new(1, all.len() as u128).unwrap();
    std::array::from_fn(|what| {
        all.iter().fold(Ratio::ZERO, |sum, found| add(sum, found[what])).checked_mul(share).unwrap()
    })
}

/// Plays on with the players deciding as the preview says: whoever can takes the ball, and the kicking player picks
/// what leaves more between having it and the enemy having it.
#[expect(clippy::unwrap_used, clippy::panic, reason = "what is played on is known")]
fn played(state: &State<GuildBall>, seat: Seat) -> Found {
    if state.table.goals[seat.index()] > 0 {
        return sure(GOAL);
    }
    let ask = match state.pending() {
        Pending::Chance(draw) => {
            // A tie among all who roll is rolled off from the same position, so the other outcomes decide (GB-SNAP-05).
            let again = |next: &State<GuildBall>| {
                next.flow.frames() == state.flow.frames() && next.table == state.table
            };
            let next = |(drawn, _)| state.after(&Input::Drawn(drawn)).unwrap();
            let all = outcomes(&draw).unwrap().into_iter().map(next).filter(|next| !again(next));
            return mean(&all.map(|next| played(&next, seat)).collect::<Vec<_>>());
        }
        Pending::Asks(asks) => asks[0],
        Pending::Over(_) | Pending::Stuck(_) => panic!("it goes on after the kick"),
    };
    let models = |models: ModelSet| models.iter().map(Choice::Model).collect::<Vec<_>>();
    let choices = match ask.prompt {
        Prompt::Act { .. }
        | Prompt::Activate
        | Prompt::Initiative
        | Prompt::Plan
        | Prompt::Allocate { .. } => {
            return sure(match state.table.ball {
                Ball::Held(model) if model.seat() == seat => OWN,
                Ball::Held(_) => ENEMY,
                Ball::Free { .. } | Ball::Away => FREE,
            });
        }
        Prompt::BonusTime { .. } | Prompt::TeamWork { .. } => vec![Choice::No],
        Prompt::Path { .. } => vec![Choice::Stop],
        Prompt::RerollScatter { .. } => vec![Choice::No, Choice::Yes],
        Prompt::Intercept { .. } => vec![Choice::Yes],
        Prompt::ArrangeIntercepts { models: all } => models(all),
        Prompt::SnapOne { models: all } if ask.seat == seat => models(all),
        Prompt::SnapOne { models: all } => models(all).into_iter().take(1).collect(),
        Prompt::Contest { models } => vec![Choice::Contest(models)],
        Prompt::HandOver => {
            let up = |&model: &ModelId| !state.table.model(model).is_down();
            vec![state.table.fielded(ask.seat).iter().find(up).map_or(Choice::No, Choice::Model)]
        }
        Prompt::Place { why: Placing::Least { .. } } => {
            let mut places = Vec::new();
            GuildBall::candidates(state, &ask, 64, &mut bots::Rng::new(1), &mut places);
            places
        }
        prompt => panic!("asked {prompt:?}"),
    };
    let found = choices.into_iter().map(|choice| played(&answered(state, &ask, choice), seat));
    let better = |a: &Found, b: &Found| add(a[OWN], b[ENEMY]) > add(b[OWN], a[ENEMY]);
    found.reduce(|best, other| if better(&other, &best) { other } else { best }).unwrap()
}

#[expect(clippy::unwrap_used, reason = "the choices are legal")]
fn answered(state: &State<GuildBall>, ask: &Ask<GuildBall>, choice: Choice) -> State<GuildBall> {
    let mut next = state.clone();
    GuildBall::advance(&mut next, Input::Answer { ask: ask.id, choice }, &mut Ignore).unwrap();
    next
}

/// The preview of a kick says exactly what was found by playing it.
#[track_caller]
#[expect(clippy::unwrap_used, reason = "few models roll for the ball")]
pub(super) fn agree(state: &State<GuildBall>, text: &str) -> Preview {
    let preview = foreseen(state, text);
    let (ask, choice) = choice(state, text);
    let found = played(&answered(state, &ask, choice), ask.seat);
    let ball = preview.ball.unwrap();
    let goal = match preview.odds {
        Some(Odds::Shot { goal, .. }) => goal,
        _ => Ratio::ZERO,
    };
    assert_eq!([ball.own, ball.enemy, ball.free, goal], found, "{text}");
    preview
}

/// GB-KICK-19, -23, GB-INT-01, GB-SNAP-04: a missed pass past enemies, who intercept it or roll for it.
#[test]
fn a_pass_to_a_model_counts_interceptions_and_contests() {
    let state = scene(
        r#"
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], kick = [1, 8], influence = 2, ball = true },
    { name = "Boar", seat = "red", at = [3400, 2400], kick = [2, 8] },
    { name = "Brisket", seat = "red", at = [3500, 3100], kick = [3, 8] },
    { name = "Shark", seat = "blue", at = [3800, 2900], kick = [1, 8] },
    { name = "Siren", seat = "blue", at = [2900, 2500], kick = [2, 8] },
]
now = { active = "Ox" }
"#,
    );
    agree(&state, "pass Boar");
}

/// GB-KICK-22: both teams stand near the spot, and the scatter is rerolled where that is better.
#[test]
fn a_pass_to_a_spot_is_rerolled_where_that_is_better() {
    let state = scene(
        r#"
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], kick = [1, 8], influence = 2, ball = true },
    { name = "Boar", seat = "red", at = [3300, 2600], kick = [2, 8] },
    { name = "Shark", seat = "blue", at = [3500, 1500], kick = [1, 8] },
    { name = "Siren", seat = "blue", at = [4100, 2200], kick = [2, 8] },
    { name = "Eel", seat = "blue", at = [3900, 1200], kick = [3, 8] },
]
now = { active = "Ox" }
"#,
    );
    agree(&state, "pass to (3200, 2000)");
}

/// GB-THR-02, GB-GEO-23: a Shot from a corner scatters behind the goal, off the pitch and against the goalpost.
#[test]
fn a_shot_counts_goals_throw_ins_and_the_goalpost() {
    let state = scene(
        r#"
setup = { vp = 12 }
piece = [
    { name = "Ox", seat = "red", at = [2148, 5322], kick = [1, 8], influence = 2, ball = true, base = 50 },
    { name = "Boar", seat = "red", at = [2500, 3600], kick = [2, 8] },
    { name = "Shark", seat = "blue", at = [3748, 5522], kick = [1, 8] },
    { name = "Siren", seat = "blue", at = [3048, 3048], kick = [2, 8], conditions = ["knocked down"] },
]
now = { active = "Ox", momentum = { red = 1 } }
"#,
    );
    let preview = agree(&state, "shot");
    assert_eq!((preview.influence, preview.mp, preview.bonus_ball), (1, 1, None));
}

/// GB-KOFF-05, -06, GB-RUL-46: what falls short or leaves the pitch is handed over, while anybody can take it.
#[test]
fn a_kick_off_counts_what_is_handed_over() {
    for (kicker, spot, down) in [
        ([3000, 2400], "spot (3000, 4200)", ""),
        ([600, 2900], "spot (400, 4700)", ""),
        ([3000, 2400], "spot (3000, 4200)", ", conditions = [\"knocked down\"]"),
        ([600, 2900], "spot (400, 4700)", ", conditions = [\"knocked down\"]"),
    ] {
        let stage = format!(
            r#"
piece = [
    {{ name = "Ox", seat = "red", at = {kicker:?}, kick = [1, 8] }},
    {{ name = "Boar", seat = "red", at = [{}, {}], kick = [2, 8] }},
    {{ name = "Shark", seat = "blue", at = [2600, 5000], kick = [1, 8]{down} }},
    {{ name = "Siren", seat = "blue", at = [900, 5400], kick = [2, 8]{down} }},
]
now = {{ phase = "kick-off", kicker = "Ox" }}
"#,
            kicker[0] + 500,
            kicker[1] + 100
        );
        agree(&after(&scene(&stage), &["stay"]), spot);
    }
}

/// GB-GOAL-06 to -09: no test, no interception, but throw-ins and snap-to.
#[test]
fn a_goal_kick_counts_all_scatters() {
    let state = scene(
        r#"
setup = { vp = 12 }
piece = [
    { name = "Ox", seat = "red", at = [3048, 4000], kick = [2, 8], influence = 2, ball = true },
    { name = "Shark", seat = "blue", at = [3548, 3922], kick = [6, 8] },
    { name = "Siren", seat = "blue", at = [3048, 3322], kick = [2, 8] },
]
now = { active = "Ox", momentum = { red = 1 } }
"#,
    );
    let scored = after(&state, &["shot", "6", "no"]);
    agree(&scored, "spot (3448, 5122)");
    agree(&scored, "spot (2748, 3822)");
}

/// GB-KICK-22: the ball as it was rolled, and after a reroll whose result is kept.
#[test]
fn a_reroll_of_the_scatter_is_foreseen_either_way() {
    let state = scene(
        r#"
setup = { size = "typical", vp = 20 }
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], influence = 1, kick = [3, 6], ball = true },
    { name = "Boar", seat = "red", at = [2534, 3100], kick = [3, 6] },
    { name = "Shark", seat = "blue", at = [3200, 2500], kick = [2, 6] },
]
now = { active = "Ox" }
"#,
    );
    let rolled = after(&state, &["pass to (2600, 2600)", "4 1 1", "1 1"]);
    let [no, yes] = ["no", "yes"].map(|text| agree(&rolled, text).ball.map(|ball| ball.own));
    assert_eq!(no, Some(Ratio::ONE));
    assert!(yes.is_some_and(|yes| yes != Ratio::ZERO && yes != Ratio::ONE), "{yes:?}");
}

/// GB-SNAP-04: up to eight models that roll for a ball have their chances, all the same where they kick alike; more are too many.
#[test]
fn a_crowd_that_rolls_for_the_ball_is_foreseen_up_to_eight() {
    let state = scene(
        r#"
setup = { size = "typical", vp = 20 }
piece = [
    { name = "Ox", seat = "red", at = [4549, 4048], influence = 1, kick = [3, 6], ball = true },
    { name = "A", seat = "red", at = [4436, 4337], kick = [3, 6] },
    { name = "B", seat = "red", at = [4184, 4520], kick = [3, 6] },
    { name = "C", seat = "red", at = [3875, 4537], kick = [3, 6] },
    { name = "D", seat = "red", at = [3605, 4385], kick = [3, 6] },
    { name = "V", seat = "blue", at = [3459, 4111], kick = [3, 6], melee = 0 },
    { name = "W", seat = "blue", at = [3484, 3802], kick = [3, 6], melee = 0 },
    { name = "X", seat = "blue", at = [3672, 3558], kick = [3, 6], melee = 0 },
    { name = "Y", seat = "blue", at = [3960, 3450], kick = [3, 6], melee = 0 },
    { name = "Z", seat = "blue", at = [4260, 3513], kick = [3, 6], melee = 0 },
]
now = { active = "Ox" }
"#,
    );
    let given = after(&state, &["give up (4000, 4000)"]);
    let own = |text: &str| foreseen(&given, text).ball.map(|ball| ball.own);
    assert_eq!(own("contest A"), Ratio::new(1, 6));
    assert_eq!(own("contest A, B, C"), Ratio::new(3, 8));
    assert_eq!(own("contest A, B, C, D"), None);
}
