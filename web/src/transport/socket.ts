import { Ears, Lost, type Link, type Transport } from './transport';
import type { Incoming, Outgoing } from './wire';

/** The part of a WebSocket that is used, so that tests can bring their own. */
export interface Wire {
  onopen: (() => void) | null;
  onclose: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  send(text: string): void;
  close(): void;
}

interface Waiting {
  resolve: (reply: Incoming) => void;
  reject: (why: Lost) => void;
}

interface Unsent extends Waiting {
  message: Outgoing;
  timer: ReturnType<typeof setTimeout>;
}

/** How long it waits before each new attempt; the last holds for all further ones. */
export const BACKOFF_MS = [250, 500, 1000, 2000, 4000, 8000];
/** How long a request waits for a connection before it is given up unsent. */
export const UNSENT_MS = 10_000;
/** How long the hall may be silent while it owes a reply; then the wire is taken for dead. */
export const REPLY_MS = 15_000;
/** How long the hall may be silent otherwise; then it is asked whether it is still there. */
export const QUIET_MS = 25_000;

const NOBODY: Waiting = { resolve: () => undefined, reject: () => undefined };

/** Talks to a hall over one WebSocket, which it opens again whenever it is lost. */
export class SocketTransport implements Transport {
  #open: () => Wire;
  #wire: Wire | undefined;
  #link: Link = 'connecting';
  #next = 1;
  #attempts = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  /** Goes off when the hall was silent for too long. */
  #alarm: ReturnType<typeof setTimeout> | undefined;
  #waiting = new Map<number, Waiting>();
  #unsent: Unsent[] = [];
  #pushes = new Ears<Incoming>();
  #links = new Ears<Link>();

  constructor(open: () => Wire) {
    this.#open = open;
    this.#connect();
  }

  get link(): Link {
    return this.#link;
  }

  request(message: Outgoing): Promise<Incoming> {
    return new Promise((resolve, reject) => {
      if (this.#link === 'open') this.#send(message, { resolve, reject });
      else if (this.#link === 'closed') reject(new Lost(false));
      else this.#keep(message, { resolve, reject });
    });
  }

  onPush(hear: (push: Incoming) => void): () => void {
    return this.#pushes.add(hear);
  }

  onLink(hear: (link: Link) => void): () => void {
    return this.#links.add(hear);
  }

  /** Tries at once instead of after the rest of the pause; makes sure of a connection that seems to be there. */
  hurry(): void {
    if (this.#link === 'lost' && this.#retry !== undefined) this.#connect();
    else if (this.#link === 'open') this.#probe();
  }

  close(): void {
    clearTimeout(this.#retry);
    clearTimeout(this.#alarm);
    this.#retry = undefined;
    this.#set('closed');
    this.#drop();
    for (const one of this.#unsent.splice(0)) {
      clearTimeout(one.timer);
      one.reject(new Lost(false));
    }
    this.#wire?.close();
  }

  #connect(): void {
    clearTimeout(this.#retry);
    this.#retry = undefined;
    const wire = this.#open();
    this.#wire = wire;
    wire.onopen = () => this.#opened(wire);
    wire.onmessage = (event) => this.#heard(event.data);
    wire.onclose = () => this.#closed(wire);
  }

  #opened(wire: Wire): void {
    if (wire !== this.#wire || this.#link === 'closed') return;
    this.#attempts = 0;
    this.#listen();
    this.#set('open');
    for (const one of this.#unsent.splice(0)) {
      clearTimeout(one.timer);
      this.#send(one.message, one);
    }
  }

  #closed(wire: Wire): void {
    if (wire !== this.#wire || this.#link === 'closed') return;
    const pause = BACKOFF_MS[Math.min(this.#attempts, BACKOFF_MS.length - 1)] ?? 1000;
    this.#attempts += 1;
    clearTimeout(this.#alarm);
    this.#retry = setTimeout(() => this.#connect(), pause);
    this.#set('lost');
    this.#drop();
  }

  /** Waits for the next sign of life. A wire that is dead at the other end only does not say so by itself. */
  #listen(): void {
    clearTimeout(this.#alarm);
    this.#alarm =
      this.#waiting.size > 0
        ? setTimeout(() => this.#abandon(), REPLY_MS)
        : setTimeout(() => this.#probe(), QUIET_MS);
  }

  #probe(): void {
    if (this.#waiting.size === 0) this.#send({ type: 'hello' }, NOBODY);
  }

  /** Gives up a dead wire at once: its own end may be minutes away. */
  #abandon(): void {
    const wire = this.#wire;
    if (wire === undefined) return;
    wire.onopen = wire.onmessage = wire.onclose = null;
    wire.close();
    this.#closed(wire);
  }

  #heard(data: unknown): void {
    this.#receive(data);
    if (this.#link === 'open') this.#listen();
  }

  #receive(data: unknown): void {
    if (typeof data !== 'string') return;
    let message: Incoming;
    try {
      message = JSON.parse(data) as Incoming;
    } catch {
      console.error('the hall sent what is no JSON', data.slice(0, 200));
      return;
    }
    const waiting = typeof message.id === 'number' ? this.#waiting.get(message.id) : undefined;
    if (waiting === undefined) {
      this.#pushes.tell(message);
      return;
    }
    this.#waiting.delete(message.id as number);
    waiting.resolve(message);
  }

  #send(message: Outgoing, waiting: Waiting): void {
    const id = this.#next++;
    this.#waiting.set(id, waiting);
    // Counted from the first that is not answered: to ask more of a dead wire gives it no more time.
    if (this.#waiting.size === 1) this.#listen();
    this.#wire?.send(JSON.stringify({ ...message, id }));
  }

  #keep(message: Outgoing, waiting: Waiting): void {
    const timer = setTimeout(() => {
      this.#unsent = this.#unsent.filter((one) => one.timer !== timer);
      waiting.reject(new Lost(false));
    }, UNSENT_MS);
    this.#unsent.push({ ...waiting, message, timer });
  }

  /** What was sent and not answered is unknown now, and is not sent again. */
  #drop(): void {
    const all = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const waiting of all) waiting.reject(new Lost(true));
  }

  #set(link: Link): void {
    if (this.#link === link) return;
    this.#link = link;
    this.#links.tell(link);
  }
}

/** The socket of the hall that served this page. */
export function hallSocket(): SocketTransport {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  const transport = new SocketTransport(
    () => new WebSocket(`${scheme}://${location.host}/ws`) as unknown as Wire,
  );
  addEventListener('online', () => transport.hurry());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') transport.hurry();
  });
  return transport;
}
