import { FluentBundle, FluentResource, type FluentFunction, type FluentVariable } from '@fluent/bundle';
import { keep, kept } from '../store';
import type { Arg, Message, SeatInfo } from '../transport/wire';

/** The languages, with the name each has for itself. */
export const LANGUAGES = { en: 'English', fr: 'Français' } as const;
export type Language = keyof typeof LANGUAGES;

/** What may be put into a text: what the hall sends, or a number or text of the page. */
export type Args = Record<string, Arg>;

/** Units of a length to the inch. */
const INCH = 254;
const KEPT = 'guildhall.language';

const FILES: Record<Language, Record<string, string>> = {
  en: import.meta.glob<string>('../../../crates/*/text/en/*.ftl', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
  fr: import.meta.glob<string>('../../../crates/*/text/fr/*.ftl', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
};

/** A text with a capital letter at its start. */
const CAPITAL: FluentFunction = ([text]) => {
  const plain = typeof text === 'string' ? text : '';
  return plain.charAt(0).toUpperCase() + plain.slice(1);
};

function bundle(language: Language): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false, functions: { CAPITAL } });
  for (const text of Object.values(FILES[language])) {
    made.addResource(new FluentResource(text), { allowOverrides: true });
  }
  return made;
}

const BUNDLES: Record<Language, FluentBundle> = { en: bundle('en'), fr: bundle('fr') };

function isLanguage(code: string | null | undefined): code is Language {
  return code === 'en' || code === 'fr';
}

/** The first language of the browser that is spoken here. */
export function preferred(languages: readonly string[]): Language {
  for (const language of languages) {
    const code = language.slice(0, 2).toLowerCase();
    if (isLanguage(code)) return code;
  }
  return 'en';
}

function atFirst(): Language {
  const before = kept(KEPT);
  return isLanguage(before) ? before : preferred(navigator.languages ?? [navigator.language]);
}

/** The language in use and the names that seats go by. Whatever is rendered with `say` or `t` follows both. */
class Words {
  #language = $state<Language>(atFirst());
  #seats = $state.raw<readonly SeatInfo[]>([]);

  get language(): Language {
    return this.#language;
  }

  set language(language: Language) {
    this.#language = language;
    keep(KEPT, language);
  }

  /** The seats of the match on screen, for texts that name one. */
  get seats(): readonly SeatInfo[] {
    return this.#seats;
  }

  set seats(seats: readonly SeatInfo[]) {
    this.#seats = seats;
  }
}

export const words = new Words();

/** The text of a message in the language in use; its id when there is none. */
export function say(message: Message): string {
  return noun(message).text;
}

/** The text of an id in the language in use. */
export function t(id: string, args: Args = {}): string {
  return say({ id, args });
}

/** Whether there is a text of this id in a language. */
export function knows(id: string, language: Language = words.language): boolean {
  return BUNDLES[language].hasMessage(id);
}

/** A text of its own: one that comes with a `say`, or its plain text where it has none. */
export function sayOr(said: Message | undefined | null, plain: string): string {
  return said ? say(said) : plain;
}

/** The name a seat goes by: its player's, what kind of bot it is, or its name in the game. */
export function seatName(seat: number): string {
  const info = words.seats.find((one) => one.seat === seat);
  if (info?.player) return info.player;
  if (info?.kind === 'random' || info?.kind === 'greedy') return botName(info.seat, info.kind);
  return t('ui-player', { number: seat + 1 });
}

/** Bots of the same kind are numbered when there are several. */
function botName(seat: number, kind: 'random' | 'greedy'): string {
  const alike = words.seats.filter((one) => one.kind === kind && !one.player);
  const name = t(kind === 'random' ? 'ui-bot-random' : 'ui-bot-greedy');
  return alike.length < 2 ? name : `${name} ${alike.findIndex((one) => one.seat === seat) + 1}`;
}

/** A length in inches, rounded towards nought to a tenth: nobody is promised more than there is. */
export function inches(units: number): string {
  const tenths = Math.trunc((units * 10) / INCH);
  const whole = Math.trunc(tenths / 10);
  const rest = Math.abs(tenths % 10);
  const sign = tenths < 0 && whole === 0 ? '-' : '';
  return rest === 0 ? `${sign}${whole}″` : `${sign}${whole}${words.language === 'fr' ? ',' : '.'}${rest}″`;
}

/** Between a number and what belongs to it: a narrow space at which no line breaks. */
const JOINED = '\u202f';

/** A chance as people read it: 0.754 is "75 %"; one that is not quite sure never reads as sure. */
export function percent(chance: number): string {
  const digits = chance > 0.99 || chance < 0.1 ? 1 : 0;
  if (chance > 0 && chance < 0.001) return `<${JOINED}${decimal(0.1, 1)}${JOINED}%`;
  if (chance < 1 && chance > 0.999) return `>${JOINED}${decimal(99.9, 1)}${JOINED}%`;
  return `${decimal(chance * 100, chance === 1 || chance === 0 ? 0 : digits)}${JOINED}%`;
}

/** A number with at most so many decimals, as the language writes it. */
export function decimal(value: number, digits: number): string {
  return new Intl.NumberFormat(words.language, { maximumFractionDigits: digits }).format(value);
}

interface Noun {
  text: string;
  traits: [string, string][];
}

function noun(message: Message): Noun {
  const speech = BUNDLES[words.language];
  const found = speech.getMessage(message.id);
  if (found === undefined) return { text: message.id, traits: [] };
  const args: Record<string, FluentVariable> = {};
  for (const [name, arg] of Object.entries(message.args ?? {})) put(args, name, arg);
  const faults: Error[] = [];
  const text = found.value === null ? '' : speech.formatPattern(found.value, args, faults);
  if (faults.length > 0) console.error(`text ${message.id}:`, ...faults);
  const traits = Object.entries(found.attributes).map(([name, pattern]): [string, string] => [
    name,
    speech.formatPattern(pattern, null, []),
  ]);
  return { text, traits };
}

/** Puts a value into the arguments of a text. What is no number is singular unless it says otherwise. */
function put(args: Record<string, FluentVariable>, name: string, arg: Arg): void {
  if (typeof arg === 'number') {
    args[name] = arg;
    return;
  }
  args[`${name}-number`] = 's';
  if (typeof arg === 'object' && 'id' in arg) {
    const inner = noun(arg);
    args[name] = inner.text;
    for (const [kind, value] of inner.traits) args[`${name}-${kind}`] = value;
  } else args[name] = plain(arg);
}

function plain(arg: Arg): string {
  if (typeof arg === 'string') return arg;
  if (typeof arg === 'number') return String(arg);
  if ('id' in arg) return say(arg);
  if ('seat' in arg) return seatName(arg.seat);
  if ('inches' in arg) return inches(arg.inches);
  return list(arg.all.map(plain));
}

/** Several things told as a list: "a, b and c". */
export function list(all: readonly string[]): string {
  const last = all.at(-1);
  if (last === undefined) return '';
  if (all.length === 1) return last;
  return t('hall-and', { first: all.slice(0, -1).join(', '), last });
}
