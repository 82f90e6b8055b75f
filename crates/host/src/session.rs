//! Who speaks to a hall.

use kernel::Viewer;

/// Who speaks, and what he may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Session {
    /// The seat he plays, or the stand.
    pub viewer: Viewer,
    /// Whether he runs the hall: a local shell such as the stdio referee, or the server itself. Only such a session
    /// opens, loads and closes matches, acts for every seat, dictates dice, runs timers out, and saves before the end.
    pub trusted: bool,
}

impl Session {
    /// The session of whoever runs the hall.
    pub const TRUSTED: Self = Self { viewer: Viewer::Stand, trusted: true };

    /// The session of a player or spectator.
    #[must_use]
    pub const fn of(viewer: Viewer) -> Self {
        Self { viewer, trusted: false }
    }
}
