import { describe, expect, it } from 'vitest';
import type { Answer, Query } from '../generated/guild-ball';
import { endsOf, wayTo } from './ways';

const [near, far] = [
  { x: 1, y: 2 },
  { x: 3, y: 4 },
];

/** A table that gives one answer and remembers what it was asked. */
function table(answer: Answer) {
  const asked: Query[] = [];
  const ask = (query: Query) => {
    asked.push(query);
    return Promise.resolve(answer);
  };
  return { ask, asked };
}

describe('the way of a movement', () => {
  it('leads to the last point, after those that are drawn already', async () => {
    const { ask, asked } = table({ route: [near, far] });
    const found = await wayTo(ask, { model: 2, movement: 'jog', drawn: [near, far] });
    expect(found).toEqual([near, far]);
    expect(asked).toEqual([{ way: { model: 2, movement: 'jog', drawn: [near], to: far } }]);
  });

  it('of a charge is the line at its target', async () => {
    const { ask, asked } = table({ route: null });
    expect(await wayTo(ask, { model: 2, movement: 'charge', drawn: [far], target: 7 })).toBeNull();
    expect(asked).toEqual([{ way: { model: 2, movement: 'charge', drawn: [], to: far, target: 7 } }]);
  });

  it('is not asked for where it leads nowhere', async () => {
    const { ask, asked } = table('nothing');
    expect(await wayTo(ask, { model: 2, movement: 'jog', drawn: [] })).toBeNull();
    expect(asked).toEqual([]);
  });
});

describe('the area of a movement', () => {
  it('is empty where there is none', async () => {
    const { ask } = table('nothing');
    expect(await endsOf(ask, { model: 2, movement: 'dodge', drawn: [] })).toEqual([]);
  });
});
