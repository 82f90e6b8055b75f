import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BACKOFF_MS, QUIET_MS, REPLY_MS, SocketTransport, UNSENT_MS, type Wire } from './socket';
import { Lost } from './transport';

class FakeWire implements Wire {
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  sent: Record<string, unknown>[] = [];

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.onclose?.();
  }

  say(message: unknown): void {
    this.onmessage?.({ data: typeof message === 'string' ? message : JSON.stringify(message) });
  }
}

let wires: FakeWire[] = [];
let transport: SocketTransport;
const wire = () => wires.at(-1) as FakeWire;

beforeEach(() => {
  vi.useFakeTimers();
  wires = [];
  transport = new SocketTransport(() => {
    const made = new FakeWire();
    wires.push(made);
    return made;
  });
});
afterEach(() => {
  transport.close();
  vi.useRealTimers();
});

describe('the socket', () => {
  it('gives each request its reply, in whatever order they come', async () => {
    wire().onopen?.();
    const one = transport.request({ type: 'hello' });
    const two = transport.request({ type: 'games' });
    const [first, second] = wire().sent.map((message) => message['id']);
    wire().say({ type: 'games', id: second });
    wire().say({ type: 'hello', id: first });
    expect((await one).type).toBe('hello');
    expect((await two).type).toBe('games');
  });

  it('tells what comes without an id to those who listen', () => {
    const heard: string[] = [];
    const stop = transport.onPush((push) => heard.push(push.type));
    wire().onopen?.();
    wire().say({ type: 'updates' });
    wire().say('no JSON {');
    stop();
    wire().say({ type: 'updates' });
    expect(heard).toEqual(['updates']);
  });

  it('sends what was asked before it was open once it is', async () => {
    const reply = transport.request({ type: 'hello' });
    expect(wire().sent).toEqual([]);
    wire().onopen?.();
    wire().say({ type: 'hello', id: wire().sent[0]?.['id'] });
    expect((await reply).type).toBe('hello');
  });

  it('gives up what could not be sent', async () => {
    const reply = transport.request({ type: 'hello' }).catch((why: unknown) => why);
    await vi.advanceTimersByTimeAsync(UNSENT_MS);
    const why = await reply;
    expect(why).toBeInstanceOf(Lost);
    expect((why as Lost).sent).toBe(false);
    wire().onopen?.();
    expect(wire().sent).toEqual([]);
  });

  it('reports what was in flight as unknown and never sends it again', async () => {
    wire().onopen?.();
    const reply = transport.request({ type: 'choose' }).catch((why: unknown) => why);
    wire().onclose?.();
    expect(await reply).toMatchObject({ name: 'Lost', sent: true });
    expect(transport.link).toBe('lost');
    await vi.advanceTimersByTimeAsync(BACKOFF_MS[0] ?? 0);
    wire().onopen?.();
    expect(transport.link).toBe('open');
    expect(wires.length).toBe(2);
    expect(wire().sent).toEqual([]);
  });

  it('takes a wire for dead that owes a reply and is silent, and connects anew', async () => {
    wire().onopen?.();
    const dead = wire();
    // A wire that is dead at the other end does not close for a long time.
    dead.close = () => undefined;
    const one = transport.request({ type: 'choose' }).catch((why: unknown) => why);
    await vi.advanceTimersByTimeAsync(REPLY_MS - 1);
    const two = transport.request({ type: 'menu' }).catch((why: unknown) => why);
    expect(transport.link).toBe('open');
    await vi.advanceTimersByTimeAsync(1);
    expect(await one).toMatchObject({ name: 'Lost', sent: true });
    expect(await two).toMatchObject({ name: 'Lost', sent: true });
    expect(transport.link).toBe('lost');
    await vi.advanceTimersByTimeAsync(BACKOFF_MS[0] ?? 0);
    expect(wires.length).toBe(2);
    wire().onopen?.();
    dead.onclose?.();
    expect(transport.link).toBe('open');
  });

  it('waits on while the hall says something', async () => {
    wire().onopen?.();
    const reply = transport.request({ type: 'menu' });
    await vi.advanceTimersByTimeAsync(REPLY_MS - 1);
    wire().say({ type: 'updates' });
    await vi.advanceTimersByTimeAsync(REPLY_MS - 1);
    wire().say({ type: 'menu', id: wire().sent[0]?.['id'] });
    expect((await reply).type).toBe('menu');
    expect(wires.length).toBe(1);
  });

  it('asks after a silence whether the hall is still there', async () => {
    wire().onopen?.();
    await vi.advanceTimersByTimeAsync(QUIET_MS);
    expect(wire().sent.map((message) => message['type'])).toEqual(['hello']);
    wire().say({ type: 'hello', id: wire().sent[0]?.['id'] });
    await vi.advanceTimersByTimeAsync(QUIET_MS);
    expect(wire().sent.length).toBe(2);
    await vi.advanceTimersByTimeAsync(REPLY_MS);
    expect(transport.link).toBe('lost');
  });

  it('makes sure of the wire when told to hurry', async () => {
    wire().onopen?.();
    transport.hurry();
    transport.hurry();
    expect(wire().sent.map((message) => message['type'])).toEqual(['hello']);
    await vi.advanceTimersByTimeAsync(REPLY_MS);
    expect(transport.link).toBe('lost');
  });

  it('waits longer after each failure, and not at all when told to hurry', async () => {
    wire().onclose?.();
    await vi.advanceTimersByTimeAsync(BACKOFF_MS[0] ?? 0);
    expect(wires.length).toBe(2);
    wire().onclose?.();
    await vi.advanceTimersByTimeAsync(BACKOFF_MS[0] ?? 0);
    expect(wires.length).toBe(2);
    transport.hurry();
    expect(wires.length).toBe(3);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(wires.length).toBe(3);
  });

  it('stays closed once it was closed', async () => {
    transport.close();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(wires.length).toBe(1);
    await expect(transport.request({ type: 'hello' })).rejects.toBeInstanceOf(Lost);
  });
});
