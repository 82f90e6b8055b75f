// A player of Guild Ball who sees what the page shows and presses what can be pressed, with the mouse alone.
import assert from 'node:assert/strict';

import { stretched } from './group.mjs';

/** How long the page may take over one step, in milliseconds; a machine with much to do takes long. */
const PATIENCE = stretched(30_000);

/** Waits until the page has everything the hall has to say: whoever presses earlier plays by chance. */
async function settled(page) {
  await page.waitForFunction(
    () => document.querySelector('.asking')?.getAttribute('aria-busy') !== 'true',
    null,
    { timeout: PATIENCE, polling: 20 },
  );
}

/** What is asked now: its kind and its number, or that the match is over. */
export async function asked(page) {
  return page.evaluate(() => {
    if (document.querySelector('.outcome')) return { kind: 'over', ask: '' };
    const at = document.querySelector('.asking');
    return { kind: at?.dataset.asked ?? '', ask: at?.dataset.ask ?? '', seat: Number(at?.dataset.seat) };
  });
}

/** Waits until somebody at this screen is asked something other than before, or the match is over; takes the device. */
export async function nextAsk(page, before) {
  await page.waitForFunction(
    (old) => {
      if (document.querySelector('.outcome')) return true;
      document.querySelector('.veil .btn.primary')?.click();
      const at = document.querySelector('.asking');
      if (at === null || at.getAttribute('aria-busy') === 'true') return false;
      return at.dataset.ask !== '' && at.dataset.ask !== old && at.dataset.asked !== '';
    },
    before,
    { timeout: PATIENCE, polling: 20 },
  );
  return asked(page);
}

/** Presses a button and waits for what it leads to. */
async function commit(page) {
  await settled(page);
  const button = page.locator('.dock .btn.primary');
  await page.waitForFunction(
    () => document.querySelector('.dock .btn.primary:not(:disabled)') !== null,
    null,
    {
      timeout: PATIENCE,
      polling: 20,
    },
  );
  await button.click();
}

/** Presses on the pitch so many pixels from the middle of something on it. */
async function pressAt(page, spot) {
  await page.mouse.click(spot.x, spot.y);
}

/** The middles of things on the pitch, in pixels: the pitch itself, models, the ball, goals. */
export async function look(page) {
  return page.evaluate(() => {
    const middle = (element) => {
      if (!element) return null;
      const box = element.getBoundingClientRect();
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    };
    const box = document.querySelector('.grass').getBoundingClientRect();
    const { inches } = document.querySelector('.pitch').dataset;
    const models = {};
    for (const piece of document.querySelectorAll('.piece[data-model]')) {
      models[piece.dataset.model] = middle(piece.querySelector('.hit'));
    }
    return {
      pitch: { x: box.x, y: box.y, side: box.width, inch: box.width / Number(inches) },
      models,
      ball: middle(document.querySelector('.ball-mark.flies circle')),
      held: document.querySelector('.piece .ball-mark')?.closest('.piece')?.dataset.model ?? null,
      goals: [...document.querySelectorAll('.goalp')].map(middle),
      actor: document.querySelector('.piece:has(.tk-sel)')?.dataset.model ?? null,
    };
  });
}

const canAct = (page, name) => page.locator(`.act[data-act="${name}"]:not([aria-disabled="true"])`);

