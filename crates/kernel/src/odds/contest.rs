//! Several rolls against each other: the highest wins (GM-SKIL-08, GB-SNAP-04).

use super::{OddsError, Ratio, Tally};

/// The most seats of one contest.
pub const MAX_SEATS: usize = 8;

/// How a contest of independent rolls can come out.
///
/// ```
/// use guildhall_kernel::odds;
///
/// // Six dice against three (GM-EX-10).
/// let contest = odds::contest(&[odds::sum(6)?, odds::sum(3)?])?;
/// assert_eq!(contest.wins(0).percent(1), "97.5");
/// assert_eq!(contest.tie().percent(1), "1.0");
/// # Ok::<(), odds::OddsError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Contest {
    seats: usize,
    /// By set of seats, one bit each: in how many ways exactly these share the highest value.
    leading: Vec<u128>,
    total: u128,
}

impl Contest {
    /// The chance that this seat alone has the highest value.
    #[must_use]
    pub fn wins(&self, seat: usize) -> Ratio {
        self.led_by(&[seat])
    }

    /// The chance that exactly these seats share the highest value.
    #[must_use]
    pub fn led_by(&self, seats: &[usize]) -> Ratio {
        if seats.iter().any(|&seat| seat >= self.seats) {
            return Ratio::ZERO;
        }
        let set = seats.iter().fold(0_usize, |set, &seat| set | 1 << seat);
        Ratio::of_counts(self.leading.get(set).copied().unwrap_or(0), self.total)
    }

    /// The chance that two or more seats share the highest value.
    #[must_use]
    pub fn tie(&self) -> Ratio {
        let tied = self.leading.iter().enumerate().filter(|(set, _)| set.count_ones() > 1);
        Ratio::of_counts(tied.map(|(_, ways)| ways).sum(), self.total)
    }

    /// The chance that exactly the seats in this set of bits lead.
    fn of_set(&self, set: usize) -> Ratio {
        Ratio::of_counts(self.leading[set], self.total)
    }
}

/// Works out a contest in which every seat rolls once.
///
/// Margins over different targets are compared by shifting each tally by its target first, and results below a
/// target are set aside by mapping them to one low value (GM-CTST-15).
pub fn contest(seats: &[Tally]) -> Result<Contest, OddsError> {
    if seats.is_empty() || seats.len() > MAX_SEATS {
        return Err(OddsError::NotAContest(seats.len()));
    }
    let total = seats.iter().try_fold(1_u128, |product, seat| product.checked_mul(seat.total()));
    let total = total.ok_or(OddsError::TooLarge)?;
    let low = seats.iter().map(Tally::lowest).max().unwrap_or(0);
    let high = seats.iter().map(Tally::highest).max().unwrap_or(0);
    let mut leading = vec![0; 1 << seats.len()];
    for best in low..=high {
        // Products never pass the product of the totals, which fits.
        let ways: Vec<(u128, u128)> =
            seats.iter().map(|seat| (seat.weight(best), seat.total() - seat.weight_at_least(best))).collect();
        for (set, count) in leading.iter_mut().enumerate().skip(1) {
            let each = ways.iter().enumerate();
            *count += each
                .map(|(seat, &(at, below))| if set >> seat & 1 == 1 { at } else { below })
                .product::<u128>();
        }
    }
    Ok(Contest { seats: seats.len(), leading, total })
}

/// The chance of each seat when those tied for the highest value roll again until one leads (GB-SNAP-05).
///
/// A second roll has the same tally as the first. A tie-break that rolls only one die again (GM-SKIL-09) depends
/// on the dice showing and is a new contest of those dice.
pub fn contest_until_settled(seats: &[Tally]) -> Result<Vec<Ratio>, OddsError> {
    if seats.is_empty() || seats.len() > MAX_SEATS {
        return Err(OddsError::NotAContest(seats.len()));
    }
    // A set of bits is larger than each of its subsets, so going upwards finds every smaller contest settled.
    let mut settled: Vec<Settled> = vec![Err(OddsError::NoOutcome)];
    for set in 1_usize..1 << seats.len() {
        let members: Vec<usize> = (0..seats.len()).filter(|seat| set >> seat & 1 == 1).collect();
        let chances = settle(seats, &members, &settled);
        settled.push(chances);
    }
    settled.pop().unwrap_or(Err(OddsError::NoOutcome))
}

/// The chances of every seat, or why these seats never settle; that matters only if they can tie at all.
type Settled = Result<Vec<Ratio>, OddsError>;

/// Settles the contest of some seats, given every contest of fewer of them.
fn settle(seats: &[Tally], members: &[usize], settled: &[Settled]) -> Settled {
    let rolls: Vec<Tally> = members.iter().map(|&seat| seats[seat].clone()).collect();
    let first = contest(&rolls)?;
    let everyone = (1 << members.len()) - 1;
    let mut chances = vec![Ratio::ZERO; seats.len()];
    for set in (1..=everyone).filter(|&set| first.of_set(set) != Ratio::ZERO) {
        let leaders = members.iter().enumerate().filter(|(place, _)| set >> place & 1 == 1);
        let tied = leaders.fold(0_usize, |tied, (_, &seat)| tied | 1 << seat);
        for &seat in members {
            let later = match set.count_ones() {
                1 if tied == 1 << seat => Ratio::ONE,
                1 => Ratio::ZERO,
                _ if set == everyone => Ratio::ZERO,
                _ => settled[tied].as_ref().map_err(|&never| never)?[seat],
            };
            let more = first.of_set(set).checked_mul(later).and_then(|more| chances[seat].checked_add(more));
            chances[seat] = more.ok_or(OddsError::TooLarge)?;
        }
    }
    if members.len() == 1 {
        return Ok(chances);
    }
    // Whoever ties with everybody starts anew, so the chances are those of a first roll that settles something.
    let moves_on = first.of_set(everyone).complement();
    if moves_on == Ratio::ZERO {
        return Err(OddsError::NeverSettles);
    }
    chances.iter().map(|chance| chance.checked_div(moves_on).ok_or(OddsError::TooLarge)).collect()
}
