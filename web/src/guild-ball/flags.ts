import type { Preview, Risk } from '../generated/guild-ball';
import type { Path, Point } from '../generated/plane';
import { alongOf, lengthOf } from './geometry';

/** A place on a way where something happens. */
export interface Flag {
  number: number;
  at: Point;
  /** How far along the way. */
  along: number;
  what: { kind: 'blow'; risk: Risk } | { kind: 'end'; length: number };
}

/** The flags of a planned way: every parting blow it exposes the mover to, then its end. */
export function flagsOf(start: Point, path: Path, preview: Preview | null): Flag[] {
  const end = path.at(-1);
  if (end === undefined || preview === null) return [];
  const length = lengthOf(start, path);
  const blows = (preview.risks ?? []).map((risk) => ({
    at: risk.at,
    along: alongOf(start, path, risk.at),
    what: { kind: 'blow', risk } as const,
  }));
  blows.sort((a, b) => a.along - b.along);
  const all = [...blows, { at: end, along: length, what: { kind: 'end', length } as const }];
  return all.map((flag, at) => ({ ...flag, number: at + 1 }));
}
