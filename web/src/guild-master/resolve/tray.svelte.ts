import type { Guilds } from '../guilds.svelte';
import { chanceOf } from '../logic/say';
import { bestDie } from '../logic/tray';
import type { Choice } from '../logic/types';
import type { Desk } from './desk.svelte';

/** The die an answer changes. */
function dieOf(choice: Choice): number | null {
  if (typeof choice !== 'object') return null;
  if ('fix' in choice) return choice.fix;
  return 'reroll' in choice ? choice.reroll : null;
}

/** The dice tray of the open question: which die is picked, and what each would bring. */
export class TrayState {
  readonly #guilds: Guilds;
  readonly #desk: Desk;
  picked = $state<number | null>(null);

  constructor(guilds: Guilds, desk: Desk) {
    this.#guilds = guilds;
    this.#desk = desk;
  }

  get dice(): readonly number[] {
    return this.#guilds.me?.roll.dice ?? [];
  }

  get left(): number {
    const { prompt } = this.#guilds;
    return typeof prompt === 'object' && prompt !== null && 'reroll' in prompt ? prompt.reroll.left : 1;
  }

  /** The chance of success when each die is changed now and whatever is left is used at best. */
  get chances(): (number | null)[] {
    const told = new Map<number, number | null>();
    for (const entry of this.#desk.entries) {
      const die = dieOf(entry.choice as Choice);
      if (die !== null) told.set(die, chanceOf(this.#desk.preview(entry)?.chance));
    }
    // Dice that show the same are the same to everybody: the menu may name only one of them.
    return this.dice.map((face, at) => told.get(at) ?? told.get(this.dice.indexOf(face)) ?? null);
  }

  /** The chance of success if nothing is changed. */
  get now(): number | null {
    return chanceOf(this.#keep()?.chance);
  }

  /** What the dice have to reach; none where they are compared. */
  get target(): number | null {
    const target = this.#desk.entries
      .map((entry) => this.#desk.preview(entry)?.target ?? 0)
      .find((one) => one > 0);
    return target ?? null;
  }

  /** Whether the dice are good enough as they lie. */
  get reached(): boolean {
    return this.#keep()?.reached ?? false;
  }

  /** The die to change at best; none when nothing gets better. */
  get best(): number | null {
    return this.reached ? null : bestDie(this.chances, this.now ?? 0);
  }

  drop(): void {
    this.picked = null;
  }

  pick(at: number): void {
    this.picked = this.picked === at ? null : at;
  }

  /** Changes the die that is picked, or keeps them all. */
  async commit(): Promise<void> {
    if (this.picked === null) {
      await this.keep();
      return;
    }
    await this.#guilds.session.choose(
      this.#guilds.kind === 'fix' ? { fix: this.picked } : { reroll: this.picked },
    );
  }

  async keep(): Promise<void> {
    if (this.#guilds.kind !== 'tie') await this.#guilds.session.choose('keep');
  }

  async useBest(): Promise<void> {
    if (this.best === null) return;
    this.picked = this.best;
    await this.commit();
  }

  #keep() {
    return this.#desk.preview(this.#desk.entries.find((entry) => entry.choice === 'keep') ?? null);
  }
}
