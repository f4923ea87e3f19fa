import { inject, injectable } from 'tsyringe';
import { isOpen } from '@/cashier/attempt/attempt-machine';
import type { AttemptIntent } from '@/cashier/attempt/attempt-record';
import { AttemptStore } from '@/cashier/attempt/attempt-store';
import { CurrentTransaction } from '@/cashier/attempt/current-transaction';
import { TransactionStatusStore } from '@/cashier/status/transaction-status-store';
import { Realtime } from '@/core/realtime/realtime';
import { Clock } from '@/core/time/time';
import { settledWithin } from '@/core/time/within';
import { ReservedDeposit } from './reserved-deposit';

/** Finds a deposit that the player has begun and not finished: in this tab, before a reload, or on another device. */
@injectable()
export class OpenDeposit {
  constructor(
    @inject(Realtime) private readonly realtime: Realtime,
    @inject(AttemptStore) private readonly attempts: AttemptStore,
    @inject(CurrentTransaction) private readonly transaction: CurrentTransaction,
    @inject(TransactionStatusStore) private readonly statuses: TransactionStatusStore,
    @inject(ReservedDeposit) private readonly reserved: ReservedDeposit,
    @inject(Clock) private readonly clock: Clock,
  ) {}

  /**
   * Asks the gateway, for at most `limitMs` milliseconds. True when there is an open deposit: it is then the current
   * transaction and is held by `ReservedDeposit`. Rejects with an AppError.
   */
  async find(paymentMethod: string, limitMs: number): Promise<boolean> {
    const asked = this.realtime.request('BANKING_DEPOSIT:deposit-check', { paymentMethod });
    const found = await settledWithin(asked, limitMs, this.clock);
    if (!found) return false;
    const { deposit, unifiedFlow } = found;
    if (!deposit) return false;
    const { depositId: id, passedAmount, passedCurrency, payment_amount, payment_currency } = deposit;
    const known = this.transaction.current;
    const amount = passedAmount ?? payment_amount ?? known?.amount;
    const currency = passedCurrency ?? payment_currency ?? known?.currency;
    // Without amount and currency a page could not say for certain what to pay.
    if (amount === undefined || currency === undefined) return false;
    await this.reserved.take(paymentMethod, found);
    const intent = { flow: 'deposit', methodName: paymentMethod, amount, currency } as const;
    this.settle(intent, id);
    this.statuses.follow({ flow: 'deposit', id, methodName: paymentMethod });
    this.transaction.set({ ...intent, id, data: unifiedFlow ? { unifiedFlow } : null, pageId: undefined });
    return true;
  }

  /** The deposit is that of a create whose reply was lost, if one looks like it and the deposit was not known before. */
  private settle({ flow, methodName, amount, currency }: Omit<AttemptIntent, 'digest'>, id: string): void {
    const { all } = this.attempts;
    if (all.some(({ transactionId }) => transactionId === id)) return;
    const lost = all.find(
      (one) =>
        isOpen(one) &&
        one.intent.flow === flow &&
        one.intent.methodName === methodName &&
        one.intent.amount === amount &&
        one.intent.currency === currency,
    );
    if (lost) this.attempts.settle(lost.key, id);
  }
}
