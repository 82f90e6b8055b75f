import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';
import type { Guilds } from '../guilds.svelte';
import type { TeamRoll } from '../logic/types';
import Team from './Team.svelte';

const guilds = { name: (seat: number) => ['Ann', 'Ben', 'Cleo'][seat] ?? '' } as unknown as Guilds;

let shown: object | null = null;
afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
});

function show(team: TeamRoll): { total: string; parts: string[]; reached: boolean } {
  shown = mount(Team, { target: document.body, props: { guilds, team } });
  flushSync();
  const text = (element: Element | null) => element?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
  return {
    total: text(document.querySelector('.team .result b')),
    parts: [...document.querySelectorAll('.team li')].map((part) => text(part.querySelector('b'))),
    reached: document.querySelector('.team .left.good') !== null,
  };
}

describe('a combined team', () => {
  const parts: TeamRoll['parts'] = [
    [0, 5],
    [2, 3],
  ];

  it('shows what it has together, the part of each guild, and what is missing', () => {
    const seen = show({ skill: 'might', target: 12, parts, total: 8 });
    expect(seen).toEqual({ total: '8', parts: ['5', '3'], reached: false });
  });

  it('says that the target is reached', () => {
    expect(show({ skill: 'might', target: 8, parts, total: 8 }).reached).toBe(true);
  });
});
