//! What may be answered to each question: `check` for people, `candidates` for bots, `preview` for both.
//!
//! One file for each question or family of questions. Every candidate passes its check.

mod ability;
mod act;
mod area;
mod attack;
mod bound;
mod charge;
mod charge_ends;
mod charger;
mod deploy;
mod draft;
mod draw;
mod effect;
mod ends;
mod give_up;
mod glide;
mod influence;
#[doc(hidden)]
pub mod inside;
mod intercept;
mod kick;
mod marker;
mod menu;
mod path;
mod place;
mod plans;
mod playbook;
mod preview;
mod push;
mod react;
mod relief;
mod scatter_odds;
mod simplest;
mod snap;
pub(crate) mod spot;
mod team;
mod walk;

pub use draw::sample;
pub use simplest::simplest;

use kernel::{Ask, Chance, Seat, State};

pub(crate) use ability::play_origins;
pub(crate) use ability::{can_trigger, plays_of_icon};
pub(crate) use area::has_room;
pub(crate) use bound::both as both_bounds;
pub(crate) use charge::on as charge_on;
pub(crate) use charge::{further as further_charge, holds as charge_holds, reaches as charge_reaches};
pub(crate) use charge_ends::{ends as charge_ends, line as charge_line};
pub(crate) use effect::{has_rough, is_rough, pass_targets};
pub(crate) use influence::rooms;
pub(crate) use kick::may_pass;
pub(crate) use marker::has_room_beside;
pub(crate) use path::{Stride, may_end, may_go_on};
pub(crate) use place::has_contact;
pub use playbook::{Grid, Sum};
pub(crate) use playbook::{grid, most as most_of_playbook};
pub use preview::{Odds, Preview, Under};
pub use scatter_odds::{BallOdds, Holder};
pub(crate) use walk::sketch;
pub use walk::{Blow, Flag, Mark, Sketch, Walk};

use crate::GuildBall;
use crate::ask::{Choice, Placing, Prompt};
use crate::flow::{self, Frame, Memo};
use crate::model::ModelId;
use crate::pool::{Pool, Strike};
use crate::refusal::{Refusal, Why, refuse};
use crate::table::Table;

/// Whether the rules allow a choice as the answer to an ask.
///
/// # Errors
/// The refusal, naming the rule.
pub fn judge(state: &State<GuildBall>, ask: &Ask<GuildBall>, choice: &Choice) -> Result<(), Refusal> {
    judge_prompt(&state.table, state.flow.memo(), ask.seat, &ask.prompt, choice)
}

