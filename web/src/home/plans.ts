import type { SeatKind } from '../transport/wire';

/** A practice team as the catalogue of Guild Ball tells it. */
export interface Team {
  id: string;
  cards: { id: string; profile: { name: string } }[];
}

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

/** A ready pitch as the catalogue tells it. */
export interface Ground {
  id: string;
  inches: number;
}

/** The ready pitches of a catalogue of this width in inches. */
export function groundsOf(catalog: unknown, inches: number): Ground[] {
  const pitches = (catalog as { pitches?: unknown } | null)?.pitches;
  const all = Array.isArray(pitches) ? (pitches as Ground[]) : [];
  return all.filter((one) => one.inches === inches);
}

/** What else is agreed on. */
export interface Agreed {
  deck?: 'a' | 'b';
  /** The id of a ready pitch; nothing for a bare one. */
  pitch?: string;
  size?: 'typical' | 'quick';
}

/** The setup of a match between two teams: typical for six models a side, else introductory. */
export function ballSetup(red: Team, blue: Team, agreed: Agreed = {}): unknown {
  const { deck = 'a', pitch = '', size: wanted = 'typical' } = agreed;
  const ids = (team: Team) => team.cards.map((card) => card.id);
  const size = red.cards.length === 6 ? wanted : 'introductory';
  return {
    size,
    teams: [ids(red), ids(blue)],
    clock: false,
    ...(deck === 'a' ? {} : { deck }),
    ...(pitch === '' ? {} : { terrain: pitch }),
  };
}

/** Two different teams of one size by lot; `lot` gives numbers from 0 to below 1. */
export function drawSetup(teams: readonly Team[], lot: () => number): unknown {
  const red = teams[Math.floor(lot() * teams.length)];
  const others = teams.filter((team) => team !== red && team.cards.length === red?.cards.length);
  const blue = others[Math.floor(lot() * others.length)];
  return red && blue ? ballSetup(red, blue) : undefined;
}

/** The setup of a match of so many guilds. */
export function masterSetup(guilds: number, short: boolean): unknown {
  return { guilds, short };
}

/** Names as the hall takes them: those of people; bots go by what they are. */
export function namesOf(chairs: readonly Chair[]): string[] {
  return chairs.map((chair) => (chair.kind === 'here' ? chair.name.trim() : ''));
}
