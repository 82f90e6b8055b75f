//! The best play of everything a roll may get, by dynamic programming over the lowest dice.
//!
//! What a final sum is worth never falls as it grows. Four facts keep the search small; the tests hold each of them
//! against trying everything.
//!
//! - Order: numbers and dice to add come first, then the rerolls, then what is certain (sets and flips), since
//!   nothing is lost by making a certain change after the chance ones have been seen.
//! - Window: with k changes of single dice left, only the k lowest dice are ever changed. Whatever is done to a
//!   higher die does as much good or more to a lower one that is left alone. All other dice count by their sum.
//! - Reroll: without flips the lowest die is the one to roll again. With flips a die showing 1 is worth keeping,
//!   so every face of the window is tried.
//! - Alternatives: where one of several lists may be used, the choice waits. It has to be made for a list with dice
//!   to add, which may be wanted before the rerolls, and for one with rerolls when no others are left.

use super::changes::Alternatives;
use super::kit::Kit;
use super::window::Window;

/// A state of what is left to use.
struct Node {
    /// The rerolls left of what is chosen.
    rerolls: usize,
    /// Which list was chosen of each alternative.
    chosen: Vec<Option<usize>>,
    /// The numbers the chosen lists have added.
    flat: i32,
    /// The number of dice outside the window.
    outside: usize,
    /// The number of dice inside the window.
    size: usize,
    /// How many dice are rolled from here on at most.
    luck: u32,
    /// What alternatives may add besides changes of the dice that lie.
    more: i32,
    /// Whether every face of the window may be the one to roll again, or only the lowest.
    any_face: bool,
    /// The certain changes with which a play can end.
    ends: Vec<Kit>,
    /// The state after a reroll.
    reroll: Option<usize>,
    /// The states after a choice, and the alternative and list chosen.
    choices: Vec<(usize, usize, usize)>,
    /// By window and sum of everything outside: what best play brings plus one, or 0 if not yet known. It is empty until
    /// something is asked.
    known: Vec<u128>,
}

/// Finds the best play for every window of one kit and remembers it.
pub(super) struct Solver {
    base: Kit,
    either: Alternatives,
    nodes: Vec<Node>,
    /// The number of dice at the beginning.
    dice: usize,
    /// What each sum is worth; what is beyond the end is worth as much as the last.
    worth: Vec<u128>,
}

impl Solver {
    /// A roll of so many dice, those that `base` adds included.
    pub(super) fn new(base: Kit, either: Alternatives, dice: usize) -> Self {
        let chosen = vec![None; either.len()];
        let rerolls = base.rerolls;
        let mut solver = Self { base, either, nodes: Vec::new(), dice, worth: vec![0] };
        solver.node(rerolls, &chosen);
        solver
    }

    /// States what each sum is worth, which must never fall as the sum grows.
    pub(super) fn worth(&mut self, worth: Vec<u128>) {
        self.worth = worth;
        for node in &mut self.nodes {
            node.known.clear();
        }
    }

    /// The number of dice that may be changed.
    pub(super) fn size(&self) -> usize {
        self.nodes[0].size
    }

    /// How many dice are rolled at most after the first roll.
    pub(super) fn luck(&self) -> u32 {
        self.nodes[0].luck
    }

    /// How many positions there are at most.
    pub(super) fn room(&self) -> usize {
        let room = |node: &Node| Window::number(node.size) * (5 * node.outside + 1);
        self.nodes.iter().map(room).sum()
    }

    /// How many dice are rolled at most from a state on.
    pub(super) fn luck_at(&self, node: usize) -> u32 {
        self.nodes[node].luck
    }

    /// The number of dice that may be changed in a state.
    pub(super) fn size_at(&self, node: usize) -> usize {
        self.nodes[node].size
    }

    /// The faces of which a die may be rolled again in a state.
    pub(super) fn rerolled_faces(&self, node: usize, window: &Window) -> impl Iterator<Item = u8> + use<> {
        let node = &self.nodes[node];
        let most = match node.reroll {
            None => 0,
            Some(_) if node.any_face => 6,
            Some(_) => 1,
        };
        window.different().take(most)
    }

    /// The state after a reroll.
    pub(super) fn after_reroll(&self, node: usize) -> Option<usize> {
        self.nodes[node].reroll
    }

    /// How many choices of a list there are in a state.
    pub(super) fn choices(&self, node: usize) -> usize {
        self.nodes[node].choices.len()
    }

    /// The state after a choice, and the list that is chosen.
    pub(super) fn after_choice(&self, node: usize, choice: usize) -> (usize, &Kit) {
        let (next, alternative, list) = self.nodes[node].choices[choice];
        (next, &self.either[alternative][list])
    }

