/** A hidden cashier, and another player: nothing of one reaches the other. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ANNA, BEN, FakeFrame, settled } from './fake-frame.fixture';
import type { HostPayload } from './payload';
import type { CashierHandle } from './types';

let frame: FakeFrame;
let handle: CashierHandle;
beforeEach(() => void (frame = new FakeFrame()));
afterEach(() => {
  handle.destroy();
  vi.restoreAllMocks();
});

describe('a hidden cashier', () => {
  const { userId: _userId, ...unnamed } = ANNA;
  const { token: _token, ...withoutToken } = ANNA;
  const { token: _none, ...nobody } = unnamed;

  it.each<[string, HostPayload, HostPayload, boolean]>([
    ['one player, one token', ANNA, ANNA, true],
    ['one player, another token', ANNA, { ...ANNA, token: 'a2' }, true],
    ['one player, no token yet', withoutToken, withoutToken, true],
    ['one token, nobody named', unnamed, unnamed, true],
    ['another player, another token', ANNA, { ...ANNA, ...BEN }, false],
    ['another player, one token', ANNA, { ...ANNA, userId: 'ben' }, false],
    ['a name that is no more', ANNA, unnamed, false],
    ['a name that is no more, another token', ANNA, { ...unnamed, token: 'b1' }, false],
    ['a name that is new', unnamed, ANNA, false],
    ['a name that is new, another token', unnamed, { ...ANNA, token: 'b1' }, false],
    ['nobody named, another token', unnamed, { ...unnamed, token: 'b1' }, false],
    ['nobody named, a token that is new', nobody, unnamed, false],
    ['nobody named, a token that is no more', unnamed, nobody, false],
    ['nobody named and no token', nobody, nobody, false],
    ['other data of the player', ANNA, { ...ANNA, user: { name: 'Ben' } }, false],
  ])('and %s', async (_, hidden, wanted, isShown) => {
    frame.preload(hidden, { requestToken: () => 'from the page' });
    const [hiddenFrame] = frame.container.children;
    frame.say('Loaded');
    handle = frame.mount(wanted);
    frame.say('Loaded');
    expect(frame.container.children).toHaveLength(1);
    expect(handle.iframe === hiddenFrame).toBe(isShown);
    if (isShown) return;
    expect(frame.current.sent).toHaveLength(1);
    const { host: _host, schema: _schema, xOrigin: _xOrigin, ...data } = frame.payload!;
    expect(data).toEqual(wanted);
  });

  it.each([
    ['the word before a payment', { beforePayment: () => true }],
    ['a redirect', { redirect: 'auto' as const }],
  ])('that was not told of %s is not shown by a mount that has it', (_, option) => {
    frame.preload(ANNA);
    const [hiddenFrame] = frame.container.children;
    frame.say('Loaded');
    handle = frame.mount(ANNA, option);
    expect(handle.iframe).not.toBe(hiddenFrame);
    handle.destroy();
    frame.preload(ANNA, option);
    const [iframe] = frame.container.children;
    frame.say('Loaded');
    handle = frame.mount(ANNA, option);
    expect(handle.iframe).toBe(iframe);
  });

  it('gives no other player a token that was asked for while it was hidden', async () => {
    const requestToken = () => 'a2';
    const signedIn = { currency: 'EUR', lang: 'de' };
    frame.preload(signedIn, { requestToken });
    frame.say('Loaded');
    frame.say('onTokenExpired');
    await vi.waitFor(() => expect(frame.payload).toMatchObject({ token: 'a2' }));
    handle = frame.mount(signedIn, { requestToken: () => 'b1' });
    frame.say('Loaded');
    expect(frame.payload).not.toHaveProperty('token');
  });

  it('tells of a start that has failed, unless it was given no data', async () => {
    for (const given of [ANNA, undefined]) {
      const heard = vi.fn();
      frame.preload(given);
      frame.say('onInitError');
      handle = frame.mount(ANNA);
      handle.on('onInitError', heard);
      await settled();
      expect(heard).toHaveBeenCalledTimes(given ? 1 : 0);
      handle.destroy();
    }
  });

  it('tells nothing of what it held of the first player', async () => {
    const heard: string[] = [];
    frame.preload(ANNA);
    frame.say('Loaded');
    frame.say('FullLoaded');
    handle = frame.mount(ANNA);
    for (const name of ['Loaded', 'FullLoaded'] as const) handle.on(name, ({ messageType }) => heard.push(messageType));
    handle.update(BEN);
    await settled();
    expect(heard).toEqual([]);
    frame.say('Loaded');
    expect(heard).toEqual(['Loaded']);
  });

  it('tells no more of it once a listener has brought another player', async () => {
    const heard: string[] = [];
    frame.preload(ANNA);
    frame.say('Loaded');
    frame.say('FullLoaded');
    handle = frame.mount(ANNA);
    handle.on('Loaded', () => handle.update(BEN));
    handle.on('FullLoaded', ({ messageType }) => heard.push(messageType));
    await settled();
    expect(frame.documents).toHaveLength(2);
    expect(heard).toEqual([]);
  });
});
