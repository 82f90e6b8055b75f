//! Timing windows: several triggers at one point, resolved in the game's own order.

use serde::{Deserialize, Serialize};

use crate::{List, SEATS_MAX, Seat};

/// In which order the triggers of a window resolve.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Order {
    /// One seat arranges all triggers, its own and the others'.
    Arranged(Seat),
    /// Seat by seat, in this order; a seat arranges its own.
    Seats(List<Seat, SEATS_MAX>),
}

/// The triggers of one timing point. They are collected once when the window opens and all of them resolve; only
/// whether one can still be applied is looked at again, by the game, when its turn comes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound(serialize = "T: Serialize", deserialize = "T: serde::de::DeserializeOwned"))]
pub struct Window<T: Copy, const N: usize> {
    order: Order,
    triggers: List<(Seat, T), N>,
}

/// What a window wants next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn<T> {
    /// This seat picks which of several triggers comes next; see [`Window::choices`].
    Pick(Seat),
    /// This trigger of this seat resolves now.
    Resolve(Seat, T),
    /// All have resolved.
    Closed,
}

impl<T: Copy + PartialEq, const N: usize> Window<T, N> {
    /// Opens a window with the triggers collected.
    pub fn open(order: Order, triggers: impl IntoIterator<Item = (Seat, T)>) -> Self {
        Self { order, triggers: List::collect(triggers) }
    }

    /// The triggers that have not resolved.
    #[must_use]
    pub fn left(&self) -> &[(Seat, T)] {
        &self.triggers
    }

    /// The triggers among which the seat whose turn it is may pick.
    pub fn choices(&self) -> impl Iterator<Item = T> + '_ {
        let seat = self.turn_of();
        self.triggers.iter().filter(move |(owner, _)| seat.is_none_or(|seat| seat == *owner)).map(|&(_, t)| t)
    }

    /// The seat whose triggers come next in a window that goes seat by seat.
    fn turn_of(&self) -> Option<Seat> {
        match &self.order {
            Order::Arranged(_) => None,
            Order::Seats(seats) => {
                seats.iter().copied().find(|seat| self.triggers.iter().any(|(owner, _)| owner == seat))
            }
        }
    }

    /// What happens next. A trigger handed out by [`Turn::Resolve`] has left the window.
    pub fn next_turn(&mut self) -> Turn<T> {
        let mut choices = self.choices();
        let Some(only) = choices.next() else { return Turn::Closed };
        if choices.next().is_none() {
            drop(choices);
            return self.take(only);
        }
        drop(choices);
        match self.order {
            Order::Arranged(seat) => Turn::Pick(seat),
            Order::Seats(_) => self.turn_of().map_or(Turn::Closed, Turn::Pick),
        }
    }

    /// Resolves the trigger a seat picked; [`Turn::Closed`] when it is not there.
    pub fn take(&mut self, trigger: T) -> Turn<T> {
        let Some(at) = self.triggers.iter().position(|(_, other)| *other == trigger) else {
            return Turn::Closed;
        };
        self.triggers.remove(at).map_or(Turn::Closed, |(seat, trigger)| Turn::Resolve(seat, trigger))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_seat_arranges_all() {
        let mut window: Window<u8, 4> =
            Window::open(Order::Arranged(Seat(1)), [(Seat(0), 10), (Seat(1), 11), (Seat(0), 12)]);
        assert_eq!(window.next_turn(), Turn::Pick(Seat(1)));
        assert_eq!(window.take(12), Turn::Resolve(Seat(0), 12));
        assert_eq!(window.next_turn(), Turn::Pick(Seat(1)));
        assert_eq!(window.take(10), Turn::Resolve(Seat(0), 10));
        assert_eq!(window.next_turn(), Turn::Resolve(Seat(1), 11));
        assert_eq!(window.next_turn(), Turn::Closed);
    }

    #[test]
    fn seats_take_turns_in_order() {
        let order = Order::Seats(List::collect([Seat(1), Seat(0)]));
        let mut window: Window<u8, 4> = Window::open(order, [(Seat(0), 10), (Seat(1), 11), (Seat(0), 12)]);
        assert_eq!(window.next_turn(), Turn::Resolve(Seat(1), 11));
        assert_eq!(window.next_turn(), Turn::Pick(Seat(0)));
        assert_eq!(window.take(99), Turn::Closed);
        assert_eq!(window.take(12), Turn::Resolve(Seat(0), 12));
        assert_eq!(window.next_turn(), Turn::Resolve(Seat(0), 10));
    }
}
