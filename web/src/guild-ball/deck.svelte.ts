import type { PlanId } from '../generated/guild-ball';
import type { MatchSession } from '../table/session.svelte';
import { t } from '../words/words.svelte';

/** A game plan as the catalog has it. */
interface PlanCard {
  name: string;
  initiative: number;
  influence: number;
}

/** The game plans of the deck, from the catalog of the game; numbers stand for them until it is there. */
class Deck {
  #plans = $state.raw<readonly PlanCard[]>([]);
  #asked = false;

  get plans(): readonly PlanCard[] {
    return this.#plans;
  }

  async load(session: MatchSession): Promise<void> {
    if (this.#asked) return;
    this.#asked = true;
    try {
      const catalog = await session.catalog<{ plans?: PlanCard[] } | null>();
      this.#plans = catalog?.plans ?? [];
    } catch (fault) {
      this.#asked = false;
      console.warn('the catalog is not to be had:', fault);
    }
  }
}

export const deck = new Deck();

const signed = (value: number) => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0');

/** The name and figures of a plan. */
export function planOf(id: PlanId): { name: string; initiative: string; influence: string; figures: string } {
  const plan = deck.plans[id];
  if (plan === undefined)
    return { name: t('gbc-plan-number', { number: id + 1 }), initiative: '', influence: '', figures: '' };
  const initiative = signed(plan.initiative);
  const influence = signed(plan.influence);
  return {
    name: plan.name,
    initiative,
    influence,
    figures: plan.influence === 0 ? `(${initiative})` : `(${initiative} / ${influence})`,
  };
}
