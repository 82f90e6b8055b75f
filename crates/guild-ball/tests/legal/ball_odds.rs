//! Who has the ball after a kick, against playing every outcome through the procedures themselves.

use kernel::odds::Ratio;
use kernel::{Ask, Chance, Game, Ignore, Input, Pending, Seat, State, outcomes};
use plane::{Length, Point};

use super::{A, B, BLUE, Numbers, RED, X, Y, pitch};
use guild_ball::GuildBall;
use guild_ball::ask::{Choice, Placing, Prompt};
use guild_ball::event::Aim;
use guild_ball::flow::{Frame, GoalKick, Kick, Memo, Moment, stack};
use guild_ball::legal::inside::{act, kick, place, react};
use guild_ball::legal::{BallOdds, Odds, Preview, candidates};
use guild_ball::model::{Condition, MODELS_MAX, ModelId, ModelSet};
use guild_ball::table::{Ball, Table};

/// Third models of both teams.
const C: ModelId = ModelId(2);
const Z: ModelId = ModelId(8);

/// How often a tie is rolled off before what is left of it is counted as undecided.
const TIES: u32 = 3;

/// What became of the ball over all outcomes; `open` is what was left undecided.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Found {
    own: Ratio,
    enemy: Ratio,
    free: Ratio,
    goal: Ratio,
    open: Ratio,
    models: [Ratio; MODELS_MAX],
}

const NOTHING: Found = Found {
    own: Ratio::ZERO,
    enemy: Ratio::ZERO,
    free: Ratio::ZERO,
    goal: Ratio::ZERO,
    open: Ratio::ZERO,
    models: [Ratio::ZERO; MODELS_MAX],
};

fn add(a: Ratio, b: Ratio) -> Ratio {
    a.checked_add(b).expect("small numbers")
}

impl Found {
    fn plus(self, other: Self, chance: Ratio) -> Self {
        let sum = |a: Ratio, b: Ratio| add(a, b.checked_mul(chance).expect("small numbers"));
        Self {
            own: sum(self.own, other.own),
            enemy: sum(self.enemy, other.enemy),
            free: sum(self.free, other.free),
            goal: sum(self.goal, other.goal),
            open: sum(self.open, other.open),
            models: core::array::from_fn(|place| sum(self.models[place], other.models[place])),
        }
    }

    /// Whether it leaves more between having the ball and the enemy having it.
    fn beats(self, other: Self) -> bool {
        add(self.own, other.enemy) > add(other.own, self.enemy)
    }
}

/// Plays everything that can follow, with the players deciding as the preview says.
struct Brute {
    seat: Seat,
    goals: u8,
}

impl Brute {
    fn explore(&self, state: &State<GuildBall>, ties: u32) -> Found {
        if state.table.goals[self.seat.index()] > self.goals {
            return Found { goal: Ratio::ONE, ..NOTHING };
        }
        match state.pending() {
            Pending::Chance(draw) => {
                let rolling = matches!(state.flow.frames().last(), Some(Frame::SnapTo(_)));
                if rolling && ties == TIES {
                    return Found { open: Ratio::ONE, ..NOTHING };
                }
                let all = outcomes(&draw).expect("few dice");
                let share = Ratio::new(1, all.len() as u128).expect("outcomes");
                let next = |drawn| state.after(&Input::Drawn(drawn)).expect("a draw");
                all.into_iter().fold(NOTHING, |sum, (drawn, _)| {
                    sum.plus(self.explore(&next(drawn), ties + u32::from(rolling)), share)
                })
            }
            Pending::Asks(asks) => self.decide(state, &asks[0], ties),
            // The procedure has returned to nobody.
            Pending::Stuck(_) => self.end(&state.table),
            Pending::Over(_) => panic!("the match is over"),
        }
    }

