// A hall of its own for a test: the binary on a free port, with an empty data directory and dice that are the same
// every time.
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { end, start, stretched } from './group.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

/** How long a hall may take to open and to close, in milliseconds. */
const PATIENCE = stretched(20_000);

/** The binary: named by the variable GUILDHALL_BIN, or the one that was built last under `target/`. */
function binary() {
  const named = process.env['GUILDHALL_BIN'];
  const usual = ['target/proving/guildhall', 'target/release/guildhall', 'target/debug/guildhall'].map(
    (path) => join(root, path),
  );
  const found = named ?? usual.find((path) => existsSync(path));
  if (found === undefined || !existsSync(found)) {
    throw new Error(
      `there is no binary ${named ?? usual.join(' or ')}; \`cargo build -p guildhall\` makes one`,
    );
  }
  return found;
}

/**
 * Opens a hall. `seed` decides the dice; `pause` is how long bots wait, in milliseconds; `data` names a directory that
 * outlives the hall, for a hall that is closed and opened again.
 */
export async function openHall({ seed = 'e2e', pause = 0, data } = {}) {
  const kept = data ?? (await mkdtemp(join(tmpdir(), 'guildhall-e2e-')));
  const args = [
    'serve',
    '--addr',
    '127.0.0.1:0',
    '--data',
    kept,
    '--seed',
    seed,
    '--bot-pause',
    String(pause),
  ];
  const child = start(binary(), args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const hall = { url: '', log: '', data: kept, close };
  const ended = new Promise((resolve) => {
    child.once('exit', resolve);
    child.once('error', (error) => {
      hall.log += `${error}\n`;
      resolve(null);
    });
  });

  async function close() {
    child.kill('SIGTERM');
    const late = setTimeout(() => {
      console.error(`the hall does not close in ${PATIENCE / 1000} s; its process group is ended`);
      end(child.pid);
    }, PATIENCE);
    await ended;
    clearTimeout(late);
    if (data === undefined) await rm(kept, { recursive: true, force: true });
  }

  const address = new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('the hall does not say where it is')), PATIENCE);
    const hear = (chunk) => {
      hall.log += chunk;
      const found = /The hall is open at (http:\S+?)\/?\s/.exec(hall.log);
      if (found) {
        clearTimeout(late);
        resolve(found[1]);
      }
    };
    child.stdout.setEncoding('utf8').on('data', hear);
    child.stderr.setEncoding('utf8').on('data', hear);
    ended.then(() => {
      clearTimeout(late);
      reject(new Error('the hall has closed'));
    });
  });
  try {
    hall.url = await address;
    await healthy(hall.url);
  } catch (error) {
    await close();
    throw new Error(`${error.message}; it said:\n${hall.log}`);
  }
  return hall;
}

/** Waits until a hall says that it is well. */
async function healthy(url) {
  const until = Date.now() + PATIENCE;
  for (;;) {
    const answer = await fetch(`${url}/healthz`).catch(() => undefined);
    if (answer?.ok) return;
    if (Date.now() > until) throw new Error('the hall does not answer /healthz');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