/// The same for a prompt to a seat.
#[doc(hidden)]
pub fn judge_prompt(
    table: &Table,
    memo: &Memo,
    seat: Seat,
    prompt: &Prompt,
    choice: &Choice,
) -> Result<(), Refusal> {
    if *choice == Choice::Glide
        && let Some((model, _)) = glide::mover(seat, prompt)
    {
        return glide::check(table, seat, model);
    }
    if let Choice::GiveUp(at) = *choice
        && let Some(model) = give_up::mover(table, seat, prompt)
    {
        return give_up::check(table, model, at);
    }
    if let Choice::Halt(path) = *choice {
        let model = give_up::check_halt(table, seat, prompt, &path)?;
        return judge_prompt(table, memo, seat, prompt, &Choice::Path(path))
            .map_err(|refusal| give_up::halting(refusal, table, model, &path));
    }
    match *prompt {
        Prompt::PutAway => plans::check_put_away(table, seat, choice),
        Prompt::KickOrReceive => one_of(choice, &[Choice::KickOff, Choice::Receive]),
        Prompt::Lead => draft::check_lead(table, seat, choice),
        Prompt::Squaddie => draft::check_squaddie(table, seat, choice),
        Prompt::Deploy => deploy::check(table, seat, choice),
        Prompt::Edge => one_of(choice, &[Choice::NearEdge, Choice::FarEdge]),
        Prompt::Kicker => team::check_kicker(table, seat, choice),
        Prompt::HandOver => team::check_hand_over(table, seat, choice),
        Prompt::Plan => plans::check_plan(table, seat, choice),
        Prompt::Initiative => check_seat(choice),
        Prompt::Allocate { pool } => influence::check(table, seat, pool, choice),
        Prompt::Activate => team::check_activate(table, seat, choice),
        Prompt::Act { model } => act::check(table, seat, model, choice),
        Prompt::Path { model, movement, left, bound: way } => {
            path::check(table, model, Stride::fresh(movement, left).in_direction(way), choice)
        }
        Prompt::GoOn { model, left, target: Some(target), .. } => {
            charge::check_go_on(table, memo, model, target, left, choice)
        }
        Prompt::GoOn { model, movement, left, target: None, bound: way } => {
            let stride = Stride::rest(movement, left, memo).in_direction(way);
            path::check_go_on(table, memo, model, stride, choice)
        }
        Prompt::ChargeLine { model, target, left } => charge::check_line(table, model, target, left, choice),
        Prompt::PushLine { model, left, bound: way, .. } => {
            push::check(table, seat, model, (left, way), choice)
        }
        Prompt::ArrangeBlows { blows, .. } => react::check_arrange("GB-RUL-55", blows, choice),
        Prompt::ArrangeIntercepts { models } => react::check_arrange("GB-RUL-41", models, choice),
        Prompt::NextReturn { models } | Prompt::NextOut { models } => {
            react::check_arrange("GB-CONV-08", models, choice)
        }
        Prompt::React { model, to, threat } => react::check(table, seat, model, to, threat, choice),
        Prompt::BonusTime { .. } | Prompt::RunTheLength { .. } => react::check_paid(choice),
        Prompt::Playbook { by, on, hits, parting } => playbook::check(table, by, on, hits, parting, choice),
        Prompt::NextStep { steps, .. } => playbook::check_step(steps, choice),
        Prompt::PartingBlow { .. }
        | Prompt::RerollScatter { .. }
        | Prompt::Intercept { .. }
        | Prompt::Trigger { .. }
        | Prompt::AutoHit { .. }
        | Prompt::Snap { .. } => one_of(choice, &[Choice::Yes, Choice::No]),
        Prompt::SnapOne { models } => snap::check_one(models, choice),
        Prompt::Contest { models } => snap::check_contest(models, choice),
        Prompt::TeamWork { passer, receiver } => {
            react::check_team_work(table, seat, [passer, receiver], choice)
        }
        Prompt::Place { why } => place::check(table, seat, why, choice),
        Prompt::ArrangeTriggers { fires } => effect::check_fire(&fires, choice),
        Prompt::Icon { by, on, icon } => ability::check_icon(table, (by, on), icon, choice),
        Prompt::Pick { id, from, may, .. } => effect::check_pick(id, from, may, choice),
        Prompt::NextModel { id, models } => react::check_arrange(effect::order_rule(id), models, choice),
        Prompt::Mode { modes, .. } => effect::check_mode(modes, choice),
        Prompt::KickNow { model, pass, shot, remote, .. } => {
            effect::check_kick(table, seat, model, (pass, shot, remote), choice)
        }
        Prompt::PassTarget { model, remote } => effect::check_pass_target(table, seat, model, remote, choice),
        Prompt::AttackNow { model, .. } => effect::check_attack(table, seat, model, choice),
        Prompt::Ground { .. } => effect::check_ground(table, choice),
    }
}

/// Adds legal answers to `out`: a finite, diverse set that widens with `want`.
pub fn candidates(
    state: &State<GuildBall>,
    ask: &Ask<GuildBall>,
    want: usize,
    rng: &mut dyn Chance,
    out: &mut Vec<Choice>,
) {
    candidates_for(&state.table, state.flow.memo(), ask.seat, &ask.prompt, want, rng, out);
}

