/**
 * Keys that put the Adventurers of a hand into a team, in the order of the hand. A to F, J, R and Z mean other things while
 * Orders are planned, N and T too.
 */
const LETTERS = 'GHKLMPQSUVWXYIO';

/** The physical key of the nth Adventurer of a hand. */
export function handCode(n: number): string | null {
  const letter = LETTERS[n];
  return letter === undefined ? null : `Key${letter}`;
}
