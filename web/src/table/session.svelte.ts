import { mines } from '../mine.svelte';
import { Lost, type Link, type Transport } from '../transport/transport';
import {
  isProblem,
  type AskInfo,
  type Choice,
  type Entered,
  type Incoming,
  type MenuEntry,
  type Outgoing,
  type Pending,
  type Problem,
  type RefusalInfo,
  type SeatInfo,
  type Updates,
  type Viewer,
  type Watched,
} from '../transport/wire';
import { needsCurtain } from './curtains';
import { fromLines, withStep, type LogEntry } from './log';
import { catalogOf } from './catalog';
import { NO_WORDS, publicOnly, withWords, type PublicWords } from './public';
import { own, refusalOf, type Result } from './result';

export type { LogEntry } from './log';
export type { Result } from './result';

const NOTHING: Pending = { waits: 'answers', asks: [] };

/** A match as one screen sees it: what lies on the table, what is asked, and how to answer. */
export class MatchSession {
  readonly match: string;
  readonly transport: Transport;
  readonly #key: string | undefined;

  game = $state('');
  setup = $state.raw<unknown>(undefined);
  seats = $state.raw<readonly SeatInfo[]>([]);
  /** The seats that are played at this screen. */
  yours = $state.raw<readonly number[]>([]);
  /** As whom the table is seen. */
  viewer = $state<Viewer>('stand');
  view = $state.raw<Record<string, unknown>>({});
  pending = $state.raw<Pending>(NOTHING);
  /** The number of the latest update. */
  n = $state(-1);
  /** The seat that must take the device before its secret question is shown. */
  curtain = $state<number | null>(null);
  /** The latest refusal, for the strip; cleared by the next answer that is taken. */
  refusal = $state.raw<RefusalInfo | null>(null);
  /** Whether the table is there. */
  ready = $state(false);
  /** Whether an answer is on its way. */
  busy = $state(false);
  /** Why the match cannot be shown at all. */
  failure = $state.raw<Problem | null>(null);
  link = $state<Link>('connecting');

  #log = $state.raw<readonly LogEntry[]>([]);
  /** What the stand was told, for a screen that several people look at. */
  #public = $state.raw<PublicWords>(NO_WORDS);
  /** The seat of ours that took the device behind a curtain last; nobody once the table lay open for several. */
  #holder = $state<number | null>(null);
  /** The seat of ours that answered last. */
  #actor: number | null = null;
  #watching: Promise<void> | null = null;
  #stops: (() => void)[] = [];

  constructor(transport: Transport, match: string, key?: string) {
    this.transport = transport;
    this.match = match;
    this.#key = key;
    this.link = transport.link;
    this.#stops.push(transport.onPush((push) => this.#hear(push)));
    this.#stops.push(transport.onLink((link) => this.#linked(link)));
  }

  /** Whether several seats are played at this screen. */
  get hotSeat(): boolean {
    return this.yours.length > 1;
  }

  /** What happened, as the viewer saw it; while others look at this screen too, only what everybody may read. */
  get log(): readonly LogEntry[] {
    return this.faceDown ? publicOnly(this.#log, this.#public) : this.#log;
  }

  /** The earliest update that can be gone back to freely: the information line. */
  get line(): number | undefined {
    return this.pending.line;
  }

  /** The question to the present viewer, if one is open, ours, and not behind the curtain. */
  get ask(): AskInfo | null {
    if (this.curtain !== null) return null;
    return this.#open().find((ask) => ask.seat === this.viewer) ?? null;
  }

  /** The sealed answer of the present viewer that can still be changed. */
  get sealed(): AskInfo | null {
    if (this.pending.waits !== 'answers') return null;
    const mine = (ask: AskInfo) => ask.answered && ask.seat === this.viewer && this.yours.includes(ask.seat);
    return this.pending.asks.find(mine) ?? null;
  }

  /** Whether private things of the viewer lie face down, with a button to peek: others look at this screen too. */
  get faceDown(): boolean {
    return this.hotSeat && this.#holder !== this.viewer;
  }

  get over(): boolean {
    return this.pending.waits === 'nothing';
  }

  /** Enters the match and shows the table. */
  async start(): Promise<void> {
    try {
      await this.#enter();
    } catch (fault) {
      // The transport connects again by itself, and then the match is entered again.
      if (!(fault instanceof Lost)) throw fault;
    }
  }

  stop(): void {
    for (const stop of this.#stops.splice(0)) stop();
    if (this.transport.link === 'open') {
      this.transport.request({ type: 'leave', match: this.match }).catch(() => undefined);
    }
  }

  /** The next player has taken the device: the curtain goes up. */
  async takeDevice(): Promise<void> {
    const seat = this.curtain;
    if (seat === null) return;
    this.#holder = seat;
    await this.watch(seat);
  }

  /** Sees the table as somebody else: one of our seats, or the stand. */
  async watch(viewer: Viewer): Promise<void> {
    const before = this.#watching;
    const now = (async () => {
      await before?.catch(() => undefined);
      const reply = await this.transport.request({ type: 'watch', match: this.match, viewer });
      if (isProblem(reply)) this.failure = reply;
      else this.#watched(reply as unknown as Watched);
    })();
    this.#watching = now;
    await now;
  }

  choose(choice: unknown): Promise<Result<null>> {
    return this.#answer({ type: 'choose', choice });
  }

  chooseText(text: string): Promise<Result<null>> {
    return this.#answer({ type: 'choose', text });
  }

  retract(): Promise<Result<null>> {
    const { sealed } = this;
    return this.#act({ type: 'retract', ...(sealed ? { ask: sealed.ask, seat: sealed.seat } : {}) });
  }

  /** Takes back the latest answer of ours, or what came after an update. */
  undo(to?: number): Promise<Result<null>> {
    return this.#act({
      type: 'undo',
      by: this.#actor ?? this.#speaker(),
      ...(to === undefined ? {} : { to }),
    });
  }

