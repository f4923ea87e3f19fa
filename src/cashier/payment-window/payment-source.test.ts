import { fakeSettings } from '../../core/settings/settings.fake';
import { describe, expect, it } from 'vitest';
import { ManualClock } from '../../core/time/clock.fake';
import { FakeWindow } from '../test-kit/fake-browser';
import { sampleSession } from '../test-kit/samples';
import { memorySessionStore } from '../../core/storage/session-store.fake';
import type { SourceReply } from './pending-source';
import { PaymentFrame } from './payment-frame';
import { PaymentWindow } from './payment-window';
import { fakeHostBridge } from '../../core/host-bridge/host-bridge.fake';

const get: SourceReply = { source: 'https://acquirer.example/pay', method: 'GET', data: { ref: 'r1' } };
const post: SourceReply = { source: 'https://acquirer.example/3ds', method: 'POST', data: { PaReq: 'secret' } };

function setUp(isNative = false, appLinkSchemes: string[] = []) {
  const browser = new FakeWindow();
  const settings = fakeSettings({ apiUrl: 'https://gateway.example/api', appLinkSchemes });
  const session = sampleSession({}, { isNative });
  const edges = [
    fakeHostBridge(),
    new ManualClock(),
    settings,
    memorySessionStore(),
    new PaymentFrame(settings, browser.asWindow),
    { name: undefined },
  ] as const;
  const payment = new PaymentWindow(browser.asWindow, session, ...edges);
  return { browser, payment, opened: () => browser.opened.at(-1)! };
}

describe('the address that a reply names', () => {
  it('lets go of what could not be opened, says so, and forgets it with the next payment', () => {
    const { payment } = setUp();
    expect(() => payment.open(payment.reserve(true), { ...get, source: 'app://pay' })).toThrow();
    expect([payment.isUnusable, payment.pending]).toEqual([true, undefined]);
    payment.reserve(true);
    expect(payment.isUnusable).toBe(false);
  });

  it('takes an address without a host for one of the gateway’s', () => {
    const { payment, opened } = setUp();
    payment.open(payment.reserve(true), { ...get, source: '/pay' });
    expect(opened().visited).toEqual(['https://gateway.example/pay?ref=r1']);
  });

  it('opens an app whose scheme is allowed from this page, as often as the player wants, and leaves no empty tab', () => {
    const { payment, browser, opened } = setUp(false, ['mybank']);
    payment.open(payment.reserve(true), { ...get, source: 'mybank://pay' });
    expect([opened().closed, browser.assigned, payment.reason]).toEqual([true, ['mybank://pay?ref=r1'], 'outside']);
    payment.openPending();
    expect([browser.assigned.length, payment.reason]).toEqual([2, 'outside']);
    expect(() => payment.open(undefined, { ...post, source: 'mybank://pay' })).toThrow();
  });
});
