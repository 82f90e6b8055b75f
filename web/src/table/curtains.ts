import type { AskInfo } from '../transport/wire';

/**
 * Questions of which only the answer is secret, and only from those who answer at the same time. Asked of one seat of
 * the screen alone, they show nothing that the others may not see.
 */
const SEALED: Record<string, readonly string[]> = { 'guild-master': ['side', 'commit', 'skill', 'tie'] };

function nameOf(prompt: unknown): string {
  if (typeof prompt === 'string') return prompt;
  return typeof prompt === 'object' && prompt !== null ? (Object.keys(prompt)[0] ?? '') : '';
}

/** Whether the device has to change hands behind a curtain for a question; `together` are the seats of this screen asked. */
export function needsCurtain(game: string, ask: AskInfo, together: number): boolean {
  if (ask.secret !== true) return false;
  return together > 1 || !(SEALED[game] ?? []).includes(nameOf(ask.prompt));
}
