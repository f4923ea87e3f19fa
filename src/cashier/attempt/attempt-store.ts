import { makeAutoObservable, observable, reaction } from 'mobx';
import { inject, injectable } from 'tsyringe';
import * as v from 'valibot';
import type { Flow } from '../../contract/primitives';
import { AppError } from '../../core/errors/app-error';
import { HostBridge } from '../../core/host-bridge/host-bridge';
import { Realtime } from '../../core/realtime/realtime';
import { PlayerStore, type SessionStore } from '../../core/storage/storage';
import { Clock, Random } from '../../core/time/time';
import { TransactionStatusStore } from '../status/transaction-status-store';
import { AttemptBook } from './attempt-book';
import { newEnds, type AttemptEnd } from './attempt-ends';
import { idToContinue, isCreated, isOpen } from './attempt-machine';
import { isFresh, isSameWish, type AttemptIntent, type AttemptRecord, type AttemptStep } from './attempt-record';
import { AttemptRun, type RunNews } from './attempt-run';
import { AttemptTeller } from './attempt-teller';
import type { CreateCall, Verdict } from './create-call';
import { destinationOf, digestOf, type WishDetails } from './wish';

/** The key of the player's digests. Storage keeps it for the session, so that a wish is known again after a reload. */
export const WISH_KEY = 'wishKey';

/**
 * The player's attempts to pay and to cash out. One wish has one key: a second tap, Enter, a refresh or a reconnect never
 * creates a second transaction, and after a lost reply the attempt is still being checked, never failed. Observable.
 */
@injectable()
export class AttemptStore {
  private readonly book: AttemptBook;
  private readonly teller: AttemptTeller;
  private readonly runs = new Map<string, AttemptRun<unknown>>();
  /** Keys of attempts without an outcome beside which the player has confirmed another payment. */
  private readonly confirmed = new Set<string>();
  /** When the gateway has allowed the next try of an attempt, by key. */
  private readonly waits = observable.map<string, number>();
  /** Listeners, called for each create that the gateway has refused. */
  readonly onRefused = new Set<(intent: AttemptIntent, error: AppError) => void>();
  private readonly stopEnds: () => void;

  constructor(
    @inject(Realtime) private readonly realtime: Realtime,
    @inject(Clock) private readonly clock: Clock,
    @inject(Random) private readonly random: Random,
    @inject(PlayerStore) private readonly storage: SessionStore,
    @inject(HostBridge) host: HostBridge,
    @inject(TransactionStatusStore) private readonly statuses: TransactionStatusStore,
  ) {
    this.book = new AttemptBook(storage, clock.now());
    this.teller = new AttemptTeller(host, statuses);
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
    this.book.created.forEach(this.follow);
    this.stopEnds = reaction(
      () => newEnds(this.book.created, this.statuses),
      (ends) => ends.forEach(this.end),
      { fireImmediately: true },
    );
  }

  /** All that is known of the player's attempts, including those from before a reload. */
  get all(): readonly AttemptRecord[] {
    return this.book.all;
  }

  /** The latest transaction that was created, including one from before a reload. */
  get lastCreated(): AttemptRecord | undefined {
    return this.book.latestOfAll.filter(isCreated).sort((a, b) => b.submittedAt - a.submittedAt)[0];
  }

  /** Step of the flow's latest attempt; undefined when nothing is under way. */
  stepOf(flow: Flow): AttemptStep | undefined {
    return this.book.latest(flow)?.step;
  }

  /** The latest attempt of the flow, including one from before a reload. */
  latest(flow: Flow): AttemptRecord | undefined {
    return this.book.latest(flow);
  }

  find(key: string): AttemptRecord | undefined {
    return this.book.find(key);
  }

  /** Whether the tab's other frames, and this one after a reload, see these attempts. */
  get isShared(): boolean {
    return this.storage.isShared;
  }

  /** Until when the gateway has asked to wait with the next try of the flow's latest create. Milliseconds since the epoch. */
  waitsUntil(flow: Flow): number | undefined {
    return this.waits.get(this.book.latest(flow)?.key ?? '');
  }

  /** Id for the next create: that of the transaction for which the gateway asked more fields of this method. */
  idToContinue(flow: Flow, methodName: string): string | undefined {
    return idToContinue(this.book.latest(flow), methodName);
  }

  /** The wish to pay with these details, which is what the player has confirmed. `destination`: how the gateway names it. */
  wishOf(
    intent: Pick<AttemptIntent, 'flow' | 'methodName' | 'amount' | 'currency'>,
    details: WishDetails,
    destination = destinationOf(details),
  ): AttemptIntent {
    const { flow, methodName, amount, currency } = intent;
    return { flow, methodName, amount, currency, digest: digestOf(this.wishKey, details), destination };
  }

