import { makeAutoObservable, observable, reaction } from 'mobx';
import { inject, injectable } from 'tsyringe';
import type { Flow } from '../../contract/primitives';
import { AppError } from '../../core/errors/app-error';
import { HostBridge } from '../../core/host-bridge/host-bridge';
import { Realtime } from '../../core/realtime/realtime';
import { Frame } from '../../core/storage/frame';
import { PlayerStore, type SessionStore } from '../../core/storage/storage';
import { Clock, Random } from '../../core/time/time';
import { TransactionStatusStore } from '../status/transaction-status-store';
import { AttemptBook } from './attempt-book';
import { newEnds } from './attempt-ends';
import { isOpen, mayBeLost } from './attempt-machine';
import {
  isFresh,
  isSameWish,
  type AttemptIntent,
  type AttemptRecord,
  type AttemptStep,
  type Money,
} from './attempt-record';
import { AttemptOutcomes } from './attempt-outcomes';
import { AttemptRun, type RunNews } from './attempt-run';
import type { CreateCall, Created } from './create-call';
import { Wishes } from './wish';

/**
 * The player's attempts to pay and to cash out. One wish has one key: a second tap, Enter, a refresh or a reconnect never
 * creates a second transaction, and after a lost reply the attempt is still being checked, never failed. Observable.
 */
@injectable()
export class AttemptStore {
  private readonly book: AttemptBook;
  private readonly outcomes: AttemptOutcomes;
  readonly wishes: Wishes;
  private readonly runs = new Map<string, AttemptRun<unknown>>();
  /** Keys of attempts without an outcome beside which the player has confirmed another payment, and not come back to them. */
  private readonly confirmed = new Set<string>();
  /** When the gateway has allowed the next try of an attempt, by key. */
  private readonly waits = observable.map<string, number | undefined>();
  /** Listeners, called for each create that the gateway has refused. */
  readonly onRefused = new Set<(intent: AttemptIntent, error: AppError) => void>();
  private readonly stopEnds: () => void;

  constructor(
    @inject(Realtime) private readonly realtime: Realtime,
    @inject(Clock) private readonly clock: Clock,
    @inject(Random) private readonly random: Random,
    @inject(PlayerStore) private readonly storage: SessionStore,
    @inject(HostBridge) host: HostBridge,
    @inject(TransactionStatusStore) statuses: TransactionStatusStore,
    @inject(Frame) frame: Frame,
  ) {
    this.book = new AttemptBook(storage, frame, clock.now());
    this.wishes = new Wishes(storage, random);
    this.outcomes = new AttemptOutcomes(this.book, host, statuses);
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
    this.book.created.forEach((record) => this.outcomes.follow(record));
    this.stopEnds = reaction(
      () => newEnds(this.book.created, statuses),
      (ends) => ends.forEach((end) => this.outcomes.end(end)),
      { fireImmediately: true },
    );
  }

  /** Including those from before a reload. */
  get all(): readonly AttemptRecord[] {
    return this.book.all;
  }

  /** The latest transaction that was created, including one from before a reload. */
  get lastCreated(): AttemptRecord | undefined {
    return this.book.lastCreated;
  }

  /** The flow's attempt that was submitted last. */
  latest = (flow: Flow): AttemptRecord | undefined => this.book.latest(flow);

  /** The attempt of this transaction, of which other frames of the tab may have made later ones; else the flow's latest. */
  ofTransaction(flow: Flow, id: string | null | undefined): AttemptRecord | undefined {
    return (id == null ? undefined : this.book.findTransaction(flow, id)) ?? this.book.latest(flow);
  }

  stepOf = (flow: Flow): AttemptStep | undefined => this.book.latest(flow)?.step;
  find = (key: string): AttemptRecord | undefined => this.book.find(key);

  /** False where the browser refuses storage: other frames, and this one after a reload, do not see these attempts. */
  get isShared(): boolean {
    return this.storage.isShared;
  }

