//! Damaged files: each gets an error that names the entry and the line.

use record::{Fault, Problem, title};

use crate::{Record, random};

fn sound() -> String {
    random(5).record().to_ndjson().unwrap()
}

fn fault(text: &str) -> Fault {
    Record::parse(text).unwrap_err()
}

fn lines(text: &str) -> Vec<String> {
    text.lines().map(str::to_owned).collect()
}

#[test]
fn empty_files() {
    for text in ["", "\n", "  \n\n"] {
        assert_eq!(fault(text).problem, Problem::Empty, "{text:?}");
    }
}

#[test]
fn alien_files() {
    for text in ["hello\n", "{}\n", "[1]\n", "{\"record\":\"chess\",\"format\":1}\n", "1\n", "\u{0}\u{7}\n"] {
        let fault = fault(text);
        assert_eq!((fault.problem.clone(), fault.entry, fault.line()), (Problem::Alien, None, 1), "{text:?}");
    }
}

#[test]
fn a_newer_or_nameless_format() {
    let text = sound();
    for (format, shown) in [("\"format\":99", "99"), ("\"format\":0", "0"), ("\"format\":\"2\"", "\"2\"")] {
        let fault = fault(&text.replacen("\"format\":2", format, 1));
        assert_eq!(fault.problem, Problem::UnknownFormat(shown.to_owned()));
        assert!(fault.to_string().starts_with("header (line 1): record format"), "{fault}");
    }
}

