//! How even a game is, as tables in Markdown.

use std::io::Write;

use arena::{Balance, Rate, Row};

use crate::failure::Failure;
use crate::telling::thousands;

/// How many rows are named as furthest above an equal share, and how many as furthest below.
const FURTHEST: usize = 8;

/// Prints what the seats won and, kind by kind, everything the game counts.
pub(crate) fn print(balance: &Balance, out: &mut dyn Write) -> Result<(), Failure> {
    writeln!(
        out,
        "\nBalance of {} finished matches. Shares in percent, with 95 % intervals.",
        thousands(balance.matches)
    )?;
    writeln!(out, "\n| seat | wins |\n|---|---:|")?;
    for (seat, wins) in balance.seats.iter().enumerate() {
        writeln!(out, "| {seat} | {} |", told(wins))?;
    }
    for kind in balance.kinds() {
        writeln!(out, "\n| {kind} | seats that had it | a match | a seat | a winner | wins of those |")?;
        writeln!(out, "|---|---:|---:|---:|---:|---:|")?;
        for row in balance.rows.iter().filter(|row| row.mark.kind == kind) {
            print_row(row, out)?;
        }
    }
    writeln!(out, "\n| furthest from an equal share | wins of those | seats that had it |\n|---|---:|---:|")?;
    let (most, least) = balance.extremes(FURTHEST);
    for row in most.iter().chain(&least) {
        writeln!(out, "| {} | {} | {:.1} |", row.mark, told(&row.wins), row.had)?;
    }
    let never = balance.rows.iter().filter(|row| row.wins.of == 0);
    let never: Vec<String> = never.map(|row| row.mark.to_string()).collect();
    let never = if never.is_empty() { "nothing".to_owned() } else { never.join(", ") };
    writeln!(out, "\nNever: {never}.")?;
    Ok(())
}

fn print_row(row: &Row, out: &mut dyn Write) -> Result<(), Failure> {
    let Row { mark, had, each_match, each_seat, each_winner, wins } = row;
    let name = mark.name;
    let wins = told(wins);
    writeln!(out, "| {name} | {had:.1} | {each_match:.2} | {each_seat:.2} | {each_winner:.2} | {wins} |")?;
    Ok(())
}

fn told(rate: &Rate) -> String {
    if rate.of == 0 { "—".to_owned() } else { format!("{:.1} ± {:.1}", rate.percent, rate.within) }
}