  /** Until when the gateway has asked to wait with the next try of the flow's latest create. Milliseconds since the epoch. */
  waitsUntil(flow: Flow): number | undefined {
    return this.waits.get(this.book.latest(flow)?.key ?? '');
  }

  /** Whether this wish again is silently a second try of an attempt whose outcome is unknown: it sends the same key. */
  isSecondTry(wish: AttemptIntent): boolean {
    this.book.refresh();
    const own = this.underWay(wish);
    return own !== undefined && (this.isAsking(own.key) || isFresh(own, this.clock.now()));
  }

  /** Attempts of the flow without an outcome, the latest first. */
  unknownOf(flow: Flow): readonly AttemptRecord[] {
    this.book.refresh();
    // Refused for its token: nothing was created, and it is not sent again once the player wants something else.
    return this.book.open(flow).filter(({ key }) => !this.runs.get(key)?.isRenewing);
  }

  waitingBeside = ({ flow, methodName }: AttemptIntent): readonly AttemptRecord[] =>
    this.book.waiting(flow, methodName);

  /**
   * Settles with a definite outcome, or rejects as `unresolved` where asking again would bring the same. While the
   * outcome of the same wish is unknown, sends its key again; another wish is then refused, unless the player has
   * confirmed it (`confirmBeside`). Follows the transaction's status. The caller shows it and then calls `tellHostOf`.
   */
  async create<R>(call: CreateCall<R>): Promise<Created<R>> {
    const { intent } = call;
    const unknown = this.unknownOf(intent.flow);
    const own = this.underWay(intent);
    if (!own && unknown.some(({ key }) => !this.confirmed.has(key)))
      throw new AppError('Another payment may be under way', { code: 'attempt.open' });
    if (!own) this.endRenewals();
    const sent = own ?? this.book.begin(intent, this.random.uuid(), this.clock.now(), this.wishes.mark);
    const reply = await (own ? this.resume(own, call) : this.run(sent, call));
    const verdict = call.judge(reply);
    // A later press of the same wish has the page that is shown now.
    const isPast = this.runs.get(sent.key)?.isFor(call) === false;
    return { reply, verdict, attempt: isPast ? undefined : this.outcomes.madeBy(sent, verdict) };
  }

  /** Whether it is this player's for sure: sent by this page, or made under the key that this player has. */
  isOwn = ({ key, mark }: AttemptRecord): boolean => this.runs.has(key) || mark === this.wishes.mark;
  /** Whether this attempt has no answer yet and this page keeps sending it. */
  isAsking = (key: string): boolean => this.runs.get(key)?.isRunning ?? false;
  /** If this attempt waits for its next try, sends it again at once. */
  askAgain(key: string): void {
    const run = this.runs.get(key);
    // The create's own caller receives the rejection.
    if (run?.isRunning) void run.resume().catch(() => undefined);
  }

  /** The player wants `wish` knowingly beside those of unknown outcome, which this page keeps asking for. */
  confirmBeside(wish: AttemptIntent): void {
    for (const { key, intent } of this.book.open(wish.flow)) {
      this.confirmed.add(key);
      this.runs.get(key)?.endRenewal();
      if (isSameWish(intent, wish)) this.book.dispatch(key, { type: 'left' });
    }
  }

  /** The transaction of an attempt without an outcome was found, with its money. Changes nothing while its create is being sent. */
  settle(key: string, transactionId: string, { amount, currency }: Money, isHostToldLater = false): void {
    const open = this.book.find(key);
    // Two that look alike may be searched for at once: the transaction is one attempt's.
    if (!isOpen(open) || this.isAsking(key) || this.book.findTransaction(open.intent.flow, transactionId)) return;
    this.outcomes.created(key, transactionId, { amount, currency });
    if (!isHostToldLater) this.tellHostOf(key);
  }

