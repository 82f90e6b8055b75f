import type { ActName } from './acts';
import type { ModelId, Pick, PlanId, Relief } from '../generated/guild-ball';
import type { Path, Point } from '../generated/plane';

/** Everything that is planned and not yet said to the hall. */
export interface Draft {
  armed: ActName | null;
  target: ModelId | null;
  relief: Relief;
  spot: Point | null;
  path: Path;
  places: readonly (Point | null)[];
  shares: readonly number[];
  plans: readonly PlanId[];
  picks: readonly Pick[];
  group: readonly ModelId[];
}

/** A plan of nothing. */
export const EMPTY: Draft = {
  armed: null,
  target: null,
  relief: 'health',
  spot: null,
  path: [],
  places: [],
  shares: [],
  plans: [],
  picks: [],
  group: [],
};

/** How many legal answers are fetched to step through. */
export const WANT = 48;

/** Questions whose answer is a way or a line. */
export const WALKS: ReadonlySet<string> = new Set(['path', 'go_on', 'charge_line', 'push_line']);

/** Whether a model on its way is to let go of the ball (GB-RUL-80). */
export function letsGo(kind: string, { armed }: Draft): boolean {
  return WALKS.has(kind) && armed === 'give_up';
}

/** The way drawn with a halt at its end to let go of the ball there, where the hall offers to halt at all (GB-RUL-80). */
export function haltOf(
  kind: string,
  { armed, path }: Draft,
  offered: readonly unknown[],
): { halt: Path } | null {
  const halts = offered.some((choice) => typeof choice === 'object' && choice !== null && 'halt' in choice);
  const walks = kind === 'path' || kind === 'go_on';
  return halts && walks && armed === null && path.length > 0 ? { halt: path } : null;
}

/** Questions whose answer is a model. */
export const CHOOSES_MODEL: ReadonlySet<string> = new Set([
  'kicker',
  'hand_over',
  'activate',
  'snap_one',
  'arrange_blows',
  'arrange_intercepts',
]);

/** Questions for which legal answers are fetched to step through. */
export const WANTS_CANDIDATES: ReadonlySet<string> = new Set([
  'deploy',
  'kicker',
  'hand_over',
  'activate',
  'path',
  'go_on',
  'charge_line',
  'push_line',
  'place',
]);

/** Questions that are answered with one of a list the hall gives. */
export const LISTED: ReadonlySet<string> = new Set([
  'lead',
  'squaddie',
  'edge',
  'trigger',
  'arrange_triggers',
  'icon',
  'auto_hit',
  'pick',
  'next_model',
  'next_return',
  'next_out',
  'mode',
  'kick_now',
  'pass_target',
  'attack_now',
  'ground',
]);

/** Questions for which every answer a person would think of is fetched. */
export const WANTS_MENU: ReadonlySet<string> = new Set([
  ...LISTED,
  'act',
  'activate',
  'go_on',
  'parting_blow',
  'react',
  'bonus_time',
  'next_step',
  'reroll_scatter',
  'intercept',
  'snap',
  'team_work',
  'run_the_length',
]);

/** The model an answer of a list is about. */
export function aboutOf(choice: unknown): ModelId | null {
  if (typeof choice !== 'object' || choice === null) return null;
  const [value] = Object.values(choice) as unknown[];
  const [name] = Object.keys(choice);
  if (name === 'model' || name === 'pass' || name === 'attack')
    return typeof value === 'number' ? value : null;
  if (name !== 'use') return null;
  const { at } = value as { at: unknown };
  return typeof at === 'object' && at !== null && 'model' in at ? (at.model as ModelId) : null;
}

/** Whether an answer is a kick to a place. */
export function isSpot(choice: unknown): boolean {
  return typeof choice === 'object' && choice !== null && 'pass_to' in choice;
}

/** Whether an answer is a model. */
export function isModel(choice: unknown): choice is { model: ModelId } {
  return typeof choice === 'object' && choice !== null && 'model' in choice;
}

/** The part of the plan a legal answer stands for. */
export function partOf(choice: unknown): Partial<Draft> | null {
  if (typeof choice !== 'object' || choice === null) return null;
  if ('path' in choice) return { path: choice.path as Path };
  if ('line' in choice) return { spot: choice.line as Point };
  if ('spot' in choice) return { spot: choice.spot as Point };
  if ('deploy' in choice) return { places: choice.deploy as Point[] };
  return null;
}

/** The next number of a round of so many. */
export function turned(at: number, step: number, count: number): number {
  if (count === 0) return -1;
  return at < 0 ? (step > 0 ? 0 : count - 1) : (at + step + count) % count;
}
