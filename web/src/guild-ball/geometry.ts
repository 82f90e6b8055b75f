import type { Path, Point } from '../generated/plane';

/** Units of the rules to the inch. */
export const INCH = 254;
/** Drawing units to the inch: a base of 30 mm is about 30 wide. */
export const SCALE = 25;
/** The radius of the ball, and half the width of the path of a kick. */
export const BALL = 150;
/** How deep a deployment zone is. */
export const DEPLOYMENT = 10 * INCH;

/** A place on the drawing. */
export interface Spot {
  x: number;
  y: number;
}

const K = SCALE / INCH;
const tidy = (value: number) => Math.round(value * 100) / 100;

/**
 * How the pitch lies on the screen: the table edge of the first seat is always on the left. In the rules the edge of
 * the kicking player is y = 0.
 */
export class Lay {
  constructor(
    readonly size: number,
    readonly turned: boolean,
  ) {}

  /** The side of the drawing. */
  get side(): number {
    return tidy(this.size * K);
  }

  spot(point: Point): Spot {
    const { x, y } = this.turned ? { x: this.size - point.x, y: this.size - point.y } : point;
    return { x: tidy(y * K), y: tidy(x * K) };
  }

  /** The whole-unit point at a place of the drawing. */
  point(spot: Spot): Point {
    const at = { x: Math.round(spot.y / K), y: Math.round(spot.x / K) };
    return this.turned ? { x: this.size - at.x, y: this.size - at.y } : at;
  }

  length(units: number): number {
    return tidy(units * K);
  }

  /** A point moved on the screen: right and down in units. */
  moved(point: Point, right: number, down: number): Point {
    const sign = this.turned ? -1 : 1;
    return { x: Math.round(point.x + sign * down), y: Math.round(point.y + sign * right) };
  }

  /** The drawing of a line through points. */
  line(points: readonly Point[]): string {
    return points.map((point, at) => `${at === 0 ? 'M' : 'L'}${pair(this.spot(point))}`).join('');
  }

  /** The drawing of closed shapes. */
  region(shapes: readonly (readonly Point[])[]): string {
    return shapes.map((shape) => (shape.length < 3 ? '' : `${this.line(shape)}z`)).join('');
  }

  /** The strip a ball sweeps on its way: as wide as the ball, from centre to centre. */
  corridor(from: Point, to: Point): string {
    const [a, b] = [this.spot(from), this.spot(to)];
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    if (length === 0) return '';
    const half = BALL * K;
    const nx = (-(b.y - a.y) / length) * half;
    const ny = ((b.x - a.x) / length) * half;
    const corners = [
      { x: a.x + nx, y: a.y + ny },
      { x: b.x + nx, y: b.y + ny },
      { x: b.x - nx, y: b.y - ny },
      { x: a.x - nx, y: a.y - ny },
    ];
    return `${corners.map((corner, at) => `${at === 0 ? 'M' : 'L'}${pair(corner)}`).join('')}z`;
  }
}

function pair(spot: Spot): string {
  return `${tidy(spot.x)} ${tidy(spot.y)}`;
}

/** How far apart two points are. */
export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** How long a way is that starts somewhere. */
export function lengthOf(start: Point, path: Path): number {
  let from = start;
  let sum = 0;
  for (const to of path) {
    sum += distance(from, to);
    from = to;
  }
  return sum;
}

/** The arc of a ring from twelve o'clock on, clockwise; nothing when there is none, a full ring when it is whole. */
export function arc(radius: number, part: number): string {
  const r = tidy(radius);
  if (part <= 0) return '';
  if (part >= 1) return `M0 ${-r}A${r} ${r} 0 1 1 0 ${r}A${r} ${r} 0 1 1 0 ${-r}`;
  const angle = 2 * Math.PI * part;
  const end = { x: radius * Math.sin(angle), y: -radius * Math.cos(angle) };
  return `M0 ${-r}A${r} ${r} 0 ${part > 0.5 ? 1 : 0} 1 ${pair(end)}`;
}

const NOTCHES = 8;

/** A rim with eight notches; its outermost edge is the true edge of the base. */
export function notched(radius: number): string {
  const inner = radius * 0.83;
  const step = (2 * Math.PI) / NOTCHES;
  const at = (r: number, angle: number) => pair({ x: r * Math.sin(angle), y: -r * Math.cos(angle) });
  const r = tidy(radius);
  let out = '';
  for (let tooth = 0; tooth < NOTCHES; tooth += 1) {
    const middle = tooth * step;
    out += `${tooth === 0 ? 'M' : 'L'}${at(radius, middle - step * 0.284)}`;
    out += `A${r} ${r} 0 0 1 ${at(radius, middle + step * 0.284)}`;
    out += `L${at(inner, middle + step * 0.392)}L${at(inner, middle + step * 0.608)}`;
  }
  return `${out}z`;
}

/** A point kept on the pitch. */
export function held(point: Point, size: number): Point {
  const within = (value: number) => Math.min(size, Math.max(0, Math.round(value)));
  return { x: within(point.x), y: within(point.y) };
}
