import type { TakebackInfo } from '../generated/host';
import type { LogLine, Message, Update } from '../transport/wire';

/** One step of the match in the log. */
export interface LogEntry {
  n: number;
  seen: unknown[];
  said: (Message | null)[];
  /** Set when this step wound the match back: by whom, and after which update it goes on. */
  takeback?: TakebackInfo;
  /** Whether this step was taken back later. */
  undone?: boolean;
}

/** The log with one more step; what it takes back is marked and stays. */
export function withStep(log: readonly LogEntry[], step: LogLine | Update): LogEntry[] {
  const { n, seen, takeback } = step;
  const entry: LogEntry = { n, seen, said: step.said, ...(takeback ? { takeback } : {}) };
  const before = takeback === undefined ? log : log.map((one) => struck(one, takeback.to));
  return [...before, entry];
}

function struck(entry: LogEntry, to: number): LogEntry {
  return entry.n > to && !entry.undone ? { ...entry, undone: true } : entry;
}

/** The log of a match that was entered again. */
export function fromLines(lines: readonly LogLine[]): LogEntry[] {
  return lines.reduce<LogEntry[]>((log, line) => withStep(log, line), []);
}

/** The steps of which something can be told. */
export function told(log: readonly LogEntry[]): LogEntry[] {
  return log.filter((one) => one.takeback !== undefined || one.said.some((said) => said !== null));
}
