import { describe, expect, it } from 'vitest';
import type { CheckOdds, Prospect } from '../logic/types';
import { attemptOf } from './odds';

const percent = (num: number) => ({ num: String(num), den: '1000' });

/** A check with its chance as the dice fall and at best, in thousandths. */
function check(target: number, chance: number, best: number): CheckOdds {
  return {
    skill: 'charm',
    dice: 7,
    target,
    chance: percent(chance),
    side: null,
    best: percent(best),
    with_boons: percent(best),
  } as unknown as CheckOdds;
}

describe('the odds of a team', () => {
  it('count the same tools alone and in a fight, upgrade or not', () => {
    const contract = { contract: 3, alone: [check(17, 760, 958)], conflict: [check(24, 400, 730)] };
    const told = attemptOf({ contract } as unknown as Prospect);
    expect(told).toMatchObject({ alone: 0.958, aloneUnaided: 0.76, fought: 0.73, foughtUnaided: 0.4 });
  });
});
