import type { MatchSession } from '../table/session.svelte';
import { seatName } from '../words/words.svelte';
import { cardsFrom, type AdventurerCard, type Cards, type ContractCard } from './logic/cards';
import { emptyDraft, fillSlot, isDraft, keepOwned, NO_SLOT, placeOf, type Draft } from './logic/plan';
import { keyOf, kindOf, type PromptKind } from './logic/terms';
import type { AdventurerId, ContractId, GuildView, Objective, Prompt, View } from './logic/types';
import { bestTeam, type Best } from './orders/odds';
import { comers, type Comer } from './orders/rivals';

/** What is printed on the board: two Orders, teams of two, an Income of two. */
const PRINTED = 2;

/** A match of Guild Master as its screen sees it: the session with the types of the game, and the Orders in hand. */
export class Guilds {
  readonly session: MatchSession;
  cards = $state.raw<Cards | null>(null);
  /** The Order Space that is being planned. */
  slot = $state(0);
  #draft = $state.raw<Draft>(emptyDraft());
  #draftOf = $state('');
  #best = $state.raw<readonly (Best | null)[]>([]);
  #bestTurn = 0;
  #comers = $state.raw<ReadonlyMap<string, readonly Comer[]>>(new Map());
  #comersTurn = 0;
  /** The objective somebody points at or has focused, before it is ordered. */
  focus = $state.raw<Objective | null>(null);

  constructor(session: MatchSession) {
    this.session = session;
  }

  async load(): Promise<void> {
    this.cards = cardsFrom(await this.session.catalog());
  }

  get view(): View {
    return this.session.view as unknown as View;
  }

  /** The seat whose side of the table is seen; none from the stand. */
  get seat(): number | null {
    return typeof this.session.viewer === 'number' ? this.session.viewer : null;
  }

  get me(): GuildView | null {
    return this.seat === null ? null : (this.view.guilds[this.seat] ?? null);
  }

  get prompt(): Prompt | null {
    return (this.session.ask?.prompt as Prompt | undefined) ?? null;
  }

  /** Whether no Round comes after this one. */
  get last(): boolean {
    return this.view.phase === 'end' || this.view.round >= this.view.rounds;
  }

  get kind(): PromptKind | null {
    return this.prompt === null ? null : kindOf(this.prompt);
  }

  name(seat: number): string {
    return seatName(seat);
  }

  /** How many Orders, Adventurers a team, or Gold a Round (GM-UPGR-01 to -04). */
  core(guild: GuildView, line: 0 | 1 | 2): number {
    if (line === 0) return guild.order_limit;
    if (line === 1) return guild.team_limit;
    return this.cards?.coreValue(line, guild.core[line]) ?? PRINTED;
  }

  /** Whether a seat has answered what everybody is asked at once: its ribbon is up. */
  ribbon(seat: number): 'up' | 'down' | null {
    const { pending } = this.session;
    if (pending.waits !== 'answers') return null;
    const ask = pending.asks.find((one) => one.seat === seat);
    if (ask === undefined) return null;
    return ask.answered ? 'up' : 'down';
  }

  /** The combined teams whose dice lie; none while a Guild may still change what it rolls. */
  get teams(): View['teams'] {
    const { pending } = this.session;
    const asks = pending.waits === 'answers' ? pending.asks : [];
    const converts = ({ prompt }: { prompt?: unknown }) =>
      prompt !== undefined && kindOf(prompt as Prompt) === 'convert';
    return asks.some(converts) ? [] : this.view.teams;
  }

  /** The targets of a Contract, Skill by Skill, as Events let them be now. */
  targets(id: ContractId): readonly number[] {
    const now = this.view.targets.find(([one]) => one === id);
    return now?.[1] ?? this.cards?.contract(id).targets ?? [];
  }

  /** Whether a guild has used something this Round: an ability, or a Contract for its Boon. */
  hasUsed(guild: GuildView, what: { ability: AdventurerId } | { boon: ContractId }): boolean {
    return guild.used.some(({ source }) => {
      if (source === 'upgrade') return false;
      if ('boon' in what) return 'boon' in source && source.boon === what.boon;
      if ('copy' in source) return source.copy.by === what.ability;
      return 'ability' in source && source.ability === what.ability;
    });
  }

  /** The dice kept on a Contract of a guild. */
  keptOn(guild: GuildView, id: ContractId): number[] {
    return guild.stored.flatMap(([on, face]) => (on === id ? [face] : []));
  }

  /** The Contract face up on a space. */
  contractOn(space: number): ContractCard | null {
    const spot = this.view.spots[space];
    if (this.cards === null || typeof spot !== 'object' || !('up' in spot)) return null;
    return this.cards.contract(spot.up);
  }

