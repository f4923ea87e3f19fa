import { makeAutoObservable, observableRef } from 'mobx';
import { inject, injectable, type InjectionToken } from 'tsyringe';
import * as v from 'valibot';
import { CurrentTransaction, type Transaction } from '@/cashier/attempt/current-transaction';
import { isEndStatus } from '@/cashier/status/status-rules';
import { TransactionStatusStore } from '@/cashier/status/transaction-status-store';
import { CryptoInvoice } from '@/contract/api-response';
import { Session } from '@/core/session/session';
import { SessionStore } from '@/core/storage/storage';
import { Navigation } from '@/kernel/navigation';
import type { CryptoInvoice as Invoice } from './read-invoice';

export const OPEN_PAYMENT_KEY = 'cashier.crypto.open';
export const ADDRESS_PATH = '/deposit/crypto/address';

/** An address is public and no secret of the player's; it is verified again each time that it is read back. */
const StoredPayment = v.object({
  /** The host's id of the player: another player in the same tab must not pay this one's deposit. */
  userId: v.string(),
  depositId: v.string(),
  methodName: v.string(),
  amount: v.number(),
  currency: v.string(),
  invoice: CryptoInvoice,
});
type StoredPayment = v.InferOutput<typeof StoredPayment>;

/**
 * The last address that was shown, kept for as long as the tab lives: a transfer takes minutes, the player looks into a
 * wallet meanwhile, and the page may be loaded anew. Observable.
 */
export interface OpenPayment {
  /** Undefined when there is none or it has ended. */
  readonly current: Omit<StoredPayment, 'userId'> | undefined;
  /** Looks what is kept and asks what became of it. */
  restore(): void;
  remember(transaction: Transaction, invoice: Invoice): void;
  forget(): void;
  /** Shows its address again. */
  resume(): Promise<void>;
  reset(): void;
}
export const OpenPayment: InjectionToken<OpenPayment> = Symbol('OpenPayment');

@injectable()
export class StoredOpenPayment implements OpenPayment {
  private kept: StoredPayment | undefined = undefined;

  constructor(
    @inject(SessionStore) private readonly storage: SessionStore,
    @inject(Session) private readonly session: Session,
    @inject(TransactionStatusStore) private readonly statuses: TransactionStatusStore,
    @inject(CurrentTransaction) private readonly transaction: CurrentTransaction,
    @inject(Navigation) private readonly navigation: Navigation,
  ) {
    makeAutoObservable<this, 'kept' | 'storage' | 'session' | 'statuses' | 'transaction' | 'navigation'>(
      this,
      {
        kept: observableRef,
        storage: false,
        session: false,
        statuses: false,
        transaction: false,
        navigation: false,
      },
      { autoBind: true },
    );
    this.restore();
  }

  get current(): StoredPayment | undefined {
    const status = this.kept && this.statuses.statusOf('deposit', this.kept.depositId);
    return status === undefined || isEndStatus(status) ? undefined : this.kept;
  }

  restore(): void {
    const stored = this.storage.read(OPEN_PAYMENT_KEY, StoredPayment);
    this.kept = stored?.userId === this.session.payload.userId ? stored : undefined;
    if (this.kept) this.follow(this.kept);
  }

  remember({ id, methodName, amount, currency }: Transaction, invoice: Invoice): void {
    if (id === undefined) return;
    const { userId } = this.session.payload;
    this.kept = { userId, depositId: id, methodName, amount, currency, invoice };
    this.storage.write(OPEN_PAYMENT_KEY, this.kept);
    this.follow(this.kept);
  }

  forget(): void {
    this.kept = undefined;
    this.storage.remove(OPEN_PAYMENT_KEY);
  }

  async resume(): Promise<void> {
    if (!this.current) return;
    const { depositId: id, methodName, amount, currency, invoice } = this.current;
    this.transaction.set({
      flow: 'deposit',
      id,
      methodName,
      amount,
      currency,
      data: { crypto: invoice },
      pageId: undefined,
    });
    await this.navigation.go(ADDRESS_PATH);
  }

  reset(): void {
    this.kept = undefined;
  }

  private follow({ depositId: id, methodName }: StoredPayment): void {
    this.statuses.follow({ flow: 'deposit', id, methodName });
  }
}