#[test]
fn another_game() {
    // A sound file of a game that is not here, as written by a program that knows it.
    let header = r#"{"record":"guildhall","format":1,"game":"chess","rules":1,"setup":{}}"#;
    let other = fault(&format!("{header}\n{}\n", r#"{"n":0,"facts":[],"digest":"0000000000000000"}"#));
    assert_eq!(other.problem, Problem::OtherGame { found: "chess".to_owned(), expected: "haggle" });
    assert_eq!(title(header).unwrap().game, "chess");
}

#[test]
fn a_header_alone() {
    let text = sound();
    let header = text.lines().next().unwrap();
    let alone = fault(&format!("{header}\n"));
    assert_eq!((alone.entry, alone.problem), (Some(0), Problem::NoOpening));
}

#[test]
fn cut_anywhere_the_place_is_named() {
    let text = sound();
    for cut in (1..text.len()).step_by(7) {
        let Some(short) = text.get(..cut) else { continue };
        let broken_line = short.matches('\n').count();
        match Record::parse(short) {
            // Cut at the end of a line, it is the sound record of a shorter match.
            Ok(record) => assert!(record.fold().is_ok()),
            Err(fault) => {
                assert_eq!(fault.line() as usize, broken_line + 1, "{fault}");
                let known = matches!(
                    fault.problem,
                    Problem::Truncated | Problem::NoOpening | Problem::Alien | Problem::NoLink
                );
                assert!(known, "{fault}");
            }
        }
    }
}

#[test]
fn an_edited_fact() {
    let text = sound();
    let at = text.lines().position(|line| line.contains("\"bids\"")).unwrap();
    let mut edited = lines(&text);
    edited[at] = edited[at].replacen("\"bids\":{\"gold\":[", "\"bids\":{\"gold\":[1", 1);
    assert_ne!(edited[at], lines(&text)[at]);
    let fault = fault(&(edited.join("\n") + "\n"));
    assert_eq!(fault.line() as usize, at + 1);
    assert!(matches!(fault.problem, Problem::Edited { .. }), "{fault}");
    assert!(fault.to_string().contains(&format!("entry {} (line {})", at - 1, at + 1)), "{fault}");
}

#[test]
fn every_changed_byte_is_noticed() {
    let text = sound();
    for at in (0..text.len()).step_by(11) {
        let mut bytes = text.clone().into_bytes();
        if bytes[at] == b'\n' {
            continue;
        }
        bytes[at] = if bytes[at] == b'1' { b'2' } else { b'1' };
        let Ok(changed) = String::from_utf8(bytes) else { continue };
        assert!(Record::parse(&changed).is_err(), "byte {at} was changed unnoticed");
    }
}

#[test]
fn reordered_doubled_and_missing_entries() {
    let sound = lines(&sound());
    let join = |lines: &[String]| lines.join("\n") + "\n";
    let mut swapped = sound.clone();
    swapped.swap(3, 4);
    assert_eq!(fault(&join(&swapped)), order(2, 3));
    let mut doubled = sound.clone();
    doubled.insert(3, sound[3].clone());
    assert_eq!(fault(&join(&doubled)), order(3, 2));
    let mut missing = sound;
    missing.remove(1);
    assert_eq!(fault(&join(&missing)), order(0, 1));
}

fn order(expected: u32, found: u32) -> Fault {
    Fault { entry: Some(expected), problem: Problem::Order { expected, found } }
}

#[test]
fn two_records_spliced() {
    let (one, two) =
        (lines(&random(5).record().to_ndjson().unwrap()), lines(&random(6).record().to_ndjson().unwrap()));
    let spliced = [&one[..4], &two[4..]].concat().join("\n") + "\n";
    let fault = fault(&spliced);
    assert_eq!(fault.entry, Some(3));
    assert!(matches!(fault.problem, Problem::Edited { .. }), "{fault}");
}

#[test]
fn lines_that_are_json_and_no_entry() {
    let header =
        r#"{"record":"guildhall","format":1,"game":"haggle","rules":1,"setup":{"rounds":2,"gold":9}}"#;
    let opening = r#"{"n":0,"facts":[],"digest":"0000000000000000"}"#;
    for (line, said) in [
        ("7", "invalid type"),
        ("{\"n\":1}", "missing field `digest`"),
        (r#"{"n":1,"facts":[],"digest":"0000000000000000"}"#, "only entry 0"),
        (r#"{"n":1,"digest":"0000000000000000"}"#, "an entry has"),
        (r#"{"n":1,"facts":[],"digest":"xyz"}"#, "16 hexadecimal"),
        (r#"{"n":1,"input":{"drawn":{"one":0}},"facts":[{"flew":{}}],"digest":"0000000000000000"}"#, "flew"),
        (r#"{"n":1,"input":{"jump":1},"facts":[],"digest":"0000000000000000"}"#, "jump"),
        (
            r#"{"n":1,"mood":"good","input":{"drawn":{"one":0}},"facts":[],"digest":"0000000000000000"}"#,
            "mood",
        ),
        (r#"{"n":1,"takeback":{"to":4,"by":0},"digest":"0000000000000000"}"#, "no entry 4"),
        ("", "not JSON"),
    ] {
        let text = format!("{header}\n{opening}\n{line}\n{opening}\n");
        let fault = fault(&text);
        assert_eq!(fault.entry, Some(1), "{line}");
        assert!(fault.to_string().contains(said), "{line}: {fault}");
    }
}

#[test]
fn thousands_of_mutated_records_are_all_judged() {
    use kernel::Chance;
    // Format 1 has no links, so mutations get past the first look and reach the rules.
    let sound = include_str!("../golden/format-1.ndjson");
    let mut rng = bots::Rng::new(8);
    let (mut read, mut kept) = (0, 0);
    for _ in 0..3000 {
        let mut bytes = sound.as_bytes().to_vec();
        for _ in 0..=rng.below(2) {
            let at = rng.below(bytes.len() as u32 - 1) as usize;
            match rng.below(8) {
                0 => drop(bytes.remove(at)),
                1 => bytes[at] = rng.below(256) as u8,
                2 => bytes.truncate(at + 2),
                _ => {
                    let digit = bytes[at..].iter().position(u8::is_ascii_digit).map_or(at, |to| at + to);
                    bytes[digit] = b'0' + rng.below(10) as u8;
                }
            }
        }
        kept += usize::from(record::fuzz_record::<testkit::fixture::Haggle>(&bytes).unwrap());
        read += usize::from(Record::parse(&String::from_utf8_lossy(&bytes)).is_ok());
    }
    assert!(read > 100 && kept < read, "{read} were read and {kept} were sound");
}

#[test]
fn a_fact_that_fits_no_table_is_named() {
    let text = concat!(
        r#"{"record":"guildhall","format":1,"game":"haggle","rules":1,"setup":{"rounds":2,"gold":9}}"#,
        "\n",
        r#"{"n":0,"facts":[{"began":{"round":1}},{"won":{"seat":200,"price":1}}],"digest":"0000000000000000"}"#,
        "\n"
    );
    let fault = Record::parse(text).unwrap().fold().unwrap_err();
    assert_eq!((fault.entry, fault.problem), (Some(0), Problem::Unfit { index: 1 }));
}
