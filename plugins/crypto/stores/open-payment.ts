import { makeAutoObservable, runInAction } from 'mobx';
import { inject, injectable } from 'tsyringe';
import * as v from 'valibot';
import { CurrentTransaction, type Transaction } from '@/cashier/attempt/current-transaction';
import { isEndStatus, statusOfDeposit } from '@/cashier/status/status-rules';
import { TransactionStatusStore } from '@/cashier/status/transaction-status-store';
import { CryptoInvoice } from '@/contract/api-response';
import { AppError } from '@/core/errors/app-error';
import { isExpected } from '@/core/errors/is-expected';
import { Monitoring } from '@/core/monitoring/monitoring';
import { onOpen } from '@/core/realtime/on-open';
import { Realtime } from '@/core/realtime/realtime';
import { PlayerStore, type SessionStore } from '@/core/storage/storage';
import { Navigation } from '@/kernel/navigation';
import type { CryptoInvoice as Invoice } from './read-invoice';

export const OPEN_PAYMENT_KEY = 'cashier.crypto.open';
export const ADDRESS_PATH = '/deposit/crypto/address';

/** An address is public, so it may be stored; it is verified again whenever it is read back. */
const StoredPayment = v.object({
  depositId: v.string(),
  methodName: v.string(),
  amount: v.number(),
  currency: v.string(),
  invoice: CryptoInvoice,
});
type StoredPayment = v.InferOutput<typeof StoredPayment>;

/**
 * The last address that was shown, kept as long as the tab lives: a transfer takes minutes, and meanwhile the player
 * uses a wallet and the page may be reloaded. A stored address is shown only after the gateway has confirmed that the
 * deposit belongs to this player and is still open, because another player may have signed in. Observable.
 */
@injectable()
export class OpenPayment {
  private kept: StoredPayment | undefined = undefined;
  /** Read from storage, not yet confirmed by the gateway. */
  private candidate: StoredPayment | undefined;
  private readonly stopConnect: () => void;

  constructor(
    @inject(PlayerStore) private readonly storage: SessionStore,
    @inject(Realtime) private readonly realtime: Realtime,
    @inject(TransactionStatusStore) private readonly statuses: TransactionStatusStore,
    @inject(CurrentTransaction) private readonly transaction: CurrentTransaction,
    @inject(Navigation) private readonly navigation: Navigation,
    @inject(Monitoring) private readonly monitoring: Monitoring,
  ) {
    this.candidate = storage.read(OPEN_PAYMENT_KEY, StoredPayment);
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
    this.stopConnect = onOpen(realtime, this.ask);
  }

  /** Undefined when there is none, it has ended, or the gateway has not answered yet. */
  get current(): StoredPayment | undefined {
    const status = this.kept && this.statuses.statusOf('deposit', this.kept.depositId);
    return status === undefined || isEndStatus(status) ? undefined : this.kept;
  }

  /** True while a stored payment waits for the gateway's answer; the request is sent once the channel is open. */
  get isAsking(): boolean {
    return this.candidate !== undefined;
  }

  remember({ id, methodName, amount, currency }: Transaction, invoice: Invoice): void {
    if (id === undefined) return;
    this.candidate = undefined;
    this.keep({ depositId: id, methodName, amount, currency, invoice });
    this.storage.write(OPEN_PAYMENT_KEY, this.kept);
  }

  forget(): void {
    this.reset();
    this.storage.remove(OPEN_PAYMENT_KEY);
  }

  /** Shows the address of the open payment again. */
  async resume(): Promise<void> {
    if (!this.current) return;
    const { depositId: id, methodName, amount, currency, invoice } = this.current;
    const data = { crypto: invoice };
    this.transaction.set({ flow: 'deposit', id, methodName, amount, currency, data, pageId: undefined });
    await this.navigation.go(ADDRESS_PATH);
  }

  reset(): void {
    this.kept = undefined;
    this.candidate = undefined;
  }

  dispose(): void {
    this.stopConnect();
  }

  private keep(payment: StoredPayment): void {
    this.kept = payment;
    this.statuses.follow({ flow: 'deposit', id: payment.depositId, methodName: payment.methodName });
  }

  private async ask(): Promise<void> {
    const asked = this.candidate;
    if (!asked) return;
    try {
      const { depositId, methodName: paymentMethod } = asked;
      const { status } = await this.realtime.request('BANKING_DEPOSIT:deposit-status', { depositId, paymentMethod });
      runInAction(() => this.settle(asked, statusOfDeposit(status) === undefined));
    } catch (error) {
      runInAction(() => this.onFailure(asked, AppError.from(error)));
    }
  }

  private settle(asked: StoredPayment, isOpen: boolean): void {
    if (this.candidate !== asked) return;
    this.candidate = undefined;
    if (isOpen) this.keep(asked);
    else this.forget();
  }

  /** A refusal means that the deposit is not this player's. If no answer comes, the next connection asks again. */
  private onFailure(asked: StoredPayment, error: AppError): void {
    if (error.status !== undefined) this.settle(asked, false);
    if (!isExpected(error)) this.monitoring.error(error, { call: 'open crypto payment' });
  }
}
