//! Taking a model out (GB-TO-01 to -05, GB-TIME-13 to -16, GB-RUL-14, -15, -44).

use kernel::Wake as W;
use serde::{Deserialize, Serialize};

use super::{Frame, Next, Reply, Scatter, Scope, Table, Wake, momentum, victory};
use crate::event::{Event, Momentum};
use crate::model::{Condition, ModelId, Position};

/// A model suffers TO, loses the ball, is removed, and MP and VP are gained.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TakenOut {
    model: ModelId,
    /// The model that inflicted it as part of an action, if one did.
    by: Option<ModelId>,
}

impl TakenOut {
    /// A model is going out.
    #[must_use]
    pub fn new(model: ModelId, by: Option<ModelId>) -> Self {
        Self { model, by }
    }

    pub(super) fn wake(&mut self, wake: &Wake<'_>, desk: &mut Table<'_>) -> Next {
        match wake {
            W::Begin => {
                if !desk.table().model(self.model).conditions.has(Condition::TakenOut) {
                    desk.emit(Event::Suffers { model: self.model, condition: Condition::TakenOut });
                }
                if desk.table().has_ball(self.model) {
                    let active = self.by.map_or(desk.table().initiative, ModelId::seat);
                    return Next::Call(Frame::Scatter(Scatter::loose(desk.table(), self.model, active)));
                }
                self.remove(desk)
            }
            W::Returned(_) => self.remove(desk),
            _ => Next::Bug("taken out"),
        }
    }

    /// Steps 3 and 4: removed, then MP, then VP. An activated model's activation ends at once (GB-RUL-24).
    fn remove(&mut self, desk: &mut Table<'_>) -> Next {
        let model = self.model;
        let conditions = desk.table().model(model).conditions.without(Condition::TakenOut);
        conditions.iter().for_each(|condition| desk.emit(Event::Cured { model, condition }));
        desk.emit(Event::Removed { model });
        if let Some(by) = self.by.filter(|by| by.seat() != model.seat()) {
            momentum::gain(desk, by.seat(), 1, Momentum::TakeDown);
        }
        let vp = if desk.table().profile(model).position == Position::Mascot { 1 } else { 2 };
        victory::score(desk, model.seat().other(), vp);
        if desk.table().activation.is_some_and(|activation| activation.model == model) {
            return Next::Unwind(Scope::Activation);
        }
        Next::Return(Reply::Done)
    }
}
