//! What a bot is.

use kernel::{Ask, Chance, Draw, Drawn, Glimpse, List, Searchable};

/// A player that answers asks from what its seat may know.
pub trait Bot<G: Searchable> {
    /// The answer to `ask`, which must be one of the seat's own; `None` when there is no legal answer.
    fn choose(&mut self, glimpse: Glimpse<'_, G>, ask: &Ask<G>, rng: &mut dyn Chance) -> Option<G::Choice>;

    /// How many answers were on offer when this bot last chose.
    fn offered(&self) -> usize;

    /// Whether its answers are drawn by the game itself and so need no judging: [`Searchable::sample`] gives legal ones only.
    fn is_drawn_by_game(&self) -> bool {
        false
    }
}

/// A fair outcome of a draw.
pub fn sample(draw: &Draw, rng: &mut dyn Chance) -> Drawn {
    match *draw {
        Draw::One { of } => Drawn::One(rng.below(of)),
        Draw::Dice { count, sides } => {
            let mut faces = List::new();
            for _ in 0..count {
                let face = rng.below(u32::from(sides)) as u8 + 1;
                if faces.push(face).is_err() {
                    break;
                }
            }
            Drawn::Dice(faces)
        }
    }
}
