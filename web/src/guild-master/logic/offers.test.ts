import { describe, expect, it } from 'vitest';
import {
  bonusChoices,
  cutPromise,
  evenSplit,
  fromClauses,
  giveBonus,
  isNothing,
  NO_TERMS,
  paidChoice,
  paidFrom,
  payFor,
  setPayment,
  settleBonus,
  shiftShare,
  standing,
  toClauses,
  waitingFor,
} from './offers';
import type { Offer } from './types';

const sum = (split: readonly number[]) => split.reduce((all, one) => all + one, 0);

describe('shares of the reward', () => {
  it('are equal, and what cannot be divided goes to the others first', () => {
    expect(evenSplit(4, 0b0011, 0)).toEqual([2, 2, 0, 0]);
    expect(evenSplit(5, 0b0011, 0)).toEqual([2, 3, 0, 0]);
    expect(evenSplit(5, 0b1011, 3)).toEqual([2, 2, 0, 1]);
    expect(evenSplit(3, 0, 0)).toEqual([0, 0, 0, 0]);
  });

  it('always add up to the reward when a piece moves', () => {
    const moved = shiftShare([2, 2, 0, 0], 0b0011, 0, 1);
    expect(moved).toEqual([3, 1, 0, 0]);
    expect(sum(shiftShare(moved, 0b0011, 1, -1))).toBe(4);
  });

  it('do not move from where there is none, nor to who does not contest', () => {
    expect(shiftShare([4, 0, 0, 0], 0b0011, 0, 1)).toEqual([4, 0, 0, 0]);
    expect(shiftShare([4, 0, 0, 0], 0b0011, 1, -1)).toEqual([4, 0, 0, 0]);
    expect(shiftShare([4, 0, 0, 0], 0b0001, 0, -1)).toEqual([4, 0, 0, 0]);
  });
});

describe('payments', () => {
  it('are set, changed and taken away by who pays whom and when', () => {
    const one = setPayment(NO_TERMS, 0, 1, 'now', 2);
    expect(paidFrom(one, 0, 1, 'now')).toBe(2);
    expect(paidFrom(one, 0, 1, 'all_cooperate')).toBe(0);
    const two = setPayment(setPayment(one, 0, 1, 'all_cooperate', 1), 0, 1, 'now', 3);
    expect(two.payments).toHaveLength(2);
    expect(paidFrom(two, 0, 1, 'now')).toBe(3);
    expect(isNothing(setPayment(one, 0, 1, 'now', 0))).toBe(true);
  });

  it('come back from an offer as they were, to counter it', () => {
    const terms = { ...setPayment(NO_TERMS, 1, 0, 'now', 2), split: evenSplit(4, 3, 0), card: 1 };
    expect(fromClauses(toClauses(terms, 0))).toEqual(terms);
  });
});

describe('payments for a choice of an effect', () => {
  const terms = setPayment(setPayment(NO_TERMS, 1, 0, { choice: { rival: 2 } }, 2), 1, 0, 'now', 1);

  it('all stand for the same choice', () => {
    expect(paidChoice(terms)).toEqual({ rival: 2 });
    const other = payFor(terms, { rival: 3 });
    expect(paidFrom(other, 1, 0, { choice: { rival: 3 } })).toBe(2);
    expect(paidFrom(other, 1, 0, { choice: { rival: 2 } })).toBe(0);
    expect(paidFrom(other, 1, 0, 'now')).toBe(1);
    expect(paidChoice(NO_TERMS)).toBeNull();
  });
});

describe('a promise', () => {
  it('is said by who offers, and is an offer by itself', () => {
    const terms = { ...NO_TERMS, promise: ' I stay away from B ' };
    expect(isNothing(terms)).toBe(false);
    expect(toClauses(terms, 2).promise).toEqual({ from: 2, text: 'I stay away from B' });
    expect(toClauses(NO_TERMS, 2).promise).toBeUndefined();
  });

  it('can be asked of another guild, and stays who promises it in a counter-offer', () => {
    const terms = { ...NO_TERMS, promise: 'I stay away', promiser: 1 };
    expect(toClauses(terms, 2).promise).toEqual({ from: 1, text: 'I stay away' });
    expect(fromClauses(toClauses(terms, 2))).toEqual(terms);
    expect(fromClauses(toClauses({ ...terms, promiser: null }, 2)).promiser).toBe(2);
  });

  it('is cut by bytes and never in the middle of a letter', () => {
    expect(cutPromise('é'.repeat(50))).toBe('é'.repeat(40));
    expect(cutPromise('short')).toBe('short');
  });
});

describe('an offer', () => {
  const offer: Offer = { id: 1, by: 0, parties: 0b0111, accepted: 0b0011, clauses: toClauses(NO_TERMS, 0) };

  it('stands differently for everybody', () => {
    expect(standing(offer, 0)).toBe('own');
    expect(standing(offer, 1)).toBe('accepted');
    expect(standing(offer, 2)).toBe('answer');
    expect(standing(offer, 3)).toBe('outside');
    expect(standing(offer, null)).toBe('outside');
  });

  it('waits for those who have not accepted', () => {
    expect(waitingFor(offer)).toEqual([2]);
  });
});

describe('the bonus of a contract', () => {
  it('can be settled on each rival of who resolves it, and on each of its options', () => {
    expect(bonusChoices(1, 3, 2)).toEqual([{ rival: 0 }, { rival: 2 }, { option: 0 }, { option: 1 }]);
  });

  it('keeps its choices in an offer and in the counter-offer written from it', () => {
    const terms = { ...NO_TERMS, bonus: 1, choices: [{ option: 1 }, { rival: 2 }] };
    expect(toClauses(terms, 0)).toMatchObject({ bonus: 1, choices: [{ option: 1 }, { rival: 2 }] });
    expect(fromClauses(toClauses(terms, 0))).toEqual(terms);
    expect('choices' in toClauses(NO_TERMS, 0)).toBe(false);
  });

  it('is settled choice by choice, and what follows a changed one is open again', () => {
    const one = settleBonus({ ...NO_TERMS, bonus: 1 }, 0, { option: 1 });
    const two = settleBonus(one, 1, { rival: 2 });
    expect(two.choices).toEqual([{ option: 1 }, { rival: 2 }]);
    expect(settleBonus(two, 0, { option: 0 }).choices).toEqual([{ option: 0 }]);
    expect(settleBonus(two, 1, null).choices).toEqual([{ option: 1 }]);
    expect(settleBonus(two, 0, null).choices).toEqual([]);
  });

  it('loses its choices when it goes to somebody else', () => {
    expect(giveBonus({ ...NO_TERMS, bonus: 1, choices: [{ rival: 2 }] }, 2)).toMatchObject({
      bonus: 2,
      choices: [],
    });
  });
});
