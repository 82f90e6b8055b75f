import type {
  Answer,
  Choice,
  Grid,
  ModelId,
  ModelView,
  Pick,
  Preview,
  Query,
  Refusal,
  Refused,
  View,
  Zone,
} from '../generated/guild-ball';
import type { Path, Point } from '../generated/plane';
import type { MatchSession } from '../table/session.svelte';
import type { AskInfo, Choice as Told, MenuEntry, RefusalInfo } from '../transport/wire';
import { actsOf, readAct, type Act, type ActName } from './acts';
import { choiceOf } from './choice';
import {
  CHOOSES_MODEL,
  EMPTY,
  LISTED,
  WANT,
  WANTS_CANDIDATES,
  WALKS,
  WANTS_MENU,
  aboutOf,
  isModel,
  letsGo,
  type Draft,
} from './draft';
import { Lay } from './geometry';
import { abilityOf } from './deck.svelte';
import { initials } from './initials';
import { asked, members, type Asked } from './tagged';
import { endsOf, wayTo, type Stride } from './ways';
import { seatName, t } from '../words/words.svelte';

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
  /** Whether the hall has said what can be done. */
  told = $state(false);
  /** The melee zones on the table. */
  zones = $state.raw<readonly Zone[]>([]);
  /** How far the active model could jog and sprint. */
  allowance = $state.raw<{ jog: number; sprint: number } | null>(null);
  candidates = $state.raw<readonly Told[]>([]);
  /** What Gliding would cost where it may be used on the way (GB-MOM-37). */
  glide = $state.raw<Preview | null>(null);
  preview = $state.raw<Preview | null>(null);
  /** Why the plan is not possible. */
  refusal = $state.raw<RefusalInfo | null>(null);
  /** Where the active model can get to: cheaply and dearly. */
  reach = $state.raw<{ near: Point[][]; far: Point[][] }>({ near: [], far: [] });
  /** Where the plan as it is now may lead to: on from the way drawn so far, or the ends of a charge. */
  ahead = $state.raw<Point[][] | null>(null);
  /** Whether the hall has said something to the plan as it is now. */
  judged = $state(false);
  /** Whether the way was led round something. */
  round = $state(false);
  /** Why the way was cut off where it is. */
  cut = $state.raw<Refused | null>(null);

  #ask: string | null = null;
  /** The question that was answered last; the next one may come a moment later. */
  #answered = $state<string | null>(null);
  #judged = 0;
  protected at = -1;
  /** The way to walk once its advance is declared. */
  #carry = $state.raw<{ model: ModelId; path: Path } | null>(null);
  /** What the hall said to lists of picks, by how they are written. */
  #grids = $state.raw<Readonly<Record<string, Grid>>>({});
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

  /** The name of a model, with whose it is where both teams have one of that name. */
  name(id: ModelId | null | undefined): string {
    const model = this.model(id);
    if (model === null) return '';
    const { name } = model.profile;
    const shared = this.view.models.some((one) => one.seat !== model.seat && one.profile.name === name);
    return shared ? t('gbc-name-of', { name, seat: seatName(model.seat) }) : name;
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
  choice = $derived.by((): Choice | null => choiceOf(this.asked, this.draft, this.grid?.done ?? false));

  acts = $derived.by((): Act[] => {
    const now = this.asked;
    return now?.kind === 'act' ? actsOf(this.menu) : [];
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
    if (LISTED.has(now.kind)) {
      const legal = this.menu.filter((entry) => entry.legal);
      return new Set(legal.flatMap(({ choice }) => aboutOf(choice) ?? []));
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

  /** What the hall says to the picks made; null while it has not. */
  get grid(): Grid | null {
    return this.#grids[JSON.stringify(this.draft.picks)] ?? null;
  }

  /** The picks the next one comes after: when all are made it takes the place of the last. */
  get before(): readonly Pick[] {
    const { picks } = this.draft;
    return this.grid?.done ? picks.slice(0, -1) : picks;
  }

  /** What the hall says to those. */
  get board(): Grid | null {
    return this.#grids[JSON.stringify(this.before)] ?? null;
  }

  /** Puts the picks made, and those without the last, to the hall. */
  async readGrids(): Promise<void> {
    const now = this.asked;
    if (now?.kind !== 'playbook') return;
    const { by, on, hits, parting } = now;
    const id = this.#ask;
    const { picks } = this.draft;
    const lists = [picks, picks.slice(0, -1)].filter((one) => !(JSON.stringify(one) in this.#grids));
    for (const list of lists) {
      const answer = await this.query({ picks: { by, on, hits, parting, picks: [...list] } });
      if (this.#ask !== id || typeof answer !== 'object' || !('picks' in answer)) return;
      this.#grids = { ...this.#grids, [JSON.stringify(list)]: answer.picks };
    }
  }

  /** What is left of the way drawn before an interruption. */
  get rest(): Path {
    return this.asked?.kind === 'go_on' ? (this.preview?.walk?.path ?? []) : [];
  }

  /** The pass to the team mate that is pointed at while a pass is planned or its target is asked for. */
  get pointed(): Choice | null {
    const now = this.asked;
    const over = this.model(this.hovered);
    if (over === null || over.base === null || over.seat !== this.seat || over.id === this.actor?.id)
      return null;
    const passes = now?.kind === 'act' && this.draft.armed === 'pass';
    return passes || now?.kind === 'kick_now' || now?.kind === 'pass_target' ? { pass: over.id } : null;
  }

  /** Whether Bonus Time can be bought for the plan. */
  get mayBonus(): boolean {
    return this.asked?.kind === 'act' && this.preview?.bonus !== undefined;
  }

  /** Turns to what is asked now. */
  turnTo(ask: AskInfo | null): void {
    const id = ask === null ? null : `${this.session.viewer}:${ask.ask}`;
    if (id === this.#ask) return;
    this.#ask = id;
    this.draft = EMPTY;
    this.menu = [];
    this.told = false;
    this.zones = [];
    this.allowance = null;
    this.#grids = {};
    this.candidates = [];
    this.glide = null;
    this.preview = null;
    this.refusal = null;
    this.reach = { near: [], far: [] };
    this.ahead = null;
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
    void this.#fetch(now, id).then(() => {
      if (this.#ask === id) this.#onlyOne(now);
    });
  }

  /** Where one model alone can be the answer it is planned at once; the button still has to be pressed. */
  #onlyOne(now: Asked): void {
    const [only, ...others] = this.lit;
    if (
      CHOOSES_MODEL.has(now.kind) &&
      others.length === 0 &&
      only !== undefined &&
      this.draft.target === null
    )
      this.set({ target: only });
  }

  #begin(now: Asked): void {
    const carry = this.#carry;
    if (now.kind !== 'path') this.#carry = null;
    if (now.kind === 'deploy') this.set({ places: this.team(this.seat).map(() => null) });
    if (now.kind === 'allocate') this.set({ shares: this.team(this.seat).map(() => 0) });
    if (now.kind === 'contest') this.set({ group: members(now.models) });
    if (now.kind === 'path' && carry?.model === now.model) this.set({ path: carry.path });
  }

  async #fetch(now: Asked, id: string | null): Promise<void> {
    const current = () => this.#ask === id;
    if (WALKS.has(now.kind) || now.kind === 'act') void this.#readZones(current);
    if (now.kind === 'path' || now.kind === 'go_on' || now.kind === 'charge_line')
      void this.#near(now, current);
    if (now.kind === 'act') return this.#fetchActs(now.model, current);
    if (WANTS_CANDIDATES.has(now.kind)) {
      const candidates = await this.session.candidates(WANT);
      if (!current()) return;
      this.candidates = candidates;
      if (candidates.some(({ choice }) => choice === 'glide')) void this.#readGlide(current);
    }
    if (WANTS_MENU.has(now.kind)) {
      const menu = await this.session.menu();
      if (!current()) return;
      this.menu = now.kind === 'icon' ? [...menu, ...(await this.#laid())] : menu;
      this.told = true;
    }
  }

  /** Places for a template, which the menu leaves out. */
  async #laid(): Promise<MenuEntry[]> {
    const told = await this.session.candidates(WANT);
    const spots = told.filter(({ choice }) => JSON.stringify(choice).includes('"spot"'));
    return spots.slice(0, 6).map((one) => ({ ...one, legal: true, preview: { influence: 0, mp: 0 } }));
  }

  async #readGlide(current: () => boolean): Promise<void> {
    const got = await this.session.preview<Preview>('glide');
    if (current() && got.ok) this.glide = got.value;
  }

  async #readZones(current: () => boolean): Promise<void> {
    const answer = await this.query('zones');
    if (current() && typeof answer === 'object' && 'zones' in answer) this.zones = answer.zones;
  }

  /** What the active model can do, and where it can get to. */
  async #fetchActs(id: ModelId, current: () => boolean): Promise<void> {
    const [menu, spots, jog, sprint] = await Promise.all([
      this.session.menu(),
      this.#spotted(id),
      this.#allowed(id, 'jog'),
      this.#allowed(id, 'sprint'),
    ]);
    if (!current()) return;
    this.menu = [...menu, ...spots];
    this.told = true;
    this.allowance = { jog, sprint };
    const may = (name: ActName) => this.acts.some((act) => act.name === name && act.legal);
    const ends = (movement: 'jog' | 'sprint') => endsOf(this.ask, { model: id, movement, drawn: [] });
    const near = may('jog') ? await ends('jog') : [];
    if (!current()) return;
    this.reach = { near, far: [] };
    const far = may('sprint') ? await ends('sprint') : [];
    if (current()) this.reach = { near, far };
  }

  /** What is done at a spot, which the menu leaves out: one that is legal, or why none is. */
  async #spotted(id: ModelId): Promise<MenuEntry[]> {
    const at = this.model(id)?.base?.centre;
    if (at === undefined) return [];
    const legal = (await this.session.candidates(WANT)).map(({ choice }) => choice as Choice);
    const first = (name: string, other: Choice) =>
      legal.find((choice) => readAct(choice)?.name === name) ?? other;
    const held = this.model(id)?.profile.abilities ?? [];
    const areas = held.filter((one) => abilityOf(one.id)?.aim === 'spot');
    const wanted = [
      first('pass_to', { pass_to: at }),
      first('give_up', { give_up: at }),
      ...areas.map((one) => first(`use:${one.id}`, { use: { id: one.id, at: { spot: at }, free: false } })),
      ...legal.filter((choice) => readAct(choice)?.name.startsWith('free:')),
    ];
    return Promise.all(
      wanted.map(async (choice): Promise<MenuEntry> => {
        const got = await this.session.preview(choice);
        const entry = { choice, text: '', say: { id: 'hall-verbatim', args: { text: '' } } };
        return got.ok
          ? { ...entry, legal: true, preview: got.value }
          : { ...entry, legal: false, refusal: got.refusal };
      }),
    );
  }

  async #allowed(model: ModelId, movement: 'jog' | 'sprint'): Promise<number> {
    const answer = await this.query({ plan: { model, movement, path: [] } });
    return typeof answer === 'object' && 'plan' in answer ? answer.plan.walk.left : 0;
  }

  /** Where the movement that is asked for may end; a charge that was interrupted keeps to its line. */
  async #near(now: Asked, current: () => boolean): Promise<void> {
    if (now.kind === 'go_on' && now.movement === 'charge') return;
    const stride = this.#strideOf(now, []);
    if (stride === null) return;
    const near = await endsOf(this.ask, stride);
    if (current()) this.reach = { near, far: [] };
  }

  /** The movement that is planned, with what is drawn of it. */
  #strideOf(now: Asked, drawn: Path): Stride | null {
    if (now.kind === 'path') return { model: now.model, movement: now.movement, drawn };
    if (now.kind === 'go_on')
      return {
        model: now.model,
        movement: now.movement,
        drawn,
        ...(now.target === null ? {} : { target: now.target }),
      };
    if (now.kind === 'charge_line')
      return { model: now.model, movement: 'charge', drawn, target: now.target };
    const { armed, target } = this.draft;
    if (now.kind !== 'act') return null;
    if (armed === 'jog' || armed === 'sprint') return { model: now.model, movement: armed, drawn };
    if (armed === 'charge' && target !== null) return { model: now.model, movement: 'charge', drawn, target };
    return null;
  }

  /** Shows where the plan may lead to: the next press draws on from the way that is drawn. */
  async #lookAhead(mine: number): Promise<void> {
    const now = this.asked;
    const { path, armed } = this.draft;
    const stride = now === null ? null : this.#strideOf(now, path);
    const wanted = path.length > 0 || (now?.kind === 'act' && armed === 'charge');
    const ahead = stride !== null && wanted ? await endsOf(this.ask, stride) : null;
    if (mine === this.#judged) this.ahead = ahead;
  }

  /** Asks the table something; "nothing" when there is no answer. */
  async query(query: Query): Promise<Answer> {
    const got = await this.session.query<Answer>(query);
    return got.ok ? got.value : 'nothing';
  }

  protected readonly ask = (query: Query) => this.query(query);

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
      this.ahead = null;
      return;
    }
    if (this.advancing && this.draft.path.length > 0) return this.#sketch(mine);
    const got = await this.session.preview<Preview>(choice);
    if (mine !== this.#judged) return;
    this.judged = true;
    this.preview = got.ok ? got.value : null;
    this.refusal = got.ok ? null : got.refusal;
    if (got.ok) void this.#lookAhead(mine);
    else void this.#goRound(mine, choice);
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
    const influence = this.act?.price?.influence ?? 0;
    this.judged = true;
    this.preview = { influence, mp: 0, walk: plan.walk };
    this.refusal = null;
    if (plan.refused === undefined) return this.#lookAhead(mine);
    const found = await wayTo(this.ask, { model: model.id, movement: armed, drawn: path });
    if (mine !== this.#judged) return;
    this.round = found !== null;
    this.cut = found === null ? plan.refused : null;
    this.set({ path: found ?? plan.path });
  }

  /** A way that is refused is led to its end round what is in between, if the length allows; a line ends beside. */
  async #goRound(mine: number, choice: Choice): Promise<void> {
    const now = this.asked;
    if (now === null || typeof choice !== 'object') return;
    const drawn = 'path' in choice ? choice.path : 'line' in choice ? [choice.line] : null;
    const stride = drawn === null ? null : this.#strideOf(now, drawn);
    const found = stride === null ? null : await wayTo(this.ask, stride);
    if (mine !== this.#judged || found === null) return;
    if (now.kind === 'charge_line') this.set({ spot: found[0] ?? null });
    else {
      // A charge keeps to its line; what leads elsewhere has gone round something.
      this.round = now.kind !== 'go_on' || now.movement !== 'charge';
      this.set({ path: found });
    }
  }

  /** The nearest plan that is possible instead of the refused one. */
  get offer(): Partial<Draft> | null {
    const refused = this.refusal?.refusal as Refusal | undefined;
    if (refused?.furthest === undefined) return null;
    const now = this.asked;
    if (now !== null && letsGo(now.kind, this.draft)) return { spot: refused.furthest };
    if (now?.kind === 'path' || now?.kind === 'go_on') {
      return { path: [...this.draft.path.slice(0, refused.stretch ?? 0), refused.furthest] };
    }
    const spot =
      now?.kind === 'charge_line' ||
      now?.kind === 'push_line' ||
      now?.kind === 'place' ||
      (now?.kind === 'act' && (this.draft.armed === 'pass' || this.act?.aimed === 'spot'));
    if (spot) return { spot: refused.furthest };
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
}
