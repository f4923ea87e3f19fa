import type { InjectionToken } from 'tsyringe';
import type { MetricEvent } from '../../contract/metrics';

/**
 * Product analytics: events go to the host (`onAnalyticsEvent`), metrics in batches to the gateway. Some may be lost.
 */
export interface Analytics {
  /** Sends an event to the host at once. */
  event(name: string, params?: Readonly<Record<string, unknown>>): void;
  /** Sends a metric to the gateway with the next batch; its timestamp is the time of this call. */
  metric(key: string, value: MetricEvent['value']): void;
  /** Sends the waiting metrics, if the channel is open. */
  flush(): void;
  dispose(): void;
}
export const Analytics: InjectionToken<Analytics> = Symbol('Analytics');
