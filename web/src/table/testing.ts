import { MemoryTransport } from '../transport/memory';
import type { AskInfo, Incoming, LogLine, Outgoing, Pending, Update, Viewer } from '../transport/wire';

/** The match of every test. */
export const MATCH = 'abc';

export function ask(seat: number, more: Partial<AskInfo> = {}): AskInfo {
  return { ask: `${seat}.0`, seat, name: `s${seat}`, answered: false, prompt: 'bid', secret: false, ...more };
}

export const answers = (...asks: AskInfo[]): Pending => ({ waits: 'answers', asks });

export const update = (n: number, more: Partial<Update> = {}): Update => ({
  n,
  seen: [],
  said: [],
  view: {},
  ...more,
});

/** Until everything that was asked in memory is answered. */
export const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

/** A hall with one match, as far as a session needs it. */
export class Table {
  yours: number[] = [0];
  pending: Pending = answers(ask(0));
  n = 4;
  log: LogLine[] = [];
  /** What the stand was told. */
  public: Update[] = [];
  replies: Record<string, (message: Outgoing) => Incoming | Promise<Incoming>> = {};
  readonly transport = new MemoryTransport((message) => this.answer(message));

  answer(message: Outgoing): Incoming | Promise<Incoming> {
    const special = this.replies[message.type];
    if (special) return special(message);
    if (message.type === 'enter') return this.entered();
    if (message.type === 'watch') return this.watched(message['viewer'] as Viewer);
    if (message.type === 'updates')
      return { type: 'updates', viewer: 'stand', last: 0, updates: this.public };
    if (message.type === 'menu') return { type: 'menu', entries: [] };
    if (message.type === 'candidates') return { type: 'candidates', choices: [] };
    return { type: 'done', n: this.n, pending: this.pending };
  }

  entered(): Incoming {
    const seats = [0, 1].map((seat) => ({
      seat,
      name: `s${seat}`,
      player: ['Ann', 'Bob'][seat],
      kind: 'here',
    }));
    return { type: 'entered', match: MATCH, game: 'haggle', seats, yours: this.yours, over: false };
  }

  watched(viewer: Viewer): Incoming {
    const view = { gold: [9, 9], whose: viewer };
    return { type: 'watched', match: MATCH, viewer, n: this.n, view, pending: this.pending, log: this.log };
  }

  push(viewer: Viewer, ...updates: Update[]): void {
    const last = updates.at(-1)?.n ?? 0;
    this.transport.push({ type: 'updates', match: MATCH, viewer, last, updates });
  }

  asked(type: string): Outgoing[] {
    return this.transport.asked.filter((message) => message.type === type);
  }
}
