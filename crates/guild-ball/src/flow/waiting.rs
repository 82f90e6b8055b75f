//! The triggers that wait at a moment, each with the models it was found to be about when it fired.

use kernel::{List, Order, Seat, Turn, Window};
use serde::{Deserialize, Serialize};

use crate::ask::{FIRES_MAX, Fire};
use crate::effect::AbilityId;
use crate::model::{ModelId, ModelSet};

/// A trigger and whom it is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct About {
    /// The trigger.
    pub fire: Fire,
    /// The models it is about.
    pub models: ModelSet,
}

/// How many bytes a trigger that waits takes.
const BYTES: usize = 7;

/// The triggers that wait, packed so that they have room in a frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "Saved", from = "Saved")]
pub struct Waiting {
    arranger: Seat,
    len: u8,
    packed: [[u8; BYTES]; FIRES_MAX],
}

/// In which order they resolve, as it is saved: that of a window, of which here is but one kind.
#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Ordered {
    /// One player arranges all of them (GB-RUL-25).
    Arranged(Seat),
}

/// The form in which they are saved.
#[derive(Clone, Serialize, Deserialize)]
struct Saved {
    order: Ordered,
    triggers: List<(Seat, Fire), FIRES_MAX>,
    #[serde(default)]
    about: Vec<ModelSet>,
}

impl Waiting {
    /// Triggers of which one player picks the order.
    pub fn new(arranger: Seat, triggers: impl IntoIterator<Item = (Seat, About)>) -> Self {
        let mut waiting = Self { arranger, len: 0, packed: [Default::default(); FIRES_MAX] };
        for ((seat, about), place) in triggers.into_iter().zip(&mut waiting.packed) {
            *place = pack(seat, about);
            waiting.len += 1;
        }
        waiting
    }

    fn all(&self) -> impl Iterator<Item = (Seat, About)> + '_ {
        self.packed.iter().take(usize::from(self.len)).map(unpack)
    }

    fn window(&self) -> Window<About, FIRES_MAX> {
        Window::open(Order::Arranged(self.arranger), self.all())
    }

    /// The triggers among which is picked.
    pub fn choices(&self) -> impl Iterator<Item = Fire> + '_ {
        self.all().map(|(_, about)| about.fire)
    }

    /// What happens next.
    pub fn next_turn(&mut self) -> Turn<About> {
        let mut window = self.window();
        let turn = window.next_turn();
        *self = Self::new(self.arranger, window.left().iter().copied());
        turn
    }

    /// Resolves the trigger that was picked.
    pub fn take(&mut self, fire: Fire) -> Turn<About> {
        let mut window = self.window();
        let found = self.all().find(|(_, about)| about.fire == fire);
        let turn = found.map_or(Turn::Closed, |(_, about)| window.take(about));
        *self = Self::new(self.arranger, window.left().iter().copied());
        turn
    }
}

fn pack(seat: Seat, About { fire, models }: About) -> [u8; BYTES] {
    let [id, high] = fire.id.0.to_le_bytes();
    let [low, rest] = models.0.to_le_bytes();
    let bearer = fire.bearer().map_or(u8::MAX, |bearer| bearer.0);
    [seat.0, id, high, fire.part, bearer, low, rest]
}

fn unpack(&[seat, id, high, part, bearer, low, rest]: &[u8; BYTES]) -> (Seat, About) {
    let id = AbilityId(u16::from_le_bytes([id, high]));
    let bearer = (bearer != u8::MAX).then_some(ModelId(bearer));
    let models = ModelSet(u16::from_le_bytes([low, rest]));
    (Seat(seat), About { fire: Fire::new(id, part, bearer), models })
}

impl From<Waiting> for Saved {
    fn from(waiting: Waiting) -> Self {
        Self {
            order: Ordered::Arranged(waiting.arranger),
            triggers: List::collect(waiting.all().map(|(seat, about)| (seat, about.fire))),
            about: waiting.all().map(|(_, about)| about.models).collect(),
        }
    }
}

/// What was saved without whom it is about is about everybody it happens to.
impl From<Saved> for Waiting {
    fn from(saved: Saved) -> Self {
        let Ordered::Arranged(arranger) = saved.order;
        let models = |at: usize| saved.about.get(at).copied().unwrap_or(ModelSet(u16::MAX));
        let each = saved.triggers.iter().enumerate();
        Self::new(arranger, each.map(|(at, &(seat, fire))| (seat, About { fire, models: models(at) })))
    }
}
