import type { PieceView, TerrainPiece, TerrainType } from '../generated/guild-ball';
import type { Ground } from './plans';

/** What is read from a field: a layout to ask the hall about, or why it is no JSON. */
export type Laid = { layout: unknown; wrong?: undefined } | { layout?: undefined; wrong: string };

const KINDS: readonly TerrainType[] = ['fast', 'rough', 'obstruction', 'barrier', 'forest'];

/** Reads a layout of one's own; nothing is a bare pitch. What pieces may be is for the hall to say. */
export function readLayout(text: string): Laid {
  if (text.trim() === '') return { layout: [] };
  try {
    return { layout: JSON.parse(text) };
  } catch (error) {
    return { wrong: (error as Error).message };
  }
}

/** The pieces of a pitch as setups take them, one a line. */
export function writtenLayout(pieces: readonly PieceView[]): string {
  const lines = pieces.map((piece) => `  ${JSON.stringify(asWritten(piece))}`);
  return lines.length === 0 ? '[]' : `[\n${lines.join(',\n')}\n]`;
}

function asWritten({ kind, shape }: PieceView): TerrainPiece {
  if ('disc' in shape) {
    const { centre, radius } = shape.disc;
    return { kind, at: [centre.x, centre.y], radius };
  }
  return { kind, corners: shape.polygon.map(({ x, y }): [number, number] => [x, y]) };
}

/** A layout as it can be drawn: what is no piece is left out, since the hall may not have judged it yet. */
export function groundOf(layout: unknown, inches: number): Ground {
  const all: unknown[] = Array.isArray(layout) ? layout : [];
  return { id: 'own', inches, pieces: all.flatMap((piece) => pieceOf(piece) ?? []) };
}

function pieceOf(written: unknown): PieceView | undefined {
  const { kind, at, radius, corners } = (written ?? {}) as Record<string, unknown>;
  if (!KINDS.includes(kind as TerrainType)) return undefined;
  const drawn = { kind: kind as TerrainType, ground: null };
  if (isSpot(at) && typeof radius === 'number' && radius > 0) {
    return { ...drawn, shape: { disc: { centre: { x: at[0], y: at[1] }, radius } } };
  }
  if (!Array.isArray(corners) || corners.length < 3 || !corners.every(isSpot)) return undefined;
  return { ...drawn, shape: { polygon: corners.map(([x, y]) => ({ x, y })) } };
}

function isSpot(value: unknown): value is [number, number] {
  return Array.isArray(value) && value.length === 2 && value.every((one) => typeof one === 'number');
}
