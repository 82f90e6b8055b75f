// Takes the pictures of the documents: `cargo xtask screenshots`. Each is a page in a state that a player would see.
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { DESKTOP, PHONE, openBrowser, openPage } from './browser.mjs';
import { openHall } from './hall.mjs';
import { look, newMemory, playUntil } from './guild-ball-player.mjs';
import { openMatch } from './match.mjs';

const out =
  process.env['GUILDHALL_E2E_OUT'] ?? join(dirname(fileURLToPath(import.meta.url)), '../../docs/screenshots');

const home = async (page) => {
  await page.getByRole('heading', { level: 1 }).waitFor();
};

/** Guild Ball: a move that an enemy may answer with a blow is being planned. */
async function ball(page) {
  await openMatch(page, {
    game: 'guild-ball',
    seats: ['here', 'greedy'],
    names: ['Ann', ''],
    setup: { size: 'typical', teams: [TEAMS.butchers, TEAMS.masons], terrain: 'guild-hall-court' },
  });
  // On a phone the camera is close by itself: a player who presses places needs the whole pitch.
  const camera = page.locator('[data-camera]');
  const phone = page.viewportSize().width === PHONE.width;
  for (let press = 0; phone && press < 2; press += 1) await camera.click();
  const memory = newMemory();
  const planned = async ({ kind }) =>
    kind === 'act' && (memory.kinds.get('act') ?? 0) > 1 && plansARisk(page);
  await playUntil(page, 0, memory, planned);
  if (phone) await camera.click();
  await page.waitForTimeout(600);
}

const TEAMS = {
  butchers: ['ox', 'truffles', 'boiler', 'meathook', 'cinnamon', 'shank'],
  masons: ['corbelli', 'wrecker', 'chisel', 'tower', 'brick', 'flint'],
};

/** Plans jogs in every direction until an enemy may answer one with a blow. */
async function plansARisk(page) {
  await page.locator('.act[data-act="end"]:not([aria-disabled="true"])').waitFor();
  const jog = page.locator('.act[data-act="jog"]:not([aria-disabled="true"])');
  if ((await jog.count()) === 0) return false;
  const { pitch, models, actor } = await look(page);
  const from = models[actor];
  const near = ([id, at]) => Number(id) >= 6 && Math.hypot(at.x - from.x, at.y - from.y) < 3.5 * pitch.inch;
  if (!Object.entries(models).some(near)) return false;
  const far = 4.5 * pitch.inch;
  for (let turn = 0; turn < 12; turn += 1) {
    const angle = (turn * Math.PI) / 6;
    const at = { x: from.x + far * Math.cos(angle), y: from.y + far * Math.sin(angle) };
    if (at.x < pitch.x || at.y < pitch.y || at.x > pitch.x + pitch.side || at.y > pitch.y + pitch.side)
      continue;
    await jog.click();
    await page.mouse.click(at.x, at.y);
    await page.waitForTimeout(400);
    const flags = (await page.locator('.flist').allInnerTexts()).join(' ');
    if (/parting blow/i.test(flags) && (await page.locator('.dock .refused').count()) === 0) return true;
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
  }
  return false;
}

/** Guild Master: the first orders are being planned. */
async function master(page) {
  await openMatch(page, {
    game: 'guild-master',
    seats: ['here', 'greedy', 'greedy'],
    names: ['Ann', '', ''],
    setup: { guilds: 3, short: false },
  });
  const asked = (old) =>
    page
      .waitForFunction((before) => {
        const { asks = '', ask = '' } = document.querySelector('[data-asks]')?.dataset ?? {};
        return asks !== '' && ask !== before ? { asks, ask } : null;
      }, old)
      .then((handle) => handle.jsonValue());
  let now = await asked('');
  while (now.asks !== 'orders') {
    // The answers come a moment after the question.
    const commit = page.locator('.dock .btn.primary:not(:disabled)');
    for (let tries = 0; tries < 50 && (await commit.count()) === 0; tries += 1) {
      await page.keyboard.press('1');
      await page.waitForTimeout(100);
    }
    await page.keyboard.press('Enter');
    now = await asked(now.ask);
  }
  await plan(page);
  await page.waitForTimeout(600);
}

/** The best team for the first order, and one adventurer with the builders. */
async function plan(page) {
  await page.locator('#gm-slot-0').focus();
  await page.keyboard.press('t');
  await page.waitForFunction(() => document.querySelector('.ot .slot .pn') !== null);
  for (const key of ['ArrowDown', '0', 'l', '+', '+', '+']) await page.keyboard.press(key);
  await page.waitForFunction(() => document.querySelector('.orders')?.getAttribute('aria-busy') !== 'true');
}

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
const { browser, shut } = await openBrowser();
let wrong = 0;
try {
  for (const { name, show, ...options } of SHOTS) {
    const hall = await openHall({ seed: 'demo' });
    const { page, context, faults } = await openPage(browser, {
      viewport: DESKTOP,
      ...options,
      base: hall.url,
    });
    page.setDefaultTimeout(30_000);
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
  await shut();
}
process.exitCode = wrong > 0 ? 1 : 0;
