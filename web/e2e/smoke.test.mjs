// The front door: it opens, it says nothing wrong, and everybody can use it.
import assert from 'node:assert/strict';

import { DESKTOP, PHONE, audit, table } from './harness.mjs';

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
