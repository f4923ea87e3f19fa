import { observable, runInAction } from 'mobx';
import { fakeHostBridge } from '../../core/host-bridge/host-bridge.fake';
import { fakeSettings } from '../../core/settings/settings.fake';
import { memorySessionStore } from '../../core/storage/session-store.fake';
import { ManualClock } from '../../core/time/clock.fake';
import { FakeWindow } from '../test-kit/fake-browser';
import { sampleSession } from '../test-kit/samples';
import { PaymentFrame } from './payment-frame';
import { PaymentWindow } from './payment-window';
import type { SourceReply } from './pending-source';

export const GET_URL = 'https://acquirer.example/pay?ref=r1';
export const get: SourceReply = { source: 'https://acquirer.example/pay', method: 'GET', data: { ref: 'r1' } };
export const post: SourceReply = { source: 'https://acquirer.example/3ds', method: 'POST', data: { PaReq: 'secret' } };

export function setUp(
  isNative = false,
  payload: Record<string, unknown> = {},
  storage = memorySessionStore(),
  frameOrigins: string[] = [],
) {
  const browser = new FakeWindow();
  const host = fakeHostBridge();
  const clock = new ManualClock();
  const settings = fakeSettings({ frameOrigins });
  const frame = new PaymentFrame(settings, browser.asWindow);
  const session = sampleSession(payload, { isNative });
  const transaction = observable({ name: 'deposit.d1' });
  const payment = new PaymentWindow(browser.asWindow, session, host, clock, settings, storage, frame, transaction);
  /** The page of this payment is shown. */
  const show = (name: string) => runInAction(() => (transaction.name = name));
  const opened = () => browser.opened.at(-1)!;
  return { browser, host, clock, payment, opened, frame, show };
}
