import { userIdOf } from '../store/user-id';

export interface LogEntry {
  /** Increases with each entry, so that a reader can ask for newer ones. */
  number: number;
  /** Time as ISO 8601. */
  at: string;
  kind: 'asked' | 'answered' | 'pushed' | 'did' | 'scenario' | 'failed';
  text: string;
}

const MOST_ENTRIES = 300;

/** Events at the gateway's edge, by player: names of calls and statuses, but no player's data. */
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
