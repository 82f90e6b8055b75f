import type { Choice, ModelId, Preview } from '../generated/guild-ball';
import type { MenuEntry, RefusalInfo } from '../transport/wire';

/** What an active model can think of doing, in the order of their digits. */
export const ACTS = [
  'jog',
  'sprint',
  'charge',
  'attack',
  'pass',
  'shot',
  'give_up',
  'rest',
  'encourage',
  'end',
] as const;
export type ActName = (typeof ACTS)[number] | 'forfeit';

/** How an action is aimed. */
export type Aimed = 'nothing' | 'move' | 'enemy' | 'friend' | 'spot' | 'relief';

/** One way to take an action: at whom, and whether it may be. */
export interface Way {
  choice: Choice;
  target: ModelId | null;
  legal: boolean;
  preview?: Preview;
  refusal?: RefusalInfo;
}

/** An action on the card. */
export interface Act {
  name: ActName;
  digit: string;
  aimed: Aimed;
  /** What it costs, where it is possible. */
  price: Preview | null;
  ways: Way[];
  legal: boolean;
  /** Why it is not possible, where it is not. */
  why: RefusalInfo | null;
}

const AIMED: Record<ActName, Aimed> = {
  jog: 'move',
  sprint: 'move',
  charge: 'enemy',
  attack: 'enemy',
  pass: 'friend',
  shot: 'nothing',
  give_up: 'spot',
  rest: 'relief',
  encourage: 'friend',
  forfeit: 'nothing',
  end: 'nothing',
};

/** The name of the action a choice takes, and its target. */
export function readAct(choice: unknown): { name: ActName | 'pass_to'; target: ModelId | null } | null {
  if (typeof choice === 'string') return isAct(choice) ? { name: choice, target: null } : null;
  const [entry] = Object.entries(choice as Record<string, unknown>);
  if (entry === undefined) return null;
  const [name, value] = entry;
  if (name === 'pass_to') return { name, target: null };
  if (!isAct(name)) return null;
  if (typeof value === 'number') return { name, target: value };
  if (Array.isArray(value) && typeof value[0] === 'number') return { name, target: value[0] };
  return { name, target: null };
}

function isAct(name: string): name is ActName {
  return name === 'forfeit' || ACTS.some((one) => one === name);
}

function wayOf(entry: MenuEntry): Way {
  const target = readAct(entry.choice)?.target ?? null;
  const choice = entry.choice as Choice;
  if (entry.legal) return { choice, target, legal: true, preview: entry.preview as Preview };
  return { choice, target, legal: false, refusal: entry.refusal };
}

/** The actions on the card of the active model: what the hall says to each, and nothing until it has said it. */
export function actsOf(menu: readonly MenuEntry[]): Act[] {
  const ways = new Map<ActName, Way[]>();
  for (const entry of menu) {
    const name = readAct(entry.choice)?.name;
    if (name === undefined) continue;
    const act = name === 'pass_to' ? 'pass' : name;
    ways.set(act, [...(ways.get(act) ?? []), wayOf(entry)]);
  }
  const may = (name: ActName) => ways.get(name)?.some((way) => way.legal) ?? false;
  // Who cannot jog may have an advance to forfeit, which stands it up.
  const forfeits = may('forfeit') && !may('jog');
  const names: ActName[] = ACTS.map((name) => (name === 'jog' && forfeits ? 'forfeit' : name));
  return names.map((name, at) => {
    const all = ways.get(name) ?? [];
    const found = all.find((way) => way.legal);
    const why = found ? null : (all.find((way) => way.refusal)?.refusal ?? null);
    return {
      name,
      digit: String((at + 1) % 10),
      aimed: AIMED[name],
      price: found?.preview ?? null,
      ways: all,
      legal: found !== undefined,
      why,
    };
  });
}
