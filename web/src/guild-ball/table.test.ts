import { describe, expect, it } from 'vitest';
import type { Preview } from '../generated/guild-ball';
import { choiceOf } from './choice';
import { haltOf, type Draft } from './draft';
import { blowOf, flagsOf } from './flags';
import { Lay } from './geometry';
import { initials } from './initials';
import { keyframes } from './motion.svelte';
import { asked, facts, members } from './tagged';

describe('initials', () => {
  it('are two letters, unique in a team', () => {
    expect(initials(['Anchor', 'Gaff', 'Plank'])).toEqual(['An', 'Ga', 'Pl']);
    expect(initials(['Boar', 'Boiler'])).toEqual(['Bo', 'Bi']);
    expect(initials(['Ox', 'Veteran Ox'])).toEqual(['Ox', 'vO']);
    expect(initials(['Ox', 'Ox', 'Ox'])).toEqual(['Ox', 'O2', 'O3']);
    expect(new Set(initials(['Aa', 'Aa', 'Aab', 'Aac', 'A'])).size).toBe(5);
  });
});

describe('what comes over the wire', () => {
  it('is opened by its name', () => {
    expect(asked('plan')).toEqual({ kind: 'plan' });
    expect(asked({ act: { model: 3 } })).toEqual({ kind: 'act', model: 3 });
    expect(asked(undefined)).toBeNull();
    expect(
      facts([{ fact: { vp: { seat: 1, vp: 4 } } }, { dealt: { seat: 1 } }, { fact: 'ball_off' }]),
    ).toEqual([{ kind: 'vp', seat: 1, vp: 4 }, { kind: 'ball_off' }]);
    expect(members(0b100_0001)).toEqual([0, 6]);
    expect(members(2 ** 35 + 2 ** 31 + 1)).toEqual([0, 31, 35]);
  });
});

const EMPTY: Draft = {
  armed: null,
  target: null,
  relief: 'health',
  spot: null,
  path: [],
  places: [],
  shares: [],
  plans: [],
  picks: [],
  group: [],
};

describe('the answer a plan amounts to', () => {
  const of = (prompt: unknown, part: Partial<Draft>, picked = false) =>
    choiceOf(asked(prompt), { ...EMPTY, ...part }, picked);

  it('is nothing while something is missing', () => {
    expect(of('put_away', { plans: [4] })).toBeNull();
    expect(of('deploy', { places: [{ x: 1, y: 1 }, null] })).toBeNull();
    expect(of({ act: { model: 0 } }, { armed: 'attack' })).toBeNull();
    expect(of({ path: { model: 0, movement: 'jog', left: 9 } }, {})).toBeNull();
  });

  it('is what was planned', () => {
    expect(of('put_away', { plans: [4, 2] })).toEqual({ put_away: [4, 2] });
    expect(of({ act: { model: 0 } }, { armed: 'attack', target: 7 })).toEqual({ attack: 7 });
    expect(of({ act: { model: 0 } }, { armed: 'pass', spot: { x: 1, y: 2 } })).toEqual({
      pass_to: { x: 1, y: 2 },
    });
    expect(of({ act: { model: 0 } }, { armed: 'encourage', target: 1, relief: 'conditions' })).toEqual({
      encourage: [1, 'conditions'],
    });
    expect(of({ allocate: { pool: 5 } }, { shares: [3, 2, 0] })).toEqual({ influence: [3, 2, 0, 0, 0, 0] });
    expect(of({ contest: { models: 0b11 } }, { group: [0, 1] })).toEqual({ contest: 3 });
    expect(of({ go_on: { model: 0, movement: 'jog', left: 9, target: null } }, {})).toBe('go_on');
    const way = { path: { model: 0, movement: 'jog', left: 9 } };
    expect(of(way, { armed: 'give_up', spot: { x: 1, y: 2 } })).toEqual({ give_up: { x: 1, y: 2 } });
    expect(of(way, { armed: 'give_up' })).toBeNull();
  });

  it('halts on the way drawn where the hall offers that', () => {
    const path = [{ x: 1, y: 2 }];
    const offered = ['stop', { path }, { halt: path }];
    expect(haltOf('path', { ...EMPTY, path }, offered)).toEqual({ halt: path });
    expect(haltOf('go_on', { ...EMPTY, path }, offered)).toEqual({ halt: path });
    expect(haltOf('path', EMPTY, offered)).toBeNull();
    expect(haltOf('path', { ...EMPTY, path, armed: 'give_up' }, offered)).toBeNull();
    expect(haltOf('path', { ...EMPTY, path }, ['stop', { path }])).toBeNull();
  });

  it('is a list of picks once the hall says that it is whole', () => {
    const playbook = { playbook: { by: 0, on: 7, hits: 3, parting: false } };
    const picks = [{ column: 0, row: 1 }];
    expect(of(playbook, { picks })).toBeNull();
    expect(of(playbook, { picks }, true)).toEqual({ picks });
    expect(of(playbook, {}, true)).toBeNull();
  });
});

describe('flags', () => {
  it('are numbered in the order of the way', () => {
    const half = { num: '1', den: '2' };
    const blow = {
      by: 7,
      pool: { dice: 7, needs: 4 },
      armour: 1,
      hit: half,
      knocked_down: half,
      taken_out: half,
      ball: half,
      damage: half,
    };
    const preview: Preview = {
      influence: 0,
      mp: 0,
      walk: {
        path: [{ x: 0, y: 900 }],
        used: 900,
        left: 0,
        flags: [
          { along: 200, at: { x: 0, y: 200 }, mark: { blow } },
          { along: 900, at: { x: 0, y: 900 }, mark: 'end' },
        ],
      },
    };
    const flags = flagsOf(preview);
    expect(flags.map((flag) => [flag.number, flag.along, blowOf(flag)?.by ?? null])).toEqual([
      [1, 200, 7],
      [2, 900, null],
    ]);
    expect(flagsOf({ influence: 0, mp: 0 })).toEqual([]);
    expect(flagsOf(null)).toEqual([]);
  });
});

describe('motion', () => {
  it('spends its time along the way evenly', () => {
    const lay = new Lay(6096, false);
    const frames = keyframes(
      [
        { x: 0, y: 0 },
        { x: 0, y: 254 },
        { x: 762, y: 254 },
      ],
      (point) => lay.spot(point),
    );
    expect(frames.map((frame) => frame.offset)).toEqual([0, 0.25, 1]);
    expect(frames.at(-1)?.['transform']).toBe('translate(25px, 75px)');
  });
});
