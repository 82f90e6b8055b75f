//! The pitch of Guild Ball in text.

use guild_ball::GuildBall;
use guild_ball::event::Event;
use guild_ball::model::{Condition, ModelId};
use guild_ball::table::{Ball, Table};
use kernel::{Notation, Seat};
use plane::Point;

use crate::show::Pictured;

/// Units to an inch.
const INCH: i32 = 254;
/// An inch is one line high and two characters wide, which is about square on most screens.
const WIDE: i32 = 2;

impl Pictured for GuildBall {
    fn picture(table: &Table) -> String {
        let mut pitch = Pitch::new(table.size / INCH);
        for seat in [Seat(0), Seat(1)] {
            pitch.put(table.goalpost(seat).centre, '#');
        }
        for model in table.standing.iter() {
            pitch.put(table.model(model).at, letter(table, model));
        }
        match table.ball {
            Ball::Free { at, .. } => pitch.put(at, 'o'),
            // The ball lies beside the model that has it.
            Ball::Held(model) => pitch.beside(table.model(model).at, 'o'),
            Ball::Away => {}
        }
        pitch.text(&legend(table))
    }

    fn scene(table: &Table) -> u64 {
        let points = u64::from(table.vp[0]) << 8 | u64::from(table.vp[1]);
        u64::from(table.turn) << 16 | points
    }

    fn counted(event: &Event) -> Option<&'static str> {
        match event {
            Event::Goal { .. } => Some("goals"),
            Event::Removed { .. } => Some("take_outs"),
            _ => None,
        }
    }
}

/// Characters, the line nearest to the far edge first.
struct Pitch {
    side: i32,
    rows: Vec<Vec<char>>,
}

impl Pitch {
    fn new(side: i32) -> Self {
        let (high, wide) = (usize::try_from(side).unwrap_or(0), usize::try_from(side * WIDE).unwrap_or(0));
        Self { side, rows: vec![vec!['.'; wide]; high] }
    }

    fn cell(&mut self, column: i32, row: i32) -> Option<&mut char> {
        self.rows.get_mut(usize::try_from(row).ok()?)?.get_mut(usize::try_from(column).ok()?)
    }

    /// The column and the row of a point; the far edge belongs to the last cell.
    fn place(&self, at: Point) -> (i32, i32) {
        let column = (at.x * WIDE / INCH).clamp(0, self.side * WIDE - 1);
        (column, self.side - 1 - (at.y / INCH).clamp(0, self.side - 1))
    }

    fn put(&mut self, at: Point, what: char) {
        let (column, row) = self.place(at);
        if let Some(cell) = self.cell(column, row) {
            *cell = what;
        }
    }

    fn beside(&mut self, at: Point, what: char) {
        let (column, row) = self.place(at);
        let beside = if column + 1 < self.side * WIDE { column + 1 } else { column - 1 };
        if let Some(cell) = self.cell(beside, row) {
            *cell = what;
        }
    }

    fn text(&self, legend: &[String]) -> String {
        let edge = format!("+{}+", "-".repeat(usize::try_from(self.side * WIDE).unwrap_or(0)));
        let mut lines = vec![edge.clone()];
        for (at, row) in self.rows.iter().enumerate() {
            let row: String = row.iter().collect();
            let beside = legend.get(at).map_or("", String::as_str);
            lines.push(format!("|{row}|  {beside}").trim_end().to_owned());
        }
        lines.push(edge);
        lines.join("\n")
    }
}

/// A letter for each model: of the letters of its name the first that no team mate before it has, large for red.
fn letter(table: &Table, model: ModelId) -> char {
    let mut taken = Vec::new();
    for mate in table.team_of(model.seat()) {
        let name = table.profile(mate).name;
        let free = name.as_str().chars().filter(char::is_ascii_alphabetic).map(|c| c.to_ascii_uppercase());
        let own =
            free.chain('A'..='Z').find(|letter| !taken.contains(letter) && *letter != 'O').unwrap_or('?');
        if mate == model {
            return if model.seat() == Seat(0) { own } else { own.to_ascii_lowercase() };
        }
        taken.push(own);
    }
    '?'
}

/// What stands beside the pitch.
fn legend(table: &Table) -> Vec<String> {
    let mut lines = vec![format!("turn {}", table.turn)];
    for seat in [Seat(0), Seat(1)] {
        let at = seat.index();
        let (vp, mp) = (table.vp[at], table.mp[at]);
        lines.push(String::new());
        lines.push(format!("{}: {vp} of {} VP, {mp} MP", GuildBall::seat_name(seat), table.goal_vp));
        lines.extend(table.team_of(seat).map(|model| line(table, model)));
    }
    lines.extend([String::new(), "# goalpost   o ball".to_owned()]);
    lines
}

fn line(table: &Table, id: ModelId) -> String {
    let (model, profile) = (table.model(id), table.profile(id));
    let mut text =
        format!("  {} {:<10} {:>2}/{} HP", letter(table, id), profile.name.as_str(), model.hp, profile.hp);
    let mut add = |holds: bool, what: &str| {
        if holds {
            text.push_str(", ");
            text.push_str(what);
        }
    };
    add(!table.is_on_pitch(id), "off the pitch");
    add(table.has_ball(id), "has the ball");
    add(model.conditions.has(Condition::KnockedDown), "knocked down");
    add(model.influence > 0, &format!("{} INF", model.influence));
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_fall_into_their_cells() {
        let mut pitch = Pitch::new(3);
        pitch.put(Point { x: 0, y: 0 }, 'A');
        pitch.put(Point { x: 3 * INCH, y: 3 * INCH }, 'B');
        pitch.put(Point { x: INCH, y: INCH }, 'C');
        pitch.beside(Point { x: 3 * INCH, y: 0 }, 'o');
        let text = pitch.text(&["first".to_owned()]);
        assert_eq!(text, "+------+\n|.....B|  first\n|..C...|\n|A...o.|\n+------+");
    }
}
