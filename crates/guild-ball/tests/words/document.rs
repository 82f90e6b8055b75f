//! `SCENARIOS.md` tells every key, field, choice, question and limit of the game.

use guild_ball::GuildBall;
use guild_ball::effect::active::{AREAS_MAX, ATTACHED_MAX, HELD_MAX, MARKERS_MAX};
use guild_ball::effect::stated::STATED_MAX;
use guild_ball::guild::Guild;
use guild_ball::model::{COLUMNS_MAX, Condition, NAME_MAX, Position, ROWS_MAX, TEAM_MAX};
use guild_ball::roster::Roster;
use guild_ball::setup::GameSize;
use guild_ball::stage::{
    Colour, LASTING, Lying, Now, Piece, Pitch, Stage, Standing, TAKEN_NAMES, Terrain, When,
};
use guild_ball::table::Book;
use guild_ball::terrain::{PIECES_MAX, TerrainType};
use guild_ball::types::Type;
use kernel::{Notation, variants};
use testkit::document::{Section, sentences_written, words_read};

use super::asked::choices;
use super::table;

#[test]
fn every_key_is_told() {
    let section = Section::read("Guild Ball").unwrap();
    let left_out = [
        section.keys_left_out::<Stage>(),
        section.part("`[setup]`:").keys_left_out::<Pitch>(),
        section.part("`[setup]`:").keys_left_out::<GameSize>(),
        section.part("`[setup]`:").keys_left_out::<Roster>(),
        section.part("| key |").heads().keys_left_out::<Piece>(),
        section.part("`[now]`:").keys_left_out::<Now>(),
        section.part("`[now]`:").keys_left_out::<Lying>(),
        section.part("`[now]`:").keys_left_out::<Standing>(),
        section.part("`[[terrain]]`").keys_left_out::<Terrain>(),
    ];
    assert_eq!(left_out.concat(), [""; 0]);
    assert!(testkit::document::keys::<Piece>().len() > 20);
}

/// What the keys may hold, where it is one of a few words.
#[test]
fn every_value_is_told() {
    let section = Section::read("Guild Ball").unwrap();
    let (setup, now) = (section.part("`[setup]`:"), section.part("`[now]`:"));
    let names = section.part("Guilds:");
    let conditions = variants::<Condition>().iter().map(|name| name.replace('_', " "));
    let sizes = include_str!("../../src/setup/written.rs").split("fn visit_map").next().unwrap();
    let left_out = [
        setup.words_left_out(sizes),
        setup.values_left_out::<Colour>(),
        setup.values_left_out::<Book>(),
        section.part("`[[terrain]]`").values_left_out::<TerrainType>(),
        section.row("position").values_left_out::<Position>(),
        section.row("conditions").left_out(conditions.clone()),
        names.values_left_out::<Guild>(),
        names.values_left_out::<Type>(),
        now.values_left_out::<When>(),
        now.left_out(LASTING.map(|(word, _)| word)),
    ];
    assert_eq!(left_out.concat(), [""; 0]);
    assert_eq!((words_read(sizes).len(), conditions.count(), variants::<When>().len()), (3, 7, 6));
    assert!([variants::<Position>().len(), variants::<Type>().len()].iter().all(|&many| many >= 3));
}

/// The words of a playbook are those its reader names when it understands none, which are those it takes.
#[test]
fn every_word_of_a_playbook_is_told() {
    let row = Section::read("Guild Ball").unwrap().row("playbook");
    let source = include_str!("../../src/catalog.rs").split_once("pub fn play_result(").unwrap().1;
    let arms: Vec<_> = source.split("\" =>").filter_map(|arm| arm.rsplit('"').next()).collect();
    let (_, arms) = arms.split_last().unwrap();
    let counted = source.split("strip_prefix(\"").skip(1).filter_map(|rest| rest.split('"').next());
    let counted: Vec<_> = counted.chain([""]).flat_map(|word| [1, 9].map(|n| format!("{word}{n}"))).collect();
    assert_eq!((arms.len(), counted.len()), (5, 6));
    for word in arms.iter().map(|word| (*word).to_owned()).chain(counted) {
        assert!(row.shows(&word), "{word}");
        assert!(guild_ball::catalog::play_result(&format!("{word} kd")).is_ok(), "{word}");
    }
}

