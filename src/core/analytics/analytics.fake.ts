import type { MetricEvent } from '../../contract/metrics';
import type { Analytics } from './analytics';

/** Remembers what it was given. */
export class FakeAnalytics implements Analytics {
  readonly events: { name: string; params: Readonly<Record<string, unknown>> }[] = [];
  readonly metrics: { key: string; value: MetricEvent['value'] }[] = [];

  event(name: string, params: Readonly<Record<string, unknown>> = {}): void {
    this.events.push({ name, params });
  }

  metric(key: string, value: MetricEvent['value']): void {
    this.metrics.push({ key, value });
  }

  flush(): void {}

  dispose(): void {}
}
