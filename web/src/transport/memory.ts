import { Ears, Lost, type Link, type Transport } from './transport';
import type { Incoming, Outgoing } from './wire';

/** What a hall in memory answers to a request. */
export type Answer = (message: Outgoing) => Incoming | Promise<Incoming>;

/** A hall in memory, for tests: answers by a function, keeps what it was asked, and can be cut off. */
export class MemoryTransport implements Transport {
  readonly asked: Outgoing[] = [];
  answer: Answer;
  #link: Link = 'open';
  #pushes = new Ears<Incoming>();
  #links = new Ears<Link>();
  #cut = new Set<(why: Lost) => void>();

  constructor(answer: Answer) {
    this.answer = answer;
  }

  get link(): Link {
    return this.#link;
  }

  async request(message: Outgoing): Promise<Incoming> {
    if (this.#link !== 'open') throw new Lost(false);
    this.asked.push(message);
    return await new Promise<Incoming>((resolve, reject) => {
      this.#cut.add(reject);
      const done = (reply: Incoming) => {
        this.#cut.delete(reject);
        resolve(reply);
      };
      Promise.resolve(this.answer(message)).then(done, reject);
    });
  }

  onPush(hear: (push: Incoming) => void): () => void {
    return this.#pushes.add(hear);
  }

  onLink(hear: (link: Link) => void): () => void {
    return this.#links.add(hear);
  }

  /** Says something unasked. */
  push(message: Incoming): void {
    this.#pushes.tell(message);
  }

  /** Loses the connection: whatever waits for a reply waits in vain. */
  lose(): void {
    this.#link = 'lost';
    const cut = [...this.#cut];
    this.#cut.clear();
    for (const reject of cut) reject(new Lost(true));
    this.#links.tell('lost');
  }

  /** Connects again. */
  restore(): void {
    this.#link = 'open';
    this.#links.tell('open');
  }

  close(): void {
    this.#link = 'closed';
    this.#links.tell('closed');
  }
}
