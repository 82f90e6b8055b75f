// Accessibility of what is on the screen, judged by axe-core.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.2, levels A and AA. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

/** Asserts that the page breaks no rule; `what` says in failures what was on the screen. */
export async function audit(page, what) {
  await page.evaluate(axe);
  const found = await page.evaluate(async (tags) => {
    const { violations } = await window.axe.run(document, {
      runOnly: { type: 'tag', values: tags },
      rules: { 'target-size': { enabled: true } },
      resultTypes: ['violations'],
    });
    return violations.flatMap((rule) =>
      rule.nodes.map(
        (node) => `${rule.id}: ${rule.help}\n    ${node.html.slice(0, 300)}\n    ${node.failureSummary}`,
      ),
    );
  }, TAGS);
  assert.equal(found.length, 0, `${what} breaks WCAG 2.2 AA:\n  ${found.join('\n  ')}`);
}
