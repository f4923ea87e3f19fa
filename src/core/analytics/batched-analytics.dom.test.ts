import { expect, it } from 'vitest';
import { FakeRealtime } from '../realtime/realtime.fake';
import { fakeSession } from '../session/session.fake';
import { ManualClock } from '../time/clock.fake';
import { BatchedAnalytics } from './batched-analytics';
import { fakeHostBridge } from '../host-bridge/host-bridge.fake';

it('sends what waits when the page is hidden or left', () => {
  const realtime = new FakeRealtime();
  const analytics = new BatchedAnalytics(fakeHostBridge(), realtime, new ManualClock(), fakeSession());
  analytics.metric('a', 1);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(realtime.sent).toHaveLength(0);
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
  expect(realtime.sent).toHaveLength(1);
  analytics.metric('b', 2);
  window.dispatchEvent(new Event('pagehide'));
  expect(realtime.sent).toHaveLength(2);
  analytics.dispose();
  analytics.metric('c', 3);
  window.dispatchEvent(new Event('pagehide'));
  expect(realtime.sent).toHaveLength(2);
});
