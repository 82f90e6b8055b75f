import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keys, type Binding } from './keys.svelte';

let off: (() => void)[] = [];

function bind(binding: Partial<Binding> & { code: string }): ReturnType<typeof vi.fn> {
  const run = vi.fn();
  off.push(keys.on({ id: binding.code + off.length, label: 'x', run, ...binding }));
  return run;
}

function press(code: string, init: KeyboardEventInit = {}, target: Element = document.body): boolean {
  const event = new KeyboardEvent('keydown', { code, key: '', bubbles: true, cancelable: true, ...init });
  Object.defineProperty(event, 'target', { value: target });
  return keys.press(event);
}

beforeEach(() => {
  keys.enabled = true;
  document.body.innerHTML = '<input id="text" /><div id="panel"><button id="inside">x</button></div>';
});
afterEach(() => {
  off.forEach((stop) => stop());
  off = [];
});

describe('keys', () => {
  it('run by physical key, whatever is printed on it', () => {
    const run = bind({ code: 'KeyQ' });
    expect(press('KeyQ', { key: 'a' })).toBe(true);
    expect(run).toHaveBeenCalledOnce();
    expect(keys.legend('KeyQ')).toBe('A');
  });

  it('sleep while text is typed and when they are switched off', () => {
    const run = bind({ code: 'KeyM' });
    press('KeyM', {}, document.getElementById('text') ?? undefined);
    keys.enabled = false;
    press('KeyM');
    expect(run).not.toHaveBeenCalled();
  });

  it('leave the keys of the browser alone', () => {
    const run = bind({ code: 'KeyZ' });
    press('KeyZ', { ctrlKey: true });
    press('KeyZ', { metaKey: true });
    expect(run).not.toHaveBeenCalled();
  });

  it('do not press again what was pressed by pointer, nor what is chosen', () => {
    const commit = bind({ code: 'Enter' });
    document.body.innerHTML =
      '<button id="pointed">a</button><button id="chosen" data-target="1" aria-pressed="true">b</button>' +
      '<button id="other">c</button>';
    const at = (id: string) => document.getElementById(id) as HTMLButtonElement;
    // The focus is always told to be visible here, as a browser does once a key is pressed.
    for (const id of ['pointed', 'chosen', 'other']) {
      const button = at(id);
      const truly = button.matches.bind(button) as (selector: string) => boolean;
      vi.spyOn(button, 'matches').mockImplementation(
        (selector) => selector === ':focus-visible' || truly(selector),
      );
    }
    const stop = keys.listen();
    at('pointed').dispatchEvent(new Event('pointerdown', { bubbles: true }));
    press('Enter', {}, at('pointed'));
    press('Enter', {}, at('chosen'));
    expect(commit).toHaveBeenCalledTimes(2);
    press('Enter', {}, at('other'));
    press('Tab', {}, at('pointed'));
    press('Enter', {}, at('pointed'));
    expect(commit).toHaveBeenCalledTimes(2);
    stop();
  });

  it('tell modifiers apart', () => {
    const plain = bind({ code: 'Slash' });
    const shifted = bind({ code: 'Slash', shift: true, char: '?' });
    press('Slash', { shiftKey: true, key: '?' });
    expect(plain).not.toHaveBeenCalled();
    expect(shifted).toHaveBeenCalledOnce();
    // What was typed says more than where the key lies.
    press('Slash', { key: '?' });
    expect(plain).not.toHaveBeenCalled();
    // On a French keyboard the question mark lies elsewhere.
    press('KeyM', { shiftKey: true, key: '?' });
    expect(shifted).toHaveBeenCalledTimes(3);
  });

  it('take the focused panel first, then the binding that came last', () => {
    const first = bind({ code: 'KeyD' });
    const last = bind({ code: 'KeyD' });
    const panel = bind({ code: 'KeyD', within: () => document.getElementById('panel') });
    press('KeyD', {}, document.getElementById('inside') ?? undefined);
    expect(panel).toHaveBeenCalledOnce();
    press('KeyD');
    expect(panel).toHaveBeenCalledOnce();
    expect(last).toHaveBeenCalledOnce();
    expect(first).not.toHaveBeenCalled();
  });

  it('do nothing while they do not hold, and are not on the sheet then', () => {
    let on = false;
    const run = bind({ code: 'KeyR', id: 'ready', when: () => on });
    press('KeyR');
    expect(run).not.toHaveBeenCalled();
    expect(keys.valid().some((one) => one.id === 'ready')).toBe(false);
    on = true;
    press('KeyR');
    expect(run).toHaveBeenCalledOnce();
    expect(keys.valid().some((one) => one.id === 'ready')).toBe(true);
  });

  it('leave Enter to the button that the keyboard is on, unless they go first', () => {
    const button = document.getElementById('inside') as HTMLButtonElement;
    vi.spyOn(button, 'matches').mockImplementation((selector) => selector === ':focus-visible');
    const commit = bind({ code: 'Enter' });
    const no = bind({ code: 'Space', first: true });
    press('Enter', {}, button);
    expect(commit).not.toHaveBeenCalled();
    press('Space', {}, button);
    expect(no).toHaveBeenCalledOnce();
  });
});
