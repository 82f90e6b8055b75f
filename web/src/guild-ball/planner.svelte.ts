import type {
  Answer,
  Choice,
  ModelId,
  ModelView,
  Preview,
  Query,
  Refusal,
  View,
} from '../generated/guild-ball';
import type { Path, Point } from '../generated/plane';
import type { MatchSession } from '../table/session.svelte';
import type { AskInfo, Choice as Told, MenuEntry, RefusalInfo } from '../transport/wire';
import { actsOf, hasBall, thinkable, type Act } from './acts';
import { choiceOf } from './choice';
import {
  CHOOSES_MODEL,
  EMPTY,
  WANT,
  WANTS_CANDIDATES,
  WANTS_MENU,
  isBlocked,
  isModel,
  type Draft,
} from './draft';
import { INCH, Lay, ahead } from './geometry';
import { initials } from './initials';
import type { Against } from './picks';
import { asked, members, same, type Asked } from './tagged';
import { movOf } from './texts';

/** What is looked at, what is planned, and what the hall says to it. */
export class Planner {
  readonly session: MatchSession;

  /** The model on the card; the active one when nobody was chosen. */
  selected = $state<ModelId | null>(null);
  hovered = $state<ModelId | null>(null);
  draft = $state.raw<Draft>(EMPTY);
  /** Which model of the team is being set up. */
  placing = $state(0);
  /** Whether Bonus Time is bought for the next roll of the plan. */
  bonus = $state(false);
  menu = $state.raw<readonly MenuEntry[]>([]);
  candidates = $state.raw<readonly Told[]>([]);
  preview = $state.raw<Preview | null>(null);
  /** Why the plan is not possible. */
  refusal = $state.raw<RefusalInfo | null>(null);
  /** Where the active model can get to: cheaply and dearly. */
  reach = $state.raw<{ near: Point[][]; far: Point[][] }>({ near: [], far: [] });
  /** Whether the hall has said something to the plan as it is now. */
  judged = $state(false);
  /** Whether the way was led round something. */
  round = $state(false);
  /** The rule by which the way was cut off where it is. */
  cut = $state<string | null>(null);

  #ask: string | null = null;
  /** The question that was answered last; the next one may come a moment later. */
  #answered = $state<string | null>(null);
  #judged = 0;
  protected at = -1;
  /** The way to walk once its advance is declared. */
  #carry = $state.raw<{ model: ModelId; path: Path } | null>(null);
  /** The whole way of the movement under way, from its start. */
  #way: { model: ModelId; start: Point; path: Path } | null = null;
  #bonus = $state.raw<{ model: ModelId; yes: boolean } | null>(null);

  constructor(session: MatchSession) {
    this.session = session;
  }

  get view(): View {
    return this.session.view as unknown as View;
  }

  get asked(): Asked | null {
    return asked(this.session.ask?.prompt);
  }

  /** The seat at whose desk one sits: the one that is asked, or whose view it is. */
  get seat(): number {
    if (this.session.ask) return this.session.ask.seat;
    return typeof this.session.viewer === 'number' ? this.session.viewer : 0;
  }

  get lay(): Lay {
    return new Lay(this.view.size, this.view.kicking !== 0);
  }

  model(id: ModelId | null | undefined): ModelView | null {
    return this.view.models.find((one) => one.id === id) ?? null;
  }

  name(id: ModelId | null | undefined): string {
    return this.model(id)?.profile.name ?? '';
  }

  initials = $derived.by((): Map<ModelId, string> => {
    const out = new Map<ModelId, string>();
    for (const seat of [0, 1]) {
      const team = this.view.models.filter((one) => one.seat === seat);
      const letters = initials(team.map((one) => one.profile.name));
      team.forEach((one, at) => out.set(one.id, letters[at] ?? '?'));
    }
    return out;
  });

  team(seat: number): ModelView[] {
    return this.view.models.filter((one) => one.seat === seat);
  }

  /** The model that the question is about, and that moves, kicks or strikes. */
  get actor(): ModelView | null {
    const now = this.asked;
    if (now === null) return this.model(this.view.activation?.model);
    if ('by' in now && now.kind !== 'push_line') return this.model(now.by);
    if ('model' in now) return this.model(now.model);
    return this.model(this.view.activation?.model);
  }

