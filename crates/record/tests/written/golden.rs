//! The corpus of the fixture game, and the tools for those of the others.

use std::path::Path;

use record::{CorpusFault, fold_corpus};
use testkit::fixture::Haggle;

use crate::{dealt, random};

#[test]
fn the_corpus_is_folded_for_ever() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    let mut texts = Vec::new();
    for file in std::fs::read_dir(folder).unwrap() {
        let path = file.unwrap().path();
        texts.push((path.display().to_string(), std::fs::read_to_string(&path).unwrap()));
    }
    assert!(texts.len() >= 2, "the corpus is missing");
    let folded =
        fold_corpus::<Haggle>(texts.iter().map(|(name, text)| (name.as_str(), text.as_str()))).unwrap();
    assert_eq!(folded.len(), texts.len());
}

#[test]
fn a_corpus_holds_finished_matches_only() {
    let text = dealt().record().to_ndjson().unwrap();
    let fault = fold_corpus::<Haggle>([("half.ndjson", text.as_str())]).unwrap_err();
    assert_eq!(fault, CorpusFault::Unfinished { name: "half.ndjson".to_owned() });
}

#[test]
fn a_broken_record_is_named() {
    let text = random(2).record().to_ndjson().unwrap().replace("\"began\"", "\"begun\"");
    let fault = fold_corpus::<Haggle>([("bad.ndjson", text.as_str())]).unwrap_err();
    assert!(fault.to_string().starts_with("bad.ndjson: entry 2 (line 4): "), "{fault}");
}

#[test]
fn the_same_numbers_give_the_same_match() {
    assert_eq!(random(9).record(), random(9).record());
    assert_ne!(random(9).record().digest(), random(10).record().digest());
}
