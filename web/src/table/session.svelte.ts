import { mines } from '../mine.svelte';
import { Lost, type Link, type Transport } from '../transport/transport';
import {
  isProblem,
  type AskInfo,
  type Clocks,
  type Entered,
  type Incoming,
  type Outgoing,
  type Pending,
  type Problem,
  type RefusalInfo,
  type SeatInfo,
  type Updates,
  type Viewer,
  type Watched,
} from '../transport/wire';
import { seatNext } from './curtains';
import { fromLines, withStep, type LogEntry } from './log';
import { NO_WORDS, publicOnly, withWords, type PublicWords } from './public';
import { Questions } from './questions.svelte';
import { own, refusalOf, type Result } from './result';
import type { Told } from './time';

export type { LogEntry } from './log';
export type { Result } from './result';

const NOTHING: Pending = { waits: 'answers', asks: [] };

/** A match as one screen sees it: what lies on the table, what is asked, and how to answer. */
export class MatchSession extends Questions {
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
  /** What was left of everybody's time when it was last told, where it is counted. */
  clocks = $state.raw<Told | null>(null);

  #log = $state.raw<readonly LogEntry[]>([]);
  /** What the stand was told, for a screen that several people look at. */
  #public = $state.raw<PublicWords>(NO_WORDS);
  /** The seat of ours that took the device behind a curtain last; nobody once the table lay open for several. */
  #holder = $state<number | null>(null);
  /** The seat of ours that takes the device back to change what it sealed. */
  #back = $state<number | null>(null);
  /** Whether the table on screen is as the hall has it: not after a lost connection until it is read anew. */
  #current = false;
  /** The seat of this screen that answered last. */
  #actor = $state<number | null>(null);
  #watching: Promise<void> | null = null;
  #stops: (() => void)[] = [];

  constructor(transport: Transport, match: string, key?: string) {
    super(transport, match);
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
    return this.#ours().find((ask) => !ask.answered && ask.seat === this.viewer) ?? null;
  }

  /** The sealed answer of the present viewer that can still be changed. */
  get sealed(): AskInfo | null {
    return this.#ours().find((ask) => ask.answered && ask.seat === this.viewer) ?? null;
  }

  /** Seats of this screen whose sealed answer can still be changed once they have the device back. */
  get sealedSeats(): readonly number[] {
    const has = this.curtain === null ? this.viewer : this.curtain;
    return this.hotSeat
      ? this.#ours()
          .filter((ask) => ask.answered && ask.seat !== has)
          .map((ask) => ask.seat)
      : [];
  }

  /** The seat that goes on once who took the device back passes it on; none when nobody took it back. */
  get goesOn(): number | null {
    return this.#back === null ? null : (this.#ours().find((ask) => !ask.answered)?.seat ?? null);
  }

  /** Whether private things of the viewer lie face down, with a button to peek: others look at this screen too. */
  get faceDown(): boolean {
    return this.hotSeat && this.#holder !== this.viewer;
  }

  get over(): boolean {
    return this.pending.waits === 'nothing';
  }

