import { makeAutoObservable, reaction } from 'mobx';
import { inject, injectable } from 'tsyringe';
import type { Flow } from '../../contract/primitives';
import { AppError } from '../../core/errors/app-error';
import { HostBridge } from '../../core/host-bridge/host-bridge';
import { Realtime } from '../../core/realtime/realtime';
import { SessionStore } from '../../core/storage/storage';
import { Clock, Random } from '../../core/time/time';
import { TransactionStatusStore } from '../status/transaction-status-store';
import { AttemptBook } from './attempt-book';
import { newEnds, type AttemptEnd } from './attempt-ends';
import { idToContinue, isCreated, isOpen } from './attempt-machine';
import { isFresh, isSameIntent, type AttemptIntent, type AttemptRecord, type AttemptStep } from './attempt-record';
import { AttemptRun, type RunNews } from './attempt-run';
import { AttemptTeller } from './attempt-teller';
import type { CreateCall, Verdict } from './create-call';

/**
 * The player's attempts to pay and to cash out, the latest of each flow. A second tap, Enter, a refresh or a reconnect
 * never creates a second transaction; after a lost reply the attempt is still being checked, never failed. Observable.
 */
@injectable()
export class AttemptStore {
  private readonly book: AttemptBook;
  private readonly teller: AttemptTeller;
  private readonly runs = new Map<Flow, AttemptRun<unknown>>();
  /** Runs of creates that the player chose not to wait for. */
  private readonly letGone = new Set<AttemptRun<unknown>>();
  /** Listeners, called for each create that the gateway has refused. */
  readonly onRefused = new Set<(intent: AttemptIntent, error: AppError) => void>();
  private readonly stopEnds: () => void;

  constructor(
    @inject(Realtime) private readonly realtime: Realtime,
    @inject(Clock) private readonly clock: Clock,
    @inject(Random) private readonly random: Random,
    @inject(SessionStore) storage: SessionStore,
    @inject(HostBridge) host: HostBridge,
    @inject(TransactionStatusStore) private readonly statuses: TransactionStatusStore,
  ) {
    this.book = new AttemptBook(storage);
    this.teller = new AttemptTeller(host, statuses);
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
    this.book.latestOfAll.forEach(this.follow);
    this.stopEnds = reaction(
      () => newEnds(this.book.created, this.statuses),
      (ends) => ends.forEach(this.end),
      { fireImmediately: true },
    );
  }

  /** The latest transaction that was created, including one from before a reload. */
  get lastCreated(): AttemptRecord | undefined {
    return this.book.latestOfAll.filter(isCreated).sort((a, b) => b.startedAt - a.startedAt)[0];
  }

  /** Step of the flow's latest attempt; undefined when nothing is under way. */
  stepOf(flow: Flow): AttemptStep | undefined {
    return this.book.latest(flow)?.step;
  }

  /** The latest attempt of the flow, including one from before a reload. */
  latest(flow: Flow): AttemptRecord | undefined {
    return this.book.latest(flow);
  }

  /** Id for the next create: that of the transaction for which the gateway asked more fields of this method. */
  idToContinue(flow: Flow, methodName: string): string | undefined {
    return idToContinue(this.book.latest(flow), methodName);
  }

  /**
   * Settles only with a definite outcome (`AppError`), except where asking again would bring the same (`leaveOpen`,
   * e.g. an unreadable answer): that rejects and leaves the attempt checking. While the outcome of an earlier create of
   * the same method is unknown, returns that one's: an edited amount is not sent before. A create of another method
   * waits for it. Notifies the host of the transaction and follows its status.
   */
  create<R>(call: CreateCall<R>): Promise<R> {
    // One method has one kind of create request, so a run of the same method has the same kind of reply.
    const run = this.runs.get(call.intent.flow) as unknown as AttemptRun<R> | undefined;
    const latest = this.book.latest(call.intent.flow);
    if (!run || !isOpen(latest) || !(run.isRunning || isFresh(latest, this.clock.now()))) return this.begin(call);
    return run.takes(call.intent) ? run.join(call) : this.createAfter(run, call);
  }

  /** Whether the flow's latest create has no answer yet and this page keeps sending it. */
  isAsking(flow: Flow): boolean {
    return this.runs.get(flow)?.isRunning ?? false;
  }

  /** Whether the same intent again would be a second try of the latest create with its key, as its outcome is unknown. */
  isKeptKey(flow: Flow): boolean {
    const record = this.book.latest(flow);
    return record !== undefined && (this.isAsking(flow) || isFresh(record, this.clock.now()));
  }

  /** If the latest create is waiting for its next try, sends it again at once. */
  askAgain(flow: Flow): void {
    const run = this.runs.get(flow);
    // Ignored here: the create's own caller receives the rejection.
    if (run?.isRunning) void run.resume().catch(() => undefined);
  }

  /**
   * The player goes on knowingly although the outcome of the latest create is unknown: the next one is a new intent
   * with its own key. This page keeps asking for the first one's outcome and notifies the host if it was carried out.
   */
  letGo(flow: Flow): void {
    this.endRenewals();
    const run = this.runs.get(flow);
    if (run?.isRunning && isOpen(this.book.latest(flow))) this.letGone.add(run);
    this.runs.delete(flow);
    this.book.dispatch(flow, { type: 'abandoned' });
  }

  /**
   * Settles an attempt whose outcome was unknown and whose transaction was found by asking for it: marks it created and
   * notifies the host, or leaves that to `tellHost`. Changes nothing unless such an attempt of this intent waits.
   */
  settle(intent: AttemptIntent, transactionId: string, { isHostToldLater } = { isHostToldLater: false }): void {
    const record = this.book.latest(intent.flow);
    if (record?.step !== 'checking' || !isSameIntent(record.intent, intent)) return;
    if (this.runs.get(intent.flow)?.isRunning) return;
    this.book.dispatch(intent.flow, { type: 'created', transactionId });
    this.follow({ ...record, step: 'created', transactionId });
    if (!isHostToldLater) this.tellHost(intent.flow);
  }

