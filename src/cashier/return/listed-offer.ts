import { makeAutoObservable, runInAction } from 'mobx';
import { inject, injectable } from 'tsyringe';
import type { Flow, TransactionStatus } from '../../contract/primitives';
import type { StatusPush } from '../../contract/realtime';
import type { TransactionLine } from '../../contract/transactions';
import { AppError } from '../../core/errors/app-error';
import { ErrorHandler } from '../../core/errors/error-handler';
import { askWhenOpen } from '../../core/realtime/ask-when-open';
import { Realtime } from '../../core/realtime/realtime';
import { isUnsupported } from '../../core/realtime/unsupported-calls';
import { ServerClock } from '../../core/time/server-clock';
import { Registry } from '../../kernel/registry-token';
import { MethodsStore } from '../methods/methods-store';
import { isEndStatus, statusOfPush } from '../status/status-rules';
import { apiResponseOf } from '../withdrawal/withdrawal-reply';
import { mayContinue } from './may-continue';
import { OwnOffer } from './own-offer';
import { PlaceKeeper } from './place-keeper';
import { Resume } from './resume';

/** `LINES`: how many of the latest transactions are searched. `MOST_ASKED`: about how many of them the gateway is asked. */
const LINES = 20;
const MOST_ASKED = 3;

/**
 * deposit: waits to be paid. code: a withdrawal that waits for the code from the e-mail. page: a withdrawal whose page
 * the player needs.
 */
type Kind = 'deposit' | 'code' | 'page';

export interface ListedPayment {
  kind: Kind;
  line: TransactionLine;
}

/**
 * A waiting payment that this tab does not know: the view that began it is gone, together with its storage. The gateway
 * is asked for it each time the list is shown, and at most one is offered. Loads after the list. Observable.
 */
@injectable()
export class ListedOffer {
  private found: ListedPayment | undefined = undefined;
  private readonly leaving = new AbortController();
  private stopHearing: (() => void) | undefined = undefined;

  constructor(
    @inject(Realtime) private readonly realtime: Realtime,
    @inject(OwnOffer) private readonly own: Pick<OwnOffer, 'payment' | 'code'>,
    @inject(MethodsStore) private readonly methods: MethodsStore,
    @inject(PlaceKeeper) private readonly places: PlaceKeeper,
    @inject(Resume) private readonly resume: Resume,
    @inject(Registry) private readonly registry: Registry,
    @inject(ServerClock) private readonly clock: ServerClock,
    @inject(ErrorHandler) private readonly errors: ErrorHandler,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** Undefined where this tab has a payment to continue, or offers the same one itself. */
  get payment(): ListedPayment | undefined {
    const { payment, code } = this.own;
    return payment || (code && code.withdrawalId === this.found?.line.id) ? undefined : this.found;
  }

  get isOpening(): boolean {
    return this.resume.isRunning;
  }

  /** Looks for a payment to offer. Never rejects. */
  async look(flow: Flow): Promise<void> {
    const { signal } = this.leaving;
    this.stopHearing = this.realtime.on(`${flow}.status`, this.onPush);
    try {
      const found = await askWhenOpen(this.realtime, () => this.find(flow), { signal });
      if (!signal.aborted) runInAction(() => (this.found = found));
    } catch (thrown) {
      const error = AppError.from(thrown);
      // A gateway without a history offers nothing, which is not an error.
      if (!signal.aborted && !isUnsupported(error)) this.errors.report(error);
    }
  }

  async accept(): Promise<void> {
    const { payment } = this;
    if (!payment || this.isOpening) return;
    await this.resume.reopenListed(payment.line);
  }

  /** "Not now": this payment is not offered again in this tab. */
  decline(): void {
    if (this.payment) this.places.decline(this.payment.line.flow, this.payment.line.id);
    this.found = undefined;
  }

  dispose(): void {
    this.leaving.abort();
    this.stopHearing?.();
  }

  /** The newest payment that the player can continue; undefined if that one was declined. */
  private async find(flow: Flow): Promise<ListedPayment | undefined> {
    const { transactions } = await this.realtime.request('BANKING:transactions-list', { limit: LINES });
    const isOwn = ({ id }: TransactionLine) => this.own.code?.withdrawalId === id;
    const open = transactions.filter(
      (line) => line.flow === flow && this.isRecent(line) && !isOwn(line) && this.resume.mayReopen(line),
    );
    for (const line of open.slice(0, MOST_ASKED)) {
      if (this.places.pageOf(flow, line.id)?.isDeclined) return undefined;
      const kind = await this.kindOf(line);
      if (kind) return { kind, line };
    }
    return undefined;
  }

  private isRecent(line: TransactionLine): boolean {
    const method = this.methods.known.find(({ name }) => name === line.paymentMethod);
    return mayContinue(line, this.registry.resumeForMs(line.flow, method), this.clock.now());
  }

  /** Undefined when the player has nothing to do, or this design has no page for the transaction. */
  private async kindOf({ id, flow, paymentMethod }: TransactionLine): Promise<Kind | undefined> {
    const listed = () => this.methods.known.find(({ name }) => name === paymentMethod);
    if (!listed()) await this.methods.loadRest();
    const method = listed();
    if (!method) return undefined;
    if (flow === 'deposit') {
      if (this.registry.resumesByForm(flow, method)) return 'deposit';
      const reply = await this.ask(() => this.realtime.request('BANKING:deposit-resume', { depositId: id }));
      return reply && isWaiting(reply.status) && !reply.apiResponse.isFieldsRequired ? 'deposit' : undefined;
    }
    const reply = await this.ask(() => this.realtime.request('BANKING:withdrawal-resume', { withdrawalId: id }));
    if (!reply || !isWaiting(reply.status)) return undefined;
    if (reply.confirmationRequested) return 'code';
    return this.registry.pathForReply(flow, apiResponseOf(reply), method) === undefined ? undefined : 'page';
  }

  /** Undefined when the gateway refuses: this transaction cannot be continued. */
  private async ask<T>(request: () => Promise<T>): Promise<T | undefined> {
    try {
      return await request();
    } catch (thrown) {
      const { status } = AppError.from(thrown);
      if (status === undefined || status === 401) throw thrown;
      return undefined;
    }
  }

  private onPush({ id, status }: StatusPush): void {
    if (statusOfPush(status) && this.found?.line.id === id) this.found = undefined;
  }
}

const isWaiting = (status: TransactionStatus) => !isEndStatus(status);
