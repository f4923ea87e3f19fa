import type { InjectionToken } from 'tsyringe';

/** Values that may leave the device: numbers, flags and our own words; never what a player typed. */
export type MonitoringContext = Readonly<Record<string, string | number | boolean>>;

export interface MonitoredUser {
  id: string;
  partner_key: string;
  hash_id: string;
}

/** Error reporting and custom metrics (spec 7 and 9). Calls wait in a short queue until the SDK has loaded. */
export interface Monitoring {
  error(error: unknown, context?: MonitoringContext): void;
  action(name: string, context?: MonitoringContext): void;
  /** Duration in milliseconds. */
  metric(name: string, value: number, context?: MonitoringContext): void;
  setUser(user: MonitoredUser): void;
  /** Call after the first paint. Loads the SDK in production, and drops every call otherwise. */
  start(): void;
}
export const Monitoring: InjectionToken<Monitoring> = Symbol('Monitoring');
