/**
 * What goes over the wire, as far as the page uses it. The messages of the hall come from the Rust types; what only the
 * rooms of the server say is written here. What a game itself defines (prompts, choices, views, previews, queries) is
 * `unknown` here; the screens of a game know its types from src/generated.
 */
import type * as host from '../generated/host';
import type { SeatClock } from '../generated/server';
import type { Message } from '../generated/words';

export type { AskInfo, OfferInfo, Update } from '../generated/host';
export type { Arg, Message } from '../generated/words';

/** The number of a seat, or the stand of the spectators. */
export type Viewer = host.Who;

/** What the match waits for. */
export type Pending = host.PendingInfo;

/** Why something was refused; problems with rooms have no rule and no message of their own. */
export type RefusalInfo = Omit<host.RefusalInfo, 'say' | 'refusal'> & { say?: Message; refusal?: unknown };

/** What stands in the log of a match that is entered again. */
export type LogLine = Pick<host.Update, 'n' | 'seen' | 'said' | 'takeback'>;

/** Who plays a seat: people at the screen that opened the match, or a bot. */
export type SeatKind = 'here' | 'random' | 'greedy';

export type SeatInfo = host.SeatInfo & { kind?: SeatKind };

export type Choice = host.ChoiceInfo;

/** An answer of the menu: with its preview when it is legal, else with the refusal. */
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
  updates: host.Update[];
}

/** What is left of everybody's time, where it is counted. */
export interface Clocks {
  type: 'clocks';
  match: string;
  seats: SeatClock[];
}

/** A problem of the hall, or of a room, whose codes are its own. */
export type Problem = Omit<host.Problem, 'code' | 'hint'> & { type: 'error'; code: string; hint?: string };

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
