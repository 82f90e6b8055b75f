import type { RefusalInfo } from '../../transport/wire';
import type { Guilds } from '../guilds.svelte';
import { toChoice, type Draft } from '../logic/plan';
import type { Prospect, Sheet, SheetFacts, Warning } from '../logic/types';
import { ask, attemptOf, type Attempt } from './odds';

/** What is known about one Order Space of a plan. */
export interface Known {
  /** Why the rules refuse it as it stands. */
  refusal: RefusalInfo | null;
  /** What is legal and may still fail. */
  warning: Warning | null;
  /** What the team may expect. */
  prospect: Prospect | null;
  /** The odds of a Contract. */
  odds: Attempt | null;
}

const NOTHING: Known = { refusal: null, warning: null, prospect: null, odds: null };

type Refused = NonNullable<SheetFacts['refused']>;

function refusalOf(refused: Refused | null): RefusalInfo | null {
  return refused === null
    ? null
    : { rule: refused.rule, message: refused.rule, refusal: refused.refusal, say: refused.say };
}

/** Asks the hall about the Orders in hand while they are planned: what is wrong, what may fail, and the odds. */
export class Scout {
  readonly #guilds: Guilds;
  slots = $state.raw<readonly Known[]>([NOTHING, NOTHING, NOTHING, NOTHING]);
  /** Why the Orders as a whole are refused. */
  refusal = $state.raw<RefusalInfo | null>(null);
  /** Whether the hall has been asked and has not answered. */
  busy = $state(false);
  #turn = 0;

  constructor(guilds: Guilds) {
    this.#guilds = guilds;
  }

  /** Looks at a draft; the answer to an older one is dropped. */
  async look(draft: Draft): Promise<void> {
    const turn = (this.#turn += 1);
    const { seat } = this.#guilds;
    if (seat === null) return;
    this.busy = true;
    const { orders } = toChoice(draft) as { orders: Sheet };
    const answer = await ask(this.#guilds, { sheet: { seat, sheet: orders } });
    if (turn !== this.#turn) return;
    this.busy = false;
    if (answer === null || !('sheet' in answer)) return;
    const facts = answer.sheet;
    this.refusal = refusalOf(facts.refused);
    // Where time is counted the hall keeps the draft, faults and all: it stands, repaired, when the time runs out.
    const { session } = this.#guilds;
    if (session.clocks !== null) void session.aside({ draft: orders });
    this.slots = draft.map((_, at) => {
      const slot = facts.slots.find((one) => one.at === at);
      if (slot === undefined) return NOTHING;
      const { warning, prospect } = slot;
      return { refusal: refusalOf(slot.refused), warning, prospect, odds: attemptOf(prospect) };
    });
  }
}
