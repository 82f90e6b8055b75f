import type { ModelView } from '../generated/guild-ball';

/** One figure of a card as it stands and as it is printed. */
export interface Figure {
  name: 'mov' | 'tac' | 'kick' | 'def' | 'arm' | 'inf' | 'melee';
  now: string;
  printed: string;
  /** Above 0 where it is higher than printed, below 0 where it is lower. */
  change: number;
}

const sum = (figures: readonly number[]) => figures.reduce((total, one) => total + one, 0);

const inches = (figure: number) => `${figure}″`;
const plain = (figure: number) => `${figure}`;

/** The figures of a model in the order of the card; higher is better for its team in all of them. */
export function figuresOf(model: ModelView): Figure[] {
  const { profile, now } = model;
  const figure = (
    name: Figure['name'],
    is: readonly number[],
    was: readonly number[],
    write: readonly ((figure: number) => string)[],
  ): Figure => {
    const text = (all: readonly number[]) => all.map((one, at) => (write[at] ?? plain)(one)).join('/');
    return { name, now: text(is), printed: text(was), change: Math.sign(sum(is) - sum(was)) };
  };
  return [
    figure('mov', now.mov, profile.mov, [inches, inches]),
    figure('tac', [now.tac], [profile.tac], [plain]),
    figure('kick', now.kick, profile.kick, [plain, inches]),
    figure('def', [now.def], [profile.def], [(one) => `${one}+`]),
    figure('arm', [now.arm], [profile.arm], [plain]),
    figure('inf', [profile.inf[0], now.inf], profile.inf, [plain, plain]),
  ];
}

/** The width of the melee zone, which stands beside the name. */
export function meleeOf({ profile, now }: ModelView): Figure {
  const change = Math.sign(now.melee - profile.melee);
  return { name: 'melee', now: inches(now.melee), printed: inches(profile.melee), change };
}
