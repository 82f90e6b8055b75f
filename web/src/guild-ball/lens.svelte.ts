import type { Aim, Choice, ModelId, Pool, Thing } from '../generated/guild-ball';
import type { Ratio } from '../generated/kernel';
import type { Point } from '../generated/plane';
import type { Desk } from './desk.svelte';

/** A distance from edge to edge. */
export interface Measured {
  from: Point;
  to: Point;
  gap: number;
  contact: boolean;
}

/** The way of a kick, with everybody who makes it harder. */
export interface Kick {
  by: ModelId;
  from: Point;
  to: Point;
  inRange: boolean;
  pool: Pool;
  success: Ratio;
  /** Enemies on the way and enemies engaging the kicker: one die less each. */
  minus: ModelId[];
}

/** A charge that is possible: who, at whom, with what. */
export interface Threatened {
  by: ModelId;
  on: ModelId;
  pool: Pool;
}

/** What is looked at on the table: distances, the way of a kick, threats. All of it is asked of the hall. */
export class Lens {
  measured = $state.raw<Measured | null>(null);
  kick = $state.raw<Kick | null>(null);
  threats = $state.raw<readonly Threatened[]>([]);
  /** Whether distances to any point are measured. */
  measuring = $state(false);
  threatening = $state(false);

  readonly #desk: Desk;
  #asked = { measure: 0, kick: 0, threat: 0 };
  #busy = false;

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  /** Measures from the model on the card to another model, the ball, a goalpost or a point. */
  async measure(to: Thing | null, at: Point | null): Promise<void> {
    const from = this.#desk.card;
    this.#asked.measure += 1;
    const mine = this.#asked.measure;
    if (to === null || at === null || from?.base == null) {
      this.measured = null;
      return;
    }
    if (this.#busy && 'object' === typeof to && 'point' in to) return;
    this.#busy = true;
    const answer = await this.#desk.query({ distance: { from: { model: from.id }, to } });
    this.#busy = false;
    if (mine !== this.#asked.measure && !(typeof to === 'object' && 'point' in to)) return;
    if (typeof answer !== 'object' || !('distance' in answer)) return;
    this.measured = {
      from: from.base.centre,
      to: at,
      gap: answer.distance.gap,
      contact: answer.distance.contact,
    };
  }

  /** Looks along the way of the kick that is planned. */
  async look(choice: Choice | null): Promise<void> {
    const mine = ++this.#asked.kick;
    const planned = this.#kickOf(choice);
    if (planned === null) {
      this.kick = null;
      return;
    }
    const { kicker, aim, to } = planned;
    const from = this.#desk.model(kicker)?.base?.centre;
    const answer = await this.#desk.query({ corridor: { kicker, aim } });
    if (mine !== this.#asked.kick) return;
    if (from === undefined || typeof answer !== 'object' || !('corridor' in answer)) {
      this.kick = null;
      return;
    }
    const { in_range, pool, success, minus } = answer.corridor;
    this.kick = { by: kicker, from, to, inRange: in_range, pool, success, minus };
  }

  #kickOf(choice: Choice | null): { kicker: ModelId; aim: Aim; to: Point } | null {
    const now = this.#desk.asked;
    const { view } = this.#desk;
    if (now?.kind === 'place' && typeof now.why === 'object' && 'kick_off' in now.why) {
      const { spot } = this.#desk.draft;
      return spot === null ? null : { kicker: now.why.kick_off.kicker, aim: { spot }, to: spot };
    }
    // A ball kicked from where it lies has another way than one from the kicker's feet.
    const kicks =
      now?.kind === 'act' || ((now?.kind === 'kick_now' || now?.kind === 'pass_target') && !now.remote);
    if (!kicks || choice === null) return null;
    if (choice === 'shot') {
      const post = view.goalposts[1 - this.#desk.seat];
      return post === undefined ? null : { kicker: now.model, aim: 'goal', to: post.centre };
    }
    if (typeof choice !== 'object') return null;
    if ('pass_to' in choice) return { kicker: now.model, aim: { spot: choice.pass_to }, to: choice.pass_to };
    if (!('pass' in choice)) return null;
    const to = this.#desk.model(choice.pass)?.base?.centre;
    return to === undefined ? null : { kicker: now.model, aim: { model: choice.pass }, to };
  }

  /** Shows who could charge whom: the enemies of the viewer, and the model on the card. */
  async threaten(on: boolean): Promise<void> {
    this.threatening = on;
    const mine = ++this.#asked.threat;
    if (!on) {
      this.threats = [];
      return;
    }
    const { view, card, seat } = this.#desk;
    const strikers = view.models.filter(
      (one) => one.base !== null && (one.seat !== seat || one.id === card?.id),
    );
    const all = await Promise.all(
      strikers.map(async ({ id }) => {
        const answer = await this.#desk.query({ threat: { model: id } });
        if (typeof answer !== 'object' || !('threat' in answer)) return [];
        return answer.threat.map(([target, pool]): Threatened => ({ by: id, on: target, pool }));
      }),
    );
    if (mine === this.#asked.threat) this.threats = all.flat();
  }
}
