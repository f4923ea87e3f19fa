import { AppError } from '../errors/app-error';
import type { MonitoredUser, Monitoring, MonitoringContext } from './monitoring';

/** Remembers what it was given. */
export class FakeMonitoring implements Monitoring {
  readonly errors: { error: unknown; context: MonitoringContext | undefined }[] = [];
  readonly actions: { name: string; context: MonitoringContext | undefined }[] = [];
  readonly metrics: { name: string; value: number; context: MonitoringContext | undefined }[] = [];
  user: MonitoredUser | undefined;
  started = false;

  get appErrors(): AppError[] {
    return this.errors.map(({ error }) => AppError.from(error));
  }

  error(error: unknown, context?: MonitoringContext): void {
    this.errors.push({ error, context });
  }

  action(name: string, context?: MonitoringContext): void {
    this.actions.push({ name, context });
  }

  metric(name: string, value: number, context?: MonitoringContext): void {
    this.metrics.push({ name, value, context });
  }

  setUser(user: MonitoredUser): void {
    this.user = user;
  }

  start(): void {
    this.started = true;
  }
}
