//! Inputs and figures in words.

use kernel::{Drawn, Ending, Input, Notation, Refuse, Seat};
use words::Shown;

/// What chance gave, as a script of a scenario would say it.
pub(crate) fn drawn(drawn: &Drawn) -> String {
    match drawn {
        Drawn::Dice(faces) => {
            let faces: Vec<String> = faces.iter().map(ToString::to_string).collect();
            format!("dice: {}", faces.join(" "))
        }
        Drawn::One(index) => format!("draw: {index}"),
    }
}

/// An input in words; `table` is the table before it, `by` the seat it came from.
pub(crate) fn input<G: Notation>(table: &G::Table, input: &Input<G>, by: Option<Seat>) -> String {
    let name = by.map_or("somebody", G::seat_name);
    match input {
        Input::Answer { choice, .. } => format!("{name}: {}", G::write_choice(table, choice)),
        Input::Retract { .. } => format!("{name} takes a sealed answer back"),
        Input::Drawn(faces) => drawn(faces),
        Input::Expired { seat } => format!("the time of {} is out", G::seat_name(*seat)),
        Input::Closed(Ending::Conceded { by }) => format!("{} gives up", G::seat_name(*by)),
        Input::Closed(Ending::Void) => "it ends without a result".to_owned(),
        Input::Closed(Ending::Agreed) => "both agree on a draw".to_owned(),
        Input::Closed(Ending::Adjudicated { winner: None }) => "a judge calls it a draw".to_owned(),
        Input::Closed(Ending::Adjudicated { winner: Some(seat) }) => {
            format!("a judge gives the win to {}", G::seat_name(*seat))
        }
    }
}

/// A refusal as a sentence that names its rule.
pub(crate) fn refusal<G: Shown>(table: Option<&G::Table>, refusal: &G::Refusal) -> String {
    format!("{}: {}", refusal.rule(), host::english::<G>(&G::say_refusal(table, refusal)))
}

/// A whole number with its thousands set apart.
pub(crate) fn thousands(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn thousands_are_set_apart() {
        assert_eq!([0, 999, 1000, 1_234_567].map(thousands), ["0", "999", "1,000", "1,234,567"]);
    }

    #[test]
    fn chance_in_words() {
        assert_eq!(drawn(&Drawn::dice(&[3, 2, 1])), "dice: 3 2 1");
        assert_eq!(drawn(&Drawn::One(4)), "draw: 4");
    }
}
