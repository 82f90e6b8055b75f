// Plays on by the protocol, so that a page can be looked at where a match seldom comes to: a second tab speaks to the
// hall for every seat and answers with legal answers as they fall, until a question comes that is looked for.
import assert from 'node:assert/strict';

import { stretched } from './group.mjs';

/** Opens a match whose seats are all at this screen; the page finds its key. Gives the tab that plays it on. */
export async function openForward(context, { game, names, setup }) {
  const tab = await context.newPage();
  await tab.goto('/');
  const opened = await tab.evaluate(speaker, { game, seats: names.map(() => 'here'), names, setup });
  assert.equal(opened.type, 'opened', JSON.stringify(opened));
  return { tab, match: opened.match };
}

/** Opens a socket in the page, a match over it, and leaves there what `forward` needs. Runs in the page. */
async function speaker(wish) {
  const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/ws`);
  const waiting = new Map();
  let last = 0;
  socket.onmessage = ({ data }) => {
    const reply = JSON.parse(data);
    waiting.get(reply.id)?.(reply);
    waiting.delete(reply.id);
  };
  await new Promise((open, fail) => {
    socket.onopen = open;
    socket.onerror = fail;
  });
  const say = (message) =>
    new Promise((heard) => {
      last += 1;
      waiting.set(last, heard);
      socket.send(JSON.stringify({ id: last, ...message }));
    });
  const opened = await say({ type: 'open', ...wish });
  const { match, key } = opened;
  await say({ type: 'enter', match, key });
  const mine = [{ match, key, game: wish.game, title: '', when: Date.now() }];
  localStorage.setItem('guildhall.matches', JSON.stringify(mine));
  // Numbers that are the same every time, so that a match is.
  let state = 20;
  const below = (count) => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return Math.floor((state / 2 ** 32) * count);
  };
  window.speaks = { say, below, match, steps: { made: 0 } };
  return opened;
}

/**
 * Answers for everybody until one of the questions that are looked for comes; says which, or null once the match is
 * over or `most` questions have been answered: a long match is slow, and another has the rare ones as well. A question is looked for by its kind, or by its kind and an answer it has: `path: glide`. What leads on is taken
 * rather than what ends something. Answers are known by parts of their JSON: one of `liked` is taken before all others,
 * one of `left` only where there is nothing else, and one of `after` as soon as there is an answer of its second part,
 * and not before.
 */
export function forward(tab, wanted, { liked = [], left = [], after = [], most = 2_000 } = {}) {
  return tab.evaluate(playOn, { names: wanted, likes: liked, leaves: left, waits: after, most });
}

/** Plays on as `forward` says. Runs in the page. */
async function playOn({ names, likes, leaves, waits, most }) {
  const { say, below, match, steps } = window.speaks;
  const kindOf = (prompt) => (typeof prompt === 'string' ? prompt : Object.keys(prompt)[0]);
  const has = (choice, parts) => parts.some((part) => JSON.stringify(choice).includes(part));
  const pick = (all) => {
    const ready = waits.filter(([, second]) => all.some((choice) => has(choice, [second])));
    const now = all.filter((choice) => has(choice, [...likes, ...ready.map(([first]) => first)]));
    if (now.length > 0) return now;
    const late = [...leaves, ...waits.map(([first]) => first)];
    const other = all.filter((choice) => !has(choice, late));
    const on = below(5) === 0 ? other : other.filter(leads);
    return [on, other, all].find((some) => some.length > 0);
  };
  const leads = (choice) =>
    !['end', 'no', 'stop', 'pass', 'drop', 'conflict'].includes(choice) && choice.react?.counter !== false;
  for (; steps.made < most; steps.made += 1) {
    const { pending } = await say({ type: 'pending', match });
    if (pending.waits !== 'answers') return null;
    const open = pending.asks.filter((ask) => !ask.answered);
    for (const ask of open) {
      const kind = kindOf(ask.prompt);
      const name = kind === 'react' ? `react ${ask.prompt.react.threat}` : kind;
      if (names.includes(name)) return { name, kind };
    }
    const { ask, seat, prompt } = open[below(open.length)];
    const { choices } = await say({ type: 'candidates', match, ask, seat, want: 40 });
    const all = choices.map(({ choice }) => choice);
    for (const choice of all) {
      const name = `${kindOf(prompt)}: ${kindOf(choice)}`;
      if (names.includes(name)) return { name, kind: kindOf(prompt) };
    }
    const from = pick(all);
    await say({ type: 'choose', match, ask, seat, choice: from[below(from.length)] });
  }
  return null;
}

/**
 * Shows the match on a page, takes the device where it has to be, and waits until the page asks. The page comes to the
 * front: one behind the tab that plays on gets no frames, and nothing on it could be clicked.
 */
export async function showMatch(page, match, asks) {
  await page.bringToFront();
  await page.goto('about:blank');
  await page.goto(`/#/match/${encodeURIComponent(match)}`);
  await page.waitForFunction(
    ([selector, name]) => {
      document.querySelector('.veil .btn.primary')?.click();
      const now = document.querySelector(selector)?.dataset[name];
      return now !== undefined && now !== '';
    },
    asks,
    { timeout: stretched(30_000), polling: 50 },
  );
}
