import type { Message, Update } from '../transport/wire';
import type { LogEntry } from './log';

/** What the stand was told: every message with how often it was said, and the stand's latest update. */
export interface PublicWords {
  last: number;
  said: ReadonlyMap<string, number>;
}

export const NO_WORDS: PublicWords = { last: -1, said: new Map() };

/** Everything told so far and what was told since; updates that are known already are passed over. */
export function withWords(before: PublicWords, updates: readonly Update[]): PublicWords {
  const said = new Map(before.said);
  let { last } = before;
  for (const update of updates.filter((one) => one.n > before.last)) {
    last = Math.max(last, update.n);
    for (const key of update.said.map(keyOf)) said.set(key, (said.get(key) ?? 0) + 1);
  }
  return { last, said };
}

/**
 * The log without what only the viewer was told: a screen that several people look at shows what everybody may read.
 * The latest come first, since a log that was entered again may lack its beginning.
 */
export function publicOnly(log: readonly LogEntry[], words: PublicWords): LogEntry[] {
  const left = new Map(words.said);
  const open = (message: Message | null): Message | null => {
    const many = left.get(keyOf(message)) ?? 0;
    left.set(keyOf(message), many - 1);
    return many > 0 ? message : null;
  };
  return log
    .toReversed()
    .map((entry) => ({ ...entry, said: entry.said.map(open) }))
    .toReversed();
}

function keyOf(message: Message | null): string {
  return JSON.stringify(message);
}
