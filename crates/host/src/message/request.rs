//! What may be said to a hall.

use kernel::Seat;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{AskName, SeedText, Who};

/// One thing said to a hall.
#[derive(Clone, Debug, PartialEq)]
pub enum Request {
    /// Something about the hall.
    Hall(HallRequest),
    /// Something about one match.
    Match(MatchRequest),
}

/// A timer a match is played under. The hall keeps no time; whoever does sends `expire`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Clock {
    /// The time each seat has for the match, in milliseconds.
    pub main_ms: u64,
    /// What each decision adds, in milliseconds.
    #[serde(default)]
    pub increment_ms: u64,
}

/// What may be said about the hall.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum HallRequest {
    /// Which protocol, which program.
    Hello {},
    /// Every message with an example.
    Help {},
    /// Which games.
    Games {},
    /// A setup to start from.
    Setup {
        /// The game.
        game: String,
        /// For how many seats; the fewest the game is for when left out.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seats: Option<u8>,
        /// Another seed, another setup.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seed: Option<SeedText>,
    },
    /// Everything that is wrong with a setup.
    Faults {
        /// The game.
        game: String,
        /// The setup.
        setup: Value,
    },
    /// Every card of a game.
    Catalog {
        /// The game.
        game: String,
    },
    /// Opens a match.
    New {
        /// The game.
        game: String,
        /// What it is made from; drawn from the seed when left out.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        setup: Option<Value>,
        /// For how many seats, when the setup is drawn.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seats: Option<u8>,
        /// The seed of the dice; the hall's own secret when left out.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seed: Option<SeedText>,
        /// Scripted dice instead of a seed: the first numbers of the script.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        dice: Option<Vec<u32>>,
        /// Hold the first draw back for the players' shares, until `begin`.
        #[serde(default, skip_serializing_if = "core::ops::Not::not")]
        hold: bool,
        /// The names of the players, seat by seat.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        players: Vec<String>,
        /// The timer it is played under.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        clock: Option<Clock>,
    },
    /// Opens a match from a record.
    Load {
        /// The record, as NDJSON.
        record: String,
        /// The seed of its dice; with neither seed nor dice, the dice are scripted.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seed: Option<SeedText>,
        /// Scripted dice from here on.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        dice: Option<Vec<u32>>,
    },
    /// Which matches are open.
    Matches {},
    /// Ends the hosting of a match.
    Close {},
}

/// What may be said about one match.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum MatchRequest {
    /// What the match is and what it waits for.
    Match {},
    /// Someone takes a seat.
    Join {
        /// Which seat; one's own when left out.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seat: Option<Seat>,
        /// Under which name.
        name: String,
    },
    /// A player adds to the seed of a match that is held.
    Share {
        /// Whose share; one's own when left out.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<Seat>,
        /// The share.
        share: String,
    },
    /// Lets a match that is held begin.
    Begin {},
    /// What the match waits for.
    Pending {
        /// As seen by whom.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        viewer: Option<Who>,
    },
    /// Legal answers to an ask.
    Candidates {
        /// Which ask; may be left out when only one fits.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        ask: Option<AskName>,
        /// Whose ask.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seat: Option<Seat>,
        /// About how many; 64 when left out.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        want: Option<u32>,
    },
    /// What a person would think of at an ask, legal or not.
    Menu {
        /// Which ask; may be left out when only one fits.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        ask: Option<AskName>,
        /// Whose ask.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seat: Option<Seat>,
    },
    /// Whether an answer is legal.
    Check(Try),
    /// What an answer would cost, with odds and risks.
    Preview(Try),
    /// Gives an answer.
    Choose(Try),
    /// Takes a sealed answer back while others have not answered.
    Retract {
        /// Which ask; may be left out when only one fits.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        ask: Option<AskName>,
        /// Whose ask.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seat: Option<Seat>,
    },
    /// Puts a question to the table: measure, reach, sight, threat.
    Query {
        /// As seen by whom.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        viewer: Option<Who>,
        /// The question, in the game's own terms.
        query: Value,
    },
    /// The whole table as seen by someone.
    View {
        /// By whom.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        viewer: Option<Who>,
    },
    /// What has happened since an update.
    Updates {
        /// As seen by whom.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        viewer: Option<Who>,
        /// The last update known; from the start when left out.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        since: Option<u32>,
    },
    /// Takes back what was done.
    Undo {
        /// Who wants it; oneself when left out.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<Seat>,
        /// The update of that seat after which to go on; before its latest answer when left out.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        to: Option<u32>,
        /// The entry of the record after which to go on, for whoever runs the hall.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        entry: Option<u32>,
    },
    /// Agrees to a takeback or refuses it.
    Consent {
        /// Who; oneself when left out.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<Seat>,
        /// Whether he agrees.
        #[serde(default = "yes")]
        agree: bool,
    },
    /// Gives the match up.
    Concede {
        /// Who; oneself when left out.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<Seat>,
    },
    /// Offers a draw.
    OfferDraw {
        /// Who; oneself when left out.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<Seat>,
    },
    /// Agrees to a draw or refuses it.
    AcceptDraw {
        /// Who; oneself when left out.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<Seat>,
        /// Whether he agrees.
        #[serde(default = "yes")]
        agree: bool,
    },
    /// Ends without a result a match that cannot go on.
    Void {
        /// Who; oneself when left out.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<Seat>,
    },
    /// Ends the match by a judge's word.
    Adjudicate {
        /// Who is given the win, if anyone.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        winner: Option<Seat>,
    },
    /// Says that a seat's time has run out.
    Expire {
        /// Whose time.
        seat: Seat,
    },
    /// Adds numbers to the script of the dice.
    Dice {
        /// The faces, or for a pick the index counted from 0.
        faces: Vec<u32>,
        /// Throw away first what is left of the script.
        #[serde(default, skip_serializing_if = "core::ops::Not::not")]
        clear: bool,
    },
    /// Every outcome of the draw the match waits for.
    Outcomes {},
    /// The record of the match.
    Save {},
}

/// An answer to be judged, previewed or given: as JSON in `choice` or in the game's notation in `text`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Try {
    /// Which ask; may be left out when only one fits.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ask: Option<AskName>,
    /// Whose ask.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    /// The answer as JSON.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub choice: Option<Value>,
    /// The answer in the game's notation.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
}

fn yes() -> bool {
    true
}
