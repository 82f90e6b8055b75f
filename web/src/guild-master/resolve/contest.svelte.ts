import type { Guilds } from '../guilds.svelte';
import type { ContestFacts } from '../logic/types';
import { ask } from '../orders/odds';

/** What is known of the contest under way, asked for anew whenever something happens. */
export class Contest {
  readonly #guilds: Guilds;
  facts = $state.raw<ContestFacts | null>(null);
  #turn = 0;

  constructor(guilds: Guilds) {
    this.#guilds = guilds;
  }

  async look(space: number | null): Promise<void> {
    const turn = (this.#turn += 1);
    const answer = space === null ? null : await ask(this.#guilds, { contest: { space } });
    if (turn === this.#turn) this.facts = answer !== null && 'contest' in answer ? answer.contest : null;
  }
}
