//! The game in text: how scenarios, transcripts and commands name its things.

mod effects;
mod field;
mod names;
mod offers;
mod read;
mod sheets;
mod write;

use kernel::{Ask, Notation, Seat, Sink, State};

use crate::GuildMaster;
use crate::ask::{Choice, Prompt};
use crate::event::Event;
use crate::stage::Stage;
use crate::table::{Outcome, Table};

pub(crate) use names::{
    adventurer, adventurer_named, contract, contract_named, objective, one, seat_of, space_lettered,
};
pub(crate) use read::read_token;
pub(crate) use sheets::read_sheet;
pub(crate) use write::{op_name, skills, window_name};

impl Notation for GuildMaster {
    type Stage = Stage;

    fn lay_out(stage: &Stage, sink: &mut dyn Sink<Self>) -> Result<State<Self>, String> {
        stage.lay(sink)
    }

    fn seat_name(seat: Seat) -> &'static str {
        names::seat_name(seat)
    }

    fn read_choice(state: &State<Self>, ask: &Ask<Self>, text: &str) -> Result<Choice, String> {
        read::choice(&state.table, ask, text)
    }

    fn write_choice(table: &Table, choice: &Choice) -> String {
        write::choice(table, choice)
    }

    fn write_event(table: &Table, event: &Event) -> String {
        write::event(table, event)
    }

    fn write_prompt(table: &Table, prompt: &Prompt) -> String {
        prompt.question().write(table)
    }

    fn write_outcome(outcome: &Outcome) -> String {
        write::outcome(outcome)
    }

    fn field(state: &State<Self>, path: &str) -> Option<String> {
        field::field(&state.table, path)
    }

    fn warnings(state: &State<Self>, ask: &Ask<Self>, choice: &Choice) -> Vec<String> {
        let preview = <Self as kernel::Game>::preview(state, ask, choice);
        preview.map_or_else(|_| Vec::new(), |preview| preview.warnings.iter().map(write::warning).collect())
    }

    fn fields() -> Vec<String> {
        field::names()
    }
}
