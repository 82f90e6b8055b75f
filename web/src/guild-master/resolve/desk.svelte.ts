import type { MenuEntry, RefusalInfo } from '../../transport/wire';
import type { Guilds } from '../guilds.svelte';
import { NO_TERMS, type Terms } from '../logic/offers';
import type { Choice, ContractId, Plan, Preview, Settled } from '../logic/types';
import { ask } from '../orders/odds';

/** What a plan builds, to compare it by. */
function planKey({ skill, core, prestige }: Plan): string {
  return JSON.stringify([skill, core, prestige]);
}

export const NO_PLAN: Plan = { skill: null, core: null, prestige: null };

/** What is being chosen at the open question: the answers there are, and the one picked so far. */
export class Desk {
  readonly #guilds: Guilds;
  /** What a person would think of, legal or not. */
  entries = $state.raw<readonly MenuEntry[]>([]);
  /** The answer picked, by its place in the menu. */
  picked = $state<number | null>(null);
  /** What is planned to be built. */
  plan = $state.raw<Plan>(NO_PLAN);
  /** The order cards are put into, the first on top. */
  order = $state.raw<readonly ContractId[]>([]);
  /** The offer being written, and the one it counters. */
  terms = $state.raw<Terms>(NO_TERMS);
  counters = $state<number | null>(null);
  writing = $state(false);
  /** Whether the menu of the open question is still on its way. */
  loading = $state(false);
  #ask: string | null = null;
  /** What so many Builders cost now, by their number (GM-HIRE-03). */
  #prices = $state.raw<readonly number[]>([]);

  constructor(guilds: Guilds) {
    this.#guilds = guilds;
  }

  /** Reads the menu of the open question; what was picked for another question is dropped. */
  async open(): Promise<void> {
    const { session } = this.#guilds;
    const open = session.ask;
    const key = open === null ? null : `${open.ask}/${open.seat}`;
    if (key !== this.#ask) this.#reset(key);
    if (open === null || this.#guilds.kind === 'orders') return;
    this.loading = this.entries.length === 0;
    if (this.#guilds.kind === 'build') await this.#askPrices();
    const entries = await session.menu();
    if (this.#ask !== key) return;
    this.loading = false;
    const held = this.choice;
    this.entries = entries;
    if (this.order.length === 0) this.order = this.arranges ?? [];
    // Declaring goes on under the same question: once a Skill is named, what is left is to confirm it.
    this.picked = this.#placeOf(held) ?? this.#suggested();
  }

  get choice(): MenuEntry | null {
    return this.picked === null ? null : (this.entries[this.picked] ?? null);
  }

  /** Whether something is to be built, for Gold or by an effect. */
  get builds(): boolean {
    return this.entries.some(
      (entry) => typeof entry.choice === 'object' && 'build' in (entry.choice as object),
    );
  }

  /** Why a plan that the menu names cannot be built; null where it can. */
  barred(plan: Plan): RefusalInfo | null {
    const key = planKey(plan);
    const entry = this.entries.find(({ choice }) => {
      const named = choice as Choice;
      return typeof named === 'object' && 'build' in named && planKey(named.build) === key;
    });
    return entry === undefined || entry.legal ? null : entry.refusal;
  }

  /** The cards that are put into an order, as they lie; nothing where none are. */
  get arranges(): readonly ContractId[] | null {
    for (const { choice } of this.entries) {
      if (typeof choice === 'object' && 'arrange' in (choice as object))
        return (choice as { arrange: ContractId[] }).arrange;
    }
    return null;
  }

  /** The choices of an effect that can be paid for. */
  get settled(): readonly Settled[] {
    const all = new Map<string, Settled>();
    for (const entry of this.entries) {
      const choice = entry.choice as Choice;
      if (typeof choice !== 'object' || !('offer' in choice)) continue;
      for (const { due } of choice.offer.payments)
        if (typeof due === 'object') all.set(JSON.stringify(due.choice), due.choice);
    }
    return [...all.values()];
  }

  /** The place in the menu of leaving it. */
  get pass(): number | null {
    return this.find((choice) => choice === 'pass');
  }

  /** What so many Builders cost now. */
  price(builders: number): number | '' {
    return this.#prices[builders] ?? '';
  }

  preview(entry: MenuEntry | null): Preview | null {
    return entry !== null && entry.legal ? ((entry.preview as Preview | undefined) ?? null) : null;
  }

  /** The place in the menu of an answer. */
  find(is: (choice: Choice) => boolean): number | null {
    const at = this.entries.findIndex((entry) => is(entry.choice as Choice));
    return at < 0 ? null : at;
  }

  async commit(): Promise<void> {
    const { choice } = this;
    if (choice !== null) await this.#guilds.session.choose(choice.choice);
  }

  /** The place in the menu of an answer that was in hand; null once it is no longer there or no longer the same. */
  #placeOf(held: MenuEntry | null): number | null {
    if (held === null) return null;
    const key = JSON.stringify(held.choice);
    const at = this.entries.findIndex(
      (entry) => entry.legal === held.legal && JSON.stringify(entry.choice) === key,
    );
    return at < 0 ? null : at;
  }

  async #askPrices(): Promise<void> {
    const { catalog } = this.#guilds.cards ?? {};
    const tokens = catalog
      ? [...catalog.core_upgrades, ...catalog.skill_upgrades, ...catalog.prestige_upgrades]
      : [];
    const most = Math.max(0, ...tokens.map((token) => token.builders));
    const numbers = Array.from({ length: most + 1 }, (_, builders) => builders);
    const answers = await Promise.all(numbers.map((builders) => ask(this.#guilds, { price: { builders } })));
    this.#prices = answers.map((answer) => (answer !== null && 'gold' in answer ? answer.gold : 0));
  }

  #reset(key: string | null): void {
    this.#ask = key;
    this.loading = false;
    this.entries = [];
    this.picked = null;
    this.plan = NO_PLAN;
    this.order = [];
    this.terms = NO_TERMS;
    this.counters = null;
    this.writing = false;
  }

  /** What is picked at first: the legal answer with the best chance; nothing where it is a matter of nerve. */
  #suggested(): number | null {
    if (this.#guilds.kind === 'stance' || this.#guilds.kind === 'side' || this.#guilds.kind === 'place')
      return null;
    // An effect is for the Guild to decide, unless there is but one thing to do.
    if (this.#guilds.kind === 'pick') {
      const legal = this.entries.flatMap((entry, at) => (entry.legal ? [at] : []));
      return legal.length === 1 ? (legal[0] ?? null) : null;
    }
    const confirm = this.entries.findIndex((entry) => entry.legal && entry.choice === 'confirm');
    if (confirm >= 0) return confirm;
    let best: number | null = null;
    let most = -1;
    this.entries.forEach((entry, at) => {
      if (!entry.legal) return;
      const preview = entry.preview as Preview | undefined;
      const ratio = preview?.best ?? preview?.chance;
      const worth = ratio ? Number(ratio.num) / Number(ratio.den) : (preview?.dice ?? 0) / 100;
      if (worth > most) [best, most] = [at, worth];
    });
    return best;
  }
}
