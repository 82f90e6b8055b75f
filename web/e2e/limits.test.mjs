// What every test in a browser stands on: nothing runs for ever, and nothing is left running.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, readdirSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { test } from 'node:test';

import { end, start, stretched } from './group.mjs';
import { within } from './within.mjs';

/** How long these tests may take, in milliseconds. */
const timeout = stretched(60_000);

/** Whether a process of a group runs; one that has ended and that nobody has asked about yet does not. */
function isAlive(head) {
  const numbers = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return numbers.some((number) => {
    let stat;
    try {
      stat = readFileSync(`/proc/${number}/stat`, 'utf8');
    } catch {
      return false;
    }
    // Behind the name in brackets: the state, the parent and the group.
    const [state, , group] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return Number(group) === head && state !== 'Z' && state !== 'X';
  });
}

/** Waits until no process of a group is there any more. */
async function gone(head) {
  for (let tries = 0; tries < 200; tries += 1) {
    if (!isAlive(head)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  assert.fail(`process group ${head} is still there`);
}

/** The first line a program writes; one that ends without a line has failed. */
async function firstLine(child) {
  const lines = createInterface({ input: child.stdout });
  const [line] = await Promise.race([once(lines, 'line'), once(lines, 'close')]);
  assert.ok(line !== undefined, 'the program has ended without a word');
  return line;
}

/** Runs some code in a process of its own, which writes the head of a group, and kills it: the group goes. */
async function goesWith(code) {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', code], {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const head = Number.parseInt(await firstLine(child), 10);
    assert.ok(isAlive(head));
    child.kill('SIGKILL');
    await gone(head);
  } finally {
    child.kill('SIGKILL');
  }
}

test('who takes too long is told', { timeout }, async () => {
  await assert.rejects(
    within(50, 'the test', new Promise(() => undefined)),
    /the test takes longer than 0.05 s/,
  );
});

test('a program is ended with all it has started', { timeout }, async () => {
  const child = start('sh', ['-c', 'sleep 300 & sleep 300 & echo ready; wait'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await firstLine(child);
  assert.ok(end(child.pid));
  await gone(child.pid);
});

test('what a program leaves behind goes with it', { timeout }, async () => {
  const child = start('sh', ['-c', 'sleep 300 & echo ready'], { stdio: ['ignore', 'pipe', 'inherit'] });
  await firstLine(child);
  await gone(child.pid);
});

test('where there is nothing left to end, that is said', { timeout }, async () => {
  const child = spawn('true', { detached: true });
  await once(child, 'exit');
  assert.equal(end(child.pid), false);
});

test('what a test has started goes when the test is killed', { timeout }, () =>
  goesWith(`
    import { start } from './group.mjs';
    const sleeper = start('sh', ['-c', 'sleep 300 & sleep 300'], { stdio: 'ignore' });
    console.log(sleeper.pid);
    setInterval(() => undefined, 1000);
  `),
);

test('a browser goes when the test is killed', { timeout }, () =>
  goesWith(`
    import { openBrowser } from './browser.mjs';
    const { head } = await openBrowser();
    console.log(head);
    setInterval(() => undefined, 1000);
  `),
);
