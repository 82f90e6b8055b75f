//! What shows how well Guild Ball is played, counted in matches of bots.

use kernel::odds::hits_at_least;
use kernel::{Ask, Book, Habit, Seat, State, Watch};
use plane::{Length, Point};

use crate::GuildBall;
use crate::ask::{Choice, Placing, Prompt, Threat};
use crate::effect::Attached;
use crate::effect::layers::Deed;
use crate::event::{Aim, Event, Momentum, Movement, Possession, Roll};
use crate::model::ModelId;
use crate::pool::{Net, Strike};
use crate::table::{Ball, Table};

const fn each(name: &'static str) -> Habit {
    Habit { name, of: None }
}

const fn share(name: &'static str, of: &'static str) -> Habit {
    Habit { name, of: Some(of) }
}

/// Everything that is counted, in the order of a report.
pub(crate) const HABITS: [Habit; 24] = [
    share("influence unspent", "influence allocated"),
    share("kick-offs into the own half", "kick-offs"),
    share("attacks with less than one chance in four", "attacks"),
    each("attacks"),
    each("parting blows walked into"),
    share("free balls declined", "free balls offered"),
    share("free balls in reach left lying", "free balls in reach"),
    share("turns that begin with a free ball", "turns"),
    share("holder stands still", "activations with the ball"),
    share("advances that go nowhere", "advances"),
    share("charges failed", "charges"),
    each("charges"),
    each("passes"),
    share("passes that arrive", "passes"),
    each("passes to a spot"),
    each("shots"),
    each("Snap Shots"),
    each("goals"),
    each("take-outs"),
    share("attacks not reacted to", "reactions offered"),
    each("plays used"),
    share("made faster for nothing", "made faster"),
    each("momentum gained"),
    each("momentum lost at resets"),
];

/// A holder that moved less than this in its activation stood still.
const STILL: Length = Length::inches(1);

/// Watches a match.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Watcher {
    /// Where the active model began, if it had the ball then.
    carried: Option<(ModelId, Point)>,
    /// The active model, if it began with a free ball within its jog.
    within: Option<ModelId>,
    /// The attack for influence or by a charge whose dice come next.
    attack: Option<(ModelId, ModelId)>,
}

impl Watch<GuildBall> for Watcher {
    fn answered(
        &mut self,
        state: &State<GuildBall>,
        ask: &Ask<GuildBall>,
        choice: &Choice,
        book: &mut Book<'_>,
    ) {
        let (table, seat) = (&state.table, ask.seat);
        match (ask.prompt, choice) {
            (Prompt::Place { why: Placing::KickOff { .. } }, Choice::Spot(at)) => {
                note(book, seat, "kick-offs", 1);
                let own = table.depth(seat, *at) < table.size / 2;
                note(book, seat, "kick-offs into the own half", i64::from(own));
            }
            (Prompt::Snap { .. } | Prompt::SnapOne { .. }, _) => {
                note(book, seat, "free balls offered", 1);
                note(book, seat, "free balls declined", i64::from(*choice == Choice::No));
            }
            (Prompt::Path { movement: Movement::Jog | Movement::Sprint, .. }, choice) => {
                note(book, seat, "advances", 1);
                let stays = match choice {
                    Choice::Path(path) | Choice::Halt(path) => path.end().is_none(),
                    choice => *choice == Choice::Stop,
                };
                note(book, seat, "advances that go nowhere", i64::from(stays));
            }
            (
                Prompt::React { threat: Threat::Attack | Threat::Charge, .. },
                Choice::React { counter, stance },
            ) => {
                note(book, seat, "reactions offered", 1);
                note(book, seat, "attacks not reacted to", i64::from(!counter && !stance));
            }
            _ => {}
        }
    }

