// Written from the types of crates/server by `cargo xtask codegen`. Changes by hand are lost: change the Rust type.

import type { Clock, Json, PendingInfo, Update, Who } from "./host";
import type { Seat } from "./kernel";

/** A room that was entered. */
export type EnteredInfo = {
  /** The game. */
  game: string;
  /** Who plays, seat by seat. */
  seats: RoomSeat[];
  /** The seats the key gives. */
  yours: Seat[];
  /** Whether the match is over. */
  over: boolean;
  /** What the match is made from. */
  setup: unknown;
  /** The time each seat has, if it is counted. */
  clock?: Clock;
};

/** What kind of thing is wrong with a room. */
export type RoomCode =
  /** The frame is no JSON object in a text frame. */
  | "bad_json"
  /** The message lacks something or has something that is not known. */
  | "bad_message"
  /** There is no such match here. */
  | "unknown_match"
  /** The key is not that of the match. */
  | "wrong_key"
  /** The match has to be entered first. */
  | "not_entered"
  /** The setup is for another number of seats. */
  | "bad_setup"
  /** As many matches are there as may be. */
  | "too_many"
  /** Matches are opened faster than is allowed. */
  | "too_fast"
  /** The file of the match is damaged. */
  | "damaged"
  /** The journal could not be written; the match is as it was when it was last kept. */
  | "not_kept"
  /** A fault of the program. */
  | "fault";

/** Something about rooms that could not be understood or done. */
export type RoomProblem = {
  /** What kind of thing is wrong. */
  code: RoomCode;
  /** What is wrong. */
  message: string;
  /** What to do about it. */
  hint: string;
};

/** What is answered or told about rooms. */
export type RoomReply =
  /** A match was opened. */
  | {
      type: "opened";
      /** The key to the seats of people here. It is told this once. */
      key: string;
    }
  /** A room was entered. */
  | { type: "entered" } & EnteredInfo
  /** What the viewer sees now; what is new will be told as `updates`. */
  | {
      type: "watched";
      /** Whose eyes. */
      viewer: Who;
      /** The number of the latest update. */
      n: number;
      /** The table, in the game's own terms. */
      view: Record<string, Json>;
      /** What the match waits for. */
      pending: PendingInfo;
      /** The latest updates for a log; their `view` is empty and they have no `pending`. */
      log: Update[];
    }
  /** What has happened, told without being asked for. */
  | {
      type: "updates";
      /** As seen by whom. */
      viewer: Who;
      /** The number of the latest update. */
      last: number;
      /** The updates in order. */
      updates: Update[];
    }
  /** What is left of everybody's time, told to whoever watches when another's begins to run. */
  | {
      type: "clocks";
      /** Seat by seat. */
      seats: SeatClock[];
    }
  /** The room was left. */
  | { type: "left" }
  /** Something about rooms is wrong. */
  | { type: "error" } & RoomProblem;

/** What may be said about rooms. */
export type RoomRequest =
  /** Opens a match in a room of its own. */
  | {
      type: "open";
      /** The game. */
      game: string;
      /** What it is made from; drawn when left out. */
      setup?: unknown;
      /** Who plays, seat by seat. */
      seats: SeatKind[];
      /** The names of the players, seat by seat. */
      names?: string[];
      /** The time each seat has; nobody's time is counted when left out. */
      clock?: Clock;
    }
  /** Enters a room. */
  | {
      type: "enter";
      /** The key to its seats; without one, the stand. */
      key?: string;
    }
  /** Asks to be told what happens, as one viewer sees it. */
  | {
      type: "watch";
      /** Whose eyes. */
      viewer: Who;
    }
  /** Leaves a room. */
  | { type: "leave" };

/** A seat of a room. */
export type RoomSeat = {
  /** The seat. */
  seat: Seat;
  /** Its name in the game's notation. */
  name: string;
  /** The name of the player, if one was given. */
  player?: string;
  /** Who plays it. */
  kind: SeatKind;
};

/** The time of a seat. */
export type SeatClock = {
  /** What is left of it, in milliseconds. */
  left_ms: number;
  /** Whether its main time has run out and it is in a stretch beyond. */
  extra: boolean;
  /** Whether it runs now. */
  runs: boolean;
};

/** Who plays a seat. */
export type SeatKind =
  /** People who hold the key. */
  | "here"
  /** The bot that plays anything. */
  | "random"
  /** The bot that looks one step ahead. */
  | "greedy";
