import { makeAutoObservable, reaction } from 'mobx';
import { inject, injectable } from 'tsyringe';
import { DepositStore } from '@/cashier/deposit/deposit-store';
import { PaymentPage } from '@/cashier/payment-page/payment-page';
import type { FieldValues } from '@/contract/deposit';
import { ServerClock } from '@/core/time/server-clock';
import { readPayee, type PayeeReading } from '../payee/read-payee';
import { PayeeCardStore } from './payee-card-store';

/** Store of the page with the payee. It needs only the transaction, so the deposit may come from another plugin's form. */
@injectable()
export class PayeeStore {
  constructor(
    @inject(PayeeCardStore) readonly card: PayeeCardStore,
    @inject(PaymentPage) readonly page: PaymentPage,
    @inject(DepositStore) private readonly deposit: DepositStore,
    @inject(ServerClock) private readonly clock: ServerClock,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get reading(): PayeeReading {
    return readPayee(this.page.current);
  }

  /** Call it when the page is shown. Returns a function to call when the page is left. */
  open(): () => void {
    const stops = [
      reaction(() => this.reading, this.onReading, { fireImmediately: true }),
      this.page.whenEnded(() => void this.page.showStatus()),
    ];
    return () => {
      stops.forEach((stop) => stop());
      this.card.reset();
    };
  }

  /** "I have paid": reports it to the gateway, then goes to the complete page. Never rejects. */
  complete(): Promise<void> {
    return this.page.reportPaid(this.typedFields());
  }

  reset(): void {
    this.page.reset();
    this.card.reset();
  }

  /** Field values that the player typed for this deposit; empty when it was created on another plugin's form. */
  private typedFields(): FieldValues {
    const { deposit } = this;
    return (deposit.method?.name === this.page.current?.methodName && deposit.form.read()?.fields) || {};
  }

  private onReading(reading: PayeeReading): void {
    if (reading.kind === 'none') void this.page.showStatus({ replace: true });
    if (reading.kind === 'refused') this.page.reportOnce(`Payee refused: ${reading.fault}`, 'hostToHost.payeeRefused');
    if (reading.kind !== 'payable') return;
    const { expiresAt, card } = reading;
    if (expiresAt !== undefined && this.clock.isKnown && Date.parse(expiresAt) <= this.clock.now()) {
      this.page.reportOnce('Payee had expired when it came', 'hostToHost.expiredOnArrival');
    }
    if (card) void this.card.show(card);
  }
}
