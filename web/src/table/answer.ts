/** An answer in the reaction bar. */
export interface Answer {
  /** The physical key; the answer marked `no` has the space bar instead. */
  code: string;
  label: string;
  run: () => void;
  /** The answer that does nothing. */
  no?: boolean;
  disabled?: boolean;
  /** Why it is disabled. */
  why?: string;
  /** Called when somebody points at the answer or focuses it, and when no more. */
  point?: (on: boolean) => void;
}

/** The button that makes a plan real; its label names what becomes irrevocable. */
export interface Commit {
  label: string;
  run: () => void;
  disabled?: boolean;
}
