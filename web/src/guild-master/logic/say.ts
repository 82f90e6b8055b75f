import { decimal, t } from '../../words/words.svelte';
import type { Guilds } from '../guilds.svelte';
import { LETTERS, STANDS } from './terms';
import type { Clauses, Objective, Preview, Settled, Warning } from './types';

/** A fraction as a number, for showing. */
export function chanceOf(ratio: { num: string; den: string } | null | undefined): number | null {
  if (!ratio) return null;
  return Number(ratio.num) / Number(ratio.den);
}

/** What dice bring on average where their sum decides how much. */
export function averageText(dice: number, average: NonNullable<Preview['average']>): string {
  const [gold, fame] = average.map((ratio) => decimal(chanceOf(ratio) ?? 0, 1));
  return t('gmui-dice-average', { dice, gold: gold ?? '', fame: fame ?? '' });
}

/** A space of the board, Contract spaces first. */
export function spaceObjective(space: number): Objective {
  return space < STANDS ? { contract: space } : { recruit: space - STANDS };
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
  bind: 'all' | 'now' | 'held' | 'choice' | 'promise';
  text: string;
}

/** A choice of an effect that is paid for or settled; what its options do, where it is known. */
export function settledName(
  settled: Settled,
  name: (seat: number) => string,
  options: readonly string[] = [],
): string {
  if ('rival' in settled) return name(settled.rival);
  const [number, effects] = [settled.option + 1, options[settled.option]];
  return effects === undefined
    ? t('gm-choose-option', { number })
    : t('gm-choose-option-named', { number, effects });
}

export function sayClauses(clauses: Clauses, guilds: readonly number[], owner: number | null = null): Said[] {
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
  for (const choice of clauses.choices ?? []) {
    const text =
      'rival' in choice
        ? t('gm-clause-bonus-rival', { rival: { seat: choice.rival } })
        : t('gm-clause-bonus-option', { number: choice.option + 1 });
    said.push({ bind: 'all', text });
  }
  for (const payment of clauses.payments) {
    const args = {
      from: { seat: payment.from },
      to: { seat: payment.to },
      gold: { id: 'gm-gold', args: { n: payment.gold } },
    };
    const { due } = payment;
    if (typeof due === 'string') {
      const now = due === 'now';
      said.push({ bind: now ? 'now' : 'held', text: t(now ? 'gm-clause-now' : 'gm-clause-if', args) });
      continue;
    }
    const chooses = { ...args, owner: { seat: owner ?? payment.to } };
    const text =
      'rival' in due.choice
        ? t('gm-clause-if-rival', { ...chooses, rival: { seat: due.choice.rival } })
        : t('gm-clause-if-option', { ...chooses, number: due.choice.option + 1 });
    said.push({ bind: 'choice', text });
  }
  if (clauses.promise) {
    const { from, text } = clauses.promise;
    said.push({ bind: 'promise', text: t('gm-clause-promise', { from: { seat: from }, text }) });
  }
  return said;
}
