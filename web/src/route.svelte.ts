/** Where in the page one is: the front door or a match. */
export type Route = { at: 'home' } | { at: 'match'; match: string };

/** What a hash means. */
export function read(hash: string): Route {
  const match = /^#\/match\/([^/?#]+)/.exec(hash)?.[1];
  return match === undefined ? { at: 'home' } : { at: 'match', match: decodeURIComponent(match) };
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