/** A point so many inches short of a place, seen from another. */
function short(from, to, inches, scale) {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const part = Math.max(0, (length - inches * scale) / length);
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

/** Where the model that moves wants to go: with the ball to the enemy goal, without it to the ball, else to an enemy. */
async function goal(page, seat) {
  const seen = await look(page);
  const scale = seen.pitch.inch;
  const from = seen.models[seen.actor] ?? { x: seen.pitch.x, y: seen.pitch.y };
  const own = (id) => Number(id) < 6 === (seat === 0);
  if (seen.held === seen.actor) return short(from, seen.goals[1 - seat], 4, scale);
  if (seen.ball) return short(from, seen.ball, 1.6, scale);
  const enemies = Object.entries(seen.models).filter(([id]) => !own(id));
  const near = (a, b) => Math.hypot(a.x - from.x, a.y - from.y) - Math.hypot(b.x - from.x, b.y - from.y);
  const target =
    seen.held !== null && !own(seen.held)
      ? seen.models[seen.held]
      : enemies.map(([, at]) => at).sort(near)[0];
  return target ? short(from, target, 1.8, scale) : seen.goals[1 - seat];
}

/** Waits until the hall has judged the plan: the button can be pressed or a refusal is shown. */
async function judged(page) {
  await settled(page);
  await page.waitForFunction(
    () =>
      document.querySelector('.dock .btn.primary:not(:disabled)') ?? document.querySelector('.dock .refused'),
    null,
    { timeout: PATIENCE, polling: 20 },
  );
  return page.locator('.dock .refused').count();
}

/** Draws a way and walks it; where it is refused the furthest legal point is taken, or the first suggestion, or none. */
async function walk(page, seat) {
  const from = await look(page);
  const to = await goal(page, seat);
  const here = from.models[from.actor];
  if (here && Math.hypot(to.x - here.x, to.y - here.y) < 6) return stopOr(page);
  if ((await page.locator('.dock .btn.primary:not(:disabled)').count()) === 0) {
    // A press on a base is no way: then a suggestion is taken.
    if (await isTaken(page, to)) return suggestion(page);
    await pressAt(page, to);
  }
  return finish(page);
}

/** Whether a model, and not the grass, would be pressed there. */
function isTaken(page, { x, y }) {
  return page.evaluate(
    ([at, down]) => document.elementFromPoint(at, down)?.closest('.ground') === null,
    [x, y],
  );
}

async function finish(page) {
  if ((await judged(page)) === 0) return commit(page);
  const offer = page.locator('[data-offer]');
  if ((await offer.count()) > 0) {
    await offer.click();
    if ((await judged(page)) === 0) return commit(page);
  }
  return suggestion(page);
}

async function suggestion(page) {
  const next = page.locator('[data-snap]');
  for (let tries = 0; tries < 6 && (await next.count()) > 0; tries += 1) {
    await next.click();
    if ((await judged(page)) === 0) return commit(page);
  }
  return stopOr(page);
}

async function stopOr(page) {
  const stop = page.locator('button[data-stop]');
  await stop.waitFor({ timeout: PATIENCE });
  await stop.click();
}

/** What to try with the active model, best first: with the ball to the goal, else strike, else get nearer. */
function wishes(seen, count) {
  if (count > 8) return ['end'];
  if (seen.held === seen.actor) return ['shot', 'forfeit', 'sprint', 'jog', 'attack', 'end'];
  return ['attack', 'charge', 'forfeit', 'sprint', 'jog', 'end'];
}

/** Uses a play or trait of the active model that was not used before, where one can be aimed; says whether. */
async function use(page, memory) {
  const open = page.locator('.act[data-act^="use:"]:not([aria-disabled="true"])');
  const names = await open.evaluateAll((all) => all.map((one) => one.dataset.act));
  const name = names.find((one) => !memory.used.has(one));
  if (name === undefined) return false;
  memory.used.add(name);
  const act = page.locator(`.act[data-act="${name}"]`);
  const aimed = await act.getAttribute('data-aimed');
  await act.click();
  // Where one target alone can be meant it is taken at once.
  if (aimed === 'model' && (await page.locator('.chips [data-target][aria-pressed="true"]').count()) === 0)
    await page.locator('.chips [data-target]:not(.no)').first().click();
  if (aimed === 'spot') await lay(page);
  const legal = (await judged(page)) === 0;
  if (legal) await commit(page);
  else for (let press = 0; press < 2; press += 1) await page.keyboard.press('Escape');
  return legal;
}

/** Lays a template two inches from the active model, beside the first base it is not laid on. */
async function lay(page) {
  const { models, actor, pitch } = await look(page);
  const from = models[actor];
  for (const [right, down] of [
    [2, 0],
    [-2, 0],
    [0, 2],
    [0, -2],
  ]) {
    const to = { x: from.x + right * pitch.inch, y: from.y + down * pitch.inch };
    if (!(await isTaken(page, to))) return pressAt(page, to);
  }
}

/** Does something with the active model. */
async function act(page, seat, memory) {
  await page.locator('.act[data-act="end"]:not([aria-disabled="true"])').waitFor({ timeout: PATIENCE });
  const seen = await look(page);
  const count = (memory.acts.get(seen.actor) ?? 0) + 1;
  memory.acts.set(seen.actor, count);
  if (memory.plays && (await use(page, memory))) return;
  for (const name of wishes(seen, count)) {
    if ((await canAct(page, name).count()) === 0) continue;
    await page.locator(`.act[data-act="${name}"]`).click();
    if (name === 'attack' || name === 'charge') {
      const targets = page.locator('.chips [data-target]:not(.no)');
      if ((await targets.count()) === 0) continue;
      await targets.first().click();
    }
    if (name === 'jog' || name === 'sprint') await pressAt(page, await goal(page, seat));
    if (name === 'end') memory.acts.delete(seen.actor);
    return commit(page);
  }
  throw new Error('nothing can be done');
}

/** The model of the team that matters most: the one with the ball, else the one nearest to it. */
async function favourite(page, seat) {
  const seen = await look(page);
  const own = Object.entries(seen.models).filter(([id]) => Number(id) < 6 === (seat === 0));
  if (own.some(([id]) => id === seen.held)) return seen.held;
  const at = seen.ball ?? seen.models[seen.held] ?? seen.goals[1 - seat];
  own.sort(([, a], [, b]) => Math.hypot(a.x - at.x, a.y - at.y) - Math.hypot(b.x - at.x, b.y - at.y));
  return own[0]?.[0] ?? null;
}

/** Answers one question. */
export async function answer(page, kind, seat, memory) {
  switch (kind) {
    case 'put_away':
    case 'plan': {
      const cards = page.locator('.planc');
      await cards.first().click();
      if (kind === 'put_away') await cards.nth(1).click();
      return commit(page);
    }
    case 'deploy':
      await page.locator('[data-usual]').click();
      return commit(page);
    case 'allocate': {
      const first = page.locator(`.alloc li[data-model="${await favourite(page, seat)}"] .btn`).last();
      if ((await first.count()) > 0 && (await first.isEnabled())) await first.click();
      await page.locator('.controls > .btn.small').click();
      return commit(page);
    }
    case 'activate': {
      const best = page.locator(`.chips [data-target="${await favourite(page, seat)}"]`);
      await page.locator('.chips [data-target]').first().waitFor({ timeout: PATIENCE });
      await ((await best.count()) > 0 ? best : page.locator('.chips [data-target]').first()).click();
      return commit(page);
    }
    case 'kicker':
    case 'hand_over':
    case 'snap_one':
    case 'arrange_blows':
    case 'arrange_intercepts':
      await page.locator('.chips [data-target]').first().click();
      return commit(page);
    case 'act':
      return act(page, seat, memory);
    case 'path':
      return walk(page, seat);
    case 'go_on':
      return (await judged(page)) === 0 ? commit(page) : stopOr(page);
    case 'charge_line':
    case 'push_line':
    case 'place':
      await page.locator('[data-snap], button[data-stop]').first().waitFor({ timeout: PATIENCE });
      return suggestion(page);
    case 'playbook':
      await page.locator('.chips .chip').first().click();
      if ((await page.locator('.dock .btn.primary:not(:disabled)').count()) === 0) await fill(page);
      return commit(page);
    case 'contest':
      return commit(page);
    default:
      return react(page);
  }
}

/** Fills every pick that is open with the first result that can be picked. */
async function fill(page) {
  for (let picks = 0; picks < 8; picks += 1) {
    await settled(page);
    if ((await page.locator('.dock .btn.primary:not(:disabled)').count()) > 0) return;
    const cell = page.locator('button.c:not([aria-disabled="true"])');
    if ((await cell.count()) === 0) return;
    // The hall may close it at this moment: then the next one is looked for.
    await cell
      .last()
      .click({ timeout: 1000 })
      .catch(() => undefined);
  }
}

/** The first answer of the reaction bar that can be given. */
async function react(page) {
  const answers = page.locator('.react .acts .btn:not(:disabled)');
  await answers.first().waitFor({ timeout: PATIENCE });
  await answers.first().click();
}

/** Plays on for a seat, or for whoever is asked, until something holds or the match is over; says what was asked last. */
export async function playUntil(page, seat, memory, until) {
  let now = await nextAsk(page, '');
  for (let steps = 0; steps < 3000; steps += 1) {
    if (now.kind === 'over' || (await until(now))) return now;
    memory.kinds.set(now.kind, (memory.kinds.get(now.kind) ?? 0) + 1);
    if (memory.trace) console.log(now.kind, now.ask);
    await answer(page, now.kind, seat ?? now.seat, memory);
    now = await nextAsk(page, now.ask);
  }
  assert.fail('the match does not end');
}

/** What a player remembers; one that plays uses plays and traits as well. */
export const newMemory = (plays = false) => ({ acts: new Map(), kinds: new Map(), used: new Set(), plays });
