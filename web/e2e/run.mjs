// Runs the tests in a browser, two files at a time: `npm run e2e [-- part of a file name …]`.
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { STRETCH, end, start } from './group.mjs';

/** How long all of them together may take, in minutes: several times what they take on two idle cores. */
const LIMIT = 18 * STRETCH;

/** How many files run at a time: a page waits for its hall, and the other way round. */
const LANES = 2;

const here = dirname(fileURLToPath(import.meta.url));
const wanted = process.argv.slice(2);
const files = readdirSync(here)
  .filter((name) => name.endsWith('.test.mjs'))
  .filter((name) => wanted.length === 0 || wanted.some((part) => name.includes(part)))
  .sort()
  .map((name) => join(here, name));

if (files.length === 0) {
  console.error(`no test under web/e2e matches ${wanted.join(', ')}`);
  process.exit(1);
}

// What a test that failed has left open keeps no file from ending.
const flags = ['--test', `--test-concurrency=${LANES}`, '--test-force-exit', '--test-reporter=spec'];
// A group of its own. Halls and browsers have theirs, which go when the test goes that started them.
const tests = start(process.execPath, [...flags, ...files], { stdio: 'inherit' });
const stop = (why) => {
  console.error(`${why}; they are ended with their halls and browsers`);
  end(tests.pid);
  process.exit(1);
};
setTimeout(() => stop(`the browser tests take longer than ${LIMIT} minutes`), LIMIT * 60_000).unref();
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop(`stopped by ${signal}`));
tests.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