  /** Whether it is neither over nor can only be ended. */
  get playable(): boolean {
    return !this.over && this.pending.waits !== 'end';
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

  /** One of our seats that has sealed its answer takes the device back to change it: its curtain comes down first. */
  takeBackDevice(seat: number): void {
    if (!this.sealedSeats.includes(seat)) return;
    this.#back = seat;
    this.#holder = null;
    this.#seatNext();
  }

  /** What was sealed stays: the device goes to who is asked. */
  passOn(): void {
    this.#back = null;
    this.#seatNext();
  }

  /** Sees the table as somebody else: one of our seats, or the stand. */
  watch(viewer: Viewer): Promise<void> {
    return this.#watch(viewer, false);
  }

  async #watch(viewer: Viewer, entering: boolean): Promise<void> {
    const before = this.#watching;
    const now = (async () => {
      await before?.catch(() => undefined);
      const reply = await this.transport.request({ type: 'watch', match: this.match, viewer });
      if (!isProblem(reply)) this.#watched(reply as unknown as Watched);
      else if (reply.code === 'not_entered' && !entering) void this.start();
      else this.failure = reply;
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

  /** Says something aside, such as a draft: it is no answer, and nobody waits for it. */
  async aside(choice: unknown): Promise<void> {
    await this.read(this.asked({ type: 'choose', choice }));
  }

  async #answer(message: Outgoing): Promise<Result<null>> {
    const seat = this.ask?.seat ?? null;
    const done = await this.#act(this.asked(message));
    if (done.ok) this.#actor = seat;
    return done;
  }

  retract(): Promise<Result<null>> {
    const { sealed } = this;
    return this.#act({ type: 'retract', ...(sealed ? { ask: sealed.ask, seat: sealed.seat } : {}) });
  }

  /** For whom `undo` speaks: who of this screen answered last, else the viewer. */
  get takesBack(): number {
    return this.#actor ?? this.#speaker();
  }

  /**
   * Takes back the latest answer given at this screen, or what came after an update. It is not kept for a connection
   * that comes back: by then the latest answer may be another.
   */
  async undo(to?: number): Promise<Result<null>> {
    if (!this.#current) {
      this.refusal = own('ui-refusal-unsent');
      return { ok: false, refusal: this.refusal };
    }
    return this.#act({ type: 'undo', by: this.takesBack, ...(to === undefined ? {} : { to }) });
  }

  consent(agree: boolean): Promise<Result<null>> {
    return this.#act({ type: 'consent', by: this.#spokenFor(this.pending.takeback?.awaits), agree });
  }

  concede(by: number = this.#speaker()): Promise<Result<null>> {
    return this.#act({ type: 'concede', by });
  }

  /** Ends a match that cannot go on. */
  endWithoutResult(by: number = this.#speaker()): Promise<Result<null>> {
    return this.#act({ type: 'void', by });
  }

  offerDraw(by: number = this.#speaker()): Promise<Result<null>> {
    return this.#act({ type: 'offer_draw', by });
  }

  acceptDraw(agree: boolean): Promise<Result<null>> {
    return this.#act({ type: 'accept_draw', by: this.#spokenFor(this.pending.draw_offer?.awaits), agree });
  }

  /** What is asked of the seats of this screen, answered or not. */
  #ours(): AskInfo[] {
    if (this.pending.waits !== 'answers') return [];
    return this.pending.asks.filter((ask) => this.yours.includes(ask.seat));
  }

  #speaker(): number {
    return typeof this.viewer === 'number' ? this.viewer : (this.yours[0] ?? 0);
  }

  #spokenFor(awaits: readonly number[] = []): number {
    return awaits.find((seat) => this.yours.includes(seat)) ?? this.#speaker();
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
      // The hall had put the match away: who acted says again what he wants, with the table before him.
      const away = reply.code === 'not_entered';
      if (away) await this.start();
      const refusal = away ? own('ui-refusal-again') : refusalOf(reply);
      this.refusal = refusal;
      // The question on screen is not the one that is asked: look anew.
      if (reply.code === 'stale' || reply.code === 'not_asked') await this.watch(this.viewer);
      return { ok: false, refusal };
    } catch (fault) {
      return this.lost(fault);
    } finally {
      this.busy = false;
    }
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
    // A hall that was started again counts anew: offers that lapsed are in no record.
    this.#public = NO_WORDS;
    const stays = typeof this.viewer === 'number' && entered.yours.includes(this.viewer);
    await this.#watch(stays ? this.viewer : (entered.yours[0] ?? 'stand'), true);
  }

  #watched(watched: Watched): void {
    if (watched.viewer !== this.viewer) this.refusal = null;
    this.viewer = watched.viewer;
    this.view = watched.view;
    this.n = watched.n;
    this.#log = fromLines(watched.log);
    this.#waitFor(watched.pending);
    this.ready = true;
    this.#current = true;
    if (this.hotSeat) void this.#hearPublic();
  }

  #hear(push: Incoming): void {
    if (push.match !== this.match) return;
    if (push.type === 'clocks') this.clocks = { seats: (push as unknown as Clocks).seats, at: Date.now() };
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
    if (link !== 'open') this.#current = false;
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
      ...(this.#key === undefined ? {} : { key: this.#key }),
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
    const message = { type: 'updates', match: this.match, viewer: 'stand', ...since };
    const reply = await this.transport.request(message).catch(() => null);
    // Lost, or begun anew in between: then the whole is asked for once more.
    if (reply === null || this.#public.last < last) return;
    if (!isProblem(reply)) this.#public = withWords(this.#public, (reply as unknown as Updates).updates);
    else if (reply.code === 'no_update' && last >= 0) {
      this.#public = NO_WORDS;
      await this.#hearPublic();
    }
  }

  /** Hot-seat: who is asked sees his own side of the table, behind a curtain if the question is secret. */
  #seatNext(): void {
    const { game, viewer } = this;
    const next = seatNext({ game, viewer, asks: this.#ours(), holder: this.#holder, back: this.#back });
    this.curtain = next.curtain;
    this.#holder = next.holder;
    this.#back = next.back;
    if (next.watch !== null) this.watch(next.watch).catch(() => undefined);
  }
}
