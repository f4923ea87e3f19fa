import { nextStatus, type EndStatus } from './status-rules';

/** Pushes that came before the create reply told us the id. The oldest goes when there are too many. */
export class EarlyNews {
  private readonly news = new Map<string, EndStatus>();

  constructor(private readonly limit = 50) {}

  /** Later news of a key change it as they change a transaction that is followed. */
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
