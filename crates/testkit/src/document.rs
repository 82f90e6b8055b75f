//! What `SCENARIOS.md` tells of a game, so that a test of the game finds what it leaves out.

use std::collections::BTreeSet;
use std::path::Path;
use std::{fs, io};

use kernel::{variant, variants};
use serde::Serialize;
use serde::de::DeserializeOwned;

/// The section of `SCENARIOS.md` about one game, or a part of it.
#[derive(Debug)]
pub struct Section {
    /// All of it, its blocks apart: those are examples. A table keeps its lines, each of which is a row.
    paragraphs: Vec<String>,
    /// What stands in it as code.
    code: Vec<String>,
}

impl Section {
    /// Reads the section of this heading.
    ///
    /// # Errors
    /// The file cannot be read.
    pub fn read(heading: &str) -> io::Result<Self> {
        let text = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../SCENARIOS.md"))?;
        Ok(Self::of(&text, heading))
    }

    fn of(text: &str, heading: &str) -> Self {
        let start = format!("\n## {heading}\n");
        let section = text.split_once(&start).map_or("", |(_, rest)| rest);
        let section = section.split("\n## ").next().unwrap_or_default();
        let prose: String = section.split("```").step_by(2).collect();
        let one_line = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
        let paragraph = |text: &str| match text.trim_start() {
            table if table.starts_with('|') => table.to_owned(),
            text => one_line(text),
        };
        Self::made_of(prose.split("\n\n").map(paragraph).collect())
    }

    fn made_of(paragraphs: Vec<String>) -> Self {
        let code = |text: &String| text.split('`').skip(1).step_by(2).map(str::to_owned).collect::<Vec<_>>();
        Self { code: paragraphs.iter().flat_map(code).collect(), paragraphs }
    }

    /// The paragraphs and tables of it that start so: a word told of one thing is not told of another.
    #[must_use]
    pub fn part(&self, start: &str) -> Self {
        Self::made_of(self.paragraphs.iter().filter(|text| text.starts_with(start)).cloned().collect())
    }

    /// The first cells of the rows of its tables: what a row is about.
    #[must_use]
    pub fn heads(&self) -> Self {
        Self::made_of(self.rows().map(|row| head(row).to_owned()).collect())
    }

    /// The rows of its tables that are about this word: a key told of one kind of piece is not told of another.
    #[must_use]
    pub fn row(&self, word: &str) -> Self {
        let about = |row: &&str| Self::made_of(vec![head(row).to_owned()]).tells(word);
        Self::made_of(self.rows().filter(about).map(str::to_owned).collect())
    }

    fn rows(&self) -> impl Iterator<Item = &str> {
        self.paragraphs.iter().filter(|text| text.starts_with('|')).flat_map(|table| table.lines())
    }

    /// Whether these words stand anywhere in it, such as a limit.
    #[must_use]
    pub fn says(&self, words: &str) -> bool {
        self.paragraphs.iter().any(|text| text.contains(words))
    }

    /// Whether a word stands somewhere in the code, by itself; what stands behind a point is a field.
    #[must_use]
    pub fn tells(&self, word: &str) -> bool {
        self.code.iter().any(|code| {
            code.match_indices(word).any(|(at, _)| {
                let before = code[..at].chars().next_back();
                let part = before.is_some_and(|sign| is_letter(sign) || sign == '.');
                (!part || word.starts_with('.')) && !code[at + word.len()..].starts_with(is_letter)
            })
        })
    }

    /// Whether some code starts with these words.
    #[must_use]
    pub fn shows(&self, words: &str) -> bool {
        self.code.iter().any(|code| code.strip_prefix(words).is_some_and(|rest| !rest.starts_with(is_letter)))
    }

    /// Those of the keys of a part of the stage that are not told.
    #[must_use]
    pub fn keys_left_out<T: DeserializeOwned>(&self) -> Vec<String> {
        self.left_out(keys::<T>())
    }

    /// Those of some words that are not told.
    #[must_use]
    pub fn left_out<W: AsRef<str>>(&self, words: impl IntoIterator<Item = W>) -> Vec<String> {
        let words = words.into_iter().filter(|word| !self.tells(word.as_ref()));
        words.map(|word| word.as_ref().to_owned()).collect()
    }

    /// Those of the words for the values of a type that are not told.
    #[must_use]
    pub fn values_left_out<T: DeserializeOwned>(&self) -> Vec<String> {
        self.left_out(variants::<T>())
    }

    /// Those words that an answer is made of, according to the source that reads answers, that are not told.
    #[must_use]
    pub fn words_left_out(&self, reader: &str) -> Vec<String> {
        self.left_out(words_read(reader))
    }

    /// Those words that questions are written with, according to the source that writes them, that are not told.
    #[must_use]
    pub fn questions_left_out(&self, writer: &str) -> Vec<String> {
        self.left_out(words_written(writer))
    }

    /// Those of all kinds of choices that are not shown, as they are written in the samples, or of which there is no sample.
    #[must_use]
    pub fn choices_left_out<C: Serialize + DeserializeOwned>(&self, samples: &[(C, String)]) -> Vec<String> {
        let shown = |name: &&str| {
            let mut own = samples.iter().filter(|(choice, _)| variant(choice) == Some(*name));
            own.any(|(_, text)| self.shows(command(name, text)))
        };
        variants::<C>().iter().filter(|name| !shown(name)).map(|&name| name.to_owned()).collect()
    }
}

/// The first cell of a row.
fn head(row: &str) -> &str {
    row.split('|').nth(1).unwrap_or_default()
}

fn is_letter(sign: char) -> bool {
    sign.is_alphanumeric() || sign == '_'
}

