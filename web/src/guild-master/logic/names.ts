/** The longest words that fit a card of the board at its usual size and at a smaller one, in letters. */
const [USUAL, SMALL] = [10, 12];

/** How small the name of a card is written so that no word of it is broken. */
export function sizeOf(name: string): '' | 'tight' | 'tightest' {
  const longest = Math.max(...name.split(/[\s-]+/).map((word) => word.length));
  if (longest <= USUAL) return '';
  return longest <= SMALL ? 'tight' : 'tightest';
}
