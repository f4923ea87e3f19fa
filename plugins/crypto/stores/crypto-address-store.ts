import { makeAutoObservable, when } from 'mobx';
import { inject, injectable } from 'tsyringe';
import type { Transaction } from '@/cashier/attempt/current-transaction';
import { PaymentPage } from '@/cashier/payment-page/payment-page';
import { AppError } from '@/core/errors/app-error';
import { ErrorHandler } from '@/core/errors/error-handler';
import { CryptoChoiceStore } from './crypto-choice-store';
import { factsOf } from './method-facts';
import { OpenPayment } from './open-payment';
import { checks } from './load-checks';
import type { CryptoInvoice, PayableInvoice, Refusal } from './read-invoice';

export type AddressState =
  | { kind: 'payable'; invoice: PayableInvoice; transaction: Transaction }
  /**
   * `missing`: the address is lost, for example after a reload in a browser without storage. `unloaded`: the file that
   * checks it can't be fetched.
   */
  | { kind: 'refused'; reason: Refusal | 'missing' | 'unloaded' };

/** The address to send to, which is shown only if it is verified. Observable. */
@injectable()
export class CryptoAddressStore {
  /** Undefined until `open`, and after a reload until the gateway has said whether the stored payment is still open. */
  state: AddressState | undefined = undefined;
  private stops: readonly (() => void)[] = [];

  constructor(
    @inject(PaymentPage) private readonly page: PaymentPage,
    @inject(CryptoChoiceStore) private readonly choices: CryptoChoiceStore,
    @inject(OpenPayment) private readonly openPayment: OpenPayment,
    @inject(ErrorHandler) private readonly errors: ErrorHandler,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** Call it when the page opens. Reads the current transaction, and goes to the complete page when that ends. */
  open(): void {
    this.close();
    this.state = undefined;
    this.stops = [when(() => this.isKnown, this.show), this.page.whenEnded(this.onEnd)];
    checks.load().catch(this.onUnloaded);
  }

  /** Call it when the player leaves the page. */
  close(): void {
    for (const stop of this.stops) stop();
    this.stops = [];
  }

  /** The player says that the coins are sent. Goes to the complete page, which waits for the network. */
  async sent(): Promise<void> {
    await this.page.showStatus();
  }

  reset(): void {
    this.close();
    this.state = undefined;
  }

  dispose(): void {
    this.close();
  }

  private get isKnown(): boolean {
    if (!checks.now()) return false;
    return this.page.current?.data?.crypto !== undefined || !this.openPayment.isAsking;
  }

  private show(): void {
    this.state = this.read();
  }

  private read(): AddressState {
    const { current } = this.page;
    const invoice = current && this.invoiceOf(current);
    if (!current || !invoice) return { kind: 'refused', reason: 'missing' };
    const reading = checks.now()!.readInvoice(invoice, this.expectedOf(current));
    if (reading.kind === 'refused') {
      this.report('A crypto address is not shown', `crypto.${reading.reason}`, current, invoice);
      return reading;
    }
    if (reading.isUriIgnored) this.report('A payment URI is not used', 'crypto.uri', current, invoice);
    this.openPayment.remember(current, invoice);
    return { ...reading, transaction: current };
  }

  /** After a reload only the transaction's id is known, so the stored invoice with the same id is used. */
  private invoiceOf({ id, data }: Transaction): CryptoInvoice | undefined {
    const kept = this.openPayment.current;
    return data?.crypto ?? (kept?.depositId === id ? kept?.invoice : undefined);
  }

  /** Prefer this scope's choice to the method's name, which does not identify the network if the method serves several. */
  private expectedOf({ methodName }: Transaction) {
    const { chosen } = this.choices;
    return chosen?.methodName === methodName ? chosen : factsOf(methodName);
  }

  private report(message: string, code: string, { methodName }: Transaction, { network }: CryptoInvoice): void {
    this.errors.report(new AppError(message, { code }), { method: methodName, network });
  }

  private onUnloaded(error: unknown): void {
    this.errors.handle(error);
    this.state ??= { kind: 'refused', reason: 'unloaded' };
  }

  private onEnd(): void {
    this.openPayment.forget();
    void this.page.showStatus({ replace: true });
  }
}
