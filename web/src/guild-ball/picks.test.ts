import { describe, expect, it } from 'vitest';
import type { PlayResult, Playbook, Refused, Why } from '../generated/guild-ball';
import { barOf, isShut, open, wish } from './picks';

const result = (part: Partial<PlayResult>): PlayResult => ({
  damage: 0,
  push: 0,
  dodge: 0,
  knock_down: false,
  tackle: false,
  momentous: false,
  ...part,
});
const refused = (rule: string, why: Why): Refused => ({
  rule,
  refusal: { rule, why },
  say: { id: 'gb-why-invalid' },
});

const BOOK: Playbook = [
  [result({ tackle: true }), result({ damage: 1 })],
  [result({ damage: 1, momentous: true }), result({ push: 1 })],
  [result({ knock_down: true, momentous: true })],
];
const NO_BALL = refused('GB-PB-19', 'invalid');
const NOT_REACHED = refused('GB-PB-02', { closed_column: { column: 2, open: 2 } });
const CLOSED = [[NO_BALL, null], [null, null], [NOT_REACHED]];

describe('what can be picked', () => {
  it('is what the hall leaves open', () => {
    expect(open(BOOK, CLOSED)).toEqual([
      { column: 0, row: 1 },
      { column: 1, row: 0 },
      { column: 1, row: 1 },
    ]);
    expect(open(BOOK, [])).toEqual([]);
  });

  it('is refused with the reason of the hall', () => {
    expect(barOf(CLOSED, { column: 0, row: 0 })).toBe(NO_BALL);
    expect(barOf(CLOSED, { column: 0, row: 1 })).toBeNull();
    expect(isShut(NO_BALL)).toBe(false);
    expect(isShut(NOT_REACHED)).toBe(true);
    expect(isShut(null)).toBe(false);
  });
});

describe('wishes', () => {
  it('find the best open result, or none', () => {
    expect(wish(BOOK, CLOSED, 'damage')).toEqual({ column: 1, row: 0 });
    expect(wish(BOOK, CLOSED, 'momentum')).toEqual({ column: 1, row: 0 });
    expect(wish(BOOK, CLOSED, 'tackle')).toBeNull();
    expect(wish(BOOK, [[null, null]], 'tackle')).toEqual({ column: 0, row: 0 });
  });
});