  /**
   * Attempts beside which this wish would be a second payment: their outcome is unknown, and they are another wish, or
   * the same one so long ago that it may be meant once more. The latest first.
   */
  unknownBeside(wish: AttemptIntent): readonly AttemptRecord[] {
    this.book.refresh();
    const own = this.underWay(wish);
    const isSilent = own && (this.isAsking(own.key) || isFresh(own, this.clock.now()));
    return this.book.open(wish.flow).filter((one) => {
      // Refused for its token: nothing was created, and it is not sent again once the player wants something else.
      if (one !== own && this.runs.get(one.key)?.isRenewing) return false;
      return one === own ? !isSilent : true;
    });
  }

  /** Created transactions of the same method that have not ended, the latest first. */
  waitingBeside({ flow, methodName }: AttemptIntent): readonly AttemptRecord[] {
    const waiting = this.book.all.filter(
      ({ step, intent }) => step === 'created' && intent.flow === flow && intent.methodName === methodName,
    );
    return waiting.sort((a, b) => b.submittedAt - a.submittedAt);
  }

  /**
   * Settles only with a definite outcome, except where asking again would bring the same: that rejects as `unresolved` and
   * leaves the attempt checking. While the outcome of the same wish is unknown, sends its key again. Another wish while
   * one is unknown is refused unless the player has confirmed it (`confirmBeside`). Notifies the host of the transaction
   * and follows its status.
   */
  create<R>(call: CreateCall<R>): Promise<R> {
    const { intent } = call;
    this.book.refresh();
    const own = this.underWay(intent);
    if (own) return this.resume(own, call);
    if (this.unknownBeside(intent).some(({ key }) => !this.confirmed.has(key)))
      return Promise.reject(new AppError('Another payment may be under way', { code: 'attempt.open' }));
    this.endRenewals();
    return this.run(this.book.begin(intent, this.random.uuid(), this.clock.now()), call);
  }

  /** Whether this page has sent the attempt's create. */
  isSentHere(key: string): boolean {
    return this.runs.has(key);
  }

  /** Whether this attempt has no answer yet and this page keeps sending it. */
  isAsking(key: string): boolean {
    return this.runs.get(key)?.isRunning ?? false;
  }

  /** If this attempt waits for its next try, sends it again at once. */
  askAgain(key: string): void {
    const run = this.runs.get(key);
    // Ignored here: the create's own caller receives the rejection.
    if (run?.isRunning) void run.resume().catch(() => undefined);
  }

  /**
   * The player wants `wish` knowingly although the outcome of earlier ones is unknown: it gets a key of its own. This
   * page keeps asking for their outcome and notifies the host if one was carried out.
   */
  confirmBeside(wish: AttemptIntent): void {
    for (const { key, intent } of this.unknownBeside(wish)) {
      this.confirmed.add(key);
      this.runs.get(key)?.endRenewal();
      if (isSameWish(intent, wish)) this.book.dispatch(key, { type: 'left' });
    }
  }

  /**
   * Settles an attempt whose outcome was unknown and whose transaction was found by asking for it: marks it created and
   * notifies the host, or leaves that to `tellHost`. Changes nothing while this page keeps sending it, nor where another
   * attempt has that transaction: two that look alike may be searched for at once.
   */
  settle(key: string, transactionId: string, { isHostToldLater } = { isHostToldLater: false }): void {
    const open = this.book.find(key);
    if (!isOpen(open) || this.isAsking(key) || this.book.findTransaction(open.intent.flow, transactionId)) return;
    this.book.dispatch(key, { type: 'outcomeUnknown' });
    this.markCreated(key, transactionId, isHostToldLater);
  }

  /**
   * Makes a transaction that this tab did not create, or has forgotten, the flow's latest attempt, for the player to go
   * on with. Returns undefined, and changes nothing, while the outcome of the latest create is unknown. By default the
   * host is assumed to have been notified of the transaction.
   */
  adopt(intent: AttemptIntent, transactionId: string, told = { isHostTold: true }): AttemptRecord | undefined {
    const latest = this.book.latest(intent.flow);
    if (latest?.transactionId === transactionId) return latest;
    if (isOpen(latest)) return undefined;
    const { key } = this.book.adopt(intent, transactionId, { key: this.random.uuid(), at: this.clock.now() });
    if (told.isHostTold) this.book.dispatch(key, { type: 'hostTold' });
    const adopted = this.book.find(key);
    if (adopted) this.follow(adopted);
    return adopted;
  }

