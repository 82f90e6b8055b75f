//! Finished matches that lead where they led, for ever. A new one is made by `guildhall record make`, or by these tests
//! themselves when they are told to; an old one is never changed once its revision of the rules has been released. Those of the
//! present revision are run again by the rules; until it is released they are written anew when the rules change. Older ones name
//! cards for proofs.

mod kinds;
mod search;

use std::collections::BTreeSet;
use std::fs;
use std::sync::{Mutex, PoisonError};

use guild_ball::GuildBall;
use guild_master::GuildMaster;
use kernel::{Mark, Marked};
use record::{Record, fold_corpus};
use words::Shown;

use crate::{from_root, hall};

/// With this set, to any number as a seed, the numbered records of the present revision are played and written anew.
const WRITE: &str = "GUILDHALL_RECORDS";

/// The games whose records have been written anew, so that they are before anybody reads them.
static WRITTEN: Mutex<BTreeSet<&str>> = Mutex::new(BTreeSet::new());

/// What the records of a game have to hold beside all facts and choices: what facts carry and the game marks under one of the
/// names `inner`. What no match can hold is `beyond`, with the reason; what no match of the revision [`WHOLE`] can hold, because it
/// came later, is `later`.
struct Wanted {
    inner: &'static [&'static str],
    beyond: &'static [(Mark, &'static str)],
    later: &'static [Mark],
}

/// The older revision whose records hold by themselves every kind it knew. What is read of it can go wrong where records of
/// other revisions do not show it.
const WHOLE: u32 = 2;

const BALL: Wanted = Wanted {
    inner: &["momentum", "movement", "possession", "roll", "aim", "condition", "phase", "verdict"],
    beyond: &[(Mark { kind: "phase", name: "setup" }, "a match begins in it, and no fact leads back")],
    later: &[
        Mark { kind: "ending", name: "void" },
        Mark { kind: "verdict", name: "void" },
        Mark { kind: "choice", name: "halt" },
    ],
};

const MASTER: Wanted = Wanted {
    inner: &["phase", "due", "settled"],
    beyond: &[
        (
            Mark { kind: "event", name: "discarded" },
            "only a card for proofs discards what it looked at, and no setup brings such a card into a match",
        ),
        (Mark { kind: "phase", name: "setup" }, "a match begins in it, and no fact leads back"),
    ],
    later: &[Mark { kind: "ending", name: "void" }],
};

impl Wanted {
    fn all<G: Marked>(&self) -> kinds::Kinds {
        let mut all = kinds::all::<G>(self.inner);
        all.retain(|mark| self.beyond.iter().all(|(beyond, _)| beyond != mark));
        all
    }
}

/// The records of a game with their paths; those of the present revision are written anew before, when that is wanted.
fn corpus<G: Marked + Shown>(wanted: &Wanted) -> Vec<(String, String)> {
    let mut written = WRITTEN.lock().unwrap_or_else(PoisonError::into_inner);
    if let Ok(seed) = std::env::var(WRITE)
        && written.insert(G::ID)
    {
        write_anew::<G>(wanted.all::<G>(), seed.parse().unwrap_or(1));
    }
    let dir = from_root(&format!("crates/{}/tests/records", G::ID));
    let mut paths: Vec<_> = fs::read_dir(dir).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    let read = |path: &std::path::PathBuf| (path.display().to_string(), fs::read_to_string(path).unwrap());
    paths.iter().filter(|path| path.extension().is_some_and(|end| end == "ndjson")).map(read).collect()
}

/// Folds every record of a game; runs those of the present revision again, by the crate and by the binary.
fn holds<G: Marked + Shown>(wanted: &Wanted) {
    let corpus = corpus::<G>(wanted);
    let present = |text: &str| Record::<G>::parse(text).unwrap().header().revision == G::REVISION;
    assert!(
        corpus.iter().any(|(_, text)| present(text)),
        "{} has no golden record of revision {}; `{WRITE}=1 cargo test -p guildhall --features proofs --test hall golden` writes some",
        G::ID,
        G::REVISION
    );
    let texts = corpus.iter().map(|(path, text)| (path.as_str(), text.as_str()));
    let folded = fold_corpus::<G>(texts).unwrap_or_else(|fault| panic!("{fault}"));
    for ((path, text), folded) in corpus.iter().zip(folded) {
        let record = Record::<G>::parse(text).unwrap();
        if record.header().revision != G::REVISION {
            continue;
        }
        let audit = record.audit().unwrap_or_else(|fault| {
            panic!("{path}: {fault}; while the revision is not released, {WRITE}=1 writes its records anew")
        });
        let state = record.resume().unwrap_or_else(|fault| panic!("{path}: {fault}"));
        assert_eq!(state.table, folded.table, "{path}");
        let said = hall(&["record", "audit", path, "--json"]);
        assert_eq!(said.code, 0, "{}", said.err);
        assert_eq!(said.json()["digest"], audit.digest.to_string());
    }
}

#[test]
fn guild_ball_matches_lead_where_they_led() {
    holds::<GuildBall>(&BALL);
}

#[test]
fn guild_master_matches_lead_where_they_led() {
    holds::<GuildMaster>(&MASTER);
}

