//! Carrying out an effect: its operations one after the other, from left to right.

use kernel::{Next, Seat, Wake};
use serde::{Deserialize, Serialize};

use super::negotiation::Negotiation;
use super::operate;
use super::{Frame, Reply, Step, Woken, Work};
use crate::ask;
use crate::ask::{Cause, Choice, Pick, Prompt};
use crate::cards::ContractId;
use crate::effect::{self, Op, Ops, Part, Window};
use crate::event::Event;
use crate::parley::Due;
use crate::table::Table;
use crate::terms::Level;
use crate::uses::Source;

/// How far the lobbying for a choice is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum Lobby {
    None,
    Open,
    Closed,
}

/// A list of operations being carried out for a Guild.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Effect {
    /// The Guild whose effect it is; of an Event nobody's.
    pub(super) seat: Option<Seat>,
    pub(super) cause: Cause,
    /// Only operations of this window, when one is named.
    window: Option<Window>,
    ops: u16,
    at: u8,
    /// The part of the operation under way.
    pub(super) part: u8,
    /// How often it can still be done.
    pub(super) left: u8,
    /// How many cards have been looked at.
    pub(super) looked: u8,
    /// The rival chosen for the operation under way.
    pub(super) rival: Option<Seat>,
    /// The deck chosen for the operation under way.
    pub(super) deck: Option<Level>,
    /// Whether others may have their say before the choice.
    lobby: Lobby,
    /// The space or card number chosen for the operation under way.
    pub(super) chosen: u8,
    /// Whether it is the Bonus of a Contract that was completed in a Contest.
    pub(super) contested: bool,
}

impl Effect {
    fn new(seat: Option<Seat>, cause: Cause, ops: Ops, window: Option<Window>) -> Self {
        Self {
            seat,
            cause,
            window,
            ops: ops.number(),
            at: 0,
            part: 0,
            left: 0,
            looked: 0,
            rival: None,
            deck: None,
            lobby: Lobby::None,
            chosen: 0,
            contested: false,
        }
    }

    /// What a source does in a window.
    pub(super) fn of_use(table: &Table, seat: Seat, source: Source, window: Window) -> Self {
        let ops = source.deal(table).map_or(Ops::default(), |deal| deal.ops);
        Self::new(Some(seat), Cause::Use(source), ops, Some(window))
    }

    /// Has a Guild resolve the Bonus of a Contract that was completed alone or in a Contest; nothing when it has none.
    pub(super) fn bonus(
        desk: &mut Work<'_>,
        seat: Seat,
        contract: ContractId,
        contested: bool,
    ) -> Option<Step> {
        let ops = desk.table().cards().bonus(contract);
        if ops.is_empty() {
            return None;
        }
        desk.emit(Event::BonusBegan { seat, contract });
        let effect = Self::new(Some(seat), Cause::Bonus(contract), ops, None);
        Some(Next::Call(Frame::Effect(Self { contested, ..effect })))
    }

    /// Carries out an Event that lies open.
    pub(super) fn event(desk: &mut Work<'_>, contract: ContractId) -> Step {
        desk.emit(Event::EventBegan { contract });
        let ops = desk.table().cards().event(contract).map_or(Ops::default(), |event| event.effects);
        Next::Call(Frame::Effect(Self::new(None, Cause::Event(contract), ops, None)))
    }

    /// A list within an operation of this one.
    pub(super) fn nested(&self, ops: Ops) -> Step {
        let effect = Self::new(self.seat, self.cause, ops, None);
        Next::Call(Frame::Effect(Self { contested: self.contested, ..effect }))
    }

    /// The question of the operation under way.
    pub(super) fn pick(&self) -> Pick {
        Pick { cause: self.cause, ops: self.ops, at: self.at, part: self.part, left: self.left }
    }

    /// Asks the Guild.
    pub(super) fn ask(&self) -> Step {
        match self.seat {
            Some(seat) => Next::Ask(seat, Prompt::Pick(self.pick())),
            None => Next::Bug("effect"),
        }
    }

    /// Asks the Guild after everybody could lobby for the choice, which touches others.
    pub(super) fn ask_lobbied(&mut self, desk: &mut Work<'_>) -> Step {
        let Some(seat) = self.seat else { return Next::Bug("effect") };
        self.lobby = Lobby::Open;
        desk.emit(Event::Lobbied { seat });
        let everyone = desk.table().everyone();
        Next::Call(Frame::Negotiation(Negotiation::lobby(self.pick(), everyone)))
    }

    /// Pays what was set aside for the choice that is made, and gives back the rest.
    fn settle(&mut self, choice: &Choice, desk: &mut Work<'_>) {
        if self.lobby != Lobby::Closed {
            return;
        }
        self.lobby = Lobby::None;
        for payment in &desk.table().parley.held.clone() {
            let (from, to, gold) = (payment.from, payment.to, payment.gold);
            let met = matches!(payment.due, Due::Choice(settled) if settled.choice() == *choice);
            desk.emit(match met {
                true => Event::HeldPaid { from, to, gold },
                false => Event::HeldBack { seat: from, gold },
            });
        }
        desk.emit(Event::LobbyOver);
    }

    pub(super) fn wake(&mut self, wake: Woken<'_>, desk: &mut Work<'_>) -> Step {
        let step = match wake {
            Wake::Begin => return self.go_on(desk),
            Wake::Expired(seat, Prompt::Pick(pick)) => {
                let choice = ask::default_pick(desk.table(), seat, &pick);
                return Next::Fill(seat, choice);
            }
            Wake::Answer(_, choice) => {
                self.settle(choice, desk);
                self.answered(choice, desk)
            }
            Wake::Drawn(drawn) => self.op().and_then(|op| operate::drawn(self, op, drawn, desk)),
            Wake::Returned(_) if self.lobby == Lobby::Open => {
                self.lobby = Lobby::Closed;
                Some(self.ask())
            }
            Wake::Returned(_) => None,
            _ => return Next::Bug("effect"),
        };
        step.unwrap_or_else(|| {
            self.finish();
            self.go_on(desk)
        })
    }

    fn answered(&mut self, choice: &Choice, desk: &mut Work<'_>) -> Option<Step> {
        let op = self.op()?;
        operate::answered(self, op, choice, desk)
    }

    fn op(&self) -> Option<&'static Op> {
        Ops::numbered(self.ops).get(self.at)
    }

    /// The operation under way is done.
    fn finish(&mut self) {
        self.at += 1;
        (self.part, self.left, self.looked, self.rival, self.deck, self.chosen) = (0, 0, 0, None, None, 0);
    }

    /// Carries out operations until one has to wait.
    fn go_on(&mut self, desk: &mut Work<'_>) -> Step {
        while let Some(op) = self.op() {
            if self.is_now(desk.table(), op)
                && let Some(step) = operate::start(self, op, desk)
            {
                return step;
            }
            self.finish();
        }
        Next::Return(Reply::Done)
    }

    /// Whether an operation belongs to the window of this use.
    fn is_now(&self, table: &Table, op: &Op) -> bool {
        let phase = match self.cause {
            Cause::Use(source) => source.deal(table).map_or(Part::Action, |deal| deal.phase),
            _ => Part::Action,
        };
        self.window.is_none_or(|window| effect::window(op, phase) == window)
    }
}
