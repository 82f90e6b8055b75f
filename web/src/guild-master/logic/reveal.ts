/** Scrolls an element into view when it becomes the one in question; on a phone the rows of the board are wider than it. */
export function reveal(node: HTMLElement, now: boolean): { update: (now: boolean) => void } {
  let before = false;
  const update = (on: boolean) => {
    if (on && !before) node.scrollIntoView({ block: 'nearest', inline: 'center' });
    before = on;
  };
  update(now);
  return { update };
}
