// The front door: it opens, it says nothing wrong, and everybody can use it.
import assert from 'node:assert/strict';

import { DESKTOP, PHONE, audit, table, toldOf } from './harness.mjs';

table('the hall answers and the front door opens', {}, async ({ page, hall }) => {
  const answer = await fetch(`${hall.url}/healthz`);
  assert.equal(answer.status, 200);
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  assert.equal(await page.title(), 'Guildhall');
});

for (const [size, viewport] of Object.entries({ desktop: DESKTOP, phone: PHONE })) {
  for (const theme of ['light', 'dark']) {
    table(`everybody can use the front door: ${size}, ${theme}`, { viewport, theme }, async ({ page }) => {
      await page.goto('/');
      await page.getByRole('heading', { level: 1 }).waitFor();
      await audit(page, `the front door (${size}, ${theme})`);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      assert.ok(wide <= 0, `the page is ${wide} px wider than the screen`);
    });
  }
}

table('the front door speaks French', { language: 'fr' }, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  assert.equal(await page.getAttribute('html', 'lang'), 'fr');
});

/** The door of a game, by the title over it. */
const door = (page, title) => page.locator('.door', { has: page.getByRole('heading', { name: title }) });

for (const [title, table_] of [
  ['Guild Ball', '.asking[data-ask]:not([data-ask=""])'],
  ['Guild Master', '[data-asks]:not([data-asks=""])'],
]) {
  table(`one press leads to a match of ${title}, and the front door back to it`, {}, async ({ page }) => {
    await page.goto('/');
    await door(page, title).getByRole('button', { name: 'Play at once' }).click();
    await page.locator(table_).waitFor();
    const match = page.url();
    await page.goto('/');
    await page.locator(`a[href="${new URL(match).hash}"]`).click();
    await page.locator(table_).waitFor();
    assert.equal(page.url(), match);
  });
}

table('a table for three guilds at one screen is laid by keyboard', {}, async ({ page }) => {
  await page.goto('/');
  await door(page, 'Guild Master').getByRole('button', { name: 'Lay a table' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  await audit(page, 'the dialog that lays a table');
  const here = dialog.getByRole('radio', { name: /here|screen/i });
  for (const one of await here.all()) {
    await one.focus();
    await page.keyboard.press('Space');
  }
  await dialog.locator('button.primary').focus();
  await page.keyboard.press('Enter');
  await page.locator('.curtain').waitFor();
  await page.keyboard.press('Enter');
  await page.locator('[data-asks]:not([data-asks=""])').waitFor();
});

/** The dialog that lays a table of Guild Master, once the starting upgrades are listed. */
async function layMaster(page) {
  await page.goto('/');
  await door(page, 'Guild Master').getByRole('button').first().click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('[data-tokens]').waitFor();
  return dialog;
}

table('a clock is laid on a table of Guild Master: phone', { viewport: PHONE }, async ({ page }) => {
  const dialog = await layMaster(page);
  assert.equal(await dialog.locator('[data-minutes]').inputValue(), '0', 'none unless it is asked for');
  await dialog.locator('[data-minutes]').selectOption('30');
  await audit(page, 'the dialog of Guild Master with a clock');
  const wide = await dialog.evaluate((one) => one.scrollWidth - one.clientWidth);
  assert.ok(wide <= 0, `the dialog is ${wide} px too narrow`);
  await dialog.locator('button.primary').click();
  await page.locator('[data-asks]:not([data-asks=""])').waitFor();
  const { setup, clock } = await toldOf(page);
  assert.equal(setup.tokens ?? null, null, 'the starting upgrades are drawn');
  assert.equal(clock.main_ms, 30 * 60_000);
});

table('starting upgrades are picked for Guild Master', {}, async ({ page }) => {
  const dialog = await layMaster(page);
  await dialog.locator('[data-tokens]').selectOption({ label: 'Might, Guile and Charm' });
  await dialog.getByText('Brannoc').waitFor();
  await dialog.locator('button.primary').click();
  await page.locator('[data-asks]:not([data-asks=""])').waitFor();
  assert.deepEqual((await toldOf(page)).setup.tokens, ['might', 'guile', 'charm']);
  await page.getByText('Brannoc').first().waitFor({ state: 'attached' });
});
