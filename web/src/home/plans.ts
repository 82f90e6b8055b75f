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

/** The setup of an introductory match between two teams. */
export function ballSetup(red: Team, blue: Team): unknown {
  const ids = (team: Team) => team.cards.map((card) => card.id);
  return { size: 'introductory', teams: [ids(red), ids(blue)], clock: false };
}

/** Two different teams by lot; `lot` gives numbers from 0 to below 1. */
export function drawSetup(teams: readonly Team[], lot: () => number): unknown {
  const first = Math.floor(lot() * teams.length);
  const second = (first + 1 + Math.floor(lot() * (teams.length - 1))) % teams.length;
  const [red, blue] = [teams[first], teams[second]];
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