    /// What the sum gains when nothing more is left to chance.
    pub(super) fn end_gain(&self, node: usize, window: &Window) -> i32 {
        self.nodes[node].ends.iter().map(|end| end.gain(window)).max().unwrap_or(0)
    }

    /// What best play brings, summed over the outcomes of as many dice as may still be rolled.
    pub(super) fn value(&mut self, window: &Window, sum: i32) -> u128 {
        self.at(0, window, sum)
    }

    /// The face of the window to roll again first.
    pub(super) fn best_reroll(&mut self, window: &Window, sum: i32) -> Option<u8> {
        let mut best = None;
        for face in self.rerolled_faces(0, window) {
            let value = self.rerolled(0, window, sum, face);
            if best.is_none_or(|(_, most)| value > most) {
                best = Some((face, value));
            }
        }
        best.map(|(face, _)| face)
    }

    /// What a sum is worth.
    fn worth_of(&self, sum: i32) -> u128 {
        let last = self.worth.len() - 1;
        self.worth[usize::try_from(sum).unwrap_or(0).min(last)]
    }

    /// What best play brings from a state on.
    fn at(&mut self, at: usize, window: &Window, sum: i32) -> u128 {
        let node = &self.nodes[at];
        let low = self.worth_of(sum);
        let reach = 6 * i32::try_from(node.size).unwrap_or(0) - window.sum() + node.more;
        let high = self.worth_of(sum + reach);
        if low == high {
            return low * power(node.luck);
        }
        let span = 5 * node.outside + 1;
        let rest = sum - window.sum() - node.flat - as_sum(node.outside);
        let Some(rest) = usize::try_from(rest).ok().filter(|&rest| rest < span) else {
            return self.best(at, window, sum, high);
        };
        let place = window.rank() * span + rest;
        if let Some(value) = node.known.get(place).and_then(|known| known.checked_sub(1)) {
            return value;
        }
        let value = self.best(at, window, sum, high);
        let node = &mut self.nodes[at];
        if node.known.is_empty() {
            node.known.resize(Window::number(node.size) * span, 0);
        }
        node.known[place] = value + 1;
        value
    }

    /// The best of ending the play, rolling a die again and choosing a list.
    fn best(&mut self, at: usize, window: &Window, sum: i32, high: u128) -> u128 {
        let node = &self.nodes[at];
        let gain = self.end_gain(at, window);
        let mut best = self.worth_of(sum + gain) * power(node.luck);
        if best == high * power(node.luck) {
            return best;
        }
        for face in self.rerolled_faces(at, window) {
            best = best.max(self.rerolled(at, window, sum, face));
        }
        for choice in 0..self.nodes[at].choices.len() {
            best = best.max(self.chosen(at, choice, window, sum));
        }
        best
    }

    /// What a state brings when a die of a face is rolled again.
    fn rerolled(&mut self, at: usize, window: &Window, sum: i32, face: u8) -> u128 {
        let Some(next) = self.nodes[at].reroll else { return 0 };
        let size = self.nodes[next].size;
        let mut value = 0;
        for to in 1..=6 {
            let after = window.turned(face, to).cut(size);
            value += self.at(next, &after, sum + i32::from(to) - i32::from(face));
        }
        value * power(self.nodes[at].luck - 1 - self.nodes[next].luck)
    }

    /// What a state brings when a list is chosen.
    fn chosen(&mut self, at: usize, choice: usize, window: &Window, sum: i32) -> u128 {
        let (next, alternative, list) = self.nodes[at].choices[choice];
        let kit = &self.either[alternative][list];
        let (adds, mut sum, mut window) = (kit.adds, sum + kit.flat(), *window);
        for &face in &kit.laid {
            window.add(face);
            sum += i32::from(face);
        }
        let adds_luck = u32::try_from(adds).unwrap_or(0);
        let value = self.added(next, adds, &window, sum);
        value * power(self.nodes[at].luck - adds_luck - self.nodes[next].luck)
    }

    /// What a state brings after more dice are rolled.
    fn added(&mut self, next: usize, adds: usize, window: &Window, sum: i32) -> u128 {
        let size = self.nodes[next].size;
        let mut value = 0;
        each_roll(adds, &mut |counts, ways| {
            let (mut window, mut sum) = (*window, sum);
            for (face, &count) in (1_u8..).zip(counts) {
                for _ in 0..count {
                    window.add(face);
                    sum += i32::from(face);
                }
            }
            value += ways * self.at(next, &window.cut(size), sum);
        });
        value
    }

