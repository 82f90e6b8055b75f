import type { Pick, PlayResult, Playbook } from '../generated/guild-ball';

/** What results can still do to a target: the rules of an attack as far as the grid has to know them. */
export interface Against {
  /** Whether the target can be knocked down: it is not yet. */
  down: boolean;
  /** Whether the ball can be taken from it. */
  ball: boolean;
  /** Whether it is a parting blow, of which pushes and dodges are not valid. */
  parting: boolean;
}

/** Why a result cannot be picked. */
export type Bar = 'closed' | 'down' | 'no-ball' | 'parting' | 'nothing';

/** How many columns each round of wrapping opens (GB-PB-08, -09). */
export function rounds(playbook: Playbook, hits: number): number[] {
  const columns = playbook.length;
  if (columns === 0) return [];
  const out: number[] = [];
  for (let left = hits; left > 0; left -= columns) out.push(Math.min(left, columns));
  return out;
}

export function resultOf(playbook: Playbook, pick: Pick): PlayResult | undefined {
  return playbook[pick.column]?.[pick.row];
}

/** Why a result does nothing to the target; null when it does something (GB-PB-05). */
export function barred(result: PlayResult, against: Against): Bar | null {
  const moves = result.push > 0 || result.dodge > 0;
  if (result.damage > 0 || (moves && !against.parting)) return null;
  if (result.knock_down && !against.down) return null;
  if (result.tackle && against.ball) return null;
  if (moves) return 'parting';
  if (result.knock_down) return 'down';
  return result.tackle ? 'no-ball' : 'nothing';
}

/** What is left to do after some picks: KD and tackle are valid once per attack (GB-RUL-57). */
export function after(playbook: Playbook, against: Against, picks: readonly Pick[]): Against {
  return picks.reduce((now, pick) => {
    const result = resultOf(playbook, pick);
    return {
      ...now,
      down: now.down || (result?.knock_down ?? false),
      ball: now.ball && !(result?.tackle ?? false),
    };
  }, against);
}

/** Why a result cannot be picked as the next one. */
export function barOf(
  playbook: Playbook,
  hits: number,
  against: Against,
  picks: readonly Pick[],
  pick: Pick,
): Bar | null {
  const open = rounds(playbook, hits)[picks.length] ?? 0;
  if (pick.column >= open) return 'closed';
  const result = resultOf(playbook, pick);
  return result === undefined ? 'nothing' : barred(result, after(playbook, against, picks));
}

/** How many results are picked: every round that has a valid one, given what was picked before it. */
export function needed(playbook: Playbook, hits: number, against: Against, picks: readonly Pick[]): number {
  const open = rounds(playbook, hits);
  for (let round = 0; round < open.length; round += 1) {
    const before = picks.slice(0, round);
    const any = cells(playbook, open[round] ?? 0).some((pick) => {
      const result = resultOf(playbook, pick);
      return result !== undefined && barred(result, after(playbook, against, before)) === null;
    });
    if (!any) return round;
  }
  return open.length;
}

/** Every result of the first columns. */
export function cells(playbook: Playbook, open: number): Pick[] {
  return playbook.slice(0, open).flatMap((rows, column) => rows.map((_, row) => ({ column, row })));
}

/** What picks do together, as the rules add them up: one instance of damage, one push, one dodge. */
export interface Sum {
  damage: number;
  push: number;
  dodge: number;
  knock_down: boolean;
  tackle: boolean;
  momentous: number;
}

export function sum(playbook: Playbook, against: Against, picks: readonly Pick[]): Sum {
  const out: Sum = { damage: 0, push: 0, dodge: 0, knock_down: false, tackle: false, momentous: 0 };
  let now = against;
  for (const pick of picks) {
    const result = resultOf(playbook, pick);
    if (result === undefined) continue;
    out.damage += result.damage;
    if (!against.parting) {
      out.push += result.push;
      out.dodge += result.dodge;
    }
    out.knock_down ||= result.knock_down && !now.down;
    out.tackle ||= result.tackle && now.ball;
    if (result.momentous) out.momentous += 1;
    now = after(playbook, now, [pick]);
  }
  return out;
}

/** The valid result a wish is for: most damage, most momentum with most damage, or a tackle. */
export function wish(
  playbook: Playbook,
  hits: number,
  against: Against,
  picks: readonly Pick[],
  want: 'damage' | 'momentum' | 'tackle',
): Pick | null {
  const open = rounds(playbook, hits)[picks.length] ?? 0;
  const worth = (result: PlayResult): number => {
    if (want === 'tackle') return result.tackle ? 10 + result.damage : 0;
    if (want === 'momentum') return (result.momentous ? 10 : 0) + result.damage;
    return result.damage + (result.momentous ? 0.5 : 0);
  };
  let best: { pick: Pick; worth: number } | null = null;
  for (const pick of cells(playbook, open)) {
    if (barOf(playbook, hits, against, picks, pick) !== null) continue;
    const result = resultOf(playbook, pick);
    const now = result === undefined ? 0 : worth(result);
    if (now > 0 && (best === null || now > best.worth)) best = { pick, worth: now };
  }
  return best?.pick ?? null;
}
