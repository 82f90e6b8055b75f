import type { SeatClock } from '../generated/server';

/** The clocks as they were told, and when by the clock of this machine. */
export interface Told {
  seats: readonly SeatClock[];
  at: number;
}

/** What is left of a seat's time now, in milliseconds. */
export function leftOf({ seats, at }: Told, seat: number, now: number): number {
  const clock = seats[seat];
  if (clock === undefined) return 0;
  return Math.max(0, clock.left_ms - (clock.runs ? Math.max(0, now - at) : 0));
}

/** A time as a clock shows it: "45:00", "0:09", "1:02:30". What is begun counts as a whole second. */
export function faceOf(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const two = (number: number) => String(number).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const rest = two(seconds % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}
