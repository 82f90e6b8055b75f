//! Several who reach a target with the sum of all their dice, each changing its own.

use std::collections::BTreeMap;

use super::changes::{
    Alternatives, Changes, count_faces, most_added, outcomes, reaching, sum_of, with_lying,
};
use super::kit::Kit;
use super::solver::{Solver, each_roll, power};
use super::turn::{Count, Layout, Turn};
use super::window::Window;
use super::{OddsError, Ratio, check_dice};

/// The dice of one of several who roll together, some of which may lie already, with its own changes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Share {
    /// Dice that lie already.
    pub shown: Vec<u8>,
    /// Dice still to be rolled, before anybody changes anything.
    pub dice: usize,
    /// What it may do to its own dice.
    pub changes: Changes,
}

/// The most numbers that are added up or compared for one answer, so that it never takes long: half a second where all of
/// it is needed, mostly far less. A team beyond that gets no answer rather than a rough one.
const MOST_WORK: usize = 1 << 30;

/// The most ways from step to step in one turn, so that the rows of all fit. Nine dice with nine rerolls have a quarter.
const MOST_WAYS: usize = 1 << 17;

/// The most different rolls that are looked through, those of 24 dice.
const MOST_ROLLS: usize = 1 << 17;

/// The dice of one of them before anybody changes anything: the lowest, and by sum in how many ways.
struct Hand {
    solver: Solver,
    rolls: Vec<(Window, Ways<u128>)>,
    /// The smallest and the largest sum it can come to.
    least: usize,
    most: usize,
}

/// One who has something to leave to chance.
struct Player<N> {
    turn: Turn<N>,
    /// The steps at which its turn begins, and in how many ways by sum.
    rolls: Vec<(usize, Ways<N>)>,
    least: usize,
    most: usize,
    /// The number of outcomes of all its dice.
    outcomes: N,
}

/// In how many ways sums come up, from the smallest one on.
#[derive(Clone, Debug)]
struct Ways<N> {
    least: usize,
    ways: Vec<N>,
}

/// The chance that several reach a target with the sum of all their dice and best use of everything: all roll, then each
/// in turn changes its own dice, seeing those of all others (GM-RUL-27, GM-RUL-41).
///
/// ```
/// use guildhall_kernel::odds::{self, Modifier::Reroll, Share};
///
/// // One die lies at 3, another is rolled and may be rolled again: 8 is reached with a 5 or a 6.
/// let lies = Share { shown: vec![3], ..Share::default() };
/// let rolls = Share { dice: 1, changes: [Reroll][..].into(), ..Share::default() };
/// assert_eq!(odds::chance_together(&[lies, rolls], 8)?.to_string(), "5/9");
/// # Ok::<(), odds::OddsError>(())
/// ```
pub fn chance_together(shares: &[Share], target: i32) -> Result<Ratio, OddsError> {
    let worth = reaching(target, &(Kit::default(), Vec::new()));
    let most = worth.len() - 1;
    let (mut hands, mut others) = (Vec::new(), Ways { least: 0, ways: vec![1] });
    let rolled = shares.iter().fold(0_usize, |sum, share| sum.saturating_add(share.dice));
    check_dice(rolled)?;
    let mut luck = 0;
    for share in shares {
        let hand = hand(share)?;
        luck += hand.solver.luck();
        outcomes(rolled, luck, &worth)?;
        if hand.solver.luck() > 0 {
            hands.push(hand);
        } else {
            others = others.with(&settled(hand, most), most);
        }
    }
    let outcomes = outcomes(rolled, luck, &worth)?;
    let dice = u32::try_from(rolled).unwrap_or(u32::MAX).saturating_add(luck);
    let reached = if dice <= u64::MOST_DICE {
        reached::<u64>(&hands, &worth, &others)?
    } else {
        reached::<u128>(&hands, &worth, &others)?
    };
    Ok(Ratio::of_counts(reached, outcomes))
}

/// In how many ways the target is reached, counted with numbers that hold all outcomes.
fn reached<N: Count>(hands: &[Hand], worth: &[u128], others: &Ways<u128>) -> Result<u128, OddsError> {
    let worth: Vec<N> = worth.iter().map(|&one| N::of(one)).collect();
    let (mut players, mut left, mut times) = (Vec::new(), MOST_WORK, 1_usize);
    // The turn of the last is worked through once, that of each before for every roll of those behind.
    for hand in hands.iter().rev() {
        let (player, ways) = player(hand, worth.len() - 1, MOST_WAYS.min(left / times / worth.len()))?;
        let work = times.saturating_mul(ways).saturating_mul(worth.len());
        left = left.checked_sub(work).ok_or(OddsError::TooMuchWork)?;
        times = times.saturating_mul(player.rolls.len());
        players.push(player);
    }
    players.reverse();
    Ok(play(&mut players, &worth, &others.counted()).into())
}

/// The rolls of a share.
fn hand(share: &Share) -> Result<Hand, OddsError> {
    let (base, either) = share.changes.kits()?;
    let dice = share.dice.saturating_add(share.shown.len());
    check_dice(dice.saturating_add(most_added(&either) + base.adds + base.laid.len()))?;
    let lying = count_faces(&share.shown)?;
    if Window::number(share.dice) > MOST_ROLLS {
        return Err(OddsError::TooMuchWork);
    }
    // Dice are added in its own turn, so what all may be used is a list that is chosen then.
    let either: Alternatives = core::iter::once(vec![base]).chain(either).collect();
    let numbers = either.iter().map(|lists| lists.iter().map(Kit::flat).max().unwrap_or(0));
    let numbers = numbers.fold(0, i32::saturating_add);
    let most = 6 * (dice + most_added(&either)) + usize::try_from(numbers).unwrap_or(0);
    let solver = Solver::new(Kit::default(), either, dice);
    let mut rolls = BTreeMap::<Window, BTreeMap<usize, u128>>::new();
    each_roll(share.dice, &mut |counts, ways| {
        let counts = with_lying(counts, &lying);
        let sums = rolls.entry(Window::lowest(&counts, solver.size())).or_default();
        *sums.entry(usize::try_from(sum_of(&counts)).unwrap_or(0)).or_default() += ways;
    });
    let rolls = rolls.into_iter().map(|(window, sums)| (window, Ways::of(&sums)));
    Ok(Hand { rolls: rolls.collect(), solver, least: dice, most })
}

