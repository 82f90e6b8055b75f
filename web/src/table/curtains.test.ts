import { describe, expect, it } from 'vitest';
import { needsCurtain } from './curtains';
import { ask } from './testing';

const commit = ask(0, { secret: true, prompt: { commit: { number: 0, objective: 'hire' } } });

describe('the curtain', () => {
  it('falls for what is secret', () => {
    expect(needsCurtain('guild-master', ask(0, { secret: true, prompt: 'orders' }), 1)).toBe(true);
    expect(needsCurtain('guild-master', ask(0, { secret: false, prompt: 'fix' }), 2)).toBe(false);
  });

  it('falls for a sealed answer only when several at the screen give one', () => {
    expect(needsCurtain('guild-master', commit, 2)).toBe(true);
    expect(needsCurtain('guild-master', commit, 1)).toBe(false);
    expect(needsCurtain('haggle', commit, 1)).toBe(true);
  });
});
