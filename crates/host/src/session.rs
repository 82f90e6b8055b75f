//! Who speaks to a hall.

use kernel::{List, SEATS_MAX, Seat, Viewer};

/// Who speaks, and what he may do: the player of one seat, people at one screen who share several, a spectator, or
/// whoever runs the hall.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Session {
    /// The seats he plays, in order; none on the stand.
    seats: List<Seat, SEATS_MAX>,
    trusted: bool,
}

impl Session {
    /// The session of whoever runs the hall: a local shell such as the stdio referee, or the server itself. Only such
    /// a session opens, loads and closes matches, acts for every seat, dictates dice, runs timers out, and saves
    /// before the end.
    pub const TRUSTED: Self = Self { seats: List::new(), trusted: true };

    /// The session of a player or spectator.
    #[must_use]
    pub fn of(viewer: Viewer) -> Self {
        match viewer {
            Viewer::Seat(seat) => Self::seats(&[seat]),
            Viewer::Stand => Self::seats(&[]),
        }
    }

    /// The session of people who play these seats at one screen; on the stand when there are none. Of more seats than
    /// any game has, those at the end are left out.
    #[must_use]
    pub fn seats(seats: &[Seat]) -> Self {
        let mut sorted = seats.to_vec();
        sorted.sort_unstable();
        sorted.dedup();
        Self { seats: List::collect(sorted), trusted: false }
    }

    /// Whether this is the session of whoever runs the hall.
    #[must_use]
    pub fn is_trusted(&self) -> bool {
        self.trusted
    }

    /// Whether it may act for a seat and see what that seat sees.
    #[must_use]
    pub fn plays(&self, seat: Seat) -> bool {
        self.trusted || self.seats.contains(&seat)
    }

    /// The seats it was given; none for the stand and for whoever runs the hall.
    #[must_use]
    pub fn own(&self) -> &[Seat] {
        &self.seats
    }

    /// Through whose eyes it looks when it does not say; `None` when it plays several seats.
    #[must_use]
    pub fn viewer(&self) -> Option<Viewer> {
        match *self.own() {
            [] => Some(Viewer::Stand),
            [seat] => Some(Viewer::Seat(seat)),
            _ => None,
        }
    }
}

/// Whose prompts somebody is shown.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Sight {
    /// Those of one viewer.
    Viewer(Viewer),
    /// Those a session may see.
    Session(Session),
}

impl Sight {
    /// Whether the prompts of a seat are shown.
    pub(crate) fn sees(&self, seat: Seat) -> bool {
        match self {
            Self::Viewer(viewer) => viewer.is(seat),
            Self::Session(session) => session.plays(seat),
        }
    }

    /// The one viewer it is, if it is one.
    pub(crate) fn viewer(&self) -> Option<Viewer> {
        match self {
            Self::Viewer(viewer) => Some(*viewer),
            Self::Session(session) => session.viewer(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_session_of_several_seats_is_none_of_them_by_itself() {
        let two = Session::seats(&[Seat(3), Seat(1), Seat(3)]);
        assert_eq!((two.own(), two.viewer()), ([Seat(1), Seat(3)].as_slice(), None));
        assert!(two.plays(Seat(1)) && two.plays(Seat(3)) && !two.plays(Seat(0)) && !two.plays(Seat(2)));
        assert_eq!(Session::seats(&[]), Session::of(Viewer::Stand));
        assert_eq!(Session::seats(&[Seat(2)]).viewer(), Some(Viewer::Seat(Seat(2))));
        assert!(Session::TRUSTED.plays(Seat(0)) && Session::TRUSTED.own().is_empty());
    }
}
