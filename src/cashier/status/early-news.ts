import { nextStatus, type EndStatus } from './status-rules';

/** End statuses that were pushed before the create reply brought the transaction's id. The oldest is dropped when there are too many. */
export class EarlyNews {
  private readonly news = new Map<string, EndStatus>();

  constructor(private readonly limit = 50) {}

  /** A later status for the same key follows the same rules as for a transaction that is followed (`nextStatus`). */
  remember(key: string, status: EndStatus): void {
    this.news.set(key, nextStatus(this.news.get(key) ?? status, status));
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
