//! Which time of a seat runs. Time itself is measured outside and comes in as [`crate::Input::Expired`].

/// Which time of a seat runs while a match waits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Timer {
    /// None: nothing is waited for from the seat, or the rules stop its clock.
    Stands,
    /// What the seat has for the whole match.
    Main,
    /// A stretch of time that begins anew with every number, whatever was left of the one before.
    Extra {
        /// Which stretch; it differs from the one before.
        number: u32,
        /// How long it is.
        seconds: u32,
    },
}
