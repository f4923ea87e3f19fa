import { makeAutoObservable, runInAction } from 'mobx';
import { inject, injectable } from 'tsyringe';
import { BrowserWindow } from '@/core/window/browser-window';
import type { TransactionLine } from '@/contract/transactions';
import { ErrorHandler } from '@/core/errors/error-handler';
import { HostBridge } from '@/core/host-bridge/host-bridge';
import { Locale } from '@/core/locale/locale';
import { Session } from '@/core/session/session';
import { historyCsv } from '../csv';
import { receiptText, type Receipt } from '../receipt';

/** The open receipt, and its ways out of the cashier: print, share, save as a file. One per scope. Observable. */
@injectable()
export class ReceiptStore {
  shown: TransactionLine | undefined = undefined;
  /** True while the system's share sheet is open. */
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

  /** A native app's web view can neither print nor save a file. */
  get canPrint(): boolean {
    return !this.session.isNative;
  }

  get canSave(): boolean {
    return !this.session.isNative;
  }

  /** Frames without `allow="web-share"` and most desktop browsers have no share sheet. */
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

  /** Never rejects. It is no error when the player closes the share sheet. */
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

  /** Saves the transactions as a file in the browser's downloads. */
  saveCsv(lines: readonly TransactionLine[]): void {
    const file = new Blob([historyCsv(lines, this.locale)], { type: 'text/csv;charset=utf-8' });
    const url = URL.createObjectURL(file);
    const link = this.window.document.createElement('a');
    Object.assign(link, { href: url, download: 'transactions.csv' }).click();
    // Some browsers read the object URL only after the click.
    setTimeout(() => URL.revokeObjectURL(url), 60_000);
  }

  reset(): void {
    this.shown = undefined;
    this.isSharing = false;
  }
}