    /// The place of a state, which is made with all that follow it if there is none yet.
    fn node(&mut self, rerolls: usize, chosen: &[Option<usize>]) -> usize {
        let same = |node: &Node| node.rerolls == rerolls && node.chosen == chosen;
        if let Some(at) = self.nodes.iter().position(same) {
            return at;
        }
        let at = self.nodes.len();
        let node = self.state(rerolls, chosen);
        self.nodes.push(node);
        if rerolls > 0 {
            self.nodes[at].reroll = Some(self.node(rerolls - 1, chosen));
        }
        for alternative in 0..chosen.len() {
            for list in 0..self.either[alternative].len() {
                let kit = &self.either[alternative][list];
                let wanted = kit.adds + kit.laid.len() > 0 || (kit.rerolls > 0 && rerolls == 0);
                if chosen[alternative].is_some() || !wanted {
                    continue;
                }
                let mut then = chosen.to_vec();
                then[alternative] = Some(list);
                let next = self.node(rerolls + self.either[alternative][list].rerolls, &then);
                self.nodes[at].choices.push((next, alternative, list));
            }
        }
        at
    }

    /// A state without what follows it.
    fn state(&self, rerolls: usize, chosen: &[Option<usize>]) -> Node {
        let mut held = Kit { sets: self.base.sets.clone(), flips: self.base.flips, ..Kit::default() };
        let (mut dice, mut luck, mut single, mut more) = (self.dice, rerolls, rerolls, 0);
        let (mut ends, mut flat) = (vec![Kit::default()], 0);
        for (lists, list) in self.either.iter().zip(chosen) {
            match list {
                Some(list) => {
                    let kit = &lists[*list];
                    dice += kit.adds + kit.laid.len();
                    flat += kit.flat();
                    held = held.with(&Kit { sets: kit.sets.clone(), flips: kit.flips, ..Kit::default() });
                }
                None => {
                    luck += lists.iter().map(Kit::luck).max().unwrap_or(0);
                    single += lists.iter().map(Kit::single).max().unwrap_or(0);
                    let added = |kit: &Kit| kit.flat() + 6 * as_sum(kit.adds + kit.laid.len());
                    more += lists.iter().map(added).max().unwrap_or(0);
                    ends = ends.iter().flat_map(|end| lists.iter().map(move |kit| end.with(kit))).collect();
                }
            }
        }
        for end in &mut ends {
            *end = Kit { adds: 0, rerolls: 0, ..end.with(&held) };
        }
        let all = ends.clone();
        let is_less = |place: usize, end: &Kit| {
            let better = |(other, kit): (usize, &Kit)| {
                other != place && end.is_within(kit) && (other < place || !kit.is_within(end))
            };
            all.iter().enumerate().any(better)
        };
        let ends: Vec<Kit> = all
            .iter()
            .enumerate()
            .filter(|(place, end)| !is_less(*place, end))
            .map(|(_, end)| end.clone())
            .collect();
        let size = (single + held.certain()).min(dice);
        Node {
            rerolls,
            chosen: chosen.to_vec(),
            flat,
            outside: dice - size,
            size,
            luck: u32::try_from(luck).unwrap_or(0),
            more,
            any_face: ends.iter().any(|end| end.flips > 0),
            ends,
            reroll: None,
            choices: Vec::new(),
            known: Vec::new(),
        }
    }
}

/// A number of dice as a part of a sum.
fn as_sum(dice: usize) -> i32 {
    i32::try_from(dice).unwrap_or(0)
}

/// The most dice whose outcomes can be counted.
pub(super) const MOST_ROLLED: u32 = 49;

const POWERS: [u128; MOST_ROLLED as usize + 1] = {
    let mut powers = [1; MOST_ROLLED as usize + 1];
    let mut dice = 1;
    while dice < powers.len() {
        powers[dice] = 6 * powers[dice - 1];
        dice += 1;
    }
    powers
};

/// The number of outcomes of so many dice, at most [`MOST_ROLLED`].
pub(super) fn power(dice: u32) -> u128 {
    POWERS[dice.min(MOST_ROLLED) as usize]
}

/// Visits each roll of some dice, as the number of dice showing each face, with the number of ways in which it falls.
pub(super) fn each_roll(dice: usize, visit: &mut dyn FnMut(&[usize; 6], u128)) {
    from_face(1, dice, 1, [0; 6], visit);
}

/// Adds dice in all ways to a count of faces, from one face upwards.
fn from_face(
    face: usize,
    left: usize,
    ways: u128,
    mut counts: [usize; 6],
    visit: &mut dyn FnMut(&[usize; 6], u128),
) {
    if face == 6 {
        counts[5] = left;
        visit(&counts, ways);
        return;
    }
    // Choosing which of the dice left show this face multiplies the ways by a binomial coefficient.
    let mut choices = 1_u128;
    for shown in 0..=left {
        counts[face - 1] = shown;
        from_face(face + 1, left - shown, ways * choices, counts, visit);
        choices = choices * (left - shown) as u128 / (shown + 1) as u128;
    }
}
