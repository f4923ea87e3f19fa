import type { InjectionToken } from 'tsyringe';
import type { MetricEvent } from '../../contract/metrics';

/** Product analytics: to the host (`onAnalyticsEvent`) and, in batches, to the gateway. Losing some is allowed. */
export interface Analytics {
  /** To the host at once. */
  event(name: string, params?: Readonly<Record<string, string | number | boolean>>): void;
  /** To the gateway with the next batch; the time is taken now. */
  metric(key: string, value: MetricEvent['value']): void;
  /** Sends what waits, when the channel is open. */
  flush(): void;
  dispose(): void;
}
export const Analytics: InjectionToken<Analytics> = Symbol('Analytics');
