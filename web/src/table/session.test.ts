import { beforeEach, describe, expect, it } from 'vitest';
import type { Incoming, Pending } from '../transport/wire';
import { mines } from '../mine.svelte';
import { knows } from '../words/words.svelte';
import { MatchSession } from './session.svelte';
import { answers, ask, MATCH, settled, Table, update } from './testing';

let table: Table;
let session: MatchSession;

async function start(yours: number[] = [0], pending: Pending = answers(ask(0))): Promise<void> {
  table = new Table();
  table.yours = yours;
  table.pending = pending;
  session = new MatchSession(table.transport, MATCH, 'key');
  await session.start();
}

beforeEach(() => start());

describe('entering', () => {
  it('shows the table and the open question of the viewer', () => {
    expect(session.ready).toBe(true);
    expect(session.viewer).toBe(0);
    expect(session.ask?.ask).toBe('0.0');
    expect(table.asked('enter')[0]).toMatchObject({ match: MATCH, key: 'key' });
  });

  it('keeps the key to its seats, also when another tab forgot the match', () => {
    mines.forget(MATCH);
    table.push(0, update(5, { pending: answers(ask(0)) }));
    expect(mines.find(MATCH)).toMatchObject({ key: 'key', game: 'haggle', over: false });
  });

  it('watches from the stand without a seat, and is asked nothing', async () => {
    await start([]);
    expect(session.viewer).toBe('stand');
    expect(session.ask).toBeNull();
  });

  it('says why a match cannot be shown', async () => {
    table = new Table();
    table.replies['enter'] = () => ({ type: 'error', code: 'unknown_match', message: 'no such match' });
    session = new MatchSession(table.transport, MATCH);
    await session.start();
    expect(session.ready).toBe(false);
    expect(session.failure?.code).toBe('unknown_match');
  });
});

describe('questions', () => {
  it('are read until the last of them is answered, or lost', async () => {
    table.replies['query'] = () => ({ type: 'answer', answer: 'nothing' });
    expect(session.reading).toBe(false);
    const [first, second] = [session.query('zones'), session.query('zones')];
    expect(session.reading).toBe(true);
    await Promise.all([first, second]);
    expect(session.reading).toBe(false);
    table.replies['query'] = () => ({ type: 'error', code: 'bad_message', message: 'no such query' });
    await session.query('nonsense');
    expect(session.reading).toBe(false);
  });
});

describe('updates', () => {
  it('replace the parts of the view that are new and keep the others', () => {
    table.push(0, update(5, { view: { gold: [7, 9] }, said: [{ id: 'hall-seat' }], seen: [1] }));
    expect(session.n).toBe(5);
    expect(session.view).toEqual({ gold: [7, 9], whose: 0 });
    expect(session.log.map((entry) => entry.n)).toEqual([5]);
    expect(session.ask?.ask).toBe('0.0');
  });

  it('of another viewer or match, and those already known, are passed over', () => {
    table.push(1, update(5, { view: { gold: [0, 0] } }));
    table.push(0, update(4, { view: { gold: [0, 0] } }));
    expect(session.view['gold']).toEqual([9, 9]);
  });

  it('with a gap make it look anew', async () => {
    table.n = 7;
    table.push(0, update(7, { view: { gold: [0, 0] } }));
    await settled();
    expect(table.asked('watch').length).toBe(2);
    expect(session.n).toBe(7);
    expect(session.view['gold']).toEqual([9, 9]);
  });

  it('that take back strike out what was taken back', () => {
    table.push(0, update(5), update(6), update(7, { takeback: { by: 0, to: 5 } }), update(8));
    expect(session.log.map((entry) => entry.undone ?? false)).toEqual([false, true, false, false]);
  });

  it('bring the information line', () => {
    expect(session.line).toBeUndefined();
    table.push(0, update(5, { pending: { ...answers(ask(0)), line: 4 } }));
    expect(session.line).toBe(4);
  });
});

