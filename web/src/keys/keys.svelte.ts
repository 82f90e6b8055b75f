import { untrack } from 'svelte';
import { SvelteMap } from 'svelte/reactivity';
import { keep, kept } from '../store';
import { t } from '../words/words.svelte';

/** Whether a modifier has to be held, must not be, or does not matter. */
type Held = boolean | 'any';

/** A key that does something. Bound by where the key lies, shown with what is printed on it. */
export interface Binding {
  /** The physical key, as in `KeyboardEvent.code`. */
  code: string;
  /** A character that does the same wherever it is typed, such as `?`. */
  char?: string;
  /** What it is, unique: a later binding of the same id replaces the earlier one. */
  id: string;
  /** What it does, in words; a function so that it follows the language. */
  label: string | (() => string);
  /** When it does anything; always when left out. */
  when?: () => boolean;
  /** What it does. */
  run: (event: KeyboardEvent) => void;
  /** Modifiers; none may be held when left out. */
  shift?: Held;
  alt?: Held;
  /** Only while the focus is inside this panel; such bindings come before all others. */
  within?: () => Element | null | undefined;
  /** Goes before what Enter or Space would do to a button that is focused. */
  first?: boolean;
  /** Not on the sheet: a second key for something that is already listed. */
  hidden?: boolean;
}

const KEPT = 'guildhall.keys';

/** What Enter or the space bar presses. */
const PRESSED = 'button, a[href], summary, input, [role="button"], [role="option"], [role="gridcell"]';

/** Parts of a plan that are chosen: a target, an action, the order that is being filled. */
const CHOSEN = '[data-target][aria-pressed="true"], [data-act][aria-pressed="true"], [aria-current="true"]';

/** What a US keyboard has printed on keys whose code does not say it. */
const LEGENDS: Record<string, string> = {
  Slash: '/',
  Comma: ',',
  Period: '.',
  Semicolon: ';',
  Quote: "'",
  BracketLeft: '[',
  BracketRight: ']',
  Minus: '-',
  Equal: '=',
  Backquote: '`',
  Backslash: '\\',
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
};

/** Keys with a word on them, which follows the language. */
const NAMED: Record<string, string> = {
  Space: 'ui-key-space',
  Enter: 'ui-key-enter',
  Escape: 'ui-key-escape',
  Tab: 'ui-key-tab',
};

interface LayoutMap {
  get(code: string): string | undefined;
}

class Keys {
  /** Not a state: what takes a binding away at the end of an effect must not read what was bound before it. */
  #bindings: readonly Binding[] = [];
  #changes = $state(0);
  #on = $state(kept(KEPT) !== 'off');
  #legends = new SvelteMap<string, string>();
  /** The control that was pressed by pointer last; nothing once the focus was moved by keyboard. */
  #pointed: Element | null = null;
  /** Whether the sheet with the keys is open. */
  sheet = $state(false);

  /** Whether single keys do anything; those who dictate or use a switch turn them off. */
  get enabled(): boolean {
    return this.#on;
  }

  set enabled(on: boolean) {
    this.#on = on;
    keep(KEPT, on ? null : 'off');
  }

  /** Adds a binding and gives back how to take it away; made for an `$effect`, which does not depend on the others. */
  on(binding: Binding): () => void {
    this.#change((all) => [...all.filter((one) => one.id !== binding.id), binding]);
    return () => this.#change((all) => all.filter((one) => one !== binding));
  }

  /** Adds several bindings. */
  all(bindings: readonly Binding[]): () => void {
    const off = bindings.map((binding) => this.on(binding));
    return () => off.forEach((stop) => stop());
  }

  /** The bindings that would do something now, for the sheet. */
  valid(): readonly Binding[] {
    void this.#changes;
    return this.#bindings.filter((one) => !one.hidden && (one.when?.() ?? true));
  }

  /** What is printed on a key. */
  legend(code: string): string {
    const named = NAMED[code];
    if (named !== undefined) return t(named);
    const known = this.#legends.get(code) ?? LEGENDS[code];
    if (known !== undefined) return known;
    return code.replace(/^(Key|Digit|Numpad)/, '');
  }

  /** What is printed on the key of a binding, with its modifiers. */
  legendOf(binding: Pick<Binding, 'code' | 'char' | 'shift' | 'alt'>): string {
    if (binding.char !== undefined) return binding.char;
    const shift = binding.shift === true ? '⇧ ' : '';
    const alt = binding.alt === true ? 'Alt ' : '';
    return `${shift}${alt}${this.legend(binding.code)}`;
  }

