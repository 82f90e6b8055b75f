//! What is true of every table of Guild Ball in every match, whoever plays.

use guild_ball::GuildBall;
use guild_ball::ask::Prompt;
use guild_ball::effect::layers::max_inf;
use guild_ball::model::{ModelId, ModelSet};
use guild_ball::table::{Ball, Table};
use kernel::State;

/// More victory points than any match gives: the last two are won at once, by a goal and a take-out.
const VP: u8 = 20;

/// What is wrong with the table of a match.
pub(super) fn faults(state: &State<GuildBall>) -> Vec<String> {
    let table = &state.table;
    let mut faults: Vec<String> = table.standing.iter().flat_map(|id| standing(table, id)).collect();
    faults.extend(ball(table).map(str::to_owned));
    let asked = |is: fn(&Prompt) -> bool| state.asks().iter().any(|ask| !ask.answered && is(&ask.prompt));
    if asked(|prompt| matches!(prompt, Prompt::Activate | Prompt::Act { .. })) {
        let zero = table.standing.iter().filter(|&id| table.model(id).hp == 0);
        faults.extend(
            zero.map(|id| format!("{} is in play at 0 HP between actions (GB-TO-01)", name(table, id))),
        );
    }
    if asked(|prompt| *prompt == Prompt::Activate) && on_the_ball(table) {
        faults.push("somebody stands on the ball when nobody is moving (GB-GEO-30)".to_owned());
    }
    if table.vp.iter().any(|&vp| vp >= VP) {
        faults.push(format!("{:?} victory points", table.vp));
    }
    faults
}

fn name(table: &Table, id: ModelId) -> String {
    table.profile(id).name.to_string()
}

/// Bases keep apart and on the pitch, and figures stay within the cards.
fn standing(table: &Table, id: ModelId) -> Vec<String> {
    let (base, name) = (table.disc(id), |id| name(table, id));
    let mut faults = Vec::new();
    if !table.pitch().holds(base) {
        faults.push(format!("{} stands over the edge at {:?}", name(id), base.centre));
    }
    if table.barriers().iter().any(|post| post.overlaps(base)) {
        faults.push(format!("{} stands in a goalpost (GB-TERR-19)", name(id)));
    }
    let others = table.standing.iter().filter(|&other| other < id && table.disc(other).overlaps(base));
    faults.extend(others.map(|other| format!("{} stands on {} (GB-MOVE-03)", name(id), name(other))));
    if table.model(id).hp > table.profile(id).hp {
        faults.push(format!("{} has more HP than its card (GB-RUL-63)", name(id)));
    }
    if table.model(id).influence > table.profile(id).inf[1].max(max_inf(table, id)) {
        faults.push(format!("{} has more influence than its max INF (GB-INF-06)", name(id)));
    }
    faults
}

/// Whoever has the ball stands on the pitch.
fn ball(table: &Table) -> Option<&'static str> {
    match table.ball {
        Ball::Held(holder) if !table.is_on_pitch(holder) => Some("the ball is off the pitch"),
        Ball::Held(holder) if table.model(holder).is_down() => Some("a KD model has the ball (GB-KD-04)"),
        Ball::Held(_) | Ball::Away | Ball::Free { .. } => None,
    }
}

fn on_the_ball(table: &Table) -> bool {
    let free = table.free_ball();
    free.is_some_and(|ball| table.bases(ModelSet::EMPTY).any(|base| base.overlaps(ball)))
}
