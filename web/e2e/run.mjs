// Runs the tests in a browser, one file after the other: `npm run e2e [-- part of a file name …]`.
import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** How long all of them together may take, in minutes: far more than on a slow machine, far less than for ever. */
const LIMIT = 40;

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
const flags = ['--test', '--test-concurrency=1', '--test-force-exit', '--test-reporter=spec'];
// A group of its own, so that halls and browsers go with it.
const tests = spawn(process.execPath, [...flags, ...files], { stdio: 'inherit', detached: true });
const stop = (why) => {
  console.error(why);
  try {
    process.kill(-tests.pid, 'SIGKILL');
  } catch (error) {
    console.error(`they cannot be stopped: ${error}`);
  }
  process.exit(1);
};
setTimeout(() => stop(`the browser tests take longer than ${LIMIT} minutes`), LIMIT * 60_000).unref();
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop(`stopped by ${signal}`));
tests.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
