import { expect, it, vi } from 'vitest';
import { AppError } from '../errors/app-error';
import { FakeMonitoring } from '../monitoring/monitoring.fake';
import { FakeNotifications } from '../notifications/notifications.fake';
import { FakeRealtime } from '../realtime/realtime.fake';
import { fakeLocale } from '../locale/locale.fake';
import { ManualClock } from '../time/clock.fake';
import { SocketNetworkState } from './socket-network-state';
import { playerSession } from '../realtime/channel.fake';

const passing = (type: 'pagehide' | 'pageshow', persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event(type), { persisted }));

it('closes when the browser keeps the page, and opens at once when it is shown again, without a word of it', async () => {
  const realtime = new FakeRealtime();
  const clock = new ManualClock();
  const notifications = new FakeNotifications();
  const network = new SocketNetworkState(
    realtime,
    notifications,
    fakeLocale({}),
    new FakeMonitoring(),
    clock,
    playerSession(),
    { isBlocked: async () => false },
  );
  network.start();
  // `pagehide` of a page that is being discarded and the first `pageshow` change nothing.
  passing('pagehide', false);
  passing('pageshow', false);
  expect([realtime.state, realtime.connectCalls]).toEqual(['open', 0]);

  passing('pagehide', true);
  expect([realtime.state, network.isOffline, clock.pending]).toEqual(['closed', false, 0]);
  passing('pageshow', true);
  await Promise.resolve();
  expect([realtime.state, network.isOffline, notifications.list]).toEqual(['open', false, []]);

  passing('pagehide', true);
  realtime.connectError = new AppError('down', { code: 'socket.connectionFailed' });
  passing('pageshow', true);
  await vi.waitFor(() => expect(network.isOffline).toBe(true));
  expect(clock.pending).toBe(1);
  network.dispose();
});

it('tries at once when the system says it is online or the page is seen again, and no more after dispose', async () => {
  const realtime = new FakeRealtime();
  realtime.close();
  realtime.connectError = new AppError('down', { code: 'socket.connectionFailed' });
  const monitoring = new FakeMonitoring();
  const network = new SocketNetworkState(
    realtime,
    new FakeNotifications(),
    fakeLocale({}),
    monitoring,
    new ManualClock(),
    playerSession(),
    { isBlocked: async () => false },
  );
  network.start();
  await Promise.resolve();
  expect(realtime.connectCalls).toBe(1);
  window.dispatchEvent(new Event('online'));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(realtime.connectCalls).toBe(3);
  network.dispose();
  window.dispatchEvent(new Event('online'));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(realtime.connectCalls).toBe(3);
});
