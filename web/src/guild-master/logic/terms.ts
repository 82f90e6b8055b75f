import type { Cause, Level, Line, Objective, Prompt, Rank, Seats, Skill } from './types';

/** All six Skills, in the order of figures on cards. */
export const SKILLS = [
  'might',
  'arcane',
  'guile',
  'logic',
  'charm',
  'spirit',
] as const satisfies readonly Skill[];

export const LINES = ['stables', 'mess_hall', 'bar'] as const satisfies readonly Line[];

export const LEVELS = ['common', 'heroic', 'legendary'] as const satisfies readonly Level[];

export const RANKS = ['novice', 'adept', 'hero', 'legend'] as const satisfies readonly Rank[];

/** Letters of the Adventurer spaces. */
export const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F'] as const;

/** Where the Adventurer spaces begin among the spaces of the board; Contract spaces come first. */
export const STANDS = 6;

/** All thirteen Order Cards. */
export const ORDER_CARDS: readonly Objective[] = [
  'hire',
  ...[0, 1, 2, 3, 4, 5].map((recruit) => ({ recruit })),
  ...[0, 1, 2, 3, 4, 5].map((contract) => ({ contract })),
];

/** The set of some seats. */
export function seatsOf(seats: readonly number[]): Seats {
  return seats.reduce((set, seat) => set | (1 << seat), 0);
}

/** The seats of a set. */
export function seatsIn(set: Seats): number[] {
  return [0, 1, 2, 3].filter((seat) => (set & (1 << seat)) !== 0);
}

export function hasSeat(set: Seats, seat: number): boolean {
  return (set & (1 << seat)) !== 0;
}

/** An objective as a short key: `0`, `A` to `F`, `1` to `6`. */
export function keyOf(objective: Objective): string {
  if (objective === 'hire') return '0';
  return 'recruit' in objective ? (LETTERS[objective.recruit] ?? '?') : String(objective.contract + 1);
}

export function sameObjective(one: Objective | null, other: Objective | null): boolean {
  if (one === null || other === null) return one === other;
  return keyOf(one) === keyOf(other);
}

export type PromptKind =
  | 'side'
  | 'place'
  | 'orders'
  | 'correct'
  | 'commit'
  | 'skill'
  | 'fix'
  | 'reroll'
  | 'tie'
  | 'build'
  | 'deck'
  | 'bargain'
  | 'stance'
  | 'declare'
  | 'fallback'
  | 'use'
  | 'lobby'
  | 'pick'
  | 'change'
  | 'forced'
  | 'convert';

/** What kind of question a prompt is. */
export function kindOf(prompt: Prompt): PromptKind {
  if (typeof prompt === 'string') return prompt;
  return Object.keys(prompt)[0] as PromptKind;
}

/** Why a choice of an effect is asked for: what was used, or the Contract whose Bonus or Event it is. */
export function causeOf(prompt: Prompt): Cause | null {
  if (typeof prompt === 'string') return null;
  if ('pick' in prompt) return prompt.pick.cause;
  return 'lobby' in prompt ? prompt.lobby.cause : null;
}

/** The Contract space a prompt is about. */
export function spaceOf(prompt: Prompt): number | null {
  if (typeof prompt === 'string') return null;
  if ('bargain' in prompt) return prompt.bargain.space;
  if ('stance' in prompt) return prompt.stance.space;
  if ('declare' in prompt) return prompt.declare.space;
  if ('deck' in prompt) return prompt.deck.space;
  return null;
}
