//! Older written forms are read for ever.

use record::{FORMAT, title};

use crate::Record;

const FORMAT_1: &str = include_str!("../golden/format-1.ndjson");

#[test]
fn a_record_of_format_1_is_read_folded_and_audited() {
    assert_eq!(title(FORMAT_1).unwrap().format, 1);
    let record = Record::parse(FORMAT_1).unwrap();
    assert_eq!(record.header().revision, 1);
    assert_eq!(record.takebacks(), 1);
    let folded = record.fold().unwrap();
    assert!(folded.outcome.is_some());
    assert_eq!(record.audit().unwrap().takebacks, 1);
}

#[test]
fn it_is_written_again_in_the_present_format() {
    let record = Record::parse(FORMAT_1).unwrap();
    let text = record.to_ndjson().unwrap();
    assert_eq!(title(&text).unwrap().format, FORMAT);
    let again = Record::parse(&text).unwrap();
    assert_eq!(again.entries(), record.entries());
}
