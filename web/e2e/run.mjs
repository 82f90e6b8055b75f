// Runs the tests in a browser, one file after the other: `npm run e2e [-- part of a file name …]`.
import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

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

const tests = spawn(process.execPath, ['--test', '--test-concurrency=1', '--test-reporter=spec', ...files], {
  stdio: 'inherit',
});
tests.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
