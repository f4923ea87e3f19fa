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
 * never makes a second transaction; a lost reply means still checking, never failed. Observable.
 */
@injectable()
export class AttemptStore {
  private readonly book: AttemptBook;
  private readonly teller: AttemptTeller;
  private readonly runs = new Map<Flow, AttemptRun<unknown>>();
  /** Creates that the player did not want to wait for. */
  private readonly letGone = new Set<AttemptRun<unknown>>();
  /** Told of each create that the gateway has refused. */
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

  /** The latest transaction that was created, also before a reload. */
  get lastCreated(): AttemptRecord | undefined {
    return this.book.latestOfAll.filter(isCreated).sort((a, b) => b.startedAt - a.startedAt)[0];
  }

  /** Undefined: nothing is under way. */
  stepOf(flow: Flow): AttemptStep | undefined {
    return this.book.latest(flow)?.step;
  }

  /** The latest attempt of the flow, also before a reload. */
  latest(flow: Flow): AttemptRecord | undefined {
    return this.book.latest(flow);
  }

  /** For the next create: the transaction for which the gateway asked more fields of this method. */
  idToContinue(flow: Flow, methodName: string): string | undefined {
    return idToContinue(this.book.latest(flow), methodName);
  }

  /**
   * Resolves or rejects only with a definite outcome (`AppError`), except for an unreadable answer, which rejects with
   * `outcomeUnknown` and leaves the attempt checking. While the outcome of an earlier create of the same method is not
   * known, returns that one's: an edited amount is not sent before it is settled. A create of another method waits for it.
   * Tells the host of the transaction and follows its status.
   */
  create<R>(call: CreateCall<R>): Promise<R> {
    // One method has one kind of create request, so a run of the same method has the same kind of reply.
    const run = this.runs.get(call.intent.flow) as unknown as AttemptRun<R> | undefined;
    const latest = this.book.latest(call.intent.flow);
    if (!run || !isOpen(latest) || !(run.isRunning || isFresh(latest, this.clock.now()))) return this.begin(call);
    return run.takes(call.intent) ? run.join(call) : this.createAfter(run, call);
  }

  /** The latest create of the flow has got no answer yet and is being sent again and again by this page. */
  isAsking(flow: Flow): boolean {
    return this.runs.get(flow)?.isRunning ?? false;
  }

  /** The same intent again would be a second try of the latest create, whose outcome is unknown: with its key. */
  isKeptKey(flow: Flow): boolean {
    const record = this.book.latest(flow);
    return record !== undefined && (this.isAsking(flow) || isFresh(record, this.clock.now()));
  }

  /** Asks at once what became of it, where it only waits for its next turn. */
  askAgain(flow: Flow): void {
    const run = this.runs.get(flow);
    // Its own caller is told how it ends.
    if (run?.isRunning) void run.resume().catch(() => undefined);
  }

  /**
   * The player goes on knowingly although the outcome of the latest create is unknown: the next one is a new wish with a
   * key of its own. The first is asked on for as long as the page lives, and the host told if it was made.
   */
  letGo(flow: Flow): void {
    this.endRenewals();
    const run = this.runs.get(flow);
    if (run?.isRunning && isOpen(this.book.latest(flow))) this.letGone.add(run);
    this.runs.delete(flow);
    this.book.dispatch(flow, { type: 'abandoned' });
  }

  /**
   * The transaction of an attempt whose outcome was not known has been found by asking for it: the attempt is settled as
   * created and the host told, or told later by `tellHost`. Changes nothing when no such attempt of this intent waits.
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
   * A transaction that this tab did not make, or has forgotten, becomes the flow's latest attempt: the player goes on with
   * it. Undefined, and nothing is changed, while the outcome of a create is not known. By default whoever made it has
   * told the host.
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

  /** Drops the latest attempt of the flow when this is its transaction: the gateway has none such of this player. */
  forget(flow: Flow, transactionId: string): void {
    if (this.book.latest(flow)?.transactionId === transactionId) this.book.dispatch(flow, { type: 'forgotten' });
  }

  /** Sends onCreateTransaction unless it has been sent for this attempt, and its end if that has come before. */
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

  /** The player has left, or wants something else: a create that was refused for its token stays refused. */
  endRenewals(): void {
    for (const run of this.runs.values()) run.endRenewal();
  }

  /** Nothing that is under way is sent again. */
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
    // Its own caller is told of its failure; here only the end of it matters.
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

  /** A create that the player did not wait for has made a transaction after all: it is no less theirs, or the host's. */
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

  /** The host hears of each state once: what it has heard is in the record. */
  private end({ record, status }: AttemptEnd): void {
    this.book.end(record, status);
    if (record.isHostTold) this.teller.status(record, status);
  }
}
