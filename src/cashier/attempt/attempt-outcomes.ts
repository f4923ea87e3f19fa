import type { Flow } from '../../contract/primitives';
import type { HostBridge } from '../../core/host-bridge/host-bridge';
import type { TransactionStatusStore } from '../status/transaction-status-store';
import type { AttemptBook } from './attempt-book';
import type { AttemptEnd } from './attempt-ends';
import { isCreated, type AttemptEvent } from './attempt-machine';
import type { AttemptRecord, Money } from './attempt-record';
import { AttemptNotifier } from './attempt-notifier';
import type { Verdict } from './create-call';

/** What follows when a transaction exists: its status is followed, and the host hears of it and of each state once. */
export class AttemptOutcomes {
  private readonly notifier: AttemptNotifier;

  constructor(
    private readonly book: AttemptBook,
    host: Pick<HostBridge, 'send'>,
    private readonly statuses: Pick<TransactionStatusStore, 'follow' | 'unfollow' | 'declineOf'>,
  ) {
    this.notifier = new AttemptNotifier(host, statuses);
  }

  /** The host is told apart: once the payment's page is shown, or the withdrawal is confirmed. */
  created(key: string, transactionId: string | undefined, made?: Money): void {
    if (transactionId !== undefined && this.isKnown(key, transactionId)) return;
    this.book.dispatch(key, { type: 'created', transactionId, made });
    const record = this.book.find(key);
    if (record) this.follow(record);
  }

  /** A gateway may answer with a transaction that it has already made, whose own attempt it stays. */
  private isKnown(key: string, transactionId: string): boolean {
    const sent = this.book.find(key);
    const known = sent && this.book.findTransaction(sent.intent.flow, transactionId);
    if (!known || known.key === key) return false;
    this.book.dispatch(key, { type: 'forgotten' });
    this.book.adopt(known.intent, transactionId, { key, at: sent.submittedAt });
    return true;
  }

  answered(key: string, verdict: Verdict): void {
    if (verdict.kind === 'created') return this.created(key, verdict.transactionId);
    const { kind: type, ...more } = verdict;
    this.book.dispatch(key, { type, ...more } as AttemptEvent);
  }

  /**
   * The attempt whose transaction a create has made, or that of an earlier create with which it was answered. One that is
   * not there any more is written again.
   */
  madeBy(sent: AttemptRecord, verdict: Verdict): AttemptRecord | undefined {
    const { key, intent } = sent;
    const id = verdict.kind === 'created' ? verdict.transactionId : undefined;
    const record = this.book.find(key) ?? (id === undefined ? undefined : this.book.findTransaction(intent.flow, id));
    if (record || verdict.kind !== 'created') return record && isCreated(record) ? record : undefined;
    // The site's data were cleared while it was under way.
    this.book.restore(sent);
    this.created(key, id);
    return this.book.find(key);
  }

  change(flow: Flow, transactionId: string, event: AttemptEvent): void {
    const known = this.book.findTransaction(flow, transactionId);
    if (known) this.book.dispatch(known.key, event);
  }

  leaveToOwner(flow: Flow, transactionId: string): void {
    const known = this.book.findTransaction(flow, transactionId);
    if (known) this.book.leaveToOwner(known.key);
    this.statuses.unfollow(flow, transactionId);
  }

  takeBack(flow: Flow, transactionId: string): void {
    const known = this.book.takeBack(flow, transactionId);
    if (known) this.follow(known);
  }

  follow({ intent, step, transactionId: id, endStatus }: AttemptRecord): void {
    if (id == null || !isCreated({ step })) return;
    const { flow, methodName } = intent;
    this.statuses.follow({ flow, methodName, id, status: endStatus ?? undefined });
  }

  /** Sends onCreateTransaction unless it was sent for this attempt, and then the end state if it is already known. */
  tell(record: AttemptRecord | undefined): void {
    if (!record || record.isHostTold || !isCreated(record)) return;
    this.book.dispatch(record.key, { type: 'hostTold' });
    this.notifier.created(record);
    if (record.endStatus) this.notifier.status(record, record.endStatus);
  }

  /** The record keeps the state, so that only a new one gets here. */
  end({ record, status }: AttemptEnd): void {
    this.book.dispatch(record.key, { type: 'ended', status });
    if (record.isHostTold) this.notifier.status(record, status);
  }
}