  /**
   * Makes a transaction that this tab did not create, or has forgotten, the flow's latest attempt, for the player to go
   * on with. Returns undefined, and changes nothing, while the outcome of a create is unknown. By default the host is
   * assumed to have been notified of the transaction.
   */
  adopt(intent: AttemptIntent, transactionId: string, told = { isHostTold: true }): AttemptRecord | undefined {
    const { flow } = intent;
    const latest = this.book.latest(flow);
    if (latest?.transactionId === transactionId) return latest;
    if (isOpen(latest)) return undefined;
    this.book.adopt(intent, transactionId, { key: this.random.uuid(), at: this.clock.now() });
    if (told.isHostTold) this.book.dispatch(flow, { type: 'hostTold' });
    const adopted = this.book.latest(flow);
    if (adopted) this.follow(adopted);
    return adopted;
  }

  /** Drops the flow's latest attempt if it has this transaction, which the gateway does not know for this player. */
  forget(flow: Flow, transactionId: string): void {
    if (this.book.latest(flow)?.transactionId === transactionId) this.book.dispatch(flow, { type: 'forgotten' });
  }

  /** Sends onCreateTransaction unless it was sent for this attempt, and then the end state if it is already known. */
  tellHost(flow: Flow): void {
    const record = this.book.latest(flow);
    if (!record || record.isHostTold || !isCreated(record)) return;
    this.book.dispatch(flow, { type: 'hostTold' });
    this.teller.created(record);
    if (record.endStatus) this.teller.status(record, record.endStatus);
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
    for (const run of [...this.runs.values(), ...this.letGone]) run.stop();
    this.runs.clear();
    this.letGone.clear();
  }

  private begin<R>(call: CreateCall<R>): Promise<R> {
    const { intent } = call;
    const left = this.book.latest(intent.flow);
    if (left && !(isSameIntent(left.intent, intent) && isFresh(left, this.clock.now()))) {
      this.book.dispatch(intent.flow, { type: 'abandoned' });
    }
    this.book.keep(this.book.latest(intent.flow));
    this.book.dispatch(intent.flow, { type: 'submitted', intent, key: this.random.uuid(), at: this.clock.now() });
    const attempt = this.book.latest(intent.flow);
    if (!attempt) throw new Error('A submitted attempt has a record');
    const run = new AttemptRun<R>(call, attempt, this.realtime, this.clock, (news) => this.onNews(attempt, news));
    this.runs.set(intent.flow, run as unknown as AttemptRun<unknown>);
    return run.resume();
  }

  /** Another method is another intent, but nothing new is created before the earlier outcome is known. */
  private async createAfter<R>(earlier: AttemptRun<R>, call: CreateCall<R>): Promise<R> {
    if (this.realtime.state !== 'open') throw new AppError('No connection', { code: 'socket.networkError' });
    const { flow } = call.intent;
    earlier.endRenewal();
    // The earlier create's own caller receives its failure; here it only matters that it has ended.
    await earlier.resume().catch(() => undefined);
    if (this.runs.get(flow) === (earlier as unknown)) this.book.dispatch(flow, { type: 'abandoned' });
    return this.create(call);
  }

  private onNews(attempt: AttemptRecord, news: RunNews): void {
    const { flow } = attempt.intent;
    if (this.book.latest(flow)?.key !== attempt.key) return this.onLateNews(attempt, news);
    if (news.type === 'gone') return this.book.dispatch(flow, { type: 'forgotten' });
    if (news.type === 'refused') for (const tell of this.onRefused) tell(attempt.intent, news.error);
    if (news.type !== 'answered') return this.book.dispatch(flow, { type: news.type });
    this.onVerdict(flow, news.verdict, news.onCreated);
  }

  private onVerdict(flow: Flow, verdict: Verdict, onCreated: (attempt: AttemptRecord) => void): void {
    if (verdict.kind === 'refused') return this.book.dispatch(flow, { type: 'refused' });
    const { transactionId } = verdict;
    if (verdict.kind === 'fieldsRequired') return this.book.dispatch(flow, { type: 'fieldsRequired', transactionId });
    this.book.dispatch(flow, { type: 'created', transactionId });
    const record = this.book.latest(flow);
    if (!record) return;
    this.follow(record);
    onCreated(record);
    if (!verdict.isHostToldLater) this.tellHost(flow);
  }

  /** A create that the player did not wait for has made a transaction after all: notify the host and follow the status. */
  private onLateNews(attempt: AttemptRecord, news: RunNews): void {
    if (news.type !== 'answered' || news.verdict.kind !== 'created' || news.verdict.isHostToldLater) return;
    const { transactionId } = news.verdict;
    const record: AttemptRecord = { ...attempt, step: 'created', transactionId, isHostTold: true };
    this.teller.created(record);
    this.follow(record);
    this.book.keep(record);
  }

  private follow(record: AttemptRecord): void {
    if (record.transactionId == null || !isCreated(record)) return;
    const { flow, methodName } = record.intent;
    this.statuses.follow({ flow, methodName, id: record.transactionId, status: record.endStatus ?? undefined });
  }

  /** Notifies the host of each state once: the record keeps the state, so that only a new one gets here. */
  private end({ record, status }: AttemptEnd): void {
    this.book.end(record, status);
    if (record.isHostTold) this.teller.status(record, status);
  }
}
