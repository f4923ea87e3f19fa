import { inject, injectable } from 'tsyringe';
import type { MetricEvent } from '../../contract/metrics';
import { HostBridge } from '../host-bridge/host-bridge';
import { Realtime } from '../realtime/realtime';
import { Session } from '../session/session';
import { Clock } from '../time/time';
import type { Analytics } from './analytics';

/** Milliseconds that the first metric of a batch waits before the batch is sent. */
export const FLUSH_AFTER_MS = 5000;
/** Number of metrics at which a batch is sent at once. */
export const BATCH_SIZE = 20;
/** Most metrics that wait while the channel is down; older ones are dropped first. */
export const MAX_WAITING = 200;

/**
 * Events go to the host, metrics to the gateway; neither is derived from the other. A batch that fails is not sent
 * again, since it may have arrived: losing some metrics is better than counting them twice.
 */
@injectable()
export class BatchedAnalytics implements Analytics {
  /** Metrics that never reached the gateway, or may not have. */
  dropped = 0;

  private waiting: MetricEvent[] = [];
  private stopTimer: (() => void) | undefined;
  private readonly stops: (() => void)[] = [];

  constructor(
    @inject(HostBridge) private readonly host: HostBridge,
    @inject(Realtime) private readonly realtime: Realtime,
    @inject(Clock) private readonly clock: Clock,
    @inject(Session) private readonly session: Pick<Session, 'experiments'>,
  ) {
    this.stops.push(this.realtime.onConnect(() => this.flush()));
    if (typeof window === 'undefined') return;
    const flush = () => this.flush();
    const flushWhenHidden = () => document.visibilityState === 'hidden' && this.flush();
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flushWhenHidden);
    this.stops.push(
      () => window.removeEventListener('pagehide', flush),
      () => document.removeEventListener('visibilitychange', flushWhenHidden),
    );
  }

  event(name: string, params: Readonly<Record<string, unknown>> = {}): void {
    const experiments = { ...this.session.experiments };
    const tried = Object.keys(experiments).length > 0 ? { experiments } : {};
    this.host.send({ messageType: 'onAnalyticsEvent', name, params: { ...params, ...tried } });
  }

  metric(key: string, value: MetricEvent['value']): void {
    this.waiting.push({ key, timestamp: this.clock.now(), value });
    if (this.waiting.length > MAX_WAITING) {
      this.waiting.shift();
      this.dropped += 1;
    }
    if (this.waiting.length >= BATCH_SIZE) this.flush();
    else this.stopTimer ??= this.clock.after(FLUSH_AFTER_MS, () => this.flush());
  }

  flush(): void {
    this.stopTimer?.();
    this.stopTimer = undefined;
    // While the channel is down the metrics wait; its next connect sends them.
    if (this.waiting.length === 0 || this.realtime.state !== 'open') return;
    const events = this.waiting;
    this.waiting = [];
    this.realtime.request('METRIC_EVENTS_HANDLER:events', { events }).catch(() => {
      this.dropped += events.length;
    });
  }

  dispose(): void {
    this.flush();
    for (const stop of this.stops.splice(0)) stop();
  }
}