  /** Drops the attempt that has this transaction, which the gateway does not know for this player. */
  forget(flow: Flow, transactionId: string): void {
    const known = this.book.findTransaction(flow, transactionId);
    if (known) this.book.dispatch(known.key, { type: 'forgotten' });
  }

  /** Sends onCreateTransaction unless it was sent for this transaction, and then the end state if it is already known. */
  tellHost(flow: Flow, transactionId: string): void {
    const record = this.book.findTransaction(flow, transactionId);
    if (record) this.tell(record);
  }

  reset(): void {
    this.stopRuns();
    this.book.clear();
  }

  dispose(): void {
    this.stopEnds();
    this.stopRuns();
  }

  /** The player has left, or wants something else: a create that was refused for its token is not sent again. */
  endRenewals(): void {
    for (const run of this.runs.values()) run.endRenewal();
  }

  /** Stops all runs: no create that is under way is sent again. */
  stopRuns(): void {
    for (const run of this.runs.values()) run.stop();
    this.runs.clear();
  }

  private get wishKey(): string {
    const stored = this.storage.read(WISH_KEY, v.string());
    if (stored !== undefined) return stored;
    const made = this.random.uuid();
    this.storage.write(WISH_KEY, made);
    return made;
  }

  /** The attempt without an outcome that this wish would be a second try of. */
  underWay(wish: AttemptIntent): AttemptRecord | undefined {
    return this.book.open(wish.flow).find((one) => !one.isLeft && isSameWish(one.intent, wish));
  }

  private resume<R>(record: AttemptRecord, call: CreateCall<R>): Promise<R> {
    const { intent } = record;
    // A wish is one kind of create request, so its run has this kind of reply.
    const run = this.runs.get(record.key) as unknown as AttemptRun<R> | undefined;
    this.book.dispatch(record.key, { type: 'submitted', intent, key: record.key, at: this.clock.now() });
    return run?.isRunning ? run.join(call) : this.run(this.book.find(record.key)!, call);
  }

  private run<R>(attempt: AttemptRecord, call: CreateCall<R>): Promise<R> {
    const run = new AttemptRun<R>(call, attempt, this.realtime, this.clock, (news) => this.onNews(attempt.key, news));
    this.runs.set(attempt.key, run as unknown as AttemptRun<unknown>);
    return run.resume();
  }

  private onNews(key: string, news: RunNews): void {
    const { intent } = this.book.find(key) ?? {};
    if (news.type === 'waits')
      return news.until === undefined ? void this.waits.delete(key) : void this.waits.set(key, news.until);
    if (news.type === 'gone') return this.book.dispatch(key, { type: 'forgotten' });
    if (news.type === 'refused' && intent) for (const tell of this.onRefused) tell(intent, news.error);
    if (news.type !== 'answered') return this.book.dispatch(key, { type: news.type });
    this.onVerdict(key, news.verdict, news.onCreated);
  }

  private onVerdict(key: string, verdict: Verdict, onCreated: (attempt: AttemptRecord) => void): void {
    if (verdict.kind === 'refused') return this.book.dispatch(key, { type: 'refused' });
    const { transactionId } = verdict;
    if (verdict.kind === 'fieldsRequired') return this.book.dispatch(key, { type: 'fieldsRequired', transactionId });
    // The player has gone on to another payment, whose page must not be replaced by this one's.
    this.markCreated(
      key,
      transactionId,
      verdict.isHostToldLater ?? false,
      this.confirmed.has(key) ? undefined : onCreated,
    );
  }

  private markCreated(
    key: string,
    transactionId: string | undefined,
    isHostToldLater: boolean,
    onCreated?: (attempt: AttemptRecord) => void,
  ): void {
    this.book.dispatch(key, { type: 'created', transactionId });
    const record = this.book.find(key);
    if (!record) return;
    this.follow(record);
    onCreated?.(record);
    if (!isHostToldLater) this.tell(record);
  }

  private tell(record: AttemptRecord): void {
    if (record.isHostTold || !isCreated(record)) return;
    this.book.dispatch(record.key, { type: 'hostTold' });
    this.teller.created(record);
    if (record.endStatus) this.teller.status(record, record.endStatus);
  }

  private follow(record: AttemptRecord): void {
    if (record.transactionId == null || !isCreated(record)) return;
    const { flow, methodName } = record.intent;
    this.statuses.follow({ flow, methodName, id: record.transactionId, status: record.endStatus ?? undefined });
  }

  /** Notifies the host of each state once: the record keeps the state, so that only a new one gets here. */
  private end({ record, status }: AttemptEnd): void {
    this.book.dispatch(record.key, { type: 'ended', status });
    if (record.isHostTold) this.teller.status(record, status);
  }
}
