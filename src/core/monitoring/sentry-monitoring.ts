import { inject, injectable } from 'tsyringe';
import { Settings } from '../settings/settings';
import { Random } from '../time/time';
import { watchUncaught } from './early-errors';
import type { MonitoredUser, Monitoring, MonitoringContext } from './monitoring';
import { MonitoringRuntime } from './monitoring-runtime';
import type { MonitoringClient } from './sentry-client';

/**
 * Most calls that are queued until the SDK has loaded. The first ones are kept, because they lead to the cause. A
 * longer queue would be useless: the SDK itself drops what exceeds 40 unsent events.
 */
export const MAX_WAITING = 30;

/**
 * Monitoring by Sentry, loaded after the first paint. Active only in production, with a DSN and when the session is
 * sampled; otherwise every call is dropped. "Session sample rate" is the share of page loads that are monitored at all,
 * "replay sample rate" the share of those that are recorded (spec 9: 100 and 20 percent).
 */
@injectable()
export class SentryMonitoring implements Monitoring {
  private client: MonitoringClient | undefined;
  private readonly waiting: ((client: MonitoringClient) => void)[] = [];
  private isOn: boolean;
  private isStarted = false;
  private readonly stopWatching: () => void;

  constructor(
    @inject(Settings) private readonly settings: Settings,
    @inject(MonitoringRuntime) private readonly runtime: MonitoringRuntime,
    @inject(Random) private readonly random: Random,
  ) {
    const { dsn, sessionSampleRate } = settings.monitoring;
    this.isOn = runtime.isProduction && dsn !== '' && this.isDrawn(sessionSampleRate);
    this.stopWatching = this.isOn ? watchUncaught((error) => this.error(error)) : () => {};
  }

  error(error: unknown, context: MonitoringContext = {}): void {
    this.report((client) => client.error(error, context));
  }

  action(name: string, context: MonitoringContext = {}): void {
    this.report((client) => client.action(name, context));
  }

  metric(name: string, value: number, context: MonitoringContext = {}): void {
    this.report((client) => client.metric(name, value, context));
  }

  setUser(user: MonitoredUser): void {
    this.report((client) => client.setUser(user));
  }

  start(): void {
    if (this.isStarted || !this.isOn) return;
    this.isStarted = true;
    this.runtime.whenIdle(() => void this.load());
  }

  private async load(): Promise<void> {
    const { dsn, environment, replaySampleRate } = this.settings.monitoring;
    const withReplay = this.isDrawn(replaySampleRate);
    try {
      this.client = await this.runtime.load({ dsn, environment, withReplay });
    } catch {
      // The chunk did not load or the DSN is invalid. Neither can be reported, and the cashier works without
      // monitoring.
      this.isOn = false;
    }
    this.stopWatching();
    for (const call of this.waiting.splice(0)) this.report(call);
  }

  private report(call: (client: MonitoringClient) => void): void {
    if (!this.isOn) return;
    if (!this.client) {
      if (this.waiting.length < MAX_WAITING) this.waiting.push(call);
      return;
    }
    try {
      call(this.client);
    } catch {
      // Reporting an error must not throw another one into the caller.
    }
  }

  private isDrawn(rate: number): boolean {
    return this.random.integer(10_000) < rate * 10_000;
  }
}
