import type { Choice, ModelId, ModelView, Preview, Refusal, View } from '../generated/guild-ball';
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
  influence: number;
  mp: number;
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

const PRICE: Partial<Record<ActName, [number, number]>> = {
  sprint: [1, 0],
  charge: [2, 0],
  attack: [1, 0],
  pass: [1, 0],
  shot: [1, 1],
  rest: [0, 1],
  encourage: [0, 2],
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

/** Every choice a person would think of for a model, so that none is left out of the card. */
export function thinkable(view: View, model: ModelView): Choice[] {
  const others = view.models.filter((one) => one.base !== null && one.id !== model.id);
  const enemies = others.filter((one) => one.seat !== model.seat).map((one) => one.id);
  const friends = others.filter((one) => one.seat === model.seat).map((one) => one.id);
  const down = model.conditions.includes('knocked_down');
  return [
    down ? 'forfeit' : 'jog',
    'sprint',
    ...enemies.map((charge): Choice => ({ charge })),
    ...enemies.map((attack): Choice => ({ attack })),
    ...friends.map((pass): Choice => ({ pass })),
    'shot',
    // Where exactly does not matter: who has no ball, or is engaged, cannot put it anywhere.
    ...(model.base === null ? [] : [{ give_up: model.base.centre }]),
    { rest: 'health' },
    { rest: 'conditions' },
    ...friends.flatMap((friend): Choice[] => [
      { encourage: [friend, 'health'] },
      { encourage: [friend, 'conditions'] },
    ]),
    'end',
  ];
}

function wayOf(entry: MenuEntry): Way {
  const target = readAct(entry.choice)?.target ?? null;
  const choice = entry.choice as Choice;
  if (entry.legal) return { choice, target, legal: true, preview: entry.preview as Preview };
  return { choice, target, legal: false, refusal: entry.refusal };
}

/** The actions on the card of the active model. */
export function actsOf(view: View, model: ModelView, menu: readonly MenuEntry[]): Act[] {
  const down = model.conditions.includes('knocked_down');
  const names: ActName[] = ACTS.map((name) => (name === 'jog' && down ? 'forfeit' : name));
  const ways = new Map<ActName, Way[]>();
  for (const entry of menu) {
    const name = readAct(entry.choice)?.name;
    if (name === undefined || name === 'pass_to') continue;
    ways.set(name, [...(ways.get(name) ?? []), wayOf(entry)]);
  }
  return names.map((name, at) => {
    const all = ways.get(name) ?? [];
    const spotOnly = name === 'give_up' && all.some((way) => isAboutSpot(way.refusal));
    const toSpot = name === 'pass' && hasBall(view, model) && model.influence > 0;
    const legal = all.some((way) => way.legal) || spotOnly || toSpot;
    const [influence, mp] = PRICE[name] ?? [0, 0];
    const why = legal ? null : (all.find((way) => way.refusal)?.refusal ?? null);
    return { name, digit: String((at + 1) % 10), aimed: AIMED[name], influence, mp, ways: all, legal, why };
  });
}

export function hasBall(view: View, model: ModelView): boolean {
  return typeof view.ball === 'object' && 'held' in view.ball && view.ball.held === model.id;
}

/** Whether a refusal is about the spot alone: another one may do. */
function isAboutSpot(refusal: RefusalInfo | undefined): boolean {
  const why = (refusal?.refusal as Refusal | undefined)?.why;
  const whys = why === undefined || typeof why === 'string' ? [] : Object.keys(why);
  return why !== undefined && !whys.includes('no_ball') && !whys.includes('engaged');
}