    fn end(&self, table: &Table) -> Found {
        match table.ball {
            Ball::Held(model) => {
                let mut models = NOTHING.models;
                models[model.index()] = Ratio::ONE;
                let own = model.seat() == self.seat;
                let [own, enemy] = if own { [Ratio::ONE, Ratio::ZERO] } else { [Ratio::ZERO, Ratio::ONE] };
                Found { own, enemy, models, ..NOTHING }
            }
            Ball::Free { .. } => Found { free: Ratio::ONE, ..NOTHING },
            Ball::Away => panic!("the ball is away"),
        }
    }

    fn decide(&self, state: &State<GuildBall>, ask: &Ask<GuildBall>, ties: u32) -> Found {
        let best = |choices: &[Choice]| {
            let found = choices.iter().map(|&choice| self.explore(&answered(state, ask, choice), ties));
            found.reduce(|best, other| if other.beats(best) { other } else { best }).expect("a choice")
        };
        let first = |models: ModelSet| models.iter().next().map_or(Choice::No, Choice::Model);
        match ask.prompt {
            Prompt::BonusTime { .. } | Prompt::TeamWork { .. } => best(&[Choice::No]),
            Prompt::Path { .. } => best(&[Choice::Stop]),
            Prompt::RerollScatter { .. } => best(&[Choice::No, Choice::Yes]),
            Prompt::Intercept { .. } => best(&[Choice::Yes]),
            Prompt::ArrangeIntercepts { models } => {
                best(&models.iter().map(Choice::Model).collect::<Vec<_>>())
            }
            Prompt::SnapOne { models } if ask.seat == self.seat => {
                best(&models.iter().map(Choice::Model).collect::<Vec<_>>())
            }
            Prompt::SnapOne { models } => best(&[first(models)]),
            Prompt::Contest { models } => best(&[Choice::Contest(models)]),
            Prompt::HandOver => best(&[first(state.table.fielded(ask.seat))]),
            Prompt::Place { why: Placing::Least { .. } } => {
                let mut places = Vec::new();
                candidates(state, ask, 64, &mut Numbers(1), &mut places);
                best(&places)
            }
            prompt => panic!("asked {prompt:?}"),
        }
    }
}

fn answered(state: &State<GuildBall>, ask: &Ask<GuildBall>, choice: Choice) -> State<GuildBall> {
    let mut next = state.clone();
    GuildBall::advance(&mut next, Input::Answer { ask: ask.id, choice }, &mut Ignore).expect("legal");
    next
}

/// Everything that can become of a procedure put on an empty stack.
fn brute(table: &Table, frame: Frame, seat: Seat) -> Found {
    let state = State::resume(*table, &[frame], Memo::default(), &mut Ignore).expect("a stack");
    Brute { seat, goals: table.goals[seat.index()] }.explore(&state, 0)
}

/// The preview says exactly what was found, up to what was left undecided.
#[track_caller]
fn agree(preview: &Preview, found: Found) {
    let ball: BallOdds = preview.ball.expect("odds of the ball");
    let goal = match preview.odds {
        Some(Odds::Shot { goal, .. }) => goal,
        _ => Ratio::ZERO,
    };
    let pairs =
        [(ball.own, found.own), (ball.enemy, found.enemy), (ball.free, found.free), (goal, found.goal)];
    for holder in &ball.models {
        let played = add(found.models[holder.model.index()], found.open);
        assert!(holder.chance <= played, "{preview:?} {found:?}");
    }
    for (said, played) in pairs {
        assert!(played <= said && said <= add(played, found.open), "{preview:?} {found:?}");
    }
    assert_eq!(add(add(ball.own, ball.enemy), add(ball.free, goal)), Ratio::ONE);
}

/// Kicks with one die, which keeps the outcomes few.
fn kicking(places: &[(ModelId, i32, i32)]) -> Table {
    let mut table = pitch(places);
    for (number, profile) in table.profiles.iter_mut().enumerate() {
        profile.kick = [1 + number as u8 % 3, 8];
    }
    table.ball = Ball::Held(A);
    table.models[0].influence = 4;
    table
}

