//! `SCENARIOS.md` tells every key, field, choice, question and limit of the game.

use std::collections::BTreeSet;

use guild_master::inside::{MOMENTS, NAME_MAX, keys_of};
use guild_master::{
    Figures, GuildMaster, Level, Now, Piece, Prompt, Rank, STATED_ADVENTURERS, STATED_CONTRACTS, Setup,
    Skill, Stage,
};
use kernel::{Mark, Notation, variants};
use testkit::document::{Section, sentences_written};

use super::{deeds, samples};

#[test]
fn every_key_is_told() {
    let section = Section::read("Guild Master").unwrap();
    let left_out = [
        section.keys_left_out::<Stage>(),
        section.part("`[setup]`:").keys_left_out::<Setup>(),
        section.part("| key |").keys_left_out::<Piece>(),
        section.part("`[now]`:").keys_left_out::<Now>(),
    ];
    assert_eq!(left_out.concat(), [""; 0]);
    assert!(testkit::document::keys::<Piece>().len() > 15);
}

/// A key told of one kind of piece is not told of another.
#[test]
fn every_key_of_a_kind_of_piece_is_told() {
    let table = Section::read("Guild Master").unwrap().part("| key |");
    let kinds = ["guild", "adventurer", "contract", "down"];
    assert_eq!(table.heads().left_out(kinds), [""; 0]);
    for kind in kinds {
        assert_eq!(table.row(kind).left_out(keys_of(kind, true)), [""; 0], "{kind}");
    }
    let told: BTreeSet<_> = kinds.iter().flat_map(|kind| keys_of(kind, true)).collect();
    assert_eq!(told.len() + kinds.len(), testkit::document::keys::<Piece>().len());
}

/// What the keys may hold, where it is one of a few words.
#[test]
fn every_value_is_told() {
    let section = Section::read("Guild Master").unwrap();
    let table = section.part("| key |");
    let left_out = [
        table.row("adventurer").values_left_out::<Rank>(),
        table.row("contract").values_left_out::<Level>(),
        table.row("down").values_left_out::<Level>(),
        section.part("Skills and targets").values_left_out::<Skill>(),
        section.part("Skills and targets").keys_left_out::<Figures>(),
        section.part("`[now]`:").left_out(MOMENTS.map(|(word, _)| word)),
    ];
    assert_eq!(left_out.concat(), [""; 0]);
    assert_eq!((variants::<Rank>().len(), variants::<Level>().len(), variants::<Skill>().len()), (4, 3, 6));
}

#[test]
fn every_warning_is_told() {
    let section = Section::read("Guild Master").unwrap().part("Warnings");
    let source = include_str!("../../src/notation/write.rs").split_once("fn warning(").unwrap().1;
    let sentences = sentences_written(source.split("\n}\n").next().unwrap());
    assert_eq!(section.left_out(&sentences), [""; 0]);
    assert_eq!(sentences.len(), 3, "{sentences:?}");
}

#[test]
fn every_field_is_told() {
    let section = Section::read("Guild Master").unwrap().part("Fields:");
    let left_out: Vec<_> = GuildMaster::fields().into_iter().filter(|field| !section.tells(field)).collect();
    assert_eq!(left_out, [""; 0]);
}

#[test]
fn every_choice_is_told() {
    let section = Section::read("Guild Master").unwrap().part("Choices:");
    let all = samples::choices().into_iter().chain(deeds::choices());
    let write = |(_, choice)| (choice, GuildMaster::write_choice(&samples::table(), &choice));
    let samples: Vec<_> = all.map(write).collect();
    assert_eq!(section.choices_left_out(&samples), [""; 0]);
}

/// Every word that the reader of answers knows, those of parts of an answer included.
#[test]
fn every_word_of_an_answer_is_told() {
    let section = Section::read("Guild Master").unwrap().part("Choices:");
    let readers = [
        include_str!("../../src/notation/read.rs"),
        include_str!("../../src/notation/offers.rs"),
        include_str!("../../src/notation/effects.rs"),
    ];
    assert_eq!(readers.map(|reader| section.words_left_out(reader)).concat(), [""; 0]);
    assert!(testkit::document::words_read(readers[0]).len() > 35);
}

/// Every kind of question by its first word, and by its second one where that names a window or an operation.
#[test]
fn every_question_is_told() {
    let section = Section::read("Guild Master").unwrap().part("Questions start");
    let questions: Vec<Prompt> = samples::prompts().into_iter().chain(deeds::prompts()).collect();
    let asked: BTreeSet<Mark> = questions.iter().filter_map(|prompt| Mark::of("prompt", prompt)).collect();
    assert_eq!(asked, Mark::all::<Prompt>("prompt").collect());
    let words = questions.iter().flat_map(|prompt| {
        let written = GuildMaster::write_prompt(&samples::table(), prompt);
        let told = if matches!(prompt, Prompt::Use(_) | Prompt::Pick(_)) { 2 } else { 1 };
        written.split(' ').take(told).map(str::to_owned).collect::<Vec<_>>()
    });
    let words: BTreeSet<String> = words.collect();
    assert_eq!(words.len(), 49, "{words:?}");
    assert_eq!(section.left_out(words), [""; 0]);
}

#[test]
fn limits_of_stated_cards_are_told() {
    let section = Section::read("Guild Master").unwrap();
    let limits = format!("up to {STATED_ADVENTURERS} Adventurers and {STATED_CONTRACTS} Contracts");
    assert!(section.says(&limits) && section.says(&format!("names of up to {NAME_MAX} letters")), "{limits}");
}
