import type { Incoming, Outgoing } from './wire';

/** How it stands with the hall. */
export type Link = 'connecting' | 'open' | 'lost' | 'closed';

/**
 * The connection was lost before the reply came. Whether the hall has done what was asked is unknown if `sent`: it is
 * never sent again by itself; whoever asked reads the state of the match anew.
 */
export class Lost extends Error {
  readonly sent: boolean;

  constructor(sent: boolean) {
    super(sent ? 'the connection was lost before the reply' : 'there is no connection');
    this.name = 'Lost';
    this.sent = sent;
  }
}

/** A way to talk to a hall. */
export interface Transport {
  readonly link: Link;
  /** Sends a request and waits for its reply; an error is a reply too. Rejects with `Lost` only. */
  request(message: Outgoing): Promise<Incoming>;
  /** Hears what the hall says unasked. Gives back how to stop. */
  onPush(hear: (push: Incoming) => void): () => void;
  /** Hears how it stands with the hall. Gives back how to stop. */
  onLink(hear: (link: Link) => void): () => void;
  close(): void;
}

/** The listeners that every transport has. */
export class Ears<T> {
  #all = new Set<(value: T) => void>();

  add(hear: (value: T) => void): () => void {
    this.#all.add(hear);
    return () => this.#all.delete(hear);
  }

  tell(value: T): void {
    for (const hear of [...this.#all]) hear(value);
  }
}