fn pass(table: &Table, aim: Aim) -> Preview {
    let choice = match aim {
        Aim::Model(model) => Choice::Pass(model),
        Aim::Spot(spot) => Choice::PassTo(spot),
        Aim::Goal => Choice::Shot,
    };
    act::preview(table, A, &choice)
}

fn compare(table: &Table, aim: Aim) {
    agree(&pass(table, aim), brute(table, Frame::Kick(Kick::new(A, aim)), RED));
}

/// What an answer is said to bring is what comes of it when it is given; seen from the kicking team.
#[track_caller]
fn agree_at(state: &State<GuildBall>, seat: Seat, choice: Choice) -> BallOdds {
    let ask = state.asks()[0];
    let mut preview = guild_ball::legal::preview(state, &ask, &choice).expect("a legal answer");
    if let Some(ball) = preview.ball.as_mut().filter(|_| ask.seat != seat) {
        (ball.own, ball.enemy) = (ball.enemy, ball.own);
    }
    agree(&preview, Brute { seat, goals: 0 }.explore(&answered(state, &ask, choice), 0));
    preview.ball.expect("odds")
}

fn drawn(state: &State<GuildBall>, faces: &[u8]) -> State<GuildBall> {
    let Pending::Chance(draw) = state.pending() else { panic!("no dice") };
    let all = outcomes(&draw).expect("few dice");
    let (drawn, _) = all.into_iter().find(|(drawn, _)| drawn.faces() == faces).expect("such dice");
    state.after(&Input::Drawn(drawn)).expect("a draw")
}

/// GB-KICK-22, GB-INT-01, GB-SNAP-03, -04: every question on the way of a scattered ball says who has it after each answer.
#[test]
fn answers_about_a_loose_ball_show_who_has_it_then() {
    let table =
        kicking(&[(A, 2000, 2000), (B, 3300, 2600), (X, 3300, 1500), (Y, 4100, 2200), (Z, 2700, 2000)]);
    let kick = Frame::Kick(Kick::new(A, Aim::Spot(Point::new(3200, 2000))));
    let state = State::resume(table, &[kick], Memo::default(), &mut Ignore).expect("a stack");
    let state = drawn(&state, &[6]);
    let mut asked = [0; 4];
    for dice in (1..=6).flat_map(|direction| (1..=6).map(move |distance| [direction, distance])) {
        let mut state = drawn(&state, &dice);
        while let Pending::Asks(asks) = state.pending() {
            let ask = asks[0];
            let answers = match ask.prompt {
                Prompt::RerollScatter { .. } | Prompt::Intercept { .. } => vec![Choice::Yes, Choice::No],
                Prompt::SnapOne { models } => {
                    models.iter().map(Choice::Model).chain([Choice::No]).collect::<Vec<_>>()
                }
                Prompt::Contest { models } => vec![Choice::Contest(models)],
                _ => break,
            };
            asked[match ask.prompt {
                Prompt::RerollScatter { .. } => 0,
                Prompt::Intercept { .. } => 1,
                Prompt::SnapOne { .. } => 2,
                _ => 3,
            }] += 1;
            let told: Vec<_> =
                answers.into_iter().map(|choice| (choice, agree_at(&state, RED, choice))).collect();
            let &(choice, ball) = told.last().expect("an answer");
            if let Prompt::Contest { .. } = ask.prompt {
                let all = ball.models.iter().fold(Ratio::ZERO, |sum, holder| add(sum, holder.chance));
                assert_eq!((all, ball.models.len() > 1), (Ratio::ONE, true), "{ball:?}");
            }
            state = answered(&state, &ask, choice);
        }
    }
    assert!(asked.iter().all(|&count| count > 0), "{asked:?}");
}

