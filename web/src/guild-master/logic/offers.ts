import type { Clauses, Due, Offer, Payment, Seats, Settled } from './types';
import { hasSeat, seatsIn } from './terms';

/** An offer while it is written. */
export interface Terms {
  /** The share of the Gold for each seat; none is left to the default split. */
  readonly split: readonly [number, number, number, number] | null;
  /** Who keeps the card and draws the replacement. */
  readonly card: number | null;
  readonly bonus: number | null;
  /** The choices with which the Bonus is resolved, in their order, where it goes to somebody and leaves any. */
  readonly choices: readonly Settled[];
  readonly payments: readonly Payment[];
  /** What somebody promises besides, which binds nobody. */
  readonly promise: string;
  /** Who promises it; nobody named is the Guild that offers. */
  readonly promiser: number | null;
}

export const NO_TERMS: Terms = {
  split: null,
  card: null,
  bonus: null,
  choices: [],
  payments: [],
  promise: '',
  promiser: null,
};

/** The most bytes of a promise. */
const PROMISE_MOST = 80;

/** A promise as long as it may be. */
export function cutPromise(text: string): string {
  let cut = [...text];
  while (new TextEncoder().encode(cut.join('')).length > PROMISE_MOST) cut = cut.slice(0, -1);
  return cut.join('');
}

export function sameDue(one: Due, other: Due): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The choice of an effect that these terms pay for. */
export function paidChoice(terms: Terms): Settled | null {
  for (const { due } of terms.payments) if (typeof due === 'object') return due.choice;
  return null;
}

/** Gives the Bonus to a seat, or leaves it to the default; choices settled for another seat go. */
export function giveBonus(terms: Terms, bonus: number | null): Terms {
  return { ...terms, bonus, choices: [] };
}

/** Settles one choice of the Bonus, or leaves it open; what was settled about the choices after it goes. */
export function settleBonus(terms: Terms, at: number, choice: Settled | null): Terms {
  const before = terms.choices.slice(0, at);
  return { ...terms, choices: choice === null ? before : [...before, choice] };
}

/** The most choices of a Bonus that an offer settles. */
export const CHOICES_MOST = 4;

/** The most effects between which one choice is made. */
export const OPTIONS_MOST = 4;

/** Choices that a Bonus could leave a seat, to ask which of them it does. */
export function bonusChoices(bonus: number, seats: number, options: number): Settled[] {
  const rivals = Array.from({ length: seats }, (_, rival) => ({ rival })).filter(
    (one) => one.rival !== bonus,
  );
  return [...rivals, ...Array.from({ length: options }, (_, option) => ({ option }))];
}

/** Pays for another choice of an effect: an effect is settled one way only. */
export function payFor(terms: Terms, settled: Settled): Terms {
  const payments = terms.payments.map((one) =>
    typeof one.due === 'object' ? { ...one, due: { choice: settled } } : one,
  );
  return { ...terms, payments };
}

/** Equal shares; what cannot be divided goes to the Guilds that come first after the proposer. */
export function evenSplit(gold: number, guilds: Seats, by: number): [number, number, number, number] {
  const seats = seatsIn(guilds);
  const split: [number, number, number, number] = [0, 0, 0, 0];
  if (seats.length === 0) return split;
  const each = Math.floor(gold / seats.length);
  let rest = gold - each * seats.length;
  const others = seats.filter((seat) => seat !== by);
  for (const seat of [...others, ...seats.filter((seat) => seat === by)]) {
    split[seat] = each + (rest > 0 ? 1 : 0);
    rest -= rest > 0 ? 1 : 0;
  }
  return split;
}

/** Moves a piece of Gold to a seat, from the contesting Guild that has most; the sum stays. */
export function shiftShare(
  split: readonly [number, number, number, number],
  guilds: Seats,
  seat: number,
  by: 1 | -1,
): [number, number, number, number] {
  const next = [...split] as [number, number, number, number];
  const others = seatsIn(guilds).filter((other) => other !== seat);
  const value = (one: number) => next[one] ?? 0;
  const rich = [...others].sort((a, b) => value(b) - value(a))[0];
  const poor = [...others].sort((a, b) => value(a) - value(b))[0];
  const partner = by > 0 ? rich : poor;
  if (partner === undefined) return next;
  if (by > 0 && value(partner) === 0) return next;
  if (by < 0 && value(seat) === 0) return next;
  next[seat] = value(seat) + by;
  next[partner] = value(partner) - by;
  return next;
}

/** The Gold one seat pays another under these terms. */
export function paidFrom(terms: Terms, from: number, to: number, due: Due): number {
  return terms.payments
    .filter((one) => one.from === from && one.to === to && sameDue(one.due, due))
    .reduce((sum, one) => sum + one.gold, 0);
}

/** Sets what one seat pays another; nothing takes the clause away. */
export function setPayment(terms: Terms, from: number, to: number, due: Due, gold: number): Terms {
  const others = terms.payments.filter(
    (one) => !(one.from === from && one.to === to && sameDue(one.due, due)),
  );
  const payments = gold > 0 ? [...others, { from, to, due, gold: Math.min(gold, 255) }] : others;
  return { ...terms, payments };
}

export function isNothing(terms: Terms): boolean {
  const { split, card, bonus, payments, promise } = terms;
  return split === null && card === null && bonus === null && payments.length === 0 && promise.trim() === '';
}

/** The clauses of an offer that a seat makes. */
export function toClauses(terms: Terms, by: number): Clauses {
  const text = cutPromise(terms.promise.trim());
  return {
    payments: terms.payments.map((one) => ({ ...one })),
    split: terms.split === null ? null : [...terms.split],
    bonus: terms.bonus,
    card: terms.card,
    ...(terms.choices.length === 0 ? {} : { choices: [...terms.choices] }),
    ...(text === '' ? {} : { promise: { from: terms.promiser ?? by, text } }),
  };
}

/** The terms of an offer, to write a counter-offer from. */
export function fromClauses(clauses: Clauses): Terms {
  const { split, card, bonus, choices = [], payments, promise } = clauses;
  return {
    split,
    card,
    bonus,
    choices,
    payments,
    promise: promise?.text ?? '',
    promiser: promise?.from ?? null,
  };
}

/** What a seat can do about an offer. */
export type Standing = 'own' | 'answer' | 'accepted' | 'outside';

export function standing(offer: Offer, seat: number | null): Standing {
  if (seat === null) return 'outside';
  if (offer.by === seat) return 'own';
  if (!hasSeat(offer.parties, seat)) return 'outside';
  return hasSeat(offer.accepted, seat) ? 'accepted' : 'answer';
}

/** Who still has to accept an offer. */
export function waitingFor(offer: Offer): number[] {
  return seatsIn(offer.parties & ~offer.accepted);
}