/// The same for a prompt to a seat.
#[doc(hidden)]
pub fn candidates_for(
    table: &Table,
    memo: &Memo,
    seat: Seat,
    prompt: &Prompt,
    want: usize,
    rng: &mut dyn Chance,
    out: &mut Vec<Choice>,
) {
    match *prompt {
        Prompt::PutAway => plans::put_away(table, seat, out),
        Prompt::KickOrReceive => out.extend([Choice::KickOff, Choice::Receive]),
        Prompt::Lead => draft::leads(table, seat, out),
        Prompt::Squaddie => draft::squaddies(table, seat, out),
        Prompt::Deploy => deploy::candidates(table, seat, want, rng, out),
        Prompt::Edge => out.extend([Choice::NearEdge, Choice::FarEdge]),
        Prompt::Kicker => team::kicker(table, seat, out),
        Prompt::HandOver => team::hand_over(table, seat, out),
        Prompt::Plan => plans::plan(table, seat, out),
        Prompt::Initiative => out.extend([Choice::Seat(Seat(0)), Choice::Seat(Seat(1))]),
        Prompt::Allocate { pool } => influence::candidates(table, seat, pool, want, rng, out),
        Prompt::Activate => team::activate(table, seat, out),
        Prompt::Act { model } => act::candidates(table, seat, model, want, out),
        Prompt::Path { model, movement, left, bound: way } => {
            effect::paths(table, model, Stride::fresh(movement, left), way, want, rng, out);
            glide::offer(table, memo, seat, prompt, out);
            give_up::offer(table, seat, prompt, want, out);
        }
        Prompt::GoOn { model, left, target: Some(target), .. } => {
            charge::go_on(table, memo, model, target, left, out);
            glide::offer(table, memo, seat, prompt, out);
            give_up::offer(table, seat, prompt, want, out);
        }
        Prompt::GoOn { model, movement, left, target: None, bound: way } => {
            let stride = Stride::rest(movement, left, memo);
            path::go_on(table, memo, model, stride, want, rng, out);
            out.retain(|choice| bound::check(table, model, way, choice).is_ok());
            glide::offer(table, memo, seat, prompt, out);
            give_up::offer(table, seat, prompt, want, out);
        }
        Prompt::ChargeLine { model, target, left } => {
            charge::lines(table, model, target, left, want, rng, out);
            glide::offer(table, memo, seat, prompt, out);
            give_up::offer(table, seat, prompt, want, out);
        }
        Prompt::PushLine { model, left, bound: way, .. } => {
            effect::pushes(table, seat, model, left, way, want, out);
        }
        Prompt::ArrangeBlows { blows: models, .. }
        | Prompt::ArrangeIntercepts { models }
        | Prompt::NextReturn { models }
        | Prompt::NextOut { models }
        | Prompt::NextModel { models, .. } => out.extend(models.iter().map(Choice::Model)),
        Prompt::React { model, to, threat } => react::candidates(table, seat, model, to, threat, out),
        Prompt::BonusTime { .. } | Prompt::RunTheLength { .. } => out.extend([Choice::No, Choice::Yes]),
        Prompt::Playbook { by, on, hits, parting } => {
            playbook::candidates(table, by, on, hits, parting, want, out);
        }
        Prompt::NextStep { steps, .. } => playbook::steps(steps, out),
        Prompt::PartingBlow { .. }
        | Prompt::RerollScatter { .. }
        | Prompt::Intercept { .. }
        | Prompt::Trigger { .. }
        | Prompt::AutoHit { .. }
        | Prompt::Snap { .. } => out.extend([Choice::Yes, Choice::No]),
        Prompt::SnapOne { models } => snap::one(models, out),
        Prompt::Contest { models } => snap::contest(models, want, out),
        Prompt::TeamWork { passer, receiver } => react::team_work(table, seat, [passer, receiver], out),
        Prompt::Place { why } => place::candidates(table, seat, why, want, out),
        Prompt::ArrangeTriggers { fires } => out.extend(fires.iter().map(|&fire| Choice::Fire(fire))),
        Prompt::Icon { by, on, icon } => ability::icon_candidates(table, by, on, icon, out),
        Prompt::Pick { from, may, .. } => {
            out.extend(from.iter().map(Choice::Model));
            out.extend(may.then_some(Choice::No));
        }
        Prompt::Mode { modes, .. } => out.extend(effect::modes(modes).map(Choice::Mode)),
        Prompt::KickNow { model, pass, shot, remote, .. } => {
            effect::kicks(table, seat, model, (pass, shot, remote), want, out);
        }
        Prompt::PassTarget { model, remote } => pass_targets(table, model, remote, want, out),
        Prompt::AttackNow { model, .. } => effect::attacks(table, seat, model, out),
        Prompt::Ground { .. } => effect::grounds(table, out),
    }
}

