import { t } from '../../words/words.svelte';
import type { Guilds } from '../guilds.svelte';
import { LETTERS } from './terms';
import type { Clauses, Objective, Warning } from './types';

/** A fraction as a number, for showing. */
export function chanceOf(ratio: { num: string; den: string } | null | undefined): number | null {
  if (!ratio) return null;
  return Number(ratio.num) / Number(ratio.den);
}

/** The Adventurer or Contract that lies on an objective. */
function cardOn(guilds: Guilds, objective: Objective): string | null {
  return guilds.cardOn(objective)?.name ?? null;
}

/** An objective with the card that lies there. */
export function objectiveName(guilds: Guilds, objective: Objective | null): string {
  if (objective === null) return t('gm-objective-none');
  if (objective === 'hire') return t('gm-objective-hire');
  const card = cardOn(guilds, objective);
  if ('recruit' in objective) {
    const letter = LETTERS[objective.recruit] ?? '';
    return card === null
      ? t('gm-objective-recruit', { letter })
      : t('gm-objective-recruit-named', { letter, adventurer: card });
  }
  const number = objective.contract + 1;
  return card === null
    ? t('gm-objective-contract', { number })
    : t('gm-objective-contract-named', { number, contract: card });
}

export function warningText(warning: Warning): string {
  const [kind, number] = Object.entries(warning)[0] as [string, number];
  return t(`gm-warning-${kind.replaceAll('_', '-')}`, { number: number + 1 });
}

/** One clause of an offer in words, with what makes it binding. */
export interface Said {
  bind: 'all' | 'now' | 'held';
  text: string;
}

export function sayClauses(clauses: Clauses, guilds: readonly number[]): Said[] {
  const said: Said[] = [];
  if (clauses.split !== null) {
    const split = clauses.split;
    const shares = guilds.map((seat) => ({
      id: 'gm-clause-share',
      args: { seat: { seat }, gold: { id: 'gm-gold', args: { n: split[seat] ?? 0 } } },
    }));
    said.push({ bind: 'all', text: t('gm-clause-split', { shares: { all: shares } }) });
  }
  if (clauses.card !== null)
    said.push({ bind: 'all', text: t('gm-clause-card', { seat: { seat: clauses.card } }) });
  if (clauses.bonus !== null)
    said.push({ bind: 'all', text: t('gm-clause-bonus', { seat: { seat: clauses.bonus } }) });
  for (const payment of clauses.payments) {
    const args = {
      from: { seat: payment.from },
      to: { seat: payment.to },
      gold: { id: 'gm-gold', args: { n: payment.gold } },
    };
    const now = payment.due === 'now';
    said.push({ bind: now ? 'now' : 'held', text: t(now ? 'gm-clause-now' : 'gm-clause-if', args) });
  }
  return said;
}
