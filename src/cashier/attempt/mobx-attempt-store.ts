import { makeAutoObservable, observable, reaction } from 'mobx';
import { inject, injectable } from 'tsyringe';
import type { Flow } from '../../contract/primitives';
import { AppError } from '../../core/errors/app-error';
import { HostBridge } from '../../core/host-bridge/host-bridge';
import { Realtime } from '../../core/realtime/realtime';
import { SessionStore } from '../../core/storage/storage';
import { Clock, Random } from '../../core/time/time';
import { isEndStatus, type EndStatus } from '../status/status-rules';
import { TransactionStatusStore } from '../status/transaction-status-store';
import { idToContinue, isCreated, isOpen, nextAttempt, type AttemptEvent } from './attempt-machine';
import {
  ATTEMPTS_KEY,
  isSameIntent,
  StoredAttempts,
  type AttemptIntent,
  type AttemptRecord,
  type AttemptStep,
} from './attempt-record';
import { AttemptRun, type RunNews } from './attempt-run';
import { ATTEMPT_KEY_LIFE_MS, type AttemptStore } from './attempt-store';
import type { CreateCall, Verdict } from './create-call';

const FLOWS: readonly Flow[] = ['deposit', 'withdrawal'];

type Private =
  | 'realtime'
  | 'clock'
  | 'random'
  | 'storage'
  | 'host'
  | 'statuses'
  | 'records'
  | 'earlier'
  | 'runs'
  | 'letGone'
  | 'stopEnds';

/** Transactions before the latest whose end the host still hears of. */
const MOST_EARLIER = 20;

@injectable()
export class MobxAttemptStore implements AttemptStore {
  private readonly records = observable.map<Flow, AttemptRecord>({}, { deep: false });
  /** Created ones that are no longer the latest, by key: the host hears of their end, too. In memory only. */
  private readonly earlier = observable.map<string, AttemptRecord>({}, { deep: false });
  private readonly runs = new Map<Flow, AttemptRun<unknown>>();
  /** Creates that the player did not want to wait for. */
  private readonly letGone = new Set<AttemptRun<unknown>>();
  private readonly stopEnds: () => void;

  constructor(
    @inject(Realtime) private readonly realtime: Realtime,
    @inject(Clock) private readonly clock: Clock,
    @inject(Random) private readonly random: Random,
    @inject(SessionStore) private readonly storage: SessionStore,
    @inject(HostBridge) private readonly host: HostBridge,
    @inject(TransactionStatusStore) private readonly statuses: TransactionStatusStore,
  ) {
    makeAutoObservable<this, Private>(
      this,
      {
        realtime: false,
        clock: false,
        random: false,
        storage: false,
        host: false,
        statuses: false,
        records: false,
        earlier: false,
        runs: false,
        letGone: false,
        stopEnds: false,
        stepOf: false,
        latest: false,
        idToContinue: false,
      },
      { autoBind: true },
    );
    this.restore();
    this.stopEnds = reaction(
      () => this.ends,
      (ends) => ends.forEach(this.end),
      { fireImmediately: true },
    );
  }

  get lastCreated(): AttemptRecord | undefined {
    const created = [...this.records.values()].filter(({ step }) => step === 'created' || step === 'ended');
    return created.sort((a, b) => b.startedAt - a.startedAt)[0];
  }

  stepOf(flow: Flow): AttemptStep | undefined {
    return this.records.get(flow)?.step;
  }

  latest(flow: Flow): AttemptRecord | undefined {
    return this.records.get(flow);
  }

  idToContinue(flow: Flow, methodName: string): string | undefined {
    return idToContinue(this.records.get(flow), methodName);
  }

  create<R>(call: CreateCall<R>): Promise<R> {
    const { flow, methodName } = call.intent;
    // One method has one kind of create request, so a run of the same method has the same kind of reply.
    const run = this.runs.get(flow) as unknown as AttemptRun<R> | undefined;
    if (!run || !this.isUnsettled(flow, run)) return this.begin(call);
    return run.methodName === methodName ? run.join(call) : this.createAfter(run, call);
  }

  isAsking(flow: Flow): boolean {
    return this.runs.get(flow)?.isRunning ?? false;
  }

  isKeptKey(flow: Flow): boolean {
    const record = this.records.get(flow);
    return record !== undefined && (this.isAsking(flow) || this.isFresh(record));
  }

