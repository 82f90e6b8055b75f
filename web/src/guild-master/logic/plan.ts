import type { AdventurerId, Choice, Objective, Order, Sheet } from './types';
import { sameObjective } from './terms';

/** One Order Space while it is planned. */
export interface Slot {
  readonly card: Objective | null;
  readonly team: readonly AdventurerId[];
  readonly gold: number;
}

/** All Orders of a Guild while they are planned: Order Spaces 1 to 4, whatever the Stables allow. */
export type Draft = readonly [Slot, Slot, Slot, Slot];

export const ORDERS = 4;
/** One more than any Mess Hall allows can be written down, so that it is refused with its rule. */
const TEAM_MOST = 5;
const GOLD_MOST = 999;

export const NO_SLOT: Slot = { card: null, team: [], gold: 0 };

export function emptyDraft(): Draft {
  return [NO_SLOT, NO_SLOT, NO_SLOT, NO_SLOT];
}

export function isEmpty(slot: Slot): boolean {
  return slot.card === null && slot.team.length === 0 && slot.gold === 0;
}

export function isBlank(draft: Draft): boolean {
  return draft.every(isEmpty);
}

function put(draft: Draft, at: number, slot: Slot): Draft {
  return draft.map((one, n) => (n === at ? slot : one)) as unknown as Draft;
}

function slotAt(draft: Draft, at: number): Slot {
  return draft[at] ?? NO_SLOT;
}

/** The Order Space an Adventurer stands on. */
export function placeOf(draft: Draft, adventurer: AdventurerId): number | null {
  const at = draft.findIndex((slot) => slot.team.includes(adventurer));
  return at < 0 ? null : at;
}

/** The Order Space that names an objective. */
export function orderFor(draft: Draft, objective: Objective): number | null {
  const at = draft.findIndex((slot) => sameObjective(slot.card, objective));
  return at < 0 ? null : at;
}

/** Puts an Adventurer into a team, from wherever it was; takes it out when it stands there. */
export function toggleMember(draft: Draft, at: number, adventurer: AdventurerId): Draft {
  const from = placeOf(draft, adventurer);
  let next = draft;
  if (from !== null) {
    const slot = slotAt(draft, from);
    next = put(next, from, { ...slot, team: slot.team.filter((one) => one !== adventurer) });
  }
  if (from === at) return next;
  const slot = slotAt(next, at);
  if (slot.team.length >= TEAM_MOST) return draft;
  return put(next, at, { ...slot, team: [...slot.team, adventurer] });
}

/** What Gold an objective asks for: the least bid, the price of a Builder, none for a Contract. */
export interface Asking {
  minimumBids: readonly number[];
  price: number;
}

function goldFor(objective: Objective, now: number, asking: Asking): number {
  if (objective === 'hire') return Math.max(now, asking.price);
  if ('recruit' in objective) return Math.max(now, asking.minimumBids[objective.recruit] ?? 0);
  return 0;
}

/** Lays an Order Card on an Order Space, from wherever it lay; takes it off when it lies there. */
export function toggleCard(draft: Draft, at: number, objective: Objective, asking: Asking): Draft {
  const from = orderFor(draft, objective);
  let next = draft;
  if (from !== null) next = put(next, from, { ...slotAt(next, from), card: null, gold: 0 });
  if (from === at) return next;
  const slot = slotAt(next, at);
  // Gold of another card starts anew: it was meant for that one.
  const before = slot.card === null ? slot.gold : 0;
  return put(next, at, { ...slot, card: objective, gold: goldFor(objective, before, asking) });
}

/** Lays more or less Gold on an Order Space. */
export function addGold(draft: Draft, at: number, by: number): Draft {
  const slot = slotAt(draft, at);
  return put(draft, at, { ...slot, gold: Math.min(GOLD_MOST, Math.max(0, slot.gold + by)) });
}

export function clearSlot(draft: Draft, at: number): Draft {
  return put(draft, at, NO_SLOT);
}

/** Sets a whole Order Space; its card and team leave other Order Spaces. */
export function fillSlot(draft: Draft, at: number, slot: Slot): Draft {
  const taken = draft.map((one, n) => {
    if (n === at) return NO_SLOT;
    const card = slot.card !== null && sameObjective(one.card, slot.card) ? null : one.card;
    const team = one.team.filter((id) => !slot.team.includes(id));
    return { card, team, gold: card === one.card ? one.gold : 0 };
  }) as unknown as Draft;
  return put(taken, at, slot);
}

/** Swaps an Order Space with the one before or after it. */
export function moveSlot(draft: Draft, at: number, by: -1 | 1, limit: number): Draft {
  const to = at + by;
  if (to < 0 || to >= limit || at < 0 || at >= limit) return draft;
  const [one, other] = [slotAt(draft, at), slotAt(draft, to)];
  return put(put(draft, at, other), to, one);
}

export function goldUsed(draft: Draft): number {
  return draft.reduce((sum, slot) => sum + slot.gold, 0);
}

function order(slot: Slot): Order {
  return { card: slot.card, team: [...slot.team], gold: slot.gold, done: false };
}

/** The answer that gives these Orders. */
export function toChoice(draft: Draft): Choice {
  return { orders: draft.map(order) as Sheet };
}

/** Where a click on an objective goes: its own Order Space, the selected one, else the first that is free. */
export function aimAt(draft: Draft, objective: Objective, selected: number, limit: number): number {
  const own = orderFor(draft, objective);
  if (own !== null) return own;
  if (slotAt(draft, selected).card === null) return selected;
  const free = draft.findIndex((slot, n) => n < limit && slot.card === null);
  return free < 0 ? selected : free;
}

/** Keeps what can still be planned of a draft kept from before: only these Adventurers are left. */
export function keepOwned(draft: Draft, owned: readonly AdventurerId[]): Draft {
  return draft.map((slot) => ({
    ...slot,
    team: slot.team.filter((id) => owned.includes(id)),
  })) as unknown as Draft;
}

/** Whether something read back from a store is a draft. */
export function isDraft(what: unknown): what is Draft {
  const isSlot = (one: unknown) => {
    const slot = one as Partial<Slot> | null;
    return (
      typeof slot === 'object' && slot !== null && Array.isArray(slot.team) && typeof slot.gold === 'number'
    );
  };
  return Array.isArray(what) && what.length === ORDERS && what.every(isSlot);
}
