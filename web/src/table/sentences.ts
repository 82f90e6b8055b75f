import { say, t } from '../words/words.svelte';
import type { LogEntry } from './log';

/** A step in words, sentence by sentence. */
export function sentencesOf(entry: LogEntry, seatName: (seat: number) => string): string[] {
  if (entry.takeback !== undefined) return [t('ui-log-takeback', { by: seatName(entry.takeback.by) })];
  return entry.said.filter((said) => said !== null).map((said) => closed(say(said)));
}

/** A step in words. */
export function sentences(entry: LogEntry, seatName: (seat: number) => string): string {
  return sentencesOf(entry, seatName).join(' ');
}

/** With a full stop, unless it ends in a mark of its own. */
function closed(sentence: string): string {
  return /[.!?…:]$/.test(sentence) ? sentence : `${sentence}.`;
}
