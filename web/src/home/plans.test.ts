import { describe, expect, it } from 'vitest';
import {
  ballSetup,
  firstTeam,
  guildsOf,
  masterSetup,
  pointsIn,
  startsOf,
  tokensOf,
  tournamentSetup,
  type Team,
} from './plans';

const card = (id: string, position: string, ...guilds: string[]) => ({
  id,
  profile: { name: id, position, guilds },
});
const CATALOG = {
  guilds: [{ id: 'butchers' }, { id: 'union' }],
  teams: [
    {
      id: 'butchers',
      cards: [
        ...['a', 'b', 'c', 'd'].map((id) => card(id, 'squaddie', 'butchers')),
        card('m', 'mascot', 'butchers'),
        card('k', 'captain', 'butchers', 'union'),
      ],
    },
    { id: 'harbour', cards: [card('gaff', 'squaddie')] },
  ],
};

describe('rosters', () => {
  it('come from guilds with a whole team, captains first and mascots next', () => {
    const guilds = guildsOf(CATALOG);
    expect(guilds.map(({ id }) => id)).toEqual(['butchers']);
    expect(guilds[0]?.cards.map(({ id }) => id)).toEqual(['k', 'm', 'a', 'b', 'c', 'd']);
    expect(guildsOf(null)).toEqual([]);
  });

  it('make a tournament with what is agreed on, and no introductory one', () => {
    const rosters = [
      { guild: 'butchers', models: ['a'] },
      { guild: 'union', models: ['b'] },
    ] as const;
    expect(tournamentSetup(rosters, { size: 'introductory', clock: true, deck: 'b' })).toEqual({
      size: 'typical',
      rosters,
      clock: true,
      deck: 'b',
    });
  });
});

describe('ready teams', () => {
  it('play a game of the size that was picked, with or without a clock', () => {
    const team = CATALOG.teams[0] as Team;
    const ids = ['a', 'b', 'c', 'd', 'm', 'k'];
    expect(ballSetup(team, team, { size: 'quick' })).toEqual({
      size: 'quick',
      teams: [ids, ids],
      clock: false,
    });
    expect(ballSetup(team, team, { clock: true, pitch: 'old-orchard' })).toEqual({
      size: 'typical',
      teams: [ids, ids],
      clock: true,
      terrain: 'old-orchard',
    });
  });
});

describe('teams of a guild', () => {
  it('start from a captain and squaddies, and from a mascot too where six play', () => {
    const cards = guildsOf(CATALOG)[0]?.cards ?? [];
    expect(firstTeam(cards, 3)).toEqual(['k', 'a', 'b']);
    expect(firstTeam(cards, 6)).toEqual(['k', 'm', 'a', 'b', 'c', 'd']);
    expect(firstTeam([], 3)).toEqual([]);
  });

  it('play an introductory game, however many are picked as yet', () => {
    const [red, blue] = [{ cards: [card('k', 'captain')] }, { cards: [] }];
    expect(ballSetup(red, blue, { size: 'introductory' })).toEqual({
      size: 'introductory',
      teams: [['k'], []],
      clock: false,
    });
  });
});

describe('points of one’s own', () => {
  const team = CATALOG.teams[0] as Team;

  it('make a size that is agreed on; those of the size leave its name', () => {
    const sizeOf = (agreed: object) => (ballSetup(team, team, agreed) as { size: unknown }).size;
    expect(sizeOf({ size: 'typical', points: 12 })).toBe('typical');
    expect(sizeOf({ size: 'typical', points: null })).toBe('typical');
    expect(sizeOf({ size: 'typical', points: 8 })).toEqual({ pitch: 36, models: 6, vp: 8 });
    expect(sizeOf({ size: 'introductory', points: 10 })).toEqual({ pitch: 24, models: 3, vp: 10 });
    const none = { guild: 'butchers', models: [] };
    expect(tournamentSetup([none, none], { size: 'quick', points: 0 })).toMatchObject({
      size: { pitch: 36, models: 6, vp: 0 },
    });
  });

  it('are whole, and none while the field is empty', () => {
    expect(pointsIn('')).toBeNull();
    expect(pointsIn('e')).toBeNull();
    expect(pointsIn('10.9')).toBe(10);
    expect(pointsIn('-3')).toBe(0);
    expect(pointsIn('4000')).toBe(255);
  });

  it('go with pieces of terrain of one’s own', () => {
    const pitch = [{ kind: 'forest', at: [3000, 3000], radius: 500 }];
    expect(ballSetup(team, team, { points: 3, pitch })).toMatchObject({ size: { vp: 3 }, terrain: pitch });
  });
});

describe('guilds', () => {
  it('are laid with starting upgrades only where they are picked', () => {
    expect(masterSetup(3, false)).toEqual({ guilds: 3, short: false });
    expect(masterSetup(2, true, ['might', 'arcane'])).toEqual({
      guilds: 2,
      short: true,
      tokens: ['might', 'arcane'],
    });
  });

  it('choose between what the hall names for their number', () => {
    const rows = [
      ['might', 'arcane'],
      ['guile', 'logic'],
    ];
    expect(tokensOf({ board: { starts: [{ guilds: 2, tokens: rows }] } }, 2)).toEqual(rows);
    expect(tokensOf({ board: { starts: [{ guilds: 2, tokens: rows }] } }, 3)).toEqual([]);
    expect(tokensOf(null, 2)).toEqual([]);
  });

  it('start with the novices of a skill', () => {
    const [might, arcane] = [{ id: 'gm-skill-might' }, { id: 'gm-skill-arcane' }];
    const catalog = {
      skills: [
        { skill: 'might', name: might },
        { skill: 'arcane', name: arcane },
      ],
      adventurers: [
        { name: 'Brannoc', team: 'might' },
        { name: 'Hero', team: null },
      ],
    };
    expect(startsOf(catalog)).toEqual([
      { id: 'might', name: might, members: [{ name: 'Brannoc', team: 'might' }] },
    ]);
    expect(startsOf(null)).toEqual([]);
    expect(startsOf([3, 2])).toEqual([]);
  });
});
