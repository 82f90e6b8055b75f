//! Everything the game says, in both languages.
//!
//! `golden.txt` has every sentence for people to read through; `UPDATE_WORDS=1 cargo test -p guild-ball words` writes it
//! anew.

mod asked;
mod cards;
mod document;
mod happened;
mod menus;
mod random;
mod refused;

use std::fmt::Write as _;
use std::path::Path;

use guild_ball::GuildBall;
use guild_ball::event::{Event, apply};
use guild_ball::guild::Guild;
use guild_ball::model::ModelId;
use guild_ball::setup::{Setup, lay};
use guild_ball::table::{Activation, Ball, Table};
use kernel::Seat;
use plane::Point;
use words::{Message, Shown, Speech, Tongue};

/// One sample or more of every variant; a new variant does not compile until it has one.
macro_rules! every {
    ($name:ident: $kind:ty { $($pattern:pat => [$($sample:expr),+ $(,)?]),+ $(,)? }) => {
        pub(super) fn $name() -> Vec<$kind> {
            let known = |one: &$kind| match one { $($pattern => ()),+ };
            let mut all: Vec<$kind> = Vec::new();
            $($(
                let one: $kind = $sample;
                assert!(matches!(one, $pattern), "{one:?}");
                known(&one);
                all.push(one);
            )+)+
            all
        }
    };
}
pub(crate) use every;

/// Red's first two models, which are named Anchor and Gaff, and two of blue's, named Slate and Pickaxe.
const ANCHOR: ModelId = ModelId(0);
const GAFF: ModelId = ModelId(1);
const SLATE: ModelId = ModelId(6);
const PICKAXE: ModelId = ModelId(7);
const RED: Seat = Seat(0);
const BLUE: Seat = Seat(1);

fn at(x: i32, y: i32) -> Point {
    Point::new(x, y)
}

/// A match in its second turn: Anchor is active with the ball, engaged by Slate.
#[expect(clippy::unwrap_used, reason = "the practice teams may play")]
fn table() -> Table {
    let mut table = lay(&Setup::introductory()).unwrap();
    for (model, x, y) in
        [(ANCHOR, 3000, 3000), (GAFF, 1500, 2000), (SLATE, 3400, 3200), (PICKAXE, 2000, 5000)]
    {
        apply(&mut table, &Event::Deployed { model, at: at(x, y) });
    }
    (table.turn, table.mp, table.vp, table.pool) = (2, [3, 2], [2, 4], [7, 9]);
    table.ball = Ball::Held(ANCHOR);
    table.activation = Some(Activation { model: ANCHOR, advanced: false, gave_up: false });
    table.models[0].influence = 4;
    table
}

fn speech(tongue: Tongue) -> Speech {
    Speech::of(tongue).knowing(&GuildBall::TEXTS).with_seat(0, "Ann").with_seat(1, "Bob")
}

/// Everything said, as the lines of the golden file.
struct Book {
    speeches: [Speech; 2],
    text: String,
    faults: Vec<String>,
}

impl Book {
    fn new() -> Self {
        Self { speeches: Tongue::ALL.map(speech), text: String::new(), faults: Vec::new() }
    }

    fn heading(&mut self, heading: &str) {
        let _ = writeln!(self.text, "{}# {heading}", if self.text.is_empty() { "" } else { "\n" });
    }

    fn say(&mut self, message: &Message) {
        for (speech, tongue) in self.speeches.iter().zip(Tongue::ALL) {
            let said = speech.say(message);
            self.faults.extend(fault(tongue, message, &said));
            let _ = writeln!(self.text, "{}  {said}", tongue.code());
        }
    }

    fn nothing(&mut self, of: &str) {
        let _ = writeln!(self.text, "--  {of}");
    }
}

/// What is wrong with a text: a variable without a value, a missing message, or a sign the language writes otherwise.
fn fault(tongue: Tongue, message: &Message, said: &str) -> Option<String> {
    let french = tongue == Tongue::French;
    // The proper names of abilities keep their own signs.
    let names =
        guild_ball::effect::library::library().all().map(|(_, ability)| ability.name.replace('\'', "’"));
    let without = names.fold(said.to_owned(), |said, name| said.replace(&name, "Name"));
    let said = without.as_str();
    let spaced = |sign: char| said.contains(&format!(" {sign}")) || said.contains(&format!("\u{a0}{sign}"));
    let unspaced =
        |sign: char| said.match_indices(sign).any(|(at, _)| !said[..at].ends_with('\u{202f}') && at > 0);
    let wrong = if said.is_empty() || said.contains('{') || said.starts_with("gb-") {
        "is not a text"
    } else if said.contains('\'') || said.contains('"') || said.contains("  ") {
        "has a typewriter's sign or two spaces"
    } else if french && (";:!?»".chars().any(spaced) || ";:?»".chars().any(unspaced)) {
        "has the wrong space before a sign"
    } else {
        return None;
    };
    Some(format!("{} {} {wrong}: {said}", tongue.code(), message.id))
}

#[expect(clippy::expect_used, reason = "whoever asks for the file wants it written")]
fn golden(book: &Book, file: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/words").join(file);
    if std::env::var_os("UPDATE_WORDS").is_some() {
        std::fs::write(&path, &book.text).expect("the golden file can be written");
    }
    let old = std::fs::read_to_string(&path).unwrap_or_default();
    let differs = old.lines().zip(book.text.lines()).find(|(old, new)| old != new);
    assert!(old == book.text, "tests/words/{file} is stale: {differs:?}; UPDATE_WORDS=1 writes it anew");
}

#[test]
fn everything_has_a_text_in_both_languages() {
    let table = table();
    let mut book = Book::new();
    book.heading("What happened");
    for seen in happened::all() {
        match GuildBall::say_seen(&table, &seen) {
            Some(message) => book.say(&message),
            None => book.nothing(&format!("{seen:?}")),
        }
    }
    book.heading("How it ended");
    happened::outcomes().iter().for_each(|outcome| book.say(&GuildBall::say_outcome(outcome)));
    book.heading("What is asked");
    asked::prompts().iter().for_each(|prompt| book.say(&GuildBall::say_prompt(&table, prompt)));
    book.heading("Answers");
    for choice in asked::choices() {
        let prompt = asked::prompt_of(&choice);
        book.say(&GuildBall::say_choice(&table, &prompt, &choice));
    }
    for (prompt, choice) in asked::answers() {
        book.say(&GuildBall::say_choice(&table, &prompt, &choice));
    }
    book.heading("Why not");
    refused::all().iter().for_each(|why| book.say(&refused::say(Some(&table), *why)));
    book.heading("Teams");
    let teams = GuildBall::catalog().teams;
    teams.iter().for_each(|team| book.say(&Message::named("gb-team", &team.id)));
    let pitches = guild_ball::terrain::pitches();
    pitches.iter().for_each(|pitch| book.say(&Message::named("gb-pitch", &pitch.id)));
    book.heading("Guilds");
    Guild::ALL.iter().for_each(|guild| book.say(&Message::named("gb-guild", guild.id())));
    golden(&book, "golden.txt");
    // Before there is a table models have no names.
    refused::all().iter().for_each(|why| book.say(&refused::say(None, *why)));
    assert_eq!(book.faults, Vec::<String>::new());
}
