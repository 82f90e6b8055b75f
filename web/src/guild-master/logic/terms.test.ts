import { describe, expect, it } from 'vitest';
import { handCode } from './hand';
import {
  causeOf,
  hasSeat,
  keyOf,
  kindOf,
  ORDER_CARDS,
  sameObjective,
  seatsIn,
  seatsOf,
  spaceOf,
} from './terms';

describe('terms', () => {
  it('names objectives as the board does', () => {
    expect([keyOf('hire'), keyOf({ recruit: 5 }), keyOf({ contract: 0 })]).toEqual(['0', 'F', '1']);
    expect(sameObjective({ recruit: 1 }, { recruit: 1 })).toBe(true);
    expect(sameObjective({ recruit: 1 }, { contract: 1 })).toBe(false);
    expect(sameObjective(null, null)).toBe(true);
    expect(sameObjective(null, 'hire')).toBe(false);
  });

  it('reads sets of seats', () => {
    expect(seatsIn(0b1010)).toEqual([1, 3]);
    expect(hasSeat(0b1010, 3)).toBe(true);
    expect(seatsOf([1, 3])).toBe(0b1010);
    expect(new Set(ORDER_CARDS.map(keyOf)).size).toBe(13);
  });

  it('tells prompts apart', () => {
    expect(kindOf('orders')).toBe('orders');
    expect(kindOf({ fallback: { number: 1 } })).toBe('fallback');
    expect(kindOf({ commit: { number: 0, objective: 'hire' } })).toBe('commit');
    expect(kindOf({ use: { window: 'plot' } })).toBe('use');
    const pick = { cause: { bonus: 3 }, ops: 0, at: 0, part: 0, left: 1 };
    expect(causeOf({ lobby: pick })).toEqual({ bonus: 3 });
    expect(causeOf('orders')).toBeNull();
    expect(spaceOf({ stance: { space: 4 } })).toBe(4);
    expect(spaceOf('fix')).toBeNull();
  });

  it('gives no adventurer a key that means something else while orders are planned', () => {
    const taken = [...'ABCDEFRTZJN'].map((letter) => `Key${letter}`);
    const codes = Array.from({ length: 15 }, (_, n) => handCode(n));
    expect(codes.filter((code) => code !== null && taken.includes(code))).toEqual([]);
    expect(new Set(codes).size).toBe(15);
    expect(handCode(40)).toBeNull();
  });
});
