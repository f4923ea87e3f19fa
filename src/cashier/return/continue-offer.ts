import { makeAutoObservable, runInAction } from 'mobx';
import { inject, injectable } from 'tsyringe';
import { Clock } from '../../core/time/time';
import { Registry } from '../../kernel/registry-token';
import type { AttemptRecord } from '../attempt/attempt-record';
import { AttemptStore } from '../attempt/attempt-store';
import { StoredOwner } from '../attempt/stored-owner';
import { MethodsStore } from '../methods/methods-store';
import { TransactionStatusStore } from '../status/transaction-status-store';
import { PlaceKeeper } from './place-keeper';
import { Resume } from './resume';
import { CONFIRM_PATH } from './place-record';
import { completePath } from '../payment-page/complete-path';

export interface WaitingPayment extends Pick<AttemptRecord['intent'], 'flow' | 'methodName' | 'amount' | 'currency'> {
  /** True while it is unknown whether the payment was made at all. */
  isChecking: boolean;
}

/** The latest payment that the player left before it ended, offered on the list. "Not now" makes room for one before it. Observable. */
@injectable()
export class ContinueOffer {
  private isAccepted = false;

  constructor(
    @inject(AttemptStore) private readonly attempts: AttemptStore,
    @inject(TransactionStatusStore) private readonly statuses: TransactionStatusStore,
    @inject(MethodsStore) private readonly methods: MethodsStore,
    @inject(PlaceKeeper) private readonly places: PlaceKeeper,
    @inject(StoredOwner) private readonly owner: StoredOwner,
    @inject(Resume) private readonly resume: Resume,
    @inject(Registry) private readonly registry: Registry,
    @inject(Clock) private readonly clock: Clock,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get payment(): WaitingPayment | undefined {
    const { waiting } = this;
    // A payment that the gateway listed becomes the latest attempt when it is opened; it must not get a tile here then.
    if (this.isOpening && !this.isAccepted) return undefined;
    return waiting && { ...waiting.intent, isChecking: waiting.step === 'checking' };
  }

  get isOpening(): boolean {
    return this.resume.isRunning;
  }

  /** Goes to the page on which the payment was left. Never rejects. */
  async accept(): Promise<void> {
    const { waiting } = this;
    if (!waiting || this.isOpening) return;
    this.isAccepted = true;
    await this.resume.reopen(waiting);
    runInAction(() => (this.isAccepted = false));
  }

  /** "Not now": this payment is not offered again. */
  decline(): void {
    const { waiting } = this;
    if (waiting) this.places.decline(waiting.intent.flow, keyOf(waiting));
  }

  private get waiting(): AttemptRecord | undefined {
    const { flow } = this.methods;
    const latest = this.attempts.latest(flow);
    const own = this.attempts.all.filter(({ intent }) => intent.flow === flow);
    own.sort((a, b) => b.submittedAt - a.submittedAt);
    return own.find((attempt) => this.isOffered(attempt) && (attempt === latest || this.isRecent(attempt)));
  }

  private isOffered(attempt: AttemptRecord): boolean {
    const { flow } = attempt.intent;
    if (!this.owner.isPlayers(flow, keyOf(attempt)) || this.places.pageOf(flow, keyOf(attempt))?.isDeclined)
      return false;
    return attempt.step === 'checking' || (attempt.step === 'created' && this.isOpen(attempt));
  }

  /** Behind a later payment, one is offered as long as payments of its method usually can be continued. */
  private isRecent({ intent: { flow, methodName }, startedAt }: AttemptRecord): boolean {
    const method = this.methods.known.find(({ name }) => name === methodName);
    return this.clock.now() - startedAt < this.registry.resumeForMs(flow, method);
  }

  /**
   * A withdrawal that waits for its code has a row of its own. A withdrawal that waits for the payout needs nothing
   * from the player, unless it has a page with what the money is collected with.
   */
  private isOpen({ intent: { flow }, transactionId: id }: AttemptRecord): boolean {
    // Another frame's, which this one does not follow.
    if (id == null || this.statuses.statusOf(flow, id) === undefined) return false;
    const path = this.places.pageOf(flow, id)?.path;
    return flow === 'deposit' || (path !== undefined && path !== completePath('withdrawal') && path !== CONFIRM_PATH);
  }
}

/** An attempt is identified by its own key until the gateway has sent an id. */
const keyOf = ({ transactionId, key }: AttemptRecord): string => transactionId ?? key;
