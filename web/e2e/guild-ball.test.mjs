// Guild Ball from the front door to the last whistle, by what the page shows and with the mouse alone.
import assert from 'node:assert/strict';

import { answer, asked, look, newMemory, nextAsk, playUntil } from './guild-ball-player.mjs';
import { DESKTOP, PHONE, audit, openMatch, table } from './harness.mjs';

const BOT = { game: 'guild-ball', seats: ['here', 'random'], names: ['Ann', ''] };

/** Opens a match and waits for its first question. */
async function sitDown(page, wish) {
  await page.goto('/');
  await openMatch(page, wish);
  return nextAsk(page, '');
}

const timeline = (page) => page.locator('.ev').innerText();
const kept = async (page) => [
  await page.locator('.scoreb').innerText(),
  (await asked(page)).ask,
  await look(page),
];

table('a whole match against the random bot', { seed: 'e2e', timeout: 400_000 }, async ({ page }) => {
  await sitDown(page, BOT);
  const memory = newMemory();

  // Up to the first action, then: what cannot be done says why, with its rule.
  await playUntil(page, 0, memory, ({ kind }) => kind === 'act');
  await page.locator('.act[data-act="end"]:not([aria-disabled="true"])').waitFor();
  const barred = page.locator('.act[aria-disabled="true"]').first();
  await barred.hover();
  await page.locator('#gb-why-not .rule').waitFor();
  assert.match(await page.locator('#gb-why-not .rule').innerText(), /^[A-Z]+-[A-Z]+-\d+$/);

  // An activation is free to take back: the question before it comes again.
  const before = await asked(page);
  await page.locator('.takeback').click();
  const after = await nextAsk(page, before.ask);
  assert.equal(after.kind, 'activate');

  // In the middle: the same table in French, and the same again after the page was loaded anew.
  await playUntil(page, 0, memory, ({ kind }) => kind === 'activate' && memory.kinds.get('act') > 3);
  const english = await timeline(page);
  await page.getByRole('button', { name: /FR/ }).click();
  await page.waitForFunction(() => document.documentElement.lang === 'fr');
  assert.notEqual(await timeline(page), english, 'the log is told in French');
  const seen = await kept(page);
  await page.reload();
  await nextAsk(page, '');
  assert.deepEqual(await kept(page), seen, 'the table is the same after it was loaded anew');
  await page.getByRole('button', { name: /FR/ }).click();

  const end = await playUntil(page, 0, memory, () => false);
  assert.equal(end.kind, 'over');
  const points = await page.locator('[data-vp]').allInnerTexts();
  assert.ok(Math.max(...points.map(Number)) >= 6, `nobody has won: ${points}`);
  await page.locator('.outcome h3').waitFor();
});

table(
  'a way that is too long is refused with its rule, and its legal part is taken',
  { seed: 'way' },
  async ({ page }) => {
    await sitDown(page, BOT);
    await playUntil(page, 0, newMemory(), ({ kind }) => kind === 'act');
    const jog = page.locator('.act[data-act="jog"]:not([aria-disabled="true"])');
    await jog.click();
    const { pitch } = await look(page);
    await page.mouse.click(pitch.x + pitch.side - 30, pitch.y + pitch.side - 30);
    await page.locator('.dock .rule').waitFor();
    assert.match(await page.locator('.dock .rule').innerText(), /^GB-(MOVE|TERR)-\d+$/);
    await page.locator('.flist li').first().waitFor();
    const piece = page.locator('.piece:has(.tk-sel)');
    const [model, before] = [await piece.getAttribute('data-model'), await piece.getAttribute('style')];
    await page.locator('.dock .btn.primary:not(:disabled)').click();
    await page.waitForFunction(
      ([id, old]) => document.querySelector(`.piece[data-model="${id}"]`)?.getAttribute('style') !== old,
      [model, before],
    );
  },
);

table(
  'two guilds on a pitch with terrain, laid from the front door, play a turn and use plays',
  { seed: 'guilds', timeout: 120_000 },
  async ({ page }) => {
    await page.goto('/');
    const door = page.locator('.door', { has: page.getByRole('heading', { name: 'Guild Ball' }) });
    await door.getByRole('button', { name: 'Lay a table' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.locator('[data-side="0"] input[value="fishermen"]').check();
    await dialog.locator('[data-side="1"] input[value="masons"]').check();
    await dialog.locator('[data-pitch]').selectOption('guild-hall-court');
    await audit(page, 'the dialog that lays a table of Guild Ball');
    await dialog.locator('button.primary').click();

    const memory = newMemory(true);
    await playUntil(page, 0, memory, ({ kind }) => kind === 'plan');
    assert.ok(memory.used.size > 0, 'no play was used');
    const told = await page.locator('.ev').innerText();
    assert.ok(/uses “/.test(told), told);
    assert.equal(await page.locator('.squad .row').count(), 12, 'six models a side');
    const terrain = await page
      .locator('[data-terrain]')
      .evaluateAll((all) => all.map((one) => one.dataset.terrain));
    assert.deepEqual([...new Set(terrain)].sort(), ['barrier', 'fast', 'forest', 'obstruction']);
    await answer(page, 'plan', 0, memory);
    await page.locator('[data-plans]').waitFor();
    assert.equal(
      await page.locator('[data-plans] :is(.face, .face-fold)').count(),
      2,
      'both plans in play are shown',
    );
  },
);

for (const [name, viewport] of Object.entries({ desktop: DESKTOP, phone: PHONE })) {
  table(
    `everybody can use the table: ${name}`,
    { viewport, seed: 'audit', timeout: 90_000 },
    async ({ page }) => {
      await sitDown(page, BOT);
      const memory = newMemory();
      await playUntil(page, 0, memory, ({ kind }) => kind === 'act');
      await page.locator('.act[data-act="end"]:not([aria-disabled="true"])').first().waitFor();
      await audit(page, `the pitch (${name})`);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      assert.ok(wide <= 0, `the page is ${wide} px wider than the screen`);
    },
  );
}

table(
  'two players at one screen: the game plans are hidden behind a curtain',
  { seed: 'hot' },
  async ({ page }) => {
    await page.goto('/');
    await openMatch(page, { game: 'guild-ball', seats: ['here', 'here'], names: ['Ann', 'Bob'] });
    for (const plans of [1, 2]) {
      await page.locator('.veil .btn.primary').click();
      const { kind } = await nextAsk(page, plans === 1 ? '' : '0.0');
      assert.equal(kind, 'put_away');
      await answer(page, kind, 0, newMemory());
    }
    const { kind } = await nextAsk(page, '1.0');
    assert.ok(['kick_or_receive', 'deploy'].includes(kind), kind);
    assert.equal(await page.locator('.hand').count(), 0, 'the hand lies face down');
  },
);
