//! Texts as whoever says them hands them over.

/// The Fluent texts of one source, a game or the hall itself, file by file in each language.
#[derive(Clone, Copy, Debug)]
pub struct Texts {
    /// In English.
    pub english: &'static [&'static str],
    /// In French.
    pub french: &'static [&'static str],
}
