// Written from the types of crates/host by `cargo xtask codegen`. Changes by hand are lost: change the Rust type.

import type { Seat } from "./kernel";
import type { Digest } from "./record";
import type { Message } from "./words";

/** One ask. */
export type AskInfo = {
  /** Its name, quoted by the answer. */
  ask: AskName;
  /** Who is asked. */
  seat: Seat;
  /** The seat's name in the game's notation. */
  name: string;
  /** Whether the seat has given a sealed answer, which it may still change. */
  answered: boolean;
  /** What is asked, in the game's own terms; only for that seat. */
  prompt?: unknown;
  /** The same in the game's notation. */
  text?: string;
  /** The same in words. */
  say?: Message;
  /**
   * Whether question or answer show something the other seats may not see, so that players at one screen draw a
   * curtain. It is told to all.
   */
  secret: boolean;
};

/** The name of an ask in messages: its number and generation as `"12.0"`. */
export type AskName = string;

/** Where chance comes from. */
export type ChanceInfo = {
  /** `seeded`, `scripted`, `replayed` or `listed`. */
  source: string;
  /** The hash of the seed. */
  commitment?: string;
  /** What the players added to the seed. */
  shares?: string[];
  /** Whether the first draw is held back until `begin`. */
  held?: boolean;
  /** The seed, once the match is over. */
  seed?: string;
};

/** One answer that may be given. */
export type ChoiceInfo = {
  /** The answer as JSON. */
  choice: unknown;
  /** The answer in the game's notation. */
  text: string;
  /** The answer in words. */
  say: Message;
};

/** A timer a match is played under. The hall keeps no time; whoever does sends `expire`. */
export type Clock = {
  /** The time each seat has for the match, in milliseconds. */
  main_ms: number;
  /** What each decision adds, in milliseconds. */
  increment_ms?: number;
};

/** What kind of thing is wrong. */
export type Code =
  /** The line is no JSON object. */
  | "bad_json"
  /** The line is longer than is read. */
  | "too_long"
  /** The message is of no known type, or lacks something, or has something that is not known. */
  | "bad_message"
  /** There is no such game here. */
  | "unknown_game"
  /** There is no such match here. */
  | "unknown_match"
  /** As many matches are open as may be. */
  | "too_many"
  /** The setup has faults. */
  | "bad_setup"
  /** The record cannot be read or re-run. */
  | "bad_record"
  /** The seed is not the one that was committed to. */
  | "wrong_seed"
  /** The speaker may not do or see that. */
  | "not_yours"
  /** Only whoever runs the hall may do that. */
  | "not_trusted"
  /** The match has no such seat. */
  | "no_seat"
  /** Nobody is asked that. */
  | "not_asked"
  /** The ask was taken back. */
  | "stale"
  /** The answer cannot be read. */
  | "unreadable"
  /** The rules forbid it. */
  | "refused"
  /** The match does not wait for chance, or its dice are not scripted. */
  | "no_dice"
  /** The script shows what cannot be drawn, or draws are left over. */
  | "wrong_dice"
  /** The takeback is impossible. */
  | "no_takeback"
  /** There is nothing to agree to. */
  | "no_offer"
  /** There is no such update yet. */
  | "no_update"
  /** The match is over. */
  | "over"
  /** The match is not over. */
  | "not_over"
  /** A fault of the program stopped the match. */
  | "stuck"
  /** The rules have changed since the match was played so far; it can only be ended. */
  | "parted"
  /** A fault of the program; the message says whether anything was changed. */
  | "fault";

/** A game that can be hosted. */
export type GameInfo = {
  /** Its name. */
  game: string;
  /** The revision of its rules. */
  revision: number;
  /** For how many seats. */
  seats: number[];
};

