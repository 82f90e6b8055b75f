import type { Transport } from '../transport/transport';
import { isProblem } from '../transport/wire';

const CATALOGS = new Map<string, Promise<unknown>>();

/** The cards of a game; asked for once. */
export async function catalogOf(transport: Transport, game: string): Promise<unknown> {
  const before = CATALOGS.get(game);
  if (before !== undefined) return await before;
  const asked = transport.request({ type: 'catalog', game }).then((reply) => {
    if (isProblem(reply)) throw new Error(reply.message);
    return reply['catalog'];
  });
  CATALOGS.set(game, asked);
  asked.catch(() => CATALOGS.delete(game));
  return await asked;
}
