//! What a hall answers.

use std::collections::BTreeMap;

use kernel::Seat;
use record::Digest;
use serde::Serialize;
use serde_json::Value;
use words::Message;

use super::{AskName, Clock, HelpLine, Json, Problem, RefusalInfo, Who};

/// One answer of a hall.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Reply {
    /// Which protocol, which program.
    Hello {
        /// The version of the protocol.
        protocol: u32,
        /// The name of the program.
        software: &'static str,
        /// Its version.
        version: &'static str,
        /// The games it knows.
        games: Vec<&'static str>,
    },
    /// Every message with an example.
    Help {
        /// The version of the protocol.
        protocol: u32,
        /// The messages.
        requests: Vec<HelpLine>,
    },
    /// Which games.
    Games {
        /// The games.
        games: Vec<GameInfo>,
    },
    /// A setup to start from.
    Setup {
        /// The game.
        game: &'static str,
        /// The setup.
        setup: Value,
    },
    /// Everything that is wrong with a setup.
    Faults {
        /// The game.
        game: &'static str,
        /// The faults; none when a match can start.
        faults: Vec<RefusalInfo>,
    },
    /// Every card of a game.
    Catalog {
        /// The game.
        game: &'static str,
        /// The cards with their names and figures, in the game's own terms.
        catalog: Json,
    },
    /// A match and what it waits for.
    Match(MatchInfo),
    /// Which matches are open.
    Matches {
        /// The matches.
        matches: Vec<MatchLine>,
        /// The one that is meant when a message names none.
        #[serde(skip_serializing_if = "Option::is_none")]
        current: Option<String>,
    },
    /// What the match waits for.
    Pending {
        /// What it waits for.
        pending: PendingInfo,
    },
    /// Legal answers to an ask.
    Candidates {
        /// Which ask.
        ask: AskName,
        /// The answers.
        choices: Vec<ChoiceInfo>,
    },
    /// What a person would think of at an ask.
    Menu {
        /// Which ask.
        ask: AskName,
        /// The answers, legal or not, in the order buttons should have.
        entries: Vec<MenuEntry>,
    },
    /// Whether an answer is legal.
    Checked {
        /// Which ask.
        ask: AskName,
        /// Whether it is.
        legal: bool,
        /// Why not.
        #[serde(skip_serializing_if = "Option::is_none")]
        refusal: Option<RefusalInfo>,
    },
    /// What an answer would cost.
    Preview {
        /// Which ask.
        ask: AskName,
        /// The cost, odds and risks, in the game's own terms.
        preview: Value,
    },
    /// The answer to a question about the table.
    Answer {
        /// As seen by whom.
        viewer: Who,
        /// The answer, in the game's own terms.
        answer: Value,
    },
    /// The whole table as seen by someone.
    View {
        /// By whom.
        viewer: Who,
        /// The number of the latest update.
        n: u32,
        /// The table, in the game's own terms.
        view: BTreeMap<String, Json>,
        /// What the match waits for.
        pending: PendingInfo,
    },
    /// What has happened since an update.
    Updates {
        /// As seen by whom.
        viewer: Who,
        /// The number of the latest update.
        last: u32,
        /// The updates in order.
        updates: Vec<Update>,
    },
    /// Something was done.
    Done {
        /// The number of the latest update of the speaker; missing when he plays several seats.
        #[serde(skip_serializing_if = "Option::is_none")]
        n: Option<u32>,
        /// What the match waits for now.
        pending: PendingInfo,
        /// The number of the latest entry of the record, for whoever runs the hall.
        #[serde(skip_serializing_if = "Option::is_none")]
        entry: Option<u32>,
        /// The digest of that entry, for whoever runs the hall.
        #[serde(skip_serializing_if = "Option::is_none")]
        digest: Option<Digest>,
        /// The facts that followed, for whoever runs the hall.
        #[serde(skip_serializing_if = "Option::is_none")]
        facts: Option<Vec<Value>>,
        /// The same in the game's notation.
        #[serde(skip_serializing_if = "Option::is_none")]
        log: Option<Vec<String>>,
    },
    /// Every outcome of the draw the match waits for.
    Outcomes {
        /// The draw.
        draw: Value,
        /// The outcomes with their weights; missing when there are too many to list.
        #[serde(skip_serializing_if = "Option::is_none")]
        outcomes: Option<Vec<OutcomeInfo>>,
    },
    /// The record of a match.
    Record {
        /// The record, as NDJSON.
        record: String,
        /// The seed of its dice, where it had one.
        #[serde(skip_serializing_if = "Option::is_none")]
        seed: Option<String>,
    },
    /// A match is no longer hosted.
    Closed {
        /// Numbers of the script that were never drawn; in a test, any are a fault.
        dice_left: Vec<u32>,
    },
    /// Something could not be understood or done.
    Error(Problem),
}

/// A game that can be hosted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct GameInfo {
    /// Its name.
    pub game: &'static str,
    /// The revision of its rules.
    pub revision: u32,
    /// For how many seats.
    pub seats: Vec<u8>,
}

/// A match.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct MatchInfo {
    /// The game.
    pub game: &'static str,
    /// The revision of its rules.
    pub revision: u32,
    /// The seats.
    pub seats: Vec<SeatInfo>,
    /// Where chance comes from.
    pub chance: ChanceInfo,
    /// The timer it is played under.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub clock: Option<Clock>,
    /// The number of the latest update of the speaker; missing when he plays several seats.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub n: Option<u32>,
    /// What it waits for.
    pub pending: PendingInfo,
}

