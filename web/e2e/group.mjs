// Programs that tests start, each the head of a process group: it can be ended with all it has started, and a keeper ends
// what is still open once the process that started it is gone, whatever ended that.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** How much longer everything may take than on two idle cores: the variable GUILDHALL_PATIENCE says how many times. */
export const STRETCH = Math.max(1, Number.parseInt(process.env['GUILDHALL_PATIENCE'] ?? '1', 10) || 1);

/** So many milliseconds of an idle machine. */
export const stretched = (limit) => limit * STRETCH;

const script = fileURLToPath(new URL('keeper.mjs', import.meta.url));

let pipe;

/** Tells the keeper of this process. */
function tell(line) {
  if (pipe === undefined) {
    const keeper = spawn(process.execPath, [script], {
      detached: true,
      stdio: ['pipe', 'ignore', 'inherit'],
    });
    keeper.unref();
    pipe = keeper.stdin;
    // It ends with us; nobody waits for it.
    pipe.unref();
    pipe.on('error', () => undefined);
  }
  pipe.write(`${line}\n`);
}

/** Starts a program as the head of a group of its own. */
export function start(program, args, options = {}) {
  const child = spawn(program, args, { ...options, detached: true });
  if (child.pid !== undefined) {
    keep(child.pid);
    child.once('exit', () => {
      // What it has started goes with it.
      end(child.pid);
      leave(child.pid);
    });
  }
  return child;
}

/** Has a group ended when this process is gone. */
export function keep(head) {
  tell(`+${head}`);
}

/** The group has ended. */
export function leave(head) {
  tell(`-${head}`);
}

/** Ends a group: every process of it, at once. Says whether there was one. */
export function end(head) {
  try {
    process.kill(-head, 'SIGKILL');
    return true;
  } catch (error) {
    if (error.code === 'ESRCH') return false;
    throw error;
  }
}
