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
/** An ability of the card that is used: as it is paid for, or with a free use that is at hand. */
export type UseName = `use:${string}` | `free:${string}`;
export type ActName = (typeof ACTS)[number] | 'forfeit' | 'glide' | UseName;

/** How an action is aimed. */
export type Aimed = 'nothing' | 'move' | 'enemy' | 'friend' | 'model' | 'spot' | 'relief';

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

const AIMED: Record<Exclude<ActName, UseName>, Aimed> = {
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
  glide: 'nothing',
  end: 'nothing',
};

/** The name of the action a choice takes, and its target. */
export function readAct(choice: unknown): { name: ActName | 'pass_to'; target: ModelId | null } | null {
  if (typeof choice === 'string') return isAct(choice) ? { name: choice, target: null } : null;
  const [entry] = Object.entries(choice as Record<string, unknown>);
  if (entry === undefined) return null;
  const [name, value] = entry;
  if (name === 'pass_to') return { name, target: null };
  if (name === 'use') return readUse(value as UseOf);
  if (!isAct(name)) return null;
  if (typeof value === 'number') return { name, target: value };
  if (Array.isArray(value) && typeof value[0] === 'number') return { name, target: value[0] };
  return { name, target: null };
}

/** What is said of the use of an ability. */
export type UseOf = Extract<Choice, { use: unknown }>['use'];

function readUse({ id, at, free }: UseOf): { name: UseName; target: ModelId | null } {
  const target = typeof at === 'object' && 'model' in at ? at.model : null;
  return { name: `${free ? 'free' : 'use'}:${id}`, target };
}

/** The ability an action uses, and whether free of charge. */
export function abilityOf(name: ActName): { id: string; free: boolean } | null {
  if (name.startsWith('use:')) return { id: name.slice(4), free: false };
  return name.startsWith('free:') ? { id: name.slice(5), free: true } : null;
}

/** How the use of an ability is aimed. */
function aimOf(ways: readonly Way[]): Aimed {
  if (ways.some((way) => way.target !== null)) return 'model';
  const spot = ways.some(({ choice }) => JSON.stringify(choice).includes('"spot"'));
  return spot ? 'spot' : 'nothing';
}

function isAct(name: string): name is ActName {
  return name === 'forfeit' || name === 'glide' || ACTS.some((one) => one === name);
}

function isUse(name: ActName): name is UseName {
  return abilityOf(name) !== null;
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
  // Uses have no digit of their own, and Gliding is told of only where it may be used.
  names.push(...[...ways.keys()].filter((name) => abilityOf(name) !== null));
  if (may('glide')) names.push('glide');
  return names.map((name, at) => {
    const all = ways.get(name) ?? [];
    const found = all.find((way) => way.legal);
    const why = found ? null : (all.find((way) => way.refusal)?.refusal ?? null);
    return {
      name,
      digit: at < ACTS.length ? String((at + 1) % 10) : '',
      aimed: isUse(name) ? aimOf(all) : AIMED[name],
      price: found?.preview ?? null,
      ways: all,
      legal: found !== undefined,
      why,
    };
  });
}
