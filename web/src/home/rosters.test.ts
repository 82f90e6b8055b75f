import { describe, expect, it } from 'vitest';
import { knows } from '../words/words.svelte';
import { readRoster, written, type Known } from './rosters';

const KNOWN: Known = {
  guilds: [
    { id: 'butchers', name: 'Les Bouchers' },
    { id: 'masons', name: 'Les Maçons' },
  ],
  cards: [
    { id: 'ox', profile: { name: 'Ox' } },
    { id: 'shank', profile: { name: 'Shank' } },
    { id: 'veteran-sakana', profile: { name: 'Veteran Sakana' } },
  ],
};
const ROSTER = { guild: 'butchers', limit: 8, models: ['ox', 'veteran-sakana'] };

/** What is wrong with a text: the line and the id of what is said of it. */
const wrong = (text: string) => {
  const { unread = [] } = readRoster(text, KNOWN);
  for (const { say } of unread) {
    expect(knows(say.id, 'en') && knows(say.id, 'fr'), say.id).toBe(true);
  }
  return unread.map(({ line, say }) => [line, say.id]);
};

describe('rosters written down', () => {
  it('are the guild and a name a line, or the data of setups', () => {
    expect(written(ROSTER, 'text', KNOWN)).toBe('Butchers\nlimit: 8\nOx\nVeteran Sakana\n');
    expect(written({ guild: 'masons', models: ['nobody'] }, 'text', KNOWN)).toBe('Masons\nnobody\n');
    const data = JSON.parse(written({ guild: 'masons', models: ['ox'] }, 'json', KNOWN)) as unknown;
    expect(data).toEqual({ guild: 'masons', limit: 12, models: ['ox'] });
  });

  it('read back the same', () => {
    for (const form of ['text', 'json'] as const) {
      expect(readRoster(written(ROSTER, form, KNOWN), KNOWN).roster).toEqual(ROSTER);
    }
  });
});

describe('rosters as text', () => {
  it('may have comments, dashes, counts, ids and letters of any size', () => {
    const text =
      '\ufeff\r\n# mine\r\nguild: BUTCHERS // of old\r\n- ox\r\n* veteran-sakana x2\r\n1x Shank\r\n';
    expect(readRoster(text, KNOWN).roster).toEqual({
      guild: 'butchers',
      models: ['ox', 'veteran-sakana', 'veteran-sakana', 'shank'],
    });
  });

  it('may name the guild as it is called here', () => {
    expect(readRoster('les bouchers\nOx', KNOWN).roster).toEqual({ guild: 'butchers', models: ['ox'] });
  });

  it('are told line by line what cannot be read', () => {
    expect(wrong('\nBakers\nOx\nNobody\nlimit: many\n99x Ox')).toEqual([
      [2, 'ui-roster-no-guild'],
      [4, 'ui-roster-no-model'],
      [5, 'ui-roster-limit'],
      [6, 'ui-roster-count'],
    ]);
    expect(wrong('Ox\nShank')).toEqual([[0, 'ui-roster-guild-missing']]);
    expect(wrong(' \n')).toEqual([[0, 'ui-roster-empty']]);
    expect(wrong('gb1-30C00')).toEqual([[0, 'ui-roster-code']]);
  });
});

describe('rosters as JSON', () => {
  it('keep cards that are not known, for the hall to judge', () => {
    const data = { guild: 'masons', models: ['nobody', 'ox'] };
    expect(readRoster(` ${JSON.stringify(data)}`, KNOWN).roster).toEqual(data);
  });

  it('have a guild, a list of models, perhaps a limit, and nothing else', () => {
    expect(wrong('{"guild"')).toEqual([[0, 'ui-json-unread']]);
    expect(wrong('{"guild":"bakers","models":[]}')).toEqual([[0, 'ui-roster-no-guild']]);
    expect(wrong('{"models":["ox"]}')).toEqual([[0, 'ui-roster-no-guild']]);
    expect(wrong('{"guild":"masons","models":[1]}')).toEqual([[0, 'ui-roster-models']]);
    expect(wrong('{"guild":"masons","models":[],"limit":-1}')).toEqual([[0, 'ui-roster-limit']]);
    expect(wrong('{"guild":"masons","models":[],"colour":"red"}')).toEqual([[0, 'ui-roster-field']]);
  });
});
