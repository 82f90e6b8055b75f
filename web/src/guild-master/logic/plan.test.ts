import { describe, expect, it } from 'vitest';
import {
  addGold,
  aimAt,
  clearSlot,
  emptyDraft,
  fillSlot,
  goldUsed,
  isBlank,
  isDraft,
  keepOwned,
  moveSlot,
  orderFor,
  placeOf,
  toChoice,
  toggleCard,
  toggleMember,
} from './plan';

const ASKING = { minimumBids: [3, 5, 4, 7, 6, 10], price: 2 };

describe('a team', () => {
  it('takes an adventurer in and out', () => {
    const one = toggleMember(emptyDraft(), 0, 7);
    expect(one[0].team).toEqual([7]);
    expect(isBlank(toggleMember(one, 0, 7))).toBe(true);
  });

  it('takes an adventurer from the team it was in', () => {
    const draft = toggleMember(toggleMember(toggleMember(emptyDraft(), 0, 7), 0, 8), 1, 7);
    expect(draft[0].team).toEqual([8]);
    expect(draft[1].team).toEqual([7]);
    expect(placeOf(draft, 7)).toBe(1);
    expect(placeOf(draft, 9)).toBeNull();
  });

  it('holds one more than any Mess Hall allows, so that it is refused with its rule, and no more', () => {
    let draft = emptyDraft();
    for (let id = 0; id < 7; id += 1) draft = toggleMember(draft, 2, id);
    expect(draft[2].team).toEqual([0, 1, 2, 3, 4]);
  });
});

describe('an order card', () => {
  it('brings the least bid with it, the price of a builder, and nothing for a contract', () => {
    expect(toggleCard(emptyDraft(), 0, { recruit: 3 }, ASKING)[0].gold).toBe(7);
    expect(toggleCard(emptyDraft(), 0, 'hire', ASKING)[0].gold).toBe(2);
    expect(toggleCard(emptyDraft(), 0, { contract: 3 }, ASKING)[0].gold).toBe(0);
  });

  it('lies on one order space only', () => {
    const draft = toggleCard(toggleCard(emptyDraft(), 0, { recruit: 1 }, ASKING), 1, { recruit: 1 }, ASKING);
    expect(draft[0]).toEqual({ card: null, team: [], gold: 0 });
    expect(orderFor(draft, { recruit: 1 })).toBe(1);
  });

  it('is taken off by laying it again, and its gold with it', () => {
    const draft = toggleCard(emptyDraft(), 0, 'hire', ASKING);
    expect(isBlank(toggleCard(draft, 0, 'hire', ASKING))).toBe(true);
  });

  it('replaces another, whose gold does not stay', () => {
    const dear = addGold(toggleCard(emptyDraft(), 0, { recruit: 5 }, ASKING), 0, 4);
    expect(toggleCard(dear, 0, { recruit: 0 }, ASKING)[0].gold).toBe(3);
    expect(toggleCard(dear, 0, { contract: 0 }, ASKING)[0].gold).toBe(0);
  });

  it('aims at its own order space, the selected one if free, else the first free one', () => {
    const draft = toggleCard(emptyDraft(), 0, 'hire', ASKING);
    expect(aimAt(draft, 'hire', 1, 2)).toBe(0);
    expect(aimAt(draft, { contract: 0 }, 0, 2)).toBe(1);
    expect(aimAt(draft, { contract: 0 }, 1, 2)).toBe(1);
    const full = toggleCard(draft, 1, { contract: 0 }, ASKING);
    expect(aimAt(full, { contract: 1 }, 1, 2)).toBe(1);
  });
});

describe('gold', () => {
  it('never goes below nothing, and may go below the least bid: the hall says why not', () => {
    const draft = addGold(toggleCard(emptyDraft(), 0, { recruit: 0 }, ASKING), 0, -2);
    expect(draft[0].gold).toBe(1);
    expect(addGold(draft, 0, -5)[0].gold).toBe(0);
  });

  it('is summed over all order spaces', () => {
    const draft = toggleCard(toggleCard(emptyDraft(), 0, 'hire', ASKING), 1, { recruit: 0 }, ASKING);
    expect(goldUsed(draft)).toBe(5);
  });
});

describe('order spaces', () => {
  const draft = toggleMember(toggleCard(emptyDraft(), 0, { contract: 2 }, ASKING), 0, 4);

  it('swap places within what the Stables allow', () => {
    expect(moveSlot(draft, 0, 1, 2)[1]).toEqual(draft[0]);
    expect(moveSlot(draft, 0, -1, 2)).toEqual(draft);
    expect(moveSlot(draft, 1, 1, 2)).toEqual(draft);
  });

  it('are cleared one by one', () => {
    expect(isBlank(clearSlot(draft, 0))).toBe(true);
  });

  it('are filled whole, and what they take leaves the others', () => {
    const filled = fillSlot(draft, 1, { card: { contract: 2 }, team: [4, 5], gold: 0 });
    expect(filled[0]).toEqual({ card: null, team: [], gold: 0 });
    expect(filled[1].team).toEqual([4, 5]);
  });

  it('make the answer the hall reads', () => {
    expect(toChoice(draft)).toEqual({
      orders: [
        { card: { contract: 2 }, team: [4], gold: 0, done: false },
        { card: null, team: [], gold: 0, done: false },
        { card: null, team: [], gold: 0, done: false },
        { card: null, team: [], gold: 0, done: false },
      ],
    });
  });

  it('are taken up again with who is still there', () => {
    const kept: unknown = JSON.parse(JSON.stringify(toggleMember(draft, 0, 5)));
    expect(isDraft(kept)).toBe(true);
    expect(isDraft([1, 2, 3, 4])).toBe(false);
    expect(isDraft(null)).toBe(false);
    expect(isDraft(kept) && keepOwned(kept, [5])[0].team).toEqual([5]);
  });
});
