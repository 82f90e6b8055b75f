import type { Event, Prompt } from '../generated/guild-ball';

/** A value written as `"name"` or `{"name": fields}`, opened: `{kind: "name", ...fields}`. */
export type Tagged<T> = T extends string
  ? { kind: T }
  : T extends object
    ? { [K in keyof T]: T[K] extends object ? { kind: K } & T[K] : { kind: K; value: T[K] } }[keyof T]
    : never;

/** What is asked, told apart by `kind`. */
export type Asked = Tagged<Prompt>;
/** What happened, told apart by `kind`. */
export type Fact = Tagged<Event>;

function open(value: unknown): { kind: string } {
  if (typeof value === 'string') return { kind: value };
  const [entry] = Object.entries(value as Record<string, unknown>);
  if (entry === undefined) return { kind: '' };
  const [kind, fields] = entry;
  return typeof fields === 'object' && fields !== null
    ? { ...fields, kind }
    : ({ kind, value: fields } as never);
}

/** A prompt of the wire, opened; nothing when it is not told to us. */
export function asked(prompt: unknown): Asked | null {
  return prompt === undefined || prompt === null ? null : (open(prompt) as Asked);
}

/** The facts among what was seen; what a viewer only knows to have happened is left out. */
export function facts(seen: readonly unknown[]): Fact[] {
  const all = seen.filter(
    (one): one is { fact: Event } => typeof one === 'object' && one !== null && 'fact' in one,
  );
  return all.map((one) => open(one.fact) as Fact);
}

/** Numbers of a set written as bits, lowest first. Sets of plans have more bits than the operators of numbers take. */
export function members(bits: number): number[] {
  const out: number[] = [];
  for (let at = 0, rest = bits; rest > 0; at += 1, rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) out.push(at);
  }
  return out;
}

/** Whether two choices are the same answer. */
export function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
