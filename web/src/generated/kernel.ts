// Written from the types of crates/kernel by `cargo xtask codegen`. Changes by hand are lost: change the Rust type.

/** A request for chance. */
export type Draw =
  /** Roll dice, each showing 1 to `sides`. */
  | { dice: {
      /** How many dice, at most [`DICE_MAX`]. */
      count: number;
      /** How many sides each has. */
      sides: number;
    } }
  /** Pick one of `of` things, numbered from 0. */
  | { one: {
      /** How many things there are. */
      of: number;
    } };

/** The outcome of a draw. */
export type Drawn =
  /** The faces of the dice, in the order rolled. */
  | { dice: number[] }
  /** The index of the thing picked. */
  | { one: number };

/** An end that comes from outside the rules. */
export type Ending =
  /** A seat gave up. */
  | { conceded: {
      /** Who gave up. */
      by: Seat;
    } }
  /** The seats agreed on a draw. */
  | "agreed"
  /** A judge decided. */
  | { adjudicated: {
      /** Who was given the win, if anyone. */
      winner: Seat | null;
    } }
  /** It ends without a result, because it cannot go on. */
  | "void";

/** An input that fits no game at this moment, whatever the rules say. */
export type Misfit =
  /** No such ask is open. */
  | "not_asked"
  /** The ask was taken back; ask ids of an older generation are void. */
  | "stale"
  /** The match waits for an answer, not for chance. */
  | "no_draw"
  /** The drawn outcome is impossible for the draw requested. */
  | "wrong_draw"
  /** The match is over. */
  | "over"
  /** Only a sealed answer that was given can be retracted. */
  | "not_sealed"
  /** The match has no such seat. */
  | "no_seat"
  /** The match has stopped on a fault of the program and takes no more inputs. */
  | "stuck"
  /** The rules have changed since the match was played so far, and it can only be ended. */
  | "parted";

/**
 * A fraction of two whole numbers in lowest terms, used for chances and averages.
 *
 * Written out it is `{"num": "103", "den": "108"}`: the parts are text, as many readers of JSON keep only 53 bits
 * of a number.
 */
export type Ratio = { num: string; den: string };

/** One player's place at the table, counted from 0. */
export type Seat = number;

/** Someone to whom a match is shown. */
export type Viewer =
  /** The player of a seat, who sees that seat's secrets. */
  | { seat: Seat }
  /** A spectator, who sees what is public. */
  | "stand";
