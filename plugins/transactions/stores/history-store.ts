import { makeAutoObservable, reaction, runInAction } from 'mobx';
import { inject, injectable } from 'tsyringe';
import { isEndStatus, nextStatus, statusOfPush, type EndStatus } from '@/cashier/status/status-rules';
import { TransactionStatusStore } from '@/cashier/status/transaction-status-store';
import type { Flow } from '@/contract/primitives';
import type { StatusPush } from '@/contract/realtime';
import type { TransactionLine } from '@/contract/transactions';
import { AppError } from '@/core/errors/app-error';
import { ErrorHandler } from '@/core/errors/error-handler';
import { Realtime } from '@/core/realtime/realtime';
import { EVERYTHING, askedBy, isEverything, matches, type HistoryFilter } from '../history-filter';
import { mergeLines } from './merge-lines';

/** Number of transactions per page. */
export const PAGE_SIZE = 20;
/** Most pages to search, for gateways that ignore the filter and send other transactions. */
const MOST_PAGES = 5;

interface Page {
  transactions: readonly TransactionLine[];
  hasMore: boolean;
}

/** The player's own transactions, newest first. One per scope. Observable. */
@injectable()
export class HistoryStore {
  /** Kept as long as the page is open. */
  filter: HistoryFilter = EVERYTHING;
  /** `waiting`: nothing has loaded and the channel is down; loading resumes when it connects. */
  state: 'loading' | 'waiting' | 'failed' | 'ready' = 'loading';
  /** Why the first or the next page did not load. */
  private failure: unknown = undefined;
  /** The transaction whose state changed last while the page was open. */
  changed: TransactionLine | undefined = undefined;
  hasMore = false;
  isLoadingMore = false;
  /** All loaded transactions, without a gap down to the oldest as far as the filter goes. */
  private known: readonly TransactionLine[] = [];
  private readonly stops: readonly (() => void)[];
  /** The request for the first page that is under way. */
  private opening: Promise<void> | undefined;
  private isOpened = false;

  constructor(
    @inject(Realtime) private readonly realtime: Realtime,
    @inject(ErrorHandler) private readonly errors: ErrorHandler,
    @inject(TransactionStatusStore) private readonly statuses: Pick<TransactionStatusStore, 'statusOf'>,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
    this.stops = [
      realtime.on('deposit.status', (push) => this.onPush('deposit', push)),
      realtime.on('withdrawal.status', (push) => this.onPush('withdrawal', push)),
      // Refresh after each connect, because pushes are lost while the channel is down.
      realtime.onConnect(() => this.onConnect()),
      // This tab may also learn an end by asking for the status, without a push.
      reaction(
        () => this.known.find((line) => this.followedEnd(line) !== undefined),
        (line) => line && this.onEnd(line, this.followedEnd(line)),
      ),
    ];
  }

  get error(): string | undefined {
    return this.errors.textOf(this.failure);
  }

  /** The transactions that match the filter. Filtered here too, because a gateway may ignore the filter. */
  get lines(): readonly TransactionLine[] {
    return this.known.filter((line) => matches(this.filter, line));
  }

  /** Changes the filter and loads the list anew. Never rejects. */
  async choose(change: Partial<HistoryFilter>): Promise<void> {
    this.filter = { ...this.filter, ...change };
    this.known = [];
    this.hasMore = false;
    this.isLoadingMore = false;
    this.state = 'loading';
    this.opening = undefined;
    await this.open();
  }

  get isFiltered(): boolean {
    return !isEverything(this.filter);
  }

  /** Call it when the screen opens or the player tries again. Never rejects. */
  open(): Promise<void> {
    this.isOpened = true;
    if (this.opening) return this.opening;
    const opening = this.loadFirstPages().finally(() => {
      if (this.opening === opening) this.opening = undefined;
    });
    this.opening = opening;
    return opening;
  }

  /** Loads the next page, or as many as it takes to show something. Never rejects. */
  async showMore(): Promise<void> {
    const { filter } = this;
    if (this.isLoadingMore || this.known.length === 0) return;
    this.isLoadingMore = true;
    this.failure = undefined;
    try {
      await this.loadPages(filter, MOST_PAGES);
    } catch (thrown) {
      if (this.filter === filter) this.notify(AppError.from(thrown));
    } finally {
      runInAction(() => {
        if (this.filter === filter) this.isLoadingMore = false;
      });
    }
  }

  /**
   * Requests the newest transactions again in the background, in any state: a transaction that has left the filter's
   * state would otherwise be missing from the reply. Never rejects.
   */
  async refresh(): Promise<void> {
    const { filter } = this;
    try {
      this.take(filter, await this.realtime.request('BANKING:transactions-list', { limit: PAGE_SIZE }));
    } catch (thrown) {
      // Keep what is shown: the next push or connect brings it up to date.
      this.errors.report(AppError.from(thrown));
    }
  }