/** What may be said about the hall. */
export type HallRequest =
  /** Which protocol, which program. */
  | { type: "hello" }
  /** Every message with an example. */
  | { type: "help" }
  /** Which games. */
  | { type: "games" }
  /** A setup to start from. */
  | {
      type: "setup";
      /** The game. */
      game: string;
      /** For how many seats; the fewest the game is for when left out. */
      seats?: number;
      /** Another seed, another setup. */
      seed?: SeedText;
    }
  /** Everything that is wrong with a setup. */
  | {
      type: "faults";
      /** The game. */
      game: string;
      /** The setup. */
      setup: unknown;
    }
  /** Every card of a game. */
  | {
      type: "catalog";
      /** The game. */
      game: string;
    }
  /** Opens a match. */
  | {
      type: "new";
      /** The game. */
      game: string;
      /** What it is made from; drawn from the seed when left out. */
      setup?: unknown;
      /** For how many seats, when the setup is drawn. */
      seats?: number;
      /** The seed of the dice; the hall's own secret when left out. */
      seed?: SeedText;
      /** Scripted dice instead of a seed: the first numbers of the script. */
      dice?: number[];
      /** Hold the first draw back for the players' shares, until `begin`. */
      hold?: boolean;
      /** The names of the players, seat by seat. */
      players?: string[];
      /** The timer it is played under. */
      clock?: Clock;
    }
  /** Opens a match from a record. */
  | {
      type: "load";
      /** The record, as NDJSON. */
      record: string;
      /** The seed of its dice; with neither seed nor dice, the dice are scripted. */
      seed?: SeedText;
      /** Scripted dice from here on. */
      dice?: number[];
    }
  /** Which matches are open. */
  | { type: "matches" }
  /** Ends the hosting of a match. */
  | { type: "close" };

/** One request explained. */
export type HelpLine = {
  /** Its type. */
  request: string;
  /** What it is for. */
  about: string;
  /** An example of it. */
  example: string;
};

/** A piece of JSON kept as its text: a table is large, and most of the time only compared and passed on. */
export type Json = unknown;

/** An answer as written. */
export type Line = Reply & { match?: string; id?: unknown };

/** A match. */
export type MatchInfo = {
  /** The game. */
  game: string;
  /** The revision of its rules. */
  revision: number;
  /** The seats. */
  seats: SeatInfo[];
  /** Where chance comes from. */
  chance: ChanceInfo;
  /** The timer it is played under. */
  clock?: Clock;
  /** The number of the latest update of the speaker; missing when he plays several seats. */
  n?: number;
  /** What it waits for. */
  pending: PendingInfo;
};

/** A match in a list. */
export type MatchLine = {
  /** Its name. */
  match: string;
  /** The game. */
  game: string;
  /** Whether it is over. */
  over: boolean;
};

