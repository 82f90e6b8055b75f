import { describe, expect, it } from 'vitest';
import type { PieceView } from '../generated/guild-ball';
import { groundOf, readLayout, writtenLayout } from './layouts';

const PIECES: PieceView[] = [
  { kind: 'forest', ground: null, shape: { disc: { centre: { x: 3000, y: 3100 }, radius: 500 } } },
  {
    kind: 'barrier',
    ground: null,
    shape: {
      polygon: [
        { x: 0, y: 0 },
        { x: 9, y: 0 },
        { x: 9, y: 9 },
      ],
    },
  },
];

describe('layouts', () => {
  it('are written as setups take them and drawn as they were', () => {
    const text = writtenLayout(PIECES);
    expect(JSON.parse(text)).toEqual([
      { kind: 'forest', at: [3000, 3100], radius: 500 },
      {
        kind: 'barrier',
        corners: [
          [0, 0],
          [9, 0],
          [9, 9],
        ],
      },
    ]);
    expect(groundOf(readLayout(text).layout, 36)).toEqual({ id: 'own', inches: 36, pieces: PIECES });
    expect(writtenLayout([])).toBe('[]');
  });

  it('are read as whatever they are; only what is no JSON is held back', () => {
    expect(readLayout(' ')).toEqual({ layout: [] });
    expect(readLayout('{"a":1}')).toEqual({ layout: { a: 1 } });
    expect(readLayout('[{').wrong).toBeTruthy();
  });

  it('are drawn without what is no piece', () => {
    const strange = [
      null,
      7,
      { kind: 'swamp', at: [1, 1], radius: 5 },
      { kind: 'forest', at: [1], radius: 5 },
      { kind: 'forest', at: [1, 1], radius: 0 },
      {
        kind: 'rough',
        corners: [
          [1, 2],
          [3, 4],
        ],
      },
      {
        kind: 'rough',
        corners: [
          [1, 2],
          [3, 4],
          ['a', 6],
        ],
      },
    ];
    expect(groundOf(strange, 24).pieces).toEqual([]);
    expect(groundOf({ a: 1 }, 24).pieces).toEqual([]);
    expect(groundOf(undefined, 24).pieces).toEqual([]);
  });
});