describe('answers', () => {
  it('quote the question', async () => {
    expect(await session.choose({ bid: 2 })).toEqual({ ok: true, value: null });
    expect(table.asked('choose')).toEqual([
      { type: 'choose', match: MATCH, ask: '0.0', seat: 0, choice: { bid: 2 } },
    ]);
  });

  it('that are refused are values, and shown until one is taken', async () => {
    table.replies['choose'] = () => ({
      type: 'error',
      code: 'refused',
      message: 'you have 9 gold',
      rule: 'FX-BID-01',
    });
    const got = await session.choose({ bid: 12 });
    expect(got).toMatchObject({ ok: false, refusal: { rule: 'FX-BID-01' } });
    expect(session.refusal?.rule).toBe('FX-BID-01');
    delete table.replies['choose'];
    await session.choose({ bid: 2 });
    expect(session.refusal).toBeNull();
  });

  it('to a question that was taken back make it look anew', async () => {
    table.replies['choose'] = () => ({ type: 'error', code: 'stale', message: 'taken back' });
    await session.choose({ bid: 2 });
    expect(table.asked('watch').length).toBe(2);
  });

  it('are sent one at a time', async () => {
    let let_go: (reply: Incoming) => void = () => undefined;
    table.replies['choose'] = () => new Promise((resolve) => (let_go = resolve));
    const first = session.choose({ bid: 1 });
    expect(session.busy).toBe(true);
    expect((await session.choose({ bid: 2 })).ok).toBe(false);
    let_go({ type: 'done' });
    expect((await first).ok).toBe(true);
    expect(table.asked('choose').length).toBe(1);
  });

  it('in flight when the connection is lost are unknown, not sent again, and the table is read anew', async () => {
    table.replies['choose'] = () => new Promise(() => undefined);
    const answer = session.choose({ bid: 1 });
    table.transport.lose();
    expect(await answer).toMatchObject({ ok: false, unknown: true });
    expect(session.link).toBe('lost');
    expect(session.busy).toBe(false);
    table.n = 9;
    table.transport.restore();
    await settled();
    expect(session.link).toBe('open');
    expect(session.n).toBe(9);
    expect(table.asked('enter').length).toBe(2);
    expect(table.asked('choose').length).toBe(1);
  });
});

describe('a match that was put away', () => {
  const away = () => ({ type: 'error', code: 'not_entered', message: 'the match was put away' });

  it('is entered again, and who answered is told to repeat it', async () => {
    table.replies['choose'] = away;
    table.n = 9;
    const got = await session.choose({ bid: 2 });
    expect(got).toMatchObject({ ok: false, refusal: { say: { id: 'ui-refusal-again' } } });
    expect(session.refusal?.say?.id).toBe('ui-refusal-again');
    expect(knows('ui-refusal-again', 'en') && knows('ui-refusal-again', 'fr')).toBe(true);
    expect([session.failure, session.n, session.busy]).toEqual([null, 9, false]);
    expect([table.asked('enter').length, table.asked('choose').length]).toEqual([2, 1]);
    delete table.replies['choose'];
    expect((await session.choose({ bid: 2 })).ok).toBe(true);
  });

  it('is entered again to be watched, but not for ever', async () => {
    table.replies['watch'] = away;
    await session.watch(0);
    await settled();
    expect(table.asked('enter').length).toBe(2);
    expect(session.failure?.code).toBe('not_entered');
  });
});

describe('taking back', () => {
  it('does not wait for a connection, nor goes by a table that was not read anew', async () => {
    table.transport.lose();
    expect(await session.undo()).toMatchObject({ ok: false, refusal: { say: { id: 'ui-refusal-unsent' } } });
    expect(session.refusal?.say?.id).toBe('ui-refusal-unsent');
    table.transport.restore();
    expect((await session.undo()).ok).toBe(false);
    expect(table.asked('undo')).toEqual([]);
    await settled();
    expect((await session.undo()).ok).toBe(true);
    expect(table.asked('undo')).toEqual([{ type: 'undo', match: MATCH, by: 0 }]);
  });
});

