//! Applying the playbook results of an attack in an order its player arranges (GB-PB-04 to -21, GB-RUL-57, -58).

use kernel::{Order, Turn, Wake as W, Window};
use plane::Length;
use serde::{Deserialize, Serialize};

use super::hooks::Happening;
use super::{Advance, Frame, Harm, Hooks, Next, Play, Reply, Suffer, Table, Wake, momentum};
use crate::ask::{Bound, Choice, Picks, Prompt, Step};
use crate::effect::Hook;
use crate::effect::altered;
use crate::effect::layers::{self, Deed};
use crate::effect::vocabulary::Incoming;
use crate::event::{Event, Momentum, Movement};
use crate::model::{Condition, ModelId, ModelSet, PlayResult};
use crate::playbook;
use crate::pool::Strike;
use crate::table;

/// The results picked, added up: one damage, one push, one dodge (GB-PB-13 to -15).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Results {
    by: ModelId,
    on: ModelId,
    damage: u8,
    push: u8,
    dodge: u8,
    /// Plays to trigger with the first and the second icon.
    icons: [u8; 2],
    /// MP gained only if one effect of a momentous result is not ignored, by the set of its effects: 1 for knock down, 2 for
    /// tackle, 4 for push (GB-PB-07).
    owed: [u8; 8],
    /// The effects that were ignored, as such a set.
    #[serde(default)]
    ignored: u8,
    /// How often attacker and target had left the pitch when results were picked.
    #[serde(default)]
    outs: [u8; 2],
    /// Whether the target has really lost HP.
    dealt: bool,
    /// Whether it is a parting blow.
    #[serde(default)]
    blow: bool,
    steps: Window<Step, 7>,
    at: At,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum At {
    Steps,
    KnockDown,
    Tackle,
    Push,
    Icon,
    Dealt,
}

impl Results {
    /// Picks results: momentous ones give MP at once, but not in a parting blow or Counter-Attack (GB-PB-06,
    /// GB-PART-06, GB-MOM-24); validity is judged before any is applied and damage modifiers are fixed (GB-RUL-57, -58).
    pub(super) fn pick(
        desk: &mut Table<'_>,
        by: ModelId,
        on: ModelId,
        strike: Strike,
        picks: &Picks,
    ) -> Self {
        let deed = Deed::attack(by, on, strike);
        let mut results = Self {
            by,
            on,
            damage: 0,
            push: 0,
            dodge: 0,
            icons: [0; 2],
            owed: [0; 8],
            ignored: 0,
            outs: [by, on].map(|model| desk.table().model(model).outs),
            dealt: false,
            blow: strike == Strike::Parting,
            steps: Window::open(Order::Arranged(by.seat()), []),
            at: At::Steps,
        };
        let (mut knock_down, mut tackle) = (false, false);
        let shared = playbook::picked(desk.table(), by, on, strike == Strike::Parting, picks);
        for (pick, effects) in picks.iter().zip(&shared) {
            desk.emit(Event::Picked { by, column: pick.column, row: pick.row });
            let momentous = altered::is_momentous(desk.table(), deed, effects);
            if momentous && matches!(strike, Strike::Attack | Strike::Charge) {
                results.momentous(effects, desk);
            }
            results.add(desk.table(), deed, effects);
            knock_down |= effects.knock_down;
            tackle |= effects.tackle;
        }
        for result in &altered::added(desk.table(), deed) {
            let effects = playbook::valid_effects(desk.table(), by, on, *result, strike == Strike::Parting);
            results.add(desk.table(), deed, &effects);
            knock_down |= effects.knock_down;
            tackle |= effects.tackle;
        }
        for spent in &altered::used_up(desk.table(), deed) {
            desk.emit(*spent);
        }
        if let Some(most) = layers::damage_cap(desk.table(), on, deed) {
            results.damage = results.damage.min(most);
        }
        results.arrange(knock_down, tackle);
        results
    }

    fn add(&mut self, table: &table::Table, deed: Deed, effects: &PlayResult) {
        self.damage = self.damage.saturating_add(dealt(table, deed, effects.damage));
        self.push = self.push.saturating_add(effects.push);
        self.dodge = self.dodge.saturating_add(effects.dodge);
        if let Some(icons) = self.icons.get_mut(usize::from(effects.icon).wrapping_sub(1)) {
            *icons += 1;
        }
    }

