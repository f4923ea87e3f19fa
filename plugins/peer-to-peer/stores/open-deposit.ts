import { inject, injectable } from 'tsyringe';
import type { AttemptIntent } from '@/cashier/attempt/attempt-record';
import { AttemptStore } from '@/cashier/attempt/attempt-store';
import { CurrentTransaction } from '@/cashier/attempt/current-transaction';
import type { PaymentPage } from '@/cashier/payment-page/payment-page';
import { askStatus } from '@/cashier/status/ask-status';
import { statusOfDeposit } from '@/cashier/status/status-rules';
import { TransactionStatusStore } from '@/cashier/status/transaction-status-store';
import type { FieldValues } from '@/contract/deposit';
import { CALL_LIMIT_MS } from '@/core/realtime/call-limit';
import { Realtime } from '@/core/realtime/realtime';
import { Clock } from '@/core/time/time';
import { settledWithin } from '@/core/time/within';
import { ReservedDeposit } from './reserved-deposit';

type Payment = PaymentPage['reference'];

/**
 * The gateway's calls about a deposit that the player has begun and not finished: in this tab, before a reload, or on
 * another device. Each rejects with an AppError.
 */
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
   * Asks for it, for at most `limitMs` milliseconds. True when there is one: it is then the current transaction and is
   * held by `ReservedDeposit`; not once `signal` is aborted, because the page may then be that of another payment.
   */
  async find(paymentMethod: string, limitMs: number, signal: AbortSignal): Promise<boolean> {
    const asked = this.realtime.request('BANKING_DEPOSIT:deposit-check', { paymentMethod });
    const found = await settledWithin(asked, limitMs, this.clock);
    if (!found?.deposit) return false;
    const { deposit, unifiedFlow } = found;
    const { depositId: id, passedAmount, passedCurrency, payment_amount, payment_currency } = deposit;
    const known = this.transaction.current;
    const amount = passedAmount ?? payment_amount ?? known?.amount;
    const currency = passedCurrency ?? payment_currency ?? known?.currency;
    // Without amount and currency a page could not say for certain what to pay.
    if (amount === undefined || currency === undefined) return false;
    const intent = { flow: 'deposit', methodName: paymentMethod, amount, currency } as const;
    this.settle(intent, id);
    this.statuses.follow({ flow: 'deposit', id, methodName: paymentMethod });
    if (signal.aborted) return false;
    this.transaction.set({ ...intent, id, data: unifiedFlow ? { unifiedFlow } : null, pageId: undefined });
    await this.reserved.take(paymentMethod, found);
    return true;
  }

  /** The answer changes nothing, so a gateway that does not answer must not keep the player waiting. */
  async reportPaid(payment: Payment, fields: FieldValues): Promise<void> {
    const data = { ...fields, ...referenceOf(payment) };
    await settledWithin(this.realtime.request('BANKING_DEPOSIT:deposit-complete', data), CALL_LIMIT_MS, this.clock);
  }

  /** True when the gateway has cancelled it; the status is recorded at once, without waiting for the push. */
  async cancel(payment: Payment): Promise<boolean> {
    const { status } = await this.realtime.request('BANKING_DEPOSIT:deposit-cancel', referenceOf(payment));
    const end = statusOfDeposit(status);
    if (end === 'mistaked') this.statuses.learn('deposit', payment.id, end);
    return end === 'mistaked';
  }

  /** Whether the gateway has ended it because its time was up: it may have been paid all the same. */
  async hasRunOut(payment: Payment): Promise<boolean> {
    const asked = askStatus(this.realtime, { flow: 'deposit', ...payment });
    return (await settledWithin(asked, CALL_LIMIT_MS, this.clock))?.decline?.reason === 'expired';
  }

  /** The deposit is that of a create whose reply was lost, if one looks like it and the deposit was not known before. */
  private settle({ flow, methodName, amount, currency }: Omit<AttemptIntent, 'digest'>, id: string): void {
    const lost = this.attempts
      .unknownOf(flow)
      .find(({ intent: one }) => one.methodName === methodName && one.amount === amount && one.currency === currency);
    if (lost) this.attempts.settle(lost.key, id, lost.intent);
  }
}

const referenceOf = ({ id, methodName }: Payment) => ({ depositId: id, paymentMethod: methodName });