  /** Handles a key; true when a binding ran. */
  press(event: KeyboardEvent): boolean {
    if (event.code === 'Tab') this.#pointed = null;
    this.#learn(event);
    if (!this.#on || event.ctrlKey || event.metaKey || event.defaultPrevented || event.isComposing)
      return false;
    if (isTyping(event.target)) return false;
    const fits = this.#bindings
      .filter((one) => matches(one, event) && (one.when?.() ?? true))
      .reverse()
      // What was typed says more than where the key lies.
      .sort((one, other) => Number(other.char === event.key) - Number(one.char === event.key));
    const target = event.target instanceof Element ? event.target : null;
    const focused = fits.find((one) => one.within?.()?.contains(target) ?? false);
    const chosen = focused ?? fits.find((one) => one.within === undefined);
    if (chosen === undefined || (!chosen.first && presses(target, event) && !this.#spent(target, event)))
      return false;
    event.preventDefault();
    chosen.run(event);
    return true;
  }

  /** Listens to the whole page. Gives back how to stop. */
  listen(): () => void {
    const hear = (event: KeyboardEvent) => void this.press(event);
    const point = (event: PointerEvent) => {
      this.#pointed = event.target instanceof Element ? event.target.closest(PRESSED) : null;
    };
    addEventListener('keydown', hear);
    addEventListener('pointerdown', point);
    void this.#readLayout();
    return () => {
      removeEventListener('keydown', hear);
      removeEventListener('pointerdown', point);
    };
  }

  /**
   * Whether Enter would only press again what has been pressed: a control that was reached by pointer, or a part of
   * the plan that is chosen already. Then Enter does what the page says it does. The space bar presses as ever.
   */
  #spent(target: Element | null, event: KeyboardEvent): boolean {
    if (target === null || event.code === 'Space') return false;
    return target === this.#pointed || target.matches(CHOSEN);
  }

  #change(how: (all: readonly Binding[]) => readonly Binding[]): void {
    this.#bindings = how(this.#bindings);
    untrack(() => (this.#changes += 1));
  }

  /** A key that was pressed alone shows what is printed on it. */
  #learn(event: KeyboardEvent): void {
    if (event.shiftKey || event.altKey || event.ctrlKey || event.metaKey || event.key.length !== 1) return;
    if (event.code === '' || event.code === 'Space' || event.code.startsWith('Numpad')) return;
    const legend = event.key.toUpperCase();
    if (this.legend(event.code) !== legend) this.#legends.set(event.code, legend);
  }

  async #readLayout(): Promise<void> {
    const keyboard = (navigator as { keyboard?: { getLayoutMap?: () => Promise<LayoutMap> } }).keyboard;
    const layout = await keyboard?.getLayoutMap?.().catch(() => undefined);
    if (layout === undefined) return;
    const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter) => `Key${letter}`);
    for (const code of [...letters, 'Slash', 'Comma', 'Period', 'Semicolon', 'BracketLeft', 'BracketRight']) {
      const printed = layout.get(code);
      if (printed !== undefined && printed.length === 1) this.#legends.set(code, printed.toUpperCase());
    }
  }
}

export const keys = new Keys();

function matches(binding: Binding, event: KeyboardEvent): boolean {
  if (binding.char !== undefined && event.key === binding.char) return true;
  if (binding.code !== event.code && !(binding.code === 'Enter' && event.code === 'NumpadEnter'))
    return false;
  return holds(binding.shift, event.shiftKey) && holds(binding.alt, event.altKey);
}

function holds(wanted: Held | undefined, held: boolean): boolean {
  return wanted === 'any' || (wanted ?? false) === held;
}

/** Whether a text is being typed: letters sleep then. */
function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target.tagName === 'TEXTAREA' || target.tagName === 'SELECT') return true;
  if (target.tagName !== 'INPUT') return false;
  return !['checkbox', 'radio', 'button', 'submit', 'range'].includes((target as HTMLInputElement).type);
}

/** Whether this key presses the control that was focused by the keyboard: that is what was meant then. */
function presses(target: Element | null, event: KeyboardEvent): boolean {
  if (target === null || (event.code !== 'Enter' && event.code !== 'Space')) return false;
  const control = target.closest(PRESSED);
  return control !== null && control.matches(':focus-visible');
}
