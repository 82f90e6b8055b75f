//! Rolling for a ball that both teams can reach (GB-SNAP-04, -05).

use kernel::odds::Ratio;

use super::BallOdds;
use crate::flow::base_kick;
use crate::model::{ModelId, ModelSet};
use crate::table::Table;

/// The most models that roll for a ball in a preview; more can hardly stand round one, and their numbers grow too
/// large.
const ROLLING_MAX: u8 = 8;

/// The contests worked out so far.
#[derive(Default)]
pub(super) struct Contests {
    /// Who rolls, who of them counts as a winner, and the chance that one of these wins.
    known: Vec<(ModelSet, ModelSet, Ratio)>,
}

impl Contests {
    /// The chance that one of the winners has the highest total of 1D6 + base KICK, where those who share it roll again
    /// until one has it alone; nothing if there are too many.
    pub(super) fn chance(&mut self, table: &Table, rolling: ModelSet, winners: ModelSet) -> Option<Ratio> {
        let (rolling, winners) = (rolling, winners.and(rolling));
        if rolling.minus(winners).is_empty() {
            return Some(Ratio::ONE);
        }
        if winners.is_empty() {
            return Some(Ratio::ZERO);
        }
        if rolling.len() > ROLLING_MAX {
            return None;
        }
        if let Some((.., chance)) = self.known.iter().find(|known| (known.0, known.1) == (rolling, winners)) {
            return Some(*chance);
        }
        let chance = self.work_out(table, rolling, winners)?;
        self.known.push((rolling, winners, chance));
        Some(chance)
    }

    /// Who has the ball after the contest: the team of `own`, or the other one; `holders` are those who keep it.
    pub(super) fn odds(
        &mut self,
        table: &Table,
        rolling: ModelSet,
        own: ModelSet,
        holders: ModelSet,
    ) -> Option<BallOdds> {
        let chance = self.chance(table, rolling, own)?;
        let mut odds = BallOdds { own: chance, enemy: chance.complement(), ..BallOdds::NEVER };
        for model in holders.and(rolling).iter() {
            odds = odds.by(model, self.chance(table, rolling, ModelSet::EMPTY.with(model))?);
        }
        Some(odds)
    }

    /// Sums over who shares the highest total: those roll again among themselves. When it is everybody, all begins
    /// anew, so the rest is what counts.
    fn work_out(&mut self, table: &Table, rolling: ModelSet, winners: ModelSet) -> Option<Ratio> {
        let ways = 6_u128.pow(u32::from(rolling.len()));
        let again = leading(table, rolling, rolling);
        let mut sum = Ratio::ZERO;
        let mut leaders = ModelSet((rolling.0 - 1) & rolling.0);
        while !leaders.is_empty() {
            let count = leading(table, rolling, leaders);
            if count > 0 {
                let later = self.chance(table, leaders, winners)?;
                sum = sum.checked_add(later.checked_mul(Ratio::new(count, 1)?)?)?;
            }
            leaders = ModelSet((leaders.0 - 1) & rolling.0);
        }
        sum.checked_div(Ratio::new(ways - again, 1)?)
    }
}

/// In how many ways exactly these models share the highest total of all who roll.
fn leading(table: &Table, rolling: ModelSet, leaders: ModelSet) -> u128 {
    let kick = |model: ModelId| base_kick(table, model);
    let highest = rolling.iter().map(kick).max().unwrap_or(0);
    let faces = |total: i32, model: ModelId| {
        let face = total - kick(model);
        let ways =
            if leaders.has(model) { i32::from((1..=6).contains(&face)) } else { (face - 1).clamp(0, 6) };
        ways as u128
    };
    // Nobody rolls less than 1, so those below add nothing.
    let totals = highest..=highest + 6;
    totals.map(|total| rolling.iter().map(|model| faces(total, model)).product::<u128>()).sum()
}
