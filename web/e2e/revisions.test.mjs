// A match that was begun before the rules were changed, in a hall that was closed and is opened again.
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after } from 'node:test';

import { audit, openHall, openMatch, table } from './harness.mjs';

const data = mkdtempSync(join(tmpdir(), 'guildhall-e2e-'));
after(() => rmSync(data, { recursive: true, force: true }));

/** Where the record of a match is kept. */
const recordOf = (match) => join(data, 'matches', `${match}.ndjson`);

/** A line as it is: by the revision before, everything had gone the same way. */
const same = (text) => text;

/** By the revision before, the first draw of chance had led elsewhere. */
function elsewhere(text, at) {
  return at === 2 ? text.replace(/"one":(\d+)/, (_, one) => `"one":${one === '0' ? 1 : 0}`) : text;
}

/** Makes a record one of the revision before. */
function makeOlder(path, change) {
  let before = '';
  const lines = readFileSync(path, 'utf8').trimEnd().split('\n');
  const relinked = lines.map((line, at) => {
    let text = `${line.slice(0, line.lastIndexOf(',"link":'))}}`;
    if (at === 0) text = text.replace(/"revision":(\d+)/, (_, revision) => `"revision":${revision - 1}`);
    text = change(text, at);
    const link = createHash('sha256')
      .update(before + text)
      .digest('hex')
      .slice(0, 16);
    before = link;
    return `${text.slice(0, -1)},"link":"${link}"}\n`;
  });
  writeFileSync(path, relinked.join(''));
}

/** Opens a match, waits for its first question, and comes back to it in a hall by whose rules it is an older one. */
async function later({ page, hall }, wish, change, run) {
  await page.goto('/');
  const { match, key } = await openMatch(page, wish);
  await page.locator('.curtain, .asking[data-ask]:not([data-ask=""])').first().waitFor();
  await page.goto('about:blank');
  await hall.close();
  makeOlder(recordOf(match), change);

  const next = await openHall({ data });
  try {
    await page.goto(next.url);
    await page.evaluate(
      (mine) => {
        localStorage.setItem('guildhall.matches', JSON.stringify([mine]));
        history.replaceState(null, '', `#/match/${encodeURIComponent(mine.match)}`);
        location.reload();
      },
      { match, key, game: wish.game, title: 'Ann', when: Date.now() },
    );
    await run(match);
    await page.goto('about:blank');
  } finally {
    await next.close();
  }
}

/** Waits for what says why a match cannot go on, above the table and beside it. */
async function toldWhy(page) {
  const told = page.getByRole('region', { name: 'The rules have changed' });
  await told.waitFor();
  assert.match(await told.textContent(), /what happened at entry 1 of its record/);
  await page.locator('.dock').filter({ hasText: 'The match waits for its end' }).waitFor();
  return told;
}

table('a match that cannot go on by new rules says where, and is ended', { data }, async (at) => {
  const { page } = at;
  const wish = { game: 'guild-ball', seats: ['here', 'greedy'], names: ['Ann', ''] };
  await later(at, wish, elsewhere, async () => {
    const told = await toldWhy(page);
    await audit(page, 'a match that cannot go on');
    await told.getByRole('button', { name: 'End without a result' }).click();
    await told.getByRole('button', { name: 'End it for good?' }).click();
    await page.getByRole('heading', { name: 'The match ends without a result.' }).waitFor();
  });
});

const TWO = { game: 'guild-master', seats: ['here', 'here'], names: ['Ann', 'Ben'] };

table('two at one screen agree on the end of a match that cannot go on', { data }, async (at) => {
  const { page } = at;
  await later(at, TWO, elsewhere, async (match) => {
    const told = await toldWhy(page);
    await audit(page, 'a match of two that cannot go on');
    const offer = page.locator('.offer').filter({ hasText: 'Ann offers a draw. Ben, do you agree?' });
    await told.getByRole('button', { name: 'Offer a draw' }).click();
    // What is refused changes nothing, and can be offered again.
    await offer.getByRole('button', { name: 'Refuse' }).click();
    await offer.waitFor({ state: 'detached' });
    await told.getByRole('button', { name: 'Offer a draw' }).click();
    await offer.getByRole('button', { name: 'Agree' }).click();
    await page.getByRole('region', { name: 'The end of the match' }).waitFor();
    assert.equal(await page.getByText('The match waits for its end').count(), 0);
    assert.match(readFileSync(recordOf(match), 'utf8'), /"closed":"agreed"/);
  });
});

table('a match goes on by new rules that give the same facts', { data }, async (at) => {
  const { page } = at;
  await later(at, TWO, same, async (match) => {
    const curtain = page.locator('.curtain h2');
    await curtain.filter({ hasText: 'Ann' }).waitFor();
    await page.keyboard.press('Enter');
    await page.locator('.option').first().click();
    await page.locator('.dock .btn.primary:enabled').click();
    await curtain.filter({ hasText: 'Ben' }).waitFor();
    const [last, before] = readFileSync(recordOf(match), 'utf8').trimEnd().split('\n').reverse();
    assert.equal(typeof JSON.parse(before).revision, 'number', 'the record says from where by which rules');
    assert.equal(JSON.parse(last).by, 0, 'and then what Ann has answered');
  });
});
