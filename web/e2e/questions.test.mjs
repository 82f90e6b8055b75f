// Questions that a match seldom comes to: each is shown, readable by everybody, and can be answered.
import assert from 'node:assert/strict';

import { forward, openForward, showMatch } from './forward.mjs';
import { stretched } from './group.mjs';
import { answer, asked, newMemory } from './guild-ball-player.mjs';
import { PHONE, audit, table } from './harness.mjs';

/** The number of the game plan that turns rough ground fast. */
const MUD_SLIDE = 23;

/** Goes from one question that is looked for to the next, each once; says which came. */
async function lookAt(page, { tab, match, ways }, wanted, asks, look) {
  const seen = [];
  for (;;) {
    const next = await forward(
      tab,
      wanted.filter((name) => !seen.includes(name)),
      ways,
    );
    if (next === null) return seen;
    seen.push(next.name);
    await showMatch(page, match, asks);
    await audit(page, `the page at “${next.name}”`);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(wide <= 0, `the page is ${wide} px wider than the screen at “${next.name}”`);
    await look(next.kind);
    if (seen.length === wanted.length) return seen;
  }
}

/** How many matches are played for questions that depend on the dice: what one has not asked, another does. */
const MATCHES = 6;

/** Goes through matches until each of the questions that are needed has come; `extra` ones are looked at where they come. */
async function lookFor({ page, context }, wish, { needed, extra = [], ways }, look) {
  const seen = new Set();
  const missing = (names) => names.filter((name) => !seen.has(name));
  for (let matches = 0; matches < MATCHES && missing(needed).length > 0; matches += 1) {
    const opened = await openForward(context, wish);
    const at = { ...opened, ways };
    for (const name of await lookAt(page, at, missing([...needed, ...extra]), ['.asking', 'asked'], look))
      seen.add(name);
    // A page that shows the match that is over keeps its key, and would keep no other.
    await page.goto('about:blank');
    await opened.tab.close();
  }
  assert.deepEqual(missing(needed), [], 'all of them were asked');
}

/** Answers what is asked as a player would, and waits for what comes next. */
async function answerAsked(page, kind) {
  const now = await asked(page);
  assert.equal(now.kind, kind);
  await answer(page, kind, now.seat, newMemory());
  await page.waitForFunction(
    (old) => document.querySelector('.asking')?.dataset.ask !== old,
    now.ask,
    // The tab that plays on may lie in front: frames of this page are not waited for.
    { timeout: stretched(30_000), polling: 50 },
  );
}

table(
  'rare questions of Guild Ball: phone',
  { seed: 'rare', viewport: PHONE, timeout: 240_000 },
  async (at) => {
    const { page } = at;
    const wish = {
      game: 'guild-ball',
      names: ['Ann', 'Bob'],
      setup: {
        size: 'quick',
        teams: [
          ['shark', 'tentacles', 'veteran-sakana', 'jac', 'kraken', 'greyscales'],
          ['corbelli', 'wrecker', 'chisel', 'tower', 'brick', 'flint'],
        ],
        terrain: 'market-square',
      },
    };
    const needed = ['reroll_scatter', 'react attack', 'react over'];
    const extra = ['intercept', 'pass_target', 'team_work'];
    await lookFor(at, wish, { needed, extra, ways: {} }, async (kind) => {
      // A ball that flies is drawn where it flies.
      if (kind === 'reroll_scatter') await page.locator('[data-flight]').waitFor();
      await answerAsked(page, kind);
    });
  },
);

table('questions of cards that come later', { seed: 'later', timeout: 240_000 }, async (at) => {
  const wish = {
    game: 'guild-ball',
    names: ['Ann', 'Bob'],
    setup: {
      size: 'quick',
      teams: [
        ['ox', 'truffles', 'proof-pestle', 'meathook', 'cinnamon', 'shank'],
        ['shark', 'tentacles', 'veteran-sakana', 'jac', 'kraken', 'greyscales'],
      ],
      terrain: 'market-square',
    },
  };
  // Pestle goes first and strikes; an attack for nothing is of use to who can attack.
  const ways = {
    liked: ['{"model":2}', '"either-or"', '"blast-earth"', '{"charge":'],
    after: [['"one-more"', '{"attack":']],
  };
  const needed = ['mode', 'auto_hit', 'attack_now'];
  await lookFor(at, wish, { needed, ways }, (kind) => answerAsked(at.page, kind));
});

table('ground that is turned, and a way across it', { seed: 'mud', timeout: 240_000 }, async (at) => {
  const { page, context } = at;
  const opened = await openForward(context, {
    game: 'guild-ball',
    names: ['Ann', 'Bob'],
    setup: {
      size: 'quick',
      deck: 'b',
      teams: [
        ['ox', 'truffles', 'boiler', 'meathook', 'cinnamon', 'shank'],
        ['shark', 'tentacles', 'veteran-sakana', 'jac', 'kraken', 'greyscales'],
      ],
      terrain: 'tar-pits',
    },
  });
  // Mud Slide is kept and used; who may glide is on a way through rough ground.
  const ways = { liked: [`{"plan":${MUD_SLIDE}}`], left: [`[${MUD_SLIDE},`, `,${MUD_SLIDE}]`] };
  const wanted = ['ground', 'path: glide'];
  const seen = await lookAt(page, { ...opened, ways }, wanted, ['.asking', 'asked'], async (kind) => {
    if (kind === 'ground') return answerAsked(page, kind);
    // The same question comes again, and gliding is no longer offered.
    await page.locator('[data-glide]').click();
    await page.locator('[data-glide]').waitFor({ state: 'detached' });
  });
  assert.deepEqual(seen.toSorted(), wanted.toSorted());
});

table('a free build of Guild Master', { seed: '24', timeout: 240_000 }, async ({ page, context }) => {
  const opened = await openForward(context, {
    game: 'guild-master',
    names: ['Ann', 'Ben', 'Cleo', 'Dan'],
    setup: { guilds: 4, short: false },
  });
  const ways = { liked: ['"private"'], left: ['"drop"', '"conflict"'] };
  const seen = await lookAt(page, { ...opened, ways }, ['pick: build'], ['[data-asks]', 'asks'], async () => {
    const rows = page.locator('.build .option:not(.no)');
    await rows.first().click();
    await page.locator('.dock .btn.primary:not(:disabled)').click();
    await rows.first().waitFor({ state: 'detached' });
  });
  assert.deepEqual(seen, ['pick: build']);
});

table('rare questions of Guild Master', { seed: 'rare', timeout: 240_000 }, async ({ page, context }) => {
  const opened = await openForward(context, {
    game: 'guild-master',
    names: ['Ann', 'Ben', 'Cleo', 'Dan'],
    setup: { guilds: 4, short: false },
  });
  const wanted = ['use', 'pick', 'lobby', 'convert', 'forced', 'bargain', 'stance', 'declare', 'tie'];
  const seen = await lookAt(page, opened, wanted, ['[data-asks]', 'asks'], async (kind) => {
    assert.equal(await page.locator('[data-asks]').getAttribute('data-asks'), kind);
    // Somebody can answer it: an option, a die, or the button that makes it real.
    const answers = page.locator('.option:not(.no), .gmdie:not(:disabled), .dock .btn:not(:disabled)');
    await answers.first().waitFor();
  });
  for (const name of ['use', 'pick', 'lobby', 'bargain', 'stance'])
    assert.ok(seen.includes(name), `“${name}” was asked: ${seen}`);
});
