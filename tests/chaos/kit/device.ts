/** One player's device: the cashier's own channel, attempts and statuses over a faulty connection. A reload keeps the storage. */
import { AttemptStore } from '../../../src/cashier/attempt/attempt-store';
import { TransactionStatusStore } from '../../../src/cashier/status/transaction-status-store';
import { WakeSignals } from '../../../src/cashier/status/wake-signals';
import { testApp } from '../../../src/cashier/test-kit/test-app';
import { ManualWake } from '../../../src/cashier/test-kit/manual-wake';
import { FakeMonitoring } from '../../../src/core/monitoring/monitoring.fake';
import { SocketNetworkState } from '../../../src/core/network/socket-network-state';
import { FakeNotifications } from '../../../src/core/notifications/notifications.fake';
import { SocketRealtime } from '../../../src/core/realtime/socket-realtime';
import { fakeSettings } from '../../../src/core/settings/settings.fake';
import { fakeLocale } from '../../../src/core/locale/locale.fake';
import { fakeSession } from '../../../src/core/session/session.fake';
import { OffsetServerClock } from '../../../src/core/time/server-clock';
import type { Clock } from '../../../src/core/time/time';
import { fakeHostBridge } from '../../../src/core/host-bridge/host-bridge.fake';
import { memorySessionStore } from '../../../src/core/storage/session-store.fake';
import { cryptoRandom } from '../../../src/core/time/crypto-random';

/** Real random ids, because many devices share one gateway; but fixed pauses between retries. */
const RANDOM = { ...cryptoRandom, integer: () => 0 };

export class Device {
  readonly host = fakeHostBridge();
  readonly storage = memorySessionStore();
  /** Triggered when the player returns to the page. */
  readonly wake = new ManualWake();
  realtime!: SocketRealtime;
  attempts!: AttemptStore;
  statuses!: TransactionStatusStore;
  private network!: SocketNetworkState;

  constructor(
    private readonly url: string,
    private readonly token: string,
    private readonly clock: Clock,
  ) {
    this.load();
  }

  /** Reloads the page, whatever it is doing. */
  reload(): void {
    this.close();
    this.load();
  }

  close(): void {
    this.network.dispose();
    this.attempts.dispose();
    this.statuses.dispose();
    this.realtime.close();
  }

  /** Resolves when the channel is open. */
  async online(): Promise<void> {
    while (this.realtime.state !== 'open') await new Promise((resolve) => setTimeout(resolve, 5));
  }

  private load(): void {
    const { clock, host } = this;
    const monitoring = new FakeMonitoring();
    const session = fakeSession({ token: this.token, country: 'de', currency: 'EUR' });
    const settings = fakeSettings({ apiUrl: this.url });
    const serverClock = new OffsetServerClock(clock);
    this.realtime = new SocketRealtime(session, settings, host, monitoring, clock, RANDOM, serverClock);
    const { get } = testApp({
      ...{ realtime: this.realtime, clock, random: RANDOM, storage: this.storage, host, session, settings },
      replace: (app) => app.registerInstance(WakeSignals, this.wake),
    });
    this.statuses = get(TransactionStatusStore);
    this.attempts = get(AttemptStore);
    const notifications = new FakeNotifications();
    const problem = { isBlocked: async () => false };
    this.network = new SocketNetworkState(
      this.realtime,
      notifications,
      fakeLocale({}),
      monitoring,
      clock,
      session,
      problem,
    );
    this.network.start();
  }
}
