import { makeAutoObservable, reaction, runInAction } from 'mobx';
import { inject, injectable } from 'tsyringe';
import { isEndStatus, nextStatus, statusOfPush, type EndStatus } from '@/cashier/status/status-rules';
import { TransactionStatusStore } from '@/cashier/status/transaction-status-store';
import type { Flow } from '@/contract/primitives';
import type { StatusPush } from '@/contract/realtime';
import type { TransactionLine } from '@/contract/transactions';
import { AppError } from '@/core/errors/app-error';
import { ErrorHandler } from '@/core/errors/error-handler';
import { errorText } from '@/core/errors/error-text';
import { Locale } from '@/core/locale/locale';
import { Realtime } from '@/core/realtime/realtime';
import { mergeLines } from './merge-lines';

/** Lines of one page. */
export const PAGE_SIZE = 20;

/** The player's own transactions, newest first. One per scope. Observable. */
@injectable()
export class HistoryStore {
  lines: readonly TransactionLine[] = [];
  /** Nothing has come yet: `waiting` while the channel is down, it goes on by itself. */
  state: 'loading' | 'waiting' | 'failed' | 'ready' = 'loading';
  /** Why the first page or the next did not come. */
  error: string | undefined = undefined;
  /** The last one whose state changed while the page was open. */
  changed: TransactionLine | undefined = undefined;
  hasMore = false;
  isLoadingMore = false;
  private readonly stops: readonly (() => void)[];
  /** The first page that was asked for and has not come yet. */
  private opening: Promise<void> | undefined;
  private isOpened = false;

  constructor(
    @inject(Realtime) private readonly realtime: Realtime,
    @inject(ErrorHandler) private readonly errors: ErrorHandler,
    @inject(Locale) private readonly locale: Locale,
    @inject(TransactionStatusStore) private readonly statuses: Pick<TransactionStatusStore, 'statusOf'>,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
    this.stops = [
      realtime.on('deposit.status', (push) => this.onPush('deposit', push)),
      realtime.on('withdrawal.status', (push) => this.onPush('withdrawal', push)),
      // What happened while the channel was down was pushed to nobody.
      realtime.onConnect(() => this.onConnect()),
      // An end that was asked for, and pushed to nobody.
      reaction(
        () => this.lines.find((line) => this.followedEnd(line) !== undefined),
        (line) => line && this.onEnd(line, this.followedEnd(line)),
      ),
    ];
  }

  /** The screen was opened, or the player tries again. Never rejects. */
  open(): Promise<void> {
    this.isOpened = true;
    this.opening ??= this.loadFirstPage().finally(() => (this.opening = undefined));
    return this.opening;
  }

  /** The next page. Never rejects. */
  async showMore(): Promise<void> {
    const before = this.lines.at(-1)?.id;
    if (this.isLoadingMore || before === undefined) return;
    this.isLoadingMore = true;
    this.error = undefined;
    try {
      const { transactions, hasMore } = await this.realtime.request('BANKING:transactions-list', {
        limit: PAGE_SIZE,
        before,
      });
      runInAction(() => {
        this.lines = mergeLines(this.lines, transactions);
        this.hasMore = hasMore;
      });
    } catch (thrown) {
      this.tell(AppError.from(thrown));
    } finally {
      runInAction(() => (this.isLoadingMore = false));
    }
  }

  /** Asks for the first page again, behind what is shown. Never rejects. */
  async refresh(): Promise<void> {
    try {
      this.take(await this.realtime.request('BANKING:transactions-list', { limit: PAGE_SIZE }));
    } catch (thrown) {
      // What is shown stays right enough until the next push or connect.
      this.errors.report(AppError.from(thrown));
    }
  }

  /** A withdrawal was taken back. */
  end(id: string, status: TransactionLine['status']): void {
    const line = this.lines.find((one) => one.id === id);
    if (!line) return;
    const ended = { ...line, status, isCancellable: false };
    this.changed = ended;
    this.lines = this.lines.map((one) => (one === line ? ended : one));
  }

  reset(): void {
    this.lines = [];
    this.state = 'loading';
    this.error = undefined;
    this.changed = undefined;
    this.hasMore = false;
    this.isLoadingMore = false;
  }

  dispose(): void {
    for (const stop of this.stops) stop();
  }

  private onConnect(): void {
    // Before the screen is there, it asks by itself.
    if (this.isOpened) void (this.state === 'ready' ? this.refresh() : this.open());
  }

  private async loadFirstPage(): Promise<void> {
    this.error = undefined;
    if (this.state === 'failed') this.state = 'loading';
    try {
      this.take(await this.realtime.request('BANKING:transactions-list', { limit: PAGE_SIZE }));
    } catch (thrown) {
      this.onFirstPageFailed(AppError.from(thrown));
    }
  }

  private take({ transactions, hasMore }: { transactions: readonly TransactionLine[]; hasMore: boolean }): void {
    // Whether there is more is told by the oldest page that was loaded, not by the first.
    if (this.lines.length <= transactions.length) this.hasMore = hasMore;
    this.lines = mergeLines(this.lines, transactions);
    this.state = 'ready';
    this.error = undefined;
  }

  private onPush(flow: Flow, { id, status: pushed }: StatusPush): void {
    const status = statusOfPush(pushed);
    const line = this.lines.find((one) => one.id === id && one.flow === flow);
    if (line) this.onEnd(line, status);
  }

  private onEnd(line: TransactionLine, status: EndStatus | undefined): void {
    if (!status || nextStatus(line.status, status) === line.status) return;
    this.end(line.id, status);
    // Neither a push nor a status says why it was refused.
    void this.refresh();
  }

  /** The end that this tab knows of, where the line has another status. */
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
    this.tell(error);
  }

  private tell(error: AppError): void {
    this.error = errorText(error, this.locale);
    this.errors.report(error);
  }
}
