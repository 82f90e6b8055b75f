import { Lost, type Transport } from '../transport/transport';
import {
  isProblem,
  type AskInfo,
  type Choice,
  type MenuEntry,
  type Outgoing,
  type RefusalInfo,
  type Viewer,
} from '../transport/wire';
import { catalogOf } from './catalog';
import { own, refusalOf, type Result } from './result';

/** What can be asked of a match without changing it. */
export abstract class Questions {
  readonly match: string;
  readonly transport: Transport;

  abstract readonly game: string;
  /** As whom the table is seen. */
  abstract readonly viewer: Viewer;
  /** The question to the present viewer, if one is open. */
  abstract get ask(): AskInfo | null;
  /** Whether the hall still owes an answer: until it is there, what is shown is not all there is. */
  reading = $state(false);
  #owed = 0;

  constructor(transport: Transport, match: string) {
    this.transport = transport;
    this.match = match;
  }

  /** Whether an answer is legal; if not, why. */
  async check(choice: unknown): Promise<Result<null>> {
    const got = await this.read<{ legal: boolean; refusal?: RefusalInfo }>(
      this.asked({ type: 'check', choice }),
    );
    if (!got.ok) return got;
    if (got.value.legal) return { ok: true, value: null };
    return { ok: false, refusal: got.value.refusal ?? { rule: '', message: '' } };
  }

  /** Cost, odds and risk of an answer, in the game's own terms. */
  async preview<T = unknown>(choice: unknown): Promise<Result<T>> {
    const got = await this.read<{ preview: T }>(this.asked({ type: 'preview', choice }));
    return got.ok ? { ok: true, value: got.value.preview } : got;
  }

  /** What a person would think of at the open question, legal or not; nothing when nothing is asked. */
  async menu(): Promise<MenuEntry[]> {
    if (this.ask === null) return [];
    const got = await this.read<{ entries: MenuEntry[] }>(this.asked({ type: 'menu' }));
    return got.ok ? got.value.entries : [];
  }

  /** Legal answers to the open question. */
  async candidates(want = 64): Promise<Choice[]> {
    if (this.ask === null) return [];
    const got = await this.read<{ choices: Choice[] }>(this.asked({ type: 'candidates', want }));
    return got.ok ? got.value.choices : [];
  }

  /** A question to the table, answered from what the viewer may know. */
  async query<T = unknown>(query: unknown): Promise<Result<T>> {
    const got = await this.read<{ answer: T }>({
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
    const got = await this.read<{ record: string }>({ type: 'save', match: this.match });
    return got.ok ? { ok: true, value: got.value.record } : got;
  }

  /** A message about the open question. */
  protected asked(message: Outgoing): Outgoing {
    const { ask } = this;
    return { match: this.match, ...(ask ? { ask: ask.ask, seat: ask.seat } : {}), ...message };
  }

  protected async read<T>(message: Outgoing): Promise<Result<T>> {
    this.#owe(1);
    try {
      const reply = await this.transport.request(message);
      return isProblem(reply)
        ? { ok: false, refusal: refusalOf(reply) }
        : { ok: true, value: reply as unknown as T };
    } catch (fault) {
      return this.lost(fault);
    } finally {
      this.#owe(-1);
    }
  }

  #owe(more: 1 | -1): void {
    this.#owed += more;
    this.reading = this.#owed > 0;
  }

  /** Not sent again: when the connection is back, the table is read anew and shows whether it was done. */
  protected lost(fault: unknown): { ok: false; refusal: RefusalInfo; unknown?: boolean } {
    if (!(fault instanceof Lost)) throw fault;
    const refusal = own(fault.sent ? 'ui-refusal-unknown' : 'ui-refusal-unsent');
    return { ok: false, refusal, unknown: fault.sent };
  }
}
