// Guild Ball as at a tournament: rosters, the draft and the clocks; and whole matches between guilds.
import assert from 'node:assert/strict';

import { asked, newMemory, playUntil } from './guild-ball-player.mjs';
import { DESKTOP, PHONE, audit, openMatch, table, toldOf } from './harness.mjs';

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

/** The dialog that lays a table of Guild Ball, opened from the front door. */
async function layBall(page) {
  await page.goto('/');
  const door = page.locator('.door', { has: page.getByRole('heading', { name: 'Guild Ball' }) });
  await door.getByRole('button').first().click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('[data-side="1"] .team').first().waitFor();
  return dialog;
}

for (const [size, viewport] of Object.entries({ desktop: DESKTOP, phone: PHONE })) {
  table(`a roster is brought and taken as text and JSON: ${size}`, { viewport }, async ({ page }) => {
    const dialog = await layBall(page);
    await dialog.locator('[data-picking] input[value="rosters"]').check();
    const side = dialog.locator('[data-side="0"]');
    await side.locator('summary').focus();
    await page.keyboard.press('Enter');
    const [brought, taken] = [side.locator('[data-roster-in]'), side.locator('[data-roster-out]')];
    const read = async (text) => {
      await brought.fill(text);
      await side.locator('[data-roster-read]').press('Enter');
    };

    // What cannot be read is told with its line, and nothing changes.
    const before = await taken.inputValue();
    await read('Masons\nCorbelli\nNobody at all');
    assert.match(await side.locator('[data-unread]').innerText(), /3.*Nobody at all/);
    assert.equal(await taken.inputValue(), before);

    // What can be read is judged by the hall.
    await read('# mine\nmasons\nlimit: 8\n- corbelli\nWrecker\n2x chisel\nTower\nBrick\nOx');
    assert.equal(await side.locator('[data-guild]').inputValue(), 'masons');
    assert.equal(
      await taken.inputValue(),
      'Masons\nlimit: 8\nCorbelli\nWrecker\nChisel\nChisel\nTower\nBrick\nOx\n',
    );
    await dialog.locator('.fault code', { hasText: 'GB-TEAM-07' }).waitFor();
    await dialog.locator('.fault code', { hasText: 'GB-TEAM-06' }).waitFor();
    // Whoever is of another guild is listed until taken off.
    await side.locator('[data-card="ox"]').click();
    await side.locator('[data-card="ox"]').waitFor({ state: 'detached' });
    await side.locator('[data-card="flint"]').check();
    await dialog.locator('.fault').first().waitFor({ state: 'detached' });
    await audit(page, `a roster brought from elsewhere (${size})`);

    // As JSON it comes back as it went.
    await side.locator('[data-roster-form] input[value="json"]').check();
    const json = await taken.inputValue();
    assert.deepEqual(JSON.parse(json), { guild: 'masons', limit: 8, models: TEAMS.masons });
    await read('Fishermen');
    assert.equal(JSON.parse(await taken.inputValue()).guild, 'fishermen');
    await read(json);
    assert.equal(await taken.inputValue(), json);
    assert.equal(await side.locator('[data-card]:checked').count(), 6);
    const wide = await dialog.evaluate((one) => one.scrollWidth - one.clientWidth);
    assert.ok(wide <= 0, `the dialog is ${wide} px too narrow`);
  });
}

table(
  'models of a guild, points and terrain are agreed on, and the hall says what will not do: phone',
  { viewport: PHONE, seed: 'agreed' },
  async ({ page }) => {
    const dialog = await layBall(page);
    await dialog.locator('[data-size] input[value="introductory"]').check();
    for (const [side, guild] of [
      [0, 'butchers'],
      [1, 'masons'],
    ]) {
      await dialog.locator(`[data-side="${side}"] input[value="own"]`).check();
      await dialog.locator(`[data-side="${side}"] [data-guild]`).selectOption(guild);
    }
    const fault = (rule) => dialog.locator('.fault code', { hasText: rule });
    await dialog.locator('[data-card="truffles"]').check();
    await fault('GB-TEAM-09').or(fault('GB-TEAM-01')).first().waitFor();
    await dialog.locator('[data-card="truffles"]').uncheck();
    await dialog.locator('.fault').first().waitFor({ state: 'detached' });

    const points = dialog.locator('[data-points]');
    assert.equal(await points.inputValue(), '6', 'as the rules say');
    await points.fill('101');
    await fault('GB-WIN-10').waitFor();
    await points.fill('10');
    await fault('GB-WIN-10').waitFor({ state: 'detached' });

    await dialog.locator('[data-pitch]').selectOption('own');
    const layout = dialog.locator('[data-layout]');
    assert.ok(JSON.parse(await layout.inputValue()).length > 0, 'a pitch to start from');
    await layout.fill('[{"kind":"forest",');
    await dialog.locator('.fault').waitFor();
    assert.ok(await dialog.locator('button.primary').isDisabled());
    await layout.fill('[{"kind":"forest","at":[100,3000],"radius":500}]');
    await fault('GB-SETUP-01').waitFor();
    await layout.fill('[{"kind":"forest","at":[1500,3000],"radius":500}]');
    await dialog.locator('.fault').first().waitFor({ state: 'detached' });
    await audit(page, 'the dialog with what is agreed on');
    const wide = await dialog.evaluate((one) => one.scrollWidth - one.clientWidth);
    assert.ok(wide <= 0, `the dialog is ${wide} px too narrow`);
    await dialog.locator('button.primary').click();
    await page.locator('.asking[data-ask]:not([data-ask=""])').waitFor();
    const { size, teams, terrain } = (await toldOf(page)).setup;
    assert.deepEqual(size, { pitch: 24, models: 3, vp: 10 });
    assert.deepEqual(teams, [
      ['ox', 'boiler', 'meathook'],
      ['corbelli', 'chisel', 'tower'],
    ]);
    assert.deepEqual(terrain, [{ kind: 'forest', at: [1500, 3000], radius: 500 }]);
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
