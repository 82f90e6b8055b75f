import type { ModelView } from '../generated/guild-ball';
import type { Point } from '../generated/plane';
import type { LogEntry } from '../table/session.svelte';
import { facts } from './tagged';

/** A ball on its way: nobody has it yet, and it does not lie free. */
export interface Flight {
  from: Point | null;
  to: Point;
}

interface Table {
  model(id: number): ModelView | null;
}

/** Where the ball flies by what happened last; nothing once it came to rest. It is off the table from the kick on. */
export function flightOf(log: readonly LogEntry[], table: Table): Flight | null {
  const last = log.filter((entry) => !entry.undone).flatMap((entry) => facts(entry.seen));
  for (const fact of last.reverse()) {
    switch (fact.kind) {
      case 'scattered':
        return { from: fact.from, to: fact.landing };
      case 'kick': {
        const { by, at } = fact;
        const from = table.model(by)?.base?.centre ?? null;
        if (typeof at !== 'object') return null;
        const to = 'spot' in at ? at.spot : table.model(at.model)?.base?.centre;
        return to === undefined ? null : { from, to };
      }
      case 'possessed':
      case 'loose':
      case 'goal':
      case 'turn':
        return null;
      default:
    }
  }
  return null;
}