/// A match in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct MatchLine {
    /// Its name.
    #[serde(rename = "match")]
    pub name: String,
    /// The game.
    pub game: &'static str,
    /// Whether it is over.
    pub over: bool,
}

/// A seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SeatInfo {
    /// Its number.
    pub seat: Seat,
    /// Its name in the game's notation.
    pub name: &'static str,
    /// Who plays it, once someone has joined.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub player: Option<String>,
}

/// Where chance comes from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ChanceInfo {
    /// `seeded`, `scripted`, `replayed` or `listed`.
    pub source: &'static str,
    /// The hash of the seed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub commitment: Option<String>,
    /// What the players added to the seed.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub shares: Vec<String>,
    /// Whether the first draw is held back until `begin`.
    #[serde(skip_serializing_if = "core::ops::Not::not")]
    pub held: bool,
    /// The seed, once the match is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seed: Option<String>,
}

/// What a match waits for, with what lies on offer.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PendingInfo {
    /// What it waits for.
    #[serde(flatten)]
    pub waits: Waits,
    /// The information line, for the player of a seat: the number of his earliest update to which he may go back
    /// without asking anybody; missing when there is none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub line: Option<u32>,
    /// A takeback that waits for consent.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub takeback: Option<OfferInfo>,
    /// A draw that is offered.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub draw_offer: Option<OfferInfo>,
}

/// What a match waits for.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "waits", rename_all = "snake_case")]
pub enum Waits {
    /// Answers of one or several seats.
    Answers {
        /// What is asked.
        asks: Vec<AskInfo>,
    },
    /// A draw of chance that the source cannot make yet.
    Chance {
        /// The draw.
        draw: Value,
        /// Its number.
        number: u64,
        /// Why it is not made.
        why: String,
    },
    /// Nothing more: the match is over.
    Nothing {
        /// How it ended, in the game's own terms.
        outcome: Value,
        /// The same in the game's notation.
        text: String,
        /// The same in words.
        say: Message,
        /// Who won; nobody when it is a draw.
        winners: Vec<Seat>,
    },
    /// Its end: it was played by an older revision of the rules, and the present ones do not lead on from there.
    End {
        /// The first entry of the record for which the present rules give other facts.
        entry: u32,
        /// The revision that entry was written by.
        written: u32,
        /// The present revision.
        rules: u32,
        /// The same in words.
        say: Message,
        /// What differs, for whoever runs the hall.
        #[serde(skip_serializing_if = "Option::is_none")]
        why: Option<String>,
    },
    /// Nothing more: a fault of the program stopped the match.
    Repair {
        /// The fault.
        fault: Value,
    },
}

/// One ask.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct AskInfo {
    /// Its name, quoted by the answer.
    pub ask: AskName,
    /// Who is asked.
    pub seat: Seat,
    /// The seat's name in the game's notation.
    pub name: &'static str,
    /// Whether the seat has given a sealed answer, which it may still change.
    pub answered: bool,
    /// What is asked, in the game's own terms; only for that seat.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub prompt: Option<Value>,
    /// The same in the game's notation.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
    /// The same in words.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub say: Option<Message>,
    /// Whether question or answer show something the other seats may not see, so that players at one screen draw a
    /// curtain. It is told to all.
    pub secret: bool,
}

/// One answer that may be given.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ChoiceInfo {
    /// The answer as JSON.
    pub choice: Value,
    /// The answer in the game's notation.
    pub text: String,
    /// The answer in words.
    pub say: Message,
}

/// One answer a person would think of, legal or not.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct MenuEntry {
    /// The answer as JSON.
    pub choice: Value,
    /// The answer in the game's notation.
    pub text: String,
    /// The answer in words.
    pub say: Message,
    /// Whether it is legal.
    pub legal: bool,
    /// What it would cost, if it is legal: cost, odds and risks, in the game's own terms.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub preview: Option<Value>,
    /// Why it is not legal.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub refusal: Option<RefusalInfo>,
}

/// Something that waits for the word of other seats.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct OfferInfo {
    /// Whose it is.
    pub by: Seat,
    /// Who has not spoken yet.
    pub awaits: Vec<Seat>,
    /// Why it is not free.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub why: Option<String>,
}

/// One outcome of a draw.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct OutcomeInfo {
    /// The outcome.
    pub drawn: Value,
    /// Its weight among the others.
    pub weight: u32,
}

/// What one viewer is told of one step.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Update {
    /// Updates of a viewer are numbered from 0 without a gap.
    pub n: u32,
    /// What he saw happen, in order.
    pub seen: Vec<Value>,
    /// The same in words, one for each; null where there is nothing to say.
    pub said: Vec<Option<Message>>,
    /// The parts of his view that are new; a part that is gone is `null`.
    pub view: BTreeMap<String, Json>,
    /// What the match waits for, where that changed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pending: Option<PendingInfo>,
    /// The match was wound back.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub takeback: Option<TakebackInfo>,
}

/// A takeback that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct TakebackInfo {
    /// Whose it was.
    pub by: Seat,
    /// The update of this viewer after which the match goes on.
    pub to: u32,
}
