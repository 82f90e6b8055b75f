import type { MenuEntry } from '../../transport/wire';
import { STANDS } from './terms';
import type { Choice, ContractId, Source } from './types';

/** A group of answers that belong together, each with its place in the menu. */
export interface Group {
  /** What they have in common; nothing where that goes without saying. */
  of: GroupKey;
  entries: { entry: MenuEntry; at: number }[];
}

export type GroupKey =
  | { kind: 'plain' | 'contracts' | 'adventurers' | 'pass' | 'barred' }
  | { kind: 'order'; number: number }
  | { kind: 'contract'; id: ContractId };

/** The answers that are given elsewhere on the page than in the list. */
function isElsewhere(choice: Choice): boolean {
  return typeof choice === 'object' && ('send' in choice || 'arrange' in choice);
}

function keyFor(entry: MenuEntry): GroupKey {
  const choice = entry.choice as Choice;
  if (choice === 'pass') return { kind: 'pass' };
  if (!entry.legal) return { kind: 'barred' };
  if (typeof choice === 'string') return { kind: 'plain' };
  if ('space' in choice) return { kind: choice.space < STANDS ? 'contracts' : 'adventurers' };
  if ('join' in choice) return { kind: 'order', number: choice.join[0] };
  if ('change_order' in choice) return { kind: 'order', number: choice.change_order[0] };
  if ('swap_private' in choice) return { kind: 'contract', id: choice.swap_private[0] };
  return { kind: 'plain' };
}

const same = (one: GroupKey, other: GroupKey) => JSON.stringify(one) === JSON.stringify(other);

/** Where a group stands: what can be done first, then leaving it, then what cannot be done now. */
function place({ kind }: GroupKey): number {
  if (kind === 'barred') return 2;
  return kind === 'pass' ? 1 : 0;
}

/** The answers of a menu in groups. What the rules refuse comes last where effects are chosen, else where it stood. */
export function groups(entries: readonly MenuEntry[], ofEffects: boolean): Group[] {
  const all: Group[] = [];
  entries.forEach((entry, at) => {
    if (isElsewhere(entry.choice as Choice)) return;
    const of: GroupKey = ofEffects ? keyFor(entry) : { kind: 'plain' };
    const group = all.find((one) => same(one.of, of));
    if (group) group.entries.push({ entry, at });
    else all.push({ of, entries: [{ entry, at }] });
  });
  return all.sort((one, other) => place(one.of) - place(other.of));
}

/** What an answer uses. */
export function sourceIn(choice: Choice): Source | null {
  if (typeof choice !== 'object') return null;
  if ('use' in choice) return choice.use;
  if ('convert' in choice) return choice.convert[0];
  if ('change' in choice) return choice.change[0];
  return 'force' in choice ? choice.force[0] : null;
}
