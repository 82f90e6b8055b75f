import type { MenuEntry } from '../../transport/wire';
import type { Choice, Source } from './types';

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

/** Something that changes a roll, with the answers it stands for. */
export interface Tool {
  key: string;
  source: Source;
  how: 'fix' | 'reroll' | 'change' | 'force';
  /** The answer for each die that can be named. */
  dice: ReadonlyMap<number, MenuEntry>;
  /** The answer where no die is named. */
  whole: MenuEntry | null;
  /** The answer for each rival who can be made to roll again. */
  rivals: ReadonlyMap<number, MenuEntry>;
}

interface Told {
  how: Tool['how'];
  source: Source;
  op: number;
  die: number | null;
  rival: number | null;
}

function told(choice: Choice): Told | null {
  if (typeof choice !== 'object') return null;
  const own = { source: 'upgrade' as const, op: 0, rival: null };
  if ('fix' in choice) return { ...own, how: 'fix', die: choice.fix };
  if ('reroll' in choice) return { ...own, how: 'reroll', die: choice.reroll };
  if ('change' in choice) {
    const [source, op, die] = choice.change;
    return { how: 'change', source, op, die, rival: null };
  }
  if (!('force' in choice)) return null;
  const [source, op, rival] = choice.force;
  return { how: 'force', source, op, die: null, rival };
}

/** The tools a menu offers for a roll, in its order. */
export function toolsIn(entries: readonly MenuEntry[]): Tool[] {
  const tools: (Tool & { dice: Map<number, MenuEntry>; rivals: Map<number, MenuEntry> })[] = [];
  for (const entry of entries) {
    const use = told(entry.choice as Choice);
    if (use === null) continue;
    const key = `${use.how} ${JSON.stringify(use.source)} ${use.op}`;
    let tool = tools.find((one) => one.key === key);
    if (tool === undefined) {
      tool = { key, source: use.source, how: use.how, dice: new Map(), whole: null, rivals: new Map() };
      tools.push(tool);
    }
    if (use.die !== null) tool.dice.set(use.die, entry);
    else if (use.rival !== null) tool.rivals.set(use.rival, entry);
    else tool.whole = entry;
  }
  return tools;
}
