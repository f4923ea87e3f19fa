import { makeAutoObservable, reaction, runInAction } from 'mobx';
import { inject, injectable } from 'tsyringe';
import { CurrentTransaction, type Transaction } from '@/cashier/attempt/current-transaction';
import { DepositStore } from '@/cashier/deposit/deposit-store';
import { isEndStatus } from '@/cashier/status/status-rules';
import type { FieldValues } from '@/contract/deposit';
import type { TransactionStatus } from '@/contract/primitives';
import { AppError } from '@/core/errors/app-error';
import { ErrorHandler } from '@/core/errors/error-handler';
import { Realtime } from '@/core/realtime/realtime';
import { ServerClock } from '@/core/time/server-clock';
import { Navigation } from '@/kernel/navigation';
import { readPayee, type PayeeReading } from '../payee/read-payee';
import { PayeeCardStore } from './payee-card-store';

const COMPLETE_PAGE = '/deposit/complete';

/** Store of the page with the payee. It needs only the transaction, so the deposit may come from another plugin's form. */
@injectable()
export class PayeeStore {
  isCompleting = false;
  /** Why "I have paid" failed, so that the page can go on showing it. */
  private failure: unknown = undefined;
  /** Code and deposit id of each problem that has been reported to monitoring. */
  private readonly told = new Set<string>();

  constructor(
    @inject(PayeeCardStore) readonly card: PayeeCardStore,
    @inject(CurrentTransaction) private readonly transaction: CurrentTransaction,
    @inject(DepositStore) private readonly deposit: DepositStore,
    @inject(Realtime) private readonly realtime: Realtime,
    @inject(ServerClock) private readonly clock: ServerClock,
    @inject(Navigation) private readonly navigation: Navigation,
    @inject(ErrorHandler) private readonly errors: ErrorHandler,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get error(): string | undefined {
    return this.errors.textOf(this.failure);
  }

  get current(): Transaction | undefined {
    return this.transaction.current;
  }

  get reading(): PayeeReading {
    return readPayee(this.transaction.current);
  }

  /** Call it when the page is shown. Returns a function to call when the page is left. */
  open(): () => void {
    const stops = [
      reaction(() => this.reading, this.onReading, { fireImmediately: true }),
      reaction(() => this.transaction.status, this.onStatus, { fireImmediately: true }),
    ];
    return () => {
      stops.forEach((stop) => stop());
      this.card.reset();
    };
  }

  /**
   * "I have paid": reports it to the gateway, then goes to the complete page. A lost answer does not stop this, because
   * the gateway may have received the report, and the complete page waits for the money in any case. Never rejects.
   */
  async complete(): Promise<void> {
    if (this.isCompleting) return;
    this.isCompleting = true;
    this.failure = undefined;
    try {
      await this.press();
      await this.navigation.go(COMPLETE_PAGE);
    } catch (thrown) {
      this.errors.handle(thrown);
      runInAction(() => (this.failure = thrown));
    } finally {
      runInAction(() => (this.isCompleting = false));
    }
  }

  async toMethods(): Promise<void> {
    await this.navigation.go('/deposit');
  }

  reset(): void {
    this.failure = undefined;
    this.told.clear();
    this.card.reset();
  }

  private async press(): Promise<void> {
    const { id, methodName } = this.transaction.current ?? {};
    if (id === undefined || methodName === undefined) {
      throw new AppError('No deposit to complete', { code: 'deposit.none' });
    }
    const request = { depositId: id, paymentType: methodName, fields: this.typedFields(methodName) };
    try {
      await this.realtime.request('BANKING:deposit-complete', request);
    } catch (thrown) {
      const error = AppError.from(thrown);
      if (!error.outcomeUnknown) throw error;
      this.errors.report(error);
    }
  }

  /** Field values that the player typed for this deposit; empty when it was created on another plugin's form. */
  private typedFields(methodName: string): FieldValues {
    const { deposit } = this;
    return (deposit.method?.name === methodName && deposit.form.read()?.fields) || {};
  }

  private onReading(reading: PayeeReading): void {
    if (reading.kind === 'none') void this.navigation.go(COMPLETE_PAGE, { replace: true });
    if (reading.kind === 'refused') this.tell(`Payee refused: ${reading.fault}`, 'hostToHost.payeeRefused');
    if (reading.kind !== 'payable') return;
    const { expiresAt, card } = reading;
    if (expiresAt !== undefined && this.clock.isKnown && Date.parse(expiresAt) <= this.clock.now()) {
      this.tell('Payee had expired when it came', 'hostToHost.expiredOnArrival');
    }
    if (card) void this.card.show(card);
  }

  private onStatus(status: TransactionStatus | undefined): void {
    if (status && isEndStatus(status)) void this.navigation.go(COMPLETE_PAGE);
  }

  /** Reports to monitoring, once per deposit and code; never includes a number. */
  private tell(message: string, code: string): void {
    const key = `${code} ${this.transaction.current?.id}`;
    if (this.told.has(key)) return;
    this.told.add(key);
    this.errors.report(new AppError(message, { code }));
  }
}
