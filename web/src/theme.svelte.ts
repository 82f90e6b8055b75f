import { keep, kept } from './store';

/** Light, dark, or as the system has it. */
export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const KEPT = 'guildhall.theme';

function isTheme(name: string | null): name is Theme {
  return THEMES.some((theme) => theme === name);
}

class Look {
  #theme = $state<Theme>('system');
  #dark = $state(false);
  #phone = $state(false);

  constructor() {
    const before = kept(KEPT);
    if (isTheme(before)) this.#theme = before;
    this.#dark = this.#follow('(prefers-color-scheme: dark)', (on) => (this.#dark = on));
    this.#phone = this.#follow('(max-width: 820px)', (on) => (this.#phone = on));
  }

  get theme(): Theme {
    return this.#theme;
  }

  set theme(theme: Theme) {
    this.#theme = theme;
    keep(KEPT, theme);
  }

  /** Whether the page is dark now. */
  get dark(): boolean {
    return this.#theme === 'system' ? this.#dark : this.#theme === 'dark';
  }

  /** Whether the page is as narrow as a phone: one bottom sheet instead of two rails. */
  get phone(): boolean {
    return this.#phone;
  }

  next(): void {
    this.theme = THEMES[(THEMES.indexOf(this.#theme) + 1) % THEMES.length] ?? 'system';
  }

  #follow(query: string, hear: (on: boolean) => void): boolean {
    const media = matchMedia(query);
    media.addEventListener('change', (event) => hear(event.matches));
    return media.matches;
  }
}

export const look = new Look();
