/** The result of dice as they lie (GM-SKIL-06). */
export function total(dice: readonly number[]): number {
  return dice.reduce((sum, face) => sum + face, 0);
}

/** The die with the best chance of those told; the first among equals, none when nothing is better than `keep`. */
export function bestDie(chances: readonly (number | null)[], keep: number): number | null {
  let best: number | null = null;
  chances.forEach((chance, at) => {
    if (chance === null || chance <= keep) return;
    if (best === null || chance > (chances[best] ?? 0)) best = at;
  });
  return best;
}
