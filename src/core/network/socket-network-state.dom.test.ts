import { expect, it } from 'vitest';
import { AppError } from '../errors/app-error';
import { FakeMonitoring } from '../monitoring/monitoring.fake';
import { FakeNotifications } from '../notifications/notifications.fake';
import { FakeRealtime } from '../realtime/realtime.fake';
import { HandClock, testLocale } from '../realtime/test-doubles.fake';
import { SocketNetworkState } from './socket-network-state';

it('tries at once when the system says it is online, and no more after dispose', async () => {
  const realtime = new FakeRealtime();
  realtime.close();
  realtime.connectError = new AppError('down', { code: 'socket.connectionFailed' });
  const monitoring = new FakeMonitoring();
  const network = new SocketNetworkState(
    realtime,
    new FakeNotifications(),
    testLocale({}),
    monitoring,
    new HandClock(),
  );
  network.start();
  await Promise.resolve();
  expect(realtime.connectCalls).toBe(1);
  window.dispatchEvent(new Event('online'));
  expect(realtime.connectCalls).toBe(2);
  network.dispose();
  window.dispatchEvent(new Event('online'));
  expect(realtime.connectCalls).toBe(2);
});
