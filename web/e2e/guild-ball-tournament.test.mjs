// Guild Ball as at a tournament: rosters, the draft and the clocks; and whole matches between guilds.
import assert from 'node:assert/strict';

import { asked, newMemory, playUntil } from './guild-ball-player.mjs';
import { PHONE, audit, openMatch, table } from './harness.mjs';

const TEAMS = {
  butchers: ['ox', 'truffles', 'boiler', 'meathook', 'cinnamon', 'shank'],
  engineers: ['ballista', 'mainspring', 'fuse', 'salvo', 'colossus', 'spade'],
  fishermen: ['shark', 'tentacles', 'veteran-sakana', 'jac', 'kraken', 'greyscales'],
  masons: ['corbelli', 'wrecker', 'chisel', 'tower', 'brick', 'flint'],
};

/** The clocks in the header, in seconds. */
const clocks = async (page) => {
  const faces = await page.locator('[data-clock]').allInnerTexts();
  return faces.map((face) => face.split(':').reduce((sum, part) => 60 * sum + Number(part), 0));
};

table(
  'a tournament laid from the front door: rosters, the draft, and a clock that runs',
  { seed: 'tournament', timeout: 120_000 },
  async ({ page }) => {
    await page.goto('/');
    const door = page.locator('.door', { has: page.getByRole('heading', { name: 'Guild Ball' }) });
    await door.getByRole('button', { name: 'Lay a table' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.locator('[data-picking] input[value="rosters"]').check();
    await dialog.locator('[data-side="0"] [data-guild]').selectOption('fishermen');
    await dialog.locator('[data-side="1"] [data-guild]').selectOption('masons');
    assert.equal(await dialog.locator('[data-minutes]').inputValue(), '45', 'as the rules say');
    // Without its only captain a roster makes no team, and the hall says so.
    const captain = dialog.locator('[data-side="0"] [data-card="shark"]');
    await captain.uncheck();
    await dialog.locator('.fault code').first().waitFor();
    await captain.check();
    await dialog.locator('.fault').first().waitFor({ state: 'detached' });
    await audit(page, 'the dialog that lays a tournament');
    await dialog.locator('button.primary').click();

    const memory = newMemory();
    await playUntil(page, 0, memory, ({ kind }) => kind === 'act');
    assert.equal(memory.kinds.get('lead'), 1, 'captain and mascot were picked');
    assert.equal(memory.kinds.get('squaddie'), 4, 'four Squaddies one after another');
    assert.equal(await page.locator('.squad .row').count(), 12, 'six models a side');
    const before = await clocks(page);
    assert.equal(before.length, 2);
    assert.ok(Math.max(...before) <= 45 * 60, String(before));
    const own = page.locator('[data-clock="0"].runs');
    await own.waitFor();
    await page.waitForFunction(
      (old) => document.querySelector('[data-clock="0"]')?.textContent?.trim() !== old,
      (await own.innerText()).trim(),
    );
  },
);

table(
  'a clock that runs out costs a point, and overtime is shown: phone',
  { seed: 'overtime', viewport: PHONE, timeout: 120_000 },
  async ({ page }) => {
    await page.goto('/');
    await openMatch(page, {
      game: 'guild-ball',
      seats: ['here', 'random'],
      names: ['Ann', ''],
      setup: {
        clock: true,
        teams: [
          ['anchor', 'gaff', 'plank'],
          ['slate', 'pickaxe', 'rubble'],
        ],
      },
      clock: { main_ms: 2500 },
    });
    await playUntil(page, 0, newMemory(), async ({ kind }) => {
      return kind === 'allocate' || kind === 'activate' || (await page.locator('.clk.extra').count()) > 0;
    });
    await page.locator('[data-clock="0"].extra').waitFor();
    const [left] = await clocks(page);
    assert.ok(left > 45 && left <= 60, `a minute: ${left}`);
    await page.waitForFunction(() => document.querySelector('[data-vp="1"]')?.textContent === '1');
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(wide <= 0, `the page is ${wide} px wider than the screen`);
  },
);

/** Plays a match between guilds to the end and looks at the end screen. */
async function toTheEnd(page, seat, vp) {
  const end = await playUntil(page, seat, newMemory(true), () => false);
  assert.equal(end.kind, 'over');
  const points = (await page.locator('[data-vp]').allInnerTexts()).map(Number);
  assert.ok(Math.max(...points) >= vp, `nobody has won: ${points}`);
  await page.locator('.outcome h3').waitFor();
  assert.ok((await page.locator('.outcome .btn').count()) > 0, 'the end says how to go on');
}

table('two guilds to the end against the greedy bot', { seed: 'w1', timeout: 400_000 }, async ({ page }) => {
  await page.goto('/');
  await openMatch(page, {
    game: 'guild-ball',
    seats: ['here', 'greedy'],
    names: ['Ann', ''],
    setup: { size: 'quick', teams: [TEAMS.butchers, TEAMS.masons], terrain: 'guild-hall-court' },
  });
  await toTheEnd(page, 0, 8);
});

table('two guilds to the end at one screen', { seed: 'a', timeout: 400_000 }, async ({ page }) => {
  await page.goto('/');
  await openMatch(page, {
    game: 'guild-ball',
    seats: ['here', 'here'],
    names: ['Ann', 'Bob'],
    // Two players who only press what comes first take long: two points are agreed on.
    setup: {
      size: { pitch: 36, models: 6, vp: 2 },
      teams: [TEAMS.fishermen, TEAMS.engineers],
      terrain: 'market-square',
    },
  });
  await toTheEnd(page, null, 2);
  assert.equal((await asked(page)).kind, 'over');
});
