import { userIdOf } from '../store/users';

export interface LogEntry {
  /** Counts up, for who asks what came after. */
  number: number;
  /** ISO 8601. */
  at: string;
  kind: 'asked' | 'answered' | 'pushed' | 'did' | 'scenario' | 'failed';
  text: string;
}

const MOST_ENTRIES = 300;

/** What has happened at the edge, by player; names of calls and statuses, no data of anybody. */
export class DirectorLog {
  private readonly entries = new Map<string, LogEntry[]>();
  private last = 0;

  add(token: string, kind: LogEntry['kind'], text: string): void {
    if (token) this.addFor(userIdOf(token), kind, text);
  }

  addFor(userId: string, kind: LogEntry['kind'], text: string): void {
    const own = this.entries.get(userId) ?? [];
    this.entries.set(userId, own);
    own.push({ number: (this.last += 1), at: new Date().toISOString(), kind, text });
    if (own.length > MOST_ENTRIES) own.shift();
  }

  after(token: string, number: number): LogEntry[] {
    return (this.entries.get(userIdOf(token)) ?? []).filter((entry) => entry.number > number);
  }
}
