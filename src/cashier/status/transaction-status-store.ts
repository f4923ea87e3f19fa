import { makeAutoObservable, observable } from 'mobx';
import { inject, injectable } from 'tsyringe';
import type { Decline } from '../../contract/decline';
import type { Flow, TransactionStatus } from '../../contract/primitives';
import type { StatusPush } from '../../contract/realtime';
import { AppError } from '../../core/errors/app-error';
import { Monitoring } from '../../core/monitoring/monitoring';
import { Realtime } from '../../core/realtime/realtime';
import { Clock } from '../../core/time/time';
import { askStatus } from './ask-status';
import { EarlyNews } from './early-news';
import { StatusPoller } from './status-poller';
import { FIRST_STATUS, isEndStatus, nextStatus, statusOfPush, type EndStatus } from './status-rules';
import { WakeSignals } from './wake-signals';

export interface FollowedTransaction {
  flow: Flow;
  id: string;
  methodName: string;
  /** The status that is already known, e.g. after a reload. */
  status?: TransactionStatus | undefined;
}

/** How many ended transactions are remembered: players don't return to older ones, and a page may stay open for days. */
const MOST_ENDED = 100;

/** The outcome of each transaction, from pushes and from polling (spec 4). Observable. */
@injectable()
export class TransactionStatusStore {
  private readonly statuses = observable.map<string, TransactionStatus>();
  private readonly declines = observable.map<string, Decline>(undefined, { deep: false });
  private readonly early = new EarlyNews();
  private readonly pollers = new Map<string, StatusPoller>();
  private readonly stops: readonly (() => void)[];

  constructor(
    @inject(Realtime) private readonly realtime: Realtime,
    @inject(Clock) private readonly clock: Clock,
    @inject(WakeSignals) wake: WakeSignals,
    @inject(Monitoring) private readonly monitoring: Monitoring,
  ) {
    makeAutoObservable<this, 'onPush'>(
      this,
      {
        // Not an action: most pushes of a burst concern no known transaction, and an action costs more than finding that out.
        onPush: false,
      },
      { autoBind: true, deep: false },
    );
    this.stops = [
      realtime.on('deposit.status', (push) => this.onPush('deposit', push)),
      realtime.on('withdrawal.status', (push) => this.onPush('withdrawal', push)),
      realtime.onConnect(this.askAllNow),
      wake.onWake(this.askAllNow),
    ];
  }

  /** Undefined for a transaction that is not followed, or that ended long ago. */
  statusOf(flow: Flow, id: string): TransactionStatus | undefined {
    return this.statuses.get(keyOf(flow, id));
  }

  /** Why the transaction was refused; undefined where the gateway does not say. */
  declineOf(flow: Flow, id: string): Decline | undefined {
    return this.declines.get(keyOf(flow, id));
  }

  /** Follows a transaction from now on; following it twice changes nothing. */
  follow({ flow, id, methodName, status }: FollowedTransaction): void {
    const key = keyOf(flow, id);
    if (this.statuses.has(key)) return;
    this.statuses.set(key, status ?? FIRST_STATUS[flow]);
    this.forgetOldest();
    const early = this.early.take(key);
    if (early) this.apply(key, early);
    const current = this.statuses.get(key);
    if (current === undefined || current === 'processed') return;
    const poller = new StatusPoller(this.clock, this.asker(key, { flow, id, methodName }));
    this.pollers.set(key, poller);
    if (current !== 'mistaked') return;
    poller.slowDown();
    // Storage does not have the reason.
    if (!this.declines.has(key)) poller.askNow();
  }

  unfollow(flow: Flow, id: string): void {
    const key = keyOf(flow, id);
    this.statuses.delete(key);
    this.stopAsking(key);
  }

  /** Applies the status that another call returned for a followed transaction; it counts as a push does. */
  learn(flow: Flow, id: string, status: TransactionStatus): void {
    if (isEndStatus(status)) this.apply(keyOf(flow, id), status);
  }

  /** Asks once because the player wants to know now; resolves when an answer came or the request failed. Never rejects. */
  async ask(flow: Flow, id: string): Promise<void> {
    await this.pollers.get(keyOf(flow, id))?.askOnce();
  }

  reset(): void {
    for (const poller of this.pollers.values()) poller.stop();
    this.pollers.clear();
    this.statuses.clear();
    this.declines.clear();
    this.early.clear();
  }

  dispose(): void {
    for (const stop of this.stops) stop();
    this.reset();
  }

  private onPush(flow: Flow, { id, status, decline }: StatusPush): void {
    const news = statusOfPush(status);
    if (!news) return;
    const key = keyOf(flow, id);
    if (decline) this.learnDecline(key, decline);
    if (this.statuses.has(key)) this.apply(key, news);
    else this.early.remember(key, news);
  }

  /** Called before the end status is applied, so that reactions to the status know the reason. */
  private learnDecline(key: string, decline: Decline): void {
    this.declines.set(key, decline);
    const [oldest] = this.declines.keys();
    if (this.declines.size > MOST_ENDED && oldest !== undefined) this.declines.delete(oldest);
  }

  private apply(key: string, news: EndStatus): void {
    const current = this.statuses.get(key);
    if (current === undefined) return;
    const next = nextStatus(current, news);
    this.statuses.set(key, next);
    // After a failure keep asking: if the provider credits a late payment after all, no push may report it.
    if (next === 'processed') this.stopAsking(key);
    else this.pollers.get(key)?.slowDown();
  }

  private forgetOldest(): void {
    const ended = [...this.statuses].filter(([, status]) => isEndStatus(status));
    if (ended.length <= MOST_ENDED) return;
    const [oldest] = ended[0]!;
    this.statuses.delete(oldest);
    this.stopAsking(oldest);
  }

  private askAllNow(): void {
    for (const poller of this.pollers.values()) poller.askNow();
  }

  private asker(key: string, transaction: FollowedTransaction): () => Promise<boolean> {
    let isReported = false;
    return async () => {
      if (this.realtime.state !== 'open') return false;
      try {
        const news = await askStatus(this.realtime, transaction);
        if (news?.decline) this.learnDecline(key, news.decline);
        if (news) this.apply(key, news.status);
      } catch (thrown) {
        const error = AppError.from(thrown);
        // A gateway that does not know the call reports withdrawals by pushes only.
        if (transaction.flow === 'withdrawal' && error.status === 404) this.stopAsking(key);
        // A failed poll says nothing about the payment. One report per transaction is enough for a gateway that can't answer.
        else if (!isReported) this.monitoring.error(error, { call: `${transaction.flow} status` });
        isReported = true;
      }
      return true;
    };
  }

  private stopAsking(key: string): void {
    this.pollers.get(key)?.stop();
    this.pollers.delete(key);
  }
}

function keyOf(flow: Flow, id: string): string {
  return `${flow}:${id}`;
}
