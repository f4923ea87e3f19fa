/** The channel against a real gateway, with everything else in hand. */
import { expect, vi } from 'vitest';
import type { AppError } from '../errors/app-error';
import { FakeMonitoring } from '../monitoring/monitoring.fake';
import { OffsetServerClock } from '../time/server-clock';
import { SocketRealtime } from './socket-realtime';
import { testSession, testSettings } from './test-doubles.fake';
import { ManualClock } from '../time/clock.fake';
import { TestGateway } from './test-gateway.fake';
import { fakeHostBridge } from '../host-bridge/host-bridge.fake';
import { countingRandom } from '../time/random.fake';

export class Channel {
  readonly clock = new ManualClock();
  readonly host = fakeHostBridge();
  readonly monitoring = new FakeMonitoring();
  readonly serverClock = new OffsetServerClock(this.clock);
  private readonly opened: SocketRealtime[] = [];

  constructor(public gateway: TestGateway) {}

  /** One of its own to `url`, not connected yet. */
  realtime(session = testSession(), url = this.gateway.url): SocketRealtime {
    const settings = testSettings({ apiUrl: url });
    const { host, monitoring, clock, serverClock } = this;
    const realtime = new SocketRealtime(session, settings, host, monitoring, clock, countingRandom(), serverClock);
    this.opened.push(realtime);
    return realtime;
  }

  async connected(session = testSession()): Promise<SocketRealtime> {
    const realtime = this.realtime(session);
    await realtime.connect();
    return realtime;
  }

  async stop(): Promise<void> {
    for (const realtime of this.opened) realtime.close();
    await this.gateway.stop();
  }
}

export async function startChannel(): Promise<Channel> {
  return new Channel(await TestGateway.start());
}

/** The error that a promise is rejected with. */
export const rejection = (promise: Promise<unknown>): Promise<AppError> =>
  promise.then(
    () => expect.unreachable('was not rejected'),
    (error: AppError) => error,
  );

export const until = (check: () => void) => vi.waitFor(check, { timeout: 2000, interval: 2 });
