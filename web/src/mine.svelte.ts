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
/** How many matches a browser remembers; those still to be played on are never dropped. */
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

/** The key to seats that are still played is kept nowhere else. */
function isNeeded(one: Mine): boolean {
  return one.key !== undefined && one.over !== true;
}

/** At most so many as are remembered: the oldest go first, the latest and those that are needed stay. */
function fitting(all: readonly Mine[]): Mine[] {
  let spare = all.length - MOST;
  const stays = (one: Mine) => one === all[0] || isNeeded(one) || spare-- <= 0;
  return all.toReversed().filter(stays).toReversed();
}

/** What two lists know together; of the same match the later news hold. */
function together(one: readonly Mine[], other: readonly Mine[]): Mine[] {
  const all = new Map<string, Mine>();
  for (const mine of [...one, ...other].toSorted((a, b) => a.when - b.when)) {
    all.set(mine.match, { ...all.get(mine.match), ...mine });
  }
  return [...all.values()].toSorted((a, b) => b.when - a.when);
}

/**
 * The matches of this browser, the latest first. All its tabs share one list, so it is read anew before each change; a
 * tab that cannot write goes on with what it has in memory.
 */
export class Mines {
  #all = $state.raw<readonly Mine[]>(readAll());
  /** Whether the browser kept what was written last. */
  #keeps = true;

  constructor() {
    addEventListener('storage', (event) => {
      if (event.key === KEPT || event.key === null) this.#all = this.#latest();
    });
  }

  get all(): readonly Mine[] {
    return this.#all;
  }

  find(match: string): Mine | undefined {
    return this.#all.find((one) => one.match === match);
  }

  /** Adds or changes a match; it is the latest then. */
  note(match: string, news: Partial<Mine>): void {
    const all = this.#latest();
    const before = all.find((one) => one.match === match) ?? { match, game: '', title: '', when: 0 };
    const after = { ...before, ...news, match, when: Date.now() };
    this.#set([after, ...all.filter((one) => one.match !== match)]);
  }

  forget(match: string): void {
    this.#set(this.#latest().filter((one) => one.match !== match));
  }

  #latest(): readonly Mine[] {
    return this.#keeps ? readAll() : together(readAll(), this.#all);
  }

  #set(all: readonly Mine[]): void {
    this.#all = fitting(all);
    const text = JSON.stringify(this.#all);
    keep(KEPT, text);
    this.#keeps = kept(KEPT) === text;
  }
}

export const mines = new Mines();
