import type { Message, SeatInfo } from '../transport/wire';

/** Two letters for a name: its initials, or its first two letters. */
export function initials(name: string): string {
  const parts = name.trim().split(/[\s-]+/);
  const [first = '', second] = parts;
  if (second !== undefined && second !== '') return (first.charAt(0) + second.charAt(0)).toUpperCase();
  return first.charAt(0).toUpperCase() + first.slice(1, 2).toLowerCase();
}

/** The first seat a message names, for its colour in the log. */
export function seatIn(message: Message | null | undefined): number | null {
  for (const arg of Object.values(message?.args ?? {})) {
    if (typeof arg === 'object' && 'seat' in arg) return arg.seat;
  }
  return null;
}

/** Whether a seat is played by a program. */
export function isBot(seat: SeatInfo | undefined): boolean {
  return seat?.kind === 'random' || seat?.kind === 'greedy';
}
