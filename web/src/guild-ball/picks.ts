import type { Pick, PlayResult, Playbook, Refused } from '../generated/guild-ball';

/** For each column its results from top to bottom: why each cannot be picked next, or null. */
export type Closed = readonly (readonly (Refused | null)[])[];

/** What a player can wish for. */
export type Wish = 'damage' | 'momentum' | 'tackle';

export function resultOf(playbook: Playbook, pick: Pick): PlayResult | undefined {
  return playbook[pick.column]?.[pick.row];
}

/** Why a result cannot be picked next, as the hall says; null when it can, or nothing was said yet. */
export function barOf(closed: Closed, pick: Pick): Refused | null {
  return closed[pick.column]?.[pick.row] ?? null;
}

/** Whether a column was not reached; otherwise the result would do nothing. */
export function isShut(refused: Refused | null): boolean {
  const why = refused?.refusal.why;
  return typeof why === 'object' && 'closed_column' in why;
}

/** Every result that can be picked next. */
export function open(playbook: Playbook, closed: Closed): Pick[] {
  return playbook
    .flatMap((rows, column) => rows.map((_, row) => ({ column, row })))
    .filter(({ column, row }) => closed[column]?.[row] === null);
}

/** The open result a wish is for: most damage, most momentum with most damage, or a tackle. */
export function wish(playbook: Playbook, closed: Closed, want: Wish): Pick | null {
  let best: { pick: Pick; worth: number } | null = null;
  for (const pick of open(playbook, closed)) {
    const result = resultOf(playbook, pick);
    const now = result === undefined ? 0 : worth(result, want);
    if (now > 0 && (best === null || now > best.worth)) best = { pick, worth: now };
  }
  return best?.pick ?? null;
}

function worth(result: PlayResult, want: Wish): number {
  if (want === 'tackle') return result.tackle ? 10 + result.damage : 0;
  if (want === 'momentum') return (result.momentous ? 10 : 0) + result.damage;
  return result.damage + (result.momentous ? 0.5 : 0);
}
