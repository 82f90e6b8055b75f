//! Applying the playbook results of an attack in an order its player arranges (GB-PB-04 to -19, GB-RUL-57, -58).

use kernel::{Order, Turn, Wake as W, Window};
use plane::Length;
use serde::{Deserialize, Serialize};

use super::{Advance, Frame, Next, Reply, Scatter, Table, Wake, momentum};
use crate::ask::{Choice, Picks, Prompt, Step};
use crate::event::{Event, Momentum, Movement, Possession};
use crate::model::{Condition, ModelId};
use crate::playbook;
use crate::pool::Strike;

/// The results picked, added up: one damage, one push, one dodge (GB-PB-13 to -15).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Results {
    by: ModelId,
    on: ModelId,
    damage: u8,
    push: u8,
    dodge: u8,
    steps: Window<Step, 5>,
}

impl Results {
    /// Picks results: momentous ones give MP at once, but not in a parting blow or Counter-Attack (GB-PB-06,
    /// GB-PART-06, GB-MOM-24); validity is judged before any is applied (GB-RUL-57).
    pub(super) fn pick(
        desk: &mut Table<'_>,
        by: ModelId,
        on: ModelId,
        strike: Strike,
        picks: &Picks,
    ) -> Self {
        let (mut damage, mut push, mut dodge, mut knock_down, mut tackle) = (0u8, 0u8, 0u8, false, false);
        let parting = strike == Strike::Parting;
        for &pick in picks {
            let Some(result) = playbook::result(desk.table(), by, pick) else { continue };
            let effects = playbook::valid_effects(desk.table(), by, on, result, parting);
            desk.emit(Event::Picked { by, column: pick.column, row: pick.row });
            if effects.momentous && matches!(strike, Strike::Attack | Strike::Charge) {
                momentum::gain(desk, by.seat(), 1, Momentum::Playbook);
            }
            damage = damage.saturating_add(effects.damage);
            push = push.saturating_add(effects.push);
            dodge = dodge.saturating_add(effects.dodge);
            knock_down |= effects.knock_down;
            tackle |= effects.tackle;
        }
        let steps = [
            (Step::Damage, damage > 0),
            (Step::Push, push > 0),
            (Step::Dodge, dodge > 0),
            (Step::KnockDown, knock_down),
            (Step::Tackle, tackle),
        ];
        let steps = steps.into_iter().filter(|&(_, due)| due).map(|(step, _)| (by.seat(), step));
        Self { by, on, damage, push, dodge, steps: Window::open(Order::Arranged(by.seat()), steps) }
    }

    pub(super) fn wake(&mut self, wake: &Wake<'_>, desk: &mut Table<'_>) -> Next {
        match wake {
            W::Begin | W::Returned(_) => self.next(desk),
            W::Answer(_, Choice::Step(step)) => {
                let turn = self.steps.take(*step);
                self.turn(turn, desk)
            }
            _ => Next::Bug("results"),
        }
    }

    fn next(&mut self, desk: &mut Table<'_>) -> Next {
        let turn = self.steps.next_turn();
        self.turn(turn, desk)
    }

    fn turn(&mut self, turn: Turn<Step>, desk: &mut Table<'_>) -> Next {
        match turn {
            Turn::Pick(seat) => {
                let steps = self.steps.choices().fold(0, |bits, step| bits | 1 << step as u8);
                Next::Ask(seat, Prompt::NextStep { by: self.by, on: self.on, steps })
            }
            Turn::Resolve(_, step) => self.resolve(step, desk),
            Turn::Closed => Next::Return(Reply::Done),
        }
    }

    /// An effect that has become impossible does nothing (GB-RUL-57).
    fn resolve(&mut self, step: Step, desk: &mut Table<'_>) -> Next {
        let (by, on) = (self.by, self.on);
        let there = desk.table().is_on_pitch(on);
        match step {
            Step::Damage if there => {
                let damage = self.damage.min(desk.table().model(on).hp);
                desk.emit(Event::Damaged { model: on, damage });
            }
            Step::Push if there => {
                return Next::Call(Frame::Advance(Advance::push(on, by, inches(self.push))));
            }
            Step::Dodge if desk.table().is_on_pitch(by) => {
                return Next::Call(Frame::Advance(Advance::new(by, Movement::Dodge, inches(self.dodge))));
            }
            Step::KnockDown if there => return self.knock_down(desk),
            Step::Tackle if there && desk.table().has_ball(on) => {
                desk.emit(Event::Possessed { model: by, how: Possession::Tackle });
            }
            Step::Damage | Step::Push | Step::Dodge | Step::KnockDown | Step::Tackle => {}
        }
        self.next(desk)
    }

    /// A model that becomes KD loses the ball in a circular scatter (GB-PB-16, GB-BALL-08).
    fn knock_down(&mut self, desk: &mut Table<'_>) -> Next {
        let had_ball = desk.table().has_ball(self.on);
        desk.emit(Event::Suffers { model: self.on, condition: Condition::KnockedDown });
        if had_ball {
            let scatter = Scatter::loose(desk.table(), self.on, self.by.seat());
            return Next::Call(Frame::Scatter(scatter));
        }
        self.next(desk)
    }
}

fn inches(inches: u8) -> Length {
    Length::inches(i32::from(inches))
}
