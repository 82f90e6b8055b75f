import type { AbilityShown, CardShown, ModelView, PlanId, PlanShown, Shelf } from '../generated/guild-ball';
import type { MatchSession } from '../table/session.svelte';
import { say, t } from '../words/words.svelte';

/** The plans, cards and abilities of the catalog; numbers and ids stand for them until it is there. */
class Deck {
  #plans = $state.raw<readonly PlanShown[]>([]);
  abilities = $state.raw<ReadonlyMap<string, AbilityShown>>(new Map());
  cards = $state.raw<readonly CardShown[]>([]);
  /** The radius of the template, in units. */
  template = $state(0);
  #asked = false;

  get plans(): readonly PlanShown[] {
    return this.#plans;
  }

  async load(session: MatchSession): Promise<void> {
    if (this.#asked) return;
    this.#asked = true;
    try {
      const catalog = await session.catalog<Partial<Shelf> | null>();
      this.#plans = catalog?.plans ?? [];
      this.abilities = new Map((catalog?.abilities ?? []).map((one) => [one.id, one]));
      this.template = catalog?.template ?? 0;
      this.cards = (catalog?.teams ?? []).flatMap((team) => team.cards);
    } catch (fault) {
      this.#asked = false;
      console.warn('the catalog is not to be had:', fault);
    }
  }
}

export const deck = new Deck();

/** An ability of the catalog. */
export function abilityOf(id: string): AbilityShown | null {
  return deck.abilities.get(id) ?? null;
}

/** The name of an ability. */
export function abilityName(id: string): string {
  return abilityOf(id)?.name ?? id;
}

/** The abilities of a model as its card tells them. */
export function abilitiesOf(model: ModelView): AbilityShown[] {
  const card = deck.cards.find((one) => one.profile.name === model.profile.name);
  return (model.profile.abilities ?? []).flatMap(
    ({ id }) => card?.abilities.find((one) => one.id === id) ?? abilityOf(id) ?? [],
  );
}

const signed = (value: number) => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0');

/** The name and figures of a plan. */
export function planOf(id: PlanId): {
  name: string;
  initiative: string;
  influence: string;
  figures: string;
  text: string;
} {
  const plan = deck.plans[id];
  if (plan === undefined)
    return {
      name: t('gbc-plan-number', { number: id + 1 }),
      initiative: '',
      influence: '',
      figures: '',
      text: '',
    };
  const initiative = signed(plan.initiative);
  const influence = signed(plan.influence);
  return {
    name: plan.name,
    initiative,
    influence,
    text: plan.text ? say(plan.text) : '',
    figures: plan.influence === 0 ? `(${initiative})` : `(${initiative} / ${influence})`,
  };
}