  askAgain(flow: Flow): void {
    const run = this.runs.get(flow);
    // Its own caller is told how it ends.
    if (run?.isRunning) void run.resume().catch(() => undefined);
  }

  letGo(flow: Flow): void {
    const run = this.runs.get(flow);
    if (run?.isRunning && isOpen(this.records.get(flow))) this.letGone.add(run);
    this.runs.delete(flow);
    this.dispatch(flow, { type: 'abandoned' });
  }

  settle(intent: AttemptIntent, transactionId: string, { isHostToldLater } = { isHostToldLater: false }): void {
    const record = this.records.get(intent.flow);
    if (record?.step !== 'checking' || !isSameIntent(record.intent, intent)) return;
    if (this.runs.get(intent.flow)?.isRunning) return;
    this.dispatch(intent.flow, { type: 'created', transactionId });
    this.follow({ ...record, step: 'created', transactionId });
    if (!isHostToldLater) this.tellHost(intent.flow);
  }

  adopt(
    intent: AttemptIntent,
    transactionId: string,
    { isHostTold } = { isHostTold: true },
  ): AttemptRecord | undefined {
    const { flow } = intent;
    const latest = this.records.get(flow);
    if (latest?.transactionId === transactionId) return latest;
    if (isOpen(latest)) return undefined;
    this.keepEarlier(latest);
    for (const [key, one] of this.earlier) if (one.transactionId === transactionId) this.earlier.delete(key);
    this.dispatch(flow, { type: 'forgotten' });
    this.dispatch(flow, { type: 'submitted', intent, key: this.random.uuid(), at: this.clock.now() });
    this.dispatch(flow, { type: 'created', transactionId });
    if (isHostTold) this.dispatch(flow, { type: 'hostTold' });
    const adopted = this.records.get(flow);
    if (adopted) this.follow(adopted);
    return adopted;
  }

  forget(flow: Flow, transactionId: string): void {
    if (this.records.get(flow)?.transactionId === transactionId) this.dispatch(flow, { type: 'forgotten' });
  }

  tellHost(flow: Flow): void {
    const record = this.records.get(flow);
    if (!record || record.isHostTold || !isCreated(record)) return;
    this.dispatch(flow, { type: 'hostTold' });
    this.host.send({ messageType: 'onCreateTransaction', eventType: flow, eventId: record.transactionId ?? '' });
    // It ended before the host knew of it.
    const { endStatus } = record;
    if (endStatus) this.tellEnd(record, endStatus);
  }

  reset(): void {
    this.stopRuns();
    this.records.clear();
    this.earlier.clear();
    this.storage.remove(ATTEMPTS_KEY);
  }

  dispose(): void {
    this.stopEnds();
    this.stopRuns();
  }

  private stopRuns(): void {
    for (const run of [...this.runs.values(), ...this.letGone]) run.stop();
    this.runs.clear();
    this.letGone.clear();
  }

  private begin<R>(call: CreateCall<R>): Promise<R> {
    const { intent } = call;
    const left = this.records.get(intent.flow);
    if (left && !(isSameIntent(left.intent, intent) && this.isFresh(left))) {
      this.dispatch(intent.flow, { type: 'abandoned' });
    }
    this.keepEarlier(this.records.get(intent.flow));
    this.dispatch(intent.flow, { type: 'submitted', intent, key: this.random.uuid(), at: this.clock.now() });
    const attempt = this.records.get(intent.flow);
    if (!attempt) throw new Error('A submitted attempt has a record');
    const tell = (news: RunNews) => this.onNews(attempt, news);
    const run = new AttemptRun<R>(call, attempt, this.realtime, this.clock, tell);
    this.runs.set(intent.flow, run as unknown as AttemptRun<unknown>);
    return run.resume();
  }

  /** Another method is another intent, but nothing new is created before the earlier outcome is known. */
  private async createAfter<R>(earlier: AttemptRun<R>, call: CreateCall<R>): Promise<R> {
    if (this.realtime.state !== 'open')
      throw new AppError('Network connection failed', { code: 'socket.networkError' });
    const { flow } = call.intent;
    // Its own caller is told of its failure; here only the end of it matters.
    await earlier.resume().catch(() => undefined);
    if (this.runs.get(flow) === (earlier as unknown)) this.dispatch(flow, { type: 'abandoned' });
    return this.create(call);
  }

