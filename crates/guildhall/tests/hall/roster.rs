//! `guildhall roster`.

use std::fs;

use super::{from_root, hall, hall_with};

const TEXT: &str = "Butchers\nOx\nTruffles\nBoiler\nMeathook\nCinnamon\nShank\n";

#[test]
fn a_roster_goes_through_every_form_and_comes_back() {
    let code = hall_with(&["roster", "--to", "code"], TEXT.as_bytes());
    assert_eq!((code.code, code.out.as_str()), (0, "GB1-3C3V5-N0D3B-0X4RQ-XW\n"));
    let json = hall_with(&["roster", "--to", "json"], code.out.as_bytes());
    assert_eq!(json.json()["guild"], "butchers");
    assert_eq!(json.json()["models"][1], "truffles");
    let text = hall_with(&["roster", "-", "--to", "text"], json.out.as_bytes());
    assert_eq!((text.code, text.out.as_str()), (0, TEXT));
}

#[test]
fn every_fault_is_told_with_its_rule() {
    let well = hall_with(&["roster"], TEXT.as_bytes());
    assert_eq!((well.code, well.out.as_str()), (0, "6 models, nothing is wrong\n"));
    let wrong =
        hall_with(&["roster"], b"Butchers\nlimit: 6\nox\ntruffles\n2 boiler\nflint\nmeathook\ncinnamon");
    assert_eq!(wrong.code, 1);
    let rules: Vec<&str> = wrong.out.lines().filter_map(|line| line.split(':').next()).collect();
    assert_eq!(rules, ["GB-TOUR-02", "GB-TEAM-07", "GB-TEAM-06"]);
    assert!(wrong.out.contains("Flint does not play for the guild of this team."), "{}", wrong.out);
    let json = hall_with(&["roster", "--json"], b"Butchers\nox").json();
    assert_eq!(json["faults"][0]["rule"], "GB-TOUR-07");
    assert_eq!(json["roster"]["limit"], 12);
}

#[test]
fn what_cannot_be_read_is_said() {
    for (text, why) in [
        ("", "the guild is missing"),
        ("Bakers", "line 1: 'Bakers' is no guild"),
        ("GB1-3C3V5-N0D3B-0X4RQ-XX", "the code has a slip"),
        ("{ \"guild\": \"bakers\" }", "the roster cannot be read: unknown variant"),
    ] {
        let ran = hall_with(&["roster"], text.as_bytes());
        assert_eq!(ran.code, 2, "{text}");
        assert!(ran.err.contains(why), "{}", ran.err);
    }
    assert_eq!(hall(&["roster", "/nowhere/at/all"]).code, 2);
}

#[test]
fn a_roster_that_would_not_read_back_is_not_written() {
    let unknown = b"{ \"guild\": \"butchers\", \"models\": [\"ox\", \"oxen\"] }";
    let [text, code] = ["text", "code"].map(|form| hall_with(&["roster", "--to", form], unknown));
    assert_eq!((text.code, text.out.as_str(), text.err.as_str()), (code.code, "", code.err.as_str()));
    assert_ne!(text.code, 0);
    assert!(text.err.contains("there is no model 'oxen'"), "{}", text.err);
}

#[test]
fn every_line_that_cannot_be_read_is_told() {
    let text = "\u{feff}Butchers\r\nOxen\r\nBoiler\r\nHamer\r\n";
    let ran = hall_with(&["roster"], text.as_bytes());
    assert_eq!(ran.code, 2, "{}", ran.out);
    let told = "GB-STAT-23: line 2: there is no model 'Oxen'\nGB-STAT-23: line 4: there is no model 'Hamer'";
    assert!(ran.err.contains(told), "{}", ran.err);
    let json = hall_with(&["roster", "--json"], text.as_bytes()).json();
    assert_eq!(json["faults"][1]["rule"], "GB-STAT-23");
}

/// Cards for proofs are in a build for proofs only: what people play with does not know them, and says so of a record that names
/// one, or an ability of one.
#[test]
fn cards_for_proofs_are_not_for_play() {
    let proving = cfg!(feature = "proofs");
    let kitchen =
        b"Cooks\nproof-ladle\nproof-crumb\nproof-skillet\nproof-whisk\nproof-saucer\nproof-larder\n";
    let checked = hall_with(&["roster"], kitchen);
    assert_eq!(checked.code == 0, proving, "{}{}", checked.out, checked.err);
    assert_eq!(checked.err.contains("there is no model 'proof-ladle'"), !proving, "{}", checked.err);
    let named = [("02", "proof-ladle"), ("01", "there is no ability good-feet-for-a-big-man")];
    for (number, why) in named {
        let record = from_root(&format!("crates/guild-ball/tests/records/revision-2-{number}.ndjson"));
        for command in ["fold", "show"] {
            let ran = hall_with(&["record", command, &record], b"");
            let said = (ran.code, ran.err.contains(why));
            assert_eq!(said, (i32::from(!proving), !proving), "{command}: {}", ran.err);
        }
    }
}

/// Nothing of them is in what people play with, not even their text.
#[test]
fn cards_for_proofs_are_not_in_the_binary() {
    let binary = fs::read(env!("CARGO_BIN_EXE_guildhall")).unwrap();
    let binary = String::from_utf8_lossy(&binary);
    let holds = |text: &str| binary.contains(text);
    assert!(holds("id: \"truffles\"") && holds("id: \"tooled-up\""));
    for text in [
        "id: \"proof-ladle\"",
        "id: \"proof-sketch\"",
        "fixture: true",
        "id: \"elbow-grease\"",
        "id: \"fear\"",
    ] {
        assert_eq!(holds(text), cfg!(feature = "proofs"), "{text}");
    }
}
