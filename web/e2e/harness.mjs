// What the tests in a browser stand on. A test gets a hall and a page of its own:
//
//   table('a match ends', { viewport: PHONE }, async ({ page, hall }) => { await page.goto('/'); … });
//
// It fails on anything the page complains about, and then leaves a screenshot, the page and the log of the hall in the
// directory named by GUILDHALL_E2E_OUT (web/e2e/left by default).
import assert from 'node:assert/strict';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';

import { openBrowser, openPage } from './browser.mjs';
import { stretched } from './group.mjs';
import { openHall } from './hall.mjs';
import { within } from './within.mjs';

export { audit } from './audit.mjs';
export { DESKTOP, PHONE } from './browser.mjs';
export { openMatch, toldOf } from './match.mjs';
export { openHall };

const left = process.env['GUILDHALL_E2E_OUT'] ?? join(dirname(fileURLToPath(import.meta.url)), 'left');

/** How long a test may take, in milliseconds: so long that only one that stands still takes longer. */
const LIMIT = 180_000;

/** How long opening or closing a page may take, in milliseconds. */
const CLOSING = stretched(20_000);

/** How long everything round a test may take: its hall, its page, what is left when it fails, and another browser. */
const ROUND = 12 * CLOSING;

let opened;
before(async () => {
  opened = await openBrowser();
});
after(() => opened?.shut());

/**
 * A test with a hall and a page, and with a limit: one that takes longer fails, and its hall and page are ended; the
 * browser, too, when it no longer answers. Options: `seed`, `pause` for the hall; `viewport`, `theme`, `language` for the page;
 * `timeout` in milliseconds.
 */
export function table(name, options, run) {
  const limit = stretched(options.timeout ?? LIMIT);
  test(name, { timeout: limit + ROUND }, async () => {
    const hall = await openHall(options);
    try {
      await sit(name, { ...options, limit }, run, hall);
    } finally {
      await hall.close();
    }
  });
}

/** Runs a test at a page of its own; one that takes too long is looked at while its page is still open. */
async function sit(name, options, run, hall) {
  const { browser } = opened;
  const at = await within(CLOSING, 'opening a page', openPage(browser, { ...options, base: hall.url }));
  try {
    await within(options.limit, 'the test', run({ ...at, hall, browser }));
    assert.deepEqual(at.faults, [], 'the page complained');
  } catch (error) {
    await leave(name, at, hall, error);
    throw error;
  } finally {
    await within(CLOSING, 'closing the page', at.context.close()).catch(anew);
  }
}

/** A browser that no longer closes a page is of no use to the next test. */
async function anew(why) {
  console.error(`${why.message}; the browser is ended, and another opened`);
  await opened.shut();
  opened = await openBrowser();
}

/** Leaves everything that helps to see why a test failed. */
async function leave(name, { page, faults }, hall, error) {
  await mkdir(left, { recursive: true });
  const path = join(left, name.replace(/[^a-z0-9]+/gi, '-').toLowerCase());
  const notes = [`${error.stack ?? error}`, ...faults, '--- the hall said', hall.log];
  await writeFile(`${path}.log`, `${notes.join('\n')}\n`);
  await within(CLOSING, 'the screenshot', page.screenshot({ path: `${path}.png` })).catch((why) =>
    console.error(`no screenshot: ${why}`),
  );
  const html = await within(CLOSING, 'reading the page', page.content()).catch((why) => `no page: ${why}`);
  await writeFile(`${path}.html`, html);
  console.error(`left ${path}.{log,png,html}`);
}
