import type { PitchShown } from '../generated/guild-ball';
import type { SeatKind } from '../transport/wire';

/** A practice team as the catalogue of Guild Ball tells it. */
export interface Team {
  id: string;
  cards: Card[];
}

/** A card as the catalogue tells it, as far as teams are laid with it. */
export interface Card {
  id: string;
  profile: { name: string; position?: string; guilds?: readonly string[] };
}

/** The guild a player brings to a tournament, and the ids of the cards. */
export interface Roster {
  guild: string;
  models: readonly string[];
}

/** The most cards of a roster. */
export const ROSTER_MAX = 12;

/** The minutes a player may be given; the rules of tournaments say 45 (GB-TOUR-03). */
export const MINUTES = [15, 30, 45, 60, 90] as const;

/** Who sits at a seat that is being laid. */
export interface Chair {
  kind: SeatKind;
  name: string;
}

/** The practice teams of a catalogue; none when it has another shape. */
export function teamsOf(catalog: unknown): Team[] {
  const teams = (catalog as { teams?: unknown } | null)?.teams;
  return Array.isArray(teams) ? (teams as Team[]) : [];
}

/** The guilds of a catalogue of which six models at least can be fielded, with their cards: captains, mascots, then the rest. */
export function guildsOf(catalog: unknown): { id: string; cards: Card[] }[] {
  const told = (catalog as { guilds?: unknown } | null)?.guilds;
  const guilds = Array.isArray(told) ? (told as { id: string }[]) : [];
  const cards = [
    ...new Map(teamsOf(catalog).flatMap(({ cards }) => cards.map((card) => [card.id, card]))).values(),
  ];
  const rank = ({ profile }: Card) => ['captain', 'mascot'].indexOf(profile.position ?? '') >>> 0;
  return guilds.flatMap(({ id }) => {
    const own = cards.filter(({ profile }) => profile.guilds?.includes(id));
    return own.length < 6 ? [] : [{ id, cards: own.sort((one, other) => rank(one) - rank(other)) }];
  });
}

/** A ready pitch as the catalogue tells it. */
export type Ground = PitchShown;

/** The ready pitches of a catalogue of this width in inches. */
export function groundsOf(catalog: unknown, inches: number): Ground[] {
  const pitches = (catalog as { pitches?: unknown } | null)?.pitches;
  const all = Array.isArray(pitches) ? (pitches as Ground[]) : [];
  return all.filter((one) => one.inches === inches);
}

/** The sizes of a game, the full one first. */
export const SIZES = ['typical', 'quick', 'introductory'] as const;
export type Size = (typeof SIZES)[number];

/** How many models a side a game of this size has, and how wide its pitch is in inches. */
export const MEASURES: Record<Size, { models: number; inches: number }> = {
  typical: { models: 6, inches: 36 },
  quick: { models: 6, inches: 36 },
  introductory: { models: 3, inches: 24 },
};

/** What else is agreed on. */
export interface Agreed {
  deck?: 'a' | 'b';
  /** The id of a ready pitch; nothing for a bare one. */
  pitch?: string;
  size?: Size;
  /** Which text decides where core book and play aid differ. */
  book?: 'core' | 'aid';
  /** Whether the clocks of the players count. */
  clock?: boolean;
}

/** What every setup says of what is agreed on. */
function agreedOn({ deck = 'a', pitch = '', book = 'core', clock = false }: Agreed): object {
  return {
    clock,
    ...(deck === 'a' ? {} : { deck }),
    ...(book === 'core' ? {} : { book }),
    ...(pitch === '' ? {} : { terrain: pitch }),
  };
}

/** The setup of a match whose teams are picked from rosters as at a tournament. */
export function tournamentSetup(rosters: readonly [Roster, Roster], agreed: Agreed = {}): unknown {
  const size = agreed.size === 'quick' ? 'quick' : 'typical';
  return { size, rosters, ...agreedOn(agreed) };
}

/** The setup of a match between two teams: typical for six models a side, else introductory. */
export function ballSetup(red: Team, blue: Team, agreed: Agreed = {}): unknown {
  const ids = (team: Team) => team.cards.map((card) => card.id);
  const size = red.cards.length === 6 ? (agreed.size ?? 'typical') : 'introductory';
  return { size, teams: [ids(red), ids(blue)], ...agreedOn(agreed) };
}

/** Two different teams of one size by lot, and for a full game a pitch; `lot` gives numbers from 0 to below 1. */
export function drawSetup(catalog: unknown, size: Size, lot: () => number): unknown {
  const draw = <T>(all: readonly T[]): T | undefined => all[Math.floor(lot() * all.length)];
  const { models, inches } = MEASURES[size];
  const teams = teamsOf(catalog).filter((team) => team.cards.length === models);
  const red = draw(teams);
  const blue = draw(teams.filter((team) => team !== red));
  const pitch = size === 'introductory' ? undefined : draw(groundsOf(catalog, inches))?.id;
  return red && blue ? ballSetup(red, blue, { size, ...(pitch ? { pitch } : {}) }) : undefined;
}

/** The setup of a match of so many guilds. */
export function masterSetup(guilds: number, short: boolean): unknown {
  return { guilds, short };
}

/** Names as the hall takes them: those of people; bots go by what they are. */
export function namesOf(chairs: readonly Chair[]): string[] {
  return chairs.map((chair) => (chair.kind === 'here' ? chair.name.trim() : ''));
}
