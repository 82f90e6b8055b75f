//! Parting blows (GB-PART-01 to -10, GB-RUL-55, -56).

use kernel::{Order, Turn, Wake as W, Window};
use serde::{Deserialize, Serialize};

use super::{Attack, Frame, Next, Reply, Table, Wake, is_yes};
use crate::ask::{Choice, Prompt};
use crate::effect::layers;
use crate::engage;
use crate::model::{ModelId, ModelSet, TEAM_MAX};
use crate::pool::Strike;

/// The enemies a model is about to leave behind at one point of its path; each may declare a blow, in the order
/// the mover's player arranges.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PartingBlows {
    mover: ModelId,
    enemies: Window<ModelId, TEAM_MAX>,
    /// How often the mover had left the pitch before.
    #[serde(default)]
    outs: u8,
    /// Whether it comes about in the middle of another parting blow.
    #[serde(default)]
    within: bool,
    at: At,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum At {
    Arrange,
    Declare(ModelId),
    Strike,
}

impl PartingBlows {
    /// The blows of these enemies on the mover.
    #[must_use]
    pub(super) fn new(mover: ModelId, enemies: ModelSet, desk: &Table<'_>) -> Self {
        let order = Order::Arranged(mover.seat());
        let enemies = Window::open(order, enemies.iter().map(|enemy| (enemy.seat(), enemy)));
        let outs = desk.table().model(mover).outs;
        Self { mover, enemies, outs, within: desk.memo().blow, at: At::Arrange }
    }

    pub(super) fn wake(&mut self, wake: &Wake<'_>, desk: &mut Table<'_>) -> Next {
        match (self.at, wake) {
            (At::Arrange, W::Begin) => self.next(desk),
            (At::Strike, W::Returned(_)) => {
                desk.memo_mut().blow = self.within;
                self.next(desk)
            }
            (At::Arrange, W::Answer(_, Choice::Model(enemy))) => {
                let turn = self.enemies.take(*enemy);
                self.turn(turn, desk)
            }
            (At::Declare(enemy), W::Answer(_, choice)) => {
                if !is_yes(choice) {
                    return self.next(desk);
                }
                self.at = At::Strike;
                desk.memo_mut().blow = true;
                Next::Call(Frame::Attack(Attack::new(enemy, self.mover, Strike::Parting)))
            }
            _ => Next::Bug("parting blows"),
        }
    }

    fn next(&mut self, desk: &Table<'_>) -> Next {
        let turn = self.enemies.next_turn();
        self.turn(turn, desk)
    }

    fn turn(&mut self, turn: Turn<ModelId>, desk: &Table<'_>) -> Next {
        match turn {
            Turn::Pick(seat) => {
                self.at = At::Arrange;
                let blows = self.enemies.choices().collect();
                Next::Ask(seat, Prompt::ArrangeBlows { on: self.mover, blows })
            }
            Turn::Resolve(seat, enemy) if self.can_strike(enemy, desk) => {
                self.at = At::Declare(enemy);
                Next::Ask(seat, Prompt::PartingBlow { by: enemy, on: self.mover })
            }
            Turn::Resolve(..) => self.next(desk),
            Turn::Closed => Next::Return(Reply::Done),
        }
    }

    /// Broken off with the activation, in which all blows lie.
    pub(super) fn cleanup(&self, desk: &mut Table<'_>) {
        desk.memo_mut().blow = false;
    }

    /// An attack needs engagement at the moment it is made (GB-RUL-55), and nothing that forbids declaring it (GB-PART-03).
    fn can_strike(&self, enemy: ModelId, desk: &Table<'_>) -> bool {
        let table = desk.table();
        table.stays(self.mover, self.outs)
            && engage::engages(table, enemy, self.mover)
            && layers::kept_by(table, enemy, self.mover).is_none()
    }
}
