// Guild Master: two guilds at one screen play all nine rounds with the keyboard alone, by what the page shows.
import assert from 'node:assert/strict';

import { stretched } from './group.mjs';
import { PHONE, audit, openMatch, table } from './harness.mjs';

/** How long the page may take over one step, in milliseconds; a machine with much to do takes long. */
const PATIENCE = stretched(30_000);

/** What the page asks for now, read from what is on it. */
function look(page) {
  return page.evaluate(() => {
    const shown = (selector) => document.querySelector(selector);
    const text = (selector) => shown(selector)?.textContent?.trim() ?? '';
    const state = { text: document.body.innerText, round: Number(/(\d+)/.exec(text('.rnd b'))?.[1] ?? 0) };
    if (shown('.curtain')) {
      const seat = text('.curtain h2');
      return { ...state, asks: 'curtain', seat, mark: `curtain ${seat}` };
    }
    if (shown('.outcome')) return { ...state, asks: 'end', mark: 'end' };
    if (shown('[data-asks]') === null) return { ...state, asks: 'nothing' };
    const { asks, ask } = shown('[data-asks]').dataset;
    // Bargaining and declaring go on under the same question: there the page itself has to change.
    const open = ['bargain', 'lobby', 'declare'].includes(asks);
    const primary = shown('.dock .btn.primary');
    return {
      ...state,
      asks: asks === '' ? 'nothing' : asks,
      mark: `${ask} ${open ? state.text : ''}`,
      seat: text('.guildhead h2'),
      open: primary !== null && !primary.disabled,
      refused: shown('.dock .cor')?.textContent?.includes('GM-') ?? false,
      best: shown('.dock .go')?.querySelectorAll('.btn').length ?? 0,
      usable: document.querySelectorAll('.option:not(.no):not(.pass)').length,
      builds: shown('.options.build') !== null,
      offers: document.querySelectorAll('.deal .primary').length,
      shares: shown('[data-offer-even]') !== null,
      private: [...document.querySelectorAll('.priv li > span:first-child')].map((one) =>
        one.textContent.trim(),
      ),
      slots: document.querySelectorAll('.ot .slot').length,
      busy: shown('[data-asks]').getAttribute('aria-busy') === 'true',
    };
  });
}

/** Opens a match and waits until its table or its curtain is there. */
async function sitDown(page, wish) {
  await page.goto('/');
  await openMatch(page, { game: 'guild-master', ...wish });
  await page.locator('.curtain, [data-asks]').first().waitFor();
}

/** Waits until the page asks for something that differs from before. */
async function next(page, before) {
  const until = Date.now() + PATIENCE;
  for (;;) {
    const now = await look(page);
    const settled = now.asks !== 'nothing' && !now.busy;
    if (settled && (before === null || now.mark !== before.mark)) return now;
    if (Date.now() > until) throw new Error(`the page stays at “${now.asks}”:\n${await stuck(page)}`);
    await page.waitForTimeout(15);
  }
}

/** What tells why a page does not go on: the question, its answers and the button. */
function stuck(page) {
  return page.evaluate(() =>
    ['.ask', '.dock', '[role="alert"]']
      .flatMap((part) => [...document.querySelectorAll(part)].map((one) => one.innerText))
      .join('\n'),
  );
}

/** Presses keys one after the other. */
async function type(page, ...keys) {
  for (const key of keys) await page.keyboard.press(key);
}

/** Goes with Tab to a control that fits, as somebody without a mouse does. */
async function tabTo(page, fits, most = 120) {
  for (let n = 0; n < most; n += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(fits)) return;
  }
  throw new Error('Tab does not get there');
}

/** Plans a round: the best teams, and by turns a recruit or builders. */
async function plan(page, now, turn) {
  await page.locator('#gm-slot-0').focus();
  await page.keyboard.press('t');
  await page.waitForFunction(() => document.querySelector('.ot .slot .pn') !== null);
  await page.keyboard.press('ArrowDown');
  const [objective] = [['0'], ['a'], ['b'], ['2']][turn % 4];
  await type(page, objective, 'k');
  const off = await page.evaluate(() => document.querySelector('.ot .slot.on .team .pn') === null);
  if (off) await type(page, 'l');
  await type(page, '+');
  await settle(page);
  if (await page.locator('.orders .fault').count()) await type(page, 'Backspace');
  await settle(page);
  await type(page, 'r');
  // Where nothing is left of the plan, the page asks once more.
  await settle(page);
  if (await page.locator('.ot .slot .pn').count()) return;
  const still = await look(page);
  if (still.mark === now.mark && !still.busy) await type(page, 'Enter');
}