/// Loads every record of an older revision as far as it was before its end, as a hall does whose rules have changed since.
fn goes_on_or_says_where<G: Marked + Shown>(wanted: &Wanted) {
    let (mut gone_on, mut parted) = (0, 0);
    for (path, text) in corpus::<G>(wanted) {
        let whole = Record::<G>::parse(&text).unwrap();
        if whole.revision() == G::REVISION {
            continue;
        }
        let (begun, _) = text.trim_end().rsplit_once('\n').unwrap();
        let begun = format!("{begun}\n");
        let audit = Record::<G>::parse(&begun).unwrap().audit();
        let mut referee = host::Referee::new(host::games(), [7; 32]);
        let load = serde_json::json!({ "type": "load", "record": begun });
        let answer = referee.line(&load.to_string()).concat();
        let answer: serde_json::Value = serde_json::from_str(&answer).unwrap();
        let pending = &answer["pending"];
        let saved = referee.line(r#"{"type":"save"}"#).concat();
        let saved: serde_json::Value = serde_json::from_str(&saved).unwrap();
        let saved = saved["record"].as_str().unwrap();
        assert!(saved.starts_with(&begun), "{path}: what was written is written otherwise");
        match audit {
            Ok(_) => {
                gone_on += 1;
                assert_ne!(pending["waits"], "end", "{path}");
                assert_eq!(answer["revision"], G::REVISION, "{path}: {answer}");
            }
            Err(fault) => {
                parted += 1;
                assert_eq!(saved, begun, "{path}");
                assert_eq!(
                    (&pending["waits"], &pending["entry"]),
                    (&"end".into(), &fault.entry.into()),
                    "{path}"
                );
                assert!(fault.written < fault.rules, "{path}: {fault}");
            }
        }
    }
    assert!(gone_on > 0, "no match of {} of an older revision goes on", G::ID);
    assert!(parted > 0, "every match of {} of an older revision goes on", G::ID);
}

#[test]
fn guild_ball_matches_of_older_revisions_go_on_or_say_where_they_differ() {
    goes_on_or_says_where::<GuildBall>(&BALL);
}

#[test]
fn guild_master_matches_of_older_revisions_go_on_or_say_where_they_differ() {
    goes_on_or_says_where::<GuildMaster>(&MASTER);
}

/// The table of every record can be laid: a match whose setup is refused could be neither watched nor ended.
fn laid<G: Marked + Shown>(wanted: &Wanted) {
    for (path, text) in corpus::<G>(wanted) {
        let record = Record::<G>::parse(&text).unwrap();
        assert!(G::lay(&record.header().setup).is_ok(), "the table of {path} cannot be laid any more");
    }
}

#[test]
fn guild_ball_tables_of_all_revisions_can_be_laid() {
    laid::<GuildBall>(&BALL);
}

#[test]
fn guild_master_tables_of_all_revisions_can_be_laid() {
    laid::<GuildMaster>(&MASTER);
}

/// Every kind these records hold together.
fn held_by<G: Marked>(records: &[Record<G>]) -> kinds::Kinds {
    records.iter().flat_map(kinds::of_record).collect()
}

/// The names of what is wanted and not held.
fn lacking(mut wanted: kinds::Kinds, held: &kinds::Kinds) -> String {
    wanted.retain(|mark| !held.contains(mark));
    wanted.iter().map(Mark::to_string).collect::<Vec<_>>().join(", ")
}

/// Says what the records of a game lack of all kinds of facts and choices.
fn lacks_nothing<G: Marked + Shown>(wanted: &Wanted) {
    let parse = |(_, text): &(String, String)| Record::<G>::parse(text).unwrap();
    let mut records: Vec<_> = corpus::<G>(wanted).iter().map(parse).collect();
    let held = held_by(&records);
    for (mark, why) in wanted.beyond {
        assert!(!held.contains(mark), "{mark} is held by a record, though it is said that {why}");
    }
    let names = lacking(wanted.all::<G>(), &held);
    assert!(
        names.is_empty(),
        "no golden record of {} holds: {names}. `{WRITE}=1 cargo test -p guildhall --features proofs --test hall golden` writes those of the \
         present revision anew; another number plays other matches",
        G::ID,
    );
    records.retain(|record| record.header().revision == WHOLE);
    let held = held_by(&records);
    for mark in wanted.later {
        assert!(
            !held.contains(mark),
            "{mark} is held by a record of revision {WHOLE}, so it did not come later"
        );
    }
    let mut known = wanted.all::<G>();
    known.retain(|mark| !wanted.later.contains(mark));
    let names = lacking(known, &held);
    assert!(
        names.is_empty(),
        "no golden record of {} of revision {WHOLE} holds: {names}. What came with a later revision is said under `later`",
        G::ID,
    );
}

/// Plays and writes short records of the present revision that hold what is wanted, as far as it is met, in place of those
/// that were there.
fn write_anew<G: Marked + Shown>(mut wanted: kinds::Kinds, seed: u64) {
    let path = |number: u32| {
        from_root(&format!("crates/{}/tests/records/revision-{}-{number:02}.ndjson", G::ID, G::REVISION))
    };
    for old in (1..).map(path).take_while(|path| fs::exists(path).unwrap()) {
        fs::remove_file(old).unwrap();
    }
    let mut paths = (1..).map(path);
    search::search::<G>(&mut wanted, seed, |record| {
        fs::write(paths.next().unwrap(), record.to_ndjson().unwrap()).unwrap();
    });
}

#[test]
fn guild_ball_records_hold_every_kind_of_fact_and_choice() {
    lacks_nothing::<GuildBall>(&BALL);
}

#[test]
fn guild_master_records_hold_every_kind_of_fact_and_choice() {
    lacks_nothing::<GuildMaster>(&MASTER);
}