    fn arrange(&mut self, knock_down: bool, tackle: bool) {
        let steps = [
            (Step::Damage, self.damage > 0),
            (Step::Push, self.push > 0),
            (Step::Dodge, self.dodge > 0),
            (Step::KnockDown, knock_down),
            (Step::Tackle, tackle),
            (Step::FirstIcon, self.icons[0] > 0),
            (Step::SecondIcon, self.icons[1] > 0),
        ];
        let seat = self.by.seat();
        let steps = steps.into_iter().filter(|&(_, due)| due).map(|(step, _)| (seat, step));
        self.steps = Window::open(Order::Arranged(seat), steps);
    }

    /// A momentous result gives 1 MP as it is picked; one all of whose effects this target may ignore gives it when one is not
    /// ignored. Whether the team is blocked is judged now all the same (GB-RUL-17).
    fn momentous(&mut self, effects: &PlayResult, desk: &mut Table<'_>) {
        let PlayResult { push, knock_down, tackle, .. } = *effects;
        let set = usize::from(knock_down) | usize::from(tackle) << 1 | usize::from(push > 0) << 2;
        let sure = is_sure(desk.table(), self.on, effects);
        match self.owed.get_mut(set) {
            Some(owed) if !sure => *owed += u8::from(!super::is_blocked(desk.table(), self.by.seat())),
            _ => momentum::gain(desk, self.by.seat(), 1, Momentum::Playbook),
        }
    }

    pub(super) fn wake(&mut self, wake: &Wake<'_>, desk: &mut Table<'_>) -> Next {
        match (self.at, wake) {
            (At::Steps, W::Begin | W::Returned(_)) => self.next(desk),
            (At::KnockDown, W::Returned(reply)) => self.suffered(0, *reply, desk),
            (At::Tackle, W::Returned(reply)) => self.suffered(1, *reply, desk),
            (At::Push, W::Returned(reply)) => self.suffered(2, *reply, desk),
            (At::Icon, W::Answer(_, choice)) => self.trigger(choice, desk),
            (At::Icon, W::Returned(_)) => self.next(desk),
            (At::Dealt, W::Returned(_)) => Next::Return(Reply::Done),
            (At::Steps, W::Answer(_, Choice::Step(step))) => {
                let turn = self.steps.take(*step);
                self.turn(turn, desk)
            }
            _ => Next::Bug("results"),
        }
    }

    fn suffered(&mut self, which: usize, reply: Reply, desk: &mut Table<'_>) -> Next {
        if reply == Reply::Ignored {
            self.ignored |= 1 << which;
        } else {
            self.settle(1 << which, desk);
        }
        self.next(desk)
    }

    /// The MP owed for results with one of these effects is gained.
    fn settle(&mut self, effects: u8, desk: &mut Table<'_>) {
        let sets = self.owed.iter_mut().enumerate().filter(|(set, _)| set & usize::from(effects) != 0);
        let owed = sets.map(|(_, owed)| core::mem::take(owed)).sum();
        momentum::grant(desk, self.by.seat(), owed, Momentum::Playbook);
    }

    /// What has become impossible or was broken off was not ignored, and its MP are gained (GB-PB-06, -07).
    pub(super) fn cleanup(&mut self, desk: &mut Table<'_>) {
        self.settle(!self.ignored, desk);
    }

