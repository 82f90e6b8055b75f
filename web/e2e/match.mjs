// A match opened for a page.
import assert from 'node:assert/strict';

/** Opens a match over the WebSocket of the page that is shown, keeps its key as the page does, and goes there. */
export async function openMatch(page, { game, seats, names = [], setup, clock }) {
  const opened = await page.evaluate(
    (wish) =>
      new Promise((resolve, reject) => {
        const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/ws`);
        socket.onopen = () => socket.send(JSON.stringify({ id: 1, type: 'open', ...wish }));
        socket.onerror = () => reject(new Error('the hall does not listen'));
        socket.onmessage = (event) => {
          resolve(JSON.parse(event.data));
          socket.close();
        };
      }),
    {
      game,
      seats,
      names,
      ...(setup === undefined ? {} : { setup }),
      ...(clock === undefined ? {} : { clock }),
    },
  );
  assert.equal(opened.type, 'opened', JSON.stringify(opened));
  await page.evaluate(
    ({ match, key, game, title }) => {
      const mine = [{ match, key, game, title, when: Date.now() }];
      localStorage.setItem('guildhall.matches', JSON.stringify(mine));
      // Not by the hash: the page would enter the match at once, and without the key.
      history.replaceState(null, '', `#/match/${encodeURIComponent(match)}`);
      location.reload();
    },
    { ...opened, game, title: names.join(', ') },
  );
  await page.waitForLoadState();
  return opened;
}

/** What the hall tells of the match the page has opened last: its setup, seats and clock. */
export function toldOf(page) {
  return page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const [{ match, key }] = JSON.parse(localStorage.getItem('guildhall.matches'));
        const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/ws`);
        socket.onopen = () => socket.send(JSON.stringify({ id: 1, type: 'enter', match, key }));
        socket.onerror = () => reject(new Error('the hall does not listen'));
        socket.onmessage = (event) => {
          resolve(JSON.parse(event.data));
          socket.close();
        };
      }),
  );
}
