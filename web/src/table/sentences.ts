import { say, t } from '../words/words.svelte';
import type { LogEntry } from './log';

/** A step in words. */
export function sentences(entry: LogEntry, seatName: (seat: number) => string): string {
  if (entry.takeback !== undefined) {
    const { by } = entry.takeback;
    return by === undefined ? t('ui-log-takeback-nobody') : t('ui-log-takeback', { by: seatName(by) });
  }
  const all = entry.said.filter((said) => said !== null).map(say);
  return all.map(closed).join(' ');
}

/** With a full stop, unless it ends in a mark of its own. */
function closed(sentence: string): string {
  return /[.!?…:]$/.test(sentence) ? sentence : `${sentence}.`;
}
