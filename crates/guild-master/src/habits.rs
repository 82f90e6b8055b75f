//! What shows how well Guild Master is played, counted in matches of bots.

use kernel::{Ask, Book, Habit, Seat, State, Watch};

use crate::GuildMaster;
use crate::ask::{Choice, CommitOrder, Prompt};
use crate::event::Event;
use crate::order::Objective;
use crate::parley::Clauses;
use crate::table::Table;

const fn each(name: &'static str) -> Habit {
    Habit { name, of: None }
}

const fn share(name: &'static str, of: &'static str) -> Habit {
    Habit { name, of: Some(of) }
}

/// Everything that is counted, in the order of a report.
pub(crate) const HABITS: [Habit; 13] = [
    each("Gold left at the end"),
    share("Gold laid on no Order", "Gold when ordering"),
    each("Fame at the end"),
    each("Orders missed"),
    share("Orders missed", "Orders"),
    each("hires given up"),
    share("hires given up", "hires"),
    share("even splits declined", "even splits offered"),
    each("Contests"),
    each("wanders"),
    share("targets beaten by six or more", "targets met or missed"),
    share("targets missed", "targets met or missed"),
    each("Builders hired"),
];

/// Watches a match.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Watcher;

impl Watch<GuildMaster> for Watcher {
    fn answered(
        &mut self,
        state: &State<GuildMaster>,
        ask: &Ask<GuildMaster>,
        choice: &Choice,
        book: &mut Book<'_>,
    ) {
        let seat = ask.seat;
        match (ask.prompt, choice) {
            (Prompt::Commit(CommitOrder { objective: Objective::Hire, .. }), Choice::Drop) => {
                note(book, seat, "hires", 1);
                note(book, seat, "hires given up", 1);
            }
            (Prompt::Build(_), _) => {
                note(book, seat, "hires", 1);
                note(book, seat, "hires given up", i64::from(*choice == Choice::Decline));
            }
            (Prompt::Bargain(_), Choice::Accept(id) | Choice::Refuse(id)) => {
                let offer = state.table.parley.offer(*id);
                if offer.is_some_and(|offer| is_even(&state.table, &offer.clauses)) {
                    note(book, seat, "even splits offered", 1);
                    note(book, seat, "even splits declined", i64::from(*choice == Choice::Refuse(*id)));
                }
            }
            _ => {}
        }
    }

    fn happened(&mut self, before: &Table, event: &Event, book: &mut Book<'_>) {
        match *event {
            Event::Orders { seat, sheet } => {
                let ordered = sheet.spaces.iter().filter(|order| order.card.is_some()).count();
                note(book, seat, "Orders", ordered as i64);
                let gold = before.guild(seat).gold;
                let laid: u16 = sheet.spaces.iter().map(|order| order.gold).sum();
                note(book, seat, "Gold when ordering", gold.into());
                note(book, seat, "Gold laid on no Order", gold.saturating_sub(laid).into());
            }
            Event::Missed { seat, .. } => note(book, seat, "Orders missed", 1),
            Event::Wandered { seat, .. } => note(book, seat, "wanders", 1),
            Event::Hired { seat, builders, .. } => note(book, seat, "Builders hired", builders.into()),
            Event::Contested { guilds, .. } => {
                for seat in guilds.iter() {
                    note(book, seat, "Contests", 1);
                }
            }
            Event::Checked { seat, result, target } => {
                let margin = i64::from(result) - i64::from(target);
                note(book, seat, "targets met or missed", 1);
                note(book, seat, "targets missed", i64::from(margin < 0));
                note(book, seat, "targets beaten by six or more", i64::from(margin >= 6));
            }
            Event::Ended { .. } => {
                for seat in before.everyone().iter() {
                    let guild = before.guild(seat);
                    note(book, seat, "Gold left at the end", guild.total_gold().into());
                    note(book, seat, "Fame at the end", guild.fame.into());
                }
            }
            _ => {}
        }
    }
}

/// Whether an offer gives every contesting Guild its share of the Gold, as far as it can be shared.
fn is_even(table: &Table, clauses: &Clauses) -> bool {
    let Some(split) = clauses.split else { return false };
    let shares = || table.parley.guilds.iter().map(|seat| split[seat.index()]);
    let (least, most) = (shares().min().unwrap_or(0), shares().max().unwrap_or(0));
    usize::from(most - least) < table.parley.guilds.len()
}

fn note(book: &mut Book<'_>, seat: Seat, name: &'static str, amount: i64) {
    if amount != 0 {
        book(seat, Habit::mark(name), amount);
    }
}