  /** The model on the card. */
  get card(): ModelView | null {
    const order = [this.selected, this.actor?.id, this.draft.target, this.team(this.seat)[0]?.id];
    return this.model(order.find((id) => id !== null && id !== undefined) ?? null);
  }

  /** The answer that the plan amounts to; null while it is not complete. */
  choice = $derived.by((): Choice | null => choiceOf(this.asked, this.draft, this));

  acts = $derived.by((): Act[] => {
    const now = this.asked;
    const model = now?.kind === 'act' ? this.model(now.model) : null;
    return model === null ? [] : actsOf(this.view, model, this.menu);
  });

  get act(): Act | null {
    return this.acts.find((one) => one.name === this.draft.armed) ?? null;
  }

  /** The models that can be pressed as the answer to what is asked. */
  lit = $derived.by((): Set<ModelId> => {
    const now = this.asked;
    if (now === null) return new Set();
    if (now.kind === 'contest' || now.kind === 'snap_one' || now.kind === 'arrange_intercepts') {
      return new Set(members(now.models));
    }
    if (now.kind === 'arrange_blows') return new Set(members(now.blows));
    if (now.kind === 'act') {
      const targets = this.act?.ways.filter((way) => way.legal && way.target !== null) ?? [];
      return new Set(targets.flatMap((way) => (way.target === null ? [] : [way.target])));
    }
    if (!CHOOSES_MODEL.has(now.kind)) return new Set();
    const told = this.candidates.flatMap(({ choice }) => (isModel(choice) ? [choice.model] : []));
    return new Set(told);
  });

  /** What a playbook result can still do to the target. */
  get against(): Against {
    const now = this.asked;
    if (now?.kind !== 'playbook') return { down: false, ball: false, parting: false };
    const on = this.model(now.on);
    const by = this.model(now.by);
    const gaveUp = this.view.activation?.model === now.by && this.view.activation.gave_up;
    const able =
      by !== null &&
      by.base !== null &&
      !by.conditions.some((one) => one === 'knocked_down' || one === 'taken_out');
    return {
      down: on?.conditions.includes('knocked_down') ?? false,
      ball: on !== null && hasBall(this.view, on) && able && !gaveUp,
      parting: now.parting,
    };
  }

  /** What is left of the way drawn before an interruption. */
  get rest(): Path {
    const now = this.asked;
    if (now?.kind !== 'go_on' || this.#way?.model !== now.model) return [];
    const at = this.model(now.model)?.base?.centre;
    return at === undefined ? [] : ahead(this.#way.start, this.#way.path, at);
  }

  /** Whether Bonus Time can be bought for the plan: it rolls dice, and a point is left after paying. */
  get mayBonus(): boolean {
    const rolls = this.preview?.odds !== undefined && !('test' in this.preview.odds);
    return (
      this.asked?.kind === 'act' && rolls && (this.view.sides[this.seat]?.mp ?? 0) > (this.preview?.mp ?? 0)
    );
  }

  /** Turns to what is asked now. */
  turnTo(ask: AskInfo | null): void {
    const id = ask === null ? null : `${this.session.viewer}:${ask.ask}`;
    if (id === this.#ask) return;
    this.#ask = id;
    this.draft = EMPTY;
    this.menu = [];
    this.candidates = [];
    this.preview = null;
    this.refusal = null;
    this.reach = { near: [], far: [] };
    this.round = false;
    this.cut = null;
    this.placing = 0;
    this.bonus = false;
    this.#judged += 1;
    this.at = -1;
    const now = this.asked;
    if (now === null) return;
    this.selected = this.actor?.id ?? null;
    if (now.kind === 'act' || now.kind === 'activate') this.#bonus = null;
    this.#begin(now);
    void this.#fetch(now, id);
  }

  #begin(now: Asked): void {
    const carry = this.#carry;
    if (now.kind !== 'path') this.#carry = null;
    if (now.kind === 'deploy') this.set({ places: this.team(this.seat).map(() => null) });
    if (now.kind === 'allocate') this.set({ shares: this.team(this.seat).map(() => 0) });
    if (now.kind === 'contest') this.set({ group: members(now.models) });
    if (now.kind === 'path' && carry?.model === now.model) this.set({ path: carry.path });
    if (now.kind === 'path') this.#way = null;
  }

  async #fetch(now: Asked, id: string | null): Promise<void> {
    const current = () => this.#ask === id;
    if (now.kind === 'act') void this.#reachOf(now.model, current);
    if ('left' in now && now.kind !== 'push_line') void this.#near(now.model, now.left, current);
    if (WANTS_CANDIDATES.has(now.kind)) {
      const candidates = await this.session.candidates(WANT);
      if (current()) this.candidates = candidates;
    }
    if (WANTS_MENU.has(now.kind)) {
      const menu = await this.session.menu();
      const whole = now.kind === 'act' ? await this.#completed(menu, now.model) : menu;
      if (current()) this.menu = whole;
    }
  }

  /** The menu with every action of the card in it. */
  async #completed(menu: MenuEntry[], id: ModelId): Promise<MenuEntry[]> {
    const model = this.model(id);
    if (model === null) return menu;
    const missing = thinkable(this.view, model).filter(
      (choice) => !menu.some((one) => same(one.choice, choice)),
    );
    const found = missing.map(async (choice): Promise<MenuEntry> => {
      const got = await this.session.preview(choice);
      const told = { choice, text: '', say: { id: 'hall-verbatim', args: { text: '' } } };
      if (got.ok) return { ...told, legal: true, preview: got.value };
      return { ...told, legal: false, refusal: got.refusal };
    });
    return [...menu, ...(await Promise.all(found))];
  }

