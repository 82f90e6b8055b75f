import type { Choice } from '../transport/wire';

/** How many completions are listed. */
const LISTED = 10;

/** The choices that fit what was typed: those that begin with it first, then those that hold all its words. */
export function matching(choices: readonly Choice[], typed: string): Choice[] {
  const wanted = typed.trim().toLowerCase();
  const parts = wanted.split(/\s+/);
  const begins = (choice: Choice) => choice.text.toLowerCase().startsWith(wanted);
  const holds = (choice: Choice) => parts.every((part) => choice.text.toLowerCase().includes(part));
  const first = choices.filter(begins);
  const rest = choices.filter((choice) => !begins(choice) && holds(choice));
  const seen = new Set<string>();
  const fresh = (choice: Choice) => !seen.has(choice.text) && seen.add(choice.text) !== undefined;
  return [...first, ...rest].filter(fresh).slice(0, LISTED);
}
