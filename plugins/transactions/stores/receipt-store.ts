import { makeAutoObservable, runInAction } from 'mobx';
import { inject, injectable } from 'tsyringe';
import { BrowserWindow } from '@/cashier/payment-window/browser-window';
import type { TransactionLine } from '@/contract/transactions';
import { ErrorHandler } from '@/core/errors/error-handler';
import { HostBridge } from '@/core/host-bridge/host-bridge';
import { Locale } from '@/core/locale/locale';
import { Session } from '@/core/session/session';
import { historyCsv } from '../csv';
import { receiptText, type Receipt } from '../receipt';

/** The receipt that is open, and what leaves the cashier: paper, a message, a file. One per scope. Observable. */
@injectable()
export class ReceiptStore {
  shown: TransactionLine | undefined = undefined;
  /** The system's sheet is open. */
  isSharing = false;

  constructor(
    @inject(BrowserWindow) private readonly window: BrowserWindow,
    @inject(HostBridge) private readonly host: HostBridge,
    @inject(Session) private readonly session: Pick<Session, 'isNative' | 'payload'>,
    @inject(Locale) private readonly locale: Locale,
    @inject(ErrorHandler) private readonly errors: ErrorHandler,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** A web view can neither print nor save a file. */
  get canPrint(): boolean {
    return !this.session.isNative;
  }

  get canSave(): boolean {
    return !this.session.isNative;
  }

  /** A frame without `allow="web-share"`, and most desks, have no sheet to share by. */
  get canShare(): boolean {
    if (this.session.isNative) return this.session.payload.canShare;
    const { navigator } = this.window;
    return navigator.canShare?.({ text: 'text' }) ?? false;
  }

  show(line: TransactionLine): void {
    this.shown = line;
  }

  close(): void {
    this.shown = undefined;
  }

  print(): void {
    this.window.print();
  }

  /** Never rejects. A sheet that the player closes is no fault. */
  async share(receipt: Receipt): Promise<void> {
    if (this.isSharing) return;
    this.isSharing = true;
    const { title } = receipt;
    const text = receiptText(receipt);
    try {
      if (this.session.isNative) this.host.send({ messageType: 'share', title, text });
      else await this.window.navigator.share({ title, text });
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'AbortError')) this.errors.handle(error);
    } finally {
      runInAction(() => (this.isSharing = false));
    }
  }

  /** The lines as a file among the browser's downloads. */
  saveCsv(lines: readonly TransactionLine[]): void {
    const file = new Blob([historyCsv(lines, this.locale)], { type: 'text/csv;charset=utf-8' });
    const url = URL.createObjectURL(file);
    const link = this.window.document.createElement('a');
    Object.assign(link, { href: url, download: 'transactions.csv' }).click();
    // Some browsers read the address only after the click.
    setTimeout(() => URL.revokeObjectURL(url), 60_000);
  }

  reset(): void {
    this.shown = undefined;
    this.isSharing = false;
  }
}