  /** Makes a transaction the flow's latest attempt. Undefined, and no change, where it may be what a lost create has made. */
  adopt(intent: AttemptIntent, transactionId: string, clientKey?: string | null) {
    const latest = this.book.latest(intent.flow);
    if (latest?.transactionId === transactionId) return latest;
    if (mayBeLost(intent, this.all, clientKey)) return undefined;
    const isNew = this.book.findTransaction(intent.flow, transactionId) === undefined;
    const { key } = this.book.adopt(intent, transactionId, { key: this.random.uuid(), at: this.clock.now() });
    // The host has heard of it where it was made.
    if (isNew) this.book.dispatch(key, { type: 'hostTold' });
    const adopted = this.book.find(key);
    if (adopted) this.outcomes.follow(adopted);
    return adopted;
  }

  forget = (flow: Flow, id: string): void => this.outcomes.change(flow, id, { type: 'forgotten' });
  /** It is another player's of this tab; `takeBack`: it is this player's after all. */
  leaveToOwner = (flow: Flow, id: string): void => this.outcomes.leaveToOwner(flow, id);
  takeBack = (flow: Flow, id: string): void => this.outcomes.takeBack(flow, id);

  /** The withdrawal waits for its code: no view has told the host of it. */
  untell(flow: Flow, transactionId: string): void {
    this.outcomes.change(flow, transactionId, { type: 'hostUntold' });
  }

  /** Sends onCreateTransaction unless it was sent for this transaction, and then the end state if it is already known. */
  tellHost(flow: Flow, transactionId: string): void {
    this.outcomes.tell(this.book.findTransaction(flow, transactionId));
  }

  /** The same for an attempt, whose transaction may have no id. Called once its page is shown (spec 4). */
  tellHostOf(key: string): void {
    this.outcomes.tell(this.book.find(key));
  }

  dispose(): void {
    this.stopEnds();
    this.stopRuns();
  }

  /** The player has left, or wants something else: a create that was refused for its token is not sent again. */
  endRenewals(): void {
    for (const run of this.runs.values()) run.endRenewal();
  }

  stopRuns(): void {
    for (const run of this.runs.values()) run.stop();
    this.runs.clear();
  }

  /** The attempt without an outcome that this wish would be a second try of. */
  underWay(wish: AttemptIntent): AttemptRecord | undefined {
    return this.book.open(wish.flow).find((one) => !one.isLeft && isSameWish(one.intent, wish));
  }

  private resume<R>(record: AttemptRecord, call: CreateCall<R>): Promise<R> {
    const { intent } = record;
    // A wish has one kind of create, and so has its run.
    const run = this.runs.get(record.key) as unknown as AttemptRun<R> | undefined;
    this.confirmed.delete(record.key);
    this.book.dispatch(record.key, { type: 'submitted', intent, key: record.key, at: this.clock.now() });
    if (run?.isRunning) return run.join(call);
    // Another frame of this tab may be sending it for the first time: neither of the two can be refused then.
    this.book.dispatch(record.key, { type: 'outcomeUnknown' });
    return this.run(record, call);
  }

  private run<R>({ key, transactionId }: AttemptRecord, call: CreateCall<R>): Promise<R> {
    const isSentBefore = () => this.book.reread(key)?.step !== 'creating';
    const tell = (news: RunNews) => this.onNews(key, news);
    const run = new AttemptRun<R>(call, key, transactionId ?? undefined, isSentBefore, this.realtime, this.clock, tell);
    this.runs.set(key, run as unknown as AttemptRun<unknown>);
    return run.resume();
  }

  private onNews(key: string, news: RunNews): void {
    const { intent } = this.book.find(key) ?? {};
    if (news.type === 'waits') return void this.waits.set(key, news.until);
    if (news.type === 'gone') return this.book.dispatch(key, { type: 'forgotten' });
    if (news.type === 'refused' && intent) for (const tell of this.onRefused) tell(intent, news.error);
    if (news.type !== 'answered') return this.book.dispatch(key, { type: news.type });
    this.outcomes.answered(key, news.verdict);
  }
}
