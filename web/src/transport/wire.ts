/**
 * What goes over the wire: the messages of PROTOCOL.md that the page uses. What a game itself defines (prompts,
 * choices, views, previews, queries) is `unknown` here; the screens of a game know its types from src/generated.
 */

/** A message in no language: rendered by `say`. */
export interface Message {
  id: string;
  args?: Record<string, Arg>;
}

export type Arg = number | string | { seat: number } | { inches: number } | Message | { all: Arg[] };

/** The number of a seat, or the stand of the spectators. */
export type Viewer = number | 'stand';

export interface RefusalInfo {
  rule: string;
  message: string;
  refusal?: unknown;
  say?: Message;
}

export interface AskInfo {
  ask: string;
  seat: number;
  name: string;
  answered: boolean;
  prompt?: unknown;
  text?: string;
  say?: Message;
  /** Whether it is shown only to this seat: in hot-seat behind a curtain. */
  secret?: boolean;
}

export interface OfferInfo {
  by: number;
  awaits: number[];
  why?: string;
}

export type Pending = {
  takeback?: OfferInfo;
  draw_offer?: OfferInfo;
  /** The earliest update this viewer can go back to freely. */
  line?: number;
} & (
  | { waits: 'answers'; asks: AskInfo[] }
  | { waits: 'chance'; draw: unknown; number: number; why: string }
  | { waits: 'nothing'; outcome: unknown; text: string; winners: number[]; say?: Message }
  | { waits: 'repair'; fault: unknown }
);

export interface Update {
  n: number;
  seen: unknown[];
  said?: (Message | null)[];
  view: Record<string, unknown>;
  pending?: Pending;
  takeback?: { by?: number; to: number };
}

/** What stands in the log of a match that is entered again. */
export interface LogLine {
  n: number;
  seen: unknown[];
  said: (Message | null)[];
  takeback?: { by?: number; to: number };
}

export type SeatKind = 'here' | 'random' | 'greedy';

export interface SeatInfo {
  seat: number;
  name: string;
  player?: string;
  kind?: SeatKind | string;
}

export interface Choice {
  choice: unknown;
  text: string;
  say?: Message;
}

export type MenuEntry = Choice &
  ({ legal: true; preview?: unknown } | { legal: false; refusal: RefusalInfo });

export interface Entered {
  type: 'entered';
  match: string;
  game: string;
  seats: SeatInfo[];
  yours: number[];
  over: boolean;
  setup?: unknown;
}

export interface Watched {
  type: 'watched';
  match: string;
  viewer: Viewer;
  n: number;
  view: Record<string, unknown>;
  pending: Pending;
  log: LogLine[];
}

export interface Updates {
  type: 'updates';
  match: string;
  viewer: Viewer;
  last: number;
  updates: Update[];
}

export interface Problem {
  type: 'error';
  code: string;
  message: string;
  hint?: string;
  rule?: string;
  refusal?: unknown;
  say?: Message;
  faults?: RefusalInfo[];
}

/** What is sent: a type, its fields, and for most the match. The transport adds the id. */
export interface Outgoing {
  type: string;
  match?: string;
  [field: string]: unknown;
}

/** What comes back: told apart by `type`. */
export interface Incoming {
  type: string;
  id?: unknown;
  match?: string;
  [field: string]: unknown;
}

/** Whether a reply says that something could not be understood or done. */
export function isProblem(reply: unknown): reply is Problem {
  return typeof reply === 'object' && reply !== null && (reply as Incoming).type === 'error';
}
