/** An open cashier, and another player: nothing of one reaches the other. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ANNA, BEN, FakeFrame, settled } from './fake-frame.fixture';
import type { CashierHandle } from './types';

let frame: FakeFrame;
let handle: CashierHandle;
beforeEach(() => void (frame = new FakeFrame()));
afterEach(() => {
  handle.destroy();
  vi.restoreAllMocks();
});

describe('an update that names another player', () => {
  it('loads the document anew in the same frame, and sends nothing of the first one’s', () => {
    handle = frame.mount(ANNA);
    const { iframe } = handle;
    frame.say('Loaded');
    handle.update(BEN);
    expect(frame.documents).toHaveLength(2);
    expect([...frame.container.children]).toEqual([iframe]);
    frame.say('Loaded');
    expect(frame.documents[0]!.sent).toHaveLength(1);
    expect(frame.documents[1]!.sent).toHaveLength(1);
    const page = { currency: 'EUR', paymentGeo: 'DE', lang: 'de', theme: 'dark' };
    const { host, origin } = location;
    expect(frame.payload).toEqual({ ...page, ...BEN, schema: 'http', host, xOrigin: origin });
  });

  it('drops where the first one was to be led and what was to be told of them', () => {
    handle = frame.mount(ANNA);
    handle.open({ method: 'a-method' });
    handle.updateBonuses([{ id: 'a', type: 'deposit', depositRequired: false }]);
    handle.update(BEN);
    frame.say('Loaded');
    expect(frame.documents[1]!.sent.map(({ type }) => type)).toEqual(['loaded']);
    expect(frame.payload).not.toHaveProperty('bonusList');
  });

  it('keeps what is asked for the new one before their document has loaded', () => {
    handle = frame.mount(ANNA);
    frame.say('Loaded');
    handle.update(BEN);
    handle.open({ method: 'b-method' });
    frame.say('Loaded');
    expect(frame.documents[1]!.sent[1]).toEqual({ type: 'open', payload: { method: 'b-method' } });
  });

  it('has no listener hear the first one’s document any more, nor its token renewed', async () => {
    const heard = vi.fn();
    const requestToken = vi.fn(() => 'b2');
    handle = frame.mount(ANNA, { requestToken });
    handle.on('onTokenExpired', heard);
    frame.say('Loaded');
    handle.update(BEN);
    for (const type of ['onTokenExpired', 'Loaded']) frame.say(type, frame.documents[0]);
    await settled();
    expect(heard).not.toHaveBeenCalled();
    expect(requestToken).not.toHaveBeenCalled();
    expect(frame.documents[1]!.sent).toEqual([]);
    frame.say('Loaded');
    frame.say('onTokenExpired');
    await vi.waitFor(() => expect(frame.payload).toMatchObject({ userId: 'ben', token: 'b2' }));
    expect(heard).toHaveBeenCalledOnce();
  });

  it('does not use a token that was asked for the first one, and asks for the new one at once', async () => {
    const answers: ((token: string) => void)[] = [];
    handle = frame.mount(ANNA, { requestToken: () => new Promise((answer) => void answers.push(answer)) });
    frame.say('Loaded');
    frame.say('onTokenExpired');
    await vi.waitFor(() => expect(answers).toHaveLength(1));
    handle.update(BEN);
    frame.say('Loaded');
    frame.say('onTokenExpired');
    await vi.waitFor(() => expect(answers).toHaveLength(2));
    answers[0]!('a2');
    await settled();
    expect(frame.payload).toMatchObject(BEN);
    answers[1]!('b2');
    await settled();
    expect(frame.payload).toMatchObject({ userId: 'ben', token: 'b2' });
    expect(frame.documents[1]!.sent.map(({ payload }) => payload?.token)).toEqual(['b1', 'b2']);
  });

  it('sends nothing without a token of theirs: it is asked for, and reported where there is no way to', async () => {
    handle = frame.mount(ANNA, { requestToken: () => 'b2' });
    frame.say('Loaded');
    handle.update({ userId: 'ben' });
    frame.say('Loaded');
    expect(frame.documents[1]!.sent).toEqual([]);
    await vi.waitFor(() => expect(frame.payload).toMatchObject({ userId: 'ben', token: 'b2' }));

    handle.destroy();
    handle = frame.mount(ANNA);
    frame.say('Loaded');
    handle.update({ userId: 'ben' });
    handle.update({ lang: 'pt' });
    frame.say('Loaded');
    await vi.waitFor(() => expect(frame.reported).toEqual(['token_rejected']));
    expect(frame.current.sent).toEqual([]);
    handle.setToken('b1');
    expect(frame.payload).toMatchObject({ ...BEN, lang: 'pt' });
  });

  it('does nothing after destroy', async () => {
    const requestToken = vi.fn(() => 'b1');
    handle = frame.mount(ANNA, { requestToken });
    handle.destroy();
    handle.update({ userId: 'ben' });
    await settled();
    expect(frame.container.children).toHaveLength(0);
    expect(requestToken).not.toHaveBeenCalled();
  });
});

it('the same player’s renewal keeps the document and all that was said', () => {
  handle = frame.mount(ANNA);
  frame.say('Loaded');
  handle.update({ ...BEN, userId: 'anna' });
  handle.setToken('a3');
  // As in the cashier, empty ones take nothing back.
  handle.update({ userId: '', token: '' });
  expect(frame.documents).toHaveLength(1);
  expect(frame.payload).toMatchObject({ ...ANNA, token: 'a3' });
});

it('a token that the page gives takes the place of one that was asked for before', async () => {
  let answer!: (token: string) => void;
  handle = frame.mount(ANNA, { requestToken: () => new Promise((resolve) => void (answer = resolve)) });
  frame.say('Loaded');
  frame.say('onTokenExpired');
  await vi.waitFor(() => expect(answer).toBeDefined());
  handle.setToken('a3');
  answer('a2');
  await settled();
  expect(frame.payload).toMatchObject({ token: 'a3' });
});
