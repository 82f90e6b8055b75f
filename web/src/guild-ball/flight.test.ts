import { describe, expect, it } from 'vitest';
import type { ModelView } from '../generated/guild-ball';
import type { LogEntry } from '../table/session.svelte';
import { flightOf } from './flight';

const entry = (n: number, ...facts: unknown[]): LogEntry =>
  ({ n, seen: facts.map((fact) => ({ fact })), said: [], undone: false }) as unknown as LogEntry;
const table = {
  model: (id: number) => ({ base: { centre: { x: id, y: 0 }, radius: 1 } }) as unknown as ModelView,
};

describe('a ball on its way', () => {
  it('flies from the kicker to where it was aimed, though it is off the table', () => {
    const log = [entry(1, { kick: { by: 4, at: { spot: { x: 9, y: 9 } } } }, 'ball_off')];
    expect(flightOf(log, table)).toEqual({ from: { x: 4, y: 0 }, to: { x: 9, y: 9 } });
  });

  it('flies to its landing once it has scattered', () => {
    const log = [
      entry(1, { kick: { by: 4, at: { model: 2 } } }),
      entry(2, { scattered: { from: { x: 1, y: 1 }, landing: { x: 3, y: 3 } } }),
    ];
    expect(flightOf(log, table)).toEqual({ from: { x: 1, y: 1 }, to: { x: 3, y: 3 } });
  });

  it('does not fly after somebody took it, nor by what was taken back', () => {
    const kick = { kick: { by: 4, at: { model: 2 } } };
    expect(flightOf([entry(1, kick), entry(2, { possessed: { model: 2, how: 'pass' } })], table)).toBeNull();
    expect(flightOf([{ ...entry(1, kick), undone: true } as LogEntry], table)).toBeNull();
  });
});
