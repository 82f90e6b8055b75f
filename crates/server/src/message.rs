//! What is said about rooms over a WebSocket, beside the messages of a hall. `PROTOCOL.md` describes it.

use std::collections::BTreeMap;

use host::message::{Clock, Json, PendingInfo, Update, Who};
use kernel::Seat;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// Who plays a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SeatKind {
    /// People who hold the key.
    Here,
    /// The bot that plays anything.
    Random,
    /// The bot that looks one step ahead.
    Greedy,
}

impl SeatKind {
    /// The name of the bot; none when people play.
    #[must_use]
    pub fn bot(self) -> Option<&'static str> {
        match self {
            Self::Here => None,
            Self::Random => Some("random"),
            Self::Greedy => Some("greedy"),
        }
    }
}

/// What may be said about rooms.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum RoomRequest {
    /// Opens a match in a room of its own.
    Open {
        /// The game.
        game: String,
        /// What it is made from; drawn when left out.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        setup: Option<Value>,
        /// Who plays, seat by seat.
        seats: Vec<SeatKind>,
        /// The names of the players, seat by seat.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        names: Vec<String>,
        /// The time each seat has; nobody's time is counted when left out.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        clock: Option<Clock>,
    },
    /// Enters a room.
    Enter {
        /// The key to its seats; without one, the stand.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        key: Option<String>,
    },
    /// Asks to be told what happens, as one viewer sees it.
    Watch {
        /// Whose eyes.
        viewer: Who,
    },
    /// Leaves a room.
    Leave {},
}

/// The names of the requests above, with an example of each.
pub const HELP: [(&str, &str); 4] = [
    ("open", r#"{"type":"open","game":"guild-ball","seats":["here","random"],"names":["Ann"]}"#),
    ("enter", r#"{"type":"enter","match":"…","key":"…"}"#),
    ("watch", r#"{"type":"watch","match":"…","viewer":0}"#),
    ("leave", r#"{"type":"leave","match":"…"}"#),
];

/// What is answered or told about rooms.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum RoomReply {
    /// A match was opened.
    Opened {
        /// The key to the seats of people here. It is told this once.
        key: String,
    },
    /// A room was entered.
    Entered(EnteredInfo),
    /// What the viewer sees now; what is new will be told as `updates`.
    Watched {
        /// Whose eyes.
        viewer: Who,
        /// The number of the latest update.
        n: u32,
        /// The table, in the game's own terms.
        view: BTreeMap<String, Json>,
        /// What the match waits for.
        pending: PendingInfo,
        /// The latest updates for a log; their `view` is empty and they have no `pending`.
        log: Vec<Update>,
    },
    /// What has happened, told without being asked for.
    Updates {
        /// As seen by whom.
        viewer: Who,
        /// The number of the latest update.
        last: u32,
        /// The updates in order.
        updates: Vec<Update>,
    },
    /// What is left of everybody's time, told to whoever watches when another's begins to run.
    Clocks {
        /// Seat by seat.
        seats: Vec<SeatClock>,
    },
    /// The room was left.
    Left {},
    /// Something about rooms is wrong.
    Error(RoomProblem),
}

/// A room that was entered.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct EnteredInfo {
    /// The game.
    pub game: String,
    /// Who plays, seat by seat.
    pub seats: Vec<RoomSeat>,
    /// The seats the key gives.
    pub yours: Vec<Seat>,
    /// Whether the match is over.
    pub over: bool,
    /// What the match is made from.
    pub setup: Value,
    /// The time each seat has, if it is counted.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub clock: Option<Clock>,
}

/// The time of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct SeatClock {
    /// What is left of it, in milliseconds.
    pub left_ms: u64,
    /// Whether its main time has run out and it is in a stretch beyond.
    pub extra: bool,
    /// Whether it runs now.
    pub runs: bool,
}

/// A seat of a room.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct RoomSeat {
    /// The seat.
    pub seat: Seat,
    /// Its name in the game's notation.
    pub name: String,
    /// The name of the player, if one was given.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub player: Option<String>,
    /// Who plays it.
    pub kind: SeatKind,
}

/// What kind of thing is wrong with a room.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum RoomCode {
    /// The frame is no JSON object in a text frame.
    BadJson,
    /// The message lacks something or has something that is not known.
    BadMessage,
    /// There is no such match here.
    UnknownMatch,
    /// The key is not that of the match.
    WrongKey,
    /// The match has to be entered first.
    NotEntered,
    /// The setup is for another number of seats.
    BadSetup,
    /// As many matches are there as may be.
    TooMany,
    /// Matches are opened faster than is allowed.
    TooFast,
    /// The file of the match is damaged.
    Damaged,
    /// The journal could not be written; the match is as it was when it was last kept.
    NotKept,
    /// A fault of the program.
    Fault,
}

/// Something about rooms that could not be understood or done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct RoomProblem {
    /// What kind of thing is wrong.
    pub code: RoomCode,
    /// What is wrong.
    pub message: String,
    /// What to do about it.
    pub hint: String,
}

impl RoomProblem {
    /// A problem with the usual hint.
    pub fn new(code: RoomCode, message: impl Into<String>) -> Self {
        Self { code, message: message.into(), hint: code.hint().to_owned() }
    }

    /// Another hint.
    #[must_use]
    pub fn hint(mut self, hint: impl Into<String>) -> Self {
        self.hint = hint.into();
        self
    }
}

impl RoomCode {
    /// Every code, for documents and tests.
    pub const ALL: [Self; 11] = [
        Self::BadJson,
        Self::BadMessage,
        Self::UnknownMatch,
        Self::WrongKey,
        Self::NotEntered,
        Self::BadSetup,
        Self::TooMany,
        Self::TooFast,
        Self::Damaged,
        Self::NotKept,
        Self::Fault,
    ];

    /// What to do about it.
    fn hint(self) -> &'static str {
        match self {
            Self::BadJson => r#"send one JSON object in a text frame, such as {"type":"hello","id":1}"#,
            Self::BadMessage => {
                r#"{"type":"help"} lists the messages of a hall; rooms have open, enter, watch and leave"#
            }
            Self::UnknownMatch => "look at the name again, or open a new match",
            Self::WrongKey => "use the key that was told when the match was opened, or none to look on",
            Self::NotEntered => r#"{"type":"enter","match":…} comes first"#,
            Self::BadSetup => "name as many seats as the setup is for",
            Self::TooMany => "go on with a match that is there",
            Self::TooFast => "wait a few seconds",
            Self::Damaged => "`guildhall record audit FILE` says what is wrong with the record",
            Self::NotKept => "look whether the disk is full, then enter the match again",
            Self::Fault => "enter the match again; if it goes on, report it with the log",
        }
    }
}
