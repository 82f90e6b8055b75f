import type { Message } from '../transport/wire';
import { ROSTER_MAX, type Card, type Roster } from './plans';

/** The forms a roster is written in. A short code needs the numbers of cards, which only the hall knows. */
export const FORMS = ['text', 'json'] as const;
export type Form = (typeof FORMS)[number];

/** What a roster may name. */
export interface Known {
  /** The guilds, with what they are called in the language in use. */
  guilds: readonly { id: string; name: string }[];
  cards: readonly Card[];
}

/** What cannot be understood: the number of a line, from 1, or 0 for the whole; and what is wrong. */
export interface Unread {
  line: number;
  say: Message;
}

export type Read = { roster: Roster; unread?: undefined } | { roster?: undefined; unread: Unread[] };

/** Writes a roster so that it reads back here and by `guildhall roster`; a card that is not known stands there as its id. */
export function written(roster: Roster, form: Form, known: Known): string {
  const { guild, limit = ROSTER_MAX, models } = roster;
  if (form === 'json') return `${JSON.stringify({ guild, limit, models }, null, 2)}\n`;
  const name = (id: string) => known.cards.find((card) => card.id === id)?.profile.name ?? id;
  const lines = [guild.charAt(0).toUpperCase() + guild.slice(1), ...models.map(name)];
  if (limit !== ROSTER_MAX) lines.splice(1, 0, `limit: ${limit}`);
  return `${lines.join('\n')}\n`;
}

/** Reads a roster: data begins with a brace, a short code with its mark, and everything else is text. */
export function readRoster(pasted: string, known: Known): Read {
  const text = pasted.replace(/^\ufeff+/, '');
  const start = text.trimStart();
  if (start === '') return whole('ui-roster-empty');
  if (start.startsWith('{')) return readJson(start, known);
  if (/^gb1/i.test(start)) return whole('ui-roster-code');
  return readText(text, known);
}

function whole(id: string, args: Message['args'] = {}): Read {
  return { unread: [{ line: 0, say: { id, args } }] };
}

/** A roster as setups hold it. Which cards make a team is for the hall to say. */
function readJson(text: string, known: Known): Read {
  let data: Record<string, unknown>;
  try {
    data = JSON.parse(text) as Record<string, unknown>;
  } catch (error) {
    return whole('ui-json-unread', { message: (error as Error).message });
  }
  const { guild, limit, models, ...rest } = data;
  const [strange] = Object.keys(rest);
  if (strange !== undefined) return whole('ui-roster-field', { field: strange });
  const id = typeof guild === 'string' ? guildNamed(guild, known) : undefined;
  if (id === undefined) return whole('ui-roster-no-guild', { name: String(guild ?? '') });
  const isList = Array.isArray(models) && models.every((one) => typeof one === 'string');
  if (!isList) return whole('ui-roster-models');
  if (limit === undefined) return { roster: { guild: id, models } };
  if (!isByte(limit)) return whole('ui-roster-limit');
  return { roster: { guild: id, limit, models } };
}

/** The guild, then one model a line, as tolerant as the hall is: see `crates/guild-ball/src/roster/text.rs`. */
function readText(text: string, known: Known): Read {
  let guild: string | undefined;
  let named = false;
  let limit: number | undefined;
  const models: string[] = [];
  const unread: Unread[] = [];
  text.split('\n').forEach((full, number) => {
    const line = plain(full);
    if (line === '') return;
    const wrong = (id: string, args: Message['args'] = {}) => {
      unread.push({ line: number + 1, say: { id, args } });
    };
    const lower = line.toLowerCase();
    const colon = lower.indexOf(':');
    const [word, rest] = colon < 0 ? ['', lower] : [lower.slice(0, colon), lower.slice(colon + 1).trim()];
    const [count, name] = counted(lower);
    const card = known.cards.find((one) => one.id === name || one.profile.name.toLowerCase() === name);
    if (word === 'limit') {
      limit = Number(rest);
      if (rest === '' || !isByte(limit)) wrong('ui-roster-limit');
    } else if (word === 'guild' || (!named && card === undefined)) {
      named = true;
      guild = guildNamed(rest, known);
      if (guild === undefined) wrong('ui-roster-no-guild', { name: line });
    } else if (card === undefined) {
      wrong('ui-roster-no-model', { name: line });
    } else if (count < 1 || count > ROSTER_MAX) {
      wrong('ui-roster-count', { most: ROSTER_MAX });
    } else {
      models.push(...Array.from({ length: count }, () => card.id));
    }
  });
  if (!named) unread.unshift({ line: 0, say: { id: 'ui-roster-guild-missing' } });
  if (guild === undefined || unread.length > 0) return { unread };
  return { roster: limit === undefined ? { guild, models } : { guild, limit, models } };
}

/** A guild by its id or by what it is called. */
function guildNamed(name: string, { guilds }: Known): string | undefined {
  const lower = name.trim().toLowerCase();
  return guilds.find((one) => one.id === lower || one.name.toLowerCase() === lower)?.id;
}

/** A line without its comment, dash and blanks. */
function plain(line: string): string {
  const bare = line.split(/#|\/\//, 1)[0] ?? '';
  return bare
    .trim()
    .replace(/^[-*]+/, '')
    .trim();
}

/** A number before or after a name; once where there is none. */
function counted(line: string): [number, string] {
  const first = /^x*(\d+)x* +(.*)$/.exec(line);
  if (first) return [Number(first[1]), (first[2] ?? '').trim()];
  const last = /^(.*) +x*(\d+)x*$/.exec(line);
  return last ? [Number(last[2]), (last[1] ?? '').trim()] : [1, line];
}

/** Limits are sent as bytes; the hall says which of them may be. */
function isByte(limit: unknown): limit is number {
  return Number.isInteger(limit) && (limit as number) >= 0 && (limit as number) <= 255;
}