/// The sums of one who leaves nothing to chance: what it comes to is known to all when the dice lie.
fn settled(mut hand: Hand, most: usize) -> Ways<u128> {
    hand.solver.worth((0..=most as u128).collect());
    let mut settled = BTreeMap::new();
    for (window, sums) in &hand.rolls {
        for (sum, ways) in sums.each() {
            let best = hand.solver.value(window, i32::try_from(sum).unwrap_or(0));
            *settled.entry(usize::try_from(best).unwrap_or(0)).or_default() += ways;
        }
    }
    Ways::of(&settled)
}

/// The turn of one who leaves something to chance, in no more than so many ways from step to step, and their number.
fn player<N: Count>(hand: &Hand, most: usize, work: usize) -> Result<(Player<N>, usize), OddsError> {
    let mut layout = Layout::new(&hand.solver, work);
    let mut rolls = Vec::new();
    for (window, ways) in &hand.rolls {
        rolls.push((layout.begin(window, ways.least)?, ways.counted::<N>()));
    }
    let rolled: u128 = hand.rolls.iter().map(|(_, ways)| ways.all()).sum();
    let outcomes = N::of(rolled * power(hand.solver.luck()));
    let ways = layout.ways();
    Ok((Player { turn: layout.finish(most), rolls, least: hand.least, most: hand.most, outcomes }, ways))
}

/// What the players bring together, the last of whom changes its dice last, if the final sum is worth this much and
/// others add these sums in so many ways. What smaller sums are worth than can come up is not known.
fn play<N: Count>(players: &mut [Player<N>], worth: &[N], others: &Ways<N>) -> N {
    let top = worth.len() - 1;
    let Some((player, before)) = players.split_last_mut() else {
        return others.brought(worth);
    };
    let least = others.least + before.iter().map(|player| player.least).sum::<usize>();
    let most = others.most() + before.iter().map(|player| player.most).sum::<usize>();
    let lowest = (least + player.least).min(top);
    let worst = worth[lowest];
    if worst == worth[(most + player.most).min(top)] {
        // Whatever anybody does, it comes to the same.
        let outcomes = before.iter().fold(player.outcomes, |all, player| all * player.outcomes);
        return outcomes * others.all() * worst;
    }
    // What cannot come up is worth nothing, and from the first sum on that is worth most all are.
    let top = lowest + worth[lowest..].partition_point(|one| *one < worth[top]);
    player.turn.work(&worth[..=top], lowest, least);
    let mut brought = N::default();
    for (at, sums) in &player.rolls {
        let worth = player.turn.row(*at, top);
        if before.is_empty() {
            for (more, ways) in others.each() {
                brought += ways * sums.brought(&worth[more.min(top)..]);
            }
        } else {
            brought += play(before, worth, &others.with(sums, top));
        }
    }
    brought
}

impl<N: Count> Ways<N> {
    fn of(sums: &BTreeMap<usize, N>) -> Self {
        let least = sums.keys().next().copied().unwrap_or(0);
        let mut ways = Vec::new();
        for (sum, more) in sums {
            ways.resize(sum - least, N::default());
            ways.push(*more);
        }
        Self { least, ways }
    }

    /// The same as another kind of count.
    fn counted<M: Count>(&self) -> Ways<M> {
        Ways { least: self.least, ways: self.ways.iter().map(|&ways| M::of(ways.into())).collect() }
    }

    /// The sums with their ways.
    fn each(&self) -> impl Iterator<Item = (usize, N)> + '_ {
        (self.least..).zip(self.ways.iter().copied()).filter(|(_, ways)| *ways > N::default())
    }

    /// The largest sum.
    fn most(&self) -> usize {
        self.least + self.ways.len().saturating_sub(1)
    }

    /// The number of all ways.
    fn all(&self) -> N {
        self.ways.iter().fold(N::default(), |sum, ways| sum + *ways)
    }

    /// What the sums bring if each is worth so much, and those beyond as much as the last.
    fn brought(&self, worth: &[N]) -> N {
        let (known, last) = (worth.get(self.least..).unwrap_or_default(), worth[worth.len() - 1]);
        let (within, beyond) = self.ways.split_at(known.len().min(self.ways.len()));
        let sum = within.iter().zip(known).fold(N::default(), |sum, (ways, worth)| sum + *ways * *worth);
        sum + beyond.iter().fold(N::default(), |sum, ways| sum + *ways) * last
    }

    /// The ways of two sums together, with everything beyond a sum counted as that sum, which is enough.
    fn with(&self, other: &Self, most: usize) -> Self {
        let least = (self.least + other.least).min(most);
        let mut ways = vec![N::default(); (self.most() + other.most()).min(most) - least + 1];
        for (one, left) in self.each() {
            for (two, right) in other.each() {
                ways[(one + two).min(most) - least] += left * right;
            }
        }
        Self { least, ways }
    }
}
