import type { EndStatus } from './status-rules';

/** Pushes that came before the create reply told us the id. The oldest goes when there are too many. */
export class EarlyNews {
  private readonly news = new Map<string, EndStatus>();

  constructor(private readonly limit = 50) {}

  /** The first news of a key stands, as with a transaction that is followed. */
  remember(key: string, status: EndStatus): void {
    if (this.news.has(key)) return;
    this.news.set(key, status);
    if (this.news.size <= this.limit) return;
    const [oldest] = this.news.keys();
    if (oldest !== undefined) this.news.delete(oldest);
  }

  take(key: string): EndStatus | undefined {
    const status = this.news.get(key);
    this.news.delete(key);
    return status;
  }

  clear(): void {
    this.news.clear();
  }
}
