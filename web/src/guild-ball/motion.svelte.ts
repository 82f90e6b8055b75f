import type { Attachment } from 'svelte/attachments';
import type { ModelId } from '../generated/guild-ball';
import type { Point } from '../generated/plane';
import type { LogEntry } from '../table/session.svelte';
import type { Desk } from './desk.svelte';
import { distance, type Spot } from './geometry';
import { facts, type Fact } from './tagged';

/** Dice that were rolled. */
export interface Rolled {
  key: string;
  what: 'start' | 'initiative' | 'attack' | 'kick' | 'scatter' | 'snap';
  model: ModelId | null;
  dice: number[];
  needs: number;
}

/** How many rolls stay beside the table. */
const ROLLS = 3;

/** What moves on the table: models along their ways, and the latest dice. Nothing waits for it. */
export class Motion {
  rolls = $state.raw<readonly Rolled[]>([]);

  readonly #desk: Desk;
  readonly #pieces = new Map<ModelId, SVGGElement>();
  #heard: number | null = null;
  #where = new Map<ModelId, Point>();

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  /** Keeps hold of the drawing of a model. */
  mover(id: ModelId): Attachment<SVGGElement> {
    return (piece) => {
      this.#pieces.set(id, piece);
      return () => this.#pieces.delete(id);
    };
  }

  /** Hears what is new in the log. */
  hear(log: readonly LogEntry[]): void {
    const last = log.at(-1)?.n ?? -1;
    const since = this.#heard;
    this.#heard = last;
    const fresh = since === null ? [] : log.filter((entry) => entry.n > since && !entry.undone);
    const ways = new Map<ModelId, Point[]>();
    for (const entry of fresh) for (const fact of facts(entry.seen)) this.#note(fact, ways);
    this.#rollsOf(since === null ? log.slice(-12) : fresh);
    for (const [id, way] of ways) this.#walk(id, way);
    this.#where = new Map();
    for (const model of this.#desk.view.models) if (model.base) this.#where.set(model.id, model.base.centre);
  }

  #note(fact: Fact, ways: Map<ModelId, Point[]>): void {
    if (fact.kind === 'deployed' || fact.kind === 'returned') this.#where.set(fact.model, fact.at);
    if (fact.kind !== 'moved') return;
    const from = this.#where.get(fact.model);
    const end = fact.path.at(-1);
    if (from === undefined || end === undefined) return;
    ways.set(fact.model, [...(ways.get(fact.model) ?? [from]), ...fact.path]);
    this.#where.set(fact.model, end);
  }

  #rollsOf(entries: readonly LogEntry[]): void {
    const found = entries.flatMap((entry) =>
      facts(entry.seen).flatMap((fact, at): Rolled[] => {
        if (fact.kind !== 'rolled') return [];
        const { roll, dice, needs } = fact;
        const [what, model] =
          typeof roll === 'string' ? [roll, null] : (Object.entries(roll)[0] ?? ['start', null]);
        return [{ key: `${entry.n}.${at}`, what: what as Rolled['what'], model, dice, needs }];
      }),
    );
    if (found.length > 0) this.rolls = found.slice(-ROLLS);
  }

  /** Moves a piece along its way in the time of the tokens: none when motion is not wanted. */
  #walk(id: ModelId, way: readonly Point[]): void {
    const piece = this.#pieces.get(id);
    if (piece === undefined || typeof piece.animate !== 'function') return;
    const style = getComputedStyle(document.documentElement);
    const duration = Number.parseFloat(style.getPropertyValue('--d-3')) || 0;
    if (duration === 0) return;
    piece.animate(
      keyframes(way, (point) => this.#desk.lay.spot(point)),
      {
        duration,
        easing: style.getPropertyValue('--ease-move').trim() || 'ease',
      },
    );
  }
}

/** The steps of an animation along a way, each at its share of the length. */
export function keyframes(way: readonly Point[], spot: (point: Point) => Spot): Keyframe[] {
  let whole = 0;
  const reached = way.map((point, at) => {
    const before = way[at - 1];
    if (before !== undefined) whole += distance(before, point);
    return { point, whole };
  });
  return reached.map(({ point, whole: part }) => {
    const { x, y } = spot(point);
    return { transform: `translate(${x}px, ${y}px)`, offset: whole === 0 ? undefined : part / whole };
  });
}
