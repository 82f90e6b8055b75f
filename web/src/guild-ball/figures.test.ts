import { describe, expect, it } from 'vitest';
import type { Figures, ModelView } from '../generated/guild-ball';
import { figuresOf, meleeOf } from './figures';

const PRINTED = { mov: [5, 7], tac: 5, kick: [2, 6], def: 4, arm: 1, inf: [3, 4], melee: 1 };
const SAME = { mov: [5, 7], tac: 5, kick: [2, 6], def: 4, arm: 1, inf: 4, melee: 1, cover: false };

function model(now: Partial<Figures> = {}): ModelView {
  return { profile: PRINTED, now: { ...SAME, ...now } } as unknown as ModelView;
}

describe('the figures of a card', () => {
  it('read as printed while nothing changes them', () => {
    const figures = figuresOf(model());
    expect(figures.map(({ now }) => now)).toEqual(['5″/7″', '5', '2/6″', '4+', '1', '3/4']);
    expect(figures.every(({ now, printed, change }) => now === printed && change === 0)).toBe(true);
    expect(meleeOf(model()).change).toBe(0);
  });

  it('say what they are, what is printed, and which way they differ', () => {
    const told = figuresOf(model({ mov: [3, 5], tac: 6, kick: [2, 10], def: 2, inf: 5 }));
    expect(told.map(({ name, now, printed, change }) => [name, now, printed, change])).toEqual([
      ['mov', '3″/5″', '5″/7″', -1],
      ['tac', '6', '5', 1],
      ['kick', '2/10″', '2/6″', 1],
      ['def', '2+', '4+', -1],
      ['arm', '1', '1', 0],
      ['inf', '3/5', '3/4', 1],
    ]);
    expect(meleeOf(model({ melee: 2 }))).toEqual({ name: 'melee', now: '2″', printed: '1″', change: 1 });
  });
});
