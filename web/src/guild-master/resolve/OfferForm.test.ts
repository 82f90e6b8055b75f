import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Guilds } from '../guilds.svelte';
import { NO_TERMS, toClauses, type Terms } from '../logic/offers';
import type { Choice, Clauses } from '../logic/types';
import { Desk } from './desk.svelte';
import OfferForm from './OfferForm.svelte';

/** Two of three guilds contest a Contract whose Bonus has two options, the second of which hits a rival. */
const guilds = {
  seat: 0,
  me: { gold: 5 },
  name: (seat: number) => ['Ann', 'Ben', 'Cleo'][seat] ?? '',
  prompt: null,
  cards: { options: () => ['gain 1 gold', 'gain 1 fame'] },
  view: { parley: { guilds: 0b011, ready: 0, owner: null }, guilds: [{ gold: 5 }, { gold: 5 }, { gold: 5 }] },
  session: {
    check: async (choice: Choice) => {
      const { choices = [] } = (choice as { offer: Clauses }).offer;
      const [first, second] = choices;
      const hits = typeof first === 'object' && 'option' in first && first.option === 1;
      const fits = first !== undefined && 'option' in first && first.option < 2;
      const then = second === undefined || (hits && 'rival' in second);
      return { ok: fits && then && choices.length < 3 };
    },
  },
} as unknown as Guilds;

let shown: object | null = null;
afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
});

function select(name: string, value: string): void {
  const field = document.querySelector<HTMLSelectElement>(`[${name}]`);
  if (field === null) throw new Error(`no field ${name}`);
  field.value = value;
  field.dispatchEvent(new Event('change', { bubbles: true }));
  flushSync();
}

describe('an offer in a contest', () => {
  it('settles how a bonus is resolved, by what the hall lets be settled', async () => {
    const desk = new Desk(guilds);
    const sent: Terms[] = [];
    const send = async (terms: Terms) => void sent.push(terms);
    shown = mount(OfferForm, { target: document.body, props: { guilds, desk, reward: 2, bonus: 7, send } });
    flushSync();
    expect(document.querySelector('[data-bonus-as]')).toBeNull();
    select('data-bonus-to', '1');
    await vi.waitFor(() => expect(document.querySelector('[data-bonus-as]')).not.toBeNull());
    const ways = [...document.querySelectorAll('[data-bonus-as] option')].map((one) => one.textContent);
    expect(ways).toHaveLength(3);
    expect(ways[2]).toMatch(/2.*gain 1 fame/);
    select('data-bonus-as="0"', '1');
    expect(desk.terms).toEqual({ ...NO_TERMS, bonus: 1, choices: [{ option: 1 }] });
    await vi.waitFor(() => expect(document.querySelector('[data-bonus-as="1"]')).not.toBeNull());
    const rivals = [...document.querySelectorAll('[data-bonus-as="1"] option')].map((one) => one.textContent);
    expect(rivals.slice(1)).toEqual(['Ann', 'Cleo']);
    select('data-bonus-as="1"', '1');
    const choices = [{ option: 1 }, { rival: 2 }];
    expect(desk.terms).toEqual({ ...NO_TERMS, bonus: 1, choices });
    document.querySelector<HTMLFormElement>('form')?.requestSubmit();
    expect(sent.map((terms) => toClauses(terms, 0))).toMatchObject([{ bonus: 1, choices }]);
    select('data-bonus-as="0"', '0');
    await vi.waitFor(() => expect(document.querySelector('[data-bonus-as="1"]')).toBeNull());
    select('data-bonus-to', '');
    expect(desk.terms.choices).toEqual([]);
    await vi.waitFor(() => expect(document.querySelector('[data-bonus-as]')).toBeNull());
  });

  it('asks another guild for a promise', () => {
    const desk = new Desk(guilds);
    const sent: Terms[] = [];
    const send = async (terms: Terms) => void sent.push(terms);
    shown = mount(OfferForm, { target: document.body, props: { guilds, desk, reward: 2, send } });
    flushSync();
    const submit = document.querySelector<HTMLButtonElement>('button[type=submit]');
    select('data-promise-by', '1');
    expect(submit?.disabled).toBe(true);
    const field = document.querySelector<HTMLInputElement>('input[type=text]');
    if (field === null) throw new Error('no field for a promise');
    field.value = 'I cooperate';
    field.dispatchEvent(new Event('input', { bubbles: true }));
    flushSync();
    expect(submit?.disabled).toBe(false);
    document.querySelector<HTMLFormElement>('form')?.requestSubmit();
    expect(sent.map((terms) => toClauses(terms, 0).promise)).toEqual([{ from: 1, text: 'I cooperate' }]);
  });
});