/** Waits until the page has asked the hall about the orders as they are. */
async function settle(page) {
  await page.waitForFunction(() => document.querySelector('.orders')?.getAttribute('aria-busy') !== 'true');
}

/** Answers whatever is asked but orders, with the keyboard. */
async function answer(page, now, counts) {
  counts[now.asks] = (counts[now.asks] ?? 0) + 1;
  switch (now.asks) {
    case 'curtain':
      return page.keyboard.press('Enter');
    case 'fix':
    case 'reroll':
    case 'change':
      return page.keyboard.press(now.best > 1 ? 'f' : 'Enter');
    case 'tie':
    case 'forced':
      return type(page, '1', 'Enter');
    case 'build':
      return build(page);
    case 'bargain':
      if (now.offers > 0) return page.keyboard.press('a');
      if ((counts.offered ?? 0) < 2 && now.shares && !now.text.includes('Your offer')) {
        counts.offered = (counts.offered ?? 0) + 1;
        return page.keyboard.press('o');
      }
      return page.keyboard.press('r');
    case 'use':
      // What can be used stands first; nothing is what is picked until then.
      return now.usable > 0 && counts.use % 2 === 1 ? type(page, '1', 'Enter') : page.keyboard.press('Enter');
    case 'pick':
      if (now.builds) return build(page);
      return now.open ? page.keyboard.press('Enter') : type(page, '1', 'Enter');
    case 'lobby':
      return page.keyboard.press(now.offers > 0 ? 'a' : 'r');
    case 'stance':
      return type(page, counts.stance % 3 === 0 ? '2' : '1', 'Enter');
    default:
      return now.open ? page.keyboard.press('Enter') : type(page, '1', 'Enter');
  }
}

/** Builds the first thing the gold pays for, or nothing. */
async function build(page) {
  for (const key of ['1', '2', '3', '4']) {
    await page.keyboard.press(key);
    const paid = await page
      .waitForFunction(() => {
        const facts = document.querySelector('.dock .cor')?.textContent ?? '';
        return facts === '' ? null : facts.includes('GM-') ? 'no' : 'yes';
      })
      .then((handle) => handle.jsonValue());
    if (paid === 'yes') return page.keyboard.press('Enter');
    await page.keyboard.press(key);
  }
  return page.keyboard.press('d');
}

table('a match of Guild Master by keyboard alone', { timeout: 240_000, seed: 'guilds' }, async ({ page }) => {
  await sitDown(page, { seats: ['here', 'here'], names: ['Ann', 'Ben'] });
  const counts = {};
  /** Private contracts by the name of who holds them, and those everybody has seen. */
  const held = new Map();
  const seen = new Set();
  const done = { refusal: false, reload: false, french: false, back: false, audit: new Set() };
  let turn = 0;
  let now = await next(page, null);
  while (now.asks !== 'end') {
    for (const [, name] of now.text.matchAll(/private contract “(.+?)”/g)) seen.add(name);
    for (const [, name] of now.text.matchAll(/for “(.+?)” on contract space/g)) seen.add(name);
    await secrets(page, now, held, seen, done);
    if (now.asks === 'orders') {
      if (!done.refusal) {
        await refusal(page);
        done.refusal = true;
        now = await look(page);
      }
      if (now.round === 4 && !done.reload) {
        await reload(page);
        done.reload = true;
        now = await next(page, null);
        continue;
      }
      if (now.round === 7 && !done.french) {
        await french(page);
        done.french = true;
        now = await look(page);
      }
      await once(page, 'orders', done);
      await plan(page, now, turn);
      turn += 1;
      if (!done.back && now.round === 2) {
        done.back = await takeBack(page, await next(page, now));
        now = await next(page, null);
        continue;
      }
    } else {
      if (now.asks !== 'curtain') await once(page, now.asks, done);
      if (now.asks === 'fallback' && !done.french)
        assert.match(now.text, /on average [\d.]+ gold and [\d.]+ fame/, 'wandering shows what it brings');
      await answer(page, now, counts);
    }
    now = await next(page, now);
  }
  await audit(page, 'the end of the match');
  assert.equal(now.round, 9, 'all nine rounds were played');
  assert.deepEqual([done.refusal, done.reload, done.french, done.back], [true, true, true, true]);
  for (const asked of [
    'side',
    'place',
    'commit',
    'skill',
    'deck',
    'fallback',
    'build',
    'bargain',
    'stance',
  ]) {
    assert.ok(counts[asked] > 0, `“${asked}” was asked: ${JSON.stringify(counts)}`);
  }
  assert.equal((await page.locator('.won').count()) > 0, true, 'somebody won');
});