  /** Records the end of a transaction and marks it as `changed`. */
  end(transaction: Pick<TransactionLine, 'flow' | 'id'>, status: TransactionLine['status']): void {
    const line = this.find(transaction);
    if (!line) return;
    const ended = { ...line, status, isCancellable: false };
    this.changed = ended;
    this.known = this.known.map((one) => (one === line ? ended : one));
  }

  reset(): void {
    this.filter = EVERYTHING;
    this.known = [];
    this.state = 'loading';
    this.failure = undefined;
    this.changed = undefined;
    this.hasMore = false;
    this.isLoadingMore = false;
  }

  dispose(): void {
    for (const stop of this.stops) stop();
  }

  private onConnect(): void {
    // Before the screen opens there is nothing to load: `open` does that.
    if (this.isOpened) void (this.state === 'ready' ? this.refresh() : this.open());
  }

  private async loadFirstPages(): Promise<void> {
    const { filter } = this;
    this.failure = undefined;
    if (this.state === 'failed') this.state = 'loading';
    try {
      const ask = { limit: PAGE_SIZE, ...askedBy(filter) };
      const page = await this.realtime.request('BANKING:transactions-list', ask);
      if (this.filter !== filter) return;
      const isEmpty = !page.transactions.some((line) => matches(filter, line));
      if (isEmpty && page.hasMore) await this.lookFurther(filter, page);
      else this.take(filter, page);
    } catch (thrown) {
      if (this.filter === filter) this.onFirstPageFailed(AppError.from(thrown));
    }
  }

  /** The first page holds nothing to show, but the pages after it may. */
  private async lookFurther(filter: HistoryFilter, page: Page): Promise<void> {
    this.merge(page);
    await this.loadPages(filter, MOST_PAGES - 1);
    runInAction(() => {
      if (this.filter === filter) this.state = 'ready';
    });
  }

  /** Loads pages after the oldest known transaction, until one holds something to show. */
  private async loadPages(filter: HistoryFilter, most: number): Promise<void> {
    const shown = this.lines.length;
    for (let page = 0; page < most && this.filter === filter; page++) {
      const ask = { limit: PAGE_SIZE, before: this.known.at(-1)?.id, ...askedBy(filter) };
      const came = await this.realtime.request('BANKING:transactions-list', ask);
      if (this.filter !== filter) return;
      this.merge(came);
      if (this.lines.length > shown || !came.hasMore) return;
    }
  }

  private merge({ transactions, hasMore }: Page): void {
    this.known = mergeLines(this.known, transactions);
    this.hasMore = hasMore;
  }

  private take(filter: HistoryFilter, page: Page): void {
    if (this.filter !== filter) return;
    const { hasMore } = this;
    const oldest = this.known.at(-1);
    this.merge(page);
    // Only the oldest loaded page says whether there is more, so a reload of the first page must not change it.
    if (oldest && this.known.at(-1)?.id === oldest.id && page.transactions.at(-1)?.id !== oldest.id)
      this.hasMore = hasMore;
    this.state = 'ready';
    this.failure = undefined;
  }

  /** Finds a line by flow and id, because a deposit and a withdrawal may have the same id. */
  private find({ flow, id }: Pick<TransactionLine, 'flow' | 'id'>): TransactionLine | undefined {
    return this.known.find((one) => one.id === id && one.flow === flow);
  }

  private onPush(flow: Flow, { id, status: pushed }: StatusPush): void {
    const status = statusOfPush(pushed);
    const line = this.find({ flow, id });
    if (line) this.onEnd(line, status);
  }

  private onEnd(line: TransactionLine, status: EndStatus | undefined): void {
    if (!status || nextStatus(line.status, status) === line.status) return;
    this.end(line, status);
    // Neither a push nor a status contains the reason of a refusal.
    void this.refresh();
  }

  /** The end that this tab knows of, if the line does not show it yet. */
  private followedEnd({ flow, id, status }: TransactionLine): EndStatus | undefined {
    const known = this.statuses.statusOf(flow, id);
    return known && isEndStatus(known) && nextStatus(status, known) !== status ? known : undefined;
  }

  private onFirstPageFailed(error: AppError): void {
    if (this.state === 'ready') return;
    if (error.code === 'socket.networkError') {
      this.state = 'waiting';
      return;
    }
    this.state = 'failed';
    this.notify(error);
  }

  private notify(error: AppError): void {
    this.failure = error;
    this.errors.report(error);
  }
}