/// How abilities are named with what a card says of them, each way of which can be laid out.
#[test]
fn the_ways_to_name_an_ability_are_told() {
    let row = Section::read("Guild Ball").unwrap().row("abilities");
    let ways = ["tooled-up", "the-owner 6", "assist: Princess"];
    assert_eq!(row.left_out(ways.map(|way| format!("\"{way}\""))), [""; 0]);
    let text = format!(
        r#"
expect = ["turn = 2"]
piece = [
    {{ name = "Ox", seat = "red", at = [2000, 2000], abilities = {ways:?} }},
    {{ name = "Princess", seat = "red", at = [2000, 3000] }},
]
"#
    );
    crate::check("the ways to name an ability", &text);
}

#[test]
fn every_warning_is_told() {
    let section = Section::read("Guild Ball").unwrap().part("Warnings:");
    let sentences = sentences_written(include_str!("../../src/notation/warning.rs"));
    assert_eq!(section.left_out(&sentences), [""; 0]);
    assert_eq!(sentences.len(), 5, "{sentences:?}");
}

#[test]
fn every_field_is_told() {
    let section = Section::read("Guild Ball").unwrap().part("Fields:");
    let left_out: Vec<_> = GuildBall::fields().into_iter().filter(|field| !section.tells(field)).collect();
    assert_eq!(left_out, [""; 0]);
}

#[test]
fn every_choice_is_told() {
    let section = Section::read("Guild Ball").unwrap().part("Choices:");
    let write = |choice| (choice, GuildBall::write_choice(&table(), &choice));
    let samples: Vec<_> = choices().into_iter().map(write).collect();
    assert_eq!(section.choices_left_out(&samples), [""; 0]);
}

/// Every word that the reader of answers knows, those of parts of an answer included.
#[test]
fn every_word_of_an_answer_is_told() {
    let section = Section::read("Guild Ball").unwrap().part("Choices:");
    let reader = include_str!("../../src/notation/answer.rs");
    assert_eq!(section.words_left_out(reader), [""; 0]);
    assert!(words_read(reader).len() > 40);
    // A word that answers one question only is shown as an answer.
    let (_, own) = reader.split_once("fn model_word(").unwrap();
    let own = words_read(own.split("\n}").next().unwrap());
    assert_eq!(own.iter().filter(|word| !section.shows(word)).collect::<Vec<_>>(), [""; 0]);
    assert_eq!(own.len(), 5);
}

#[test]
fn every_question_is_told() {
    let section = Section::read("Guild Ball").unwrap().part("Questions start");
    let source = include_str!("../../src/notation/question.rs");
    assert_eq!(section.questions_left_out(source), [""; 0]);
    assert!(testkit::document::words_written(source).len() > 50);
}

#[test]
fn limits_and_what_is_empty_are_told() {
    let section = Section::read("Guild Ball").unwrap();
    let many: String = (0..99).map(|n| format!("(id: \"a{n}\", name: \"A\", kind: Passive),")).collect();
    let refused = guild_ball::effect::Stated::read(&format!("[{many}]")).unwrap_err();
    assert!(refused.contains(&STATED_MAX.to_string()), "{refused}");
    let row = |key| section.part("| key |").row(key);
    let limits = [
        (&section, format!("up to {STATED_MAX}, as a list in RON")),
        (&section.part("`[[terrain]]`"), format!("Up to {PIECES_MAX} pieces")),
        (&section.part("`[[piece]]`"), format!("up to {TEAM_MAX} a team")),
        (&row("name"), format!("up to {NAME_MAX} letters")),
        (&row("playbook"), format!("up to {COLUMNS_MAX} columns")),
        (&row("playbook"), format!("up to {ROWS_MAX} results")),
        (&row("abilities"), format!("up to {HELD_MAX} plays")),
        (&section.part("`[now]`:"), format!("up to {AREAS_MAX} `areas` and {MARKERS_MAX} `markers`")),
        (&section.part("`[now]`:"), format!("up to {ATTACHED_MAX} `effects`")),
    ];
    for (part, limit) in &limits {
        assert!(part.says(limit), "{limit}");
    }
    assert_eq!(row("name").left_out(TAKEN_NAMES), [""; 0]);
    assert!(section.says("nothing in it reads `none`"));
}