/// What a choice would cost, with its odds and risks.
///
/// # Errors
/// The refusal of [`judge`].
pub fn preview(state: &State<GuildBall>, ask: &Ask<GuildBall>, choice: &Choice) -> Result<Preview, Refusal> {
    judge(state, ask, choice)?;
    let (table, memo) = (&state.table, state.flow.memo());
    if *choice == Choice::Glide
        && let Some((model, _)) = glide::mover(ask.seat, &ask.prompt)
    {
        return Ok(act::preview(table, model, choice));
    }
    Ok(match ask.prompt {
        Prompt::Act { model } => act::preview(table, model, choice),
        Prompt::Path { model, movement, left, .. } => path::preview(table, model, movement, left, choice),
        Prompt::GoOn { model, movement, left, .. } => {
            path::preview_go_on(table, memo, model, movement, left, choice)
        }
        Prompt::ChargeLine { model, target, left } => {
            charge::preview_line(table, model, target, left, choice)
        }
        Prompt::PushLine { model, left, .. } => push::preview(table, model, left, choice),
        Prompt::React { model, to, threat } => react::preview(table, model, to, threat, choice),
        Prompt::Intercept { .. }
        | Prompt::RerollScatter { .. }
        | Prompt::Snap { .. }
        | Prompt::SnapOne { .. }
        | Prompt::Contest { .. } => preview_ball(state, ask, choice),
        Prompt::RunTheLength { model } => react::preview_run(table, model, choice),
        Prompt::BonusTime { dice, needs, price, .. } => {
            let (pool, offers) = (Pool { dice, needs }, state.flow.frames().last());
            let pools = [pool, flow::with_bonus(table, offers, pool)];
            react::preview_bonus(pools, flow::bonus_net(table, offers), price, choice)
        }
        Prompt::TeamWork { receiver, .. } => react::preview_team_work(table, receiver, choice),
        Prompt::PartingBlow { by, on } => react::preview_blow(table, by, on, choice),
        Prompt::Icon { by, .. } => match *choice {
            Choice::Use { id, at, .. } => ability::preview_icon(table, by, id, at),
            _ => Preview::default(),
        },
        Prompt::AutoHit { id, by, model } => ability::preview_test(table, (by, model), id, choice),
        Prompt::KickNow { model, remote, .. } => effect::preview_kick(table, model, remote, choice),
        Prompt::PassTarget { model, remote } => effect::preview_target(table, model, remote, choice),
        Prompt::AttackNow { model, .. } => match *choice {
            Choice::Attack(target) => {
                attack::with_odds(Preview::default(), table, model, target, Strike::Attack)
            }
            _ => Preview::default(),
        },
        Prompt::Place { why: Placing::KickOff { kicker } } => match *choice {
            Choice::Spot(spot) => kick::preview_kick_off(table, kicker, spot),
            _ => Preview::default(),
        },
        Prompt::Place { why: Placing::GoalKick } => place::preview_goal_kick(table, ask.seat, choice),
        Prompt::Place { why: Placing::Area { .. } } => match (choice, state.flow.frames().last()) {
            // A further template of a play.
            (Choice::Spot(spot), Some(Frame::Play(play))) => {
                Preview { under: ability::under(table, *play, *spot), ..Preview::default() }
            }
            _ => Preview::default(),
        },
        Prompt::PutAway
        | Prompt::KickOrReceive
        | Prompt::Lead
        | Prompt::Squaddie
        | Prompt::Deploy
        | Prompt::Edge
        | Prompt::Kicker
        | Prompt::HandOver
        | Prompt::Plan
        | Prompt::Initiative
        | Prompt::Allocate { .. }
        | Prompt::Activate
        | Prompt::ArrangeBlows { .. }
        | Prompt::ArrangeIntercepts { .. }
        | Prompt::NextReturn { .. }
        | Prompt::NextOut { .. }
        | Prompt::Playbook { .. }
        | Prompt::NextStep { .. }
        | Prompt::Trigger { .. }
        | Prompt::ArrangeTriggers { .. }
        | Prompt::Pick { .. }
        | Prompt::NextModel { .. }
        | Prompt::Mode { .. }
        | Prompt::Ground { .. }
        | Prompt::Place {
            why:
                Placing::Return { .. }
                | Placing::Least { .. }
                | Placing::Effect { .. }
                | Placing::EffectBall { .. }
                | Placing::Marker { .. }
                | Placing::OwnMarker { .. }
                | Placing::Beside { .. }
                | Placing::OwnArea { .. }
                | Placing::Within { .. }
                | Placing::InArea { .. }
                | Placing::InGround { .. }
                | Placing::AtTerrain { .. },
        } => Preview::default(),
    })
}

/// Who has the ball after an answer about a ball that is loose; where it flies, only its procedure knows.
fn preview_ball(state: &State<GuildBall>, ask: &Ask<GuildBall>, choice: &Choice) -> Preview {
    let table = &state.table;
    match (ask.prompt, state.flow.frames().last()) {
        (Prompt::Intercept { model }, Some(Frame::Scatter(scatter))) => {
            intercept::preview(table, scatter, model, choice)
        }
        (Prompt::RerollScatter { .. }, Some(Frame::Scatter(scatter))) => {
            intercept::preview_reroll(table, scatter, choice)
        }
        (Prompt::Snap { model }, _) => snap::preview(ask.seat, (*choice == Choice::Yes).then_some(model)),
        (Prompt::SnapOne { .. }, _) => {
            let taker = if let Choice::Model(model) = *choice { Some(model) } else { None };
            snap::preview(ask.seat, taker)
        }
        (Prompt::Contest { .. }, Some(Frame::SnapTo(snap))) => {
            snap::preview_contest(table, ask.seat, snap, choice)
        }
        _ => Preview::default(),
    }
}

/// Whether a model may go along a path.
pub(crate) fn may_walk(table: &Table, model: ModelId, stride: Stride, path: &plane::Path) -> bool {
    path::check_path(table, model, stride, path).is_ok()
}

/// Whether the choice is one of a few that need no rule.
fn one_of(choice: &Choice, all: &[Choice]) -> Result<(), Refusal> {
    if all.contains(choice) { Ok(()) } else { Err(Refusal::NOT_AN_ANSWER) }
}

/// One of the two teams has the initiative (GB-TURN-05).
fn check_seat(choice: &Choice) -> Result<(), Refusal> {
    match choice {
        Choice::Seat(Seat(0 | 1)) => Ok(()),
        Choice::Seat(_) => refuse("GB-TURN-05", Why::Unknown),
        _ => Err(Refusal::NOT_AN_ANSWER),
    }
}
