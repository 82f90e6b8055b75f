import { describe, expect, it } from 'vitest';
import type { MenuEntry } from '../../transport/wire';
import type { Guilds } from '../guilds.svelte';
import { Desk } from './desk.svelte';

/** An answer of a menu, barred where a rule is named. */
function entry(choice: unknown, rule?: string): MenuEntry {
  const said = { choice, text: String(choice), say: null };
  return (rule === undefined
    ? { ...said, legal: true, preview: { dice: 2, target: 0, gold: 0 } }
    : { ...said, legal: false, refusal: { rule, message: '' } }) as unknown as MenuEntry;
}

/** A desk at a question whose menu changes. */
function deskWith(kind: string): { desk: Desk; show: (entries: MenuEntry[]) => Promise<void> } {
  let shown: MenuEntry[] = [];
  const session = { ask: { ask: 7, seat: 0 }, menu: () => Promise.resolve(shown) };
  const desk = new Desk({ session, kind } as unknown as Guilds);
  return {
    desk,
    show: async (entries) => {
      shown = entries;
      await desk.open();
    },
  };
}

describe('the answer in hand', () => {
  it('is the confirmation once a Skill is named, as many answers as there are', async () => {
    const { desk, show } = deskWith('declare');
    await show([entry({ skill: 'charm' }), entry({ skill: 'spirit' }), entry('confirm', 'GM-RUL-25')]);
    expect(desk.choice?.choice).toEqual({ skill: 'charm' });
    await show([entry({ skill: 'charm' }, 'GM-RUL-25'), entry({ skill: 'spirit' }), entry('confirm')]);
    expect(desk.choice?.choice).toBe('confirm');
  });

  it('stays in hand while others act, wherever it lies in the menu then', async () => {
    const { desk, show } = deskWith('skill');
    await show([entry({ skill: 'might' }), entry({ skill: 'guile' })]);
    desk.picked = 1;
    await show([entry({ skill: 'guile' }), entry({ skill: 'might' })]);
    expect(desk.choice?.choice).toEqual({ skill: 'guile' });
  });
});