/** What may be said about one match. */
export type MatchRequest =
  /** What the match is and what it waits for. */
  | { type: "match" }
  /** Someone takes a seat. */
  | {
      type: "join";
      /** Which seat; one's own when left out. */
      seat?: Seat;
      /** Under which name. */
      name: string;
    }
  /** A player adds to the seed of a match that is held. */
  | {
      type: "share";
      /** Whose share; one's own when left out. */
      by?: Seat;
      /** The share. */
      share: string;
    }
  /** Lets a match that is held begin. */
  | { type: "begin" }
  /** What the match waits for. */
  | {
      type: "pending";
      /** As seen by whom. */
      viewer?: Who;
    }
  /** Legal answers to an ask. */
  | {
      type: "candidates";
      /** Which ask; may be left out when only one fits. */
      ask?: AskName;
      /** Whose ask. */
      seat?: Seat;
      /** About how many; 64 when left out. */
      want?: number;
    }
  /** What a person would think of at an ask, legal or not. */
  | {
      type: "menu";
      /** Which ask; may be left out when only one fits. */
      ask?: AskName;
      /** Whose ask. */
      seat?: Seat;
    }
  /** Whether an answer is legal. */
  | { type: "check" } & Try
  /** What an answer would cost, with odds and risks. */
  | { type: "preview" } & Try
  /** Gives an answer. */
  | { type: "choose" } & Try
  /** Takes a sealed answer back while others have not answered. */
  | {
      type: "retract";
      /** Which ask; may be left out when only one fits. */
      ask?: AskName;
      /** Whose ask. */
      seat?: Seat;
    }
  /** Puts a question to the table: measure, reach, sight, threat. */
  | {
      type: "query";
      /** As seen by whom. */
      viewer?: Who;
      /** The question, in the game's own terms. */
      query: unknown;
    }
  /** The whole table as seen by someone. */
  | {
      type: "view";
      /** By whom. */
      viewer?: Who;
    }
  /** What has happened since an update. */
  | {
      type: "updates";
      /** As seen by whom. */
      viewer?: Who;
      /** The last update known; from the start when left out. */
      since?: number;
    }
  /** Takes back what was done. */
  | {
      type: "undo";
      /** Who wants it; oneself when left out. */
      by?: Seat;
      /** The update of that seat after which to go on; before its latest answer when left out. */
      to?: number;
      /** The entry of the record after which to go on, for whoever runs the hall. */
      entry?: number;
    }
  /** Agrees to a takeback or refuses it. */
  | {
      type: "consent";
      /** Who; oneself when left out. */
      by?: Seat;
      /** Whether he agrees. */
      agree?: boolean;
    }
  /** Gives the match up. */
  | {
      type: "concede";
      /** Who; oneself when left out. */
      by?: Seat;
    }
  /** Offers a draw. */
  | {
      type: "offer_draw";
      /** Who; oneself when left out. */
      by?: Seat;
    }
  /** Agrees to a draw or refuses it. */
  | {
      type: "accept_draw";
      /** Who; oneself when left out. */
      by?: Seat;
      /** Whether he agrees. */
      agree?: boolean;
    }
  /** Ends without a result a match that cannot go on. */
  | {
      type: "void";
      /** Who; oneself when left out. */
      by?: Seat;
    }
  /** Ends the match by a judge's word. */
  | {
      type: "adjudicate";
      /** Who is given the win, if anyone. */
      winner?: Seat;
    }
  /** Says that a seat's time has run out. */
  | {
      type: "expire";
      /** Whose time. */
      seat: Seat;
    }
  /** Adds numbers to the script of the dice. */
  | {
      type: "dice";
      /** The faces, or for a pick the index counted from 0. */
      faces: number[];
      /** Throw away first what is left of the script. */
      clear?: boolean;
    }
  /** Every outcome of the draw the match waits for. */
  | { type: "outcomes" }
  /** The record of the match. */
  | { type: "save" };

/** One answer a person would think of, legal or not. */
export type MenuEntry = {
  /** The answer as JSON. */
  choice: unknown;
  /** The answer in the game's notation. */
  text: string;
  /** The answer in words. */
  say: Message;
  /** Whether it is legal. */
  legal: boolean;
  /** What it would cost, if it is legal: cost, odds and risks, in the game's own terms. */
  preview?: unknown;
  /** Why it is not legal. */
  refusal?: RefusalInfo;
};

/** Something that waits for the word of other seats. */
export type OfferInfo = {
  /** Whose it is. */
  by: Seat;
  /** Who has not spoken yet. */
  awaits: Seat[];
  /** Why it is not free. */
  why?: string;
};

/** One outcome of a draw. */
export type OutcomeInfo = {
  /** The outcome. */
  drawn: unknown;
  /** Its weight among the others. */
  weight: number;
};

/** What a match waits for, with what lies on offer. */
export type PendingInfo = Waits & {
  /**
   * The information line, for the player of a seat: the number of his earliest update to which he may go back
   * without asking anybody; missing when there is none.
   */
  line?: number;
  /** A takeback that waits for consent. */
  takeback?: OfferInfo;
  /** A draw that is offered. */
  draw_offer?: OfferInfo;
};

