import { describe, expect, it } from 'vitest';
import type { MenuEntry } from '../../transport/wire';
import { bestDie, toolsIn, total } from './tray';

const entry = (choice: unknown): MenuEntry => ({ choice, text: '', say: { id: '' }, legal: true });

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

  it('finds the tools of a menu and what each needs', () => {
    const tools = toolsIn(
      [
        'keep',
        { fix: 0 },
        { fix: 1 },
        { change: [{ ability: 3 }, 0, 1] },
        { change: [{ boon: 7 }, 0, null] },
        { force: [{ ability: 4 }, 1, 2] },
      ].map(entry),
    );
    expect(tools.map((tool) => [tool.how, tool.dice.size, tool.whole !== null, tool.rivals.size])).toEqual([
      ['fix', 2, false, 0],
      ['change', 1, false, 0],
      ['change', 0, true, 0],
      ['force', 0, false, 1],
    ]);
  });
});
