import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mines } from '../mine.svelte';
import { words } from '../words/words.svelte';
import MatchPage from './MatchPage.svelte';
import { answers, ask, MATCH, settled, Table, update } from './testing';

let table: Table;
let page: Record<string, unknown> | undefined;

async function show(): Promise<void> {
  page = mount(MatchPage, { target: document.body, props: { transport: table.transport, match: MATCH } });
  await quiet();
}

async function quiet(): Promise<void> {
  for (let turn = 0; turn < 4; turn++) {
    await settled();
    flushSync();
  }
}

const text = () => document.body.textContent ?? '';

function button(name: string): HTMLButtonElement {
  const found = [...document.querySelectorAll('button')].find(
    (one) => one.textContent?.includes(name) || one.getAttribute('aria-label') === name,
  );
  if (found === undefined) throw new Error(`no button ${name} in ${text()}`);
  return found;
}

beforeEach(() => {
  words.language = 'en';
  table = new Table();
});
afterEach(async () => {
  if (page) await unmount(page);
  page = undefined;
  document.body.innerHTML = '';
});

describe('the page of a match', () => {
  it('has nothing of the table behind the curtain', async () => {
    table.yours = [0, 1];
    table.pending = answers(
      ask(0, { secret: true, text: 'the hidden question' }),
      ask(1, { secret: true, text: 'the hidden question' }),
    );
    await show();
    expect(text()).toContain('Pass the device to Ann');
    expect(document.body.innerHTML).not.toContain('gold');
    expect(document.body.innerHTML).not.toContain('hidden question');
    button('I am Ann').click();
    await quiet();
    expect(text()).toContain('the hidden question');
    const next = answers(ask(0, { secret: true, answered: true }), ask(1, { secret: true, text: 'for Bob' }));
    table.pending = next;
    table.push(0, update(5, { pending: next }));
    await quiet();
    expect(text()).toContain('Pass the device to Bob');
    expect(document.body.innerHTML).not.toContain('gold');
    expect(document.body.innerHTML).not.toContain('for Bob');
  });

  it('tells the log again when the language changes', async () => {
    table.log = [
      { n: 3, seen: [1], said: [{ id: 'ui-offer-draw-waits', args: { by: { seat: 0 }, awaits: 'X' } }] },
    ];
    await show();
    expect(text()).toContain('Ann offers a draw.');
    words.language = 'fr';
    flushSync();
    expect(text()).toContain('Ann propose la nulle.');
    expect(text()).not.toContain('offers a draw');
  });

  it('shows a refusal with its rule', async () => {
    table.pending = answers(ask(0));
    table.replies['candidates'] = () => ({ type: 'candidates', choices: [{ choice: 1, text: 'bid 12' }] });
    table.replies['choose'] = () => ({
      type: 'error',
      code: 'refused',
      message: 'you have 9 gold',
      rule: 'FX-BID-01',
    });
    await show();
    button('bid 12').click();
    await quiet();
    const strip = document.querySelector('.tell.refused')?.textContent;
    expect(strip).toContain('you have 9 gold');
    expect(strip).toContain('FX-BID-01');
  });

  it('asks for consent to a takeback and answers for the seat that is asked', async () => {
    table.pending = { ...answers(ask(0)), takeback: { by: 1, awaits: [0] } };
    await show();
    expect(text()).toContain('Bob would like to take back');
    button('Refuse').click();
    await quiet();
    expect(table.asked('consent')).toEqual([{ match: MATCH, type: 'consent', by: 0, agree: false }]);
  });

  it('says who won and opens the same table again', async () => {
    table.pending = {
      waits: 'nothing',
      outcome: {},
      text: '',
      say: { id: 'hall-verbatim', args: { text: 'by one point' } },
      winners: [1],
    };
    table.replies['open'] = () => ({ type: 'opened', match: 'next', key: 'k' });
    await show();
    expect(text()).toContain('by one point');
    button('Play again').click();
    await quiet();
    expect(table.asked('open')[0]).toMatchObject({
      game: 'haggle',
      seats: ['here', 'here'],
      names: ['Ann', 'Bob'],
    });
    expect(location.hash).toBe('#/match/next');
  });

  it('says at which entry the rules have changed, and ends the match when one is sure', async () => {
    table.pending = {
      waits: 'end',
      entry: 57,
      written: 2,
      rules: 3,
      say: { id: 'hall-parted', args: { entry: 57, written: 2, rules: 3 } },
    };
    await show();
    expect(text()).toContain('entry 57');
    button('End without a result').click();
    await quiet();
    expect(table.asked('void')).toEqual([]);
    button('End it for good?').click();
    await quiet();
    expect(table.asked('void')).toEqual([{ match: MATCH, type: 'void', by: 0 }]);
    button('Offer a draw').click();
    await quiet();
    expect(table.asked('offer_draw')).toEqual([{ match: MATCH, type: 'offer_draw', by: 0 }]);
  });

  it('says when the connection is lost and when it is back', async () => {
    await show();
    table.transport.lose();
    flushSync();
    expect(text()).toContain('Connection lost');
    table.transport.restore();
    await quiet();
    expect(text()).not.toContain('Connection lost');
  });

  it('says why a table is not there', async () => {
    table.replies['enter'] = () => ({ type: 'error', code: 'unknown_match', message: 'no such match' });
    await show();
    expect(text()).toContain('This table is not here');
  });

  it.each([
    ['unknown_match', undefined],
    ['fault', 'the key'],
    ['too_many', 'the key'],
  ])('that cannot be entered (%s) is forgotten only if there is none', async (code, key) => {
    mines.note(MATCH, { key: 'the key', game: 'haggle' });
    table.replies['enter'] = () => ({ type: 'error', code, message: 'no' });
    await show();
    document.querySelector<HTMLAnchorElement>('a[href="#/"].primary')?.click();
    expect(mines.find(MATCH)?.key).toBe(key);
    mines.forget(MATCH);
  });
});
