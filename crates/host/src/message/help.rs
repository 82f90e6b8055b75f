//! Every request with an example.

use serde::Serialize;

/// One request explained.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct HelpLine {
    /// Its type.
    #[serde(rename = "request")]
    pub kind: &'static str,
    /// What it is for.
    pub about: &'static str,
    /// An example of it.
    pub example: &'static str,
}

/// How many requests at the start of [`HELP`] are about the hall and not about one match.
const ABOUT_HALL: usize = 10;

impl HelpLine {
    /// Whether this request is about the hall and not about one match.
    #[must_use]
    pub fn is_about_hall(&self) -> bool {
        HELP[..ABOUT_HALL].iter().any(|line| line.kind == self.kind)
    }
}

const fn line(kind: &'static str, about: &'static str, example: &'static str) -> HelpLine {
    HelpLine { kind, about, example }
}

/// Every request, those about the hall first.
pub const HELP: [HelpLine; 35] = [
    line("hello", "which protocol, program and games", r#"{"type":"hello"}"#),
    line("help", "this list", r#"{"type":"help"}"#),
    line("games", "the games with their seats", r#"{"type":"games"}"#),
    line("setup", "a setup to start from", r#"{"type":"setup","game":"guild-ball"}"#),
    line("faults", "all faults of a setup", r#"{"type":"faults","game":"guild-ball","setup":{}}"#),
    line("catalog", "every card of a game", r#"{"type":"catalog","game":"guild-ball"}"#),
    line("new", "opens a match", r#"{"type":"new","game":"guild-ball","seed":"1"}"#),
    line("load", "opens a match from a record", r#"{"type":"load","record":"…"}"#),
    line("matches", "the open matches", r#"{"type":"matches"}"#),
    line("close", "ends the hosting of a match", r#"{"type":"close","match":"m1"}"#),
    line("match", "the match and its seats", r#"{"type":"match"}"#),
    line("join", "takes a seat", r#"{"type":"join","seat":0,"name":"Ann"}"#),
    line("share", "adds to the seed of a held match", r#"{"type":"share","by":0,"share":"my own words"}"#),
    line("begin", "lets a held match begin", r#"{"type":"begin"}"#),
    line("pending", "what the match waits for", r#"{"type":"pending","viewer":0}"#),
    line("candidates", "legal answers", r#"{"type":"candidates","ask":"0.0","want":64}"#),
    line("menu", "what one would think of, legal or not", r#"{"type":"menu","ask":"0.0"}"#),
    line("check", "whether an answer is legal", r#"{"type":"check","ask":"0.0","text":"…"}"#),
    line("preview", "what an answer would cost", r#"{"type":"preview","ask":"0.0","text":"…"}"#),
    line("choose", "gives an answer", r#"{"type":"choose","ask":"0.0","text":"…"}"#),
    line("retract", "takes a sealed answer back", r#"{"type":"retract","ask":"0.0"}"#),
    line("query", "a question to the table", r#"{"type":"query","viewer":0,"query":{}}"#),
    line("view", "the table as seen by someone", r#"{"type":"view","viewer":"stand"}"#),
    line("updates", "what has happened since", r#"{"type":"updates","viewer":0,"since":12}"#),
    line("undo", "takes back", r#"{"type":"undo","by":0}"#),
    line("consent", "agrees to a takeback or not", r#"{"type":"consent","by":1,"agree":true}"#),
    line("concede", "gives up", r#"{"type":"concede","by":0}"#),
    line("offer_draw", "offers a draw", r#"{"type":"offer_draw","by":0}"#),
    line("accept_draw", "agrees to a draw or not", r#"{"type":"accept_draw","by":1,"agree":true}"#),
    line("void", "ends without a result a match that cannot go on", r#"{"type":"void","by":0}"#),
    line("adjudicate", "ends the match by a judge's word", r#"{"type":"adjudicate","winner":0}"#),
    line("expire", "says that a seat's time is out", r#"{"type":"expire","seat":0}"#),
    line("dice", "adds to the script of the dice", r#"{"type":"dice","faces":[3,2,1]}"#),
    line("outcomes", "every outcome of the draw", r#"{"type":"outcomes"}"#),
    line("save", "the record", r#"{"type":"save"}"#),
];
