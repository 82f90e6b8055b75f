import { list, percent, t } from '../../words/words.svelte';
import type { Guilds } from '../guilds.svelte';
import { chanceOf } from '../logic/say';
import type { Answer, CheckOdds, ContestFacts, Prospect, Query, Side, Skill } from '../logic/types';

/** The odds of a team at a Contract, with the Skill it is best at. */
export interface Attempt {
  skill: Skill;
  dice: number;
  target: number;
  /** By itself, with its upgrade and abilities at their best. */
  alone: number;
  /** The same as the dice fall. */
  aloneUnaided: number;
  /** The guild's own upgrade for the Skill. */
  side: Side | null;
  /** In conflict, against the raised target, with the same at their best. */
  fought: number;
  /** The same as the dice fall. */
  foughtUnaided: number;
  foughtDice: number;
  foughtTarget: number;
}

/** The best team for a Contract. */
export interface Best {
  team: number[];
  names: string;
  chance: number;
  /** In conflict, against the raised target. */
  fought: number;
}

/** One line of the table of stances. */
export interface StanceRow {
  label: string;
  facts: string;
  chance: number | null;
}

/** Puts a question to the table; nothing where it has no answer. */
export async function ask(guilds: Guilds, query: Query): Promise<Exclude<Answer, 'nothing'> | null> {
  const got = await guilds.session.query<Answer>(query);
  return got.ok && got.value !== 'nothing' ? got.value : null;
}

function top(checks: readonly CheckOdds[]): CheckOdds | null {
  const worth = (check: CheckOdds) => chanceOf(check.best) ?? 0;
  return checks.reduce<CheckOdds | null>(
    (best, one) => (best === null || worth(one) > worth(best) ? one : best),
    null,
  );
}

/** What a prospect says about a Contract; nothing for other objectives or a team without a fitting Skill. */
export function attemptOf(prospect: Prospect): Attempt | null {
  if (typeof prospect === 'string' || !('contract' in prospect)) return null;
  const { alone, conflict } = prospect.contract;
  const best = top(alone);
  const fought = top(conflict);
  if (best === null || fought === null) return null;
  return {
    skill: best.skill,
    dice: best.dice,
    target: best.target,
    alone: chanceOf(best.best) ?? 0,
    aloneUnaided: chanceOf(best.chance) ?? 0,
    side: best.side,
    fought: chanceOf(fought.best) ?? 0,
    foughtUnaided: chanceOf(fought.chance) ?? 0,
    foughtDice: fought.dice,
    foughtTarget: fought.target,
  };
}

/** The best team for the Contract of a space, out of those who are free. */
export async function bestTeam(
  guilds: Guilds,
  space: number,
  free?: readonly number[],
): Promise<Best | null> {
  const { seat, cards } = guilds;
  if (seat === null || cards === null || guilds.contractOn(space) === null) return null;
  const objective = { contract: space };
  const answer = await ask(guilds, {
    best_team: { seat, objective, free: free === undefined ? null : [...free] },
  });
  if (answer === null || !('team' in answer) || answer.team.team.length === 0) return null;
  const { team, prospect } = answer.team;
  const odds = attemptOf(prospect);
  if (odds === null) return null;
  return {
    team,
    names: team.map((id) => cards.adventurer(id).name).join(' + '),
    chance: odds.alone,
    fought: odds.fought,
  };
}

function row(label: string, check: CheckOdds | null): StanceRow {
  if (check === null) return { label, facts: t('gmui-no-skill'), chance: null };
  const facts = t('gmui-check', {
    dice: check.dice,
    skill: t(`gm-skill-${check.skill}`),
    target: check.target,
  });
  return { label, facts, chance: chanceOf(check.best) };
}

/** The chance of a combined team: with best use where that is known, else as the dice fall, which is said. */
function worth(all: ContestFacts['together'][number]): number {
  return chanceOf(all.best ?? all.chance) ?? 0;
}

/** The odds of the stances: each guild in conflict, all together. */
export function stanceRows(guilds: Guilds, contest: ContestFacts): StanceRow[] {
  const rows = contest.guilds.map((guild) =>
    row(
      guild.seat === guilds.seat
        ? t('gmui-you-conflict')
        : t('gmui-seat-conflicts', { seat: { seat: guild.seat } }),
      top(guild.conflict),
    ),
  );
  const best = [...contest.together].sort((one, other) => worth(other) - worth(one))[0];
  if (best !== undefined) {
    const dice = best.dice.reduce((sum, one) => sum + one, 0);
    const args = { dice, skill: t(`gm-skill-${best.skill}`), target: best.target };
    const check = t('gmui-check', args);
    const facts = best.best === null ? t('gmui-as-they-fall', { check }) : check;
    rows.push({ label: t('gmui-all-together'), facts, chance: worth(best) });
  }
  const apart = chanceOf(contest.apart);
  if (apart !== null)
    rows.push({ label: t('gmui-all-apart'), facts: t('gmui-all-apart-why'), chance: apart });
  return rows;
}

/** A contest in one line, for the negotiation desk: together, alone, fighting. */
export function contestLine(guilds: Guilds, facts: ContestFacts): string {
  const mine = facts.guilds.find((guild) => guild.seat === guilds.seat);
  const together = Math.max(0, ...facts.together.map(worth));
  const parts = [];
  if (facts.together.length > 0)
    parts.push(t('gmui-line-together', { chance: percent(together), fame: facts.fame }));
  const apart = chanceOf(facts.apart);
  if (facts.together.length === 0 && apart !== null)
    parts.push(t('gmui-line-apart', { chance: percent(apart), fame: facts.fame }));
  const fight = mine === undefined ? null : top(mine.conflict);
  if (fight !== null) parts.push(t('gmui-line-fight', { chance: percent(chanceOf(fight.best) ?? 0) }));
  parts.push(t('gmui-line-default', { share: facts.share, rest: facts.rest }));
  return list(parts);
}
