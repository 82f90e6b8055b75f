import { describe, expect, it } from 'vitest';
import { ballSetup, drawSetup, masterSetup, namesOf, teamsOf } from '../home/plans';
import { matchHash, read } from '../route.svelte';
import { matching } from './completion';
import { initials, seatIn } from './names';
import { Sheet } from './sheet.svelte';

describe('completion', () => {
  const choices = ['jog Ox 4', 'jog Boar 4', 'sprint Ox 8', 'jog Ox 4'].map((text) => ({
    choice: text,
    text,
    say: { id: 'hall-verbatim' },
  }));

  it('lists what begins with the text first, then what holds all its words, each once', () => {
    expect(matching(choices, 'jog').map((one) => one.text)).toEqual(['jog Ox 4', 'jog Boar 4']);
    expect(matching(choices, 'ox 8').map((one) => one.text)).toEqual(['sprint Ox 8']);
    expect(matching(choices, '').length).toBe(3);
    expect(matching(choices, 'nobody')).toEqual([]);
  });
});

describe('the sheet', () => {
  it('goes through its three stops by presses', () => {
    const sheet = new Sheet();
    const stops = [sheet.stop];
    for (let press = 0; press < 3; press++) {
      sheet.cycle();
      stops.push(sheet.stop);
    }
    expect(stops).toEqual(['peek', 'half', 'full', 'peek']);
  });

  it('goes one stop up or down by a drag, and no further than the last', () => {
    const sheet = new Sheet();
    const grip = document.createElement('button');
    grip.setPointerCapture = () => undefined;
    const drag = (by: number) => {
      const at = (clientY: number) =>
        ({ clientY, currentTarget: grip, pointerId: 1 }) as unknown as PointerEvent;
      sheet.drag.onpointerdown(at(500));
      sheet.drag.onpointerup(at(500 + by));
      // The press that ends every drag is not one.
      sheet.cycle();
    };
    drag(-100);
    expect(sheet.stop).toBe('half');
    drag(-100);
    drag(-100);
    expect(sheet.stop).toBe('full');
    drag(100);
    expect(sheet.stop).toBe('half');
  });
});

describe('names', () => {
  it('have two letters', () => {
    expect(initials('Ann')).toBe('An');
    expect(initials('La Carrière')).toBe('LC');
    expect(initials('')).toBe('');
  });

  it('of the seat a message is about give its colour', () => {
    expect(seatIn({ id: 'x', args: { n: 1, by: { seat: 2 } } })).toBe(2);
    expect(seatIn({ id: 'x' })).toBeNull();
    expect(seatIn(null)).toBeNull();
  });
});

describe('routes', () => {
  it('lead to a match and back', () => {
    expect(read(matchHash('a b/c'))).toEqual({ at: 'match', match: 'a b/c' });
    expect(read('#/')).toEqual({ at: 'home' });
    expect(read('')).toEqual({ at: 'home' });
    expect(read('#/match/%E0%A4%A')).toEqual({ at: 'match', match: '%E0%A4%A' });
  });
});

describe('tables to be laid', () => {
  it('are made from the catalogue', () => {
    const teams = teamsOf({ teams: [{ id: 'a', cards: [{ id: 'x', profile: { name: 'X' } }] }] });
    const [team] = teams;
    expect(team && ballSetup(team, team)).toEqual({
      size: 'introductory',
      teams: [['x'], ['x']],
      clock: false,
    });
    expect(teamsOf(null)).toEqual([]);
    expect(masterSetup(3, true)).toEqual({ guilds: 3, short: true });
  });

  it('are drawn for two different teams of the size, a full game with terrain', () => {
    const cards = (count: number, id: string) =>
      Array.from({ length: count }, (_, at) => ({ id: `${id}${at}`, profile: { name: id } }));
    const teams = ['a', 'b', 'c'].flatMap((id) => [
      { id, cards: cards(3, id) },
      { id: id.toUpperCase(), cards: cards(6, id.toUpperCase()) },
    ]);
    const pitches = [
      { id: 'small', inches: 24, pieces: [] },
      { id: 'wide', inches: 36, pieces: [] },
    ];
    type Drawn = { size: string; teams: string[][]; terrain?: string };
    for (const first of [0, 0.4, 0.99]) {
      for (const second of [0, 0.4, 0.99]) {
        const lots = [first, second];
        const lot = () => lots.shift() ?? 0;
        const setup = drawSetup({ teams, pitches }, 'typical', lot) as Drawn;
        expect(setup).toMatchObject({ size: 'typical', terrain: 'wide' });
        expect(setup.teams.map((team) => team.length)).toEqual([6, 6]);
        expect(setup.teams[0]).not.toEqual(setup.teams[1]);
      }
    }
    const small = drawSetup({ teams, pitches }, 'introductory', () => 0) as Drawn;
    expect(small.teams.map((team) => team.length)).toEqual([3, 3]);
    expect(small.terrain).toBeUndefined();
    expect(drawSetup(null, 'typical', () => 0)).toBeUndefined();
  });

  it('name people and not bots', () => {
    expect(
      namesOf([
        { kind: 'here', name: ' Ann ' },
        { kind: 'random', name: 'left over' },
      ]),
    ).toEqual(['Ann', '']);
  });
});