/** Something that could not be understood or done. */
export type Problem = {
  /** What kind of thing is wrong. */
  code: Code;
  /** The rule that forbids it. */
  rule?: string;
  /** What is wrong. */
  message: string;
  /** What is wrong as a message, for every language, where a game or the referee refused. */
  say?: Message;
  /** What to do about it. */
  hint: string;
  /** The refusal in the game's own terms. */
  refusal?: unknown;
  /** Everything that is wrong with a setup. */
  faults?: RefusalInfo[];
};

/** Why the rules forbid something. */
export type RefusalInfo = {
  /** The rule. */
  rule: string;
  /** What is wrong, in a plain sentence. */
  message: string;
  /** The same as a message, for every language. */
  say: Message;
  /** The refusal in the game's own terms. */
  refusal: unknown;
};

/** One answer of a hall. */
export type Reply =
  /** Which protocol, which program. */
  | {
      type: "hello";
      /** The version of the protocol. */
      protocol: number;
      /** The name of the program. */
      software: string;
      /** Its version. */
      version: string;
      /** The games it knows. */
      games: string[];
    }
  /** Every message with an example. */
  | {
      type: "help";
      /** The version of the protocol. */
      protocol: number;
      /** The messages. */
      requests: HelpLine[];
    }
  /** Which games. */
  | {
      type: "games";
      /** The games. */
      games: GameInfo[];
    }
  /** A setup to start from. */
  | {
      type: "setup";
      /** The game. */
      game: string;
      /** The setup. */
      setup: unknown;
    }
  /** Everything that is wrong with a setup. */
  | {
      type: "faults";
      /** The game. */
      game: string;
      /** The faults; none when a match can start. */
      faults: RefusalInfo[];
    }
  /** Every card of a game. */
  | {
      type: "catalog";
      /** The game. */
      game: string;
      /** The cards with their names and figures, in the game's own terms. */
      catalog: Json;
    }
  /** A match and what it waits for. */
  | { type: "match" } & MatchInfo
  /** Which matches are open. */
  | {
      type: "matches";
      /** The matches. */
      matches: MatchLine[];
      /** The one that is meant when a message names none. */
      current?: string;
    }
  /** What the match waits for. */
  | {
      type: "pending";
      /** What it waits for. */
      pending: PendingInfo;
    }
  /** Legal answers to an ask. */
  | {
      type: "candidates";
      /** Which ask. */
      ask: AskName;
      /** The answers. */
      choices: ChoiceInfo[];
    }
  /** What a person would think of at an ask. */
  | {
      type: "menu";
      /** Which ask. */
      ask: AskName;
      /** The answers, legal or not, in the order buttons should have. */
      entries: MenuEntry[];
    }
  /** Whether an answer is legal. */
  | {
      type: "checked";
      /** Which ask. */
      ask: AskName;
      /** Whether it is. */
      legal: boolean;
      /** Why not. */
      refusal?: RefusalInfo;
    }
  /** What an answer would cost. */
  | {
      type: "preview";
      /** Which ask. */
      ask: AskName;
      /** The cost, odds and risks, in the game's own terms. */
      preview: unknown;
    }
  /** The answer to a question about the table. */
  | {
      type: "answer";
      /** As seen by whom. */
      viewer: Who;
      /** The answer, in the game's own terms. */
      answer: unknown;
    }
  /** The whole table as seen by someone. */
  | {
      type: "view";
      /** By whom. */
      viewer: Who;
      /** The number of the latest update. */
      n: number;
      /** The table, in the game's own terms. */
      view: Record<string, Json>;
      /** What the match waits for. */
      pending: PendingInfo;
    }
  /** What has happened since an update. */
  | {
      type: "updates";
      /** As seen by whom. */
      viewer: Who;
      /** The number of the latest update. */
      last: number;
      /** The updates in order. */
      updates: Update[];
    }
  /** Something was done. */
  | {
      type: "done";
      /** The number of the latest update of the speaker; missing when he plays several seats. */
      n?: number;
      /** What the match waits for now. */
      pending: PendingInfo;
      /** The number of the latest entry of the record, for whoever runs the hall. */
      entry?: number;
      /** The digest of that entry, for whoever runs the hall. */
      digest?: Digest;
      /** The facts that followed, for whoever runs the hall. */
      facts?: unknown[];
      /** The same in the game's notation. */
      log?: string[];
    }
  /** Every outcome of the draw the match waits for. */
  | {
      type: "outcomes";
      /** The draw. */
      draw: unknown;
      /** The outcomes with their weights; missing when there are too many to list. */
      outcomes?: OutcomeInfo[];
    }
  /** The record of a match. */
  | {
      type: "record";
      /** The record, as NDJSON. */
      record: string;
      /** The seed of its dice, where it had one. */
      seed?: string;
    }
  /** A match is no longer hosted. */
  | {
      type: "closed";
      /** Numbers of the script that were never drawn; in a test, any are a fault. */
      dice_left: number[];
    }
  /** Something could not be understood or done. */
  | { type: "error" } & Problem;

