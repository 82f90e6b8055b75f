import { describe, expect, it } from 'vitest';
import { faceOf, leftOf, type Told } from './time';

describe('clocks', () => {
  it('are read as minutes and seconds', () => {
    expect([2_700_000, 60_000, 59_001, 9_000, 1, 0].map(faceOf)).toEqual([
      '45:00',
      '1:00',
      '1:00',
      '0:09',
      '0:01',
      '0:00',
    ]);
    expect(faceOf(3_750_000)).toBe('1:02:30');
  });

  it('run down only while they run, and not below nothing', () => {
    const told: Told = {
      seats: [
        { left_ms: 5000, extra: false, runs: true },
        { left_ms: 7000, extra: true, runs: false },
      ],
      at: 100,
    };
    expect([leftOf(told, 0, 2100), leftOf(told, 1, 2100)]).toEqual([3000, 7000]);
    expect([leftOf(told, 0, 9000), leftOf(told, 0, 50), leftOf(told, 3, 0)]).toEqual([0, 5000, 0]);
  });
});
