import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { inches, knows, list, percent, preferred, say, seatName, t, words } from './words.svelte';

const SOURCES = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter(
    (name) => /\.(svelte|ts)$/.test(name) && !name.endsWith('.test.ts') && !name.startsWith('generated'),
  )
  .map((name) => ({ name, text: readFileSync(join('src', name), 'utf8') }));

/** Names of elements, classes and keys, which look like ids of texts: a text in an object has its `args` beside it. */
const NAMES = new Set(
  SOURCES.flatMap(({ text }) => [
    ...[...text.matchAll(/ (?:id|class)="([^"{]+)"/g)].flatMap((found) => (found[1] ?? '').split(' ')),
    ...[...text.matchAll(/\bid: '([^']+)'(?!, args)/g)].map((found) => found[1] ?? ''),
  ]),
);

/** Parts of names that are put together: those of elements and keys. */
const BEGUN = /(?:id=(?:"|\{`)|\bid: `|getElementById\(`)$/;

/** Ids in the sources: whole ones, and the beginnings of those that are put together. */
function ids(): { name: string; id: string; whole: boolean }[] {
  return SOURCES.flatMap(({ name, text }) => {
    const whole = [...text.matchAll(/['"`]((?:ui|hall|gb|gbc|gm|gmui)-[a-z0-9-]*[a-z0-9])['"`]/g)];
    const begun = [...text.matchAll(/`((?:ui|hall|gb|gbc|gm|gmui)-[a-z0-9-]*)\$\{/g)];
    return [
      ...whole
        .map((found) => ({ name, id: found[1] ?? '', whole: true }))
        .filter(({ id }) => !NAMES.has(id) && !/-\d$/.test(id)),
      ...begun
        .filter((found) => !BEGUN.test(text.slice(0, found.index + 1)))
        .map((found) => ({ name, id: found[1] ?? '', whole: false })),
    ];
  });
}

function texts(language: 'en' | 'fr'): string[] {
  const folders = readdirSync('../crates').map((crate) => `../crates/${crate}/text/${language}`);
  const files = folders
    .filter(existsSync)
    .flatMap((folder) => readdirSync(folder).map((file) => join(folder, file)));
  const all = files.map((file) => readFileSync(file, 'utf8'));
  return all.flatMap((text) => [...text.matchAll(/^([a-z][\w-]*) *=/gm)].map((found) => found[1] ?? ''));
}

beforeEach(() => {
  words.language = 'en';
  words.seats = [
    { seat: 0, name: 'red', player: 'Ann', kind: 'here' },
    { seat: 1, name: 'blue', kind: 'random' },
  ];
});

describe('texts', () => {
  it('has every id of the sources in both languages', () => {
    const used = ids();
    for (const game of ['ui-', 'gb-', 'gbc-', 'gm-', 'gmui-'])
      expect(used.filter(({ id }) => id.startsWith(game)).length, game).toBeGreaterThan(5);
    const missing = (['en', 'fr'] as const).flatMap((language) => {
      const all = texts(language);
      return used
        .filter(({ id, whole }) => !(whole ? knows(id, language) : all.some((one) => one.startsWith(id))))
        .map(({ id, name }) => `${id} of ${name} in ${language}`);
    });
    expect(missing).toEqual([]);
  });

  it('says nothing twice', () => {
    const all = texts('en');
    expect(all.filter((id, at) => all.indexOf(id) < at)).toEqual([]);
  });

  it('has the same ids in both languages', () => {
    expect(texts('en').sort()).toEqual(texts('fr').sort());
  });
});

describe('say', () => {
  it('follows the language', () => {
    expect(t('ui-close')).toBe('Close');
    words.language = 'fr';
    expect(t('ui-close')).toBe('Fermer');
  });

  it('tells an unknown message by its id', () => {
    expect(say({ id: 'card-nobody' })).toBe('card-nobody');
  });

  it('puts messages, seats, lengths and lists into texts', () => {
    const said = say({
      id: 'ui-curtain-title',
      args: { name: { all: [{ seat: 0 }, { id: 'ui-free' }, { inches: 1067 }, 3, 'Ox'] } },
    });
    expect(said).toBe('Pass the device to Ann, free, 4.2″, 3 and Ox');
  });

  it('names seats by player, kind of bot, or number', () => {
    expect(seatName(0)).toBe('Ann');
    expect(seatName(1)).toBe('Random bot');
    expect(seatName(2)).toBe('Player 3');
    words.seats = [
      { seat: 0, name: 'a', kind: 'greedy' },
      { seat: 1, name: 'b', kind: 'greedy' },
    ];
    expect(seatName(1)).toBe('Greedy bot 2');
  });

  it('tells lengths as the hall does', () => {
    expect(inches(254)).toBe('1″');
    expect(inches(1067)).toBe('4.2″');
    expect(inches(-127)).toBe('-0.5″');
    words.language = 'fr';
    expect(inches(1067)).toBe('4,2″');
  });

  it('never promises what is not sure', () => {
    expect(percent(1)).toBe('100\u202f%');
    expect(percent(0.9996)).toBe('>\u202f99.9\u202f%');
    expect(percent(0.754)).toBe('75\u202f%');
    expect(percent(0.0004)).toBe('<\u202f0.1\u202f%');
    expect(percent(0)).toBe('0\u202f%');
  });

  it('takes what does not say so for singular', () => {
    const faults = vi.spyOn(console, 'error');
    expect(t('gbt-has', { who: 'Ox', changes: '+1 TAC' })).toBe('Ox has +1 TAC');
    expect(faults).not.toHaveBeenCalled();
    faults.mockRestore();
  });

  it('joins lists', () => {
    expect(list([])).toBe('');
    expect(list(['a', 'b', 'c'])).toBe('a, b and c');
  });
});

describe('preferred', () => {
  it('takes the first language that is spoken here', () => {
    expect(preferred(['de-DE', 'fr-CA', 'en'])).toBe('fr');
    expect(preferred(['de'])).toBe('en');
  });
});