/** Judges what is on the screen, once for every kind of question. */
async function once(page, what, done) {
  if (done.audit.has(what)) return;
  done.audit.add(what);
  await audit(page, `Guild Master at “${what}”`);
}

/** Nothing of a guild's secrets is on the page while another has the device. */
async function secrets(page, now, held, seen, done) {
  if (done.french) return;
  if (now.asks === 'curtain') {
    assert.equal(await page.locator('.game').count(), 0, 'the table is away while the curtain is down');
  }
  const html = await page.content();
  for (const [who, names] of held) {
    if (who === now.seat) continue;
    for (const name of names.filter((one) => !seen.has(one))) {
      assert.ok(!html.includes(name), `“${name}” of ${who} is on the page at “${now.asks}” of ${now.seat}`);
    }
  }
  if (now.asks !== 'curtain' && now.private?.length > 0) held.set(now.seat, now.private);
}

/** A bid below the minimum is refused, with the rule, beside the order and in the strip; then it is cleared. */
async function refusal(page) {
  await page.locator('#gm-slot-0').focus();
  await type(page, 'g', 'a', '-');
  await page.locator('.slot .fault').filter({ hasText: 'GM-ORDR-12' }).waitFor();
  await type(page, 'r');
  await page.getByRole('alert').filter({ hasText: 'GM-ORDR-12' }).waitFor();
  await type(page, 'Backspace');
  await page.locator('.slot .fault').waitFor({ state: 'detached' });
}

/** What is planned outlives a reload of the page. */
async function reload(page) {
  await page.locator('#gm-slot-0').focus();
  await type(page, 'g', '1');
  await page.locator('.slot.on .pn').waitFor();
  const seat = await page.locator('.guildhead h2').textContent();
  const planned = await page.locator('#gm-slot-0').getAttribute('aria-label');
  await page.reload();
  const now = await next(page, null);
  if (now.asks === 'curtain') {
    await page.keyboard.press('Enter');
    await next(page, now);
  }
  if ((await page.locator('.guildhead h2').textContent()) === seat) {
    assert.equal(await page.locator('#gm-slot-0').getAttribute('aria-label'), planned);
    await type(page, 'Backspace');
  }
}

/** Who has passed the device on takes it back, lowers the ribbon, and finds the orders as they were sealed. */
async function takeBack(page, now) {
  assert.equal(now.asks, 'curtain', 'the other guild is asked next');
  await tabTo(page, () => /takes the device back/.test(document.activeElement?.textContent ?? ''));
  await page.keyboard.press('Enter');
  const own = await next(page, now);
  assert.equal(own.asks, 'curtain', 'the device changes hands behind a curtain');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Take the ribbon down' }).waitFor();
  await audit(page, 'a sealed answer taken up again');
  await type(page, 'r');
  const again = await next(page, null);
  assert.equal(again.asks, 'orders');
  await page.locator('.ot .slot .pn').first().waitFor();
  await settle(page);
  await type(page, 'r');
  await page.locator('.curtain').waitFor();
  assert.equal((await next(page, null)).seat, now.seat, 'then the device goes on');
  return true;
}

/** The language is switched in mid-match, and everything follows. */
async function french(page) {
  await tabTo(page, () => /EN.*FR/s.test(document.activeElement?.textContent ?? ''));
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Vos ordres' }).waitFor();
  assert.equal(await page.getAttribute('html', 'lang'), 'fr');
}

