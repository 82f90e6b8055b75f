/** Where in the page one is: the front door or a match. */
export type Route = { at: 'home' } | { at: 'match'; match: string };

/** What a hash means. */
export function read(hash: string): Route {
  const match = /^#\/match\/([^/?#]+)/.exec(hash)?.[1];
  if (match === undefined) return { at: 'home' };
  try {
    return { at: 'match', match: decodeURIComponent(match) };
  } catch {
    // A link that was cut in the middle of a letter: the hall will say that there is no such match.
    return { at: 'match', match };
  }
}

/** The hash of a match. */
export function matchHash(match: string): string {
  return `#/match/${encodeURIComponent(match)}`;
}

class Place {
  #now = $state.raw<Route>(read(location.hash));

  constructor() {
    addEventListener('hashchange', () => (this.#now = read(location.hash)));
  }

  get now(): Route {
    return this.#now;
  }

  go(hash: string): void {
    location.hash = hash;
  }
}

export const place = new Place();