    fn next(&mut self, desk: &mut Table<'_>) -> Next {
        self.at = At::Steps;
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
            Turn::Closed => self.close(desk),
        }
    }

    /// An effect that has become impossible does nothing (GB-RUL-57).
    fn resolve(&mut self, step: Step, desk: &mut Table<'_>) -> Next {
        let (by, on) = (self.by, self.on);
        let there = self.target_stays(desk.table());
        match step {
            Step::Damage if there => {
                self.dealt = super::suffer::damage(desk, on, self.damage) > 0;
                if let Some(frame) = self.hurt(desk.table()) {
                    return Next::Call(frame);
                }
            }
            Step::Push if there => {
                let push = Harm::Push(inches(self.push), Bound::Free);
                return self.suffer(At::Push, push);
            }
            Step::Dodge if self.attacker_stays(desk.table()) => {
                return Next::Call(Frame::Advance(Advance::new(by, Movement::Dodge, inches(self.dodge))));
            }
            Step::KnockDown if there => {
                return self.suffer(At::KnockDown, Harm::Condition(Condition::KnockedDown));
            }
            Step::Tackle if there => return self.suffer(At::Tackle, Harm::Tackle),
            Step::FirstIcon => return self.icon(1, desk),
            Step::SecondIcon => return self.icon(2, desk),
            Step::Damage | Step::Push | Step::Dodge | Step::KnockDown | Step::Tackle => {}
        }
        self.next(desk)
    }

    /// What an attack is to whoever is hurt by it.
    const fn incoming(&self) -> Incoming {
        if self.blow { Incoming::Blow } else { Incoming::Attack }
    }

    /// The target has suffered damage.
    fn hurt(&self, table: &table::Table) -> Option<Frame> {
        let happening = Happening {
            attack: Some(self.on),
            ..Happening::by(&[Hook::DamageSuffered], self.by, ModelSet::EMPTY.with(self.on))
        };
        Hooks::open(table, &happening.with(self.incoming())).filter(|_| self.dealt)
    }

    fn attacker_stays(&self, table: &table::Table) -> bool {
        table.stays(self.by, self.outs[0])
    }

    fn target_stays(&self, table: &table::Table) -> bool {
        table.stays(self.on, self.outs[1])
    }

    fn suffer(&mut self, at: At, what: Harm) -> Next {
        self.at = at;
        let suffer = Suffer::new(self.on, Some(self.by), self.by.seat(), what);
        Next::Call(Frame::Suffer(suffer.during(Some(self.by))))
    }

    /// The attacker may trigger one play for each icon (GB-PB-20, -21), unless it has gone out and cannot act (GB-TO-04).
    fn icon(&mut self, icon: u8, desk: &mut Table<'_>) -> Next {
        let there = self.attacker_stays(desk.table());
        let left = &mut self.icons[usize::from(icon) - 1];
        if *left == 0 || !there || !playbook::can_trigger(desk.table(), self.by, self.on, icon) {
            return self.next(desk);
        }
        *left -= 1;
        if *left > 0 {
            self.put_back(icon);
        }
        self.at = At::Icon;
        Next::Ask(self.by.seat(), Prompt::Icon { by: self.by, on: self.on, icon })
    }

    /// A further play of the same icon waits for its turn.
    fn put_back(&mut self, icon: u8) {
        let step = if icon == 1 { Step::FirstIcon } else { Step::SecondIcon };
        let seat = self.by.seat();
        let waiting: kernel::List<(kernel::Seat, Step), 7> =
            kernel::List::collect(self.steps.left().iter().copied().chain([(seat, step)]));
        self.steps = Window::open(Order::Arranged(seat), waiting.iter().copied());
    }

    fn trigger(&mut self, choice: &Choice, desk: &mut Table<'_>) -> Next {
        match *choice {
            Choice::Use { id, at, .. } => {
                Next::Call(Frame::Play(Play::from_playbook(id, self.by, at, self.on)))
            }
            _ => self.next(desk),
        }
    }

    /// Step 2.5.1: the attacker has damaged the target.
    fn close(&mut self, desk: &mut Table<'_>) -> Next {
        self.cleanup(desk);
        self.at = At::Dealt;
        let back = desk.table().is_on_pitch(self.on) && !self.target_stays(desk.table());
        if self.dealt && !back {
            let happening = Happening {
                attack: Some(self.on),
                ..Happening::by(&[Hook::DamageDealt], self.by, ModelSet::EMPTY.with(self.on))
            };
            if let Some(frame) = Hooks::open(desk.table(), &happening.with(self.incoming())) {
                return Next::Call(frame);
            }
        }
        Next::Return(Reply::Done)
    }
}

/// Whether an effect of a result is certain to count: of the rest the target may ignore all there is (GB-PB-07).
pub(crate) fn is_sure(table: &table::Table, on: ModelId, effects: &PlayResult) -> bool {
    let PlayResult { damage, push, dodge, knock_down, tackle, icon, .. } = *effects;
    damage > 0
        || dodge > 0
        || icon > 0
        || (knock_down && !Harm::Condition(Condition::KnockedDown).may_be_ignored(table, on))
        || (tackle && !Harm::Tackle.may_be_ignored(table, on))
        || (push > 0 && !Harm::Push(inches(push), Bound::Free).may_be_ignored(table, on))
}

/// One damage result with everything that raises or lowers it, not below 0 (GB-PB-13, GB-RUL-58).
pub(crate) fn dealt(table: &table::Table, deed: Deed, damage: u8) -> u8 {
    let (Some(by), Some(on)) = (deed.by, deed.on) else { return damage };
    if damage == 0 {
        return 0;
    }
    let taken = if altered::is_condition(table, deed) { 0 } else { layers::damage_taken(table, on, deed) };
    let changed = i32::from(damage) + layers::damage_dealt(table, by, deed) + taken;
    layers::not_below_0(changed)
}

fn inches(inches: u8) -> Length {
    Length::inches(i32::from(inches))
}
