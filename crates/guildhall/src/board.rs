//! The board of Guild Master in text.

use guild_master::{GuildMaster, Spot, Stand, Table};
use kernel::{Notation, Seat};

use crate::show::Pictured;

impl Pictured for GuildMaster {
    fn picture(table: &Table) -> String {
        let mut lines = vec![format!("--- round {} of {} {}", table.round, table.rounds, "-".repeat(50))];
        lines.extend(Seat::all(table.seats).map(|seat| guild(table, seat)));
        let stands =
            table.stands.iter().zip('A'..).filter_map(|(stand, letter)| stand_text(table, *stand, letter));
        lines.push(format!("to recruit:  {}", stands.collect::<Vec<_>>().join("; ")));
        let spots = table.spots.iter().zip(1..).filter_map(|(spot, number)| spot_text(table, *spot, number));
        lines.push(format!("contracts:   {}", spots.collect::<Vec<_>>().join("; ")));
        lines.push("-".repeat(66));
        lines.join("\n")
    }

    fn scene(table: &Table) -> u64 {
        u64::from(table.round)
    }
}

fn guild(table: &Table, seat: Seat) -> String {
    let guild = table.guild(seat);
    let [stables, mess, bar] = guild.core;
    format!(
        "Guild {}: {:>3} Fame, {:>3} gold, {:>2} Adventurers, {} Contracts done, {} private; Stables {stables}, \
         Mess Hall {mess}, Bar {bar}",
        GuildMaster::seat_name(seat),
        guild.fame,
        guild.total_gold(),
        guild.adventurers.len(),
        guild.completed.len(),
        guild.private.len(),
    )
}

fn stand_text(table: &Table, stand: Stand, letter: char) -> Option<String> {
    let up = stand.up.filter(|_| stand.open)?;
    Some(format!("{letter} {}", table.cards().adventurer_name(up).unwrap_or("?")))
}

fn spot_text(table: &Table, spot: Spot, number: u8) -> Option<String> {
    match spot {
        Spot::Closed | Spot::Empty => None,
        Spot::Down(level) => Some(format!("{number} ({} face down)", level.name())),
        Spot::Up(contract) => {
            Some(format!("{number} {}", table.cards().contract_name(contract).unwrap_or("?")))
        }
    }
}
