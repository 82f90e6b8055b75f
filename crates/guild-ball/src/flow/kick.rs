//! A kick: pass or Shot (GB-KICK, GB-MOM-13 to -19).

use kernel::{Draw, List, Seat, Wake as W};
use plane::{Length, Point};
use serde::{Deserialize, Serialize};

use super::hooks::Happening;
use super::{Advance, Frame, Goal, Hooks, Next, Reply, Scatter, Table, Wake, is_yes, momentum};
use crate::ask::{Choice, Prompt};
use crate::effect::Hook;
use crate::effect::layers::{self, Deed};
use crate::effect::price::{self, Quote};
use crate::effect::vocabulary::{Incoming, Momentous};
use crate::event::{Aim, Event, Momentum, Movement, Possession, Roll};
use crate::model::{ModelId, ModelSet};
use crate::pool::{self, Net, Pool};
use crate::table::{self, Book};

/// How many high dice make a Screamer! (GB-MOM-06).
const SCREAMER: u8 = 2;

/// One kick.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Kick {
    by: ModelId,
    aim: Aim,
    kind: Kind,
    /// Where the ball starts, if not at the kicker.
    from: Option<Point>,
    pool: Pool,
    /// Hits and sixes kept while the other dice are rolled again.
    #[serde(default)]
    kept: [u8; 2],
    at: At,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Kind {
    /// For influence, in the kicker's activation.
    Action,
    /// The kick-off (GB-KOFF-02).
    KickOff,
    /// A Snap Shot, which needs 2 net hits (GB-MOM-15).
    SnapShot,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum At {
    Declared,
    /// Somebody has moved before the target is picked.
    Target,
    BonusTime,
    Roll,
    /// A successful pass to a spot is scattering.
    Landing,
    TeamWork,
    Last,
    /// The receiver of a pass has it.
    Received,
    /// The other one of the two moves after Pass & Move.
    Other(ModelId),
    Reroll,
    Again,
    /// What answers to MP spent on it.
    Begun,
    /// What answers to MP spent on Bonus Time.
    Paid,
    /// What answers to MP spent on Pass & Move of this model.
    Mover(ModelId),
}

impl Kick {
    /// A kick that has been paid for.
    #[must_use]
    pub fn new(by: ModelId, aim: Aim) -> Self {
        Self { by, aim, kind: Kind::Action, from: None, pool: Pool::UNKNOWN, kept: [0; 2], at: At::Declared }
    }

    /// The same of a free ball that lies at a point.
    #[must_use]
    pub fn from(self, from: Option<Point>) -> Self {
        Self { from, ..self }
    }

    /// The kick-off.
    #[must_use]
    pub fn off(by: ModelId, aim: Aim) -> Self {
        Self { kind: Kind::KickOff, ..Self::new(by, aim) }
    }

    pub(super) fn wake(&mut self, wake: &Wake<'_>, desk: &mut Table<'_>) -> Next {
        match (self.at, wake) {
            (At::Declared, W::Begin) => {
                self.at = At::Begun;
                momentum::spent(desk).map_or_else(|| self.declare(desk), Next::Call)
            }
            (At::Begun, W::Returned(_)) => self.declare(desk),
            (At::Declared, W::Returned(Reply::Fired)) if !matches!(self.aim, Aim::Goal) => {
                self.at = At::Target;
                let remote = self.from.is_some();
                Next::Ask(self.seat(), Prompt::PassTarget { model: self.by, remote })
            }
            (At::Declared, W::Returned(_)) => self.announce(desk),
            (At::Target, W::Answer(_, choice)) => {
                self.aim = match **choice {
                    Choice::Pass(to) => Aim::Model(to),
                    Choice::PassTo(spot) => Aim::Spot(spot),
                    _ => self.aim,
                };
                self.announce(desk)
            }
            (At::BonusTime, W::Answer(_, choice)) if is_yes(choice) => {
                let quote = self.bonus_quote(desk.table());
                momentum::pay_quote(desk, self.by, quote, Momentum::BonusTime);
                self.pool = self.pool_with_bonus(desk.table());
                self.at = At::Paid;
                momentum::spent(desk).map_or_else(|| self.roll(), Next::Call)
            }
            (At::BonusTime, W::Answer(..)) | (At::Paid, W::Returned(_)) => self.roll(),
            (At::Roll | At::Again, W::Drawn(drawn)) => self.rolled(drawn.faces(), desk),
            (At::Reroll, W::Answer(_, choice)) => {
                if is_yes(choice) && super::reroll::take(desk, self.by, self.deed()) {
                    self.at = At::Again;
                    return Next::Roll(Draw::d6(self.pool.dice));
                }
                self.resolve(desk)
            }
            // Something else has taken the place of Team Work.
            (At::Received, W::Returned(Reply::Ignored)) => Next::Return(Reply::Done),
            (At::Received, W::Returned(_)) => match self.aim {
                Aim::Model(receiver) => self.offer_team_work(receiver, desk),
                Aim::Spot(_) | Aim::Goal => Next::Bug("nobody has received"),
            },
            (At::Other(model), W::Returned(_)) => {
                self.at = At::Last;
                Next::Call(Frame::Advance(Advance::new(model, Movement::Dodge, Length::inches(4))))
            }
            (At::TeamWork, W::Answer(_, choice)) => self.team_work(choice, desk),
            (At::Mover(model), W::Returned(_)) => self.pass_and_move(model, desk.table()),
            (At::Landing, W::Returned(_)) => self.offer_team_work(self.by, desk),
            (At::Last, W::Returned(reply)) => Next::Return(*reply),
            _ => Next::Bug("kick"),
        }
    }

    /// What triggers as a kick is declared; a pass says so to those who answer passes only. They do before its target is
    /// picked: the one named with the declaration stands unless something has come of it, and then it is picked anew.
    fn declare(&mut self, desk: &mut Table<'_>) -> Next {
        self.at = At::Declared;
        let mut happening = Happening::to(&[Hook::KickDeclare], self.by).during(Some(self.by));
        happening = happening.with(match self.aim {
            Aim::Model(_) | Aim::Spot(_) => Incoming::Pass,
            Aim::Goal => Incoming::Shot,
        });
        match Hooks::open(desk.table(), &happening) {
            Some(frame) if self.kind != Kind::KickOff => Next::Call(frame),
            _ => self.announce(desk),
        }
    }

    fn announce(&mut self, desk: &mut Table<'_>) -> Next {
        desk.emit(Event::Kick { by: self.by, at: self.aim });
        self.test(desk)
    }

    /// The pool with Bonus Time.
    pub(super) fn pool_with_bonus(&self, table: &table::Table) -> Pool {
        pool::with_bonus(table, self.by, self.deed(), self.pool)
    }

    /// What is added to its hits after the roll, or taken off.
    pub(super) fn net(&self, table: &table::Table) -> Net {
        Net::kick(table, self.deed())
    }

    fn bonus_quote(&self, table: &table::Table) -> Quote {
        price::momentum(table, self.by, Momentous::BonusTime, self.deed(), 1)
    }

    const fn deed(&self) -> Deed {
        match self.kind {
            Kind::SnapShot => Deed::snap_shot(self.by),
            Kind::Action | Kind::KickOff => pool::kick_deed(self.by, self.aim),
        }
    }

    fn test(&mut self, desk: &mut Table<'_>) -> Next {
        self.pool = pool::kick_during(desk.table(), (self.by, self.deed()), self.aim, self.from);
        let price = self.bonus_quote(desk.table()).price;
        if desk.table().mp[self.seat().index()] < price {
            return self.roll();
        }
        self.at = At::BonusTime;
        let Pool { dice, needs } = self.pool;
        Next::Ask(self.seat(), Prompt::BonusTime { model: self.by, dice, needs, price })
    }

    fn roll(&mut self) -> Next {
        self.at = At::Roll;
        Next::Roll(Draw::d6(self.pool.dice))
    }

    fn rolled(&mut self, faces: &[u8], desk: &mut Table<'_>) -> Next {
        let needs = self.pool.needs;
        desk.emit(Event::Rolled {
            roll: Roll::Kick(self.by),
            dice: List::collect(faces.iter().copied()),
            needs,
        });
        // A Screamer! takes two sixes, by the play aid two hits (GB-MOM-06, GB-RUL-05).
        let high = match desk.table().book {
            Book::Core => 6,
            Book::Aid => needs,
        };
        let hits = Pool::hits(needs, faces);
        self.kept = [self.kept[0] + hits, self.kept[1] + Pool::hits(high, faces)];
        if has_double(faces) && layers::any_double(desk.table(), self.by, self.deed()) {
            self.kept[1] = self.kept[1].max(SCREAMER);
        }
        let missed = (faces.len() as u8).saturating_sub(hits);
        if let Some(again) = super::reroll::offer(desk.table(), self.by, self.deed(), missed)
            && self.at == At::Roll
        {
            self.pool.dice = again.dice;
            self.at = At::Reroll;
            return Next::Ask(self.seat(), again.prompt);
        }
        self.resolve(desk)
    }

    /// What comes of the net hits (GB-TN-04, -05); what counts for the next kick only is used up by this one. The dice of a
    /// Screamer! are counted as they fell.
    fn resolve(&mut self, desk: &mut Table<'_>) -> Next {
        let [hits, high] = self.kept;
        let net = self.net(desk.table()).of(hits);
        for spent in &layers::used_up(desk.table(), self.deed()) {
            desk.emit(*spent);
        }
        let success = net >= if self.kind == Kind::SnapShot { 2 } else { 1 };
        match self.aim {
            Aim::Model(receiver) if success => self.received(receiver, desk),
            Aim::Goal if success => {
                self.at = At::Last;
                Next::Call(Frame::Goal(Goal::new(self.by, high >= SCREAMER)))
            }
            Aim::Model(_) | Aim::Goal | Aim::Spot(_) => self.scatter(success, desk),
        }
    }

    /// A successful pass to a model gives it the ball and the team 1 MP, which may pay for what follows
    /// (GB-KICK-19, GB-MOM-07, -18).
    fn received(&mut self, receiver: ModelId, desk: &mut Table<'_>) -> Next {
        desk.emit(Event::Possessed { model: receiver, how: Possession::Pass });
        momentum::gain(desk, self.seat(), 1, Momentum::Pass);
        self.at = At::Received;
        let hooks = &[Hook::PassReceived, Hook::BallGain];
        match Hooks::open(desk.table(), &Happening::by(hooks, self.by, ModelSet::EMPTY.with(receiver))) {
            Some(frame) => Next::Call(frame),
            None => self.offer_team_work(receiver, desk),
        }
    }

    /// After a successful pass a Team Work action may be bought; a pass to a spot has no receiver but the passer
    /// (GB-MOM-13, -14).
    fn offer_team_work(&mut self, receiver: ModelId, desk: &Table<'_>) -> Next {
        let table = desk.table();
        let mp = table.mp[self.seat().index()];
        let price = |model, what| super::quote(table, model, what).price;
        let moves = [self.by, receiver].map(|model| price(model, Momentous::PassAndMove));
        let shot = (receiver != self.by).then(|| price(receiver, Momentous::SnapShot));
        let payable = moves.into_iter().chain(shot).any(|price| price <= mp);
        if !payable || !table.is_on_pitch(self.by) {
            return Next::Return(Reply::Done);
        }
        self.at = At::TeamWork;
        Next::Ask(self.seat(), Prompt::TeamWork { passer: self.by, receiver })
    }

    /// After one pass only one Team Work action is used, by one model (GB-MOM-17, GB-RUL-51).
    fn team_work(&mut self, choice: &Choice, desk: &mut Table<'_>) -> Next {
        self.at = At::Last;
        match (*choice, self.aim) {
            (Choice::PassAndMove(model), _) => {
                let quote = super::quote(desk.table(), model, Momentous::PassAndMove);
                momentum::pay_quote(desk, model, quote, Momentum::PassAndMove);
                self.at = At::Mover(model);
                momentum::spent(desk).map_or_else(|| self.pass_and_move(model, desk.table()), Next::Call)
            }
            (Choice::SnapShot, Aim::Model(receiver)) => {
                let quote = super::quote(desk.table(), receiver, Momentous::SnapShot);
                momentum::pay_quote(desk, receiver, quote, Momentum::SnapShot);
                Next::Call(Frame::Kick(Self { kind: Kind::SnapShot, ..Self::new(receiver, Aim::Goal) }))
            }
            _ => Next::Return(Reply::Done),
        }
    }

    fn pass_and_move(&mut self, model: ModelId, table: &table::Table) -> Next {
        self.at = match self.aim {
            Aim::Model(receiver) if layers::both_move(table, model) => {
                At::Other(if model == receiver { self.by } else { receiver })
            }
            Aim::Model(_) | Aim::Spot(_) | Aim::Goal => At::Last,
        };
        Next::Call(Frame::Advance(Advance::new(model, Movement::Dodge, Length::inches(4))))
    }

    /// Every other kick scatters; a successful pass to a spot may reroll once (GB-KICK-21 to -24).
    fn scatter(&mut self, success: bool, desk: &Table<'_>) -> Next {
        let reroll = success && matches!(self.aim, Aim::Spot(_));
        self.at = if reroll && self.kind == Kind::Action { At::Landing } else { At::Last };
        let off = self.kind == Kind::KickOff;
        let scatter = Scatter::kick(desk.table(), self.by, self.aim, self.from, reroll, off);
        Next::Call(Frame::Scatter(scatter))
    }

    fn seat(&self) -> Seat {
        self.by.seat()
    }
}

/// Whether two of some dice are alike.
fn has_double(faces: &[u8]) -> bool {
    faces.iter().enumerate().any(|(number, face)| faces[..number].contains(face))
}