describe('several seats at one screen', () => {
  it('see the side of whoever is asked, without a curtain for open questions', async () => {
    await start([0, 1]);
    table.pending = answers(ask(1));
    table.push(0, update(5, { pending: table.pending }));
    await settled();
    expect(session.viewer).toBe(1);
    expect(session.curtain).toBeNull();
    expect(session.ask?.seat).toBe(1);
    expect(session.faceDown).toBe(true);
  });

  it('draw the curtain for secret questions, also after a reload', async () => {
    await start([0, 1], answers(ask(0, { secret: true }), ask(1, { secret: true })));
    expect(session.curtain).toBe(0);
    expect(session.ask).toBeNull();
    await session.takeDevice();
    expect(session.curtain).toBeNull();
    expect(session.ask?.seat).toBe(0);
    expect(session.faceDown).toBe(false);
    const next = answers(ask(0, { secret: true, answered: true }), ask(1, { secret: true }));
    table.pending = next;
    table.push(0, update(5, { pending: next }));
    await settled();
    expect(session.curtain).toBe(1);
    expect(session.viewer).toBe(0);
    expect(session.ask).toBeNull();
    await session.takeDevice();
    expect(session.viewer).toBe(1);
    expect(session.ask?.seat).toBe(1);
  });

  it('give the device back to one who changes a sealed answer, behind a curtain of its own', async () => {
    const both = (answered: boolean) => answers(ask(0, { secret: true, answered }), ask(1, { secret: true }));
    await start([0, 1], both(false));
    await session.takeDevice();
    expect(session.sealedSeats).toEqual([]);
    table.pending = both(true);
    table.push(0, update(5, { pending: table.pending }));
    table.n = 5;
    expect([session.curtain, session.sealedSeats]).toEqual([1, [0]]);
    await session.takeDevice();
    expect([session.ask?.seat, session.sealedSeats, session.goesOn]).toEqual([1, [0], null]);

    session.takeBackDevice(0);
    expect([session.curtain, session.ask, session.goesOn]).toEqual([0, null, 1]);
    session.passOn();
    expect(session.curtain).toBe(1);
    session.takeBackDevice(0);
    await session.takeDevice();
    expect([session.curtain, session.viewer, session.ask]).toEqual([null, 0, null]);
    expect(session.sealed?.seat).toBe(0);
    await session.retract();
    expect(table.asked('retract')[0]).toMatchObject({ ask: '0.0', seat: 0 });

    table.push(0, update(6, { pending: both(false) }));
    expect([session.curtain, session.ask?.seat, session.goesOn]).toEqual([null, 0, null]);
    table.push(0, update(7, { pending: both(true) }));
    expect(session.curtain).toBe(1);
  });

  it('give the device back to nobody whose answer is not sealed, or no longer', async () => {
    await start([0, 1], answers(ask(0, { secret: true }), ask(1, { secret: true })));
    session.takeBackDevice(1);
    expect(session.curtain).toBe(0);
    await session.takeDevice();
    table.push(
      0,
      update(5, { pending: answers(ask(0, { secret: true, answered: true }), ask(1, { secret: true })) }),
    );
    session.takeBackDevice(0);
    expect([session.curtain, session.goesOn]).toEqual([0, 1]);
    table.push(0, update(6, { pending: answers(ask(1, { secret: true })) }));
    expect([session.curtain, session.goesOn]).toEqual([1, null]);
  });

  it('draw it again once the table lay open in between', async () => {
    await start([0, 1], answers(ask(0, { secret: true })));
    await session.takeDevice();
    table.push(0, update(5, { pending: answers(ask(0)) }));
    expect(session.curtain).toBeNull();
    expect(session.faceDown).toBe(true);
    table.push(0, update(6, { pending: answers(ask(0, { secret: true })) }));
    expect(session.curtain).toBe(0);
  });

  it('answer offers for the seat that is asked', async () => {
    await start([0, 1], { ...answers(ask(0)), takeback: { by: 0, awaits: [1] } });
    await session.consent(true);
    expect(table.asked('consent')[0]).toMatchObject({ by: 1, agree: true });
  });

  it('take back for the seat of this screen that answered last', async () => {
    await start([0, 1], { ...answers(ask(0)), line: 2 });
    await session.choose('x');
    expect([session.viewer, session.line]).toEqual([0, 2]);
    await session.undo();
    table.pending = answers(ask(1));
    table.push(0, update(5, { pending: table.pending }));
    await settled();
    expect([session.viewer, session.line]).toEqual([1, undefined]);
    await session.undo();
    expect(table.asked('undo').map((message) => message['by'])).toEqual([0, 0]);
    await session.choose('y');
    expect(session.takesBack).toBe(1);
  });

  it('read in the log only what everybody may read, unless one took the device', async () => {
    const dealt = { id: 'dealt', args: { card: 'secret' } };
    const rolled = { id: 'rolled' };
    table = new Table();
    table.yours = [0, 1];
    table.log = [{ n: 3, seen: [1, 2], said: [dealt, rolled] }];
    table.public = [update(0, { said: [{ id: 'dealt' }, rolled] })];
    session = new MatchSession(table.transport, MATCH, 'key');
    await session.start();
    await settled();
    expect(session.faceDown).toBe(true);
    expect(session.log[0]?.said).toEqual([null, rolled]);
    table.public = [update(1, { said: [{ id: 'turn' }] })];
    table.push(0, update(5, { seen: [1], said: [{ id: 'turn' }] }));
    expect(session.log[1]?.said).toEqual([null]);
    await settled();
    expect(session.log[1]?.said).toEqual([{ id: 'turn' }]);
    expect(table.asked('updates')[1]).toMatchObject({ viewer: 'stand', since: 0 });
    table.pending = answers(ask(0, { secret: true }));
    table.push(0, update(6, { pending: table.pending }));
    await session.takeDevice();
    expect(session.log[0]?.said).toEqual([dealt, rolled]);
  });

  it('read on in the log when the hall was started again and counts fewer updates', async () => {
    const [first, rolled, turn] = [{ id: 'first' }, { id: 'rolled' }, { id: 'turn' }];
    table = new Table();
    table.yours = [0, 1];
    table.log = [{ n: 3, seen: [1], said: [first] }];
    table.public = [update(0, { said: [first] }), update(7), update(8)];
    session = new MatchSession(table.transport, MATCH, 'key');
    await session.start();
    await settled();
    table.transport.lose();
    table.log = [
      { n: 3, seen: [1], said: [first] },
      { n: 4, seen: [1], said: [rolled] },
    ];
    table.public = [update(0, { said: [first] }), update(1, { said: [rolled] })];
    table.transport.restore();
    await settled();
    expect(session.log.map((entry) => entry.said)).toEqual([[first], [rolled]]);
    expect(table.asked('updates').at(-1)).not.toHaveProperty('since');

    table.replies['updates'] = (message) =>
      message['since'] === undefined
        ? { type: 'updates', updates: [update(0, { said: [first, rolled, turn] })] }
        : { type: 'error', code: 'no_update', message: 'no such update yet' };
    table.push(0, update(5, { seen: [1], said: [turn] }));
    await settled();
    expect(session.log.map((entry) => entry.said)).toEqual([[first], [rolled], [turn]]);
  });

  it('have no curtain when only one is played here', async () => {
    await start([0], answers(ask(0, { secret: true })));
    expect(session.curtain).toBeNull();
    expect(session.ask?.seat).toBe(0);
    expect(session.faceDown).toBe(false);
  });
});
