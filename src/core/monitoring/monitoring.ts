import type { InjectionToken } from 'tsyringe';

/** Values that may leave the device: numbers, flags and our own words; never what a player typed. */
export type MonitoringContext = Readonly<Record<string, string | number | boolean>>;

export interface MonitoredUser {
  id: string;
  partner_key: string;
  hash_id: string;
}

/** Error reporting and custom figures (spec 7 and 9). Before it has loaded, calls wait in a short queue. */
export interface Monitoring {
  error(error: unknown, context?: MonitoringContext): void;
  action(name: string, context?: MonitoringContext): void;
  /** Duration in milliseconds. */
  metric(name: string, value: number, context?: MonitoringContext): void;
  setUser(user: MonitoredUser): void;
  /** After the first paint: loads the service in production, drops everything otherwise. */
  start(): void;
}
export const Monitoring: InjectionToken<Monitoring> = Symbol('Monitoring');
