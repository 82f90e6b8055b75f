import { describe, expect, it } from 'vitest';
import { bestDie, total } from './tray';

describe('the dice tray', () => {
  it('adds up', () => {
    expect(total([1, 6, 3])).toBe(10);
    expect(total([])).toBe(0);
  });

  it('proposes the die with the best chance, and none when keeping is as good', () => {
    expect(bestDie([0.2, 0.7, 0.7], 0.1)).toBe(1);
    expect(bestDie([0.2, 0.1], 0.2)).toBeNull();
    expect(bestDie([null, 0.3], 0)).toBe(1);
    expect(bestDie([1, 1], 1)).toBeNull();
    expect(bestDie([], 0)).toBeNull();
  });
});