/// GB-INT-01, GB-SNAP-04: the chances of single models make up those of their teams, but where a player picks.
#[test]
fn each_model_has_its_part_of_the_chances() {
    let table = kicking(&[(A, 2000, 2000), (B, 3400, 2400), (X, 3800, 2900), (Y, 2900, 2500)]);
    let ball = pass(&table, Aim::Model(B)).ball.expect("odds");
    let of = |seat: Seat| {
        let models = ball.models.iter().filter(|holder| holder.model.seat() == seat);
        models.fold(Ratio::ZERO, |sum, holder| add(sum, holder.chance))
    };
    let chance =
        |model: ModelId| ball.models.iter().find(|holder| holder.model == model).map(|one| one.chance);
    assert_eq!((of(RED), of(BLUE)), (ball.own, ball.enemy));
    assert_eq!((chance(B), chance(Y)), (Some(ball.own), Some(ball.enemy)), "{ball:?}");
}

/// GB-KICK-23, GB-INT-01: a missed pass past an enemy and its goalpost.
#[test]
fn a_pass_to_a_model_counts_interceptions_and_contests() {
    let table =
        kicking(&[(A, 2000, 2000), (B, 3400, 2400), (X, 3800, 2900), (Y, 2900, 2500), (C, 3500, 3100)]);
    compare(&table, Aim::Model(B));
}

/// GB-KICK-22, GB-SNAP-04: a pass to a spot that both teams stand near, with the reroll where it is better.
#[test]
fn a_pass_to_a_spot_is_rerolled_where_that_is_better() {
    let table =
        kicking(&[(A, 2000, 2000), (B, 3300, 2600), (X, 3300, 1500), (Y, 4100, 2200), (Z, 3900, 1200)]);
    let spot = Aim::Spot(Point::new(3200, 2000));
    compare(&table, spot);
    // A success is worth more than a failure, by the reroll.
    let ball = pass(&table, spot).ball.expect("odds");
    let kicked = guild_ball::legal::inside::scatter_odds::pass(&table, A, spot, None, false).expect("odds");
    let (sure, never) = (kicked.with(Ratio::ONE).expect("odds"), kicked.with(Ratio::ZERO).expect("odds"));
    assert!(sure.own > ball.own && ball.own > never.own, "{sure:?} {ball:?} {never:?}");
}

/// GB-THR-02, GB-GEO-23: a Shot from a corner scatters behind the goal, off the pitch and against the goalpost.
#[test]
fn a_shot_counts_goals_throw_ins_and_the_goalpost() {
    let goal = pitch(&[]).goalpost(BLUE).centre;
    let mut table = kicking(&[
        (A, goal.x - 900, goal.y + 500),
        (X, goal.x + 700, goal.y + 700),
        (Y, 3048, 3048),
        (B, 2500, 3600),
    ]);
    table.mp = [2, 0];
    compare(&table, Aim::Goal);
    table.profiles[0].base = Length(250);
    table.models[7].conditions = table.models[7].conditions.with(Condition::KnockedDown);
    compare(&table, Aim::Goal);
    // Bonus Time turns misses into goals.
    let preview = pass(&table, Aim::Goal);
    let (plain, bonus) = (preview.ball.expect("odds"), preview.bonus_ball.expect("odds"));
    assert!(bonus.free < plain.free && bonus.enemy < plain.enemy);
}

/// GB-MOM-15: a Snap Shot misses more often and scatters the same way.
#[test]
fn a_snap_shot_has_the_same_scatter() {
    let goal = pitch(&[]).goalpost(BLUE).centre;
    let mut table = kicking(&[(A, goal.x, goal.y - 1200), (X, goal.x + 900, goal.y + 300)]);
    (table.profiles[0].kick, table.mp) = ([3, 8], [2, 0]);
    let [shot, snap] = [pass(&table, Aim::Goal), react::preview_team_work(&table, A, &Choice::SnapShot)];
    let (shot, snap) = (shot.ball.expect("odds"), snap.ball.expect("odds"));
    let ratio = |ball: BallOdds| ball.enemy.checked_div(ball.free).expect("some of both");
    assert_eq!(ratio(shot), ratio(snap));
    assert!(snap.enemy > shot.enemy);
}