/** A seat. */
export type SeatInfo = {
  /** Its number. */
  seat: Seat;
  /** Its name in the game's notation. */
  name: string;
  /** Who plays it, once someone has joined. */
  player?: string;
};

/** A seed in messages: a text, or a number that is read as its decimal text. */
export type SeedText = string | number;

/** A takeback that happened. */
export type TakebackInfo = {
  /** Whose it was. */
  by: Seat;
  /** The update of this viewer after which the match goes on. */
  to: number;
};

/** An answer to be judged, previewed or given: as JSON in `choice` or in the game's notation in `text`. */
export type Try = {
  /** Which ask; may be left out when only one fits. */
  ask?: AskName;
  /** Whose ask. */
  seat?: Seat;
  /** The answer as JSON. */
  choice?: unknown;
  /** The answer in the game's notation. */
  text?: string;
};

/** What one viewer is told of one step. */
export type Update = {
  /** Updates of a viewer are numbered from 0 without a gap. */
  n: number;
  /** What he saw happen, in order. */
  seen: unknown[];
  /** The same in words, one for each; null where there is nothing to say. */
  said: (Message | null)[];
  /** The parts of his view that are new; a part that is gone is `null`. */
  view: Record<string, Json>;
  /** What the match waits for, where that changed. */
  pending?: PendingInfo;
  /** The match was wound back. */
  takeback?: TakebackInfo;
};

/** What a match waits for. */
export type Waits =
  /** Answers of one or several seats. */
  | {
      waits: "answers";
      /** What is asked. */
      asks: AskInfo[];
    }
  /** A draw of chance that the source cannot make yet. */
  | {
      waits: "chance";
      /** The draw. */
      draw: unknown;
      /** Its number. */
      number: number;
      /** Why it is not made. */
      why: string;
    }
  /** Nothing more: the match is over. */
  | {
      waits: "nothing";
      /** How it ended, in the game's own terms. */
      outcome: unknown;
      /** The same in the game's notation. */
      text: string;
      /** The same in words. */
      say: Message;
      /** Who won; nobody when it is a draw. */
      winners: Seat[];
    }
  /** Its end: it was played by an older revision of the rules, and the present ones do not lead on from there. */
  | {
      waits: "end";
      /** The first entry of the record for which the present rules give other facts. */
      entry: number;
      /** The revision that entry was written by. */
      written: number;
      /** The present revision. */
      rules: number;
      /** The same in words. */
      say: Message;
      /** What differs, for whoever runs the hall. */
      why?: string;
    }
  /** Nothing more: a fault of the program stopped the match. */
  | {
      waits: "repair";
      /** The fault. */
      fault: unknown;
    };

/** A viewer in messages: the number of a seat, or `"stand"` for a spectator. */
export type Who = number | "stand";
