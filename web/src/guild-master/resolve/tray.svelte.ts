import type { MenuEntry } from '../../transport/wire';
import type { Guilds } from '../guilds.svelte';
import { chanceOf } from '../logic/say';
import { bestDie, toolsIn, type Tool } from '../logic/tray';
import type { Desk } from './desk.svelte';

/** The dice tray of the open question: which tool and die are picked, and what each would bring. */
export class TrayState {
  readonly #guilds: Guilds;
  readonly #desk: Desk;
  picked = $state<number | null>(null);
  rival = $state<number | null>(null);
  #tool = $state<string | null>(null);

  constructor(guilds: Guilds, desk: Desk) {
    this.#guilds = guilds;
    this.#desk = desk;
  }

  get dice(): readonly number[] {
    return this.#guilds.me?.roll.dice ?? [];
  }

  get left(): number {
    const { prompt } = this.#guilds;
    if (typeof prompt !== 'object' || prompt === null) return 1;
    if ('forced' in prompt) return prompt.forced.left;
    return 'reroll' in prompt ? prompt.reroll.left : 1;
  }

  /** Whether the dice may be left as they lie. */
  get mayKeep(): boolean {
    return this.#guilds.kind !== 'tie' && this.#guilds.kind !== 'forced';
  }

  get tools(): readonly Tool[] {
    return toolsIn(this.#desk.entries);
  }

  /** The tool in hand: the one picked, or the only one there is. */
  get tool(): Tool | null {
    const { tools } = this;
    return tools.find((tool) => tool.key === this.#tool) ?? (tools.length === 1 ? (tools[0] ?? null) : null);
  }

  /** The chance of success when each die is changed now and whatever is left is used at best. */
  get chances(): (number | null)[] {
    return this.tool === null ? this.dice.map(() => null) : this.chancesOf(this.tool);
  }

  chancesOf(tool: Tool): (number | null)[] {
    // Dice that show the same are the same to everybody: the menu may name only one of them.
    const of = (at: number) => tool.dice.get(at) ?? tool.dice.get(this.dice.indexOf(this.dice[at] ?? 0));
    return this.dice.map((_, at) => this.chance(of(at) ?? null));
  }

  chance(entry: MenuEntry | null): number | null {
    return chanceOf(this.#desk.preview(entry)?.chance);
  }

  /** The best chance a tool gives, whatever it is used on. */
  bestOf(tool: Tool): number | null {
    const all = [this.chance(tool.whole), ...this.chancesOf(tool)].filter((one) => one !== null);
    return all.length === 0 ? null : Math.max(...all);
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

  /** What to use at best, and on which die; nothing when nothing gets better. */
  get best(): { tool: Tool; die: number | null } | null {
    if (this.reached) return null;
    const { tools } = this;
    const at = bestDie(
      tools.map((tool) => this.bestOf(tool)),
      this.now ?? 0,
    );
    const tool = at === null ? undefined : tools[at];
    if (tool === undefined) return null;
    return { tool, die: tool.dice.size === 0 ? null : bestDie(this.chancesOf(tool), this.now ?? 0) };
  }

  /** The answer put together so far; nothing while a die or a rival is still to be named. */
  get entry(): MenuEntry | null {
    const { tool } = this;
    if (tool === null) return null;
    if (tool.whole !== null) return this.#tool === tool.key ? tool.whole : null;
    if (tool.rivals.size > 0) return this.rival === null ? null : (tool.rivals.get(this.rival) ?? null);
    if (this.picked === null) return null;
    return (
      tool.dice.get(this.picked) ?? tool.dice.get(this.dice.indexOf(this.dice[this.picked] ?? 0)) ?? null
    );
  }

  /** Whether a tool is in hand that still needs a die or a rival. */
  get halfway(): boolean {
    return this.#tool !== null && this.entry === null;
  }

  drop(): void {
    this.picked = null;
    this.rival = null;
    this.#tool = null;
  }

  take(tool: Tool): void {
    const again = this.#tool === tool.key;
    this.drop();
    if (!again) this.#tool = tool.key;
  }

  pick(at: number): void {
    // A die alone is enough where one tool is clearly meant for it.
    if (this.tool === null) {
      const first = this.best?.tool ?? this.tools.find((tool) => tool.dice.size > 0);
      if (first !== undefined) this.#tool = first.dice.size > 0 ? first.key : null;
    }
    this.picked = this.picked === at ? null : at;
  }

  /** Makes the change that is put together, or keeps all dice. */
  async commit(): Promise<void> {
    const { entry } = this;
    if (entry === null) await this.keep();
    else await this.#guilds.session.choose(entry.choice);
  }

  async keep(): Promise<void> {
    if (this.mayKeep) await this.#guilds.session.choose('keep');
  }

  async useBest(): Promise<void> {
    const { best } = this;
    if (best === null) return;
    this.drop();
    this.#tool = best.tool.key;
    this.picked = best.die;
    await this.commit();
  }

  #keep() {
    return this.#desk.preview(this.#desk.entries.find((entry) => entry.choice === 'keep') ?? null);
  }
}
