// Started by `group.mjs`. Hears which process groups are open; once nobody speaks any more, ends them.
import { createInterface } from 'node:readline';

const open = new Set();
createInterface({ input: process.stdin })
  .on('line', (line) => {
    const head = Number.parseInt(line.slice(1), 10);
    if (line.startsWith('+')) open.add(head);
    else open.delete(head);
  })
  .on('close', () => {
    for (const head of open) {
      try {
        process.kill(-head, 'SIGKILL');
        console.error(`a test is gone; process group ${head}, which it had started, is ended`);
      } catch (error) {
        if (error.code !== 'ESRCH') console.error(`process group ${head} cannot be ended: ${error}`);
      }
    }
  });
// Ctrl-C ends tests, not who cleans up after them.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);
