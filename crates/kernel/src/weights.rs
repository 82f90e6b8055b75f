//! Named ways to judge positions, so that two of them can play each other.

/// A named way to judge positions: the weights of a game's estimate, and how widely a bot that goes by them tries what it
/// could do.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct WeightSet<W: 'static> {
    /// Its name, as in `greedy:NAME`.
    pub name: &'static str,
    /// What it goes by, in a line.
    pub about: &'static str,
    /// What the game's estimate reads.
    pub weights: W,
    /// How widely candidates are tried.
    pub search: Search,
}

/// How widely a bot tries what it could do before it answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Search {
    /// How many candidates are asked for.
    pub want: usize,
    /// How many imagined worlds the better candidates are tried in; the others are tried in one.
    pub worlds: usize,
    /// How many candidates are tried in more than one world.
    pub better: usize,
    /// How many candidates are asked for when the bot answers again behind a candidate.
    pub want_behind: usize,
    /// The most answers of the bot itself that are thought about behind a candidate.
    pub own_behind: u32,
    /// Whether a candidate that leaves nothing to chance is tried once only, and the others again as long as they look
    /// best by all they were tried in.
    pub steady: bool,
    /// With a steady eye: how many hundredths of its standard error a candidate's average is lowered by in the end. The best of
    /// many averages owes something to luck, and the more so the less often it was tried.
    pub caution: u8,
}

impl Search {
    /// The search of the first bots.
    pub const FIRST: Self =
        Self { want: 40, worlds: 4, better: 6, want_behind: 8, own_behind: 6, steady: false, caution: 0 };

    /// The same with a steady eye.
    pub const STEADY: Self = Self { steady: true, caution: 20, ..Self::FIRST };
}
