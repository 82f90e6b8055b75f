import type { Answer, ModelId, Movement, Query } from '../generated/guild-ball';
import type { Path, Point } from '../generated/plane';

/** How the table is asked. */
export type Ask = (query: Query) => Promise<Answer>;

/** A movement somebody draws or could draw. */
export interface Stride {
  model: ModelId;
  movement: Movement;
  /** What of its way is drawn already. */
  drawn: Path;
  /** Whom a charge is aimed at. */
  target?: ModelId;
}

/** Rings round the places where a movement may end. */
export async function endsOf(ask: Ask, stride: Stride): Promise<Point[][]> {
  const answer = await ask({ ends: stride });
  return typeof answer === 'object' && 'region' in answer ? answer.region : [];
}

/** The way of a movement whose last point is where it should lead; null when it cannot get there. */
export async function wayTo(ask: Ask, stride: Stride): Promise<Path | null> {
  const to = stride.drawn.at(-1);
  if (to === undefined) return null;
  const answer = await ask({ way: { ...stride, drawn: stride.drawn.slice(0, -1), to } });
  return typeof answer === 'object' && 'route' in answer ? answer.route : null;
}
