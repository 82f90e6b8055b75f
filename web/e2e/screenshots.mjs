// Takes the pictures of the documents: `cargo xtask screenshots`. Each is a page in a state that a player would see.
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { DESKTOP, PHONE, openBrowser, openPage } from './browser.mjs';
import { openHall } from './hall.mjs';
import { openMatch } from './match.mjs';

const out =
  process.env['GUILDHALL_E2E_OUT'] ?? join(dirname(fileURLToPath(import.meta.url)), '../../docs/screenshots');

const home = async (page) => {
  await page.getByRole('heading', { level: 1 }).waitFor();
};

/** A match under way, some steps after its beginning: bots play until it is somebody's turn here. */
const match = (wish) => async (page) => {
  await openMatch(page, wish);
  await page.locator('main').waitFor();
  await page.waitForTimeout(1500);
};

const ball = match({ game: 'guild-ball', seats: ['here', 'greedy'], names: ['Ann', 'Bot'] });
const master = match({
  game: 'guild-master',
  seats: ['here', 'greedy', 'greedy'],
  names: ['Ann', 'Bot', 'Bot'],
  setup: { guilds: 3, short: true },
});

const SHOTS = [
  { name: 'home-light', show: home },
  { name: 'home-dark', theme: 'dark', show: home },
  { name: 'guild-ball-light', show: ball },
  { name: 'guild-ball-dark', theme: 'dark', show: ball },
  { name: 'guild-ball-phone', viewport: PHONE, show: ball },
  { name: 'guild-master-light', show: master },
  { name: 'guild-master-dark', theme: 'dark', show: master },
  { name: 'guild-master-phone', viewport: PHONE, show: master },
];

await mkdir(out, { recursive: true });
const browser = await openBrowser();
let wrong = 0;
try {
  for (const { name, show, ...options } of SHOTS) {
    const hall = await openHall({ seed: 'demo' });
    const { page, context, faults } = await openPage(browser, {
      viewport: DESKTOP,
      ...options,
      base: hall.url,
    });
    try {
      await page.goto('/');
      await show(page);
      await page.screenshot({ path: join(out, `${name}.png`) });
      console.log(`${name}.png`);
      for (const fault of faults) console.error(`${name}: ${fault}`);
      wrong += faults.length;
    } finally {
      await context.close();
      await hall.close();
    }
  }
} finally {
  await browser.close();
}
process.exitCode = wrong > 0 ? 1 : 0;