  /** The card face up on what an Order goes for. */
  cardOn(objective: Objective): AdventurerCard | ContractCard | null {
    if (objective === 'hire' || this.cards === null) return null;
    if ('contract' in objective) return this.contractOn(objective.contract);
    const up = this.view.stands[objective.recruit]?.up ?? null;
    return up === null ? null : this.cards.adventurer(up);
  }

  /** The best team of the whole hand for the Contract of a space. */
  best(space: number): Best | null {
    return this.#best[space] ?? null;
  }

  /** Asks for the best team of every Contract that can be attempted. */
  async findBest(): Promise<void> {
    const turn = (this.#bestTurn += 1);
    const best = await Promise.all([0, 1, 2, 3, 4, 5].map((space) => bestTeam(this, space)));
    if (turn === this.#bestTurn) this.#best = best;
  }

  /** Who may come to an objective, by public facts; nothing until it is known. */
  comers(objective: Objective): readonly Comer[] | null {
    return this.#comers.get(keyOf(objective)) ?? null;
  }

  async findComers(): Promise<void> {
    const turn = (this.#comersTurn += 1);
    const { stands, spots } = this.view;
    const objectives: Objective[] = [
      ...stands.flatMap((stand, recruit) => (stand.up === null ? [] : [{ recruit }])),
      ...spots.flatMap((_, contract) => (this.contractOn(contract) === null ? [] : [{ contract }])),
    ];
    const all = await Promise.all(
      objectives.map(async (one) => [keyOf(one), await comers(this, one)] as const),
    );
    if (turn === this.#comersTurn) this.#comers = new Map(all);
  }

  /** What makes a control of the board show its objective in the panel of odds while it is pointed at or focused. */
  lens(objective: Objective): Record<string, () => void> {
    const on = () => (this.focus = objective);
    const off = () => (this.focus = null);
    return { onfocus: on, onpointerenter: on, onblur: off, onpointerleave: off };
  }

  /** Puts the best team that is free into the selected Order Space: for its Contract, or the best Contract left. */
  async fillBest(): Promise<void> {
    const slot = this.draft[this.slot] ?? NO_SLOT;
    const named =
      slot.card !== null && slot.card !== 'hire' && 'contract' in slot.card ? slot.card.contract : null;
    if (slot.card !== null && named === null) return;
    const idle = (this.me?.adventurers ?? []).filter((id) =>
      [null, this.slot].includes(placeOf(this.draft, id)),
    );
    const taken = this.draft.flatMap((one, at) =>
      at !== this.slot && one.card !== null && one.card !== 'hire' && 'contract' in one.card
        ? [one.card.contract]
        : [],
    );
    const spaces = named === null ? [0, 1, 2, 3, 4, 5].filter((space) => !taken.includes(space)) : [named];
    const found = await Promise.all(
      spaces.map(async (space) => ({ space, best: await bestTeam(this, space, idle) })),
    );
    const worth = (one: (typeof found)[number]) =>
      (one.best?.chance ?? 0) * (1 + (this.contractOn(one.space)?.fame ?? 0));
    const top = found.filter((one) => one.best !== null).sort((one, other) => worth(other) - worth(one))[0];
    if (top?.best)
      this.draft = fillSlot(this.draft, this.slot, {
        card: { contract: top.space },
        team: top.best.team,
        gold: 0,
      });
  }

  /** The Orders in hand. They are kept for this seat and Round over a reload, in this browser tab only. */
  get draft(): Draft {
    return this.#draftOf === this.#draftKey() ? this.#draft : emptyDraft();
  }

  set draft(draft: Draft) {
    this.#draftOf = this.#draftKey();
    this.#draft = draft;
    keep(this.#draftOf, draft);
  }

  /** Takes up the Orders that were in hand before the page was loaded again. */
  resume(): void {
    const key = this.#draftKey();
    if (this.#draftOf === key) return;
    this.slot = 0;
    this.#draftOf = key;
    this.#draft = emptyDraft();
    const before = kept(key);
    if (isDraft(before)) this.#draft = keepOwned(before, this.me?.adventurers ?? []);
  }

  #draftKey(): string {
    return `guildhall.orders.${this.session.match}.${this.seat ?? 'stand'}.${this.view.round}`;
  }
}

/** What this tab keeps. One that keeps nothing plays on without. */
function kept(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

function keep(key: string, draft: Draft): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
  } catch (fault) {
    console.warn('this tab keeps no orders:', fault);
  }
}
