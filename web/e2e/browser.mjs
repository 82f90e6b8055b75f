// A browser and a page in it that notices everything that goes wrong.
import { chromium } from 'playwright-core';

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

/** Starts Chromium: the one of Debian, or the one named by the variable GUILDHALL_CHROMIUM. */
export function openBrowser() {
  return chromium.launch({
    executablePath: process.env['GUILDHALL_CHROMIUM'] ?? '/usr/bin/chromium',
    headless: true,
    chromiumSandbox: false,
    args: FLAGS,
  });
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
  page.setDefaultTimeout(10_000);
  // The first page of a browser on a busy machine takes longest.
  page.setDefaultNavigationTimeout(30_000);
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
