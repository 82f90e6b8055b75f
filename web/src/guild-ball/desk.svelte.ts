import type { Choice, ModelId, ModelView, Pick, PlanId, Relief } from '../generated/guild-ball';
import type { Point } from '../generated/plane';
import type { Choice as Told } from '../transport/wire';
import type { Act, ActName } from './acts';
import { CHOOSES_MODEL, EMPTY, LISTED, WALKS, WANT, aboutOf, haltOf, letsGo, partOf, turned } from './draft';
import { distance, held } from './geometry';
import { barOf, open, resultOf, wish, type Wish } from './picks';
import { Planner } from './planner.svelte';
import { wayTo } from './ways';

/** The most points of a path. */
const WAYPOINTS = 16;

/** The desk of whoever plays at this screen: what presses, touches and keys do to the plan. */
export class Desk extends Planner {
  /** Whether there is anything to drop. */
  get planned(): boolean {
    const { draft } = this;
    const now = this.asked;
    if (now?.kind === 'contest' || now?.kind === 'allocate' || now?.kind === 'deploy') return false;
    return (
      draft.armed !== null ||
      draft.target !== null ||
      draft.spot !== null ||
      draft.path.length > 0 ||
      draft.plans.length > 0 ||
      draft.picks.length > 0
    );
  }

  /** Drops the last part of the plan, or the whole of it. */
  drop(): void {
    const { draft } = this;
    if (draft.path.length > 1 && !this.round) this.set({ path: draft.path.slice(0, -1) });
    else if (draft.picks.length > 1) this.set({ picks: draft.picks.slice(0, -1) });
    else if (draft.armed !== null && (draft.target !== null || draft.spot !== null))
      this.set({ target: null, spot: null });
    else this.draft = { ...EMPTY, places: draft.places, shares: draft.shares, group: draft.group };
    this.round = false;
    this.cut = null;
    this.at = -1;
  }

  /** Takes up an action of the card. */
  arm(name: ActName): void {
    const act = this.acts.find((one) => one.name === name);
    if (act === undefined || !this.told) return;
    const legal = act.ways.filter((way) => way.legal && way.target !== null);
    const only =
      (act.aimed === 'enemy' || act.aimed === 'model') && legal.length === 1
        ? (legal[0]?.target ?? null)
        : null;
    this.draft = { ...EMPTY, armed: name, target: only, relief: this.#reliefFor(act) };
    this.bonus = false;
    this.at = -1;
    if (name === 'give_up') void this.#firstSpot();
  }

  #reliefFor(act: Act): Relief {
    const legal = act.ways.find((way) => way.legal);
    const text = JSON.stringify(legal?.choice ?? '');
    return text.includes('conditions') && !text.includes('health') ? 'conditions' : 'health';
  }

