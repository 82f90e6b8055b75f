//! Finished matches that lead where they led, for ever. A new one is made by `guildhall record make`; an old one is never
//! changed once its revision of the rules has been released.

use std::fs;

use guild_ball::GuildBall;
use guild_master::GuildMaster;
use kernel::Game;
use record::{Record, fold_corpus};

use crate::{from_root, hall};

/// The records of a game with their paths.
fn corpus(game: &str) -> Vec<(String, String)> {
    let dir = from_root(&format!("crates/{game}/tests/records"));
    let mut paths: Vec<_> = fs::read_dir(dir).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    let read = |path: &std::path::PathBuf| (path.display().to_string(), fs::read_to_string(path).unwrap());
    paths.iter().filter(|path| path.extension().is_some_and(|end| end == "ndjson")).map(read).collect()
}

/// Folds every record of a game; runs those of the present revision again, by the crate and by the binary.
fn holds<G: Game>() {
    let corpus = corpus(G::ID);
    assert!(!corpus.is_empty(), "{} has no golden record", G::ID);
    let texts = corpus.iter().map(|(path, text)| (path.as_str(), text.as_str()));
    let folded = fold_corpus::<G>(texts).unwrap_or_else(|fault| panic!("{fault}"));
    for ((path, text), folded) in corpus.iter().zip(folded) {
        let record = Record::<G>::parse(text).unwrap();
        if record.header().revision != G::REVISION {
            continue;
        }
        let audit = record.audit().unwrap_or_else(|fault| panic!("{path}: {fault}"));
        let state = record.resume().unwrap_or_else(|fault| panic!("{path}: {fault}"));
        assert_eq!(state.table, folded.table, "{path}");
        let said = hall(&["record", "audit", path, "--json"]);
        assert_eq!(said.code, 0, "{}", said.err);
        assert_eq!(said.json()["digest"], audit.digest.to_string());
    }
}

#[test]
fn guild_ball_matches_lead_where_they_led() {
    holds::<GuildBall>();
}

#[test]
fn guild_master_matches_lead_where_they_led() {
    holds::<GuildMaster>();
}
