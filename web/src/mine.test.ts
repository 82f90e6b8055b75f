import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Mines } from './mine.svelte';

const names = (mines: Mines) => mines.all.map((one) => one.match);

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  localStorage.clear();
});

/** Another tab has written: the browser says so to all the others. */
function tell(): void {
  dispatchEvent(Object.assign(new Event('storage'), { key: 'guildhall.matches' }));
}

describe('the matches of this browser', () => {
  it('are shared by its tabs: none undoes what another wrote', () => {
    const [one, other] = [new Mines(), new Mines()];
    one.note('a', { game: 'haggle', key: 'ka' });
    other.note('b', { game: 'haggle', key: 'kb' });
    one.note('a', { round: 2 });
    expect(new Mines().find('b')?.key).toBe('kb');
    expect(new Mines().find('a')).toMatchObject({ key: 'ka', round: 2 });
    other.forget('b');
    one.note('a', { round: 3 });
    expect(names(new Mines())).toEqual(['a']);
  });

  it('are read anew when another tab has written', () => {
    const [one, other] = [new Mines(), new Mines()];
    one.note('a', { game: 'haggle', key: 'ka' });
    expect(other.all).toEqual([]);
    tell();
    expect(other.find('a')?.key).toBe('ka');
  });

  it('stay in memory where the browser keeps nothing more', () => {
    const [one, other] = [new Mines(), new Mines()];
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const real = localStorage;
    const setItem = vi.fn(() => {
      throw new Error('full');
    });
    vi.stubGlobal('localStorage', { getItem: (name: string) => real.getItem(name), setItem });
    one.note('a', { game: 'haggle', key: 'ka' });
    expect(setItem).toHaveBeenCalled();
    one.note('a', { round: 2 });
    vi.unstubAllGlobals();
    vi.advanceTimersByTime(1);
    other.note('b', { game: 'haggle', key: 'kb' });
    tell();
    expect(names(one)).toEqual(['b', 'a']);
    vi.advanceTimersByTime(1);
    one.note('a', { round: 3 });
    expect(new Mines().all).toMatchObject([
      { match: 'a', key: 'ka', round: 3 },
      { match: 'b', key: 'kb' },
    ]);
  });

  it('are dropped when there are too many, the oldest first, but never one that is still played', () => {
    const mines = new Mines();
    mines.note('played', { game: 'haggle', key: 'k' });
    mines.note('over', { game: 'haggle', key: 'k', over: true });
    mines.note('watched', { game: 'haggle' });
    for (let n = 0; n < 22; n++) mines.note(`m${n}`, { game: 'haggle', key: 'k' });
    expect(mines.all.length).toBe(24);
    expect(mines.find('over')).toBeUndefined();
    mines.note('m22', { game: 'haggle', key: 'k' });
    expect(mines.find('watched')).toBeUndefined();
    for (let n = 23; n < 40; n++) mines.note(`m${n}`, { game: 'haggle', key: 'k' });
    expect(mines.find('played')?.key).toBe('k');
    expect(mines.all.length).toBe(41);
    mines.note('new', { game: 'haggle' });
    expect(names(mines)[0]).toBe('new');
    mines.note('m0', { over: false });
    expect(mines.find('new')).toBeUndefined();
  });
});
