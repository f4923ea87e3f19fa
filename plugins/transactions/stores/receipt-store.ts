import { makeAutoObservable } from 'mobx';
import { injectable } from 'tsyringe';
import type { TransactionLine } from '@/contract/transactions';

/** The open receipt. One per scope. Observable. */
@injectable()
export class ReceiptStore {
  shown: TransactionLine | undefined = undefined;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  show(line: TransactionLine): void {
    this.shown = line;
  }

  close(): void {
    this.shown = undefined;
  }

  reset(): void {
    this.shown = undefined;
  }
}
