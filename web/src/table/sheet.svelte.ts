/** Where the bottom sheet of a phone stops. */
export const STOPS = ['peek', 'half', 'full'] as const;
export type Stop = (typeof STOPS)[number];

/** How far a finger moves before a drag means the next stop. */
const DRAG_PX = 40;

/** The bottom sheet: a press on its grip cycles the stops, a drag goes up or down; no drag is ever needed. */
export class Sheet {
  stop = $state<Stop>('peek');
  #from: number | null = null;
  #dragged = false;

  get next(): Stop {
    return STOPS[(STOPS.indexOf(this.stop) + 1) % STOPS.length] ?? 'peek';
  }

  cycle(): void {
    if (!this.#dragged) this.stop = this.next;
    this.#dragged = false;
  }

  /** Handlers for the grip. */
  readonly drag = {
    onpointerdown: (event: PointerEvent) => {
      this.#from = event.clientY;
      (event.currentTarget as Element).setPointerCapture(event.pointerId);
    },
    onpointerup: (event: PointerEvent) => {
      const moved = this.#from === null ? 0 : event.clientY - this.#from;
      this.#from = null;
      if (Math.abs(moved) < DRAG_PX) return;
      this.#dragged = true;
      const at = STOPS.indexOf(this.stop) + (moved < 0 ? 1 : -1);
      this.stop = STOPS[Math.max(0, Math.min(STOPS.length - 1, at))] ?? 'peek';
    },
  };
}
