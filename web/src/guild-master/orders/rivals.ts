import type { Guilds } from '../guilds.svelte';
import type { Objective } from '../logic/types';
import { ask, attemptOf } from './odds';

/** A rival who may come to an objective, by what everybody can see. */
export interface Comer {
  seat: number;
  /** The chance of its best team alone at a Contract. */
  chance: number | null;
}

/** What a rival could do at an objective; nothing when it could not come. */
async function comer(guilds: Guilds, seat: number, objective: Objective): Promise<Comer | null> {
  if (objective === 'hire') return null;
  if ('contract' in objective) {
    const answer = await ask(guilds, { best_team: { seat, objective, free: null } });
    const odds = answer !== null && 'team' in answer ? attemptOf(answer.team.prospect) : null;
    const chance = odds === null ? 0 : odds.alone;
    return chance > 0 ? { seat, chance } : null;
  }
  const answer = await ask(guilds, { attempt: { seat, team: [], objective, gold: 0 } });
  if (answer === null || !('attempt' in answer)) return null;
  const prospect = answer.attempt;
  if (typeof prospect === 'string' || !('recruit' in prospect) || !prospect.recruit.rank_met) return null;
  const gold = guilds.view.guilds[seat]?.total_gold ?? 0;
  return gold >= prospect.recruit.minimum ? { seat, chance: null } : null;
}

/** Who may come to an objective: rivals with the Gold and the Rank for a recruit, with a chance at a Contract. */
export async function comers(guilds: Guilds, objective: Objective): Promise<readonly Comer[]> {
  const rivals = guilds.view.guilds.map((_, seat) => seat).filter((seat) => seat !== guilds.seat);
  const all = await Promise.all(rivals.map((seat) => comer(guilds, seat, objective)));
  return all.filter((one) => one !== null);
}
