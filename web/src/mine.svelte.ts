import { keep, kept } from './store';

/** A match this browser has opened or watched. The key proves whose seats are played here. */
export interface Mine {
  match: string;
  key?: string;
  game: string;
  /** The names of the players, for the list. */
  title: string;
  /** Turn or round, once known. */
  round?: number;
  over?: boolean;
  /** When it was last looked at, in milliseconds. */
  when: number;
}

const KEPT = 'guildhall.matches';
/** How many matches a browser remembers. */
const MOST = 24;

function isMine(one: unknown): one is Mine {
  const mine = one as Partial<Mine> | null;
  return typeof mine?.match === 'string' && typeof mine.game === 'string' && typeof mine.when === 'number';
}

function readAll(): Mine[] {
  try {
    const all: unknown = JSON.parse(kept(KEPT) ?? '[]');
    return Array.isArray(all) ? all.filter(isMine) : [];
  } catch {
    return [];
  }
}

/** The matches of this browser, the latest first. */
class Mines {
  #all = $state.raw<readonly Mine[]>(readAll());

  get all(): readonly Mine[] {
    return this.#all;
  }

  find(match: string): Mine | undefined {
    return this.#all.find((one) => one.match === match);
  }

  /** Adds or changes a match; it is the latest then. */
  note(match: string, news: Partial<Mine>): void {
    const before = this.find(match) ?? { match, game: '', title: '', when: 0 };
    const after = { ...before, ...news, match, when: Date.now() };
    this.#set([after, ...this.#all.filter((one) => one.match !== match)]);
  }

  forget(match: string): void {
    this.#set(this.#all.filter((one) => one.match !== match));
  }

  #set(all: readonly Mine[]): void {
    this.#all = all.slice(0, MOST);
    keep(KEPT, JSON.stringify(this.#all));
  }
}

export const mines = new Mines();