table(
  'plot phases, lobbying and dice tools of Guild Master against bots',
  { timeout: 240_000, seed: 'plot' },
  async ({ page }) => {
    await sitDown(page, { seats: ['here', 'random', 'random'], names: ['Ann', '', ''] });
    // Bots are ready before anybody can offer them anything.
    const counts = { offered: 2 };
    const done = { audit: new Set() };
    const wanted = ['use', 'pick', 'lobby', 'change'];
    let turn = 0;
    let now = await next(page, null);
    while (now.asks !== 'end' && wanted.some((asked) => (counts[asked] ?? 0) === 0)) {
      await once(page, now.asks, done);
      if (now.asks === 'orders') {
        if (turn === 0) await showCard(page);
        await plan(page, now, turn);
        turn += 1;
      } else {
        if (now.asks === 'use' && !counts.use) await usable(page);
        if (now.asks === 'lobby' && !counts.lobby) {
          await promise(page);
          now = await look(page);
        }
        await answer(page, now, counts);
      }
      now = await next(page, now);
    }
    for (const asked of wanted) {
      assert.ok(counts[asked] > 0, `“${asked}” was asked: ${JSON.stringify(counts)}`);
    }
  },
);

/** An Order Card is shown to one rival, and the log of who shows it says so. */
async function showCard(page) {
  await page.locator('.show summary').click();
  await page.locator('.show select').first().selectOption({ index: 1 });
  await page.locator('.show .chip').first().click();
  await audit(page, 'showing an order card');
  await page.getByRole('button', { name: 'Show it' }).click();
  await page
    .locator('li')
    .filter({ hasText: /shows? .*recruit A/i })
    .first()
    .waitFor();
}

/** What can be used is listed with its text, and nothing is used by default. */
async function usable(page) {
  assert.ok((await page.locator('.option .printed .effect').count()) > 0, 'cards stand with their texts');
  const pass = page.locator('.option.pass');
  assert.equal(await pass.getAttribute('aria-pressed'), 'true');
}

/**
 * An offer while an effect is lobbied for has a promise and no shares. When nobody else bargains there is none, and what
 * was offered before stands, or that is said.
 */
async function promise(page) {
  if ((await page.locator('[data-offer-new]').count()) === 0) {
    const said = page.getByText('Nobody else bargains any more.');
    await page.locator('.deal').or(said).first().waitFor();
    return;
  }
  await page.keyboard.press('w');
  await audit(page, 'an offer for a choice of an effect');
  assert.equal(await page.locator('.form input[type="checkbox"]').count(), 0, 'there is nothing to share');
  await page.locator('.form input[type="text"]').fill('I stay away from B');
  await page.getByRole('button', { name: 'Make the offer' }).click();
  // A bot may have accepted it at once: then only the log tells.
  await page.getByText('I stay away from B').first().waitFor();
}

table(
  'a round of Guild Master against a bot on a phone',
  { viewport: PHONE, timeout: 90_000 },
  async ({ page }) => {
    await sitDown(page, { seats: ['here', 'random'], names: ['Ann', ''] });
    let now = await next(page, null);
    for (let steps = 0; now.round < 2 && now.asks !== 'end'; steps += 1) {
      assert.ok(steps < 60, 'the first round ends');
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      assert.ok(wide <= 0, `the page is ${wide} px wider than the screen at “${now.asks}”`);
      if (now.asks === 'orders') {
        await audit(page, 'the order phase on a phone');
        await typed(page);
        await page.locator('.ob .hit').first().click();
        await page.locator('.pool .chip').first().click();
        await page.locator('.dock .primary').click();
      } else {
        await press(page, now);
      }
      now = await next(page, now);
    }
  },
);

/** Answers can be typed on a phone too. */
async function typed(page) {
  await page.getByRole('button', { name: 'Type an answer' }).click();
  await page.getByRole('option').first().waitFor();
  await audit(page, 'typed play on a phone');
  await page.keyboard.press('Escape');
  await page.getByRole('listbox').waitFor({ state: 'detached' });
}

/** Answers with a finger: the first answer there is, then the button that makes it real. */
async function press(page, now) {
  if (!now.open && now.asks === 'build') {
    await page.locator('.dock .go .btn').last().click();
    return;
  }
  if (!now.open) await page.locator('.option, .gmdie').first().click();
  await page.locator('.dock .primary').click();
}
