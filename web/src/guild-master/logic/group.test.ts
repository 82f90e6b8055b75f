import { describe, expect, it } from 'vitest';
import type { MenuEntry } from '../../transport/wire';
import { groups, sourceIn } from './group';

const yes = (choice: unknown): MenuEntry => ({ choice, text: '', say: { id: '' }, legal: true });
const no = (choice: unknown): MenuEntry => ({
  choice,
  text: '',
  say: { id: '' },
  legal: false,
  refusal: { rule: 'GM-ADVR-04', message: '', say: { id: '' }, refusal: null },
});

describe('answers in groups', () => {
  it('have what can be done first, then leaving it, then what cannot be done', () => {
    const menu = [yes('pass'), no({ use: { ability: 1 } }), yes({ use: { ability: 2 } })];
    expect(groups(menu, true).map((group) => [group.of.kind, group.entries.map(({ at }) => at)])).toEqual([
      ['plain', [2]],
      ['pass', [0]],
      ['barred', [1]],
    ]);
    expect(groups(menu, false)).toHaveLength(1);
  });

  it('go by board, order and card', () => {
    const menu = [{ space: 2 }, { space: 7 }, { join: [0, 5] }, { join: [1, 5] }, { join: [0, 6] }].map(yes);
    expect(groups(menu, true).map((group) => group.entries.length)).toEqual([1, 1, 2, 1]);
  });

  it('leave out what is answered elsewhere', () => {
    expect(groups([yes({ send: [1] }), yes('confirm')], false)[0]?.entries).toHaveLength(1);
  });

  it('know what is used', () => {
    expect(sourceIn({ use: { boon: 4 } })).toEqual({ boon: 4 });
    expect(sourceIn('pass')).toBeNull();
  });
});
