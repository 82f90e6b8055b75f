//! Every sentence in both languages, as a file to be read through.
//!
//! `UPDATE_SENTENCES=1 cargo test -p guild-master sentences` writes it anew.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use guild_master::{GuildMaster, Refusal, Seen};
use words::{Arg, Message, Shown, Speech, Tongue};

use super::{deeds, samples};

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/words/sentences.txt");

/// Everything that can be said, each with what it is said of.
fn everything() -> Vec<(String, Option<Message>)> {
    let table = samples::table();
    let mut all = Vec::new();
    for seen in samples::sights() {
        let kind = match &seen {
            Seen::Fact(event) => samples::events::of(event),
            other => samples::sights::of(other),
        };
        all.push((format!("fact {kind}"), GuildMaster::say_seen(&table, &seen)));
    }
    for event in deeds::lobby() {
        let kind = samples::events::of(&event);
        let said = GuildMaster::say_seen(&samples::lobbied(), &Seen::Fact(event));
        all.push((format!("lobby {kind}"), said));
    }
    for prompt in samples::prompts() {
        let said = GuildMaster::say_prompt(&samples::table_of(&prompt), &prompt);
        all.push((format!("prompt {}", samples::prompts::of(&prompt)), Some(said)));
    }
    for (prompt, choice) in samples::choices() {
        let said = GuildMaster::say_choice(&samples::table_of(&prompt), &prompt, &choice);
        all.push((format!("choice {}", samples::choices::of(&choice)), Some(said)));
    }
    for refusal in samples::refusals() {
        let said = GuildMaster::say_refusal(Some(&table), &refusal);
        all.push((format!("refusal {}", samples::refusals::of(&refusal)), Some(said)));
    }
    for outcome in samples::outcomes() {
        all.push(("outcome".to_owned(), Some(GuildMaster::say_outcome(&outcome))));
    }
    all
}

fn speech(tongue: Tongue) -> Speech {
    Speech::of(tongue)
        .knowing(&GuildMaster::TEXTS)
        .with_seat(0, "Ann")
        .with_seat(1, "Bob")
        .with_seat(2, "Cleo")
}

#[test]
fn sentences_are_those_of_the_file() {
    let voices = Tongue::ALL.map(|tongue| (tongue, speech(tongue)));
    let mut text = String::new();
    for (kind, said) in everything() {
        writeln!(text, "{kind}").unwrap();
        for (tongue, speech) in &voices {
            let sentence = said.as_ref().map_or_else(|| "-".to_owned(), |said| speech.say(said));
            writeln!(text, "  {} {sentence}", tongue.code()).unwrap();
        }
    }
    if std::env::var_os("UPDATE_SENTENCES").is_some() {
        std::fs::write(FILE, &text).unwrap();
    }
    let file = std::fs::read_to_string(FILE).unwrap();
    for (number, (old, new)) in (1..).zip(file.lines().zip(text.lines())) {
        assert_eq!(new, old, "line {number} of tests/words/sentences.txt");
    }
    assert_eq!(file.lines().count(), text.lines().count());
}

#[test]
fn every_variant_has_a_sample() {
    let covered = |all: &[&'static str], of: Vec<&'static str>| {
        let found: BTreeSet<_> = of.into_iter().collect();
        let lacking: Vec<_> = all.iter().filter(|name| !found.contains(*name)).collect();
        assert!(lacking.is_empty(), "no sample of {lacking:?}");
    };
    let facts = samples::sights();
    let events = facts.iter().filter_map(|seen| match seen {
        Seen::Fact(event) => Some(samples::events::of(event)),
        _ => None,
    });
    covered(samples::events::ALL, events.collect());
    covered(samples::sights::ALL, facts.iter().map(samples::sights::of).collect());
    covered(samples::prompts::ALL, samples::prompts().iter().map(samples::prompts::of).collect());
    covered(
        samples::choices::ALL,
        samples::choices().iter().map(|(_, choice)| samples::choices::of(choice)).collect(),
    );
    covered(samples::refusals::ALL, samples::refusals().iter().map(samples::refusals::of).collect());
}

#[test]
fn nothing_is_left_unsaid_in_a_sentence() {
    for tongue in Tongue::ALL {
        let speech = speech(tongue);
        for (kind, said) in everything() {
            let Some(said) = said else { continue };
            let sentence = speech.say(&said);
            let faulty = ["{", "}", "$", "gm-", "'", "  "].iter().any(|mark| sentence.contains(mark));
            assert!(!faulty && !sentence.is_empty(), "{kind} in {tongue:?}: {sentence}");
        }
    }
}

/// French has a narrow space that does not break before ; : ! ? » and after «.
#[test]
fn french_marks_have_their_spaces() {
    let speech = speech(Tongue::French);
    for (kind, said) in everything() {
        let Some(said) = said else { continue };
        let sentence = speech.say(&said);
        let mut before = ' ';
        for letter in sentence.chars() {
            let tight = matches!(letter, ';' | ':' | '!' | '?' | '»') || before == '«';
            assert!(!tight || before == '\u{202f}' || letter == '\u{202f}', "{kind}: {sentence}");
            before = letter;
        }
    }
}

/// Refusals that arise before there is a table.
#[test]
fn a_refusal_needs_no_table() {
    let speech = speech(Tongue::English);
    let said = |refusal: &Refusal| speech.say(&GuildMaster::say_refusal(None, refusal));
    assert_eq!(said(&Refusal::GuildCount { seats: 5 }), "Two to four guilds play, not 5.");
    for refusal in samples::refusals() {
        assert!(!said(&refusal).contains("gm-"), "{refusal:?}");
    }
}

/// Texts nothing says would never be read through.
#[test]
fn every_text_of_the_file_is_said_somewhere() {
    fn ids(message: &Message, out: &mut BTreeSet<String>) {
        out.insert(message.id.to_string());
        for (_, arg) in &message.args {
            within(arg, out);
        }
    }
    fn within(arg: &Arg, out: &mut BTreeSet<String>) {
        match arg {
            Arg::Message(message) => ids(message, out),
            Arg::All(all) => all.iter().for_each(|arg| within(arg, out)),
            _ => {}
        }
    }
    let mut said = BTreeSet::new();
    everything().iter().filter_map(|(_, said)| said.as_ref()).for_each(|message| ids(message, &mut said));
    let catalog = serde_json::to_string(&GuildMaster::catalog()).unwrap();
    let texts = [
        include_str!("../../text/en/guild-master.ftl"),
        include_str!("../../text/en/guild-master-deeds.ftl"),
    ];
    let named = texts
        .into_iter()
        .flat_map(str::lines)
        .filter(|line| line.starts_with("gm-"))
        .filter_map(|line| line.split(' ').next());
    let unsaid: Vec<&str> = named
        .filter(|id| {
            !said.contains(*id) && !catalog.contains(&format!("\"{id}\"")) && !id.starts_with("gm-warning")
        })
        .collect();
    assert!(unsaid.is_empty(), "{unsaid:?}");
}