    fn happened(&mut self, before: &Table, event: &Event, book: &mut Book<'_>) {
        match *event {
            Event::Allocated { model, influence } => {
                note(book, model.seat(), "influence allocated", i64::from(influence));
            }
            Event::InfluenceDiscarded => {
                for model in before.everyone() {
                    let unspent = i64::from(before.model(model).influence);
                    note(book, model.seat(), "influence unspent", unspent);
                }
            }
            // A Counter-Attack is made in the activation of another (GB-MOM-22).
            Event::Attack { by, on } if before.activation.is_some_and(|acts| acts.model == by) => {
                self.attack = Some((by, on));
                note(book, by.seat(), "attacks", 1);
            }
            Event::PartingBlow { on, .. } => {
                self.attack = None;
                note(book, on.seat(), "parting blows walked into", 1);
            }
            Event::Rolled { roll: Roll::Attack(by), dice, needs } => {
                self.rolled(before, by, dice.len(), needs, book);
            }
            Event::Activated { model } => {
                self.carried = before.has_ball(model).then(|| (model, before.model(model).at));
                note(book, model.seat(), "activations with the ball", i64::from(self.carried.is_some()));
                self.within = is_within(before, model).then_some(model);
                note(book, model.seat(), "free balls in reach", i64::from(self.within.is_some()));
            }
            Event::ActivationEnded { model } => {
                let still = |(carrier, from): (ModelId, Point)| {
                    let at = before.model(model).at;
                    carrier == model
                        && before.has_ball(model)
                        && at.square_to(from) < i64::from(STILL.0).pow(2)
                };
                let still = self.carried.take().is_some_and(still);
                note(book, model.seat(), "holder stands still", i64::from(still));
                let left = self.within.take() == Some(model) && matches!(before.ball, Ball::Free { .. });
                note(book, model.seat(), "free balls in reach left lying", i64::from(left));
            }
            Event::Advance { model, movement: Movement::Charge, .. } => {
                note(book, model.seat(), "charges", 1);
            }
            Event::ChargeFailed { model } => note(book, model.seat(), "charges failed", 1),
            Event::Kick { by, at: Aim::Model(_) } => note(book, by.seat(), "passes", 1),
            Event::Kick { by, at: Aim::Spot(_) } => note(book, by.seat(), "passes to a spot", 1),
            Event::Kick { by, at: Aim::Goal } => note(book, by.seat(), "shots", 1),
            Event::Possessed { model, how: Possession::Pass } => {
                note(book, model.seat(), "passes that arrive", 1);
            }
            Event::Turn { turn: 2.. } => {
                for seat in [Seat(0), Seat(1)] {
                    note(book, seat, "turns", 1);
                    let free = matches!(before.ball, Ball::Free { .. });
                    note(book, seat, "turns that begin with a free ball", i64::from(free));
                }
            }
            Event::Attached(effect) => quickened(before, effect, book),
            Event::Goal { by, .. } => note(book, by.seat(), "goals", 1),
            Event::Removed { model } => note(book, model.seat().other(), "take-outs", 1),
            Event::Used { seat, .. } => note(book, seat, "plays used", 1),
            Event::Momentum { seat, why: Momentum::SnapShot, .. } => note(book, seat, "Snap Shots", 1),
            Event::Momentum { seat, change, .. } => {
                note(book, seat, "momentum gained", i64::from(change.max(0)));
            }
            Event::MomentumReset => {
                for seat in [Seat(0), Seat(1)] {
                    note(book, seat, "momentum lost at resets", i64::from(before.mp[seat.index()]));
                }
            }
            _ => {}
        }
    }
}

impl Watcher {
    /// The dice of an attack: whether a column of the playbook was likely enough to be reached.
    fn rolled(&mut self, table: &Table, by: ModelId, dice: usize, needs: u8, book: &mut Book<'_>) {
        let Some((_, on)) = self.attack.take_if(|(attacker, _)| *attacker == by) else { return };
        let wanted = Net::new(table, Deed::attack(by, on, Strike::Attack), on).needed(1);
        let unlikely = hits_at_least(dice, needs, wanted).is_ok_and(|odds| 4 * odds.num() < odds.den());
        note(book, by.seat(), "attacks with less than one chance in four", i64::from(unlikely));
    }
}

/// Whether a free ball lies where a jog takes a model within an inch of it, if nothing is in the way (GB-SNAP-01).
fn is_within(table: &Table, id: ModelId) -> bool {
    let reach = table.mov(id, false) + Length::inches(1);
    let near = |ball| table.disc(id).within(ball, reach);
    !table.model(id).is_down() && table.free_ball().is_some_and(near)
}

/// Friends whom an effect lets go farther, and those among them who go nowhere any more this turn.
fn quickened(before: &Table, effect: Attached, book: &mut Book<'_>) {
    let mut after = *before;
    after.effects.attach(effect);
    for id in effect.on.iter().filter(|id| id.seat() == effect.seat && before.is_on_pitch(*id)) {
        if after.mov(id, true) <= before.mov(id, true) {
            continue;
        }
        let goes = match before.activation.filter(|acts| acts.model == id) {
            Some(acts) => !acts.advanced,
            None => !before.model(id).activated,
        };
        note(book, id.seat(), "made faster", 1);
        note(book, id.seat(), "made faster for nothing", i64::from(!goes));
    }
}

fn note(book: &mut Book<'_>, seat: Seat, name: &'static str, amount: i64) {
    if amount != 0 {
        book(seat, Habit::mark(name), amount);
    }
}
