import type { AskInfo, Viewer } from '../transport/wire';

/**
 * Questions of which only the answer is secret, and only from those who answer at the same time. Asked of one seat of
 * the screen alone, they show nothing that the others may not see.
 */
const SEALED: Record<string, readonly string[]> = { 'guild-master': ['side', 'commit', 'skill', 'tie'] };

function nameOf(prompt: unknown): string {
  if (typeof prompt === 'string') return prompt;
  return typeof prompt === 'object' && prompt !== null ? (Object.keys(prompt)[0] ?? '') : '';
}

/** Whether the device has to change hands behind a curtain for a question; `together` are the seats of this screen asked. */
export function needsCurtain(game: string, ask: AskInfo, together: number): boolean {
  if (ask.secret !== true) return false;
  return together > 1 || !(SEALED[game] ?? []).includes(nameOf(ask.prompt));
}

/** Who has the device of a screen with several seats, and what is asked of them. */
export interface Device {
  game: string;
  viewer: Viewer;
  /** What is asked of the seats of this screen, answered or not. */
  asks: readonly AskInfo[];
  /** The seat that took the device behind a curtain last; nobody once the table lay open for several. */
  holder: number | null;
  /** The seat that takes the device back to change what it sealed. */
  back: number | null;
}

/** Who has the device next. */
export interface Next {
  /** The seat that must take the device first. */
  curtain: number | null;
  /** The seat whose side of the table is shown from now on, if it is another. */
  watch: number | null;
  holder: number | null;
  back: number | null;
}

/** Who is asked sees his own side of the table, behind a curtain if the question is secret. */
export function seatNext({ game, viewer, asks, holder, back }: Device): Next {
  const open = asks.filter((ask) => !ask.answered);
  // A sealed answer can be changed for as long as others have not all given theirs.
  const sealed = asks.find((ask) => ask.answered && ask.seat === back);
  const next = sealed ?? open.find((ask) => ask.seat === viewer) ?? open[0];
  const kept = sealed === undefined ? null : back;
  const secret = next !== undefined && needsCurtain(game, next, asks.length);
  if (secret && holder !== next.seat) return { curtain: next.seat, watch: null, holder, back: kept };
  const watch = next !== undefined && viewer !== next.seat ? next.seat : null;
  return { curtain: null, watch, holder: secret ? holder : null, back: kept };
}
