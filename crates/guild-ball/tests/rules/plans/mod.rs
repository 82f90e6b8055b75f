//! Game plans: what a plan is, and the two decks.

mod deck_a_first;
mod deck_a_last;
mod deck_b_first;
mod deck_b_last;
mod general;
mod ground;
mod prices;

use std::fmt::Write;

use super::check;

/// A plan that red plays, against one of blue's whose text cannot matter.
struct Played {
    /// The rules this proves.
    rules: &'static [&'static str],
    /// Its name.
    name: &'static str,
    /// Its initiative value; blue's momentum makes up the difference, so that only this value leads to a roll-off.
    initiative: u8,
    /// To whom red, who wins the roll-off, gives the initiative.
    first: &'static str,
}

/// Plays a plan from the Initiative Phase on: pieces, other parts of the stage, choices after the initiative is given,
/// and what must come of it, each a line.
#[track_caller]
fn plan(played: &Played, pieces: &str, stage: &str, script: &str, expect: &str) {
    let Played { rules, name, initiative, first } = played;
    let other = if *name == "Give Me 110%!" { "Hunker Down" } else { "Give Me 110%!" };
    let mut text = format!("proves = {rules:?}\nsetup = {{ vp = 20 }}\n{stage}\npiece = [\n");
    for piece in lines(pieces) {
        let _ = writeln!(text, "{{ {piece} }},");
    }
    text.push_str("]\n");
    let opening = [
        format!("red: plan \"{name}\""),
        format!("blue: plan \"{other}\""),
        "dice: 6 1".to_owned(),
        format!("red: initiative {first}"),
    ];
    let told = [format!("revealed \"{name}\", \"{other}\""), "rolled initiative 6 1".to_owned()];
    list(&mut text, "script", opening.iter().map(String::as_str).chain(lines(script)));
    list(&mut text, "expect", told.iter().map(String::as_str).chain(lines(expect)));
    let _ = writeln!(text, "[now]\nphase = \"initiative\"\nmomentum = {{ blue = {} }}", initiative - 1);
    let _ = writeln!(text, "hand = {{ red = [\"{name}\"], blue = [\"{other}\"] }}");
    check(name, &text);
}

fn lines(text: &str) -> impl Iterator<Item = &str> {
    text.lines().map(str::trim).filter(|line| !line.is_empty())
}

fn list<'a>(text: &mut String, key: &str, lines: impl Iterator<Item = &'a str>) {
    let _ = writeln!(text, "{key} = [");
    for line in lines {
        let _ = writeln!(text, "'''{line}''',");
    }
    text.push_str("]\n");
}