/// The literals behind each of these marks.
fn literals<'a>(source: &'a str, marks: &'a [&str]) -> impl Iterator<Item = &'a str> {
    let after = |mark: &&'a str| source.split(*mark).skip(1).collect::<Vec<_>>();
    marks.iter().flat_map(after).filter_map(|rest| rest.split('"').next())
}

/// The words a source takes from the text of an answer: what it asks a reader for, the arms of its matches, and the names it has
/// for values, by which it knows them again.
#[must_use]
pub fn words_read(source: &str) -> Vec<String> {
    let arms = source
        .lines()
        .map(str::trim_start)
        .filter(|line| ["\"", "| \"", "[\""].iter().any(|start| line.starts_with(start)));
    let arms =
        arms.filter_map(|line| line.split("=>").next()).flat_map(|arm| arm.split('"').skip(1).step_by(2));
    sorted(literals(source, &["take(\"", "Some(\"", " (\"", "=> \""]).chain(arms))
}

/// The sentences a source writes, without what it fills in: the longest part of each.
#[must_use]
pub fn sentences_written(source: &str) -> Vec<String> {
    let fixed = |text: &str| {
        let parts = text.split('{').map(|part| part.split_once('}').map_or(part, |(_, rest)| rest).trim());
        parts.max_by_key(|part| part.len()).unwrap_or_default().to_owned()
    };
    literals(source, &["=> \"", "format!(\"", "push(\"", "Some(\""]).map(fixed).collect()
}

/// The first words of what a source writes.
#[must_use]
pub fn words_written(source: &str) -> Vec<String> {
    sorted(literals(source, &["=> \"", "format!(\""]).filter_map(|text| text.split([' ', '{', ':']).next()))
}

/// Those that are words, each once.
fn sorted<'a>(words: impl Iterator<Item = &'a str>) -> Vec<String> {
    let is_word = |word: &&str| {
        word.starts_with(|sign: char| sign.is_ascii_lowercase())
            && word.chars().all(|sign| sign.is_ascii_lowercase() || " _-".contains(sign))
    };
    let words: BTreeSet<String> = words.filter(is_word).map(str::to_owned).collect();
    words.into_iter().collect()
}

/// What a written choice is known by: the words of its kind where it starts with them, or its first word.
fn command<'a>(kind: &str, text: &'a str) -> &'a str {
    let words = kind.replace('_', " ");
    let end = if text.starts_with(&words) { words.len() } else { text.find(' ').unwrap_or(text.len()) };
    &text[..end]
}

/// The keys of a type that refuses unknown ones: it names them as it refuses one.
#[must_use]
pub fn keys<T: DeserializeOwned>() -> Vec<String> {
    let refusal = toml::from_str::<T>("\"?\" = 0").err().map(|error| error.message().to_owned());
    let refusal = refusal.unwrap_or_default();
    let known = refusal.split_once("expected").map_or("", |(_, known)| known);
    known.split('`').skip(1).step_by(2).map(str::to_owned).collect()
}

#[cfg(test)]
mod tests {
    use serde::Deserialize;

    use super::*;

    const TEXT: &str = "# A\n## One\n\n`jog`, `Ox.hp`, `at = 3`\n\n| key | what |\n|---|---|\n| `a`, `b` | with `x` |\n| `c` | with `y` |\n\n```\n`shot`\n```\n\nChoices: `pass to X`\n\n## Two\n`run`\n";

    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Keys {
        #[serde(rename = "at")]
        _at: u8,
        #[serde(rename = "by")]
        _by: Option<u8>,
    }

    #[test]
    fn what_is_left_out_is_found() {
        let one = Section::of(TEXT, "One");
        assert!(one.tells(".hp") && one.tells("at") && one.shows("pass to") && one.shows("jog"));
        assert!(!one.tells("shot") && !one.tells("run") && !one.tells(".h") && !one.shows("jo"));
        let choices = one.part("Choices:");
        assert!(choices.tells("pass") && !choices.tells("jog") && !one.part("Fields:").tells("pass"));
        assert_eq!(
            (choices.keys_left_out::<Keys>().len(), choices.says("Ox"), one.says("Ox")),
            (2, false, true)
        );
        assert!(one.tells("Ox") && !one.tells("hp"), "a field is no word by itself");
        assert!(one.row("b").tells("x") && !one.row("b").tells("y") && !one.row("x").tells("x"));
        assert!(one.heads().tells("c") && !one.heads().tells("y"));
        assert_eq!(keys::<Keys>(), ["at", "by"]);
        assert_eq!(one.keys_left_out::<Keys>(), ["by"]);
        assert!(one.says("`shot`") == one.tells("shot") && one.says("`jog`, `Ox.hp`"));
        let reader = "if r.take(\"pass to\") {}\nmatch w {\n    \"jog\" | \"dive\" => 1,\n    Step::Roll => \"roll on\",\n}\nreturn Err(\"no answer\");";
        assert_eq!(words_read(reader), ["dive", "jog", "pass to", "roll on"]);
        assert_eq!(one.words_left_out(reader), ["dive", "roll on"]);
        let writer = "A => \"jog\".into(), B => format!(\"leap {x}\"), C => format!(\"{x} far\")";
        assert_eq!(
            (words_written(writer), one.questions_left_out(writer)),
            (vec!["jog".into(), "leap".into()], vec!["leap".into()])
        );
        assert_eq!(
            sentences_written("A => format!(\"order {x} too late\"), B => \"no ground\""),
            ["no ground", "too late"]
        );
        assert_eq!((command("pass_to", "pass to Ox"), command("model", "choose Ox")), ("pass to", "choose"));
    }
}
