/** What this browser keeps. A browser that keeps nothing (private windows, full stores) plays on without. */
export function kept(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Keeps a text under a name, or forgets it. */
export function keep(name: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(name);
    else localStorage.setItem(name, text);
  } catch (fault) {
    console.warn('this browser keeps nothing:', fault);
  }
}
