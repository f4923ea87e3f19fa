/** Connects the real channel to a real test gateway; everything else is a fake. */
import { expect, vi } from 'vitest';
import type { AppError } from '../errors/app-error';
import * as v from 'valibot';
import { LoadedPayload } from '../../contract/host';
import { FakeMonitoring } from '../monitoring/monitoring.fake';
import { OffsetServerClock } from '../time/server-clock';
import { SocketRealtime } from './socket-realtime';
import { ManualClock } from '../time/clock.fake';
import { TestGateway } from './test-gateway.fake';
import { fakeSession } from '../session/session.fake';
import type { SessionData } from '../session/session';
import { fakeSettings } from '../settings/settings.fake';
import { fakeHostBridge } from '../host-bridge/host-bridge.fake';
import { countingRandom } from '../time/random.fake';

/** A player in Brazil, on the page of a brand. */
export const playerSession = (overrides: Partial<SessionData> = {}) =>
  fakeSession({
    payload: v.parse(LoadedPayload, { xOrigin: 'https://brand.example' }),
    token: 'token-1',
    country: 'br',
    currency: 'BRL',
    lang: 'pt-BR',
    ...overrides,
  });

export class Channel {
  readonly clock = new ManualClock();
  readonly host = fakeHostBridge();
  readonly monitoring = new FakeMonitoring();
  readonly serverClock = new OffsetServerClock(this.clock);
  private readonly opened: SocketRealtime[] = [];

  constructor(public gateway: TestGateway) {}

  /** Creates a channel to `url` that is not connected yet. */
  realtime(session = playerSession(), url = this.gateway.url): SocketRealtime {
    const settings = fakeSettings({ apiUrl: url });
    const { host, monitoring, clock, serverClock } = this;
    const realtime = new SocketRealtime(session, settings, host, monitoring, clock, countingRandom(), serverClock);
    this.opened.push(realtime);
    return realtime;
  }

  async connected(session = playerSession()): Promise<SocketRealtime> {
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

/** Resolves with the error that the promise rejects with. */
export const rejection = (promise: Promise<unknown>): Promise<AppError> =>
  promise.then(
    () => expect.unreachable('was not rejected'),
    (error: AppError) => error,
  );

export const until = (check: () => void) => vi.waitFor(check, { timeout: 2000, interval: 2 });
