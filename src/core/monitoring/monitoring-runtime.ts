import type { InjectionToken } from 'tsyringe';
import type { MonitoringClient, MonitoringClientOptions } from './sentry-client';

/** What monitoring needs from its page. Injected, so that tests can run without a browser. */
export interface MonitoringRuntime {
  readonly isProduction: boolean;
  /** Calls back when the page is idle. */
  whenIdle(callback: () => void): void;
  load(options: MonitoringClientOptions): Promise<MonitoringClient>;
}
export const MonitoringRuntime: InjectionToken<MonitoringRuntime> = Symbol('MonitoringRuntime');

/** Longest wait for an idle page, and the wait where `requestIdleCallback` is missing (Safari). Milliseconds. */
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