/// GB-KOFF-05, -06, GB-RUL-46: what falls short or leaves the pitch is handed over.
#[test]
fn a_kick_off_counts_what_is_handed_over() {
    for (x, y, spot) in [(3000, 2400, (3000, 4200)), (600, 2900, (400, 4700))] {
        let mut table = kicking(&[(A, x, y), (B, x + 500, y + 100), (X, 3000, 5000), (Y, 900, 5400)]);
        (table.kicker, table.activation) = (Some(A), None);
        let spot = Point::new(spot.0, spot.1);
        let frame = *stack(Moment::KickOff, &table).last().expect("a frame");
        let state = State::resume(table, &[frame], Memo::default(), &mut Ignore).expect("a stack");
        let state = answered(&state, &state.asks()[0], Choice::Stop);
        let state = answered(&state, &state.asks()[0], Choice::Spot(spot));
        let found = Brute { seat: RED, goals: 0 }.explore(&state, 0);
        assert!(found.enemy > Ratio::ZERO);
        agree(&kick::preview_kick_off(&table, A, spot), found);
    }
}

/// GB-GOAL-06 to -09: no test, no interception, but throw-ins and snap-to.
#[test]
fn a_goal_kick_counts_all_scatters() {
    let post = pitch(&[]).goalpost(BLUE).centre;
    let mut table = kicking(&[(A, 2000, 2000), (X, post.x + 500, post.y - 900), (Y, post.x, post.y - 1500)]);
    table.ball = Ball::Away;
    for spot in [Point::new(post.x + 400, post.y + 300), Point::new(post.x - 300, post.y - 1000)] {
        let frame = Frame::GoalKick(GoalKick::new(BLUE));
        let state = State::resume(table, &[frame], Memo::default(), &mut Ignore).expect("a stack");
        let state = answered(&state, &state.asks()[0], Choice::Spot(spot));
        let found = Brute { seat: BLUE, goals: 0 }.explore(&state, 0);
        agree(&place::preview_goal_kick(&table, BLUE, &Choice::Spot(spot)), found);
    }
}

/// Anywhere on the pitch, with bases of all sizes.
#[test]
fn random_positions_agree_with_playing_them() {
    let mut numbers = Numbers(5);
    let mut tried = 0;
    while tried < 12 {
        let mut table = kicking(&[]);
        for profile in &mut table.profiles {
            profile.base = Length([150, 200, 250][numbers.below(3) as usize]);
            profile.kick = [1 + numbers.below(3) as u8, 8];
        }
        table.profiles[0].kick[0] = 1;
        for model in [A, B, C, X, Y, Z] {
            let at = Point::new(numbers.between(300, 5700), numbers.between(300, 5700));
            let base = plane::Disc { centre: at, radius: table.profile(model).base };
            if guild_ball::legal::inside::spot::obstacle(&table, base, ModelSet::EMPTY).is_ok() {
                guild_ball::event::apply(&mut table, &guild_ball::event::Event::Deployed { model, at });
            }
        }
        let spot = Aim::Spot(Point::new(numbers.between(300, 5700), numbers.between(300, 5700)));
        let aim = [Aim::Model(B), spot, Aim::Goal][numbers.below(3) as usize];
        let choice = match aim {
            Aim::Model(model) => Choice::Pass(model),
            Aim::Spot(spot) => Choice::PassTo(spot),
            Aim::Goal => Choice::Shot,
        };
        table.mp = [1, 0];
        if super::judge(&table, Prompt::Act { model: A }, choice).is_ok() {
            tried += 1;
            table.mp = [0, 0];
            compare(&table, aim);
        }
    }
}