  private onNews(attempt: AttemptRecord, news: RunNews): void {
    const { flow } = attempt.intent;
    if (this.records.get(flow)?.key !== attempt.key) return this.onLateNews(attempt, news);
    if (news.type === 'gone') return this.dispatch(flow, { type: 'forgotten' });
    if (news.type !== 'answered') return this.dispatch(flow, { type: news.type });
    this.onVerdict(flow, news.verdict, news.onCreated);
  }

  private onVerdict(flow: Flow, verdict: Verdict, onCreated: (attempt: AttemptRecord) => void): void {
    if (verdict.kind === 'refused') return this.dispatch(flow, { type: 'refused' });
    const { transactionId } = verdict;
    if (verdict.kind === 'fieldsRequired') return this.dispatch(flow, { type: 'fieldsRequired', transactionId });
    this.dispatch(flow, { type: 'created', transactionId });
    const record = this.records.get(flow);
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
    this.host.send({
      messageType: 'onCreateTransaction',
      eventType: attempt.intent.flow,
      eventId: transactionId ?? '',
    });
    this.follow(record);
    this.keepEarlier(record);
  }

  private keepEarlier(record: AttemptRecord | undefined): void {
    if (!record || !isCreated(record) || record.endStatus === 'processed') return;
    this.earlier.set(record.key, record);
    const [oldest] = this.earlier.keys();
    if (this.earlier.size > MOST_EARLIER && oldest !== undefined) this.earlier.delete(oldest);
  }

  private isUnsettled(flow: Flow, run: { readonly isRunning: boolean }): boolean {
    const record = this.records.get(flow);
    return isOpen(record) && (run.isRunning || this.isFresh(record));
  }

  private isFresh(record: AttemptRecord): boolean {
    return this.clock.now() - record.startedAt < ATTEMPT_KEY_LIFE_MS;
  }

  private dispatch(flow: Flow, event: AttemptEvent): void {
    const next = nextAttempt(this.records.get(flow), event);
    if (next) this.records.set(flow, next);
    else this.records.delete(flow);
    if (this.records.size > 0) this.storage.write(ATTEMPTS_KEY, Object.fromEntries(this.records));
    else this.storage.remove(ATTEMPTS_KEY);
  }

  private restore(): void {
    const stored = this.storage.read(ATTEMPTS_KEY, StoredAttempts);
    for (const flow of FLOWS) {
      const record = stored?.[flow];
      // One that waits for more fields goes on with the same transaction: the gateway asks for them again.
      if (!record) continue;
      this.records.set(flow, record);
      this.dispatch(flow, { type: 'outcomeUnknown' });
      this.follow(record);
    }
  }

  private follow(record: AttemptRecord): void {
    if (record.transactionId == null || !isCreated(record)) return;
    const { flow, methodName } = record.intent;
    this.statuses.follow({ flow, methodName, id: record.transactionId, status: record.endStatus ?? undefined });
  }

  /** Attempts whose transaction has come to an end state, or to a better one. */
  private get ends(): { record: AttemptRecord; status: EndStatus }[] {
    return [...this.records.values(), ...this.earlier.values()].flatMap((record) => {
      const { transactionId: id, intent, endStatus } = record;
      const status = id != null && isCreated(record) ? this.statuses.statusOf(intent.flow, id) : undefined;
      return status && isEndStatus(status) && status !== endStatus ? [{ record, status }] : [];
    });
  }

  private end({ record, status }: { record: AttemptRecord; status: EndStatus }): void {
    const { flow } = record.intent;
    const event = { type: 'ended', status } as const;
    if (this.records.get(flow)?.key === record.key) this.dispatch(flow, event);
    else this.earlier.set(record.key, nextAttempt(record, event) ?? record);
    if (record.isHostTold) this.tellEnd(record, status);
  }

  /** Once for each state: what has been told is in the record. */
  private tellEnd({ intent, transactionId }: AttemptRecord, status: EndStatus): void {
    const { flow, methodName, amount, currency } = intent;
    this.host.send({
      messageType: 'onTransactionStatus',
      eventType: flow,
      eventId: transactionId ?? '',
      status,
      amount,
      currency,
      paymentMethod: methodName,
    });
  }
}
