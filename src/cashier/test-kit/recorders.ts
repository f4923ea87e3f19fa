/** Core services that note what they are told. */
import * as v from 'valibot';
import type { IncomingMessage, OutgoingMessage } from '../../contract/host';
import type { Schema } from '../../contract/parse';
import { AppError } from '../../core/errors/app-error';
import type { HostBridge } from '../../core/host-bridge/host-bridge';
import type { Monitoring, MonitoredUser } from '../../core/monitoring/monitoring';
import type { SessionStore } from '../../core/storage/storage';
import type { Random } from '../../core/time/time';
import type { GoOptions, Navigation } from '../../kernel/navigation';

export class RecordingHost implements HostBridge {
  readonly sent: OutgoingMessage[] = [];
  private readonly listeners: ((message: never) => void)[] = [];

  send(message: OutgoingMessage): void {
    this.sent.push(message);
  }

  on<T extends IncomingMessage['type']>(
    _type: T,
    listener: (message: Extract<IncomingMessage, { type: T }>) => void,
  ): () => void {
    this.listeners.push(listener);
    return () => void this.listeners.splice(this.listeners.indexOf(listener), 1);
  }

  receive(message: IncomingMessage): void {
    for (const listener of this.listeners) listener(message as never);
  }
}

export class RecordingMonitoring implements Monitoring {
  readonly errors: AppError[] = [];
  readonly metrics: { name: string; value: number }[] = [];
  user: MonitoredUser | undefined;

  error(error: unknown): void {
    this.errors.push(AppError.from(error));
  }
  action(): void {}
  metric(name: string, value: number): void {
    this.metrics.push({ name, value });
  }
  setUser(user: MonitoredUser): void {
    this.user = user;
  }
  start(): void {}
}

export class RecordingNavigation implements Navigation {
  path = '/';
  query: Readonly<Record<string, string>> = {};
  readonly visited: string[] = [];

  async go(path: string, options: GoOptions = {}): Promise<void> {
    this.path = path;
    this.query = options.query ?? {};
    this.visited.push(path);
  }
  back(): boolean {
    return false;
  }
  onBack(): () => void {
    return () => {};
  }
}

/** Session storage as the browser has it: JSON texts that outlive a reload of the page. */
export class MemoryStorage implements SessionStore {
  readonly texts = new Map<string, string>();

  read<T>(key: string, schema: Schema<T>): T | undefined {
    const text = this.texts.get(key);
    const parsed = text === undefined ? undefined : v.safeParse(schema, JSON.parse(text));
    return parsed?.success ? parsed.output : undefined;
  }
  write(key: string, value: unknown): void {
    this.texts.set(key, JSON.stringify(value));
  }
  remove(key: string): void {
    this.texts.delete(key);
  }
}

/** Valid version 4 UUIDs in order. */
export class CountingRandom implements Random {
  private count = 0;

  integer(): number {
    return 0;
  }
  uuid(): string {
    this.count += 1;
    return `00000000-0000-4000-8000-${String(this.count).padStart(12, '0')}`;
  }
}