  async #reachOf(id: ModelId, current: () => boolean): Promise<void> {
    const model = this.model(id);
    if (model === null || model.base === null || this.view.activation?.advanced) return;
    if (model.conditions.includes('knocked_down')) return;
    const near = await this.#region(id, movOf(model, false) * 254);
    if (current()) this.reach = { near, far: [] };
    if (model.influence < 1) return;
    const far = await this.#region(id, movOf(model, true) * 254);
    if (current()) this.reach = { near, far };
  }

  async #near(id: ModelId, length: number, current: () => boolean): Promise<void> {
    const near = await this.#region(id, length);
    if (current()) this.reach = { near, far: [] };
  }

  async #region(model: ModelId, length: number): Promise<Point[][]> {
    const answer = await this.query({ reach: { model, length } });
    return typeof answer === 'object' && 'region' in answer ? answer.region : [];
  }

  /** Asks the table something; "nothing" when there is no answer. */
  async query(query: Query): Promise<Answer> {
    const got = await this.session.query<Answer>(query);
    return got.ok ? got.value : 'nothing';
  }

  protected set(part: Partial<Draft>): void {
    this.draft = { ...this.draft, ...part };
  }

  /** Puts the plan to the hall: what it would cost, or why it is not possible. */
  async judge(choice: Choice | null): Promise<void> {
    this.#judged += 1;
    const mine = this.#judged;
    this.judged = false;
    if (choice === null) {
      this.preview = null;
      this.refusal = null;
      return;
    }
    if (this.advancing && this.draft.path.length > 0) return this.#sketch(mine);
    const got = await this.session.preview<Preview>(choice);
    if (mine !== this.#judged) return;
    this.judged = true;
    this.preview = got.ok ? got.value : null;
    this.refusal = got.ok ? null : got.refusal;
    if (!got.ok) void this.#goRound(mine, choice, got.refusal);
  }

  /** Draws a way before its advance is declared: what is not legal of it is cut off, or led round. */
  async #sketch(mine: number): Promise<void> {
    const { armed, path } = this.draft;
    const model = this.actor;
    if (model === null || (armed !== 'jog' && armed !== 'sprint')) return;
    const answer = await this.query({ plan: { model: model.id, movement: armed, path } });
    if (mine !== this.#judged) return;
    if (typeof answer !== 'object' || !('plan' in answer)) return;
    const { plan } = answer;
    const influence = this.act?.influence ?? 0;
    this.judged = true;
    this.preview = { influence, mp: 0, walk: plan.walk };
    this.refusal = null;
    if (plan.refusal === undefined) return;
    const [to] = path;
    const length = movOf(model, armed === 'sprint') * INCH;
    if (path.length === 1 && to !== undefined && isBlocked(plan.refusal.why)) {
      const found = await this.query({ route: { model: model.id, to, length } });
      if (mine !== this.#judged) return;
      if (typeof found === 'object' && 'route' in found && found.route !== null) {
        this.round = true;
        this.set({ path: found.route });
        return;
      }
    }
    this.cut = plan.refusal.rule;
    this.set({ path: plan.path });
  }

  /** A straight way that is blocked is led round what blocks it, if the length allows. */
  async #goRound(mine: number, choice: Choice, refusal: RefusalInfo): Promise<void> {
    const now = this.asked;
    if (now === null || (now.kind !== 'path' && now.kind !== 'go_on')) return;
    if (typeof choice !== 'object' || !('path' in choice) || choice.path.length !== 1) return;
    const [to] = choice.path;
    if (!isBlocked((refusal.refusal as Refusal | undefined)?.why) || to === undefined) return;
    const answer = await this.query({ route: { model: now.model, to, length: now.left } });
    if (mine !== this.#judged || typeof answer !== 'object' || !('route' in answer) || answer.route === null)
      return;
    this.round = true;
    this.set({ path: answer.route });
  }

  /** The nearest plan that is possible instead of the refused one. */
  get offer(): Partial<Draft> | null {
    const refused = this.refusal?.refusal as Refusal | undefined;
    if (refused?.furthest === undefined) return null;
    const now = this.asked;
    if (now?.kind === 'path' || now?.kind === 'go_on') {
      return { path: [...this.draft.path.slice(0, refused.stretch ?? 0), refused.furthest] };
    }
    if (now?.kind === 'charge_line' || now?.kind === 'push_line') return { spot: refused.furthest };
    return null;
  }

  takeOffer(): void {
    if (this.offer !== null) this.set(this.offer);
  }

  /** Makes the plan real. */
  async commit(): Promise<void> {
    const { choice } = this;
    if (choice === null || !this.listens) return;
    const model = this.actor;
    if (this.mayBonus && model !== null) this.#bonus = { model: model.id, yes: this.bonus };
    this.#remember(choice);
    if (this.advancing && model !== null && this.draft.path.length > 0) {
      this.#carry = { model: model.id, path: this.draft.path };
    }
    await this.give(choice);
  }

  /** Whether the way of an advance is being drawn that was not declared yet. */
  get advancing(): boolean {
    const { armed } = this.draft;
    return this.asked?.kind === 'act' && (armed === 'jog' || armed === 'sprint');
  }

  /** The answer that was decided before its question came: the way of an advance, Bonus Time. It is given as soon as the hall listens. */
  get settled(): Choice | null {
    const now = this.asked;
    if (now?.kind === 'path' && this.#carry?.model === now.model) return { path: this.#carry.path };
    if (now?.kind !== 'bonus_time' || this.#bonus?.model !== now.model) return null;
    return this.#bonus.yes ? 'yes' : 'no';
  }

  settle(): void {
    const { settled } = this;
    if (settled === null || !this.listens) return;
    this.#remember(settled);
    void this.give(settled);
  }

  /** Whether an answer can be given now: something is asked, and no answer to it is on its way. */
  get listens(): boolean {
    const { ask, busy } = this.session;
    return ask !== null && !busy && ask.ask !== this.#answered;
  }

  /** Gives an answer as it is. */
  async give(choice: Choice): Promise<void> {
    if (!this.listens) return;
    const ask = this.session.ask?.ask ?? null;
    this.#answered = ask;
    const done = await this.session.choose(choice);
    if (!done.ok) {
      this.#answered = null;
      this.#carry = null;
      this.#bonus = null;
    }
  }

  #remember(choice: Choice): void {
    const now = this.asked;
    const base = this.actor?.base;
    if (
      typeof choice === 'object' &&
      'path' in choice &&
      base &&
      (now?.kind === 'path' || now?.kind === 'go_on')
    ) {
      this.#way = { model: now.model, start: base.centre, path: choice.path };
    }
    if (typeof choice === 'object' && 'line' in choice && base && now?.kind === 'charge_line') {
      this.#way = { model: now.model, start: base.centre, path: [choice.line] };
    }
  }
}