  async #firstSpot(): Promise<void> {
    const told = await this.session.candidates(WANT);
    const spots = told.filter(
      ({ choice }) => typeof choice === 'object' && choice !== null && 'give_up' in choice,
    );
    this.candidates = spots;
    const first = spots[0]?.choice as { give_up: Point } | undefined;
    if (first !== undefined && this.draft.armed === 'give_up' && this.draft.spot === null)
      this.set({ spot: first.give_up });
  }

  /** Whether the mover may let go of the ball where it is now (GB-RUL-80). */
  get mayLetGo(): boolean {
    return WALKS.has(this.asked?.kind ?? '') && this.#places.length > 0;
  }

  /** The way drawn as one on which the mover halts to let go of the ball. */
  get halt(): Choice | null {
    const offered = this.candidates.map(({ choice }) => choice);
    return haltOf(this.asked?.kind ?? '', this.draft, offered);
  }

  /** Where the mover may put the ball, as far as the hall has told. */
  get #places(): Point[] {
    return this.candidates.flatMap(({ choice }) =>
      typeof choice === 'object' && choice !== null && 'give_up' in choice ? [choice.give_up as Point] : [],
    );
  }

  /** Takes up letting go of the ball on the way, or goes back to the way. */
  letGo(): void {
    const armed = this.draft.armed === null ? ('give_up' as const) : null;
    this.draft = { ...EMPTY, armed, spot: armed === null ? null : (this.#places[0] ?? null) };
    this.at = -1;
  }

  setRelief(relief: Relief): void {
    this.set({ relief });
  }

  aim(target: ModelId): void {
    this.set({ target, spot: null });
  }

  /** A press on the pitch. */
  press(raw: Point): void {
    const point = held(raw, this.view.size);
    const now = this.asked;
    if (now === null) return;
    if (now.kind === 'deploy') this.#put(point);
    else if (letsGo(now.kind, this.draft)) this.set({ spot: point });
    else if (now.kind === 'path' || now.kind === 'go_on') {
      this.round = false;
      if (this.draft.path.length < WAYPOINTS) this.set({ path: [...this.draft.path, point] });
    } else if (now.kind === 'charge_line' || now.kind === 'push_line' || now.kind === 'place')
      this.set({ spot: point });
    else if (now.kind === 'act') this.#pressActing(point);
    else if (now.kind === 'pass_target' || (now.kind === 'kick_now' && now.pass)) this.set({ spot: point });
  }

  #pressActing(point: Point): void {
    const { armed, path } = this.draft;
    if (armed === 'pass') this.set({ spot: point, target: null });
    else if (armed === 'give_up' || this.act?.aimed === 'spot') this.set({ spot: point });
    else if (armed === 'jog' || armed === 'sprint') {
      this.cut = null;
      this.round = false;
      if (path.length < WAYPOINTS) this.set({ path: [...path, point] });
    } else if (armed === null) void this.#setOut(point);
  }

  /** A press on the lit ground without an action: the cheapest advance that gets there. */
  async #setOut(point: Point): Promise<void> {
    const { actor: model, draft } = this;
    const may = (name: ActName) => this.acts.some((act) => act.name === name && act.legal);
    if (model === null || !may('jog')) return;
    const jog = await wayTo(this.ask, { model: model.id, movement: 'jog', drawn: [point] });
    if (this.draft !== draft || this.actor?.id !== model.id) return;
    this.draft = { ...EMPTY, armed: jog === null && may('sprint') ? 'sprint' : 'jog', path: [point] };
  }

  #put(point: Point): void {
    const places = this.draft.places.map((old, at) => (at === this.placing ? point : old));
    this.set({ places });
    const next = places.findIndex((one) => one === null);
    if (next >= 0) this.placing = next;
  }

  /** A press on a model. */
  touch(id: ModelId): void {
    const now = this.asked;
    const model = this.model(id);
    if (now === null || model === null) {
      this.selected = id;
      return;
    }
    if (now.kind === 'deploy' && model.seat === this.seat) {
      this.placing = this.team(this.seat).findIndex((one) => one.id === id);
      this.selected = id;
    } else if (CHOOSES_MODEL.has(now.kind)) {
      this.selected = id;
      if (model.seat === this.seat || this.lit.has(id)) this.set({ target: id });
    } else if (LISTED.has(now.kind)) {
      const found = this.menu.find((entry) => entry.legal && aboutOf(entry.choice) === id);
      if (found === undefined) this.selected = id;
      else void this.give(found.choice as Choice);
    } else if (now.kind === 'contest') this.toggle(id);
    else if (WALKS.has(now.kind) && !letsGo(now.kind, this.draft)) this.#towards(model);
    else if (now.kind === 'act' && model.base !== null && this.act?.aimed === 'move')
      this.press(model.base.centre);
    else if (now.kind === 'act' && this.#aims(model)) this.aim(id);
    else if (now.kind === 'allocate' && model.seat === this.seat) {
      this.selected = id;
      this.add(id, 1);
    } else this.selected = id;
  }

  /** A way to a model: the legal one that ends nearest to it. */
  #towards(model: ModelView): void {
    const to = model.base?.centre;
    const ends = this.candidates.flatMap(({ choice }) => {
      const part = partOf(choice);
      const end = part?.path?.at(-1) ?? part?.spot;
      return part === null || !end || to === undefined ? [] : [{ part, off: distance(end, to) }];
    });
    ends.sort((a, b) => a.off - b.off);
    const [best] = ends;
    if (best === undefined) this.selected = model.id;
    else this.set(best.part);
  }

  #aims(model: ModelView): boolean {
    const act = this.act;
    if (act === null) return false;
    if (act.aimed === 'model') return act.ways.some((way) => way.target === model.id);
    if (model.id === this.actor?.id) return false;
    if (act.aimed === 'enemy') return model.seat !== this.seat;
    return act.aimed === 'friend' && model.seat === this.seat;
  }

  toggle(id: ModelId): void {
    const { group } = this.draft;
    if (!this.lit.has(id)) return;
    this.set({ group: group.includes(id) ? group.filter((one) => one !== id) : [...group, id] });
  }

  /** Gives a model influence, or takes some back. */
  add(id: ModelId, count: number): void {
    const now = this.asked;
    if (now?.kind !== 'allocate') return;
    const team = this.team(this.seat);
    const at = team.findIndex((one) => one.id === id);
    const shares = [...this.draft.shares];
    const left = now.pool - shares.reduce((sum, one) => sum + one, 0);
    const before = shares[at] ?? 0;
    const room = this.roomOf(team[at]);
    shares[at] = Math.max(0, Math.min(before + Math.min(count, left), room));
    this.set({ shares });
  }

  roomOf(model: ModelView | undefined): number {
    return model === undefined || model.base === null ? 0 : Math.max(0, model.now.inf - model.influence);
  }

  togglePlan(plan: PlanId, most: number): void {
    const { plans } = this.draft;
    if (plans.includes(plan)) this.set({ plans: plans.filter((one) => one !== plan) });
    else this.set({ plans: [...plans, plan].slice(-most) });
  }

  /** Picks a playbook result as the next one; one that cannot be picked is refused with the reason. */
  pick(pick: Pick): void {
    const { board, before } = this;
    if (this.asked?.kind !== 'playbook' || board === null) return;
    const refused = barOf(board.closed, pick);
    if (refused === null) this.set({ picks: [...before, pick] });
    else this.refusal = { ...refused, message: refused.rule };
  }

  unpick(at: number): void {
    this.set({ picks: this.draft.picks.slice(0, at) });
  }

  wishFor(want: Wish): void {
    const { board, before } = this;
    if (board === null) return;
    const found = wish(this.actor?.profile.playbook ?? [], board.closed, want);
    if (found !== null) this.set({ picks: [...before, found] });
  }

  /** Whether the ball could be taken by the next pick. */
  get mayTackle(): boolean {
    const book = this.actor?.profile.playbook ?? [];
    return open(book, this.board?.closed ?? []).some((pick) => resultOf(book, pick)?.tackle);
  }

  /** Steps to the next or previous legal answer. */
  cycle(step: number): void {
    const now = this.asked;
    if (now === null) return;
    if (now.kind === 'act') return this.#cycleTargets(step);
    if (letsGo(now.kind, this.draft)) {
      this.at = turned(this.at, step, this.#places.length);
      this.set({ spot: this.#places[this.at] ?? null });
      return;
    }
    if (CHOOSES_MODEL.has(now.kind)) {
      const all = [...this.lit];
      const at = this.draft.target === null ? -1 : all.indexOf(this.draft.target);
      const next = all[turned(at, step, all.length)];
      if (next !== undefined) this.touch(next);
      return;
    }
    const told = this.candidates.filter(({ choice }) => partOf(choice) !== null);
    if (told.length === 0) return;
    this.at = turned(this.at, step, told.length);
    const part = partOf(told[this.at]?.choice);
    if (part !== null) {
      this.round = false;
      this.set(part);
    }
  }

  #cycleTargets(step: number): void {
    const { draft } = this;
    if (draft.armed === 'give_up') {
      this.at = turned(this.at, step, this.candidates.length);
      const found = this.candidates[this.at]?.choice as { give_up: Point } | undefined;
      if (found !== undefined) this.set({ spot: found.give_up });
      return;
    }
    const all = [...this.lit];
    const next = all[turned(draft.target === null ? -1 : all.indexOf(draft.target), step, all.length)];
    if (next !== undefined) this.aim(next);
  }

  /** The note to the legal answer that was stepped to. */
  get stepped(): Told | null {
    return this.at < 0 ? null : (this.candidates[this.at] ?? null);
  }

  /** Moves the point that is being placed, right and down on the screen, in units. */
  nudge(right: number, down: number): void {
    const now = this.asked;
    if (now === null) return;
    const { draft, lay } = this;
    const move = (point: Point) => held(lay.moved(point, right, down), this.view.size);
    const start = this.actor?.base?.centre ?? { x: this.view.size / 2, y: this.view.size / 2 };
    if (now.kind === 'deploy') {
      const middle = lay.turned === (this.seat === 0) ? this.view.size - 1000 : 1000;
      const at = draft.places[this.placing] ?? { x: Math.round(this.view.size / 2), y: middle };
      this.set({ places: draft.places.map((old, number) => (number === this.placing ? move(at) : old)) });
    } else if (letsGo(now.kind, draft)) {
      this.set({ spot: move(draft.spot ?? start) });
    } else if (now.kind === 'path' || now.kind === 'go_on' || this.advancing) {
      const last = draft.path.at(-1) ?? start;
      this.cut = null;
      this.round = false;
      this.set({ path: [...draft.path.slice(0, -1), move(last)] });
    } else if (
      now.kind === 'charge_line' ||
      now.kind === 'push_line' ||
      now.kind === 'place' ||
      now.kind === 'pass_target' ||
      (now.kind === 'kick_now' && now.pass)
    ) {
      this.set({ spot: move(draft.spot ?? start) });
    } else if (now.kind === 'act' && (draft.armed === 'pass' || this.act?.aimed === 'spot')) {
      this.set({ spot: move(draft.spot ?? start), target: null });
    }
  }

  /** Ends one stretch of the way where it is now, so that the next nudge begins another. */
  bend(): void {
    const last = this.draft.path.at(-1);
    if (last !== undefined && this.draft.path.length < WAYPOINTS)
      this.set({ path: [...this.draft.path, last] });
  }

  /** Sets the whole team up as one of the usual formations. */
  usual(): void {
    this.cycle(1);
  }

  /** Fills the models with influence, one after another. */
  fill(): void {
    for (const model of this.team(this.seat)) this.add(model.id, this.roomOf(model));
  }
}
