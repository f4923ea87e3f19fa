import { describe, expect, it } from 'vitest';
import { ManualClock } from '../time/clock.fake';
import { openHostChannel, type HostChannelOptions } from './host-channel';
import { fakeHostWindow, HOST_ORIGIN, type FakeHostWindow } from './host-window.fake';

const PAYLOAD = { token: 'secret', currency: 'INR', paymentGeo: 'IN', lang: 'en-IN' };
const LOADED = JSON.stringify({ type: 'loaded', payload: PAYLOAD });
const VERSION_MESSAGE = { messageType: 'Loaded', version: 'v1.0.230' };

function open(window: FakeHostWindow, options: Partial<HostChannelOptions> = {}) {
  return openHostChannel({ window, hostOrigins: [], clock: new ManualClock(), ...options });
}

describe('native views', () => {
  it.each([['ios'], ['android']] as const)('%s gets each message at once by its bridge', async (kind) => {
    const window = fakeHostWindow(kind);
    const channel = open(window);
    channel.send({ messageType: 'FullLoaded' });
    expect(channel.carrier).toBe(kind);
    expect(window.sent).toEqual([
      { message: VERSION_MESSAGE, target: '' },
      { message: { messageType: 'FullLoaded' }, target: '' },
    ]);
  });

  it('iOS comes before Android', () => {
    const window = { ...fakeHostWindow('ios'), billingBridge: { nativePostMessage: () => {} } };
    expect(openHostChannel({ window, hostOrigins: [], clock: new ManualClock() }).carrier).toBe('ios');
  });

  it.each([
    ['an object', PAYLOAD],
    ['JSON', JSON.stringify(PAYLOAD)],
  ])('finds its data in the window as %s, at the next look 10 ms later', async (_name, data) => {
    const window = fakeHostWindow('android');
    const clock = new ManualClock();
    const channel = open(window, { clock });
    clock.advance(4000);
    window.billingUserData = data;
    clock.advance(10);
    expect((await channel.loaded).payload).toMatchObject(PAYLOAD);
    expect(clock.pending).toBe(0);
  });

  it('finds data that is there from the start without waiting', async () => {
    const window = fakeHostWindow('ios');
    window.billingUserData = PAYLOAD;
    const clock = new ManualClock();
    expect((await open(window, { clock }).loaded).payload.token).toBe('secret');
    expect(clock.pending).toBe(0);
  });

  it.each([null, ''])('goes on looking while its data is %j', async (data) => {
    const window = fakeHostWindow('ios');
    window.billingUserData = data;
    const clock = new ManualClock();
    const channel = open(window, { clock });
    clock.advance(20);
    window.billingUserData = PAYLOAD;
    clock.advance(10);
    expect((await channel.loaded).payload.token).toBe('secret');
  });

  it('looks no more once it is closed', () => {
    const clock = new ManualClock();
    open(fakeHostWindow('ios'), { clock }).close();
    expect(clock.pending).toBe(0);
  });

  it.each([['ios'], ['top']] as const)('%s is not told that its page is not listed', (kind) => {
    const page = { referrer: 'https://evil.example/page' };
    const window = Object.assign(fakeHostWindow(kind), { document: page });
    open(window, { hostOrigins: [HOST_ORIGIN] });
    expect(window.sent.map(({ message }) => message)).toEqual([VERSION_MESSAGE]);
  });

  it.each([['ios'], ['android'], ['top']] as const)('%s gives up after 5 s', async (kind) => {
    const window = fakeHostWindow(kind);
    const clock = new ManualClock();
    const channel = open(window, { clock });
    clock.advance(4999);
    expect(clock.pending).toBe(1);
    clock.advance(1);
    await expect(channel.loaded).rejects.toThrow("Can't find a property in window");
    expect(clock.pending).toBe(0);
  });

  it('takes loaded from a script that was put into its own window, and stops looking', async () => {
    const window = fakeHostWindow('android');
    const clock = new ManualClock();
    const channel = open(window, { clock, hostOrigins: ['https://only-frames.example'] });
    window.receive(LOADED, { source: window, origin: 'null' });
    expect((await channel.loaded).payload.token).toBe('secret');
    expect(clock.pending).toBe(0);
  });

  it('a page in a frame takes no data from its window, where native views alone put it', async () => {
    const window = fakeHostWindow('framed');
    window.billingUserData = { token: 'planted' };
    const clock = new ManualClock();
    const channel = open(window, { clock });
    clock.advance(60_000);
    window.receive(LOADED);
    expect((await channel.loaded).payload.token).toBe('secret');
  });

  it('a view of iOS without the app’s handler has its parent for a host', () => {
    const window = Object.assign(fakeHostWindow('framed'), { webkit: {} });
    expect(open(window).carrier).toBe('parent');
  });

  it('in a frame of a native view goes on waiting for its parent', async () => {
    const window = fakeHostWindow('android-frame');
    const clock = new ManualClock();
    const channel = open(window, { clock });
    clock.advance(60_000);
    window.receive(LOADED);
    expect((await channel.loaded).payload.token).toBe('secret');
  });
});
