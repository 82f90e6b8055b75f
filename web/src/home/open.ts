import { mines } from '../mine.svelte';
import { matchHash, place } from '../route.svelte';
import type { Result } from '../table/session.svelte';
import { refusalOf } from '../table/result';
import { Lost, type Transport } from '../transport/transport';
import { isProblem, type RefusalInfo, type SeatKind } from '../transport/wire';

/** A table to be laid: the game, its setup, and who sits where. */
export interface Plan {
  game: string;
  setup?: unknown;
  seats: SeatKind[];
  /** Names seat by seat; bots have none. */
  names: string[];
  /** The minutes each seat has; nobody's time is counted when left out. */
  minutes?: number;
}

/** Everything that was wrong, when a table could not be laid. */
export type Opened = Result<string> & { faults?: readonly RefusalInfo[] };

/** Opens a match, keeps its key in this browser, and goes to its table. */
export async function openMatch(transport: Transport, plan: Plan): Promise<Opened> {
  const { game, setup, seats, names, minutes } = plan;
  try {
    const reply = await transport.request({
      type: 'open',
      game,
      seats,
      names,
      ...(setup === undefined ? {} : { setup }),
      ...(minutes === undefined ? {} : { clock: { main_ms: minutes * 60_000 } }),
    });
    if (isProblem(reply)) return { ok: false, refusal: refusalOf(reply), faults: reply.faults ?? [] };
    const { match, key } = reply as unknown as { match: string; key: string };
    mines.note(match, { key, game, title: names.filter((name) => name !== '').join(' · ') });
    place.go(matchHash(match));
    return { ok: true, value: match };
  } catch (fault) {
    if (!(fault instanceof Lost)) throw fault;
    return { ok: false, refusal: { rule: '', message: fault.message, say: { id: 'ui-refusal-unsent' } } };
  }
}
