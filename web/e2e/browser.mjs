// A browser and a page in it that notices everything that goes wrong.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { chromium } from 'playwright-core';

import { end, keep, leave, stretched } from './group.mjs';
import { within } from './within.mjs';

/** How long a browser may take to open and to close, in milliseconds. */
const PATIENCE = stretched(30_000);

const FLAGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The sizes the page is made for. */
export const DESKTOP = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

/**
 * Starts Chromium: the one of Debian, or the one named by the variable GUILDHALL_CHROMIUM. `head` is the head of its process
 * group. `shut` closes it, and ends it
 * with all its processes when it does not close.
 */
export async function openBrowser() {
  const place = await mkdtemp(join(tmpdir(), 'guildhall-browser-'));
  const note = join(place, 'process');
  try {
    const browser = await chromium.launch({
      executablePath: fileURLToPath(new URL('browser.sh', import.meta.url)),
      headless: true,
      chromiumSandbox: false,
      timeout: PATIENCE,
      args: FLAGS,
      env: {
        ...process.env,
        GUILDHALL_BROWSER: process.env['GUILDHALL_CHROMIUM'] ?? '/usr/bin/chromium',
        GUILDHALL_BROWSER_NOTE: note,
      },
    });
    const head = Number.parseInt(await readFile(note, 'utf8'), 10);
    keep(head);
    return { browser, head, shut: () => shut(browser, head) };
  } finally {
    await rm(place, { recursive: true, force: true });
  }
}

/** Closes a browser, or else ends its process group and says so. */
async function shut(browser, head) {
  await within(PATIENCE, 'closing the browser', browser.close()).catch((why) => {
    console.error(`${why.message}; process group ${head} is ended`);
  });
  end(head);
  leave(head);
}

/**
 * A fresh page with nothing kept. `faults` lists console errors (breaches of the content security policy are among
 * them), exceptions and requests that failed.
 */
export async function openPage(browser, { viewport = DESKTOP, theme = 'light', language = 'en', base } = {}) {
  const phone = viewport.width < 600;
  const context = await browser.newContext({
    baseURL: base,
    viewport,
    colorScheme: theme,
    locale: language,
    reducedMotion: 'reduce',
    hasTouch: phone,
    isMobile: phone,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(stretched(20_000));
  // The first page of a browser on a busy machine takes longest.
  page.setDefaultNavigationTimeout(stretched(30_000));
  const faults = [];
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => faults.push(`exception: ${error.stack ?? error}`));
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText;
    // What a page no longer waits for when it is left is no fault.
    if (why !== 'net::ERR_ABORTED') faults.push(`request: ${request.url()} ${why}`);
  });
  return { page, context, faults };
}
