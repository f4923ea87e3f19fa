import { describe, expect, it } from 'vitest';
import type { IncomingMessage } from '../../contract/host';
import { ManualClock } from '../time/clock.fake';
import { openHostChannel, sendInitError, type HostChannelOptions } from './host-channel';
import { fakeHostWindow, HOST_ORIGIN, type FakeHostWindow } from './host-window.fake';

const PAYLOAD = { token: 'secret', currency: 'INR', paymentGeo: 'IN', lang: 'en-IN' };
const LOADED = JSON.stringify({ type: 'loaded', payload: PAYLOAD });
const VERSION_MESSAGE = { messageType: 'Loaded', version: 'v1.0.230' };

function open(window: FakeHostWindow, options: Partial<HostChannelOptions> = {}) {
  return openHostChannel({ window, hostOrigins: [], clock: new ManualClock(), ...options });
}
const ticks = () => new Promise((resolve) => setTimeout(resolve));

describe('handshake in an iframe', () => {
  it('says Loaded to anybody as soon as it listens', () => {
    const window = fakeHostWindow();
    let wasListening = false;
    window.parent!.postMessage = () => void (wasListening = window.listenerCount === 1);
    open(window);
    expect(wasListening).toBe(true);
    const other = fakeHostWindow();
    open(other);
    expect(other.sent).toEqual([{ message: VERSION_MESSAGE, target: '*' }]);
  });

  it.each([
    ['JSON', LOADED],
    ['an object', JSON.parse(LOADED)],
  ])('takes loaded as %s', async (_name, data) => {
    const window = fakeHostWindow();
    const channel = open(window);
    window.receive(data);
    const { payload, problems } = await channel.loaded;
    expect(payload).toMatchObject({ ...PAYLOAD, closingButton: true, bonusList: [] });
    expect(problems).toEqual([]);
  });

  it('holds everything else back until the host has answered, then sends it in order to that origin only', async () => {
    const window = fakeHostWindow();
    const channel = open(window);
    channel.send({ messageType: 'FullLoaded' });
    channel.send({ messageType: 'onClose' });
    sendInitError(channel, new Error('no storage'));
    expect(window.sent.slice(1)).toEqual([
      { message: { messageType: 'onInitError', message: 'no storage' }, target: '*' },
    ]);
    window.receive(LOADED);
    channel.send({ messageType: 'onTokenExpired' });
    sendInitError(channel, 'not even an error');
    expect(window.sent.slice(2)).toEqual([
      { message: { messageType: 'FullLoaded' }, target: HOST_ORIGIN },
      { message: { messageType: 'onClose' }, target: HOST_ORIGIN },
      { message: { messageType: 'onTokenExpired' }, target: HOST_ORIGIN },
      { message: { messageType: 'onInitError', message: 'Unknown error' }, target: HOST_ORIGIN },
    ]);
  });

  it('waits for as long as the host takes', async () => {
    const window = fakeHostWindow();
    const clock = new ManualClock();
    const channel = open(window, { clock });
    clock.advance(600_000);
    window.receive(LOADED);
    expect((await channel.loaded).payload.currency).toBe('INR');
  });

  it('answers a host without address (a page from disk) by *, since no other can be its parent', () => {
    const window = fakeHostWindow();
    const channel = open(window);
    window.receive(LOADED, { origin: 'null' });
    channel.send({ messageType: 'FullLoaded' });
    expect(window.sent.at(-1)).toEqual({ message: { messageType: 'FullLoaded' }, target: '*' });
  });

  it.each([
    ['http://localhost:8080', 'http://localhost:8080'],
    ['app-https://localhost', '*'],
  ])('answers a host at %s by %s', (origin, target) => {
    const window = fakeHostWindow();
    const channel = open(window);
    window.receive(LOADED, { origin });
    channel.send({ messageType: 'FullLoaded' });
    expect(window.sent.at(-1)).toMatchObject({ target });
  });

  it('hears a script of the page itself as well', async () => {
    const window = fakeHostWindow();
    const channel = open(window);
    window.receive(LOADED, { source: window });
    expect((await channel.loaded).payload.token).toBe('secret');
  });

  it('never throws: neither a broken carrier nor a message that JSON cannot hold', () => {
    const window = fakeHostWindow();
    window.parent!.postMessage = () => {
      throw new Error('detached');
    };
    const channel = open(window);
    window.receive(LOADED);
    channel.send({ messageType: 'FullLoaded' });
    channel.send({ messageType: 'onAnalyticsEvent', name: 'x', params: { big: 1n } });
    expect(window.sent).toEqual([]);
  });

  it('stops listening when closed', () => {
    const window = fakeHostWindow();
    open(window).close();
    expect(window.listenerCount).toBe(0);
  });
});

describe('messages after loaded', () => {
  const received = (channel: ReturnType<typeof open>) => {
    const seen: IncomingMessage[] = [];
    for (const type of ['loaded', 'bonus-list-updated', 'onGoBack', 'onSwipeBack'] as const)
      channel.on(type, (message) => seen.push(message));
    return seen;
  };

  it('come to those who listen, also when they came before', async () => {
    const window = fakeHostWindow();
    const channel = open(window);
    window.receive(LOADED);
    window.receive('{"type":"bonus-list-updated","payload":{"bonusList":[{"id":1,"type":"deposit"},{"broken":true}]}}');
    const seen = received(channel);
    window.receive({ type: 'onGoBack' });
    window.receive('{"type":"onSwipeBack"}');
    window.receive({ type: 'loaded', payload: { token: 'fresh' } });
    await ticks();
    expect(seen).toEqual([
      { type: 'bonus-list-updated', payload: { bonusList: [{ id: '1', type: 'deposit', depositRequired: false }] } },
      { type: 'onGoBack' },
      { type: 'onSwipeBack' },
      { type: 'loaded', payload: { token: 'fresh' } },
    ]);
  });

  it('come all of them, in their order: one may say the language, the next the theme', async () => {
    const window = fakeHostWindow();
    const channel = open(window);
    window.receive(LOADED);
    const payloads = [{ lang: 'pt-BR' }, { theme: 'dark' }, { currency: 'BRL' }];
    for (const payload of payloads) window.receive({ type: 'loaded', payload });
    const seen = received(channel);
    await ticks();
    expect(seen).toEqual(payloads.map((payload) => ({ type: 'loaded', payload })));
  });

  it('are ignored before it', async () => {
    const window = fakeHostWindow();
    const channel = open(window);
    const seen = received(channel);
    window.receive({ type: 'onGoBack' });
    window.receive(LOADED);
    await ticks();
    expect(seen).toEqual([]);
  });

  it('stop when no longer wanted', async () => {
    const window = fakeHostWindow();
    const channel = open(window);
    window.receive(LOADED);
    let calls = 0;
    const stop = channel.on('onGoBack', () => calls++);
    window.receive({ type: 'onGoBack' });
    await ticks();
    stop();
    window.receive({ type: 'onGoBack' });
    await ticks();
    expect(calls).toBe(1);
  });
});

describe('a page that nobody embeds', () => {
  it('does not take its own messages for those of a host', async () => {
    const window = fakeHostWindow('top');
    const clock = new ManualClock();
    const channel = open(window, { clock });
    for (const { message } of [...window.sent]) window.receive(JSON.stringify(message), { source: window });
    window.receive({ messageType: 'Loaded', type: 'loaded', payload: PAYLOAD }, { source: window });
    clock.advance(5000);
    await expect(channel.loaded).rejects.toThrow();
    expect(window.sent).toHaveLength(1);
  });
});
