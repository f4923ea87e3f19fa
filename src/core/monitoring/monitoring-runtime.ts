import type { InjectionToken } from 'tsyringe';
import type { MonitoringClient, MonitoringClientOptions } from './sentry-client';

/** What monitoring needs of the page it runs in; given, so that tests run it elsewhere. */
export interface MonitoringRuntime {
  readonly isProduction: boolean;
  /** Calls back when the page has nothing better to do. */
  whenIdle(callback: () => void): void;
  load(options: MonitoringClientOptions): Promise<MonitoringClient>;
}
export const MonitoringRuntime: InjectionToken<MonitoringRuntime> = Symbol('MonitoringRuntime');

/** At the latest; without `requestIdleCallback` (Safari) after a moment. Milliseconds. */
const IDLE_AT_LATEST_MS = 3000;
const MOMENT_MS = 500;

export const browserMonitoringRuntime: MonitoringRuntime = {
  isProduction: import.meta.env.PROD,
  whenIdle(callback) {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(callback, { timeout: IDLE_AT_LATEST_MS });
    else setTimeout(callback, MOMENT_MS);
  },
  load: async (options) => (await import('./sentry-client')).openMonitoringClient(options),
};
