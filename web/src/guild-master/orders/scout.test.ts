import { describe, expect, it, vi } from 'vitest';
import type { Guilds } from '../guilds.svelte';
import { emptyDraft } from '../logic/plan';
import { Scout } from './scout.svelte';

/** A scout at a table with or without clocks, where the hall refuses the Orders or not. */
function scout(clocks: boolean, refused: unknown = null) {
  const aside = vi.fn(() => Promise.resolve());
  const session = {
    clocks: clocks ? { seats: [], at: 0 } : null,
    query: () => Promise.resolve({ ok: true, value: { sheet: { refused, slots: [] } } }),
    aside,
  };
  return { aside, scout: new Scout({ seat: 0, session } as unknown as Guilds) };
}

describe('a draft of Orders', () => {
  it('is kept by the hall where time is counted', async () => {
    const { aside, scout: one } = scout(true);
    await one.look(emptyDraft());
    expect(aside).toHaveBeenCalledWith({ draft: expect.anything() });
  });

  it('is nobody’s but the page’s where it is not', async () => {
    const { aside, scout: one } = scout(false);
    await one.look(emptyDraft());
    expect(aside).not.toHaveBeenCalled();
  });

  it('is kept also while the rules refuse it', async () => {
    const { aside, scout: one } = scout(true, { rule: 'GM-ORDR-10', refusal: null, say: { id: 'x' } });
    await one.look(emptyDraft());
    expect(aside).toHaveBeenCalledWith({ draft: expect.anything() });
  });
});
