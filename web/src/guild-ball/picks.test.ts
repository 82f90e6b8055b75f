import { describe, expect, it } from 'vitest';
import type { PlayResult, Playbook } from '../generated/guild-ball';
import { barOf, needed, rounds, sum, wish, type Against } from './picks';

const result = (part: Partial<PlayResult>): PlayResult => ({
  damage: 0,
  push: 0,
  dodge: 0,
  knock_down: false,
  tackle: false,
  momentous: false,
  ...part,
});

const BOOK: Playbook = [
  [result({ tackle: true }), result({ damage: 1 })],
  [result({ damage: 1, momentous: true }), result({ push: 1 })],
  [result({ knock_down: true, momentous: true })],
];
const OPEN: Against = { down: false, ball: true, parting: false };

describe('wrapping', () => {
  it('opens columns round by round', () => {
    expect(rounds(BOOK, 0)).toEqual([]);
    expect(rounds(BOOK, 2)).toEqual([2]);
    expect(rounds(BOOK, 3)).toEqual([3]);
    expect(rounds(BOOK, 7)).toEqual([3, 3, 1]);
    expect(rounds([], 4)).toEqual([]);
  });

  it('needs one pick for every round that has a valid result', () => {
    expect(needed(BOOK, 5, OPEN, [])).toBe(2);
    const tackleOnly: Playbook = [[result({ tackle: true })]];
    expect(needed(tackleOnly, 3, OPEN, [{ column: 0, row: 0 }])).toBe(1);
    expect(needed(tackleOnly, 3, { ...OPEN, ball: false }, [])).toBe(0);
  });
});

describe('what can be picked', () => {
  it('is in an open column', () => {
    expect(barOf(BOOK, 1, OPEN, [], { column: 1, row: 0 })).toBe('closed');
    expect(barOf(BOOK, 2, OPEN, [], { column: 1, row: 0 })).toBeNull();
  });

  it('does something to the target', () => {
    expect(barOf(BOOK, 3, { ...OPEN, ball: false }, [], { column: 0, row: 0 })).toBe('no-ball');
    expect(barOf(BOOK, 3, { ...OPEN, down: true }, [], { column: 2, row: 0 })).toBe('down');
    expect(barOf(BOOK, 3, { ...OPEN, parting: true }, [], { column: 1, row: 1 })).toBe('parting');
    expect(barOf(BOOK, 3, OPEN, [], { column: 2, row: 1 })).toBe('nothing');
  });

  it('knocks down and tackles once', () => {
    const down = [{ column: 2, row: 0 }];
    expect(barOf(BOOK, 6, OPEN, down, { column: 2, row: 0 })).toBe('down');
    const tackled = [{ column: 0, row: 0 }];
    expect(barOf(BOOK, 6, OPEN, tackled, { column: 0, row: 0 })).toBe('no-ball');
    expect(barOf(BOOK, 6, OPEN, tackled, { column: 0, row: 1 })).toBeNull();
  });
});

describe('what picks do together', () => {
  it('adds damage, pushes and momentum, and leaves out what is not valid', () => {
    const picks = [
      { column: 1, row: 0 },
      { column: 0, row: 1 },
      { column: 2, row: 0 },
    ];
    expect(sum(BOOK, OPEN, picks)).toEqual({
      damage: 2,
      push: 0,
      dodge: 0,
      knock_down: true,
      tackle: false,
      momentous: 2,
    });
    expect(sum(BOOK, { ...OPEN, down: true }, picks).knock_down).toBe(false);
    expect(sum(BOOK, { ...OPEN, parting: true }, [{ column: 1, row: 1 }]).push).toBe(0);
  });
});

describe('wishes', () => {
  it('find the best valid result, or none', () => {
    expect(wish(BOOK, 2, OPEN, [], 'damage')).toEqual({ column: 1, row: 0 });
    expect(wish(BOOK, 1, OPEN, [], 'damage')).toEqual({ column: 0, row: 1 });
    expect(wish(BOOK, 1, OPEN, [], 'tackle')).toEqual({ column: 0, row: 0 });
    expect(wish(BOOK, 1, { ...OPEN, ball: false }, [], 'tackle')).toBeNull();
  });
});
