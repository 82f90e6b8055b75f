import { describe, expect, it } from 'vitest';
import { ballSetup, guildsOf, tournamentSetup, type Team } from './plans';

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