  consent(agree: boolean): Promise<Result<null>> {
    return this.#act({ type: 'consent', by: this.#spokenFor(this.pending.takeback?.awaits), agree });
  }

  concede(by: number = this.#speaker()): Promise<Result<null>> {
    return this.#act({ type: 'concede', by });
  }

  offerDraw(by: number = this.#speaker()): Promise<Result<null>> {
    return this.#act({ type: 'offer_draw', by });
  }

  acceptDraw(agree: boolean): Promise<Result<null>> {
    return this.#act({ type: 'accept_draw', by: this.#spokenFor(this.pending.draw_offer?.awaits), agree });
  }

  /** Whether an answer is legal; if not, why. */
  async check(choice: unknown): Promise<Result<null>> {
    const got = await this.#read<{ legal: boolean; refusal?: RefusalInfo }>(
      this.#asked({ type: 'check', choice }),
    );
    if (!got.ok) return got;
    if (got.value.legal) return { ok: true, value: null };
    return { ok: false, refusal: got.value.refusal ?? { rule: '', message: '' } };
  }

  /** Cost, odds and risk of an answer, in the game's own terms. */
  async preview<T = unknown>(choice: unknown): Promise<Result<T>> {
    const got = await this.#read<{ preview: T }>(this.#asked({ type: 'preview', choice }));
    return got.ok ? { ok: true, value: got.value.preview } : got;
  }

  /** What a person would think of at the open question, legal or not; nothing when nothing is asked. */
  async menu(): Promise<MenuEntry[]> {
    if (this.ask === null) return [];
    const got = await this.#read<{ entries: MenuEntry[] }>(this.#asked({ type: 'menu' }));
    return got.ok ? got.value.entries : [];
  }

  /** Legal answers to the open question. */
  async candidates(want = 64): Promise<Choice[]> {
    if (this.ask === null) return [];
    const got = await this.#read<{ choices: Choice[] }>(this.#asked({ type: 'candidates', want }));
    return got.ok ? got.value.choices : [];
  }

  /** A question to the table, answered from what the viewer may know. */
  async query<T = unknown>(query: unknown): Promise<Result<T>> {
    const got = await this.#read<{ answer: T }>({
      type: 'query',
      match: this.match,
      viewer: this.viewer,
      query,
    });
    return got.ok ? { ok: true, value: got.value.answer } : got;
  }

  /** Every card of the game; asked for once. */
  async catalog<T = unknown>(): Promise<T> {
    return (await catalogOf(this.transport, this.game)) as T;
  }

  /** The record of the match, once it is over. */
  async save(): Promise<Result<string>> {
    const got = await this.#read<{ record: string }>({ type: 'save', match: this.match });
    return got.ok ? { ok: true, value: got.value.record } : got;
  }

  #open(): AskInfo[] {
    if (this.pending.waits !== 'answers') return [];
    return this.pending.asks.filter((ask) => !ask.answered && this.yours.includes(ask.seat));
  }

  #speaker(): number {
    return typeof this.viewer === 'number' ? this.viewer : (this.yours[0] ?? 0);
  }

  #spokenFor(awaits: readonly number[] = []): number {
    return awaits.find((seat) => this.yours.includes(seat)) ?? this.#speaker();
  }

  #asked(message: Outgoing): Outgoing {
    const { ask } = this;
    return { match: this.match, ...(ask ? { ask: ask.ask, seat: ask.seat } : {}), ...message };
  }

  async #answer(message: Outgoing): Promise<Result<null>> {
    const seat = this.ask?.seat;
    const done = await this.#act(this.#asked(message));
    if (done.ok && seat !== undefined) this.#actor = seat;
    return done;
  }

  /** Asks the hall to change the match; one thing at a time. */
  async #act(message: Outgoing): Promise<Result<null>> {
    if (this.busy) return { ok: false, refusal: own('ui-refusal-busy') };
    this.busy = true;
    try {
      const reply = await this.transport.request({ match: this.match, ...message });
      if (!isProblem(reply)) {
        this.refusal = null;
        return { ok: true, value: null };
      }
      this.refusal = refusalOf(reply);
      // The question on screen is not the one that is asked: look anew.
      if (reply.code === 'stale' || reply.code === 'not_asked') await this.watch(this.viewer);
      return { ok: false, refusal: refusalOf(reply) };
    } catch (fault) {
      return this.#lost(fault);
    } finally {
      this.busy = false;
    }
  }

  async #read<T>(message: Outgoing): Promise<Result<T>> {
    try {
      const reply = await this.transport.request(message);
      return isProblem(reply)
        ? { ok: false, refusal: refusalOf(reply) }
        : { ok: true, value: reply as unknown as T };
    } catch (fault) {
      return this.#lost(fault);
    }
  }

  /** Not sent again: when the connection is back, the table is read anew and shows whether it was done. */
  #lost(fault: unknown): { ok: false; refusal: RefusalInfo; unknown?: boolean } {
    if (!(fault instanceof Lost)) throw fault;
    const refusal = own(fault.sent ? 'ui-refusal-unknown' : 'ui-refusal-unsent');
    return { ok: false, refusal, unknown: fault.sent };
  }

  async #enter(): Promise<void> {
    const key = this.#key === undefined ? {} : { key: this.#key };
    const reply = await this.transport.request({ type: 'enter', match: this.match, ...key });
    if (isProblem(reply)) {
      this.failure = reply;
      return;
    }
    const entered = reply as unknown as Entered;
    this.failure = null;
    this.game = entered.game;
    this.setup = entered.setup;
    this.seats = entered.seats;
    this.yours = entered.yours;
    const stays = typeof this.viewer === 'number' && entered.yours.includes(this.viewer);
    await this.watch(stays ? this.viewer : (entered.yours[0] ?? 'stand'));
  }

  #watched(watched: Watched): void {
    if (watched.viewer !== this.viewer) this.refusal = null;
    this.viewer = watched.viewer;
    this.view = watched.view;
    this.n = watched.n;
    this.#log = fromLines(watched.log);
    this.#waitFor(watched.pending);
    this.ready = true;
    if (this.hotSeat) void this.#hearPublic();
  }

  #hear(push: Incoming): void {
    if (push.match !== this.match) return;
    // The hall stopped this match and may take it up again: enter it anew.
    if (push.type === 'gone') void this.start();
    if (push.type !== 'updates') return;
    const news = push as unknown as Updates;
    if (news.viewer !== this.viewer || !this.ready) return;
    for (const update of news.updates) {
      if (update.n <= this.n) continue;
      if (update.n !== this.n + 1) {
        this.#again();
        return;
      }
      this.n = update.n;
      this.view = { ...this.view, ...update.view };
      this.#log = withStep(this.#log, update);
      if (update.pending) this.#waitFor(update.pending);
    }
    if (this.hotSeat) void this.#hearPublic();
  }

  #linked(link: Link): void {
    const back = link === 'open' && this.link !== 'open';
    this.link = link;
    if (back) void this.start();
  }

  #again(): void {
    // A lost connection is told by the transport, and everything is read anew once it is back.
    this.watch(this.viewer).catch(() => undefined);
  }

  #waitFor(pending: Pending): void {
    this.pending = pending;
    const round = this.view['round'] ?? this.view['turn'];
    mines.note(this.match, {
      game: this.game,
      over: pending.waits === 'nothing',
      ...(typeof round === 'number' ? { round } : {}),
    });
    if (this.hotSeat) this.#seatNext();
    else this.curtain = null;
  }

  /** Hears what the stand was told since. */
  async #hearPublic(): Promise<void> {
    const { last } = this.#public;
    const since = last < 0 ? {} : { since: last };
    const got = await this.#read<Updates>({ type: 'updates', match: this.match, viewer: 'stand', ...since });
    if (got.ok) this.#public = withWords(this.#public, got.value.updates);
  }

  /** How many seats of this screen are asked now, answered or not. */
  #together(): number {
    if (this.pending.waits !== 'answers') return 0;
    return this.pending.asks.filter((ask) => this.yours.includes(ask.seat)).length;
  }

  /** Hot-seat: who is asked sees his own side of the table, behind a curtain if the question is secret. */
  #seatNext(): void {
    const asks = this.#open();
    const next = asks.find((ask) => ask.seat === this.viewer) ?? asks[0];
    const secret = next !== undefined && needsCurtain(this.game, next, this.#together());
    this.curtain = secret && this.#holder !== next.seat ? next.seat : null;
    if (this.curtain !== null) return;
    if (!secret) this.#holder = null;
    if (next !== undefined && this.viewer !== next.seat) this.watch(next.seat).catch(() => undefined);
  }
}
