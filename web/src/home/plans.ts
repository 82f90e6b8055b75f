import type { PitchShown } from '../generated/guild-ball';
import type { Message, SeatKind } from '../transport/wire';

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

/** A guild and the ids of cards: what a player brings to a tournament, or a team of one's own. */
export interface Roster {
  guild: string;
  /** The most cards the tournament allows; the usual limit when left out. */
  limit?: number;
  models: readonly string[];
}

/** Stands for what is made up here instead of picked from a list: a team or a pitch. No id of the catalogue is so. */
export const OWN = 'own';

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

/** The cards of a catalogue, each once. */
export function cardsOf(catalog: unknown): Card[] {
  const all = teamsOf(catalog).flatMap(({ cards }) => cards);
  return [...new Map(all.map((card) => [card.id, card])).values()];
}

/** The ids of all guilds of a catalogue, those without a team included. */
export function guildIdsOf(catalog: unknown): string[] {
  const told = (catalog as { guilds?: unknown } | null)?.guilds;
  return Array.isArray(told) ? (told as { id: string }[]).map(({ id }) => id) : [];
}

/** A guild a team can be picked from, with its cards. */
export interface GuildCards {
  id: string;
  cards: Card[];
}

/** The guilds of a catalogue of which six models at least can be fielded, with their cards: captains, mascots, then the rest. */
export function guildsOf(catalog: unknown): GuildCards[] {
  const cards = cardsOf(catalog);
  const rank = (card: Card) => ['captain', 'mascot'].indexOf(positionOf(card)) >>> 0;
  return guildIdsOf(catalog).flatMap((id) => {
    const own = cards.filter(({ profile }) => profile.guilds?.includes(id));
    return own.length < 6 ? [] : [{ id, cards: own.sort((one, other) => rank(one) - rank(other)) }];
  });
}

/** The position on a card. */
export function positionOf(card: Card): string {
  return card.profile.position ?? 'squaddie';
}

/** A team of a guild to start from: a captain, in a full team a mascot, and squaddies as they come. */
export function firstTeam(cards: readonly Card[], count: number): string[] {
  const of = (position: string) => cards.filter((card) => positionOf(card) === position);
  const leads = [...of('captain').slice(0, 1), ...(count === 6 ? of('mascot').slice(0, 1) : [])];
  return [...leads, ...of('squaddie')].slice(0, count).map((card) => card.id);
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

/** How many models a side a game of this size has, how wide its pitch is in inches, and how many points win it. */
export const MEASURES: Record<Size, { models: number; inches: number; points: number }> = {
  typical: { models: 6, inches: 36, points: 12 },
  quick: { models: 6, inches: 36, points: 8 },
  introductory: { models: 3, inches: 24, points: 6 },
};

/** The most points that can be sent; the hall says how many may be agreed on. */
const POINTS_SENT = 255;

/** The points in a field; nothing when it is empty, so that those of the size count. */
export function pointsIn(field: string): number | null {
  const points = Math.trunc(Number(field));
  if (field.trim() === '' || Number.isNaN(points)) return null;
  return Math.min(POINTS_SENT, Math.max(0, points));
}

/** What else is agreed on. */
export interface Agreed {
  deck?: 'a' | 'b';
  /** The id of a ready pitch or pieces of one's own; nothing for a bare one. */
  pitch?: unknown;
  size?: Size;
  /** The points that win, where they are not those of the size (GB-WIN-10). */
  points?: number | null;
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

/** A size by its name, or with points of one's own by all that it consists of. */
function sized(size: Size, points: number | null | undefined): unknown {
  const { inches: pitch, models, points: usual } = MEASURES[size];
  return (points ?? usual) === usual ? size : { pitch, models, vp: points };
}

/** The setup of a match whose teams are picked from rosters as at a tournament. */
export function tournamentSetup(rosters: readonly [Roster, Roster], agreed: Agreed = {}): unknown {
  const size = agreed.size === 'quick' ? 'quick' : 'typical';
  return { size: sized(size, agreed.points), rosters, ...agreedOn(agreed) };
}

/** The setup of a match between two teams; of the size their models are for, unless one is named. */
export function ballSetup(red: Pick<Team, 'cards'>, blue: Pick<Team, 'cards'>, agreed: Agreed = {}): unknown {
  const ids = (team: Pick<Team, 'cards'>) => team.cards.map((card) => card.id);
  const size = agreed.size ?? (red.cards.length === 6 ? 'typical' : 'introductory');
  return { size: sized(size, agreed.points), teams: [ids(red), ids(blue)], ...agreedOn(agreed) };
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

/** A starting team of Guild Master: the id of its skill, what the skill is called, and who is in it. */
export interface Start {
  id: string;
  name: Message;
  members: { name: string; worded?: Message | null }[];
}

/** The starting teams of a catalogue of Guild Master, in the order of the skills; none when it has another shape. */
export function startsOf(catalog: unknown): Start[] {
  const { skills, adventurers } = (catalog ?? {}) as { skills?: unknown; adventurers?: unknown };
  if (!Array.isArray(skills) || !Array.isArray(adventurers)) return [];
  const novices = adventurers as ({ team?: string | null } & Start['members'][number])[];
  return (skills as { skill: string; name: Message }[]).flatMap(({ skill: id, name }) => {
    const members = novices.filter(({ team }) => team === id);
    return members.length === 0 ? [] : [{ id, name, members }];
  });
}

/** The starting upgrades that may be in play together for so many guilds, by the ids of their skills. */
export function tokensOf(catalog: unknown, guilds: number): string[][] {
  const { board } = (catalog ?? {}) as { board?: { starts?: { guilds: number; tokens: string[][] }[] } };
  return board?.starts?.find((one) => one.guilds === guilds)?.tokens ?? [];
}

/** The setup of a match of so many guilds, with the starting upgrades in play where they are picked and not drawn. */
export function masterSetup(guilds: number, short: boolean, tokens: readonly string[] = []): unknown {
  return { guilds, short, ...(tokens.length === 0 ? {} : { tokens }) };
}

/** Names as the hall takes them: those of people; bots go by what they are. */
export function namesOf(chairs: readonly Chair[]): string[] {
  return chairs.map((chair) => (chair.kind === 'here' ? chair.name.trim() : ''));
}
