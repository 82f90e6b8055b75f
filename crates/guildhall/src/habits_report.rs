//! How each bot plays, as a table in Markdown.

use std::io::Write;

use arena::Habits;

use crate::failure::Failure;
use crate::telling::thousands;

/// Prints a column for each bot and a row for each habit.
pub(crate) fn print(habits: &Habits, out: &mut dyn Write) -> Result<(), Failure> {
    writeln!(out, "\nHabits in {} matches.\n", thousands(habits.matches))?;
    writeln!(out, "| a match, or the share of something | {} |", habits.bots.join(" | "))?;
    writeln!(out, "|---|{}", "---:|".repeat(habits.bots.len()))?;
    for row in &habits.rows {
        let cell = |value: &f64| match row.of {
            Some(_) => format!("{value:.1} %"),
            None => format!("{value:.2}"),
        };
        let cells: Vec<String> = row.each.iter().map(cell).collect();
        let of = row.of.map(|of| format!(", of {of}")).unwrap_or_default();
        writeln!(out, "| {}{of} | {} |", row.name, cells.join(" | "))?;
    }
    let think: Vec<String> =
        habits.milliseconds_a_decision.iter().map(|time| format!("{time:.2} ms")).collect();
    writeln!(out, "| thought about a decision | {} |", think.join(" | "))?;
    Ok(())
}
