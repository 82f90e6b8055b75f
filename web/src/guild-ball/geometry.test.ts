import { describe, expect, it } from 'vitest';
import { BALL, INCH, Lay, arc, held, lengthOf, notched } from './geometry';

const SIZE = 24 * INCH;

describe('the lay of the pitch', () => {
  it('draws 25 units to the inch, the edge of the first seat on the left', () => {
    const lay = new Lay(SIZE, false);
    expect(lay.side).toBe(600);
    expect(lay.spot({ x: 0, y: 0 })).toEqual({ x: 0, y: 0 });
    expect(lay.spot({ x: 6 * INCH, y: 10 * INCH })).toEqual({ x: 250, y: 150 });
    expect(lay.length(150)).toBeCloseTo(14.76, 2);
  });

  it('turns half round when the second seat kicks off, so that the first stays on the left', () => {
    const lay = new Lay(SIZE, true);
    expect(lay.spot({ x: SIZE, y: SIZE })).toEqual({ x: 0, y: 0 });
    expect(lay.spot({ x: SIZE - INCH, y: SIZE - 2 * INCH })).toEqual({ x: 50, y: 25 });
  });

  it.each([false, true])('finds the point of a place again (turned: %s)', (turned) => {
    const lay = new Lay(SIZE, turned);
    for (const point of [
      { x: 1, y: 2 },
      { x: 3333, y: 1234 },
      { x: SIZE, y: 0 },
    ]) {
      const back = lay.point(lay.spot(point));
      expect(Math.abs(back.x - point.x)).toBeLessThanOrEqual(1);
      expect(Math.abs(back.y - point.y)).toBeLessThanOrEqual(1);
    }
  });

  it.each([false, true])('moves right and down as the screen has it (turned: %s)', (turned) => {
    const lay = new Lay(SIZE, turned);
    const from = { x: 2000, y: 2000 };
    const [a, right, down] = [from, lay.moved(from, 254, 0), lay.moved(from, 0, 254)].map((one) =>
      lay.spot(one),
    );
    expect([right!.x - a!.x, right!.y - a!.y].map(Math.round)).toEqual([25, 0]);
    expect([down!.x - a!.x, down!.y - a!.y].map(Math.round)).toEqual([0, 25]);
  });

  it('draws lines and regions', () => {
    const lay = new Lay(SIZE, false);
    const points = [
      { x: 0, y: 0 },
      { x: 0, y: INCH },
      { x: INCH, y: INCH },
    ];
    expect(lay.line(points)).toBe('M0 0L25 0L25 25');
    expect(lay.region([points])).toBe('M0 0L25 0L25 25z');
    expect(lay.region([points.slice(0, 2)])).toBe('');
  });

  it('draws the strip of a kick as wide as the ball', () => {
    const lay = new Lay(SIZE, false);
    const strip = lay.corridor({ x: 1000, y: 1000 }, { x: 1000, y: 3000 });
    const ys = [...strip.matchAll(/[ML][\d.]+ ([\d.]+)/g)].map((found) => Number(found[1]));
    expect(Math.max(...ys) - Math.min(...ys)).toBeCloseTo(lay.length(2 * BALL), 1);
    expect(lay.corridor({ x: 5, y: 5 }, { x: 5, y: 5 })).toBe('');
  });
});

describe('ways', () => {
  const start = { x: 0, y: 0 };
  const path = [
    { x: 0, y: 300 },
    { x: 400, y: 300 },
  ];

  it('have a length', () => {
    expect(lengthOf(start, path)).toBe(700);
    expect(lengthOf(start, [])).toBe(0);
  });
});

describe('shapes', () => {
  it('draws the health arc from twelve o’clock, clockwise', () => {
    expect(arc(10, 0)).toBe('');
    expect(arc(10, 0.25)).toBe('M0 -10A10 10 0 0 1 10 0');
    expect(arc(10, 0.75)).toContain('0 1 1');
    expect(arc(10, 1)).toMatch(/0 -10$/);
  });

  it('notches a rim eight times and never beyond the edge of the base', () => {
    const rim = notched(15);
    expect(rim.match(/A/g)).toHaveLength(8);
    for (const [, x, y] of rim.matchAll(/[ML ](-?[\d.]+) (-?[\d.]+)(?=[ALz])/g)) {
      expect(Math.hypot(Number(x), Number(y))).toBeLessThanOrEqual(15.02);
    }
  });

  it('keeps points on the pitch', () => {
    expect(held({ x: -5, y: 99999 }, SIZE)).toEqual({ x: 0, y: SIZE });
  });
});
