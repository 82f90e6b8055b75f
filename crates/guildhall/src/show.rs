//! A match as a transcript.

use std::io::Write;

use arena::{Plan, Players, Step};
use kernel::{Game, Input, Notation, Seat, Sink, State};

use crate::failure::{Done, Failure, Verdict};
use crate::telling;

/// A game that can be drawn in text.
pub(crate) trait Pictured: words::Shown + kernel::Marked + kernel::Booked + Send + Sync {
    /// The table as text, several lines.
    fn picture(table: &Self::Table) -> String;

    /// A number that changes when a new picture is due.
    fn scene(table: &Self::Table) -> u64;

    /// Under what name a fact is counted in a match, if it is.
    fn counted(_event: &Self::Event) -> Option<&'static str> {
        None
    }
}

/// Facts as lines.
struct Lines(Vec<String>);

impl<G: Notation> Sink<G> for Lines {
    fn fact(&mut self, before: &G::Table, event: &G::Event) {
        self.0.push(G::write_event(before, event));
    }
}

/// The names of the bots of match `index` of a plan, seat by seat.
pub(crate) fn seated(plan: &Plan, index: u64) -> Vec<String> {
    let at = |seat| plan.bots.get(plan.bot_at(index, seat)).cloned();
    (0..plan.bots.len()).filter_map(at).collect()
}

/// Plays match `index` of a plan and prints it.
pub(crate) fn transcript<G: Pictured>(plan: &Plan, index: u64, out: &mut dyn Write) -> Done {
    let mut players: Players<G> = plan.players(index).map_err(|fault| Failure::Input(fault.to_string()))?;
    let seated: Vec<String> = (seated(plan, index).iter().zip(0..))
        .map(|(bot, seat)| format!("{} is played by {bot}", G::seat_name(Seat(seat))))
        .collect();
    writeln!(out, "{}, seed {}, match {index}: {}", G::ID, plan.seed, seated.join(", "))?;
    let mut lines = Lines(Vec::new());
    let setup =
        players.setup(plan).ok_or_else(|| Failure::Input(format!("{} is not for so many players", G::ID)))?;
    let refused = |refusal: G::Refusal| {
        Failure::Work(format!("that was refused: {}", telling::refusal::<G>(None, &refusal)))
    };
    let mut state = G::start(&setup, &mut lines).map_err(refused)?;
    let mut scene = None;
    for _ in 0..plan.inputs_max {
        tell(&mut lines, out)?;
        draw::<G>(&state, &mut scene, out)?;
        let input = match players.step(&state) {
            Step::Over(outcome) => {
                writeln!(out, "\n{}\n{}", G::picture(&state.table), G::write_outcome(&outcome))?;
                return Ok(Verdict::Well);
            }
            Step::Stuck(stuck) => return Err(Failure::Work(format!("the match is stuck: {stuck:?}"))),
            Step::Mute(seat) => {
                return Err(Failure::Work(format!("{} had nothing to choose from", G::seat_name(seat))));
            }
            Step::Draw(input) => {
                writeln!(out, "  {}", telling::input::<G>(&state.table, &input, None))?;
                input
            }
            Step::Answer { input, decision } => {
                if decision.offered > 1 {
                    answer(&state, &input, decision.offered, out)?;
                }
                input
            }
        };
        <G as Game>::advance(&mut state, input, &mut lines).map_err(refused)?;
    }
    tell(&mut lines, out)?;
    writeln!(out, "\nstopped after {} inputs", plan.inputs_max)?;
    Ok(Verdict::Differs)
}

fn tell(lines: &mut Lines, out: &mut dyn Write) -> Result<(), Failure> {
    for line in lines.0.drain(..) {
        writeln!(out, "    {line}")?;
    }
    Ok(())
}

/// Draws the table when something worth a picture has changed; the last one comes with the outcome.
fn draw<G: Pictured>(state: &State<G>, scene: &mut Option<u64>, out: &mut dyn Write) -> Result<(), Failure> {
    let now = G::scene(&state.table);
    if *scene != Some(now) {
        if scene.is_some() && G::outcome(&state.table).is_none() {
            writeln!(out, "\n{}", G::picture(&state.table))?;
        }
        *scene = Some(now);
    }
    Ok(())
}

fn answer<G: Notation>(
    state: &State<G>,
    input: &Input<G>,
    offered: usize,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let Input::Answer { ask, choice } = input else { return Ok(()) };
    let Ok(ask) = state.ask(*ask) else { return Ok(()) };
    let (prompt, choice) =
        (G::write_prompt(&state.table, &ask.prompt), G::write_choice(&state.table, choice));
    writeln!(out, "{} ({prompt}, {offered} offered): {choice}", G::seat_name(ask.seat))?;
    Ok(())
}
